"""Backups; spoilt copies and empty databases are in tests/run/test_backup.py."""

import os
import subprocess
import sys

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import connection

from tests import published
from tests.paths import ROOT
from tests.pipeline.conftest import database_url

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_backup_is_restored_into_a_scratch_database_and_read_back_equal(tmp_path):
    published.listed("books.example")
    call_command("backup", tmp_path / "it")
    env = os.environ | {"DATABASE_URL": database_url(), "SECRET_KEY": settings.SECRET_KEY}
    command = [sys.executable, "manage.py", "verify_backup", tmp_path / "it"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "were restored and read back equal" in done.stdout
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_database WHERE datname LIKE 'verify_%'")
        assert cursor.fetchone() == (0,)
    with pytest.raises(CommandError, match="the database is not empty"):
        call_command("restore", tmp_path / "it")
    (tmp_path / "it" / "index_site.copy.gz").write_bytes(b"")
    with pytest.raises(CommandError, match="is torn"):
        call_command("verify_backup", tmp_path / "it")
