"""Parses replies: bytes to structure. Pure; shared by gatherers and checks."""
