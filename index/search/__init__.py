"""Find: from a query to the sites that answer it."""
