"""Management commands of the index."""
