"""Make the pictures of the docs and the social preview anew, from the product as it runs with its sample web.

Starts everything on free ports over a folder of its own, waits until the sample web is listed, and takes the
pictures with the machine's Chromium.

    python docs/screenshots.py
"""

import http.client
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
WAIT = 300  # Seconds for a first start

DESKTOP, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
PICTURES = (
    ("home", "/", DESKTOP, "light"),
    ("search", "/?q=order+books", DESKTOP, "light"),
    ("report", "/site/ledgerwell.test", DESKTOP, "light"),
    ("report-dark", "/site/tidewater-docs.test", DESKTOP, "dark"),
    ("report-phone", "/site/ledgerwell.test", PHONE, "light"),
    (
        "compare",
        "/compare?host=larkspur-books.test&host=ledgerwell.test&host=cedar-and-pine.test",
        DESKTOP,
        "light",
    ),
)
CARD = """<!doctype html><style>
@font-face {{ font-family: Newsreader; src: url({base}/static/fonts/newsreader-latin-500.woff2); }}
body {{ margin: 0; padding: 72px 80px; block-size: 630px;
  box-sizing: border-box; background: #f6f3ea; color: #1b1a15;
  border-block-start: 14px solid #1b1a15; font: 500 86px/1.1 Newsreader; letter-spacing: -.015em;
  display: flex; flex-direction: column; justify-content: space-between; }}
p {{ margin: 0; display: flex; align-items: center; gap: 24px; font-size: 40px; letter-spacing: 0; }}
span {{ display: flex; gap: 12px; margin-inline-start: auto; }}
i {{ inline-size: 34px; block-size: 34px;
  border: 4px solid #1b6a3b; border-radius: 6px; box-sizing: border-box; }}
.y {{ background: #1b6a3b; }} .n {{ border-color: #9b2f1a; }} .u {{ border: 4px dashed #5b5965; }}
</style><body>Which websites can<br>an AI agent really use?<p>
<img src="{base}/static/favicon.svg" width="72" height="72">
Agent-Readiness Index <span><i class="y"></i><i class="y"></i><i class="n"></i><i class="y"></i><i class="u">
</i></span></p>"""


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait(port: int) -> None:
    """Wait until everything answers and the sample web is published."""
    deadline = time.monotonic() + WAIT
    while time.monotonic() < deadline:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        try:
            connection.request("GET", "/healthz")
            if connection.getresponse().status == 200:
                return
        except OSError:
            pass
        finally:
            connection.close()
        time.sleep(1)
    sys.exit(f"not ready within {WAIT} seconds")


def take(browser: Browser, base: str) -> None:
    """Take every picture."""
    for name, path, size, scheme in PICTURES:
        page = browser.new_page(viewport=size, color_scheme=scheme)
        page.goto(base + path)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=IMAGES / f"{name}.png")
        page.close()
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content(CARD.format(base=base))
    page.wait_for_function("document.fonts.check('40px Newsreader')")
    page.screenshot(path=ROOT / "templates" / "static" / "card.png")


def main() -> None:
    """Start, take, stop."""
    names = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        sys.exit("Chromium is not installed (Debian: apt install chromium)")
    IMAGES.mkdir(exist_ok=True)
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="screenshots-") as folder:
        env = os.environ | {"PORT": str(port), "DATA_DIR": folder}
        run = subprocess.Popen(
            [sys.executable, ROOT / "manage.py", "run"], cwd=ROOT, env=env, stdout=subprocess.DEVNULL
        )
        try:
            wait(port)
            with sync_playwright() as playwright:
                sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
                browser = playwright.chromium.launch(executable_path=chromium, args=sandbox)
                take(browser, f"http://127.0.0.1:{port}")
                browser.close()
        finally:
            run.terminate()
            run.wait()


if __name__ == "__main__":
    main()
