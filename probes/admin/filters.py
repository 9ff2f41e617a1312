"""Filters of the operators' lists: each of a few choices, and each with an index behind it."""

from datetime import timedelta
from typing import Any, Final

from django.contrib import admin
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone

from index.checks import SCORED
from probes.models import Target

_AGES: Final = {
    "day": ("within a day", None, 1),
    "week": ("1 to 7 days ago", 1, 7),
    "month": ("7 to 30 days ago", 7, 30),
    "older": ("longer ago", 30, None),
}


class Standing(admin.SimpleListFilter):
    """Whether a site is in the index."""

    title = "standing"
    parameter_name = "standing"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """The choices."""
        return [
            ("listed", "Listed"),
            ("not", "Not listed"),
            ("declined", "Declined"),
            ("excluded", "Excluded"),
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Apply it."""
        chosen = {
            "listed": Q(listed=True),
            "not": Q(listed=False),
            "declined": Q(declined=True),
            "excluded": Q(excluded_at__isnull=False),
        }
        return queryset.filter(chosen.get(self.value() or "", Q()))


class LastAnswered(admin.SimpleListFilter):
    """How old the answers are."""

    title = "last answered"
    parameter_name = "age"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """The choices."""
        return [*((key, label) for key, (label, _, _) in _AGES.items()), ("never", "never")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Apply it."""
        chosen = self.value()
        if chosen == "never":
            return queryset.filter(verified_at__isnull=True)
        if chosen not in _AGES:
            return queryset
        _, least, most = _AGES[chosen]
        now = timezone.now()
        if least is not None:
            queryset = queryset.filter(verified_at__lt=now - timedelta(days=least))
        if most is not None:
            queryset = queryset.filter(verified_at__gte=now - timedelta(days=most))
        return queryset


class Score(admin.SimpleListFilter):
    """How many of the scored checks are yes."""

    title = "score"
    parameter_name = "score"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """The choices: known, so that no row is read for them."""
        return [(str(score), str(score)) for score in range(len(SCORED) + 1)]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Apply it."""
        chosen = {value for value, _ in self.lookup_choices} & {self.value()}
        return queryset.filter(score=int(chosen.pop())) if chosen else queryset


class State(admin.SimpleListFilter):
    """Whether a host is asked at all; those that are, unless another is chosen: no index orders all of them together."""

    title = "state"
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """The choices."""
        return [(state.value, state.label) for state in Target.State]

    def choices(self, changelist: Any) -> Any:
        """The choices alone, without All."""
        for value, label in self.lookup_choices:
            yield {
                "selected": value == self.chosen,
                "query_string": changelist.get_query_string({self.parameter_name: value}),
                "display": label,
            }

    @property
    def chosen(self) -> str:
        """The state that is shown."""
        return self.value() if self.value() in set(Target.State) else Target.State.ACTIVE.value  # type: ignore[return-value]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        """Apply it, in the order that its index has."""
        found = queryset.filter(state=self.chosen)
        return found if self.chosen == Target.State.ACTIVE else found.order_by("host")
