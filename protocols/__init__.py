"""REST, MCP, A2A, documents and errors over the use cases of the index."""
