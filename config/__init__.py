"""How a process starts: settings, urls, celery, the embedded services."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
