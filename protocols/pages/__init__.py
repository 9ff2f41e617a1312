"""Pages that need the probe or take forms."""
