"""Honest sites with odd servers: what looks like a no and is a yes (X140 on)."""

import asyncio
import json

from aiohttp import web

from index.values.vocabulary import CardState, WellKnown
from operators.sample_web.website import JSON, MARKDOWN, PLAIN, SamplePage
from tests.sites.cases.case import Case, declined, no, unknown, yes
from tests.sites.cases.content import API, CARDS, LLMS_TXT, MCP, NEGOTIATION, TWINS, negotiating
from tests.sites.cases.making import (
    CARD,
    CATALOG,
    COPY,
    LLMS,
    TWIN,
    accepts_markdown,
    before,
    card,
    everywhere,
    home,
    html_page,
    json_page,
    moved,
    raw,
    server,
    shop,
)
from tests.sites.cases.servers import LISTED, PRESENT

OK = b"HTTP/1.1 200 OK\r\n"
TOOL = {"name": "find_book", "inputSchema": {"type": "object"}}
RUSSIAN = "Лавка старых книг"
ABOUT = "Мы покупаем, чиним и продаём старые книги с 1987 года и отправляем их почтой во все страны мира."  # noqa: RUF001
LINKS = {"linkset": [{"anchor": "/", "item": [{"href": "/hours"}]}]}


def whole(head, body):
    return raw(OK + head + b"Content-Length: %d\r\n\r\n" % len(body) + body)


def old_server(before_initialize, *, versions=("2025-11-25",), status=200):
    """What it says before `initialize`, and which versions it takes."""
    began = []

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.method != "POST":
            return web.Response(status=405)
        message = json.loads(await request.read())
        frame = {"jsonrpc": "2.0", "id": message.get("id")}
        match message.get("method"):
            case "initialize":
                wanted = message["params"]["protocolVersion"]
                if wanted not in versions:
                    error = {
                        "code": -32602,
                        "message": "Unsupported protocol version",
                        "data": {"supported": list(versions), "requested": wanted},
                    }
                    return web.json_response({**frame, "error": error}, status=status)
                began.append(1)
                result = {
                    "protocolVersion": wanted,
                    "capabilities": {"tools": {}},
                    "serverInfo": {"name": "b", "version": "1"},
                }
                return web.json_response({**frame, "result": result})
            case "notifications/initialized":
                return web.Response(status=202)
            case "tools/list" if began:
                return web.json_response({**frame, "result": {"tools": [TOOL]}})
        return before_initialize.response()

    return answer


def redirecting(location, status):
    """Servers that want a final slash do so."""
    return before(lambda r: moved(location, status) if r.path == "/mcp" else None, shop({location: server()}))


def encoded(text, codec):
    return lambda _: web.Response(
        body=text.encode(codec), headers={"Content-Type": f"text/markdown; charset={codec}"}
    )


def cyrillic(_):
    page = f"<!doctype html><title>{RUSSIAN}</title><h1>{RUSSIAN}</h1><p>{ABOUT}</p>".encode("cp1251")
    copy = f"# {RUSSIAN}\n\n{ABOUT}\n\n- [Часы работы](/hours)\n".encode("cp1251")
    inner = shop()

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.path == "/":
            body, kind = (copy, "text/markdown") if accepts_markdown(request) else (page, "text/html")
            return web.Response(body=body, headers={"Content-Type": f"{kind}; charset=windows-1251"})
        if request.path == TWIN:
            return web.Response(body=copy, headers={"Content-Type": "text/markdown; charset=windows-1251"})
        return await inner(request)

    return answer


def by_language(_):
    def answer(request):
        if request.path == "/":
            return SamplePage(COPY, MARKDOWN) if accepts_markdown(request) else moved("/en/")
        return html_page(home()) if request.path == "/en/" else None

    return before(answer, shop())


def lost_and_led_home(_):
    inner = negotiating(COPY, otherwise=shop({"/llms.txt": LLMS}))

    def answer(request):
        known = request.path in {"/", "/robots.txt", "/llms.txt"}
        return None if known else moved(f"/?from={request.path[1:9]}")

    return before(answer, inner)


