"""Result rows as a markdown list; in Python, as a template takes longer than the search."""

from collections.abc import Iterator, Mapping
from typing import Any

from django import template

from index.checks import SCORED
from index.search.matches import Matches
from index.templatetags.quoted import md, md_code, md_quote, md_url
from index.templatetags.reported import score, words

register = template.Library()

NEAR = "related: doesn't contain your exact words"


@register.simple_tag
def near() -> str:
    return NEAR


@register.simple_tag(takes_context=True)
def result_lines(context: template.Context) -> str:
    """Return a numbered line per row of `answer`, with the reason for each match if `matches` is given."""
    answer = context["answer"]
    found = context.get("matches") if answer["query"] else None
    return "\n".join(
        f"{n}. {'; '.join([md_row(row), *([] if found is None else _why(found.get(row['host'])))])}"
        for n, row in enumerate(answer["results"], 1)
    )


@register.filter
def md_row(row: Mapping[str, Any]) -> str:
    name = md_quote(row["display_name"] or row["host"], 120)
    verified = row["verified"]
    return (
        f"{name}, {md_code(row['host'])}: {score(verified)} of {len(SCORED)} checks, {md(row['tier_label'])}, "
        f"probed {verified['verified_at']}, report {md_url(row['report'])}"
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
