"""Real pages and files, named but not kept, with what careful readers say of them."""
