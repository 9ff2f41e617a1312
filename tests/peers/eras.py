"""Eras of MCP."""


def before_stateless(app):
    """A client of 2026-07-28 finds that only older protocols are spoken."""

    async def older(scope, receive, send):
        kept = [(k, v) for k, v in scope.get("headers", ()) if not k.lower().startswith((b"mcp-p", b"mcp-m"))]
        told = any(k.lower() == b"mcp-session-id" for k, _ in kept)
        await app(scope if told or "headers" not in scope else {**scope, "headers": kept}, receive, send)

    return older
