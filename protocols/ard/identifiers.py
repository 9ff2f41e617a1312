"""Identifiers that catalogs of listed sites give to what these offer."""

from collections.abc import Mapping

from django.db.models import Case, QuerySet, Value, When

from index.models import Site
from index.values.catalog_ids import EntryType, publisher_of

SiteIds = Mapping[EntryType, str]


def ids_of_sites(*hosts: str) -> dict[str, SiteIds]:
    """The identifiers of each host by type. Two sites never share one."""
    stored = _sites_with_ids().filter(host__in=hosts).values_list("host", "catalog_ids")
    own = {host: {EntryType(id_["type"]): id_["id"] for id_ in ids} for host, ids in stored}
    shared = {id_ for host, ids in own.items() for id_ in ids.values() if publisher_of(id_) != host}
    holders = {one: find_holder(one) for one in shared}
    return {
        host: {kind: one for kind, one in own.get(host, {}).items() if holders.get(one, host) == host}
        for host in hosts
    }


def find_holder(identifier: str) -> str | None:
    """The listed host that has it; of several of a domain the domain itself, else the first by name."""
    named = _sites_with_ids().filter(catalog_ids__contains=[{"id": identifier}])
    is_publishers = Case(When(host=publisher_of(identifier), then=Value(0)), default=Value(1))
    return named.order_by(is_publishers, "host").values_list("host", flat=True).first()


def _sites_with_ids() -> QuerySet[Site]:
    return Site.objects.listed().exclude(catalog_ids=[])
