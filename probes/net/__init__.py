"""Outgoing HTTP within limits. Only this package and `browser` open sockets."""
