"""Sites that mean harm.

They are no part of `CASES`: one process visits them in turn, and its memory is watched.
"""

import gzip
import json
import random
import zlib
from functools import cache, partial

from aiohttp import web

from operators.sample_web.website import JSON, PLAIN, SamplePage, json_ld
from tests.sites.cases.case import Case, could_not_ask, declined, no, unknown, yes
from tests.sites.cases.content import API, CARDS, LLMS_TXT, MCP, NEGOTIATION, TWINS, negotiating
from tests.sites.cases.making import (
    CARD,
    CATALOG,
    COPY,
    LLMS,
    TEXT,
    accepts_markdown,
    before,
    card,
    everywhere,
    home,
    html_page,
    moved,
    raw,
    shop,
    silent,
)
from tests.sites.cases.servers import AI, UCP, profile

STYLE = f"<style>{'a{color:red}' * 50_000}</style>"
LARGE = home(f"{STYLE}<link rel=alternate type=text/markdown href=/books.md>").replace(
    "<body>", f"<body><svg><path d='{'M0 0' * 150_000}'/></svg>"
)
OK = b"HTTP/1.1 200 OK\r\n"
HALF = 500_000
BR, ZSTD = b"\x1b" + b"x" * 800, b"\x28\xb5\x2f\xfd" + b"x" * 800
SURROGATES = (
    '{"name":"a\\ud800\\u0000b","description":"\\udfff","endpoint":"/mcp\\ud800","tools":["\\u0000"]}'
)


@cache
def zeros():
    return gzip.compress(bytes(100_000_000))


def zeros_twice():
    return gzip.compress(zeros())


def deflated():
    return zlib.compress(bytes(50_000_000), 9)


def encoded(coding, packed):
    """What is packed when the site is made: half a second that no test process needs at its start."""
    return partial(_encoded, coding, packed)


def _encoded(coding, packed):
    body = packed()
    return raw(
        OK
        + b"Content-Type: application/json\r\nContent-Encoding: "
        + coding
        + b"\r\nContent-Length: %d\r\n\r\n" % len(body)
        + body
    )


def made(answer):
    return answer() if isinstance(answer, partial) else answer


def at_catalog(case_id, title, answer, told):
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop({CATALOG: made(answer), "/llms.txt": LLMS}),
        truth={API: told, LLMS_TXT: yes()},
    )


def at_home(case_id, title, body, *, head="", **more):
    """The file beside it must still be found."""
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop(
            {"/": html_page(f"<!doctype html><title>Elm</title>{head}{body}"), "/llms.txt": LLMS}
        ),
        truth={LLMS_TXT: yes(), API: no("not_found")},
        **more,
    )


def at_robots(case_id, title, text, **more):
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop({"/robots.txt": text, "/llms.txt": LLMS}),
        **(more or {"truth": {LLMS_TXT: yes()}}),
    )


def at_llms(case_id, title, text, told):
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop({"/llms.txt": SamplePage(text, PLAIN)}),
        truth={LLMS_TXT: told},
    )


def at_mcp(case_id, title, answer, told):
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": made(answer), "/llms.txt": LLMS}),
        truth={MCP: told, LLMS_TXT: yes()},
    )


def events(piece):
    return raw(OK + b"Content-Type: text/event-stream\r\n\r\n", piece, endless=True)


def loops(_):
    return before(lambda r: moved(f"{r.path}x") if r.path not in {"/", "/robots.txt"} else None, shop())


