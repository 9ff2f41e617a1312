"""Parsers of replies."""
