"""A server on loopback under a public name."""

import asyncio
import contextlib
import ssl
import threading

import trustme

from config.env import ConnectTo
from probes.net.http.client import Policy
from probes.net.policy import tls_context

HOST = "real-server.test"
_PIECE = 64 * 1024


def certified(folder):
    authority = trustme.CA()
    leaf = authority.issue_cert(HOST)
    authority.cert_pem.write_to_path(folder / "ca.pem")
    leaf.private_key_pem.write_to_path(folder / "key.pem")
    for blob in leaf.cert_chain_pems:
        blob.write_to_path(folder / "cert.pem", append=True)


def reaching(port, folder):
    return Policy(
        user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)",
        connect_to=(ConnectTo(HOST, 443, "127.0.0.1", port),),
        tls=tls_context(folder / "ca.pem"),
        host_delay=0.0,
    )


@contextlib.contextmanager
def behind_tls(port, folder):
    """TLS ends here, and every byte goes on as it came."""
    certified(folder)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(folder / "cert.pem", folder / "key.pem")

    async def copied(reader, writer):
        with contextlib.suppress(OSError):
            while piece := await reader.read(_PIECE):
                writer.write(piece)
                await writer.drain()
        writer.close()

    async def joined(reader, writer):
        try:
            there = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            writer.close()
            return
        with contextlib.suppress(asyncio.CancelledError):  # the test is over, and somebody kept a connection
            await asyncio.gather(copied(reader, there[1]), copied(there[0], writer))

    async def listen(started):
        over = asyncio.Event()
        server = await asyncio.start_server(joined, "127.0.0.1", 0, ssl=tls)
        started(asyncio.get_running_loop(), over, server.sockets[0].getsockname()[1])
        await over.wait()
        server.close()

    is_up, known = threading.Event(), []

    def started(*what):
        known.extend(what)
        is_up.set()

    thread = threading.Thread(target=lambda: asyncio.run(listen(started)))
    thread.start()
    is_up.wait()
    loop, over, front = known
    try:
        yield reaching(front, folder)
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()
