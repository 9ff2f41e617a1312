"""What agents can do with a site and what limits it, in a few words. Names are the site's own."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from index.checks import CHECKS
from index.checks.wellknown import RESOURCES
from index.reports.timeline import dead_links
from index.shapes import ReportPage
from index.templatetags.quoted import plain
from index.values.vocabulary import Action, Answer, CheckId

_SHOWN = 6  # Phrases
_MAX_PHRASE = 48  # Characters
_MAX_NAME = 120  # Characters of a tool's name that are split
_BREAK = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|[\W_]+")


class Abilities(NamedTuple):
    """`phrases` complete "Agents can"; `more` were left out; `how` says by what."""

    phrases: list[str]
    more: int
    how: str


def abilities(report: ReportPage) -> Abilities:
    """From the tools' names, else from apparent actions, else that pages can be read."""
    verified = report["verified"]
    tools = [*(verified["mcp_tools"] or ()), *(verified["webmcp_tools"] or ())]
    if found := split_names(tools, report["host"]):
        by = "by its MCP tools" if verified["mcp_tools"] else "by tools in its page"
        return Abilities(found[:_SHOWN], len(found) - _SHOWN, by)
    gated = "; its MCP server asks for credentials" if report["connect"] else ""
    actions = dict.fromkeys(action["action"] for action in report["apparent_actions"])
    if done := [action.replace("_", " ") for action in actions if action != Action.OTHER]:
        return Abilities(done[:_SHOWN], len(done) - _SHOWN, f"in its pages, as a visitor can{gated}")
    return Abilities(["read, not act"], 0, gated.removeprefix("; "))


def split_names(names: Iterable[str], host: str) -> list[str]:
    """Tool names as words, each once, without the host's own name in front."""
    own = set(re.split(r"[.-]", host))
    phrases = []
    for name in names:
        words = _BREAK.sub(" ", plain(name, _MAX_NAME)).lower().split()
        while len(words) > 1 and words[0] in own:
            del words[0]
        phrases.append(plain(" ".join(words), _MAX_PHRASE))
    return [phrase for phrase in dict.fromkeys(phrases) if phrase]


class Limit(NamedTuple):
    """What is true and limits a yes; `where` is an address of the site, or ""."""

    subject: str
    text: str
    where: str


def limits(report: ReportPage) -> list[Limit]:
    """Dead links, caveats, and whose tools they are."""
    dead = [
        Limit(CHECKS[check].label, f"{found}", "")
        for check in CheckId
        if (found := dead_links(report["checks"][check]))
    ]
    counted = {limit.subject for limit in dead}
    told = [
        Limit(_label(caveat), caveat["text"], caveat["where"])
        for caveat in report["caveats"]
        if not (caveat["code"] == "dead_links" and _label(caveat) in counted)
    ]
    supplied = (
        report.get("platform_supplied") and report["checks"][CheckId.MCP_SERVER]["answer"] == Answer.YES
    )
    platform = [Limit("MCP server", "a platform supplies it, the same to many sites", "")] if supplied else []
    if report.get("webmcp_platform_supplied"):
        platform.append(
            Limit(CHECKS[CheckId.WEBMCP].label, "a platform supplies them, the same to many sites", "")
        )
    return [*dead, *told, *platform]


def _label(caveat: Mapping[str, Any]) -> str:
    check = caveat["check"]
    resources = {id_.value: resource.label for id_, resource in RESOURCES.items()}
    return resources.get(check) or CHECKS[CheckId(check)].label
