"""Commands that run what the workers run."""
