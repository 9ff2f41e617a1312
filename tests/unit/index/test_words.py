import itertools
import math
import string

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from index import fulltext
from tests.each import each
from tests.fuzzing import examples

TEXTS = [
    "Weather forecasts for any place on earth",
    "Send e-mail from your app: transactional email, email templates",
    "Café and bakery in Köln",
    "天气预报 API",
    "",
    "the of and",
    "Currency conversion, currency rates",
]


@pytest.fixture(scope="module")
def index():
    return fulltext.in_memory(TEXTS)


def best(index, query):
    scores = index.scores(index.ask(query))
    return [int(row) for row in np.argsort(-scores, kind="stable") if scores[row] > 0]


@each(
    ("query", "rows"),
    [
        ("weather", [0]),
        ("forecasting WEATHER", [0]),
        ("sending emails", [1]),
        ("cafe koln", [2]),
        ("CAFÉ KÖLN", [2]),
        ("天气", [3]),
        ("convert currencies", [6]),
        ("the and of who can", []),
        ("zebra", []),
        ("🍕", []),
        ("", []),
        ("'; DROP TABLE index_site; --", []),
    ],
)
def test_query_finds_the_texts_that_hold_its_words(index, query, rows):
    assert best(index, query) == rows


def bm25(texts, query):
    """The formula as the book has it."""
    documents = [[t for w in fulltext.words(text) if (t := fulltext.term(w))] for text in texts]
    average = max(sum(map(len, documents)) / max(len(documents), 1), 1.0)
    scores = []
    for document in documents:
        score = 0.0
        for term in dict.fromkeys(t for w in fulltext.words(query) if (t := fulltext.term(w))):
            holders = sum(term in other for other in documents)
            idf = math.log1p((len(documents) - holders + 0.5) / (holders + 0.5))
            often = document.count(term)
            score += idf * often * 2.2 / (often + 1.2 * (0.25 + 0.75 * len(document) / average))
        scores.append(score)
    return scores


vocabulary = st.sampled_from(["mail", "mails", "weather", "the", "Köln", "api", "天", "x" * 40, "book"])
texts = st.lists(st.lists(vocabulary, max_size=12).map(" ".join), max_size=8)


@settings(max_examples=60, deadline=None)
@given(texts, st.lists(vocabulary, max_size=6).map(" ".join))
def test_scores_are_those_of_the_formula(texts, query):
    index = fulltext.in_memory(texts)
    scores = index.scores(index.ask(query))
    # A weight is stored in 255 steps.
    assert scores == pytest.approx(bm25(texts, query), rel=0.1, abs=0.06)


@settings(max_examples=60, deadline=None)
@given(texts, st.lists(vocabulary, max_size=6).map(" ".join))
def test_what_holds_a_term_is_told_by_row(texts, query):
    index = fulltext.in_memory(texts)
    asked = index.ask(query)
    held = index.holding(asked, np.arange(len(texts)))
    for term, row in itertools.product(range(len(asked)), range(len(texts))):
        own = {fulltext.term(word) for word in fulltext.words(texts[row])}
        assert held[term, row] == (asked[term].stem in own)


def test_index_on_disk_answers_as_the_one_in_memory(index, tmp_path):
    fulltext.build(tmp_path, iter(TEXTS))
    mapped = fulltext.load(tmp_path)
    assert len(mapped) == len(TEXTS)
    asked = mapped.ask("currency email weather")
    assert (mapped.scores(asked) == index.scores(asked)).all()


def test_terms_of_a_large_index_weigh_the_same_in_a_small_one_beside_it(index):
    few = fulltext.in_memory(["email for everyone"])
    asked = index.ask("email weather")
    assert [one.idf for one in few.again(asked)] == [one.idf for one in asked]
    assert few.scores(few.again(asked))[0] > 0


def test_repeating_a_word_in_the_query_changes_nothing(index):
    assert index.ask("email " * 40) == index.ask("email")


def test_index_of_nothing_answers_nothing(tmp_path):
    fulltext.build(tmp_path, [])
    nothing = fulltext.load(tmp_path)
    assert len(nothing) == 0
    assert nothing.scores(nothing.ask("weather")).shape == (0,)
    assert nothing.correct("weathr", lambda _: False) == "weathr"


def never(_word):
    return False


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("wether forcast", "weather forecasts"),
        ("Curency", "currency"),
        ("transactoinal EMIAL", "transactional email"),
        ("weather", "weather"),
        ("sned a mail", "send a mail"),
        ("xyzzy", "xyzzy"),
        ("w3ather", "w3ather"),
    ],
)
def test_typing_errors_are_corrected_to_what_far_more_texts_hold(query, meant):
    index = fulltext.in_memory([text for text in TEXTS for _ in range(60)])
    assert index.correct(query, never) == meant


def test_word_that_exists_is_no_typing_error():
    index = fulltext.in_memory(["rental cars"] * 90)
    assert index.correct("rentals rentel", {"rentel"}.__contains__) == "rentals rentel"


def test_inflected_word_whose_stem_exists_is_no_typing_error():
    index = fulltext.in_memory(["tools for builders"] * 90)
    assert index.correct("tolls", never) == "tools"
    assert index.correct("tolls", {"toll"}.__contains__) == "tolls"


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("ruby gems", "rabies"),
        ("firmware", "firmar"),
        ("recipients", "recepies"),
        ("smtp", "smth"),
        ("mend3", "mends"),
    ],
)
def test_word_is_no_typing_error_of_another_whose_stem_is_near_or_of_an_abbreviation(text, query):
    assert fulltext.in_memory([text] * 90).correct(query, never) == query


def test_correction_looks_at_few_words_of_a_long_query():
    index = fulltext.in_memory(["abcdefgh"] * 60)
    wrong = [f"abcdefg{letter}" for letter in "ijklmnop"]
    corrected = index.correct(" ".join(wrong), never).split()
    assert corrected.count("abcdefgh") == 4


def distance(a, b):
    """Damerau's distance, up to 1."""
    letters = string.ascii_lowercase
    around = {a[:i] + a[i + 1 :] for i in range(len(a))}
    around |= {a[:i] + c + a[i + 1 :] for i in range(len(a)) for c in letters}
    around |= {a[:i] + c + a[i:] for i in range(len(a) + 1) for c in letters}
    around |= {a[:i] + a[i + 1] + a[i] + a[i + 2 :] for i in range(len(a) - 1)}
    return 0 if a == b else 1 if b in around else 2


short = st.text("abc", min_size=1, max_size=6)


@settings(max_examples=examples(75), deadline=None)
@given(short, st.lists(short, max_size=12))
def test_one_edit_away_is_what_the_slow_definition_says(word, entries):
    found = fulltext.one_edit_away(word.encode(), np.array([e.encode() for e in entries], "S8"))
    assert [entries[i] for i in found] == [e for e in entries if distance(word, e) == 1]
