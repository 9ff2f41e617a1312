"""Strangers can verify every request."""

import asyncio
import base64
import hashlib
from dataclasses import replace
from datetime import timedelta
from types import SimpleNamespace

import pytest
from django.test import Client as Visitor
from http_message_signatures import InvalidSignature

from probes import signing_keys
from probes.evidence.evidence import Ending, Purpose
from probes.net.http.client import Client
from probes.net.signing import Signer, thumbprint
from tests.net.conftest import answer
from tests.net.signatures import keys_of, verifier, verify_request

PATH = "/.well-known/http-message-signatures-directory"
DIRECTORY = f"https://index.example{PATH}"


@pytest.fixture
def served(db, settings):
    settings.BASE_URL = "https://index.example"
    settings.ALLOWED_HOSTS = ["index.example"]
    signer = signing_keys.signer()
    response = Visitor(headers={"host": "index.example"}).get(PATH, secure=True)
    return SimpleNamespace(signer=signer, response=response, keys=keys_of(response.json()))


@pytest.fixture(params=["on", "draft-01"])
def signed(client, served, settings, request):
    settings.PROBE_SIGNING = request.param
    signer = signing_keys.signer()

    def make(port, **options):
        plain = client(port, **options)
        return Client(replace(plain._policy, signer=signer), plain._limits)

    return make


def ask(signed, serve, reply, work):
    async def scenario():
        async with serve(reply) as seen, signed(seen.port) as probe:
            return await work(probe), seen

    return asyncio.run(scenario())


def table(**paths):
    async def reply(head, writer):
        writer.write(paths.get(head.split(" ")[1].strip("/"), answer(b"here")))

    return reply


@pytest.mark.parametrize(
    ("method", "body"), [("GET", None), ("HEAD", None), ("POST", b'{"jsonrpc": "2.0"}'), ("DELETE", None)]
)
def test_a_request_of_any_method_verifies_against_the_served_directory(served, signed, serve, method, body):
    url = "https://site.test/a%2fb/c?q=1"
    _, seen = ask(signed, serve, table(), lambda probe: probe.exchange(Purpose.HOME, method, url, body=body))

    (head,) = seen.heads
    covered = dict(verify_request(head, served.keys).covered_components)
    assert covered.pop('"@signature-params"')
    draft_01 = f'Signature-Agent: sig1="{DIRECTORY}"\r\n' in head
    assert draft_01 or f'Signature-Agent: "{DIRECTORY}"\r\n' in head
    assert covered == {
        '"@authority"': "site.test",
        '"@method"': method,
        '"@path"': "/a%2fb/c",
        '"signature-agent";key="sig1"' if draft_01 else '"signature-agent"': f'"{DIRECTORY}"',
    }


@pytest.mark.parametrize(("form", "agent"), [("on", f'"{DIRECTORY}"'), ("draft-01", f'sig1="{DIRECTORY}"')])
def test_the_setting_says_the_form_of_the_signature(served, settings, form, agent):
    settings.PROBE_SIGNING = form
    headers = signing_keys.signer().sign("GET", "https://site.test/")
    assert headers["Signature-Agent"] == agent
    assert ('"signature-agent";key="sig1"' in headers["Signature-Input"]) is (form == "draft-01")


def test_every_hop_of_a_redirect_is_signed_for_the_authority_that_it_asks(served, signed, serve):
    moved = answer(status="307 Temporary Redirect", Location="https://other.test/there")
    exchange, seen = ask(
        signed,
        serve,
        table(here=moved),
        lambda probe: probe.exchange(Purpose.HOME, "POST", "https://site.test/here", body=b"{}"),
    )

    assert exchange.final_url == "https://other.test/there"
    covered = [verify_request(head, served.keys).covered_components for head in seen.heads]
    assert [(one['"@authority"'], one['"@path"']) for one in covered] == [
        ("site.test", "/here"), ("other.test", "/there"),
    ]  # fmt: skip


def test_a_stream_is_signed(served, signed, serve):
    async def reply(head, writer):
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n")

    async def work(probe):
        async with probe.stream(Purpose.MCP, "https://site.test/sse") as stream:
            return stream.is_open

    is_open, seen = ask(signed, serve, reply, work)
    assert is_open
    assert verify_request(seen.heads[0], served.keys).covered_components['"@path"'] == "/sse"


def test_the_second_try_on_a_stale_connection_is_signed_too(served, signed, serve):
    async def reply(head, writer):
        writer.write(answer(b"once"))
        writer.close()

    async def twice(probe):
        return [await probe.exchange(Purpose.HOME, "GET", "https://site.test/") for _ in range(2)]

    both, seen = ask(signed, serve, reply, twice)
    assert all(one.ending is Ending.ANSWERED for one in both)
    assert all(verify_request(head, served.keys) for head in seen.heads)


