"""No reader, check or fact takes more than linear time, or raises.

A call's CPU time is compared with that for a harmless page of the same size and for a smaller text of the
family, and measured again before it fails.
"""

import inspect

import pytest
from hypothesis import Phase, given, note, settings
from hypothesis import strategies as st

from probes.consent import read_robots
from tests.fuzzing import IS_LONG
from tests.hostile import feeding
from tests.hostile.families import FOUND, HARMLESS, OF_THE_ISSUE, Family
from tests.hostile.feeding import Hostile, calls, fed, public
from tests.hostile.measuring import MOST, SIZES, ratio, seconds, too_dear
from tests.hostile.tokens import TOKENS, WRAPPED
from tests.unit.probes.building import ROOT

NAMED = {**OF_THE_ISSUE, **FOUND}
# What is cheap at these sizes is tried at no larger ones.
SMALL = (SIZES[0] // 8, SIZES[0] // 2, SIZES[0] * 2)
# Only these are graded whole: each grading reads a dozen documents.
GRADED = (
    OF_THE_ISSUE["buttons in forms"],
    OF_THE_ISSUE["definitions of quotes"],
    FOUND["a relation of many"],
)
CHECKED = [
    name for name in fed() if IS_LONG or not name.startswith(("checks", "facts.offers", "readers.mcp_r"))
]


def test_every_public_function_is_fed_a_hostile_text_or_is_given_nothing_of_a_sites():
    assert set(feeding.OURS) <= set(public())
    hostile = Hostile("html", HARMLESS["html"].text(1000))
    for name, function in fed().items():
        assert calls(name, function, hostile), name


def test_a_new_reader_is_found_by_itself():
    modules = {module.__name__ for module in feeding.modules()}
    assert {
        "probes.readers.html",
        "probes.consent.robots",
        "probes.facts.names",
        "probes.checks.wellknown",
    } <= modules
    assert all(inspect.unwrap(function) for function in fed().values())


@pytest.mark.parametrize("family", NAMED.values(), ids=NAMED)
def test_a_text_that_once_held_a_reader_up_costs_what_a_harmless_page_does(family):
    names = fed() if IS_LONG or family in GRADED else CHECKED
    dear = [
        why
        for name in names
        if (why := too_dear(name, family, SIZES if IS_LONG else SMALL, thorough=IS_LONG))
    ]
    assert not dear


def test_a_visit_that_is_sent_to_many_long_addresses_asks_robots_txt_for_the_price_of_a_few_pages():
    file = Hostile("robots", OF_THE_ISSUE["wildcards"].text(SIZES[-1]))
    letters = "abcdefghijklmnopqrstuvwxyz" * 80
    urls = [f"{ROOT}/{letters[n % 26 :]}?{n}" for n in range(100)]
    read = read_robots(file.exchange())
    spent = seconds(lambda: [read.allows(url) for url in urls])
    assert ratio(spent, file) < 2 * MOST


@st.composite
def families(draw: st.DrawFn, syntax: str) -> Family:
    words = st.sampled_from(TOKENS[syntax])
    times = st.sampled_from((1, 1, 1, 2, 8, 60, 250, 1000))
    run = st.builds(lambda word, n: word * (n if len(word) < 4 else min(n, 8)), words, times)
    # Beside what once held a reader up its neighbours are tried: the same with other words before and after
    # it.
    known = ("", "", *(family.unit for family in NAMED.values() if family.syntax == syntax))
    unit = draw(st.sampled_from(known)) + draw(st.lists(run, min_size=1, max_size=5).map("".join))
    before, after = draw(st.sampled_from(WRAPPED[syntax]))
    opened, closed = (
        draw(st.lists(words, max_size=2).map("".join)),
        draw(st.sampled_from(("", *TOKENS[syntax]))),
    )
    levels = draw(st.sampled_from((0, 0, 3, 60, 250, 100_000)))
    return Family(syntax, unit, before + draw(words), after, opened, closed, levels)


@settings(
    max_examples=max(3, settings().max_examples // 12) if IS_LONG else 2,
    deadline=None,
    phases=tuple(Phase)
    if IS_LONG
    else (Phase.explicit, Phase.reuse, Phase.generate),  # Shrinking takes minutes
)
@given(st.data())
@pytest.mark.parametrize("syntax", TOKENS)
def test_the_words_of_a_syntax_in_any_order_cost_what_a_harmless_page_does(syntax, data):
    family = data.draw(families(syntax))
    note(repr(family))
    dear = [
        why
        for name in CHECKED
        if (why := too_dear(name, family, SIZES if IS_LONG else SMALL, thorough=IS_LONG))
    ]
    assert not dear
