"""What the product says of evidence that was recorded once does not change by itself."""

import pytest

from tests.recorded import asking, expected
from tests.recorded.masks import differences
from tests.recorded.product import product

SHOWN = 20


@pytest.fixture(scope="module")
def graded():
    """The verdicts on all recorded evidence today, and the rubric's version."""
    with product() as ours, ours.servers() as url:
        asking.grade(ours, url)
        return asking.verdicts(url), asking.rubric(url)


def test_verdicts_on_recorded_evidence_change_with_the_version_of_the_rubric_alone(graded):
    verdicts, version = graded
    recorded = expected.read("verdicts", "codes")
    found = list(differences(recorded["hosts"], verdicts))
    shown = "\n".join(f"  {place}: {before} -> {after}" for place, before, after in found[:SHOWN])
    assert not found or version != recorded["rubric"], (
        f"{len(found)} verdicts changed, and the rubric is still {version}:\n{shown}\n"
        "When they are meant to change, give the rubric a new version and its changelog a line, then run "
        '`make recorded ARGS="--accept codes"`. Otherwise mend what changed them.'
    )


def test_the_recording_is_of_the_rubric_of_today(graded):
    _, version = graded
    recorded = expected.read("verdicts", "codes")["rubric"]
    assert version == recorded, (
        f"the rubric is {version}, the recorded verdicts are of {recorded}: look at what `make recorded` "
        "prints, then run `make recorded ARGS=--accept`"
    )


def test_every_difference_is_told_by_its_place():
    before = {"a": {"answer": "yes", "list": [1, 2]}, "gone": 1}
    after = {"a": {"answer": "no", "list": [1, 3]}, "new": 2}
    assert list(differences(before, after)) == [
        ("a.answer", "yes", "no"),
        ("a.list[1]", 2, 3),
        ("gone", 1, "<nothing>"),
        ("new", "<nothing>", 2),
    ]
