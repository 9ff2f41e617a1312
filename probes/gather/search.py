"""The site's own search, when its home page declares one: one word of its name, one of nonsense."""

from probes.checks.searches import search_target
from probes.evidence import Purpose
from probes.gather.home import HTML
from probes.gather.visit import Visit
from probes.readers import html


async def gather(visit: Visit) -> None:
    """Ask both questions by GET, when the page names a place to ask them."""
    home = visit.so_far.first(Purpose.HOME)
    if home is None:
        return
    if targets := search_target(html.parse(home), home.final_url):
        word, nonsense = targets
        await visit.ask(Purpose.SEARCH_WORD, word, accept=HTML)
        await visit.ask(Purpose.SEARCH_NONSENSE, nonsense, accept=HTML)
