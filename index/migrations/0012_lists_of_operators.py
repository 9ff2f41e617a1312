from django.contrib.postgres.operations import AddIndexConcurrently, RemoveIndexConcurrently, ValidateConstraint
from django.db import migrations, models

SITE_FILTERED = (
    'host', 'listed', 'declined', 'excluded_at', 'outcome', 'tier', 'score', 'verified_at',
    'markdown_negotiation', 'markdown_twin', 'llms_txt', 'api_catalog', 'mcp_server', 'webmcp',
)


class Migration(migrations.Migration):
    """Safe while the service runs: takes no lock that blocks reads or writes."""

    atomic = False

    dependencies = [
        ('index', '0011_excluded_sites'),
    ]

    operations = [
        ValidateConstraint(model_name='site', name='site_listed_is_not_excluded'),
        AddIndexConcurrently(
            model_name='site',
            index=models.Index(fields=['id'], include=SITE_FILTERED, name='site_filtered'),
        ),
        AddIndexConcurrently(
            model_name='listingevent',
            index=models.Index(fields=['host', 'at'], name='listing_event_of_host', opclasses=['varchar_pattern_ops', 'timestamptz_ops']),
        ),
        RemoveIndexConcurrently(model_name='listingevent', name='listing_event_by_host'),
    ]
