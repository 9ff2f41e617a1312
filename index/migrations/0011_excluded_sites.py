from django.contrib.postgres.operations import AddConstraintNotValid
from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):

    dependencies = [
        ('index', '0010_figures_of_days'),
    ]

    operations = [
        migrations.AddField(
            model_name='site',
            name='excluded_at',
            field=models.DateTimeField(null=True),
        ),
        migrations.AddField(
            model_name='site',
            name='excluded_why',
            field=models.TextField(db_default='', default=''),
        ),
        AddConstraintNotValid(
            model_name='site',
            constraint=models.CheckConstraint(
                name='site_listed_is_not_excluded',
                condition=Q(('listed', False), ('excluded_at__isnull', True), _connector='OR'),
            ),
        ),
    ]
