from typing import Any
from urllib.parse import urlsplit

from django.db import migrations, models
from publicsuffixlist import PublicSuffixList


def fill(apps: Any, _schema: object) -> None:
    """Without our supplement to the list, which holds from the next target on."""
    suffixes = PublicSuffixList()
    webhooks = apps.get_model("agentauth", "Webhook").objects
    for webhook in webhooks.iterator():
        host = urlsplit(webhook.url).hostname or ""
        webhooks.filter(pk=webhook.pk).update(host=host, domain=suffixes.privatesuffix(host) or host)


class Migration(migrations.Migration):
    dependencies = [("agentauth", "0004_watches")]
    operations = [
        migrations.AddField("webhook", "host", models.CharField(db_default="", max_length=253)),
        migrations.AddField("webhook", "domain", models.CharField(db_default="", max_length=253)),
        migrations.AddField("webhook", "held_until", models.DateTimeField(null=True)),
        migrations.RunPython(fill, migrations.RunPython.noop),
        migrations.AddIndex(
            "webhook",
            models.Index(condition=models.Q(("paused_at", None)), fields=["domain"], name="webhook_of_domain"),
        ),
        migrations.AddIndex(
            "webhook",
            models.Index(
                condition=models.Q(("held_until__isnull", False)), fields=["host"], name="webhook_held"
            ),
        ),
    ]
