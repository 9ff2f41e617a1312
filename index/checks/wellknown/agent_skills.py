"""Agent skills."""

from typing import Final

from index.checks.check import Resource, Signal
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(
    id=WellKnown.AGENT_SKILLS, label="Agent skills", for_agents=True, signal=Signal.FURTHER
)
