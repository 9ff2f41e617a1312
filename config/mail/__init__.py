"""Mail to the operator."""
