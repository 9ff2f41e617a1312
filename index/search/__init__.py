"""Find: from a query to matching sites."""
