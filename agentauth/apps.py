"""App configuration."""

from django.apps import AppConfig


class AgentauthConfig(AppConfig):
    name = "agentauth"
    verbose_name = "Callers"
