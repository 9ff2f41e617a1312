"""Believable synthetic listings, to see how an index of any size behaves. They are marked by hosts under .example."""
