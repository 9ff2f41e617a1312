"""Whether the page registered WebMCP tools."""

from typing import Final

from index.filters.filter import Filter

FILTER: Final = Filter(
    name="has_webmcp",
    column="webmcp",
    asks="Only sites whose page, executed, registered at least one WebMCP tool.",
    tests="Tests whether the page, executed in a real browser, registered at least one WebMCP tool. "
    "A page that was not executed is unknown.",
    label="a browser saw the page register WebMCP tools",
)
