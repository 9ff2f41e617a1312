"""What a launch sees of the service that it started. None of it raises when a server is gone for a moment."""

from http.client import HTTPConnection, HTTPException

import redis
from django.db import DatabaseError, connections

from config import heartbeat
from index.models import Site
from probes.models import Target
from probes.schedule import schedule


def serves(address: str, port: int) -> bool:
    """Whether the web server answers, whatever it says."""
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
    """Whether a probing worker lives."""
    try:
        return heartbeat.count(client, heartbeat.PROBING) > 0
    except redis.RedisError:
        return False


def progress(origin: Target.Origin) -> tuple[int, int] | None:
    """How many of the first probes are done, of how many; None while the database does not answer."""
    try:
        return schedule.progress(origin)
    except DatabaseError:
        connections.close_all()
        return None


def best() -> str | None:
    """The host whose report is worth a look; None when there is none, or the database does not answer."""
    try:
        best = Site.objects.listed().order_by("-score", "host").first()
    except DatabaseError:
        return None
    return best.host if best else None
