"""REST, MCP, A2A, documents and errors."""
