"""The WSGI application that the web server runs."""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from config import counting

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
counting.share(settings.DATA_DIR)

application = get_wsgi_application()

from config import keeping_up  # noqa: E402 - models can be imported only now

keeping_up.begin()
