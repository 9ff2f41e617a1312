"""Hosts that listed sites name, not probed yet."""

from typing import Final

from django.contrib import admin

from config.admin.texts import escaped_field
from index.admin import ReadOnlyAdmin
from probes.models import FrontierHost

SHOWN: Final = 100


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
        return ", ".join(row.mentions.order_by("site").values_list("site", flat=True)[:SHOWN])
