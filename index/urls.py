"""Addresses of the pages."""

from django.urls import path, re_path

from index.pages import home, site, site_badge, site_changes

urlpatterns = [
    path("", home, name="home"),
    path("index.md", home, {"format": "md"}, name="home-markdown"),
    re_path(r"^site/(?P<name>[^/]+)/badge\.svg$", site_badge, name="badge"),
    re_path(r"^site/(?P<name>[^/]+)/changes\.atom$", site_changes, name="changes"),
    # Any character, so that a line break in an address is answered like every other host that is none.
    re_path(r"^site/(?P<name>(?s:.+))$", site, name="site"),
]
