"""/healthz for the whole service, /readyz for this web process."""

from functools import lru_cache
from typing import Final

import redis
from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, JsonResponse
from django.views.decorators.csrf import csrf_exempt

from config import heartbeat
from config.redis_access import DOWN, connect, prove_writable, reason
from index import embedding
from index.generations.snapshot import lately, one_moment
from index.values.errors import Unavailable
from probes.models import Target
from protocols import errors

OK: Final = "ok"
NOT_READY: Final = "not ready"
_WORKERS: Final = {
    "worker": heartbeat.PROBING,
    "grader": heartbeat.GRADING,
    "indexer": heartbeat.INDEXING,
}
RETRY_AFTER: Final = "2"
"""Seconds."""


@csrf_exempt  # a POST is refused anyway, as 405
def healthz(request: HttpRequest) -> JsonResponse:
    """200 if the whole service works, else 503.

    The body is `{status, index, database, sample, redis, worker, grader, indexer}`, each "ok" or a phrase.
    """
    if request.method not in {"GET", "HEAD"}:
        return errors.method_not_allowed("GET, HEAD").response()
    parts = {"index": _index(), **_database(), **_redis()}
    return _answer(OK if all(part == OK for part in parts.values()) else NOT_READY, parts)


@csrf_exempt  # a POST is refused anyway, as 405
def readyz(request: HttpRequest) -> JsonResponse:
    """200 if this process can read the index, else 503.

    The body is `{status, index, meaning, passages}`, each "ok" or a phrase; `status` is "degraded" if only
    words are compared.
    """
    if request.method not in {"GET", "HEAD"}:
        return errors.method_not_allowed("GET, HEAD").response()
    parts = {"index": _index(), "meaning": embedding.state()}
    if parts["index"] != OK:
        return _answer(NOT_READY, parts)
    parts["passages"] = _passages()
    return _answer(OK if parts["meaning"] == OK else "degraded", parts)


def _answer(status: str, parts: dict[str, str]) -> JsonResponse:
    response = JsonResponse({"status": status, **parts}, status=503 if status == NOT_READY else 200)
    response["Cache-Control"] = "no-store"
    if status == NOT_READY:
        response["Retry-After"] = RETRY_AFTER
    return response


def _index() -> str:
    try:
        with one_moment():
            return OK
    except DatabaseError:
        return "the database does not answer, or is not migrated"
    except Unavailable as error:
        return str(error)


def _passages() -> str:
    seen = lately()
    waiting = seen.view.passages_wait if seen else 0
    return f"{waiting} sites wait for the vectors of their passages" if waiting else OK


def _database() -> dict[str, str]:
    samples = Target.objects.filter(origin=Target.Origin.SAMPLE)
    try:
        waiting = samples.filter(probed_at__isnull=True).count()
    except DatabaseError:
        return {"database": "does not answer, or is not migrated", "sample": "unknown"}
    return {"database": OK, "sample": f"{waiting} sites wait for their first probe" if waiting else OK}


def _redis() -> dict[str, str]:
    try:
        prove_writable(_client())
        alive = {part: heartbeat.count(_client(), kind) for part, kind in _WORKERS.items()}
    except DOWN as error:
        return {"redis": reason(error), **dict.fromkeys(_WORKERS, "unknown")}
    return {"redis": OK} | {part: OK if n else "gave no sign of life" for part, n in alive.items()}


@lru_cache(maxsize=1)
def _client() -> redis.Redis:
    return connect(settings.REDIS_URL, seconds=0.5)
