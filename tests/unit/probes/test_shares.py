"""How kinds of waiting hosts share slots."""

from collections import Counter

import pytest
from django.db.models import Q

from probes.models import Target
from probes.schedule.shares import SlotShare, order_by_turns

SHARES = (SlotShare("a", Q(), 50), SlotShare("b", Q(), 30), SlotShare("c", Q(), 20))


def rows(first, many):
    return [Target(pk=first + n) for n in range(many)]


def kinds(order):
    return Counter("abc"[row.pk // 1000] for row in order)


def waiting(a, b, c):
    return [rows(0, a), rows(1000, b), rows(2000, c)]


def test_slots_are_shared_as_stated_while_every_kind_waits():
    order = order_by_turns(SHARES, waiting(100, 100, 100), [0, 0, 0])
    taken = kinds(order[:50])
    assert taken["a"] in {24, 25, 26}
    assert taken["b"] in {14, 15, 16}
    assert taken["c"] in {9, 10, 11}
    assert len(order) == 300


def test_the_share_of_a_kind_that_does_not_wait_is_the_others():
    assert kinds(order_by_turns(SHARES, waiting(0, 0, 100), [0, 0, 0])[:50]) == {"c": 50}
    both = kinds(order_by_turns(SHARES, waiting(100, 0, 100), [0, 0, 0])[:70])
    assert both["a"] in {49, 50, 51}


def test_a_kind_that_holds_more_than_its_share_waits_for_the_others():
    assert kinds(order_by_turns(SHARES, waiting(100, 100, 100), [50, 0, 20])[:25]) == {"b": 25}


def test_each_kind_keeps_its_order():
    order = order_by_turns(SHARES, waiting(5, 5, 5), [0, 0, 0])
    for kind in range(3):
        own = [row.pk for row in order if row.pk // 1000 == kind]
        assert own == sorted(own)


def test_a_host_of_two_kinds_has_one_turn():
    twice = rows(0, 4)
    assert [row.pk for row in order_by_turns(SHARES, [twice, twice, []], [0, 0, 0])] == [0, 1, 2, 3]


@pytest.mark.parametrize("kind", ["a", "b", "c"])
def test_a_single_slot_serves_every_kind(kind):
    assert any(
        kinds(order_by_turns(SHARES, waiting(1, 1, 1), [0, 0, 0])[:1])[kind] for _ in range(1000)
    )  # a miss: less than once in 10^50
