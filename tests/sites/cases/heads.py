"""Heads of replies: what they refuse, however long they are; odd statuses and lengths (H69)."""

from collections.abc import Callable, Iterable

from aiohttp import web

from operators.sample_web.site import Handler
from operators.sample_web.website import HTML, MARKDOWN, PLAIN, SamplePage
from tests.sites.cases.case import Build, Case, could_not_ask, declined, no, unknown, yes
from tests.sites.cases.content import API, LLMS_TXT, MCP, NEGOTIATION, TWINS, negotiating
from tests.sites.cases.making import CATALOG, COPY, LLMS, TWIN, home, moved, raw, server, shop

Header = tuple[str, str]
LINKSET = {"linkset": [{"anchor": "/", "service-doc": [{"href": "/hours"}]}]}
LINKS = [("Link", f"</page-{number}>; rel=preload") for number in range(70)]
SIGNAL, USAGE, NOAI = (
    ("Content-Signal", "search=yes, ai-input=no"),
    ("Content-Usage", "train-ai=n, ai-use=n"),
    ("X-Robots-Tag", "noai"),
)
AT_ONCE = ("Content-Signal", "use=immediate")
REFUSED = unknown("refused_by_header")


def with_headers(
    site: Handler, headers: Iterable[Header], when: Callable[[web.BaseRequest], bool]
) -> Handler:
    """Add the headers, behind its own, to the replies that `when` chooses."""

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        response = await site(request)
        for header in headers if when(request) else ():
            response.headers.add(*header)
        return response

    return answer


def at(path: str, *headers: Header, site: Callable[[], Handler] | None = None) -> Build:
    made = site or (lambda: shop({"/llms.txt": LLMS, TWIN: COPY, CATALOG: LINKSET, "/mcp": server()}))
    return lambda _: with_headers(made(), headers, lambda request: request.path == path)


def transformed(_: str) -> Handler:
    """Each reply through a proxy that changes it."""
    inner = negotiating(
        COPY, otherwise=shop({"/llms.txt": LLMS, TWIN: COPY, CATALOG: LINKSET, "/mcp": server()})
    )

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        response = await inner(request)
        if response.status == 200:
            response.set_status(203)
        return response

    return answer


def twice_as_long(_: str) -> Handler:
    body = home().encode()
    length = b"Content-Length: %d\r\n" % len(body)
    head = b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n" + length + length + b"\r\n"
    return shop({"/": raw(head + body), "/llms.txt": LLMS})


def only_markdown(*headers: Header) -> Build:
    return lambda _: with_headers(
        negotiating(COPY, otherwise=shop({"/llms.txt": LLMS})),
        headers,
        lambda request: request.path == "/" and "text/markdown" in request.headers.get("Accept", ""),
    )


CASES = (
    Case(
        id="H69a",
        title="noai behind seventy other headers",
        site=at("/", *LINKS, NOAI),
        **declined("noai_header"),
    ),
    Case(
        id="H69b",
        title="noai at the end of a long header",
        site=at("/", ("X-Robots-Tag", "otherbot: noindex, " * 200 + "*: noai")),
        **declined("noai_header"),
    ),
    Case(
        id="H69c",
        title="a copy that the last of seventy Link headers names",
        site=at(
            "/",
            *LINKS,
            ("Link", "</copy.md>; rel=alternate; type=text/markdown"),
            site=lambda: shop({"/copy.md": SamplePage(COPY, MARKDOWN)}),
        ),
        truth={TWINS: yes()},
    ),
    Case(
        id="H69d",
        title="more headers than a head may have",
        site=at("/", *LINKS, *LINKS, NOAI),
        **could_not_ask("bad_http"),
    ),
    Case(
        id="H69e", title="ai-input=no in a header", site=at("/", SIGNAL), **declined("content_signal_header")
    ),
    Case(id="H69f", title="ai-use=n in a header", site=at("/", USAGE), **declined("content_usage_header")),
    Case(
        id="H69g",
        title="use=immediate in a header",
        site=at("/", AT_ONCE),
        **declined("content_signal_header"),
    ),
    Case(
        id="H69h",
        title="headers that permit what we do",
        site=at("/", ("Content-Signal", "ai-train=no, use=reference"), ("Content-Usage", "train-ai=n")),
        truth={LLMS_TXT: yes(), TWINS: yes(), MCP: yes("tools_listed")},
    ),
    Case(
        id="H69i",
        title="ai-input=no on the negotiated markdown alone",
        site=only_markdown(SIGNAL),
        **declined("content_signal_header"),
    ),
    Case(
        id="H69j",
        title="ai-input=no on what redirects to the home page",
        site=at(
            "/",
            SIGNAL,
            NOAI,
            site=lambda: shop({"/": moved("/en"), "/en": SamplePage(home(), HTML), "/llms.txt": LLMS}),
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="H69k",
        title="ai-input=no on a home page that fails",
        site=at("/", SIGNAL, site=lambda: shop({"/": SamplePage("down", status=503)})),
        **declined("content_signal_header"),
    ),
    Case(
        id="H69l",
        title="ai-input=no on the overview alone",
        site=at("/llms.txt", SIGNAL),
        truth={LLMS_TXT: REFUSED, TWINS: yes(), API: yes(), MCP: yes("tools_listed")},
    ),
    Case(id="H69m", title="noai on the copy alone", site=at(TWIN, NOAI), truth={TWINS: REFUSED, API: yes()}),
    Case(
        id="H69n",
        title="ai-use=n on the catalog alone",
        site=at(CATALOG, USAGE),
        truth={API: REFUSED, TWINS: yes()},
    ),
    Case(
        id="H69o",
        title="use=immediate on the replies of an MCP server",
        site=at("/mcp", AT_ONCE),
        truth={MCP: REFUSED, TWINS: yes()},
        finding={"mcp_tools": ()},
    ),
    Case(
        id="H69p",
        title="ai-input=no on pages that are not there",
        site=lambda _: with_headers(
            shop({"/mcp": server()}), [SIGNAL], lambda request: request.path not in {"/", "/mcp"}
        ),
        truth={LLMS_TXT: no("not_found"), API: no("not_found"), MCP: yes("tools_listed")},
    ),
    Case(
        id="H69q",
        title="use=immediate in robots.txt",
        site=lambda _: shop({"/robots.txt": "User-agent: *\nContent-Signal: use=immediate\nAllow: /\n"}),
        **declined("content_signal"),
    ),
    Case(
        id="H69r",
        title="use=full in robots.txt, and ai-input=no on robots.txt itself",
        site=at(
            "/robots.txt",
            SIGNAL,
            site=lambda: shop(
                {"/robots.txt": "User-agent: *\nContent-Signal: use=full\nAllow: /\n", "/llms.txt": LLMS}
            ),
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="H69s",
        title="status 203 everywhere",
        site=transformed,
        truth={
            LLMS_TXT: yes(),
            NEGOTIATION: yes(),
            TWINS: yes(),
            API: yes(),
            MCP: yes("tools_listed"),
        },
    ),
    Case(
        id="H69t",
        title="robots.txt of status 203",
        site=lambda _: shop({"/robots.txt": SamplePage("User-agent: *\nDisallow: /\n", PLAIN, 203)}),
        **declined("robots_disallow"),
    ),
    Case(id="H69u", title="two equal lengths", site=twice_as_long, truth={LLMS_TXT: yes()}),
)
