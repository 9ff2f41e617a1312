"""Grade stored evidence again, under the rubric of today, without a request."""

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from index.listing import publish
from index.models import Site
from index.vocabulary import Outcome
from probes.evidence import Evidence
from probes.grade import grade
from probes.models import ProbeRun


def newest_runs() -> QuerySet[ProbeRun]:
    """The newest run of every host that answered or declined: the one that its listing rests on."""
    said = ProbeRun.objects.exclude(outcome=Outcome.COULD_NOT_ASK)
    newer = said.filter(host=OuterRef("host"), started_at__gt=OuterRef("started_at"))
    return said.filter(~Exists(newer), evidence__isnull=False).select_related("evidence").order_by("host")


@transaction.atomic
def regrade(run: ProbeRun) -> bool:
    """Grade one run again and publish the finding. Raises ValueError when its evidence is torn."""
    finding = grade(Evidence.unpack(bytes(run.evidence.packed)))
    before = _standing(run.host)
    ProbeRun.objects.filter(pk=run.pk).update(
        outcome=finding.outcome,
        outcome_reason=finding.outcome_reason,
        rubric_version=finding.rubric_version,
    )
    publish(finding=finding)
    return _standing(run.host) != before


def _standing(host: str) -> object:
    row = Site.objects.filter(host=host).values("listed", "declined", "tier", "checks").first()
    if row:
        row["checks"] = {check: entry["answer"] for check, entry in row["checks"].items()}
    return row
