from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from index.fulltext import QueryTerm
from index.search import candidates as gathering
from index.search import floors, relevance
from tests.fuzzing import examples

FLOORS = floors.floors_of_model("minilm-l6-v2:int8:2")
AT, ALONE = FLOORS.absolute(10_000), FLOORS.alone(10_000)
ASKED = [QueryTerm("book", "book", 0, 2.0), QueryTerm("table", "tabl", 1, 6.0)]


def candidates(  # noqa: PLR0913 - columns
    *cosines, words=None, held=None, places=None, tools=None, owners=None, seconds=None, has_place=None
):
    k = len(cosines)
    return relevance.Candidates(
        pks=np.arange(k),
        cosines=np.array(cosines, np.float32),
        bm25=np.array(words or [0.0] * k, np.float32),
        contains=np.zeros((len(ASKED), k), bool) if held is None else np.array(held, bool),
        places=np.array(places or range(k), float),
        tool_sets=np.array(tools or [0] * k),
        owners=np.array(owners or range(k)),
        seconds=np.array(seconds or [0.0] * k, np.float32),
        has_place=np.array(has_place or [False] * k, bool),
    )


def judge(whole, *, nearest=None, share=0.0, listed=10_000, by=FLOORS):
    nearest = sorted(whole.cosines.tolist(), reverse=True)[:10] if nearest is None else nearest
    near = relevance.Near(nearest, share) if by is FLOORS else None
    return relevance.judge_question(lambda: whole, ASKED, by, listed=listed, near=near)


def rank(found, *, whole=None, cut=True, **judged):
    return relevance.rank(found, ASKED, judge(whole or found, **judged), cut=cut)


def scored(found):
    return relevance.score(found, found.cosines, ASKED)


def test_best_comes_first_and_its_cosine_is_told():
    ranked = rank(candidates(0.5, 0.7, 0.6))
    assert ranked.order.tolist() == [1, 2, 0]
    assert ranked.best == pytest.approx(0.7)


def test_words_raise_a_site_but_never_beyond_what_they_can_weigh():
    most = sum(one.idf for one in ASKED) * 2.2
    assert rank(candidates(0.60, 0.58, words=[0, most / 2])).order.tolist() == [1, 0]
    full = scored(candidates(0.0, words=[most], held=[[1], [1]]))
    assert full[0] == pytest.approx(relevance.WORDS_WEIGHT + relevance.CONTAINED_WEIGHT)


def test_score_is_the_same_whatever_else_is_there():
    alone = scored(candidates(0.5, words=[3.0]))
    beside = scored(candidates(0.5, 0.9, words=[3.0, 16.0]))
    assert alone[0] == beside[0]


def test_equal_scores_stand_in_the_fixed_order():
    ranked = rank(candidates(0.6, 0.6, 0.6, places=[3, 1, 2]))
    assert ranked.order.tolist() == [1, 2, 0]


def test_one_near_site_among_thousands_is_chance_and_the_answer_is_empty():
    near = ALONE - 0.01
    ranked = rank(candidates(near, 0.3), nearest=[near] + [0.33] * 9)
    assert (ranked.order.tolist(), ranked.best, ranked.cut) == ([], 0.0, 0)


def test_one_site_far_above_the_floor_answers_alone_as_in_a_small_index():
    near = ALONE + 0.01
    assert rank(candidates(near, 0.1), nearest=[near] + [0.1] * 9).order.tolist() == [0]
    alone = FLOORS.alone(10) + 0.01
    assert alone < AT
    assert rank(candidates(alone), nearest=[alone, 0.1, 0.05], listed=10).order.tolist() == [0]


def test_the_nearer_of_the_nearest_count_more():
    assert relevance.Near([0.6, 0.4], 0).mean_of_nearest > 0.5 > relevance.Near([0.4, 0.6], 0).mean_of_nearest
    assert relevance.Near([0.5] * 10, 0).mean_of_nearest == pytest.approx(0.5)
    assert relevance.Near([], 0).mean_of_nearest == relevance.Near([], 0).best == 0


