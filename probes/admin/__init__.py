"""Operators' views of probing, and their decisions about hosts. Importing it registers the pages."""

from probes.admin import runs, sites, targets

__all__ = ["runs", "sites", "targets"]
