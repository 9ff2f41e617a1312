"""The operators' view of the pipeline, and shared parts of their commands."""
