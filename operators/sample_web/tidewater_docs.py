"""Tidewater: documentation in HTML and markdown, with a working search."""

import html

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import LINKSET, PLAIN, Look, Website, json_ld

HOST = "tidewater-docs.test"
LOOK = Look(
    name="Tidewater documentation",
    menu={
        "/": "Start",
        "/install": "Install",
        "/queries": "Queries",
        "/replication": "Replication",
        "/http-api": "HTTP API",
    },
    footer="Tidewater 3.4. These pages are licensed under CC BY 4.0.",
    style="pre{background:#f3f3ee;padding:.7rem}",
)
CHAPTERS = {
    "/": (
        "Tidewater documentation",
        (
            "Tidewater is an embedded database for time series. It keeps readings in append-only segments, "
            "answers range queries without an index, and copies itself to a second machine while you write."
        ),
        "tidewater new harbour.tide\ntidewater put harbour.tide level 3.42",
    ),
    "/install": (
        "Install Tidewater",
        (
            "Download one binary for Linux, macOS or Windows, or link the library into your program. "
            "There is nothing to configure: a database is a folder."
        ),
        "curl -O https://tidewater-docs.test/download/tidewater\nchmod +x tidewater",
    ),
    "/queries": (
        "Queries",
        (
            "A query names a series, a range and a step. Windows may overlap, gaps stay gaps, and every "
            "aggregate says how many readings it stands on."
        ),
        "select mean(level) from harbour where time > now() - 6h step 10m",
    ),
    "/replication": (
        "Replication",
        (
            "A replica follows segments as they close. When the link breaks it resumes at the last whole "
            "segment; nothing is sent twice and nothing is skipped."
        ),
        "tidewater follow harbour.tide --from primary.internal:7420",
    ),
    "/http-api": (
        "HTTP API",
        (
            "The server speaks JSON over HTTP. Write with POST /v1/series/{name}, read with GET, and "
            "describe the whole with the OpenAPI document."
        ),
        "curl https://tidewater-docs.test/v1/series/level?from=-1h",
    ),
}
SEARCH = {
    "@type": "WebSite",
    "name": "Tidewater",
    "url": f"https://{HOST}/",
    "potentialAction": {
        "@type": "SearchAction",
        "target": {"@type": "EntryPoint", "urlTemplate": f"https://{HOST}/search?q={{search_term_string}}"},
        "query-input": "required name=search_term_string",
    },
}
LINES = "".join(
    f"- [{title}](https://{HOST}{path}): {about.partition('.')[0]}\n"
    for path, (title, about, _) in CHAPTERS.items()
)
LLMS = f"""# Tidewater

> Documentation of Tidewater, an embedded time series database.

## Chapters

{LINES}"""
CATALOG = {
    "linkset": [
        {
            "anchor": f"https://{HOST}/v1/",
            "service-desc": [{"href": f"https://{HOST}/openapi.json", "type": "application/json"}],
            "service-doc": [{"href": f"https://{HOST}/http-api", "type": "text/html"}],
        }
    ]
}
OPENAPI = {
    "openapi": "3.1.0",
    "info": {"title": "Tidewater HTTP API", "version": "3.4"},
    "paths": {
        "/v1/series/{name}": {"get": {"summary": "Read a range"}, "post": {"summary": "Append readings"}}
    },
}


def _html(path: str) -> str:
    title, about, example = CHAPTERS[path]
    form = (
        '<form action="/search" method="get" role="search"><label>Search the documentation <input '
        'type="search" name="q"></label><button>Search</button></form>'
    )
    body = f"<h1>{title}</h1><p>{about}</p><pre><code>{html.escape(example)}</code></pre>{form}"
    twin = "/index.md" if path == "/" else f"{path}.md"
    head = f'<link rel="alternate" type="text/markdown" href="{twin}">{json_ld(SEARCH)}'
    return LOOK.page(
        title if path == "/" else f"{title} - Tidewater documentation", body, head=head, description=about
    )


def _markdown(path: str) -> str:
    title, about, example = CHAPTERS[path]
    others = "".join(f"- [{name}]({link})\n" for link, (name, _, _) in CHAPTERS.items() if link != path)
    return f"# {title}\n\n{about}\n\n```sh\n{example}\n```\n\n## More\n\n{others}"


def _search(request: web.BaseRequest) -> web.Response:
    words = request.query.get("q", "").lower().split()
    hits = [
        f'<li><a href="{path}">{title}</a>: {about}</li>'
        for path, (title, about, _) in CHAPTERS.items()
        if words and all(word in f"{title} {about}".lower() for word in words)
    ]
    found = f"<ol>{''.join(hits)}</ol>" if hits else "<p>No chapter mentions that.</p>"
    body = f"<h1>Search</h1><p>{len(hits)} of {len(CHAPTERS)} chapters.</p>{found}"
    return web.Response(text=LOOK.page("Search - Tidewater documentation", body), content_type="text/html")


def build() -> Handler:
    site = Website(
        LOOK.page(
            "No such chapter - Tidewater documentation", "<h1>No such chapter</h1><p>Try the search.</p>"
        )
    )
    for path in CHAPTERS:
        site.negotiated(path, _html(path), _markdown(path))
        site.page(
            "/index.md" if path == "/" else f"{path}.md", _markdown(path), "text/markdown; charset=utf-8"
        )
    site.page("/llms.txt", LLMS, PLAIN)
    site.page("/robots.txt", "User-agent: *\nAllow: /\n", PLAIN)
    site.data(
        "/.well-known/api-catalog", CATALOG, LINKSET, Link='</.well-known/api-catalog>; rel="api-catalog"'
    )
    site.data("/openapi.json", OPENAPI)
    site.view("GET", "/search", _search)
    return site


SITE = SampleSite(
    host=HOST,
    character="Documentation in HTML and markdown, with an API catalog and a search that finds what is "
    "there.",
    expected=answering(
        CheckId.MARKDOWN_NEGOTIATION,
        CheckId.MARKDOWN_TWIN,
        CheckId.LLMS_TXT,
        CheckId.API_CATALOG,
        listed=True,
        tier=Tier.BEHAVIOURALLY_VERIFIED,
    ),
    build=build,
)
