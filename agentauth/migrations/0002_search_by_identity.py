from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    atomic = False

    dependencies = [
        ('agentauth', '0001_initial'),
    ]

    operations = [
        AddIndexConcurrently(
            model_name='registration',
            index=models.Index(fields=['identity'], name='registration_by_identity', opclasses=['varchar_pattern_ops']),
        ),
    ]