def test_words_of_the_query_that_one_of_the_nearest_holds_lower_what_it_must_reach():
    near = [AT - 0.05] * 10
    assert rank(candidates(AT - 0.05), nearest=near, share=0.0).order.tolist() == []
    assert rank(candidates(AT - 0.05), nearest=near, share=1.0).order.tolist() == [0]


def test_each_row_must_be_near_by_itself_however_near_the_best_is_and_however_small_the_index():
    line = FLOORS.match
    assert rank(candidates(0.5, line + 0.01, line - 0.01), listed=12).order.tolist() == [0, 1]
    assert rank(candidates(0.5, line - 0.01), listed=12, cut=False).order.tolist() == [0]
    assert rank(candidates(line - 0.01), nearest=[line - 0.01] * 10, listed=12).order.tolist() == []


@settings(max_examples=examples(75), deadline=None)
@given(
    st.lists(st.tuples(st.floats(-1, 1, width=32), st.booleans(), st.booleans(), st.booleans()), max_size=12),
    st.floats(0, 1), st.integers(1, 100_000), st.booleans(),
)  # fmt: skip
def test_a_filter_leaves_of_the_matches_what_passes_it_no_more_and_no_less(rows, share, listed, cut):
    held = [[row[1] for row in rows], [row[2] for row in rows]]
    whole = candidates(*(row[0] for row in rows), held=held)
    nearest = sorted((row[0] for row in rows), reverse=True)[:10]
    judged = judge(whole, nearest=nearest, share=share, listed=listed)
    every = relevance.rank(whole, ASKED, judged, cut=cut).order.tolist()
    passing = [n for n, row in enumerate(rows) if row[3]]
    left = candidates(*(rows[n][0] for n in passing), held=[[one[n] for n in passing] for one in held])
    found = relevance.rank(left, ASKED, judged, cut=cut)
    assert sorted(passing[n] for n in found.order) == sorted(set(every) & set(passing))
    assert not set(judged.possible.tolist()) & set(every)


def test_no_filter_brings_up_what_the_bare_query_does_not_have():
    near = (0.5, 0.3, 0.3)
    assert rank(candidates(0.5), nearest=near).order.tolist() == []


def test_the_best_that_a_filter_leaves_is_no_answer_where_the_bare_query_would_cut_it():
    whole = candidates(0.8, 0.39, 0.41)
    assert rank(whole).order.tolist() == [0, 2]
    assert rank(candidates(0.39), whole=whole).order.tolist() == []
    assert rank(candidates(0.39), whole=whole).cut == 0
    assert rank(candidates(0.41), whole=whole).order.tolist() == [0]
    assert rank(candidates(0.39), whole=whole, cut=False).order.tolist() == [0]
    named = candidates(0.36, held=[[1], [1]])
    assert rank(named, nearest=(0.6, 0.2, 0.2)).order.tolist() == [0]


# --- What is near, and not sure ---


def possible(found, *, nearest, **judged):
    return judge(found, nearest=nearest, **judged).possible.tolist()


def test_what_is_a_little_below_the_line_is_possible_and_what_is_far_below_is_not():
    below = AT - FLOORS.margin
    assert possible(candidates(below + 0.01), nearest=[below + 0.01] * 10) == [0]
    assert possible(candidates(below - 0.01), nearest=[below - 0.01] * 10) == []
    assert possible(candidates(AT + 0.01), nearest=[AT + 0.01] * 10) == []  # a match


def test_a_site_with_every_word_is_possible_though_it_is_no_match_and_nothing_is_near():
    far = candidates(FLOORS.least + 0.01, FLOORS.least + 0.01, held=[[1, 1], [1, 0]])
    assert judge(far).possible.tolist() == [0]
    assert rank(far).order.tolist() == []


