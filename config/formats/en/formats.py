"""Dates as everywhere else in the service: ISO 8601, in UTC."""

from typing import Final

DATE_FORMAT: Final = "Y-m-d"
DATETIME_FORMAT: Final = "Y-m-d H:i"
