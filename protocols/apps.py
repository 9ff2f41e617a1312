"""The Django app of the protocols."""

from django.apps import AppConfig


class ProtocolsConfig(AppConfig):
    """REST, MCP, A2A, documents and errors."""

    name = "protocols"
    verbose_name = "Surfaces"
