"""Settings, logging, database backend and Celery; imports no other app.

Nothing is imported here: few processes need Celery, whose 200 modules take an eighth of a second.
"""

import atexit
import gc
import os

atexit.register(gc.freeze)  # the interpreter's end would look for cycles in all modules, for 0.2 s
gc.set_threshold(50_000, 20, 20)  # with Python's default of 700, 10, 10 loading modules took a fifth longer
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
