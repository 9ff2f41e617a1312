"""Drop the full-text column and its index, and the index of filter mode: search reads the generation."""

from django.db import migrations, models
from django.db.models import F, Q
from django.db.models.functions import Collate, TruncDate


class Migration(migrations.Migration):

    dependencies = [
        ('index', '0008_objections'),
    ]

    operations = [
        migrations.RemoveIndex(model_name='site', name='site_fixed_order'),
        migrations.RemoveIndex(model_name='site', name='site_search'),
        migrations.RemoveField(model_name='site', name='search'),
        migrations.AddIndex(
            model_name='site',
            index=models.Index(
                F('listed_since').desc(),
                F('platform_subdomain').asc(),
                F('score').desc(),
                TruncDate('verified_at').desc(),
                Collate('host', 'C').asc(),
                condition=Q(listed=True),
                name='site_newest',
            ),
        ),
    ]
