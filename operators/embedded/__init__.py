"""The embedded PostgreSQL and Redis: real servers under DATA_DIR for whoever configured none."""

from operators.embedded.errors import EmbeddedError
from operators.embedded.services import Servers, services

__all__ = ["EmbeddedError", "Servers", "services"]
