"""Limits a page's requests to other sites; tools seldom depend on more than one POST to them."""

import asyncio
from collections import Counter
from urllib.parse import urlsplit

from index.values.hosts import owner_domain

SITES = 40  # Other sites per page run; each also costs a robots.txt request
REQUESTS_TO_ONE = 80
REQUESTS = 120  # To all other sites; the page has 200 in all
WRITES = 4  # Requests other than GET, HEAD and OPTIONS
WRITE_BYTES = 8 * 1024
AT_ONCE = 20  # Requests sent without waiting; later ones follow every `PAUSE` seconds
PAUSE = 0.05

READS = frozenset({"GET", "HEAD", "OPTIONS"})


class CrossSiteBudget:
    def __init__(self, url: str) -> None:
        self._home = _site(url)
        self._to = Counter[str]()
        self._all = self._writes = 0
        self._next_at = 0.0

    def is_home(self, url: str) -> bool:
        return _site(url) == self._home

    def refusal(self, method: str, url: str, size: int) -> str:
        """Why a request is refused; "" allows and counts it."""
        site, is_write = _site(url), method not in READS
        if site == self._home:
            return ""
        if size > (WRITE_BYTES if is_write else 0) or (is_write and self._writes >= WRITES):
            return "sends to another site"
        if self._is_over_budget(site):
            return "asks other sites too much"
        self._to[site] += 1
        self._all += 1
        self._writes += is_write
        return ""

    async def pace(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._next_at = max(self._next_at, now - AT_ONCE * PAUSE) + PAUSE
        await asyncio.sleep(max(0.0, self._next_at - now))

    def _is_over_budget(self, site: str) -> bool:
        is_new = site not in self._to
        return (
            (is_new and len(self._to) >= SITES) or self._to[site] >= REQUESTS_TO_ONE or self._all >= REQUESTS
        )


def _site(url: str) -> str:
    try:
        return owner_domain((urlsplit(url).hostname or "").removeprefix("www."))
    except ValueError:
        return url
