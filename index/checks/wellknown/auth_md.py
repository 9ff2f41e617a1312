"""The auth.md file."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.AUTH_MD, label="auth.md", for_agents=True)
