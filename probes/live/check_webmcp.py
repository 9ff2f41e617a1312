"""The use case `check_webmcp`: one site asked now, for whoever wants to know. It neither reads nor writes the index."""

import logging
import pickle
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.db import DatabaseError

from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS, Reason
from probes.browser import availability
from probes.live.page_process import BUSY_SECONDS, Question, Said, Told, Verdict, unasked
from probes.net.policy import Policy
from probes.schedule import control, submit

logger = logging.getLogger(__name__)

SECONDS: Final = 45.0
"""All that one check may take."""
GRACE_SECONDS: Final = 3.0
"""What its process may take beyond, to start and to end, before it is killed."""
AT_ONCE: Final = 4
"""Checks of one web process; the rest are told to come again."""

_ROOT: Final = Path(__file__).resolve().parents[2]
_room = threading.BoundedSemaphore(AT_ONCE)
_proof = availability.SelfTestState()

NOTES: Final = {
    Verdict.REGISTERED: "The page ran in a real browser and registered these tools. None of them was called.",
    Verdict.DECLARED_ONLY: "Code or forms for WebMCP are there, and the page ran in a real browser, but it registered "
    "no tool. It may do so only after a click, a consent or a log-in.",
    Verdict.DECLARED: "Code or forms for WebMCP are in the source. No browser was available to see whether they "
    "register a tool.",
    Verdict.NOT_DECLARED: "Nothing in what was read declares WebMCP.",
    Verdict.COULD_NOT_ASK: "Nothing can be said about the site: this is not a no.",
    Verdict.EXCLUDED: "The site does not want to be asked, so it was not asked any further.",
}


def check_webmcp(url: str) -> dict[str, Any]:
    """Ask the page at a host name or URL whether it registers WebMCP tools, within 45 seconds.

    Returns `{verdict, host, url, checked_at, reason, note, tools, tool_count, evidence, retry_after}`; the verdicts are
    those of `Verdict`, `evidence` is a list of `{pattern, where, context}`, `retry_after` seconds or None. Raises
    submit.RejectedHost for a text that names no public website.
    """
    host = submit.read(url)
    at = datetime.now(UTC)
    given = url.strip() if "://" in url else ""
    with _taken() as room:
        told = _asked(_question(host, given)) if room else Told(_busy())
    return _shown(told.said, host, told.url or given or f"https://{host}/", at)


def _question(host: str, given: str) -> Question:
    policy, path = _policy(), availability.program()
    return Question(
        host=host,
        given=given,
        seconds=SECONDS,
        user_agent=policy.user_agent,
        connect_to=tuple(policy.connect_to),
        ca_bundle=settings.PROBE_CA_BUNDLE,
        host_delay=policy.host_delay,
        test_delay=policy.test_delay,
        blocked=policy.blocked,
        key=policy.signer.key.private_bytes_raw() if policy.signer else b"",
        directory=policy.signer.directory if policy.signer else "",
        browser=path if path and _proof.may_try() else "",
        is_proven=_proof.is_proven,
        lock=settings.DATA_DIR / "check-webmcp.lock",
    )


def _asked(question: Question) -> Told:
    """Have a process of its own ask: it is ended when it takes too long, and this one goes on serving meanwhile."""
    command = [sys.executable, "-m", "probes.live.page_process"]
    limit = question.seconds + GRACE_SECONDS
    try:
        done = subprocess.run(  # noqa: S603 - the command is ours
            command,
            input=pickle.dumps(question),
            stdout=subprocess.PIPE,
            cwd=_ROOT,
            timeout=limit,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return Told(unasked(Reason.TIMED_OUT))
    except subprocess.CalledProcessError as error:
        logger.warning("the check of %s ended with %s", question.host, error.returncode)
        return Told(unasked(Reason.TOO_COSTLY))
    told: Told = pickle.loads(done.stdout)  # noqa: S301 - from the process that was started here
    if told.fault is not None:
        _proof.note(told.fault)
    return told


def _busy() -> Said:
    return Said(Verdict.COULD_NOT_ASK, "busy", "Too many checks are under way.", retry_after=BUSY_SECONDS)


def _policy() -> Policy:
    try:
        return control.policy()
    except DatabaseError:
        return Policy.from_settings()


@contextmanager
def _taken() -> Iterator[bool]:
    """Take a place among the checks of this process; False when there is none."""
    mine = _room.acquire(blocking=False)
    try:
        yield mine
    finally:
        if mine:
            _room.release()


def _shown(said: Said, host: str, url: str, at: datetime) -> dict[str, Any]:
    return {
        "verdict": said.verdict.value,
        "host": host,
        "url": url,
        "checked_at": at.isoformat(timespec="seconds"),
        "reason": str(said.reason),
        "note": " ".join(filter(None, (NOTES[said.verdict], said.detail or _text(said.reason)))),
        "tools": [{"name": t.name, "description": t.description, "kind": t.kind.value} for t in said.tools],
        "tool_count": len(said.tools),
        "evidence": [{"pattern": m.pattern, "where": m.where, "context": m.context} for m in said.found],
        "retry_after": said.retry_after,
    }


def _text(reason: str) -> str:
    """Return the prose of a reason code, "" for a code that has none."""
    text = next(
        (text for code, text in (*OUTCOME_TEXTS.items(), *REASON_TEXTS.items()) if code == reason), ""
    )
    return f"{text[:1].upper()}{text[1:]}." if text else ""
