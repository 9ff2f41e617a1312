from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('probes', '0010_verdicts'),
    ]

    operations = [
        migrations.DeleteModel(name='StoredVerdicts'),
    ]
