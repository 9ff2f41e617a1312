"""Tier 3: whether the search declared on the home page (schema.org SearchAction) works.

It must answer two nonsense words alike, and a word of the site's name differently.
"""

import re
from urllib.parse import unquote

from index.values.reasons import Reason
from probes.checks import verdict
from probes.checks.verdict import Verdict, no, unknown, yes
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html
from probes.readers.replies import describe_exchange, why_unreadable
from probes.readers.search_action import nonsense_words as made_up_words
from probes.readers.urls import host_of

_TOKEN = re.compile(r"[^\W\d_]+")
_LONGEST_WORD = 24


def judge_search(evidence: Evidence) -> Verdict:
    if gone := verdict.verdict_off_site(evidence):
        return gone
    word, nonsense = evidence.first(Purpose.SEARCH_WORD), evidence.all(Purpose.SEARCH_NONSENSE)
    if word is None or len(nonsense) < 2:
        return unknown(Reason.NOT_ASKED, "the home page declares no search that can be asked by GET")
    asked = (word, nonsense[0], nonsense[1])
    for reply in asked:
        if why := _unusable(reply):
            return unknown(why, describe_exchange(reply), *asked)
    terms = _terms(*asked)
    found, nothing, again = (_answer(reply, terms) for reply in asked)
    if nothing != again:
        return unknown(Reason.NO_CONTROL, "two words that nobody uses get different answers", *asked)
    if found == nothing:
        return no(Reason.SAME_AS_CONTROL, "a word that nobody uses gets the same answer", *asked)
    return yes(Reason.SERVED, "a word of the site's name and nonsense get different answers", *asked)


def _unusable(reply: Exchange) -> Reason | None:
    if why := why_unreadable(reply):
        return why
    if not reply.ok:
        return Reason.UNEXPECTED_STATUS
    return Reason.LEFT_THE_SITE if host_of(reply.final_url) != host_of(reply.url) else None


def _terms(word: Exchange, *nonsense: Exchange) -> tuple[str, ...]:
    made_up = made_up_words(host_of(nonsense[0].url))
    before, _, after = nonsense[0].url.partition(made_up[0])
    asked = unquote(word.url.removeprefix(before).removesuffix(after))
    return *made_up, asked.casefold()


def _answer(reply: Exchange, terms: tuple[str, ...]) -> list[str]:
    text = html.parse_page(reply).text.casefold()
    for term in terms:
        text = text.replace(term, " ")
    return [word for word in _TOKEN.findall(text) if len(word) <= _LONGEST_WORD]
