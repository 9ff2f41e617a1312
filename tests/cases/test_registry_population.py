"""Each class and way of naming of the registry's bench."""

from bench.bench_registry import off_diagonal, stated, verdicts_of
from probes.net.policy import RequestLimits
from tests.sites.registry import CLASSES, PER_MILLE, SOURCES, WAYS, one_of_each, population


def test_each_class_gets_the_verdict_that_it_deserves(sample_web):
    servers = list(one_of_each())
    got = verdicts_of(servers, sample_web, RequestLimits(request_seconds=5.0, stream_seconds=5.0))
    wrong = off_diagonal(servers, got)
    assert not [cell for cell in wrong if not stated(cell)]


def test_the_population_is_whole_and_the_same_each_time():
    servers = list(population())
    assert len(servers) == 2000
    assert servers == list(population())
    assert len({server.host for server in servers}) == len(servers)
    assert {server.kind.name for server in servers} == {kind.name for kind in CLASSES}
    assert {server.way for server in servers} == set(WAYS)


def test_every_share_has_a_source_and_they_make_a_whole():
    assert sum(kind.share for kind in CLASSES) == PER_MILLE
    assert {kind.source for kind in CLASSES} == set(SOURCES)
    assert sum(WAYS.values()) == 100
