"""llms.txt: an overview for agents, with links."""

from dataclasses import replace

from index.checks import made_with
from index.checks.check import Check, FixSnippet, Signal, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    "Is there an overview for agents at /llms.txt that leads on?",
    (
        (
            "/llms.txt; where that is none, the address on the same site that the home page names with "
            "rel=describedby and that ends in /llms.txt."
        ),
        "A random .txt address and a random page, as controls.",
    ),
    (
        "The body is not HTML, and one of its first 20 lines is a heading of the first level (“# ”).",
        "Blank lines, comments and frontmatter are not counted.",
        "It holds an address outside code, linked or bare, of neither an image nor the file itself.",
        "It holds at least 50 characters. Imports, exports, comments and tags of MDX don't count.",
        "The random addresses do not answer with the same body, or with an overview of their own.",
    ),
    (
        (
            "Nothing is there, or HTML, or an error page with status 200, known by its whole text: a name "
            "such as “The Not Found Office” is none."
        ),
        ("There is no heading, no address, or too little text. Lines in the form of robots.txt don't count."),
        "The answer came from another site.",
    ),
    ("curl -sSi https://example.com/llms.txt", "curl -sSi https://example.com/d41d8cd98f00b204.txt"),
    version="2.2",
)
_AS_OF_2_1 = replace(_NOW, version="2.1", asked=("/llms.txt.", _NOW.asked[1]))
_AS_OF_1_5 = replace(
    _AS_OF_2_1,
    version="1.5",
    yes=(*_NOW.yes[:3], "It holds at least 50 characters.", _NOW.yes[4]),
    no=("Nothing is there, or HTML, or an error page with status 200.", *_NOW.no[1:]),
)
_AS_OF_1_4 = replace(
    _AS_OF_2_1,
    version="1.4",
    yes=(
        "The body is not HTML, and its first line is a heading of the first level (“# ”).",
        (
            "It holds at least one markdown link outside code, pre elements and footnotes, and at least 50 "
            "characters."
        ),
        _NOW.yes[-1],
    ),
    no=(_AS_OF_1_5.no[0], "There is no heading, no link, or too little text.", _NOW.no[2]),
)

_SNIPPETS = (
    FixSnippet(
        "The file /llms.txt, with a line for each main page",
        """
# SITE-HOST

> What the site offers, and to whom, in one sentence.

## Pages

- [Home](https://SITE-HOST/): what we offer
""",
    ),
    FixSnippet(
        "nginx, in server { }",
        """
location = /llms.txt {
    types { text/plain txt; }
    charset utf-8;
    try_files $uri =404;
}
""",
    ),
    FixSnippet(
        "Express, before a catch-all",
        """
app.get("/llms.txt", (request, response) => {
  response.type("text/plain").sendFile("llms.txt", { root: "public" });
});
""",
    ),
    *made_with.OVERVIEW,
)

CHECK = Check(
    id=CheckId.LLMS_TXT,
    label="llms.txt",
    scored=True,
    signal=Signal.FURTHER,
    fix="Publish /llms.txt as plain text that begins with a '# ' heading and links to your main pages.",
    fixes={
        Reason.NO_LINK: "Write each address in /llms.txt in full, with https://, or as a markdown link such "
        "as [Prices](/prices). A relative address that stands by itself, as in “URL: /prices”, isn't a link.",
        Reason.NO_HEADING: "Begin /llms.txt with a heading of the first level, such as “# Name of the site”.",
        Reason.TOO_SHORT: "Write in /llms.txt what the site is, and link to its main pages with a few words "
        "about each.",
        Reason.IS_HTML: "Serve /llms.txt as a file of plain text, before any rule that answers every address "
        "with an HTML page.",
        Reason.SAME_AS_CONTROL: "Answer addresses that do not exist with status 404, and /llms.txt alone "
        "with the overview.",
        Reason.LEFT_THE_SITE: "Serve /llms.txt on the site itself: its redirect leads to another site.",
    },
    link="https://llmstxt.org/",
    snippets=_SNIPPETS,
    wordings=(
        _NOW,
        _AS_OF_2_1,
        _AS_OF_1_5,
        _AS_OF_1_4,
        replace(
            _AS_OF_1_4,
            version="1.0",
            yes=(
                _AS_OF_1_4.yes[0],
                "It holds at least one markdown link outside code, and at least 50 characters.",
                _AS_OF_1_4.yes[2],
            ),
        ),
    ),
    sample=(Answer.YES, Reason.SERVED),
)
