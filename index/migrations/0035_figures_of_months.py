from django.db import migrations, models

# A month that was told stands still.
FORWARD = """
CREATE FUNCTION index_month_stands_still() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the figures of a month are never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER month_stands_still BEFORE UPDATE ON index_monthfigures
    FOR EACH ROW EXECUTE FUNCTION index_month_stands_still();
"""
BACKWARD = """
DROP TRIGGER month_stands_still ON index_monthfigures;
DROP FUNCTION index_month_stands_still();
"""


class Migration(migrations.Migration):
    dependencies = [("index", "0034_replaced_models")]
    operations = [
        migrations.AddField("dayfigures", "by_group", models.JSONField(null=True)),
        migrations.AddField("dayfigures", "servers", models.JSONField(null=True)),
        migrations.AddField("dayfigures", "hosts", models.JSONField(null=True)),
        migrations.CreateModel(
            name="MonthFigures",
            fields=[
                ("month", models.DateField(primary_key=True, serialize=False)),
                ("made_at", models.DateTimeField()),
                ("figures", models.JSONField()),
            ],
            options={
                "constraints": [
                    models.CheckConstraint(
                        condition=models.Q(("month__day", 1)), name="month_figures_first_day"
                    )
                ],
            },
        ),
        migrations.RunSQL(FORWARD, BACKWARD),
    ]
