"""The documents by which the service is found."""

import asyncio
import hashlib
import json
import re
import socket
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit
from urllib.robotparser import RobotFileParser

import pytest
from django.db import connection
from django.test import Client
from lxml import etree

from agentauth import quota
from config.env import parse_connect_to
from index.checks import SCORED_CHECKS, score_of
from index.models import AskedEndpoint, Site
from index.search.request import MAX_LIMIT
from index.values.search_text import MAX_QUERY
from index.values.vocabulary import VERSION, Answer, CardState, CheckId
from probes.consent.robots import read_robots
from probes.evidence.evidence import Purpose
from probes.grading.finding import grade_evidence
from probes.net.http.client import Policy
from probes.readers.prose import h1, link_targets
from protocols.documents import sitemap
from protocols.tools import BY_NAME, BY_SKILL
from tests import published
from tests.each import each
from tests.visiting import visit
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

DOCUMENTS = {
    "/llms.txt": "text/plain; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
    "/.well-known/api-catalog": 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    "/.well-known/mcp/server-card.json": "application/json",
    "/mcp/server-card": "application/mcp-server-card+json",
    "/server.json": "application/json",
    "/.well-known/agent-card.json": "application/json",
    "/.well-known/agent.json": "application/json",
    "/.well-known/ai-catalog.json": "application/json",
    "/.well-known/ard.json": "application/json",
    "/.well-known/oauth-protected-resource": "application/json",
    "/.well-known/oauth-authorization-server": "application/json",
    "/.well-known/agent-skills/index.json": "application/json",
    "/.well-known/agent-skills/find-agent-ready-websites/SKILL.md": "text/markdown; charset=utf-8",
    "/auth.md": "text/markdown; charset=utf-8",
    "/llms-full.txt": "text/plain; charset=utf-8",
    "/webmcp.js": "text/javascript; charset=utf-8",
    "/openapi.json": "application/json",
}
NO_SIGN_IN = [
    "/.well-known/oauth-protected-resource/mcp", "/mcp/.well-known/oauth-protected-resource",
    "/.well-known/openid-configuration",
    "/.well-known/oauth-authorization-server/mcp", "/register", "/authorize", "/token",
]  # fmt: skip
GOOD_REGISTRATION = '{"type": "anonymous", "requested_credential_type": "api_key"}'
NOT_200 = {
    "/search": 405, "/mcp": 405, "/a2a": 405, "/agent/auth": 405, "/api/find": 400, "/healthz": 503,
    "/site/www.python.org.json": 404,
}  # fmt: skip
NAMESPACE = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}


@pytest.fixture
def client() -> Client:
    return caller()


@pytest.fixture
def base(settings) -> str:
    settings.BASE_URL = "https://index.example"
    return settings.BASE_URL


def locations(response) -> list[str]:
    tree = etree.fromstring(b"".join(response.streaming_content))
    return [str(place) for place in tree.xpath("//s:loc/text()", namespaces=NAMESPACE)]


# --- How they are served ---


