"""Whether an MCP server answered."""

from typing import Final

from index.filters.filter import Filter

FILTER: Final = Filter(
    name="has_mcp",
    column="mcp_server",
    asks="Only sites whose MCP server answered tools/list in the strict re-grade.",
    tests="Tests whether an MCP endpoint of the site, found by any route, answered tools/list to a caller "
    "without credentials in the strict re-grade. A server that asks for credentials or did not answer for a "
    "passing reason is unknown.",
    label="an MCP server answered tools/list",
    in_catalogs=False,
)
