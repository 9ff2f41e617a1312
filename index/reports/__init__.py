"""What is known about one site, and about all of them together."""
