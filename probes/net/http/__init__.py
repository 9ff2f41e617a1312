"""HTTP within bounds."""
