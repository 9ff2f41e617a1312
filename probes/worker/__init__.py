"""Worker loop: claim, probe, record."""
