"""Granite Peak Tickets: a box office that answers 503 everywhere."""

from aiohttp import web

from index.values.reasons import OutcomeReason
from operators.sample_web.site import Handler, SampleSite, unreachable
from operators.sample_web.website import Look, SamplePage

HOST = "granite-peak-tickets.test"
LOOK = Look(name="Granite Peak Tickets", menu={}, footer="Granite Peak Tickets, Denver, Colorado.")
SORRY = SamplePage(
    LOOK.page(
        "Back soon | Granite Peak Tickets",
        "<h1>Back soon</h1><p>So many of you wanted to see the ice climbing final that our servers fell off "
        "the wall. Nobody has been charged twice. Please try again in half an hour.</p>",
    ),
    status=503,
    headers={"Retry-After": "1800"},
)


def build() -> Handler:

    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return SORRY.response()

    return answer


SITE = SampleSite(
    host=HOST,
    character="A box office that answers 503 to everything, robots.txt first, so that nothing may be asked.",
    expected=unreachable(OutcomeReason.ROBOTS_SERVER_ERROR),
    build=build,
)
