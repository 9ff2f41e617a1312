"""Run by the Python of .peers: what a client that takes a registry's address reads, as one JSON line."""

import asyncio
import json
import sys
import tempfile

from langchain_mcp_registry import MCPRegistryClient
from langchain_mcp_registry.exceptions import ServerNotFoundError


async def ask(address: str) -> dict:
    with tempfile.TemporaryDirectory() as cache:
        async with MCPRegistryClient(f"{address}/v0.1/servers", cache_dir=cache) as client:
            found = await client.search_servers(query="test.LARKSPUR", version="latest")
            every = await client.search_servers(limit=100)
            one = await client.get_server_details("test.larkspur/mcp")
            try:
                await client.get_server_details("test.nothing/mcp")
            except ServerNotFoundError as error:
                absent = str(error)
    return {
        "found": [server.name for server in found],
        "every": [server.name for server in every],
        "name": one.get_display_name(),
        "version": one.version,
        "remotes": [[remote.type, remote.url] for remote in one.remotes],
        "status": one.metadata.status,
        "absent": absent,
    }


sys.stdout.write(json.dumps(asyncio.run(ask(sys.argv[1]))))
