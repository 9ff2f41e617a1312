"""Sandpiper Parcels: passes all five checks, with a working search."""

import html
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from index.checks import SCORED_CHECKS
from index.values.vocabulary import CardState, Tier
from operators.sample_web.mcp import INITIALIZED, STATELESS, McpServer, McpTool
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import LINKSET, MARKDOWN, PLAIN, Look, Website, json_ld

HOST = "sandpiper-parcels.test"
ABOUT_US = "Send a parcel up to 10 kg within Denmark, track it, or book a courier to collect it."
LOOK = Look(
    name="Sandpiper Parcels",
    menu={
        "/": "Sandpiper",
        "/track": "Track a parcel",
        "/prices": "Prices",
        "/collection": "Book a collection",
        "/help": "Help",
    },
    footer="Sandpiper Parcels A/S, Havnegade 12, 8000 Aarhus, Denmark.",
    style="body{font-family:system-ui,sans-serif}h1{color:#b5541c}",
)
PARCELS = {
    "SP1001": "delivered in Odense on Tuesday",
    "SP1002": "on a bicycle in Copenhagen",
    "SP1003": "waiting at the Aarhus depot",
}
HELP = {
    "Where is my parcel?": "Track a parcel with the number on your receipt; it begins with SP.",
    "Nobody was at home": "The courier tries again the next day, or leaves it at a Sandpiper shop.",
    "Something is broken": "Send us a photograph within seven days and we pay for it.",
}
CARRIER = {
    "@type": "WebSite",
    "name": "Sandpiper Parcels",
    "url": f"https://{HOST}/",
    "publisher": {
        "@type": "Organization",
        "name": "Sandpiper Parcels",
        "address": {"@type": "PostalAddress", "addressLocality": "Aarhus", "addressCountry": "DK"},
    },
    "potentialAction": {
        "@type": "SearchAction",
        "target": f"https://{HOST}/help?q={{q}}",
        "query-input": "required name=q",
    },
}
HOME = """<h1>Small parcels, light feet</h1>
<p>Sandpiper carries parcels up to 10 kg between Danish towns, by train at night and by bicycle in the
morning.</p>
<form action="/track" method="get"><label>Parcel number <input name="number" placeholder="SP1002"></label>
<button>Track parcel</button></form>
<p><a href="/collection">Book a collection</a> before four and we come today. <a href="/prices">Prices</a>
from 39 kr.</p>"""
PRICES = (
    "<h1>Prices</h1><table><tr><th>up to 2 kg</th><td>39 kr.</td></tr><tr><th>up to 5 kg</th><td>59 "
    "kr.</td></tr><tr><th>up to 10 kg</th><td>89 kr.</td></tr></table>"
)
COLLECTION = """<h1>Book a collection</h1><form method="post" action="/collection">
<label>Name <input name="name" autocomplete="name"></label>
<label>Street <input name="street" autocomplete="street-address"></label>
<label>Day <input type="date" name="day"></label><button>Book collection</button></form>"""
TWIN = f"""# Small parcels, light feet

Sandpiper carries parcels up to 10 kg between Danish towns, by train at night and by bicycle in the morning.

- [Track a parcel](https://{HOST}/track) with the number on your receipt
- [Book a collection](https://{HOST}/collection) before four and we come today
- [Prices](https://{HOST}/prices) from 39 kr.
"""
LLMS = f"""# Sandpiper Parcels

> A parcel carrier in Denmark. Agents may track parcels, ask for a price and book a collection.

## For agents

- [MCP server](https://{HOST}/mcp): track_parcel, quote_price, book_collection, find_parcel_shop
- [API catalog](https://{HOST}/.well-known/api-catalog): the HTTP API

## For people

- [Help](https://{HOST}/help): what to do when something goes wrong
"""
OPENAPI = {
    "openapi": "3.1.0",
    "info": {"title": "Sandpiper", "version": "3"},
    "paths": {"/api/parcels/{number}": {"get": {"summary": "Track a parcel"}}},
}
CATALOG = {
    "linkset": [
        {
            "anchor": f"https://{HOST}/api",
            "service-desc": [{"href": f"https://{HOST}/openapi.json", "type": "application/json"}],
        }
    ]
}
CARD = {
    "$schema": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    "name": "test.sandpiper-parcels/parcels",
    "version": "3.0.0",
    "description": "Track parcels, ask for prices and book collections in Denmark.",
    "websiteUrl": f"https://{HOST}/",
    "remotes": [{"type": "streamable-http", "url": f"https://{HOST}/mcp"}],
}


def _state(number: str) -> str:
    return PARCELS.get(number.strip().upper(), "unknown to us; check the number on your receipt")


