"""The schedule of all hosts, and the submitted ones."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest

from config.admin.texts import escaped_field
from index.admin import ReadOnlyAdmin
from index.models import Site
from probes.admin import actions as admin_actions
from probes.admin.filters import FromSource, State
from probes.models import Submission, Target


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
    list_filter = (State, FromSource)
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
    readonly_fields = ("why_told", "page_url_told", "seen_in_told")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("due_at", "id")
    actions = admin_actions.ABOUT_TARGETS


@admin.register(Submission)
class SubmissionAdmin(ReadOnlyAdmin):
    list_display = ("host", "created_at", "state", "probed_at", "due_at", "found")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-id",)
    actions = admin_actions.ABOUT_TARGETS
    fields = ("host", "created_at", "state", "probed_at", "due_at", "found")
    readonly_fields = ("found",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Submission]:
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.filter(origin=Target.Origin.SUBMISSION)

    @admin.display(description="found")
    def found(self, target: Submission) -> str:
        row = Site.objects.filter(host=target.host).values_list("listed", "outcome").first()
        return "" if row is None else "listed" if row[0] else row[1].replace("_", " ")
