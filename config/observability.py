"""The trace that a request belongs to, and OpenTelemetry and Sentry where they are configured.

Spans and errors are named by the pattern of a path, as log lines are: never who asked or for what.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured

from config.logs.formats import request_id, safe_line, trace_id

if TYPE_CHECKING:
    from opentelemetry.trace import Tracer
    from sentry_sdk.types import Event, Hint

# Ids of zeros and version ff are none; versions after 00 may have more fields.
_TRACEPARENT = re.compile(
    r"(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?"
)

Describe = Callable[..., None]
_tracer: "Tracer | None" = None


def begin() -> None:
    """Raises ImproperlyConfigured where a package is missing."""
    if missing := missing_packages():
        raise ImproperlyConfigured(missing)
    if settings.SENTRY_DSN:
        _begin_sentry()
    if settings.OTEL_EXPORTER_OTLP_ENDPOINT:
        _begin_tracing()


def missing_packages() -> str:
    """What to install for the settings, or ""."""
    try:
        if settings.SENTRY_DSN:
            import sentry_sdk  # noqa: F401, PLC0415 - of the extra `sentry`
        if settings.OTEL_EXPORTER_OTLP_ENDPOINT:
            import opentelemetry.exporter.otlp.proto.http  # noqa: PLC0415 - of the extra `otel`
            import opentelemetry.sdk.trace  # noqa: F401, PLC0415
    except ModuleNotFoundError as error:
        name, extra = (
            ("SENTRY_DSN", "sentry")
            if error.name == "sentry_sdk"
            else ("OTEL_EXPORTER_OTLP_ENDPOINT", "otel")
        )
        return f"{name} is set and needs {error.name}: pip install 'agent-readiness-index[{extra}]'"
    return ""


def trace_of(traceparent: str) -> str:
    """The trace's id, or "" where the header is none."""
    found = _TRACEPARENT.fullmatch(traceparent)
    return found[2] if found and not (found[1] == "00" and found[3]) else ""


@contextmanager
def span(kind: str, name: str = "", *, traceparent: str = "", tracestate: str = "") -> Iterator[Describe]:
    """Log under a trace. What it yields describes the span; without a collector there is none."""
    if _tracer is None:
        token = trace_id.set(trace_of(traceparent))
        try:
            yield _leave_out
        finally:
            trace_id.reset(token)
        return
    from opentelemetry.trace import SpanKind, StatusCode, format_trace_id  # noqa: PLC0415 - see `begin`
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator  # noqa: PLC0415

    given = {"traceparent": traceparent, "tracestate": tracestate}
    parent = TraceContextTextMapPropagator().extract(given)
    with _tracer.start_as_current_span(
        name, parent, SpanKind[kind], record_exception=False, set_status_on_exception=False
    ) as begun:

        def describe(name: str, *, failed: bool = False, **attributes: Any) -> None:
            begun.update_name(name)
            begun.set_attributes({key.replace("__", "."): value for key, value in attributes.items()})
            if failed:
                begun.set_status(StatusCode.ERROR)

        token = trace_id.set(format_trace_id(begun.get_span_context().trace_id))
        try:
            yield describe
        finally:
            trace_id.reset(token)


def _leave_out(*_: Any, **__: Any) -> None:
    pass


def flush() -> None:
    """Send what waits: a worker's child ends without the handlers of Python's end."""
    if _tracer is not None:
        from opentelemetry import trace  # noqa: PLC0415 - see `begin`

        trace.get_tracer_provider().force_flush(2_000)  # type: ignore[attr-defined]


def _begin_tracing() -> None:
    from opentelemetry import trace  # noqa: PLC0415 - of the extra `otel`
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
    from opentelemetry.sdk.resources import SERVICE_NAME, Resource  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    global _tracer  # noqa: PLW0603 - one a process
    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: settings.OTEL_SERVICE_NAME}))
    exporter = OTLPSpanExporter(endpoint=f"{settings.OTEL_EXPORTER_OTLP_ENDPOINT.rstrip('/')}/v1/traces")
    provider.add_span_processor(BatchSpanProcessor(exporter))
    trace.set_tracer_provider(provider)
    _tracer = provider.get_tracer("agent-readiness-index")


def _begin_sentry() -> None:
    """Errors that are logged (`config.logs.formats`), and what ends a process."""
    import sentry_sdk  # noqa: PLC0415 - of the extra `sentry`
    from sentry_sdk.integrations.atexit import AtexitIntegration  # noqa: PLC0415
    from sentry_sdk.integrations.dedupe import DedupeIntegration  # noqa: PLC0415
    from sentry_sdk.integrations.excepthook import ExcepthookIntegration  # noqa: PLC0415

    sentry_sdk.init(
        dsn=settings.SENTRY_DSN,
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[AtexitIntegration(lambda *_: None), DedupeIntegration(), ExcepthookIntegration()],
        send_default_pii=False,
        include_local_variables=False,
        max_request_body_size="never",
        max_breadcrumbs=0,
        before_send=_without_secrets,
    )


def _without_secrets(event: "Event", _: "Hint") -> "Event":
    event.pop("request", None)
    for error in event.get("exception", {}).get("values", []):
        error["value"] = safe_line(str(error.get("value") or ""))
    if entry := event.get("logentry"):
        event["logentry"] = {"message": safe_line(str(entry.get("formatted") or entry.get("message")))}
    tags = {"request": request_id.get(), "trace_id": trace_id.get()}
    event["tags"] = {name: value for name, value in tags.items() if value}
    return event
