"""What the product is asked about the recorded evidence, over SQL and HTTP."""

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from urllib.parse import urlencode

from tests.recorded import packing
from tests.recorded.product import rows

# What the tables and columns are called today: the answers keep their names when these change.
SITES = "SELECT host, to_jsonb(site) - 'id' FROM index_site AS site ORDER BY host"
RUNS = """
SELECT host, jsonb_agg(to_jsonb(run) - 'id' - 'host' - 'started_at' - 'seconds' ORDER BY started_at)
FROM probes_proberun AS run GROUP BY host
"""
EVENTS = """
SELECT host, jsonb_agg(to_jsonb(event) - 'id' - 'host' - 'at' ORDER BY id)
FROM index_listingevent AS event GROUP BY host
"""
VERDICTS = """
SELECT run.host, run.outcome, run.outcome_reason, site.listed, site.declined, site.tier, site.score,
site.checks, site.other_wellknown
FROM (SELECT DISTINCT ON (host) * FROM probes_proberun ORDER BY host, started_at DESC) AS run
LEFT JOIN index_site AS site USING (host)
"""
FORGET_OTHERS = """
DELETE FROM probes_storedevidence USING probes_proberun AS run
WHERE run_id = run.id AND run.host <> ALL(%s) RETURNING 1
"""
RUBRIC = "SELECT DISTINCT rubric_version FROM index_site"
HOSTS = "SELECT DISTINCT host FROM probes_proberun ORDER BY host"
DAYS = "SELECT DISTINCT (started_at AT TIME ZONE 'UTC')::date FROM probes_proberun"
GENERATIONS = "SELECT count(*) FROM index_generation"

WORDS = (
    "books", "order a book online", "hotel room in a quiet street", "weather forecast", "bank account",
    "museum tickets",
    "recipes", "track a parcel", "forum", "pharmacy", "cinema tonight", "music", "search the shop catalog",
    "get cart",
    "geocode an address", "prescription", "rathaus termin", "buchhandlung", "mairie", "universität",
    "sklep internetowy",
    "博物館", "ресторан", "train tickets", "insurance", "newspaper", "made by hand", "find things",
    "amber anchor",
    "update_cart", "documentation of an API", "status of my order", "clinic appointment", "bakery",
    "notes app",
    "zzzzqqqq", "the", "bok", "musuem", "larkspur-books.test", "elm lane books", "wooden furniture", "museum",
    "town hall", "parcel tracking",
    "cart", "products by hand", "canyon", "apple", "open data about food",
)  # fmt: skip
FILTERS = (
    {"has_mcp": "true"}, {"has_md": "true"}, {"has_endpoint": "true"}, {"has_webmcp": "true"},
    {"transactional": "true"},
    {"country": "DE"}, {"country": "FR"}, {"country": "gb"}, {"country": "NL"}, {"country": "US"},
    {"entity_type": "business"},
    {"entity_type": "government"}, {"entity_type": "saas"}, {"entity_type": "documentation"},
    {"has_mcp": "true", "limit": "25"},
    {"has_md": "true", "has_mcp": "true", "limit": "25"}, {"country": "XX"}, {"entity_type": "shop"},
    {"limit": "3"},
    {"q": "books", "has_mcp": "true"}, {"q": "books", "has_md": "true"}, {"q": "shop", "limit": "25"},
    {"q": "made by hand", "has_endpoint": "true", "limit": "25"}, {"q": "search", "transactional": "true"},
    {"q": "tickets", "has_webmcp": "true"}, {"q": "search", "limit": "0"},
    {"q": "search", "has_mcp": "maybe"},
    {"q": "order", "entity_type": "business", "transactional": "true"},
)  # fmt: skip
DOCUMENTS = (
    "/openapi.json", "/llms.txt", "/llms-full.txt", "/robots.txt", "/auth.md", "/api/stats",
    "/benchmark.json", "/index.md",
    "/type/index.json", "/country/index.json", "/type/business.json", "/country/DE.json", "/bot.md",
    "/terms.md",
    "/privacy.md", "/docs.md", "/sitemap.xml", "/sitemap/pages.xml", "/sitemap/0.xml",
    "/.well-known/agent-card.json",
    "/.well-known/agent.json", "/.well-known/mcp/server-card.json", "/.well-known/api-catalog",
    "/.well-known/ai-catalog.json",
    "/.well-known/agent-skills/index.json", "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-authorization-server", "/site/nobody.example.json", "/nothing",
    "/site/larkspur-books.test",
    "/site/larkspur-books.test.md", "/site/larkspur-books.test/evidence/llms_txt.json",
    "/site/larkspur-books.test/evidence/mcp_server.json", "/site/quiet-archive.test.md",
    "/benchmark/mcp_server.json",
)  # fmt: skip
ERAS = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28")
_MODERN = ERAS[-1]


