"""Challenges, caches and redirects between us and a site (H14 to H30)."""

import gzip
from itertools import count

from aiohttp import web

from index.values.vocabulary import CardState, CheckId
from operators.sample_web.site import Transport
from operators.sample_web.website import HTML, MARKDOWN, PLAIN, SamplePage
from probes.net.policy import RequestLimits
from tests.sites.cases.case import Case, could_not_ask, no, unknown, yes
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
    shop,
    silent,
)

CHALLENGE = (
    "<!doctype html><html><head><title>Just a "
    "moment...</title></head><body><script>window._cf_chl_opt={}</script></body></html>"
)
BEACON = (
    "<html><head><title>Closed</title></head><body><h1>Closed to visitors</h1><script "
    "src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'></script></body></html>"
)
LINKSET = {"linkset": [{"anchor": "/", "item": [{"href": "/hours"}]}]}
OK = b"HTTP/1.1 200 OK\r\n"


def cached(*, marked=True):
    """A cache that ignores Vary: the first reply to an address is its reply for ever."""

    def build(_):
        kept, inner = {}, negotiating(COPY)

        async def answer(request: web.BaseRequest) -> web.StreamResponse:
            reply = kept.get(request.path_qs)
            age = {"Age": "17"} if reply and marked else {}
            if reply is None:
                fresh = await inner(request)
                assert isinstance(fresh, web.Response)
                reply = kept[request.path_qs] = (fresh.status, fresh.body, fresh.headers["Content-Type"])
            return web.Response(status=reply[0], body=reply[1], headers={"Content-Type": reply[2], **age})

        return answer

    return build


def poisoned(_):
    """The markdown goes to everybody once somebody has asked for it."""
    asked, inner = [], negotiating(COPY)

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.path == "/" and (asked or accepts_markdown(request)):
            asked.append(request)
            return SamplePage(COPY, MARKDOWN).response()
        return await inner(request)

    return answer


def by_agent(*words):
    def markdown(request):
        agent = request.headers.get("User-Agent", "").lower()
        return SamplePage(COPY, MARKDOWN) if request.path == "/" and any(w in agent for w in words) else None

    return lambda _: before(markdown, shop())


def chain(steps):
    files = {f"/r{n}": moved(f"/r{n - 1}" if n > 1 else "/there.txt") for n in range(1, steps)}
    return lambda _: shop({"/llms.txt": moved(f"/r{steps - 1}"), **files, "/there.txt": LLMS})


def once(_):
    """Gone at the second request: robots.txt is read once a visit."""
    visits, with_file, without = count(), shop({"/llms.txt": LLMS}), shop()
    now = [0]

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.path == "/robots.txt":
            now[0] = next(visits)
        return await (without if now[0] else with_file)(request)

    return answer


