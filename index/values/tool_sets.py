"""Identity of tool sets and owners. Pure."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

OWNER_NAME_CAP: Final = 60
"""Characters of an owner's name that are compared."""


def digest(tools: Iterable[Mapping[str, Any]]) -> str | None:
    """Return SHA-256 (hex) of the sorted tool names."""
    names = sorted({tool["name"] for tool in tools})
    return hashlib.sha256(json.dumps(names).encode()).hexdigest() if names else None


def owner_name(display_name: str) -> str:
    """Return letters and digits in lower case, so that spellings of one owner are equal."""
    return "".join(char for char in display_name.casefold() if char.isalnum())[:OWNER_NAME_CAP]
