from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: takes no lock that blocks reads or writes."""

    atomic = False

    dependencies = [
        ("index", "0017_passages"),
    ]

    operations = [
        AddIndexConcurrently(
            model_name="site",
            index=models.Index(
                condition=models.Q(("listed", True), models.Q(("passages_digest", ""), _negated=True)),
                fields=["passages_at", "id"],
                include=("passages_digest",),
                name="site_passages_at",
            ),
        ),
    ]
