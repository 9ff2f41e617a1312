"""AI catalog."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.AI_CATALOG, label="AI catalog", for_agents=True)
