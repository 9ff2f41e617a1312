"""Pages of answers, on every surface."""

from urllib.parse import urlsplit

import pytest

from tests import published
from tests.each import each
from tests.wire.rpc import Rpc, Speaker, caller

pytestmark = pytest.mark.django_db

HOSTS = [f"shop{n}.test" for n in range(7)]


@pytest.fixture(scope="module", autouse=True)
def _shops(module_rows):
    with module_rows(), published.together():
        for host in HOSTS:
            published.listed(host, display_name=f"Books of {host}", name=f"Second-hand books of {host}")


def find(path):
    answer = caller().get(path)
    assert answer.status_code == 200, answer.content
    return answer.json()


def followed(path):
    """Hosts of every page, by `next`."""
    pages = []
    while path:
        answer = find(path)
        pages.append([row["host"] for row in answer["results"]])
        url = urlsplit(answer.get("next", ""))
        path = f"{url.path}?{url.query}" if url.path else ""
    return pages


@pytest.mark.parametrize("asked", ["has_mcp=true", "q=second-hand+books"])
def test_pages_go_on_where_the_page_before_ended(asked):
    whole = [row["host"] for row in find(f"/api/find?{asked}&limit=25")["results"]]
    pages = followed(f"/api/find?{asked}&limit=3&page=1")
    assert [len(page) for page in pages] == [3, 3, 1]
    assert [host for page in pages for host in page] == whole
    assert set(whole) == set(HOSTS)


def test_without_page_an_answer_is_as_before_and_beyond_the_last_it_is_empty():
    assert "next" not in find("/api/find?has_mcp=true&limit=3")
    beyond = find("/api/find?has_mcp=true&limit=3&page=9")
    assert (beyond["results"], beyond["total"]) == ([], 7)
    assert "next" not in beyond
    assert find("/api/find?q=second-hand+books&limit=3&page=9")["results"] == []


def test_over_mcp_and_a2a_next_is_a_number():
    asked = {"has_mcp": True, "limit": 3, "page": 2}
    answer = Rpc("/mcp").call("find_capability", **asked)["structuredContent"]
    assert answer["next"] == 3
    for version in ("0.3", "1.0"):
        same = Speaker(version).data({"data": {"skill": "find-capability", "input": asked}})
        assert same == answer
    assert "next" not in Rpc("/mcp").call("find_capability", **{**asked, "page": 3})["structuredContent"]


@each("page", ["0", "41", "-1", "1.5", "next", "9" * 30])
def test_a_page_that_is_none_is_refused(page):
    error = caller().get(f"/api/find?has_mcp=true&page={page}")
    assert (error.status_code, error.json()["code"]) == (400, "INVALID_FILTER_VALUE")


def test_a_key_in_the_address_is_not_repeated_in_the_next_page():
    answer = find("/api/find?has_mcp=true&limit=3&page=1&key=ari_secret")
    assert "ari_secret" not in answer["next"]


def test_reports_of_many_hosts_are_answered_in_their_order():
    asked = {"hosts": [HOSTS[0], "never.test", f"https://{HOSTS[1]}/shop"]}
    answer = caller().post("/api/reports", asked, content_type="application/json")
    assert answer.status_code == 200, answer.content
    found = answer.json()["reports"]
    assert [(one["host"], one["found"]) for one in found] == [
        (HOSTS[0], True),
        ("never.test", False),
        (HOSTS[1], True),
    ]
    assert found[0] == Rpc("/mcp").call("get_site_report", host=HOSTS[0])["structuredContent"]
    assert "RateLimit" in answer


@each(
    "body",
    [{"hosts": []}, {"hosts": ["a.test"] * 101}, {"hosts": "a.test"}, {"hosts": [1]}, {"hosts": ["no host"]},
        {"hosts": None}],
)  # fmt: skip
def test_a_list_of_hosts_that_is_none_is_refused(body):
    answer = caller().post("/api/reports", body, content_type="application/json")
    assert (answer.status_code, answer.json()["class"]) == (400, "bad_request")


def test_an_empty_answer_says_what_the_filters_alone_have():
    note = find("/api/find?q=zeppelin+insurance&country=GB")["empty_note"]
    assert "The filters alone match 7 of 7." in note
    assert "filters alone" not in find("/api/find?q=zeppelin+insurance")["empty_note"]


def test_the_name_of_the_query_over_rest_is_told_to_who_uses_another():
    error = caller().get("/api/find?query=books")
    assert error.status_code == 400
    assert error.json()["hint"].startswith("query is called q here.")
    assert find("/api/find?query=books&has_mcp=true")["ignored"] == ["query"]


def test_a_country_that_is_none_names_near_ones():
    assert find("/api/find?country=uk")["total"] == 7
    assert find("/api/find?country=United%20Kingdom")["total"] == 7
    error = caller().get("/api/find?country=Germny").json()
    assert error["hint"].startswith("Did you mean DE (Germany)")
    assert len(error["valid"]) == 249
