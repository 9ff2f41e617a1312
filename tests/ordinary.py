"""Ten ordinary listed sites for measuring answers; texts are as long as recorded ones."""

from datetime import timedelta
from typing import Any

from index.values.findings import CheckFinding, ExchangeLine, FoundAction, Tool
from index.values.reasons import Reason
from index.values.vocabulary import Action, Answer, CardState, CheckId, WellKnown
from tests import published

QUERY = "second-hand books by post"  # All ten answer it
_NAMES = (
    "Larkspur", "Elm Lane", "Quiet Harbour", "Three Herons", "Canyon Road", "Old Mill", "North Quay",
    "Paper Lantern", "Walnut Street", "Amber and Daughters",
)  # fmt: skip
HOSTS = tuple(f"{name.lower().replace(' ', '-')}-books.test" for name in _NAMES)
TOOLS = (
    Tool("search_catalog", "Search second-hand books by title, author or subject. Returns price and state."),
    Tool("get_book_details", "Get one book by its number: edition, state, photographs, weight and postage."),
    Tool("get_cart", "Get the books in a cart and what they cost together, with postage to a country."),
    Tool("update_cart", "Put books into a cart or take them out. The cart is kept for two days."),
    Tool("estimate_postage", "Say what it costs to send books by post, and how many days it takes."),
    Tool("track_parcel", "Say where a parcel is, by the number in the message that confirms the order."),
    Tool("list_new_arrivals", "List the books that came in during the last days, newest first."),
    Tool("search_policies_and_faqs", "Search the shop's terms: returns, payment, postage, opening hours."),
)
_ACTIONS = (
    FoundAction(Action.SEARCH, '<form action="/search">… <button>Search</button></form>'),
    FoundAction(Action.BUY, '<form action="/cart/add" method="post">… <button>Add to cart</button></form>'),
    FoundAction(Action.CONTACT, '<a href="/contact">Contact</a>'),
    FoundAction(Action.CONTACT, '<a href="mailto:us@shop.test">Write to us</a>'),
)
_RESOURCES = {
    WellKnown.A2A_AGENT_CARD: "/.well-known/agent-card.json",
    WellKnown.AGENT_SKILLS: "/.well-known/agent-skills/index.json",
    WellKnown.OAUTH_PROTECTED_RESOURCE: "/.well-known/oauth-protected-resource",
    WellKnown.OAUTH_AUTHORIZATION_SERVER: "/.well-known/oauth-authorization-server",
    WellKnown.AUTH_MD: "/auth.md",
    WellKnown.UCP: "/.well-known/ucp",
    WellKnown.ARD: "/.well-known/ard.json",
    WellKnown.AI_CATALOG: "/.well-known/ai-catalog.json",
    WellKnown.WEB_BOT_AUTH: "/.well-known/http-message-signatures-directory",
    WellKnown.OPENAPI: "/openapi.json",
    WellKnown.X402: "/.well-known/x402",
}
_THERE = {
    WellKnown.UCP: (
        Answer.YES,
        "answered 200 application/json with a profile of version 2026-04-08: 1 service.",
    ),
    WellKnown.AUTH_MD: (Answer.UNKNOWN, "answered 503 text/html: the server failed."),
}
_NOTHING = "answered 404 text/html: nothing is there."
_CARD = "/.well-known/mcp/server-card.json"
_ROUTES = (
    "Routes: server card not found, UCP tools listed, ARD not found, ai catalog not found, mcp.json not "
    "found, api catalog not found, link no endpoint, oauth protected resource not found, llms.txt no "
    "endpoint."
)


def publish_ten() -> None:
    """Each is probed twice."""
    for name, host in zip(_NAMES, HOSTS, strict=True):
        made = {
            "mcp_tools": TOOLS,
            "mcp_server_card": CardState.ABSENT,
            "other_wellknown": {one.value: _resource(host, one) for one in WellKnown},
            "name": f"{name} Books: second-hand and antiquarian books by post since 1974",
            "display_name": f"{name} Books",
            "description": "Second-hand and antiquarian books, packed by hand and sent by post.",
            "apparent_actions": _ACTIONS,
        }
        published.listed(host, checks=_checks(host, Answer.NO), **made)
        later = published.PROBED + timedelta(days=2)
        published.listed(host, checks=_checks(host, Answer.YES), probed_at=later, **made)


