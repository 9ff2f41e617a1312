import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from index.embedding.languages import E5_ID
from index.fulltext import QueryTerm
from index.place_names import name_places, names_place
from index.search import floors, line, relevance
from index.search.line import Inquiry, QueryLine, Words
from tests.fuzzing import examples
from tests.unit.index.test_relevance import candidates

MODEL = "minilm-l6-v2:int8:2"
ASKED = [QueryTerm("book", "book", 0, 2.0), QueryTerm("table", "tabl", 1, 6.0)]
MOST = sum(one.idf for one in ASKED) * 2.2

terms = st.lists(st.booleans(), min_size=len(ASKED), max_size=len(ASKED))
shares = st.floats(0, 1, width=32)
towns = st.sampled_from([(), ((1,),), ((0,), (1,)), ((0, 1),)])


BOTH = line.name_of_both(MODEL, E5_ID)
LINES = (MODEL, BOTH, E5_ID)


def line_of(*, model=MODEL, listed=10_000, length=2, held=0.5, places=()):
    return QueryLine(line.line_of_model(model), Inquiry(ASKED, places, length, listed, held))


def chance(of, contains, bm25, cosine, second=0.0, *, has_place=False):  # noqa: PLR0913 - a row has this many sides
    column, scores = np.array(contains, bool)[:, None], np.array([[bm25], [cosine], [second]], np.float32)
    return float(of.chances(column, *scores, np.array([has_place]))[0])


def judge(found, **given):
    near = float(found.cosines.max(initial=0))
    return relevance.judge_rows(found, line_of(**given), floors.floors_of_model(MODEL), near)


def rank(found, whole=None, **given):
    return relevance.rank(found, ASKED, judge(whole or found, **given), cut=False).order.tolist()


@settings(max_examples=examples(75), deadline=None)
@given(terms, terms, shares, shares, shares, shares, shares, towns, st.booleans(), st.sampled_from(LINES))
def test_a_chance_never_falls_when_a_row_is_nearer_or_holds_more(  # noqa: PLR0913, PLR0917 - what is generated
    held, more, bm25, further, cosine, nearer, second, town, has_place, model
):
    of = line_of(model=model, places=town)
    least = chance(of, held, bm25 * MOST, cosine, has_place=True)
    both = [one or other for one, other in zip(held, more, strict=True)]
    most = chance(
        of, both, min(bm25 + further, 1) * MOST, min(cosine + nearer, 1), second, has_place=has_place
    )
    assert most >= least - 1e-6


@settings(max_examples=examples(75), deadline=None)
@given(terms, terms, shares, shares, shares, shares, shares, towns, st.booleans())
def test_what_was_not_gathered_does_not_match_below_the_bound(  # noqa: PLR0913, PLR0917 - what is generated
    held, may_hold, bm25, most, cosine, second, farthest, town, has_place
):
    judged = judge(candidates(0.9, words=[MOST], held=[[1], [1]], seconds=[0.9]), model=BOTH, places=town)
    assert judged.covered
    contains = np.array(may_hold) & np.array(held)
    bound = judged.least(np.array(may_hold), most * MOST, farthest)
    row = candidates(
        cosine,
        words=[min(bm25, most) * MOST],
        held=contains[:, None],
        seconds=[min(second, farthest)],
        has_place=[has_place],
    )
    assert cosine >= bound - 1e-5 or not judged.matching(row, row.cosines).any()


def test_one_row_that_reaches_the_chance_answers_and_others_follow_by_themselves():
    whole = candidates(0.75, 0.72, 0.1, words=[MOST / 2, 0, 0], held=[[1, 0, 0], [1, 0, 0]])
    assert rank(whole) == [0, 1]
    assert rank(candidates(0.3, 0.28)) == []


def test_no_filter_makes_a_match_of_what_the_bare_query_would_not_match():
    whole = candidates(0.3, 0.28)
    assert rank(candidates(0.3), whole=whole) == []
    answered = candidates(0.8, 0.1, words=[MOST, 0], held=[[1, 0], [1, 0]])
    assert rank(candidates(0.1), whole=answered) == []


def test_the_same_site_needs_a_higher_cosine_in_a_bigger_index():
    row = ([True, False], 1.0, 0.4)
    assert chance(line_of(listed=14), *row) > chance(line_of(listed=1_000), *row)
    assert chance(line_of(listed=10_000), *row) == chance(line_of(listed=1_000_000), *row)


def test_a_row_in_another_town_is_less_likely():
    row, oslo = ([True, False], 1.0, 0.5), line_of(places=((1,),))
    assert chance(oslo, *row, has_place=True) < chance(oslo, *row) < chance(line_of(), *row)
    assert chance(line_of(), *row, has_place=True) == chance(line_of(), *row)
    both = line_of(places=((0,), (1,)))
    assert chance(both, *row, has_place=True) == chance(both, *row)


def test_places_are_read_by_their_longest_names_and_in_sites_with_a_capital():
    text = "golf lessons in new zealand near hamburg"
    asked = [
        QueryTerm(word, word, 0, 1.0) for word in ("golf", "lesson", "new", "zealand", "near", "hamburg")
    ]
    assert name_places(asked, text) == ((2, 3), (5,))
    assert name_places(asked[:2], "golf lessons") == ()
    assert names_place("Golf lessons", "We teach near Hamburg, and in New Zealand.")
    assert names_place("Wetter in Zürich", "")
    assert names_place("HOTEL SÃO PAULO", "")
    assert not names_place("", "Nobody teaches in hamburg or new Zealand")
    assert not names_place("", "")


def test_what_misses_the_chance_by_little_is_possible_where_nothing_matches(settings):
    def found(cosine):
        return judge(candidates(cosine, 0.1)).possible.tolist()

    at = next(cosine for cosine in np.arange(0.2, 1, 0.01) if rank(candidates(cosine, 0.1)))
    assert found(at - 0.02) == [0]
    assert found(at) == found(0.2) == []
    settings.SEARCH_POSSIBLE_MARGIN = 0.0
    assert found(at - 0.02) == []


def test_an_operator_moves_the_chance_or_brings_the_floors_back(settings):
    fitted = line.line_of_model(MODEL)
    settings.SEARCH_CHANCE = 0.9
    assert line.line_of_model(MODEL).chance == 0.9
    settings.SEARCH_CHANCE = 0.01
    assert line.line_of_model(MODEL).row == 0.01 < fitted.row
    settings.SEARCH_BY_FLOORS = True
    assert line.line_of_model(MODEL) is None


@pytest.mark.parametrize("model", [None, "unknown:1"])
def test_words_alone_and_other_models_keep_the_floors(model):
    assert line.line_of_model(model) is None


def test_there_are_lines_for_the_models_that_are_made():
    assert all(line.line_of_model(model) for model in LINES)


def test_nothing_asked_and_nothing_listed_are_no_error():
    words = Words.from_terms([], [], np.zeros((0, 2), bool), np.zeros(2, np.float32), np.ones(2, bool))
    assert words.share.tolist() == words.missing.tolist() == words.elsewhere.tolist() == [0, 0]
    assert words.other_place.tolist() == [0, 0]
    empty = candidates()
    assert rank(empty) == judge(empty).possible.tolist() == []
