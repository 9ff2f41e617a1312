from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """While it is served: no lock that reads or writes wait for."""

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
