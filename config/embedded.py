"""The embedded PostgreSQL and Redis, placeholders until written."""

from pathlib import Path


def database_url(data_dir: Path) -> str:
    return "postgres://postgres@/postgres?host=" + str(data_dir)


def redis_url(data_dir: Path) -> str:
    return "unix://" + str(data_dir / "redis.sock")


def secret_key(data_dir: Path) -> str:
    return ""


def celery_url(redis_url: str) -> str:
    return redis_url.replace("unix://", "redis+socket://")
