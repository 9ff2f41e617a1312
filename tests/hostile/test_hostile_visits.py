"""Hostile sites through the whole probe."""

import asyncio
import json
import os
import subprocess
import sys
from contextlib import ExitStack

import pytest

from index.values.reasons import Reason
from index.values.vocabulary import Answer, Outcome
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.grading.finding import grade_evidence
from probes.grading.rubric import grade_all
from probes.models import Target
from probes.net.http import reply_memory
from probes.net.pins import DnsPins
from probes.net.policy import Policy, RequestLimits
from probes.operations.results import result_dict
from probes.publishing.record import record_visit
from probes.schedule import schedule
from tests.each import each
from tests.hostile.prober import LIMIT_SECONDS, VISIT_SECONDS
from tests.paths import ROOT
from tests.sites.cases.hostile import HOSTILE
from tests.visiting import visit

MEGABYTES = 64
# Replies of a hundred visits at once, and as much again to read them.
TOGETHER_MEGABYTES = 2 * reply_memory.MAX_TOTAL_BYTES // reply_memory.MB
TIMED = (Answer.UNKNOWN, Reason.TIMED_OUT)  # A busy machine may make this of any reply that says nothing
# Names under .test that nobody serves give either.
NOT_THERE = {(Answer.UNKNOWN, why) for why in (Reason.DNS_FAILED, Reason.TLS_FAILED)}
BY_CASE = each("case", HOSTILE, ids=lambda case: f"{case.id}: {case.title}")


@pytest.fixture(scope="session")
def told(sample_web, tmp_path_factory):
    """An ordinary site comes first."""
    folder = tmp_path_factory.mktemp("hostile")
    sites = {case.host: case for case in HOSTILE}
    lines = probed(sample_web, folder, sites, first=sample_web.hosts[:4])
    costs = {line["host"]: line for line in lines}
    return {host: (costs[host], read(folder, host)) for host in sites}


def probed(web, folder, sites, *options, first=()):
    """The evidence is in the folder."""
    with ExitStack() as stack:
        for host, case in sites.items():
            others = ((name.format(host), build) for name, build in case.others.items())
            for name, build in ((host, case.site), *others):
                stack.enter_context(web.serving(name, build(f"https://{name}")))
        settings = {
            "PROBE_CONNECT_TO": web.connect_to,
            "PROBE_CA_BUNDLE": str(web.ca_bundle),
            "PROBE_HOST_DELAY": "0",
        }
        done = subprocess.run(
            [sys.executable, "-m", "tests.hostile.prober", str(folder), *options],
            input="\n".join([*first, *sites]), capture_output=True, text=True, timeout=500, check=False,
            cwd=ROOT, env={**os.environ, **settings},
        )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Traceback" not in done.stderr, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def read(folder, host):
    return Evidence.unpack((folder / host).read_bytes())


@BY_CASE
def test_a_hostile_site_ends_in_its_time_and_in_little_memory(case, told):
    cost, evidence = told[case.host]
    assert cost["seconds"] < VISIT_SECONDS + 4 * LIMIT_SECONDS
    assert cost["megabytes"] < MEGABYTES
    assert len(evidence.exchanges) <= 100


@pytest.mark.django_db
@BY_CASE
def test_what_a_hostile_site_says_can_be_stored_and_gets_an_honest_verdict(case, told, case_table):
    target = schedule.target_of(case.host, origin=Target.Origin.OPERATOR)
    finding = record_visit(told[case.host][1], target)
    assert "\\u0000" not in json.dumps(result_dict(finding))
    if Outcome.ANSWERED is not finding.outcome:
        case_table.outcome(case.id, finding.outcome, finding.outcome_reason)
    assert (finding.outcome, finding.outcome_reason) == (case.outcome, case.reason)
    if case.truth:
        found = {check: (one.answer, one.reason) for check, one in finding.checks.items()}
        busy = {check: told for check, told in found.items() if told == TIMED}
        deserved = {
            c: busy.get(c, told) if told[0] is Answer.UNKNOWN else told for c, told in case.truth.items()
        }
        deserved |= {c: found[c] for c, verdict in deserved.items() if {verdict, found[c]} <= NOT_THERE}
        case_table.add(case.id, deserved, found)
        assert {check: found[check] for check in case.truth} == deserved


