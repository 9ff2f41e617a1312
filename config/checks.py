"""System checks of the settings."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register  # noqa: A004 - Django's name
from django.core.management.base import BaseCommand

from config import data_dir, env, object_store, observability

SETTINGS = "settings"  # Tag of the checks that every command runs


_STORES = ("GENERATIONS_URL", "EVIDENCE_URL")

# Options that Django gives every command; they work, and help of ours is about ours.
DJANGO_OPTIONS = {
    "--force-color",
    "--no-color",
    "--pythonpath",
    "--settings",
    "--skip-checks",
    "--traceback",
    "--verbosity",
    "--version",
}


class ServiceCommand(BaseCommand):
    suppressed_base_arguments = DJANGO_OPTIONS
    # Checks of pages and models load all of them, over a second of CPU: `migrate` and `check` do that.
    requires_system_checks = (SETTINGS,)


@register(Tags.files, SETTINGS)
def data_dir_is_writable(**_: Any) -> list[CheckMessage]:
    """DATA_DIR, or its nearest existing parent, must be writable."""
    path = settings.DATA_DIR
    while not path.exists() and path != path.parent:
        path = path.parent
    if path.is_dir() and os.access(path, os.W_OK | os.X_OK):
        return []
    message = f"DATA_DIR={settings.DATA_DIR} cannot be written to."
    return [Error(message, hint="Set DATA_DIR to a folder that this user may write to.", id="config.E001")]


@register(Tags.files, SETTINGS)
def browser_is_there(**_: Any) -> list[CheckMessage]:
    browser = settings.PROBE_BROWSER
    if browser in {"", "off"} or (Path(browser).is_file() and os.access(browser, os.X_OK)):
        return []
    hint = "Give the path of Chromium, e.g. /usr/lib/chromium/chromium-headless-shell, or off."
    return [Error(f"PROBE_BROWSER={browser!r} is not a program.", hint=hint, id="config.E002")]


@register(Tags.files, SETTINGS)
def embedding_model_is_there(**_: Any) -> list[CheckMessage]:
    """EMBEDDING_MODEL must be known to the installed packages."""
    name = settings.EMBEDDING_MODEL
    if name == "minilm":
        return []
    try:
        from fastembed import TextEmbedding  # noqa: PLC0415 - an optional package, slow to import
    except ImportError:
        hint = (
            "Install it beside the locked packages (.venv/bin/python -m pip install fastembed), or unset "
            "the variable."
        )
        return [Error(f"EMBEDDING_MODEL={name} needs the package fastembed.", hint=hint, id="config.E004")]
    known = sorted(model["model"] for model in TextEmbedding.list_supported_models())
    if name in known:
        return []
    hint = f"fastembed has {', '.join(known)}."
    return [Error(f"EMBEDDING_MODEL={name} is not a model of fastembed.", hint=hint, id="config.E004")]


@register(SETTINGS)
def packages_of_extras_are_there(**_: Any) -> list[CheckMessage]:
    missing = observability.missing_packages()
    return (
        [Error(missing, hint="Install the extra, or unset the variable.", id="config.E006")]
        if missing
        else []
    )


@register(SETTINGS)
def package_of_stores_is_there(**_: Any) -> list[CheckMessage]:
    name = next((setting for setting in _STORES if getattr(settings, setting)), "")
    if not name or not (missing := object_store.missing_package()):
        return []
    hint = "Install the extra, or unset the variable."
    return [Error(f"{name} is set and needs {missing}", hint=hint, id="config.E007")]


@register(SETTINGS)
def home_of_evidence_is_there(**_: Any) -> list[CheckMessage]:
    if settings.EVIDENCE_HOME != "store" or settings.EVIDENCE_URL:
        return []
    message = "EVIDENCE_HOME=store, and EVIDENCE_URL is not set."
    return [Error(message, hint="Say in EVIDENCE_URL where the store is.", id="config.E008")]


@register(SETTINGS)
def floor_means_something(**_: Any) -> list[CheckMessage]:
    """SEARCH_FLOOR is read only where no fitted line decides."""
    unread = settings.EMBEDDING_MODEL == "minilm" and not settings.SEARCH_BY_FLOORS
    if settings.SEARCH_FLOOR is None or not unread:
        return []
    hint = (
        "Unset it; SEARCH_CHANCE is its successor, the chance that a site must have. SEARCH_BY_FLOORS=on "
        "brings the floors back for this release."
    )
    return [
        Warning(f"SEARCH_FLOOR={settings.SEARCH_FLOOR} means nothing any more.", hint=hint, id="config.W007")
    ]


@register(Tags.security, SETTINGS)
def signing_is_on_or_off(**_: Any) -> list[CheckMessage]:
    if settings.PROBE_SIGNING in {"on", "draft-01", "off"}:
        return []
    message = f"PROBE_SIGNING={settings.PROBE_SIGNING!r} is neither on, draft-01 nor off."
    return [Error(message, hint="Set it to on (the default), draft-01 or off.", id="config.E005")]


@register(Tags.security, SETTINGS)
def nobody_is_everybodys_proxy(**_: Any) -> list[CheckMessage]:
    wide = [str(network) for network in settings.TRUSTED_PROXIES if network.prefixlen == 0]
    if not wide:
        return []
    message = f"TRUSTED_PROXIES={', '.join(wide)} trusts every caller: anyone could claim any address."
    return [Error(message, hint="Name only your own proxies, e.g. 10.0.0.5.", id="config.E003")]


@register(Tags.security, deploy=True)
def ready_to_be_public(**_: Any) -> list[CheckMessage]:
    return [*_address_warnings(), *_server_warnings(), *_store_warnings(), *_host_warnings()]


def _address_warnings() -> Iterator[CheckMessage]:
    """Who can reach whom: the operator, the service, the sites."""
    if not env.text("CONTACT_EMAIL"):
        yield Warning(
            "CONTACT_EMAIL is not set.",
            hint="Site owners must be able to reach the operator of the probe.",
            id="config.W001",
        )
    if not settings.BASE_URL.startswith("https://"):
        yield Warning(
            f"BASE_URL={settings.BASE_URL} is not https.",
            hint="Set it to the public address, e.g. https://index.example.",
            id="config.W002",
        )
    if settings.PROBE_CONNECT_TO:
        yield Warning(
            "PROBE_CONNECT_TO is set: the names that it matches are exempt from the address policy.",
            hint="Unset it, unless this service probes an intranet on purpose.",
            id="config.W003",
        )


def _server_warnings() -> Iterator[CheckMessage]:
    for name in ("DATABASE_URL", "REDIS_URL"):
        if not env.text(name):
            yield Warning(
                f"{name} is not set: the embedded server is used.",
                hint="It is for a first look and for development; use a server that gets security updates.",
                id="config.W004",
            )
    if not (env.text("SECRET_KEY") or data_dir.secret_key(settings.DATA_DIR)):
        yield Warning(
            "SECRET_KEY is not set: every process makes its own, so no session is valid in two of them.",
            hint="Set it to at least 50 random characters, the same for every process.",
            id="config.W005",
        )


def _store_warnings() -> Iterator[CheckMessage]:
    uses_s3 = any(getattr(settings, name).startswith("s3:") for name in _STORES)
    if uses_s3 and env.text("AWS_ENDPOINT_URL").startswith("http:"):
        yield Warning(
            "AWS_ENDPOINT_URL is not https: what is stored passes the network in clear.",
            hint="Use https, unless the store is on this machine or in a network of its own.",
            id="config.W008",
        )
    if settings.EVIDENCE_URL and settings.EVIDENCE_URL == settings.GENERATIONS_URL:
        yield Warning(
            "EVIDENCE_URL and GENERATIONS_URL are one place: who may read search files may read evidence.",
            hint="Give each a folder, and web machines keys that read that of search files alone.",
            id="config.W009",
        )


def _host_warnings() -> Iterator[CheckMessage]:
    if "*" in settings.ALLOWED_HOSTS:
        yield Warning(
            "ALLOWED_HOSTS holds '*'.",
            hint="Name the hosts of BASE_URL and of its aliases.",
            id="config.W006",
        )
