"""Lists of rows that stay quick however many there are: nothing is counted or read beyond a bound."""

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from django.contrib import admin
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.views.main import ChangeList
from django.core.paginator import InvalidPage, Page, Paginator
from django.db.models import Model, QuerySet
from django.http import HttpRequest

if TYPE_CHECKING:
    _Paginator = Paginator[Model]
    ModelAdmin = admin.ModelAdmin[Model]
else:
    _Paginator = Paginator  # generic only in their stubs
    ModelAdmin = admin.ModelAdmin

MOST: Final = 1_000
"""Rows that a list leads to. Who needs another one searches for it."""


class BoundedPaginator(_Paginator):
    """Pages of the first rows of a query, whose keys are read once: no count of them all, and no wide row but those shown."""

    def __init__(self, rows: QuerySet[Any], per_page: int) -> None:
        """Take an ordered query."""
        super().__init__(rows, per_page)
        self.rows = rows

    @cached_property
    def keys(self) -> list[Any]:
        """The keys in order; one more than are shown when there are more."""
        return list(self.rows.values_list("pk", flat=True)[: MOST + 1])

    @cached_property
    def count(self) -> int:
        """How many rows can be shown."""
        return min(len(self.keys), MOST)

    def page(self, number: Any) -> Page[Model]:
        """The rows of one page. Raises InvalidPage."""
        number = self.validate_number(number)
        first = (number - 1) * self.per_page
        keys = self.keys[first : min(first + self.per_page, MOST)]
        rows = {row.pk: row for row in self.rows.filter(pk__in=keys).order_by()}
        return Page([rows[key] for key in keys if key in rows], number, self)


class BoundedList(ChangeList):
    """A list of a model's rows that tells when there are more than it leads to."""

    more = False

    def get_results(self, request: HttpRequest) -> None:  # noqa: ARG002 - Django's signature
        """Read the keys, and the rows of one page."""
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
    """Stand for ModelAdmin.get_changelist."""
    return BoundedList


BOUNDED: Final[dict[str, Any]] = {
    "get_changelist": changelist,
    "list_per_page": 50,
    "show_facets": admin.ShowFacets.NEVER,  # counts, one for each choice of each filter
    "show_full_result_count": False,
}
"""What every model is registered with, whatever else its pages are."""