def glutton(_):
    """Half a megabyte of new text for every question."""
    inner = shop()

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.path in {"/", "/robots.txt"} and not accepts_markdown(request):
            return await inner(request)
        body = b"# Elm\n\n[a](/b)\n" + random.randbytes(HALF // 2).hex().encode()
        return web.Response(body=body, content_type="text/markdown")

    return answer


def endless_shelves(_):
    """A megabyte of tools on every page, and always one page more."""

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        message = json.loads(await request.read())
        tools = [
            {"name": random.randbytes(8).hex(), "description": random.randbytes(40_000).hex()}
            for _ in range(10)
        ]
        result = {"tools": tools, "nextCursor": random.randbytes(8).hex()}
        return web.json_response({"jsonrpc": "2.0", "id": message.get("id"), "result": result})

    return shop({CARD: card("/mcp"), "/mcp": answer})


SPELLINGS = (
    "http://127.0.0.1/", "http://127.1/", "http://2130706433/", "http://0x7f.1/", "http://0177.0.0.1/",
    "http://[::1]/", "http://[::ffff:10.0.0.1]/",
    "http://localhost/", "http://localhost./", "http://\uff11\uff12\uff17.\uff10.\uff10.\uff11/",
    "http://127\u30020\u30020\u30021/", "http://user@127.0.0.1/", "http://intranet/", "http://metadata.google.internal/",
    "http://169.254.169.254/", "https://case.test@10.0.0.1/", "https://10.0.0.1%2f@case.test/",
    "file:///etc/passwd", "http://\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3/", "//192.168.0.1/",
    "/\\10.0.0.1/",
)  # fmt: skip
SPREAD = profile(
    {
        f"s{n}": [{"transport": "mcp", "endpoint": f"https://victim{n}-{m}.test/mcp"} for m in range(20)]
        for n in range(20)
    }
)
SEARCH = {
    "@type": "WebSite",
    "name": "Elm",
    "potentialAction": [
        {
            "@type": "SearchAction",
            "target": "/s?" + "{" * 3000 + "q}" * 3000,
            "query-input": "required name=" + "a" * 9000,
        }
    ]
    * 28,  # half a megabyte
}
TIMED = unknown("timed_out")

HOSTILE = (
    at_catalog("Z1", "a gzip bomb", encoded(b"gzip", zeros), unknown("too_large")),
    at_catalog("Z2", "a bomb in gzip in gzip", encoded(b"gzip, gzip", zeros_twice), unknown("bad_encoding")),
    at_catalog("Z3", "a bomb in deflate", encoded(b"deflate", deflated), unknown("bad_encoding")),
    at_catalog("Z4", "a bomb in Brotli", encoded(b"br", lambda: BR), unknown("bad_encoding")),
    at_catalog("Z5", "a bomb in zstd", encoded(b"zstd", lambda: ZSTD), unknown("bad_encoding")),
    at_catalog(
        "Z6",
        "a thousand members of gzip",
        encoded(b"gzip", lambda: gzip.compress(b" " * 9000) * 1000),
        unknown("too_large"),
    ),
    at_catalog("Z7", "a header byte by byte", raw(OK + b"X-Slow: ", b"x", pause=0.05, endless=True), TIMED),
    at_catalog("Z8", "a body byte by byte", raw(OK + b"\r\n", b"x", pause=0.05, endless=True), TIMED),
    at_catalog(
        "Z9", "headers without end", raw(OK, b"X-More: and more\r\n", endless=True), unknown("bad_http")
    ),
    at_catalog(
        "Z10", "a body without end", raw(OK + b"\r\n", b"[" * 65536, endless=True), unknown("too_large")
    ),
    at_catalog(
        "Z11",
        "100 Continue without end",
        raw(b"HTTP/1.1 100 Continue\r\n\r\n", endless=True),
        unknown("bad_http"),
    ),
    at_catalog(
        "Z12",
        "both lengths that smugglers use",
        raw(OK + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"),
        unknown("bad_http"),
    ),
    at_catalog(
        "Z13",
        "two different lengths",
        raw(OK + b"Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}"),
        unknown("bad_http"),
    ),
    at_catalog(
        "Z14",
        "a second reply hidden behind the first",
        raw(OK + b"Content-Length: 2\r\n\r\n{}" + OK + b"Content-Length: 5\r\n\r\n# Hi\n"),
        no("not_a_linkset"),
    ),
    at_catalog(
        "Z15",
        "chunks of a negative size",
        raw(OK + b"Transfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n"),
        unknown("bad_http"),
    ),
    at_catalog("Z16", "half a megabyte of brackets", SamplePage("[" * HALF, JSON), no("not_json")),
    at_catalog(
        "Z17",
        "half a megabyte of objects in objects",
        SamplePage('{"a":' * (HALF // 5), JSON),
        no("not_json"),
    ),
    at_catalog(
        "Z18",
        "a number of half a million digits",
        SamplePage('{"linkset":' + "9" * HALF + "}", JSON),
        no("not_a_linkset"),
    ),
    at_catalog(
        "Z19",
        "half a million empty lists",
        SamplePage('{"linkset":[' + "[]," * (HALF // 3) + "[]]}", JSON),
        no("empty_linkset"),
    ),
    at_catalog(
        "Z20",
        "lone surrogates and NULs in a link set",
        SamplePage('{"linkset":[{"item":[{"href":"/a\\ud800","title":"\\u0000"},{"href":"/b"}]}]}', JSON),
        yes(),
    ),
    at_catalog("Z21", "NUL bytes", SamplePage("\0" * HALF, JSON), no("not_json")),
    at_catalog(
        "Z22",
        "a hundred thousand relations",
        SamplePage('{"linkset":[{' + ",".join(f'"r{n}":[{{}}]' for n in range(35_000)) + "}]}", JSON),
        no("empty_linkset"),
    ),
    Case(
        id="Z23",
        title="a card of lone surrogates and NULs",
        site=lambda _: shop({CARD: SamplePage(SURROGATES, JSON)}),
        truth={CARDS: no("no_endpoint")},
    ),
    at_home("Z24", "two hundred thousand nested elements", "<div>" * 90_000),
    at_home("Z25", "a tag of a hundred thousand attributes", "<a " + "a=b " * 100_000 + ">"),
    at_home("Z26", "a hundred thousand links", "<a href=/x>x</a>" * 30_000),
    at_home("Z27", "a hundred thousand forms", "<form action=/x><input name=q></form>" * 13_000),
    at_home("Z28", "half a megabyte of opened brackets", "<" * HALF),
    at_home("Z29", "comments that never end", "<!--" * (HALF // 4)),
    at_home("Z30", "scripts that never end", "<script>" * (HALF // 8)),
    at_home(
        "Z31",
        "entities that grow",
        "&a;" * 100_000,
        head='<!DOCTYPE x [<!ENTITY a "&b;&b;&b;"><!ENTITY b "&c;&c;&c;">]>',
    ),
    at_home(
        "Z32", "metadata nested without end", f'<script type="application/ld+json">{"[" * HALF}</script>'
    ),
    at_home(
        "Z33",
        "names that nobody can store",
        '<script type="application/ld+json">{"@type":"Organization","name":"E\\ud800\\u0000lm",'
        '"address":{"addressCountry":"\\udfff"}}</script>\0\0',
    ),
    at_home("Z34", "a title of half a megabyte", "", head="<title>" + "Elm " * (HALF // 4) + "</title>"),
    at_home("Z35", "metas without end", '<meta name=robots content="index">' * 14_000),
    at_home(
        "Z36",
        "an encoding that is none",
        "Elm " * 999,
        head="<meta charset=zip><meta charset=base64><meta charset=unicode_escape>",
    ),
    at_home("Z37", "a search made of braces", "", head=json_ld(SEARCH)),
    at_home(
        "Z38",
        "markup in the encoding of another page",
        "Elm \x1b$B " * 9999,
        head="<meta charset=iso-2022-jp>",
    ),
    Case(
        id="Z39",
        title="a Link header of broken quotes",
        site=lambda _: shop({"/llms.txt": LLMS}, Link='</a>;rel="' + '\\"' * 3500 + ";" * 900),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="Z40",
        title="markdown of nothing but brackets",
        site=lambda _: negotiating("# Elm Lane Books\n\n" + "[" * HALF),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="Z41",
        title="markdown of nothing but backticks",
        site=lambda _: negotiating(f"# Elm Lane Books\n\n{TEXT}\n" + "`" * HALF),
        truth={NEGOTIATION: yes()},
    ),
    at_llms("Z42", "an overview of brackets", "# Elm\n" + "](" * (HALF // 2), no("no_link")),
    at_llms("Z43", "an overview of a hundred thousand links", "# Elm\n" + "[a](/b)\n" * 62_000, yes()),
    at_llms("Z44", "a heading of half a megabyte", "# " + "a" * HALF, no("no_link")),
    at_llms("Z45", "fences without end", "# Elm\n[a](/b) " + TEXT + "\n" + "```\n" * 120_000, yes()),
    at_llms(
        "Z46", "definitions without end", "# Elm\n" + TEXT + "\n" + "[" * 200 + "]:" * 200_000, no("no_link")
    ),
    at_robots("Z47", "patterns of stars", "User-agent: *\n" + f"Disallow: /{'*a' * 900}\n" * 250),
    at_robots("Z48", "a hundred thousand groups", "User-agent: x\nDisallow: /\n" * 19_000),
    at_robots("Z49", "one line of half a megabyte", "User-agent: *\nDisallow: /" + "a" * HALF),
    at_robots(
        "Z50",
        "signals without end, and one no",
        "User-agent: *\nContent-Signal: " + "x=y," * 100_000 + "ai-input=no\n",
        **declined("content_signal"),
    ),
    at_robots(
        "Z51",
        "a refusal after NULs and surrogates",
        "\0\0User-agent: \0*\nUser-agent: *\nDisallow: /\0\nContent-Signal: ai-input=no\0\n",
        **declined("robots_disallow"),
    ),
    at_robots(
        "Z52",
        "a refusal behind a quarter of a megabyte of comments",
        "#" * 250_000 + "\nUser-agent: *\nDisallow: /\n",
        **declined("robots_disallow"),
    ),
    at_mcp(
        "Z53",
        "events without end",
        events(b'data: {"jsonrpc":"2.0","method":"x"}\n\n' * 100),
        unknown("too_large"),
    ),
    at_mcp("Z54", "an event that never ends", events(b"data: [[[[[[[[[[\n" * 100), unknown("too_large")),
    at_mcp("Z55", "comments without end", events(b": x\n" * 5000), unknown("too_large")),
    at_mcp(
        "Z56",
        "a reply byte by byte",
        raw(OK + b"Content-Type: application/json\r\n\r\n", b" ", pause=0.05, endless=True),
        TIMED,
    ),
    at_mcp(
        "Z57",
        "a megabyte of empty tools",
        SamplePage('{"jsonrpc":"2.0","id":1,"result":{"tools":[' + "{}," * 340_000 + "{}]}}", JSON),
        no("not_mcp"),
    ),
    at_mcp("Z58", "a gzip bomb as a reply", encoded(b"gzip", zeros), unknown("too_large")),
    at_mcp(
        "Z59",
        "an error of half a megabyte",
        SamplePage(
            json.dumps({"jsonrpc": "2.0", "id": 1, "error": {"code": -32000, "message": "x" * HALF}}), JSON
        ),
        no("no_tool_list"),
    ),
    at_mcp(
        "Z60",
        "a session of half a kilobyte and a version that is none",
        SamplePage(
            '{"jsonrpc":"2.0","id":2,"result":{"protocolVersion":"\\r\\nX-Evil: 1","tools":"x"}}',
            JSON,
            200,
            {"Mcp-Session-Id": "x" * 500},
        ),
        no("not_mcp"),
    ),
    Case(
        id="Z61",
        title="every address redirects to another for ever",
        site=loops,
        truth={
            LLMS_TXT: unknown("too_many_redirects"),
            API: unknown("too_many_redirects"),
            MCP: unknown("too_many_redirects"),
        },
    ),
    Case(
        id="Z62",
        title="two hosts that send us to and fro",
        site=lambda root: everywhere(moved(f"https://away-{root[8:]}/"), "/robots.txt"),
        others={"away-{}": lambda root: everywhere(moved(root.replace("away-", "")), "/robots.txt")},
        **could_not_ask("too_many_redirects"),
    ),
    Case(
        id="Z63",
        title="a profile that names four hundred hosts",
        site=lambda _: shop({UCP: SPREAD, "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes(), MCP: unknown("dns_failed")},
    ),
    Case(
        id="Z64",
        title="a catalog of ten thousand entries",
        site=lambda root: shop(
            {
                AI: {
                    "specVersion": "1.0",
                    "entries": [
                        {"identifier": f"{n}", "type": "mcp", "url": f"{root}/{n}"} for n in range(7000)
                    ],
                },
                "/llms.txt": LLMS,
            }
        ),
        truth={LLMS_TXT: yes(), MCP: no("not_mcp")},
    ),
    Case(
        id="Z65",
        title="silence everywhere but at the door",
        site=lambda _: _mostly_silent,
        truth={MCP: unknown("visit_over")},
    ),
    Case(
        id="Z65a",
        title="a refusal behind more than half a megabyte of style",
        site=lambda _: shop({"/": html_page(home(f"{STYLE}<meta name=robots content=noai>"))}),
        **declined("noai_meta"),
    ),
    Case(
        id="Z65b",
        title="a copy that is named behind a style, and its words behind a drawing",
        site=lambda _: shop({"/": html_page(LARGE), "/llms.txt": LLMS, "/books.md": COPY}),
        truth={LLMS_TXT: yes(), TWINS: yes()},
    ),
    Case(
        id="Z65c",
        title="a head of more than two megabytes",
        site=lambda _: shop({"/": html_page(home(STYLE * 4)), "/llms.txt": LLMS}),
        **could_not_ask("too_large"),
    ),
    Case(
        id="Z66",
        title="another half a megabyte for every question",
        site=glutton,
        truth={MCP: unknown("visit_over")},
    ),
    Case(
        id="Z67",
        title="a megabyte of tools on every page, and always one page more",
        site=endless_shelves,
        truth={MCP: yes("tools_listed")},
    ),
    *(
        Case(
            id=f"Z7{n:02}",
            title=f"a home page that redirects to {where}",
            site=lambda _, where=where: shop({"/": moved(where)}),
            **could_not_ask("address_refused"),
        )
        for n, where in enumerate(SPELLINGS)
    ),
)


async def _mostly_silent(request: web.BaseRequest) -> web.StreamResponse:
    seen = request.path in {"/", "/robots.txt"} and not accepts_markdown(request)
    return await (shop()(request) if seen else silent(request))
