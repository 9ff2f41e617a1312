"""What the command line prints for people and for CI."""
