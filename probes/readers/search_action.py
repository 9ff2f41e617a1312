"""The search declared on a home page (schema.org SearchAction), and its test queries."""

import hashlib
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any
from urllib.parse import quote, urlsplit

from probes.readers.html import Page
from probes.readers.urls import MAX_LENGTH, absolute_url, host_of

_PLACEHOLDER = re.compile(r"\{([^{}]{1,60})\}")
_NAMED = re.compile(r"\bname\s*=\s*[\"']?([\w.-]+)")
_MOST = 50
_LONGEST_TYPE = 200
_NONSENSE_LENGTH = 14

SearchWord = Callable[[Page, str], str]  # Returns the word to search for, given a home page and its host


def search_target(page: Page, origin_url: str, search_word: SearchWord) -> tuple[str, str, str] | None:
    """Return the search URLs for a word of the site's own and two nonsense words, or None.

    All are GETs on the origin's host; templates with other parameters are skipped.
    """
    host, place = host_of(origin_url), urlsplit(origin_url).netloc.lower()
    templates = tuple(islice(_templates(page), _MOST))
    terms = (search_word(page, host), *nonsense_words(host)) if templates else ()
    for template in templates:
        word, one, other = (_filled(template, term, origin_url) for term in terms)
        if {urlsplit(url).netloc for url in (word, one, other)} == {place}:
            return word, one, other
    return None


def _templates(page: Page) -> Iterator[str]:
    for entity in page.json_ld:
        actions = entity.get("potentialAction")
        for action in actions if isinstance(actions, list) else [actions]:
            if isinstance(action, dict) and _is_search(action):
                yield from _templates_of(action)


def _is_search(action: dict[str, Any]) -> bool:
    """Accepts the type with a namespace: "schema:SearchAction"."""
    named = action.get("@type")
    texts = (t for t in (named[:_MOST] if isinstance(named, list) else [named]) if isinstance(t, str))
    return any(
        t.rstrip("/").replace(":", "/").rpartition("/")[2] == "SearchAction"
        for t in texts
        if len(t) <= _LONGEST_TYPE
    )


def _templates_of(action: dict[str, Any]) -> Iterator[str]:
    targets = action.get("target")
    named = _query_input(action)
    for target in targets[:_MOST] if isinstance(targets, list) else [targets]:
        entry = target if isinstance(target, dict) else {"urlTemplate": target}
        template = entry.get("urlTemplate") or entry.get("url")
        if (
            not isinstance(template, str)
            or len(template) > MAX_LENGTH
            or str(entry.get("httpMethod", "GET")).upper() != "GET"
        ):
            continue
        names = set(_PLACEHOLDER.findall(template))
        if len(names) == 1 and (not named or names == {named}):
            yield _PLACEHOLDER.sub("{}", template.partition("#")[0])


def _query_input(action: dict[str, Any]) -> str:
    """Accepts "required name=…" or a PropertyValueSpecification."""
    given = action.get("query-input") or action.get("query")
    if isinstance(given, dict):
        return str(given.get("valueName") or "")
    found = _NAMED.search(given) if isinstance(given, str) else None
    return found.group(1) if found else ""


def _filled(template: str, term: str, origin_url: str) -> str:
    return absolute_url(template.replace("{}", quote(term, safe="")), origin_url) if "{}" in template else ""


def nonsense_words(host: str) -> tuple[str, str]:
    """Return two meaningless words, stable across visits."""
    letters = "".join(chr(ord("a") + int(digit, 16)) for digit in hashlib.sha256(host.encode()).hexdigest())
    return letters[:_NONSENSE_LENGTH], letters[_NONSENSE_LENGTH : 2 * _NONSENSE_LENGTH]
