"""Use case `check_webmcp`: a worker of live checks asks the page, as this machine may have no way out."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import cast

from index.values.reasons import Reason
from probes.live import queue, result
from probes.live.conclusions import (
    BUSY,
    BUSY_SECONDS,
    Conclusion,
    as_answer,
    conclude_busy,
    conclude_could_not_ask,
    conclude_not_asked,
)
from probes.live.queue import NotTaken, QueueClosed
from probes.live.shapes import WebmcpCheck
from probes.models import LiveCheck
from probes.schedule import submit

SECONDS = result.PAGE_CHECK_SECONDS
GRACE_SECONDS = 3.0
TAKEN_WITHIN = 10.0  # Seconds until a worker has begun, or none will in time
AT_ONCE = 4  # Callers for whom a process of the web waits
_LOOK_EVERY = 0.1

_slots = threading.BoundedSemaphore(AT_ONCE)

_CLOSED = {
    QueueClosed.OFF: conclude_not_asked(
        Reason.NOT_ASKED, "Live checks are switched off on this service.", None
    ),
    QueueClosed.PAUSED: conclude_not_asked(Reason.NOT_ASKED, "The operator has paused live checks.", 3600),
    QueueClosed.FULL: conclude_busy(),
    QueueClosed.NETWORK_BUSY: conclude_not_asked(
        BUSY, "Too many checks that your network asked for are waiting.", 120
    ),
    QueueClosed.DOMAIN_BUSY: conclude_not_asked(
        BUSY, "Too many pages of this domain were checked within the hour.", 600
    ),
}
_NOBODY = conclude_not_asked(BUSY, "No worker was free for this check in time.")


def check_webmcp(url: str, *, network: str = "") -> WebmcpCheck:
    """Check within 45 seconds whether the page at a host name or URL registers WebMCP tools.

    Raises submit.RejectedHost for a text that names no public website.
    """
    host = submit.parse_submitted_host(url)
    given = _storable(url.strip()) if "://" in url else ""
    with _slot() as has_slot:
        found = ask_worker(host, given, network) if has_slot else conclude_busy()
    return as_answer(found, host, given, datetime.now(UTC)) if isinstance(found, Conclusion) else found


def _storable(url: str) -> str:
    return url.encode(errors="replace").decode()  # a lone surrogate is no text


def ask_worker(host: str, url: str, network: str = "") -> WebmcpCheck | Conclusion:
    try:
        check = queue.ask_page(host, url, network=network)
    except NotTaken as why:
        return _CLOSED[why.why]
    return _wait(check)


def _wait(check: LiveCheck) -> WebmcpCheck | Conclusion:
    began = time.monotonic()
    while (waited := time.monotonic() - began) < SECONDS + GRACE_SECONDS:
        now = LiveCheck.objects.filter(pk=check.pk).first()
        if now is None:
            return _NOBODY
        if now.state == LiveCheck.State.DONE:
            return _answer_of(now)
        if waited >= TAKEN_WITHIN and queue.withdraw(check):
            return _NOBODY
        time.sleep(_LOOK_EVERY)
    return conclude_could_not_ask(Reason.TIMED_OUT)


def _answer_of(check: LiveCheck) -> WebmcpCheck | Conclusion:
    found = queue.result_of_check(check)
    if "verdict" in found:
        return cast("WebmcpCheck", found)
    return conclude_not_asked(Reason.NOT_ASKED, found.get("why", ""), BUSY_SECONDS)


@contextmanager
def _slot() -> Iterator[bool]:
    mine = _slots.acquire(blocking=False)
    try:
        yield mine
    finally:
        if mine:
            _slots.release()
