"""Logging: formats, requests, outages."""
