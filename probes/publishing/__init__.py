"""From stored evidence to the index."""
