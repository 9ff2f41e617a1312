"""What is certain of whatever a pattern matches."""

from probes.facts.patterns import required_texts
from tests.each import each

CASES = [
    ("free plan", {("free", "free plan")}),
    (r"per (?:user|seat)", {("user", "per user"), ("seat", "per seat")}),
    ("shops?", {("shops", "shops"), ("shop", "shop")}),
    (r"\w*rechner", {("", "rechner")}),
    (r"sell your \w+", {("sell", "sell your ")}),
    (r"i['\u2019]m", {("i", "i'm"), ("i", "i")}),
    (r"501\(c\)", {("501", "501")}),
    (r"(?<!app )store", {("store", "store")}),
    (r"(?:\d+ )+jobs", {("", "jobs")}),
    ("^stadt", {("stadt", "stadt")}),
    ("[a-z]+", {("", "")}),
    ("a{0,3}", {("", "")}),
    ("(?:a|b)?c", {("ac", "ac"), ("bc", "bc"), ("c", "c")}),
]


@each(("pattern", "expected"), CASES)
def test_the_words_and_letters_of_each_way_to_spell_it(pattern, expected):
    assert required_texts(pattern) == expected


def test_what_may_be_spelt_in_thousands_of_ways_is_not_written_out():
    assert len(required_texts("(?:a|b|c|d|e|f|g|h)" * 8 + " shop")) <= 100
