"""The bench's figures, which decide what is changed in search."""

import argparse
import json
import math
import sys
from pathlib import Path

import pytest

from tests.paths import BENCH

sys.path.insert(0, str(BENCH))

from bench_relevance import paths
from judging import Judged, figures, ndcg

QUERIES = sorted((BENCH / "queries").glob("*.json"))


def test_best_order_has_all_the_gain_and_a_miss_none():
    relevant = {"a": 2, "b": 1, "c": 2}
    assert ndcg(["a", "c", "b"], relevant) == pytest.approx(1)
    assert ndcg(["x", "y"], relevant) == 0
    assert ndcg([], relevant) == 0


def test_later_and_lesser_gain_counts_less():
    assert ndcg(["x", "a"], {"a": 2}) == pytest.approx(1 / math.log2(3))
    assert ndcg(["b", "a"], {"a": 2, "b": 1}) == pytest.approx(
        (1 + 3 / math.log2(3)) / (3 + 1 / math.log2(3))
    )


def test_only_the_first_ten_count_and_ten_are_enough():
    relevant = {f"s{n}": 2 for n in range(12)}
    assert ndcg(list(relevant)[:10], relevant) == pytest.approx(1)
    assert ndcg(["x"] * 10 + ["s1"], relevant) == 0


def test_shares_are_of_the_queries_that_they_are_about():
    judged = [Judged("a", {"x": 2}), Judged("b", {"y": 1}), Judged("none", {}), Judged("none too", {})]
    told = figures(judged, [["x"], [], [], ["z"]])
    assert told == {"ndcg_at_10": 0.5, "success_at_1": 0.5, "empty_right": 0.5, "empty_wrong": 0.5}


def test_share_of_nothing_is_null():
    assert figures([Judged("none", {})], [[]])["ndcg_at_10"] is None


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"query": 1, "relevant": {}},
        {"query": "a", "relevant": ["x"]},
        {"query": "a", "relevant": {"x": 7}},
    ],
)
def test_entry_that_is_none_is_refused(entry):
    with pytest.raises((TypeError, ValueError)):
        Judged.read(entry)


def test_grade_of_zero_is_no_relevance():
    assert Judged.read({"query": "a", "relevant": {"x": 0}}).relevant == {}


@pytest.mark.parametrize("file", QUERIES, ids=lambda file: file.stem)
def test_file_of_queries_holds_some_that_are_served_and_some_that_are_not(file):
    judged = [Judged.read(entry) for entry in json.loads(file.read_text())]
    assert any(one.relevant for one in judged)
    assert any(not one.relevant for one in judged)


def test_what_is_measured_on_is_asked_in_no_file_that_is_tuned_on():
    asked = [entry["query"].lower() for file in QUERIES for entry in json.loads(file.read_text())]
    assert len(asked) == len(set(asked))


def test_file_may_have_spaces_in_its_name_or_be_one_of_several(tmp_path):
    (tmp_path / "my queries.json").touch()
    assert paths(f"{tmp_path}/my queries.json") == [tmp_path / "my queries.json"]
    assert paths("a.json  b/c.json\n") == [Path("a.json"), Path("b/c.json")]
    with pytest.raises(argparse.ArgumentTypeError):
        paths(" ")
