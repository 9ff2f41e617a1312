"""Visits, and what each of them saw."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest, HttpResponse

from index.admin import ReadOnlyAdmin
from probes.models import ProbeRun
from probes.story import exchanges


@admin.register(ProbeRun)
class ProbeRunAdmin(ReadOnlyAdmin):
    """Visits, newest first."""

    list_display = (
        *(
            "started_at",
            "host",
            "stage",
            "outcome",
            "outcome_reason",
            "requests",
            "seconds",
            "rubric_version",
        ),
    )
    list_filter = ("outcome", "stage")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-id",)
    change_form_template = "admin/run.html"

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        """Show every exchange of the visit below its row."""
        run = self.get_object(request, object_id)
        told = {}
        if isinstance(run, ProbeRun) and self.has_view_permission(request, run):
            told = {"exchanges": exchanges(run.host, run.pk), "run": run}
        return super().change_view(request, object_id, form_url, {**(extra_context or {}), **told})
