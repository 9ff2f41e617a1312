"""Shared values and types. Imports nothing of the project."""
