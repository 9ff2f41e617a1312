"""The shape of every module beside this one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def in_a_word(value: object) -> str:
    """Return a value as people read it: true is yes, and null is unknown."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "unknown" if value is None else str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One fact of a listing, as a report shows it under "About this listing"."""

    name: str
    """Its key in the report, and the column of Site unless `read` says otherwise."""
    label: str
    kind: object
    """The type of its JSON value; null is unknown."""
    description: str = ""
    """Of that value, in schemas."""
    sample: Any
    """In example answers."""
    row: int
    """Its place on the page: rows stand by rising numbers, those of the same number in the order of the report."""
    read: Callable[[Any], Any] | None = None
    """Makes the JSON value of a row of Site."""
    shown: Callable[[Any], str] = in_a_word
    """Makes the words on the page of the JSON value."""
    is_day: bool = False
    """Whether it is a date, which the page marks as one."""

    def of(self, site: object) -> Any:
        """Return the JSON value of a row of Site."""
        return self.read(site) if self.read else getattr(site, self.name)
