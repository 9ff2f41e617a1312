"""Patterns for letters of either case."""

import re

from probes.facts.patterns import CaselessPattern
from tests.each import each

PATTERN = r"(?P<log_in>Sign ?In|kay\u0131t\W+ol)|(?P<buy>\bBÚY\b|[A-F]{2,3}x|\d\S\d)"
TEXTS = [
    "sign in",
    "SIGNIN",
    "Signin ",
    "kay\u0131t ol",
    "kayit ol",
    "KAYIT  OL",
    "KAYİT OL",
    "kayit",
    "BÚY",
    "búy",
    "buy",
    "abX",
    "ABCX",
    "gx",
    "1a2",
    "1 2",
    "",
    "please Sign In here",
]


@each("how", ["fullmatch", "match", "search"])
@each("text", TEXTS)
def test_it_matches_what_a_pattern_that_ignores_case_matches(text, how):
    expected = getattr(re.compile(PATTERN, re.IGNORECASE), how)(text)
    found = getattr(CaselessPattern(PATTERN), how)(text)
    assert (found and (found.span(), found.lastgroup)) == (expected and (expected.span(), expected.lastgroup))