@each(("path", "content_type"), DOCUMENTS.items())
def test_a_document_is_open_kept_and_not_sent_twice(client, path, content_type):
    got = client.get(path)
    assert (got.status_code, got["Content-Type"]) == (200, content_type)
    assert got["Access-Control-Allow-Origin"] == "*"
    assert "max-age=3600" in got["Cache-Control"]
    assert "RateLimit" not in got
    again = client.get(path, headers={"if-none-match": got["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200
    head = client.head(path)
    assert (head.status_code, head["ETag"], head.content) == (200, got["ETag"], b"")
    assert client.options(path).status_code == 204


@each("path", DOCUMENTS)
@each("method", ["post", "put", "delete", "patch"])
def test_a_document_takes_no_other_method(client, path, method):
    refused = getattr(client, method)(path, "x", content_type="text/plain")
    assert (refused.status_code, refused["Allow"]) == (405, "GET, HEAD, OPTIONS")


@each("path", NO_SIGN_IN)
@each("method", ["get", "post"])
def test_no_address_leads_a_client_into_a_sign_in(client, path, method):
    answer = getattr(client, method)(path)
    assert answer.status_code == 404
    assert "WWW-Authenticate" not in answer


@pytest.mark.parametrize("path", [*sorted(DOCUMENTS.keys() - {"/openapi.json"}), "/"])
def test_every_address_that_a_document_names_here_answers(client, settings, path):
    answer = client.get(path)
    named = re.findall(
        re.escape(settings.BASE_URL) + r"(/[^\s\"'`<>()]*)", answer.text + answer.get("Link", "")
    )
    assert named or path in {"/", "/.well-known/agent-skills/index.json", "/webmcp.js"}
    for address in {urlsplit(place).path for place in named} - {"/site/", "/agents/", "/static/card.png"}:
        status = client.get(address).status_code
        expected = NOT_200.get(address, 200)
        assert status == expected, address


# --- What they say ---


def test_the_server_card_has_the_shape_of_its_version(client, base):
    card = client.get("/mcp/server-card").json()
    assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", card["name"])
    assert card["name"] == "example.index/agent-readiness-index"
    assert card["version"] == VERSION
    assert 0 < len(card["description"]) <= 100
    assert [remote["url"] for remote in card["remotes"]] == [f"{base}/mcp"]
    assert card["remotes"][0]["supportedProtocolVersions"][-1] == "2026-07-28"
    assert "tools" not in card
    assert card == client.get("/.well-known/mcp/server-card.json").json()


def test_server_json_is_what_the_official_registry_takes(client, base):
    server = client.get("/server.json").json()
    assert server["$schema"].endswith("/schemas/2025-12-11/server.schema.json")
    assert re.fullmatch(r"[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+", server["name"])
    assert 3 <= len(server["name"]) <= 200
    assert 1 <= len(server["description"]) <= 100
    assert 1 <= len(server["title"]) <= 100
    assert re.fullmatch(r"\d+\.\d+\.\d+", server["version"])
    assert server["remotes"] == [{"type": "streamable-http", "url": f"{base}/mcp"}]
    card = client.get("/mcp/server-card").json()
    assert {name: server[name] for name in server.keys() - {"$schema", "remotes"}} == {
        name: card[name] for name in card.keys() - {"$schema", "remotes"}
    }


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("http://127.0.0.1:8000", "localhost"),
        ("http://[::1]:8000", "localhost"),
        ("http://localhost:8000", "localhost"),
    ],
)
def test_a_service_without_a_name_of_its_own_still_has_a_card(client, settings, url, name):
    settings.BASE_URL = url
    assert client.get("/mcp/server-card").json()["name"] == f"{name}/agent-readiness-index"


def test_the_agent_card_serves_readers_of_both_versions(client, base):
    card = client.get("/.well-known/agent-card.json").json()
    assert (card["url"], card["protocolVersion"], card["preferredTransport"]) == (
        f"{base}/a2a",
        "0.3.0",
        "JSONRPC",
    )
    assert [one["protocolVersion"] for one in card["supportedInterfaces"]] == ["1.0", "0.3"]
    assert {one["url"] for one in card["supportedInterfaces"]} == {f"{base}/a2a"}
    assert card["capabilities"] == {"streaming": False, "pushNotifications": False}
    assert [skill["id"] for skill in card["skills"]] == list(BY_SKILL)
    assert all({"id", "name", "description", "tags"} <= set(skill) for skill in card["skills"])
    assert card["version"] == VERSION
    assert card == client.get("/.well-known/agent.json").json()


def test_the_api_catalog_is_a_link_set_and_head_names_its_relation(client, base):
    catalog = client.get("/.well-known/api-catalog").json()
    for context in catalog["linkset"]:
        assert context["anchor"].startswith(base)
        for relation, links in context.items():
            if relation != "anchor":
                assert all(link["href"].startswith(base) for link in links)
    assert 'rel="api-catalog"' in client.head("/.well-known/api-catalog")["Link"]


def test_the_catalogs_name_what_agents_can_call(client, base):
    catalog = client.get("/.well-known/ard.json").json()
    assert catalog == client.get("/.well-known/ai-catalog.json").json()
    assert catalog["specVersion"] == "0.9"
    for entry in catalog["entries"]:
        assert entry["identifier"].startswith("urn:air:index.example:")
        assert entry["url"].startswith(base)
        assert 2 <= len(entry["representativeQueries"]) <= 5
    for name in ("identifier", "displayName", "description", "type", "url"):
        assert len({entry[name] for entry in catalog["entries"]}) == len(catalog["entries"]) == 5


def test_the_overview_states_the_numbers_that_hold(client, base):
    text = client.get("/llms.txt").text
    assert h1(text)
    assert len(link_targets(text)) > 8
    for fact in (
        *BY_NAME,
        *BY_SKILL,
        str(quota.ANONYMOUS_DAILY),
        f"1 to {MAX_LIMIT}",
        str(MAX_QUERY),
        VERSION,
        "2026-07-28",
    ):
        assert fact in text
    assert "&#" not in text
    assert "{{" not in text
    assert f"{base}/mcp" in text


@pytest.mark.parametrize("path", ["/llms.txt", "/llms-full.txt"])
def test_every_section_of_an_overview_is_a_list_of_links_as_readers_of_llms_txt_need_it(client, path):
    start, *sections = re.split(r"^##+", client.get(path).text, flags=re.MULTILINE)
    assert re.match(r"# .+\n\n> .+\n\n.", start)
    assert [section.partition("\n")[0].strip() for section in sections] == ["Ask", "More"]
    for section in sections:
        for line in filter(None, section.split("\n")[1:]):
            assert re.match(r"- \[[^\]]+\]\(https?://[^)]+\): .+", line), line


def test_the_overview_names_every_parameter_of_find(client):
    parameters = client.get("/openapi.json").json()["paths"]["/api/find"]["get"]["parameters"]
    text = client.get("/llms.txt").text
    for parameter in parameters:
        assert f"- `{parameter['name']}`: " in text


def test_robots_txt_lets_readers_in_and_keeps_them_out_of_the_admin(client, base):
    text = client.get("/robots.txt").text
    rules = RobotFileParser()
    rules.parse(text.splitlines())
    assert rules.can_fetch("anybody", "/site/example.com")
    assert rules.can_fetch("anybody", "/api/find?q=x")
    assert not rules.can_fetch("anybody", "/admin/login/")
    assert rules.site_maps() == [f"{base}/sitemap.xml"]
    assert "ai-input=yes" in text
    assert f"Agentmap: {base}/.well-known/ard.json" in text


def test_security_txt_names_a_contact_and_is_not_out_of_date(client, base, settings):
    settings.CONTACT_EMAIL = "security@index.example"
    text = client.get("/.well-known/security.txt").text
    assert "Contact: mailto:security@index.example\n" in text
    assert f"Canonical: {base}/.well-known/security.txt\n" in text
    expires = datetime.fromisoformat(re.search(r"Expires: (.*)", text)[1])
    assert datetime.now(UTC) < expires < datetime.now(UTC) + timedelta(days=365)


def test_the_home_page_leads_programs_on(client, base):
    link = client.get("/")["Link"]
    for relation in (
        "api-catalog",
        "service-desc",
        "describedby",
        "mcp-server-card",
        "ai-catalog",
        "ard",
        "sitemap",
    ):
        assert re.search(rf'<{base}/[^>]+>; rel="{relation}"', link)


# --- The sitemap ---


def test_an_empty_index_has_a_sitemap_of_its_own_pages(client, base):
    assert locations(client.get("/sitemap.xml")) == [f"{base}/sitemap/pages.xml"]
    assert locations(client.get("/sitemap/pages.xml"))[0] == f"{base}/"
    assert client.get("/sitemap/0.xml").status_code == 404


def test_every_listed_host_is_on_exactly_one_page_and_no_other_host_is(client, base, monkeypatch):
    monkeypatch.setattr(sitemap, "HOSTS_A_PAGE", 3)
    hosts = {f"shop{n}.test" for n in range(10)}
    with published.together():
        for host in hosts:
            published.listed(host)
    with published.together():
        published.unlisted("unlisted.test")
        published.removed("removed.test")
    index = locations(client.get("/sitemap.xml"))
    pages = [locations(client.get(urlsplit(place).path)) for place in index[1:]]
    found = [place for page in pages for place in page]
    assert sorted(found) == sorted(f"{base}/site/{host}" for host in hosts)
    assert all(0 < len(page) <= 3 for page in pages)


def test_a_host_far_out_in_a_million_has_its_page_at_once(client, base, django_assert_num_queries):
    published.listed("far.test")
    AskedEndpoint.objects.all().delete()  # it goes by the id that the site has now
    Site.objects.update(id=49_999_999)
    assert locations(client.get("/sitemap.xml"))[1:] == [f"{base}/sitemap/999.xml"]
    with django_assert_num_queries(2):
        assert locations(client.get("/sitemap/999.xml")) == [f"{base}/site/far.test"]
    assert client.get("/sitemap/1000.xml").status_code == 404


@pytest.mark.soak
@pytest.mark.django_db(transaction=True)
def test_the_sitemap_of_a_million_hosts_keeps_to_the_limits_of_sitemaps(client, base):
    million, longest = 1_000_000, ".".join(["x" * 61] * 4)[:240]
    published.listed("seed.test")
    columns = [
        one.column
        for one in Site._meta.concrete_fields
        if not one.generated and one.column not in {"id", "host", "url"}
    ]
    same = ", ".join(f'"{column}"' for column in columns)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO index_site (host, url, {same}) SELECT %s || n, 'https://x.test/' || n, {same} "
            "FROM index_site, generate_series(2, %s) AS n", [f"{longest}.h", million],
        )  # fmt: skip
    index = client.get("/sitemap.xml").getvalue()
    pages = [
        urlsplit(str(place)).path
        for place in etree.fromstring(index).xpath("//s:loc/text()", namespaces=NAMESPACE)
    ]
    assert len(pages) <= 50_000
    hosts = 0
    for page in pages[1:]:
        content = client.get(page).getvalue()
        assert len(content) <= 50 * 2**20  # sitemaps.org
        on_page = content.count(b"<loc>")
        assert 0 < on_page <= 50_000
        hosts += on_page
    assert hosts == million


