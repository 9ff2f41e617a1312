"""Admin views; only the probe edits listings."""

from typing import Any

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from config.admin import ModelAdmin, UnchangedObject, escaped_field, pretty_json, row_action
from index.models import Generation, ListingEvent, MailRefusal, Objection
from index.reports.mail_refusals import digest_of, lift_refusal
from index.reports.objections import close_objection


class ReadOnlyAdmin(ModelAdmin):
    """Read-only rows; actions need the change permission."""

    sortable_by = ()  # ordering by columns without an index reads every row

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return False

    def has_act_permission(self, request: HttpRequest) -> bool:
        return bool(super().has_change_permission(request))

    def page_context(self, request: HttpRequest, row: Any) -> dict[str, Any]:
        del request, row
        return {}

    def change_view(
        self,
        request: HttpRequest,
        object_id: str,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        row = self.get_object(request, object_id)
        told_of_it = self.page_context(request, row) if row and self.has_view_permission(request, row) else {}
        return super().change_view(request, object_id, form_url, {**(extra_context or {}), **told_of_it})


@admin.register(ListingEvent)
class ListingEventAdmin(ReadOnlyAdmin):
    list_display = ("at", "host", "kind", "cause", "score", "tier")
    list_filter = ("kind", "cause")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-id",)


@admin.register(Generation)
class GenerationAdmin(ReadOnlyAdmin):
    """Newest first; the first is in use."""

    list_display = ("id", "at", "listed", "seconds", "model", "folder")
    ordering = ("-id",)


@row_action("Close", means="They are noted as dealt with, and forgotten after a year. No answer changes.")
def close(objection: Objection, _reason: str) -> str:
    if objection.closed_at:
        raise UnchangedObject("closed already")
    close_objection(objection)
    return "Closed."


@row_action(
    "Answer and close",
    means="What you write is shown on the page of the objection, and mailed to its sender where there is an "
    "address. No answer of the report changes.",
    reason=True,
)
def answer(objection: Objection, text: str) -> str:
    if objection.closed_at:
        raise UnchangedObject("closed already")
    close_objection(objection, text)
    return f"Answered and closed: {text}"


@row_action("Open again", means="They wait for an answer again.")
def reopen(objection: Objection, _reason: str) -> str:
    if objection.closed_at is None:
        raise UnchangedObject("open already")
    Objection.objects.filter(pk=objection.pk).update(closed_at=None)
    return "Opened again."


@admin.register(Objection)
class ObjectionAdmin(ReadOnlyAdmin):
    """Objections, newest first."""

    change_form_template = "admin/objection.html"
    list_display = ("at", "host", "check_id", "contact_told", "mailed_at", "closed_at")
    list_filter = (("closed_at", admin.EmptyFieldListFilter), "check_id")
    search_fields = ("host__startswith",)
    search_help_text = "How a host begins"
    ordering = ("-id",)
    fields = (
        "at",
        "host",
        "check_id",
        "contact_told",
        "message_told",
        "report_then",
        "mailed_at",
        "closed_at",
        "answer_told",
    )
    readonly_fields = ("contact_told", "message_told", "report_then", "answer_told")
    contact_told = escaped_field("contact")
    message_told, answer_told = escaped_field("message"), escaped_field("answer")
    actions = (answer, close, reopen)

    def page_context(self, request: HttpRequest, row: Objection) -> dict[str, Any]:
        name, label = ("reopen", "Open it again") if row.closed_at else ("close", "Close the objection")
        return {"objection": row, "label": label, "action": self.has_act_permission(request) and name}

    @admin.display(description="what the report said")
    def report_then(self, objection: Objection) -> SafeString:
        return format_html("<pre class='wrapped'>{}</pre>", pretty_json(objection.shown))


@row_action("Lift: they get mail again", means="Whoever enters the address has it mailed again.", reason=True)
def lift(refusal: MailRefusal, reason: str) -> str:
    lift_refusal(refusal)
    return f"Lifted: {reason}"


@admin.register(MailRefusal)
class MailRefusalAdmin(ReadOnlyAdmin):
    """Inboxes that are never written to, newest first; found by a whole address, as none is kept."""

    list_display = ("created_at", "digest")
    search_fields = ("digest",)
    search_help_text = "The whole address"
    ordering = ("-id",)
    actions = (lift,)

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Any], search_term: str
    ) -> tuple[QuerySet[Any], bool]:
        del request
        return queryset.filter(digest=digest_of(search_term)) if search_term else queryset, False
