"""What must hold before the service starts: every column that a check or a filter names is there."""

from collections.abc import Iterator
from typing import Any

from django.core.checks import CheckMessage, Error, Tags, register

from index.checks import CHECKS
from index.filters import FILTERS
from index.models import Site


@register(Tags.models)
def columns_are_there(**_: Any) -> list[CheckMessage]:
    """Return an error for each column of Site that is only spoken of."""
    return [
        Error(
            f"Site has no column {column}, which {place} names",
            hint="Add a field that may be null to index/models.py, and run makemigrations.",
            obj=Site,
            id="index.E001",
        )
        for place, column in _named()
        if not hasattr(Site, column)
    ]


def _named() -> Iterator[tuple[str, str]]:
    for id_, check in CHECKS.items():
        yield f"index/checks/{id_.value}.py", check.column
        if check.tools_in:
            yield f"index/checks/{id_.value}.py", check.tools_in
    for one in FILTERS:
        yield f"index/filters/{one.name}.py", one.column
