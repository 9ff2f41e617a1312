"""The dataset: every listed site once a week, for whoever wants the whole index."""
