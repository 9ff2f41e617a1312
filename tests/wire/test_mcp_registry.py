"""The listed MCP servers as a registry in the official form: /v0.1/servers."""

import re
from dataclasses import replace
from datetime import UTC
from urllib.parse import quote

import jsonschema
import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from agentauth import quota
from index.models import Site
from index.values.findings import Tool
from index.values.vocabulary import Answer, CheckId, McpTransport
from probes.models import HostSource, Target
from probes.sources.mcp_registry import KIND
from protocols import mcp_registry
from protocols.schemas.wire import SERVERS_A_CURSOR
from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

OFFICIAL = "io.modelcontextprotocol.registry/official"
OURS = "example.index/agent-readiness-index"
TEXT = {"type": "string", "minLength": 1, "maxLength": 100}
MOMENT = {"type": "string", "format": "date-time", "pattern": "^[0-9-]+T[0-9:]+Z$"}
REMOTE = {
    "type": "object",
    "required": ["type", "url"],
    "properties": {
        "type": {"enum": ["streamable-http", "sse"]},
        "url": {"type": "string", "pattern": r"^https?://[^\s]+$", "format": "uri"},
    },
}
# What the registry's OpenAPI document (2025-12-01) and server.schema.json (2025-12-11) ask of what is served.
SERVER = {
    "type": "object",
    "required": ["$schema", "name", "description", "version"],
    "properties": {
        "$schema": {
            "pattern": "^https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json$"
        },
        "name": {
            "type": "string",
            "pattern": "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$",
            "minLength": 3,
            "maxLength": 200,
        },
        "title": TEXT,
        "description": TEXT,
        "version": {"type": "string", "maxLength": 255, "pattern": r"^(?!latest$|[\^~<>=])[^*\s]+$"},
        "websiteUrl": {"type": "string", "format": "uri"},
        "remotes": {"type": "array", "items": REMOTE},
    },
    "additionalProperties": False,
}
ENTRY = {
    "type": "object",
    "required": ["server", "_meta"],
    "properties": {
        "server": SERVER,
        "_meta": {
            "type": "object",
            "required": [OFFICIAL, OURS],
            "properties": {
                OFFICIAL: {
                    "type": "object",
                    "required": ["status", "publishedAt", "updatedAt", "isLatest"],
                    "properties": {
                        "status": {"enum": ["active", "deprecated", "deleted"]},
                        "publishedAt": MOMENT,
                        "updatedAt": MOMENT,
                        "isLatest": {"type": "boolean"},
                    },
                    "additionalProperties": False,
                }
            },
        },
    },
    "additionalProperties": False,
}
LIST = {
    "type": "object",
    "required": ["servers", "metadata"],
    "properties": {
        "servers": {"type": "array", "items": ENTRY},
        "metadata": {
            "type": "object",
            "required": ["count"],
            "properties": {"nextCursor": {"type": "string", "minLength": 1}, "count": {"type": "integer"}},
        },
    },
}


@pytest.fixture
def client() -> Client:
    return caller()


@pytest.fixture(autouse=True)
def _base(settings):
    settings.BASE_URL = "https://index.example"


def fits(document, schema):
    jsonschema.Draft202012Validator(schema, format_checker=jsonschema.FormatChecker()).validate(document)
    return document


def page(client, **asked):
    response = client.get("/v0.1/servers", asked)
    assert response.status_code == 200, response.content
    return fits(response.json(), LIST)


def names(found):
    return [one["server"]["name"] for one in found["servers"]]


def every_page(client, **asked):
    found, cursor = [], ""
    while True:
        got = page(client, **asked, **({"cursor": cursor} if cursor else {}))
        assert got["metadata"]["count"] == len(got["servers"])
        found += names(got)
        if not (cursor := got["metadata"].get("nextCursor", "")):
            return found


def one(client, name, version="latest"):
    return client.get(f"/v0.1/servers/{quote(name, safe='')}/versions/{quote(version, safe='')}")


def many(number):
    """Listed servers by the dozen, copied from one that the index's writer made."""
    Site.objects.all().delete()
    first = published.listed("site0000.test")
    first.refresh_from_db()
    copied = [
        field.name for field in Site._meta.concrete_fields if not field.generated and field.name != "id"
    ]
    Site.objects.bulk_create(
        [
            Site(**{name: getattr(first, name) for name in copied} | {"host": f"site{n:04}.test"})
            for n in range(1, number)
        ],
        batch_size=500,
    )


