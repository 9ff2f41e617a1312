"""Matching words of a site, shown to people."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from django.db import connection

from index.models import Site
from index.shapes import ResultRow, Verified
from index.values.search_text import split_name

MAX_SHOWN: Final = 6
"""Tools or actions shown per result."""

_MAX_READ: Final = 40
"""Tools examined per site."""
_MAX_TEXT: Final = 400
"""Characters examined per text."""
_MAX_TOOL_TEXT: Final = 160
"""Characters examined per tool, as parsing is slow."""

_HOLDING: Final = """
    SELECT place, CASE WHEN quoted THEN ts_headline(
        'english', text, %(query)s::tsquery,
        'StartSel="", StopSel="", MinWords=6, MaxWords=18, MaxFragments=1'
    ) ELSE '' END
    FROM unnest(%(texts)s::text[], %(quoted)s::boolean[]) WITH ORDINALITY AS given(text, quoted, place)
    WHERE to_tsvector('english', text) @@ %(query)s::tsquery
"""


@dataclass(slots=True)
class Matches:
    """A site's own matching words: unverified and hostile."""

    name: str = ""
    """The part of its name or title around the match."""
    description: str = ""
    tools: list[str] = field(default_factory=list)
    actions: list[dict[str, str]] = field(default_factory=list)
    """As `apparent_actions`."""


def matches(q: str | None, rows: Sequence[ResultRow]) -> dict[str, Matches]:
    """Matches by host, in two statements; tools in row order."""
    found: dict[str, Matches] = defaultdict(Matches)
    words = _lexemes_of(q) if q and rows else []
    if not words:
        return found
    columns = ("host", "name", "display_name", "description", "mcp_tools", "webmcp_tools", "apparent_actions")
    named = {row["host"]: _places(row["verified"]) for row in rows}
    sites = Site.objects.listed().filter(host__in=named).values(*columns)
    texts = [entry for site in sites for entry in _texts(site, named[site["host"]])]
    for place, part in _holding(texts, " | ".join(words)):
        host, kind, item, _ = texts[place - 1]
        _note(found[host], kind, item, part)
    return found


def _lexemes_of(q: str) -> list[str]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT tsvector_to_array(to_tsvector('english', %s))", [q])
        row = cursor.fetchone()
    return ["'" + lexeme.replace("\\", "\\\\").replace("'", "''") + "'" for lexeme in (row[0] if row else ())]


_Text = tuple[str, str, Any, str]
"""Host, kind, what is shown (None: the part around the match), text to search."""


def _places(verified: Verified) -> dict[str, int]:
    names = dict.fromkeys([*verified["mcp_tools"], *verified["webmcp_tools"]])
    return {name: place for place, name in enumerate(names)}


def _texts(site: dict[str, Any], places: Mapping[str, int]) -> Iterator[_Text]:
    host = site["host"]
    yield host, "name", None, site["display_name"]
    yield host, "name", None, site["name"]
    yield host, "description", None, site["description"]
    tools = site["mcp_tools"] + site["webmcp_tools"]
    for tool in sorted(tools, key=lambda tool: places.get(tool["name"], len(places)))[:_MAX_READ]:
        yield (
            host,
            "tool",
            tool["name"],
            f"{split_name(tool['name'])}. {tool['description']}"[:_MAX_TOOL_TEXT],
        )
    for action in site["apparent_actions"]:
        yield host, "action", action, split_name(action["action"])


def _holding(texts: Sequence[_Text], query: str) -> Iterable[tuple[int, str]]:
    """Yield 1-based positions of matching texts, and the part around each match."""
    given: dict[str, Any] = {
        "query": query,
        "texts": [text[:_MAX_TEXT] for _, _, _, text in texts],
        "quoted": [item is None for _, _, item, _ in texts],
    }
    with connection.cursor() as cursor:
        cursor.execute(_HOLDING, given)
        return [(int(place), str(part)) for place, part in cursor.fetchall()]


def _note(into: Matches, kind: str, item: Any, part: str) -> None:
    match kind:
        case "name":
            into.name = into.name or part
        case "description":
            into.description = part
        case "tool" if len(into.tools) < MAX_SHOWN and item not in into.tools:
            into.tools.append(item)
        case "action" if len(into.actions) < MAX_SHOWN:
            into.actions.append(item)
