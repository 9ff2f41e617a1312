"""Requests the search that the home page declares."""

from probes.evidence.evidence import Purpose
from probes.gather import home_page
from probes.gather.home import HTML
from probes.gather.visit import Visit
from probes.readers.home_site import elsewhere
from probes.readers.search_action import SearchWord


async def gather(visit: Visit, search_word: SearchWord) -> None:
    home = visit.so_far.first(Purpose.HOME)
    if home is None or not visit.home_page.may_search or elsewhere(visit.so_far):
        return
    if targets := await home_page.searches(home, search_word):
        word, *nonsense = targets
        await visit.ask(Purpose.SEARCH_WORD, word, accept=HTML)
        for made_up in nonsense:
            await visit.ask(Purpose.SEARCH_NONSENSE, made_up, accept=HTML)
