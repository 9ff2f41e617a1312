"""Parameters of an address as they were given."""

import re
from collections.abc import Mapping

from index.values.errors import InvalidFilterValue

FEW = 100  # Values that an error still lists


def trimmed_texts(given: Mapping[str, object]) -> dict[str, str]:
    """Raises InvalidFilterValue for one that is no text, as those given twice."""
    for name, value in given.items():
        if not isinstance(value, str):
            raise InvalidFilterValue(name, value)
    return {name: str(value).strip() for name, value in given.items()}


def whole_number(name: str, text: str, *, most: int, otherwise: int) -> int:
    """From 1 to `most`; `otherwise` for "". Raises InvalidFilterValue."""
    if not text:
        return otherwise
    if not re.fullmatch(rf"[0-9]{{1,{len(str(most))}}}", text) or not 1 <= int(text) <= most:
        valid = [str(n) for n in range(1, most + 1)] if most <= FEW else []
        raise InvalidFilterValue(name, text, valid, taken=f"a whole number from 1 to {most:,}")
    return int(text)
