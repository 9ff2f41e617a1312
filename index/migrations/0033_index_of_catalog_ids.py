from django.contrib.postgres.indexes import GinIndex
from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: takes no lock that blocks reads or writes."""

    atomic = False

    dependencies = [("index", "0032_catalog_ids")]

    operations = [
        AddIndexConcurrently(
            model_name="site",
            index=GinIndex(
                condition=models.Q(("listed", True), models.Q(("catalog_ids", []), _negated=True)),
                fields=["catalog_ids"],
                name="site_catalog_ids",
                opclasses=["jsonb_path_ops"],
            ),
        ),
    ]
