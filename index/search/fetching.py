"""Result rows: fetched, and checked to match the view, in one statement."""

import json
from collections.abc import Sequence
from typing import Any, Final

from django.db import connection

from index.checks import STORED, TOOLS
from index.generations import source
from index.generations.current import Seen
from index.search.rows import Row, result_row
from index.shapes import ResultRow

_NAMES: Final = """
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', tool -> 'name')), '[]') FROM jsonb_array_elements({}) AS tool)
"""
_TOOLS: Final = tuple(TOOLS.values())
"""Only tool names are read: descriptions and schemas make up most of the bytes."""
_JSON: Final = (*_TOOLS, "apparent_actions", "other_wellknown")
"""The last columns of a row, read as one JSON document: four take four times as long."""
_PLAIN: Final = tuple(name for name in Row._fields[: -len(_JSON)] if name != "answers")
_COLUMNS: Final = (*_PLAIN, *(check.value for check in STORED))
_ROWS: Final = f"""
    SELECT now.holds, {", ".join(_COLUMNS)},
        jsonb_build_array({", ".join(_NAMES.format(name) if name in _TOOLS else name for name in _JSON)})::text
    FROM (SELECT {{}} AS holds) AS now LEFT JOIN index_site ON listed AND index_site.id = ANY (%(pks)s)
"""  # noqa: S608 - put together from constants


def rows_of(pks: Sequence[int], seen: Seen | None = None) -> dict[int, ResultRow] | None:
    """Return the result rows of listed sites by primary key; None when the state differs from `seen`."""
    holds = "TRUE" if seen is None else source.NOTHING_CHANGED
    with connection.cursor() as cursor:
        cursor.execute(_ROWS.format(holds), {"pks": list(pks), **({} if seen is None else seen.asked)})
        found = cursor.fetchall()
    if not found[0][0]:
        return None
    return {
        columns[0]: _row(columns, json.loads(several))
        for _, *columns, several in found
        if columns[0] is not None
    }


def _row(columns: Sequence[Any], several: Sequence[Any]) -> ResultRow:
    plain, answers = columns[: len(_PLAIN)], tuple(columns[len(_PLAIN) :])
    return result_row(Row._make((*plain, answers, *several)))
