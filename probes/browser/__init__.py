"""Chromium, its guarding proxy, and runs of pages."""
