"""Who is due: the one writer of Target."""
