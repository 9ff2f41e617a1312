"""Passages of sites and their vectors. A change of passages changes the site's row."""

from importlib import import_module

import django.db.models.deletion
from django.db import migrations, models

_before = import_module("index.migrations.0016_answers_from_checks")
NOT_HELD = (*_before.NOT_HELD, "passages", "passages_at")
"""A generation holds the digest of the passages, which changes with them."""
TRIGGER = """
CREATE FUNCTION index_sitepassages_says_when_it_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.changed := pg_current_xact_id()::text::bigint;
    RETURN NEW;
END $$;
CREATE TRIGGER sitepassages_says_when_it_changed BEFORE INSERT OR UPDATE ON index_sitepassages
    FOR EACH ROW EXECUTE FUNCTION index_sitepassages_says_when_it_changed();
"""
NO_TRIGGER = """
DROP TRIGGER sitepassages_says_when_it_changed ON index_sitepassages;
DROP FUNCTION index_sitepassages_says_when_it_changed();
"""


class Migration(migrations.Migration):
    """Safe while the service runs: its locks last for milliseconds."""

    dependencies = [
        ("index", "0016_answers_from_checks"),
    ]

    operations = [
        migrations.AddField(
            model_name="site",
            name="passages",
            field=models.JSONField(default=list, db_default=models.Value([], models.JSONField())),
        ),
        migrations.AddField(
            model_name="site",
            name="passages_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name="site",
            name="passages_digest",
            field=models.CharField(db_default="", default="", max_length=32),
        ),
        migrations.CreateModel(
            name="SitePassages",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("model", models.CharField(max_length=120)),
                ("digest", models.CharField(max_length=32)),
                ("vectors", models.BinaryField()),
                ("changed", models.BigIntegerField(default=0, editable=False)),
                (
                    "site",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="+",
                        to="index.site",
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["changed"], name="site_passages_changed")],
                "constraints": [
                    models.UniqueConstraint(
                        fields=("site", "model"), include=("digest",), name="site_passages_once_a_model"
                    )
                ],
            },
        ),
        migrations.RunSQL(TRIGGER, NO_TRIGGER),
        migrations.RunSQL(
            _before.says_when_it_changed(NOT_HELD), _before.says_when_it_changed(_before.NOT_HELD)
        ),
    ]
