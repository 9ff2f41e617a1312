"""Runs in the copy of the tree that has one more of each."""

from dataclasses import replace

import pytest
from django.core.management import call_command

from index.checks import CHECKS, SCORED_CHECKS
from index.filters import YES
from index.generations import site_bits
from index.generations.build import build_generation
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.models import DayFigures
from index.seeding.listings import listing
from index.values.findings import CheckFinding
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, WellKnown
from probes.evidence.evidence import Purpose
from probes.grading import rubric
from probes.sources.files.formats import entries_of_file, format_of
from protocols import errors
from tests import published
from tests.unit.probes.building import HOME, ROOT, evidence
from tests.wire.rpc import Rpc, caller

pytestmark = pytest.mark.django_db

CHECK = CheckId("security_txt")
RESOURCE = WellKnown("opensearch")
HOST = "larkspur.test"


@pytest.fixture
def sites():
    answers = [Answer.YES] * 3 + [Answer.NO, Answer.UNKNOWN]
    for n, answer in enumerate(answers):
        found = published.finding(f"s{n}.test" if n else HOST)
        checks = dict(found.checks) | {
            check: CheckFinding(answer=answer, reason=Reason.NOT_FOUND, detail="")
            for check in (CHECK, CheckId.LLMS_TXT)
        }
        published.listed(found.host, checks=checks)


def test_no_migration_is_missing():
    call_command("makemigrations", check=True, dry_run=True)


def get(path: str) -> str:
    response = caller().get(path)
    assert response.status_code == 200, path
    return response.content.decode()


def judged(reply: str | None) -> Answer:
    """The builder knows no new purpose, so another stands in."""
    seen = evidence(
        home=HOME, api_catalog=None if reply is None else (f"{ROOT}/.well-known/security.txt", reply)
    )
    exchanges = tuple(
        replace(one, purpose=Purpose.SECURITY_TXT) if one.purpose is Purpose.API_CATALOG else one
        for one in seen.exchanges
    )
    return rubric.grade_all(replace(seen, exchanges=exchanges))[CHECK].answer


def test_the_check_judges_evidence():
    assert rubric.RUBRIC_VERSION == "2.5"
    assert judged("Contact: mailto:security@acme.example\n") is Answer.YES
    assert judged("# nothing\n") is Answer.NO
    assert judged(None) is Answer.UNKNOWN


def test_the_check_is_in_every_form_of_a_report(sites):
    report = caller().get(f"/site/{HOST}.json").json()
    assert (report["readiness_score"], report["readiness_of"]) == (4, 6)
    assert report["verified"]["security_txt"] is True
    assert list(report["checks"])[:6] == [check.value for check in SCORED_CHECKS]
    no = caller().get("/site/s3.test.json").json()["checks"]["security_txt"]
    assert (no["answer"], no["fix"]["snippets"][0]["text"]) == ("no", "Contact: mailto:security@s3.test")
    page, twin = get(f"/site/{HOST}"), get(f"/site/{HOST}.md")
    assert 'id="security_txt"' in page
    assert "of 6 checks passed" in page
    assert "4 of 6 checks passed" in twin
    assert CHECKS[CHECK].label in twin
    badge = get(f"/site/{HOST}/badge.svg")
    assert badge.count("<rect") == 7
    assert "4/6" in badge
    assert caller().get(f"/site/{HOST}/evidence/security_txt").status_code == 200


def test_the_check_is_in_find_and_the_figures(sites):
    answer = caller().get("/api/find?has_md=true").json()
    assert answer["results"][0]["verified"]["security_txt"] is True
    assert "checks passed of 6" in answer["order"]
    build_generation(now=True)
    figures = caller().get("/api/stats").json()
    assert figures["by_check"]["security_txt"] == {"yes": 3, "no": 1, "unknown": 1}
    assert list(figures["by_score"]) == [str(score) for score in range(7)]
    assert sum(figures["by_score"].values()) == 5
    kept = DayFigures.objects.get()
    assert (len(kept.by_score), kept.by_check["security_txt"]) == (7, [1, 1, 3])


def test_the_check_is_on_the_rubric_page_and_its_own(sites):
    page = get("/benchmark/rubric")
    assert "Six checks make up the score" in page
    assert "Does the site say where to report a vulnerability?" in page
    assert '<a href="/benchmark/security_txt">' in get("/benchmark")
    assert "one of the six scored checks" in get("/benchmark/security_txt")
    assert caller().get("/benchmark/security_txt/1.5").status_code == 404
    assert "Six checks make up the score" in get("/benchmark/rubric.md")
    assert "of 6" in get("/?has_md=true")


