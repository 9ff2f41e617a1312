"""Prometheus counters shared by the processes of one web server."""
