"""Run by the Python of .peers: connect, list and call with SDK 1.x; print one JSON line."""

import asyncio
import json
import sys

from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client


async def talk(url: str) -> dict:
    async with streamablehttp_client(url) as (read, write, _), ClientSession(read, write) as session:
        started = await session.initialize()
        tools = await session.list_tools()
        found = await session.call_tool("find_capability", {"query": "books"})
        wrong = await session.call_tool("find_capability", {"entity_type": "shop"})
        absent = await session.call_tool("get_site_report", {"host": "nothing.test"})
        await session.send_ping()
    return {
        "version": started.protocolVersion,
        "server": started.serverInfo.version,
        "instructions": started.instructions,
        "tools": [tool.name for tool in tools.tools],
        "hints": [tool.annotations.readOnlyHint for tool in tools.tools],
        "count": found.structuredContent["count"],
        "text": found.content[0].text,
        "wrong": [wrong.isError, wrong.structuredContent],
        "found": absent.structuredContent["found"],
    }


sys.stdout.write(json.dumps(asyncio.run(talk(sys.argv[1]))))
