"""Markdown on request: the home page answers in markdown to whoever asks for it."""

from dataclasses import replace
from typing import Final

from index.checks.check import Check, Signal, Snippet, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW: Final = Wording(
    "Does the home page answer in markdown to whoever asks for it, and still in HTML to a browser?",
    (
        "The home page as a browser asks for it.",
        "The same address with Accept: text/markdown; where a shared cache keeps the HTML, once more past it.",
        "The root and the page it leads to, if browsers are sent on from there.",
        "A random address with Accept: text/markdown, as a control.",
    ),
    (
        "The media type is text/markdown or text/x-markdown, and the body is markdown and not HTML.",
        "It tells of the same page as the HTML, and it is neither the same bytes nor merely its text.",
        "A browser still gets HTML, afterwards too: no cache gives it the markdown.",
        "The random address does not answer with the same body.",
    ),
    (
        "The site answers HTML, 406 or an error page to the request for markdown.",
        "The body is labelled as markdown and is none, is about another page, or is a template that nobody filled in.",
        "Every address answers the same.",
    ),
    (
        "curl -sSi -H 'Accept: text/markdown' https://example.com/",
        "curl -sSi -H 'Accept: text/html' https://example.com/",
        "curl -sSi -H 'Accept: text/markdown' https://example.com/d41d8cd98f00b204",
    ),
    version="1.5",
)
_AS_OF_1_4: Final = replace(
    _NOW,
    version="1.4",
    asked=(*_NOW.asked[:2], "The root likewise, where browsers are sent on from there.", _NOW.asked[3]),
    no=(_NOW.no[0], "The body is labelled as markdown and is none, or is about another page.", _NOW.no[2]),
)

_AS_OF_1_2: Final = replace(_AS_OF_1_4, version="1.2", asked=(*_NOW.asked[:2], _NOW.asked[3]))

_AS_OF_1_0: Final = replace(
    _AS_OF_1_2,
    version="1.0",
    asked=(
        _NOW.asked[0],
        "The same address with Accept: text/markdown.",
        _NOW.asked[3],
    ),
    yes=(*_NOW.yes[:2], "A browser still gets HTML.", _NOW.yes[3]),
)

_SNIPPETS: Final = (
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

CHECK: Final = Check(
    id=CheckId.MARKDOWN_NEGOTIATION,
    label="Markdown on request",
    scored=True,
    signal=Signal.STRONG,
    ability="ask for its home page as markdown",
    said_by=CheckId.MARKDOWN_TWIN,
    fix="Answer the home page as text/markdown when the Accept header asks for it, with Vary: Accept.",
    link="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1",
    snippets=_SNIPPETS,
    wordings=(_NOW, _AS_OF_1_4, _AS_OF_1_2, _AS_OF_1_0),
    sample=(Answer.NO, Reason.IS_HTML),
    seeded=(0.40, 0.45),
)
