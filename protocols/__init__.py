"""Wires only: REST, documents and errors over the use cases of the index."""
