"""The schedule of all hosts, and the submitted ones."""

from typing import Any

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils import timezone

from config.admin import ModelAdmin, UnchangedObject, escaped_field, row_action
from index.admin import ReadOnlyAdmin
from index.models import Site
from probes.admin import actions as admin_actions
from probes.admin.filters import SourceFilter, TargetStateFilter
from probes.live import queue
from probes.models import FrontierHost, LiveCheck, Pause, ProbeRun, Submission, Target
from probes.operations.history import exchanges_of_run
from probes.schedule import cadence, control, learning

ROWS_SHOWN = 100


@admin.register(FrontierHost)
class FrontierHostAdmin(ReadOnlyAdmin):
    list_display = ("host", "domains", "sites", "seen_in_told", "seen_at")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-domains", "-sites", "id")
    fields = ("host", "domain", "domains", "sites", "seen_in_told", "seen_by", "seen_at", "named_by")
    seen_in_told = escaped_field("seen_in")
    readonly_fields = ("seen_in_told", "named_by")

    @admin.display(description="named by")
    def named_by(self, row: FrontierHost) -> str:
        return ", ".join(row.mentions.order_by("site").values_list("site", flat=True)[:ROWS_SHOWN])


@row_action(
    "End: ask these hosts no more", means="Checks that wait or run end now, and say that they were ended."
)
def end(row: Any, _reason: str) -> str:
    if not queue.cancel([row.pk], why="The operator of this service ended this check."):
        raise UnchangedObject("it is done")
    return "Ended."


@row_action("Delete with their results", means="Their addresses say that there is no result, at once.")
def forget(row: Any, _reason: str) -> str:
    queue.delete_checks([row.pk])
    return "Deleted."


@admin.register(LiveCheck)
class LiveCheckAdmin(ReadOnlyAdmin):
    list_display = (
        "host",
        "page",
        "asked_at",
        "state",
        "step",
        "requests",
        "outcome",
        "finished_at",
        "attempts",
    )
    list_filter = ("state",)
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-asked_at", "id")
    actions = (end, forget)
    fields = (
        "host",
        "page",
        "domain",
        "address",
        "state",
        "asked_at",
        "started_at",
        "finished_at",
        "step",
        "requests",
        "attempts",
        "held_by",
        "held_until",
        "outcome",
        "result_told",
    )
    result_told = escaped_field("result")
    readonly_fields = ("result_told",)


@row_action("Resume", means="The work goes on.", permission="delete")
def resume(pause: Any, _reason: str) -> str:
    if not control.resume([Target.Work(pause.work)]):
        raise UnchangedObject("it goes on already")
    return "Resumed."


@admin.register(Pause)
class PauseAdmin(ModelAdmin):
    """Adding a row pauses work, deleting it resumes that; `live` stops new live checks."""

    list_display = ("work", "since", "reason")
    actions = (resume,)
    fields = ("work", "reason")
    ordering = ("work",)

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:  # noqa: FBT001 - Django's
        control.pause([Target.Work(obj.work)], reason=obj.reason)
        obj.pk = Pause.objects.get(work=obj.work).pk

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        control.resume([Target.Work(obj.work)])

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        control.resume([Target.Work(row.work) for row in queryset])


@admin.register(ProbeRun)
class ProbeRunAdmin(ReadOnlyAdmin):
    list_display = (
        "started_at",
        "host",
        "stage",
        "outcome",
        "outcome_reason",
        "requests",
        "seconds",
        "rubric_version",
    )
    list_filter = ("outcome", "stage")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-id",)
    change_form_template = "admin/run.html"

    def page_context(self, request: HttpRequest, row: ProbeRun) -> dict[str, Any]:
        del request
        return {"exchanges": exchanges_of_run(row.host, row.pk), "run": row}


@admin.register(Target)
class TargetAdmin(ReadOnlyAdmin):
    list_display = (
        "host",
        "origin",
        "source",
        "state",
        "due_at",
        "probed_at",
        "attempts",
        "fails",
        "held_for",
        "held_until",
    )
    list_filter = (TargetStateFilter, SourceFilter)
    fields = (
        "host",
        "domain",
        "address",
        "origin",
        "source",
        "seen_in_told",
        "created_at",
        "state",
        "why_told",
        "due_at",
        "first",
        "probed_at",
        "not_before",
        "usual_pause",
        "visits_compared",
        "changes_seen",
        "compared_since",
        "attempts",
        "fails",
        "held_for",
        "held_by",
        "held_until",
        "page_due_at",
        "page_url_told",
        "page_first",
        "page_attempts",
        "robots_due_at",
        "robots_read_at",
        "robots_attempts",
    )
    why_told, page_url_told = escaped_field("why"), escaped_field("page_url")
    seen_in_told = escaped_field("seen_in")
    readonly_fields = ("why_told", "page_url_told", "seen_in_told", "usual_pause")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("due_at", "id")
    actions = admin_actions.ABOUT_TARGETS

    @admin.display(description="usual pause")
    def usual_pause(self, row: Target) -> str:
        pause = learning.usual_pause(
            row,
            listed=row.robots_due_at is not None,
            until=row.probed_at or timezone.now(),
            expected=learning.expected_changes(),
        )
        return f"{pause / cadence.DAY:.1f} days"


@admin.register(Submission)
class SubmissionAdmin(ReadOnlyAdmin):
    list_display = ("host", "created_at", "state", "probed_at", "due_at", "outcome_text")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-id",)
    actions = admin_actions.ABOUT_TARGETS
    fields = ("host", "created_at", "state", "probed_at", "due_at", "outcome_text")
    readonly_fields = ("outcome_text",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Submission]:
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.filter(origin=Target.Origin.SUBMISSION)

    @admin.display(description="found")
    def outcome_text(self, target: Submission) -> str:
        row = Site.objects.filter(host=target.host).values_list("listed", "outcome").first()
        return "" if row is None else "listed" if row[0] else row[1].replace("_", " ")
