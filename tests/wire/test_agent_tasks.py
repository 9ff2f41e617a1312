"""Tasks of an agent that has only what initialize, tools/list and answers say; each ends at a website."""

import asyncio
import hashlib
import json
import ssl
from urllib.parse import urlsplit

import httpx2
import jsonschema
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from agentauth import quota
from agentauth.caller import ANONYMOUS_DAILY, Caller, address_name
from config.env import parse_connect_to
from index import embedding
from index.embedding import passages, vectors
from index.listing.publish import publish_all
from index.values.vocabulary import FoundVia
from probes.grading.finding import grade_evidence
from probes.net.http.client import Policy
from probes.net.policy import tls_context
from tests.visiting import visit_all
from tests.wire.rpc import Rpc

BASE = "https://index.example"
UNLISTED = "skylark-weather.test"
HOSTS = (
    "larkspur-books.test", "ledgerwell.test", "sandpiper-parcels.test", "tidewater-docs.test",
    "beacon-geocoding.test", "northlight-hotels.test", "old-mill-bakery.test", "diwan-forum.test",
)  # fmt: skip
UNSURE = ("order pizza", "buy shoes", "buy a train ticket")  # That no sample site does


class ToLoopback(httpx2.AsyncBaseTransport):
    """Every request goes to the sample web, under the name that was asked for."""

    def __init__(self, sample):
        self._inner = httpx2.AsyncHTTPTransport(
            verify=ssl.create_default_context(cafile=str(sample.ca_bundle))
        )
        self._ports = {"https": sample.https_port, "http": sample.http_port}

    async def handle_async_request(self, request):
        request.extensions["sni_hostname"] = request.url.host
        request.url = request.url.copy_with(host="127.0.0.1", port=self._ports[request.url.scheme])
        return await self._inner.handle_async_request(request)

    async def aclose(self):
        await self._inner.aclose()


class Agent:
    """It calls listed tools with listed arguments, and goes only to addresses that it was told."""

    def __init__(self, sample):
        self.sample, self.rpc = sample, Rpc("/mcp")
        hello = {
            "protocolVersion": "2025-11-25",
            "capabilities": {},
            "clientInfo": {"name": "a", "version": "1"},
        }
        begun = self.rpc.ask("initialize", hello).json()["result"]
        listed = self.rpc.ask("tools/list").json()["result"]
        self.instructions = begun["instructions"]
        self.tools = {tool["name"]: tool for tool in listed["tools"]}
        self.heard = [self.instructions, json.dumps(listed)]

    def understands(self, *words):
        """Whether it was told these words before it called anything."""
        return all(word in "".join(self.heard[:2]) for word in words)

    def ask(self, tool, **arguments):
        given = self.tools[tool]["inputSchema"]
        jsonschema.validate(arguments, given | {"additionalProperties": False})
        reply = self.rpc.ask("tools/call", {"name": tool, "arguments": arguments})
        self.heard.append(reply.text)
        return reply

    def call(self, tool, **arguments):
        result = self.ask(tool, **arguments).json()["result"]
        if result.get("isError"):
            return json.loads(result["content"][0]["text"])
        jsonschema.validate(result["structuredContent"], self.tools[tool]["outputSchema"])
        return result["structuredContent"]

    def was_told(self, address):
        return any(json.dumps(address)[1:-1] in text or address in text for text in self.heard)

    def go(self, url, method="GET", **headers):
        assert self.was_told(url), f"nothing said {url}"
        return asyncio.run(self._go(url, method, headers))

    async def _go(self, url, method, headers):
        async with httpx2.AsyncClient(transport=ToLoopback(self.sample)) as http:
            reply = await http.request(method, url, headers=headers)
        self.heard.append(reply.text)
        return reply

    def use(self, connect, tool, **arguments):
        """Call a tool of a site as `connect` says."""
        assert self.was_told(connect["url"])
        assert (connect["transport"], connect["auth"]) == ("streamable-http", "none")
        return asyncio.run(self._use(connect["url"], tool, arguments))

    async def _use(self, url, tool, arguments):
        async with (
            httpx2.AsyncClient(transport=ToLoopback(self.sample)) as http,
            Client(streamable_http_client(url, http_client=http)) as client,
        ):
            result = await client.call_tool(tool, arguments)
        assert not result.is_error
        return result.content[0].text


@pytest.fixture(scope="module")
def findings(sample_web):
    policy = Policy(
        user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)",
        connect_to=parse_connect_to(sample_web.connect_to),
        tls=tls_context(sample_web.ca_bundle),
        host_delay=0.0,
    )

    async def visits():
        return [grade_evidence(evidence) async for evidence in visit_all(HOSTS, policy, concurrency=10)]

    return asyncio.run(visits())


@pytest.fixture(scope="module")
def _index(module_rows, findings):
    with module_rows():
        publish_all(findings=[(finding, FoundVia.PROBE_DISCOVERY) for finding in findings])
        model = embedding.current_model()
        vectors.embed_changed(model)
        passages.embed_waiting(model)


@pytest.fixture
def agent(settings, sample_web, _index, db):
    settings.BASE_URL = BASE
    return Agent(sample_web)


def tool_for(tools, *words):
    """The tool whose description has these words, and the arguments that it requires."""
    (tool,) = [one for one in tools if all(word in one["description"].lower() for word in words)]
    return tool["name"], tool["input_schema"]["required"]


def hosts(answer):
    return [row["host"] for row in answer["results"]]


