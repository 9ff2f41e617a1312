"""The CPU of a call against a harmless page: a ratio does not depend on load."""

import time
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from probes.readers import html
from tests.hostile.families import HARMLESS, Family
from tests.hostile.feeding import Hostile, caches, calls, fed

SIZES = (64 * 1024, 256 * 1024, 512 * 1024)  # The last is the cap of most bodies
MOST = 10.0  # Harmless pages that a call may cost, for each document of the text; machines differ by half
STEEP = 2.0  # A byte of a larger text may cost this many times as much
MEASURABLE = 0.03  # Seconds of CPU below which nothing is judged
# A text that costs less than this share of a harmless page is tried at no larger size: a reader that costs
# the square of it would cost a page at 16 KB.
CHEAP = 1 / 4
# A reader whose cost of a byte grows no more than this from one size to the next is tried no further: one
# whose squares would make it steep at the size after grows by more. 64 a + 4096 b is 4/3 of four times
# 16 a + 256 b where 256 a + 65536 b is twice four times that.
STRAIGHT = 4 / 3

Call = Callable[[], object]

_text = lru_cache(maxsize=8)(Family.text)  # The functions are asked one after the other about the same texts


def seconds(call: Call, times: int = 1, *, but: Call | None = None) -> float:
    """The least CPU of several calls, with nothing remembered `but` what this would forget."""
    forget, least = [clear for clear in caches() if clear != but], float("inf")
    for _ in range(times):
        for clear in forget:
            clear()
        began = time.thread_time()
        call()
        least = min(least, time.thread_time() - began)
    return least


def _seconds(call: Call, parsing: float) -> float:
    """As `seconds`; `parsing` is added instead of done where the page has been parsed before."""
    before = html.parse_page.cache_info().hits
    spent = seconds(call, but=html.parse_page.cache_clear)
    return spent + parsing * (html.parse_page.cache_info().hits > before)


@lru_cache(maxsize=8)
def _parsing(family: Family, size: int) -> float:
    hostile = Hostile(family.syntax, _text(family, size))
    return seconds(lambda: html.parse_page(hostile.exchange()))


@cache
def page_seconds() -> float:
    return _page_seconds(5)


def _page_seconds(times: int) -> float:
    family, size = HARMLESS["html"], SIZES[-1]
    hostile = Hostile("html", family.text(size))
    names = ("readers.html.parse_page", "readers.webmcp_code.find_mentions", "consent.home.home_refusal")
    each = [call for name in names for call in calls(name, fed()[name], hostile)[:1]]
    return sum(seconds(call, times) for call in each) / size


def ratio(spent: float, hostile: Hostile, page: float | None = None) -> float:
    """In harmless pages of the same size; `page` is what a byte of one costs."""
    return spent / ((page or page_seconds()) * max(len(hostile.body), SIZES[0]))


def ratio_now(call: Call, hostile: Hostile) -> tuple[float, float]:
    """The ratio and the seconds, measured in turn with a harmless page: a machine slows down."""
    rounds = [(_page_seconds(1), seconds(call)) for _ in range(5)]
    return min(ratio(spent, hostile, page) for page, spent in rounds), min(spent for _, spent in rounds)


def growth_now(call: Call, smaller: Call) -> float:
    """How many times the seconds of a smaller text, the least of five rounds in turn."""
    return min(seconds(call) / seconds(smaller, 2) for _ in range(5))


def too_dear(name: str, family: Family, sizes: Sequence[int] = SIZES, *, thorough: bool = True) -> str:
    """What is wrong with a function's cost on a family, "" when nothing.

    Unless it is `thorough`, a larger text is tried only where the smaller one is not cheap and a byte of it
    costs more than a byte of the one before.
    """
    before: list[float] = []
    bytes_before = 1
    for place, size in enumerate(sizes):
        hostile = Hostile(family.syntax, _text(family, size))
        each = calls(name, fed()[name], hostile)
        parsing = 0.0 if thorough else _parsing(family, size)
        spent = [seconds(call) if thorough else _seconds(call, parsing) for call in each]
        steep = [
            bool(before) and s > MEASURABLE and s > STEEP * b * size / sizes[place - 1]
            for s, b in zip(spent, before or spent, strict=True)
        ]
        for at, call in enumerate(each):
            dear = spent[at] > MEASURABLE and ratio(spent[at], hostile) > MOST * hostile.documents
            if not dear and not steep[at]:
                continue
            pages, spent[at] = ratio_now(call, hostile)
            if pages > MOST * hostile.documents:
                return f"{name} costs {pages:.0f} harmless pages of {size // 1024} KB"
            if not steep[at] or spent[at] < MEASURABLE:
                continue
            smaller = Hostile(family.syntax, _text(family, sizes[place - 1]))
            larger = size / sizes[place - 1]
            if (grew := growth_now(call, calls(name, fed()[name], smaller)[at]) / larger) > STEEP:
                return f"{name} costs {grew:.1f} times as much a byte at {size // 1024} KB"
        if not thorough and (
            max(ratio(s, hostile) for s in spent) < hostile.documents * (CHEAP if not before else 1)
            or (before and _is_straight(spent, before, len(hostile.body) / bytes_before))
        ):
            return ""
        before, bytes_before = spent, len(hostile.body)
    return ""


def _is_straight(spent: Sequence[float], before: Sequence[float], larger: float) -> bool:
    """A text may be as long as the one before: its unit may be longer than both sizes."""
    return larger > 1 and all(s <= STRAIGHT * b * larger for s, b in zip(spent, before, strict=True))
