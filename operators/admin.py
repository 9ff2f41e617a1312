"""Admin of the operators and of their actions."""

from typing import TYPE_CHECKING

from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.contrib.auth.admin import GroupAdmin, UserAdmin
from django.contrib.auth.models import Group, User

from index.admin import ReadOnlyAdmin

if TYPE_CHECKING:
    _UserAdmin = UserAdmin[User]
else:
    _UserAdmin = UserAdmin  # generic only in their stubs


@admin.register(LogEntry)
class LogEntryAdmin(ReadOnlyAdmin):
    list_display = ("action_time", "user", "content_type", "object_repr", "change_message")
    list_select_related = ("user", "content_type")
    search_fields = ("object_repr__startswith",)
    search_help_text = "How what was acted on begins"
    ordering = ("-id",)
    fields = ("action_time", "user", "content_type", "object_repr", "change_message")


admin.site.unregister([User, Group])


@admin.register(User)
class OperatorAdmin(_UserAdmin):
    """With plain fields: the widgets of Django's own have parts without a label."""

    filter_horizontal = ()
    readonly_fields = ("last_login", "date_joined")


@admin.register(Group)
class OperatorGroupAdmin(GroupAdmin):
    filter_horizontal = ()
