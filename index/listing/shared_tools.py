"""One set of tools on many sites: whoever built it, it was not the owner of each.

What one probe cannot see, the whole index can: the same set of tool names, served by at least 200 sites of
unrelated owners. As far as names tell, owners are unrelated when their domains differ, the domains' own words
do (acme.de and acme.fr are one owner's), and so do the names that their sites go by.
"""

from typing import Final

from django.db import connection

from index.listing.publish import share

ENOUGH: Final = 200
"""Unrelated owners that make a set of tools a platform's."""

AT_ONCE: Final = 1000
"""Sites that one transaction changes: probes wait for no more than that."""

_SHARED: Final = """
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
    """Make `platform_supplied` say what the whole index shows today; return how many sites changed."""
    rows, changed = _out_of_date(), 0
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        changed += share(ids=[pk for pk, _, _ in some], tool_sets={name: shared for _, name, shared in some})
    return changed


def _out_of_date() -> list[tuple[int, str, bool]]:
    """Every site whose `tool_set_shared` no longer holds: its id, its set, and what holds now.

    One pass over the index, in the narrow database index `site_tool_set`.
    """
    with connection.cursor() as cursor:
        cursor.execute(_SHARED, {"enough": ENOUGH})
        return [(pk, tool_set, shared) for pk, tool_set, shared in cursor.fetchall()]
