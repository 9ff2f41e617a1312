"""Velvet Harbor: a fashion house behind a bot challenge."""

from aiohttp import web

from index.values.reasons import OutcomeReason
from operators.sample_web.site import Handler, SampleSite, unreachable
from operators.sample_web.website import PLAIN, SamplePage

HOST = "velvet-harbor.test"
ROBOTS = SamplePage("User-agent: *\nAllow: /\n", PLAIN)
CHALLENGE = SamplePage(
    """<!doctype html>
<html lang="en-US"><head><title>Just a moment...</title><meta name="robots" content="noindex,nofollow"></head>
<body><h1>velvet-harbor.test</h1><p>Checking whether you are a person. This takes a few seconds.</p>
<noscript>Enable JavaScript and cookies to continue</noscript>
<script>window._cf_chl_opt = {cType: "managed"};</script></body></html>
""",
    status=403,
    headers={"cf-mitigated": "challenge", "Cache-Control": "no-store"},
)


def build() -> Handler:

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        return (ROBOTS if request.path == "/robots.txt" else CHALLENGE).response()

    return answer


SITE = SampleSite(
    host=HOST,
    character="A shop that challenges every visitor who is not a browser: it says nothing about the shop.",
    expected=unreachable(OutcomeReason.CHALLENGED),
    build=build,
)