@each(
    "path",
    [
        "/sitemap/x.xml",
        "/sitemap/-1.xml",
        "/sitemap/9999999999.xml",
        "/sitemap/999999999.xml",
        "/sitemap/٣.xml",
    ],
)
def test_a_page_that_is_none_is_not_found(client, path):
    assert client.get(path).status_code == 404


def test_the_date_of_a_host_is_that_of_its_last_test(client, base):
    published.listed("shop.test")
    page = urlsplit(locations(client.get("/sitemap.xml"))[1]).path
    assert b"<lastmod>2026-11-20</lastmod>" in b"".join(client.get(page).streaming_content)


# --- Keys, and how to use the service ---


def test_the_sign_in_documents_lead_into_no_oauth_flow(client, base):
    resource = client.get("/.well-known/oauth-protected-resource").json()
    server = client.get("/.well-known/oauth-authorization-server").json()
    assert resource["resource"] == server["issuer"] == base
    assert resource["authorization_servers"] == [base]
    assert resource["scopes_supported"] == ["search"]
    assert not [name for name in server if name.endswith("_endpoint") or name == "response_types_supported"]
    assert server["agent_auth"] == {
        "skill": f"{base}/auth.md",
        "register_uri": f"{base}/agent/auth",
        "claim_uri": f"{base}/agent/auth/claim",
        "identity_types_supported": ["anonymous"],
        "anonymous": {"credential_types_supported": ["api_key"]},
    }


