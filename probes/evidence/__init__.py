"""What was seen of a host: frozen, packed, kept for as long as it is needed."""
