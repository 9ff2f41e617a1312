"""Hosts that listed sites name."""

import json
from datetime import timedelta

import pytest
from django.utils import timezone

from probes.evidence.evidence import Ending, Evidence, Exchange, Hop, Purpose
from probes.models import FrontierHost, FrontierMention, HostSource, ProbeRun, StoredEvidence, Target
from probes.schedule import control, schedule
from probes.sources import administration, named_hosts, reading
from tests import published

pytestmark = pytest.mark.django_db
AT = "2026-11-20T08:30:00+00:00"


@pytest.fixture(autouse=True)
def _on():
    reading.ensure_sources()
    administration.enable_source(HostSource.objects.get(name="frontier"))


def reply(host, purpose, path, body="", content_type="text/plain", **more):
    url = f"https://{host}{path}"
    return Exchange(**{
        "purpose": purpose, "method": "GET", "url": url, "final_url": url, "status": 200, "at": AT,
        "headers": (("content-type", content_type),), "body": body.encode(), "size": len(body),
        "sha256": f"{purpose}{len(body)}", "ending": Ending.ANSWERED, **more,
    })  # fmt: skip


def llms_txt(host, *named):
    lines = [f"- [x]({one if '://' in one else f'https://{one}/'})" for one in named]
    return reply(host, Purpose.LLMS_TXT, "/llms.txt", "# Shop\n\n" + "\n".join(lines))


def visited(host, *exchanges, ip="", ago=timedelta(hours=2)):
    published.listed(host)
    Target.objects.update_or_create(
        host=host,
        defaults={"origin": "operator", "address": ip, "due_at": timezone.now() + timedelta(days=3)},
    )
    run = ProbeRun.objects.create(
        host=host, started_at=timezone.now() - ago, seconds=1, requests=1, prober="1", rubric_version="1",
        outcome="answered", outcome_reason="answered",
    )  # fmt: skip
    seen = Evidence(host=host, started_at=AT, finished_at=AT, prober="1", exchanges=exchanges)
    StoredEvidence.objects.create(run=run, packed=seen.pack())


def tear(host):
    run = ProbeRun.objects.filter(host=host).latest("pk")
    StoredEvidence.objects.filter(run=run).delete()
    StoredEvidence.objects.create(run=run, packed=b"torn")


def noted():
    """Note what is due; return (sites, domains) by host."""
    named_hosts.note_visits(seconds=60)
    return {row.host: (row.sites, row.domains) for row in FrontierHost.objects.all()}


def best(limit=100):
    return [one.host for one in named_hosts.best_hosts(limit)]


def test_every_kind_of_document_names_hosts_and_each_is_kept_with_where_it_was_named():
    card = {
        "$schema": "https://schemas.mcp-files.com/s",
        "url": "https://mcp.gem.com/",
        "icons": ["https://i.pix.com/"],
    }
    a2a = {"url": "https://agents.far-away.org/a2a", "provider": {"url": "https://owner.co.uk"}}
    catalog = {"entries": [{"type": "application/mcp+json", "url": "https://listed-there.io/mcp"}]}
    links = {"linkset": [{"anchor": "/", "service-desc": [{"href": "https://api.elsewhere.net/d"}]}]}
    visited(
        "shop.com",
        reply(
            "shop.com", Purpose.HOME, "/", "<p>Hello", "text/html",
            hops=(Hop("https://shop.com/", 302, "https://moved.dev/"),),
            headers=(("link", '<https://linked.fr/x>; rel="describedby"'), ("content-type", "text/html")),
        ),
        reply("shop.com", Purpose.MCP_CARD, "/card", json.dumps(card), "application/json"),
        reply("shop.com", Purpose.A2A_CARD, "/agent", json.dumps(a2a), "application/json"),
        reply("shop.com", Purpose.AI_CATALOG, "/cat", json.dumps(catalog), "application/json"),
        reply("shop.com", Purpose.API_CATALOG, "/apis", json.dumps(links), "application/linkset+json"),
        llms_txt("shop.com", "docs.partner.de", "shop.com", "www.shop.com"),
    )  # fmt: skip
    assert set(noted()) == {
        "moved.dev", "linked.fr", "mcp.gem.com", "agents.far-away.org", "owner.co.uk", "listed-there.io",
        "api.elsewhere.net", "docs.partner.de",
    }  # fmt: skip
    row = FrontierHost.objects.get(host="docs.partner.de")
    assert (row.domain, row.seen_in, row.seen_by) == ("partner.de", "https://shop.com/llms.txt", "shop.com")
    assert FrontierHost.objects.get(host="mcp.gem.com").seen_in == "https://shop.com/card"