def without_mcp(host):
    checks = dict(published.finding(host).checks)
    for check in (CheckId.MCP_SERVER, CheckId.MCP_SERVER_CARD):
        checks[check] = replace(checks[check], answer=Answer.NO)
    return published.listed(host, checks=checks, mcp_endpoint=None, mcp_tools=(), connect=None)


# --- What an entry says ---


def test_an_entry_has_the_endpoint_that_answered_and_what_was_verified_when(client):
    site = published.listed("larkspur.test")
    (entry,) = page(client)["servers"]
    assert entry["server"] == {
        "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
        "name": "test.larkspur/mcp",
        "title": "Larkspur Books",
        "description": "Second-hand books by post.",
        "version": "2026.11.20",
        "websiteUrl": "https://larkspur.test/",
        "remotes": [{"type": "streamable-http", "url": "https://larkspur.test/mcp"}],
    }
    official, ours = entry["_meta"][OFFICIAL], entry["_meta"][OURS]
    assert (official["status"], official["isLatest"]) == ("active", True)
    assert official["publishedAt"] == f"{site.listed_since:%Y-%m-%d}T00:00:00Z"
    assert ours["report"] == "https://index.example/site/larkspur.test"
    assert (ours["verified_at"], ours["auth"]) == ("2026-11-20", "none")
    assert ours["mcp_tools"] == ["search_books", "placeOrder"]


@each(
    "said, version",
    [
        ("2.3.1", "2.3.1"),
        ("1.0.0+build.7", "1.0.0+build.7"),
        *((said, "2026.11.20") for said in ("", "latest", "^1.2", "1.x", "version one", "9" * 300)),
    ],
)
def test_the_version_is_the_servers_own_where_it_is_one(said, version):
    connect = replace(published.finding("larkspur.test").connect, server_version=said)
    site = published.listed("larkspur.test", connect=connect)
    assert mcp_registry.entry(site)["server"]["version"] == version


def test_what_sites_write_is_capped_and_can_be_no_template(client):
    finding = published.finding("larkspur.test")
    url = "https://larkspur.test/{tenant}/mcp"
    published.listed(
        "larkspur.test",
        display_name="L" * 500,
        description="",
        mcp_endpoint=url,
        mcp_tools=tuple(Tool(f"tool_{n}\u202e", "") for n in range(50)),
        connect=replace(finding.connect, url=url, transport=McpTransport.SSE),
    )
    (entry,) = page(client)["servers"]
    assert len(entry["server"]["title"]) == 100
    assert entry["server"]["description"] == "MCP server of larkspur.test"
    assert entry["server"]["remotes"] == [{"type": "sse", "url": "https://larkspur.test/%7Btenant%7D/mcp"}]
    ours = entry["_meta"][OURS]
    assert (len(ours["mcp_tools"]), ours["mcp_tool_count"], ours["mcp_tools"][0]) == (20, 50, "tool_0")


def test_the_official_name_is_taken_only_within_the_hosts_own_namespace(client):
    HostSource.objects.create(
        name="mcp-registry", kind=KIND.name, address=KIND.address, due_at=timezone.now()
    )
    HostSource.objects.create(
        name="private", kind=KIND.name, address="https://other.example", due_at=timezone.now()
    )
    for host, source, name in (
        ("own.test", "mcp-registry", "test.own/Books_1"),
        ("foreign.test", "mcp-registry", "io.github.someone/books"),
        ("parent.shop.test", "mcp-registry", "test.shop/books"),
        ("elsewhere.test", "private", "test.elsewhere/books"),
        ("long.test", "mcp-registry", f"test.long/{'b' * 200}"),
    ):
        published.listed(host)
        Target.objects.create(
            host=host, origin=Target.Origin.REGISTRY, source=source, seen_in=name, due_at=timezone.now()
        )
    assert names(page(client)) == [
        "test.elsewhere/mcp", "test.foreign/mcp", "test.long/mcp", "test.own/Books_1", "test.shop.parent/mcp",
    ]  # fmt: skip
    assert names(page(client, search="BOOKS_")) == ["test.own/Books_1"]
    assert one(client, "test.own/Books_1").json()["server"]["name"] == "test.own/Books_1"
    assert one(client, "test.own/mcp").status_code == 404


def test_our_own_server_json_is_what_the_registry_takes(client):
    assert fits(client.get("/server.json").json(), SERVER)["name"] == OURS
    assert "/server.json" in client.get("/.well-known/api-catalog").content.decode()


# --- Which servers ---


