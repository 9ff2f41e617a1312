"""The index as a Django app."""

from django.apps import AppConfig


class IndexConfig(AppConfig):
    """What is known: the only home of listings."""

    name = "index"
    verbose_name = "Index"

    def ready(self) -> None:
        """Register the checks of start-up, which need the models."""
        from index import system_checks  # noqa: F401, PLC0415 - registers
