import os
from pathlib import Path

import dj_database_url
import pytest
import redis
from django.core.exceptions import ImproperlyConfigured

from config.data_dir import celery_url, database_url, redis_url, secret_key, socket_dir

STRANGE = ["/srv/with a space", "/srv/100%", "/srv/ü", "/srv/a?b#c@d:e", "/" + "long/" * 30]


@pytest.mark.parametrize("data_dir", ["/srv/index/.data", *STRANGE])
def test_both_urls_lead_to_the_socket_folder(data_dir):
    folder = socket_dir(Path(data_dir))
    database = dj_database_url.parse(database_url(Path(data_dir)))
    assert (database["HOST"], database["USER"], database["NAME"]) == (str(folder), "postgres", "postgres")
    client = redis.Redis.from_url(redis_url(Path(data_dir)))
    assert client.connection_pool.connection_kwargs["path"] == str(folder / "redis.sock")


@pytest.mark.parametrize("data_dir", STRANGE)
def test_strange_or_long_path_gets_a_short_plain_socket_folder_of_this_user(data_dir):
    folder = socket_dir(Path(data_dir))
    assert folder.parent == Path("/tmp")
    assert f"-{os.getuid()}-" in folder.name
    assert folder != socket_dir(Path(data_dir + "x"))


def test_socket_names_fit_into_107_bytes():
    longest = Path("/" + "d" * 75)
    assert socket_dir(longest).parent == longest
    assert len(str(socket_dir(longest) / ".s.PGSQL.5432")) <= 107


@pytest.mark.parametrize(
    ("given", "celery"),
    [
        ("redis://cache.example:6379/1", "redis://cache.example:6379/1"),
        ("rediss://:pw@cache.example/0", "rediss://:pw@cache.example/0"),
        ("unix:///run/redis.sock", "redis+socket:///run/redis.sock"),
        ("unix://:pw@/run/redis.sock?db=2", "redis+socket://:pw@/run/redis.sock?virtual_host=2"),
    ],
)
def test_celery_reads_the_same_redis(given, celery):
    assert celery_url(given) == celery


def test_secret_key_that_cannot_be_read_is_told(tmp_path):
    (tmp_path / "secret_key").mkdir()
    with pytest.raises(ImproperlyConfigured, match="DATA_DIR"):
        secret_key(tmp_path)
