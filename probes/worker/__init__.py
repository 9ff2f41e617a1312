"""The loop of a worker: claim, probe, record."""
