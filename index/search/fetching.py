"""The rows of a page out of the database: fetched, and checked to be of the moment that the page is of, in one statement."""

import json
from collections.abc import Sequence
from typing import Final

from django.db import connection

from index.generations import source
from index.generations.current import Seen
from index.search.rows import Row, result_row
from index.values.shapes import ResultRow

_NAMES: Final = """
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', tool -> 'name')), '[]') FROM jsonb_array_elements({}) AS tool)
"""
_TOOLS: Final = ("mcp_tools", "webmcp_tools")
"""Only their names are read: descriptions and schemas are most of their bytes."""
_JSON: Final = (*_TOOLS, "apparent_actions", "other_wellknown")
"""The last columns of a row: read as one document, which costs a quarter of four."""
_PLAIN: Final = Row._fields[: -len(_JSON)]
_ROWS: Final = f"""
    SELECT now.holds, {", ".join(_PLAIN)},
        jsonb_build_array({", ".join(_NAMES.format(name) if name in _TOOLS else name for name in _JSON)})::text
    FROM (SELECT {{}} AS holds) AS now LEFT JOIN index_site ON listed AND index_site.id = ANY (%(pks)s)
"""  # noqa: S608 - put together from constants


def rows_of(pks: Sequence[int], seen: Seen | None = None) -> dict[int, ResultRow] | None:
    """Return the result rows of those that are listed, by primary key: one statement.

    None when the database shows another state than what was `seen`: the rows would be of another moment.
    """
    holds = "TRUE" if seen is None else source.NOTHING_CHANGED
    with connection.cursor() as cursor:
        cursor.execute(_ROWS.format(holds), {"pks": list(pks), **({} if seen is None else seen.asked)})
        found = cursor.fetchall()
    if not found[0][0]:
        return None
    return {
        pk: result_row(Row(pk, *plain, *json.loads(several)))
        for _, pk, *plain, several in found
        if pk is not None
    }
