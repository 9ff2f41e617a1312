"""Whether this machine has a browser that passes its self-test."""

import logging
import time

from django.conf import settings

from probes.browser.browser import Browser, fault

logger = logging.getLogger(__name__)

OFF = "off"
TRY_AGAIN = 600.0  # Seconds before a failed self-test is repeated


def program() -> str | None:
    path: str = settings.PROBE_BROWSER
    return None if path in {"", OFF} else path


def why_none() -> str:
    off = settings.PROBE_BROWSER == OFF
    return "PROBE_BROWSER is off" if off else "no Chromium is on PATH, and PROBE_BROWSER names none"


class SelfTestState:
    def __init__(self) -> None:
        self.is_proven = False
        self._last_logged = ""
        self._retry_at = 0.0

    def may_try(self) -> bool:
        if program() is None:
            self._log_once(logging.INFO, f"WebMCP stays unknown: {why_none()}")
            return False
        return self.is_proven or time.monotonic() >= self._retry_at

    async def passes(self, browser: Browser) -> bool:
        if not self.is_proven:
            self.note(await fault(browser))
        return self.is_proven

    def note(self, wrong: str) -> None:
        self.is_proven, self._retry_at = not wrong, time.monotonic() + TRY_AGAIN
        if wrong:
            self._log_once(logging.ERROR, f"WebMCP stays unknown: the browser failed its self-test: {wrong}")
        else:
            self._log_once(logging.INFO, "the browser passed its self-test")

    def _log_once(self, level: int, text: str) -> None:
        if text != self._last_logged:
            logger.log(level, "%s", text)
        self._last_logged = text
