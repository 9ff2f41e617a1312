"""Collects evidence: network in, exchanges out, one module per source. Decides only what to request next."""
