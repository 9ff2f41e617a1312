"""Admin lists that read a bounded number of rows."""

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin
from django.contrib.admin.exceptions import DisallowedModelAdminLookup
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.views.main import ChangeList
from django.core.exceptions import SuspiciousOperation
from django.core.paginator import InvalidPage, Page, Paginator
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponseBase

if TYPE_CHECKING:
    _Paginator = Paginator[Model]
    ModelAdmin = admin.ModelAdmin[Model]
else:
    _Paginator = Paginator  # generic only in their stubs
    ModelAdmin = admin.ModelAdmin

MOST: Final = 1_000
"""Rows that a list pages through; others are found by search."""


class BoundedPaginator(_Paginator):
    """Pages the first rows of an ordered query, without a total count."""

    def __init__(self, rows: QuerySet[Any], per_page: int) -> None:
        super().__init__(rows, per_page)
        self.rows = rows

    @cached_property
    def keys(self) -> list[Any]:
        return list(self.rows.values_list("pk", flat=True)[: MOST + 1])

    @cached_property
    def count(self) -> int:
        return min(len(self.keys), MOST)

    def page(self, number: Any) -> Page[Model]:
        number = self.validate_number(number)
        first = (number - 1) * self.per_page
        keys = self.keys[first : min(first + self.per_page, MOST)]
        rows = {row.pk: row for row in self.rows.filter(pk__in=keys).order_by()}
        return Page([rows[key] for key in keys if key in rows], number, self)


class BoundedList(ChangeList):
    """Change list whose `more` says whether there are rows beyond MOST."""

    more = False

    def __init__(self, request: HttpRequest, *args: Any, **kwargs: Any) -> None:
        if any("\0" in text for name, values in request.GET.lists() for text in (name, *values)):
            raise DisallowedModelAdminLookup("a parameter holds NUL")
        super().__init__(request, *args, **kwargs)

    def get_results(self, request: HttpRequest) -> None:  # noqa: ARG002 - Django's signature
        paginator = BoundedPaginator(self.queryset, self.list_per_page)
        try:
            self.result_list = paginator.page(self.page_num).object_list
        except InvalidPage as error:
            raise IncorrectLookupParameters from error
        self.result_count, self.more = paginator.count, len(paginator.keys) > MOST
        self.multi_page = self.result_count > self.list_per_page
        self.show_full_result_count, self.full_result_count = False, None
        self.show_admin_actions = True
        self.can_show_all = False
        self.paginator = paginator


def changelist(_admin: ModelAdmin, _request: HttpRequest, **_options: Any) -> type[ChangeList]:
    return BoundedList


def lookup_allowed(admin: ModelAdmin, lookup: str, value: str, request: HttpRequest) -> bool:  # noqa: ARG001 - Django's signature
    """Allow only the list's own filters."""
    return any(lookup in _asked_by(one) for one in admin.get_list_filter(request))


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
    return admin.ModelAdmin.response_action(self, request, queryset)


BOUNDED: Final[dict[str, Any]] = {
    "get_changelist": changelist,
    "lookup_allowed": lookup_allowed,
    "response_action": response_action,
    "list_per_page": 50,
    "show_facets": admin.ShowFacets.NEVER,  # a count per choice of each filter
    "show_full_result_count": False,
}
