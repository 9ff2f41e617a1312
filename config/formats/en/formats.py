"""Dates in ISO 8601, UTC."""

from typing import Final

DATE_FORMAT: Final = "Y-m-d"
DATETIME_FORMAT: Final = "Y-m-d H:i"
