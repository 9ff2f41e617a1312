from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: its lock lasts for milliseconds."""

    dependencies = [("index", "0031_index_of_webmcp_tools")]

    operations = [
        migrations.AddField(
            model_name="site",
            name="catalog_ids",
            field=models.JSONField(default=list, db_default=models.Value([], models.JSONField())),
        ),
    ]
