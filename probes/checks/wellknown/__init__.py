"""Other well-known resources for agents: reported, not scored. One module per resource."""
