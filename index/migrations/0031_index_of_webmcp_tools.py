from django.contrib.postgres.operations import AddIndexConcurrently
from django.db import migrations, models


class Migration(migrations.Migration):
    """Safe while the service runs: takes no lock that blocks reads or writes."""

    atomic = False

    dependencies = [
        ("index", "0030_shared_webmcp_tools"),
    ]

    operations = [
        AddIndexConcurrently(
            model_name="site",
            index=models.Index(
                condition=models.Q(("webmcp_tool_set__isnull", False)),
                fields=["webmcp_tool_set"],
                include=("id", "owner_domain", "owner_name", "webmcp_tool_set_shared", "declined"),
                name="site_webmcp_tool_set",
            ),
        ),
    ]
