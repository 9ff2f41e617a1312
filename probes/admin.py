"""What operators see of the probing: targets and runs, read-only."""

from django.contrib import admin

from index.admin import ReadOnlyAdmin
from probes.models import ProbeRun, Target


@admin.register(Target)
class TargetAdmin(ReadOnlyAdmin):
    """Who is due, most overdue first."""

    list_display = ("host", "origin", "state", "due_at", "probed_at", "attempts", "held_for", "held_until")
    list_filter = ("origin", "state", "held_for")
    search_fields = ("host__startswith",)
    ordering = ("due_at",)


@admin.register(ProbeRun)
class ProbeRunAdmin(ReadOnlyAdmin):
    """Visits, newest first."""

    list_display = (
        "started_at",
        "host",
        "outcome",
        "outcome_reason",
        "requests",
        "seconds",
        "rubric_version",
    )
    list_filter = ("outcome",)
    search_fields = ("host__startswith",)
    ordering = ("-id",)
