"""What an agent needs to act on an answer: how to connect, addresses, definitions of tools, caveats.

Generations hold how a site's MCP server is reached and which other resources it has.
"""

from importlib import import_module

from django.db import migrations, models

_trigger = import_module("index.migrations.0016_answers_from_checks")
_before = import_module("index.migrations.0017_passages")
NOT_HELD = (*_before.NOT_HELD, "tool_definitions", "addresses", "caveats", "language")
RESOURCES = """, 'resources', (
            SELECT jsonb_object_agg(key, value -> 'answer') FROM jsonb_each({row}.other_wellknown)
        )"""


class Migration(migrations.Migration):
    """Safe while the service runs: its locks last for milliseconds."""

    dependencies = [
        ("index", "0018_index_of_passages"),
    ]

    operations = [
        migrations.AddField(
            model_name="site",
            name="tool_definitions",
            field=models.JSONField(default=dict, db_default=models.Value({}, models.JSONField())),
        ),
        migrations.AddField(
            model_name="site",
            name="connect",
            field=models.JSONField(null=True),
        ),
        migrations.AddField(
            model_name="site",
            name="addresses",
            field=models.JSONField(default=dict, db_default=models.Value({}, models.JSONField())),
        ),
        migrations.AddField(
            model_name="site",
            name="caveats",
            field=models.JSONField(default=list, db_default=models.Value([], models.JSONField())),
        ),
        migrations.AddField(
            model_name="site",
            name="language",
            field=models.CharField(max_length=3, null=True),
        ),
        migrations.RunSQL(
            _trigger.says_when_it_changed(NOT_HELD, RESOURCES),
            _trigger.says_when_it_changed(_before.NOT_HELD),
        ),
    ]
