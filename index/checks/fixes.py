"""How a `no` is mended: what to put where, by server. Pure; the host is all that is filled in."""

from dataclasses import dataclass
from typing import Final

from index.values.vocabulary import CheckId

_HOST: Final = "SITE-HOST"
"""Stands for the host; no snippet needs these characters otherwise."""


@dataclass(frozen=True, slots=True)
class Snippet:
    """Text to copy, and where it belongs."""

    where: str
    text: str


def snippets(check: CheckId, host: str) -> list[dict[str, str]]:
    """Return `{where, text}` of each snippet that mends this check on a host, most common server first."""
    return [{"where": one.where, "text": one.text.strip().replace(_HOST, host)} for one in _SNIPPETS[check]]


_NEGOTIATION: Final = (
    Snippet(
        "nginx",
        """
# in http { }
map $http_accept $home_page {
    default            /index.html;
    "~text/markdown"   /index.md;
}
# in server { }, with index.md beside index.html
location = / {
    types { text/html html; text/markdown md; }
    charset utf-8;
    charset_types text/html text/markdown;
    add_header Vary Accept always;
    try_files $home_page =404;
}
""",
    ),
    Snippet(
        "Apache",
        """
# needs mod_rewrite and mod_headers; index.md lies beside index.html
AddType "text/markdown; charset=utf-8" .md
RewriteEngine On
RewriteCond %{HTTP_ACCEPT} text/markdown
RewriteRule ^/?$ /index.md [L]
Header merge Vary Accept
""",
    ),
    Snippet(
        "Caddy",
        """
SITE-HOST {
    root * /srv/www
    @markdown {
        path /
        header Accept *text/markdown*
    }
    header / Vary Accept
    header @markdown Content-Type "text/markdown; charset=utf-8"
    rewrite @markdown /index.md
    file_server
}
""",
    ),
    Snippet(
        "Express",
        """
app.get("/", (request, response) => {
  response.vary("Accept");
  const markdown = request.accepts(["text/html", "text/markdown"]) === "text/markdown";
  response.sendFile(markdown ? "index.md" : "index.html", { root: "public" });
});
""",
    ),
    Snippet(
        "Cloudflare Worker",
        """
// with static assets and "run_worker_first": true
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname !== "/") return env.ASSETS.fetch(request);
    const markdown = (request.headers.get("Accept") ?? "").includes("text/markdown");
    if (markdown) url.pathname = "/index.md";
    const found = await env.ASSETS.fetch(new Request(url, request));
    const answer = new Response(found.body, found);
    answer.headers.append("Vary", "Accept");
    if (markdown) answer.headers.set("Content-Type", "text/markdown; charset=utf-8");
    return answer;
  },
};
""",
    ),
)

_TWIN: Final = (
    Snippet(
        "The page's <head>",
        """
<link rel="alternate" type="text/markdown" href="/index.md">
""",
    ),
    Snippet(
        "nginx",
        """
location = /index.md {
    types { text/markdown md; }
    charset utf-8;
    charset_types text/markdown;
    try_files $uri =404;
}
""",
    ),
    Snippet("Apache", 'AddType "text/markdown; charset=utf-8" .md'),
    Snippet("Caddy", 'header /index.md Content-Type "text/markdown; charset=utf-8"'),
    Snippet(
        "Express",
        """
app.get("/index.md", (request, response) => {
  response.type("text/markdown; charset=utf-8").sendFile("index.md", { root: "public" });
});
""",
    ),
)

_LLMS: Final = (
    Snippet(
        "The file /llms.txt",
        """
# Name of the site

> What it is, in one sentence.

## Pages

- [Prices](https://SITE-HOST/prices): what it costs
- [Documentation](https://SITE-HOST/docs): how to use it
""",
    ),
    Snippet(
        "nginx, before a catch-all",
        """
location = /llms.txt {
    default_type "text/plain; charset=utf-8";
    try_files $uri =404;
}
""",
    ),
    Snippet(
        "Express, before a catch-all",
        """
app.get("/llms.txt", (request, response) => {
  response.type("text/plain").sendFile("llms.txt", { root: "public" });
});
""",
    ),
)

_CATALOG_FILE: Final = """
{
  "linkset": [
    {
      "anchor": "https://SITE-HOST/api/",
      "service-desc": [
        { "href": "https://SITE-HOST/openapi.json", "type": "application/json" }
      ],
      "service-doc": [
        { "href": "https://SITE-HOST/docs/api", "type": "text/html" }
      ]
    }
  ]
}
"""

_CATALOG: Final = (
    Snippet("The file /.well-known/api-catalog", _CATALOG_FILE),
    Snippet(
        "nginx",
        """
location = /.well-known/api-catalog {
    types { }
    default_type 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
    try_files $uri =404;
}
""",
    ),
    Snippet(
        "Apache",
        """
<Files "api-catalog">
    ForceType 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
</Files>
""",
    ),
    Snippet("Caddy", "header /.well-known/api-catalog Content-Type application/linkset+json"),
    Snippet(
        "Express",
        """
app.get("/.well-known/api-catalog", (request, response) => {
  const options = { root: "public", dotfiles: "allow" };
  response.type("application/linkset+json").sendFile(".well-known/api-catalog", options);
});
""",
    ),
)

_CARD: Final = (
    Snippet(
        "The file /.well-known/mcp/server-card.json",
        """
{
  "name": "SITE-HOST/tools",
  "version": "1.0.0",
  "description": "What the tools do, in one sentence.",
  "remotes": [
    { "type": "streamable-http", "url": "https://SITE-HOST/mcp" }
  ]
}
""",
    ),
)

_SERVER: Final = (
    Snippet(
        "Python",
        '''
# pip install fastmcp uvicorn; uvicorn server:app serves /mcp
from fastmcp import FastMCP

mcp = FastMCP("SITE-HOST")


@mcp.tool(annotations={"readOnlyHint": True})
def search(query: str) -> list[str]:
    """Search the site."""
    return find_pages(query)  # your own search


app = mcp.http_app(stateless_http=True, json_response=True)
''',
    ),
    Snippet(
        "nginx, in front of it",
        """
location = /mcp {
    proxy_pass http://127.0.0.1:8000;
    proxy_http_version 1.1;
    proxy_buffering off;
}
""",
    ),
    *_CARD,
)

_WEBMCP: Final = (
    Snippet(
        "A script of the page",
        """
if ("modelContext" in document) {
  document.modelContext.registerTool({
    name: "search",
    description: "Search the site.",
    inputSchema: {
      type: "object",
      properties: { query: { type: "string" } },
      required: ["query"],
    },
    async execute({ query }) {
      const found = await fetch("/search.json?q=" + encodeURIComponent(query));
      return { content: [{ type: "text", text: await found.text() }] };
    },
  });
}
""",
    ),
    Snippet(
        "A form of the page",
        """
<form toolname="search" tooldescription="Search the site." action="/search">
  <input name="q" aria-label="What to look for">
  <button>Search</button>
</form>
""",
    ),
)

_SNIPPETS: Final[dict[CheckId, tuple[Snippet, ...]]] = {
    CheckId.MARKDOWN_NEGOTIATION: _NEGOTIATION,
    CheckId.MARKDOWN_TWIN: _TWIN,
    CheckId.LLMS_TXT: _LLMS,
    CheckId.API_CATALOG: _CATALOG,
    CheckId.MCP_SERVER: _SERVER,
    CheckId.MCP_SERVER_CARD: _CARD,
    CheckId.WEBMCP: _WEBMCP,
}
