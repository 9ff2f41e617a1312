from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('index', '0013_mail_tries'),
    ]

    operations = [
        migrations.AddField(
            model_name='listingevent',
            name='cause',
            field=models.CharField(blank=True, db_default='', max_length=8),
        ),
        migrations.AddField(
            model_name='listingevent',
            name='rubric_version',
            field=models.CharField(blank=True, db_default='', max_length=8),
        ),
    ]
