"""What the product says of evidence that was recorded once does not change by itself."""

import json
from collections import Counter

import pytest
from django.conf import settings

from tests.pipeline.conftest import database_url
from tests.recorded import asking, expected
from tests.recorded.masks import differences
from tests.recorded.product import product

SHOWN = 20


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("most", [3, pytest.param(1000, marks=pytest.mark.soak)], ids=["some", "all"])
def test_verdicts_on_recorded_evidence_are_those_that_the_version_of_the_rubric_was_recorded_with(most):
    """Of hosts on which all verdicts are the same, three show what many would."""
    recorded, url = expected.read("verdicts", "codes"), database_url()
    expected_of = at_most_of_a_kind(recorded["hosts"], most)
    with product(DATABASE_URL=url, REDIS_URL=settings.REDIS_URL) as ours:
        asking.grade(ours, url, *expected_of)
        graded, version = asking.verdicts(url), asking.rubric(url)
    found = list(differences(expected_of, {host: graded[host] for host in expected_of}))
    shown = "\n".join(f"  {place}: {before} -> {after}" for place, before, after in found[:SHOWN])
    assert not found or version != recorded["rubric"], (
        f"{len(found)} verdicts changed, and the rubric is still {version}:\n{shown}\n"
        "When they are meant to change, give the rubric a new version and its changelog a line, then run "
        '`make recorded ARGS="--accept codes"`. Otherwise mend what changed them.'
    )
    assert version == recorded["rubric"], (
        f"the rubric is {version}, the recorded verdicts are of {recorded['rubric']}: look at what "
        "`make recorded` prints, then run `make recorded ARGS=--accept`"
    )


def at_most_of_a_kind(verdicts, most):
    kinds = Counter()
    kept = {}
    for host, told in verdicts.items():
        kinds[json.dumps(told)] += 1
        if kinds[json.dumps(told)] <= most:
            kept[host] = told
    return kept


def test_every_difference_is_told_by_its_place():
    before = {"a": {"answer": "yes", "list": [1, 2]}, "gone": 1}
    after = {"a": {"answer": "no", "list": [1, 3]}, "new": 2}
    assert list(differences(before, after)) == [
        ("a.answer", "yes", "no"),
        ("a.list[1]", 2, 3),
        ("gone", 1, "<nothing>"),
        ("new", "<nothing>", 2),
    ]
