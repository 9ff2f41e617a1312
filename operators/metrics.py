"""/metrics for Prometheus."""

import os
import secrets
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import prometheus_client
import redis
from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.http.request import split_domain_port
from django.utils import timezone
from django.views.decorators.csrf import csrf_exempt
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector

from agentauth.watching.figures import watch_gauges
from config import heartbeat
from config.counts.folder import FOLDER
from config.middleware import FORWARDED_KEY
from config.redis_access import REDIS_ERRORS, connect, prove_writable
from index.generations import current, fetcher
from index.models import Generation
from operators.health import describe_generation
from probes.live import queue
from probes.models import FrontierHost
from probes.operations import forecast
from probes.operations.figures import MOST_COUNTED, pipeline_gauges, source_rows
from probes.sources import counts
from protocols import errors

_QUEUES = ("probe", "grade", "robots", "sources", "browser", "live", "index", "celery")
_WORKERS = (heartbeat.PROBING, heartbeat.GRADING, "sources", "browser", "live", heartbeat.INDEXING)


@csrf_exempt  # a POST is refused anyway, as 405
def metrics(request: HttpRequest) -> HttpResponse:
    """404 unless the caller has METRICS_TOKEN or, if unset, is on loopback."""
    if not _may_read_metrics(request):
        return errors.nothing_here().response()
    if request.method not in {"GET", "HEAD"}:
        return errors.method_not_allowed("GET, HEAD").response()
    text = b"".join(prometheus_client.generate_latest(registry) for registry in _registries())
    return HttpResponse(
        text,
        content_type=prometheus_client.CONTENT_TYPE_PLAIN_0_0_4,
        headers={"Cache-Control": "no-store"},
    )


def _may_read_metrics(request: HttpRequest) -> bool:
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "").encode()
        return secrets.compare_digest(given, f"Bearer {settings.METRICS_TOKEN}".encode())
    host = split_domain_port(request.get_host())[0].strip("[]")
    return (
        not request.META.get(FORWARDED_KEY) and _is_loopback(request.META.get("REMOTE_ADDR", "")) and
        (host == "localhost" or _is_loopback(host))
    )  # fmt: skip


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _registries() -> Iterator[prometheus_client.CollectorRegistry]:
    if (folder := os.environ.get(FOLDER)) and Path(folder).is_dir():
        shared = prometheus_client.CollectorRegistry(support_collectors_without_names=True)
        MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
        yield shared
    else:
        yield prometheus_client.REGISTRY
    read = prometheus_client.CollectorRegistry(support_collectors_without_names=True)
    read.register(_ScrapeCollector())
    yield read


class _ScrapeCollector:
    """Reads figures at the scrape; `readiness_up` shows which are unavailable."""

    def collect(self) -> Iterable[Metric]:
        up = _gauge("up", "Whether the part answered this scrape.", "part")
        for part, read, failure in (
            ("database", _database, (DatabaseError,)),
            ("redis", _redis, REDIS_ERRORS),
            ("disk", _disk, (OSError,)),
        ):
            found: list[Metric] = []
            with suppress(*failure):
                found = list(read())
            up.add_metric([part], float(bool(found)))
            yield from found
        if state := fetcher.store_state():
            up.add_metric(["store"], float(not state.startswith(fetcher.STORE)))
        yield up
        yield from _served()


def _gauge(name: str, text: str, *labels: str) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"readiness_{name}", text, labels=labels)


def _gauge_by_label(name: str, text: str, label: str, figures: dict[str, Any]) -> GaugeMetricFamily:
    gauge = _gauge(name, text, label)
    for value, figure in figures.items():
        gauge.add_metric([value], float(figure))
    return gauge


def _database() -> Iterator[Metric]:
    gauges = pipeline_gauges()
    up_to = f"counted up to {MOST_COUNTED}"
    for name, text in (
        ("due", f"Hosts that are due and free, by work; {up_to}."),
        ("oldest_waits", "Seconds that the oldest due host has waited, by work."),
        ("in_flight", f"Hosts that a worker holds, by work; {up_to}."),
        ("leases_over", f"Hosts whose worker never came back, by work; {up_to}."),
        ("paused", "Whether an operator paused the work."),
        ("held_back", "Whether nothing is begun, since more than a minute's visits wait for graders."),
    ):
        figures = {work: row[name] for work, row in gauges["work"].items() if name in row}
        unit = "_seconds" if name == "oldest_waits" else ""
        yield _gauge_by_label(f"work_{name}{unit}", text, "work", figures)
    yield _gauge_by_label(
        "endpoints_asked_last_hour",
        f"MCP endpoints asked between visits in the last hour, {up_to}, the newest first.",
        "outcome",
        gauges["asked"],
    )
    yield _gauge_by_label(
        "visits_last_minute", "Visits that ended in the last minute.", "outcome", gauges["visits"]
    )
    yield _gauge_by_label(
        "could_not_ask_last_minute",
        "Visits of the last minute that could not ask.",
        "reason",
        gauges["could_not_ask"],
    )
    yield _gauge_by_label(
        "unknown_answers", "Unknown answers of the last thousand visits.", "reason", gauges["unknown"]
    )
    yield _gauge_by_label(
        "hosts_not_active", f"Hosts that are not asked; {up_to}.", "state", gauges["states"]
    )
    yield from _sources()
    yield from _live_checks()
    yield from _watches()
    yield from _generation()
    yield from _forecast()


