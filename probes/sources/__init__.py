"""Imports files of hosts of any size as streams."""
