"""Conditional requests."""

import gzip
from dataclasses import replace

import pytest
from django.core.cache import cache

from index.generations.build import build_generation
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST, NEIGHBOUR = "larkspur.test", "quarry.test"
NAMING = (
    "/api/find?country=GB", "/api/find?q=books", f"/site/{HOST}", f"/site/{HOST}.json", f"/site/{HOST}.md",
    f"/site/{HOST}/badge.svg", f"/site/{HOST}/card.png", f"/site/{HOST}/changes.atom",
    f"/site/{HOST}/evidence/llms_txt.json",
    "/feed.atom", "/type/ecommerce/feed.atom", "/country/GB/feed.atom", "/benchmark/llms_txt/feed.atom",
    "/type/ecommerce", "/type/ecommerce.json", "/type/ecommerce.md", "/country/GB", "/country/GB.json",
    "/", "/?q=books", "/index.md?country=GB", "/agents/larkspur.test",
)  # fmt: skip
COUNTING = ("/api/stats", "/type/", "/type/index.json", "/country/", "/country/index.md", "/benchmark.json")
DOCUMENTS = ("/llms.txt", "/.well-known/agent-card.json", "/bot", "/terms.md")
# The validator of a report, a feed and an entry is made of their content.
OF_THE_INDEX = [
    path
    for path in (*NAMING, *COUNTING)
    if not path.startswith(("/site/", "/agents/")) and not path.endswith(".atom")
]


@pytest.fixture(scope="module", autouse=True)
def _sites(module_rows):
    with module_rows():
        published.listed(HOST)
        published.listed(NEIGHBOUR, country="FR")


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


def refuse(host):
    refusal = published.finding(host, outcome=Outcome.DECLINED, outcome_reason=OutcomeReason.CONTENT_SIGNAL)
    published.publish(finding=replace(refusal, checks={}, tier=None, mcp_endpoint=None))


def again(path, answer, **headers):
    return caller().get(path, headers={"if-none-match": answer["ETag"], **headers})


@pytest.fixture(scope="module")
def first_answers(module_rows, _sites):
    with module_rows():
        return {path: caller().get(path) for path in (*NAMING, *COUNTING)}


def test_a_site_that_refuses_between_two_conditional_requests_is_never_a_304(first_answers):
    for path, first in first_answers.items():
        answer = again(path, first)
        assert answer.status_code == 304, path
        for one in (first, answer):  # For one reader, who asks again
            assert one["Cache-Control"] == "private, no-cache", path
    refuse(HOST)
    for path, first in first_answers.items():
        second = again(path, first)
        assert second.status_code in {200, 404}, path
        if second.status_code == 200:
            assert HOST not in second.text, path
            assert second["ETag"] != first["ETag"], path
        third = caller().get(path, headers={"if-none-match": "*"})
        assert third.status_code == (304 if second.status_code == 200 else 404), path


def kept(asked):
    return {path for path, first in asked.items() if again(path, first).status_code != 200}


def test_the_validator_changes_with_every_delisting_even_of_a_site_that_is_not_on_the_page():
    asked = {path: caller().get(path) for path in OF_THE_INDEX}
    refuse(NEIGHBOUR)
    assert kept(asked) == set()


def test_the_validator_changes_with_the_generation():
    asked = {path: caller().get(path) for path in OF_THE_INDEX}
    build_generation()
    assert kept(asked) == set()


def test_nor_is_what_is_not_there_or_elsewhere_kept():
    refuse(HOST)
    for path in (f"/site/{HOST}.json", "/type/business", "/nothing-here", "/site/www.gone.test"):
        assert caller().get(path)["Cache-Control"] in {"private, no-cache", "no-store"}, path


@each("path", ["/api/find?country=GB", f"/site/{HOST}", "/type/ecommerce.md", *DOCUMENTS])
@each("encoding", ["gzip", "identity"])
def test_a_304_has_the_headers_of_its_200_and_no_body(path, encoding):
    first = caller().get(path, headers={"accept-encoding": encoding, "origin": "https://a.example"})
    assert first["ETag"].startswith('W/"')
    changing = {"RateLimit", "X-Request-ID", "Content-Type", "Content-Length", "Content-Encoding"}
    head = caller().head(path, headers={"if-none-match": first["ETag"], "accept-encoding": encoding})
    for second in (again(path, first, **{"accept-encoding": encoding}), head):
        assert (second.status_code, second.content) == (304, b"")
        assert "Content-Type" not in second
        for name in ("ETag", "Vary", "Cache-Control", "Access-Control-Allow-Origin"):
            assert name in second
        assert set(first.headers) - changing <= set(second.headers)
        assert {name: second[name] for name in set(first.headers) - changing} == {
            name: first[name] for name in set(first.headers) - changing
        }


def test_one_validator_holds_for_every_encoding_and_form_of_the_comparison():
    plain = caller().get("/llms.txt")
    packed = caller().get("/llms.txt", headers={"accept-encoding": "gzip"})
    assert plain["ETag"] == packed["ETag"]
    strong = plain["ETag"].removeprefix("W/")
    for given in (strong, f'"other", {plain["ETag"]}', "*"):
        assert caller().get("/llms.txt", headers={"if-none-match": given}).status_code == 304
    for given in ('"other"', strong.strip('"'), "", "W/", '"*"'):
        assert caller().get("/llms.txt", headers={"if-none-match": given}).status_code == 200


def test_a_conditional_request_that_gets_304_counts_like_200():
    for path in ("/api/find?country=GB", "/api/stats", "/agents/larkspur.test"):
        client = caller()
        first = client.get(path)
        second = client.get(path, headers={"if-none-match": first["ETag"]})
        assert second.status_code == 304
        assert [answer["RateLimit"].split(";")[1] for answer in (first, second)] == ["r=499", "r=498"]


def test_a_form_is_nobodys_to_keep_and_has_no_validator():
    for path in ("/submit", "/check", f"/site/{HOST}/wrong"):
        answer = caller().get(path, headers={"if-none-match": "*"})
        assert (answer.status_code, answer["Cache-Control"]) == (200, "no-store")
        assert "ETag" not in answer


@each(
    ("accepts", "packed"),
    [
        ("gzip", True), ("gzip;q=0.1, br", True), ("br;q=0, gzip", True), ("gzip; q=0.001", True),
        ("gzip;q=0", False), ("GZIP ; Q=0.000", False), ("br, gzip;q=0 , identity", False),
        ("gzip;q=0.", False), ("identity", False), ("", False),
    ],
)  # fmt: skip
def test_gzip_is_sent_to_who_takes_it_and_not_to_who_refuses_it(accepts, packed):
    answer = caller().get("/llms.txt", headers={"accept-encoding": accepts})
    assert ("Content-Encoding" in answer) is packed
    assert "Accept-Encoding" in answer["Vary"]
    text = gzip.decompress(answer.content) if packed else answer.content
    assert text.startswith(b"#")
