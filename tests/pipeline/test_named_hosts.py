"""Hosts that listed sites name get listed."""

from datetime import timedelta

import pytest
from django.db.models import F

from index.models import Site
from probes import tasks
from probes.models import FrontierHost, ProbeRun, Target

PRESS = "# Press\n\nWe print books on a hand press, slowly.\n\n- [Order](/order)\n"
NAMED = "named-by-others.test"


@pytest.fixture
def two_sites(scripted_site, sample_web):
    """One names the other in its llms.txt, and both are worth listing."""
    with sample_web.scripted(NAMED) as named:
        for site, more in ((scripted_site, f"- [Paper](https://{NAMED}/)\n"), (named, "")):
            page = f"<!doctype html><title>Press</title><h1>Press</h1><p>A page that changes. {site.host}"
            site.reply("/", page)
            site.reply("/llms.txt", PRESS + more)
            site.reply("/index.md", PRESS)
        yield scripted_site


def test_a_host_that_a_listed_site_names_is_noted_asked_and_found_by_probe_discovery(
    two_sites, manage, client
):
    host = two_sites.host
    assert manage("probe", "--publish", host).returncode == 0
    assert Site.objects.listed().filter(host=host).exists()
    ProbeRun.objects.update(started_at=F("started_at") - timedelta(hours=2))
    tasks.note_named_hosts()
    assert not FrontierHost.objects.exists(), "off until an operator enables it"

    assert manage("sources", "enable", "frontier").returncode == 0
    tasks.note_named_hosts()
    tried = manage("sources", "read", "frontier", "--dry-run").stdout
    assert f"{NAMED}\thttps://{host}/llms.txt (named by 1 site of 1 domain)" in tried
    assert "readiness_frontier_hosts 1.0" in client.get("/metrics", headers={"host": "localhost"}).text
    assert not Target.objects.filter(host=NAMED).exists()
    assert "1 new hosts" in manage("sources", "read", "frontier").stdout

    assert manage("probe", "--publish", NAMED).returncode == 0
    found = Site.objects.listed().get(host=NAMED)
    assert found.found_via == "probe_discovery"
    target = Target.objects.get(host=NAMED)
    assert (target.source, target.seen_in.split()[0]) == ("frontier", f"https://{host}/llms.txt")
    assert "0 new hosts" in manage("sources", "read", "frontier").stdout, "it waits no more"
