"""Tools that platforms supply: the same names at 200 sites of unrelated owners.

Unrelated owners differ in domain, domain label (acme.de and acme.fr share one) and site name.
"""

from django.db import connection

from index.listing.apply import TOOL_SETS
from index.listing.publish import set_tool_sharing
from index.values.vocabulary import CheckId

ENOUGH = 200  # Unrelated owners that make a tool set a platform's

AT_ONCE = 1000  # Limits how long probes wait

_SHARED = """
WITH many AS (
    SELECT {column} FROM index_site WHERE {column} IS NOT NULL AND NOT declined
    GROUP BY {column} HAVING count(*) >= %(enough)s
), shared AS (
    SELECT {column} FROM index_site JOIN many USING ({column}) WHERE NOT declined GROUP BY {column}
    HAVING least(count(DISTINCT owner_domain), count(DISTINCT split_part(owner_domain, '.', 1)),
                 count(DISTINCT owner_name)) >= %(enough)s
)
SELECT site.id, site.{column}, shared.{column} IS NOT NULL
FROM index_site AS site LEFT JOIN shared USING ({column})
WHERE site.{column} IS NOT NULL AND site.{column}_shared <> (shared.{column} IS NOT NULL)
ORDER BY site.id
"""


def refresh() -> int:
    """Update who supplies tools, of MCP servers and of pages; return the number of changes."""
    return sum(_refresh(check) for check in TOOL_SETS)


def _refresh(check: CheckId) -> int:
    rows, changed = _out_of_date(check), 0
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        changed += set_tool_sharing(
            check=check, ids=[pk for pk, _, _ in some], tool_sets={name: shared for _, name, shared in some}
        )
    return changed


def _out_of_date(check: CheckId) -> list[tuple[int, str, bool]]:
    with connection.cursor() as cursor:
        cursor.execute(_SHARED.format(column=TOOL_SETS[check]), {"enough": ENOUGH})
        return [(pk, tool_set, shared) for pk, tool_set, shared in cursor.fetchall()]
