"""JSON-RPC 2.0 over HTTP, shared by MCP and A2A."""
