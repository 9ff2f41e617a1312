"""Operators' actions on hosts."""

from datetime import UTC
from typing import Any

from config.admin import UnchangedObject, row_action
from index.listing import publish
from index.models import Site
from probes.models import Target
from probes.schedule import control, schedule


@row_action(
    "Visit next",
    means="They are due now, with the suggestions; what was visited within the hour, when that hour ends.",
)
def visit(row: Any, _reason: str) -> str:
    if is_blocked(row.host):
        raise UnchangedObject("it is blocked")
    if free := schedule.make_due(row.host):
        return f"Made due at {free.astimezone(UTC):%H:%M:%S} UTC, an hour after its last visit."
    return "Made due now."


@row_action(
    "Block: ask them nothing, list them no more",
    means="Nothing of ours asks these hosts any more, on whosever behalf, and they leave the index at once.",
    reason=True,
)
def block(row: Any, reason: str) -> str:
    if is_blocked(row.host):
        raise UnchangedObject("blocked already")
    control.block(row.host, reason=reason)
    return f"Blocked: {reason}"


@row_action("Unblock", means="They are due now; the next visit of each decides whether it is listed.")
def unblock(row: Any, _reason: str) -> str:
    if not control.unblock(row.host):
        raise UnchangedObject("it is not blocked")
    return "Unblocked."


@row_action(
    "Exclude: keep them out of the index, and go on visiting",
    means="They leave the index at once and stay out, whatever the probe finds.",
    reason=True,
)
def exclude(row: Any, reason: str) -> str:
    if not publish.exclude(host=row.host, reason=reason):
        raise UnchangedObject("excluded already, or never probed")
    return f"Excluded: {reason}"


@row_action(
    "Relist: take an exclusion back",
    means="The evidence of the last visit is graded again, and lists what meets the rule.",
)
def relist(row: Any, _reason: str) -> str:
    if not publish.readmit(host=row.host):
        raise UnchangedObject("it is not excluded")
    from probes.grading.stored_visit import UnreadableEvidence  # noqa: PLC0415 - loads the grading, 0.2 s
    from probes.publishing import regrade  # noqa: PLC0415

    try:
        regrade.regrade(row.host)
    except UnreadableEvidence as error:
        return f"No longer excluded; its next visit decides: {error}"
    listed = Site.objects.listed().filter(host=row.host).exists()
    return f"No longer excluded; {'listed' if listed else 'not listed, by what is known of it'}."


@row_action("Try the dead again", means="They are due now.")
def requeue(row: Any, _reason: str) -> str:
    if not control.requeue(row.host):
        raise UnchangedObject("it is not dead")
    return "Due again."


ABOUT_SITES = (visit, block, unblock, exclude, relist)
ABOUT_TARGETS = (visit, block, unblock, requeue)


def is_blocked(host: str) -> bool:
    return Target.objects.filter(host=host, state=Target.State.BLOCKED).exists()
