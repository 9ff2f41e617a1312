"""Which tables and columns a backup has."""

from django.apps import apps

from operators.backup import tables


def test_every_table_is_in_a_backup_but_for_those_that_are_made_anew():
    there = {model._meta.db_table for model in apps.get_models(include_auto_created=True)}
    made_anew = {"index_generation", "django_session", "probes_livecheck"}
    assert there - {table.name for table in tables()} == made_anew


def test_no_number_of_a_transaction_is_in_a_backup_since_every_cluster_counts_its_own():
    numbered = [
        model for model in apps.get_models() if "changed" in {field.name for field in model._meta.fields}
    ]
    assert len(numbered) >= 3
    kept = {table.name: table.columns for table in tables()}
    assert [model.__name__ for model in numbered if "changed" in kept[model._meta.db_table]] == []
