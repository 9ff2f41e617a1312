from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('probes', '0020_early_visits'),
    ]

    operations = [
        migrations.AddField(
            model_name='livecheck',
            name='wish_due_at',
            field=models.DateTimeField(null=True),
        ),
    ]
