"""Callers at a steady rate, from many addresses so that no quota runs out."""

import asyncio
import socket
import ssl
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

import aiohttp

# What one process answers in 1 to 4 ms: a test has two cores for everything.
PATHS = ("/api/stats", "/site/{host}.json", "/llms.txt", "/static/style.css")
CALLERS = 40


@dataclass
class Load:
    """`answers` has (begun, status or error, seconds) at the end."""

    port: int
    ca: object
    rate: float
    host: str = "nobody.example"
    paths: tuple = PATHS
    answers: list = field(default_factory=list)
    _over: threading.Event = field(default_factory=threading.Event)

    def __enter__(self):
        self._thread = threading.Thread(target=lambda: asyncio.run(self._ask()))
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        self._thread.join()

    async def _ask(self):
        context = ssl.create_default_context()
        self.ca.configure_trust(context)
        sessions = [
            aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(ssl=context, local_addr=(f"127.9.{n // 200}.{n % 200 + 1}", 0),
                    resolver=_Here()),
                timeout=aiohttp.ClientTimeout(total=20),
            )
            for n in range(CALLERS)
        ]  # fmt: skip
        under_way, number, began = set(), 0, time.monotonic()
        while not self._over.is_set():
            wait = began + number / self.rate - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            task = asyncio.create_task(self._one(sessions[number % CALLERS], number))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            number += 1
        await asyncio.gather(*under_way)
        for session in sessions:
            await session.close()

    async def _one(self, session, number):
        path = self.paths[number % len(self.paths)].format(host=self.host)
        begun = time.monotonic()
        try:
            async with session.get(f"https://index.test:{self.port}{path}") as response:
                await response.read()
                said = response.status
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            said = type(error).__name__
        self.answers.append((begun, said, time.monotonic() - begun))

    def since(self, moment):
        return [answer for answer in list(self.answers) if answer[0] >= moment]

    def counted(self, moment=0.0):
        return Counter(said for _, said, _ in self.since(moment))

    def p(self, part, moment=0.0):
        """The seconds within which this part of the answers came."""
        took = sorted(seconds for *_, seconds in self.since(moment))
        return took[min(len(took) - 1, int(len(took) * part))] if took else 0.0


class _Here(aiohttp.abc.AbstractResolver):
    async def resolve(self, host, port=0, family=socket.AF_INET):
        return [
            {
                "hostname": host,
                "host": "127.0.0.1",
                "port": port,
                "family": socket.AF_INET,
                "proto": 0,
                "flags": 0,
            }
        ]

    async def close(self):
        pass