def test_possible_sites_end_where_the_score_falls_off_and_are_ten_at_most():
    near = AT - 0.01
    assert possible(candidates(near, near * 0.85, near * 0.75), nearest=[near] * 10) == [0, 1]
    many = possible(candidates(*[near] * 30), nearest=[near] * 10)
    assert many == list(range(relevance.MOST_POSSIBLE))


def test_possible_sites_stand_by_score_and_tenants_of_one_platform_do_not_fill_them():
    near = AT - 0.01
    said = candidates(near, near, words=[0.0, 4.0])
    assert possible(said, nearest=[near] * 10) == [1, 0]
    tools = [7] * 6 + [0] * 9
    shown = possible(candidates(*[near] * 15, tools=tools), nearest=[near] * 10)
    assert sum(tools[n] == 7 for n in shown) == 2


def test_nothing_is_possible_in_a_small_index_where_nothing_is_near():
    far = FLOORS.least - 0.01
    assert possible(candidates(far), nearest=[far] * 10, listed=5) == []


def test_an_operator_moves_the_line_of_what_is_possible_and_its_end(settings):
    near = AT - 0.1
    found = candidates(near, near * 0.85)
    assert possible(found, nearest=[near] * 10) == []
    settings.SEARCH_POSSIBLE_MARGIN, settings.SEARCH_POSSIBLE_FRACTION = 0.11, 0.9
    moved = floors.floors_of_model("minilm-l6-v2:int8:2")
    near_all = relevance.Near([near] * 10, 0.0)
    assert relevance.judge_question(
        lambda: found, ASKED, moved, listed=10_000, near=near_all
    ).possible.tolist() == [0]
    settings.SEARCH_POSSIBLE_MARGIN = 0.0
    none = floors.floors_of_model("minilm-l6-v2:int8:2")
    just = relevance.Near([AT - 1e-9] * 10, 0.0)
    assert (
        relevance.judge_question(
            lambda: candidates(AT), ASKED, none, listed=10_000, near=just
        ).possible.tolist()
        == []
    )


def test_without_a_model_a_part_of_the_query_is_possible():
    held = [[1, 0, 0], [0, 0, 0]]  # "book", a quarter of the query by weight
    assert judge(candidates(0, 0, 0, held=held), by=floors.BY_WORDS).possible.tolist() == []
    third = [QueryTerm("book", "book", 0, 4.5), ASKED[1]]
    found = candidates(0, 0, words=[4.0, 0.0], held=[[1, 0], [0, 0]])
    judged = relevance.judge_question(lambda: found, third, floors.BY_WORDS, listed=10, near=None)
    assert (judged.covered, judged.possible.tolist()) == (False, [0])


def test_site_that_holds_every_word_is_an_answer_though_nothing_else_is_near():
    found = candidates(0.36, 0.40, held=[[1, 1], [1, 0]])
    assert rank(found, nearest=[0.40, 0.36, 0.2]).order.tolist() == [0]


def test_every_word_in_a_site_about_something_else_is_no_answer():
    found = candidates(0.2, held=[[1], [1]])
    assert rank(found, nearest=[0.2, 0.2, 0.2]).order.tolist() == []


def test_no_candidates_are_no_answer():
    assert rank(candidates(), nearest=[]) is relevance.NOTHING
    assert judge(candidates(), nearest=[]).possible.tolist() == []


def test_rows_below_the_relative_floor_are_cut_and_counted_and_never_the_best():
    ranked = rank(candidates(0.9, 0.46, 0.44, 0.3))
    assert (ranked.order.tolist(), ranked.cut) == ([0, 1], 2)
    deep = rank(candidates(0.9, 0.46, 0.44, 0.3), cut=False)
    assert (deep.order.tolist(), deep.cut) == ([0, 1, 2, 3], 0)


