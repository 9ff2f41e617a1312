"""Checks of the running service."""

from http.client import HTTPConnection, HTTPException

import redis
from django.db import DatabaseError, connections

from config import heartbeat
from index.models import Site
from probes.models import Target
from probes.schedule import schedule


def serves(address: str, port: int) -> bool:
    connection = HTTPConnection(address, port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        connection.getresponse()
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
    return True


def probes(client: redis.Redis) -> bool:
    try:
        return heartbeat.count(client, heartbeat.PROBING) > 0
    except redis.RedisError:
        return False


def progress(origin: Target.Origin) -> tuple[int, int] | None:
    try:
        return schedule.progress(origin)
    except DatabaseError:
        connections.close_all()
        return None


def best() -> str | None:
    try:
        best = Site.objects.listed().order_by("-score", "host").first()
    except DatabaseError:
        return None
    return best.host if best else None
