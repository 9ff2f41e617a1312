"""Mail and webhooks about changes of hosts."""
