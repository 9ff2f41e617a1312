"""The WSGI application that the web server runs."""

import os

from django.conf import settings
from django.core.wsgi import get_wsgi_application

from config.counts import folder
from config.files import private

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
private.begin(settings.DATA_DIR)
folder.share(settings.DATA_DIR)

application = get_wsgi_application()

from django.urls import get_resolver  # noqa: E402

from operators.web import refresh  # noqa: E402 - models can be imported only now

get_resolver().url_patterns  # noqa: B018 - loads every view, which the first request would have to wait for
refresh.begin()
