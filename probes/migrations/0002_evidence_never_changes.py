"""Hold in the database what the model promises: evidence is written once and never changed."""

from django.db import migrations

FORWARD = """
CREATE FUNCTION probes_evidence_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'stored evidence is never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE TRIGGER evidence_never_changes BEFORE UPDATE ON probes_storedevidence
    FOR EACH ROW EXECUTE FUNCTION probes_evidence_never_changes();
"""
BACKWARD = """
DROP TRIGGER evidence_never_changes ON probes_storedevidence;
DROP FUNCTION probes_evidence_never_changes();
"""


class Migration(migrations.Migration):
    dependencies = [("probes", "0001_initial")]
    operations = [migrations.RunSQL(FORWARD, BACKWARD)]
