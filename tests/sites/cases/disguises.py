"""Disguises that nobody has listed: what looks like a yes and is none (X120 on)."""

from index.values.vocabulary import CardState
from operators.sample_web.website import MARKDOWN, PLAIN, SamplePage
from tests.sites.cases.case import Case, could_not_ask, no, unknown, yes
from tests.sites.cases.content import API, CARDS, LLMS_TXT, MCP, NEGOTIATION, TWINS, llms, negotiating
from tests.sites.cases.documents import A2A, AGENT, agent, linkset
from tests.sites.cases.making import (
    CARD,
    CATALOG,
    COPY,
    LLMS,
    TEXT,
    TWIN,
    accepts_markdown,
    before,
    card,
    everywhere,
    home,
    html_page,
    json_page,
    moved,
    shop,
)

FIXED = {
    "jsonrpc": "2.0",
    "id": 1,
    "result": {"tools": [{"name": "find_book", "inputSchema": {"type": "object"}}]},
}
QUEUE = "https://books.queue-it.net/?c=books&e=autumn"


def about_anything(suffix):
    """No page is twice the same."""

    def invent(request):
        if not request.path.endswith(suffix) or request.path == "/robots.txt":
            return None
        seed = request.path.strip("/").replace(".", "q")
        words = " ".join(f"{seed[::-1]}{chr(97 + n)}" for n in range(26))
        return SamplePage(
            f"# Elm Lane Books\n\n{words}. {words[::-1]}.\n\n- [Home](/)\n- [{words[:30]}](/{seed})\n",
            MARKDOWN,
        )

    return lambda _: before(invent, shop())


def invented_linkset(request):
    last = request.path.rpartition("/")[2]
    if "/.well-known/" not in request.path or "." in last:
        return None
    return json_page(linkset({"anchor": "/", "item": [{"href": f"/{last}/{n}"} for n in range(3)]}))


