"""A finding as the probe result of the contract (`manage.py probe --json`)."""

from functools import partial
from typing import Any

from index.checks import CHECKS, SCORED_CHECKS, STORED_CHECKS, score_of
from index.listing.apply import apply_finding
from index.models import Site
from index.reports.site_report import check_entry, check_to_mend, fields_to_act_on, tool_definitions
from index.search.rows import tier_fields, verified_block
from index.values.findings import Finding
from index.values.vocabulary import CheckId, FoundVia, Outcome

_OF_THE_INDEX = {"since", "cause"}


def describe_finding(finding: Finding) -> Site:
    """Use the publishing code, so that manual probes and the index agree."""
    site = Site(host=finding.host)
    apply_finding(site, finding)
    for check in STORED_CHECKS:  # which the database fills in when a row is stored
        setattr(site, CHECKS[check].column, finding.answer(check).as_bool)
    return site


def result_dict(finding: Finding, *, to_mend: bool = False) -> dict[str, Any]:
    """Unknown booleans are null.

    `to_mend`: include what to copy for each fix.
    """
    site = describe_finding(finding)
    entry = partial(check_to_mend, host=finding.host) if to_mend else check_entry
    answered = finding.outcome is Outcome.ANSWERED
    return {
        "host": finding.host,
        "outcome": finding.outcome.value,
        "outcome_reason": finding.outcome_reason.value,
        "probed_at": finding.probed_at.isoformat(),
        "rubric_version": finding.rubric_version,
        "seconds": finding.seconds,
        "requests": finding.requests,
        "url": finding.url,
        "listed": _meets_listing_rule(finding),
        "has_md": finding.has_md.as_bool,
        "has_mcp": finding.answer(CheckId.MCP_SERVER).as_bool,
        "has_endpoint": finding.has_endpoint.as_bool,
        "has_webmcp": finding.answer(CheckId.WEBMCP).as_bool,
        **tier_fields(site),
        "readiness_score": score_of(finding) if answered else None,
        "readiness_of": len(SCORED_CHECKS),
        "verified": verified_block(site) | ({} if answered else {"verified_at": None}),
        "checks": {
            check.value: {k: v for k, v in entry(check, stored).items() if k not in _OF_THE_INDEX}
            for check, stored in ((check, site.checks.get(check.value)) for check in CheckId)
        },
        "name": site.name,
        "display_name": site.display_name,
        "entity_type": site.entity_type,
        "country": site.country,
        "language": site.language,
        **fields_to_act_on(site),
        "transactional": site.transactional,
        "apparent_actions": site.apparent_actions,
        **tool_definitions(site),
        "tools_digest": finding.tools_digest,
        "platform_supplied": site.platform_supplied,
        "webmcp_platform_supplied": site.webmcp_platform_supplied,
        "found_via": FoundVia.DECLARED_AGENT_ACCESS
        if finding.declares_agent_access
        else FoundVia.PROBE_DISCOVERY,
    }


def _meets_listing_rule(finding: Finding) -> bool | None:
    return False if finding.outcome is Outcome.DECLINED else finding.meets_listing_rule.as_bool
