"""Operators' controls: pause, block, requeue. Take effect at once."""

from collections.abc import Iterable
from dataclasses import replace

from django.db import transaction
from django.utils import timezone

from index.listing.publish import withdraw
from probes import signing_keys
from probes.models import Pause, Target
from probes.net.policy import Policy
from probes.schedule import schedule

_FREE = {"held_until": None, "held_for": "", "held_by": ""}


def current_policy(before: Policy | None = None) -> Policy:
    """Reads the database. Shares limiter, memory and caches with `before`."""
    if before is not None:
        return replace(before, signer=signing_keys.signer(), blocked=blocked_hosts())
    return Policy.from_settings(signing_keys.signer(), blocked=blocked_hosts())


def pause(works: Iterable[Target.Work], *, reason: str) -> None:
    """Work in progress finishes."""
    for work in works:
        Pause.objects.update_or_create(work=work, defaults={"reason": reason})


def resume(works: Iterable[Target.Work]) -> int:
    return Pause.objects.filter(work__in=list(works)).delete()[0]


def blocked_hosts() -> frozenset[str]:
    return frozenset(Target.objects.filter(state=Target.State.BLOCKED).values_list("host", flat=True))


@transaction.atomic
def block(host: str, *, reason: str) -> None:
    """Stop requests to a host and delist it. Visits in progress aren't recorded."""
    target = schedule.target_of(host, origin=Target.Origin.OPERATOR)
    Target.objects.filter(pk=target.pk).update(
        state=Target.State.BLOCKED, why=reason, page_due_at=None, robots_due_at=None, **_FREE
    )
    withdraw(host=host, reason="blocked by the operator")


def unblock(host: str) -> bool:
    """False if it wasn't blocked."""
    return bool(_revive(Target.State.BLOCKED, host=host))


def requeue(host: str | None = None) -> int:
    return _revive(Target.State.DEAD, **({} if host is None else {"host": host}))


def _revive(state: Target.State, **which: str) -> int:
    return Target.objects.filter(state=state, **which).update(
        state=Target.State.ACTIVE, why="", due_at=timezone.now(), attempts=0
    )
