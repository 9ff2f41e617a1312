"""Hosts side by side."""

import pytest
from lxml import html

from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db


def page_of(path):
    answer = caller().get(path, headers={"accept": "text/html"})
    assert answer.status_code == 200, path
    return html.fromstring(answer.content)


def test_hosts_stand_side_by_side_and_of_one_that_is_not_listed_nothing_is_said():
    published.listed("a.test", display_name='A "><script>x')
    for make, host in zip(published.OUTSIDE, ("b.test", "c.test", "d.test", "e.test"), strict=True):
        before = caller().get(f"/compare?host={host}&host=a.test").content
        make(host)
        assert caller().get(f"/compare?host={host}&host=a.test").content == before
    page = page_of("/compare?host=https://A.test/x&host=b.test&host=a.test")
    assert page.xpath("//thead//span[@class='host']/text()") == ["a.test", "b.test"]
    rows = {row.findtext("th/a") or row.findtext("th"): row for row in page.xpath("//tbody/tr")}
    assert [cell.text_content() for cell in rows["llms.txt"].xpath("td")] == ["✓ yes", "-"]
    assert [cell.text_content() for cell in rows["Tools"].xpath("td")] == ["2: search_books, placeOrder", "-"]
    data = caller().get("/compare.json?host=a.test&host=b.test").json()
    assert [one["found"] for one in data["hosts"]] == [True, False]
    reports = (
        caller().post("/api/reports", {"hosts": ["a.test", "b.test"]}, content_type="application/json").json()
    )
    assert data["hosts"] == reports["reports"]
    assert "| llms.txt | ✓ yes | - |" in caller().get("/compare.md?host=a.test&host=b.test").text


@pytest.mark.parametrize("query", ["host=x", "&".join(f"host=h{n}.test" for n in range(6))])
def test_what_cannot_be_compared_is_refused_with_the_reason(query):
    answer = caller().get(f"/compare.json?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "INVALID_FILTER_VALUE")
    assert caller().get(f"/compare?{query}").status_code == 400
