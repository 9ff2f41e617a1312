"""Callers: keys, claims, and the daily quota."""
