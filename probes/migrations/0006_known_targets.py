"""Fill what targets that are there already lack: their domains, and the daily reading of robots.txt."""

from typing import Any

from django.db import migrations
from publicsuffixlist import PublicSuffixList

ROBOTS = """
UPDATE probes_target SET robots_due_at = now() + random() * interval '1 day'
FROM index_site WHERE index_site.host = probes_target.host AND index_site.listed
"""


def fill(apps: Any, _schema_editor: Any) -> None:
    """Set the domains, a thousand at a time."""
    Target = apps.get_model("probes", "Target")
    batch = []
    registrars = PublicSuffixList(only_icann=True)
    for target in Target.objects.only("host", "domain").iterator(chunk_size=1000):
        target.domain = registrars.privatesuffix(target.host) or target.host
        batch.append(target)
        if len(batch) == 1000:
            Target.objects.bulk_update(batch, ["domain"])
            batch = []
    Target.objects.bulk_update(batch, ["domain"])


class Migration(migrations.Migration):

    dependencies = [
        ("probes", "0005_the_schedule"),
        ("index", "0001_initial"),
    ]

    operations = [
        migrations.RunPython(fill, migrations.RunPython.noop),
        migrations.RunSQL(ROBOTS, migrations.RunSQL.noop),
    ]
