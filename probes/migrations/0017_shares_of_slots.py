from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """While it is served: no lock that reads or writes wait for."""

    atomic = False

    dependencies = [
        ('probes', '0016_caps_of_sources'),
    ]

    operations = [
        AddIndexConcurrently(
            model_name='target',
            index=models.Index(condition=models.Q(('first', True), ('state', 'active')), fields=['domain'], name='target_first_domain'),
        ),
        AddIndexConcurrently(
            model_name='target',
            index=models.Index(condition=models.Q(('first', False), ('probed_at__isnull', True), ('state', 'active')), fields=['due_at', 'id'], name='target_due_new'),
        ),
        AddIndexConcurrently(
            model_name='target',
            index=models.Index(condition=models.Q(('robots_due_at__isnull', False), ('state', 'active')), fields=['due_at', 'id'], name='target_due_listed'),
        ),
        AddIndexConcurrently(
            model_name='target',
            index=models.Index(condition=models.Q(('probed_at__isnull', False), ('robots_due_at__isnull', True), ('state', 'active')), fields=['due_at', 'id'], name='target_due_others'),
        ),
    ]
