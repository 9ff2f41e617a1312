from django.db import migrations

# The database gives each listing its id when its row is written.
FORWARD = "UPDATE index_site SET listed = listed WHERE listed AND listing_id IS NULL"


class Migration(migrations.Migration):
    dependencies = [("index", "0028_feed_entries")]
    operations = [migrations.RunSQL(FORWARD, migrations.RunSQL.noop)]
