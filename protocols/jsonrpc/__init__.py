"""JSON-RPC 2.0 over HTTP as MCP and A2A share it."""
