"""Web Bot Auth."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.WEB_BOT_AUTH, label="Web Bot Auth")
