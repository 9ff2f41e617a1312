"""Run by the Python of .peers: what OpenAI's strict mode and Gemini make of our tools' schemas."""

import asyncio
import json
import sys

from agents.mcp import MCPServerStreamableHttp, MCPUtil
from agents.tool_context import ToolContext
from google.genai import types


async def talk(url: str) -> dict:
    async with MCPServerStreamableHttp(params={"url": url}, client_session_timeout_seconds=60) as server:
        listed = await server.list_tools()
        made = [MCPUtil.to_function_tool(tool, server, convert_schemas_to_strict=True) for tool in listed]
        find = made[0]
        given = dict.fromkeys(find.params_json_schema["properties"]) | {"query": "books"}
        context = ToolContext(
            context=None, tool_name=find.name, tool_call_id="1", tool_arguments=json.dumps(given)
        )
        answer = await find.on_invoke_tool(context, json.dumps(given))
    gemini = [
        types.Schema.from_json_schema(
            json_schema=types.JSONSchema.model_validate(tool.inputSchema), api_option="GEMINI_API"
        )
        for tool in listed
    ]
    return {
        "strict": [tool.strict_json_schema for tool in made],
        "required": [
            sorted(tool.params_json_schema["required"]) == sorted(tool.params_json_schema["properties"])
            for tool in made
        ],
        "answer": answer if isinstance(answer, str) else json.dumps(answer),
        "gemini": [sorted(schema.properties) for schema in gemini],
        "nullable": [
            sorted(name for name, one in schema.properties.items() if not one.nullable) for schema in gemini
        ],
    }


sys.stdout.write(json.dumps(asyncio.run(talk(sys.argv[1]))))
