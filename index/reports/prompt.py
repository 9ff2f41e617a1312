"""A prompt for a coding agent: a report's fixes and their tests, without any text of the site."""

from typing import Final

from django.conf import settings

from index.checks import CHECKS, SCORED
from index.shapes import SiteReport
from index.values.reasons import REASON_TEXTS, Reason
from index.values.vocabulary import CheckId

_EXAMPLE: Final = "example.com"

_TASK: Final = (
    "Change the website https://{host}/, whose source is here, so that AI agents can use it. "
    "Find out first how it is built and served, and use what its generator or server has for this. "
    "Publish only addresses that exist and statements that are true; what browsers get stays as it is. "
    "If something cannot be done here, such as an MCP server without any API behind it, say so."
)


_ACCEPTED: Final = (
    "It is done when this command ends with status 0, first against a server of yours, then against the "
    "public site:\n"
    "agent-readiness probe --allow-private http://localhost:3000 --require {checks}\n"
    "agent-readiness probe https://{host} --require {checks}\n"
    "Status 1 says what falls short; leave out of --require what cannot be done here. Without that command, "
    "run those above once more and check the site at {base_url}/check?host={host}"
)
"""The port stands for that of a preview."""


def prompt(report: SiteReport) -> str:
    host = report["host"]
    missing = [check for check in (*SCORED, *CHECKS) if report["checks"][check]["fix"]]
    parts = [_part(number, check, report) for number, check in enumerate(dict.fromkeys(missing), 1)]
    if not parts:
        return ""
    wanted = ",".join(dict.fromkeys(missing))
    return "\n\n".join(
        (
            _TASK.format(host=host),
            *parts,
            _ACCEPTED.format(host=host, checks=wanted, base_url=settings.BASE_URL),
        )
    )


def _part(number: int, check: CheckId, report: SiteReport) -> str:
    room, found = CHECKS[check], report["checks"][check]
    asked = room.wordings[0]
    fix = found["fix"]
    lines = [
        f"{number}. {room.label}: {fix['text'] if fix else room.fix}",
        f"Found: {found['answer']}, {REASON_TEXTS[Reason(found['reason'])]}.",
        "It passes when:",
        *(f"- {one}" for one in asked.yes),
        "Test it:",
        *(f"- {one.replace(_EXAMPLE, report['host'])}" for one in asked.by_hand),
        f"Text to copy for common servers: {settings.BASE_URL}/benchmark/{check.value}",
    ]
    return "\n".join(lines)
