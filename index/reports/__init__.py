"""Reports about one site, and overall figures."""
