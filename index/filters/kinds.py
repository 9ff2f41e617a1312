"""Parsing of filter values, and their encoding in packed facts, where 0 is unknown. Pure."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from index.values.countries import COUNTRIES

UNKNOWN: Final = 0
NO: Final = 1
YES: Final = 2
"""A boolean answer in two bits."""

_BOOLEANS: Final = {"true": True, "1": True, "false": False, "0": False}


@dataclass(frozen=True, slots=True)
class Kind:
    valid: tuple[str, ...]
    read: Callable[[str], str | bool]
    """Parses non-blank text. Raises ValueError."""
    code: Callable[[str | bool], int]
    bits: int
    sql: str
    """Encodes `{column}` of a row as bits."""
    schema: Mapping[str, Any]
    standard: str = ""
    pattern: str = ""
    """Shorter schema for tool definitions."""

    @property
    def is_flag(self) -> bool:
        return self is FLAG


def member(vocabulary: type[StrEnum], bits: int) -> Kind:
    """Type of an enum; bits are the position from 1."""
    values = tuple(one.value for one in vocabulary)
    listed = ", ".join(f"'{value}'" for value in values)
    if len(values) >= 1 << bits:
        raise ValueError(f"{vocabulary.__name__} does not fit into {bits} bits")
    return Kind(
        valid=values,
        read=vocabulary,
        code=lambda value: values.index(str(value)) + 1,
        bits=bits,
        sql=f"COALESCE(array_position(ARRAY[{listed}]::text[], {{column}}::text), 0)",
        schema={"type": "string", "enum": list(vocabulary)},
    )


def country_code(country: str) -> int:
    return (ord(country[0]) - 64) * 32 + ord(country[1]) - 64


def country_name(code: int) -> str:
    return chr(code // 32 + 64) + chr(code % 32 + 64)


def _country(text: str) -> str:
    if text.upper() not in COUNTRIES or not text.isascii():
        raise ValueError
    return text.upper()


def _boolean(text: str) -> bool:
    try:
        return _BOOLEANS[text.lower()]
    except KeyError:
        raise ValueError from None


FLAG: Final = Kind(
    valid=("true", "false"),
    read=_boolean,
    code=lambda _: YES,
    bits=2,
    sql=f"CASE WHEN {{column}} THEN {YES} WHEN NOT {{column}} THEN {NO} ELSE {UNKNOWN} END",
    schema={"type": "boolean", "default": False},
)

COUNTRY: Final = Kind(
    valid=tuple(sorted(COUNTRIES)),
    read=_country,
    code=lambda value: country_code(str(value)),
    bits=10,
    sql="COALESCE((ascii({column}) - 64) * 32 + ascii(substr({column}, 2)) - 64, 0)",
    schema={"type": "string", "enum": sorted(COUNTRIES)},
    standard="ISO 3166-1 alpha-2",
    pattern="^[A-Za-z]{2}$",
)
