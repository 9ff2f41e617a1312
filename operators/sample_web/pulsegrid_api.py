"""Pulsegrid: an API host that answers every URL with the same JSON."""

from aiohttp import web

from operators.sample_web.site import Handler, SampleSite, answering

HOST = "api.pulsegrid.test"
STATUS = {
    "service": "Pulsegrid telemetry",
    "status": "ok",
    "name": "pulsegrid",
    "version": "7.12.0",
    "url": f"https://{HOST}/",
    "documentation": "https://pulsegrid.test/docs",
    "message": "Send readings to POST /ingest with your device token.",
}


def build() -> Handler:

    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return web.json_response(STATUS)

    return answer


SITE = SampleSite(
    host=HOST,
    character="An API host that answers 200 and one JSON object to everything: no card, no catalog, no MCP.",
    expected=answering(listed=False, tier=None),
    build=build,
)
