"""Beacon Geocoding: an API with a catalog, an llms.txt and a markdown twin."""

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import LINKSET, MARKDOWN, PLAIN, Look, Website, json_ld

HOST = "beacon-geocoding.test"
ABOUT_US = "An HTTP API that turns addresses into coordinates and back, in 94 countries."
LOOK = Look(
    name="Beacon Geocoding",
    menu={"/": "Product", "/docs": "Documentation", "/pricing": "Pricing", "/sign-up": "Get a key"},
    footer="Beacon Geocoding B.V., Prins Hendrikkade 33, Amsterdam, Netherlands.",
    style="body{font-family:system-ui,sans-serif}pre{background:#102027;color:#cfe8ef;padding:1rem}",
)
SERVICE = {
    "@type": "WebAPI",
    "name": "Beacon Geocoding",
    "documentation": f"https://{HOST}/docs",
    "provider": {
        "@type": "Organization",
        "name": "Beacon Geocoding B.V.",
        "address": {"@type": "PostalAddress", "addressCountry": "NL"},
    },
}
PLACES = {"dam 1, amsterdam": (52.3731, 4.8922), "14 gillygate, york": (53.9633, -1.0846)}
EXAMPLE = f"curl 'https://{HOST}/v2/geocode?address=Dam+1,+Amsterdam'"
HOME = f"""<h1>Addresses in, coordinates out</h1>
<p>Beacon turns an address into coordinates and back, in 94 countries, in 40 milliseconds. No map, no
lock-in, one price.</p>
<pre><code>{EXAMPLE}</code></pre>
<p>Ten thousand requests a month are free. <a href="/sign-up">Get a key</a>.</p>"""
DOCS = f"""<h1>Documentation</h1><h2>Geocode</h2><pre><code>{EXAMPLE}</code></pre><h2>Reverse</h2>
<pre><code>curl 'https://{HOST}/v2/reverse?lat=52.3731&amp;lon=4.8922'</code></pre>
<p>The whole interface is in <a href="/openapi.json">openapi.json</a>.</p>"""
PRICING = "<h1>Pricing</h1><p>Free to 10,000 requests a month, then €0.40 a thousand. Invoices in euro.</p>"
SIGN_UP = """<h1>Get a key</h1><form method="post" action="/sign-up">
<label>Email <input type="email" name="email" autocomplete="email"></label>
<button>Create a key</button></form>"""
TWIN = f"""---
title: Beacon Geocoding
---

# Addresses in, coordinates out

Beacon turns an address into coordinates and back, in 94 countries, in 40 milliseconds.
No map, no lock-in, one price.

```sh
{EXAMPLE}
```

- [Documentation](https://{HOST}/docs)
- [Pricing](https://{HOST}/pricing): ten thousand requests a month are free
"""
LLMS = f"""# Beacon Geocoding

> An HTTP API that turns addresses into coordinates and back.

## API

- [Documentation](https://{HOST}/docs): both calls with examples
- [OpenAPI](https://{HOST}/openapi.json): the whole interface

## Optional

- [Pricing](https://{HOST}/pricing): one price
"""
OPENAPI = {
    "openapi": "3.1.0",
    "info": {"title": "Beacon Geocoding", "version": "2.0"},
    "servers": [{"url": f"https://{HOST}/v2"}],
    "paths": {
        "/geocode": {"get": {"summary": "Address to coordinates"}},
        "/reverse": {"get": {"summary": "Coordinates to address"}},
    },
}
CATALOG = {
    "linkset": [
        {
            "anchor": f"https://{HOST}/v2",
            "service-desc": [
                {"href": f"https://{HOST}/openapi.json", "type": "application/vnd.oai.openapi+json"}
            ],
            "service-doc": [{"href": f"https://{HOST}/docs", "type": "text/html", "hreflang": ["en"]}],
        }
    ]
}


def _geocode(request: web.BaseRequest) -> web.Response:
    found = PLACES.get(request.query.get("address", "").strip().lower())
    if found is None:
        return web.json_response({"error": "no such address"}, status=404)
    return web.json_response({"lat": found[0], "lon": found[1], "precision": "house"})


def build() -> Handler:
    site = Website(LOOK.page("Off the map | Beacon Geocoding", "<h1>Off the map</h1>"))
    site.page(
        "/",
        LOOK.page(
            "Beacon Geocoding | Addresses in, coordinates out",
            HOME,
            head=json_ld(SERVICE),
            description=ABOUT_US,
        ),
    )
    site.page("/docs", LOOK.page("Documentation | Beacon Geocoding", DOCS))
    site.page("/pricing", LOOK.page("Pricing | Beacon Geocoding", PRICING))
    site.page("/sign-up", LOOK.page("Get a key | Beacon Geocoding", SIGN_UP))
    site.thank("/sign-up", LOOK.page("Your key | Beacon Geocoding", "<h1>Your key is in the post</h1>"))
    site.page("/index.md", TWIN, MARKDOWN)
    site.page("/llms.txt", LLMS, PLAIN)
    site.data("/openapi.json", OPENAPI)
    site.data(
        "/.well-known/api-catalog", CATALOG, LINKSET, Link='</.well-known/api-catalog>; rel="api-catalog"'
    )
    site.view("GET", "/v2/geocode", _geocode)
    return site


SITE = SampleSite(
    host=HOST,
    character="An API vendor with a catalog, an llms.txt and a markdown twin, and no negotiation.",
    expected=answering(
        CheckId.MARKDOWN_TWIN, CheckId.LLMS_TXT, CheckId.API_CATALOG, listed=True, tier=Tier.PROBE_VERIFIED
    ),
    build=build,
)
