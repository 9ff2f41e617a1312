"""A page that tries every way out."""

import asyncio
import contextlib
import socket
from dataclasses import replace

import pytest

from config.env import ConnectTo
from probes.net.http.failures import DnsFailed
from tests.sites.webmcp_pages import page

ADDRESS = "127.77.13.5"
DECIMAL = "2135756037"
LATER_PRIVATE, ALWAYS_PRIVATE = "rebinding.example.com", "inside.example.com"


class Canary:
    """Listens on every port that matters, and remembers who knocked."""

    def __init__(self):
        self.seen = []
        self.ports = []
        self._sockets = []

    async def __aenter__(self):
        loop = asyncio.get_running_loop()
        for address, wanted in ((ADDRESS, 80), (ADDRESS, 443), (ADDRESS, 0), ("127.0.0.1", 0)):
            with contextlib.suppress(PermissionError, OSError):
                stream = socket.create_server((address, wanted))
                port = stream.getsockname()[1]
                server = await asyncio.start_server(self._knocked, sock=stream)
                datagrams, _ = await loop.create_datagram_endpoint(
                    lambda: _Datagrams(self.seen), local_addr=(address, port)
                )
                self._sockets += [server, datagrams]
                self.ports.append(port)
        return self

    async def __aexit__(self, *_):
        for one in self._sockets:
            one.close()

    async def _knocked(self, reader, writer):
        self.seen.append(("tcp", writer.get_extra_info("sockname")[1]))
        writer.close()


class _Datagrams(asyncio.DatagramProtocol):
    def __init__(self, seen):
        self._seen = seen

    def datagram_received(self, data, addr):
        self._seen.append(("udp", addr[1]))


class Rebinding:
    """A name server that gives a public address once, then the canary's."""

    def __init__(self):
        self.asked = []

    async def lookup(self, host):
        self.asked.append(host)
        if host == ALWAYS_PRIVATE:
            return [ADDRESS]
        if host == LATER_PRIVATE:
            return ["192.0.2.1" if self.asked.count(host) == 1 else ADDRESS]
        raise DnsFailed("the name has no address")


WAYS = """
const tried = [];
const attempt = async (name, way) => { try { await way() } catch {} tried.push(name) };
const element = (tag, attributes, parent) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  (parent || document.body).append(made);
  return made;
};
const soon = (way) => Promise.race([way, new Promise((done) => setTimeout(done, 800))]);
const worker = (code) => new Worker(URL.createObjectURL(new Blob([code], {type: 'text/javascript'})));
const hosts = [ADDRESS, DECIMAL, '0x7f4d0d05', '0177.0115.015.05', '127.77.3333', '[::ffff:127.77.13.5]', '127.0.0.1', PRIVATE, LATER, 'localhost'];
// Each of these ways meets every host and every port, if not both together.
const plain = [
  (url) => attempt('fetch ' + url, () => soon(fetch(url, {mode: 'no-cors'}))),
  (url) => attempt('script ' + url, () => element('script', {src: url})),
  (url) => attempt('iframe ' + url, () => element('iframe', {src: url})),
];
const places = (host) => ['http://' + host + '/', 'https://' + host + '/', ...PORTS.map((p) => 'http://' + host + ':' + p + '/')];
(async () => {
  const all = hosts.flatMap((host, at) => places(host).map((url, place) => plain[(at + place) % plain.length](url)));
  for (const url of ['http://' + ADDRESS + ':' + PORTS[0] + '/', 'http://' + ADDRESS + '/', 'http://' + DECIMAL + '/', 'http://' + LATER + '/']) {
    const at = new URL(url).host, udp = at.includes(':') ? at : at + ':' + PORTS[0];
    const ways = {
      redirect: () => soon(fetch('/redirect?to=' + url)),
      redirected_frame: () => element('iframe', {src: '/redirect?to=' + url}),
      refresh: () => element('iframe', {srcdoc: '<meta http-equiv=refresh content="0;url=' + url + '">'}),
      data_frame: () => element('iframe', {src: 'data:text/html,<script>fetch("' + url + '")<' + '/script>'}),
      image: () => { new Image().src = url },
      xhr: () => { const x = new XMLHttpRequest(); x.open('POST', url); x.send('x') },
      beacon: () => navigator.sendBeacon(url, 'x'),
      keepalive: () => fetch(url, {method: 'POST', keepalive: true, mode: 'no-cors', body: 'x'}),
      websocket: () => new WebSocket('ws://' + at + '/'),
      websocket_secure: () => new WebSocket('wss://' + at + '/'),
      events: () => new EventSource(url),
      transport: () => new WebTransport('https://' + udp + '/').ready,
      worker: () => worker('fetch("' + url + '", {mode: "no-cors"}); importScripts("' + url + '")'),
      worker_socket: () => worker('new WebSocket("ws://' + at + '/")'),
      shared_worker: () => new SharedWorker('data:text/javascript,fetch("' + url + '",{mode:"no-cors"})'),
      service_worker: () => soon(navigator.serviceWorker.register('/sw.js?to=' + url)),
      popup: () => window.open(url),
      popup_blank: () => window.open('about:blank').location = url,
      form: () => element('form', {action: url, target: element('iframe', {name: 'f' + Math.random()}).name, method: 'post'}).submit(),
      form_blank: () => element('form', {action: url, target: '_blank'}).submit(),
      download: () => element('a', {href: url, download: 'x', target: '_blank'}).click(),
      ping: () => element('a', {href: '#x', ping: url}).click(),
      object: () => { element('object', {data: url}); element('embed', {src: url}) },
      media: () => { element('video', {src: url, autoplay: ''}); element('audio', {src: url, autoplay: ''}) },
      style: () => { element('style', {}).textContent = '@import "' + url + '"; @font-face {font-family: f; src: url(' + url + ')} body {font-family: f; background: url(' + url + ')}' },
      links: () => { for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'preload', 'modulepreload', 'stylesheet', 'icon', 'manifest', 'prerender']) element('link', {rel, href: url, as: 'script'}) },
      speculation: () => { const s = element('script', {type: 'speculationrules'}); s.textContent = JSON.stringify({prefetch: [{source: 'list', urls: [url]}], prerender: [{source: 'list', urls: [url]}]}) },
      module: () => soon(import(url)),
      payment: () => new PaymentRequest([{supportedMethods: url}], {total: {label: 'x', amount: {currency: 'EUR', value: '1'}}}).show(),
      rtc: async () => {
        const peer = new RTCPeerConnection({iceCandidatePoolSize: 2, iceServers: [
          {urls: 'stun:' + udp}, {urls: ['turn:' + udp + '?transport=tcp', 'turn:' + udp, 'turns:' + udp], username: 'u', credential: 'c'}]});
        peer.createDataChannel('x');
        const offer = await peer.createOffer();
        await peer.setLocalDescription(offer);
        await peer.setRemoteDescription({type: 'answer', sdp: offer.sdp.replace('a=setup:actpass', 'a=setup:active')
          + 'a=candidate:1 1 udp 2113937151 ' + udp.replace(':', ' ') + ' typ host\\r\\na=candidate:2 1 tcp 1518280447 ' + udp.replace(':', ' ') + ' typ host tcptype passive\\r\\n'}).catch(() => {});
      },
      scheme: () => { for (const s of ['ftp', 'file', 'view-source:http', 'blob:http', 'filesystem:http']) element('iframe', {src: s + '://' + at + '/'}) },
    };
    for (const [name, way] of Object.entries(ways)) all.push(attempt(name + ' ' + url, way));
  }
  await Promise.all(all);
  await fetch('/tried?' + tried.length);
})();
"""
TRIED = 10 * 5 + 4 * 31


