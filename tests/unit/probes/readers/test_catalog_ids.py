"""Identifiers that a site's own catalogs give to what it offers."""

import json
from dataclasses import replace

from index.values.catalog_ids import MAX_ID_CHARS, EntryType, publisher_of
from probes.grading.finding import grade_evidence
from probes.readers.catalog_ids import own_ids
from tests.each import each
from tests.unit.probes.building import HOME, HOST, ROOT, Reply, evidence, tools

CARD_TYPE = EntryType.MCP.value
ENDPOINT = f"{ROOT}/mcp"
CARD = f"{ROOT}/mcp/server-card"
OFFERED = {
    EntryType.MCP: ENDPOINT,
    EntryType.A2A: f"{ROOT}/.well-known/agent-card.json",
    EntryType.PAGE: f"{ROOT}/",
}
AIR = f"urn:air:{HOST}"
OWN = f"{AIR}:mcp:anvils"


def catalog(*entries, **more):
    return json.dumps({"specVersion": "0.9", "entries": list(entries), **more})


def entry(identifier=OWN, **changes):
    return {"identifier": identifier, "type": CARD_TYPE, "url": ENDPOINT, **changes}


def ids(*entries, host=HOST, offered=OFFERED, **replies):
    seen = evidence(ai_catalog=catalog(*entries), **replies)
    return own_ids(replace(seen, host=host), offered)


@each(
    "identifier",
    [
        None, 7, [OWN], {"id": OWN}, "", " ", "anvils", AIR, f"{AIR}:", f"urn:air::{HOST}",
        "urn:air:google.com:mcp:anvils", f"urn:air:x.{HOST}:mcp:anvils", f"{AIR}.evil.example:mcp:anvils",
        f"urn:air:not{HOST}:mcp:anvils", "urn:air:example:mcp:anvils", f"urn:air:mcp:{HOST}:anvils",
        f"{OWN}\n", f"{OWN}\x00", f"\u202e{OWN}", f"{OWN}\ud800", f"{AIR}:a b", f"{AIR}:<b>", f"{AIR}:\xe4",
        "urn:air:\u0430cme.example:mcp:anvils", f"{AIR}:../x", f"{AIR}:a/../b", f"{AIR}:a//b", f"{AIR}:a#b",
        f"{AIR}:a?b", f"{AIR}:%2e", f" {OWN}", f"https://{HOST}/anvils", f"urn:ai:{HOST}:mcp:anvils",
        OWN + "x" * MAX_ID_CHARS, AIR + ":a" * 100_000,
    ],
)  # fmt: skip
def test_what_is_no_identifier_of_this_site_is_not_kept(identifier):
    assert ids(entry(identifier)) == {}


@each(
    "identifier",
    [
        OWN, f"{AIR}:anvils", f"urn:air:{HOST.upper()}:mcp:Anvils_1.0~beta", f"{AIR}:tools/anvils:mcp",
        f"{AIR}:a:b:c:d", f"{AIR}:x...y", f"{AIR}:.hidden",
    ],
)  # fmt: skip
def test_an_identifier_of_the_sites_own_domain_is_kept_as_it_is_written(identifier):
    assert ids(entry(identifier)) == {EntryType.MCP: identifier}


def test_a_subdomain_may_have_its_owners_domain_and_a_tenant_only_its_own():
    offered = {EntryType.MCP: ENDPOINT}
    assert ids(entry("urn:air:acme.com:x"), host="shop.acme.com", offered=offered)
    assert ids(entry("urn:air:shop.acme.com:x"), host="shop.acme.com", offered=offered)
    assert not ids(entry("urn:air:shop.acme.com:x"), host="acme.com", offered=offered)
    assert not ids(entry("urn:air:myshopify.com:x"), host="acme.myshopify.com", offered=offered)
    assert not ids(entry("urn:air:github.io:x"), host="acme.github.io", offered=offered)
    assert not ids(entry("urn:air:co.uk:x"), host="acme.co.uk", offered=offered)


