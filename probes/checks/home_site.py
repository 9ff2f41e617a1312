"""A domain that only redirects to another owner's has no documents of its own."""

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, no
from probes.evidence.evidence import Evidence
from probes.readers.home_site import elsewhere
from probes.readers.replies import seen


def left(evidence: Evidence) -> Verdict | None:
    if (home := elsewhere(evidence)) is None:
        return None
    detail = f"{seen(home)}: the home page is on another site, which answers for itself."
    return no(Reason.LEFT_THE_SITE, detail, home)
