"""OpenAPI description."""

from typing import Final

from index.checks.check import Resource
from index.values.vocabulary import WellKnown

RESOURCE: Final = Resource(id=WellKnown.OPENAPI, label="OpenAPI description")
