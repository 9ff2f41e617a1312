"""The index: listings, search, reports and pages."""
