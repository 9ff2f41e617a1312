"""Apply a finding to its site's row and compare."""

import re
from collections.abc import Collection, Mapping
from datetime import date
from typing import Any

from index.checks import TOOLS, score_of
from index.models import Site
from index.values import passages, search_text
from index.values.findings import (
    CheckFinding,
    ExchangeLine,
    Finding,
    FoundAction,
    FoundCaveat,
    McpConnection,
    QuotedTool,
    Tool,
)
from index.values.passages import PassageSource
from index.values.tools import compare, cut_tools, digest, owner_name
from index.values.vocabulary import Answer, Cause, CheckId, Tier

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")  # NUL and lone surrogates, which PostgreSQL rejects

TOOL_SETS = {CheckId.MCP_SERVER: "tool_set", CheckId.WEBMCP: "webmcp_tool_set"}
"""The column with the digest of a check's tools; `<column>_shared` says whether many sites serve them."""

# Fields whose change is an event.
_EVENT_FIELDS = (
    "url",
    "name",
    "display_name",
    "description",
    "entity_type",
    "country",
    "transactional",
    "platform_supplied",
    "webmcp_platform_supplied",
    "apparent_actions",
    "mcp_endpoint",
    "mcp_tools",
    "mcp_server_card",
    "webmcp_tools",
    "other_wellknown",
    "tier",
)


def apply_finding(  # noqa: PLR0913 - who publishes knows more than the finding says
    site: Site,
    finding: Finding,
    *,
    shared: Collection[CheckId] = (),
    cause: Cause | None = Cause.SITE,
    on: date | None = None,
    tools_known_since: date | None = None,
) -> dict[str, Any]:
    """Apply the finding, unsaved; return changed `answers`, `facts` and `tools`.

    `shared`: checks whose tools many sites serve. `on`: the day of the changes, by default the visit's.
    `tools_known_since`: of tools without a stored digest. Answers are [before, after] by check; tools as in
    `index.values.tools.compare`.
    """
    on = on or finding.probed_at.date()
    before, facts_before, tools = (
        site.checks,
        [_comparable(site, name) for name in _EVENT_FIELDS],
        _tools_before(site),
    )
    defined_before = site.tool_definitions
    site.checks = {
        check.value: _check_row(found, before.get(check.value), on, cause)
        for check, found in finding.checks.items()
    }
    _set_grading(site, finding)
    _set_offers(site, finding)
    _set_facts(site, finding)
    for check, column in TOOL_SETS.items():
        setattr(site, column, digest_tools(finding, check))
        setattr(site, f"{column}_shared", check in shared)
    set_platform_supplied(site)
    site.words = _source_lines(site, finding)
    site.meaning_digest = search_text.digest(site)
    _set_passages(site, finding)
    facts = [
        name for name, was in zip(_EVENT_FIELDS, facts_before, strict=True) if _comparable(site, name) != was
    ]
    changes = _tool_changes(site, tools, finding, defined_before)
    known = None if CheckId.MCP_SERVER.value in changes else tools_known_since
    _set_tools_digest(site, finding, is_by_rubric=cause is Cause.RUBRIC, known_since=known)
    changed = {"answers": _answer_changes(before, site.checks), "facts": facts, "tools": changes}
    return dict(cut_tools({key: value for key, value in changed.items() if value}))


def _set_grading(site: Site, finding: Finding) -> None:
    site.score = score_of(finding)
    site.tier = finding.tier
    site.url = finding.url
    site.verified_at = finding.probed_at
    site.rubric_version = finding.rubric_version


