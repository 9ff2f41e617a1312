"""Runs pages in Chromium behind a guarding proxy."""
