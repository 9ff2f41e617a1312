"""Bytes to structure: what a reply is and what it names. Pure; shared by gatherers and checks."""
