"""What every app rests on: settings, logging, database backend, Celery. Imports none of our apps."""

import gc

gc.set_threshold(50_000, 20, 20)  # loading modules took a fifth longer with Python's usual 700, 10, 10

from config.celery import app as celery_app  # noqa: E402 - it loads several hundred

__all__ = ["celery_app"]
