"""Collects evidence, one module per source; decides only what to request next."""
