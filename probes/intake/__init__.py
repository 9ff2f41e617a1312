"""Reads sources into the schedule: files at once, addresses page by page."""
