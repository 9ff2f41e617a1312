"""What a launch observes of its service. Never raises on a short outage."""

from http.client import HTTPConnection, HTTPException

import redis
from django.db import DatabaseError, connections

from config import heartbeat
from index.models import Site
from probes.models import Target
from probes.schedule import schedule


def serves(address: str, port: int) -> bool:
    """Whether the web server answers, with any status."""
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
    """Whether a probing worker is alive."""
    try:
        return heartbeat.count(client, heartbeat.PROBING) > 0
    except redis.RedisError:
        return False


def progress(origin: Target.Origin) -> tuple[int, int] | None:
    """Return the number of first probes done and their total; None while the database doesn't answer."""
    try:
        return schedule.progress(origin)
    except DatabaseError:
        connections.close_all()
        return None


def best() -> str | None:
    """Return the host with the best report, or None."""
    try:
        best = Site.objects.filter(listed=True).order_by("-score", "host").first()
    except DatabaseError:
        return None
    return best.host if best else None