@each(
    ("entries", "replies"),
    [
        ([entry(url=CARD)], {}),
        ([entry(url=f"{ROOT}/mcp/")], {}),
        ([entry(url="/mcp")], {}),
        ([entry(type="application/mcp-server+json")], {}),
        ([entry(type=" Application/MCP-Server-Card+JSON ")], {}),
        ([{"identifier": OWN, "mediaType": CARD_TYPE, "url": ENDPOINT}], {}),
        ([{"identifier": OWN, "type": CARD_TYPE, "data": {"name": "a/b", "remotes": [{"url": "/mcp"}]}}], {}),
        (
            [entry(url=f"{ROOT}/card.json")],
            {"mcp_card": (f"{ROOT}/card.json", '{"name": "a/b", "remotes": [{"url": "/mcp"}]}')},
        ),
        ([entry("urn:air:google.com:x"), entry(url="https://other.example/mcp"), entry()], {}),
        ([entry(), entry(f"{OWN}2")], {}),
        ([{"identifier": "x", "type": "application/ai-catalog+json", "data": {"entries": [entry()]}}], {}),
    ],
)
def test_it_is_that_of_the_first_entry_that_leads_to_the_endpoint(entries, replies):
    assert ids(*entries, **replies) == {EntryType.MCP: OWN}


@each(
    ("written", "replies"),
    [
        (entry(url="https://other.example/mcp"), {}),
        (entry(url=f"{ROOT}/other/mcp"), {}),
        (entry(url="javascript:alert(1)"), {}),
        (entry(url=None), {}),
        (entry(type="application/vnd.oai.openapi+json"), {}),
        (entry(type=""), {}),
        (entry(type=["x"]), {}),
        (
            {
                "identifier": OWN,
                "type": CARD_TYPE,
                "data": {"remotes": [{"url": "https://other.example/mcp"}]},
            },
            {},
        ),
        (entry(url=f"{ROOT}/card.json"), {"mcp_card": (f"{ROOT}/card.json", 404)}),
        (entry(), {"control_well_known": Reply(body=catalog(entry()), type="application/json")}),
    ],
)
def test_an_entry_that_does_not_lead_there_gives_nothing(written, replies):
    assert ids(written, **replies) == {}


def test_each_type_has_its_own():
    found = ids(
        entry(f"{AIR}:page", type="text/html; charset=utf-8", url="/"),
        entry(
            f"{AIR}:agent",
            type="application/a2a-agent-card+json",
            url="/.well-known/agent-card.json",
        ),
        entry(),
    )
    assert found == {
        EntryType.PAGE: f"{AIR}:page",
        EntryType.A2A: f"{AIR}:agent",
        EntryType.MCP: OWN,
    }


def test_ard_json_is_read_before_ai_catalog_json():
    seen = evidence(ard=catalog(entry(f"{OWN}:ard")), ai_catalog=catalog(entry()))
    assert own_ids(seen, OFFERED) == {EntryType.MCP: f"{OWN}:ard"}


@each(
    "served", [Reply(403), "not json", "[]", '{"entries": 7}', Reply(body=catalog(entry()), truncated=True)]
)
def test_a_catalog_that_cannot_be_read_gives_nothing(served):
    assert own_ids(evidence(ai_catalog=served), OFFERED) == {}


def test_a_finding_has_only_those_of_what_answered():
    named = catalog(entry(), entry(f"{AIR}:md", type="text/markdown", url="/"))
    seen = {"robots": "", "home": HOME, "ai_catalog": named}
    assert grade_evidence(evidence(**seen, mcp=tools("forge"))).catalog_ids == {EntryType.MCP: OWN}
    assert grade_evidence(evidence(**seen, mcp=Reply(401))).catalog_ids == {}


def test_a_publisher_is_compared_in_lower_case():
    assert publisher_of("urn:air:ACME.example:x") == HOST
