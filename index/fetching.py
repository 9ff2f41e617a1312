"""The rows of a page out of the database: fetched, and checked to be of the moment that the page is of, in one statement."""

import json
from collections.abc import Sequence
from typing import Any, Final

from django.db import connection

from index.generation import source
from index.generation.current import Seen
from index.models import Site
from index.rows import result_row

_NAMES: Final = """
    (SELECT COALESCE(jsonb_agg(jsonb_build_object('name', tool -> 'name')), '[]') FROM jsonb_array_elements({}) AS tool)
"""
_TOOLS: Final = ("mcp_tools", "webmcp_tools")
"""Only their names are read: descriptions and schemas are most of their bytes."""
_SHOWN: Final = {
    "id", "host", "url", "name", "display_name", "tier", "transactional", "found_via", "verified_at",
    "markdown_negotiation", "markdown_twin", "llms_txt", "api_catalog", "mcp_server", "mcp_endpoint",
    "mcp_server_card", "webmcp", "apparent_actions", "other_wellknown", *_TOOLS,
}  # fmt: skip
"""The columns that a row is made of."""
_COLUMNS: Final = [f.attname for f in Site._meta.concrete_fields if f.attname in _SHOWN]  # noqa: SLF001 - documented
_JSON: Final = [
    n for n, name in enumerate(_COLUMNS) if name in {*_TOOLS, "apparent_actions", "other_wellknown"}
]
_ROWS: Final = f"""
    SELECT now.holds, {", ".join(_NAMES.format(name) if name in _TOOLS else name for name in _COLUMNS)}
    FROM (SELECT {{}} AS holds) AS now LEFT JOIN index_site ON listed AND index_site.id = ANY (%(pks)s)
"""  # noqa: S608 - put together from constants


def rows_of(pks: Sequence[int], seen: Seen | None = None) -> dict[int, dict[str, Any]] | None:
    """Return the result rows of those that are listed, by primary key: one statement.

    None when the database shows another state than what was `seen`: the rows would be of another moment.
    """
    holds = "TRUE" if seen is None else source.NOTHING_CHANGED
    with connection.cursor() as cursor:
        cursor.execute(_ROWS.format(holds), {"pks": list(pks), **({} if seen is None else seen.asked)})
        found = cursor.fetchall()
    if not found[0][0]:
        return None
    return {row[0]: result_row(_site(row)) for _, *row in found if row[0] is not None}


def _site(row: list[Any]) -> Site:
    for n in _JSON:
        row[n] = json.loads(row[n])
    return Site.from_db(None, _COLUMNS, row)
