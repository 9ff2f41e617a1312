"""Prometheus counters shared by a web server's processes."""
