"""Evidence by hand: a site in a few words, with 404 wherever nothing is said.

    evidence(home=HOME, llms_txt="# Acme\\n…", control_txt=Reply(403))

A reply is a text (200 with the usual type of its purpose), a status, a `Reply`, an `Ending`, or None
for "never asked". A list makes several exchanges; `(url, reply)` gives one its own address.
"""

import json
from dataclasses import dataclass, field
from itertools import pairwise

from probes.evidence.evidence import Ending, Evidence, Exchange, Hop, Purpose, digest_of

HOST = "acme.example"
ROOT = f"https://{HOST}"
RANDOM = "5c0ffee1d00d4bad8f00dcafe0ddba11"
AT = "2026-11-21T00:00:00+00:00"

HOME = """<!doctype html><html lang="en"><head><title>Acme Anvils</title></head><body><h1>Acme Anvils</h1>
<p>We forge anvils, hammers and tongs for farriers, blacksmiths and coyotes since 1949.</p>
<p>Delivery takes three days. Every anvil carries a lifetime guarantee against cracking.</p></body></html>"""
MARKDOWN = """# Acme Anvils

We forge anvils, hammers and tongs for farriers, blacksmiths and coyotes since 1949.

- [Catalogue](/catalogue)

Delivery takes three days. Every anvil carries a lifetime guarantee against cracking.
"""
LLMS = """# Acme Anvils

> Anvils, hammers and tongs.

## Pages
- [Catalogue](https://acme.example/catalogue.md): all that we forge
"""
LINKSET = '{"linkset":[{"anchor":"https://acme.example/api","service-desc":[{"href":"https://acme.example/openapi.json"}]}]}'
SHELL = (
    '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><script '
    'src="/a.js"></script></body></html>'
)

_WHERE = {
    "robots": ("/robots.txt", "text/plain"),
    "home": ("/", "text/html"),
    "home_followed": ("/en/", "text/html"),
    "home_markdown": ("/", "text/markdown"),
    "control_page": (f"/{RANDOM}", "text/html"),
    "control_txt": (f"/{RANDOM}.txt", "text/plain"),
    "control_md": (f"/{RANDOM}.md", "text/markdown"),
    "control_well_known": (f"/.well-known/{RANDOM}.json", "application/json"),
    "control_markdown": (f"/{RANDOM}", "text/markdown"),
    "control_post": (f"/{RANDOM}", "application/json"),
    "llms_txt": ("/llms.txt", "text/plain"),
    "markdown_twin": ("/index.md", "text/markdown"),
    "api_catalog": ("/.well-known/api-catalog", "application/linkset+json"),
    "mcp_card": ("/.well-known/mcp/server-card.json", "application/json"),
    "ucp": ("/.well-known/ucp", "application/json"),
    "ard": ("/.well-known/ard.json", "application/json"),
    "ai_catalog": ("/.well-known/ai-catalog.json", "application/json"),
    "oauth_resource": ("/.well-known/oauth-protected-resource", "application/json"),
    "mcp_resource": ("/.well-known/oauth-protected-resource/mcp", "application/json"),
    "mcp_issuer": ("/.well-known/oauth-authorization-server", "application/json"),
    "mcp_stream": ("/sse", "text/event-stream"),
    "mcp": ("/mcp", "application/json"),
    "oauth_server": ("/.well-known/oauth-authorization-server", "application/json"),
    "auth_md": ("/auth.md", "text/markdown"),
    "a2a_card": ("/.well-known/agent-card.json", "application/json"),
    "skills_index": ("/.well-known/agent-skills/index.json", "application/json"),
    "skill": ("/.well-known/agent-skills/forge/SKILL.md", "text/markdown"),
    "web_bot_auth": (
        "/.well-known/http-message-signatures-directory",
        "application/http-message-signatures-directory+json",
    ),
    "openapi": ("/openapi.json", "application/json"),
    "x402": ("/.well-known/x402", "application/json"),
    "x402_resource": ("/paid", "text/plain"),
    "home_weighted": ("/", "text/html"),
    "catalog_link": ("/openapi.json", "application/json"),
    "llms_link": ("/hours", "text/html"),
    "page": ("/", "text/html"),
    "sitemap": ("/sitemap.xml", "application/xml"),
    "inner_markdown": ("/about", "text/markdown"),
    "inner_page": ("/about", "text/html"),
    "inner_twin": ("/about.md", "text/markdown"),
}
_POSTED = {"mcp", "control_post"}
_SILENT = {
    "robots",
    "home_followed",
    "mcp_stream",
    "mcp_resource",
    "mcp_issuer",
    "skill",
    "home_weighted",
    "catalog_link",
    "llms_link",
    "page",
    "x402_resource",
    "sitemap",
    "inner_markdown",
    "inner_page",
    "inner_twin",
}


