"""The admin site. Importing it registers the log entries."""

from operators.admin import log_entries

__all__ = ["log_entries"]
