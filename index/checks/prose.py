"""What each check asks, in words that a stranger can follow by hand. Pure."""

from dataclasses import dataclass, replace
from typing import Final

from index.values.vocabulary import CheckId


@dataclass(frozen=True, slots=True)
class CheckProse:
    """One check: the question, what the probe sends, when the answer is what, and commands that do the same."""

    question: str
    asked: tuple[str, ...]
    yes: tuple[str, ...]
    no: tuple[str, ...]
    by_hand: tuple[str, ...]
    unknown: tuple[str, ...] = ()
    version: str = "1.0"
    """The version of the rubric from which on it is asked so."""


_UNKNOWN_1_0: Final = (
    "No answer in time, or a failure of DNS, TLS or the connection.",
    "A status 401, 403, 429 or 5xx, or a page that is a bot challenge.",
    "robots.txt disallows the address, so that it was not asked.",
    "The random address that a yes is held against could not be read.",
)
UNKNOWN_ANYWHERE: Final = (
    _UNKNOWN_1_0[0],
    "A status 401, 403, 429, 5xx or another that filters answer, a page that is a bot challenge, or another host's waiting room.",
    *_UNKNOWN_1_0[2:],
)
"""What leaves any check open: it says nothing about the site, so it is never a no."""

_TOOLS_LIST: Final = (
    "curl -sSi -H 'Accept: application/json, text/event-stream' -H 'MCP-Protocol-Version: 2025-11-25' "
    '--json \'{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}\' https://example.com/mcp'
)

_LATEST: Final[dict[CheckId, CheckProse]] = {
    CheckId.MARKDOWN_NEGOTIATION: CheckProse(
        "Does the home page answer in markdown to whoever asks for it, and still in HTML to a browser?",
        (
            "The home page as a browser asks for it.",
            "The same address with Accept: text/markdown; where a shared cache keeps the HTML, once more past it.",
            "The root likewise, where browsers are sent on from there.",
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
            "The body is labelled as markdown and is none, or is about another page.",
            "Every address answers the same.",
        ),
        (
            "curl -sSi -H 'Accept: text/markdown' https://example.com/",
            "curl -sSi -H 'Accept: text/html' https://example.com/",
            "curl -sSi -H 'Accept: text/markdown' https://example.com/d41d8cd98f00b204",
        ),
        version="1.4",
    ),
    CheckId.MARKDOWN_TWIN: CheckProse(
        "Is there a markdown copy of the home page at a usual address, or where the page says?",
        (
            "/index.md and /index.html.md.",
            'The address that the page names with rel="alternate" type="text/markdown", in HTML or in a Link header.',
            "A random .md address, as a control.",
        ),
        (
            "One of them answers with markdown, as any type that is usual for it, of the same site and about the home page.",
            "The random .md address does not answer with the same body.",
        ),
        (
            "None of the addresses has it.",
            "What is there is HTML, an error page, another page's text, or the answer to every address.",
            "The host renders its home page as markdown for a random address too, or makes up twins.",
        ),
        (
            "curl -sSi https://example.com/index.md",
            "curl -sSi https://example.com/index.html.md",
            "curl -sSi https://example.com/d41d8cd98f00b204.md",
        ),
        version="1.4",
    ),
    CheckId.LLMS_TXT: CheckProse(
        "Is there an overview for agents at /llms.txt that leads on?",
        ("/llms.txt.", "A random .txt address and a random page, as controls."),
        (
            "The body is not HTML, and its first line is a heading of the first level (“# ”).",
            "It holds at least one markdown link outside code, pre elements and footnotes, and at least 50 characters.",
            "The random addresses do not answer with the same body, or with an overview of their own.",
        ),
        (
            "Nothing is there, or HTML, or an error page with status 200.",
            "There is no heading, no link, or hardly any text.",
            "The answer came from another site.",
        ),
        ("curl -sSi https://example.com/llms.txt", "curl -sSi https://example.com/d41d8cd98f00b204.txt"),
        version="1.4",
    ),
    CheckId.API_CATALOG: CheckProse(
        "Does the site publish which APIs it has, as RFC 9727 describes it?",
        ("/.well-known/api-catalog.", "A random address below /.well-known/, as a control."),
        (
            "The document is a link set with at least one context that has at least one relation with an href.",
            "A redirect to another host is allowed.",
            "Random addresses do not answer with a link set too, also those of known documents without an ending.",
        ),
        (
            "Nothing is there, or HTML.",
            "The body is no JSON, no link set, or an empty one.",
        ),
        ("curl -sSiL -H 'Accept: application/linkset+json' https://example.com/.well-known/api-catalog",),
        version="1.4",
    ),
    CheckId.MCP_SERVER: CheckProse(
        "Does an MCP server of the site list its tools to a caller without credentials?",
        (
            "Where an endpoint is named: server cards, UCP, ARD, AI catalog, mcp.json, the API catalog, links, OAuth, llms.txt.",
            "/mcp, where nothing names one.",
            "Each endpoint with tools/list: stateless (2026-07-28), after initialize in a version that it names, or over HTTP+SSE.",
            "Once more where a 301 only adds a final slash.",
            "A POST to a random address of each host, as a control.",
        ),
        ("An endpoint answered tools/list, as JSON or as an event stream. No tool is ever called.",),
        (
            "Whatever was found or guessed answers, and none of it speaks MCP.",
            "The reply is the same whatever is asked.",
        ),
        (_TOOLS_LIST,),
        (
            "The endpoint asks for credentials: there is a server, and nobody without a key can say what it does.",
        ),
        version="1.4",
    ),
    CheckId.MCP_SERVER_CARD: CheckProse(
        "Does the site publish a server card whose endpoint answers?",
        ("Every known address of a card, in every dialect.", "The endpoint that it names."),
        (
            "A card parses, and its endpoint answered. An endpoint that asks for credentials counts as answering.",
        ),
        (
            "There is no card (absent).",
            "A card names no endpoint, or one that does not answer as MCP (dead).",
        ),
        ("curl -sSi https://example.com/.well-known/mcp/server-card.json",),
        version="1.1",
    ),
    CheckId.WEBMCP: CheckProse(
        "Does the home page, run in a real browser as it ships, register tools for an agent in the page?",
        ("The home page in Chromium, with nothing signed in and nothing clicked.",),
        (
            "At least one tool was registered, on document.modelContext or by a declarative form. None is ever invoked.",
        ),
        (
            "The page ran and registered none.",
            "It calls only navigator.modelContext, which was withdrawn and which nothing answers.",
        ),
        ("Open the page in a browser with WebMCP, and look into document.modelContext.",),
        ("No browser could run the page.",),
        version="1.3",
    ),
}

