"""Content that nobody has listed: files, copies, walls (X1 to X45)."""

import gzip

from aiohttp import web

from index.values.vocabulary import WellKnown
from operators.sample_web.site import Transport
from operators.sample_web.website import HTML, JSON, MARKDOWN, PLAIN, SamplePage
from tests.sites.cases.case import Case, could_not_ask, declined, no, unknown, yes
from tests.sites.cases.content import API, LLMS_TXT, MCP, NEGOTIATION, TWINS, llms, negotiating
from tests.sites.cases.documents import linkset
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
    refuse,
    shop,
)

F5 = (
    "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please "
    "consult with your administrator.<br><br>Your support ID is: 8412087334<br><br><a "
    "href='javascript:history.back();'>[Go Back]</a></body></html>"
)
ANUBIS = (
    "<!doctype html><html><head><title>Making sure you&#39;re not a bot!</title></head><body><script "
    "id='anubis_challenge'>{}</script></body></html>"
)
REFUSAL = (
    "<!doctype html><html><head><title>Sorry</title></head><body><h1>Access denied</h1><p>Your request "
    "was blocked because it looks automated.</p><p>Incident ID: 7f3a-2201-bb</p></body></html>"
)
MDX = (
    f'<p align="center"><img src="/logo.png"></p>\n\n# Elm Lane Books\n\n{TEXT}\n\n<Note>We mend '
    "books.</Note>\n\n<details><summary>Hours</summary>\n\n- [Hours](/hours)\n\n</details>\n"
)
SHELL = (
    '<!doctype html><html><head><title>App</title></head><body><div id="app"></div><script '
    'src="/a.js"></script></body></html>'
)


def tarpit(suffix, *, but=()):
    def invent(request):
        if not request.path.endswith(suffix) or request.path in but:
            return None
        topic = request.path.strip("/").replace(".", " ")
        words = " ".join(f"{topic}{n % 7}" for n in range(40))
        return SamplePage(
            f"# All about {topic}\n\n> {words}\n\n- [More](/{topic[::-1]}.md): {words[::-1]}\n", PLAIN
        )

    return lambda _: before(invent, shop())


def rendered(_):
    """The recommendations differ each time."""

    def render(request):
        if request.path != "/robots.txt" and (accepts_markdown(request) or request.path.endswith(".md")):
            picks = " ".join(
                f"{request.path[1:9][::-1]}{chr(97 + n)}" for n in range(26) for _ in range(1 if n % 2 else 3)
            )
            return SamplePage(f"{COPY}\n## You may like\n\n{picks}\n", MARKDOWN)
        return None

    return before(render, shop())


def exhausted(most):
    def build(_):
        asked, inner = (
            [],
            shop({"/llms.txt": LLMS, CATALOG: linkset({"item": [{"href": "/a"}]})}, markdown=COPY),
        )

        async def answer(request: web.BaseRequest) -> web.StreamResponse:
            asked.append(request.path)
            return (
                await inner(request)
                if len(asked) <= most
                else html_page("<h1>Forbidden</h1>", 403).response()
            )

        return answer

    return build


def alone(request):
    return (
        SamplePage(COPY, MARKDOWN)
        if request.path == "/" and request.headers.get("Accept") == "text/markdown"
        else None
    )


def zipped(_):
    inner = shop({"/llms.txt": LLMS, TWIN: COPY}, markdown=COPY)

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        reply = await inner(request)
        assert isinstance(reply, web.Response)
        assert isinstance(reply.body, bytes)
        headers = {"Content-Encoding": "gzip", "Content-Type": reply.headers.get("Content-Type", PLAIN)}
        return web.Response(status=reply.status, body=gzip.compress(reply.body), headers=headers)

    return answer


