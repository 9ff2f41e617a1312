"""The operators' view of the pipeline."""
