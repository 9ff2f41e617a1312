"""Result rows as a markdown list, faster than a template."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django import template

from index.checks import SCORED_CHECKS
from index.templatetags.quoted import md, md_code, md_quote, md_url, plain
from index.templatetags.reported import score

register = template.Library()

SOURCES = {
    "tool": "tool",
    "skill": "skill",
    "mcp_server": "MCP server",
    "api": "API",
    "llms_txt": "llms.txt",
    "home_page": "home page",
    "description": "description",
    "name": "name",
}


@register.filter
def reason(row: Mapping[str, Any]) -> dict[str, str]:
    """A row's `why` as `{source, quote, tool}`: the source in words, the quoted tool's name or ""."""
    source, quote = row["why"]["source"], row["why"]["quote"]
    tools = [*row["verified"]["mcp_tools"], *row["verified"]["webmcp_tools"]] if source == "tool" else []
    named = (name for name in tools if quote == plain(name, 200) or quote.startswith(f"{plain(name, 200)}: "))
    return {"source": SOURCES[source], "quote": quote, "tool": next(named, "")}


@register.simple_tag
def result_lines(rows: Sequence[Mapping[str, Any]]) -> str:
    """A numbered line per row, with its `why`."""
    return "\n".join(f"{n}. {'; '.join([md_row(row), *_reasons(row)])}" for n, row in enumerate(rows, 1))


def _reasons(row: Mapping[str, Any]) -> Iterator[str]:
    if why := row.get("why"):
        yield f"its {SOURCES[why['source']]}: {md_quote(why['quote'], 200)}"


@register.filter
def md_row(row: Mapping[str, Any]) -> str:
    name = md_quote(row["display_name"] or row["host"], 120)
    verified = row["verified"]
    return (
        f"{name}, {md_code(row['host'])}: {score(verified)} of {len(SCORED_CHECKS)} checks, "
        f"{md(row['tier_label'])}, probed {verified['verified_at']}, report {md_url(row['report'])}"
    )
