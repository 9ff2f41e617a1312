"""The queue of grading."""

import asyncio
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime, timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.db import DatabaseError, connection, connections
from django.utils import timezone

from config.env import parse_connect_to
from index.models import ListingEvent, Site
from index.values.vocabulary import Outcome
from probes.evidence.evidence import Evidence, Purpose
from probes.evidence.page_run import PageEnding, PageRun, RegisteredTool, ToolKind
from probes.models import ProbeRun, StoredEvidence, Target
from probes.net.http.client import Policy
from probes.net.policy import tls_context
from probes.operations import figures
from probes.publishing import grading_queue
from probes.publishing.record import record_visits
from probes.schedule import back_pressure, leases, robots, schedule
from probes.worker.pages import record_page
from tests.visiting import visit

pytestmark = pytest.mark.django_db(transaction=True)
LISTED, DECLINING, SILENT = "larkspur-books.test", "quiet-archive.test", "diwan-forum.test"


@pytest.fixture(scope="module")
def seen(sample_web):
    policy = Policy(
        user_agent="AgentReadinessIndex/1.9 (+http://127.0.0.1/bot)",
        connect_to=parse_connect_to(sample_web.connect_to),
        tls=tls_context(sample_web.ca_bundle),
        host_delay=0,
    )

    async def all_of_them():
        return {host: await visit(host, policy) for host in (LISTED, DECLINING)}

    return asyncio.run(all_of_them())


def stored(evidence):
    schedule.register([evidence.host], origin=Target.Origin.SAMPLE)
    Target.objects.filter(host=evidence.host).update(due_at=timezone.now())
    (target,) = schedule.claim(1)
    (outcome,) = record_visits([(evidence, target)])
    return outcome


def grade(seconds=30):
    return grading_queue.grade_due(seconds=seconds)


def due_again():
    ProbeRun.objects.filter(grade_due_at__isnull=False).update(grade_due_at=timezone.now())


def test_an_answered_visit_is_stored_ungraded_and_its_host_is_free(seen):
    assert stored(seen[LISTED]) is Outcome.ANSWERED
    assert not Site.objects.exists()
    target = Target.objects.get()
    assert (target.held_until, target.attempts, target.probed_at) == (None, 0, None)
    assert grade()[Outcome.ANSWERED] == 1
    assert Site.objects.get().listed
    assert Target.objects.get().due_at > timezone.now() + timedelta(days=6)
    assert grade() == dict.fromkeys(Outcome, 0)


def test_a_host_that_somebody_submitted_stays_one_when_it_is_graded_again_before_its_first_grading(
    seen, sample_web, client, settings
):
    settings.PROBE_CONNECT_TO = parse_connect_to(sample_web.connect_to)
    asked = client.post("/submit", {"host": LISTED}, content_type="application/json")
    assert asked.status_code == 202
    (target,) = schedule.claim(1)
    assert record_visits([(seen[LISTED], target)]) == [Outcome.ANSWERED]
    call_command("regrade", LISTED, stdout=StringIO())
    assert client.get(f"/site/{LISTED}.json").json()["found_via"] == "submission"
    assert grade()[Outcome.ANSWERED] == 1
    assert client.get(f"/site/{LISTED}.json").json()["found_via"] == "submission"


def test_a_refusal_is_published_in_the_transaction_that_stores_it(seen):
    assert stored(seen[DECLINING]) is Outcome.DECLINED
    assert Site.objects.get().declined
    assert not ProbeRun.objects.filter(grade_due_at__isnull=False).exists()


def test_many_graders_grade_a_visit_once(seen):
    stored(seen[LISTED])

    def one(_):
        try:
            return grade()[Outcome.ANSWERED]
        finally:
            connections.close_all()

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(one, range(4))) == 1


def test_a_visit_whose_grader_dies_each_time_is_given_up_and_says_nothing_about_the_site(seen, caplog):
    stored(seen[LISTED])
    for _ in range(grading_queue.TRIES):
        assert len(grading_queue._claim()) == 1  # and dies
        assert grading_queue._claim() == []  # the lease
        due_again()
    assert grade()[Outcome.COULD_NOT_ASK] == 1
    assert "was begun 3 times and never ended" in caplog.text
    run, site = ProbeRun.objects.get(), Site.objects.get()
    assert (run.outcome_reason, run.grade_due_at, site.listed) == ("not_graded", None, False)
    assert Target.objects.get().due_at < timezone.now() + timedelta(days=1)