CASES = (
    Case(
        id="X1",
        title="llms.txt with frontmatter",
        site=llms(f"---\ntitle: Books\n---\n{LLMS}"),
        truth={LLMS_TXT: yes()},
        detail={LLMS_TXT: "frontmatter before"},
    ),
    Case(
        id="X2",
        title="llms.txt labelled as HTML",
        site=llms(LLMS, media_type=HTML),
        truth={LLMS_TXT: yes()},
        detail={LLMS_TXT: "media type is unusual"},
    ),
    Case(
        id="X3",
        title="llms.txt that begins with a comment",
        site=llms(f"<!-- generated -->\n{LLMS}"),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X4",
        title="llms.txt in a pre element",
        site=llms(f"<html><body><pre>{LLMS}</pre></body></html>"),
        truth={LLMS_TXT: no("is_html")},
    ),
    Case(id="X5", title="an empty llms.txt", site=llms(""), truth={LLMS_TXT: no("too_short")}),
    Case(
        id="X6",
        title="a JSON error with status 200 as llms.txt",
        site=llms(
            '{"error":"not found","docs":"[see](/docs)","code":404,"message":"nothing here"}', media_type=JSON
        ),
        truth={LLMS_TXT: no("error_page")},
    ),
    Case(
        id="X7",
        title="llms.txt that is gone for good",
        site=lambda _: shop({"/llms.txt": SamplePage("", PLAIN, 410)}),
        truth={LLMS_TXT: no("not_found")},
    ),
    Case(
        id="X8",
        title="llms.txt that the law forbids here",
        site=lambda _: shop({"/llms.txt": SamplePage("", PLAIN, 451)}),
        truth={LLMS_TXT: unknown("refused_access")},
    ),
    Case(
        id="X9",
        title="another overview invented for every .txt address",
        site=tarpit(".txt", but=("/robots.txt",)),
        truth={LLMS_TXT: no("same_as_control")},
    ),
    Case(
        id="X10",
        title="a heading underlined, as Setext has it",
        site=llms(f"Elm Lane Books\n==============\n\n{TEXT}\n\n[Hours](/hours)\n"),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X11",
        title="links by definition and in angle brackets",
        site=llms(
            f"# Elm Lane Books\n\n{TEXT}\n\nSee [hours] or <https://case-x11.test/shelves>.\n\n[hours]: "
            "/hours\n"
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X12",
        title="an image and a mail address, and no link",
        site=llms(f"# Elm Lane Books\n\n{TEXT} ![logo](/logo.png) [mail](mailto:a@b.example) [top](#top)\n"),
        truth={LLMS_TXT: no("no_link")},
    ),
    Case(
        id="X13",
        title="a robots.txt named llms.txt",
        site=llms("User-agent: *\nAllow: /\nSitemap: https://case-x13.test/sitemap.xml\nDisallow: /cart\n"),
        truth={LLMS_TXT: no("no_heading")},
    ),
    Case(
        id="X14",
        title="a page with inline HTML as markdown",
        site=lambda _: negotiating(MDX),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X15",
        title="a shell for browsers and markdown for agents",
        site=lambda _: negotiating(COPY, otherwise=shop({"/": html_page(SHELL)})),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X16",
        title="the same markdown for every address",
        site=lambda _: before(
            lambda r: SamplePage(COPY, MARKDOWN) if accepts_markdown(r) and r.path != "/robots.txt" else None,
            shop(),
        ),
        truth={NEGOTIATION: no("same_as_control")},
    ),
    Case(
        id="X17",
        title="markdown of another page",
        site=lambda _: negotiating(
            "# Release notes\n\n- Fixed a crash when saving drafts\n- Improved startup on older phones\n- "
            "Translations for Finnish and Estonian\n"
        ),
        truth={NEGOTIATION: no("other_page")},
    ),
    Case(
        id="X18",
        title="markdown only when asked for alone",
        site=lambda _: before(alone, shop()),
        truth={NEGOTIATION: yes()},
        detail={NEGOTIATION: "nothing but markdown is accepted"},
    ),
    Case(
        id="X19",
        title="a label in capitals with parameters",
        site=lambda _: negotiating(COPY, "Text/Markdown; Charset=UTF-8; variant=GFM"),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X20",
        title="text/x-markdown",
        site=lambda _: negotiating(COPY, "text/x-markdown"),
        truth={NEGOTIATION: yes()},
        detail={NEGOTIATION: "text/x-markdown"},
    ),
    Case(
        id="X21",
        title="markdown labelled text/plain",
        site=lambda _: negotiating(COPY, PLAIN),
        truth={NEGOTIATION: no("wrong_media_type")},
    ),
    Case(
        id="X22",
        title="JSON labelled as markdown",
        site=lambda _: negotiating(
            '{"title": "Elm Lane Books", "text": "' + TEXT + '", "links": ["- [a](/b)"]}'
        ),
        truth={NEGOTIATION: no("not_markdown")},
    ),
    Case(
        id="X23",
        title="markdown that only says that scripts are needed",
        site=lambda _: negotiating("# Elm Lane Books\n\nPlease enable JavaScript to continue.\n"),
        truth={NEGOTIATION: no("error_page")},
    ),
    Case(
        id="X24",
        title="markdown of the page at every address, never twice the same",
        site=rendered,
        truth={NEGOTIATION: no("same_as_control"), TWINS: no("same_as_control")},
    ),
    Case(
        id="X25",
        title="a twin at index.html.md",
        site=lambda _: shop({"/index.html.md": COPY}),
        truth={TWINS: yes()},
    ),
    Case(
        id="X26",
        title="a twin that the Link header names",
        site=lambda _: shop({"/home.md": COPY}, Link='</home.md>; rel="alternate"; type="text/markdown"'),
        truth={TWINS: yes()},
    ),
    Case(
        id="X27",
        title="a twin on another owner's host",
        site=lambda _: shop(
            head='<link rel="alternate" type="text/markdown" href="https://away-case-x27.test/home.md">'
        ),
        others={"away-{}": lambda _: shop({"/home.md": COPY})},
        truth={TWINS: no("not_found")},
    ),
    Case(
        id="X28",
        title="a twin of another page",
        site=lambda _: shop(
            {
                TWIN: "# Release notes\n\n- Fixed a crash when saving drafts\n- Improved startup on older "
                "phones\n- Translations for Finnish\n- Faster search\n"
            }
        ),
        truth={TWINS: no("other_page")},
    ),
    Case(
        id="X29",
        title="a twin as a download",
        site=lambda _: shop({TWIN: SamplePage(COPY, "application/octet-stream")}),
        truth={TWINS: yes()},
        detail={TWINS: "media type should be text/markdown"},
    ),
    Case(
        id="X30",
        title="a link set with a byte order mark",
        site=lambda _: shop({CATALOG: SamplePage('\ufeff{"linkset":[{"item":[{"href":"/a"}]}]}', JSON)}),
        truth={API: yes()},
    ),
    Case(
        id="X31",
        title="a link set of mail addresses and scripts",
        site=lambda _: shop(
            {
                CATALOG: linkset(
                    {
                        "item": [
                            {"href": "mailto:a@b.example"},
                            {"href": "javascript:alert(1)"},
                            {"href": "#x"},
                            {"href": "http://127.0.0.1/"},
                        ]
                    }
                )
            }
        ),
        truth={API: no("empty_linkset")},
    ),
    Case(
        id="X32",
        title="a link set in the syntax of the Link header",
        site=lambda _: shop(
            {CATALOG: SamplePage('</api>; rel="item", </spec>; rel="service-desc"', "application/linkset")}
        ),
        truth={API: yes()},
    ),
    Case(
        id="X33",
        title="an API catalog behind a login",
        site=lambda _: shop({CATALOG: refuse}),
        truth={API: unknown("refused_access")},
    ),
    Case(
        id="X34",
        title="an API catalog of thousands of links",
        site=lambda _: shop(
            {CATALOG: linkset({"anchor": "/", "item": [{"href": f"/api/{n}"} for n in range(9000)]})}
        ),
        truth={API: yes()},
    ),
    Case(
        id="X35",
        title="an APIs.json document as API catalog",
        site=lambda _: shop({CATALOG: {"name": "Books", "apis": [{"baseURL": "https://case-x35.test/api"}]}}),
        truth={API: no("not_a_linkset")},
    ),
    Case(
        id="X36",
        title="an application firewall's refusal with status 200",
        site=lambda _: before(
            lambda r: html_page(F5) if "/.well-known/" in r.path else None, shop({"/llms.txt": LLMS})
        ),
        truth={API: unknown("challenged"), LLMS_TXT: yes(), WellKnown.UCP: unknown("challenged")},
    ),
    Case(
        id="X37",
        title="a proof of work before every page",
        site=lambda _: everywhere(html_page(ANUBIS), "/robots.txt"),
        **could_not_ask("challenged"),
    ),
    Case(
        id="X198",
        title="a filter of no known make that refuses at every address with status 200",
        site=lambda _: everywhere(html_page(REFUSAL), "/robots.txt"),
        **could_not_ask("challenged"),
    ),
    Case(
        id="X199",
        title="a filter that refuses in plain text with status 200",
        site=lambda _: before(
            lambda r: (
                SamplePage(f"Access denied. Incident ID: {len(r.path)}-7f3a-2201\n", PLAIN)
                if r.path in {"/llms.txt", CATALOG}
                else None
            ),
            shop(),
        ),
        truth={LLMS_TXT: unknown("challenged"), API: unknown("challenged")},
    ),
    Case(
        id="X38",
        title="a firewall that shuts the door after fifteen requests",
        site=exhausted(15),
        truth={NEGOTIATION: yes(), LLMS_TXT: yes(), API: yes(), MCP: unknown("refused_access")},
    ),
    Case(
        id="X39",
        title="a password before everything",
        site=lambda _: refuse,
        **could_not_ask("refused_access"),
    ),
    Case(
        id="X40",
        title="a home page that is refused and files that are not",
        site=lambda _: shop({"/": html_page("<h1>Forbidden</h1>", 403), "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes(), NEGOTIATION: unknown("refused_access")},
    ),
    Case(
        id="X41",
        title="a home page that redirects in a circle",
        site=lambda _: shop({"/": moved("/a"), "/a": moved("/")}),
        **could_not_ask("too_many_redirects"),
    ),
    Case(
        id="X42",
        title="a home page in a folder of its language",
        site=lambda _: before(
            lambda r: SamplePage(COPY, MARKDOWN) if r.path == "/en/" and accepts_markdown(r) else None,
            shop({"/": moved("/en/"), "/en/": html_page(home())}),
        ),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X43",
        title="a site without TLS",
        site=lambda _: shop({"/llms.txt": LLMS, TWIN: COPY}, markdown=COPY),
        transport=Transport.HTTP_ONLY,
        truth={MCP: no("not_mcp"), LLMS_TXT: yes(), NEGOTIATION: yes(), TWINS: yes()},
    ),
    Case(
        id="X44",
        title="everything in gzip",
        site=zipped,
        truth={LLMS_TXT: yes(), NEGOTIATION: yes(), TWINS: yes()},
    ),
    Case(
        id="X45",
        title="a home page of two megabytes",
        site=lambda _: negotiating(COPY, otherwise=shop(body="<p>book</p>" * 190_000)),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="X46",
        title="a domain that only redirects to another owner's site",
        site=lambda _: everywhere(moved("https://away-case-x46.test/"), "/robots.txt"),
        others={"away-{}": lambda _: shop({"/llms.txt": LLMS}, markdown=COPY)},
        truth={LLMS_TXT: no("left_the_site"), NEGOTIATION: no("left_the_site")},
        finding={"name": "case-x46.test", "entity_type": None, "apparent_actions": (), "transactional": None},
    ),
    Case(
        id="X47",
        title="robots.txt that disallows known addresses",
        site=lambda _: shop(
            {"/robots.txt": "User-agent: *\nDisallow: /.well-known/\nDisallow: /*.md$\n", "/llms.txt": LLMS}
        ),
        truth={API: unknown("robots_disallowed"), TWINS: unknown("robots_disallowed"), LLMS_TXT: yes()},
    ),
    Case(
        id="X48",
        title="robots.txt behind a password",
        site=lambda _: shop({"/robots.txt": refuse, "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X49",
        title="noai in prose, in a comment and in a script",
        site=lambda _: shop(
            {"/llms.txt": LLMS},
            head='<!-- <meta name="robots" content="noai"> --><script>var m="<meta name=robots content=noai>'
            '"</script>',
            body="<p>We say noai to nobody.</p>",
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X50",
        title="noai for another robot by name",
        site=lambda _: shop({"/llms.txt": LLMS}, X_Robots_Tag="otherbot: noai, noindex"),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X51",
        title="noai for us by name",
        site=lambda _: shop({"/llms.txt": LLMS}, X_Robots_Tag="AgentReadinessIndex: noai"),
        **declined("noai_header"),
    ),
    Case(
        id="X52",
        title="a refusal of one folder",
        site=lambda _: shop(
            {
                "/robots.txt": "User-agent: *\nContent-Signal: /private ai-input=no\nContent-Usage: /private "
                "ai-use=n\n",
                "/llms.txt": LLMS,
            }
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X53",
        title="our name as part of another's",
        site=lambda _: shop(
            {
                "/robots.txt": "User-agent: NotAgentReadinessIndexBot\nDisallow: /\n\nUser-agent: "
                "AgentReadiness\nDisallow: /\n",
                "/llms.txt": LLMS,
            }
        ),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="X54",
        title="our name with a version and in capitals",
        site=lambda _: shop(
            {"/robots.txt": "User-agent: AGENTREADINESSINDEX/1.9\nDisallow: /\n", "/llms.txt": LLMS}
        ),
        **declined("robots_disallow"),
    ),
    Case(
        id="X55",
        title="rules that end with carriage returns alone",
        site=lambda _: shop({"/robots.txt": "User-agent: *\rDisallow: /\r", "/llms.txt": LLMS}),
        **declined("robots_disallow"),
    ),
    Case(
        id="X56",
        title="JSON as robots.txt",
        site=lambda _: shop({"/robots.txt": json_page({"Disallow": "/"}), "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes()},
    ),
)
