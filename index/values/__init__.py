"""Shared words, codes and types. Imports nothing of the project."""
