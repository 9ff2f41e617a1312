"""The operator's settings of a visit."""

import ssl

import trustme

from config.env import ConnectTo
from probes.net.http.client import Policy, RequestLimits


def test_the_policy_is_what_the_settings_say(settings, tmp_path):
    bundle = tmp_path / "ca.pem"
    trustme.CA().cert_pem.write_to_path(bundle)
    settings.BASE_URL = "https://index.example"
    settings.PROBE_CONNECT_TO = (ConnectTo("*.test", 443, "127.0.0.1", 8443),)
    settings.PROBE_CA_BUNDLE = bundle
    settings.PROBE_HOST_DELAY = 2.5

    policy = Policy.from_settings()

    assert policy.user_agent == "AgentReadinessIndex/1.9 (+https://index.example/bot)"
    assert policy.connect_to == settings.PROBE_CONNECT_TO
    assert policy.host_delay == 2.5
    assert b"trustme" in b"".join(policy.tls.get_ca_certs(binary_form=True))


def test_names_of_this_machine_alone_are_asked_without_a_pause(settings):
    settings.PROBE_HOST_DELAY, settings.PROBE_TEST_DELAY = 0.5, 0.0
    policy = Policy.from_settings()
    assert (policy.delay("larkspur-books.test"), policy.delay("www.example.org")) == (0.0, 0.5)
    assert policy.delay("test.example.org") == policy.delay("latest") == 0.5


def test_a_pause_that_is_set_holds_for_every_name():
    policy = Policy(user_agent="x", host_delay=2.0)
    assert policy.delay("larkspur-books.test") == policy.delay("www.example.org") == 2.0


def test_certificates_are_always_checked_by_name(settings):
    settings.PROBE_CA_BUNDLE = None

    policy = Policy.from_settings()

    assert policy.tls.verify_mode is ssl.CERT_REQUIRED
    assert policy.tls.check_hostname


def test_every_limit_bounds_something():
    limits = RequestLimits()

    assert 0 < limits.connect_seconds < limits.request_seconds <= 15
    assert limits.body_bytes == 512 * 1024
    assert limits.redirects == 5
