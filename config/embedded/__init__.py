"""The embedded PostgreSQL and Redis: real servers under DATA_DIR for whoever configured none."""

from config.embedded.addresses import celery_url, database_url, redis_url, secret_key
from config.embedded.errors import EmbeddedError
from config.embedded.services import Servers, services

__all__ = ["EmbeddedError", "Servers", "celery_url", "database_url", "redis_url", "secret_key", "services"]
