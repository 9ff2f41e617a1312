"""Sites of generators with their defaults."""

import asyncio
import http.client
import subprocess
import tempfile

import pytest

from index.values.vocabulary import Answer, CheckId, Generator
from probes.grading.finding import grade_evidence
from tests.peers.conftest import HERE
from tests.peers.public_host import HOST, behind_tls
from tests.visiting import visit

pytestmark = pytest.mark.soak

# What each generator writes for agents.
SITES = {
    "vitepress": ("/llms.txt",),
    "starlight": ("/llms.txt",),
    "mkdocs": ("/llms.txt", "/index.md"),
    "sphinx": ("/llms.txt", "/index.md", "/index.html.md"),
    "docusaurus": (),
    "eleventy": (),
    "hexo": (),
    "pelican": (),
}
ASKED = ("/llms.txt", "/index.md", "/index.html.md")


@pytest.fixture
def built(peers):
    """The site's folder lies where the packages of npm are found."""
    with tempfile.TemporaryDirectory(prefix="site-", dir=peers / "sites") as folder:

        def build(name):
            words = [peers / "older" / "bin" / "python", HERE / "sites" / "generators.py", name, folder]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr[-4000:]
            return f"{folder}/site"

        yield build


def status_of(port, path):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", path, headers={"Host": HOST})
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.mark.parametrize("name", SITES)
def test_the_files_of_a_generator_are_found_and_no_others(built, served, name, tmp_path):
    words = ("{peers}/older/bin/python", "-m", "http.server", "{port}", "--bind", "127.0.0.1", "--directory")
    with served((*words, built(name))) as port:
        there = tuple(path for path in ASKED if status_of(port, path) == 200)
        with behind_tls(port, tmp_path) as policy:
            finding = grade_evidence(asyncio.run(visit(HOST, policy)))
    assert there == SITES[name]
    for check, files in ((CheckId.LLMS_TXT, ASKED[:1]), (CheckId.MARKDOWN_TWIN, ASKED[1:])):
        right = Answer.YES if set(files) & set(there) else Answer.NO
        assert finding.checks[check].answer is right, finding.checks[check].detail
        known = {one.lower(): one for one in Generator}.get(name) if right is Answer.NO else None
        assert finding.checks[check].generator is known
    assert finding.checks[CheckId.MARKDOWN_NEGOTIATION].answer is Answer.NO
    assert finding.checks[CheckId.MCP_SERVER].answer is Answer.NO
