"""How long hosts wait for their next visit."""

import random

import pytest

from bench import bench_cadence
from probes.schedule import cadence
from probes.schedule.cadence import LISTED_DAYS, OTHER_DAYS, ComparedVisits

KINDS = (LISTED_DAYS, OTHER_DAYS)


def pause(seen, bounds=LISTED_DAYS, expected=None):
    return cadence.days_between(seen, bounds, expected or cadence.usual_changes(bounds))


def test_an_unknown_host_is_visited_at_the_mean_interval():
    assert pause(ComparedVisits()) == pytest.approx(7)
    assert pause(ComparedVisits(), OTHER_DAYS) == pytest.approx(30)


@pytest.mark.parametrize("bounds", KINDS)
def test_the_more_changes_were_found_the_sooner_the_next_visit_within_the_bounds(bounds):
    days = [pause(ComparedVisits(20, found, 20 * bounds.mean), bounds) for found in range(21)]
    assert days == sorted(days, reverse=True)
    assert (days[0], days[-1]) == (bounds.longest, bounds.shortest)


def test_the_same_changes_in_less_time_bring_the_next_visit_sooner():
    days = [pause(ComparedVisits(10, 1, covered)) for covered in (30, 70, 140)]
    assert days == sorted(days)
    assert len(set(days)) == 3


def test_a_host_that_changed_at_every_visit_has_no_endless_rate():
    always = ComparedVisits(cadence.MAX_COMPARED, cadence.MAX_COMPARED, 100)
    assert 0 < cadence.change_rate(always, LISTED_DAYS) < 10
    assert cadence.change_rate(ComparedVisits(1, 1, 0), LISTED_DAYS) < 10


@pytest.mark.parametrize("bounds", KINDS)
@pytest.mark.parametrize("part", [0, 0.02, 0.3, 1])
def test_there_are_as_many_visits_as_at_the_mean_interval_whatever_changes(bounds, part):
    chance = random.Random(part)
    hosts = [
        ComparedVisits(20, chance.randrange(20) if chance.random() < part else 0, 20 * bounds.mean)
        for _ in range(500)
    ]
    expected = cadence.fit_expected_changes(hosts, bounds)
    days = [cadence.days_between(seen, bounds, expected) for seen in hosts]
    assert sum(1 / each for each in days) == pytest.approx(len(hosts) / bounds.mean, rel=0.001)
    assert bounds.shortest <= min(days) <= max(days) <= bounds.longest


def test_without_any_host_the_cadence_is_the_usual_one():
    assert cadence.fit_expected_changes([], LISTED_DAYS) == cadence.usual_changes(LISTED_DAYS)


def test_what_is_learned_finds_more_changes_with_as_many_visits_than_a_fixed_cadence():
    population = bench_cadence.Population(hosts=200, days=270)
    found = bench_cadence.compare(population, bench_cadence.RECORDED)
    assert found.ratio >= 1.3
    assert found.visits == pytest.approx(1, abs=0.1)
    for bounds, low, high in found.spans:
        assert bounds.shortest - 1e-6 <= low <= high <= bounds.longest + 1e-6
