"""Maple Street Cinema: an expired certificate."""

from index.values.reasons import OutcomeReason
from operators.sample_web.site import Handler, SampleSite, Transport, unreachable
from operators.sample_web.website import Look, Website

HOST = "maple-street-cinema.test"
LOOK = Look(
    name="Maple Street Cinema",
    menu={"/": "Tonight", "/membership": "Membership"},
    footer="Maple Street Cinema, Halifax, Nova Scotia, Canada.",
)
HOME = """<h1>Tonight</h1><p>19:00 The Lighthouse Waltz, 35 mm. 21:15 Paper Umbrellas, restored. One screen,
88 seats, real butter.</p>
<form method="post" action="/tickets"><label>Seats <input type="number" name="seats"></label>
<button>Reserve seats</button></form>"""


def build() -> Handler:
    site = Website(LOOK.page("Missing reel | Maple Street Cinema", "<h1>Missing reel</h1>"))
    site.page("/", LOOK.page("Maple Street Cinema | Tonight", HOME))
    site.page(
        "/membership",
        LOOK.page(
            "Membership | Maple Street Cinema", "<h1>Membership</h1><p>$60 a year, two free films.</p>"
        ),
    )
    return site


SITE = SampleSite(
    host=HOST,
    character="A cinema whose certificate has expired, so that nothing it says can be trusted.",
    expected=unreachable(OutcomeReason.TLS_FAILED),
    build=build,
    transport=Transport.EXPIRED,
)
