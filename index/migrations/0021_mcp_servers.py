from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: takes no lock that blocks reads or writes."""

    atomic = False

    dependencies = [
        ("index", "0020_answers_that_are_not_scored"),
    ]

    operations = [
        AddIndexConcurrently(
            model_name="site",
            index=models.Index(
                condition=models.Q(("listed", True), ("mcp_server", True)),
                fields=["host"],
                name="site_mcp_servers",
            ),
        ),
    ]