def _resource(host: str, resource: WellKnown) -> dict[str, Any]:
    url = f"https://{host}{_RESOURCES[resource]}"
    answer, said = _THERE.get(resource, (Answer.NO, _NOTHING))
    served = url if answer is Answer.YES else None
    return {"answer": answer.value, "url": served, "detail": f"GET {url} {said}"}


def _checks(host: str, llms_txt: Answer) -> dict[CheckId, CheckFinding]:
    at = f"https://{host}"
    asked = "; ".join(f"{tool.name} (schema e7c359cfb1af)" for tool in TOOLS)
    found: dict[CheckId, tuple[Answer, Reason, str, list[ExchangeLine]]] = {
        CheckId.MARKDOWN_NEGOTIATION: (
            Answer.NO,
            Reason.IS_HTML,
            f"GET {at}/ answered 200 text/html: we got HTML instead.",
            [
                published.line(host, note="Accept: text/markdown"),
                published.line(host, note="Accept: text/html,application/xhtml+xml,*/*;q=0.1"),
            ],
        ),
        CheckId.MARKDOWN_TWIN: (
            Answer.YES,
            Reason.SERVED,
            f"GET {at}/index.md answered 200 text/markdown: it is the home page as markdown.",
            [published.line(host, "/index.md"), published.line(host, "/4b1f0c2a.md", status=404)],
        ),
        CheckId.LLMS_TXT: (
            llms_txt,
            Reason.SERVED if llms_txt is Answer.YES else Reason.NO_LINK,
            f"GET {at}/llms.txt answered 200 text/plain: it begins with a heading and holds 12 links.",
            [published.line(host, "/llms.txt"), published.line(host, "/4b1f0c2a.txt", status=404)],
        ),
        CheckId.API_CATALOG: (
            Answer.NO,
            Reason.NOT_FOUND,
            f"GET {at}/.well-known/api-catalog {_NOTHING}",
            [published.line(host, "/.well-known/api-catalog", status=404)],
        ),
        CheckId.MCP_SERVER: (
            Answer.YES,
            Reason.TOOLS_LISTED,
            f"POST {at}/mcp answered 200 application/json and listed {len(TOOLS)} tools. {_ROUTES}",
            [
                published.line(host, "/mcp", "POST", note=f"JSON-RPC tools/list in a session; {asked}"),
                published.line(host, "/mcp", "POST", note="JSON-RPC tools/list (2026-07-28)", status=404),
            ],
        ),
        CheckId.MCP_SERVER_CARD: (
            Answer.NO,
            Reason.NOT_FOUND,
            f"GET {at}{_CARD} {_NOTHING}",
            [published.line(host, _CARD, status=404, note="Accept: application/json;q=0.9, */*;q=0.5")] * 13,
        ),
        CheckId.WEBMCP: (Answer.UNKNOWN, Reason.NO_BROWSER, "No browser has run the page yet.", []),
        CheckId.READABLE_WITHOUT_SCRIPT: (
            Answer.UNKNOWN,
            Reason.NO_BROWSER,
            "No browser has run the page yet.",
            [],
        ),
        CheckId.AGENTS_ADMITTED: (
            Answer.YES,
            Reason.ADMITTED,
            f"GET {at}/robots.txt answered 200 text/plain: it lets in the 13 agents.",
            [published.line(host, "/robots.txt")],
        ),
        CheckId.MARKDOWN_INSIDE: (
            Answer.NO,
            Reason.NOT_FOUND,
            "0 of 2 inner pages that were asked are served as markdown.",
            [published.line(host, "/about"), published.line(host, "/prices")],
        ),
    }
    return {
        check: CheckFinding(answer=answer, reason=reason, detail=detail, evidence=tuple(lines))
        for check, (answer, reason, detail, lines) in found.items()
    }
