"""Which hosts are due; the only writer of Target."""
