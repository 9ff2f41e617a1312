"""What an operator decides about the pipeline: to rest, to leave a host alone, to try it again. All take effect at once."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from django.db import transaction
from django.utils import timezone

from index.listing.publish import withdraw
from probes import signing_keys
from probes.models import Pause, Target
from probes.net.policy import Policy
from probes.schedule import schedule

_FREE: Final = {"held_until": None, "held_for": "", "held_by": ""}


def policy(before: Policy | None = None) -> Policy:
    """As the operator has set it, with who signs and whom nobody asks now. Reads the database.

    What visits under `before` share, they go on to share with those under the new one.
    """
    if before is not None:
        return replace(before, signer=signing_keys.signer(), blocked=blocked())
    return Policy.from_settings(signing_keys.signer(), blocked=blocked())


def pause(works: Iterable[Target.Work], *, reason: str) -> None:
    """Begin nothing new of this kind, in any worker; what is under way is finished."""
    for work in works:
        Pause.objects.update_or_create(work=work, defaults={"reason": reason})


def resume(works: Iterable[Target.Work]) -> int:
    """Go on. Returns how many of these rested."""
    return Pause.objects.filter(work__in=list(works)).delete()[0]


def blocked() -> frozenset[str]:
    """Hosts that nothing of ours asks, on whosever behalf."""
    return frozenset(Target.objects.filter(state=Target.State.BLOCKED).values_list("host", flat=True))


@transaction.atomic
def block(host: str, *, reason: str) -> None:
    """Ask a host no more, and list it no more. What a worker holds of it is not recorded."""
    target = schedule.target_of(host, origin=Target.Origin.OPERATOR)
    Target.objects.filter(pk=target.pk).update(
        state=Target.State.BLOCKED, why=reason, page_due_at=None, robots_due_at=None, **_FREE
    )
    withdraw(host=host, reason="blocked by the operator")


def unblock(host: str) -> bool:
    """Let a blocked host be visited again, at once; its next probe decides about its listing. False if it was not."""
    return bool(_revive(Target.State.BLOCKED, host=host))


def requeue(host: str | None = None) -> int:
    """Make the dead due again, or the one of them with this name. Returns how many."""
    return _revive(Target.State.DEAD, **({} if host is None else {"host": host}))


def _revive(state: Target.State, **which: str) -> int:
    return Target.objects.filter(state=state, **which).update(
        state=Target.State.ACTIVE, why="", due_at=timezone.now(), attempts=0
    )
