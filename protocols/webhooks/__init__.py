"""Webhooks: what watchers' targets are sent."""