def test_what_was_signed_for_one_site_is_worth_nothing_at_another(served, signed, serve):
    _, seen = ask(
        signed, serve, table(), lambda probe: probe.exchange(Purpose.HOME, "GET", "https://site.test/")
    )
    for spoilt in (
        seen.heads[0].replace("Host: site.test", "Host: other.test"),
        seen.heads[0].replace("GET /", "GET /elsewhere"),
        seen.heads[0].replace("GET /", "DELETE /"),
        seen.heads[0].replace("index.example", "evil.example"),
    ):
        assert spoilt != seen.heads[0]
        with pytest.raises(InvalidSignature):
            verify_request(spoilt, served.keys)


def test_a_signature_holds_for_five_minutes(served):
    headers = served.signer.sign("GET", "https://site.test/", now=1_763_600_000)
    assert "created=1763600000;expires=1763600300" in headers["Signature-Input"]


def test_what_a_caller_sends_is_never_a_signature(client):
    async def ask_with_own():
        async with client(1) as probe:
            await probe.exchange(
                Purpose.HOME, "GET", "https://site.test/", headers={"Signature": "sig1=:AA==:"}
            )

    with pytest.raises(ValueError, match="signature"):
        asyncio.run(ask_with_own())


def test_without_a_signer_nothing_about_signatures_is_sent(client, serve):
    _, seen = ask(
        client, serve, table(), lambda probe: probe.exchange(Purpose.HOME, "GET", "https://site.test/")
    )
    assert "signature" not in seen.heads[0].lower()


# --- The directory ---


def test_the_directory_is_a_jwk_set_of_public_keys_named_by_their_thumbprints(served):
    assert served.response.status_code == 200
    assert served.response["Content-Type"] == "application/http-message-signatures-directory+json"
    (key,) = served.response.json()["keys"]
    assert key.keys() == {"kty", "crv", "kid", "x", "alg", "use", "nbf"}
    assert (key["kty"], key["crv"], key["use"]) == ("OKP", "Ed25519", "sig")
    assert key["kid"] == thumbprint(key["x"])


def test_the_thumbprint_is_that_of_the_test_key_of_rfc_9421():
    assert (
        thumbprint("JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs")
        == "poqkLGiymh_W0uP6PZFw-dvez3QJT5SolqXBCW38r0U"
    )


def test_the_directory_is_signed_by_each_of_its_keys_for_the_authority_that_was_asked(served):
    signing_keys.rotate(early=True)
    asked = SimpleNamespace(method="GET", url=DIRECTORY, headers={})
    got = Visitor(headers={"host": "index.example"}).get(PATH, secure=True)
    keys = keys_of(got.json())
    answered = SimpleNamespace(status_code=200, headers=dict(got.headers), request=asked)

    results = verifier(keys).verify(
        answered, expect_tag="http-message-signatures-directory", max_age=timedelta(days=1)
    )

    assert {one.parameters["keyid"] for one in results} == set(keys)
    assert len(keys) == 2
    digest = base64.b64encode(hashlib.sha256(got.content).digest()).decode()
    for one in results:
        assert one.covered_components['"@authority";req'] == "index.example"
        assert one.covered_components['"content-digest"'] == f"sha-256=:{digest}:"


def test_a_directory_under_another_name_does_not_verify(served):
    asked = SimpleNamespace(method="GET", url=f"https://mirror.example{PATH}", headers={})
    answered = SimpleNamespace(status_code=200, headers=dict(served.response.headers), request=asked)
    with pytest.raises(InvalidSignature):
        verifier(served.keys).verify(answered, expect_tag="http-message-signatures-directory")


@pytest.mark.django_db
def test_a_probe_that_does_not_sign_has_no_directory(settings):
    settings.PROBE_SIGNING = "off"
    assert signing_keys.signer() is None
    assert Visitor().get(PATH).status_code == 404


def test_the_directory_holds_nothing_private(served):
    sealed = signing_keys.SigningKey.objects.get().sealed
    private = served.signer.key.private_bytes_raw()
    told = [served.response.content, repr(served.signer).encode()]
    for form in (private, private.hex().encode(), base64.urlsafe_b64encode(private).rstrip(b"=")):
        assert all(form not in one for one in told)
        assert form not in sealed.encode()
    assert "ENCRYPTED PRIVATE KEY" in sealed


def test_two_keys_that_sign_are_different(served):
    assert Signer.generate(DIRECTORY).public != served.signer.public