def test_what_is_outside_the_index_or_has_no_server_never_appears_and_all_say_the_same(client):
    published.listed("larkspur.test")
    without_mcp("plain.test")
    published.listed(f"{'a' * 63}.{'b' * 63}.{'c' * 63}.tests", mcp_endpoint="https://x.test/mcp")
    for n, make in enumerate(published.OUTSIDE):
        make(f"outside{n}.test")
    everything = {"include_deleted": "true", "updated_since": "2020-01-01T00:00:00Z"}
    assert names(page(client)) == names(page(client, **everything)) == ["test.larkspur/mcp"]
    hosts = ["plain.test", "never.test", *(f"outside{n}.test" for n in range(len(published.OUTSIDE)))]
    answers = set()
    for host in hosts:
        response = one(client, f"test.{host.partition('.')[0]}/mcp")
        assert response.status_code == 404
        answers.add(response.content)
        assert page(client, search=host)["servers"] == []
    assert len(answers) == 1
    assert b'"NOT_FOUND"' in answers.pop()


def test_a_server_has_one_version(client):
    published.listed("larkspur.test")
    versions = client.get("/v0.1/servers/test.larkspur%2Fmcp/versions")
    (entry,) = fits(versions.json(), LIST)["servers"]
    assert fits(one(client, "test.larkspur/mcp").json(), ENTRY) == entry
    assert one(client, "test.larkspur/mcp", "2026.11.20").json() == entry
    assert client.get("/v0.1/servers/test.larkspur/mcp/versions/latest").json() == entry
    for name, version in (
        ("test.larkspur/mcp", "1.0.0"), ("test.Larkspur/mcp", "latest"), ("test.larkspur/other", "latest"),
        ("larkspur.test", "latest"), ("test.larkspur/mcp\n", "latest"), ("é/mcp", "latest"),
    ):  # fmt: skip
        assert one(client, name, version).status_code == 404, (name, version)


def test_search_finds_names_hosts_and_titles(client):
    with published.together():
        published.listed("books.larkspur.test")
        published.listed("weather.test", display_name="Skylark 100% Weather")
    for part, found in {
        "larkspur.books": ["test.larkspur.books/mcp"],
        "BOOKS.lark": ["test.larkspur.books/mcp"],
        "skylark": ["test.weather/mcp"],
        "0% w": ["test.weather/mcp"],
        "%": ["test.weather/mcp"],
        "_": [],
        "test.": ["test.larkspur.books/mcp", "test.weather/mcp"],
        "zeppelin": [],
        " ": ["test.larkspur.books/mcp", "test.weather/mcp"],
    }.items():
        assert names(page(client, search=part)) == found, part


def test_updated_since_gives_what_is_said_anew_since_then(client):
    published.listed("first.test")
    last = published.listed("second.test")
    last.refresh_from_db()
    since = last.changed_at.astimezone(UTC).isoformat().replace("+00:00", "Z")
    assert names(page(client, updated_since="2026-01-01T00:00:00Z")) == ["test.first/mcp", "test.second/mcp"]
    assert names(page(client, updated_since=since)) == ["test.second/mcp"]
    assert page(client, updated_since="2096-01-01T00:00:00+02:00")["servers"] == []
    published.listed("first.test", description="Now with maps.")
    assert names(page(client, updated_since=since)) == ["test.first/mcp", "test.second/mcp"]


# --- Pages ---


def test_pages_go_through_all_servers_once_while_some_leave(client):
    many(25)
    found = page(client, limit="10")
    cursor = found["metadata"]["nextCursor"]
    Site.objects.filter(host__in=["site0009.test", "site0012.test"]).delete()
    assert names(page(client, limit="10", cursor=cursor))[:3] == [
        "test.site0010/mcp",
        "test.site0011/mcp",
        "test.site0013/mcp",
    ]
    assert every_page(client, limit="7") == [f"test.site{n:04}/mcp" for n in range(25) if n not in {9, 12}]
    assert every_page(client, limit="7", search="site001") == [
        f"test.site{n:04}/mcp" for n in range(10, 20) if n != 12
    ]


def test_a_page_is_read_by_one_statement_from_the_index_of_servers_wherever_it_lies(client):
    many(600)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE index_site")
    for asked in ({}, {"cursor": mcp_registry.cursor_after(400, "site0399.test")}):
        with CaptureQueriesContext(connection) as made:
            assert len(page(client, limit="20", **asked)["servers"]) == 20
        statements = [one["sql"] for one in made if "index_site" in one["sql"]]
        assert len(statements) == 1
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN {statements[0]}")
            assert "site_mcp_servers" in str(cursor.fetchall())


