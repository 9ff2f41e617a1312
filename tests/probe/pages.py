"""A server whose pages a test changes."""

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.paths import ROOT

HOME = (
    "<!doctype html><html lang=en><title>Mended</title><h1>Mended</h1>"
    f"<p>{'A shop for bicycles, with parts and repairs. ' * 20}</p>"
)


class Pages(BaseHTTPRequestHandler):
    def do_GET(self):
        kind, text, *headers = self.server.pages.get(self.path, ("", ""))
        body = text.encode()
        moved = any(name == "Location" for name, _ in headers)
        self.send_response(302 if moved else 200 if kind else 404)
        self.send_header("Content-Type", kind or "text/plain")
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
        self.server.asked.append(self.path)

    def log_message(self, *_words):
        pass


class _Server(ThreadingHTTPServer):
    def __init__(self, place, handler):
        self.address_family = socket.AF_INET6 if ":" in place[0] else socket.AF_INET
        super().__init__(place, handler)


@contextmanager
def serving(address: str = "127.0.0.1") -> Iterator[ThreadingHTTPServer]:
    """`pages` has type, text and further headers by path, `asked` the paths of requests."""
    with _Server((address, 0), Pages) as server:
        server.pages = {"/": ("text/html", HOME)}
        server.asked = []
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def run_probe(
    folder: Path, *words: str, stdin: str = "", command: str = "probe", **env: str
) -> subprocess.CompletedProcess[str]:
    """Its files are in the folder, and no browser is there."""
    return subprocess.run(
        [sys.executable, "manage.py", command, *words],
        cwd=ROOT,
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "DATA_DIR": str(folder / "data"),
            "PROBE_BROWSER": "off",
            "PYTHONWARNINGS": "error",
            **env,
        },
        input=stdin,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
