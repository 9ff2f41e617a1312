"""Collects evidence; decides only what to request next."""
