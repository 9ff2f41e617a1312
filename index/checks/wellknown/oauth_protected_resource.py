"""OAuth protected resource metadata."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.OAUTH_PROTECTED_RESOURCE, label="OAuth protected resource")
