"""Tools that platforms supply: the same names at 200 sites of unrelated owners.

Unrelated owners differ in domain, domain label (acme.de and acme.fr share one) and site name.
"""

from django.db import connection

from index.listing.publish import set_tool_sharing

ENOUGH = 200  # Unrelated owners that make a tool set a platform's

AT_ONCE = 1000  # Limits how long probes wait

_SHARED = """
WITH many AS (
    SELECT tool_set FROM index_site WHERE tool_set IS NOT NULL AND NOT declined
    GROUP BY tool_set HAVING count(*) >= %(enough)s
), shared AS (
    SELECT tool_set FROM index_site JOIN many USING (tool_set) WHERE NOT declined GROUP BY tool_set
    HAVING least(count(DISTINCT owner_domain), count(DISTINCT split_part(owner_domain, '.', 1)),
                 count(DISTINCT owner_name)) >= %(enough)s
)
SELECT site.id, site.tool_set, shared.tool_set IS NOT NULL
FROM index_site AS site LEFT JOIN shared USING (tool_set)
WHERE site.tool_set IS NOT NULL AND site.tool_set_shared <> (shared.tool_set IS NOT NULL)
ORDER BY site.id
"""


def refresh() -> int:
    """Update `platform_supplied`; return the number of changed sites."""
    rows, changed = _out_of_date(), 0
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        changed += set_tool_sharing(
            ids=[pk for pk, _, _ in some], tool_sets={name: shared for _, name, shared in some}
        )
    return changed


def _out_of_date() -> list[tuple[int, str, bool]]:
    with connection.cursor() as cursor:
        cursor.execute(_SHARED, {"enough": ENOUGH})
        return [(pk, tool_set, shared) for pk, tool_set, shared in cursor.fetchall()]
