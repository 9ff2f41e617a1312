"""What operators see of the probing, and what they decide about hosts. Importing it registers the pages."""

from probes.admin import runs, sites, targets

__all__ = ["runs", "sites", "targets"]
