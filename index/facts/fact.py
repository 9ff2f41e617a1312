"""Types of the declarations in this folder."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def in_a_word(value: object) -> str:
    """A value for people: yes, no, unknown or text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "unknown" if value is None else str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A fact shown under "About this listing"."""

    name: str
    """Key in the report; also the column of Site unless `read` is set."""
    label: str
    kind: object
    description: str = ""
    sample: Any
    row: int
    """Order on the page; ties in report order."""
    read: Callable[[Any], Any] | None = None
    display_text: Callable[[Any], str] = in_a_word
    is_day: bool = False

    def value_of(self, site: object) -> Any:
        return self.read(site) if self.read else getattr(site, self.name)