def test_without_a_model_half_of_the_query_by_weight_must_be_held():
    found = candidates(0, 0, 0, words=[4.0, 12.0, 17.0], held=[[1, 0, 1], [0, 1, 1]])
    ranked = rank(found, by=floors.BY_WORDS)
    assert ranked.order.tolist() == [2, 1]
    assert ranked.best == pytest.approx(1.0)
    only = rank(candidates(0, held=[[1], [0]]), by=floors.BY_WORDS)
    assert only.order.tolist() == []


def test_site_that_has_no_vector_yet_is_found_by_its_words():
    found = candidates(0.6, 0, 0, words=[0.0, 12.0, 4.0], held=[[0, 0, 1], [0, 1, 0]])
    assert rank(found, nearest=[0.6, 0.6, 0.6]).order.tolist() == [1, 0]
    assert rank(candidates(0, held=[[0], [1]]), nearest=[0.2, 0.1, 0.1]).order.tolist() == [0]
    assert rank(candidates(0, held=[[1], [0]]), nearest=[0.6, 0.6, 0.6]).order.tolist() == []


def test_tenants_of_one_platform_do_not_fill_the_first_ten():
    tools = [7] * 6 + [0] * 12
    ranked = rank(candidates(*np.linspace(0.9, 0.7, 18), tools=tools))
    first = [tools[i] for i in ranked.order[:10]]
    assert first.count(7) == 2
    assert sorted(ranked.order.tolist()) == list(range(18))


def test_tenants_of_one_platform_fill_the_page_when_nothing_else_matches():
    ranked = rank(candidates(*np.linspace(0.9, 0.7, 12), tools=[7] * 12))
    assert ranked.order.tolist() == list(range(12))


@pytest.mark.parametrize("limit", [3, 10, 18])
def test_sites_of_one_owner_do_not_fill_the_first_ten(limit):
    owners = [7] * 6 + list(range(20, 32))
    order = rank(candidates(*np.linspace(0.9, 0.7, 18), owners=owners)).order.tolist()
    assert [owners[i] for i in order[:limit][:10]].count(7) == 2
    assert order[:2] == [0, 1]
    assert order[10:14] == [2, 3, 4, 5]
    assert sorted(order) == list(range(18))


def test_sites_of_one_owner_fill_the_page_when_nothing_else_matches():
    ranked = rank(candidates(*np.linspace(0.9, 0.7, 12), owners=[7] * 12))
    assert ranked.order.tolist() == list(range(12))


def test_possible_sites_are_spread_over_owners_too():
    owners = [7] * 4 + [8, 9]
    whole = candidates(*np.linspace(AT - 0.01, AT - 0.03, 6), owners=owners)
    judged = judge(whole)
    assert not judged.covered
    assert judged.possible.tolist() == [0, 1, 4, 5, 2, 3]


def spread_slowly(owners, tool_sets):
    """First who may stand among ten, then by tools that others have, then by owner, then the rest."""
    first, alike, crowded = [], [], []
    for i, (owner, tool_set) in enumerate(zip(owners, tool_sets, strict=True)):
        if len(first) == 10:
            break
        if sum(owners[j] == owner for j in first) >= 2:
            crowded.append(i)
        elif tool_set and sum(tool_sets[j] == tool_set for j in first) >= 2:
            alike.append(i)
        else:
            first.append(i)
    for i in alike:
        (crowded if sum(owners[j] == owners[i] for j in first) >= 2 else first).append(i)
    passed = len(first) + len(crowded)
    return first + sorted(crowded) + list(range(passed, len(tool_sets)))


@settings(max_examples=examples(50), deadline=None)
@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 3)), max_size=30))
def test_spreading_is_what_the_slow_definition_says(sites):
    owners, tool_sets = [owner for owner, _ in sites], [tools for _, tools in sites]
    order = np.arange(len(sites)) + 100
    spread = relevance.spread(order, np.array(owners, np.int64), np.array(tool_sets, np.int64))
    assert (spread - 100).tolist() == spread_slowly(owners, tool_sets)


