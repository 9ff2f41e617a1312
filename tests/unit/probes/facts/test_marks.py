"""Words that say something of a page."""

import time

import pytest

from probes.facts.patterns import FoldedText, WordPatterns
from tests.each import each

MARKS = WordPatterns(
    r"city of|registered charity(?: no\.?)?|\w*gymnasium|e\. ?v\.", "掲示板|belediyesi|iletişim"
)

CASES = [
    ("The City of Bath", 1),
    ("The city\nof Bath", 1),
    ("capacity of a jar", 0),
    ("city offices", 0),
    ("Registered Charity No. 1141234", 1),
    ("Humboldt-Gymnasium Werl", 1),
    ("Stadtgymnasium", 1),
    ("Tafel e. V.", 1),
    ("星空掲示板です", 1),
    ("İletişim", 1),
    ("City of Bath, registered charity, 掲示板", 3),
    ("", 0),
    ("|(?:[", 0),
]


@each(("text", "count"), CASES)
def test_different_marks_are_counted(text, count):
    assert MARKS.count(FoldedText.from_text(text), 5) == count


def test_no_more_are_counted_than_are_enough():
    assert MARKS.count(FoldedText.from_text("City of Bath, registered charity, 掲示板"), 2) == 2


@pytest.mark.parametrize(
    ("text", "answer"), [("City of", True), ("Gymnasium", True), ("City of Bath", False), ("", False)]
)
def test_a_whole_text_is_a_mark_or_not(text, answer):
    assert MARKS.is_all_of(text) is answer


def test_one_endless_word_takes_no_time():
    began = time.thread_time()
    MARKS.count(FoldedText.from_text("a" * 9000), 3)
    assert time.thread_time() - began < 1


@each(
    ("alternative", "text"),
    [
        ("shops?", "a shop"),
        (r"find a(?:n)? \w+ near you", "find an inn near you"),
        (r"\w*rechner", "zinsrechner"),
        ("(?:(?:new|old) )?arrivals", "arrivals"),
        ("e-?paper", "epaper"),
        (r"a{0,3}zz", "zz"),
        (r"volont[éa]rs", "VOLONTÉRS"),
        ("bağ\u0131şç\u0131[a-z]*", "bagişçi"),
        ("kirche", "K\u0130RCHE"),
        ("sitem", "s\u0131tem"),
        (r"501\(c\)\(3\)", "a 501(c)(3) body"),
        ("straße", "STRASSE straße"),
        (r"i['\u2019]m \w+", "hello, I\u2019m Ana"),
        (r"per (?:user|seat)s?", "9 per seat"),
        (r"(?<!app )(?<!data )store", "the store"),
        ("^stadt", "Stadt Aalen"),
        (r"\d[\d,.]{0,12} (?:jobs|results)", "1,234 results"),
        ("prêt-?à ?porter", "prêtàporter"),
    ],
)
def test_a_search_is_never_left_out_that_would_find_something(alternative, text):
    words = FoldedText.from_text(text)
    searched = WordPatterns(alternative + "|zz?zz")
    if searched.rest.search(words.text):
        assert searched.count(words) == 1
