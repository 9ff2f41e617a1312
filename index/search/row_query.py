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

_TOOL_NAMES = """
    (SELECT COALESCE(json_agg(json_build_object('name', tool -> 'name')), '[]')
    FROM jsonb_array_elements({}) AS tool)
"""
_TOOL_TEXTS = f"""
    (SELECT COALESCE(json_agg(json_build_object(
        'name', tool -> 'name', 'description', left(tool ->> 'description', {MAX_TOOL_TEXT + 1})
    )), '[]') FROM jsonb_array_elements({{}}) AS tool)
"""  # noqa: S608 - put together from constants
_TOOL_COLUMNS = tuple(TOOLS.values())  # Read without schemas and full descriptions
# Read as one JSON document, in a quarter of the time.
_JSON_COLUMNS = (*_TOOL_COLUMNS, "apparent_actions", "other_wellknown", "connect", "asked_days")
_ENDPOINT_DAYS = "(SELECT days FROM index_askedendpoint WHERE site_id = index_site.id)"
_PLAIN_COLUMNS = tuple(
    name
    for name in Row._fields[: -len(_JSON_COLUMNS)]
    if name not in {"verified_on", "answers", "description"}
)
_COLUMNS = (
    *_PLAIN_COLUMNS,
    "(verified_at AT TIME ZONE 'UTC')::date::text",
    *(check.value for check in STORED_CHECKS),
    f"left(description, {MAX_DESCRIPTION + 1}) AS description",
)
# For `why`: the nearest passages.
_NEAR_PASSAGES = ", ".join(f"passages -> (%(near)s::int[])[asked.row][{n}]" for n in range(1, MOST + 1))
_PASSAGE_COLUMN = f", json_build_array({_NEAR_PASSAGES})"
_ROW_STATEMENT = f"""
    SELECT now.holds, {", ".join(_COLUMNS)}, json_build_array({{json}})::text
    FROM (SELECT {{holds}} AS holds) AS now
    LEFT JOIN index_site ON listed AND index_site.id = ANY (%(pks)s::bigint[])
    LEFT JOIN LATERAL (SELECT array_position(%(pks)s::bigint[], index_site.id) AS row) AS asked ON TRUE
"""  # noqa: S608 - put together from constants


def _statement(*, holds: str, says_why: bool) -> str:
    tools = _TOOL_TEXTS if says_why else _TOOL_NAMES
    expressions = {**{name: tools.format(name) for name in _TOOL_COLUMNS}, "asked_days": _ENDPOINT_DAYS}
    columns = ", ".join(expressions.get(name, name) for name in _JSON_COLUMNS)
    return _ROW_STATEMENT.format(holds=holds, json=f"{columns}{_PASSAGE_COLUMN}" if says_why else columns)


# By whether a state is verified, and whether rows say why.
_STATEMENTS = {
    (verified, says_why): _statement(holds=source.NOTHING_CHANGED if verified else "TRUE", says_why=says_why)
    for verified in (False, True)
    for says_why in (False, True)
}


def fetch_rows(
    pks: Sequence[int],
    last_view: LastView | None = None,
    terms: Sequence[QueryTerm] = (),
    near: Mapping[int, NearPassages] = MappingProxyType({}),
) -> dict[int, ResultRow] | None:
    """Rows of listed sites by primary key; None when the state differs from `last_view`.

    With `terms`, rows have `why`, from `near` passages, and tools in matching order.
    """
    parameters = {
        "pks": _array_literal(pks),
        "near": _matrix_literal([near.get(pk, _NO_PASSAGES).numbers for pk in pks]),
    }
    with prepared_cursor() as cursor:
        statement = _STATEMENTS[last_view is not None, bool(terms)]
        cursor.execute(statement, parameters if last_view is None else {**parameters, **last_view.parameters})
        found = cursor.fetchall()
    if not found[0][0]:
        return None
    return {
        columns[0]: _make_row(columns, json.loads(json_values), terms, near.get(columns[0], _NO_PASSAGES))
        for _, *columns, json_values in found
        if columns[0] is not None
    }


_NO_PASSAGES = NearPassages()


def _array_literal(numbers: Iterable[int | str]) -> str:
    return f"{{{','.join(map(str, numbers))}}}"


def _matrix_literal(rows: Sequence[Sequence[int]]) -> str:
    """Rows of one length, as PostgreSQL wants them."""
    length = max(map(len, rows), default=0)
    return (
        _array_literal(_array_literal([*row, *repeat("NULL", length - len(row))]) for row in rows)
        if length
        else "{}"
    )


def _make_row(
    columns: Sequence[Any], json_values: Sequence[Any], terms: Sequence[QueryTerm], near: NearPassages
) -> ResultRow:
    *plain, description = columns
    known, answers = plain[: len(_PLAIN_COLUMNS) + 1], plain[len(_PLAIN_COLUMNS) + 1 :]
    if not terms:
        return result_row(Row._make((*known, answers, description, *json_values)))
    *shown_columns, found = json_values
    passages = [passage for passage in found if passage is not None]
    tools = [matching_first(listed, passages, terms) for listed in shown_columns[: len(_TOOL_COLUMNS)]]
    named = [[ranked.tool for ranked in listed] for listed in tools]
    row = Row._make((*known, answers, description, *named, *shown_columns[len(_TOOL_COLUMNS) :]))
    shown = result_row(row)
    texts = SiteTexts(row.display_name or row.name or row.host, description, list(chain(*tools)))
    shown["why"] = best_text(texts, terms, passages[0] if near.carry else None)
    return shown
