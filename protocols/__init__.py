"""REST, MCP, A2A and documents."""
