"""Overview on the admin's first page."""

from typing import Any

from django.db import connection
from django.utils import timezone

from agentauth import quota
from agentauth.admin import usage_line
from agentauth.claims import registration_of
from agentauth.models import MOST_DAILY, REGISTERED_DAILY, ClaimRequest, Watcher
from index.generations.current import consistent_view
from index.models import Generation, ListingEvent, Objection, Site
from index.values.errors import Unavailable
from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS
from probes.evidence import retention
from probes.models import HostSource, Pause, Submission, Target
from probes.operations.figures import pipeline_state
from probes.operations.forecast import forecast, sentences

MANY_DUE = 10_000  # Due rows are counted up to this number
IN_QUEUE = 5  # Items of a kind in the queue
NEWEST_EVENTS = 200  # Looked through for refusals
_MAX_COUNTED = 100  # Open decisions


def overview() -> dict[str, Any]:
    """The template's data; `quotas` is None without Redis, `embedding` without a readable index."""
    return {
        "pipeline": pipeline_state(at_most=MANY_DUE),
        "many_due": MANY_DUE,
        "forecast": sentences(forecast()),
        "texts": {**_texts_by_code(OUTCOME_TEXTS), **_texts_by_code(REASON_TEXTS)},
        "quotas": quota.used_today(),
        "generation": Generation.objects.order_by("-id").first(),
        "embedding": _embedding(),
        "queue": _queue(),
        "pauses": dict(Pause.objects.values_list("work", "pk")),
        "storage": _storage(),
        "watchers": Watcher.objects.all()[:MANY_DUE].count(),
        "waiting": {
            "claims": _count_or_more(
                ClaimRequest.objects.filter(state="pending", registration__isnull=False)
            ),
            "objections": _count_or_more(Objection.objects.filter(closed_at__isnull=True)),
            "submissions": _count_or_more(
                Submission.objects.filter(origin=Target.Origin.SUBMISSION, probed_at__isnull=True)
            ),
        },
        "at": timezone.now(),
    }


def _queue() -> dict[str, Any]:
    """What waits for a decision, the longest first: as much of it as is decided at a sitting."""
    pending = ClaimRequest.objects.filter(state=ClaimRequest.State.PENDING, registration__isnull=False)
    claims = pending.select_related("registration").order_by("created_at")[:IN_QUEUE]
    objections = Objection.objects.filter(closed_at__isnull=True).order_by("at")[:IN_QUEUE]
    return {
        "claims": [{"claim": claim, "use": usage_line(registration_of(claim))} for claim in claims],
        "objections": [_describe_objection(objection) for objection in objections],
        "stuck": Target.objects.filter(state=Target.State.DEAD).order_by("host")[:IN_QUEUE],
        "refused": _refused_lately(),
        "sources": HostSource.objects.filter(enabled=True).exclude(trouble="").order_by("name")[:IN_QUEUE],
        "daily_limit": REGISTERED_DAILY,
        "most_daily": MOST_DAILY,
    }


def _describe_objection(objection: Objection) -> dict[str, Any]:
    """The objection, its site, and what the report says of the check then and now."""
    site = Site.objects.filter(host=objection.host).first()
    then, now = (
        (checks or {}).get(objection.check_id, {}) for checks in _checks_then_and_now(objection, site)
    )
    return {
        "objection": objection,
        "site": site,
        "then": then.get("answer", ""),
        "now": now.get("answer", ""),
    }


def _checks_then_and_now(objection: Objection, site: Site | None) -> tuple[Any, Any]:
    return objection.shown.get("checks"), site.checks if site else None


def _refused_lately() -> list[Site]:
    """Sites that were listed, refused us within the last events, and refuse still."""
    newest = ListingEvent.objects.order_by("-id").values_list("host", "kind")[:NEWEST_EVENTS]
    hosts = list(dict.fromkeys(host for host, kind in newest if kind == ListingEvent.Kind.DECLINED))
    return list(Site.objects.filter(host__in=hosts[:IN_QUEUE], declined=True).order_by("-heard_at"))


def _storage() -> dict[str, int]:
    """Bytes of the database, and visits whose evidence waits to be thinned."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_database_size(current_database())")
        ((database_bytes,),) = cursor.fetchall()
    return {"database_bytes": database_bytes, "waiting": retention.count_waiting(at_most=MANY_DUE)}


def _embedding() -> dict[str, int] | None:
    try:
        with consistent_view() as view:
            return {"vectors": view.vectors_wait, "passages": view.passages_wait}
    except Unavailable:
        return None


def _count_or_more(rows: Any) -> str:
    found = rows[: _MAX_COUNTED + 1].count()
    return str(found) if found <= _MAX_COUNTED else f"more than {_MAX_COUNTED}"


def _texts_by_code(texts: Any) -> dict[str, str]:
    return {code.value: text for code, text in texts.items()}
