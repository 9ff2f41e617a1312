"""The other well-known resources, hostile, look-alike and good."""

import base64
import hashlib
import json

import pytest

from index.values.vocabulary import WellKnown
from probes.checks import wellknown
from probes.evidence.evidence import Ending
from probes.readers.documents import paid_resources
from tests.each import each
from tests.unit.probes.building import HOME, MARKDOWN, ROOT, SHELL, Reply, evidence, exchange

PURPOSES = {
    "a2a_agent_card": "a2a_card",
    "agent_skills": "skills_index",
    "oauth_protected_resource": "oauth_resource",
    "oauth_authorization_server": "oauth_server",
}

CARD_03 = {
    "name": "Anvils", "description": "Sells anvils.", "version": "2.1", "protocolVersion": "0.3.0",
    "url": ROOT + "/a2a",
    "capabilities": {}, "defaultInputModes": [], "defaultOutputModes": [],
    "skills": [{"id": "find", "name": "Find", "description": "Finds.", "tags": []}],
}  # fmt: skip
CARD_10 = {key: value for key, value in CARD_03.items() if key not in {"url", "protocolVersion"}} | {
    "supportedInterfaces": [{"url": ROOT + "/a2a", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"}]
}
SKILL = "---\nname: forge\ndescription: Forges an anvil.\n---\n# Forge\n"
DIGEST = hashlib.sha256(SKILL.encode()).hexdigest()
FORGE = {
    "name": "forge", "type": "skill-md", "description": "Forges.", "digest": f"sha256:{DIGEST}",
    "url": "/.well-known/agent-skills/forge/SKILL.md",
}  # fmt: skip
SKILLS = {"$schema": "https://schemas.agentskills.io/discovery/0.2.0/schema.json", "skills": [FORGE]}
OLDER = {"skills": [{"name": "forge", "description": "Forges.", "files": ["SKILL.md"]}]}
RESOURCE = {"resource": ROOT + "/mcp", "authorization_servers": [ROOT]}
ISSUER = {"issuer": ROOT, "response_types_supported": ["code"]}
AUTH_MD = "# auth.md\n\nRegister with `POST /agent/auth` and you get an API key.\n"
UCP_NEW = {"ucp": {"version": "2026-08-25", "services": {"dev.ucp.shopping": [{"transport": "mcp",
                    "endpoint": ROOT + "/u"}]}, "payment_handlers": {}}}  # fmt: skip
UCP_OLD = {
    "ucp": {
        "version": "2026-01-11",
        "services": {"dev.ucp.shopping": {"version": "1", "rest": {"endpoint": ROOT}}},
    }
}
ENTRY = {"identifier": "urn:air:acme.example:mcp:a", "displayName": "A",
    "type": "application/mcp-server-card+json", "url": ROOT + "/mcp/server-card"}  # fmt: skip
CATALOG = {"specVersion": "1.0", "entries": [ENTRY]}
KEYS = {"keys": [{"kty": "OKP", "crv": "Ed25519", "x": "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs"}]}
OPENAPI = {"openapi": "3.1.0", "info": {}, "paths": {"/a": {}}}
X402 = {"version": 1, "resources": [ROOT + "/paid"]}
GOOD = {
    "a2a_agent_card": CARD_03, "agent_skills": SKILLS, "oauth_protected_resource": RESOURCE,
    "oauth_authorization_server": ISSUER, "auth_md": AUTH_MD, "ucp": UCP_NEW, "ard": CATALOG,
    "ai_catalog": CATALOG,
    "web_bot_auth": KEYS, "openapi": OPENAPI, "x402": X402,
}  # fmt: skip
SERVED = {"skill": SKILL}
FREE = {"x402_resource": "for nothing"}


def text(document):
    return document if isinstance(document, str) else json.dumps(document)


def judged(resource, document, **more):
    reply = document if isinstance(document, Reply | Ending | int | list) else text(document)
    return wellknown.JUDGES[WellKnown(resource)](
        evidence(**{PURPOSES.get(resource, resource): reply, **SERVED, **more})
    )


def said(verdict):
    return f"{verdict.answer} {verdict.reason}"


EVERY = pytest.mark.parametrize(("resource", "document"), GOOD.items(), ids=GOOD)


@pytest.mark.parametrize("resource", [name for name in GOOD if name != "x402"])
def test_a_good_document_is_a_yes_with_its_address(resource):
    verdict = judged(resource, GOOD[resource])
    assert said(verdict) == "yes served", verdict.detail
    assert verdict.value["url"].startswith(ROOT)
    assert "Warning" not in verdict.detail


@EVERY
def test_what_every_address_gives_is_no_resource(resource, document):
    """H50: a catch-all may even imitate the document."""
    control = "control_md" if resource == "auth_md" else "control_well_known"
    assert said(judged(resource, document, **{control: text(document)})) == "no same_as_control"


@EVERY
def test_a_document_that_is_made_up_anew_for_every_address_is_none(resource, document):
    other = {
        "oauth_protected_resource": {
            "resource": ROOT + "/another/one",
            "bearer_methods_supported": ["header"],
        },
        "oauth_authorization_server": {"issuer": ROOT + "/tenants/otters", "token_endpoint": ROOT},
        "agent_skills": SKILLS
        | {"skills": [FORGE | {"name": "temper", "description": "Otters temper in rivers."}]},
        "auth_md": "# Tokens\n\nSend POST to an endpoint of otters.",
    }.get(resource) or document | {"otter": "rivers", "beaver": "dams", "heron": "reeds"}
    control = "control_md" if resource == "auth_md" else "control_well_known"
    assert said(judged(resource, document, **{control: text(other)})) == "no same_as_control"


@EVERY
def test_a_shell_of_html_is_none(resource, document):
    for kind in ("text/html", "application/json", "text/markdown"):
        assert said(judged(resource, Reply(body=SHELL, type=kind))) == "no is_html"


@EVERY
def test_absent_and_other_sites_documents_are_no(resource, document):
    assert said(judged(resource, 404)) == "no not_found"
    away = Reply(body=text(document), hops=("https://parking.example.net/x",))
    assert judged(resource, away).answer == "no"


@EVERY
def test_without_a_control_nothing_is_claimed(resource, document):
    control = "control_md" if resource == "auth_md" else "control_well_known"
    assert said(judged(resource, document, **{control: Ending.TIMED_OUT})) == "unknown no_control"


@each(
    ("reply", "reason"),
    [
        (403, "refused_access"),
        (503, "server_error"),
        (429, "rate_limited"),
        (Ending.TIMED_OUT, "timed_out"),
        (Ending.ROBOTS_DISALLOWED, "robots_disallowed"),
        (Reply(403, "", headers={"cf-mitigated": "challenge"}), "challenged"),
    ],
    ids=str,
)
@each("resource", GOOD)
def test_what_says_nothing_about_the_site_is_unknown(resource, reply, reason):
    assert said(judged(resource, reply)) == f"unknown {reason}"


GRPC = {"url": "grpc.acme.example:443", "protocolBinding": "GRPC", "protocolVersion": "1.0"}
LOCAL = [
    "http://localhost:9999/",
    "http://127.0.0.1:8000",
    "http://0.0.0.0:5000/a2a",
    "http://10.0.0.1/a2a",
    "http://agent:8000/",
    "127.0.0.1:50051",
    "http://[::1]:80/",
]


@pytest.mark.parametrize("url", LOCAL)
def test_an_agent_card_that_names_only_a_local_address_is_told_so(url):
    assert said(judged("a2a_agent_card", CARD_03 | {"url": url})) == "no local_address"


NOT_VALID = {
    "card without skills and capabilities": ("a2a_agent_card",
        {k: v for k, v in CARD_03.items() if k not in {"skills", "capabilities"}}),
    "card without endpoint": ("a2a_agent_card", {k: v for k, v in CARD_03.items() if k != "url"}),
    "card for gRPC alone": ("a2a_agent_card", CARD_10 | {"supportedInterfaces": [GRPC]}),
    "card over plain http elsewhere": ("a2a_agent_card", CARD_03 | {"url": "http://tools.example.net/a2a"}),
    "card whose skills have no names": ("a2a_agent_card", CARD_03 | {"skills": [{"id": "x"}]}),
    "somebody else's agent.json": ("a2a_agent_card",
        {"agentsJson": "0.1", "info": {}, "sources": [], "flows": []}),
    "skills, none": ("agent_skills", SKILLS | {"skills": []}),
    "skills of a form that is not known": ("agent_skills", SKILLS | {"$schema": "https://schemas.agentskills.io/discovery/0.9.0/schema.json"}),
    "skills, a bare list": ("agent_skills", Reply(body=json.dumps([FORGE]))),
    "skills, type skill": ("agent_skills", SKILLS | {"skills": [FORGE | {"type": "skill"}]}),
    "skills, sha256 as a field": ("agent_skills", SKILLS | {"skills": [{k: v for k,
                    v in FORGE.items() if k != "digest"} | {"sha256": DIGEST}]}),
    "skills, digest in capitals": ("agent_skills",
        SKILLS | {"skills": [FORGE | {"digest": f"sha256:{DIGEST.upper()}"}]}),
    "skills, a name with spaces": ("agent_skills", SKILLS | {"skills": [FORGE | {"name": "For ge"}]}),
    "a resource of another site": ("oauth_protected_resource", {"resource": "https://tools.example.net/mcp"}),
    "a resource that is a word": ("oauth_protected_resource", {"resource": "mcp"}),
    "no issuer": ("oauth_authorization_server", {"token_endpoint": ROOT}),
    "another site's issuer": ("oauth_authorization_server", {"issuer": "https://login.example.net"}),
    "auth.md about something else": ("auth_md", "# Authors\n\nWe are three people who like anvils.\n"),
    "a profile without services": ("ucp", {"ucp": {"version": "2026-08-25", "services": {}}}),
    "a profile without version": ("ucp", {"ucp": {"services": UCP_NEW["ucp"]["services"]}}),
    "no entries": ("ai_catalog", {"specVersion": "1.0", "entries": []}),
    "entries without types": ("ard", {"entries": [{"identifier": "x", "url": ROOT}]}),
    "an entry with address and document": ("ard", {"entries": [ENTRY | {"data": {}}]}),
    "no keys": ("web_bot_auth", {"keys": []}),
    "half a key": ("web_bot_auth", {"keys": [{"kty": "OKP", "crv": "Ed25519"}]}),
    "a private key": ("web_bot_auth", {"keys": [KEYS["keys"][0] | {"d": "secret"}]}),
    "OpenAPI without paths": ("openapi", {"openapi": "3.0.0", "info": {}}),
    "OpenAPI of no version": ("openapi", {"openapi": "yes", "paths": {}}),
    "x402 without resources": ("x402", {"version": 1, "resources": []}),
    "x402 that is a JSON-RPC reply": ("x402", {"jsonrpc": "2.0", "version": 1, "items": [1]}),
}  # fmt: skip


@each(("resource", "document"), NOT_VALID.values(), ids=NOT_VALID)
def test_a_document_that_lacks_what_its_format_requires_is_none(resource, document):
    assert said(judged(resource, document)) == "no not_valid"


OTHER_DIGEST = {"sha256" if k == "digest" else k: v for k, v in FORGE.items()}
LACKING = {
    "a digest by another name": (SKILLS | {"skills": [FORGE, OTHER_DIGEST]}, ()),
    "only that": (SKILLS | {"skills": [OTHER_DIGEST]},
        ("skills[0]: “digest” is missing, and there is “sha256”; expected “sha256:” and 64 lower-case",)),
    "a type that is none": (SKILLS | {"skills": [FORGE | {"type": "skill"}]},
        ("skills[0]: “type” is “skill”; expected “skill-md” or “archive”.",)),
    "a schema elsewhere": (SKILLS | {"$schema": "https://a.example/\n::error::"},
        ("“$schema” is “https://a.example/ ::error::”; expected an address that has “/discovery/0.2.”.",)),
    "no list": ({"$schema": SKILLS["$schema"]}, ("“skills” is missing.",)),
    "no entry": (SKILLS | {"skills": []}, ("“skills” is empty.",)),
    "entries that are none": (SKILLS | {"skills": [1]}, ("skills[0] is not an object.",)),
    "much": (SKILLS | {"skills": [{"x" * 9000: 1, "url": {}, "name": "y" * 9000}]},
        ("skills[0]: “name” is “yyy", "“type” is missing, and there is “xxx", "“description” is missing;")),
    "the older form without its file": ({"skills": [{"name": "forge", "files": ["a.md"]}]},
        ("skills[0]: “files” is a list; expected a list with “SKILL.md”.",)),
}  # fmt: skip


@pytest.mark.parametrize(("document", "expected"), LACKING.values(), ids=LACKING)
def test_what_a_skills_index_lacks_is_quoted_in_short(document, expected):
    detail = judged("agent_skills", document).detail
    assert all(words in detail for words in expected), detail
    assert ("skills[" in detail or "“$schema”" in detail or "“skills”" in detail) == bool(expected)
    assert detail.isprintable()
    assert len(detail) < 900


def test_an_index_of_the_newer_form_without_its_schema_is_told_so():
    document = {"skills": [FORGE]}
    verdict = wellknown.JUDGES[WellKnown.AGENT_SKILLS](
        evidence(skills_index=text(document), skill=(FORGE["url"], 404))
    )
    assert said(verdict) == "no not_found"
    assert "“$schema” is missing; expected" in verdict.detail


@pytest.mark.parametrize("resource", [name for name in GOOD if name != "auth_md"])
def test_no_json_is_none_and_a_cut_document_is_unknown(resource):
    assert said(judged(resource, "soon")) == "no not_json"
    cut = Reply(body=text(GOOD[resource])[:4], truncated=True)
    assert said(judged(resource, cut)) == "unknown too_large"


DIALECTS = {
    "A2A 0.3": ("a2a_agent_card", CARD_03, "of version 0.3.0 that names 1 skill"),
    "A2A 1.0": ("a2a_agent_card", CARD_10, "of version 1.0 that names 1 skill"),
    "A2A, gRPC first": ("a2a_agent_card", CARD_10 | {"supportedInterfaces": [GRPC,
                *CARD_10["supportedInterfaces"]]}, "of version 1.0 that names 1 skill"),
    "A2A 0.3, gRPC preferred": (
        "a2a_agent_card", CARD_03 | {"url": GRPC["url"],
            "additionalInterfaces": [{"url": ROOT + "/a2a", "transport": "JSONRPC"}]}, "of version 0.3.0",
    ),
    "A2A with a forgotten address": (
        "a2a_agent_card", CARD_10 | {"supportedInterfaces": [{"url": "http://localhost:9999/"},
                *CARD_10["supportedInterfaces"]]}, "also names a local address such as localhost",
    ),
    "A2A without version": ("a2a_agent_card", {k: v for k, v in CARD_03.items() if k != "protocolVersion"},
        "an A2A agent card that names"),
    "A2A without skills": ("a2a_agent_card", CARD_03 | {"skills": []}, "0 skills"),
    "skills 0.2": ("agent_skills", SKILLS, "an index of 1 skill. 1 of 1 that were fetched"),
    "auth.md metadata": ("oauth_authorization_server", ISSUER | {"agent_auth": {"register_uri": ROOT}},
        "how agents register"),
    "UCP of 2026-08-25": ("ucp", UCP_NEW, "1 service over mcp"),
    "UCP of 2026-01-11": ("ucp", UCP_OLD, "1 service over rest"),
    "an entry with its document": ("ard", {"entries": [{k: v for k,
                    v in ENTRY.items() if k != "url"} | {"data": {}}]}, "1 entry"),
    "an entry with mediaType": ("ai_catalog", {"specVersion": "1.0",
            "entries": [{k: v for k, v in ENTRY.items() if k != "type"} | {"mediaType": "a/b"}]}, "1 entry"),
    "an RSA key": ("web_bot_auth", {"keys": [{"kty": "RSA", "n": "x", "e": "AQAB"}]}, "1 key"),
    "Swagger 2": ("openapi", {"swagger": "2.0", "paths": {}}, "OpenAPI"),
    "OpenAPI in YAML": ("openapi", "openapi: 3.0.3\ninfo: {}\npaths:\n  /a: {}\n", "in YAML"),
}  # fmt: skip


@each(("resource", "document", "says"), DIALECTS.values(), ids=DIALECTS)
def test_every_dialect_is_read(resource, document, says):
    verdict = judged(resource, document)
    assert said(verdict) == "yes served"
    assert says in verdict.detail


FLAGS = {
    "a card at the older address (H48)": ("a2a_agent_card",
        {"a2a_card": [404, ("/.well-known/agent.json", text(CARD_03))]}, "legacy_address"),
    "skills of 0.1": (
        "agent_skills", {"skills_index": [404, ("/.well-known/skills/index.json", text(OLDER))],
            "skill": ("/.well-known/skills/forge/SKILL.md", SKILL)}, "no_digest",
    ),
    "a second skill whose bytes changed": (
        "agent_skills",
        {"skills_index": text(SKILLS | {"skills": [FORGE, FORGE | {"name": "temper", "url": "/t.md"}]}),
            "skill": [SKILL, ("/t.md", SKILL + " ")]},
        "digest_mismatch",
    ),
    "a second skill that is gone": (
        "agent_skills",
        {"skills_index": text(SKILLS | {"skills": [FORGE, FORGE | {"name": "temper", "url": "/t.md"}]}),
            "skill": [SKILL, ("/t.md", 404)]},
        "skills_unusable",
    ),
    "entries of which one is not whole": ("ard", {"ard": text({"entries": [ENTRY, {"type": "x"}]})},
        "entries_incomplete"),
    "entries without names": ("ard", {"ard": text({"entries": [{k: v for k,
                            v in ENTRY.items() if k != "displayName"}]})}, "entries_incomplete"),
    "a catalog without version": ("ai_catalog", {"ai_catalog": text({"entries": [ENTRY]})}, "shape"),
    "keys as plain JSON": ("web_bot_auth", {"web_bot_auth": Reply(body=text(KEYS), type="application/json")},
        "media_type"),
    "a large description": ("openapi", {"openapi": Reply(body=text(OPENAPI)[:40], truncated=True)},
        "truncated"),
    "by redirect": ("ucp", {"ucp": Reply(body=text(UCP_NEW),
                hops=("https://www.acme.example/.well-known/ucp",))}, "by_redirect"),
}  # fmt: skip


@pytest.mark.parametrize(("resource", "replies", "flag"), FLAGS.values(), ids=FLAGS)
def test_what_could_be_better_is_told_beside_the_yes(resource, replies, flag):
    verdict = wellknown.JUDGES[WellKnown(resource)](evidence(**{**SERVED, **replies}))
    assert verdict.answer == "yes", verdict.detail
    assert verdict.value["flags"] == [flag]
    assert "Warning: " in verdict.detail


UNUSABLE = {
    "other bytes than promised": (SKILL + " ", "no digest_mismatch"),
    "a page": (HOME, "no is_html"),
    "gone": (404, "no not_found"),
    "for now": (503, "unknown server_error"),
    "larger than we read": (Reply(body=SKILL, truncated=True), "unknown too_large"),
    "never fetched": (None, "unknown not_asked"),
}


@pytest.mark.parametrize(("reply", "expected"), UNUSABLE.values(), ids=UNUSABLE)
def test_an_index_stands_only_when_a_skill_of_it_can_be_used(reply, expected):
    assert said(judged("agent_skills", SKILLS, skill=reply)) == expected


@pytest.mark.parametrize(
    ("skill", "expected"),
    [
        (SKILL, "yes served"),
        (SKILL + " ", "no digest_mismatch"),
        (404, "no not_found"),
        (403, "unknown refused_access"),
        (None, "unknown not_asked"),
    ],
)
def test_a_skill_that_lies_elsewhere_counts_when_its_digest_is_right(skill, expected):
    elsewhere = "https://cdn.example.net/forge/SKILL.md"
    index = SKILLS | {"skills": [FORGE | {"url": elsewhere}]}
    assert said(judged("agent_skills", index, skill=skill and (elsewhere, skill))) == expected


@pytest.mark.parametrize(
    "body",
    ["# Forge\n", "---\nname: temper\ndescription: x\n---\n", "---\nname: forge\n---\n", "---\n# no end\n"],
)
def test_a_skill_says_its_own_name_and_what_it_does(body):
    promised = FORGE | {"digest": f"sha256:{hashlib.sha256(body.encode()).hexdigest()}"}
    assert said(judged("agent_skills", SKILLS | {"skills": [promised]}, skill=body)) == "no not_valid"


def test_an_archive_is_an_archive():
    for body, expected in (
        (b"PK\x03\x04rest", "yes served"),
        (b"\x1f\x8brest", "yes served"),
        (b"rest", "no not_valid"),
    ):
        promised = FORGE | {"type": "archive", "digest": f"sha256:{hashlib.sha256(body).hexdigest()}"}
        reply = Reply(body=body, type="application/zip")
        assert said(judged("agent_skills", SKILLS | {"skills": [promised]}, skill=reply)) == expected


def test_auth_md_that_is_the_home_page_in_markdown_is_none():
    """H4: a site with negotiation answers any .md address with its home page."""
    page = MARKDOWN + "\nRegister at the endpoint for an API key.\n"
    assert said(judged("auth_md", page, markdown_twin=page)) == "no same_as_control"
    assert said(judged("auth_md", page, home_markdown=page)) == "no same_as_control"


@pytest.mark.parametrize(
    ("body", "reason"), [("auth: POST token", "no_heading"), ("# 404\n\nPage not found", "error_page")]
)
def test_auth_md_that_is_no_document_is_none(body, reason):
    assert said(judged("auth_md", body)) == f"no {reason}"


def test_a_directory_that_was_moved_is_none():
    """Web Bot Auth forbids following redirects to it."""
    moved = Reply(body=text(KEYS), hops=(ROOT + "/keys.json",))
    assert said(judged("web_bot_auth", moved)) == "no not_found"


ACCEPTS = {"x402Version": 2, "accepts": [{"scheme": "exact", "network": "eip155:8453", "amount": "1"}]}
PAID = {
    "version 2, in the header": (Reply(402, "",
            headers={"payment-required": base64.b64encode(text(ACCEPTS).encode()).decode()}), "yes served"),
    "version 1, in the body": (Reply(402, text(ACCEPTS | {"x402Version": 1}), "application/json"),
        "yes served"),
    "a bare 402": (Reply(402, "Payment Required", "text/plain"), "no not_found"),
    "a header that is no base64": (Reply(402, "", headers={"payment-required": "\xff=="}), "no not_found"),
    "a 402 that accepts nothing": (Reply(402, text(ACCEPTS | {"accepts": []}), "application/json"),
        "no not_found"),
}  # fmt: skip


@pytest.mark.parametrize(("reply", "expected"), PAID.values(), ids=PAID)
def test_a_402_anywhere_counts_when_it_says_how_to_pay(reply, expected):
    assert said(judged("x402", 404, mcp=reply)) == expected


@pytest.mark.parametrize(
    ("resources", "answers", "expected"),
    [
        (["/paid"], FREE, "no not_charging"),
        (["/paid"], {"x402_resource": [404, 200]}, "no not_charging"),
        (["/paid"], {"x402_resource": [200, 503]}, "unknown server_error"),
        (["/paid"], {"x402_resource": Ending.TIMED_OUT}, "unknown timed_out"),
        (["/paid"], {"x402_resource": Ending.ROBOTS_DISALLOWED}, "unknown robots_disallowed"),
        (["/paid"], {}, "unknown not_asked"),
    ],
)
def test_a_payments_document_is_a_no_only_where_what_it_lists_was_free(resources, answers, expected):
    assert said(judged("x402", X402 | {"resources": resources}, **answers)) == expected


@pytest.mark.parametrize(
    ("listed", "urls"),
    [
        ({"resources": ["/a", "GET /b", "POST /c", "https://acme.example/d"]}, ["/a", "/b", "/d"]),
        ({"items": [{"resource": "/a", "method": "post"}, {"url": "/b", "method": "get"}]}, ["/b"]),
        (
            {"accepts": [{"resource": "/a", "outputSchema": {"input": {"type": "http", "method": "POST"}}}]},
            [],
        ),
        ({"endpoints": {"/a": {"price": "1"}, "/b": {"method": "POST"}}}, ["/a"]),
        ({"resources": ["/users/{id}", "/users/:id", "https://pay.elsewhere.example/a", 7, None]}, []),
        ({"resources": [{"url": ["/a"]}, {"resource": {}}, {"url": "/a", "method": 7}]}, ["/a"]),
    ],
)
def test_resources_of_the_site_that_are_asked_by_get_are_found(listed, urls):
    document = exchange("x402", text({"x402Version": 2} | listed))
    assert paid_resources(document) == tuple(f"{ROOT}{url}" for url in urls)
