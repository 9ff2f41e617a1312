"""Filters of the operators' lists; each choice has a database index."""

from datetime import timedelta
from typing import Any

from django.contrib import admin
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest
from django.utils import timezone

from index.checks import SCORED_CHECKS
from probes.models import HostSource, Target
from probes.sources.registering import FILE

_AGES = {
    "day": ("within a day", None, 1),
    "week": ("1 to 7 days ago", 1, 7),
    "month": ("7 to 30 days ago", 7, 30),
    "older": ("longer ago", 30, None),
}


class ListingStateFilter(admin.SimpleListFilter):
    title = "standing"
    parameter_name = "standing"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [
            ("listed", "Listed"),
            ("not", "Not listed"),
            ("declined", "Declined"),
            ("excluded", "Excluded"),
        ]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        chosen = {
            "listed": Q(listed=True),
            "not": Q(listed=False),
            "declined": Q(declined=True),
            "excluded": Q(excluded_at__isnull=False),
        }
        return queryset.filter(chosen.get(self.value() or "", Q()))


class LastAnsweredFilter(admin.SimpleListFilter):
    title = "last answered"
    parameter_name = "age"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [*((key, label) for key, (label, _, _) in _AGES.items()), ("never", "never")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
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


class ScoreFilter(admin.SimpleListFilter):
    title = "score"
    parameter_name = "score"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        """Reads no rows."""
        return [(str(score), str(score)) for score in range(len(SCORED_CHECKS) + 1)]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        chosen = {value for value, _ in self.lookup_choices} & {self.value()}
        return queryset.filter(score=int(chosen.pop())) if chosen else queryset


class TargetStateFilter(admin.SimpleListFilter):
    """ACTIVE unless chosen: no index orders all states together."""

    title = "state"
    parameter_name = "state"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [(state.value, state.label) for state in Target.State]

    def choices(self, changelist: Any) -> Any:
        for value, label in self.lookup_choices:
            yield {
                "selected": value == self.chosen_state,
                "query_string": changelist.get_query_string({self.parameter_name: value}),
                "display": label,
            }

    @property
    def chosen_state(self) -> str:
        return self.value() if self.value() in set(Target.State) else Target.State.ACTIVE.value  # type: ignore[return-value]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        found = queryset.filter(state=self.chosen_state)
        return found if self.chosen_state == Target.State.ACTIVE else found.order_by("host")


class SourceFilter(admin.SimpleListFilter):
    """By first source; newest hosts first, in index order."""

    title = "source"
    parameter_name = "source"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        names = HostSource.objects.order_by("name").values_list("name", flat=True)
        return [(name, name) for name in [FILE, *names]]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Model]) -> QuerySet[Model]:
        chosen = {value for value, _ in self.lookup_choices} & {self.value()}
        return queryset.filter(source=chosen.pop()).order_by("-id") if chosen else queryset
