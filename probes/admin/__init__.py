"""Operators' pages of probing; importing it registers them."""

from probes.admin import frontier, live, runs, sites, sources, targets

__all__ = ["frontier", "live", "runs", "sites", "sources", "targets"]
