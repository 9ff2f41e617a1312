"""Tokens of the origin trial of WebMCP, signed by a key that this browser takes for its maker's."""

import base64
import json
import struct
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import pytest
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from probes.browser.browser import Browser
from probes.checks.webmcp import judge_webmcp, trial_of
from probes.evidence.evidence import Evidence
from probes.gather.webmcp import run_page
from tests.browser.conftest import PATIENT, USER_AGENT
from tests.sites.webmcp_pages import REGISTER, page

HOST = "trial.webmcp.test"
MAKER, STRANGER = Ed25519PrivateKey.generate(), Ed25519PrivateKey.generate()
SOON, GONE = (datetime.now(UTC) + timedelta(days=days) for days in (40, -2))


def token(ends, *, host=HOST, feature="WebMCP", key=MAKER):
    """https://github.com/GoogleChrome/OriginTrials/blob/gh-pages/explainer.md: version 3."""
    told = json.dumps({"origin": f"https://{host}:443", "feature": feature, "expiry": int(ends.timestamp())})
    sized = struct.pack(">I", len(told)) + told.encode()
    return base64.b64encode(b"\x03" + key.sign(b"\x03" + sized) + sized).decode()


@pytest.fixture(scope="module")
def trial_browser(chromium, on_loop, tmp_path_factory):
    folder = tmp_path_factory.mktemp("browser")
    for parent in (folder, folder.parent, folder.parent.parent):
        parent.chmod(0o755)  # as root, the browser runs as an ordinary user
    key = base64.b64encode(MAKER.public_key().public_bytes_raw()).decode()
    program = folder / "chromium"
    program.write_text(f'#!/bin/sh\nexec "{chromium}" "$@" --origin-trial-public-key={key}\n')
    program.chmod(0o755)

    async def begin():
        return await Browser(str(program), USER_AGENT).__aenter__()

    started = on_loop(begin())
    yield started
    on_loop(started.__aexit__(None, None, None))


@pytest.fixture
def ran(trial_browser, policy, sample_web, on_loop):
    def run(html):
        async def answer(_):
            return web.Response(text=html, content_type="text/html")

        with scripted(sample_web, answer):
            evidence = on_loop(run_page(trial_browser, policy, HOST, f"https://{HOST}/", seconds=PATIENT))
        assert Evidence.unpack(evidence.pack()) == evidence
        assert judge_webmcp(evidence).answer == "yes"
        return evidence

    return run


@contextmanager
def scripted(sample_web, answer):
    with sample_web.scripted(HOST) as site:
        site.handler = answer
        yield


def head(*tokens):
    return "".join(f'<meta http-equiv="origin-trial" content="{one}">' for one in tokens)


TOKENS = {
    "none": ((), "no_trial_token", "the page brings none"),
    "one that holds": ((token(GONE), token(SOON)), "trial_token_holds", f"holds until {SOON:%Y-%m-%d}"),
    "one that ended": ((token(GONE),), "trial_token_ended", f"ended on {GONE:%Y-%m-%d}"),
    "another site's": ((token(SOON, host="other.test"),), "trial_token_unfit", "is not for it"),
    "a forged one": ((token(SOON, key=STRANGER), "AAAA"), "no_trial_token", "the page brings none"),
    "another trial's": ((token(SOON, feature="FrobulateThis"),), "no_trial_token", "the page brings none"),
}


@pytest.mark.parametrize("name", TOKENS)
def test_a_caveat_says_whether_visitors_have_the_tools_and_until_when(name, ran):
    tokens, code, text = TOKENS[name]
    found, told = trial_of(ran(page(REGISTER, head=head(*tokens))).page)
    assert found == code
    assert told.endswith(text)


# As Chrome 160 lists tools: attributes of a prototype, and JSON.stringify tells nothing of them.
OBJECTS = """
class Tool {
  #told; constructor(told) { this.#told = told; }
  get name() { return this.#told.name; } get title() { return this.#told.title; }
  get description() { return this.#told.description; } get source() { return window; }
  get inputSchema() { return this.#told.inputSchema; } get outputSchema() { return this.#told.outputSchema; }
}
const tools = [new Tool({ name: 'find', title: 'Find a book', description: 'd',
  inputSchema: { type: 'object' }, outputSchema: '{"type": "array"}' })];
const context = { registerTool() {}, getTools: async () => tools };
Object.defineProperty(document, 'modelContext', { value: context });
"""


@pytest.mark.usefixtures("impatient")
def test_tools_that_only_a_polyfill_has_need_no_token_and_are_read_attribute_by_attribute(ran):
    evidence = ran(page(OBJECTS))
    assert trial_of(evidence.page) is None
    (defined,) = judge_webmcp(evidence).value["definitions"]
    assert defined == {
        "name": "find",
        "title": "Find a book",
        "description": "d",
        "inputSchema": {"type": "object"},
        "outputSchema": {"type": "array"},
    }


def test_a_tool_of_the_browser_has_the_title_that_it_was_registered_with(ran):
    tool = "{name:'find',title:'Find\\u202e a book',description:'d',inputSchema:{type:'object'},execute(){}}"
    form = "<form toolname=ask tooltitle=Ask tooldescription='Ask us'><input name=q></form>"
    evidence = ran(page(f"document.modelContext.registerTool({tool})", body=form))
    titles = {defined["name"]: defined["title"] for defined in judge_webmcp(evidence).value["definitions"]}
    assert titles == {"find": "Find a book", "ask": "Ask"}
