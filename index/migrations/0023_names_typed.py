import django.db.models.functions.comparison
import django.db.models.functions.text
from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: takes no lock that blocks reads or writes."""

    atomic = False

    dependencies = [
        ("index", "0022_tool_digests"),
    ]

    operations = [
        AddIndexConcurrently(
            model_name="site",
            index=models.Index(
                django.db.models.functions.comparison.Collate("host", "C"),
                condition=models.Q(("listed", True)),
                name="site_host_typed",
            ),
        ),
        AddIndexConcurrently(
            model_name="site",
            index=models.Index(
                django.db.models.functions.comparison.Collate(
                    django.db.models.functions.text.Lower("display_name"), "C"
                ),
                condition=models.Q(("listed", True)),
                name="site_name_typed",
            ),
        ),
    ]
