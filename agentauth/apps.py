"""The app that knows callers."""

from django.apps import AppConfig


class AgentauthConfig(AppConfig):
    """Callers and their quota."""

    name = "agentauth"
    verbose_name = "Callers"
