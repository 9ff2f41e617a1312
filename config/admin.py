"""Shared parts of the admin pages."""

import json
import logging
import re
from collections.abc import Callable
from functools import cached_property, wraps
from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.exceptions import DisallowedModelAdminLookup
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import SuspiciousOperation
from django.core.paginator import InvalidPage, Page, Paginator
from django.db import transaction
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString

from config.worklist import DATABASE_GONE

if TYPE_CHECKING:
    _Paginator = Paginator[Model]
    ModelAdmin = admin.ModelAdmin[Model]
else:
    _Paginator = Paginator  # generic only in their stubs
    ModelAdmin = admin.ModelAdmin

MAX_ROWS = 1_000  # Rows that a list pages through; others are found by search


class BoundedPaginator(_Paginator):
    """Pages the first rows of an ordered query, without a total count."""

    def __init__(self, rows: QuerySet[Any], per_page: int) -> None:
        super().__init__(rows, per_page)
        self.rows = rows

    @cached_property
    def keys(self) -> list[Any]:
        return list(self.rows.values_list("pk", flat=True)[: MAX_ROWS + 1])

    @cached_property
    def count(self) -> int:
        return min(len(self.keys), MAX_ROWS)

    def page(self, number: Any) -> Page[Model]:
        number = self.validate_number(number)
        first = (number - 1) * self.per_page
        keys = self.keys[first : min(first + self.per_page, MAX_ROWS)]
        rows = {row.pk: row for row in self.rows.filter(pk__in=keys).order_by()}
        return Page([rows[key] for key in keys if key in rows], number, self)


class BoundedList(ChangeList):
    """Change list whose `more` says whether there are rows beyond MOST."""

    more = False

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        if any("\0" in text for name, values in request.GET.lists() for text in (name, *values)):
            raise DisallowedModelAdminLookup("a parameter holds NUL")
        super().__init__(request, *args, **kwargs)

    def get_results(self, request: HttpRequest) -> None:
        paginator = BoundedPaginator(self.queryset, self.list_per_page)
        try:
            self.result_list = paginator.page(self.page_num).object_list
        except InvalidPage as error:
            raise IncorrectLookupParameters from error
        self.result_count, self.more = paginator.count, len(paginator.keys) > MAX_ROWS
        self.multi_page = self.result_count > self.list_per_page
        self.show_full_result_count, self.full_result_count = False, None
        self.show_admin_actions = True
        self.can_show_all = False
        self.paginator = paginator


def changelist(_admin: ModelAdmin, _request: HttpRequest, **_options: Any) -> type[ChangeList]:
    return BoundedList


def lookup_allowed(admin: ModelAdmin, lookup: str, value: str, request: HttpRequest) -> bool:  # noqa: ARG001 - Django's signature
    """Allow only the list's own filters."""
    return any(lookup in _asked_by(list_filter) for list_filter in admin.get_list_filter(request))


def _asked_by(one: Any) -> set[str]:
    if name := getattr(one, "parameter_name", ""):
        return {name}
    field = one[0] if isinstance(one, tuple | list) else one
    return {f"{field}__{end}" for end in ("exact", "isempty", "isnull", "gte", "lt", "id__exact")}


def response_action(
    self: ModelAdmin, request: HttpRequest, queryset: QuerySet[Any]
) -> HttpResponseBase | None:
    """Run the action. Raises SuspiciousOperation (400) if a chosen value isn't a key."""
    for key in request.POST.getlist(ACTION_CHECKBOX_NAME):
        if not re.fullmatch(r"[0-9]{1,18}|[0-9a-f]{32}", key):
            raise SuspiciousOperation("a chosen row has no such key")
    answer = admin.ModelAdmin.response_action(self, request, queryset)
    return to_queue() if is_from_queue(request) and isinstance(answer, HttpResponseRedirect) else answer


def is_from_queue(request: HttpRequest) -> bool:
    """Whether a form on the first page sent this."""
    return "_queue" in request.POST


def to_queue() -> HttpResponseRedirect:
    return HttpResponseRedirect(reverse("admin:index"))


def actions_in_order(self: ModelAdmin, request: HttpRequest) -> dict[str, Any]:
    """Deletion comes last."""
    actions = admin.ModelAdmin.get_actions(self, request)
    deletes = {name: actions.pop(name) for name in ("delete_selected",) if name in actions}
    return {**actions, **deletes}


