"""What a check of one page concludes, and its answer."""

from dataclasses import dataclass
from datetime import UTC, datetime

from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS, OutcomeReason, Reason
from probes.evidence.evidence import Evidence
from probes.evidence.page_run import RegisteredTool, WebmcpMention
from probes.live.shapes import PageVerdict, WebmcpCheck
from probes.readers.replies import earliest_retry

BUSY = "busy"
BUSY_SECONDS = 30

NOTES = {
    PageVerdict.REGISTERED: "The page ran in a real browser and registered these tools. None of them was "
    "called.",
    PageVerdict.DECLARED_ONLY: "Code or forms for WebMCP are there, and the page ran in a real browser, but "
    "it registered no tool. It may do so only after a click, a consent or a "
    "log-in.",
    PageVerdict.DECLARED: "Code or forms for WebMCP are in the source. No browser was available to see "
    "whether they register a tool.",
    PageVerdict.NOT_DECLARED: "Nothing in what was read declares WebMCP.",
    PageVerdict.COULD_NOT_ASK: "Nothing can be said about the site: this is not a no.",
    PageVerdict.EXCLUDED: "The site does not want to be asked, so it was not asked any further.",
}


@dataclass(frozen=True, slots=True)
class Conclusion:
    """`url` is the page's after redirects, or ""."""

    verdict: PageVerdict
    reason: str
    detail: str = ""
    tools: tuple[RegisteredTool, ...] = ()
    mentions: tuple[WebmcpMention, ...] = ()
    retry_after: int | None = None
    url: str = ""


def conclude_excluded(reason: OutcomeReason | Reason) -> Conclusion:
    return Conclusion(PageVerdict.EXCLUDED, reason)


def conclude_could_not_ask(reason: OutcomeReason | Reason, seen: Evidence | None = None) -> Conclusion:
    return Conclusion(PageVerdict.COULD_NOT_ASK, reason, retry_after=seconds_to_wait(seen) if seen else None)


def conclude_not_asked(reason: str, detail: str, seconds: int | None = BUSY_SECONDS) -> Conclusion:
    """For a reason of ours."""
    return Conclusion(PageVerdict.COULD_NOT_ASK, reason, detail, retry_after=seconds)


def conclude_busy() -> Conclusion:
    return conclude_not_asked(BUSY, "Too many checks are under way.")


def seconds_to_wait(evidence: Evidence) -> int | None:
    moment = earliest_retry(evidence, datetime.now(UTC))
    return max(1, int((moment - datetime.now(UTC)).total_seconds())) if moment else None


def as_answer(conclusion: Conclusion, host: str, url: str, at: datetime) -> WebmcpCheck:
    """`url` is what the caller gave, or ""."""
    return {
        "verdict": conclusion.verdict,
        "host": host,
        "url": conclusion.url or url or f"https://{host}/",
        "checked_at": at.isoformat(timespec="seconds"),
        "reason": str(conclusion.reason),
        "note": " ".join(
            filter(None, (NOTES[conclusion.verdict], conclusion.detail or _text(conclusion.reason)))
        ),
        "tools": [{"name": t.name, "description": t.description, "kind": t.kind} for t in conclusion.tools],
        "tool_count": len(conclusion.tools),
        "evidence": [
            {"pattern": m.pattern, "where": m.where, "context": m.context} for m in conclusion.mentions
        ],
        "retry_after": conclusion.retry_after,
    }


def _text(reason: str) -> str:
    text = next(
        (text for code, text in (*OUTCOME_TEXTS.items(), *REASON_TEXTS.items()) if code == reason), ""
    )
    return f"{text[:1].upper()}{text[1:]}." if text else ""
