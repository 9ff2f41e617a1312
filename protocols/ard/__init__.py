"""Agentic Resource Discovery."""