CASES = (
    Case(
        id="X120",
        title="a file that holds an answer with the id that most clients begin with",
        site=lambda _: shop({"/mcp": json_page(FIXED)}),
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="X121",
        title="the same file at the endpoint of a card",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": json_page(FIXED)}),
        truth={MCP: no("not_mcp"), CARDS: no("endpoint_dead")},
        finding={"mcp_server_card": CardState.DEAD},
    ),
    Case(
        id="X122",
        title="a footnote and a remark in brackets, and no link",
        site=llms(
            f"# Elm Lane Books\n\n{TEXT}[^1]\n\n[^1]: Prices of last spring.\n[Note]: closed on Mondays\n"
        ),
        truth={LLMS_TXT: no("no_link")},
    ),
    Case(
        id="X123",
        title="a link in indented code alone",
        site=llms(f"# Elm Lane Books\n\n{TEXT}\n\n    [Hours](/hours)\n"),
        truth={LLMS_TXT: no("no_link")},
    ),
    Case(
        id="X124",
        title="a link in a list within a list",
        site=llms(f"# Elm Lane Books\n\n{TEXT}\n\n- Shelves\n\n    - [Hours](/hours)\n"),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X125",
        title="a link in a pre element alone",
        site=llms(f"# Elm Lane Books\n\n{TEXT}\n\n<pre>\n[Hours](/hours)\n</pre>\n"),
        truth={LLMS_TXT: no("no_link")},
    ),
    Case(
        id="X126",
        title="a page of the shop's name at every .md address, never twice the same",
        site=about_anything(".md"),
        truth={TWINS: no("same_as_control")},
    ),
    Case(
        id="X127",
        title="another link set for every known address without an ending",
        site=lambda _: before(invented_linkset, shop()),
        truth={API: no("same_as_control")},
    ),
    Case(
        id="X128",
        title="a waiting room of another host before every page",
        site=lambda _: everywhere(moved(QUEUE), "/robots.txt"),
        **could_not_ask("challenged"),
    ),
    Case(
        id="X129",
        title="a waiting room before the overview alone",
        site=lambda _: shop({"/llms.txt": moved(QUEUE)}),
        truth={LLMS_TXT: unknown("challenged")},
    ),
    Case(
        id="X130",
        title="a robot check of a network, with status 200",
        site=lambda _: everywhere(
            html_page(
                "<!DOCTYPE html><html><head><title>Client Challenge</title><script "
                "src='/_fs-ch-1T1wmsGaOgGaSxcX/script.js'></script></head><body><noscript>JavaScript is "
                "disabled in your browser.</noscript></body></html>"
            ),
            "/robots.txt",
        ),
        **could_not_ask("challenged"),
    ),
    Case(
        id="X131",
        title="an interruption, with status 200",
        site=lambda _: everywhere(
            html_page(
                "<!DOCTYPE html><html><head><title>Pardon Our Interruption</title></head><body><h1>Pardon "
                "Our Interruption...</h1><p>As you were browsing something about your browser made us think "
                "you were a bot.</p></body></html>"
            ),
            "/robots.txt",
        ),
        **could_not_ask("challenged"),
    ),
    Case(
        id="X132",
        title="a teapot for robots at every address",
        site=lambda _: everywhere(html_page("<h1>I'm a teapot</h1>", 418), "/robots.txt"),
        **could_not_ask("unexpected_status"),
    ),
    Case(
        id="X133",
        title="a status that no standard knows, for robots",
        site=lambda _: shop(
            {"/llms.txt": html_page("<h1>Security rejection</h1>", 430), CATALOG: html_page("", 420)}
        ),
        truth={LLMS_TXT: unknown("unexpected_status"), API: unknown("unexpected_status")},
    ),
    Case(
        id="X134",
        title="a bill of fare for agents that have to log in",
        site=lambda _: negotiating(
            "# Sign in to Elm Lane Books\n\nPlease sign in to continue. This content is for members "
            "only.\n\n- [Sign in](/login)\n- [Register](/register)\n"
        ),
        truth={NEGOTIATION: no("error_page")},
    ),
    Case(
        id="X190",
        title="the whole HTML page in one block of code",
        site=lambda _: negotiating(f"```html\n{home()}\n```\n"),
        truth={NEGOTIATION: no("is_html")},
    ),
    Case(
        id="X191",
        title="links that are no addresses",
        site=llms(f"# Elm Lane Books\n\n{TEXT}\n\n- [a](http://)\n- [b](//)\n- [c](http://localhost/)\n"),
        truth={LLMS_TXT: no("no_link")},
    ),
    Case(
        id="X192",
        title="a heading and a link in comments alone",
        site=llms(f"<!--\n# Elm Lane Books\n-->\n{TEXT} <!-- [Hours](/hours) -->\n"),
        truth={LLMS_TXT: no("no_heading")},
    ),
    Case(
        id="X193",
        title="the overview to whoever accepts markdown, at any address",
        site=lambda _: before(
            lambda r: (
                moved("/llms.txt")
                if accepts_markdown(r) and r.path not in {"/robots.txt", "/llms.txt"}
                else None
            ),
            shop({"/llms.txt": SamplePage(LLMS, MARKDOWN)}),
        ),
        truth={NEGOTIATION: no("same_as_control"), LLMS_TXT: yes()},
    ),
    Case(
        id="X194",
        title="another page of the shop's name at every .txt address",
        site=about_anything(".txt"),
        truth={LLMS_TXT: no("same_as_control")},
    ),
    Case(
        id="X195",
        title="a twin in a pre element",
        site=lambda _: shop({TWIN: html_page(f"<pre>{COPY}</pre>")}),
        truth={TWINS: no("is_html")},
    ),
    Case(
        id="X196",
        title="an agent card whose agent is on the reader's own machine",
        site=lambda _: shop({AGENT: agent(protocolVersion="0.3.0", url="https://localhost/a2a")}),
        truth={A2A: no("local_address")},
    ),
    Case(
        id="X197",
        title="text at the root for browsers, markdown for agents",
        site=lambda _: before(
            lambda r: SamplePage(COPY, MARKDOWN if accepts_markdown(r) else PLAIN) if r.path == "/" else None,
            shop(),
        ),
        truth={NEGOTIATION: no("no_html_left")},
    ),
    Case(
        id="X135",
        title="a home page that wants to be asked again later, with status 200",
        site=lambda _: negotiating(
            "# Too many requests\n\nElm Lane Books gets too many requests from you. Try again later, or see "
            "[our limits](/limits) for robots.\n"
        ),
        truth={NEGOTIATION: unknown("rate_limited")},
    ),
)
