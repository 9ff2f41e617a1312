"""Agentic Resource Discovery."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.ARD, label="Agentic Resource Discovery", for_agents=True)
