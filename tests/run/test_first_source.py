"""A first run that takes its hosts from a registry."""

import json
import time

import pytest

from tests.run.living import ask
from tests.sources.serving import Registry, server_entry
from tests.waiting import until

pytestmark = pytest.mark.soak

REGISTRY = "registry.modelcontextprotocol.io"
REAL = ("larkspur-books.test", "tidewater-docs.test", "old-mill-bakery.test", "quiet-archive.test")
GOAL = 180  # Seconds from an empty folder to the first listing


def entry(number, host):
    return server_entry(
        number, name=f"test.{host}/mcp", remotes=[{"type": "streamable-http", "url": f"https://{host}/mcp"}]
    )


def test_the_hosts_of_a_registry_are_probed_and_listed(sample_web, start, tmp_path, free_port):
    with sample_web.scripted(REGISTRY) as site:
        page = Registry([entry(number, host) for number, host in enumerate(REAL)])("/v0.1/servers", {}, {})
        site.reply("/v0.1/servers", page.body.decode(), media_type="application/json")
        began = time.monotonic()
        run = start(
            ".venv/bin/python", "manage.py", "run", "--from", "mcp-registry", "--limit", "3",
            DATA_DIR=str(tmp_path / "data"), PROBE_CA_BUNDLE=str(sample_web.ca_bundle),
            PROBE_CONNECT_TO=f"{sample_web.connect_to},{REGISTRY}:443:127.0.0.1:{sample_web.https_port}",
        )  # fmt: skip
        run.until_ready()
        until(lambda: stats(free_port)["listed"])
        took = time.monotonic() - began
        until(lambda: stats(free_port)["probed"] == 3)
    assert "mcp-registry named 3 hosts, 3 of them new." in run.text
    asked = {one.path for one in sample_web.requests_to(REGISTRY)}
    assert asked == {"/robots.txt", "/v0.1/servers?limit=100&version=latest"}
    found = stats(free_port)
    assert found["by_found_via"]["declared_agent_access"] == found["listed"] > 0
    assert ask(free_port, "/site/larkspur-books.test")[0] == 200
    assert took < GOAL, f"the first listing came after {took:.0f} s"


def stats(port):
    return json.loads(ask(port, "/api/stats")[1])
