"""What a first run takes from a source."""

import pytest

from operators.launch.launch import FirstSource
from probes.models import HostSource, Target
from probes.sources.administration import RefusedSource
from tests.sources.serving import Registry, Reply, server_entry

pytestmark = pytest.mark.django_db


def test_hosts_are_taken_up_to_the_limit_and_the_source_stays_off(serve, source):
    serve(Registry([server_entry(n) for n in range(300)]))
    source(enabled=False)
    first = FirstSource("tested", 120)
    assert first.read_hosts() == "tested named 120 hosts, 120 of them new."
    assert (Target.objects.count(), first.origin) == (120, "registry")
    assert not HostSource.objects.get(name="tested").enabled


def test_without_a_network_one_line_says_so(settings, tmp_path, source):
    settings.DATA_DIR = tmp_path
    source(address="http://registry.nowhere-at-all.com", enabled=False)
    said = FirstSource("tested", 5).read_hosts()
    assert said.startswith("tested could not be read: its name has no address here (no network?)")
    assert said.endswith("Going on without it.")
    assert "\n" not in said


def test_what_was_read_before_trouble_counts(serve, source):
    registry = Registry([server_entry(n) for n in range(300)])
    serve(lambda path, query, head: Reply(b"", 500) if "cursor" in query else registry(path, query, head))
    source()
    said = FirstSource("tested", 500).read_hosts()
    assert said == "tested named 100 hosts, 100 of them new; then it answers 500."


def test_an_unknown_source_and_one_whose_terms_do_not_permit_it_are_refused():
    with pytest.raises(RefusedSource, match="There is no source 'nothing'; there are a2a-registry"):
        FirstSource("nothing").read_hosts()
    with pytest.raises(RefusedSource, match="terms must be accepted first"):
        FirstSource("tranco").read_hosts()