def test_only_public_hosts_of_others_are_noted():
    visited(
        "shop.com",
        llms_txt(
            "shop.com",
            "shop.com", "cdn.shop.com", "SHOP.com", "https://shop.com.", "localhost", "router.local",
            "10.0.0.1",
            "https://[::1]/", "https://2130706433/", "http://0x7f.1/", "intranet.corp", "a.test", "x.onion",
            "example.com", "docs.example.org", "nothing.invalid", "no.such-suffix", "co.uk", "com",
            "https://good.com:8443/", "https://user:pass@good.com/", "ftp://good.com/", "javascript:alert(1)",
            "https://g\u2060ood.com/", "https://-bad-.com/", "//", "https://" + "a" * 300 + ".com/",
            "https://bücher.de/", "https://xn--bcher-kva.de/a", "https://XN--99ZZ9.com/", "https://\uff26ull\uff37idth.com/",
        ),
    )  # fmt: skip
    assert set(noted()) == {"xn--bcher-kva.de", "fullwidth.com"}


def test_one_page_that_names_ten_thousand_hosts_counts_by_its_beginning_alone():
    visited("shop.com", llms_txt("shop.com", *(f"h{number}.com" for number in range(10_000))))
    found = noted()
    assert len(found) == 30
    assert set(found.values()) == {(1, 1)}
    assert len(best()) == named_hosts.MAX_TAKEN_BY_DOMAIN, "of one namer only a few are taken at a time"


def test_hosts_of_one_domain_are_capped_however_many_are_named():
    for number in range(12):
        hosts = (f"{number}-{sub}.wildcard.com" for sub in range(30))
        visited(f"site{number}.com", llms_txt(f"site{number}.com", *hosts), ip=f"198.51.100.{number}")
    assert len(noted()) == named_hosts.MAX_KEPT_OF_DOMAIN
    assert len(best()) == named_hosts.MAX_TAKEN_OF_DOMAIN
    reading.read_in_turn(reading.hold("frontier"), seconds=60)
    assert Target.objects.filter(domain="wildcard.com").count() == named_hosts.MAX_TAKEN_OF_DOMAIN
    assert best() == [], "no more of that domain for a month"


def test_all_tenants_of_a_platform_count_as_one_domain_and_one_machine_as_three():
    for number in range(20):
        visited(
            f"tenant{number}.myshopify.com",
            llms_txt(f"tenant{number}.myshopify.com", "stuffed.com"),
            ip=f"192.0.2.{number}",
        )
        visited(f"cheap{number}.com", llms_txt(f"cheap{number}.com", "farmed.com"), ip="203.0.113.7")
    for number in range(4):
        visited(f"real{number}.com", llms_txt(f"real{number}.com", "wanted.com"), ip=f"198.51.100.{number}")
    assert noted() == {"stuffed.com": (3, 1), "farmed.com": (3, 3), "wanted.com": (4, 4)}
    assert best() == ["wanted.com", "farmed.com", "stuffed.com"]


def test_a_platforms_mentions_are_bounded(monkeypatch):
    monkeypatch.setattr(named_hosts, "MAX_NAMED_BY_DOMAIN", 25)
    for number in range(3):
        host = f"tenant{number}.myshopify.com"
        visited(host, llms_txt(host, *(f"h{number}-{other}.com" for other in range(20))))
    assert len(noted()) >= 25
    assert FrontierMention.objects.count() == 25


def test_a_site_that_names_a_host_no_more_or_is_listed_no_more_takes_its_word_back():
    for host in ("one.com", "two.com"):
        visited(host, llms_txt(host, "named.com", f"by-{host}"), ip=host)
    assert noted()["named.com"] == (2, 2)
    visited("one.com", llms_txt("one.com", "other.com"))
    assert noted() == {"named.com": (1, 1), "by-two.com": (1, 1), "other.com": (1, 1)}
    published.declined("two.com")
    named_hosts.delete_stale_hosts()
    assert noted() == {"other.com": (1, 1)}


