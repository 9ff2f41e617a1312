"""Willowbank Clinic: a markdown twin that only the page links to."""

import html

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import MARKDOWN, PLAIN, Look, Website, form_fields, json_ld

HOST = "willowbank-clinic.test"
ABOUT_US = "Book an appointment with a family doctor in Fortitude Valley, Brisbane."
LOOK = Look(
    name="Willowbank Clinic",
    menu={
        "/": "Welcome",
        "/appointments": "Book an appointment",
        "/doctors": "Our doctors",
        "/first-visit": "Your first visit",
    },
    footer="Willowbank Clinic, 220 Wickham Street, Brisbane QLD 4006, Australia. In an emergency call 000.",
    style="body{font-family:Verdana,sans-serif}h1{color:#2a6f5b}",
)
CLINIC = {
    "@type": "MedicalClinic",
    "name": "Willowbank Clinic",
    "url": f"https://{HOST}/",
    "telephone": "+61 7 5550 0142",
    "address": {"@type": "PostalAddress", "addressLocality": "Brisbane", "addressCountry": "AU"},
    "openingHours": "Mo-Fr 08:00-18:00",
}
DOCTORS = {
    "Dr Amara Nwosu": "general practice, women's health",
    "Dr Tom Bergstrom": "general practice, skin checks",
    "Dr Lucy Tran": "paediatrics, vaccination",
}
LIST = "".join(f"<li><strong>{name}</strong>: {field}</li>" for name, field in DOCTORS.items())
HOME = f"""<h1>Family doctors by the river</h1>
<p>Willowbank Clinic looks after families in Fortitude Valley. Book an appointment online, bring a question,
leave with an answer.</p>
<p><a href="/appointments">Book an appointment</a> or call <a href="tel:+61755500142">07 5550 0142</a>.</p>
<h2>Our doctors</h2><ul>{LIST}</ul>
<p>Open Monday to Friday, 8 am to 6 pm. We bulk bill children and pensioners.</p>"""
CHOICES = "".join(f"<option>{name}</option>" for name in DOCTORS)
BOOKING = f"""<h1>Book an appointment</h1>
<form method="post" action="/appointments"><label>Your name <input name="name" autocomplete="name" required>
</label>
<label>Phone <input type="tel" name="phone" autocomplete="tel" required></label>
<label>Doctor <select name="doctor">{CHOICES}</select></label>
<label>Day <input type="date" name="day" required></label>
<label>Reason <textarea name="reason"></textarea></label><button>Book appointment</button></form>"""
FIRST_VISIT = """<h1>Your first visit</h1>
<p>Come ten minutes early with your Medicare card and a list of your medicines.
Results are discussed in person or by telephone, never by email.</p>"""
LINES = "".join(f"- **{name}**: {field}\n" for name, field in DOCTORS.items())
TWIN = f"""# Family doctors by the river

Willowbank Clinic looks after families in Fortitude Valley, Brisbane. Book an appointment online
or call 07 5550 0142.

## Our doctors

{LINES}
Open Monday to Friday, 8 am to 6 pm. We bulk bill children and pensioners.

[Book an appointment](/appointments)
"""
LLMS = f"""# Willowbank Clinic

> Family doctors in Brisbane. Appointments are booked by a form and confirmed by telephone.

- [Book an appointment](https://{HOST}/appointments): name, phone, doctor, day
- [Our doctors](https://{HOST}/doctors): who treats what
- [Your first visit](https://{HOST}/first-visit): what to bring
"""


async def _book(request: web.BaseRequest) -> web.Response:
    fields = await form_fields(request)
    who, day = html.escape(fields.get("name", "")), html.escape(fields.get("day", ""))
    body = f"<h1>Thank you, {who}</h1><p>We will call you to confirm your appointment on {day}.</p>"
    return web.Response(
        text=LOOK.page("Appointment requested | Willowbank Clinic", body), content_type="text/html"
    )


def build() -> Handler:
    site = Website(
        LOOK.page("Page not found | Willowbank Clinic", "<h1>That page has moved or never was</h1>")
    )
    twin = '<link rel="alternate" type="text/markdown" href="/text/welcome.md">'
    site.page(
        "/",
        LOOK.page(
            "Willowbank Clinic - Family doctors in Fortitude Valley",
            HOME,
            head=twin + json_ld(CLINIC),
            description=ABOUT_US,
        ),
    )
    site.page("/appointments", LOOK.page("Book an appointment - Willowbank Clinic", BOOKING))
    site.page(
        "/doctors", LOOK.page("Our doctors - Willowbank Clinic", f"<h1>Our doctors</h1><ul>{LIST}</ul>")
    )
    site.page("/first-visit", LOOK.page("Your first visit - Willowbank Clinic", FIRST_VISIT))
    site.page("/text/welcome.md", TWIN, MARKDOWN)
    site.page("/llms.txt", LLMS, PLAIN)
    site.view("POST", "/appointments", _book)
    return site


SITE = SampleSite(
    host=HOST,
    character="A clinic with a booking form, whose markdown twin is found only through <link "
    'rel="alternate">.',
    expected=answering(CheckId.MARKDOWN_TWIN, CheckId.LLMS_TXT, listed=True, tier=Tier.PROBE_VERIFIED),
    build=build,
)
