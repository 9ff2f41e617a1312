from django.db import migrations, models

# The database keeps listings and their entries together, whoever writes a site's row.
FORWARD = """
CREATE FUNCTION index_site_has_a_listing_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT NEW.listed THEN
        NEW.listing_id := NULL;
    ELSIF TG_OP = 'UPDATE' THEN
        NEW.listing_id := COALESCE(OLD.listing_id, gen_random_uuid());
    ELSE
        NEW.listing_id := COALESCE(NEW.listing_id, gen_random_uuid());
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER site_has_a_listing_id BEFORE INSERT OR UPDATE ON index_site
    FOR EACH ROW EXECUTE FUNCTION index_site_has_a_listing_id();

CREATE FUNCTION index_listing_leaves_the_feed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM index_feedentry WHERE listing_id = OLD.listing_id;
    INSERT INTO index_feedentry (listing_id, at, kind, changed) VALUES (OLD.listing_id, clock_timestamp(), 'gone', 0);
    RETURN NULL;
END $$;
CREATE TRIGGER listing_leaves_the_feed AFTER UPDATE ON index_site
    FOR EACH ROW WHEN (OLD.listing_id IS NOT NULL AND NEW.listing_id IS NULL)
    EXECUTE FUNCTION index_listing_leaves_the_feed();
CREATE TRIGGER deleted_listing_leaves_the_feed AFTER DELETE ON index_site
    FOR EACH ROW WHEN (OLD.listing_id IS NOT NULL) EXECUTE FUNCTION index_listing_leaves_the_feed();

CREATE FUNCTION index_feed_entry_says_when_it_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.changed := pg_current_xact_id()::text::bigint;
    RETURN NEW;
END $$;
CREATE TRIGGER feed_entry_says_when_it_changed BEFORE INSERT ON index_feedentry
    FOR EACH ROW EXECUTE FUNCTION index_feed_entry_says_when_it_changed();
"""
BACKWARD = """
DROP TRIGGER deleted_listing_leaves_the_feed ON index_site;
DROP TRIGGER listing_leaves_the_feed ON index_site;
DROP TRIGGER site_has_a_listing_id ON index_site;
DROP TRIGGER feed_entry_says_when_it_changed ON index_feedentry;
DROP FUNCTION index_feed_entry_says_when_it_changed();
DROP FUNCTION index_listing_leaves_the_feed();
DROP FUNCTION index_site_has_a_listing_id();
"""


class Migration(migrations.Migration):
    dependencies = [("index", "0027_whose_webmcp_tools")]
    operations = [
        migrations.AddField(
            model_name="site",
            name="listing_id",
            field=models.UUIDField(editable=False, null=True),
        ),
        migrations.CreateModel(
            name="FeedEntry",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("listing_id", models.UUIDField()),
                ("host", models.CharField(blank=True, db_default="", max_length=253)),
                ("at", models.DateTimeField()),
                (
                    "kind",
                    models.CharField(
                        choices=[("listed", "Listed"), ("changed", "Changed"), ("gone", "Gone")], max_length=8
                    ),
                ),
                (
                    "fields",
                    models.JSONField(db_default=models.Value({}, models.JSONField()), default=dict),
                ),
                ("cause", models.CharField(blank=True, db_default="", max_length=8)),
                ("rubric_version", models.CharField(blank=True, db_default="", max_length=8)),
                ("changed", models.BigIntegerField(default=0, editable=False)),
            ],
            options={
                "indexes": [
                    models.Index(fields=["changed", "id"], name="feed_entry_changed"),
                    models.Index(fields=["listing_id", "id"], name="feed_entry_of_listing"),
                    models.Index(fields=["at"], name="feed_entry_at"),
                ],
            },
        ),
        migrations.RunSQL(FORWARD, BACKWARD),
    ]
