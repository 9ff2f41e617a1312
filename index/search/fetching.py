"""Fetch result rows and verify the view, in one statement."""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, repeat
from types import MappingProxyType
from typing import Any

from config.database.base import prepared_cursor
from index.checks import STORED_CHECKS, TOOLS
from index.fulltext import QueryTerm
from index.generations import source
from index.generations.current import LastView
from index.search.rows import Row, result_row
from index.search.why import (
    MAX_DESCRIPTION,
    MAX_TOOL_TEXT,
    MOST,
    NearPassages,
    SiteTexts,
    best_text,
    matching_first,
)
from index.shapes import ResultRow

_NAMES = """
    (SELECT COALESCE(json_agg(json_build_object('name', tool -> 'name')), '[]')
    FROM jsonb_array_elements({}) AS tool)
"""
_SAID = f"""
    (SELECT COALESCE(json_agg(json_build_object(
        'name', tool -> 'name', 'description', left(tool ->> 'description', {MAX_TOOL_TEXT + 1})
    )), '[]') FROM jsonb_array_elements({{}}) AS tool)
"""  # noqa: S608 - put together from constants
_TOOLS = tuple(TOOLS.values())  # Read without schemas and full descriptions
# Read as one JSON document, in a quarter of the time.
_JSON = (*_TOOLS, "apparent_actions", "other_wellknown", "connect", "asked_days")
_DAYS_ASKED = "(SELECT days FROM index_askedendpoint WHERE site_id = index_site.id)"
_PLAIN = tuple(
    name for name in Row._fields[: -len(_JSON)] if name not in {"verified_on", "answers", "description"}
)
_COLUMNS = (
    *_PLAIN,
    "(verified_at AT TIME ZONE 'UTC')::date::text",
    *(check.value for check in STORED_CHECKS),
    f"left(description, {MAX_DESCRIPTION + 1}) AS description",
)
# For `why`: the nearest passages.
_PASSAGES = ", ".join(f"passages -> (%(near)s::int[])[asked.row][{n}]" for n in range(1, MOST + 1))
_ASKED = f", json_build_array({_PASSAGES})"
_ROWS = f"""
    SELECT now.holds, {", ".join(_COLUMNS)}, json_build_array({{json}})::text
    FROM (SELECT {{holds}} AS holds) AS now
    LEFT JOIN index_site ON listed AND index_site.id = ANY (%(pks)s::bigint[])
    LEFT JOIN LATERAL (SELECT array_position(%(pks)s::bigint[], index_site.id) AS row) AS asked ON TRUE
"""  # noqa: S608 - put together from constants


def _statement(*, holds: str, asked: bool) -> str:
    tools = _SAID if asked else _NAMES
    written = {**{name: tools.format(name) for name in _TOOLS}, "asked_days": _DAYS_ASKED}
    columns = ", ".join(written.get(name, name) for name in _JSON)
    return _ROWS.format(holds=holds, json=f"{columns}{_ASKED}" if asked else columns)


# By whether a state is verified, and whether rows say why.
_STATEMENTS = {
    (verified, asked): _statement(holds=source.NOTHING_CHANGED if verified else "TRUE", asked=asked)
    for verified in (False, True)
    for asked in (False, True)
}


def fetch_rows(
    pks: Sequence[int],
    seen: LastView | None = None,
    asked: Sequence[QueryTerm] = (),
    near: Mapping[int, NearPassages] = MappingProxyType({}),
) -> dict[int, ResultRow] | None:
    """Rows of listed sites by primary key; None when the state differs from `seen`.

    With `asked` terms, rows have `why`, from `near` passages, and tools in matching order.
    """
    given = {"pks": _array(pks), "near": _matrix([near.get(pk, _NONE).numbers for pk in pks])}
    with prepared_cursor() as cursor:
        statement = _STATEMENTS[seen is not None, bool(asked)]
        cursor.execute(statement, given if seen is None else {**given, **seen.parameters})
        found = cursor.fetchall()
    if not found[0][0]:
        return None
    return {
        columns[0]: _row(columns, json.loads(several), asked, near.get(columns[0], _NONE))
        for _, *columns, several in found
        if columns[0] is not None
    }


_NONE = NearPassages()


def _array(numbers: Iterable[int | str]) -> str:
    return f"{{{','.join(map(str, numbers))}}}"


def _matrix(rows: Sequence[Sequence[int]]) -> str:
    """Rows of one length, as PostgreSQL wants them."""
    length = max(map(len, rows), default=0)
    return _array(_array([*row, *repeat("NULL", length - len(row))]) for row in rows) if length else "{}"


def _row(
    columns: Sequence[Any], several: Sequence[Any], asked: Sequence[QueryTerm], near: NearPassages
) -> ResultRow:
    *plain, description = columns
    known, answers = plain[: len(_PLAIN) + 1], plain[len(_PLAIN) + 1 :]
    if not asked:
        return result_row(Row._make((*known, answers, description, *several)))
    *shown_columns, found = several
    passages = [passage for passage in found if passage is not None]
    tools = [matching_first(listed, passages, asked) for listed in shown_columns[: len(_TOOLS)]]
    named = [[one.tool for one in ranked] for ranked in tools]
    row = Row._make((*known, answers, description, *named, *shown_columns[len(_TOOLS) :]))
    shown = result_row(row)
    texts = SiteTexts(row.display_name or row.name or row.host, description, list(chain(*tools)))
    shown["why"] = best_text(texts, asked, passages[0] if near.carry else None)
    return shown