def test_the_check_is_in_the_schemas_and_their_samples(sites):
    document = caller().get("/openapi.json").json()
    assert "security_txt" in document["components"]["schemas"]["Verified"]["required"]
    (report,) = (
        one["get"]
        for one in document["paths"].values()
        if one.get("get", {}).get("operationId") == "get_site_report"
    )
    samples = report["responses"]["200"]["content"]["application/json"]["examples"]
    assert any(one["value"].get("readiness_of") == 6 for one in samples.values())
    assert "security.txt" in get("/llms.txt")


def test_the_check_is_on_the_operators_pages_and_in_synthetic_sites(sites, admin_client):
    page = admin_client.get("/admin/index/site/?security_txt__exact=1&score=4")
    assert page.status_code == 200
    assert "security.txt: yes" in page.content.decode()
    assert "The ten answers" in page.content.decode()
    assert CHECK in listing(1).finding.checks


def test_the_resource_is_judged_off_the_home_page():
    link = '<link rel="search" type="application/opensearchdescription+xml" href="/search.xml">'
    for home, answer in ((HOME.replace("</head>", f"{link}</head>"), Answer.YES), (HOME, Answer.NO)):
        assert rubric.grade_wellknown(evidence(home=home))[RESOURCE].answer is answer


def test_the_resource_is_in_a_report_and_in_the_schemas():
    seen = {"answer": "yes", "url": f"https://{HOST}/search.xml", "detail": ""}
    published.listed(HOST, other_wellknown={RESOURCE.value: seen})
    report = caller().get(f"/site/{HOST}.json").json()
    assert report["verified"]["other_wellknown"]["opensearch"]["answer"] == "yes"
    assert "OpenSearch description" in get(f"/site/{HOST}")
    assert "OpenSearch description" in get(f"/site/{HOST}.md")
    assert '"opensearch"' in caller().get("/openapi.json").content.decode()


def test_the_filter_counts_the_same_before_and_after_a_build(sites):
    expected = {"eligible": 3, "excluded_no": 1, "excluded_unknown": 1, "of_listed": 5}
    for _ in range(2):
        answer = caller().get("/api/find?has_llms=true").json()
        completeness = answer["filter_completeness"]["has_llms"]
        assert (answer["total"], completeness | expected) == (3, completeness)
        build_generation(now=True)
    assert FieldMask().and_also("llms_txt", YES).mask & ~site_bits.FILTER_BITS == 0
    with consistent_view() as view:
        assert view.generation.id


def test_the_filter_is_on_every_surface(sites):
    parameters = caller().get("/openapi.json").json()["paths"]["/api/find"]["get"]["parameters"]
    assert "has_llms" in [one["name"] for one in parameters]
    tools = Rpc("/mcp").modern("tools/list").json()["result"]["tools"]
    assert tools[0]["inputSchema"]["properties"]["has_llms"]["type"] == ["boolean", "null"]
    assert 'name="has_llms"' in get("/")
    assert "`has_llms`" in get("/index.md")
    assert "`has_llms`" in get("/llms-full.txt")
    assert "has_llms=true" in caller().get("/api/find").json()["hint"]
    assert caller().get("/api/find?has_llms=perhaps").json()["valid"] == ["true", "false"]
    asked = {"query": {"text": "books", "filter": {"has_llms": True}}}
    assert caller().post("/search", asked, content_type="application/json").status_code == 200


def test_the_fact_is_in_the_report_and_on_its_pages(sites):
    report = caller().get(f"/site/{HOST}.json").json()
    assert report["tools_listed"] == 2
    assert "<dt>Tools of its MCP server</dt><dd>2</dd>" in get(f"/site/{HOST}")
    assert "- Tools of its MCP server: 2\n" in get(f"/site/{HOST}.md")
    assert (
        "tools_listed"
        in caller().get("/openapi.json").json()["components"]["schemas"]["SiteReport"]["properties"]
    )


def test_the_tool_is_listed_and_answers_on_both_protocols(sites):
    called = Rpc("/mcp").modern("tools/call", name="get_figure", arguments={"name": "listed"}).json()
    assert called["result"]["structuredContent"]["count"] == 5
    skills = caller().get("/.well-known/agent-card.json").json()["skills"]
    assert "get-figure" in [skill["id"] for skill in skills]
    assert "get_figure" in get("/webmcp.js")


def test_the_source_is_read(tmp_path):
    path = tmp_path / "names.hosts"
    path.write_text("0.0.0.0 a.example b.example # two\n")
    with path.open("rb") as file:
        found = list(entries_of_file(file, format_of(path, file)))
    assert [entry.text for entry in found] == ["a.example", "b.example"]


def test_the_error_code_is_in_the_schemas():
    assert "CONFLICT" in caller().get("/openapi.json").content.decode()
    assert errors.conflict().response().status_code == 409


def test_the_action_and_the_chart_are_offered(sites, admin_client):
    assert "Grade again" in admin_client.get("/admin/index/site/").content.decode()
    assert "Sites by tier" in get("/benchmark")
    assert "Sites by tier" in get("/benchmark.md")
