"""Identity of tool sets and owners. Pure."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

OWNER_NAME_CAP: Final = 60
"""Compared characters of an owner's name."""


def digest(tools: Iterable[Mapping[str, Any]]) -> str | None:
    """SHA-256 (hex) of the sorted tool names."""
    names = sorted({tool["name"] for tool in tools})
    return hashlib.sha256(json.dumps(names).encode()).hexdigest() if names else None


def owner_name(display_name: str) -> str:
    """Lower-case letters and digits, equal for all spellings."""
    return "".join(char for char in display_name.casefold() if char.isalnum())[:OWNER_NAME_CAP]
