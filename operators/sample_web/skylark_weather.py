"""Skylark Weather: an MCP server that speaks only stateless 2026-07-28, in event streams."""

from collections.abc import Mapping
from typing import Any

from index.values.vocabulary import CardState, CheckId, Tier
from operators.sample_web.mcp import STATELESS, McpServer, McpTool
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import PLAIN, Look, Website, json_ld

HOST = "skylark-weather.test"
ABOUT_US = "Weather forecasts and station readings for New Zealand, and storm alerts by email."
LOOK = Look(
    name="Skylark Weather",
    menu={"/": "Today", "/stations": "Stations", "/agents": "For agents"},
    footer="Skylark Weather Cooperative, Wellington, Aotearoa New Zealand. Data under CC BY 4.0.",
    lang="en-NZ",
    style="body{background:#eef6fb}",
)
FORECASTS = {
    "wellington": "Wellington: northerly gusts to 85 km/h, 14 degrees, rain from four o'clock.",
    "nelson": "Nelson: fine, light sea breeze, 19 degrees.",
    "queenstown": "Queenstown: snow above 900 metres, 6 degrees in town.",
}
COOPERATIVE = {
    "@type": "Organization",
    "name": "Skylark Weather",
    "url": f"https://{HOST}/",
    "address": {"@type": "PostalAddress", "addressLocality": "Wellington", "addressCountry": "NZ"},
}
TODAY = "".join(f"<li>{text}</li>" for text in FORECASTS.values())
HOME = f"""<h1>Weather from 212 backyard stations</h1>
<p>Skylark is a cooperative of people who own a rain gauge. Forecasts are made twice a day by two
meteorologists who sign them.</p>
<ul>{TODAY}</ul>
<form method="post" action="/alerts"><label>Email <input type="email" name="email"></label>
<button>Subscribe to storm alerts</button></form>"""
STATIONS = (
    "<h1>Stations</h1><p>Each station reports wind, rain and pressure every ten minutes. Yours can "
    "join: all you need is a fence post.</p>"
)
AGENTS = f"""<h1>For agents</h1>
<p>Our MCP server is at <code>https://{HOST}/mcp</code>. It keeps no sessions and needs no key;
it speaks version 2026-07-28 and nothing older.</p>"""


def _forecast(given: Mapping[str, Any]) -> str:
    return FORECASTS.get(str(given["place"]).lower(), "We have no station there.")


TOOLS = (
    McpTool(
        "get_forecast",
        "Weather forecast for a place in New Zealand, signed by a meteorologist.",
        {"place": "name of a town"},
        _forecast,
    ),
    McpTool(
        "nearest_station",
        "The weather station nearest to a place, with its last reading.",
        {"place": "name of a town"},
        lambda given: f"Station 17, near {given['place']}: 1009 hPa.",
    ),
    McpTool(
        "subscribe_storm_alerts",
        "Send storm alerts for a place to an email address.",
        {"place": "name of a town", "email": "where alerts go"},
        lambda given: f"Alerts for {given['place']} go to {given['email']}.",
    ),
)
CARD = {
    "$schema": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    "name": "test.skylark-weather/forecasts",
    "version": "1.3.0",
    "description": "Forecasts and station readings for New Zealand.",
    "remotes": [
        {"type": "streamable-http", "url": f"https://{HOST}/mcp", "supportedProtocolVersions": [STATELESS]}
    ],
}
ENTRY = {
    "identifier": f"urn:air:{HOST}:mcp:forecasts",
    "type": "application/mcp-server-card+json",
    "url": f"https://{HOST}/mcp/server-card",
}


def build() -> Handler:
    site = Website(LOOK.page("No data | Skylark Weather", "<h1>No station reports from there</h1>"))
    site.page(
        "/",
        LOOK.page(
            "Skylark Weather | Forecasts for New Zealand",
            HOME,
            head=json_ld(COOPERATIVE),
            description=ABOUT_US,
        ),
    )
    site.thank("/alerts", LOOK.page("Storm alerts | Skylark Weather", "<h1>We will write when it blows</h1>"))
    site.page("/stations", LOOK.page("Stations | Skylark Weather", STATIONS))
    site.page("/agents", LOOK.page("For agents | Skylark Weather", AGENTS))
    site.page("/robots.txt", "User-agent: *\nAllow: /\n", PLAIN)
    site.data("/mcp/server-card", CARD, "application/mcp-server-card+json")
    site.data(
        "/.well-known/ai-catalog.json",
        {"specVersion": "1.0", "entries": [ENTRY]},
        "application/ai-catalog+json",
    )
    endpoint = McpServer(
        name="skylark-weather", version="1.3.0", tools=TOOLS, versions=(STATELESS,), events=True
    )
    for method in ("GET", "POST", "DELETE"):
        site.view(method, "/mcp", endpoint)
    return site


SITE = SampleSite(
    host=HOST,
    character="Forecasts through a stateless MCP server that refuses initialize and answers in event "
    "streams.",
    expected=answering(
        CheckId.MCP_SERVER,
        listed=True,
        tier=Tier.PROBE_VERIFIED,
        card=CardState.PRESENT,
        tools=tuple(tool.name for tool in TOOLS),
    ),
    build=build,
)