@dataclass
class Reply:
    """What comes back, and by which way."""

    status: int = 200
    body: str | bytes = ""
    type: str | None = None
    headers: dict[str, str] = field(default_factory=dict)
    hops: tuple[str, ...] = ()
    ending: Ending = Ending.ANSWERED
    truncated: bool = False
    sent: dict[str, str] = field(default_factory=dict)
    sent_body: str | None = None
    method: str | None = None


def rpc(method: str = "tools/list", request_id: int = 1, **params: object) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params})


def tools(*names: str, request_id: object = 1, **result: object) -> str:
    listed = [
        {"name": name, "description": f"Does {name}.", "inputSchema": {"type": "object"}} for name in names
    ]
    return json.dumps({"jsonrpc": "2.0", "id": request_id, "result": {"tools": listed, **result}})


def exchange(purpose: str, reply: object = 404, url: str | None = None) -> Exchange:
    path, usual = _WHERE[purpose]
    url = url or ROOT + path
    reply = _reply(reply)
    posted = purpose in _POSTED
    body = reply.body.encode() if isinstance(reply.body, str) else reply.body
    answered = reply.ending is Ending.ANSWERED
    kind = reply.type if reply.type is not None else (usual if reply.status == 200 else "text/html")
    chain = (url, *reply.hops)
    return Exchange(
        purpose=Purpose(purpose),
        method=reply.method or ("POST" if posted else "GET"),
        url=url,
        sent=tuple(reply.sent.items()),
        sent_body=reply.sent_body if reply.sent_body is not None else rpc() if posted else "",
        hops=tuple(Hop(a, 302, b) for a, b in pairwise(chain)),
        final_url=chain[-1],
        status=reply.status if answered else None,
        headers=((("content-type", kind),) if kind else ()) + tuple(reply.headers.items()),
        body=body,
        size=len(body),
        truncated=reply.truncated,
        sha256=digest_of(body),
        at=AT,
        ending=reply.ending,
    )


def evidence(host: str = HOST, **replies: object) -> Evidence:
    """404 for whatever `replies` do not say, but for the home page."""
    told: dict[str, object] = dict.fromkeys((p for p in _WHERE if p not in _SILENT), 404)
    told |= {"home": HOME, "home_markdown": Reply(body=HOME, type="text/html")} | replies
    exchanges = [
        exchange(purpose, *_addressed(one))
        for purpose, reply in told.items()
        for one in (reply if isinstance(reply, list) else [reply])
        if one is not None
    ]
    return Evidence(host=host, started_at=AT, finished_at=AT, prober="1.9", exchanges=tuple(exchanges))


def _addressed(one: object) -> tuple[object, str | None]:
    if isinstance(one, tuple):
        url, reply = one
        return reply, url if "://" in url else ROOT + url
    return one, None


def _reply(reply: object) -> Reply:
    if isinstance(reply, Ending):
        return Reply(ending=reply, type="")
    if isinstance(reply, str | bytes):
        return Reply(body=reply)
    if isinstance(reply, int):
        return Reply(status=reply, body="<html><h1>Not Found</h1></html>")
    assert isinstance(reply, Reply), reply
    return reply