@settings(max_examples=examples(50), deadline=None)
@given(
    st.lists(st.floats(-1, 1, width=32), max_size=12),
    st.lists(st.floats(-1, 1), max_size=10),
    st.floats(0, 1),
    st.integers(0, 10_000_000),
)
def test_what_is_shown_is_above_its_floors_and_the_best_is_among_it(cosines, nearest, share, listed):
    nearest = sorted([*nearest, *cosines], reverse=True)[: relevance.NEAREST]
    ranked = rank(candidates(*cosines), nearest=nearest, share=share, listed=listed)
    shown = [cosines[i] for i in ranked.order]
    if shown:
        assert ranked.best == max(shown) == max(cosines)
        assert ranked.best >= nearest[0] * FLOORS.fraction - 1e-6
        together = sum(c / np.log2(n) for n, c in enumerate(nearest, 2)) / sum(
            1 / np.log2(n) for n in range(2, len(nearest) + 2)
        )
        assert together >= FLOORS.absolute(listed, share) - 1e-6 or nearest[0] >= FLOORS.alone(listed, share)
        assert min(shown) >= FLOORS.match - 1e-5
        assert min(shown) >= ranked.best * FLOORS.fraction - 1e-5
        assert ranked.cut == 0 or len(shown) < len(cosines)


def test_floors_grow_with_the_index_where_it_was_measured_and_not_beyond():
    sizes = [0, 3, 10, 26, 100, 1000, 7056, 20_000, 1_000_000]
    for floor in (FLOORS.absolute, FLOORS.alone):
        grown = [floor(n) for n in sizes]
        assert grown == sorted(grown)
        assert grown[0] == grown[2] < grown[3]
        assert grown[-3] < grown[-2] == grown[-1]
    assert FLOORS.absolute(10_000) == pytest.approx(0.53)


def test_operator_sets_the_floors(settings):
    settings.SEARCH_FLOOR, settings.SEARCH_FLOOR_FRACTION = 0.2, 0.9
    ours = floors.floors_of_model("minilm-l6-v2:int8:2")
    assert (ours.at_10k, ours.fraction) == (0.2, 0.9)
    assert ours.alone_at_10k - ours.at_10k == pytest.approx(FLOORS.alone_at_10k - FLOORS.at_10k)
    assert floors.floors_of_model(None).at_10k == floors.BY_WORDS.at_10k
    assert floors.floors_of_model("some/other:fastembed:1").at_10k == 0.2


def test_the_share_of_the_query_that_a_site_holds_adds_up_to_a_tenth_the_rare_word_more():
    found = candidates(0.6, 0.6, 0.6, 0.6, held=[[0, 1, 0, 1], [0, 0, 1, 1]])
    assert scored(found).tolist() == pytest.approx([0.6, 0.625, 0.675, 0.7])
    assert rank(found).order.tolist() == [3, 2, 1, 0]


def test_words_and_what_is_held_weigh_half_of_a_cosine_together():
    most = (2.0 + 6.0) * 2.2
    assert scored(candidates(0.0, words=[most])).tolist() == pytest.approx([0.4])
    assert scored(candidates(0.0, words=[most], held=[[1], [1]])).tolist() == pytest.approx([0.5])


def test_sites_below_the_least_match_answer_nothing_however_low_the_floor_of_all_is():
    near = FLOORS.match - 0.01
    assert relevance.Near([near] * 10, 1.0, 8).above(FLOORS, 10) >= 0
    judged = relevance.judge_question(
        lambda: candidates(near), ASKED, FLOORS, listed=10, near=relevance.Near([near] * 10, 1.0, 8)
    )
    assert not judged.covered
    assert judged.above < 0


def test_candidates_without_some_owners_pass_the_filters_still():
    part = SimpleNamespace(
        passing=lambda wanted: np.array([True, True, False]),
        of_owners=lambda owners: np.array([True, False, False]),
    )
    passing = gathering._passing(part, None, np.array([7]))
    assert passing.tolist() == [False, True, False]
