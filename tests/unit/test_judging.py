"""The bench's figures of search."""

import argparse
import json
import math
from pathlib import Path

import pytest

from bench.bench_relevance import paths
from bench.judging import RatedAnswer, RatedQuery, figures, intervals, ndcg
from training.corpus import QUERIES, TASKS
from training.sites import finding_of_site

FILES = sorted(QUERIES.glob("*.json"))

# These hold the queries of blind.json with the grades of others.
GRADED_AGAIN = ("blind-second.json", "blind-settled.json")


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
    pairs = [
        (RatedQuery("a", {"x": 2}, "tool"), RatedAnswer(["x"], ranked=["x"], score=0.9)),
        (RatedQuery("b", {"y": 1}), RatedAnswer([], ranked=["z", "y"], possible=["z", "y"], score=0.2)),
        (RatedQuery("none", {}), RatedAnswer([], possible=["z"], score=0.1)),
        (RatedQuery("none too", {}), RatedAnswer(["z"], score=0.5)),
    ]
    assert figures(pairs) == {
        "ndcg_at_10": 0.5,
        "ndcg_no_floors": pytest.approx((1 + 1 / math.log2(3)) / 2),
        "ndcg_tools": 1.0,
        "success_at_1": 0.5,
        "within_3": 1.0,
        "empty_right": 0.5,
        "empty_wrong": 0.5,
        "auc": 0.75,
        "possible_shown": 1.0,
        "possible_rows": 1.0,
    }


def test_share_of_nothing_is_null():
    told = figures([(RatedQuery("none", {}), RatedAnswer([]))])
    assert {name for name, value in told.items() if value is not None} == {"empty_right"}


def test_an_interval_holds_its_figure_and_is_the_same_at_every_run():
    pairs = [(RatedQuery(str(n), {"x": 2}), RatedAnswer(["x"] if n % 3 else [])) for n in range(30)]
    low, high = intervals(pairs)["success_at_1"]
    assert low < figures(pairs)["success_at_1"] < high
    assert intervals(pairs)["success_at_1"] == [low, high]


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
        RatedQuery.from_entry(entry)


def test_grade_of_zero_is_no_relevance():
    assert RatedQuery.from_entry({"query": "a", "relevant": {"x": 0}}).relevant == {}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_file_of_queries_holds_some_that_are_served_and_some_that_are_not(file):
    judged = [RatedQuery.from_entry(entry) for entry in json.loads(file.read_text())]
    assert any(one.relevant for one in judged)
    assert any(not one.relevant for one in judged)


def test_what_is_measured_on_is_asked_in_no_file_that_is_tuned_on():
    asked = [query.lower() for file in FILES if file.name not in GRADED_AGAIN for query in queries(file)]
    assert len(asked) == len(set(asked))


def test_tasks_name_servers_that_are_there_and_differ_from_all_queries():
    servers = [json.loads(line) for line in (TASKS / "servers.jsonl").read_text().splitlines()]
    judged = [RatedQuery.from_entry(entry) for entry in json.loads((TASKS / "tasks.json").read_text())]
    ids = {server["id"] for server in servers}
    assert len(ids) == len(servers)
    assert all(one.relevant and one.relevant.keys() <= ids for one in judged)
    found = [finding_of_site("server.test", server) for server in servers]
    assert [len(one.mcp_tools) for one in found] == [len(server["tools"]) for server in servers]
    asked = {one.query for one in judged}
    assert len(asked) == len(judged)
    assert not asked & {query for file in FILES for query in queries(file)}


@pytest.mark.parametrize("name", GRADED_AGAIN)
def test_another_judge_grades_the_same_queries(name):
    assert queries(QUERIES / name) == queries(QUERIES / "blind.json")


def queries(file: Path) -> list[str]:
    return sorted(entry["query"] for entry in json.loads(file.read_text()))


def test_file_may_have_spaces_in_its_name_or_be_one_of_several(tmp_path):
    (tmp_path / "my queries.json").touch()
    assert paths(f"{tmp_path}/my queries.json") == [tmp_path / "my queries.json"]
    assert paths("a.json  b/c.json\n") == [Path("a.json"), Path("b/c.json")]
    with pytest.raises(argparse.ArgumentTypeError):
        paths(" ")
