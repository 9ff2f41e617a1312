import json
import logging
import sys

import pytest

from config.logs.formats import JsonFormatter, LineFormatter, request_id
from tests.each import each

HOSTILE = 'a\n2026-01-01 info config: forged\r\x1b[2J\u202e\u2028\x00"}{"level": "info'
KEY = "ari_" + "ab12" * 10


def record(message, *args, error=None):
    exc_info = None
    if error is not None:
        try:
            raise error
        except type(error):
            exc_info = sys.exc_info()
    return logging.LogRecord("probes.x", logging.ERROR, "x.py", 1, message, args, exc_info)


@pytest.fixture(params=[JsonFormatter, LineFormatter])
def write(request):
    return request.param().format


def test_a_record_is_one_line_whatever_a_website_put_into_it(write):
    line = write(record("site said %s", HOSTILE))
    assert line.isprintable()
    assert len(line.splitlines()) == 1


def test_json_says_when_how_bad_where_what_and_for_which_request():
    token = request_id.set("abcdefgh")
    said = json.loads(JsonFormatter().format(record("it %s", "broke")))
    request_id.reset(token)
    assert said.pop("at").endswith("Z")
    assert said == {"level": "error", "logger": "probes.x", "message": "it broke", "request": "abcdefgh"}


def test_no_line_of_an_exception_imitates_a_record():
    lines = LineFormatter().format(record("failed", error=ValueError(HOSTILE))).splitlines()
    assert len(lines) > 3
    assert all(line.startswith("    | ") and line.isprintable() for line in lines[1:])
    said = json.loads(JsonFormatter().format(record("failed", error=ValueError(HOSTILE))))
    assert all(line.isprintable() for line in said["traceback"])


@each(
    "text",
    [
        f"GET /api/find?q=x&key={KEY}",
        f"Authorization: Bearer {KEY}",
        "Authorization: Basic c2VjcmV0OnNlY3JldA==",
        f"claimed with clm_{'0f' * 20}",
        "postgres://index:s3cret-word@db.example/index is down",
        "redis://:s3cret-word@redis.example/0 is down",
        "{'password': 's3cret-word'}",
        '{"key": "s3cret-word"}',
        "Cookie: sessionid=s3cret-word; csrftoken=s3cret-word",
    ],
)
def test_a_secret_is_taken_out_of_messages_and_tracebacks(write, text):
    for line in (write(record(text)), write(record("failed", error=RuntimeError(text)))):
        for secret in (KEY, "c2VjcmV0", "0f0f0f", "s3cret-word"):
            assert secret not in line


def test_a_message_without_end_is_cut(write):
    assert len(write(record("%s", "x" * 10_000_000))) < 5_000
    assert len(write(record("failed", error=ValueError("a\n" * 100_000)))) < 40_000
