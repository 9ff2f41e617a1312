"""Operators' pages of probing; importing it registers them."""

from probes.admin import rows, sites, sources

__all__ = ["rows", "sites", "sources"]
