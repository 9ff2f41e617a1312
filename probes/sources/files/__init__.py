"""Entries of files of hosts, and how a file is read."""
