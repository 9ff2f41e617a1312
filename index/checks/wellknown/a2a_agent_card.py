"""A2A agent card."""

from typing import Final

from index.checks.check import Resource, Signal
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(
    id=WellKnown.A2A_AGENT_CARD, label="A2A agent card", for_agents=True, signal=Signal.FURTHER
)