def typed_twice(path, first, second, body):
    text = body.encode()
    head = f"Content-Type: {first}\r\nContent-Type: {second}\r\nServer: nginx\r\nServer: Apache\r\n".encode()
    return {path: whole(head, text)}


def forgetful_of_tls(root):
    """Behind a proxy that ends TLS, it sends clients to http, and port 80 sends them back."""
    tools, plain = server(), root.replace("https", "http")

    def answer(request):
        if request.path == "/mcp" and request.secure:
            return moved(f"{plain}/mcp/", 307)
        return moved(f"{root}{request.path}", 301) if not request.secure else None

    return before(answer, shop({"/mcp/": tools}))


def closed_to_posts(status, files=None):
    return before(
        lambda r: html_page("<h1>Page expired</h1>", status) if r.method == "POST" else None, shop(files)
    )


async def toolless(request: web.BaseRequest) -> web.StreamResponse:
    """`initialize` works, and there is no such method as tools/list."""
    message = json.loads(await request.read())
    frame = {"jsonrpc": "2.0", "id": message.get("id")}
    if message.get("method") == "initialize":
        result = {
            "protocolVersion": "2025-06-18",
            "capabilities": {"resources": {}},
            "serverInfo": {"name": "b", "version": "1"},
        }
        return web.json_response({**frame, "result": result})
    return web.json_response({**frame, "error": {"code": -32601, "message": "Method not found"}})


async def batched(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read())
    reply = {"jsonrpc": "2.0", "id": message.get("id"), "result": {"tools": [TOOL]}}
    note = {"jsonrpc": "2.0", "method": "notifications/message"}
    return web.Response(
        body="\ufeff".encode() + json.dumps([note, reply, note]).encode(), content_type="application/json"
    )


async def carriage(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read())
    reply = json.dumps({"jsonrpc": "2.0", "id": message.get("id"), "result": {"tools": [TOOL]}})
    return web.Response(body=f": hi\rdata\rdata:{reply}\r\r".encode(), content_type="text/event-stream")


def bucket(files, *, home_too=False):
    """S3: 403 in XML for whatever is not there, 405 to POST."""
    denied = SamplePage(
        '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access '
        "Denied</Message><RequestId>7Q</RequestId></Error>",
        "application/xml",
        403,
        {"Server": "AmazonS3"},
    )

    def answer(request):
        if request.method == "POST":
            return SamplePage("<Error><Code>MethodNotAllowed</Code></Error>", "application/xml", 405)
        known = {*files, "/robots.txt", *(() if home_too else ("/",))}
        return None if request.path in known else denied

    return before(answer, shop(files))


async def as_page(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read())
    reply = {"jsonrpc": "2.0", "id": message.get("id"), "result": {"tools": [TOOL]}}
    return web.Response(text=json.dumps(reply), content_type="text/html")


async def slowly(_: web.BaseRequest) -> web.StreamResponse:
    await asyncio.sleep(11)
    return html_page(home()).response()


def early_hints(path, kind, body):
    text = body.encode()
    hints = b"HTTP/1.1 103 Early Hints\r\nLink: </s.css>; rel=preload\r\n\r\n"
    return raw(
        hints + OK + f"Content-Type: {kind}\r\n".encode() + b"Content-Length: %d\r\n\r\n" % len(text) + text
    )


