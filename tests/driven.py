"""A browser that Playwright drives."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# Draws in the main process and shows all pages in one more, since starting a process takes long.
CHEAP = ("--disable-gpu", "--in-process-gpu", "--renderer-process-limit=1")


@contextmanager
def driven(chromium: str, *flags: str) -> Iterator[Browser]:
    # Playwright's own loop runs in this thread; Django takes that for asynchronous code.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    args = [*CHEAP, *flags, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=args)
        yield browser
        browser.close()
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]