def test_a_cursor_ends_after_a_thousand_servers_unless_the_data_is_open(client, settings, monkeypatch):
    assert SERVERS_A_CURSOR == 1000
    monkeypatch.setattr(mcp_registry, "SERVERS_A_CURSOR", 100)
    many(113)
    found = every_page(client, limit="9", version="latest")
    assert found == [f"test.site{n:04}/mcp" for n in range(100)]
    forged = mcp_registry.cursor_after(9, "site0099.test").replace("9:", "0:", 1)
    assert client.get("/v0.1/servers", {"cursor": forged}).status_code == 400
    settings.OPEN_DATA = True
    assert len(every_page(client, limit="10")) == 113
    beyond = mcp_registry.cursor_after(104, "site0103.test")
    assert client.get("/v0.1/servers", {"cursor": beyond}).json()["servers"]
    settings.OPEN_DATA = False
    assert client.get("/v0.1/servers", {"cursor": beyond}).json()["servers"] == []


def test_a_search_with_what_no_name_holds_finds_nothing(client):
    many(1)
    for search in ("\0", "x" * 5000, "%"):
        answer = client.get("/v0.1/servers", {"search": search})
        assert (answer.status_code, len(answer.json()["servers"])) == (200, 1 if search == "\0" else 0)


# --- Errors, counting and the switch ---


@each(
    ("asked", "said"),
    [
        ("limit=0", "limit cannot be '0'"),
        ("limit=101", "a whole number from 1 to 100"),
        ("limit=ten", "limit cannot be 'ten'"),
        ("limit=1&limit=2", "limit cannot be an array"),
        ("version=1.2.3", "version cannot be '1.2.3'"),
        ("cursor=abc", "the nextCursor of a page of this address"),
        ("cursor=100:larkspur.test:x", "cursor cannot be"),
        ("updated_since=yesterday", "RFC 3339"),
        ("updated_since=2026-11-29", "RFC 3339"),
        ("updated_since=2026-11-29T08:30:00", "RFC 3339"),
        ("updated_since=2026-13-29T08:30:00Z", "RFC 3339"),
        ("updated_since=2026-11-29T08:30:00 01:00", "written as %2B"),
        ("updated_since=0001-01-01T00:00:00%2B14:00", "RFC 3339"),
        ("include_deleted=perhaps", "include_deleted cannot be 'perhaps'"),
    ],
)
def test_a_value_that_is_none_is_named_with_what_is_allowed(client, asked, said):
    response = client.get(f"/v0.1/servers?{asked}")
    assert response.status_code == 400
    assert response.json()["code"] == "INVALID_FILTER_VALUE"
    assert said in f"{response.json()['error']} {response.json()['hint']}"


def test_each_call_counts_and_says_what_is_left_and_the_spent_day_is_429(client, monkeypatch):
    published.listed("larkspur.test")
    for path in (
        "/v0.1/servers", "/v0.1/servers?limit=0", "/v0.1/servers/test.larkspur%2Fmcp/versions",
        "/v0.1/servers/test.larkspur%2Fmcp/versions/latest", "/v0.1/servers/test.never%2Fmcp/versions/latest",
    ):  # fmt: skip
        before = _left(client.get("/api/stats"))
        assert _left(client.get(path)) == before - 1, path
    monkeypatch.setattr(quota.Quota, "exceeded", True)
    spent = client.get("/v0.1/servers")
    assert (spent.status_code, spent.json()["code"]) == (429, "RATE_LIMITED")
    assert int(spent["Retry-After"]) >= 1


def _left(response):
    return int(re.search(r"r=(\d+)", response["RateLimit"])[1])


def test_unknown_parameters_change_nothing_and_are_named_and_pages_of_others_may_read(client):
    published.listed("larkspur.test")
    response = client.get(
        "/v0.1/servers?sort=name&key=x&search=", headers={"origin": "https://other.example"}
    )
    assert response.json()["ignored"] == ["sort"]
    assert response["Access-Control-Allow-Origin"] == "*"
    assert response["Cache-Control"] == "private, no-cache"
    assert client.post("/v0.1/servers").status_code == 405
    assert client.head("/v0.1/servers").status_code == 200


def test_an_operator_switches_it_off(client, settings):
    published.listed("larkspur.test")
    settings.MCP_REGISTRY = False
    for path in ("/v0.1/servers", "/v0.1/servers/test.larkspur%2Fmcp/versions/latest"):
        response = client.get(path)
        assert (response.status_code, response.json()["code"]) == (404, "NOT_FOUND")
    assert "/v0.1" not in client.get("/llms.txt").text
    assert "/v0.1" not in client.get("/.well-known/api-catalog").content.decode()
