"""Commands call the same functions as the workers."""
