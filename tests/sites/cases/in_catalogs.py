"""What a catalog of the site or its home page holds inline, or names on another host."""

import json

from index.values.vocabulary import CheckId, WellKnown
from operators.sample_web.website import MARKDOWN, SamplePage
from tests.sites.cases.beyond_servers import DIGEST, SCHEMA, SKILL
from tests.sites.cases.case import Case, no, unknown, yes
from tests.sites.cases.documents import AGENT, OLD
from tests.sites.cases.making import card, server, shop
from tests.sites.cases.servers import AI, ARD, LISTED

MCP = CheckId.MCP_SERVER
CARD, SKILLS, API = WellKnown.A2A_AGENT_CARD, WellKnown.AGENT_SKILLS, WellKnown.OPENAPI
OPENAPI = {"openapi": "3.1.0", "info": {"title": "Books", "version": "1"}, "paths": {"/books": {}}}
INDEX = {
    "$schema": SCHEMA,
    "skills": [
        {
            "name": "find-books",
            "type": "skill-md",
            "description": "Finds books.",
            "url": "/skills/find-books.md",
            "digest": DIGEST,
        }
    ],
}
FILE = {"/skills/find-books.md": SamplePage(SKILL, MARKDOWN)}


def holding(kind, *, data=None, url=None):
    where = {"data": data} if url is None else {"url": url}
    entry = {"identifier": "urn:air:elm:one", "type": kind, "displayName": "One", **where}
    return {"specVersion": "0.9", "entries": [entry]}


def case(case_id, title, documents, check, told, *, others=None, says=""):  # noqa: PLR0913 - the columns of a table
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop(documents),
        truth={check: told},
        others=others or {},
        detail={check: says} if says else {},
    )


def in_page(case_id, title, nodes, check, told, *, documents=None, others=None):  # noqa: PLR0913 - as above
    """`nodes`: of the site's address."""

    def site(root):
        written = json.dumps(nodes(root)).replace("<", "\\u003c")
        head = f'<script type="application/ld+json">{written}</script>'
        return shop(documents or {}, head=head)

    return Case(id=case_id, title=title, site=site, truth={check: told}, others=others or {})


def node(kind, *, identifier="urn:air:elm:one", **where):
    return {"@context": "https://agenticresourcediscovery.org/context/v1", "identifier": identifier,
            "type": kind, "displayName": "One", **where}  # fmt: skip


def elsewhere(path, document, robots="User-agent: *\nAllow: /\n"):
    return {"agents-{}": lambda _: shop({path: document, "/robots.txt": robots})}


CASES = (
    case("N30", "an agent card inline in the AI catalog", {AI: holding("application/a2a-agent-card+json",
         data=OLD)}, CARD, yes(), says="inline in the site's catalog"),
    case("N31", "an agent card inline in the ARD document", {ARD: holding("application/a2a-agent-card+json",
         data=OLD)}, CARD, yes()),
    case("N32", "something inline that is no agent card", {AI: holding("application/a2a-agent-card+json",
         data={"name": "Books"})}, CARD, no("not_valid")),
    case("N33", "an agent card of its own, and another one inline", {AGENT: OLD,
         AI: holding("application/a2a-agent-card+json", data={"name": "Books"})}, CARD, yes()),
    case("N34", "an OpenAPI description inline", {AI: holding("application/vnd.oai.openapi+json",
         data=OPENAPI)}, API, yes()),
    case("N35", "a skills index inline", {AI: holding("application/agent-skills+json", data=INDEX), **FILE},
         SKILLS, yes()),
    case("N36", "a skills index inline, and another file than it says", {
         AI: holding("application/agent-skills+json", data=INDEX),
         "/skills/find-books.md": SamplePage(SKILL + "\n", MARKDOWN)}, SKILLS, no("digest_mismatch")),
    case("N37", "a skills index where the catalog says", {
         AI: holding("application/agent-skills+json", url="/skills.json"), "/skills.json": INDEX, **FILE},
         SKILLS, yes()),
    case("N38", "a single skill that the catalog names", {
         AI: holding("application/agent-skills+md", url="/skills/find-books.md"), **FILE}, SKILLS, yes()),
    case("N39", "a single skill that is none", {
         AI: holding("application/agent-skills+md", url="/skills/find-books.md"),
         "/skills/find-books.md": SamplePage("# Find books", MARKDOWN)}, SKILLS, no("not_found")),
    case("N40", "an agent card on another host", {AI: holding("application/a2a-agent-card+json",
         url="https://agents-case-n40.test/card.json")}, CARD, yes(),
         others=elsewhere("/card.json", OLD), says="on another host"),
    case("N41", "an agent card on another host that keeps it from us", {
         AI: holding("application/a2a-agent-card+json", url="https://agents-case-n41.test/card.json")},
         CARD, unknown("robots_disallowed"),
         others=elsewhere("/card.json", OLD, "User-agent: *\nDisallow: /\n")),
    case("N42", "an OpenAPI description on another host", {AI: holding("application/openapi+json",
         url="https://agents-case-n42.test/api.json")}, API, yes(), others=elsewhere("/api.json", OPENAPI)),
    case("N43", "an agent card that every address of another host is", {
         AI: holding("application/a2a-agent-card+json", url="https://agents-case-n43.test/card.json")},
         CARD, no("not_valid"), others=elsewhere("/card.json", {"name": "x"})),
    in_page("N44", "an MCP endpoint that an entry in the home page names", lambda root: [
            {"@type": "BookStore", "name": "Elm Lane Books"},
            node("application/mcp-server-card+json", url=f"{root}/ai/rpc")], MCP, LISTED,
            documents={"/ai/rpc": server()}),
    in_page("N45", "a server card inline in the home page", lambda root: {"@graph": [
            node("application/mcp-server-card+json", data=card(f"{root}/ai/rpc"))]}, MCP, LISTED,
            documents={"/ai/rpc": server()}),
    in_page("N46", "an agent card inline in the home page",
            lambda _: node("application/a2a-agent-card+json", data=OLD), CARD, yes()),
    in_page("N47", "an agent card that the home page names on another host", lambda _: node(
            "application/a2a-agent-card+json", url="https://agents-case-n47.test/card.json"), CARD, yes(),
            others=elsewhere("/card.json", OLD)),
    in_page("N48", "an entry in the home page without an identifier of catalogs", lambda root: node(
            "application/mcp-server-card+json", identifier="one", url=f"{root}/ai/rpc"), MCP,
            no("not_mcp"), documents={"/ai/rpc": server()}),
    in_page("N49", "an entry in the home page that leads to a private address", lambda _: node(
            "application/a2a-agent-card+json", url="https://169.254.169.254/card.json"), CARD,
            no("not_found")),
)  # fmt: skip
