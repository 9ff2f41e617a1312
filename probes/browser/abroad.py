"""What a page may ask of other sites while we run it: what ordinary pages need, and too little to be of use against anybody.

Code of ordinary pages comes by GET from content networks, dozens of files from one of them at times. What is sent to
another site by POST and the like are reports and log-ins, of which a tool seldom depends on more than the first.
"""

import asyncio
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from index.values.hosts import owner_domain

SITES: Final = 40
"""Other sites, each with a robots.txt that we read first."""
REQUESTS_TO_ONE: Final = 80
REQUESTS: Final = 120
"""Requests to all other sites together; the page has 200 in all."""
WRITES: Final = 4
"""Requests with another method than GET, HEAD and OPTIONS, to all other sites together."""
WRITE_BYTES: Final = 8 * 1024
AT_ONCE: Final = 20
"""Requests that need not wait, to all other sites together; the others follow in `PAUSE` seconds each."""
PAUSE: Final = 0.05

READS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Abroad:
    """The requests of one page run that leave its own site."""

    def __init__(self, url: str) -> None:
        """Nothing was asked yet; the page at `url` is of the site that is at home."""
        self._home = _site(url)
        self._to = Counter[str]()
        self._all = self._writes = 0
        self._next_at = 0.0

    def is_home(self, url: str) -> bool:
        """Whether an address is on the page's own site."""
        return _site(url) == self._home

    def refusal(self, method: str, url: str, size: int) -> str:
        """Say why a request with a body of this size may not go out, "" when it may: it then counts."""
        site, is_write = _site(url), method not in READS
        if site == self._home:
            return ""
        if size > (WRITE_BYTES if is_write else 0) or (is_write and self._writes >= WRITES):
            return "sends to another site"
        if self._is_spent(site):
            return "asks other sites too much"
        self._to[site] += 1
        self._all += 1
        self._writes += is_write
        return ""

    async def pace(self) -> None:
        """Wait until another request may leave the site."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._next_at = max(self._next_at, now - AT_ONCE * PAUSE) + PAUSE
        await asyncio.sleep(max(0.0, self._next_at - now))

    def _is_spent(self, site: str) -> bool:
        is_new = site not in self._to
        return (
            (is_new and len(self._to) >= SITES) or self._to[site] >= REQUESTS_TO_ONE or self._all >= REQUESTS
        )


def _site(url: str) -> str:
    try:
        return owner_domain((urlsplit(url).hostname or "").removeprefix("www."))
    except ValueError:
        return url
