"""Run by the Python of .peers with SDK 1.x: prints one JSON line."""

import asyncio
import json
import sys

from mcp import ClientSession
from mcp.client.streamable_http import streamablehttp_client
from mcp.types import CallToolResult


async def met_burst_limit(session: ClientSession) -> CallToolResult:
    while True:
        said = await session.call_tool("check_webmcp", {"url": "nobody.test"})
        if said.isError:
            return said


async def talk(url: str) -> dict:
    async with streamablehttp_client(url) as (read, write, _), ClientSession(read, write) as session:
        started = await session.initialize()
        tools = await session.list_tools()
        found = await session.call_tool("find_capability", {"query": "books", "unknown": 1})
        brief = await session.call_tool("get_site_report", {"host": "larkspur.test"})
        whole = await session.call_tool("get_site_report", {"host": "larkspur.test", "detail": "full"})
        hasty = await met_burst_limit(session)
        wrong = await session.call_tool("find_capability", {"entity_type": "shop"})
        absent = await session.call_tool("get_site_report", {"host": "nothing.test"})
        await session.send_ping()
    return {
        "version": started.protocolVersion,
        "server": started.serverInfo.version,
        "instructions": started.instructions,
        "tools": [tool.name for tool in tools.tools],
        "hints": [tool.annotations.readOnlyHint for tool in tools.tools],
        "hasty": [hasty.isError, json.loads(hasty.content[0].text)],
        "count": found.structuredContent["count"],
        "ignored": found.structuredContent["ignored"],
        "evidence": ["evidence" in one.structuredContent["checks"]["llms_txt"] for one in (brief, whole)],
        "text": found.content[0].text,
        "wrong": [wrong.isError, wrong.structuredContent],
        "found": absent.structuredContent["found"],
    }


sys.stdout.write(json.dumps(asyncio.run(talk(sys.argv[1]))))
