"""Whether an MCP server answered or an API catalog exists."""

from typing import Final

from index.filters.filter import Filter

FILTER: Final = Filter(
    name="has_endpoint",
    column="has_endpoint",
    asks="Only sites with a working MCP server or an API catalog.",
    tests="Tests whether an MCP endpoint answered tools/list or the site publishes an API catalog "
    "(RFC 9727). The answer is no only if both are no.",
    label="an MCP server answered, or an API catalog is published",
    on_results=True,
)
