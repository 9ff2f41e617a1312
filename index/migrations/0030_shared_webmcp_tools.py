"""Sets of WebMCP tools are counted over the index, as those of MCP servers are."""

from importlib import import_module

from django.db import migrations, models

_trigger = import_module("index.migrations.0016_answers_from_checks")
_before = import_module("index.migrations.0019_how_to_connect")
NOT_HELD = (*_before.NOT_HELD, "webmcp_marks", "webmcp_tool_set", "webmcp_tool_set_shared", "tier_by_webmcp")


class Migration(migrations.Migration):
    """Safe while the service runs: its locks last for milliseconds; pages with WebMCP tools are few."""

    dependencies = [
        ("index", "0029_ids_of_listings"),
    ]

    operations = [
        migrations.AddField(
            model_name="site",
            name="webmcp_marks",
            field=models.BooleanField(null=True),
        ),
        migrations.AddField(
            model_name="site",
            name="webmcp_tool_set",
            field=models.CharField(max_length=64, null=True),
        ),
        migrations.AddField(
            model_name="site",
            name="webmcp_tool_set_shared",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.AddField(
            model_name="site",
            name="tier_by_webmcp",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.RunSQL(
            _trigger.says_when_it_changed(NOT_HELD, _before.RESOURCES),
            _trigger.says_when_it_changed(_before.NOT_HELD, _before.RESOURCES),
        ),
        migrations.RunSQL(
            "UPDATE index_site SET webmcp_marks = webmcp_platform_supplied WHERE webmcp_platform_supplied IS NOT NULL",
            migrations.RunSQL.noop,
        ),
    ]
