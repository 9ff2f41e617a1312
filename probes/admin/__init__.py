"""Operators' views of probing, and their decisions about hosts. Importing it registers the pages."""

from probes.admin import frontier, live, runs, sites, sources, targets

__all__ = ["frontier", "live", "runs", "sites", "sources", "targets"]
