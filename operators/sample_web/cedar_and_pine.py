"""Cedar & Pine: furniture, at www only; the bare name redirects there."""

import html

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import PLAIN, Look, Website, form_fields, json_ld

HOST = "cedar-and-pine.test"
WWW = f"www.{HOST}"
ABOUT_US = "Order a dining table, bench or bookcase from three joiners, or ask for a quote."
LOOK = Look(
    name="Cedar & Pine",
    menu={"/": "Workshop", "/tables": "Tables", "/quote": "Ask for a quote"},
    footer="Cedar &amp; Pine Joinery, 3 Sawyer Row, Nelson, British Columbia V1L 4C6, Canada.",
)
WORKSHOP = {
    "@type": "FurnitureStore",
    "name": "Cedar & Pine",
    "url": f"https://{WWW}/",
    "address": {
        "@type": "PostalAddress",
        "addressLocality": "Nelson",
        "addressRegion": "BC",
        "addressCountry": "CA",
    },
}
HOME = """<h1>Tables that outlive their rooms</h1>
<p>Three joiners, one planer, no screws. We build dining tables, benches and
bookcases to order from cedar and pine that we can name by valley.</p><p>
<a href="/quote">Ask for a quote</a>; we answer in two days.</p>"""
TABLES = """<h1>Tables</h1><table><tr><th>Valley, six seats</th><td>$2,400</td></tr><tr>
<th>Harvest, ten seats</th><td>$3,900</td></tr></table>"""
QUOTE = """<form method="post" action="/quote"><label>Email <input type="email" name="email"></label>
<label>What shall we build? <textarea name="message"></textarea></label>
<label>Length in cm <input name="length" inputmode="numeric"></label>
<button>Request a quote</button></form>"""
MARKDOWN = f"""# Tables that outlive their rooms

Three joiners, one planer, no screws. We build dining tables, benches and bookcases to order from
cedar and pine that we can name by valley.

- [Tables](https://{WWW}/tables)
- [Ask for a quote](https://{WWW}/quote): we answer in two days
"""
LLMS = f"""# Cedar & Pine

> Furniture to order from three joiners in Nelson, British Columbia.

- [Tables](https://{WWW}/tables): sizes and prices
- [Ask for a quote](https://{WWW}/quote): by form, answered in two days
"""


async def _quote(request: web.BaseRequest) -> web.Response:
    fields = await form_fields(request)
    body = f"<h1>We are measuring</h1><p>A quote goes to {html.escape(fields.get('email', ''))}.</p>"
    return web.Response(text=LOOK.page("Thank you | Cedar & Pine", body), content_type="text/html")


def build() -> Handler:
    site = Website(LOOK.page("Sawdust | Cedar & Pine", "<h1>Only sawdust here</h1>"))
    site.negotiated(
        "/",
        LOOK.page(
            "Cedar & Pine | Tables that outlive their rooms",
            f"{HOME}<h2>Ask for a quote</h2>{QUOTE}",
            head=json_ld(WORKSHOP),
            description=ABOUT_US,
        ),
        MARKDOWN,
    )
    site.page("/tables", LOOK.page("Tables | Cedar & Pine", TABLES))
    site.page("/quote", LOOK.page("Ask for a quote | Cedar & Pine", f"<h1>Ask for a quote</h1>{QUOTE}"))
    site.page("/llms.txt", LLMS, PLAIN)
    site.view("POST", "/quote", _quote)

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.host == WWW:
            return await site(request)
        return web.Response(status=308, headers={"Location": f"https://{WWW}{request.path_qs}"})

    return answer


SITE = SampleSite(
    host=HOST,
    character="Furniture makers whose bare name sends every address to www, where all is served.",
    expected=answering(CheckId.MARKDOWN_NEGOTIATION, CheckId.LLMS_TXT, listed=True, tier=Tier.PROBE_VERIFIED),
    build=build,
    aliases=(WWW,),
)
