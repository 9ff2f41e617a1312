"""Live checks of one site, without reading or writing the index."""
