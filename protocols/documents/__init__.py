"""Documents by which programs find and understand the service."""
