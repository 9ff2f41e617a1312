"""Live checks and their results, and the pauses of all kinds of work."""

from typing import Any

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest

from config.admin.actions import Unchanged, row_action
from config.admin.lists import ModelAdmin
from config.admin.texts import escaped_field
from index.admin import ReadOnlyAdmin
from probes.live import queue
from probes.models import LiveCheck, Pause, Target
from probes.schedule import control


@row_action(
    "End: ask these hosts no more", means="Checks that wait or run end now, and say that they were ended."
)
def end(row: Any, _reason: str) -> str:
    if not queue.cancel([row.pk], why="The operator of this service ended this check."):
        raise Unchanged("it is done")
    return "Ended."


@row_action("Delete with their results", means="Their addresses say that there is no result, at once.")
def forget(row: Any, _reason: str) -> str:
    queue.forget([row.pk])
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


@admin.register(Pause)
class PauseAdmin(ModelAdmin):
    """Adding a row pauses work, deleting it resumes that; `live` stops new live checks."""

    list_display = ("work", "since", "reason")
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
