"""Bounds on what visits hold, each and together."""

import gc

import pytest

from probes.evidence.evidence import Ending, digest_of
from probes.net.http import reply_memory
from probes.net.http.reply_memory import ReplyMemory
from tests.unit.probes.building import exchange


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    for name, value in {"MAX_VISIT_BYTES": 800, "MAX_TOTAL_BYTES": 1000, "MIN_SHARE": 100}.items():
        monkeypatch.setattr(reply_memory, name, value)


def take(share, size, letter="x"):
    body = letter.encode() * size
    return share.intern(digest_of(body), body)


def test_a_visit_that_holds_too_much_asks_nothing_more():
    share = ReplyMemory().share()
    take(share, 799)
    assert not share.is_spent
    take(share, 1)
    assert share.is_spent


def test_a_body_that_came_before_costs_nothing_and_is_the_same_bytes():
    all_of_them = ReplyMemory()
    share = all_of_them.share()
    first = take(share, 700)
    assert all(take(share, 700) is first for _ in range(40))
    assert (all_of_them.total, share.is_spent) == (700, False)


def test_of_many_visits_that_hold_too_much_together_only_those_above_an_equal_share_stop():
    all_of_them = ReplyMemory()
    greedy, modest = all_of_them.share(), all_of_them.share()
    take(modest, 400)
    take(greedy, 599)
    assert not greedy.is_spent
    take(greedy, 1, "y")
    assert (greedy.is_spent, modest.is_spent) == (True, False)


def test_a_visit_may_always_hold_a_little():
    all_of_them = ReplyMemory()
    shares = [all_of_them.share() for _ in range(50)]
    for number, share in enumerate(shares):
        take(share, 90, chr(65 + number))
    assert all_of_them.total > reply_memory.MAX_TOTAL_BYTES
    assert not any(share.is_spent for share in shares)


def test_what_a_visit_held_is_free_when_it_is_over():
    all_of_them = ReplyMemory()
    share = all_of_them.share()
    take(share, 700)
    share.release()
    assert (all_of_them.total, all_of_them.shares) == (0, 0)


def test_evidence_counts_for_as_long_as_it_is_there(monkeypatch):
    import asyncio

    from probes.net.http.client import Client, Policy
    from tests.visiting import visit

    policy = Policy(user_agent="x")

    async def kept(self, *_, **__):
        self._share.intern("digest", b"x" * 77)
        return exchange("robots", Ending.DNS_FAILED)

    monkeypatch.setattr(Client, "exchange", kept)
    evidence = asyncio.run(visit("books.example.com", policy))
    assert (policy.reply_memory.total, policy.reply_memory.shares) == (77, 1)
    del evidence
    gc.collect()
    assert (policy.reply_memory.total, policy.reply_memory.shares) == (0, 0)