def _sources() -> Iterator[Metric]:
    rows = source_rows()
    enabled = {row["name"]: row for row in rows if row["state"] != "off"}
    yield _gauge_by_label(
        "source_enabled",
        "Whether the schedule reads the source.",
        "source",
        {row["name"]: row["name"] in enabled for row in rows},
    )
    yield _gauge_by_label(
        "source_trouble",
        "Whether its last reading stopped in trouble.",
        "source",
        {name: bool(row["trouble"]) for name, row in enabled.items()},
    )
    yield _gauge_by_label(
        "source_hours_since_read",
        "Hours since a page of it was kept; left out before the first.",
        "source",
        {name: row["hours"] for name, row in enabled.items() if row["hours"] is not None},
    )
    entries = _gauge("source_entries", "Entries of its present or last reading.", "source", "result")
    for name, row in enabled.items():
        for result in ("new", "known", "rejected", "left_out", "postponed"):
            entries.add_metric([name, result], float(row["counts"][result]))
    yield entries
    hosts = _gauge("source_hosts_today", "Hosts asked today, by source and outcome.", "source", "outcome")
    for day in counts.counts_of_today():
        for outcome in counts.COUNTED_OUTCOMES:
            hosts.add_metric([day["source"], outcome], float(day[outcome]))
    yield hosts
    yield GaugeMetricFamily(
        "readiness_frontier_hosts",
        f"Hosts that listed sites name and that wait; counted up to {MOST_COUNTED}.",
        value=FrontierHost.objects.all()[:MOST_COUNTED].count(),
    )


def _live_checks() -> Iterator[Metric]:
    gauges = queue.gauges()
    yield _gauge_by_label("live_checks", "Live checks that wait or run.", "state", gauges["states"])
    yield _gauge_by_label(
        "live_checks_last_hour", "Live checks that ended in the last hour.", "outcome", gauges["outcomes"]
    )
    yield _gauge_by_label(
        "live_check_seconds",
        "Seconds from asking to the result, of those that ended in the last hour.",
        "quantile",
        gauges["seconds"],
    )
    yield GaugeMetricFamily(
        "readiness_live_checks_oldest_waits_seconds",
        "Seconds that the oldest waiting live check has waited.",
        value=gauges["oldest_waits"],
    )


def _watches() -> Iterator[Metric]:
    gauges = watch_gauges()
    yield _gauge_by_label(
        "watch_rows", "Rows of watches, by kind; counted up to 100,000.", "kind", gauges["rows"]
    )
    yield _gauge_by_label("webhooks", "Webhooks of watches, by state.", "state", gauges["webhooks"])
    yield GaugeMetricFamily(
        "readiness_webhooks_oldest_waits_seconds",
        "Seconds that the oldest changes wait for a target that takes them.",
        value=gauges["oldest_waits"],
    )


def _generation() -> Iterator[Metric]:
    newest = Generation.objects.order_by("-id").first()
    if newest is None:
        return
    age = (timezone.now() - newest.at).total_seconds()
    for name, text, figure in (
        ("generation_age_seconds", "Seconds since the snapshot of the newest generation.", age),
        ("generation_build_seconds", "Seconds that its build took.", newest.seconds),
        ("listed_sites", "Sites that it lists.", newest.listed),
    ):
        yield GaugeMetricFamily(f"readiness_{name}", text, value=figure)


def _served() -> Iterator[Metric]:
    """The generation of the web process that answers the scrape, also while the database does not."""
    seen = current.last_view()
    figures = describe_generation(seen.view if seen else None)
    for name, text in (
        ("generation_id", "The generation that the web process serves."),
        ("generation_age_seconds", "Seconds since its snapshot."),
    ):
        if figures[name] is not None:
            yield GaugeMetricFamily(f"readiness_served_{name}", text, value=figures[name])


def _forecast() -> Iterator[Metric]:
    forecasts = forecast.forecast()
    yield _gauge_by_label(
        "forecast_days",
        "Days until the disk is full, or the schedule falls behind; absent if not in sight.",
        "of",
        {name: part["days_left"] for name, part in forecasts.items() if part["days_left"] is not None},
    )
    figures = {
        "database_bytes": ("Size of the database, within the hour.", forecasts["disk"]["bytes"]),
        "schedule_asks_a_day": (
            "Visits a day that the schedule asks for.",
            forecasts["schedule"]["asks_a_day"],
        ),
        "schedule_does_a_day": ("Most visits done while hosts waited.", forecasts["schedule"]["does_a_day"]),
    }
    for name, (text, figure) in figures.items():
        if figure is not None:
            yield GaugeMetricFamily(f"readiness_{name}", text, value=figure)


def _disk() -> Iterator[Metric]:
    free, total = forecast.disk_room()
    yield GaugeMetricFamily("readiness_data_free_bytes", "Free bytes of the disk of DATA_DIR.", value=free)
    yield GaugeMetricFamily("readiness_data_disk_bytes", "Bytes of the disk of DATA_DIR.", value=total)


def _redis() -> Iterator[Metric]:
    client = connect(settings.REDIS_URL, seconds=1)
    try:
        prove_writable(client)
        waiting = {queue: _length(client, queue) for queue in _QUEUES}
        alive = {kind: heartbeat.count(client, kind) for kind in _WORKERS}
    finally:
        client.close()
    yield _gauge_by_label("queue_messages", "Messages that wait for a worker.", "queue", waiting)
    yield _gauge_by_label("workers", "Workers that gave a sign of life.", "kind", alive)


def _length(client: redis.Redis, queue: str) -> int:
    return int(client.llen(queue))
