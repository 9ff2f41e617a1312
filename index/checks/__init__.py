"""What is said of each check."""
