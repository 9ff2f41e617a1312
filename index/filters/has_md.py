"""Whether the home page is available as markdown."""

from typing import Final

from index.filters.filter import Filter

FILTER: Final = Filter(
    name="has_md",
    column="has_md",
    asks="Only sites with strict markdown negotiation or a markdown twin.",
    tests="Tests whether markdown negotiation passed the strict re-grade or the site ships a markdown twin "
    "of its home page. The answer is no only if both are no.",
    label="the home page is served as markdown, on request or as a twin",
    on_results=True,
)
