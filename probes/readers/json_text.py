"""Parses untrusted JSON safely."""

import json

MAX_DEPTH = 128
_MAX_DIGITS = 40


def load(text: str) -> object:
    """None for invalid JSON and for nesting deeper than 128 levels.

    Skips a byte order mark; huge integers become floats, NaN and Infinity None.
    """
    try:
        value = _DECODER.decode(text.lstrip("\ufeff \t\r\n"))
    except (ValueError, RecursionError):
        return None
    return value if _is_shallow(value) else None


def load_object(text: str) -> dict[str, object]:
    value = load(text)
    return value if isinstance(value, dict) else {}


def _integer(digits: str) -> int | float:
    return int(digits) if len(digits) <= _MAX_DIGITS else float(digits)


_DECODER = json.JSONDecoder(parse_int=_integer, parse_constant=lambda _: None)


def _is_shallow(value: object) -> bool:
    level = [value] if isinstance(value, dict | list) else []
    for _ in range(MAX_DEPTH):
        if not level:
            break
        members = (node.values() if type(node) is dict else node for node in level)
        level = [
            child for within in members for child in within if type(child) is dict or type(child) is list
        ]
    return not level
