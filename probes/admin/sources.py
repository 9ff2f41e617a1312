"""Sources of hosts."""

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin
from django.db.models import Model
from django.http import HttpRequest

from config.admin import UnchangedObject, escaped_field, row_action
from index.admin import ReadOnlyAdmin
from probes.models import HostSource
from probes.sources import ADDRESSED_KINDS, administration
from probes.sources.administration import RefusedSource

if TYPE_CHECKING:
    _Form = forms.ModelForm[HostSource]
else:
    _Form = forms.ModelForm  # generic only in their stubs

_OFFERED = [(kind.name, f"{kind.name}: {kind.title}") for kind in ADDRESSED_KINDS.values()]


@row_action(
    "Enable: read them on the schedule",
    means="They are read at the next turn, and what they name is visited.",
)
def enable(row: Any, _reason: str) -> str:
    try:
        administration.enable_source(row)
    except RefusedSource as error:
        raise UnchangedObject(str(error)) from error
    return "Enabled."


@row_action("Disable: read them no more", means="Their hosts stay in the schedule.")
def disable(row: Any, _reason: str) -> str:
    if not row.enabled:
        raise UnchangedObject("it is off already")
    administration.disable_source(row)
    return "Disabled."


@row_action("Begin anew", means="The next reading asks for everything, not only for what changed.")
def restart(row: Any, _reason: str) -> str:
    administration.restart_source(row)
    return "The next reading begins anew."


class _NewSource(_Form):
    kind = forms.ChoiceField(choices=_OFFERED)
    address = forms.CharField(max_length=2000, help_text="A URL; of a list, also the path of a file here.")

    class Meta:
        model = HostSource
        fields = ("name", "kind", "address", "most")

    def clean(self) -> dict[str, Any]:
        given: dict[str, Any] = super().clean() or self.cleaned_data
        if not self.errors:
            try:
                administration.check_source(given["name"], kind=given["kind"], address=given["address"])
            except RefusedSource as error:
                raise forms.ValidationError(str(error)) from error
        return given


@admin.register(HostSource)
class HostSourceAdmin(ReadOnlyAdmin):
    list_display = ("name", "kind", "enabled", "read_at", "due_at", "fails", "trouble_told")
    ordering = ("name",)
    actions = (enable, disable, restart)
    fields = (
        "name",
        "kind",
        "terms",
        "address_told",
        "enabled",
        "most",
        "due_at",
        "fails",
        "trouble_told",
        "began_at",
        "since",
        "counts",
        "whole_since",
        "read_at",
        "created_at",
    )
    trouble_told, address_told = escaped_field("trouble"), escaped_field("address")
    readonly_fields = ("trouble_told", "address_told", "terms")

    @admin.display(description="terms")
    def terms(self, row: HostSource) -> str:
        kind = ADDRESSED_KINDS.get(row.kind)
        return f"{kind.terms.text} {kind.terms.url}" if kind and kind.terms else "not known"

    def has_add_permission(self, request: HttpRequest) -> bool:
        return bool(admin.ModelAdmin.has_add_permission(self, request))

    def has_delete_permission(self, request: HttpRequest, obj: Model | None = None) -> bool:
        return bool(admin.ModelAdmin.has_delete_permission(self, request, obj))

    def get_fields(self, request: HttpRequest, obj: Model | None = None) -> Any:
        return super().get_fields(request, obj) if obj else _NewSource.Meta.fields

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:  # noqa: FBT001, FBT002 - Django's
        return super().get_form(request, obj, change, **kwargs) if obj else _NewSource

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:  # noqa: FBT001 - Django's
        obj.pk = administration.add_source(obj.name, kind=obj.kind, address=obj.address, most=obj.most).pk