def test_auth_md_says_what_a_registration_really_answers(client, base):
    text = client.get("/auth.md").text
    registered = client.post("/agent/auth", GOOD_REGISTRATION, content_type="application/json")
    shown = json.loads(re.search(r"^\{\n.*?^\}$", text, re.MULTILINE | re.DOTALL)[0])
    real = registered.json()
    assert list(shown) == list(real)
    secret = {"credential", "claim_token", "registration_id"}
    assert {k: v for k, v in shown.items() if k not in secret} == {
        k: v for k, v in real.items() if k not in secret
    }
    assert {k: (len(shown[k]), shown[k][:4]) for k in secret} == {
        k: (len(real[k]), real[k][:4]) for k in secret
    }
    for number in ("500", "10000", "3 times"):
        assert number in text


def test_every_request_that_auth_md_shows_is_taken(client, base):
    bodies = re.findall(
        r"^POST \S+?(/agent\S+)\nContent-Type: (\S+)\n\n(.+)$", client.get("/auth.md").text, re.MULTILINE
    )
    assert [path for path, _, _ in bodies] == ["/agent/auth", "/agent/auth/claim"]
    for path, content_type, body in bodies:
        whole = body.replace("clm_…", f"clm_{'0' * 40}")
        assert client.post(path, whole, content_type=content_type).status_code == 200


