"""Runs the whole service: processes, their order, and terminal output."""
