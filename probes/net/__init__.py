"""Outgoing HTTP: allowed URLs and addresses, and limits. Only this package and `browser` open sockets."""
