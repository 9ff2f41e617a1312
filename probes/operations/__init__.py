"""The operators' view of the pipeline, and what their commands share."""