@pytest.mark.soak
def test_a_hundred_hostile_sites_at_once_stay_within_what_a_worker_may_hold_and_none_gets_a_false_answer(
    sample_web, tmp_path
):
    """A site that could not be asked beside the others is unknown."""
    greedy = [case for case in HOSTILE if case.id in {"Z66", "Z67"}]
    copies = {
        f"copy-{n}-{case.host}": case for n in range(1, 2 + (100 - len(HOSTILE)) // 2) for case in greedy
    }
    sites = {case.host: case for case in HOSTILE} | copies
    (cost,) = probed(sample_web, tmp_path, sites, "--together")
    assert len(sites) >= 100
    assert cost["megabytes"] < TOGETHER_MEGABYTES
    wrong = {}
    for host, case in sites.items():
        verdicts = grade_all(read(tmp_path, host))
        for check, deserved in case.truth.items():
            found = (verdicts[check].answer, verdicts[check].reason)
            if found != deserved and found[0] is not Answer.UNKNOWN:
                wrong[host, check] = found
    assert not wrong


def test_no_victim_is_asked_for_more_than_a_few_of_the_addresses_that_a_site_names(told, sample_web):
    evidence = told["case-z63.test"][1]
    asked = {e.url for e in evidence.all(Purpose.MCP)}
    assert len([url for url in asked if "victim" in url]) <= 8
    assert len(asked) <= 10  # the site's own usual addresses among them
    assert evidence.requests <= 60


class Flipping:
    def __init__(self, *answers):
        self.answers, self.asked = list(answers), []

    async def lookup(self, host):
        self.asked.append(host)
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


PUBLIC, PRIVATE = "93.184.216.34", "10.0.0.7"


@pytest.mark.parametrize(
    ("answers", "connected"),
    [
        (((PUBLIC,), (PRIVATE,)), {PUBLIC}),
        (((PUBLIC, PRIVATE),), set()),
        (((PRIVATE,), (PUBLIC,)), set()),
        (((PUBLIC, "::ffff:10.0.0.7"),), set()),
        ((("64:ff9b::a00:7",),), set()),
    ],
    ids=["public, then private", "both at once", "private, then public", "mapped", "NAT64"],
)  # fmt: skip
def test_a_name_whose_addresses_change_or_mix_never_leads_to_a_private_one(answers, connected, monkeypatch):
    resolver, opened, allowed = Flipping(*answers), [], DnsPins.socket_for

    def record_only(self, info):
        opened.append(info[4][0])
        allowed(self, info).close()
        raise OSError("there is no network here")

    monkeypatch.setattr(DnsPins, "socket_for", record_only)
    policy = Policy(
        user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)", host_delay=0.0, resolver=resolver
    )
    evidence = asyncio.run(visit("rebinding-books.com", policy, RequestLimits()))
    assert set(opened) == connected
    assert resolver.asked == ["rebinding-books.com"]
    assert grade_evidence(evidence).outcome is Outcome.COULD_NOT_ASK


NAMES = {
    "an address": "127.0.0.1", "half an address": "127.1", "a number": "2130706433",
    "hexadecimal": "0x7f.0.0.1", "octal": "0177.0.0.1",
    "IPv6 in brackets": "[::1]", "full-width digits": "\uff11\uff12\uff17.\uff10.\uff10.\uff11",
    "ideographic stops": "127\u30020\u30020\u30021",
    "letters in circles": "\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3", "one label": "intranet",
    "loopback by name": "localhost.localdomain",
    "credentials": "books.com@127.0.0.1", "a port": "books.com:6379",
    "a line break": "books.com\r\nX-Evil: 1",
    "a NUL": "books.com\0.evil.com", "a lone surrogate": "b\ud800oks.com",
    "a direction mark": "books\u202e.com", "an empty label": "books..com",
    "a name of 9,000": "b" * 9000 + ".com",
    "percent": "%31%32%37.0.0.1", "nothing": "", "a backslash": "books.com\\@127.0.0.1",
}  # fmt: skip


@pytest.mark.parametrize("host", NAMES.values(), ids=NAMES)
def test_a_name_that_means_no_public_site_is_never_looked_up_or_connected_to(host, monkeypatch):
    resolver, opened = Flipping((PRIVATE,)), []
    monkeypatch.setattr(DnsPins, "socket_for", lambda _, info: opened.append(info))
    policy = Policy(
        user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)", host_delay=0.0, resolver=resolver
    )
    evidence = asyncio.run(visit(host, policy, RequestLimits()))
    assert grade_evidence(evidence).outcome is Outcome.COULD_NOT_ASK
    assert {e.ending for e in evidence.exchanges} == {Ending.ADDRESS_REFUSED}
    assert (opened, resolver.asked) == ([], [])
