"""URL configuration of the service."""

from django.contrib import admin
from django.urls import URLPattern, URLResolver, include, path
from django.views.generic import RedirectView

from config.middleware import ADMIN

admin.autodiscover()  # not by the app's configuration: processes without pages don't need it

urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("protocols.urls")),
    path("", include("index.urls")),  # after protocols: its /site/ pattern matches any host
    path("", include("operators.urls")),
    path(ADMIN, admin.site.urls),
    path(ADMIN.rstrip("/"), RedirectView.as_view(pattern_name="admin:index")),
]

handler400 = "protocols.errors.bad_request"
handler403 = "protocols.errors.permission_denied"
handler404 = "protocols.errors.not_found"
handler500 = "protocols.errors.server_error"
