"""Open Larder: a food bank whose robots.txt welcomes agents."""

import html

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import PLAIN, Look, Website, form_fields, json_ld

HOST = "open-larder.test"
ABOUT_US = "Four food banks in Leeds: find food near you, donate money, or volunteer for a day."
LOOK = Look(
    name="Open Larder",
    menu={"/": "Open Larder", "/get-food": "Get food", "/donate": "Donate", "/volunteer": "Volunteer"},
    footer="Open Larder is a registered charity in Leeds, England.",
    lang="en-GB",
)
CHARITY = {
    "@type": "NGO",
    "name": "Open Larder",
    "url": f"https://{HOST}/",
    "address": {"@type": "PostalAddress", "addressLocality": "Leeds", "addressCountry": "GB"},
}
ROBOTS = """# People ask their assistants where to find food. Please answer them with what is here.
User-agent: *
Content-Signal: search=yes, ai-input=yes, ai-train=no
Allow: /
"""
HOME = """<h1>Nobody should have to choose between heat and supper</h1>
<p>Open Larder runs four food banks in Leeds. Come as you are: no voucher, no form, no questions about how
you got here.</p>
<ul><li>Harehills, Monday and Thursday, 10 to 2</li><li>Beeston, Tuesday, 12 to 6</li>
<li>Armley, Wednesday, 10 to 2</li><li>Seacroft, Saturday, 9 to 12</li></ul>
<p><a href="/get-food">Find food near you</a>. <a href="/donate">Donate</a>.</p>"""
GET_FOOD = "<h1>Get food</h1><p>Walk in. If you cannot, call 0113 496 0177 and somebody brings a bag.</p>"
DONATE = """<h1>Donate</h1><p>£12 fills a bag for a family of three.</p><form method="post" action="/donate">
<label>Amount in pounds <input name="amount" inputmode="decimal"></label>
<label>Email <input type="email" name="email"></label>
<button>Donate</button></form>"""
VOLUNTEER = """<h1>Volunteer</h1><form method="post" action="/volunteer"><label>Name <input name="name">
</label>
<label>Email <input type="email" name="email"></label><label>Which day? <input name="day"></label>
<button>Apply to volunteer</button></form>"""
MARKDOWN = f"""# Nobody should have to choose between heat and supper

Open Larder runs four food banks in Leeds. Come as you are: no voucher, no form, no questions.

- Harehills, Monday and Thursday, 10 to 2
- Beeston, Tuesday, 12 to 6
- Armley, Wednesday, 10 to 2
- Seacroft, Saturday, 9 to 12

[Get food](https://{HOST}/get-food) or [donate](https://{HOST}/donate).
"""
LLMS = f"""# Open Larder

> Four food banks in Leeds, open to everybody, and how to help them.

- [Get food](https://{HOST}/get-food): where and when, no voucher needed
- [Donate](https://{HOST}/donate): money by form
- [Volunteer](https://{HOST}/volunteer): apply for a day
"""


async def _thank(request: web.BaseRequest) -> web.Response:
    fields = await form_fields(request)
    body = f"<h1>Thank you</h1><p>We write to {html.escape(fields.get('email', ''))}.</p>"
    return web.Response(text=LOOK.page("Thank you | Open Larder", body), content_type="text/html")


def build() -> Handler:
    site = Website(LOOK.page("Empty shelf | Open Larder", "<h1>This shelf is empty</h1>"))
    site.page("/robots.txt", ROBOTS, PLAIN)
    site.negotiated(
        "/",
        LOOK.page("Open Larder | Food banks in Leeds", HOME, head=json_ld(CHARITY), description=ABOUT_US),
        MARKDOWN,
    )
    site.page("/get-food", LOOK.page("Get food | Open Larder", GET_FOOD))
    site.page("/donate", LOOK.page("Donate | Open Larder", DONATE))
    site.page("/volunteer", LOOK.page("Volunteer | Open Larder", VOLUNTEER))
    site.page("/llms.txt", LLMS, PLAIN)
    site.view("POST", "/donate", _thank)
    site.view("POST", "/volunteer", _thank)
    return site


SITE = SampleSite(
    host=HOST,
    character="A charity that consents: ai-input=yes in robots.txt, ai-train=no beside it, which isn't "
    "a refusal.",
    expected=answering(CheckId.MARKDOWN_NEGOTIATION, CheckId.LLMS_TXT, listed=True, tier=Tier.PROBE_VERIFIED),
    build=build,
)
