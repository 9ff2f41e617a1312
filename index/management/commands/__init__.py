"""One module a command: the same functions that the workers call."""
