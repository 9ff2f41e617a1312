"""Management commands of the probe."""
