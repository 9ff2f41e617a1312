"""OAuth authorization server metadata."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.OAUTH_AUTHORIZATION_SERVER, label="OAuth authorization server")
