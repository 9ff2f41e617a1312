"""Every address of the service."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path

from config.middleware import ADMIN
from operators.health import healthz, readyz
from operators.metrics import metrics
from protocols.pages import signing_in

urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("protocols.urls")),
    path("", include("index.urls")),  # last: any address below /site/ that is nothing else is a host
    path("healthz", healthz),
    path("readyz", readyz),
    path("metrics", metrics),
    path(f"{ADMIN}login/", signing_in.login),
    path(ADMIN, admin.site.urls),
]

handler400 = "protocols.errors.bad_request"
handler403 = "protocols.errors.permission_denied"
handler404 = "protocols.errors.not_found"
handler500 = "protocols.errors.server_error"
