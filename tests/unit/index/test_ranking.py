"""What matches, how well, and what a page leaves out."""

import pytest
from django.db import connection

from index import ranking
from index.findings import Tool
from index.models import Site
from index.ranking import Batch, Candidate
from tests.unit.index.factories import listed

PLAIN = {"name": "Plain", "display_name": "Plain", "description": ""}


def ranked(*similarities: float) -> ranking.Candidates:
    """Candidates with these similarities, keys from 0."""
    every = tuple(Candidate(key, similarity) for key, similarity in enumerate(similarities))
    return lambda start, stop: Batch(every[start:stop], len(every))


# --- The floor ---


def test_a_page_of_nothing_is_not_shortened():
    assert ranking.above_floor(ranked(), 10) == ranking.Page((), None)


@pytest.mark.parametrize("best", [1.0, 0.3, 1e-6, 0.0])
def test_the_best_match_is_never_dropped(best):
    assert [c.pk for c in ranking.above_floor(ranked(best), 10).candidates] == [0]


def test_a_row_at_the_floor_stays_and_one_below_goes():
    page = ranking.above_floor(ranked(0.9, 0.9 * 0.6, 0.53), 10)
    assert len(page.candidates) == 2
    assert page.not_filled == {"reason": "below_relative_floor", "candidates_cut": 1, "floor_fraction": 0.6}


def test_a_full_page_says_nothing_of_what_lies_below():
    assert ranking.above_floor(ranked(1.0, 0.9, 0.1, 0.1), 2).not_filled is None


def test_everything_below_the_floor_is_counted_also_beyond_the_page():
    page = ranking.above_floor(ranked(1.0, *[0.1] * 40), 10)
    assert page.not_filled is not None
    assert page.not_filled["candidates_cut"] == 40


# --- A filter on results ---


@pytest.mark.django_db
def test_the_search_stops_at_its_depth_and_says_so():
    page = ranking.passing(ranked(*[1.0] * 1500), lambda keys: {key for key in keys if key >= 998}, 5)
    assert [c.pk for c in page.candidates] == [998, 999]
    assert page.not_filled == {
        "requested": 5,
        "returned": 2,
        "candidates_searched": 1000,
        "reason": "depth_limit",
    }


@pytest.mark.django_db
def test_a_search_of_exactly_its_depth_has_exhausted_the_population():
    page = ranking.passing(ranked(*[1.0] * 1000), lambda _keys: set(), 5)
    assert page.not_filled is not None
    assert page.not_filled["reason"] == "population_exhausted"


@pytest.mark.django_db
def test_a_deeper_step_that_the_database_refuses_keeps_what_was_found():
    every = ranked(*[1.0] * 500)

    def candidates(start: int, stop: int) -> Batch:
        if start > 0:
            with connection.cursor() as cursor:
                cursor.execute("SELECT 1/0")
        return every(start, stop)

    page = ranking.passing(candidates, lambda keys: {key for key in keys if key < 3}, 5)
    assert page.not_filled == {
        "requested": 5, "returned": 3, "candidates_searched": 100, "reason": "could_not_search_deeper",
    }  # fmt: skip
    assert Site.objects.count() == 0  # the connection is usable afterwards


# --- Relevance by full text ---


def matches(q: str) -> dict[str, float]:
    """Similarity by host of what matches."""
    hosts = dict(Site.objects.values_list("pk", "host"))
    batch = ranking.rank(q, Site.objects.filter(listed=True))(0, 100)
    assert batch.found == len(batch.candidates)
    return {hosts[c.pk]: round(c.similarity, 4) for c in batch.candidates}


@pytest.mark.django_db
def test_the_place_of_a_word_weighs_and_its_number_does_not():
    listed("name.example.com", **PLAIN | {"name": "Bread"})
    listed("described.example.com", **PLAIN | {"description": "Bread " * 500})
    listed("acting.example.com", **PLAIN, mcp_server="yes", mcp_tools=(Tool("bake_bread"),))
    assert matches("bread") == {
        "name.example.com": 1.0,
        "described.example.com": 0.8,
        "acting.example.com": 0.6,
    }


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("q", "found"),
    [
        ("bread", True),
        ("breads baking", True),
        ("bread zxqv", False),
        ("bread bake zxqv", True),
        ("bread zxqv flurb", False),
        ("bread bake zxqv flurb", True),
        ("bread bake zxqv flurb gnarp", False),
        ("the and of", False),
        ("is the bread", True),
        ("BREAD!!!", True),
    ],
)
def test_half_of_the_words_must_be_there_and_all_of_one_or_two(q, found):
    listed(**PLAIN | {"description": "We bake bread."})
    assert bool(matches(q)) is found


@pytest.mark.django_db
@pytest.mark.parametrize(
    "q", ["it's", r"back\slash", "a'b\\'c", "o'neil's 'quoted'", "x:A", "bread:*", "10% & more|less"]
)
def test_marks_of_the_query_language_are_only_marks(q):
    listed(**PLAIN | {"name": q})
    assert set(matches(q).values()) <= {1.0}


@pytest.mark.django_db
def test_only_the_given_sites_are_ranked():
    listed("a.example.com", country="NO")
    listed("b.example.com", country="SE")
    batch = ranking.rank("books", Site.objects.filter(listed=True, country="NO"))(0, 10)
    assert batch.found == 1
