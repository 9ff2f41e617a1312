"""What is new of the index as Atom feeds, whole and by kind, country and check."""

import xml.etree.ElementTree as ET
from dataclasses import replace
from datetime import timedelta

import pytest

from index.models import ListingEvent
from index.reports.history import MAX_NEWS
from index.values.findings import Tool
from index.values.vocabulary import Answer, CheckId, EntityType
from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

ATOM = "{http://www.w3.org/2005/Atom}"
ALL, KIND, COUNTRY = "/feed.atom", "/type/ecommerce/feed.atom", "/country/GB/feed.atom"
CHECK = "/benchmark/llms_txt/feed.atom"


def entries(path):
    answer = caller().get(path)
    assert answer.status_code == 200, answer.content
    assert answer["Content-Type"] == "application/atom+xml; charset=utf-8"
    found = ET.fromstring(answer.text).findall(f"{ATOM}entry")
    ids = [one.findtext(f"{ATOM}id") for one in found]
    assert len(set(ids)) == len(ids)
    assert all(one.split("#")[0].endswith(one.split("/site/")[1].split("#")[0]) for one in ids)
    return {one.findtext(f"{ATOM}title").split(":")[0]: one.findtext(f"{ATOM}summary") for one in found}


def answering(host, **answers):
    checks = dict(published.finding(host).checks)
    return {id_: replace(one, answer=answers.get(id_.value, one.answer)) for id_, one in checks.items()}


def test_a_feed_tells_what_is_new_of_the_sites_that_it_is_about():
    published.listed("books.test")
    published.listed("bank.test", entity_type=EntityType.BUSINESS, country="FR")
    published.listed("plain.test", country=None, checks=answering("plain.test", llms_txt=Answer.NO))
    assert set(entries(ALL)) == {"books.test", "bank.test", "plain.test"}
    assert set(entries(KIND)) == {"books.test", "plain.test"}
    assert set(entries(COUNTRY)) == {"books.test"}
    assert set(entries(CHECK)) == {"books.test", "bank.test"}
    later = published.PROBED + timedelta(days=1)
    now = answering("plain.test", llms_txt=Answer.YES, agents_admitted=Answer.NO)
    published.listed("plain.test", checks=now, probed_at=later, mcp_tools=(Tool("<b>buy</b>"),))
    said = entries(CHECK)["plain.test"]
    assert "llms.txt: no became yes" in said
    assert "added &lt;b&gt;buy&lt;/b&gt;" in said
    assert "Listed" in entries(ALL)["books.test"]


@pytest.mark.parametrize("path", [ALL, KIND, COUNTRY, CHECK])
def test_who_left_is_in_no_feed_and_leaving_is_no_entry(path):
    published.listed("larkspur.test")
    for n, make in enumerate(published.OUTSIDE):
        make(f"outside{n}.test")
    assert set(entries(path)) == {"larkspur.test"}
    first = caller().get(path)
    assert caller().get(path, headers={"if-none-match": first["ETag"]}).status_code == 304
    published.removed("larkspur.test")
    second = caller().get(path, headers={"if-none-match": first["ETag"]})
    assert second.status_code == 200
    assert "larkspur.test" not in second.text
    empty = caller().get(path, headers={"if-none-match": second["ETag"]})
    assert empty.status_code == 304


def test_a_feed_is_bounded_and_read_by_two_statements(django_assert_num_queries):
    site = published.listed("larkspur.test")
    ListingEvent.objects.bulk_create(
        ListingEvent(
            host=site.host,
            at=published.PROBED + timedelta(days=n),
            kind=ListingEvent.Kind.CHANGED,
            score=3,
            cause="site",
            detail={"answers": {CheckId.LLMS_TXT.value: ["no", "yes"]}},
        )
        for n in range(MAX_NEWS + 20)
    )
    with django_assert_num_queries(2):
        answer = caller().get(ALL)
    found = ET.fromstring(answer.text).findall(f"{ATOM}entry")
    assert len(found) == MAX_NEWS
    moments = [one.findtext(f"{ATOM}updated") for one in found]
    assert moments == sorted(moments, reverse=True)


@pytest.mark.parametrize(
    "path", ["/type/nothing/feed.atom", "/country/XX/feed.atom", "/benchmark/nothing/feed.atom"]
)
def test_what_does_not_exist_has_no_feed(path):
    assert caller().get(path).status_code == 404


@pytest.mark.parametrize(
    ("page", "feed"),
    [("/", ALL), ("/type/ecommerce", KIND), ("/country/GB", COUNTRY), (CHECK.rpartition("/")[0], CHECK)],
)
def test_a_page_names_its_feed(page, feed, settings):
    published.listed("larkspur.test")
    text = caller().get(page, headers={"accept": "text/html"}).text
    assert f'<link rel="alternate" type="application/atom+xml" href="{settings.BASE_URL}{feed}"' in text
