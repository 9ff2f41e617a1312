"""An nginx site gets 5 of 5 by its report's words alone."""

import asyncio
import contextlib
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from index.checks import SCORED_CHECKS
from probes.grading.finding import grade_evidence
from probes.operations.results import result_dict
from tests.peers.fixed_sites import SENTENCES, nginx_with, running
from tests.peers.public_host import HOST, behind_tls
from tests.peers.test_made_with import needs
from tests.ports import free_port
from tests.visiting import visit

pytestmark = pytest.mark.soak

OF_THE_EXAMPLE = "127.0.0.1:8000"  # This port may be taken here


class Owner:
    """Does what a report says for nginx, and writes down each step."""

    def __init__(self, folder, mcp_port):
        self.folder, self.public, self.mcp_port = folder, folder / "public", mcp_port
        self.http, self.server, self.steps = [], [], []
        self.public.mkdir()
        body = "".join(f"<p>{one}</p>" for one in SENTENCES)
        head = '<head><meta charset="utf-8"><title>Larkspur</title></head>'
        page = f'<!doctype html><html lang="en">{head}<body><h1>Larkspur</h1>{body}</body></html>'
        (self.public / "index.html").write_text(page)

    def follow(self, report):
        """What is for other servers is passed over."""
        for check in SCORED_CHECKS:
            for one in (report["checks"][check]["fix"] or {"snippets": []})["snippets"]:
                if self._follow(one["where"], one["text"]):
                    self.steps.append(f"{report['checks'][check]['label']}: {one['where']}")

    def _follow(self, where, text):
        if where.startswith("The file /"):
            self._write(where.removeprefix("The file /").partition(",")[0], text)
        elif where == "The page's <head>":
            page = self.public / "index.html"
            page.write_text(page.read_text().replace("</head>", f"{text}</head>"))
        elif where.startswith("index.md out of index.html"):
            subprocess.run(["sh", "-euc", text], cwd=self.public, check=True)
        elif where.startswith("nginx, in http"):
            self.http.append(text)
        elif where.startswith("nginx, in server"):
            self.server.append(text.replace(OF_THE_EXAMPLE, f"127.0.0.1:{self.mcp_port}"))
        elif where == "Python":
            (self.folder / "server.py").write_text(f"{text}\n")
        else:
            return False
        return True

    def _write(self, path, text):
        file = self.public / path
        if not file.exists():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"{text}\n")

    def look(self):
        port = free_port()
        tls = self.folder / str(port)
        tls.mkdir()
        command = nginx_with(self.folder, port, self.http, self.server)
        with running(command, self.folder, port), behind_tls(port, tls) as policy:
            return result_dict(grade_evidence(asyncio.run(visit(HOST, policy))), to_mend=True)


@contextlib.contextmanager
def mcp_server(python, folder, port):
    """The snippet's command, at another port."""
    words = [python, "-m", "uvicorn", "server:app", "--port", str(port)]
    with running(list(map(str, words)), folder, port):
        yield


def walk(python):
    """The scores before and after, the steps between, and the seconds of both."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="walk-") as made:
        folder = Path(made)
        folder.chmod(0o755)
        owner = Owner(folder, free_port())
        first = owner.look()
        owner.follow(first)
        with mcp_server(python, owner.folder, owner.mcp_port):
            second = owner.look()
    return first, second, owner.steps, time.monotonic() - began


def test_a_site_with_nothing_gets_5_of_5_by_the_words_of_its_report(peers, record_property):
    needs("nginx", "pandoc")
    first, second, steps, seconds = walk(peers / "newer" / "bin" / "python")
    for number, step in enumerate(steps, 1):
        record_property(f"step {number}", step)
    record_property("seconds", round(seconds))
    assert (first["readiness_score"], second["readiness_score"]) == (0, 5), second["checks"]
    warned = [check for check in SCORED_CHECKS if "Warning:" in second["checks"][check]["detail"]]
    assert warned == []
