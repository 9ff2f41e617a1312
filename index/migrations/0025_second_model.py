from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: an earlier release writes generations without a second model."""

    dependencies = [
        ("index", "0024_asked_endpoints"),
    ]

    operations = [
        migrations.AddField(
            model_name="generation",
            name="second_model",
            field=models.CharField(db_default="", default="", max_length=120),
        ),
    ]
