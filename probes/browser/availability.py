"""Whether this machine has a browser for pages that can do what it is there for."""

import logging
import time
from typing import Final

from django.conf import settings

from probes.browser import self_test
from probes.browser.browser import Browser

logger = logging.getLogger(__name__)

OFF: Final = "off"
TRY_AGAIN: Final = 600.0
"""Seconds after which a browser that failed its self-test is tried again."""


def program() -> str | None:
    """The browser's program, None when there is none or it is switched off."""
    path: str = settings.PROBE_BROWSER
    return None if path in {"", OFF} else path


def why_none() -> str:
    """Say why there is no browser."""
    off = settings.PROBE_BROWSER == OFF
    return "PROBE_BROWSER is off" if off else "no Chromium is on PATH, and PROBE_BROWSER names none"


class Proof:
    """What this process knows about its browser. The log is told once why there is none, or that it works."""

    def __init__(self) -> None:
        """Nothing is proven yet."""
        self.is_proven = False
        self._said = ""
        self._again_at = 0.0

    def may_try(self) -> bool:
        """Whether there is a browser that has not just failed."""
        if program() is None:
            self._say(logging.INFO, f"WebMCP stays unknown: {why_none()}")
            return False
        return self.is_proven or time.monotonic() >= self._again_at

    async def holds(self, browser: Browser) -> bool:
        """Whether the browser passes its self-test, now or earlier in this process."""
        if not self.is_proven:
            self.note(await self_test.fault(browser))
        return self.is_proven

    def note(self, wrong: str) -> None:
        """Remember how a self-test ended: what was wrong, "" when nothing was."""
        self.is_proven, self._again_at = not wrong, time.monotonic() + TRY_AGAIN
        if wrong:
            self._say(logging.ERROR, f"WebMCP stays unknown: the browser failed its self-test: {wrong}")
        else:
            self._say(logging.INFO, "the browser passed its self-test")

    def _say(self, level: int, text: str) -> None:
        if text != self._said:
            logger.log(level, "%s", text)
        self._said = text
