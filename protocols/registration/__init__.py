"""Registration of agents, and claims of registrations by operators."""
