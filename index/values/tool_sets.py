"""What tells one set of tools, and one owner, from another. Pure."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

OWNER_NAME_CAP: Final = 60
"""Letters and digits of a site's name that tell its owner from others."""


def digest(tools: Iterable[Mapping[str, Any]]) -> str | None:
    """SHA-256 in hex of the set of the tools' names, whatever their order; None of no tools."""
    names = sorted({tool["name"] for tool in tools})
    return hashlib.sha256(json.dumps(names).encode()).hexdigest() if names else None


def owner_name(display_name: str) -> str:
    """Letters and digits of the name alone, in lower case, so that spelling makes no second owner."""
    return "".join(char for char in display_name.casefold() if char.isalnum())[:OWNER_NAME_CAP]
