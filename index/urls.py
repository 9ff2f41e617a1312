"""Addresses of the pages."""

from django.urls import path, re_path

from index.pages import home, site

urlpatterns = [
    path("", home, name="home"),
    path("index.md", home, {"format": "md"}, name="home-markdown"),
    # Any character, so that a line break in an address is answered like every other host that is none.
    re_path(r"^site/(?P<name>(?s:.+))$", site, name="site"),
]