def test_the_skill_is_what_its_digest_promises_and_names_itself(client, base):
    (skill,) = client.get("/.well-known/agent-skills/index.json").json()["skills"]
    file = client.get(skill["url"])
    assert skill["digest"] == f"sha256:{hashlib.sha256(file.content).hexdigest()}"
    front = dict(line.split(": ", 1) for line in file.text.split("---\n")[1].splitlines())
    assert front == {"name": skill["name"], "description": skill["description"]}
    assert skill["url"].split("/")[-2] == skill["name"]
    assert len(skill["description"]) <= 1024
    assert not re.search(r"[:#]\s", skill["description"])  # plain YAML needs no quotes then


def test_every_question_that_the_skill_shows_can_be_asked(client, base):
    shown = re.findall(
        r"^GET \S+?(/\S+)$",
        client.get("/.well-known/agent-skills/find-agent-ready-websites/SKILL.md").text,
        re.MULTILINE,
    )
    assert [client.get(path).status_code for path in shown] == [200, 404]


def test_the_full_text_holds_the_overview_and_how_to_get_a_key(client, base):
    full = client.get("/llms-full.txt").text
    overview, _, links = client.get("/llms.txt").text.partition("## ")
    assert full.startswith(overview)
    assert set(links.splitlines()) - {"Ask"} < set(full.splitlines())
    for path in ("/auth.md", "/agent/auth/claim.md"):
        for line in client.get(path).text.splitlines():
            assert line.lstrip("# ") in full


# --- Our own probe ---


@pytest.fixture
def probed(live_server, settings):
    settings.ALLOWED_HOSTS = [*settings.ALLOWED_HOSTS, "index.test"]
    settings.BASE_URL = "http://index.test"
    with socket.socket() as closed:  # bound and not listening: no TLS here
        closed.bind(("127.0.0.1", 0))
        port = urlsplit(live_server.url).port
        policy = Policy(
            user_agent="AgentReadinessIndex/1.9 (+http://index.test/bot)",
            connect_to=parse_connect_to(
                f"index.test:80:127.0.0.1:{port},index.test:443:127.0.0.1:{closed.getsockname()[1]}"
            ),
            host_delay=0.0,
        )
        return asyncio.run(visit("index.test", policy))


@pytest.mark.django_db(transaction=True)
def test_our_own_probe_gives_the_service_five_of_five(probed):
    finding = grade_evidence(probed)
    for check in SCORED_CHECKS:
        assert finding.checks[check].answer is Answer.YES, finding.checks[check]
    assert score_of(finding) == 5
    assert finding.mcp_endpoint == "http://index.test/mcp"
    assert [tool.name for tool in finding.mcp_tools] == list(BY_NAME)
    assert finding.mcp_server_card is CardState.PRESENT
    assert finding.checks[CheckId.MCP_SERVER_CARD].answer is Answer.YES
    assert finding.declares_agent_access
    answers = {name: entry["answer"] for name, entry in finding.other_wellknown.items()}
    assert answers == {name: "no" if name in {"ucp", "x402"} else "yes" for name in answers}
    assert not [name for name in answers if finding.other_wellknown[name].get("flags")]


@pytest.mark.django_db(transaction=True)
def test_our_own_robots_txt_refuses_nothing_to_our_own_probe(probed):
    robots = read_robots(probed.all(Purpose.ROBOTS)[-1])
    assert robots.readable
    assert robots.refusal is None