LIMITED_LIST: dict[str, Any] = {
    "get_changelist": changelist,
    "lookup_allowed": lookup_allowed,
    "response_action": response_action,
    "get_actions": actions_in_order,
    "list_per_page": 50,
    "show_facets": admin.ShowFacets.NEVER,  # a count per choice of each filter
    "show_full_result_count": False,
}


def visible(text: object) -> str:
    """Escape control, bidi and invisible characters except line breaks."""
    return "".join(c if c == "\n" or c.isprintable() else f"\\u{ord(c):04x}" for c in str(text))


def pretty_json(data: Any) -> str:
    return visible(json.dumps(data, indent=1, ensure_ascii=False))


def escaped_field(field: str) -> Callable[[Any, Any], SafeString]:
    @admin.display(description=field.replace("_", " "))
    def show(_admin: Any, row: Any) -> SafeString:
        return format_html('<bdi class="told">{}</bdi>', visible(getattr(row, field) or "-"))

    return show


MAX_CHOSEN = 200  # Few enough to review before confirming
MAX_TOLD = 10  # Rows of which it is said what was done

logger = logging.getLogger(__name__)

Do = Callable[[Any, str], str]
Action = Callable[[Any, HttpRequest, "QuerySet[Any]"], HttpResponseBase | None]


class UnchangedObject(Exception):  # noqa: N818 - reads as what it is
    """The action didn't apply to a row; the message says why."""


class _ReasonForm(forms.Form):
    reason = forms.CharField(
        max_length=500, strip=True, widget=forms.TextInput(attrs={"size": 60}), help_text="Kept in the log."
    )


def row_action(
    label: str, *, means: str, permission: str = "act", reason: bool = False
) -> Callable[[Do], Action]:
    """Turn a function of a row and a reason, which returns the log text, into an admin action.

    Each row and its log entry are one transaction. The function raises UnchangedObject if it did nothing.
    """

    def decorate(do: Do) -> Action:
        @admin.action(description=label, permissions=[permission])
        @wraps(do)
        def action(self: Any, request: HttpRequest, queryset: QuerySet[Any]) -> HttpResponseBase | None:
            chosen = list(queryset[: MAX_CHOSEN + 1])
            if len(chosen) > MAX_CHOSEN:
                self.message_user(request, f"Choose at most {MAX_CHOSEN} at once.", messages.ERROR)
                return None
            confirmed = "confirmed" in request.POST
            form = _ReasonForm(request.POST if confirmed else None) if reason else None
            if not confirmed or (form and not form.is_valid()):
                return _ask(self, request, chosen, label=label, means=means, form=form)
            _run_on_rows(self, request, chosen, do, visible(form.cleaned_data["reason"]) if form else "")
            return None

        return action

    return decorate


def _ask(self: ModelAdmin, request: HttpRequest, chosen: list[Model], **texts: Any) -> TemplateResponse:
    context = {
        **self.admin_site.each_context(request),
        "title": texts["label"],
        "opts": self.opts,
        "chosen": chosen,
        "checkbox": ACTION_CHECKBOX_NAME,
        "action": request.POST["action"],
        **texts,
    }
    return TemplateResponse(request, "admin/confirm_action.html", context)


def _run_on_rows(self: ModelAdmin, request: HttpRequest, chosen: list[Model], do: Do, reason: str) -> None:
    done, left = list[str](), []
    for row in chosen:
        try:
            with transaction.atomic():
                message = do(row, reason)
                self.log_change(request, row, message)
            done.append(f"“{row}”: {message}")  # Django writes the first letter large
        except UnchangedObject as why:
            left.append(f"{row}: {why}")
        except DATABASE_GONE:
            raise
        except Exception as error:
            logger.exception("an action on %s failed", row)
            left.append(f"{row}: failed ({type(error).__name__}); the log says more")
    for line in done[:MAX_TOLD]:
        self.message_user(request, line, messages.SUCCESS)
    if len(done) > MAX_TOLD:
        self.message_user(request, f"Done for {len(done) - MAX_TOLD} more.", messages.SUCCESS)
    for line in left[:MAX_TOLD]:
        self.message_user(request, line, messages.WARNING)
    if len(left) > MAX_TOLD:
        self.message_user(request, f"{len(left) - MAX_TOLD} more were left as they are.", messages.WARNING)