def test_unlisted_ungraded_young_and_torn_visits_say_nothing():
    visited("unlisted.com", llms_txt("unlisted.com", "a.com"))
    published.declined("unlisted.com")
    visited("waiting.com", llms_txt("waiting.com", "b.com"))
    ProbeRun.objects.filter(host="waiting.com").update(grade_due_at=timezone.now())
    visited("torn.com", llms_txt("torn.com", "c.com"))
    tear("torn.com")
    visited("young.com", llms_txt("young.com", "d.com"), ago=timedelta(minutes=5))
    assert noted() == {}
    ProbeRun.objects.filter(host="young.com").update(started_at=timezone.now() - timedelta(hours=2))
    assert set(noted()) == {"d.com"}, "what was young is read when it is due"


def test_a_later_visit_that_cannot_be_read_takes_nothing_back():
    visited("shop.com", llms_txt("shop.com", "named.com"))
    assert set(noted()) == {"named.com"}
    visited("shop.com")
    tear("shop.com")
    assert set(noted()) == {"named.com"}


def test_hosts_that_are_known_blocked_excluded_or_declined_are_never_asked():
    published.declined("declined.com")
    published.excluded("excluded.com")
    schedule.register(["known.com"], origin=Target.Origin.OPERATOR)
    control.block("blocked.com", reason="asked us")
    visited(
        "shop.com",
        llms_txt(
            "shop.com", "declined.com", "www.declined.com", "excluded.com", "www.excluded.com", "known.com",
            "blocked.com", "www.blocked.com", "free.com",
        ),
    )  # fmt: skip
    named_hosts.note_visits(seconds=60)
    assert best() == ["free.com"]
    control.block("free.com", reason="asked us later")
    assert best() == []
    named_hosts.delete_stale_hosts()
    assert not FrontierHost.objects.filter(host="free.com").exists()


def test_the_best_become_targets_that_probe_discovery_found_with_where_they_were_seen():
    for number in range(3):
        visited(f"site{number}.com", llms_txt(f"site{number}.com", "wanted.com"), ip=f"198.51.100.{number}")
    noted()
    reading.read_in_turn(reading.hold("frontier"), seconds=60)
    target = Target.objects.get(host="wanted.com")
    assert schedule.found_via(target) == "probe_discovery"
    assert (target.source, target.first) == ("frontier", False)
    assert target.seen_in == "https://site0.com/llms.txt (named by 3 sites of 3 domains)"
    assert HostSource.objects.get(name="frontier").due_at > timezone.now() + timedelta(minutes=50)


def test_the_frontier_leaves_the_schedule_its_pace(monkeypatch):
    monkeypatch.setattr(named_hosts, "MAX_TAKEN_A_DAY", 4)
    monkeypatch.setattr(named_hosts, "MAX_TAKEN_A_READING", 3)
    for number in range(8):
        visited(f"site{number}.com", llms_txt(f"site{number}.com", f"named{number}.com"))
    noted()

    def taken():
        before = Target.objects.filter(source="frontier").count()
        reading.read_in_turn(reading.hold("frontier"), seconds=60)
        return Target.objects.filter(source="frontier").count() - before

    schedule.register(["late.com"], origin=Target.Origin.OPERATOR)
    Target.objects.filter(host="late.com").update(due_at=timezone.now() - timedelta(hours=2))
    assert taken() == 0, "hosts wait already"
    Target.objects.filter(host="late.com").delete()
    control.pause([Target.Work.PROBE], reason="a new network")
    assert taken() == 0
    control.resume([Target.Work.PROBE])
    assert [taken(), taken(), taken()] == [3, 1, 0], "a day's budget is spent"
    Target.objects.filter(source="frontier").update(created_at=timezone.now() - timedelta(days=2))
    assert taken() == 3


def test_nothing_is_noted_while_the_source_is_off_and_a_new_start_misses_nothing():
    administration.disable_source(HostSource.objects.get(name="frontier"))
    visited("shop.com", llms_txt("shop.com", "named.com"))
    assert noted() == {}
    administration.enable_source(HostSource.objects.get(name="frontier"))
    assert set(noted()) == {"named.com"}


def test_the_lowest_are_forgotten_beyond_the_cap(monkeypatch):
    monkeypatch.setattr(named_hosts, "MOST", 2)
    for number in range(3):
        names = ["twice.com", "once.com", "late.com"][: 3 - number or 1]
        visited(f"site{number}.com", llms_txt(f"site{number}.com", *names), ip=f"198.51.100.{number}")
    noted()
    named_hosts.delete_stale_hosts()
    assert set(FrontierHost.objects.values_list("host", flat=True)) == {"twice.com", "once.com"}
    assert not FrontierMention.objects.exclude(host__host__in=("twice.com", "once.com")).exists()
