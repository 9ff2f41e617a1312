"""A report as schema.org JSON-LD."""

from typing import Any

from django.conf import settings

from index.shapes import SiteReport
from index.templatetags.quoted import plain
from index.values.addresses import MEDIA_TYPES, report_path


def of_report(report: SiteReport) -> dict[str, Any]:
    """A WebPage with the measurements as a Dataset."""
    host, probed = report["host"], report["verified"]["verified_at"]
    return {
        "@context": "https://schema.org",
        "@type": "WebPage",
        "url": report["report"],
        "name": f"Agent readiness of {host}",
        "dateModified": probed,
        "isPartOf": {"@type": "WebSite", "name": "Agent-Readiness Index", "url": f"{settings.BASE_URL}/"},
        "about": {
            "@type": "WebSite",
            "url": report["url"],
            "name": plain(report["display_name"] or host, 120),
        },
        "mainEntity": {
            "@type": "Dataset",
            "name": f"What the probe saw on {host}",
            "description": f"{report['readiness_score']} of {report['readiness_of']} checks for AI agents "
            "passed.",
            "url": report["report"],
            "dateModified": probed,
            "creator": {"@type": "Organization", "name": "Agent-Readiness Index"},
            "variableMeasured": [
                {
                    "@type": "PropertyValue",
                    "propertyID": id_,
                    "name": check["label"],
                    "value": check["answer"],
                }
                for id_, check in report["checks"].items()
            ],
            "distribution": [
                {
                    "@type": "DataDownload",
                    "encodingFormat": MEDIA_TYPES[suffix],
                    "contentUrl": f"{settings.BASE_URL}{report_path(host, suffix)}",
                }
                for suffix in ("json", "md")
            ],
        },
    }
