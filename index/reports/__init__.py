"""Reports about one site, and figures about all of them."""
