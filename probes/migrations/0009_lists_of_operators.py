from django.contrib.postgres.operations import AddIndexConcurrently, RemoveIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """While it is served: no lock that reads or writes wait for."""

    atomic = False

    dependencies = [
        ('probes', '0008_digests'),
    ]

    operations = [
        migrations.CreateModel(
            name='Submission',
            fields=[],
            options={'proxy': True, 'indexes': [], 'constraints': []},
            bases=('probes.target',),
        ),
        AddIndexConcurrently(
            model_name='target',
            index=models.Index(fields=['-id'], include=['host', 'probed_at'], condition=models.Q(('origin', 'submission')), name='target_submitted'),
        ),
        AddIndexConcurrently(
            model_name='proberun',
            index=models.Index(fields=['host', '-started_at'], name='run_of_host', opclasses=['varchar_pattern_ops', 'timestamptz_ops']),
        ),
        AddIndexConcurrently(
            model_name='proberun',
            index=models.Index(fields=['started_at'], include=['stage', 'outcome', 'outcome_reason'], name='run_of_time'),
        ),
        RemoveIndexConcurrently(model_name='proberun', name='run_by_time'),
        RemoveIndexConcurrently(model_name='proberun', name='run_by_host'),
    ]
