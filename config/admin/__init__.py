"""Shared parts of the admin pages: bounded lists, confirmed and logged actions, escaped text."""