def test_visits_wait_for_graders_that_are_a_minute_behind_and_refusals_do_not(seen):
    """Nor do visits wait for graders while none runs."""
    stored(seen[LISTED])
    assert [run.host for run in grading_queue._claim()] == [LISTED]  # a grader works on it
    stored(moved(seen[LISTED], "other.test"))
    Target.objects.update(due_at=timezone.now(), robots_due_at=timezone.now())
    assert claimed(schedule.VISITS) == 1  # what waits was stored just now

    behind = timezone.now() - back_pressure.AHEAD
    ProbeRun.objects.filter(host="other.test").update(grade_due_at=behind)
    assert (claimed(schedule.VISITS), claimed(robots.READINGS)) == (0, 1)
    assert figures.pipeline_gauges()["work"]["probe"]["held_back"]

    claimed_long_ago = timezone.now() + back_pressure.GRADING_LEASE - 2 * back_pressure.AHEAD
    ProbeRun.objects.filter(host=LISTED).update(grade_due_at=claimed_long_ago)  # the grader is gone
    assert claimed(schedule.VISITS) == 1
    assert grade()[Outcome.ANSWERED] == 1
    assert not figures.pipeline_gauges()["work"]["probe"]["held_back"]


def claimed(queue):
    """How many can be; all are given back."""
    targets = leases.claim(queue, 1)
    leases.end_all()
    return len(targets)


def moved(evidence, host, days=0):
    at = {
        name: (datetime.fromisoformat(getattr(evidence, name)) + timedelta(days=days)).isoformat()
        for name in ("started_at", "finished_at")
    }
    exchanges = tuple(
        replace(e, **{name: getattr(e, name).replace(evidence.host, host) for name in ("url", "final_url")})
        for e in evidence.exchanges
    )
    return replace(evidence, host=host, exchanges=exchanges, **at)


def test_visits_are_claimed_together_and_one_whose_grader_died_is_claimed_alone(seen):
    for number in range(4):
        stored(moved(seen[LISTED], f"n{number}.test"))
    assert len(grading_queue._claim()) == 4  # and dies
    stored(moved(seen[LISTED], "new.test"))
    due_again()
    assert [[one.attempts for one in grading_queue._claim()] for _ in range(5)] == [[2], [2], [2], [2], [1]]
    assert grading_queue._claim() == []


def test_visits_of_one_host_that_wait_together_are_published_in_their_order(seen):
    stored(seen[LISTED])
    stored(moved(seen[LISTED], LISTED, days=1))
    earlier = ProbeRun.objects.order_by("started_at").first()
    ProbeRun.objects.filter(pk=earlier.pk).update(grade_due_at=timezone.now())  # the later one is due first
    assert grade()[Outcome.ANSWERED] == 2
    site = Site.objects.get()
    assert (site.verified_at, site.listed) == (seen[LISTED].started + timedelta(days=1), True)
    assert list(ListingEvent.objects.values_list("kind", flat=True)) == ["listed"]


def test_a_visit_that_somebody_else_graded_meanwhile_is_left_as_it_is(seen):
    stored(seen[LISTED])
    claimed = grading_queue._claim()
    due_again()
    assert grade()[Outcome.ANSWERED] == 1
    before = Target.objects.values().get()
    grading_queue._grade(claimed)
    assert Target.objects.values().get() == before
    assert ListingEvent.objects.count() == 1


def test_a_visit_whose_page_ran_while_it_was_graded_is_graded_again_at_once(seen, monkeypatch):
    stored(seen[LISTED])
    at = (seen[LISTED].started + timedelta(minutes=1)).isoformat()
    tool = RegisteredTool("search_books", ToolKind.IMPERATIVE, "Search the books")
    page = PageRun(
        at=at, seconds=2, browser="Chrome", url=f"https://{LISTED}/", ending=PageEnding.RAN, tools=(tool,)
    )
    document = replace(seen[LISTED].first(Purpose.HOME), purpose=Purpose.PAGE)
    run = Evidence(host=LISTED, started_at=at, finished_at=at, prober="1.9", exchanges=(document,), page=page)
    grade_visits = grading_queue.grade_visits

    def run_the_page_meanwhile(*given):
        results = list(grade_visits(*given))
        if not StoredEvidence.objects.filter(run__stage=ProbeRun.Stage.BROWSER).exists():
            record_page(run, Target.objects.get())
        return results

    monkeypatch.setattr(grading_queue, "grade_visits", run_the_page_meanwhile)
    grade()
    assert not ProbeRun.objects.filter(grade_due_at__isnull=False).exists()
    assert [one["name"] for one in Site.objects.get().webmcp_tools] == ["search_books"]


