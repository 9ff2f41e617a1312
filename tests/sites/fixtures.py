"""Pytest plugin: the sample web, and a site whose answers a test writes."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from django.conf import LazySettings

from config.env import parse_connect_to
from operators.sample_web.scripted_site import ScriptedSite
from operators.sample_web.server import SampleWeb, running

_numbers = count(1)


@pytest.fixture(scope="session")
def sample_web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SampleWeb]:
    """The slow site has no delay."""
    with running(tmp_path_factory.mktemp("sample-web"), latency=0.0) as sample:
        yield sample


@pytest.fixture
def scripted_site(sample_web: SampleWeb) -> Iterator[ScriptedSite]:
    """A site at a name of its own that answers as the test tells it."""
    with sample_web.scripted(f"scripted-{next(_numbers)}.test") as site:
        yield site


@pytest.fixture
def asks_the_sample_web(
    settings: LazySettings, sample_web: SampleWeb, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Live checks in this process ask the sample web, without a pause."""
    settings.DATA_DIR = tmp_path
    settings.PROBE_CONNECT_TO = parse_connect_to(sample_web.connect_to)
    settings.PROBE_CA_BUNDLE = sample_web.ca_bundle
    settings.PROBE_HOST_DELAY = settings.PROBE_TEST_DELAY = 0.0
    settings.PROBE_PER_ADDRESS = 0
    settings.PROBE_SIGNING = "off"
    monkeypatch.setattr("probes.live.loop.IDLE", 0.0)


@pytest.fixture
def asked_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker without a browser answers the same, and costs seconds."""
    from probes.live import check_webmcp
    from probes.live.conclusions import Conclusion
    from probes.live.page_check import check_page
    from probes.net.policy import Policy

    async def without_browser(_url: str) -> None:
        return None

    def ask(host: str, url: str, _network: str) -> Conclusion:
        return asyncio.run(check_page(host, url, Policy.from_settings(), without_browser))

    monkeypatch.setattr(check_webmcp, "ask_worker", ask)
