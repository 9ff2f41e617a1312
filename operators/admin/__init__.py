"""The operators' site."""
