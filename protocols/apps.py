"""The Django app of the protocols."""

from django.apps import AppConfig


class ProtocolsConfig(AppConfig):
    name = "protocols"
    verbose_name = "Surfaces"
