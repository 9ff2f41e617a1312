from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: takes no lock that blocks reads or writes."""

    atomic = False

    dependencies = [
        ('index', '0014_causes_of_changes'),
    ]

    operations = [
        AddIndexConcurrently(
            model_name='listingevent',
            index=models.Index(condition=models.Q(('cause', 'rubric')), fields=['id'], name='listing_event_by_rubric'),
        ),
    ]
