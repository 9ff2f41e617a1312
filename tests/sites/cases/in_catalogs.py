"""What a catalog of the site holds inline, or names on another host."""

from index.values.vocabulary import WellKnown
from operators.sample_web.website import MARKDOWN, SamplePage
from tests.sites.cases.beyond_servers import DIGEST, SCHEMA, SKILL
from tests.sites.cases.case import Case, no, unknown, yes
from tests.sites.cases.documents import AGENT, OLD
from tests.sites.cases.making import shop
from tests.sites.cases.servers import AI, ARD

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
)  # fmt: skip
