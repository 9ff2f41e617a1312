"""Reads files of hosts."""
