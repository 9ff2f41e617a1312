"""MCP at /mcp."""
