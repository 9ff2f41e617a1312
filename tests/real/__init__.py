"""Real pages and files that nobody here wrote, named but not kept, with what careful readers say of them."""
