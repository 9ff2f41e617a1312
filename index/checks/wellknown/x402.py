"""The x402 payment protocol."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.X402, label="x402 payments", for_agents=True)
