"""/healthz for the whole service, /readyz for this web process."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import redis
from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponseBase, JsonResponse
from django.urls import resolve
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt

from config import data_dir, heartbeat
from config.database.migrations import NotMigratedError
from config.redis_access import REDIS_ERRORS, connect, describe_error, prove_writable
from index import embedding
from index.generations import current, fetcher
from index.generations.current import consistent_view, last_view
from index.generations.view import View
from index.values.errors import Unavailable
from probes.models import Target
from protocols import errors

OK = "ok"
NOT_READY = "not ready"
_WORKERS = {
    "worker": heartbeat.PROBING,
    "grader": heartbeat.GRADING,
    "indexer": heartbeat.INDEXING,
}
RETRY_AFTER = "2"  # Seconds
_DISK_FULL = "53100"  # SQLSTATE of PostgreSQL


class HealthMiddleware:
    """Answers health checks whatever their Host: who asks often knows an address alone."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if request.path_info not in {"/healthz", "/readyz"}:
            return self.get_response(request)
        request.resolver_match = resolve(request.path_info)
        answer: HttpResponseBase = request.resolver_match.func(request)
        return answer


@csrf_exempt  # a POST is refused anyway, as 405
def healthz(request: HttpRequest) -> JsonResponse:
    """200 if the whole service works, else 503.

    The body is `{status, index, database, sample, disk, redis, worker, grader, indexer}`, each "ok" or a
    phrase.
    """
    if request.method not in {"GET", "HEAD"}:
        return errors.method_not_allowed("GET, HEAD").response()
    parts = {"index": _index()["index"], **_database(), "disk": _disk(), **_redis()}
    return _answer(OK if all(part == OK for part in parts.values()) else NOT_READY, parts)


@csrf_exempt  # a POST is refused anyway, as 405
def readyz(request: HttpRequest) -> JsonResponse:
    """200 if this process can read the index, else 503.

    The body is `{status, index, meaning, passages, second_model}`, each "ok" or a phrase, likewise `store`
    where search files are fetched from one, and `generation_id` and `generation_age_seconds` of those in
    use, null without any; `status` is "degraded" if only words are compared.
    """
    if request.method not in {"GET", "HEAD"}:
        return errors.method_not_allowed("GET, HEAD").response()
    parts = {**_index(), "meaning": embedding.model_state()}
    if state := fetcher.store_state():
        parts["store"] = state
    if parts["index"] != OK:
        return _answer(NOT_READY, parts)
    parts |= {"passages": _passages(), "second_model": _second_model()}
    return _answer(OK if parts["meaning"] == OK else "degraded", parts)


def _answer(status: str, parts: dict[str, Any]) -> JsonResponse:
    response = JsonResponse({"status": status, **parts}, status=503 if status == NOT_READY else 200)
    response["Cache-Control"] = "no-store"
    if status == NOT_READY:
        response["Retry-After"] = RETRY_AFTER
    return response


def _index() -> dict[str, Any]:
    try:
        with consistent_view() as view:
            return {"index": current.fault_of(view) or OK, **describe_generation(view)}
    except DatabaseError as error:
        return {"index": _why(error), **describe_generation(None)}
    except Unavailable as error:
        return {"index": str(error), **describe_generation(None)}


def describe_generation(view: View | None) -> dict[str, Any]:
    """Id and age of the generation behind a view."""
    generation = view.generation if view else None
    age = (timezone.now() - generation.at).total_seconds() if generation and generation.at else None
    return {
        "generation_id": generation.id if generation and generation.id else None,
        "generation_age_seconds": None if age is None else max(0, round(age)),
    }


def _why(error: DatabaseError) -> str:
    if isinstance(error.__cause__, NotMigratedError):
        return str(error)
    full = getattr(error.__cause__, "sqlstate", None) == _DISK_FULL
    why = "has no room on its disk" if full else "does not answer, or is not migrated"
    return f"the database {why}"


def _disk() -> str:
    """A full disk stops what writes; reading goes on."""
    if not data_dir.is_full(settings.DATA_DIR):
        return OK
    return f"full: {data_dir.MIN_FREE_BYTES // 1024**2} MB must be free where DATA_DIR is"


def _sites_wait(count: int) -> str:
    return f"{count} site{'' if count == 1 else 's'} wait{'s' if count == 1 else ''}"


def _passages() -> str:
    seen = last_view()
    waiting = seen.view.passages_wait if seen else 0
    return f"{_sites_wait(waiting)} for the vectors of their passages" if waiting else OK


def _second_model() -> str:
    """Search does without it; it is no reason to be degraded."""
    state = embedding.second_state()
    seen = last_view()
    if state != OK or seen is None:
        return state
    generation = seen.view.generation
    if not generation.second_model:
        return "sites wait for its vectors"
    return f"{_sites_wait(waiting)} for its vectors" if (waiting := seen.view.seconds_wait) else OK


def _database() -> dict[str, str]:
    samples = Target.objects.filter(origin=Target.Origin.SAMPLE)
    try:
        waiting = samples.filter(probed_at__isnull=True).count()
    except DatabaseError as error:
        return {"database": _why(error), "sample": "unknown"}
    return {"database": OK, "sample": f"{_sites_wait(waiting)} for the first probe" if waiting else OK}


def _redis() -> dict[str, str]:
    try:
        prove_writable(_client())
        alive = {part: heartbeat.count(_client(), kind) for part, kind in _WORKERS.items()}
    except REDIS_ERRORS as error:
        return {"redis": describe_error(error), **dict.fromkeys(_WORKERS, "unknown")}
    return {"redis": OK} | {part: OK if n else "gave no sign of life" for part, n in alive.items()}


@lru_cache(maxsize=1)
def _client() -> redis.Redis:
    return connect(settings.REDIS_URL, seconds=0.5)