def test_it_finds_a_shop_in_a_country_and_calls_its_tool(agent):
    found = agent.call("find_capability", query="second-hand books", country="UK", has_mcp=True)
    row = found["results"][0]
    assert (row["country"], row["entity_type"]) == ("GB", "ecommerce")
    report = agent.call("get_site_report", host=row["host"], detail="full")
    name, (argument,) = tool_for(report["tools"], "search books")
    assert "Night Trains by Jana Kovacs" in agent.use(row["connect"], name, **{argument: "violin"})


def test_it_follows_a_server_that_wants_oauth_to_where_a_client_registers(agent):
    (row,) = agent.call("find_capability", mcp_auth="oauth")["results"]
    connect = row["connect"]
    assert (connect["auth"], connect["registration"]) == ("oauth", "dcr")
    refused = agent.go(connect["url"], "POST")
    assert refused.status_code == 401
    assert connect["resource_metadata"] in refused.headers["WWW-Authenticate"]
    resource = agent.go(connect["resource_metadata"]).json()
    assert resource["resource"] == connect["url"]
    (issuer,) = resource["authorization_servers"]
    agent.heard.append(known := f"{issuer}.well-known/oauth-authorization-server")  # RFC 8414
    server = agent.go(known).json()
    assert server["issuer"] == issuer
    assert agent.was_told(server["registration_endpoint"])


def test_it_reads_an_api_catalog_and_the_description_behind_it(agent):
    found = agent.call("find_capability", query="turn an address into coordinates", has_endpoint=True)
    report = agent.call("get_site_report", host=hosts(found)[0])
    catalog = agent.go(report["addresses"]["api_catalog"])
    described = [
        link["href"]
        for context in catalog.json()["linkset"]
        for relation in ("service-desc", "service-doc")
        for link in context.get(relation, ())
    ]
    assert agent.go(described[0]).status_code == 200


def test_it_gets_the_markdown_copy(agent):
    found = agent.call("find_capability", query="track a parcel", has_md=True)
    report = agent.call("get_site_report", host=hosts(found)[0])
    copy = agent.go(report["addresses"]["markdown"], accept="text/markdown")
    assert copy.headers["Content-Type"].startswith("text/markdown")
    assert copy.text.startswith("# ")


def test_it_asks_again_by_name_as_the_error_says(agent):
    error = agent.call("get_site_report", host="Sandpiper Parcels")
    assert error["code"] == "INVALID_FILTER_VALUE"
    (tool,) = [name for name in agent.tools if name in error["hint"]]
    row = agent.call(tool, query="Sandpiper Parcels")["results"][0]
    report = agent.call("get_site_report", host=row["host"], detail="full")
    name, (argument,) = tool_for(report["tools"], "track a parcel")
    assert agent.use(report["connect"], name, **{argument: "SP1002"}).startswith("SP1002 is ")


def test_it_takes_unknown_for_no_no_and_sees_why(agent):
    assert agent.understands("Null and unknown mean that the probe could not tell; they never mean no.")
    report = agent.call("get_site_report", host="ledgerwell.test")
    check = report["checks"]["mcp_server"]
    assert (check["answer"], check["reason"], report["verified"]["mcp_server"]) == (
        "unknown",
        "auth_required",
        None,
    )
    assert agent.go(report["connect"]["url"], "POST").status_code == 401


def test_it_takes_an_empty_answer_as_it_is_and_drops_the_words_that_found_nothing(agent):
    empty = agent.call("find_capability", query="book a rocket launch", country="DE")
    assert (empty["count"], empty["results"]) == (0, [])
    assert agent.understands("Neither it nor an empty search offers a similar site instead.")
    assert "filters alone" in empty["empty_note"]
    (row,) = agent.call("find_capability", country="Germany")["results"]
    assert agent.go(row["url"]).status_code == 200


def test_it_asks_for_possible_sites_and_checks_one_before_it_relies_on_it(agent):
    assert agent.understands("possible_count is above 0, ask again with possible=true", "check each")
    first = {text: agent.call("find_capability", query=text) for text in UNSURE}
    question = next(text for text, said in first.items() if not said["count"] and said["possible_count"])
    again = agent.call("find_capability", query=question, possible=True)
    assert again["results"] == []
    row = again["possible"][0]
    page = agent.go(row["url"]).text
    assert row["why"]["quote"] in page
    assert question.split()[-1] not in page.lower()  # so it leaves it


def test_it_cites_the_report_with_its_date_and_repeats_what_shows_it(agent):
    assert agent.understands("State these dates when you use a finding, and cite the report URL.")
    report = agent.call("get_site_report", host="tidewater-docs.test", detail="full")
    assert report["report"] == f"{BASE}/site/tidewater-docs.test"
    line = report["checks"]["llms_txt"]["evidence"][0]
    assert line["at"].startswith(report["verified"]["verified_at"])
    again = agent.go(line["url"])
    assert hashlib.sha256(again.content).hexdigest() == line["sha256"]


def test_it_sees_its_limit_come_and_how_long_to_wait_and_still_uses_what_it_knows(agent):
    row = agent.call("find_capability", query="track a parcel")["results"][0]
    asked = agent.rpc.http.get("/healthz").wsgi_request
    quota.take(Caller(address_name(asked)), calls=ANONYMOUS_DAILY - 2)
    last = agent.ask("find_capability", query="books").json()["result"]
    assert last["_meta"]["calls_left"] == 0
    spent = agent.ask("find_capability", query="books")
    data = spent.json()["error"]["data"]
    assert (spent.status_code, data["code"], data["class"]) == (429, "RATE_LIMITED", "rate_limited")
    assert 1 <= data["retry_after"] <= 86_400
    assert urlsplit(data["see"]).path == "/auth.md"
    assert agent.use(row["connect"], "track_parcel", number="SP1002")
