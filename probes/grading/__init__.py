"""From evidence to a finding."""
