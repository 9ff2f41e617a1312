"""Tools that must not be called, for a server of either Python SDK."""

from mcp.types import ToolAnnotations


def with_tools(server):
    @server.tool(annotations=ToolAnnotations(readOnlyHint=True))
    def find_book(title: str) -> str:
        """Find a book."""
        raise AssertionError(f"a tool was called: {title}")

    @server.tool()
    def order_book(title: str) -> str:
        """Order a book."""
        raise AssertionError(f"a tool was called: {title}")

    return server
