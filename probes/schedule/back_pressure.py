"""Whether visits have to wait for graders."""

from datetime import timedelta
from typing import Any

from django.db import connection

AHEAD = timedelta(minutes=1)
GRADING_LEASE = timedelta(minutes=3)  # Longer than grading a batch

# Graders take visits in the order in which these were stored: where the oldest has waited a minute, more
# waits than they end in one. The second half: a grader has claimed within the last minute.
_IS_BEHIND = """
SELECT coalesce(
    min(grade_due_at) <= now() - %(ahead)s AND max(grade_due_at) > now() + %(lease)s - %(ahead)s, false
) FROM probes_proberun WHERE grade_due_at IS NOT NULL
"""


def is_grading_behind() -> bool:
    """Whether more than a minute's visits wait for graders that run."""
    given: Any = {"ahead": AHEAD, "lease": GRADING_LEASE}
    with connection.cursor() as cursor:
        cursor.execute(_IS_BEHIND, given)
        return bool(cursor.fetchone()[0])
