"""Shared parts of the admin pages."""