CASES = (
    Case(
        id="X140",
        title="browsers are sent to their language, agents get markdown at the root",
        site=by_language,
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X141",
        title="a server that fails whoever does not initialise",
        site=lambda _: shop({"/mcp": old_server(html_page("<h1>500</h1>", 500))}),
        truth={MCP: LISTED},
    ),
    Case(
        id="X142",
        title="a server that finds no session for whoever does not initialise",
        site=lambda _: shop(
            {CARD: card("/mcp"), "/mcp": old_server(json_page({"error": "Session not found"}, 404))}
        ),
        truth={MCP: LISTED, CARDS: yes()},
    ),
    Case(
        id="X143",
        title="a server that cannot process what it does not know",
        site=lambda _: shop({"/mcp": old_server(json_page({"detail": [{"type": "missing"}]}, 422))}),
        truth={MCP: LISTED},
    ),
    Case(
        id="X144",
        title="a server that says in its own words that it was not initialised",
        site=lambda _: shop({"/mcp": old_server(json_page({"error": "Not initialized"}))}),
        truth={MCP: LISTED},
    ),
    Case(
        id="X145",
        title="a server that refuses versions that it does not know",
        site=lambda _: shop({"/mcp": old_server(json_page({}, 400), versions=("2024-11-05",))}),
        truth={MCP: LISTED},
    ),
    Case(
        id="X146",
        title="the same with status 400",
        site=lambda _: shop(
            {"/mcp": old_server(json_page({}, 400), versions=("2025-03-26", "2024-11-05"), status=400)}
        ),
        truth={MCP: LISTED},
    ),
    Case(
        id="X147", title="a final slash by 301", site=lambda _: redirecting("/mcp/", 301), truth={MCP: LISTED}
    ),
    Case(
        id="X148", title="a final slash by 308", site=lambda _: redirecting("/mcp/", 308), truth={MCP: LISTED}
    ),
    Case(
        id="X149",
        title="a card whose endpoint moved by 301",
        site=lambda _: before(
            lambda r: moved("/api/mcp", 301) if r.path == "/mcp" else None,
            shop({CARD: card("/mcp"), "/api/mcp": server()}),
        ),
        truth={MCP: LISTED, CARDS: yes()},
        finding=PRESENT,
    ),
    Case(
        id="X150",
        title="a twin of the type that stores give to what they do not know",
        site=lambda _: shop({TWIN: SamplePage(COPY, "binary/octet-stream")}),
        truth={TWINS: yes()},
    ),
    Case(
        id="X151",
        title="a twin of a type of one's own",
        site=lambda _: shop({TWIN: SamplePage(COPY, "application/x-markdown")}),
        truth={TWINS: yes()},
    ),
    Case(
        id="X152",
        title="a page and its markdown in the encoding of before Unicode",
        site=cyrillic,
        truth={NEGOTIATION: yes(), TWINS: yes()},
    ),
    Case(
        id="X153",
        title="an overview in UTF-16",
        site=lambda _: shop(
            {
                "/llms.txt": lambda _: web.Response(
                    body=LLMS.encode("utf-16"), headers={"Content-Type": "text/plain"}
                )
            }
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X154",
        title="a link set in UTF-16",
        site=lambda _: shop(
            {
                CATALOG: lambda _: web.Response(
                    body=json.dumps(LINKS).encode("utf-16"), headers={"Content-Type": JSON}
                )
            }
        ),
        truth={API: yes()},
    ),
    Case(
        id="X155",
        title="a refusal in UTF-16",
        site=lambda _: shop(
            {
                "/robots.txt": lambda _: web.Response(
                    body="User-agent: *\r\nDisallow: /\r\n".encode("utf-16"), headers={"Content-Type": PLAIN}
                ),
                "/llms.txt": LLMS,
            }
        ),
        **declined("robots_disallow"),
    ),
    Case(
        id="X156",
        title="a type and a server that are said twice",
        site=lambda _: shop(typed_twice(TWIN, "text/markdown", "text/markdown", COPY)),
        truth={TWINS: yes()},
    ),
    Case(
        id="X157",
        title="a type that a proxy corrects",
        site=lambda _: before(
            lambda r: None, shop(typed_twice("/llms.txt", "text/html", "text/plain", LLMS))
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X158",
        title="a charset where a coding should be",
        site=lambda _: shop(
            {
                "/llms.txt": SamplePage(LLMS, PLAIN, 200, {"Content-Encoding": "UTF-8"}),
                CATALOG: SamplePage(json.dumps(LINKS), JSON, 200, {"Content-Encoding": "none"}),
            }
        ),
        truth={LLMS_TXT: yes(), API: yes()},
    ),
    Case(
        id="X159",
        title="early hints before the answer",
        site=lambda _: shop({"/llms.txt": early_hints("/llms.txt", PLAIN, LLMS)}),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X160",
        title="lines that end as Unix has it, and no reason",
        site=lambda _: shop(
            {
                "/llms.txt": raw(
                    b"HTTP/1.1 200\nContent-Type: text/plain\nContent-Length: %d\n\n" % len(LLMS)
                    + LLMS.encode()
                )
            }
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X161",
        title="HTTP/1.0 without a length",
        site=lambda _: shop(
            {"/llms.txt": raw(b"HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\n\r\n" + LLMS.encode())}
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X162",
        title="headers in UTF-8 and folded",
        site=lambda _: shop(
            {
                "/llms.txt": raw(
                    OK
                    + "X-Shop: Bücherstube\r\nX-Long: one\r\n two\r\nContent-Type: text/plain\r\n".encode()
                    + b"Content-Length: %d\r\n\r\n" % len(LLMS)
                    + LLMS.encode()
                )
            }
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X163",
        title="a redirect whose address is not ASCII",
        site=lambda _: shop(
            {
                "/llms.txt": raw(
                    "HTTP/1.1 302 Found\r\nLocation: /übersicht.txt\r\nContent-Length: 0\r\n\r\n".encode()
                ),
                "/übersicht.txt": LLMS,
                "/%C3%BCbersicht.txt": LLMS,
            }
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X164",
        title="unknown addresses are led home with where one came from",
        site=lost_and_led_home,
        truth={NEGOTIATION: yes(), LLMS_TXT: yes()},
    ),
    Case(
        id="X165",
        title="a card that names its endpoint under a word of its own",
        site=lambda _: shop(
            {
                CARD: {"name": "books", "version": "1", "endpoints": {"production": "/agents/mcp"}},
                "/agents/mcp": server(),
            }
        ),
        truth={MCP: LISTED, CARDS: yes()},
        finding={"mcp_server_card": CardState.PRESENT},
    ),
    Case(
        id="X166",
        title="a header in chunks with extensions and trailers",
        site=lambda _: shop(
            {
                "/llms.txt": raw(
                    OK + b"Content-Type: text/plain\r\nTransfer-Encoding: Chunked\r\nTrailer: X-Sum\r\n\r\n"
                    b"%x;name=value\r\n" % len(LLMS) + LLMS.encode() + b"\r\n0\r\nX-Sum: 1\r\n\r\n"
                )
            }
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X167",
        title="a home page of a language that few words tell",
        site=lambda _: negotiating(
            "# エルム書店\n\n"
            + "古本を買い、直し、郵便で送ります。1987年から営業しています。\n" * 4
            + "\n- [営業時間](/hours)\n",
            otherwise=shop(
                {
                    "/": html_page(
                        "<!doctype html><meta charset=utf-8><title>エルム書店</title><h1>エルム書店</h1><p>"
                        + "古本を買い、直し、郵便で送ります。1987年から営業しています。" * 4
                    )
                }
            ),
        ),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X168",
        title="markdown of a page whose title says only Home",
        site=lambda _: negotiating(
            COPY, otherwise=shop({"/": html_page(home().replace("<title>Elm Lane Books", "<title>Home"))})
        ),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X170",
        title="a final slash by 307 to plain HTTP, and 301 from there back to TLS",
        site=forgetful_of_tls,
        truth={MCP: LISTED},
    ),
    Case(
        id="X171",
        title="a bare name that sends its page to www and keeps its server",
        others={"www.{}": lambda _: shop()},
        site=lambda root: shop({"/": moved(root.replace("//", "//www.") + "/", 301), "/mcp": server()}),
        truth={MCP: LISTED},
        finding={"platform_supplied": False},
    ),
    Case(
        id="X172",
        title="pages that anybody may read, and 419 to every POST",
        site=lambda _: closed_to_posts(419),
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="X173",
        title="a server at the endpoint of a card, and 419 to every POST, this one included",
        site=lambda _: closed_to_posts(419, {CARD: card("/mcp")}),
        truth={MCP: unknown("unexpected_status"), CARDS: unknown("unexpected_status")},
    ),
    Case(
        id="X174",
        title="a list that a server without tools does not know",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": toolless}),
        truth={MCP: no("no_tool_list"), CARDS: yes()},
        finding=PRESENT,
    ),
    Case(
        id="X175",
        title="a reply in the middle of a batch, after a byte order mark",
        site=lambda _: shop({"/mcp": batched}),
        truth={MCP: LISTED},
    ),
    Case(
        id="X176",
        title="an event stream whose lines end with carriage returns alone",
        site=lambda _: shop({"/mcp": carriage}),
        truth={MCP: LISTED},
    ),
    Case(
        id="X177",
        title="a twin that a script names, and one that a template names",
        site=lambda _: shop(
            {"/home.md": COPY},
            head="<script>var l='<link rel=alternate type=text/markdown href=/home.md>'</script><template>"
            "<link rel=alternate type=text/markdown href=/home.md></template>",
        ),
        truth={TWINS: no("not_found")},
    ),
    Case(
        id="X178",
        title="a twin below the base of the page",
        site=lambda _: shop(
            {"/docs/home.md": COPY},
            head="<base href=/docs/><link rel=alternate type=text/markdown href=home.md>",
        ),
        truth={TWINS: yes()},
    ),
    Case(
        id="X179",
        title="a card in the language of before, with a byte order mark",
        site=lambda _: shop({CARD: SamplePage("\ufeff" + json.dumps(card("/mcp")), JSON), "/mcp": server()}),
        truth={MCP: LISTED, CARDS: yes()},
    ),
    Case(
        id="X180",
        title="a bucket that says 403 of every file that it has not",
        site=lambda _: bucket({TWIN: COPY}),
        truth={
            TWINS: yes(),
            LLMS_TXT: no("not_found"),
            API: no("not_found"),
            MCP: no("not_mcp"),
            CARDS: no("not_found"),
            WellKnown.A2A_AGENT_CARD: no("not_found"),
        },
    ),
    Case(
        id="X181",
        title="a bucket whose home page is not there",
        site=lambda _: bucket({}, home_too=True),
        truth={LLMS_TXT: no("not_found"), NEGOTIATION: unknown("refused_access")},
    ),
    Case(
        id="X182",
        title="a firewall's 403 at every address but the home page",
        site=lambda _: everywhere(html_page("<h1>403 Forbidden</h1>", 403), "/", "/robots.txt"),
        truth={
            LLMS_TXT: unknown("refused_access"),
            API: unknown("refused_access"),
            TWINS: unknown("refused_access"),
        },
    ),
    Case(
        id="X183",
        title="tools that are labelled as a page",
        site=lambda _: shop({CARD: card("/mcp?shop=elm"), "/mcp": as_page}),
        truth={MCP: LISTED, CARDS: yes()},
    ),
    Case(
        id="X184",
        title="a page in UTF-16 and its markdown in UTF-8",
        site=lambda _: negotiating(
            COPY,
            otherwise=shop(
                {
                    "/": lambda _: web.Response(
                        body=home().encode("utf-16"), headers={"Content-Type": "text/html"}
                    )
                }
            ),
        ),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X185",
        title="everything moved to www for good, with its path",
        site=lambda root: before(
            lambda r: moved(root.replace("//", "//www.") + r.path, 301) if r.path != "/robots.txt" else None,
            shop(),
        ),
        others={"www.{}": lambda _: shop({TWIN: COPY, "/mcp": server()})},
        truth={TWINS: yes(), MCP: LISTED},
    ),
    Case(
        id="X186",
        title="a home page that takes eleven seconds",
        site=lambda _: shop({"/": slowly, "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X187",
        title="a home page with nothing in it",
        site=lambda _: shop({"/": SamplePage("", PLAIN, 204), "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes(), NEGOTIATION: no("not_found")},
    ),
    Case(
        id="X169",
        title="an endpoint that answers GET by 405 and wants its own Accept",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": server()}),
        truth={MCP: LISTED},
    ),
)
