"""One module per command; they call the same functions as the workers."""
