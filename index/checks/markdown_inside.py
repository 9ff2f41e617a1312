"""Markdown beyond the home page."""

from index.checks.check import Check, FixSnippet, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    "Is markdown served beyond the home page?",
    (
        "Up to three inner pages that llms.txt, the home page or /sitemap.xml names, the same at each visit.",
        (
            "Each page with Accept: text/markdown, then the copies that it names, and /page.md, "
            "/page/index.md and /page.html.md."
        ),
    ),
    ("Two of them are served as markdown, in either way, by the rules of the home page.",),
    ("Two of them were asked, and none is.",),
    ("curl -sSi -H 'Accept: text/markdown' https://example.com/about",),
    ("One of three is, or fewer than two pages could be asked.",),
    version="2.2",
)

CHECK = Check(
    id=CheckId.MARKDOWN_INSIDE,
    label="Markdown of inner pages",
    in_verified=False,
    fix="Serve each page as markdown too, on request or beside it as /page.md.",
    link="https://llmstxt.org/",
    snippets=(
        FixSnippet(
            "The head of each page, with the address of its own copy",
            '<link rel="alternate" type="text/markdown" href="/index.md">',
        ),
    ),
    wordings=(_NOW,),
    sample=(Answer.NO, Reason.NOT_FOUND),
)