def _price(given: Mapping[str, Any]) -> str:
    weight = str(given["kilograms"])
    kilograms = float(weight) if weight.replace(".", "", 1).isdigit() else 99.0
    price = next((price for limit, price in ((2, 39), (5, 59), (10, 89)) if kilograms <= limit), None)
    return f"{price} kr." if price else "We carry up to 10 kg."


TOOLS = (
    McpTool(
        "track_parcel",
        "Track a parcel by its number and say where it is.",
        {"number": "parcel number, e.g. SP1002"},
        lambda given: f"{given['number']} is {_state(str(given['number']))}.",
    ),
    McpTool(
        "quote_price", "Price of sending a parcel within Denmark.", {"kilograms": "weight in kg"}, _price
    ),
    McpTool(
        "book_collection",
        "Book a courier to collect a parcel.",
        {"name": "who hands it over", "street": "where", "day": "YYYY-MM-DD"},
        lambda given: f"A courier comes to {given['street']} on {given['day']}.",
    ),
    McpTool(
        "find_parcel_shop",
        "Find the nearest shop to drop off or pick up a parcel.",
        {"town": "a Danish town"},
        lambda given: f"The bicycle shop by the station in {given['town']}.",
    ),
)


def _track(request: web.BaseRequest) -> web.Response:
    number = request.query.get("number", "")
    said = f"<p>Parcel {html.escape(number)} is {_state(number)}.</p>" if number else ""
    form = (
        '<form action="/track" method="get"><label>Parcel number <input name="number"></label><button>'
        "Track parcel</button></form>"
    )
    return web.Response(
        text=LOOK.page("Track a parcel | Sandpiper Parcels", f"<h1>Track a parcel</h1>{said}{form}"),
        content_type="text/html",
    )


def _help(request: web.BaseRequest) -> web.Response:
    words = request.query.get("q", "").lower().split()
    found = {
        q: a for q, a in HELP.items() if all(word in f"sandpiper parcels {q} {a}".lower() for word in words)
    }
    answers = "".join(f"<dt>{question}</dt><dd>{answer}</dd>" for question, answer in found.items())
    body = f"<h1>Help</h1><dl>{answers}</dl>" if found else "<h1>Help</h1><p>We have no answer to that..</p>"
    return web.Response(text=LOOK.page("Help | Sandpiper Parcels", body), content_type="text/html")


def build() -> Handler:
    site = Website(
        LOOK.page(
            "Return to sender | Sandpiper Parcels",
            "<h1>Return to sender</h1><p>Nobody lives at that address.</p>",
        )
    )
    links = '<link rel="alternate" type="text/markdown" href="/index.md">'
    site.negotiated(
        "/",
        LOOK.page(
            "Sandpiper Parcels | Small parcels, light feet",
            HOME,
            head=links + json_ld(CARRIER),
            description=ABOUT_US,
        ),
        TWIN,
    )
    site.page("/prices", LOOK.page("Prices | Sandpiper Parcels", PRICES))
    site.page("/collection", LOOK.page("Book a collection | Sandpiper Parcels", COLLECTION))
    site.thank("/collection", LOOK.page("Booked | Sandpiper Parcels", "<h1>A courier is on the way</h1>"))
    site.page("/index.md", TWIN, MARKDOWN)
    site.page("/llms.txt", LLMS, PLAIN)
    site.page("/robots.txt", "User-agent: *\nAllow: /\n", PLAIN)
    site.data("/openapi.json", OPENAPI)
    site.data(
        "/.well-known/api-catalog", CATALOG, LINKSET, Link='</.well-known/api-catalog>; rel="api-catalog"'
    )
    for path in ("/.well-known/mcp/server-card.json", "/mcp/server-card"):
        site.data(path, CARD, "application/mcp-server-card+json")
    site.view("GET", "/track", _track)
    site.view("GET", "/help", _help)
    endpoint = McpServer(
        name="sandpiper-parcels", version="3.0.0", tools=TOOLS, versions=(STATELESS, *INITIALIZED)
    )
    for method in ("GET", "POST", "DELETE"):
        site.view(method, "/mcp", endpoint)
    return site


SITE = SampleSite(
    host=HOST,
    character="A parcel carrier with all five: markdown both ways, llms.txt, API catalog, an MCP server of "
    "both eras.",
    expected=answering(
        *SCORED_CHECKS,
        listed=True,
        tier=Tier.BEHAVIOURALLY_VERIFIED,
        card=CardState.PRESENT,
        tools=tuple(tool.name for tool in TOOLS),
    ),
    build=build,
)