def _set_offers(site: Site, finding: Finding) -> None:
    """What the site offers to agents: endpoint, tools, documents."""
    site.mcp_endpoint = finding.mcp_endpoint
    site.mcp_tools = _storable([_fields(tool) for tool in finding.mcp_tools])
    site.webmcp_tools = _storable([_fields(tool) for tool in finding.webmcp_tools])
    site.other_wellknown = _storable(dict(finding.other_wellknown))
    site.tool_definitions = _storable(
        {check.value: [_fields(tool) for tool in tools] for check, tools in finding.tool_definitions.items()}
    )
    site.connect = _storable(_fields(finding.connect)) if finding.connect else None
    site.addresses = _storable(dict(finding.addresses))
    site.catalog_ids = [{"type": kind.value, "id": id_} for kind, id_ in finding.catalog_ids.items()]
    site.caveats = _storable([_fields(caveat) for caveat in finding.caveats])
    if site.mcp_server_card is None or not _card_is_unsure(finding):
        site.mcp_server_card = finding.mcp_server_card


def _set_facts(site: Site, finding: Finding) -> None:
    for fact in ("name", "display_name", "description"):
        setattr(site, fact, _storable(getattr(finding, fact)))
    site.entity_type = finding.entity_type
    site.country = finding.country
    site.language = finding.language
    site.transactional = finding.transactional
    site.platform_marks = finding.platform_supplied
    site.webmcp_marks = finding.webmcp_platform_supplied
    site.tier_by_webmcp = finding.tier_by_webmcp
    site.owner_name = owner_name(site.display_name)
    site.apparent_actions = _storable([_fields(action) for action in finding.apparent_actions])


def _answer_changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """Answers [before, after] of the checks that both have."""
    return {
        check: [before[check]["answer"], row["answer"]]
        for check, row in now.items()
        if check in before and before[check]["answer"] != row["answer"]
    }


def digest_tools(finding: Finding, check: CheckId) -> str | None:
    """A digest of the tools' names; None unless all were listed."""
    if check in finding.tools_cut:
        return None
    return digest(_storable([_fields(tool) for tool in getattr(finding, TOOLS[check])]))


def set_platform_supplied(site: Site) -> None:
    """Set who supplies its tools, by the site's marks and the index-wide count, and the tier that follows."""
    site.platform_supplied = True if site.tool_set_shared else site.platform_marks
    site.webmcp_platform_supplied = True if site.webmcp_tool_set_shared else site.webmcp_marks
    if site.tier_by_webmcp:
        supplied = site.webmcp_platform_supplied
        site.tier = Tier.PROBE_VERIFIED if supplied else Tier.BEHAVIOURALLY_VERIFIED


def _tools_before(site: Site) -> dict[CheckId, Any]:
    """The last complete tool list per check; None without any."""
    rows = {check: getattr(site, field) for check, field in TOOLS.items() if _is_yes(site, check)}
    return rows | {CheckId(check): tools for check, tools in site.last_tools.items()}


def _set_tools_digest(site: Site, finding: Finding, *, is_by_rubric: bool, known_since: date | None) -> None:
    """A list that breaks off or is missing leaves what was known; reading the same otherwise is no change."""
    before = site.tools_digest
    if finding.tools_digest is None:
        is_whole = finding.mcp_endpoint is not None and CheckId.MCP_SERVER not in finding.tools_cut
        if is_whole and before is not None:  # perhaps other tools: nothing is known of them any more
            site.tools_digest, site.tools_since = None, finding.probed_at.date()
        return
    if finding.tools_digest == before:
        return
    site.tools_digest = finding.tools_digest
    if before is None:
        site.tools_since = known_since or finding.probed_at.date()
    elif not is_by_rubric:
        site.tools_since = finding.probed_at.date()


def _tool_changes(
    site: Site, before: Mapping[CheckId, Any], finding: Finding, defined: Mapping[str, Any]
) -> dict[str, Any]:
    """Compare complete lists; keep those without a successor in `last_tools`.

    `defined`: the tools as they were defined before.
    """
    listed = {check: getattr(site, field) for check, field in TOOLS.items() if _is_yes(site, check)}
    whole = {check: tools for check, tools in listed.items() if check not in finding.tools_cut}
    waiting = {check: before.get(check) for check in (*before, *listed) if check not in whole}
    site.last_tools = {check.value: tools for check, tools in waiting.items()}
    previous = {check: was for check in whole if (was := before.get(check)) is not None}
    compared = {
        check.value: compare(
            _with_definitions(was, defined.get(check.value, ())),
            _with_definitions(whole[check], site.tool_definitions.get(check.value, ())),
        )
        for check, was in previous.items()
    }
    return {check: change for check, change in compared.items() if change}