CASES = (
    Case(
        id="H14a",
        title="403 with cf-mitigated at every address",
        site=lambda _: everywhere(html_page(CHALLENGE, 403, cf_mitigated="challenge")),
        **could_not_ask("challenged"),
    ),
    Case(
        id="H14b",
        title="202 with sgcaptcha at the home page",
        site=lambda _: everywhere(
            html_page(
                "<html><meta http-equiv=refresh content='0;/.well-known/sgcaptcha/'></html>",
                202,
                sg_captcha="challenge",
            ),
            "/robots.txt",
        ),
        **could_not_ask("challenged"),
    ),
    Case(
        id="H14c",
        title="a challenge with status 200",
        site=lambda _: everywhere(html_page(CHALLENGE), "/robots.txt"),
        **could_not_ask("challenged"),
    ),
    Case(
        id="H15",
        title="a challenge at one address and the site at the others",
        site=lambda _: shop(
            {"/llms.txt": html_page(CHALLENGE, 403, cf_mitigated="challenge"), TWIN: COPY}, markdown=COPY
        ),
        truth={LLMS_TXT: unknown("challenged"), NEGOTIATION: yes(), TWINS: yes()},
    ),
    Case(
        id="H16a",
        title="an ordinary 403 that carries Cloudflare's beacon",
        site=lambda _: shop(
            {"/llms.txt": html_page(BEACON, 403), TWIN: html_page(BEACON, 503)}, markdown=COPY
        ),
        truth={LLMS_TXT: unknown("refused_access"), TWINS: unknown("server_error"), NEGOTIATION: yes()},
    ),
    Case(
        id="H16b",
        title="an ordinary home page that carries Cloudflare's beacon",
        site=lambda _: shop(
            {"/llms.txt": LLMS},
            body="<script src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'></script>",
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="H17",
        title="HTML to whoever asks for markdown, though the reply varies by Accept",
        site=lambda _: shop({}, Vary="Accept"),
        truth={NEGOTIATION: no("is_html")},
    ),
    Case(
        id="H18",
        title="a cache that keeps the HTML and knows no Vary",
        site=cached(),
        truth={NEGOTIATION: yes()},
        detail={NEGOTIATION: "Vary: Accept is missing"},
    ),
    Case(
        id="H19a",
        title="markdown to a browser, too",
        site=lambda _: before(lambda r: SamplePage(COPY, MARKDOWN) if r.path == "/" else None, shop()),
        truth={NEGOTIATION: no("no_html_left")},
    ),
    Case(
        id="H19b",
        title="a cache that gives the markdown to browsers once it was asked for",
        site=poisoned,
        truth={NEGOTIATION: no("no_html_left")},
    ),
    Case(
        id="H20",
        title="markdown by 307 to another address",
        site=lambda _: before(
            lambda r: moved("/raw/home.md", 307) if r.path == "/" and accepts_markdown(r) else None,
            shop({"/raw/home.md": COPY}),
        ),
        truth={NEGOTIATION: yes()},
        detail={NEGOTIATION: "through a redirect"},
    ),
    Case(
        id="H21a",
        title="markdown for other agents' names only",
        site=by_agent("gptbot", "claude"),
        truth={NEGOTIATION: no("is_html")},
    ),
    Case(
        id="H21b",
        title="markdown for every bot, with any Accept header",
        site=by_agent("bot"),
        truth={NEGOTIATION: no("no_html_left")},
    ),
    Case(
        id="H22",
        title="406 to text/markdown",
        site=lambda _: before(
            lambda r: SamplePage("", PLAIN, 406) if r.path == "/" and accepts_markdown(r) else None, shop()
        ),
        truth={NEGOTIATION: no("not_acceptable")},
    ),
    Case(
        id="H23",
        title="negotiation that a query breaks",
        site=lambda _: before(
            lambda r: html_page(home()) if r.path == "/" and r.query_string else None, negotiating(COPY)
        ),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="H24a",
        title="429 with Retry-After at robots.txt",
        site=lambda _: shop({"/robots.txt": SamplePage("", PLAIN, 429, {"Retry-After": "90"})}),
        **could_not_ask("rate_limited"),
    ),
    Case(
        id="H24b",
        title="503 with Retry-After at the home page",
        site=lambda _: shop({"/": SamplePage("", HTML, 503, {"Retry-After": "90"})}),
        **could_not_ask("server_error"),
    ),
    Case(
        id="H25a",
        title="no answer",
        site=lambda _: silent,
        limits=RequestLimits(request_seconds=0.5),
        **could_not_ask("timed_out"),
    ),
    Case(
        id="H25b",
        title="a name without an address",
        site=None,
        name="no-such-books.com",
        **could_not_ask("dns_failed"),
    ),
    Case(
        id="H25c",
        title="a certificate that has expired",
        site=lambda _: shop(),
        transport=Transport.EXPIRED,
        **could_not_ask("tls_failed"),
    ),
    Case(
        id="H25d",
        title="a connection that breaks",
        site=lambda _: raw(b"HTTP/1.1 200 OK\r\nContent-Le"),
        **could_not_ask("disconnected"),
    ),
    Case(
        id="H26",
        title="a bare name and www with different files",
        site=lambda root: before(
            lambda r: moved(root.replace("//", "//www.") + "/", 301) if r.path == "/" else None,
            shop({"/llms.txt": LLMS}),
        ),
        others={"www.{}": lambda _: shop({TWIN: COPY}, markdown=COPY)},
        truth={LLMS_TXT: yes(), NEGOTIATION: yes()},
        finding={"url": "https://www.case-h26.test/"},
    ),
    Case(
        id="H27a",
        title="llms.txt on another owner's site",
        site=lambda _: shop({"/llms.txt": moved("https://away-case-h27a.test/llms.txt")}),
        others={"away-{}": lambda _: shop({"/llms.txt": LLMS})},
        truth={LLMS_TXT: no("left_the_site")},
    ),
    Case(
        id="H27b",
        title="an API catalog on another host",
        site=lambda _: shop({CATALOG: moved("https://away-case-h27b.test/catalog")}),
        others={"away-{}": lambda _: shop({"/catalog": LINKSET})},
        truth={API: yes()},
    ),
    Case(
        id="H27c",
        title="llms.txt by way of plain HTTP",
        site=lambda root: shop(
            {"/llms.txt": moved(root.replace("https", "http") + "/there.txt"), "/there.txt": LLMS}
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(id="H27d", title="five redirects", site=chain(5), truth={LLMS_TXT: yes()}),
    Case(id="H27e", title="six redirects", site=chain(6), truth={LLMS_TXT: unknown("too_many_redirects")}),
    Case(
        # Large pieces: small ones take tens of thousands of turns of the server, and a busy machine meets the
        # time limit first.
        id="H28a",
        title="an API catalog that never ends",
        site=lambda _: shop(
            {CATALOG: raw(OK + b"\r\n" + b'{"linkset":[', b'{"item":[{"href":"/a"}]},' * 2500, endless=True)}
        ),
        truth={API: unknown("too_large")},
    ),
    Case(
        id="H28b",
        title="a bomb in gzip",
        site=lambda _: shop(
            {CATALOG: raw(OK + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(bytes(50_000_000)))}
        ),
        truth={API: unknown("too_large")},
    ),
    Case(
        id="H28c",
        title="a coding that nobody asked for",
        site=lambda _: shop(
            {CATALOG: raw(OK + b"Content-Encoding: br\r\nContent-Length: 9\r\n\r\n" + b"x" * 9)}
        ),
        truth={API: unknown("bad_encoding")},
    ),
    Case(
        id="H28d",
        title="a file that comes byte by byte",
        site=lambda _: shop(
            {"/llms.txt": raw(OK + b"Content-Length: 900\r\n\r\n", b"#", pause=0.05, endless=True)}
        ),
        truth={LLMS_TXT: unknown("timed_out")},
    ),
    Case(
        id="H29a",
        title="a redirect to a metadata service",
        site=lambda _: everywhere(moved("http://169.254.169.254/latest/"), "/robots.txt"),
        **could_not_ask("address_refused"),
    ),
    Case(
        id="H29b",
        title="a name that means a private address",
        site=None,
        name="private-books.com",
        addresses=("10.0.0.7",),
        **could_not_ask("address_refused"),
    ),
    Case(
        id="H29c",
        title="a name that means a public and a private address",
        site=None,
        name="mixed-books.com",
        addresses=("93.184.216.34", "fd00::7"),
        **could_not_ask("address_refused"),
    ),
    Case(
        id="H29d",
        title="a card that names a private address",
        site=lambda _: shop({CARD: card("http://127.1:6379/mcp")}),
        truth={MCP: no("not_mcp"), CARDS: no("no_endpoint")},
        finding={"mcp_server_card": CardState.DEAD},
    ),
    Case(
        id="H30",
        title="what was there yesterday and is gone today",
        site=once,
        visits=2,
        truth={LLMS_TXT: no("not_found")},
    ),
    Case(
        id="H17b",
        title="a server that fails whoever asks for markdown",
        site=lambda _: before(lambda r: SamplePage("", PLAIN, 500) if accepts_markdown(r) else None, shop()),
        truth={NEGOTIATION: unknown("server_error")},
    ),
    Case(
        id="H30b",
        title="a server that fails today",
        site=lambda _: shop({"/llms.txt": SamplePage("", PLAIN, 500), CATALOG: json_page({}, 502)}),
        truth={
            LLMS_TXT: unknown("server_error"),
            API: unknown("server_error"),
            CheckId.MARKDOWN_TWIN: no("not_found"),
        },
    ),
)
