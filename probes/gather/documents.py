"""Documents that sites publish for agents."""

from typing import Final

from probes.evidence.evidence import Purpose
from probes.gather.home_page import is_copy
from probes.gather.visit import Visit
from probes.readers.alternates import alternates
from probes.readers.home_site import shown_home
from probes.readers.markdown import is_markdown_reply

LINKSET: Final = "application/linkset+json, application/json;q=0.5, */*;q=0.1"
TWINS: Final = ("/index.md", "/index.html.md")


async def gather(visit: Visit) -> None:
    await visit.ask(Purpose.LLMS_TXT, "/llms.txt")
    await _twins(visit)
    await visit.ask(Purpose.API_CATALOG, "/.well-known/api-catalog", accept=LINKSET)


async def _twins(visit: Visit) -> None:
    """Request Markdown files until one is a copy of the home page."""
    home = shown_home(visit.so_far)
    for address in dict.fromkeys((*alternates(visit.so_far), *TWINS)):
        twin = await visit.ask(Purpose.MARKDOWN_TWIN, address)
        if is_markdown_reply(twin) is None and (home is None or await is_copy(twin, home)):
            break
