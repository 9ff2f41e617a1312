"""The fixed order of listed sites."""

from datetime import UTC

from django.db.models import F
from django.db.models.functions import Collate, TruncDate

from index.checks import SCORED_CHECKS

# The collation orders hosts by byte in any database.
FIXED_ORDER = (
    F("platform_subdomain").asc(),
    F("score").desc(),
    TruncDate("verified_at", tzinfo=UTC).desc(),
    Collate("host", "C").asc(),
)

ORDER_SENTENCE = (
    f"Platform subdomains last; then readiness score (checks passed of {len(SCORED_CHECKS)}), highest first; "
    "then most recent probe date first; then hostname, A to Z."
)
