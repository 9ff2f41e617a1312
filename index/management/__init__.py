"""The index by hand."""
