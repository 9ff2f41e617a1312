"""What machines read to find and understand the service."""
