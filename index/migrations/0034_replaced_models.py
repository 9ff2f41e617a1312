from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("index", "0033_index_of_catalog_ids")]
    operations = [
        migrations.CreateModel(
            name="ReplacedModel",
            fields=[
                ("model", models.CharField(max_length=120, primary_key=True, serialize=False)),
                ("since", models.DateTimeField()),
            ],
        ),
    ]
