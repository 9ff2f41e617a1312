"""The queue of grading: what a visit stored is graded once, whoever grades, and nothing stops it."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.db import connections
from django.utils import timezone

from index.models import Site
from index.vocabulary import Outcome
from probes import grading, leases, schedule
from probes.models import ProbeRun, StoredEvidence, Target
from probes.net.client import Policy
from probes.probe import visit
from probes.recording import store

pytestmark = pytest.mark.django_db(transaction=True)
LISTED, DECLINING, SILENT = "larkspur-books.test", "quiet-archive.test", "diwan-forum.test"


@pytest.fixture(scope="module")
def seen(sample_web):
    """One visit to each of these hosts."""
    import asyncio

    from config.env import parse_connect_to
    from probes.net.policy import tls_context

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
    (target,) = schedule.claim(1)
    return store(evidence, target)


def grade(seconds=30):
    return grading.grade_due(seconds=seconds)


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
    for _ in range(grading.TRIES):
        assert grading._claim() is not None  # and dies
        assert grading._claim() is None  # the lease
        due_again()
    assert grade()[Outcome.COULD_NOT_ASK] == 1
    assert "was begun 3 times and never ended" in caplog.text
    run, site = ProbeRun.objects.get(), Site.objects.get()
    assert (run.outcome_reason, run.grade_due_at, site.listed) == ("not_graded", None, False)
    assert Target.objects.get().due_at < timezone.now() + timedelta(days=1)


def test_evidence_that_cannot_be_read_stops_nothing(seen, caplog):
    from django.db import connection

    stored(seen[LISTED])
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE probes_storedevidence DISABLE TRIGGER USER")
        cursor.execute("UPDATE probes_storedevidence SET packed = '\\x00'")
        cursor.execute("ALTER TABLE probes_storedevidence ENABLE TRIGGER USER")
    assert StoredEvidence.objects.count() == 1
    assert grade()[Outcome.COULD_NOT_ASK] == 1
    assert "cannot be read" in caplog.text
    assert grade() == dict.fromkeys(Outcome, 0)


def test_a_host_that_was_blocked_meanwhile_is_graded_and_not_published(seen):
    from probes import control

    stored(seen[LISTED])
    control.block(LISTED, reason="its owner asked us to")
    grade()
    assert not Site.objects.filter(listed=True).exists()
    assert Target.objects.get().state == Target.State.BLOCKED


def test_grading_leaves_a_lease_that_began_meanwhile_as_it_is(seen):
    stored(seen[LISTED])
    Target.objects.update(due_at=timezone.now())
    (held,) = schedule.claim(1)
    grade()
    assert Target.objects.get().held_until == held.held_until
    leases.end(held)
