"""Log formats: one record per line, without secrets. Imports no Django, for the web server."""

import json
import logging
import os
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from config.printable import break_ci_commands

request_id: ContextVar[str] = ContextVar("request_id", default="")  # Empty outside of a request
trace_id: ContextVar[str] = ContextVar("trace_id", default="")  # Empty where no trace was taken over or begun

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
# They log each task that comes, expires and ends, 60 a minute of an idle worker; failures are errors.
_BY_TASK = ("celery.worker.strategy", "celery.worker.request", "celery.app.trace")
_MOST = 4_000  # Characters of a message or traceback line
_MOST_LINES = 120
# Patterns of keys, credentials and passwords in URLs.
_SECRETS = (
    (re.compile(r"\b(ari|clm)_[0-9a-f]{8,}"), r"\1_…"),
    (re.compile(r"(?i)\b(bearer|basic)\s+[^\s'\",]+"), r"\1 …"),
    (re.compile(r"(?i)\b((?:key|token|password|secret|sessionid"
                r"|csrftoken)['\"]?\s*[=:]\s*['\"]?)[^\s&'\",;]+"), r"\1…"),
    (re.compile(r"(://[^/\s:@]*:)[^/\s@]+@"), r"\1…@"),
)  # fmt: skip
# They break lines or disguise text.
_UNSAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


class LineFormatter(logging.Formatter):
    """One line per record; traceback lines begin with a bar."""

    def format(self, record: logging.LogRecord) -> str:
        fields = _fields(record)
        head = f"{fields['at']} {fields['level']} {fields['logger']}"
        mark = f" [{fields['request']}]" if "request" in fields else ""
        return "\n".join(
            [f"{head}{mark}: {fields['message']}", *(f"    | {line}" for line in _traceback(record))]
        )


class JsonFormatter(logging.Formatter):
    """One JSON object per record: `at` (ISO 8601, UTC), `level`, `logger`, `message` and optional fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {**getattr(record, "fields", {}), **_fields(record)}
        if trace := _traceback(record):
            fields["traceback"] = trace
        return json.dumps(fields, default=str)


class ExceptionsOnly(logging.Filter):
    """Keeps only exceptions of Django's request records, without the URL."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = "a request failed", ()
        return bool(record.exc_info)


def formatter() -> logging.Formatter:
    wish = os.environ.get("LOG_FORMAT") or ("lines" if sys.stderr.isatty() else "json")
    return LineFormatter() if wish == "lines" else JsonFormatter()


def logging_settings(*, level: str = "INFO", to_sentry: bool = False) -> dict[str, Any]:
    ours = {
        name: {"level": level}
        for name in ("config", "index", "probes", "agentauth", "protocols", "operators")
    }
    sentry = {
        "class": "sentry_sdk.integrations.logging.EventHandler",
        "level": "ERROR",
        "filters": ["outages"],
    }
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"one_line": {"()": "config.logs.formats.formatter"}},
        "filters": {
            "failures": {"()": "config.logs.formats.ExceptionsOnly"},
            "outages": {"()": "config.logs.outages.OutageFilter"},
        },
        "handlers": {
            "stderr": {"class": "logging.StreamHandler", "formatter": "one_line", "filters": ["outages"]},
            **({"sentry": sentry} if to_sentry else {}),
        },
        "root": {"handlers": ["stderr", *(["sentry"] if to_sentry else [])], "level": "WARNING"},
        "loggers": {
            **ours,
            "celery": {"level": level},
            **{name: {"level": "WARNING" if level == "INFO" else level} for name in _BY_TASK},
            "_granian": {"handlers": ["stderr"], "level": level, "propagate": False},
            "django.request": {"filters": ["failures"]},
            # Bad requests would log a traceback each, so anyone could fill the log. Their 400 has a line
            # already.
            "django.security": {"level": "CRITICAL"},
        },
    }


def safe_line(text: str) -> str:
    """One line, capped, without secrets, control characters escaped."""
    short = text if len(text) <= _MOST else f"{text[:_MOST]}… ({len(text):,} characters)"
    for pattern, instead in _SECRETS:
        short = pattern.sub(instead, short)
    shown = _UNSAFE.sub(lambda found: found[0].encode("unicode_escape").decode(), short)
    return break_ci_commands(shown)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    fields = {
        "at": at.replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": safe_line(getattr(record, "instead", None) or record.getMessage()),
    }
    if wanted := request_id.get():
        fields["request"] = wanted
    if trace := trace_id.get():
        fields["trace_id"] = trace
    return fields


def _traceback(record: logging.LogRecord) -> list[str]:
    if not record.exc_info or record.exc_info[0] is None or hasattr(record, "instead"):
        return []
    lines = logging.Formatter().formatException(record.exc_info).split("\n")
    if len(lines) > _MOST_LINES:
        half = _MOST_LINES // 2
        lines = [*lines[:half], f"… {len(lines) - 2 * half} lines …", *lines[-half:]]
    return [safe_line(line) for line in lines]
