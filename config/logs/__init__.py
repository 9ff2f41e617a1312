"""What a process logs, and how a line looks."""
