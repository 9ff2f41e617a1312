"""Sets of tools that many unrelated sites serve."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction

from index.listing import shared_tools
from index.listing.shared_tools import ENOUGH, refresh
from index.models import ListingEvent, Site
from index.reports.site_report import site_report
from index.values.findings import Finding, Tool
from index.values.tools import digest
from index.values.vocabulary import Answer, CheckId, Tier
from tests import published
from tests.published import publish

pytestmark = pytest.mark.django_db

TOOLS = (Tool("search_catalog"), Tool("add_to_cart"))
WORDS = [
    a + b for a in ("al", "bo", "cu", "da", "el", "fi", "go", "hu") for b in "bcdfghjklmnpqrstvwxyz0123456789"
]


def finding(host: str, **changes) -> Finding:
    facts = {"mcp_tools": TOOLS, "display_name": host.partition(".")[0], "platform_supplied": False} | changes
    return published.finding(host, **facts)


def shops(count: int, host: str = "{}-shop.example", **changes) -> list[str]:
    hosts = [host.format(WORDS[n]) for n in range(count)]
    with published.together():
        for one in hosts:
            publish(finding=finding(one, **changes))
    return hosts


def supplied() -> dict[bool | None, int]:
    said = list(Site.objects.values_list("platform_supplied", flat=True))
    return {answer: said.count(answer) for answer in set(said)}


@pytest.fixture
def few(monkeypatch):
    """A case needs no hundreds of sites."""
    monkeypatch.setattr(shared_tools, "ENOUGH", 5)


def note(case_table, case: str, host: str, *, deserves: Answer) -> None:
    said = site_report(host)["platform_supplied"]
    got = next(answer for answer in Answer if answer.as_bool is said)
    case_table.add(case, {"platform_supplied": (deserves, "")}, {"platform_supplied": (got, "")})


def test_it_takes_two_hundred_domains():
    assert ENOUGH == 200


def test_that_many_unrelated_domains_with_one_set_of_tools_are_a_platforms(few, case_table):
    hosts = shops(4)
    publish(finding=finding("own-tools.example", mcp_tools=(Tool("find_book"),)))
    assert refresh() == 0
    assert supplied() == {False: 5}
    publish(finding=finding("one-more.example", mcp_tools=TOOLS[::-1]))  # order makes no other set
    assert refresh() == 5
    assert supplied() == {True: 5, False: 1}
    note(case_table, "H43", hosts[0], deserves=Answer.YES)
    assert site_report(hosts[0])["platform_supplied"] is True
    assert site_report("own-tools.example")["platform_supplied"] is False
    told = ListingEvent.objects.filter(kind="changed")
    assert (told.count(), told[0].detail) == (5, {"facts": ["platform_supplied"]})
    assert refresh() == 0


def test_a_site_that_comes_later_is_known_at_once(few):
    shops(5)
    refresh()
    publish(finding=finding("newcomer.example"))
    assert site_report("newcomer.example")["platform_supplied"] is True
    assert refresh() == 0


def test_a_new_probe_of_the_same_tools_changes_nothing_and_of_other_tools_does(few):
    host = shops(5)[0]
    refresh()
    later = finding(host, probed_at=published.PROBED + timedelta(days=7))
    publish(finding=later)
    assert site_report(host)["platform_supplied"] is True
    assert ListingEvent.objects.filter(host=host, kind="changed").count() == 1
    publish(finding=replace(later, probed_at=later.probed_at + timedelta(days=7), mcp_tools=(Tool("own"),)))
    assert site_report(host)["platform_supplied"] is False


def test_a_set_that_too_few_still_serve_is_nobodys_platform(few):
    hosts = shops(5)
    refresh()
    publish(
        finding=finding(hosts[0], mcp_tools=(Tool("own"),), probed_at=published.PROBED + timedelta(days=1))
    )
    assert refresh() == 4
    assert supplied() == {False: 5}


@pytest.mark.parametrize(
    "changes",
    [
        {"host": "{}.acme.example"},
        {"host": "www.{}.acme.example"},
        {"display_name": "Acme"},
        {"host": "acme.{}.example"},
    ],
    ids=["one domain", "one domain deeper", "one name", "one name under many domains"],
)
def test_one_owners_many_hosts_are_no_platform(few, changes, case_table):
    hosts = shops(8, **changes)
    assert refresh() == 0
    assert site_report(hosts[0])["platform_supplied"] is False
    note(case_table, "H44", hosts[0], deserves=Answer.NO)


def test_one_word_under_many_suffixes_is_one_owner(few):
    for suffix in ("de", "fr", "it", "es", "nl", "at", "ch", "co.uk"):
        publish(finding=finding(f"acme.{suffix}", display_name=f"Acme {suffix}"))
    assert refresh() == 0


def test_customers_of_one_host_are_unrelated(few):
    shops(5, host="{}.myshopify.com")
    assert refresh() == 5


def test_who_refuses_is_not_counted(few):
    hosts = shops(5)
    published.declined(hosts[0])
    assert refresh() == 0


def test_no_tools_and_half_a_list_are_no_set(few):
    shops(6, mcp_tools=())
    assert refresh() == 0
    shops(6, tools_cut=frozenset({CheckId.MCP_SERVER}), probed_at=published.PROBED + timedelta(days=1))
    assert refresh() == 0
    assert set(Site.objects.values_list("tool_set", flat=True)) == {None}


def pages(count: int, **changes) -> list[str]:
    """Shops whose pages register the same WebMCP tools, each with an MCP server of its own."""
    hosts = [f"{WORDS[n]}-page.example" for n in range(count)]
    in_page = {"webmcp_tools": TOOLS, "webmcp_platform_supplied": False} | BEHAVES | changes
    with published.together():
        for one in hosts:
            publish(finding=finding(one, **({"mcp_tools": (Tool(f"of_{one}"),)} | in_page)))
    return hosts


BEHAVES = {"tier": Tier.BEHAVIOURALLY_VERIFIED, "tier_by_webmcp": True}


def suppliers_and_tier(host: str) -> tuple[bool | None, bool | None, int]:
    report = site_report(host)
    return report["platform_supplied"], report["webmcp_platform_supplied"], report["verification_tier"]


def test_webmcp_tools_of_many_unrelated_pages_are_a_platforms_and_no_behaviour_of_theirs(few):
    hosts = pages(4)
    assert refresh() == 0
    assert suppliers_and_tier(hosts[0]) == (False, False, 3)
    pages(5)
    assert refresh() == 5
    assert [suppliers_and_tier(host) for host in hosts] == [(False, True, 2)] * 4
    told = ListingEvent.objects.get(host=hosts[0], kind="changed")
    assert told.detail == {"facts": ["webmcp_platform_supplied", "tier"]}
    publish(finding=finding("late.example", webmcp_tools=TOOLS, webmcp_platform_supplied=False, **BEHAVES))
    assert suppliers_and_tier("late.example") == (False, True, 2)
    assert refresh() == 0


def test_a_search_that_answered_keeps_the_tier_of_a_page_with_a_platforms_tools(few):
    hosts = pages(5, tier_by_webmcp=False)
    refresh()
    assert suppliers_and_tier(hosts[0]) == (False, True, 3)


def test_a_page_that_registers_tools_of_its_own_again_behaves_again(few):
    host = pages(5)[0]
    refresh()
    own = {"webmcp_tools": (Tool("find_book"),), "webmcp_platform_supplied": False}
    publish(finding=finding(host, probed_at=published.PROBED + timedelta(days=7), **own, **BEHAVES))
    assert suppliers_and_tier(host) == (False, False, 3)


def test_tools_of_servers_and_of_pages_are_counted_apart(few):
    shops(3)
    pages(3)
    assert refresh() == 0
    publish(finding=finding("both.example", webmcp_tools=TOOLS, webmcp_platform_supplied=False))
    assert refresh() == 0
    shops(5)
    assert refresh() == 6
    assert suppliers_and_tier("both.example") == (True, False, 2)


def test_half_a_list_of_a_page_is_no_set(few):
    pages(6, tools_cut=frozenset({CheckId.WEBMCP}))
    assert refresh() == 0


def test_no_endpoint_means_nobody_knows(few):
    host = shops(5)[0]
    refresh()
    checks = dict(published.finding(host).checks)
    checks[CheckId.MCP_SERVER] = replace(checks[CheckId.MCP_SERVER], answer=Answer.UNKNOWN)
    publish(
        finding=finding(
            host, checks=checks, mcp_endpoint=None, mcp_tools=(), platform_supplied=None,
            probed_at=published.PROBED + timedelta(days=1),
        )
    )  # fmt: skip
    assert site_report(host)["platform_supplied"] is None


def test_what_the_site_itself_shows_stands_whatever_the_index_says(few):
    host = shops(5, platform_supplied=True)[0]
    assert refresh() == 5
    Site.objects.get(host=host).delete()
    assert refresh() == 4
    assert supplied() == {True: 4}
    assert not ListingEvent.objects.filter(kind="changed").exists()


def test_a_site_that_is_not_listed_counts_and_has_no_event(few):
    hosts = shops(5)
    publish(finding=finding("sixth.example", meets_listing_rule=Answer.NO))
    assert refresh() == 6
    assert ListingEvent.objects.filter(kind="changed").count() == len(hosts)


def test_many_sites_change_in_several_transactions(few, monkeypatch):
    monkeypatch.setattr(shared_tools, "AT_ONCE", 2)
    shops(5)
    assert refresh() == 5
    assert supplied() == {True: 5}


def test_a_set_of_tools_is_its_names():
    one = [{"name": "a"}, {"name": "b"}]
    assert digest(one) == digest([{"name": "b", "description": "x"}, {"name": "a"}, {"name": "a"}])
    assert digest(one) != digest([{"name": "a,b"}])
    assert digest([]) is None


@pytest.mark.parametrize(
    "broken",
    [
        {"platform_supplied": True},
        {"platform_supplied": None},
        {"platform_marks": None},
        {"platform_marks": True},
        {"tool_set_shared": True},
        {"tool_set_shared": True, "platform_supplied": None},
        {"tool_set_shared": True, "platform_supplied": True, "tool_set": None},
    ],
    ids=str,
)
def test_the_database_itself_refuses_a_platform_that_nothing_shows(broken):
    publish(finding=finding("shop.example"))
    with pytest.raises(IntegrityError), transaction.atomic():
        Site.objects.update(**broken)


def test_the_worker_looks_through_the_index_again_and_again(few, settings):
    from config.celery import app

    shops(5)
    app.loader.import_default_modules()
    app.tasks[settings.CELERY_BEAT_SCHEDULE["share-tools"]["task"]]()
    assert supplied() == {True: 5}
