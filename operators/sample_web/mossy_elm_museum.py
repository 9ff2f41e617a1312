"""Mossy Elm Museum: takes 1.5 seconds per answer."""

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import PLAIN, Look, Website, json_ld

HOST = "mossy-elm-museum.test"
ABOUT_US = "Visit an open-air museum of rural life in Woodstock, Vermont, and buy tickets online."
LOOK = Look(
    name="Mossy Elm Museum of Rural Life",
    menu={"/": "Museum", "/exhibits": "Exhibits", "/tickets": "Tickets", "/schools": "Schools"},
    footer="Mossy Elm Museum, 7 Mill Lane, Woodstock, Vermont 05091, USA. A non-profit museum since 1961.",
)
MUSEUM = {
    "@type": "Museum",
    "name": "Mossy Elm Museum of Rural Life",
    "url": f"https://{HOST}/",
    "address": {
        "@type": "PostalAddress",
        "addressLocality": "Woodstock",
        "addressRegion": "VT",
        "addressCountry": "US",
    },
}
HOME = """<h1>How people lived where you are standing</h1>
<p>Nine barns, a working sawmill and a schoolhouse with its original inkwells. Allow three hours and bring
boots.</p>
<p>Open May to October, Wednesday to Sunday, ten to five. <a href="/tickets">Tickets</a> from $12.</p>"""
EXHIBITS = """<h1>Exhibits</h1><ul><li>The sawmill of 1834, running at noon</li>
<li>Bees and their keepers</li>
<li>Ice before electricity</li><li>Quilts of the upper valley</li></ul>"""
TICKETS = """<form method="post" action="/tickets"><label>Day <input type="date" name="day"></label>
<label>Adults <input type="number" name="adults"></label><label>Children <input type="number" name="children">
</label>
<label>Email <input type="email" name="email"></label><button>Buy tickets</button></form>"""
SCHOOLS = "<h1>Schools</h1><p>Classes come free of charge on Wednesdays. Write to us four weeks ahead.</p>"
MARKDOWN = """# How people lived where you are standing

Nine barns, a working sawmill and a schoolhouse with its original inkwells. Allow three hours and bring boots.

Open May to October, Wednesday to Sunday, ten to five.

- [Exhibits](/exhibits)
- [Tickets](/tickets) from $12
- [Schools](/schools)
"""
LLMS = f"""# Mossy Elm Museum of Rural Life

> An open-air museum in Woodstock, Vermont. Our server is old; please be patient with it.

- [Exhibits](https://{HOST}/exhibits): what there is to see
- [Tickets](https://{HOST}/tickets): prices and days
"""


def build() -> Handler:
    site = Website(LOOK.page("Not on display | Mossy Elm Museum", "<h1>That is not on display</h1>"))
    site.negotiated(
        "/",
        LOOK.page(
            "Mossy Elm Museum of Rural Life | Woodstock, Vermont",
            f"{HOME}<h2>Tickets</h2>{TICKETS}",
            head=json_ld(MUSEUM),
            description=ABOUT_US,
        ),
        MARKDOWN,
    )
    site.page("/exhibits", LOOK.page("Exhibits | Mossy Elm Museum", EXHIBITS))
    site.page("/tickets", LOOK.page("Tickets | Mossy Elm Museum", f"<h1>Tickets</h1>{TICKETS}"))
    site.thank("/tickets", LOOK.page("See you | Mossy Elm Museum", "<h1>See you in the barns</h1>"))
    site.page("/schools", LOOK.page("Schools | Mossy Elm Museum", SCHOOLS))
    site.page("/llms.txt", LLMS, PLAIN)
    return site


SITE = SampleSite(
    host=HOST,
    character="A museum on an old server: each answer takes its time, and slow is not dead.",
    expected=answering(CheckId.MARKDOWN_NEGOTIATION, CheckId.LLMS_TXT, listed=True, tier=Tier.PROBE_VERIFIED),
    build=build,
    pace=0.4,
)
