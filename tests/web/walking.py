"""What a walk over the pages costs a person: time, steps, clicks, keys.

People are modelled by the keystroke-level model (Card, Moran, Newell 1980) and a usual reading rate; what the
service takes is measured. A text is read only where the walk says so.
"""

import time
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

WORDS_A_MINUTE = 200
CLICK = 1.3  # Seconds to point at something and press
KEY = 0.28  # Seconds, an average typist
PASTE = 2.0  # Seconds to go to another window and paste
SETTLED = "load"


@dataclass
class Walk:
    """A person at a page; `seconds` are modelled, besides what was waited for."""

    page: Page
    name: str
    seconds: float = 0.0
    clicks: int = 0
    keys: int = 0
    words: int = 0
    steps: list[str] = field(default_factory=list)

    def step(self, what: str) -> None:
        """Name what comes now; the clock is that of its beginning."""
        self.steps.append(f"{self.clock} {what}")

    @property
    def clock(self) -> str:
        return f"{int(self.seconds) // 60}:{int(self.seconds) % 60:02d}"

    def click(self, what: Locator) -> None:
        self.clicks += 1
        self.seconds += CLICK
        with self.waiting():
            what.click()
            self.page.wait_for_load_state(SETTLED)

    def type(self, what: Locator, text: str) -> None:
        """Into a field that has the focus, or is clicked first."""
        if not what.evaluate("e => e === document.activeElement"):
            self.click(what)
        self.keys += len(text)
        self.seconds += KEY * len(text)
        what.press_sequentially(text)

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.keys += 1
            self.seconds += KEY
            with self.waiting():
                self.page.keyboard.press(key)
                self.page.wait_for_load_state(SETTLED)

    def tab_to(self, selector: str) -> None:
        """Press Tab until something has the focus, which must be outlined."""
        for _ in range(120):
            self.press("Tab")
            focus = "s => document.activeElement.matches(s)"
            if self.page.evaluate(focus, selector):
                outline = "getComputedStyle(document.activeElement).outlineStyle"
                assert self.page.evaluate(outline) == "solid", selector
                return
        raise AssertionError(f"Tab never reached {selector}")

    def read(self, *what: Locator) -> None:
        """Read the visible text."""
        words = sum(len(one.inner_text().split()) for one in what)
        self.words += words
        self.seconds += 60 * words / WORDS_A_MINUTE

    def paste(self) -> None:
        self.seconds += PASTE

    def work(self, seconds: float) -> None:
        """Time spent elsewhere."""
        self.seconds += seconds

    @contextmanager
    def waiting(self):
        """Count what the service takes."""
        began = time.monotonic()
        yield
        self.seconds += time.monotonic() - began

    def report(self) -> str:
        steps = "\n".join(f"  {step}" for step in self.steps)
        return (
            f"{self.name}: {self.clock}, {len(self.steps)} steps, {self.clicks} clicks, {self.keys} keys, "
            f"{self.words} words read\n{steps}"
        )
