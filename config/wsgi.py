"""WSGI application, served by `operators.web.application`."""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from config import data_dir
from config.counts import folder

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
data_dir.prepare_data_dir(settings.DATA_DIR)
folder.share(settings.DATA_DIR)

application = get_wsgi_application()
