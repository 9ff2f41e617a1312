"""Echo Valley: a form backend that answers any POST with JSON-RPC tools."""

import json

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import PLAIN, Look, Website

HOST = "echo-valley-forms.test"
ABOUT_US = "A form backend: keep, mail and answer whatever a form sends."
LOOK = Look(
    name="Echo Valley Forms",
    menu={"/": "Echo Valley", "/how-it-works": "How it works", "/pricing": "Pricing"},
    footer="Echo Valley Forms, Boulder, Colorado, USA.",
)
HOME = """<h1>A backend for every form you have</h1>
<p>Point a form at any address on our domain. We keep what was sent, mail it to you,
and answer whatever your script hopes to hear.</p>
<form method="post" action="/contact"><label>Email <input type="email" name="email"></label>
<label>Message <textarea name="message"></textarea></label>
<button>Send message</button></form>"""
HOW = (
    "<h1>How it works</h1><p>We look at the body that was posted and mirror its kind: forms get forms, "
    "JSON gets JSON, calls get results.</p>"
)
PRICING = "<h1>Pricing</h1><p>Free to 100 messages a month, $5 after that.</p>"
LLMS = f"""# Echo Valley Forms

> A form backend: any POST to any address is kept, mailed and answered.

- [How it works](https://{HOST}/how-it-works): what comes back
- [Pricing](https://{HOST}/pricing): free to start
"""
TOOL = {"name": "submit_form", "description": "Submit a form.", "inputSchema": {"type": "object"}}


async def _mirror(request: web.BaseRequest) -> web.StreamResponse:
    try:
        sent = json.loads(await request.read())
        request_id = sent.get("id")
    except (ValueError, AttributeError):
        request_id = None
    result = {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "serverInfo": {"name": "echo", "version": "1"},
        "tools": [TOOL],
    }
    return web.json_response({"jsonrpc": "2.0", "id": request_id, "result": result})


def build() -> Handler:
    site = Website(LOOK.page("No echo | Echo Valley Forms", "<h1>No echo from there</h1>"))
    site.page("/", LOOK.page("Echo Valley Forms | A backend for every form", HOME, description=ABOUT_US))
    site.page("/how-it-works", LOOK.page("How it works | Echo Valley Forms", HOW))
    site.page("/pricing", LOOK.page("Pricing | Echo Valley Forms", PRICING))
    site.page("/llms.txt", LLMS, PLAIN)

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        return await (_mirror(request) if request.method == "POST" else site(request))

    return answer


SITE = SampleSite(
    host=HOST,
    character="A form backend that answers every POST like an MCP server would: a false one, shown by the "
    "control.",
    expected=answering(CheckId.LLMS_TXT, listed=False, tier=Tier.PROBE_VERIFIED),
    build=build,
)
