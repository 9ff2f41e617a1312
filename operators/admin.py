"""Admin list of the operators' actions."""

from django.contrib import admin
from django.contrib.admin.models import LogEntry

from index.admin import ReadOnlyAdmin


@admin.register(LogEntry)
class LogEntryAdmin(ReadOnlyAdmin):
    list_display = ("action_time", "user", "content_type", "object_repr", "change_message")
    list_select_related = ("user", "content_type")
    search_fields = ("object_repr__startswith",)
    search_help_text = "How what was acted on begins"
    ordering = ("-id",)
    fields = ("action_time", "user", "content_type", "object_repr", "change_message")
