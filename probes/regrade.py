"""Grade stored evidence again, under the rubric of today, without a request.

What grading said before is kept part by part (`probes.verdicts`), so that only what code has changed is judged again. A
host of which the same is said needs no more than the version of the rubric; any other is published as a visit is.
"""

from collections.abc import Iterable
from typing import Any, Final

from django.db import connection, transaction
from django.db.models import QuerySet

from index.listing import confirm, publish, withdraw
from index.models import Site
from index.vocabulary import Outcome
from probes import verdicts
from probes.evidence import Evidence
from probes.models import ProbeRun, Target
from probes.page_evidence import beside, joined, says, stands_from
from probes.rubric import RUBRIC_VERSION
from probes.verdicts import Graded

_NEWEST: Final = """
SELECT DISTINCT ON (run.host) run.host, run.id, run.outcome, run.outcome_reason, kept.packed
FROM probes_proberun AS run JOIN probes_storedevidence AS kept ON kept.run_id = run.id
WHERE run.host = ANY(%(hosts)s) AND {which} ORDER BY run.host, run.started_at DESC
"""
_VISITS: Final = _NEWEST.format(which="run.stage <> 'browser'")
_PAGES: Final = _NEWEST.format(which="run.stage IN ('browser', 'both')")


class TornEvidence(ValueError):  # noqa: N818 - reads as what it is
    """A stored blob that cannot be read back."""


def hosts(after: str = "") -> QuerySet[ProbeRun, str]:
    """Every host that has stored evidence, in order, behind one of them."""
    stored = ProbeRun.objects.exclude(stage=ProbeRun.Stage.BROWSER).filter(evidence__isnull=False)
    return stored.filter(host__gt=after).order_by("host").values_list("host", flat=True).distinct()


def regrade_all(names: list[str]) -> tuple[int, list[str]]:
    """Grade these hosts again; return how many changed, and a line about each whose evidence is torn."""
    others, changed, torn = _confirmed(names), 0, []
    for host in others:
        try:
            changed += regrade(host)
        except TornEvidence as error:
            torn.append(str(error))
    return changed, torn


@transaction.atomic
def regrade(host: str) -> bool:
    """Publish what today's rubric says of a host's newest visit that says anything; say whether that changed a thing.

    A host that an operator blocked stays out. The page run that stands beside the visit is graded with it. A visit that
    says nothing (any more) gives way to the one before; when none is left the site is unlisted. Raises TornEvidence.
    """
    target = Target.objects.select_for_update().filter(host=host).first()
    if target is not None and target.state == Target.State.BLOCKED:
        return False
    before = _standing(host)
    visits = ProbeRun.objects.exclude(stage=ProbeRun.Stage.BROWSER)
    runs = visits.filter(host=host, evidence__isnull=False).select_related("evidence")
    for run in runs.order_by("-started_at").iterator(chunk_size=2):
        finding = verdicts.graded(beside(_evidence(run, run.evidence.packed)))
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


def _confirmed(names: list[str]) -> list[str]:
    """Note the rubric's version at the hosts of which it says what is published already; return the others."""
    visits, pages, known = _newest(_VISITS, names), _newest(_PAGES, names), verdicts.stored(names)
    rests_on = dict(Site.objects.filter(host__in=names).values_list("host", "heard_at"))
    same = {}
    graded: list[Graded] = []
    for host, (_, outcome, reason, packed) in visits.items():
        try:
            evidence = _with_page(Evidence.unpack(packed), pages.get(host))
        except (ValueError, KeyError, TypeError):
            continue
        one = Graded(evidence, known.get(host, {}))
        ended_so = (one.finding.outcome, one.finding.outcome_reason) == (outcome, reason)
        if one.is_as_before and ended_so and rests_on.get(host) == evidence.started:
            same[host] = evidence.started
            graded.append(one)
    with transaction.atomic():
        ProbeRun.objects.filter(pk__in=[visits[host][0] for host in same]).exclude(
            rubric_version=RUBRIC_VERSION
        ).update(rubric_version=RUBRIC_VERSION)
        confirm(heard_at=same, rubric_version=RUBRIC_VERSION)
        verdicts.store(graded)
    return [host for host in names if host not in same]


def _newest(sql: str, names: list[str]) -> dict[str, tuple[int, str, str, bytes]]:
    with connection.cursor() as cursor:
        cursor.execute(sql, {"hosts": names})
        return {
            host: (pk, outcome, reason, bytes(blob)) for host, pk, outcome, reason, blob in cursor.fetchall()
        }


def _with_page(evidence: Evidence, page: Any) -> Evidence:
    """Return the visit with the page run that stands beside it, which is most often the newest."""
    if evidence.page is not None or page is None:
        return evidence
    run = Evidence.unpack(page[3])
    return joined(evidence, run) if run.started >= stands_from(evidence) and says(run) else beside(evidence)


def _evidence(run: ProbeRun, packed: Iterable[int]) -> Evidence:
    try:
        return Evidence.unpack(bytes(packed))
    except (ValueError, KeyError, TypeError) as error:
        raise TornEvidence(f"the evidence of {run} cannot be read: {error}") from error


def _standing(host: str) -> object:
    row = Site.objects.filter(host=host).values("listed", "declined", "tier", "checks").first()
    if row:
        row["checks"] = {check: entry["answer"] for check, entry in row["checks"].items()}
    return row
