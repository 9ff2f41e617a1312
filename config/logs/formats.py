"""Log lines: JSON where a program reads them, plain where a person does; one line each, and none holds a secret.

It imports nothing of Django, so that the web server, which starts before Django does, writes the same lines.
"""

import json
import logging
import os
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")
"""The id of the request that this thread answers, "" outside of one."""

_MOST: Final = 4_000
"""Characters of a message, and of each line of a traceback."""
_MOST_LINES: Final = 120
_SECRETS: Final = (
    (re.compile(r"\b(ari|clm)_[0-9a-f]{8,}"), r"\1_…"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[^\s'\",]+"), r"\1 …"),
    (re.compile(r"(?i)\b((?:key|token|password|secret|sessionid|csrftoken)['\"]?\s*[=:]\s*['\"]?)[^\s&'\",;]+"), r"\1…"),
    (re.compile(r"(://[^/\s:@]*:)[^/\s@]+@"), r"\1…@"),
)  # fmt: skip
"""What looks like a key, a credential or a password in a URL, wherever a message has it from."""
_UNSAFE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
"""Control, invisible and bidi characters: they end lines, steer terminals, or show a line as another."""


class Lines(logging.Formatter):
    """One line a record, for people: time, level, logger, request id, message. A traceback's lines are marked with a bar."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, without its end."""
        said = _said(record)
        head = f"{said['at']} {said['level']} {said['logger']}"
        mark = f" [{said['request']}]" if "request" in said else ""
        return "\n".join(
            [f"{head}{mark}: {said['message']}", *(f"    | {line}" for line in _traceback(record))]
        )


class Json(logging.Formatter):
    """One JSON object a record: `at` (ISO 8601, UTC), `level`, `logger`, `message`; `request`, `traceback` and fields of the logger's own where there are some."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object in ASCII, on one line."""
        said = {**getattr(record, "fields", {}), **_said(record)}
        if trace := _traceback(record):
            said["traceback"] = trace
        return json.dumps(said, default=str)


class Failures(logging.Filter):
    """Of what Django says about requests only the exceptions, without the address: the access log has the rest."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is to be seen."""
        record.msg, record.args = "a request failed", ()
        return bool(record.exc_info)


def formatter() -> logging.Formatter:
    """What LOG_FORMAT asks for: `json`, `lines`, or, unset, lines when standard error is a terminal and JSON elsewhere."""
    wish = os.environ.get("LOG_FORMAT") or ("lines" if sys.stderr.isatty() else "json")
    return Lines() if wish == "lines" else Json()


def settings(*, level: str = "INFO") -> dict[str, Any]:
    """Return the configuration of logging (logging.config.dictConfig): everything goes to standard error."""
    ours = {
        name: {"level": level}
        for name in ("config", "index", "probes", "agentauth", "protocols", "operators")
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"one_line": {"()": "config.logs.formats.formatter"}},
        "filters": {
            "failures": {"()": "config.logs.formats.Failures"},
            "outages": {"()": "config.logs.outages.Outages"},
        },
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "one_line", "filters": ["outages"]},
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            **ours,
            "celery": {"level": level},
            "_granian": {"handlers": ["stderr"], "level": level, "propagate": False},
            "django.request": {"filters": ["failures"]},
            # What a caller sent that is refused, with a traceback each: anyone could fill the log. Its 400 has a line already.
            "django.security": {"level": "CRITICAL"},
        },
    }


def safe(text: str) -> str:
    """A text on one line, without secrets, capped; what could steer a reader is escaped."""
    short = text if len(text) <= _MOST else f"{text[:_MOST]}… ({len(text):,} characters)"
    for pattern, instead in _SECRETS:
        short = pattern.sub(instead, short)
    return _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode(), short)


def _said(record: logging.LogRecord) -> dict[str, Any]:
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    said = {
        "at": at.replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": safe(getattr(record, "instead", None) or record.getMessage()),
    }
    if wanted := request_id.get():
        said["request"] = wanted
    return said


def _traceback(record: logging.LogRecord) -> list[str]:
    if not record.exc_info or record.exc_info[0] is None or hasattr(record, "instead"):
        return []
    lines = logging.Formatter().formatException(record.exc_info).split("\n")
    if len(lines) > _MOST_LINES:
        half = _MOST_LINES // 2
        lines = [*lines[:half], f"… {len(lines) - 2 * half} lines …", *lines[-half:]]
    return [safe(line) for line in lines]
