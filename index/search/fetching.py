"""Fetch result rows and verify the view, in one statement."""

import json
from collections.abc import Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any

from django.db import connection

from index.checks import STORED, TOOLS
from index.fulltext import QueryTerm
from index.generations import source
from index.generations.current import LastView
from index.search.rows import Row, result_row
from index.search.why import (
    MAX_DESCRIPTION,
    MAX_TOOL_TEXT,
    NearPassages,
    SiteTexts,
    best_text,
    matching_first,
)
from index.shapes import ResultRow

_NAMES = """
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', tool -> 'name')), '[]')
    FROM jsonb_array_elements({}) AS tool)
"""
_SAID = f"""
    (SELECT COALESCE(jsonb_agg(jsonb_build_object(
        'name', tool -> 'name', 'description', left(tool ->> 'description', {MAX_TOOL_TEXT})
    )), '[]') FROM jsonb_array_elements({{}}) AS tool)
"""  # noqa: S608 - put together from constants
_TOOLS = tuple(TOOLS.values())  # Read without schemas and full descriptions
# Read as one JSON document, in a quarter of the time.
_JSON = (*_TOOLS, "apparent_actions", "other_wellknown", "connect")
_PLAIN = tuple(name for name in Row._fields[: -len(_JSON)] if name not in {"answers", "description"})
_COLUMNS = (
    *_PLAIN,
    *(check.value for check in STORED),
    f"left(description, {MAX_DESCRIPTION}) AS description",
)
# For `why`: the nearest passages.
_ASKED = """, (
    SELECT COALESCE(jsonb_agg(passages -> number ORDER BY place), '[]') FROM unnest(
        (%(near)s::text[])[array_position(%(pks)s::bigint[], index_site.id)]::int[]
    ) WITH ORDINALITY AS near(number, place))
"""
_ROWS = f"""
    SELECT now.holds, {", ".join(_COLUMNS)}, jsonb_build_array({{json}})::text
    FROM (SELECT {{holds}} AS holds) AS now LEFT JOIN index_site ON listed AND index_site.id = ANY (%(pks)s)
"""  # noqa: S608 - put together from constants


def _json(tools: str) -> str:
    return ", ".join(tools.format(name) if name in _TOOLS else name for name in _JSON)


def fetch_rows(
    pks: Sequence[int],
    seen: LastView | None = None,
    asked: Sequence[QueryTerm] = (),
    near: Mapping[int, NearPassages] = MappingProxyType({}),
) -> dict[int, ResultRow] | None:
    """Rows of listed sites by primary key; None when the state differs from `seen`.

    With `asked` terms, rows have `why`, from `near` passages, and tools in matching order.
    """
    holds = "TRUE" if seen is None else source.NOTHING_CHANGED
    json_columns = f"{_json(_SAID)}{_ASKED}" if asked else _json(_NAMES)
    given: dict[str, Any] = {"pks": list(pks), "near": [_array(near.get(pk)) for pk in pks]}
    with connection.cursor() as cursor:
        statement = _ROWS.format(holds=holds, json=json_columns)
        cursor.execute(statement, {**given, **({} if seen is None else seen.asked)})
        found = cursor.fetchall()
    if not found[0][0]:
        return None
    return {
        columns[0]: _row(columns, json.loads(several), asked, near.get(columns[0], NearPassages()))
        for _, *columns, several in found
        if columns[0] is not None
    }


def _array(near: NearPassages | None) -> str:
    return f"{{{','.join(map(str, near.numbers))}}}" if near else "{}"


def _row(
    columns: Sequence[Any], several: Sequence[Any], asked: Sequence[QueryTerm], near: NearPassages
) -> ResultRow:
    *plain, description = columns
    known, answers = plain[: len(_PLAIN)], tuple(plain[len(_PLAIN) :])
    if not asked:
        return result_row(Row._make((*known, answers, description, *several)))
    *shown_columns, passages = several
    tools = [matching_first(listed, passages, asked) for listed in shown_columns[: len(_TOOLS)]]
    named = [[one.tool for one in ranked] for ranked in tools]
    row = Row._make((*known, answers, description, *named, *shown_columns[len(_TOOLS) :]))
    shown = result_row(row)
    texts = SiteTexts(row.display_name or row.name or row.host, description, list(chain(*tools)))
    shown["why"] = best_text(texts, asked, passages[0] if near.carry else None)
    return shown
