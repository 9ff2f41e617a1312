"""Caches in nginx hold nothing of a removed site."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from tests import published
from tests.deploy.deployment import NAME, ROOT
from tests.deploy.nginx import Nginx, is_missing, served_from
from tests.waiting import until

pytestmark = is_missing

HOST = "larkspur.test"
# One of each kind; what all others say of being kept is in tests/wire/test_revalidation.py.
NAMING = (
    "/api/find?q=books", f"/site/{HOST}", f"/site/{HOST}.json", f"/site/{HOST}/badge.svg",
    f"/site/{HOST}/card.png", f"/site/{HOST}/changes.atom", f"/site/{HOST}/evidence/llms_txt.json",
    "/country/GB.md", "/?q=books", "/agents/larkspur.test", "/sitemap/0.xml",
)  # fmt: skip
COUNTING = ("/api/stats", "/sitemap.xml")
KEEPS_ALL_IT_MAY = """
    proxy_cache_path {folder}/kept keys_zone=kept:1m;
    proxy_cache kept;
    proxy_cache_valid any 1h;
    proxy_cache_revalidate on;
    proxy_cache_use_stale error timeout updating http_500 http_503;
    add_header X-Cache $upstream_cache_status always;
"""


@pytest.fixture
def web(live_server, settings):
    settings.ALLOWED_HOSTS = [NAME]
    published.listed(HOST)
    return live_server.thread.port


def refuse(host):
    refusal = published.finding(host, outcome=Outcome.DECLINED, outcome_reason=OutcomeReason.CONTENT_SIGNAL)
    published.publish(finding=replace(refusal, checks={}, tier=None, mcp_endpoint=None))


def test_a_cache_that_keeps_all_it_may_serves_nothing_of_a_site_that_was_removed(web, tmp_path_factory):
    folder = served_from(tmp_path_factory)
    with Nginx(folder, web=web, more=KEEPS_ALL_IT_MAY.format(folder=folder)) as nginx:
        for path in ("/api/find?q=first", *COUNTING):  # the first ones read the whole index
            until(partial(nginx.answers, path))
        before = {path: [nginx.get(path), nginx.get(path)] for path in (*NAMING, *COUNTING)}
        for path, asked in before.items():
            assert [(status, headers["X-Cache"]) for status, headers, _ in asked] == [(200, "MISS")] * 2, path
        assert [nginx.get("/llms.txt")[1]["X-Cache"] for _ in range(2)] == ["MISS", "HIT"]
        refuse(HOST)
        for path, ((_, headers, body), _) in before.items():
            tag = headers["ETag"]
            for conditional in ([], *([[f"If-None-Match: {tag}"]] if tag else [])):
                status, _, now = nginx.get(path, *conditional)
                assert status in {200, 404}, path
                assert status == 404 or path in COUNTING or HOST.encode() not in now, path
                assert now != body or path == "/sitemap.xml", path


def has_brotli():
    return any(Path("/etc/nginx/modules-enabled").glob("*brotli-filter*"))


@pytest.mark.skipif(not has_brotli(), reason="brotli's module is not installed")
def test_brotli_is_sent_by_nginx_to_who_takes_it(web, tmp_path_factory):
    more = (ROOT / "deploy/brotli.conf").read_text()
    with Nginx(served_from(tmp_path_factory), web=web, more=more) as nginx:
        for path in ("/llms.txt", f"/site/{HOST}", f"/site/{HOST}.json", "/api/stats"):
            for accepts, packed in (
                ("gzip, deflate, br", "br"), ("br;q=0, gzip", "gzip"), ("gzip;q=0, br;q=0.5", "br"),
                ("gzip", "gzip"), ("identity", None),
            ):  # fmt: skip
                status, headers, _ = nginx.get(path, f"Accept-Encoding: {accepts}")
                assert (status, headers["Content-Encoding"]) == (200, packed), (path, accepts)
                assert "Accept-Encoding" in headers["Vary"]
                again = [f"Accept-Encoding: {accepts}", f"If-None-Match: {headers['ETag']}"]
                assert path == "/api/stats" or nginx.get(path, *again)[0] == 304
