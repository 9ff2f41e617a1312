"""Commands that do the workers' work."""
