"""A markdown copy of the home page at its own URL."""

from dataclasses import replace

from index.checks import made_with
from index.checks.check import Check, FixSnippet, Signal, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    "Is there a markdown copy of the home page at a usual address, or where the page says?",
    (
        "/index.md and /index.html.md.",
        (
            'Up to eight addresses that the page names with rel="alternate" type="text/markdown", in HTML '
            "or in a Link header; those of its own address and language first."
        ),
        "A random .md address, as a control.",
    ),
    (
        (
            "One of them answers with markdown, as any media type but HTML, of the same site and about "
            "the home page. Imports, exports, comments and tags of MDX don't count."
        ),
        "The random .md address does not answer with the same body.",
    ),
    (
        "None of the addresses has it.",
        (
            "What is there is HTML, an error page, another page's text, an unfilled template, or the answer "
            "to every address."
        ),
        "The host renders its home page as markdown for a random address too, or makes up twins.",
    ),
    (
        "curl -sSi https://example.com/index.md",
        "curl -sSi https://example.com/index.html.md",
        "curl -sSi https://example.com/d41d8cd98f00b204.md",
    ),
    ("The page is longer than we read, and its beginning says too little to compare the markdown with.",),
    version="2.1",
)
_AS_OF_1_8 = replace(
    _NOW,
    version="1.8",
    asked=(
        _NOW.asked[0],
        (
            'Up to eight addresses that the page names with rel="alternate" type="text/markdown", in HTML '
            "or in "
            "a Link header."
        ),
        _NOW.asked[2],
    ),
    yes=(
        (
            "One of them answers with markdown, as any type that is usual for it, of the same site and about "
            "the home page."
        ),
        *_NOW.yes[1:],
    ),
)
_AS_OF_1_5 = replace(_AS_OF_1_8, version="1.5", unknown=())

_AS_OF_1_4 = replace(
    _AS_OF_1_5,
    version="1.4",
    asked=(
        _NOW.asked[0],
        (
            'The address that the page names with rel="alternate" type="text/markdown", in HTML or in a Link '
            "header."
        ),
        _NOW.asked[2],
    ),
    no=(
        _NOW.no[0],
        "What is there is HTML, an error page, another page's text, or the answer to every address.",
        _NOW.no[2],
    ),
)

_AS_OF_1_2 = replace(
    _AS_OF_1_4,
    version="1.2",
    yes=(
        "One of them answers with markdown, as a text type, of the same site and about the home page.",
        *_NOW.yes[1:],
    ),
    no=(*_NOW.no[:-1], "The host renders its home page as markdown for a random address too."),
)

_SNIPPETS = (
    FixSnippet(
        "The page's <head>",
        """
<link rel="alternate" type="text/markdown" href="/index.md">
""",
    ),
    FixSnippet(
        "index.md out of index.html, by pandoc",
        """
# in the folder of the built site, after each build
pandoc --from html --to gfm-raw_html --wrap none --output index.md index.html
""",
    ),
    FixSnippet(
        "nginx, in server { }",
        """
location = /index.md {
    types { text/markdown md; }
    charset utf-8;
    charset_types text/markdown;
    try_files $uri =404;
}
""",
    ),
    FixSnippet("Apache, .htaccess", 'AddType "text/markdown; charset=utf-8" .md'),
    FixSnippet(
        "Caddy, in the site's block",
        'header /index.md Content-Type "text/markdown; charset=utf-8"',
    ),
    FixSnippet(
        "Netlify, Cloudflare Pages: the file _headers",
        """
/index.md
  Content-Type: text/markdown; charset=utf-8
""",
    ),
    FixSnippet(
        "Express, before express.static",
        """
app.get("/index.md", (request, response) => {
  response.type("text/markdown; charset=utf-8").sendFile("index.md", { root: "public" });
});
""",
    ),
    *made_with.TWIN,
)

CHECK = Check(
    id=CheckId.MARKDOWN_TWIN,
    label="Markdown copy",
    short="Copy",
    scored=True,
    signal=Signal.STRONG,
    fix='Serve the home page as markdown at /index.md, or name its address with rel="alternate" '
    'type="text/markdown".',
    fixes={
        Reason.WRONG_MEDIA_TYPE: "Label the markdown file as Content-Type: text/markdown; charset=utf-8.",
        Reason.IS_HTML: "Serve /index.md as a file of markdown, before any rule that answers every address "
        "with an HTML page.",
        Reason.SAME_AS_CONTROL: "Answer .md addresses that do not exist with status 404.",
        Reason.LEFT_THE_SITE: "Serve the markdown on the site itself: its redirect leads to another site.",
    },
    link="https://llmstxt.org/",
    snippets=_SNIPPETS,
    wordings=(
        _NOW,
        _AS_OF_1_8,
        _AS_OF_1_5,
        _AS_OF_1_4,
        _AS_OF_1_2,
        replace(_AS_OF_1_2, version="1.0", no=_AS_OF_1_2.no[:-1]),
    ),
    sample=(Answer.YES, Reason.SERVED),
)
