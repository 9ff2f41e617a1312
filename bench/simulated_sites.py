"""What each host of the simulated web is, by its number, in the shares that a census found. Pure.

Shares are of 95,529 hosts that were asked in October 2026: 606 declined, 2,382 could not be asked, 83,917
home pages answered, 48,819 MCP servers, 46,427 of them a platform's, 790 dead cards, 57,266 listed. What
could not be asked is told apart there no further, nor are sites that answer every address alike: those shares
are guesses.
"""

import json
import random
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

# Of the hosts that can be asked.
SHARES = {
    "declined": 0.0063,
    "closed": 0.0903,  # the home page is kept from us
    "storefront": 0.4860,  # a platform's shop: a UCP profile, an MCP server, llms.txt
    "own_server": 0.0250,  # its own MCP server, named by a card
    "documented": 0.0884,  # markdown on request and at an address, llms.txt, an API catalog
    "dead_card": 0.0083,
    "catch_all": 0.1000,  # one shell for every address
    "plain": 0.1957,
}
# How those end that cannot.
DEAD = {"refused": 0.4, "hangs": 0.25, "silent": 0.15, "broken": 0.1, "wrong_name": 0.1}
# Names that lead to other ports: nobody listens there, or nobody ever says a word.
ZONE = {"refused": "invalid", "hangs": "example"}

KINDS = 8  # Different pages of each character; names, and so bytes, differ with every host


@dataclass(frozen=True, slots=True)
class Reply:
    """Status, headers that are not the body's own, and body. `host` asks for the host's name in it."""

    status: int
    type: str
    body: bytes
    headers: str = ""


@dataclass(frozen=True, slots=True)
class Character:
    """A kind of website. `pages` by path; `post` answers a JSON-RPC message at `endpoint`."""

    robots: bytes = b"User-agent: *\nAllow: /\n"
    home: int = 200
    pages: Mapping[str, Reply] = field(default_factory=dict)
    markdown: bytes = b""
    catch_all: bool = False
    endpoint: str = ""
    post: Callable[[dict[str, Any], bytes], tuple[int, Any, str]] | None = None


def character_of(number: int, dead: float) -> str:
    """Say what host `number` is when this part of all hosts is dead."""
    chance = random.Random(number).random()
    if chance < dead:
        return _pick(DEAD, chance / dead)
    return _pick(SHARES, (chance - dead) / (1 - dead))


def host_of(number: int, dead: float) -> str:
    """Return the name of host `number`: its own registrable domain under a reserved name (RFC 6761)."""
    return f"{_WORDS[number % len(_WORDS)]}-{number:06}.{ZONE.get(character_of(number, dead), 'test')}"


def number_of(host: str) -> int:
    """The number in such a name."""
    return int(host.rpartition(".")[0].rpartition("-")[2])


def _pick(shares: Mapping[str, float], at: float) -> str:
    at *= sum(shares.values())
    for name, share in shares.items():
        at -= share
        if at < 0:
            return name
    return name


def home(host: str, character: str) -> bytes:
    """The host's home page, gzipped: its own beginning and a shared rest (RFC 1952: two members)."""
    name = host.partition(".")[0].replace("-", " ").title()
    beginning = f"""<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>{name} | Made by hand</title>
<meta name="description" content="{name} sells what is made by hand.">
<meta property="og:site_name" content="{name}">
<script type="application/ld+json">{{"@context":"https://schema.org","@type":"Organization","name":"{name}","url":"https://{host}/"}}</script>
"""
    packer = zlib.compressobj(1, zlib.DEFLATED, 31)
    return packer.compress(beginning.encode()) + packer.flush() + _rest(character, number_of(host) % KINDS)


@cache
def _rest(character: str, kind: int) -> bytes:
    """What pages of a kind have in common: about 60 KB of style, links, things for sale, and prose."""
    chance = random.Random(f"{character}{kind}")

    def words(count: int) -> str:
        return " ".join(chance.choice(_WORDS) for _ in range(count))

    style = "".join(f".c{n}{{margin:{n}px;padding:{n}px;color:#{n:03x}}}" for n in range(150))
    links = "".join(f'<li><a href="/{words(1)}/{n}">{words(2).title()}</a></li>' for n in range(60))
    things = "".join(
        f'<article class="card"><h3><a href="/products/{words(1)}-{n}">{words(3).title()}</a></h3>'
        f'<img src="/i/{n}.jpg" alt="{words(4)}" loading="lazy"><p>{words(25).capitalize()}.</p>'
        f'<span class="price">€{n}.50</span></article>'
        for n in range(90)
    )
    prose = "".join(f"<p>{words(60).capitalize()}.</p>" for _ in range(30))
    order = (
        '<form action="/cart/add" method="post"><input name="quantity" type="number"><button>Add to '
        "cart</button></form>"
    )
    search = '<form action="/search"><input type="search" name="q"><button>Search</button></form>'
    script = f"<script>{';'.join(f'var v{n}={n}' for n in range(400))}</script>"
    page = (
        f"<style>{style}</style></head><body><header><nav><ul>{links}</ul></nav>{search}</header><main><h1>{words(4).title()}</h1>"
        f"{order if character == 'storefront' else ''}{things}{prose}</main><footer>"
        '<a href="/contact">Contact</a> <a href="mailto:us@shop.test">Write to us</a></footer>'
        f"{script}</body></html>"
    )
    packer = zlib.compressobj(6, zlib.DEFLATED, 31)
    return packer.compress(page.encode()) + packer.flush()


