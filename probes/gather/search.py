"""Requests the search that the home page declares."""

from probes.evidence.evidence import Purpose
from probes.gather.home import HTML
from probes.gather.visit import Visit
from probes.readers.home_site import elsewhere


async def gather(visit: Visit) -> None:
    home = visit.so_far.first(Purpose.HOME)
    if home is None or elsewhere(visit.so_far):
        return
    if targets := visit.home_page.searches:
        word, *nonsense = targets
        await visit.ask(Purpose.SEARCH_WORD, word, accept=HTML)
        for made_up in nonsense:
            await visit.ask(Purpose.SEARCH_NONSENSE, made_up, accept=HTML)
