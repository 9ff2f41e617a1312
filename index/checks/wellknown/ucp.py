"""Universal Commerce Protocol."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.UCP, label="Universal Commerce Protocol", for_agents=True)