def _json(value: Any, kind: str = "application/json") -> Reply:
    return Reply(200, kind, json.dumps(value).encode())


def _text(text: str, kind: str) -> Reply:
    return Reply(200, kind, text.encode())


def _tools(*names: str) -> list[dict[str, Any]]:
    """Tools with descriptions and schemas of a usual size."""
    schema = {
        "type": "object",
        "properties": {"query": {"type": "string", "description": "What to look for"}},
    }
    return [
        {
            "name": name,
            "description": f"{name.replace('_', ' ').capitalize()} of this shop.",
            "inputSchema": schema,
        }
        for name in names
    ]


_SHOP_TOOLS = _tools(
    "search_shop_catalog", "get_product_details", "get_cart", "update_cart", "search_shop_policies_and_faqs"
)
_OWN_TOOLS = _tools("find_things", "order_thing", "track_order")


def _initialize_era(tools: list[dict[str, Any]]) -> Callable[[dict[str, Any], bytes], tuple[int, Any, str]]:
    """A server of 2025-11-25, with sessions."""

    def answer(message: dict[str, Any], session: bytes) -> tuple[int, Any, str]:
        reply = {"jsonrpc": "2.0", "id": message.get("id")}
        match message.get("method"):
            case "initialize":
                info = {"name": "shop", "version": "1"}
                said = {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": info}
                return 200, {**reply, "result": said}, "mcp-session-id: s1\r\n"
            case "notifications/initialized":
                return 202, None, ""
            case "tools/list" if session:
                return 200, {**reply, "result": {"tools": tools}}, ""
        return 400, {**reply, "error": {"code": -32000, "message": "Bad Request: Server not initialized"}}, ""

    return answer


def _stateless(message: dict[str, Any], _: bytes) -> tuple[int, Any, str]:
    """A server of 2026-07-28."""
    reply = {"jsonrpc": "2.0", "id": message.get("id")}
    if message.get("method") == "tools/list":
        return 200, {**reply, "result": {"resultType": "complete", "tools": _OWN_TOOLS}}, ""
    return 404, {**reply, "error": {"code": -32601, "message": "Method not found"}}, ""


def _card(url: str) -> Reply:
    remotes = [{"type": "streamable-http", "url": url}]
    return _json({"name": "test.simulated/site", "version": "1", "description": "A site", "remotes": remotes})


_LLMS = _text(
    "# A shop\n\n> What is made by hand, and sent to you.\n\n## Pages\n\n- [Everything](/products): all "
    "there is\n"
    "- [Contact](/contact): how to reach us\n",
    "text/plain; charset=utf-8",
)
_MARKDOWN = (
    "# Made by hand\n\n" + "We make things by hand, and send them to you.\n\n" * 20 + "- [Order](/order)\n"
).encode()
_UCP = _json(
    {
        "ucp": {
            "version": "2026-04-08",
            "services": {
                "dev.ucp.shopping": [
                    {"transport": "mcp", "version": "2026-04-08", "endpoint": "/api/ucp/mcp"}
                ]
            },
        }
    }
)
_THERE = {"/contact": _text("Contact", "text/plain"), "/products": _text("Products", "text/plain")}

# What those serve that answer at all.
CHARACTERS: dict[str, Character] = {
    "declined": Character(robots=b"User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /\n"),
    "closed": Character(home=403),
    "storefront": Character(
        pages={"/.well-known/ucp": _UCP, "/llms.txt": _LLMS, **_THERE},
        endpoint="/api/ucp/mcp",
        post=_initialize_era(_SHOP_TOOLS),
    ),
    "own_server": Character(
        pages={"/.well-known/mcp/server-card.json": _card("/mcp")}, endpoint="/mcp", post=_stateless
    ),
    "documented": Character(
        pages={
            "/llms.txt": _LLMS,
            "/index.md": Reply(200, "text/markdown; charset=utf-8", _MARKDOWN),
            "/.well-known/api-catalog": _json(
                {"linkset": [{"anchor": "/", "item": [{"href": "/api"}]}]}, "application/linkset+json"
            ),
            "/api": _json({"things": []}),
            **_THERE,
        },
        markdown=_MARKDOWN,
    ),
    "dead_card": Character(pages={"/.well-known/mcp/server-card.json": _card("/mcp")}),
    "catch_all": Character(catch_all=True),
    "plain": Character(pages=_THERE),
    "broken": Character(robots=b""),
}

_LINES = (
    "amber anchor apple arrow ash autumn badge baker barley basket bay beacon bell birch blanket blossom",
    "boat bottle bramble brass bread brick bridge bright brook broom brush bucket butter button cabin",
    "candle canvas canyon cedar chalk cherry chestnut cider cinder circle clay cliff cloud clover coast",
    "cobalt comet copper coral cotton creek crown crystal daisy dawn delta dove drift dune dust eagle",
    "ember falcon feather fern field flame flint flower forest fox frost garden garnet ginger glacier",
    "glass globe gold grain granite grape grove harbor harvest hazel heath hedge heron hickory hill",
    "hollow honey iris iron island ivory ivy jade jasper juniper kettle kiln kite lake lantern larch lark",
    "laurel lavender leaf lemon lily linen lodge loom lotus magnet maple marble marsh meadow mint mist",
    "moon moss",
)
_WORDS = " ".join(_LINES).split()
