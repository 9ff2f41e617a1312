"""Filters of the operators' pages."""