def ways_out(ports):
    names = {"ADDRESS": ADDRESS, "DECIMAL": DECIMAL, "PRIVATE": ALWAYS_PRIVATE, "LATER": LATER_PRIVATE}
    given = "".join(f"const {name} = {value!r};" for name, value in names.items())
    return f"const PORTS = {[*ports[-2:], 8080]};{given}{WAYS}"


@pytest.fixture
def canary(on_loop):
    watching = Canary()
    on_loop(watching.__aenter__())
    yield watching
    on_loop(watching.__aexit__())


def serve(site, canary):
    from aiohttp import web

    target = f"http://{ADDRESS}:{canary.ports[-2]}/"
    headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Link": f"<{target}>; rel=preconnect, <{target}x.js>; rel=preload; as=script",
        "Content-Security-Policy-Report-Only": f"default-src 'none'; report-uri {target}; report-to canary",
        "Reporting-Endpoints": f'canary="{target}"',
        "Report-To": f'{{"group":"canary","max_age":9,"endpoints":[{{"url":"{target}"}}]}}',
        "NEL": '{"report_to":"canary","max_age":9,"success_fraction":1}',
        "Alt-Svc": f'h3="{ADDRESS}:{canary.ports[-2]}"',
        "Refresh": "30",
    }

    async def answer(request):
        if request.path == "/redirect":
            return web.Response(status=302, headers={"Location": request.query_string.partition("=")[2]})
        if request.path == "/sw.js":
            return web.Response(text=f"fetch('{target}')", content_type="text/javascript")
        if request.path == "/":
            return web.Response(text=page(ways_out(canary.ports)), headers=headers)
        return web.Response(status=404)

    site.handler = answer


@pytest.mark.parametrize("scheme", ["https", pytest.param("http", marks=pytest.mark.soak)])
def test_a_canary_sees_nothing_of_a_page_that_tries_every_way_out(scheme, canary, policy, look, sample_web):
    names = Rebinding()
    with sample_web.scripted(f"ways-out-{scheme}.webmcp.test") as site:
        serve(site, canary)
        only = tuple(entry for entry in policy.connect_to if entry.host == "*.test")
        evidence = look(f"{scheme}://{site.host}/", replace(policy, resolver=names, connect_to=only))
        tried = [one.path for one in sample_web.requests_to(site.host) if one.path.startswith("/tried")]
    assert tried == [f"/tried?{TRIED}"], evidence.page
    assert {ALWAYS_PRIVATE, LATER_PRIVATE} <= set(names.asked)
    assert canary.seen == []


def test_the_canary_would_have_seen_it(canary, policy, look, sample_web):
    """With leave to reach one name, the same page reaches it through the proxy, and nothing else."""
    leave = ConnectTo("canary.test", 80, ADDRESS, canary.ports[-2])
    with sample_web.scripted("one-way-out.webmcp.test") as site:
        site.reply(
            "/", page("fetch('http://canary.test/')", body="<iframe src=http://canary.test/></iframe>")
        )
        look(f"http://{site.host}/", replace(policy, connect_to=(leave, *policy.connect_to)))
    assert ("tcp", canary.ports[-2]) in canary.seen