def grade(product, url, *hosts):
    """Fill a migrated database and grade all of it, or these hosts; return the days of the evidence."""
    packing.load(url)
    if hosts:
        rows(url, FORGET_OTHERS, list(hosts))
    # One process: with several the order of rows, which the sitemap has, differs from one time to the next.
    product.manage("regrade", "--processes", "1")
    return [day for (day,) in rows(url, DAYS) if isinstance(day, date)]


def verdicts(url):
    """The codes of every verdict by host."""
    names = ("outcome", "outcome_reason", "listed", "declined", "tier", "score", "checks", "other_wellknown")
    found = {}
    for host, *values in rows(url, VERDICTS):
        told = dict(zip(names, values, strict=True))
        for name in ("checks", "other_wellknown"):
            told[name] = {
                check: {part: said.get(part) for part in ("answer", "reason")}
                if isinstance(said, dict)
                else said
                for check, said in (told[name] or {}).items()
            }
        found[host] = told
    return found


def rubric(url):
    """The version of the rubric that everything was graded under."""
    ((version,),) = rows(url, RUBRIC)
    return version


def stored(url):
    """What the tables say."""
    sites, runs, events = (dict(rows(url, statement)) for statement in (SITES, RUNS, EVENTS))
    return {
        host: {"site": sites.get(host), "runs": runs.get(host), "events": events.get(host)}
        for (host,) in rows(url, HOSTS)
    }


def reports(product, url):
    """The report of every host."""
    return _asked(product, [(host, "GET", f"/site/{host}.json", None, {}) for (host,) in rows(url, HOSTS)])


def finds(product):
    """What find says of many questions, with and without filters, over REST, MCP and A2A."""
    asked = [*({"q": words} for words in WORDS), *FILTERS]
    paths = [f"/api/find?{urlencode(given)}" for given in asked]
    some = [*[given for given in asked if "q" in given][:6], {"has_mcp": "true"}]
    calls = [
        (
            f"mcp {urlencode(given)}",
            "POST",
            "/mcp",
            _rpc("tools/call", name="find_capability", arguments=given),
            _SPOKEN,
        )
        for given in some
    ]
    paths.append("/readyz")  # whether questions are compared by meaning, too
    return _asked(product, [*((path, "GET", path, None, {}) for path in paths), *calls])


def surfaces(product):
    """What the product publishes of itself."""
    asked = [(path, "GET", path, None, {}) for path in DOCUMENTS]
    for era in ERAS[:-1]:
        spoken = {"MCP-Protocol-Version": era, "Accept": "application/json, text/event-stream"}
        hello = _rpc(
            "initialize",
            protocolVersion=era,
            capabilities={},
            clientInfo={"name": "recorder", "version": "1"},
        )
        asked.append((f"mcp initialize {era}", "POST", "/mcp", hello, {"Accept": spoken["Accept"]}))
        asked.append((f"mcp tools/list {era}", "POST", "/mcp", _rpc("tools/list"), spoken))
    meta = {
        "io.modelcontextprotocol/protocolVersion": _MODERN,
        "io.modelcontextprotocol/clientCapabilities": {},
    }
    for method in ("tools/list", "server/discover"):
        spoken = {
            "MCP-Protocol-Version": _MODERN,
            "Mcp-Method": method,
            "Accept": "application/json, text/event-stream",
        }
        asked.append((f"mcp {method} {_MODERN}", "POST", "/mcp", _rpc(method, _meta=meta), spoken))
    part = {"role": "ROLE_USER", "messageId": "m1", "parts": [{"text": "books"}]}
    old = {"role": "user", "kind": "message", "messageId": "m1", "parts": [{"kind": "text", "text": "books"}]}
    asked += [
        ("a2a 1.0", "POST", "/a2a", _rpc("SendMessage", message=part), {"A2A-Version": "1.0"}),
        ("a2a 0.3", "POST", "/a2a", _rpc("message/send", message=old), {}),
    ]
    return _asked(product, asked)


_SPOKEN = {"MCP-Protocol-Version": "2025-06-18", "Accept": "application/json, text/event-stream"}


def _rpc(method, **params):
    return {"jsonrpc": "2.0", "id": 1, "method": method, **({"params": params} if params else {})}


def _asked(product, asked):
    def one(question):
        name, *request = question
        status, kind, text = product.ask(*request)
        return name, {"status": status, "type": kind, "body": _read(kind, text)}

    with ThreadPoolExecutor(4) as pool:
        return dict(pool.map(one, asked))


def _read(kind, text):
    """The JSON of an answer, or else its text."""
    if kind.endswith("json"):
        value = json.loads(text)
        return _inner(value)
    return {"lines": text}


def _inner(value):
    """The same, with JSON that stands in a text as JSON."""
    if isinstance(value, dict):
        return {name: _inner(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_inner(one) for one in value]
    if isinstance(value, str) and value.startswith("{"):
        try:
            return json.loads(value)
        except ValueError:
            return value
    return value
