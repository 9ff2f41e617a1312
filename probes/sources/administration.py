"""Operators' decisions about sources. Take effect at the next turn."""

from pathlib import Path

from django.conf import settings
from django.utils import timezone
from django.utils.text import slugify

from probes.models import HostSource
from probes.net.guard import UrlRefusal, check_url
from probes.sources import ADDRESSED_KINDS
from probes.sources.kind import SourceKind

# Names that figures use for hosts without a source.
RESERVED_NAMES = frozenset({"file", "operator", "sample", "submission", "registry", "list", "named"})


class RefusedSource(ValueError):  # noqa: N818 - reads as what it is
    """The operator's request is refused; the message says why."""


def kind_of(row: HostSource) -> SourceKind:
    """Raises RefusedSource if the kind no longer exists."""
    if row.kind not in ADDRESSED_KINDS:
        raise RefusedSource(f"there is no kind of source named {row.kind!r}")
    return ADDRESSED_KINDS[row.kind]


def check_source(name: str, *, kind: str, address: str) -> None:
    if slugify(name) != name or not name or name in RESERVED_NAMES:
        raise RefusedSource(f"{name!r} is not a source name: use lower-case letters, digits and hyphens")
    if kind not in ADDRESSED_KINDS:
        raise RefusedSource(f"{kind!r} is none of {', '.join(ADDRESSED_KINDS)}")
    if HostSource.objects.filter(name=name).exists():
        raise RefusedSource(f"there is a source {name!r} already")
    _check_address(address, ADDRESSED_KINDS[kind])


def add_source(name: str, *, kind: str, address: str, most: int | None) -> HostSource:
    """Raises RefusedSource."""
    check_source(name, kind=kind, address=address)
    most = ADDRESSED_KINDS[kind].most if most is None else most
    return HostSource.objects.create(name=name, kind=kind, address=address, most=most, due_at=timezone.now())


def _check_address(address: str, kind: SourceKind) -> None:
    if "://" in address:
        checked = check_url(address, connect_to=settings.PROBE_CONNECT_TO)
        if isinstance(checked, UrlRefusal):
            raise RefusedSource(f"{address} cannot be asked: {checked.reason}")
    elif kind.entries is None:
        raise RefusedSource(f"{address!r} is not a URL")
    elif not Path(address).is_absolute():
        raise RefusedSource(f"{address!r} is neither a URL nor an absolute path")


def check_terms(row: HostSource) -> None:
    """Raise RefusedSource unless the terms permit use or were accepted (the source is enabled)."""
    terms = kind_of(row).terms
    if terms is not None and not terms.permits and not row.enabled:
        raise RefusedSource(
            f"its terms must be accepted first ({terms.text} {terms.url}); if you may use it, say so: "
            f"sources enable {row.name} --accept-terms"
        )


def enable_source(row: HostSource, *, accepting_terms: bool = False) -> None:
    """Make a source due at once. Raises RefusedSource unless its terms permit."""
    if not accepting_terms:
        check_terms(row)
    HostSource.objects.filter(pk=row.pk).update(enabled=True, due_at=timezone.now(), fails=0, trouble="")


def disable_source(row: HostSource) -> None:
    HostSource.objects.filter(pk=row.pk).update(enabled=False)


def restart_source(row: HostSource) -> None:
    """Make the next reading start over and ask for everything."""
    HostSource.objects.filter(pk=row.pk).update(
        position="", seen=b"", began_at=None, since=None, whole_since=None
    )
