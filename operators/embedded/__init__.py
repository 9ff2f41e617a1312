"""The embedded PostgreSQL and Redis: real servers under DATA_DIR for whoever configured none."""

from config.embedded_addresses import celery_url, database_url, redis_url, secret_key
from operators.embedded.errors import EmbeddedError
from operators.embedded.services import Servers, services

__all__ = ["EmbeddedError", "Servers", "celery_url", "database_url", "redis_url", "secret_key", "services"]
