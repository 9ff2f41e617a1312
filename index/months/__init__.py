"""The state of agent readiness: one page a month, made once."""
