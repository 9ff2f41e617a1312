"""Use case `check_webmcp`."""

import logging
import pickle
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from django.conf import settings
from django.db import DatabaseError

from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS, Reason
from probes.browser import availability
from probes.gather.webmcp import PAGE_SECONDS
from probes.live.page_process import (
    BUSY_SECONDS,
    CheckRequest,
    CheckResult,
    Conclusion,
    PageVerdict,
    could_not_ask,
)
from probes.live.shapes import WebmcpCheck
from probes.net.policy import Policy
from probes.schedule import control, submit

logger = logging.getLogger(__name__)

SECONDS: Final = 45.0
GRACE_SECONDS: Final = 3.0
AT_ONCE: Final = 4

_ROOT: Final = Path(__file__).resolve().parents[2]
_slots = threading.BoundedSemaphore(AT_ONCE)
_self_test = availability.SelfTestState()

NOTES: Final = {
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


def check_webmcp(url: str) -> WebmcpCheck:
    """Check within 45 seconds whether the page at a host name or URL registers WebMCP tools.

    Raises submit.RejectedHost for a text that names no public website.
    """
    host = submit.read(url)
    at = datetime.now(UTC)
    given = url.strip() if "://" in url else ""
    with _slot() as has_slot:
        result = _run_process(_request(host, given)) if has_slot else CheckResult(_busy())
    return _as_dict(result.conclusion, host, result.url or given or f"https://{host}/", at)


def _request(host: str, given: str) -> CheckRequest:
    policy, path = _policy(), availability.program()
    return CheckRequest(
        host=host,
        given=given,
        seconds=SECONDS,
        page_seconds=PAGE_SECONDS,
        user_agent=policy.user_agent,
        connect_to=tuple(policy.connect_to),
        ca_bundle=settings.PROBE_CA_BUNDLE,
        host_delay=policy.host_delay,
        test_delay=policy.test_delay,
        blocked=policy.blocked,
        key=policy.signer.key.private_bytes_raw() if policy.signer else b"",
        directory=policy.signer.directory if policy.signer else "",
        draft_01=policy.signer is not None and policy.signer.draft_01,
        browser=path if path and _self_test.may_try() else "",
        is_proven=_self_test.is_proven,
        lock=settings.DATA_DIR / "check-webmcp.lock",
    )


def _run_process(request: CheckRequest) -> CheckResult:
    command = [sys.executable, "-m", "probes.live.page_process"]
    limit = request.seconds + GRACE_SECONDS
    try:
        done = subprocess.run(  # noqa: S603 - the command is ours
            command,
            input=pickle.dumps(request),
            stdout=subprocess.PIPE,
            cwd=_ROOT,
            timeout=limit,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return CheckResult(could_not_ask(Reason.TIMED_OUT))
    except subprocess.CalledProcessError as error:
        logger.warning("the check of %s ended with %s", request.host, error.returncode)
        return CheckResult(could_not_ask(Reason.TOO_COSTLY))
    result: CheckResult = pickle.loads(done.stdout)  # noqa: S301 - from the process that was started here
    if result.fault is not None:
        _self_test.note(result.fault)
    return result


def _busy() -> Conclusion:
    return Conclusion(
        PageVerdict.COULD_NOT_ASK, "busy", "Too many checks are under way.", retry_after=BUSY_SECONDS
    )


def _policy() -> Policy:
    try:
        return control.policy()
    except DatabaseError:
        return Policy.from_settings()


@contextmanager
def _slot() -> Iterator[bool]:
    mine = _slots.acquire(blocking=False)
    try:
        yield mine
    finally:
        if mine:
            _slots.release()


def _as_dict(conclusion: Conclusion, host: str, url: str, at: datetime) -> WebmcpCheck:
    return {
        "verdict": conclusion.verdict,
        "host": host,
        "url": url,
        "checked_at": at.isoformat(timespec="seconds"),
        "reason": str(conclusion.reason),
        "note": " ".join(
            filter(None, (NOTES[conclusion.verdict], conclusion.detail or _text(conclusion.reason)))
        ),
        "tools": [{"name": t.name, "description": t.description, "kind": t.kind} for t in conclusion.tools],
        "tool_count": len(conclusion.tools),
        "evidence": [
            {"pattern": m.pattern, "where": m.where, "context": m.context} for m in conclusion.found
        ],
        "retry_after": conclusion.retry_after,
    }


def _text(reason: str) -> str:
    text = next(
        (text for code, text in (*OUTCOME_TEXTS.items(), *REASON_TEXTS.items()) if code == reason), ""
    )
    return f"{text[:1].upper()}{text[1:]}." if text else ""
