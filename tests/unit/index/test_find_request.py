"""Parameters from URLs and from the JSON of tools."""

import pytest

from index.search.request import FindRequest
from index.values.errors import FindError, InvalidFilterValue, MissingParam
from index.values.vocabulary import EntityType


@pytest.mark.parametrize(
    "limit", [True, False, 0, 26, 1.5, float("nan"), float("inf"), 10**400, [5], {"a": 1}, "1e1"]
)
def test_a_json_limit_that_is_no_whole_number_from_1_to_25_is_refused(limit):
    with pytest.raises(InvalidFilterValue) as refused:
        FindRequest.parse({"q": "books", "limit": limit})
    assert refused.value.valid == tuple(str(n) for n in range(1, 26))


@pytest.mark.parametrize("flag", [2, -1, 0.5, "maybe", [], [True], {}, "truetrue"])
def test_a_json_flag_that_is_none_is_refused(flag):
    with pytest.raises(InvalidFilterValue) as refused:
        FindRequest.parse({"q": "books", "has_mcp": flag})
    assert refused.value.valid == ("true", "false")


@pytest.mark.parametrize("q", [5, True, ["books"], {"q": "books"}, 1.5])
def test_a_query_that_is_no_text_is_refused_without_a_vocabulary(q):
    with pytest.raises(InvalidFilterValue) as refused:
        FindRequest.parse({"q": q})
    assert refused.value.valid == ()


@pytest.mark.parametrize("q", ["\ud800", "\x00", "\ud800\udfff \x00", " ", "", None])
def test_what_no_store_can_hold_is_no_query(q):
    with pytest.raises(MissingParam):
        FindRequest.parse({"q": q})


def test_unreadable_characters_split_words_and_the_cut_counts_what_is_left():
    assert FindRequest.parse({"q": "\x00books\ud800shop "}).q == "books shop"
    assert len(FindRequest.parse({"q": "é" * 301}).q or "") == 300


@pytest.mark.parametrize(
    "given", [{}, {"limit": 5}, {"has_mcp": False}, {"country": ""}, {"country": None, "has_md": "0"}]
)
def test_nothing_that_narrows_is_refused(given):
    with pytest.raises(MissingParam):
        FindRequest.parse(given)


def test_the_rule_holds_for_a_request_that_was_never_read():
    with pytest.raises(MissingParam):
        FindRequest.from_values(limit=5)


@pytest.mark.parametrize("value", [True, "true", "TRUE", " true ", "1", 1, 1.0])
def test_every_way_to_say_true_narrows(value):
    assert [one.name for one in FindRequest.parse({"has_webmcp": value}).filters] == ["has_webmcp"]


@pytest.mark.parametrize("value", [False, "false", "False", "0", 0, None, ""])
def test_every_way_to_say_false_narrows_nothing(value):
    assert FindRequest.parse({"q": "a", "has_webmcp": value}).filters == ()


def test_values_are_normalised():
    asked = FindRequest.parse({"country": " no ", "entity_type": "saas", "limit": "025", "other": object()})
    assert [one.value for one in asked.filters] == ["NO", EntityType.SAAS]
    assert (asked.limit, asked.q) == (25, None)


def test_a_filter_that_there_is_not_is_a_mistake_of_ours():
    with pytest.raises(TypeError, match="has_zoo"):
        FindRequest.from_values("books", has_zoo=True)


def test_an_error_repeats_a_value_short_and_printable():
    with pytest.raises(FindError) as refused:
        FindRequest.parse({"country": "\x1b[31m\u202e" + "x" * 10_000})
    assert str(refused.value).isascii()
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 120
