"""Embedded PostgreSQL and Redis, used if none are configured."""

from operators.embedded.errors import EmbeddedError
from operators.embedded.services import Servers, services

__all__ = ["EmbeddedError", "Servers", "services"]
