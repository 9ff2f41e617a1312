"""Host names given on the command line."""

import sys
from collections.abc import Callable, Iterable

from django.conf import settings

from index.values import hosts
from probes.evidence.charsets import decoded
from probes.net.guard import UrlRefusal, check_url


def read(
    words: Iterable[str], host_of: Callable[[str], str] = hosts.normalise
) -> tuple[list[str], list[str]]:
    """Distinct host names, and an error line per invalid word; `-` reads standard input."""
    good: dict[str, None] = {}
    bad: list[str] = []
    for word in _given(words):
        try:
            host = host_of(word)
        except hosts.BadHost as error:
            bad.append(str(error))
            continue
        target = check_url(f"https://{host}/", connect_to=settings.PROBE_CONNECT_TO)
        if isinstance(target, UrlRefusal):
            bad.append(f"'{host}': {target.reason}")
        else:
            good[host] = None
    return list(good), bad


def _given(words: Iterable[str]) -> list[str]:
    given: list[str] = []
    for word in words:
        given += _standard_input() if word == "-" else [word]
    return given


def _standard_input() -> list[str]:
    """Its lines, in any encoding that a byte order mark names; joined files have one inside, too."""
    text = decoded(sys.stdin.buffer.read(), "")
    return [word for line in text.split("\n") if (word := line.strip().lstrip("\ufeff"))]
