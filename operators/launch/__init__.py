"""Runs the whole service."""
