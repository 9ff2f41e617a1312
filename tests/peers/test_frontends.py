"""Pages of front-end frameworks, each built by its own tools with and without HTML from a server."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from index.values.vocabulary import Answer, CheckId, WellKnown
from tests.driven import driven
from tests.peers.conftest import HERE, PEERS, needs
from tests.peers.public_host import HOST, behind_tls
from tests.peers.test_frameworks import asked
from tests.probe.pages import run_probe

pytestmark = pytest.mark.soak

NODE = "{peers}/frontends/node_modules/.bin/node"
WORDS = {
    "title": "Larkspur",
    "sentences": [
        "Larkspur repairs bicycles of every make in a small workshop beside the old harbour.",
        "Bring yours on any weekday before noon, and it is ready on the evening of the next day.",
        "A new chain costs eighteen francs, brakes are adjusted for twelve, and flat tyres wait for nobody.",
        "Children learn here each Saturday how to mend a puncture with glue, patience and sandpaper.",
    ],
}
FRAMEWORKS = (
    "alpine", "htmx", "hyperapp", "inferno", "lit", "mithril", "preact", "react", "riot", "solid", "stimulus",
    "svelte", "vue",
)  # fmt: skip
SITES = [
    *((name, "server") for name in FRAMEWORKS if name != "hyperapp"),  # which has no renderer for servers
    *((name, "client") for name in FRAMEWORKS),
]
# A folder of files, and the preview of Vite, which gives the page at every address.
SERVERS = {
    "server": (sys.executable, "-m", "http.server", "{port}", "--bind", "127.0.0.1", "--directory"),
    "client": (NODE, "{peers}/frontends/node_modules/vite/bin/vite.js", "preview", "--strictPort", "--host",
               "127.0.0.1", "--port", "{port}", "--outDir", "client"),
}  # fmt: skip
PATHS = {
    CheckId.LLMS_TXT: "/llms.txt",
    CheckId.MARKDOWN_TWIN: "/index.md",
    CheckId.API_CATALOG: "/.well-known/api-catalog",
    CheckId.MCP_SERVER: "/mcp",
}
SHOWN = """(body) => {  // innerText leaves out shadow roots
  const roots = [...body.querySelectorAll("*")].map((element) => element.shadowRoot).filter(Boolean);
  return [body, ...roots.flatMap((root) => [...root.children])].map((element) => element.innerText).join(" ");
}"""
# Where its pages register tools, and what the check says of that.
WEBMCP = {
    "@mcp-b/global/dist/index.iife.js": ("document", (Answer.YES, "tools_registered")),
    "@mcp-b/webmcp-polyfill/dist/index.iife.js": ("document", (Answer.YES, "tools_registered")),
    "webmcp-polyfill/lib/main.js": ("navigator", (Answer.NO, "legacy_api")),
}
TOOL = """
%s.modelContext.registerTool({
  name: "find_bicycle", description: "Find a bicycle.", inputSchema: { type: "object", properties: {} },
  execute: async () => ({ content: [] }),
});
"""


@pytest.fixture(scope="module")
def built():
    needs("frontends")
    for program in ("frontends.mjs", "x402.mjs"):
        text = (HERE / "frontends" / program).read_text()
        (PEERS / "frontends" / program).write_text(text)  # modules are looked for beside it
    with tempfile.TemporaryDirectory(prefix="site-", dir=PEERS / "frontends") as folder:

        def build(name):
            root = Path(folder) / name
            if not root.exists():
                words = [NODE.format(peers=PEERS), PEERS / "frontends" / "frontends.mjs", name, root]
                given = json.dumps(WORDS)
                done = subprocess.run(words, input=given, capture_output=True, text=True, check=False)
                assert done.returncode == 0, done.stderr[-4000:]
                (root / "vite.config.js").write_text("export default { preview: { allowedHosts: true } };")
            return root

        yield build


@pytest.fixture(scope="module")
def words_of(chromium):
    """The distinct words that a browser shows, with or without scripts."""
    with driven(chromium) as browser:

        def read(port, *, scripts):
            context = browser.new_context(java_script_enabled=scripts)
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}/", wait_until="networkidle")
            text = page.locator("body").evaluate(SHOWN)
            context.close()
            return set(re.findall(r"\w+", text.casefold()))

        yield read


@pytest.fixture
def probe(chromium, tmp_path):
    def run(port):
        with behind_tls(port, tmp_path) as policy:
            (entry,) = policy.connect_to
            done = run_probe(
                tmp_path, "--json", HOST, PROBE_BROWSER=chromium, PROBE_CA_BUNDLE=str(tmp_path / "ca.pem"),
                PROBE_HOST_DELAY="0", PROBE_CONNECT_TO=f"{HOST}:443:{entry.address}:{entry.to_port}",
            )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return run


def is_no_document(port, path):
    status, body = asked(port, path)
    return status == 404 or b"<html" in body


@pytest.mark.parametrize("site", SITES, ids=" ".join)
def test_a_page_is_readable_where_a_browser_without_script_shows_its_words(
    built, served, words_of, probe, site
):
    name, kind = site
    root = built(name)
    folder = {"server": root / "server", "client": root}[kind]
    with served((*SERVERS[kind], str(folder))) as port:
        shown, plain = words_of(port, scripts=True), words_of(port, scripts=False)
        assert all(is_no_document(port, path) for path in PATHS.values())
        checks = probe(port)["checks"]
    share = len(shown & plain) / len(shown)
    assert len(shown) >= 30, shown
    right = Answer.YES if share >= 0.8 else Answer.NO
    assert right is (Answer.YES if kind == "server" else Answer.NO)
    found = {
        check: checks[check]["answer"] for check in (*PATHS, CheckId.MARKDOWN_NEGOTIATION, CheckId.WEBMCP)
    }
    assert set(found.values()) == {Answer.NO}, found
    readable = checks[CheckId.READABLE_WITHOUT_SCRIPT]
    assert readable["answer"] == right, readable


@pytest.mark.parametrize("name", ["express", "hono"])
def test_a_shop_that_is_paid_by_x402_answers_402(built, served, probe, name):
    with served((NODE, "{peers}/frontends/x402.mjs", name, "{port}", HOST)) as port:
        status, _ = asked(port, "/report")
        found = probe(port)["verified"]["other_wellknown"][WellKnown.X402]
    assert status == 402
    assert (found["answer"], found["url"]) == (Answer.YES, f"https://{HOST}/report"), found


@pytest.mark.parametrize("path", WEBMCP)
def test_a_polyfill_registers_its_tool_where_agents_look(built, served, probe, path, tmp_path):
    context, right = WEBMCP[path]
    site = tmp_path / "site"
    site.mkdir()
    (site / "polyfill.js").write_bytes((PEERS / "frontends" / "node_modules" / path).read_bytes())
    (site / "tool.js").write_text(TOOL % context)
    scripts = (
        '<script src="/polyfill.js" type="module"></script><script src="/tool.js" type="module"></script>'
    )
    said = "".join(f"<p>{one}</p>" for one in WORDS["sentences"])
    (site / "index.html").write_text(
        f"<!doctype html><html lang=en><title>Larkspur</title>{scripts}<h1>Larkspur</h1>{said}</html>"
    )
    with served((*SERVERS["server"], str(site))) as port:
        found = probe(port)["checks"][CheckId.WEBMCP]
    assert (found["answer"], found["reason"]) == right, found
