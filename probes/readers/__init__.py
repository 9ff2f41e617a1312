"""Parsers of replies, shared by gatherers and checks."""
