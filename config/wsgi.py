"""The WSGI application that the web server runs."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

application = get_wsgi_application()

from index import warming  # noqa: E402 - models can be imported only now

warming.begin()
