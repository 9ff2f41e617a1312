"""Traces that are taken over, and what a collector of OpenTelemetry and a Sentry receive."""

import gzip
import json
import logging
import os
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import StringIO

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from config import checks
from config.logs.formats import JsonFormatter
from config.observability import trace_of
from tests.each import each
from tests.paths import ROOT

TRACE, PARENT = "4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"
TRACEPARENT = f"00-{TRACE}-{PARENT}-01"

# A process of the service, as far as settings, logs, requests and tasks go.
PROCESS = """
import logging, sys
import django
django.setup()
from django.test import Client
from config.celery import app

client = Client(headers={"host": "localhost"})
client.get("/robots.txt?q=a+secret+wish", headers={"traceparent": sys.argv[1]})
client.get("/nothing/here")

@app.task(name="tests.fail")
def fail():
    raise ValueError("no luck")

fail.apply()
try:
    password = "a secret of a variable"
    raise ValueError("https://user:pa55word@db.example is gone")
except ValueError:
    logging.getLogger("probes.worker").exception("a visit failed, token=abcdef0123456789")
logging.getLogger("probes.worker").warning("only a warning")
"""


@contextmanager
def receiver():
    """Takes what is posted to it, by path."""
    received = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            unpacked = gzip.decompress(body) if self.headers["Content-Encoding"] == "gzip" else body
            received.append((self.path, dict(self.headers), unpacked))
            self.send_response(200)
            self.send_header("Content-Length", "2")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        yield server.server_port, received
        server.shutdown()


def run(**env):
    done = subprocess.run(
        [sys.executable, "-c", PROCESS, TRACEPARENT],
        cwd=ROOT, env=os.environ | {"LOG_FORMAT": "json", **env}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stderr.splitlines()]


def attributes(span):
    return {one.key: getattr(one.value, one.value.WhichOneof("value")) for one in span.attributes}


@pytest.fixture(scope="module")
def told():
    """Its log, and what a collector and a Sentry received."""
    with receiver() as (collector, spans), receiver() as (sentry, errors):
        logged = run(
            OTEL_EXPORTER_OTLP_ENDPOINT=f"http://127.0.0.1:{collector}",
            SENTRY_DSN=f"http://key@127.0.0.1:{sentry}/1",
        )
    return logged, spans, errors


def test_a_collector_receives_a_span_a_request_and_task_in_the_trace_of_the_caller(told):
    logged, received, _ = told
    assert {path for path, _, _ in received} == {"/v1/traces"}
    resources = [
        one for _, _, body in received for one in ExportTraceServiceRequest.FromString(body).resource_spans
    ]
    spans = {span.name: span for one in resources for scope in one.scope_spans for span in scope.spans}
    assert set(spans) == {"GET /robots.txt", "GET -", "tests.fail"}
    assert {attributes(one.resource)["service.name"] for one in resources} == {"agent-readiness-index"}

    asked = spans["GET /robots.txt"]
    assert (asked.trace_id.hex(), asked.parent_span_id.hex()) == (TRACE, PARENT)
    assert attributes(asked) == {
        "http.request.method": "GET",
        "http.route": "/robots.txt",
        "http.response.status_code": 200,
    }
    assert spans["tests.fail"].status.code == spans["tests.fail"].status.STATUS_CODE_ERROR
    assert all(b"secret" not in body for _, _, body in received)
    traces = {line["route"]: line["trace_id"] for line in logged if "route" in line}
    assert traces == {"/robots.txt": TRACE, "-": spans["GET -"].trace_id.hex()}


def test_a_sentry_receives_errors_without_secrets_and_nothing_else(told):
    _, _, received = told
    events = []
    for path, headers, body in received:
        assert path == "/api/1/envelope/"
        assert "sentry_key=key" in headers["X-Sentry-Auth"]
        lines = [json.loads(line) for line in body.splitlines()]
        events += [
            item for kind, item in zip(lines[1::2], lines[2::2], strict=True) if kind["type"] == "event"
        ]
    by_logger = {event["logger"]: event for event in events}
    assert set(by_logger) == {"celery.app.trace", "probes.worker"}
    worker = by_logger["probes.worker"]
    (error,) = worker["exception"]["values"]
    assert (error["type"], error["value"]) == ("ValueError", "https://user:…@db.example is gone")
    assert worker["logentry"]["message"] == "a visit failed, token=…"
    for _, _, body in received:
        assert (
            b"secret of a variable"
            not in json.dumps([one.get("vars") for one in error["stacktrace"]["frames"]]).encode()
        )
        assert b"secret wish" not in body.replace(b"+", b" ")
        assert b"pa55word" not in body.replace(b'raise ValueError(\\"https://user:pa55word@', b"")


def test_nothing_is_sent_and_no_package_loaded_unless_it_is_configured():
    code = "import django, sys; django.setup(); print(*(set(sys.modules) & {'sentry_sdk', 'opentelemetry'}))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


@pytest.mark.django_db
def test_every_line_of_a_request_has_the_trace_of_its_caller(client, caplog):
    caplog.set_level(logging.INFO, "config.logs.requests")
    written = StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    logger = logging.getLogger("config.logs.requests")
    logger.addHandler(handler)
    try:
        client.get("/robots.txt", headers={"traceparent": TRACEPARENT})
        client.get("/robots.txt", headers={"traceparent": f"00-{'0' * 32}-{PARENT}-01"})
    finally:
        logger.removeHandler(handler)
    first, second = map(json.loads, written.getvalue().splitlines())
    assert first["trace_id"] == TRACE
    assert "trace_id" not in second


@each(
    ("header", "trace"),
    [
        (TRACEPARENT, TRACE),
        (f"00-{TRACE}-{PARENT}-00", TRACE),
        (f"cc-{TRACE}-{PARENT}-01-more", TRACE),
        (f"{TRACEPARENT}-more", ""),
        (f"ff-{TRACE}-{PARENT}-01", ""),
        (f"00-{TRACE.upper()}-{PARENT}-01", ""),
        (f"00-{TRACE}-{'0' * 16}-01", ""),
        (f"00-{TRACE}-{PARENT}", ""),
        (f"00-{TRACE}-{PARENT}-01\n", ""),
        ("", ""),
    ],
)
def test_what_is_no_trace_parent_is_left_out(header, trace):
    assert trace_of(header) == trace


@pytest.mark.parametrize(
    ("name", "module", "extra"),
    [
        ("SENTRY_DSN", "sentry_sdk", "sentry"),
        ("OTEL_EXPORTER_OTLP_ENDPOINT", "opentelemetry.sdk.trace", "otel"),
    ],
)
def test_a_variable_whose_packages_are_missing_stops_the_start(settings, monkeypatch, name, module, extra):
    setattr(settings, name, "http://key@collector.example/1")
    assert checks.packages_of_extras_are_there() == []
    monkeypatch.setitem(sys.modules, module, None)
    (error,) = checks.packages_of_extras_are_there()
    assert name in error.msg
    assert f"[{extra}]" in error.msg
