"""One site asked now, for whoever wants to know. Neither reads nor writes the index."""
