"""Registration of agents, and claims by operators."""
