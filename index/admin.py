"""What operators see of the index. Truth is not edited here: placement comes from the probe alone."""

from typing import TYPE_CHECKING

from django.contrib import admin
from django.db.models import Model, QuerySet
from django.http import HttpRequest
from django.utils import timezone

from index.models import ListingEvent, Objection, Site

if TYPE_CHECKING:
    _ModelAdmin = admin.ModelAdmin[Model]
else:
    _ModelAdmin = admin.ModelAdmin  # generic only in its stubs


class ReadOnlyAdmin(_ModelAdmin):
    """Rows that are looked at and never written by hand."""

    show_full_result_count = False  # a count of a large table is slower than the page

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Nobody adds."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Nobody changes."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        """Nobody deletes."""
        return False


@admin.register(Site)
class SiteAdmin(ReadOnlyAdmin):
    """Sites by host."""

    list_display = ("host", "listed", "declined", "outcome", "tier", "score", "verified_at")
    list_filter = ("listed", "declined", "outcome", "tier")
    search_fields = ("host__startswith",)
    ordering = ("host",)


@admin.register(ListingEvent)
class ListingEventAdmin(ReadOnlyAdmin):
    """What changed, newest first."""

    list_display = ("at", "host", "kind", "score", "tier")
    list_filter = ("kind",)
    search_fields = ("host__startswith",)
    ordering = ("-id",)


@admin.register(Objection)
class ObjectionAdmin(ReadOnlyAdmin):
    """What people say is wrong, newest first: read, answered by mail, and closed. It changes no answer."""

    list_display = ("at", "host", "check_id", "contact", "mailed_at", "closed_at")
    list_filter = (("closed_at", admin.EmptyFieldListFilter), "check_id")
    search_fields = ("host__startswith",)
    ordering = ("-id",)
    actions = ("close",)

    @admin.action(description="Close")
    def close(self, request: HttpRequest, queryset: QuerySet[Objection]) -> None:
        """Note that these are dealt with."""
        closed = queryset.filter(closed_at__isnull=True).update(closed_at=timezone.now())
        self.message_user(request, f"{closed} closed.")
