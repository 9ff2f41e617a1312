"""URLs for monitoring."""

from django.urls import path

from operators.health import healthz, readyz
from operators.metrics import metrics

urlpatterns = [
    path("healthz", healthz),
    path("readyz", readyz),
    path("metrics", metrics),
]
