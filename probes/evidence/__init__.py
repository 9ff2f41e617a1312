"""What was seen of a host: frozen, packed, and kept while needed."""
