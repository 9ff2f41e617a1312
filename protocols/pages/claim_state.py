"""/agent/auth/claim/<id>: how a claim stands."""

from typing import Annotated, Literal, cast

from django.http import HttpRequest, HttpResponseBase
from pydantic import Field

from agentauth import claims
from index.shapes import Shape, Timestamp
from protocols.live_checks import moment
from protocols.pages import forms

_STATES = {"pending": "pending_review"}


class ClaimState(Shape):
    """How a claim stands."""

    claim_attempt_id: str
    status: Annotated[
        Literal["pending_review", "approved", "rejected"],
        Field(description="A claim with an unknown token reads as one that is undecided."),
    ]
    decided_at: Timestamp | None


@forms.read_form
@forms.forbid_indexing
def claim_state(request: HttpRequest, id: str) -> HttpResponseBase:  # noqa: A002 - as the address names it
    """The state of a claim, the same for an id of nothing."""
    answer = describe_claim(id)
    return forms.page(request, "claim_state", {"claim": answer}, answer=answer)


def describe_claim(claim_attempt_id: str) -> ClaimState:
    state, decided_at = claims.decision(claim_attempt_id)
    return {
        "claim_attempt_id": claim_attempt_id,
        "status": cast("Literal['approved', 'rejected']", _STATES.get(state, state)),
        "decided_at": moment(decided_at),
    }
