"""WSGI application, served by `operators.web.application`."""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from config.counts import folder
from config.files import private

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
private.begin(settings.DATA_DIR)
folder.share(settings.DATA_DIR)

application = get_wsgi_application()