def _with_definitions(tools: Any, defined: Any) -> list[dict[str, Any]]:
    """Tools with title and output schema, where these are known."""
    known = {tool["name"]: {name: tool[name] for name in ("title", "output_schema")} for tool in defined}
    return [{**tool, **known.get(tool["name"], {})} for tool in tools]


def _is_yes(site: Site, check: CheckId) -> bool:
    """From `checks`: the column only follows on save."""
    return bool(site.checks.get(check.value, {}).get("answer") == Answer.YES)


def _comparable(site: Site, name: str) -> Any:
    """A field to compare; of `other_wellknown` only answers and URLs."""
    value = getattr(site, name)
    if name != "other_wellknown":
        return value
    return {key: (entry.get("answer"), entry.get("url")) for key, entry in value.items()}


def _check_row(
    found: CheckFinding, before: Mapping[str, Any] | None, on: date, cause: Cause | None
) -> dict[str, Any]:
    """An entry of `Site.checks`; `since` and `cause` change only with the answer."""
    if before is not None and before["answer"] == found.answer:
        since, cause = before["since"], before.get("cause")
    else:
        since = on.isoformat()
    row: dict[str, Any] = _storable(
        {
            "answer": found.answer.value,
            "reason": found.reason.value,
            "detail": found.detail,
            "since": since,
            "cause": cause,
            "evidence": [_fields(line) for line in found.evidence],
        }
    )
    return row | ({"generator": found.generator.value} if found.generator else {})


def _card_is_unsure(finding: Finding) -> bool:
    """Whether the card's endpoint was unreachable."""
    card = finding.checks.get(CheckId.MCP_SERVER_CARD)
    return card is not None and card.answer is Answer.UNKNOWN


def _source_lines(site: Site, finding: Finding) -> str:
    lines: str = _storable(
        search_text.source_lines(
            tools=search_text.tool_texts(site.mcp_tools + site.webmcp_tools),
            headings=finding.headings,
            skills=finding.skills,
            queries=finding.example_queries,
            others=[said.text for said in finding.sayings if said.source is not PassageSource.SKILL],
            actions=[search_text.split_name(action["action"]) for action in site.apparent_actions],
        )
    )
    return lines


def _set_passages(site: Site, finding: Finding) -> None:
    before = site.passages_digest
    others: dict[PassageSource, list[passages.Passage]] = {source: [] for source in PassageSource}
    for said in finding.sayings:
        others[said.source].append(
            passages.make_passage(said.source, _storable(said.name), _storable(said.text))
        )
    site.passages = passages.choose_passages(
        passages.passages_of_tools(PassageSource.TOOL, site.mcp_tools),
        passages.passages_of_tools(PassageSource.WEBMCP_TOOL, site.webmcp_tools),
        *others.values(),
    )
    site.passages_digest = passages.digest(site.passages)
    if site.passages_digest != before:
        site.passages_at = finding.probed_at


def _fields(
    part: ExchangeLine | Tool | QuotedTool | McpConnection | FoundCaveat | FoundAction,
) -> dict[str, Any]:
    """Faster than `dataclasses.asdict`."""
    return {name: getattr(part, name) for name in part.__slots__}


def _storable(value: Any) -> Any:
    if isinstance(value, str):
        return str(value) if value.isprintable() else _UNSTORABLE.sub("", value)
    if isinstance(value, Mapping):
        return {_storable(key): _storable(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_storable(item) for item in value]
    return value
