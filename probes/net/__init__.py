"""The only place that opens a socket: what may be asked, by which rules, within which limits."""
