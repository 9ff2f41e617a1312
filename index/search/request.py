"""What a caller may ask of find, read the same way from a URL, an MCP call and an A2A message."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self, TypeVar

from index.search.filters import Filter
from index.values import queries
from index.values.countries import COUNTRIES
from index.values.errors import InvalidFilterValue, MissingParam
from index.values.vocabulary import EntityType

MAX_LIMIT: Final = 25
DEFAULT_LIMIT: Final = 10

_BOOLEANS: Final = {"true": True, "1": True, "false": False, "0": False}

_NUMBERS: Final = 1_000_000
"""No parameter is a number of this size; writing out a longer one could take long."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class FindRequest:
    """One question to find. A boolean narrows only when it is true; false is the same as leaving it out."""

    q: str | None = None
    country: str | None = None
    entity_type: EntityType | None = None
    transactional: bool = False
    has_mcp: bool = False
    has_md: bool = False
    has_endpoint: bool = False
    has_webmcp: bool = False
    limit: int = DEFAULT_LIMIT

    def __post_init__(self) -> None:
        """Hold the contract's rule 1 for every way of making a request. Raises MissingParam."""
        if self.q is None and not self.filters:
            raise MissingParam

    @property
    def filters(self) -> tuple[Filter, ...]:
        """The filters that narrow, in the contract's order."""
        given = {
            "country": self.country,
            "entity_type": self.entity_type,
            "transactional": self.transactional,
            "has_mcp": self.has_mcp,
            "has_md": self.has_md,
            "has_endpoint": self.has_endpoint,
            "has_webmcp": self.has_webmcp,
        }
        return tuple(Filter(name, value) for name, value in given.items() if value)

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Self:
        """Read parameters as text or as JSON values; names that are not ours are ignored.

        A blank or null value is the same as leaving the parameter out. A list (a parameter repeated
        with different values) is no value. Raises InvalidFilterValue and MissingParam.
        """
        return cls(
            q=_query(given.get("q")),
            country=_read(given, "country", _country, sorted(COUNTRIES)),
            entity_type=_read(given, "entity_type", EntityType, [member.value for member in EntityType]),
            transactional=_flag(given, "transactional"),
            has_mcp=_flag(given, "has_mcp"),
            has_md=_flag(given, "has_md"),
            has_endpoint=_flag(given, "has_endpoint"),
            has_webmcp=_flag(given, "has_webmcp"),
            limit=_read(given, "limit", _limit, [str(n) for n in range(1, MAX_LIMIT + 1)]) or DEFAULT_LIMIT,
        )


def _query(value: object) -> str | None:
    """Return what the text says; None when that is nothing."""
    if value is None:
        return None
    if not isinstance(value, str):
        raise InvalidFilterValue("q", value)
    return queries.meant(value) or None


def _read(
    given: Mapping[str, object], name: str, reader: Callable[[str], _T], valid: Sequence[str]
) -> _T | None:
    value = given.get(name)
    try:
        text = _as_text(value)
        return reader(text) if text else None
    except ValueError:
        raise InvalidFilterValue(name, value, valid) from None


def _as_text(value: object) -> str:
    """Return the value as a URL would carry it: "" when there is none. Raises ValueError for a list or an object."""
    match value:
        case None:
            return ""
        case str():
            return value.strip()
        case bool():
            return str(value).lower()
        case int():
            return str(value) if abs(value) < _NUMBERS else "too large"
        case float():
            return str(int(value)) if value.is_integer() and abs(value) < _NUMBERS else "no whole number"
    raise ValueError


def _flag(given: Mapping[str, object], name: str) -> bool:
    return bool(_read(given, name, _boolean, ["true", "false"]))


def _boolean(text: str) -> bool:
    try:
        return _BOOLEANS[text.lower()]
    except KeyError:
        raise ValueError from None


def _country(text: str) -> str:
    if text.upper() not in COUNTRIES or not text.isascii():
        raise ValueError
    return text.upper()


def _limit(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,4}", text) or not 1 <= int(text) <= MAX_LIMIT:
        raise ValueError
    return int(text)
