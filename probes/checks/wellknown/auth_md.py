"""auth.md: instructions for agents to get a credential, at /auth.md (workos/auth.md 0.1 to 0.7)."""

import re
from typing import Final

from index.values.reasons import Reason
from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import fault_of, judge
from probes.checks.wording import because
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.documents import Reading
from probes.readers.error_pages import error_in
from probes.readers.markdown import is_html_text
from probes.readers.prose import h1
from probes.readers.replies import same_reply

CONTROLS: Final = (Purpose.CONTROL_MD, Purpose.CONTROL_TXT, Purpose.CONTROL_PAGE, Purpose.CONTROL_MARKDOWN)

_ABOUT = re.compile(r"\b(?:regist|auth|credential|api[ _-]?key|token)", re.IGNORECASE)
_HOW = re.compile(r"\bPOST\b|/agent/|agent_auth|oauth|\bendpoint\b|/\.well-known/", re.IGNORECASE)


def grade(evidence: Evidence) -> Verdict:
    """The home page's Markdown, which some hosts send for any .md address, doesn't count."""
    reply = evidence.first(Purpose.AUTH_MD)
    if reply is not None and fault_of(reply, read, evidence, CONTROLS)[0] is None:
        for copy in evidence.all(Purpose.HOME_MARKDOWN, Purpose.MARKDOWN_TWIN, Purpose.LLMS_TXT):
            if copy.ok and same_reply(reply, copy):
                return because(Reason.SAME_AS_CONTROL, reply, copy)
    return judge(evidence, Purpose.AUTH_MD, read, CONTROLS)


def read(exchange: Exchange) -> Reading:
    text = exchange.text
    if is_html_text(text):
        return Reading(Reason.IS_HTML)
    if why := error_in(text):
        return Reading(why)
    if not h1(text):
        return Reading(Reason.NO_HEADING)
    if not (_ABOUT.search(text) and _HOW.search(text)):
        return Reading(Reason.NOT_VALID)
    return Reading(None, "words on how an agent gets a credential")