NESTED = zlib.compress(b"[" * 100_000 + b"\n")  # Its JSON is nested deeper than Python reads


@pytest.mark.parametrize("packed", [b"\0", NESTED])
def test_evidence_that_cannot_be_read_stops_nothing(seen, caplog, packed):
    stored(seen[LISTED])
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE probes_storedevidence DISABLE TRIGGER USER")
        cursor.execute("UPDATE probes_storedevidence SET packed = %s", [packed])
        cursor.execute("ALTER TABLE probes_storedevidence ENABLE TRIGGER USER")
    assert StoredEvidence.objects.count() == 1
    assert grade()[Outcome.COULD_NOT_ASK] == 1
    assert "cannot be read" in caplog.text
    assert grade() == dict.fromkeys(Outcome, 0)


@pytest.fixture
def refused_by_the_index():
    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no such row'; "
            "END $$"
        )
        cursor.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON index_site FOR EACH ROW WHEN (NEW.host = 'n1.test') "
            "EXECUTE FUNCTION refuse()"
        )
    yield "n1.test"
    with connection.cursor() as cursor:
        cursor.execute("DROP FUNCTION refuse CASCADE")


def test_a_visit_that_cannot_be_published_is_given_up_and_costs_the_others_nothing(
    seen, refused_by_the_index, caplog
):
    for number in range(3):
        stored(moved(seen[LISTED], f"n{number}.test"))
    grade()
    assert set(Site.objects.values_list("host", flat=True)) == {"n0.test", "n2.test"}
    assert f"publishing failed for {refused_by_the_index}" in caplog.text
    assert not ProbeRun.objects.filter(grade_due_at__isnull=False).exists()
    assert ProbeRun.objects.get(host=refused_by_the_index).outcome_reason == "not_graded"


def test_a_host_that_was_blocked_meanwhile_is_graded_and_not_published(seen):
    from probes.schedule import control

    stored(seen[LISTED])
    control.block(LISTED, reason="its owner asked us to")
    grade()
    assert not Site.objects.listed().exists()
    assert Target.objects.get().state == Target.State.BLOCKED


def test_grading_leaves_a_lease_that_began_meanwhile_as_it_is(seen):
    stored(seen[LISTED])
    Target.objects.update(due_at=timezone.now())
    (held,) = schedule.claim(1)
    grade()
    assert Target.objects.get().held_until == held.held_until
    leases.end(held)


def test_visits_stored_together_end_each_as_it_would_alone(seen):
    schedule.register(["a.test", "b.test", "c.test", LISTED, DECLINING], origin=Target.Origin.SAMPLE)
    targets = {target.host: target for target in schedule.claim(9)}
    leases.end(targets["c.test"])  # somebody else's by now
    one = seen[LISTED]
    visits = [(moved(one, host), targets[host]) for host in ("a.test", "b.test", "c.test", LISTED)]
    ended = record_visits([*visits, (seen[DECLINING], targets[DECLINING])])
    assert ended[:2] + ended[3:] == [Outcome.ANSWERED] * 3 + [Outcome.DECLINED]
    assert isinstance(ended[2], leases.LeaseLost)
    waiting = (
        ProbeRun.objects.filter(grade_due_at__isnull=False).order_by("host").values_list("host", flat=True)
    )
    assert list(waiting) == sorted(["a.test", "b.test", LISTED])
    for run in ProbeRun.objects.select_related("evidence"):
        assert Evidence.unpack(bytes(run.evidence.packed)).host == run.host
    assert not Target.objects.filter(held_until__isnull=False).exists()


def test_what_one_visit_breaks_costs_the_others_nothing(seen):
    schedule.register(["a.test", "b.test"], origin=Target.Origin.SAMPLE)
    targets = {target.host: target for target in schedule.claim(9)}
    one = seen[LISTED]
    broken = replace(moved(one, "b.test"), prober="longer than any version may be")
    fault, stored_one = record_visits(
        [(broken, targets["b.test"]), (moved(one, "a.test"), targets["a.test"])]
    )
    assert isinstance(fault, DatabaseError)
    assert stored_one is Outcome.ANSWERED
    assert [run.host for run in ProbeRun.objects.all()] == ["a.test"]
    assert Target.objects.get(host="b.test").held_until is not None
