"""An MCP server that lists its tools without credentials."""

from dataclasses import replace

from index.checks import mcp_server_card
from index.checks.check import Check, FixSnippet, Remedy, Signal, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_TOOLS_LIST = (
    "curl -sSi -H 'Accept: application/json, text/event-stream' -H 'MCP-Protocol-Version: 2025-11-25' "
    '--json \'{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}\' https://example.com/mcp'
)

_NOW = Wording(
    "Does an MCP server of the site list its tools to a caller without credentials?",
    (
        (
            "Where an endpoint is named: server cards, UCP, ARD, AI catalog, mcp.json, the API catalog, "
            "links and JSON-LD entries of the home page, OAuth, llms.txt."
        ),
        "/mcp, where nothing names one.",
        (
            "Where anything speaks of MCP: /api/mcp, /sse, a framework's own address, and links of the home "
            "page that say MCP."
        ),
        (
            "Each endpoint with tools/list: stateless (2026-07-28), after initialize in a version that it "
            "names, or over HTTP+SSE."
        ),
        "Once more where a 301 only adds a final slash.",
        "A POST to a random address of each host, as a control.",
    ),
    ("An endpoint answered tools/list, as JSON or as an event stream. No tool is ever called.",),
    (
        "Every endpoint that was advertised or guessed replied, but none of them spoke MCP.",
        "It speaks MCP and lists no tools.",
        "The reply is the same whatever is asked.",
    ),
    (_TOOLS_LIST,),
    (
        (
            "The endpoint asks for credentials: there is a server, and nobody without a key can say what it "
            "does."
        ),
        "The server refuses its public host name.",
    ),
    version="2.4",
)
_AS_OF_1_5 = replace(
    _NOW,
    version="1.5",
    asked=(
        (
            "Where an endpoint is named: server cards, UCP, ARD, AI catalog, mcp.json, the API catalog, "
            "links, OAuth, llms.txt."
        ),
        *_NOW.asked[1:],
    ),
)
_AS_OF_1_4 = replace(
    _AS_OF_1_5,
    version="1.4",
    asked=(*_AS_OF_1_5.asked[:2], *_NOW.asked[3:]),
    no=(_NOW.no[0], _NOW.no[-1]),
    unknown=_NOW.unknown[:1],
)

_AS_OF_1_2 = replace(
    _AS_OF_1_4,
    version="1.2",
    asked=(
        *_AS_OF_1_5.asked[:2],
        (
            "Each endpoint with tools/list in the stateless form of 2026-07-28, else after initialize, else "
            "over HTTP+SSE."
        ),
        _NOW.asked[-1],
    ),
    no=_AS_OF_1_4.no[:1],
)

_AS_OF_1_1 = replace(
    _AS_OF_1_2,
    version="1.1",
    asked=(*_AS_OF_1_2.asked[:-1], "A POST to a random address of the site, as a control."),
)

_AS_OF_1_0 = replace(
    _AS_OF_1_1,
    version="1.0",
    asked=(
        "Where an endpoint is named: a server card, the API catalog, links of the page, llms.txt.",
        _NOW.asked[1],
        "Each endpoint with tools/list in the stateless form of 2026-07-28, else after initialize.",
        _AS_OF_1_1.asked[-1],
    ),
)

_AUTH_REQUIRED = Remedy(
    "If anybody may know the tools, answer initialize and tools/list without credentials, "
    "and ask for them at tools/call."
)

EXAMPLE_TOOL = "Search the site's overview; put your own search here."  # Its description

_SNIPPETS = (
    FixSnippet(
        "Python",
        '''
# server.py, beside the folder public; pip install fastmcp uvicorn; uvicorn server:app serves /mcp
from pathlib import Path

from fastmcp import FastMCP

mcp = FastMCP("SITE-HOST")


@mcp.tool(annotations={"readOnlyHint": True})
def search(query: str) -> list[str]:
    """Search the site's overview; put your own search here."""
    lines = Path("public/llms.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if query.lower() in line.lower()]


app = mcp.http_app(stateless_http=True, json_response=True)
''',
    ),
    FixSnippet(
        "nginx, in server { }, in front of it",
        """
location = /mcp {
    proxy_pass http://127.0.0.1:8000;
    proxy_http_version 1.1;
    proxy_buffering off;
}
""",
    ),
    *mcp_server_card.CHECK.snippets,
)

CHECK = Check(
    id=CheckId.MCP_SERVER,
    label="MCP server",
    short="MCP",
    scored=True,
    signal=Signal.STRONG,
    tools_in="mcp_tools",
    fix="Serve an MCP endpoint that answers tools/list without credentials, and name it in a server card.",
    link="https://modelcontextprotocol.io/specification",
    snippets=_SNIPPETS,
    remedies={**mcp_server_card.CHECK.remedies, Reason.AUTH_REQUIRED: _AUTH_REQUIRED},
    wordings=(_NOW, _AS_OF_1_5, _AS_OF_1_4, _AS_OF_1_2, _AS_OF_1_1, _AS_OF_1_0),
    sample=(Answer.YES, Reason.TOOLS_LISTED),
)
