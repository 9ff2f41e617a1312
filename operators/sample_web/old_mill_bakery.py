"""Old Mill Bakery: plain http, without a certificate."""

import html

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, Transport, answering
from operators.sample_web.website import MARKDOWN, PLAIN, Look, Website, form_fields, json_ld

HOST = "old-mill-bakery.test"
ABOUT_US = "Order a cake or bread from a village bakery in Lavenham that mills its own flour."
LOOK = Look(
    name="Old Mill Bakery",
    menu={"/": "Bakery", "/cakes": "Order a cake", "/opening": "Opening hours"},
    footer="Old Mill Bakery, Bridge Street, Lavenham, Suffolk, England. Cash, cards and eggs accepted.",
    style="body{background:#fff8ec}",
)
BAKERY = {
    "@type": "Bakery",
    "name": "Old Mill Bakery",
    "url": f"http://{HOST}/",
    "address": {"@type": "PostalAddress", "addressLocality": "Lavenham", "addressCountry": "GB"},
}
HOME = """<h1>Bread from our own flour</h1>
<p>We mill on Monday, bake from Tuesday, and sell out by noon. Sourdough, rye, and the
Saturday bun that people drive for.</p><p><a href="/cakes">Order a cake</a> two days ahead.</p>"""
CAKES = """<form method="post" action="/cakes"><label>Name <input name="name" autocomplete="name"></label>
<label>Phone <input type="tel" name="phone" autocomplete="tel"></label>
<label>Cake <select name="cake"><option>Carrot, £24</option><option>Lemon and poppy, £22</option></select>
</label>
<label>Collect on <input type="date" name="day"></label><button>Place order</button></form>"""
OPENING = (
    "<h1>Opening hours</h1><p>Tuesday to Friday seven to noon, Saturday six to ten. Closed when the "
    "river is high.</p>"
)
TWIN = f"""# Bread from our own flour

We mill on Monday, bake from Tuesday, and sell out by noon. Sourdough, rye, and the
Saturday bun that people drive for.

- [Order a cake](http://{HOST}/cakes) two days ahead
- [Opening hours](http://{HOST}/opening)
"""
LLMS = f"""# Old Mill Bakery

> A village bakery in Lavenham. Cakes are ordered by form and collected in the shop.

- [Order a cake](http://{HOST}/cakes): carrot or lemon
- [Opening hours](http://{HOST}/opening): mornings only
"""


async def _order(request: web.BaseRequest) -> web.Response:
    fields = await form_fields(request)
    body = f"<h1>Thank you, {html.escape(fields.get('name', ''))}</h1><p>Your cake will be in the window.</p>"
    return web.Response(text=LOOK.page("Ordered | Old Mill Bakery", body), content_type="text/html")


def build() -> Handler:
    site = Website(
        LOOK.page("Sold out | Old Mill Bakery", "<h1>Sold out</h1><p>That page is not on the shelf.</p>")
    )
    site.page(
        "/",
        LOOK.page(
            "Old Mill Bakery | Bread from our own flour",
            f"{HOME}<h2>Order a cake</h2>{CAKES}",
            head=json_ld(BAKERY),
            description=ABOUT_US,
        ),
    )
    site.page("/cakes", LOOK.page("Order a cake | Old Mill Bakery", f"<h1>Order a cake</h1>{CAKES}"))
    site.page("/opening", LOOK.page("Opening hours | Old Mill Bakery", OPENING))
    site.page("/index.md", TWIN, MARKDOWN)
    site.page("/llms.txt", LLMS, PLAIN)
    site.view("POST", "/cakes", _order)
    return site


SITE = SampleSite(
    host=HOST,
    character="A bakery on plain http alone: nothing listens for https, and everything else is in order.",
    expected=answering(CheckId.MARKDOWN_TWIN, CheckId.LLMS_TXT, listed=True, tier=Tier.PROBE_VERIFIED),
    build=build,
    transport=Transport.HTTP_ONLY,
)
