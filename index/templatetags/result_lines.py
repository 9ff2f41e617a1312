"""Result rows as a markdown list, faster than a template."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from django import template

from index.checks import SCORED
from index.search.matches import Matches
from index.templatetags.quoted import md, md_code, md_quote, md_url, plain
from index.templatetags.reported import score, words

register = template.Library()

NEAR = "related: doesn't contain your exact words"


SOURCES: Final = {
    "tool": "tool",
    "skill": "skill",
    "mcp_server": "MCP server",
    "api": "API",
    "llms_txt": "llms.txt",
    "home_page": "home page",
    "description": "description",
    "name": "name",
}


@register.simple_tag
def near() -> str:
    return NEAR


@register.filter
def told_by_meaning(row: Mapping[str, Any], found: Matches | None) -> dict[str, str] | None:
    """A row's `why` as `{source, quote, tool}`, unless the matching words show it.

    `source` is in words; `tool` is "" unless one is quoted.
    """
    source, quote = row["why"]["source"], row["why"]["quote"]
    if source in {"description", "name"} or (source == "tool" and found is not None and found.tools):
        return None
    tools = [*row["verified"]["mcp_tools"], *row["verified"]["webmcp_tools"]] if source == "tool" else []
    named = (name for name in tools if quote == plain(name, 200) or quote.startswith(f"{plain(name, 200)}: "))
    return {"source": SOURCES[source], "quote": quote, "tool": next(named, "")}


@register.simple_tag(takes_context=True)
def result_lines(context: template.Context, rows: Sequence[Mapping[str, Any]]) -> str:
    """A numbered line per row with its reasons: `matches` if given, else `why`."""
    found = context.get("matches")
    return "\n".join(
        f"{n}. {'; '.join([md_row(row), *_reasons(row, found)])}" for n, row in enumerate(rows, 1)
    )


def _reasons(row: Mapping[str, Any], found: Mapping[str, Matches] | None) -> Iterator[str]:
    why = row.get("why")
    if why is None:
        return
    if found is None:
        yield f"its {SOURCES[why['source']]}: {md_quote(why['quote'], 200)}"
        return
    words_that_match = found.get(row["host"])
    yield from _why(words_that_match)
    if told := told_by_meaning(row, words_that_match):
        yield f"its {told['source']}: {md_quote(told['quote'], 200)}"


@register.filter
def md_row(row: Mapping[str, Any]) -> str:
    name = md_quote(row["display_name"] or row["host"], 120)
    verified = row["verified"]
    return (
        f"{name}, {md_code(row['host'])}: {score(verified)} of {len(SCORED)} checks, "
        f"{md(row['tier_label'])}, probed {verified['verified_at']}, report {md_url(row['report'])}"
    )


def _why(why: Matches | None) -> Iterator[str]:
    if why is None:
        yield NEAR
        return
    if why.name:
        yield f"its name: {md_quote(why.name, 160)}"
    if why.description:
        yield f"its description: {md_quote(why.description, 200)}"
    if why.tools:
        yield f"its tools: {', '.join(md_code(tool, 60) for tool in why.tools)}"
    for action in why.actions:
        yield f"a visitor can apparently {words(action['action'])}: {md_quote(action['evidence'], 120)}"
