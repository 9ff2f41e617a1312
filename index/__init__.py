"""What is known about sites: the only home of listings."""
