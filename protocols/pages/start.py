"""The data of /docs/start: how to ask the index from a program, and from common MCP clients."""

from typing import Any

from django.conf import settings

from agentauth import quota
from index.pages.connecting import ClientSetup, ExampleCall, McpEndpoint, client_setups
from protocols.documents.introduction import SLUG
from protocols.mcp.eras import VERSIONS
from protocols.tools import FIND_CAPABILITY

_WORDS = FIND_CAPABILITY.example[FIND_CAPABILITY.main]
_PYTHON = """\
import json
from urllib.parse import urlencode
from urllib.request import urlopen

query = urlencode({{"q": {words!r}, "limit": 3}})
with urlopen(f"{base}/api/find?{{query}}") as answer:
    for site in json.load(answer)["results"]:
        print(site["host"], site["report"], site["verified"]["verified_at"])
"""
_JAVASCRIPT = """\
const query = new URLSearchParams({{ q: "{words}", limit: "3" }});
const answer = await fetch(`{base}/api/find?${{query}}`);
for (const site of (await answer.json()).results) {{
  console.log(site.host, site.report, site.verified.verified_at);
}}
"""


def start() -> dict[str, Any]:
    endpoint = McpEndpoint(f"{settings.BASE_URL}/mcp", SLUG, versions=VERSIONS)
    example = ExampleCall(FIND_CAPABILITY.name, dict(FIND_CAPABILITY.example))
    return {
        "programs": [_shown(program) for program in _programs()],
        "clients": [_shown(setup) for setup in client_setups(endpoint, example)],
        "endpoint": endpoint.url,
        "anonymous": quota.ANONYMOUS_DAILY,
    }


def _programs() -> list[ClientSetup]:
    words = {"base": settings.BASE_URL, "words": _WORDS}
    curl = f"curl -sS --get {settings.BASE_URL}/api/find -d limit=3 --data-urlencode 'q={_WORDS}'"
    return [
        ClientSetup("with-curl", "curl", "Prints the answer as JSON.", "Terminal", curl),
        ClientSetup(
            "with-python", "Python", "Needs no package.", "find.py", _PYTHON.format(**words).rstrip()
        ),
        ClientSetup(
            "with-javascript", "JavaScript", "For Node.js 18 and newer, or a browser.", "find.mjs",
            _JAVASCRIPT.format(**words).rstrip(),
        ),
    ]  # fmt: skip


def _shown(one: ClientSetup) -> dict[str, str]:
    return {"id": one.id, "title": one.title, "how": one.how, "where": one.where, "text": one.text}