_NEGOTIATION: Final = _LATEST[CheckId.MARKDOWN_NEGOTIATION]
_TWIN: Final = _LATEST[CheckId.MARKDOWN_TWIN]
_LLMS_TXT: Final = _LATEST[CheckId.LLMS_TXT]
_CATALOG: Final = _LATEST[CheckId.API_CATALOG]
_SERVER: Final = _LATEST[CheckId.MCP_SERVER]
_CARD: Final = _LATEST[CheckId.MCP_SERVER_CARD]

_NEGOTIATION_1_2: Final = replace(
    _NEGOTIATION, version="1.2", asked=(*_NEGOTIATION.asked[:2], _NEGOTIATION.asked[3])
)
_NEGOTIATION_1_0: Final = replace(
    _NEGOTIATION_1_2,
    version="1.0",
    asked=(
        _NEGOTIATION.asked[0],
        "The same address with Accept: text/markdown.",
        _NEGOTIATION.asked[3],
    ),
    yes=(*_NEGOTIATION.yes[:2], "A browser still gets HTML.", _NEGOTIATION.yes[3]),
)
_TWIN_1_2: Final = replace(
    _TWIN,
    version="1.2",
    yes=(
        "One of them answers with markdown, as a text type, of the same site and about the home page.",
        *_TWIN.yes[1:],
    ),
    no=(*_TWIN.no[:-1], "The host renders its home page as markdown for a random address too."),
)
_SERVER_1_2: Final = replace(
    _SERVER,
    version="1.2",
    asked=(
        *_SERVER.asked[:2],
        "Each endpoint with tools/list in the stateless form of 2026-07-28, else after initialize, else over HTTP+SSE.",
        _SERVER.asked[-1],
    ),
    no=_SERVER.no[:1],
)
_SERVER_1_1: Final = replace(
    _SERVER_1_2,
    version="1.1",
    asked=(*_SERVER_1_2.asked[:-1], "A POST to a random address of the site, as a control."),
)
_SERVER_1_0: Final = replace(
    _SERVER_1_1,
    version="1.0",
    asked=(
        "Where an endpoint is named: a server card, the API catalog, links of the page, llms.txt.",
        _SERVER.asked[1],
        "Each endpoint with tools/list in the stateless form of 2026-07-28, else after initialize.",
        _SERVER_1_1.asked[-1],
    ),
)

PROSE: Final[dict[CheckId, tuple[CheckProse, ...]]] = {
    CheckId.MARKDOWN_NEGOTIATION: (_NEGOTIATION, _NEGOTIATION_1_2, _NEGOTIATION_1_0),
    CheckId.MARKDOWN_TWIN: (_TWIN, _TWIN_1_2, replace(_TWIN_1_2, version="1.0", no=_TWIN_1_2.no[:-1])),
    CheckId.LLMS_TXT: (
        _LLMS_TXT,
        replace(
            _LLMS_TXT,
            version="1.0",
            yes=(
                _LLMS_TXT.yes[0],
                "It holds at least one markdown link outside code, and at least 50 characters.",
                _LLMS_TXT.yes[2],
            ),
        ),
    ),
    CheckId.API_CATALOG: (
        _CATALOG,
        replace(
            _CATALOG,
            version="1.0",
            yes=(*_CATALOG.yes[:2], "The random address does not answer with a link set too."),
        ),
    ),
    CheckId.MCP_SERVER: (_SERVER, _SERVER_1_2, _SERVER_1_1, _SERVER_1_0),
    CheckId.MCP_SERVER_CARD: (
        _CARD,
        replace(
            _CARD, version="1.0", asked=("The usual addresses of a card.", "The endpoint that it names.")
        ),
    ),
    CheckId.WEBMCP: (_LATEST[CheckId.WEBMCP],),
}
"""By check, its wordings, newest first. When a check changes what it accepts, the old wording stays behind the new one."""


def prose_of(check: CheckId, version: str) -> CheckProse | None:
    """Return how a check was asked under a version of the rubric, e.g. "1.2"; None before it was asked at all."""
    asked = _number(version)
    return next((one for one in PROSE[check] if _number(one.version) <= asked), None)


def unknown_in(version: str) -> tuple[str, ...]:
    """Return what left any check open under a version of the rubric."""
    return UNKNOWN_ANYWHERE if _number(version) >= (1, 4) else _UNKNOWN_1_0


def is_asked_in(check: CheckId, version: str) -> bool:
    """Whether a version, of any text, is one under which the check was asked."""
    parts = version.split(".")
    known = len(parts) == 2 and all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts)
    return known and prose_of(check, version) is not None


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
