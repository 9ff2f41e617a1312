"""What every app rests on: settings, logging, database backend, Celery. Imports none of our apps."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
