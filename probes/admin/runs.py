"""Visits and their exchanges."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from index.admin import ReadOnlyAdmin
from probes.models import ProbeRun
from probes.operations.history import exchanges


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

    def told_of(self, request: HttpRequest, row: ProbeRun) -> dict[str, Any]:
        del request
        return {"exchanges": exchanges(row.host, row.pk), "run": row}
