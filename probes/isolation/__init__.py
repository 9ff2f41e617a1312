"""Runs work on untrusted input within a budget of processor time."""
