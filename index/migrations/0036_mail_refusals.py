from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("index", "0035_figures_of_months")]
    operations = [
        migrations.CreateModel(
            name="MailRefusal",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=32, unique=True)),
                ("created_at", models.DateTimeField(auto_now_add=True)),
                ("is_settled", models.BooleanField(default=False)),
            ],
            options={
                "indexes": [
                    models.Index(
                        condition=models.Q(("is_settled", False)), fields=["id"], name="mail_refusal_unsettled"
                    )
                ],
            },
        ),
    ]
