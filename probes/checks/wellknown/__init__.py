"""Other resources for agents at known addresses: reported, never scored. One module a resource."""
