"""Overview on the admin's first page."""

from typing import Any

from django.utils import timezone

from agentauth import quota
from agentauth.models import ClaimRequest
from index.generations.current import consistent_view
from index.models import Generation, Objection
from index.values.errors import Unavailable
from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS
from probes.models import Submission, Target
from probes.operations.figures import pipeline_state
from probes.operations.forecast import forecast, sentences

MANY_DUE = 10_000  # Due rows are counted up to this number
_MANY = 100  # Open decisions are counted up to this number


def overview() -> dict[str, Any]:
    """The template's data; `quotas` is None without Redis, `embedding` without a readable index."""
    return {
        "pipeline": pipeline_state(at_most=MANY_DUE),
        "many_due": MANY_DUE,
        "forecast": sentences(forecast()),
        "texts": {**_texts(OUTCOME_TEXTS), **_texts(REASON_TEXTS)},
        "quotas": quota.used_today(),
        "generation": Generation.objects.order_by("-id").first(),
        "embedding": _embedding(),
        "waiting": {
            "claims": _some(ClaimRequest.objects.filter(state="pending", registration__isnull=False)),
            "objections": _some(Objection.objects.filter(closed_at__isnull=True)),
            "submissions": _some(
                Submission.objects.filter(origin=Target.Origin.SUBMISSION, probed_at__isnull=True)
            ),
        },
        "at": timezone.now(),
    }


def _embedding() -> dict[str, int] | None:
    try:
        with consistent_view() as view:
            return {"vectors": view.vectors_wait, "passages": view.passages_wait}
    except Unavailable:
        return None


def _some(rows: Any) -> str:
    found = rows[: _MANY + 1].count()
    return str(found) if found <= _MANY else f"more than {_MANY}"


def _texts(texts: Any) -> dict[str, str]:
    return {code.value: text for code, text in texts.items()}
