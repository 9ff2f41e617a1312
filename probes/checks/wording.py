"""Builds a verdict and its sentence from a reason."""

from dataclasses import replace
from typing import Any, Final

from index.values.reasons import REASON_TEXTS, Reason
from probes.checks.verdict import Verdict, no, unknown
from probes.evidence.evidence import Exchange
from probes.readers.replies import control_failed, is_soft_404, seen

NO_REASONS: Final = frozenset(
    {Reason.NOT_FOUND, Reason.NOT_ACCEPTABLE, Reason.SAME_AS_CONTROL, Reason.IS_HTML, Reason.WRONG_MEDIA_TYPE}
    | {Reason.NOT_MARKDOWN, Reason.SAME_AS_HTML, Reason.NO_HTML_LEFT, Reason.OTHER_PAGE, Reason.ERROR_PAGE}
    | {Reason.TEMPLATE}
    | {Reason.LEFT_THE_SITE, Reason.NO_HEADING, Reason.NO_LINK, Reason.TOO_SHORT, Reason.NOT_JSON}
    | {
        Reason.NOT_VALID,
        Reason.DIGEST_MISMATCH,
        Reason.NOT_A_LINKSET,
        Reason.EMPTY_LINKSET,
        Reason.NOT_MCP,
        Reason.NO_ENDPOINT,
        Reason.ENDPOINT_DEAD,
        Reason.LOCAL_ADDRESS,
        Reason.NO_TOOL_LIST,
        Reason.NO_TOOLS,
        Reason.LEGACY_API,
    }
)
"""All other reasons mean unknown."""


def because(reason: Reason, exchange: Exchange | None, *also: Exchange | None, **value: Any) -> Verdict:
    shown = tuple(e for e in (exchange, *also) if e is not None)
    text = REASON_TEXTS[reason]
    detail = f"{seen(exchange)}: {text}." if exchange else f"{text[:1].upper()}{text[1:]}."
    judge = no if reason in NO_REASONS else unknown
    return judge(reason, detail, *shown, **value)


def noted(exchange: Exchange, note: str) -> Exchange:
    return replace(exchange, note="; ".join(filter(None, (exchange.note, note))))


def against_controls(
    answer: Exchange, control: Exchange | None, *others: Exchange | None
) -> tuple[Reason | None, Exchange | None]:
    """Why the answer fails (or None), and the control; only `control` must have been answered."""
    for other in (control, *others):
        if is_soft_404(answer, other):
            return Reason.SAME_AS_CONTROL, other
    return (Reason.NO_CONTROL if control_failed(control) else None), control


def most_telling(faults: list[tuple[Exchange, Reason]]) -> tuple[Exchange, Reason]:
    """The first failure that leaves it unknown, else the first that isn't NOT_FOUND."""
    for exchange, reason in faults:
        if reason not in NO_REASONS:
            return exchange, reason
    present = [fault for fault in faults if fault[1] is not Reason.NOT_FOUND]
    return (present or faults)[0]
