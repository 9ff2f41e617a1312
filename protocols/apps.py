"""The app of the machine surfaces."""

from django.apps import AppConfig


class ProtocolsConfig(AppConfig):
    """REST, documents and errors."""

    name = "protocols"
    verbose_name = "Surfaces"
