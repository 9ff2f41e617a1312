"""From evidence to a finding. Pure."""
