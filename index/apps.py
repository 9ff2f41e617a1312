"""The index as a Django app."""

from django.apps import AppConfig


class IndexConfig(AppConfig):
    """What is known: the only home of listings."""

    name = "index"
    verbose_name = "Index"
