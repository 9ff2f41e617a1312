"""Prometheus counters shared by web processes."""
