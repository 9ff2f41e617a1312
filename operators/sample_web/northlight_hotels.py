"""Northlight Hotels: markdown for agents, and a server card whose endpoint is gone."""

import html

from aiohttp import web

from index.values.vocabulary import CardState, CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import MARKDOWN, PLAIN, Look, Website, form_fields, json_ld

HOST = "northlight-hotels.test"
ABOUT_US = "Book a hotel room above the Arctic Circle, in Tromsø or Bodø."
LOOK = Look(
    name="Northlight Hotels",
    menu={"/": "Our hotels", "/tromso": "Tromsø", "/bodo": "Bodø", "/book": "Book a room"},
    footer="Northlight Hotels AS, Sjøgata 4, 9008 Tromsø, Norway.",
    style="h1{letter-spacing:.03em;color:#14425c}",
)
HOTEL = {
    "@type": "Hotel",
    "name": "Northlight Hotels",
    "url": f"https://{HOST}/",
    "address": {"@type": "PostalAddress", "addressLocality": "Tromsø", "addressCountry": "NO"},
    "potentialAction": {"@type": "ReserveAction", "target": f"https://{HOST}/book"},
}
HOME = """<h1>Two hotels above the Arctic Circle</h1>
<p>Rooms with a window to the north, a sauna on the quay, breakfast until eleven. We wake you when the sky
turns green.</p>
<ul><li><a href="/tromso">Northlight Tromsø</a>, 64 rooms on the harbour</li><li>
<a href="/bodo">Northlight Bodø</a>, 38 rooms under the mountain</li></ul>
<p><a href="/book">Book a room</a> from 1,490 NOK a night.</p>"""
BOOK = """<h1>Book a room</h1><form method="post" action="/book">
<label>Hotel <select name="hotel"><option>Tromsø</option><option>Bodø</option></select></label>
<label>Arrival <input type="date" name="checkin"></label><label>Departure <input type="date" name="checkout">
</label>
<label>Guests <input type="number" name="guests" min="1" max="4"></label>
<label>Email <input type="email" name="email"></label>
<button>Book room</button></form>"""
TWIN = f"""# Two hotels above the Arctic Circle

Rooms with a window to the north, a sauna on the quay, breakfast until eleven. From 1,490 NOK a night.

- [Northlight Tromsø](https://{HOST}/tromso), 64 rooms on the harbour
- [Northlight Bodø](https://{HOST}/bodo), 38 rooms under the mountain
- [Book a room](https://{HOST}/book)
"""
CARD = {
    "$schema": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    "name": "test.northlight-hotels/rooms",
    "version": "0.9.0",
    "description": "Find and book rooms at Northlight Hotels.",
    "remotes": [{"type": "streamable-http", "url": f"https://{HOST}/api/agents/mcp"}],
}


async def _book(request: web.BaseRequest) -> web.Response:
    fields = await form_fields(request)
    body = (
        f"<h1>Welcome to {html.escape(fields.get('hotel', ''))}</h1><p>We have kept a room from "
        f"{html.escape(fields.get('checkin', ''))}.</p>"
    )
    return web.Response(text=LOOK.page("Your room | Northlight Hotels", body), content_type="text/html")


def build() -> Handler:
    site = Website(LOOK.page("Snowed in | Northlight Hotels", "<h1>That door is snowed in</h1>"))
    site.page(
        "/", LOOK.page("Northlight Hotels | Tromsø and Bodø", HOME, head=json_ld(HOTEL), description=ABOUT_US)
    )
    site.page(
        "/tromso",
        LOOK.page(
            "Tromsø | Northlight Hotels",
            "<h1>Northlight Tromsø</h1><p>On the harbour, five minutes from the bus.</p>",
        ),
    )
    site.page(
        "/bodo",
        LOOK.page(
            "Bodø | Northlight Hotels",
            "<h1>Northlight Bodø</h1><p>Under the mountain, ten minutes from the ferry.</p>",
        ),
    )
    site.page("/book", LOOK.page("Book a room | Northlight Hotels", BOOK))
    site.view("POST", "/book", _book)
    site.page("/index.md", TWIN, MARKDOWN)
    site.page("/llms.txt", TWIN.replace("# Two hotels", "# Northlight Hotels: two hotels"), PLAIN)
    site.data("/.well-known/mcp/server-card.json", CARD)
    return site


SITE = SampleSite(
    host=HOST,
    character="Hotels with good markdown and a dead server card: the endpoint that it names is 404.",
    expected=answering(
        CheckId.MARKDOWN_TWIN, CheckId.LLMS_TXT, listed=True, tier=Tier.PROBE_VERIFIED, card=CardState.DEAD
    ),
    build=build,
)
