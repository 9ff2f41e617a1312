"""Marlow Studio: a portfolio that opts out by a robots meta tag."""

from index.values.reasons import OutcomeReason
from operators.sample_web.site import Handler, SampleSite, declining
from operators.sample_web.website import MARKDOWN, PLAIN, Look, Website, json_ld

HOST = "marlow-studio.test"
LOOK = Look(
    name="Marlow Studio",
    menu={"/": "Work", "/commissions": "Commissions", "/about": "About"},
    footer="All drawings by Edie Marlow. No part of them may be used to train or prompt a model.",
    style="body{background:#fbf7ef}h1{font-style:italic}",
)
PERSON = {"@type": "Person", "name": "Edie Marlow", "jobTitle": "Illustrator", "url": f"https://{HOST}/"}
HOME = """<h1>Ink, water, patience</h1><p>I draw hedgerows, machines and hands for books and magazines.</p>
<ul><li>The Hedge Almanac, twelve plates, 2025</li><li>How a Lock Works, forty diagrams, 2024</li>
<li>Hands of the Fish Market, 2023</li></ul>"""
COMMISSIONS = """<h1>Commissions</h1><p>A plate takes three weeks. Tell me what you would like drawn.</p>
<form method="post" action="/commissions"><label>Name <input name="name"></label>
<label>Email <input type="email" name="email"></label>
<label>What shall I draw? <textarea name="message"></textarea></label><button>Request a quote</button>
</form>"""
ABOUT = "<h1>About</h1><p>I work in a boathouse in Falmouth with two lamps and a heron for company.</p>"


def build() -> Handler:
    site = Website(LOOK.page("Nothing drawn here | Marlow Studio", "<h1>Nothing drawn here yet</h1>"))
    meta = '<meta name="robots" content="index, NoAI, noimageai">'
    site.page("/robots.txt", "User-agent: *\nAllow: /\n", PLAIN)
    site.page("/", LOOK.page("Edie Marlow | Illustrator", HOME, head=meta + json_ld(PERSON)))
    site.page("/commissions", LOOK.page("Commissions | Edie Marlow", COMMISSIONS, head=meta))
    site.page("/about", LOOK.page("About | Edie Marlow", ABOUT, head=meta))
    site.page("/index.md", "# Edie Marlow\n\nI draw hedgerows, machines and hands.\n", MARKDOWN)
    return site


SITE = SampleSite(
    host=HOST,
    character="A portfolio whose robots.txt allows and whose home page says noai.",
    expected=declining(OutcomeReason.NOAI_META),
    build=build,
)
