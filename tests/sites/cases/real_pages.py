"""Pages and their markdown copies as large sites have them."""

from index.values.vocabulary import CheckId
from tests.sites.cases.case import Case, declined, no, yes
from tests.sites.cases.making import (
    COPY,
    MARKDOWN,
    TEXT,
    TWIN,
    SamplePage,
    accepts_markdown,
    before,
    home,
    html_page,
    shop,
)

NEGOTIATION, TWINS = CheckId.MARKDOWN_NEGOTIATION, CheckId.MARKDOWN_TWIN
STUB = (
    '<!doctype html><title>Redirecting</title><meta http-equiv="refresh" content="0; url=/en/"><p>'
    'Redirecting to <a href="/en/">a page</a>'
)
VERSIONS = (
    '<!doctype html><title>Redirecting</title><script>window.location.replace("en/" + '
    "window.location.hash)</script>"
)
LONG = "x = 1; " * 8_000
BEFORE_TEXT = (
    f"<style><!-- css {LONG}--></style><script>for (i = 0; i <n; i++) {{ {LONG} }}</script>" + "<span>" * 600
)
OTHER = "# Änderungen\n\n- Die Regale sind umgezogen und stehen nun neben der Treppe\n" * 3
NAMED = "".join(
    f'<link rel="alternate" type="text/markdown" href="/{name}.md">' for name in ("de", "fr", "changelog")
)
LANGUAGES = {f"/{name}.md": OTHER for name in ("de", "fr", "changelog")}
README = (
    '<p align="center">\n' + '  <a href="/b"><img src="/b.svg" alt="built"></a>\n' * 12 + "</p>\n\n" + COPY
    + "\n<table>\n" + "<tr><td>atlas</td><td>9</td></tr>\n" * 25 + "</table>\n\n"
    "<details>\n<summary>Parcels</summary>\n\nPress <kbd>P</kbd>.<br>\n\n</details>\n"
)  # fmt: skip
GONE = "<p>The blue atlas is no longer available. This page does not need JavaScript.</p>"


def apologises(request):
    """The apology's address and tip vary each time."""
    if not request.path.endswith(".md"):
        return None
    tip = "Bor és víz keverve fröccs" if request.path == TWIN else "Pogácsát frissen süssünk vendégeinknek"
    return SamplePage(
        f"# Elm Lane Books\n\nA keresett oldal sajnos nem található ezen a címen: {request.path}\n\n"
        "- [Vissza a főoldalra](/)\n- [Kapcsolat velünk telefonon vagy levélben](/kapcsolat)\n\n"
        f"A mai jó tanácsunk minden kedves látogatónak: {tip}.\n",
        MARKDOWN,
    )


CASES = (
    # hostile
    Case(
        id="P1",
        title="an apology in any language for each markdown address",
        site=lambda _: before(apologises, shop()),
        truth={TWINS: no("same_as_control")},
    ),
    Case(
        id="P2",
        title="the source of a page that nobody compiled",
        site=lambda _: shop(
            {
                TWIN: "---\nlayout: home\n---\n# {{ site.title }}\n\n{% for book in books %}\n- [{{ "
                "book.name }}]({{ book.url }})\n{% endfor %}\n\n{{ content }}\n"
            }
        ),
        truth={TWINS: no("template")},
    ),
    Case(
        id="P3",
        title="markdown of a stub, not of the page that it leads to",
        site=lambda _: shop(
            {
                "/": html_page(STUB),
                "/en/": html_page(home()),
                TWIN: "# Redirecting\n\n- Redirecting to [a page](/en/) of ours, which is in another place\n"
                * 3,
            }
        ),
        truth={TWINS: no("other_page")},
    ),
    Case(
        id="P4",
        title="a stub that leads to a page that refuses",
        site=lambda _: shop(
            {"/": html_page(STUB), "/en/": html_page(home('<meta name="robots" content="noai">')), TWIN: COPY}
        ),
        **declined("noai_meta"),
    ),
    Case(
        id="P5",
        title="a stub that leads in a circle",
        site=lambda _: shop({"/": html_page(STUB), "/en/": html_page(STUB.replace("/en/", "/"))}),
        truth={TWINS: no("not_found")},
    ),
    Case(
        id="P6",
        title="copies of other languages alone",
        site=lambda _: shop(LANGUAGES, head=NAMED),
        truth={TWINS: no("other_page")},
    ),
    # good
    Case(
        id="P7",
        title="a copy of a page behind scripts, styles and elements that nobody closes",
        site=lambda _: shop(
            {
                "/": html_page(
                    home(body="")
                    .replace("<body>", "<body>" + BEFORE_TEXT)
                    .replace("<title>Elm Lane Books", "<title>Home")
                    .replace("<h1>Elm Lane Books", "<h1>Welcome")
                ),
                TWIN: f"# Hello\n\n{TEXT}\n",
            }
        ),
        truth={TWINS: yes()},
        finding={"transactional": False},
    ),
    Case(
        id="P8",
        title="copies of other languages named before that of the page",
        site=lambda _: shop({**LANGUAGES, TWIN: COPY}, head=NAMED),
        truth={TWINS: yes()},
    ),
    Case(
        id="P9",
        title="the copy of the page that a stub leads to",
        site=lambda _: shop({"/": html_page(STUB), "/en/": html_page(home()), TWIN: COPY}),
        truth={TWINS: yes()},
    ),
    Case(
        id="P10",
        title="markdown of the page that a script leads to, at its address",
        site=lambda _: before(
            lambda r: (
                SamplePage(COPY, MARKDOWN, headers={"Vary": "Accept"})
                if r.path == "/en/" and accepts_markdown(r)
                else None
            ),
            shop({"/": html_page(VERSIONS), "/en/": html_page(home())}),
        ),
        truth={NEGOTIATION: yes()},
    ),
    Case(
        id="P11",
        title="a copy that the page names to which a stub leads",
        site=lambda _: shop(
            {
                "/": html_page(STUB),
                "/en/": html_page(home('<link rel="alternate" type="text/markdown" href="/en/index.md">')),
                "/en/index.md": COPY,
            }
        ),
        truth={TWINS: yes()},
    ),
    Case(
        id="P12",
        title="a copy with badges, a table and details in HTML",
        site=lambda _: shop({TWIN: README}),
        truth={TWINS: yes()},
    ),
    Case(
        id="P13",
        title="a short copy that says what is gone and not needed, as its page does",
        site=lambda _: shop(
            {
                TWIN: "# Elm Lane Books\n\nThe blue atlas is no longer available. This page does not need "
                f"JavaScript.\n\n{TEXT}\n"
            },
            body=GONE,
        ),
        truth={TWINS: yes()},
    ),
)
