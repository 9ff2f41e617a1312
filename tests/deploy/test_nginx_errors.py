"""nginx's own errors have the form of the service's."""

import json
import socket

import pytest

from protocols import errors
from tests.deploy.deployment import NAME
from tests.deploy.nginx import Nginx, is_missing, served_from

pytestmark = is_missing


@pytest.fixture(scope="module")
def silent():
    with socket.create_server(("127.0.0.1", 0), backlog=64) as listener:
        yield listener.getsockname()[1]


@pytest.fixture(scope="module")
def nginx(tmp_path_factory):
    """No web processes stand behind it, and it has a limit of an operator's."""
    more = """
        map $uri $counted { default ""; ~^/narrow $uri; }
        limit_req_zone $counted zone=narrow:1m rate=1r/m;
        limit_req zone=narrow;
    """
    with Nginx(served_from(tmp_path_factory), more=more) as running:
        yield running


def held(answer, status, error):
    """Hold an answer to what the service itself says; return its headers."""
    got, headers, body = answer
    said = json.loads(body)
    assert (got, headers["Content-Type"], headers["Cache-Control"]) == (
        status, "application/json", "no-store",
    )  # fmt: skip
    assert headers["Content-Length"] == str(len(body))
    expected = error.body()
    assert said.keys() == expected.keys()
    assert (said["code"], said["class"]) == (expected["code"], expected["class"])
    assert said["see"] == f"https://{NAME}/openapi.json"
    return headers


@pytest.mark.parametrize("path", ["/api/find?q=books", "/mcp", "/site/larkspur.test.json", "/"])
def test_a_service_that_is_not_there_is_503_as_the_service_says_it_itself(nginx, path):
    for method in ("GET", "POST", "OPTIONS"):
        headers = held(nginx.get(path, method=method), 503, errors.unavailable())
        assert headers["Retry-After"] == errors.unavailable().headers["Retry-After"]
        assert headers["Access-Control-Allow-Origin"] == "*"
        assert "Retry-After" in headers["Access-Control-Expose-Headers"]
        assert headers["X-Request-ID"]


@pytest.mark.parametrize(
    "path",
    [
        "/submit",
        "/check",
        "/watch",
        f"/watch/{'a' * 32}",
        "/agent/auth/claim",
        "/site/a.test/wrong",
        "/admin/",
    ],
)
def test_what_other_origins_may_not_ask_they_do_not_read_either(nginx, path):
    assert "Access-Control-Allow-Origin" not in nginx.get(path)[1]


def test_people_get_a_page(nginx):
    status, headers, body = nginx.get("/", "Accept: text/html,application/xhtml+xml,*/*;q=0.8")
    assert (status, headers["Content-Type"], headers["Retry-After"]) == (
        503,
        "text/html; charset=utf-8",
        "30",
    )
    assert b"The service could not answer." in body
    assert headers["Content-Security-Policy"] == "default-src 'none'"


def test_a_service_that_does_not_answer_in_time_is_503_too(tmp_path_factory, silent):
    short = (("proxy_read_timeout 60s", "proxy_read_timeout 300ms"),)
    with Nginx(served_from(tmp_path_factory), web=silent, instead=short) as nginx:
        headers = held(nginx.get("/api/find?q=books"), 503, errors.unavailable())
        assert (headers["Retry-After"], headers["Access-Control-Allow-Origin"]) == ("30", "*")


def test_a_body_that_is_too_large_is_413(nginx):
    answer = nginx.get("/mcp", f"Content-Length: {4 * 1024 * 1024}", method="POST")
    headers = held(answer, 413, errors.body_too_large(1))
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert "Retry-After" not in headers


def test_a_limit_of_the_operators_is_429_with_retry_after(nginx):
    nginx.get("/narrow")
    headers = held(nginx.get("/narrow"), 429, errors.too_often("", "", seconds=1))
    assert (headers["Retry-After"], headers["Access-Control-Allow-Origin"]) == ("1", "*")


def test_other_refusals_are_the_object_too(nginx):
    held(nginx.get("/metrics"), 404, errors.nothing_here())
    held(nginx.get("/", method="TRACE"), 405, errors.method_not_allowed("GET"))
    held(nginx.get("/", f"X-Long: {'a' * 9_000}"), 400, errors.malformed_error())
    held(nginx.get(f"/{'a' * 9_000}"), 414, errors.malformed_error())
