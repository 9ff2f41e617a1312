"""Outgoing HTTP: which URLs and addresses are allowed, and within which limits. Only this package and `browser` open sockets."""
