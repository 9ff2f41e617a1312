"""Documents for programs: how to find and use the service."""
