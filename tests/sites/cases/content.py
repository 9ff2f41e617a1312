"""Soft 404s and content that is not what it says (H1 to H13)."""

from aiohttp import web

from index.values.vocabulary import CheckId, WellKnown
from operators.sample_web.website import MARKDOWN, PLAIN, SamplePage
from tests.sites.cases.case import Case, no, unknown, yes
from tests.sites.cases.making import (
    CATALOG,
    COPY,
    LLMS,
    TEXT,
    TWIN,
    accepts_markdown,
    before,
    everywhere,
    home,
    html_page,
    json_page,
    moved,
    server,
    shop,
)

NEGOTIATION, TWINS, LLMS_TXT = CheckId.MARKDOWN_NEGOTIATION, CheckId.MARKDOWN_TWIN, CheckId.LLMS_TXT
API, MCP, CARDS = CheckId.API_CATALOG, CheckId.MCP_SERVER, CheckId.MCP_SERVER_CARD

SHELL = (
    '<!doctype html><html><head><title>Elm Lane Books</title></head><body><div id="root"></div><script '
    'src="/app.js"></script></body></html>'
)
SOFT = f"# Elm Lane Books\n\n{TEXT} You came by a [link](/) that is old.\n"
SCRIPTED_404 = (
    f"<html><head><script>{'var a=1;' * 700}</script></head><body><h1>404 Not Found</h1></body></html>"
)


def negotiating(markdown, media_type=MARKDOWN, otherwise=None):
    def answer(request):
        ours = request.path == "/" and accepts_markdown(request)
        return SamplePage(markdown, media_type, headers={"Vary": "Accept"}) if ours else None

    return before(answer, otherwise or shop())


def homely(_):
    """Negotiation at /, and the very same markdown for every .md address."""
    return before(
        lambda request: SamplePage(COPY, MARKDOWN) if request.path.endswith(".md") else None,
        negotiating(COPY),
    )


def busy(_):
    """202 while another request is under way, as an edge under load does."""
    under_way, inner = [], shop({"/llms.txt": LLMS})

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        under_way.append(request)
        try:
            return await inner(request) if len(under_way) == 1 else web.Response(status=202)
        finally:
            under_way.remove(request)

    return answer


def llms(text, *, media_type=PLAIN):
    return lambda _: shop({"/llms.txt": SamplePage(text, media_type)})


ALL_NO = (
    WellKnown.A2A_AGENT_CARD,
    WellKnown.AGENT_SKILLS,
    WellKnown.UCP,
    WellKnown.ARD,
    WellKnown.AI_CATALOG,
    WellKnown.X402,
)

