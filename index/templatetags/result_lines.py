"""Result rows as a markdown list, faster than a template."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from django import template

from index.checks import CHECKS, SCORED_CHECKS, TOOLS, count_of_tools
from index.pages.figures import percent_in_words
from index.shapes import ListedPage
from index.templatetags.quoted import CAP, md, md_code, md_quote, md_url, plain, shorten, without_tags
from index.templatetags.reported import answers, score
from index.values.vocabulary import COUNTRIES, EntityType

register = template.Library()
register.filter("percent", percent_in_words)

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


MAX_LINE = 160  # Characters of what a site says it is
MAX_TOOLS = 4  # Tools that a row names


@register.filter
def description_line(text: str) -> str:
    """A site's description, short and without HTML."""
    return shorten(plain(without_tags(text), CAP), MAX_LINE)


@register.filter
def page_beside(listed: ListedPage, step: int) -> str:
    """The query of the page that many on, "" where there is none."""
    page = listed["page"] + step
    query = {"sort": listed["sort"], "page": page} if listed["sort"] else {"page": page}
    return f"?{urlencode(query)}" if 1 <= page <= listed["pages"] else ""


@register.filter
def kind_label(kind: str) -> str:
    return EntityType(kind).label


@register.filter
def country_label(country: str) -> str:
    return COUNTRIES[country]


@register.filter
def thousands(count: int) -> str:
    """For example "5,014"."""
    return f"{count:,}"


@register.filter
def marks(verified: Mapping[str, Any]) -> list[tuple[str, str]]:
    """The scored answers, each with the name beside its mark."""
    names = (CHECKS[check].short or CHECKS[check].label for check in SCORED_CHECKS)
    return list(zip(answers(verified), names, strict=True))


@register.filter
def tools_of_row(row: Mapping[str, Any]) -> dict[str, Any]:
    """`named`: the first tools, each once; `more`: how many others there are."""
    verified = row["verified"]
    lists = [verified[column] for column in TOOLS.values()]
    every = [verified.get(count_of_tools(column), len(verified[column])) for column in TOOLS.values()]
    named = list(dict.fromkeys(name for names in lists for name in names))
    more = sum(every) - sum(map(len, lists)) + max(0, len(named) - MAX_TOOLS)
    return {"named": named[:MAX_TOOLS], "more": more}


@register.filter
def reason(row: Mapping[str, Any]) -> dict[str, str] | None:
    """A row's `why` as `{source, quote, tool}`: the source in words, the quoted tool's name or "".

    None where the row says the same already.
    """
    source, quote = row["why"]["source"], row["why"]["quote"]
    if (source == "name" and quote == plain(row["display_name"] or row["host"], 200)) or (
        source == "description" and description_line(row["description"]).startswith(quote)
    ):
        return None
    tools = [*row["verified"]["mcp_tools"], *row["verified"]["webmcp_tools"]] if source == "tool" else []
    named = (name for name in tools if quote == plain(name, 200) or quote.startswith(f"{plain(name, 200)}: "))
    return {"source": SOURCES[source], "quote": quote, "tool": next(named, "")}


@register.simple_tag
def result_lines(rows: Sequence[Mapping[str, Any]]) -> str:
    """A numbered line per row, with its `why`."""
    return "\n".join(f"{n}. {'; '.join([md_row(row), *_reasons(row)])}" for n, row in enumerate(rows, 1))


def _reasons(row: Mapping[str, Any]) -> Iterator[str]:
    if row.get("why") and (why := reason(row)):
        yield f"its {why['source']}: {md_quote(why['quote'], 200)}"


@register.filter
def md_row(row: Mapping[str, Any]) -> str:
    name = md_quote(row["display_name"] or row["host"], 120)
    verified = row["verified"]
    graded = f"{score(verified)} of {len(SCORED_CHECKS)} checks, {md(row['tier_label'])}"
    probed = f"probed {verified['verified_at']}, report {md_url(row['report'])}"
    said = [f"{name}, {md_code(row['host'])}: {graded}, {probed}"]
    if line := description_line(row["description"]):
        said.append(md_quote(line, MAX_LINE))
    said += [EntityType(row["entity_type"]).label] if row["entity_type"] else []
    said += [COUNTRIES[row["country"]]] if row["country"] else []
    if tools := tools_of_row(row)["named"]:
        said.append(f"tools {', '.join(md_quote(name, 60) for name in tools)}")
    return "; ".join(said)
