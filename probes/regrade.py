"""Grade stored evidence again, under the rubric of today, without a request."""

from django.db import transaction
from django.db.models import QuerySet

from index.listing import publish, withdraw
from index.models import Site
from index.vocabulary import Outcome
from probes.evidence import Evidence
from probes.grade import grade
from probes.models import ProbeRun, Target
from probes.page_evidence import beside


class TornEvidence(ValueError):  # noqa: N818 - reads as what it is
    """A stored blob that cannot be read back."""


def hosts() -> QuerySet[ProbeRun, str]:
    """Every host that has stored evidence, in order."""
    stored = ProbeRun.objects.exclude(stage=ProbeRun.Stage.BROWSER).filter(evidence__isnull=False)
    return stored.order_by("host").values_list("host", flat=True).distinct()


@transaction.atomic
def regrade(host: str) -> bool:
    """Publish what today's rubric says of a host's newest visit that says anything; say whether that changed a thing.

    A host that an operator blocked stays out. The page run that stands beside the visit is graded with it. A visit that says nothing (any more) gives way to the one before; when none is left the site is unlisted.
    Raises TornEvidence.
    """
    target = Target.objects.select_for_update().filter(host=host).first()
    if target is not None and target.state == Target.State.BLOCKED:
        return False
    before = _standing(host)
    visits = ProbeRun.objects.exclude(stage=ProbeRun.Stage.BROWSER)
    runs = visits.filter(host=host, evidence__isnull=False).select_related("evidence")
    for run in runs.order_by("-started_at").iterator(chunk_size=2):
        finding = grade(beside(_evidence(run)))
        ProbeRun.objects.filter(pk=run.pk).update(
            outcome=finding.outcome,
            outcome_reason=finding.outcome_reason,
            rubric_version=finding.rubric_version,
        )
        if finding.outcome is not Outcome.COULD_NOT_ASK:
            publish(finding=finding, again=True)
            break
    else:
        withdraw(host=host)
    return _standing(host) != before


def _evidence(run: ProbeRun) -> Evidence:
    try:
        return Evidence.unpack(bytes(run.evidence.packed))
    except (ValueError, KeyError, TypeError) as error:
        raise TornEvidence(f"the evidence of {run} cannot be read: {error}") from error


def _standing(host: str) -> object:
    row = Site.objects.filter(host=host).values("listed", "declined", "tier", "checks").first()
    if row:
        row["checks"] = {check: entry["answer"] for check, entry in row["checks"].items()}
    return row
