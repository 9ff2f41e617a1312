"""Listings, search, reports and pages."""
