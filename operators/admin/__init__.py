"""The operators' site, and what it lists of no app of ours. Importing it registers the list."""

from operators.admin import log_entries

__all__ = ["log_entries"]
