"""Settings, logging, database backend and Celery; imports no other app."""

import atexit
import gc

atexit.register(gc.freeze)  # the interpreter's end would look for cycles in all modules, for 0.2 s
gc.set_threshold(50_000, 20, 20)  # with Python's default of 700, 10, 10 loading modules took a fifth longer

from config.celery import app as celery_app  # noqa: E402 - it loads several hundred

__all__ = ["celery_app"]
