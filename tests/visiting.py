"""Visits as the product makes them."""

from functools import partial

from probes.facts.names import search_word
from probes.gather import probe

visit = partial(probe.visit_host, search_word=search_word)
visit_all = partial(probe.visit_hosts, search_word=search_word)
