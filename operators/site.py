"""Django's admin with bounded lists."""

from collections.abc import Iterable
from typing import Any

from django.contrib import admin
from django.contrib.admin.models import LogEntry
from django.db.models import Model
from django.db.models.base import ModelBase
from django.http import HttpRequest
from django.template.response import TemplateResponse

from config.admin import LIMITED_LIST


class OperatorsSite(admin.AdminSite):
    site_title = site_header = "Agent-Readiness Index"
    index_title = "The index as it stands"
    index_template = "admin/overview.html"

    def register(
        self,
        model_or_iterable: type[Model] | Iterable[type[Model]],
        admin_class: "type[admin.ModelAdmin[Any]] | None" = None,
        **options: Any,
    ) -> None:
        one = isinstance(model_or_iterable, ModelBase)
        models: Any = [model_or_iterable] if one else model_or_iterable
        super().register(models, admin_class, **{**LIMITED_LIST, **options})

    def index(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> TemplateResponse:
        from operators import overview  # noqa: PLC0415 - loads the grading, which few processes need

        now = overview.overview() if request.user.has_perm("probes.view_target") else None
        actions = (
            LogEntry.objects.filter(user=request.user.pk).select_related("content_type").order_by("-id")[:10]
        )
        return super().index(request, {**(extra_context or {}), "now": now, "actions": actions})
