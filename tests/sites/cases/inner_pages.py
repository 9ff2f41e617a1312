"""Beyond the usual addresses: inner pages, agents that are shut out, an llms.txt below the root, payments."""

import json
from base64 import b64encode

from index.values.vocabulary import CheckId, WellKnown
from operators.sample_web.website import HTML, MARKDOWN, PLAIN, SamplePage
from tests.sites.cases.case import Case, no, unknown, yes
from tests.sites.cases.making import LLMS, TEXT, before, everywhere, moved, shop

INSIDE, ADMITTED = CheckId.MARKDOWN_INSIDE, CheckId.AGENTS_ADMITTED
ABOUT = {
    "/hours": (
        "Opening hours",
        "We open at nine and close at six, and mend on Wednesdays behind the shutters.",
    ),
    "/shelves": (
        "Our shelves",
        "Maps, cookery, whodunits and a wall of verse, by author and then by colour.",
    ),
    "/post": ("Sending parcels", "Every parcel leaves before noon; the counter clerk weighs and stamps it."),
}


def document(path):
    title, text = ABOUT[path]
    return SamplePage(f"<!doctype html><title>{title}</title><h1>{title}</h1><p>{text}</p>", HTML)


def copy(path):
    title, text = ABOUT[path]
    return f"# {title}\n\n{text}\n\n- [Home](/)\n- [More](/more)\n"


def inside(*copies, pages=("/hours", "/shelves"), files=None, body="", ending=".md"):
    """The shop with inner pages, some of them with a markdown copy."""
    documents = {path: document(path) for path in pages}
    markdown = {f"{path}{ending}": SamplePage(copy(path), MARKDOWN) for path in copies}
    return lambda _: shop({**documents, **markdown, **(files or {})}, body=body)


def negotiating(_):
    made = shop()
    for path in ("/hours", "/shelves"):
        made.negotiated(path, document(path).body, copy(path))
    return made


def one_text_for_markdown(_):
    """Whatever ends in .md is the same text."""

    def text(request):
        return SamplePage(copy("/hours"), MARKDOWN) if request.path.endswith(".md") else None

    return before(text, inside()(None))


def case(case_id, title, site, answer, check=INSIDE):
    return Case(id=case_id, title=title, site=site, truth={check: answer})


def shut_out(case_id, title, robots, answer):
    return case(case_id, title, lambda _: shop({"/robots.txt": robots}), answer, ADMITTED)


DESCRIBED = '<link rel="describedby" href="/docs/llms.txt">'


def described(case_id, title, files, answer, head=DESCRIBED):
    return case(case_id, title, lambda _: shop(files, head=head), answer, CheckId.LLMS_TXT)


PAY = b64encode(json.dumps({"x402Version": 2, "accepts": [{"scheme": "exact"}]}).encode()).decode()
CHARGING = SamplePage("", PLAIN, 402, {"PAYMENT-REQUIRED": PAY})
FREE = SamplePage("Elm Lane", PLAIN)


def offering(case_id, title, resources, answer, *, address="/.well-known/x402", **files):
    """The shop with an x402 document, and what answers at its addresses."""
    offered = {address: {"x402Version": 2, "resources": resources}}
    pages = {f"/{name}": page for name, page in files.items()}
    return case(case_id, title, lambda _: shop({**offered, **pages}), answer, WellKnown.X402)


THIRD = '<a href="/post">Sending parcels</a>'
NAMED = LLMS + "- [Shelves](/shelves.html.md): what we have\n- [Parcels](/post): how they go\n"

SHELVES = {"/shelves.html": document("/shelves"), "/shelves.html.md": copy("/shelves")}

CASES = (
    case("N1", "two inner pages negotiate", negotiating, yes()),
    case("N2", "two inner pages have a copy beside them", inside("/hours", "/shelves"), yes()),
    case("N3", "copies at /page/index.md", inside("/hours", "/shelves", ending="/index.md"), yes()),
    case("N4", "two inner pages, and no markdown of either", inside(), no("not_found")),
    case(
        "N5",
        "one of three has a copy",
        inside("/post", pages=("/hours", "/shelves", "/post"), body=THIRD),
        unknown("one_of_three"),
    ),
    case("N6", "the inner pages that are linked do not exist", lambda _: shop(), unknown("too_few_pages")),
    case(
        "N7",
        "robots.txt keeps the inner pages to itself",
        inside("/hours", "/shelves", files={"/robots.txt": "User-agent: *\nDisallow: /hours\n"}),
        unknown("too_few_pages"),
    ),
    case(
        "N8",
        "one markdown text for every address that ends in .md",
        one_text_for_markdown,
        no("not_found"),
    ),
    case(
        "N9",
        "every address is the same page",
        lambda _: everywhere(SamplePage(f"<h1>Elm Lane Books</h1><p>{TEXT}</p>", HTML), "/", "/robots.txt"),
        unknown("too_few_pages"),
    ),
    case(
        "N10",
        "llms.txt names pages and copies",
        inside("/hours", pages=ABOUT, files={"/llms.txt": NAMED, **SHELVES}),
        yes(),
    ),
    case(
        "N11",
        "the inner pages lead to another site",
        inside(files={path: moved(f"https://elsewhere.test{path}") for path in ("/hours", "/shelves")}),
        unknown("too_few_pages"),
    ),
    shut_out("N12", "robots.txt shuts an agent out that fetches for a person",
             "User-agent: ChatGPT-User\nDisallow: /\n", no("shut_out")),
    shut_out("N13", "robots.txt shuts training crawlers out, and nobody else",
             "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n", yes("admitted")),
    shut_out("N14", "robots.txt shuts everybody out but us",
             "User-agent: *\nDisallow: /\nUser-agent: AgentReadinessIndex\nAllow: /\n", no("shut_out")),
    described("N15", "an llms.txt below the root, which the home page names",
              {"/docs/llms.txt": LLMS}, yes()),
    described("N16", "one at the root that is none, and one below it that is",
              {"/llms.txt": "User-agent: *\nAllow: /\n", "/docs/llms.txt": LLMS}, yes()),
    described("N17", "one at the root that is none, and one below it that is none",
              {"/llms.txt": "nothing", "/docs/llms.txt": "nothing either"}, no("no_heading")),
    described("N18", "one below the root that nobody names", {"/docs/llms.txt": LLMS}, no("not_found"), ""),
    described("N19", "one that is named on another site", {}, no("not_found"),
              '<link rel="describedby" href="https://elsewhere.test/llms.txt">'),
    described("N20", "a description that is no llms.txt", {"/about.txt": LLMS}, no("not_found"),
              '<link rel="describedby" href="/about.txt">'),
    offering("N21", "a listed resource asks to be paid", ["GET /a", "/b"], yes(), a=FREE, b=CHARGING),
    offering("N22", "no listed resource asks to be paid", ["/a", {"resource": "/b"}], no("not_charging"),
             a=FREE, b=FREE),
    offering("N23", "a document at x402.json", [{"url": "/b", "method": "GET"}], yes(),
             address="/.well-known/x402.json", b=CHARGING),
    offering("N24", "resources that are asked by POST alone", ["POST /b"], unknown("not_asked"), b=CHARGING),
    offering("N25", "resources on another host", ["https://elsewhere.test/b"], unknown("not_asked")),
    offering("N26", "a resource that fails today", ["/a", "/b"], unknown("server_error"),
             a=FREE, b=SamplePage("", PLAIN, 500)),
    offering("N27", "a 402 without a way to pay", ["/b"], unknown("refused_access"),
             b=SamplePage("pay", PLAIN, 402)),
)  # fmt: skip
