"""Bounds on what is stored."""

import asyncio
import random
from dataclasses import replace
from datetime import timedelta

import pytest
from aiohttp import web
from multidict import CIMultiDict

from index.values.vocabulary import Answer, CheckId, Outcome
from probes.evidence import budget
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.grading.finding import grade_evidence, outcome_of
from probes.grading.rubric import grade_all, grade_wellknown
from probes.models import ProbeRun, Target
from probes.publishing import record
from probes.publishing.record import record_visit
from probes.schedule import schedule
from tests.visiting import visit

HOST = "tidewater-docs.test"
TYPES = {"md": "text/markdown", "txt": "text/plain", "json": "application/json"}


@pytest.fixture(scope="module")
def greedy(sample_web, sample_policy):
    """Every address answers with 511 KB that nothing makes smaller."""
    noise = random.Random(1)

    async def handler(request):
        if request.path == "/robots.txt":
            return web.Response(text="User-agent: *\nAllow: /\n")
        kind = TYPES.get(request.path.rpartition(".")[2], "text/html")
        return web.Response(body=noise.randbytes(511_000), headers={"Content-Type": kind})

    with sample_web.serving("greedy.test", handler):
        return asyncio.run(visit("greedy.test", sample_policy))


def test_an_ordinary_visit_is_kept_as_it_is(visits):
    assert all(budget.reduce_to_budget(evidence) is evidence for evidence in visits.values())


def test_random_bodies_on_every_path_are_stored_as_digests_and_decide_nothing(greedy):
    packed = greedy.pack()
    assert len(packed) < 1.2 * budget.VISIT
    bodiless = [exchange for exchange in greedy.exchanges if exchange.is_bodiless]
    assert len(bodiless) > 10
    assert all((e.size, len(e.sha256), e.ending) == (511_000, 64, Ending.VISIT_OVER) for e in bodiless)
    assert greedy.requests >= len(bodiless)
    verdicts = grade_all(greedy)
    del verdicts[CheckId.AGENTS_ADMITTED]  # a robots.txt without any rule shuts nobody out
    assert {verdict.answer for verdict in verdicts.values()} == {Answer.UNKNOWN}
    assert grade_evidence(Evidence.unpack(packed)) == grade_evidence(greedy)


@pytest.fixture(scope="module")
def large_heads(sample_web, sample_policy):
    """Every address answers with a head of 200 KB that nothing makes smaller."""
    noise = random.Random(2)

    async def handler(request):
        if request.path == "/robots.txt":
            return web.Response(text="User-agent: *\nAllow: /\n")
        links = [("Link", f"</{noise.randbytes(3000).hex()}>; rel=next") for _ in range(33)]
        return web.Response(text="<h1>Large heads</h1>", headers=CIMultiDict(links), content_type="text/html")

    with sample_web.serving("large-heads.test", handler):
        return asyncio.run(visit("large-heads.test", sample_policy))


def test_random_heads_on_every_path_are_not_all_stored_and_none_is_cut(large_heads):
    packed = large_heads.pack()
    assert len(packed) < 1.2 * budget.VISIT
    heads = [sum(len(value) for name, value in e.headers if name == "link") for e in large_heads.exchanges]
    assert {bool(head) for head in heads} == {True, False}
    assert all(head > 190_000 for head in heads if head)
    assert grade_evidence(Evidence.unpack(packed)) == grade_evidence(large_heads)


def test_a_refusal_is_stored_before_anything_else(greedy):
    headers = (("x-robots-tag", f"{'noindex, ' * 20_000}noai"),)
    home = replace(greedy.first(Purpose.HOME), headers=headers, body=b"", ending=Ending.REFUSED_BY_HEADER)
    rest = budget.reduce_to_budget(replace(greedy, exchanges=(home, *greedy.exchanges)), 30_000)
    assert rest.exchanges[0].headers == headers
    assert any(exchange.is_bodiless for exchange in rest.exchanges[1:])


def verdicts(evidence):
    return grade_all(evidence) | grade_wellknown(evidence)


def test_whatever_gives_way_no_answer_turns_into_its_opposite(visits):
    turned = {}
    for host, evidence in visits.items():
        outcome, whole = outcome_of(evidence)[0], verdicts(evidence)
        for most in (0, 2_000, 8_000, 20_000):
            small = budget.reduce_to_budget(evidence, most)
            after, rest = outcome_of(small)[0], verdicts(small)
            if after not in {outcome, Outcome.COULD_NOT_ASK}:
                turned[host, most] = (outcome, after)
            turned |= {
                (host, most, name): (whole[name].answer, rest[name].answer)
                for name in whole
                if rest[name].answer not in {whole[name].answer, Answer.UNKNOWN}
            }
    assert not turned


def test_what_is_left_of_a_visit_can_be_packed_and_keeps_every_digest(visits):
    for evidence in visits.values():
        small = budget.reduce_to_budget(evidence, 5_000)
        again = Evidence.unpack(small.pack())
        assert [e.sha256 for e in again.exchanges] == [e.sha256 for e in evidence.exchanges]
        assert [e.size for e in again.exchanges] == [e.size for e in evidence.exchanges]


def test_error_pages_are_cut_before_anything_goes(visits):
    full = visits[HOST]
    large = b"<!doctype html><title>Not found</title>" + random.Random(2).randbytes(100_000)
    found = full.first(Purpose.LLMS_TXT)
    errors = [replace(found, url=f"{found.url}?{n}", purpose=Purpose.SKILL, status=404,
            body=large + bytes([n]),
                      sha256=f"{n:064}", size=len(large) + 1) for n in range(12)]  # fmt: skip
    evidence = replace(full, exchanges=(*full.exchanges, *errors))
    small = budget.reduce_to_budget(evidence, 900_000)
    assert {len(e.body) for e in small.all(Purpose.SKILL) if e.status == 404} == {budget.BEGINNING}
    assert grade_evidence(small).checks == grade_evidence(evidence).checks


@pytest.mark.django_db
def test_a_site_that_has_stored_much_today_stores_less_whatever_names_it_gives_its_hosts(
    greedy, visits, monkeypatch
):
    monkeypatch.setattr(record, "SITE_A_DAY", 3 * budget.VISIT)

    def stored(host, evidence):
        target = schedule.target_of(host, origin=Target.Origin.SUBMISSION)
        record_visit(replace(evidence, host=host), target)
        return len(ProbeRun.objects.get(host=host).evidence.packed)

    sizes = [stored(f"shop-{n}.greedy-books.com", greedy) for n in range(6)]
    assert sizes[0] > record.LARGE
    assert max(sizes[4:]) < 1.2 * record.LARGE
    assert sum(sizes) < 5 * budget.VISIT
    # Others, and this site's ordinary visits, lose nothing; and a day later it begins anew.
    assert stored("other-books.com", greedy) == pytest.approx(sizes[0], rel=0.01)
    assert stored("small.greedy-books.com", visits[HOST]) == pytest.approx(len(visits[HOST].pack()), rel=0.05)
    for run in ProbeRun.objects.all():
        ProbeRun.objects.filter(pk=run.pk).update(started_at=run.started_at - timedelta(days=2))
    assert stored("shop-9.greedy-books.com", greedy) == pytest.approx(sizes[0], rel=0.01)
