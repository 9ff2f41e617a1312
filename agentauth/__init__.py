"""Who asks, and how much of the day's quota is left."""