CASES = (
    Case(
        id="H1",
        title="one HTML shell with status 200 at every address, robots.txt included",
        site=lambda _: everywhere(html_page(SHELL)),
        truth={
            NEGOTIATION: no("is_html"),
            TWINS: no("is_html"),
            LLMS_TXT: no("is_html"),
            API: no("is_html"),
            MCP: no("not_mcp"),
            CARDS: no("is_html"),
            **dict.fromkeys(ALL_NO, no("is_html")),
            WellKnown.AUTH_MD: no("is_html"),
            WellKnown.OPENAPI: no("is_html"),
        },
    ),
    Case(
        id="H2a",
        title="a soft 404 in markdown that reads like an overview, as text/plain",
        site=lambda _: everywhere(SamplePage(SOFT, PLAIN), "/", "/robots.txt"),
        truth={
            LLMS_TXT: no("same_as_control"),
            TWINS: no("same_as_control"),
            API: no("same_as_control"),
            MCP: no("not_mcp"),
            WellKnown.AUTH_MD: no("same_as_control"),
        },
    ),
    Case(
        id="H2b",
        title="the same without a media type, with the path in it",
        site=lambda _: before(
            lambda r: (
                None
                if r.path in {"/", "/robots.txt"}
                else SamplePage(f"{SOFT}\nYou asked for {r.path}\n", "")
            ),
            shop(),
        ),
        truth={LLMS_TXT: no("same_as_control"), TWINS: no("same_as_control"), API: no("same_as_control")},
    ),
    Case(
        id="H3",
        title="text/markdown that says Page Not Found, with status 200",
        site=lambda _: negotiating(
            f"# Page Not Found\n\n{'We looked on every shelf. ' * 5}\n\n- [Home](/)\n"
        ),
        truth={NEGOTIATION: no("error_page")},
    ),
    Case(
        id="H4",
        title="the home page's markdown for every .md address",
        site=homely,
        truth={NEGOTIATION: yes(), TWINS: no("same_as_control"), WellKnown.AUTH_MD: no("same_as_control")},
    ),
    Case(
        id="H5",
        title="text/markdown over an HTML body",
        site=lambda _: negotiating(home()),
        truth={NEGOTIATION: no("is_html")},
    ),
    Case(
        id="H6",
        title="the words of the page with the tags taken off",
        site=lambda _: negotiating(f"Elm Lane Books {TEXT} Opening hours Our shelves"),
        truth={NEGOTIATION: no("not_markdown")},
    ),
    Case(
        id="H7",
        title="an error page that begins with five kilobytes of script",
        site=lambda _: everywhere(html_page(SCRIPTED_404), "/", "/robots.txt"),
        truth={LLMS_TXT: no("is_html"), TWINS: no("is_html"), API: no("is_html"), MCP: no("not_mcp")},
    ),
    Case(
        id="H8a",
        title="202 to requests that come together, and the answer to one alone",
        site=busy,
        truth={LLMS_TXT: yes(), API: no("not_found")},
    ),
    Case(
        id="H8b",
        title="202 with nothing in it, every time",
        site=lambda _: shop({"/llms.txt": SamplePage("", PLAIN, 202)}),
        truth={LLMS_TXT: unknown("unexpected_status"), API: no("not_found")},
    ),
    Case(
        id="H9a",
        title="302 to the home page from every address",
        site=lambda _: everywhere(moved("/"), "/", "/robots.txt"),
        truth={
            LLMS_TXT: no("is_html"),
            TWINS: no("is_html"),
            API: no("is_html"),
            MCP: no("not_mcp"),
            CARDS: no("is_html"),
        },
    ),
    Case(
        id="H9b",
        title="301 to a login from every address",
        site=lambda _: everywhere(
            moved("/login", 301),
            "/",
            "/robots.txt",
            "/login",
            otherwise=shop({"/login": html_page("<h1>Log in</h1>")}),
        ),
        truth={LLMS_TXT: no("is_html"), API: no("is_html"), MCP: no("not_mcp"), CARDS: no("is_html")},
    ),
    Case(
        id="H10a",
        title="llms.txt without a heading",
        site=llms(f"Elm Lane Books.\n{TEXT}\n- [Hours](/hours)\n"),
        truth={LLMS_TXT: no("no_heading")},
    ),
    Case(
        id="H10b",
        title="llms.txt with a byte order mark and CRLF",
        site=llms("\ufeff" + LLMS.replace("\n", "\r\n")),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="H10c",
        title="llms.txt without a link",
        site=llms(f"# Elm Lane Books\n\n{TEXT}\n"),
        truth={LLMS_TXT: no("no_link")},
    ),
    Case(
        id="H10d",
        title="llms.txt whose only link stands in code",
        site=llms(f"# Elm Lane Books\n\n{TEXT}\n\n```\n- [Hours](/hours)\n```\n\nWrite `[text](url)`.\n"),
        truth={LLMS_TXT: no("no_link")},
    ),
    Case(
        id="H10e",
        title="llms.txt whose heading comes second",
        site=llms(f"Welcome!\n\n{LLMS}"),
        truth={LLMS_TXT: yes()},
        detail={LLMS_TXT: "there are other lines before the heading"},
    ),
    Case(
        id="H10f",
        title="llms.txt of one line",
        site=llms("# Elm\n[a](/b)\n"),
        truth={LLMS_TXT: no("too_short")},
    ),
    Case(
        id="H11",
        title="llms.txt whose links all lead to other sites",
        site=llms(
            "# Elm Lane Books\n\nSecond-hand books by post.\n\n- [Shelves](https://books.example/shelves)\n"
        ),
        truth={LLMS_TXT: yes()},
        detail={LLMS_TXT: "all links lead to other sites"},
    ),
    Case(
        id="H11b",
        title="llms.txt some of whose links are dead",
        site=lambda _: shop(
            {
                "/llms.txt": LLMS + "- [Shelves](/shelves)\n- [Post](https://post.example/)\n",
                "/shelves": html_page(home()),
            }
        ),
        truth={LLMS_TXT: yes()},
        detail={
            LLMS_TXT: "1 of 2 links that were tried are dead. Warning: some of the links we tried are dead"
        },
    ),
    Case(
        id="H12",
        title="one JSON object at every address",
        site=lambda _: everywhere(
            json_page({"name": "Elm Lane Books", "status": "ok", "version": "1.0", "data": []}),
            "/",
            "/robots.txt",
        ),
        truth={
            LLMS_TXT: no("same_as_control"),
            TWINS: no("too_short"),
            API: no("same_as_control"),
            MCP: no("not_mcp"),
            CARDS: no("same_as_control"),
            WellKnown.UCP: no("same_as_control"),
            WellKnown.OPENAPI: no("same_as_control"),
        },
    ),
    Case(
        id="H13a",
        title="a description for GET at an endpoint that takes no POST",
        site=lambda _: before(
            lambda r: (
                (
                    json_page({"name": "books", "tools": [{"name": "find_book"}]})
                    if r.method == "GET"
                    else SamplePage("", PLAIN, 405)
                )
                if r.path == "/mcp"
                else None
            ),
            shop(),
        ),
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="H13b",
        title="the same description as the answer to a POST",
        site=lambda _: shop(
            {"/mcp": json_page({"name": "books", "tools": [{"name": "find_book", "inputSchema": {}}]})}
        ),
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="H13c",
        title="every question sent back as its own answer",
        site=lambda _: shop({"/mcp": _echo}),
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="H0",
        title="a site that does all five",
        site=lambda root: shop(
            {
                "/llms.txt": LLMS,
                TWIN: COPY,
                CATALOG: {"linkset": [{"anchor": "/", "item": [{"href": "/hours"}]}]},
                "/mcp": server(),
            },
            markdown=COPY,
        ),
        truth={NEGOTIATION: yes(), TWINS: yes(), LLMS_TXT: yes(), API: yes(), MCP: yes("tools_listed")},
        finding={"score": 5},
    ),
)


async def _echo(request: web.BaseRequest) -> web.StreamResponse:
    return web.Response(body=await request.read(), content_type="application/json")
