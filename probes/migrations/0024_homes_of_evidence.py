"""Evidence lies in its row or in an object store; nothing but its home changes, and nothing is left behind."""

from django.db import migrations, models
from django.db.models.functions import Now

FORWARD = """
CREATE OR REPLACE FUNCTION probes_evidence_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.id = OLD.id AND NEW.run_id = OLD.run_id AND (
        (OLD.key = '' AND NEW.key <> '' AND NEW.sha256 = encode(sha256(OLD.packed), 'hex')
            AND NEW.size = octet_length(OLD.packed))
        OR (OLD.key <> '' AND NEW.key = '' AND OLD.sha256 = encode(sha256(NEW.packed), 'hex'))
    ) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'stored evidence is never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
CREATE FUNCTION probes_discard_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO probes_discardedobject (key) VALUES (OLD.key);
    RETURN NULL;
END $$;
CREATE TRIGGER evidence_leaves_no_object AFTER DELETE ON probes_storedevidence
    FOR EACH ROW WHEN (OLD.key <> '') EXECUTE FUNCTION probes_discard_object();
CREATE TRIGGER evidence_moves_and_leaves_no_object AFTER UPDATE ON probes_storedevidence
    FOR EACH ROW WHEN (OLD.key <> '' AND NEW.key = '') EXECUTE FUNCTION probes_discard_object();
"""
BACKWARD = """
DROP TRIGGER evidence_moves_and_leaves_no_object ON probes_storedevidence;
DROP TRIGGER evidence_leaves_no_object ON probes_storedevidence;
DROP FUNCTION probes_discard_object();
CREATE OR REPLACE FUNCTION probes_evidence_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'stored evidence is never changed' USING ERRCODE = 'integrity_constraint_violation';
END $$;
"""


class Migration(migrations.Migration):

    dependencies = [
        ('probes', '0023_learned_cadence'),
    ]

    operations = [
        migrations.CreateModel(
            name='DiscardedObject',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(max_length=100)),
                ('at', models.DateTimeField(db_default=Now())),
            ],
        ),
        migrations.AddField(
            model_name='storedevidence',
            name='key',
            field=models.CharField(db_default='', default='', max_length=100),
        ),
        migrations.AddField(
            model_name='storedevidence',
            name='sha256',
            field=models.CharField(db_default='', default='', max_length=64),
        ),
        migrations.AddField(
            model_name='storedevidence',
            name='size',
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.AlterField(
            model_name='storedevidence',
            name='packed',
            field=models.BinaryField(null=True),
        ),
        migrations.AddConstraint(
            model_name='storedevidence',
            constraint=models.UniqueConstraint(condition=models.Q(('key', ''), _negated=True), fields=('key',), name='evidence_key'),
        ),
        migrations.AddConstraint(
            model_name='storedevidence',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('key', ''), ('packed__isnull', False), ('sha256', ''), ('size__isnull', True)), models.Q(('packed__isnull', True), ('size__isnull', False), models.Q(('key', ''), _negated=True), models.Q(('sha256', ''), _negated=True)), _connector='OR'), name='evidence_in_one_home'),
        ),
        migrations.RunSQL(FORWARD, BACKWARD),
    ]
