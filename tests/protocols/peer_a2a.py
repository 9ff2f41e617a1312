"""Run by the Python of .peers with the SDK of A2A 0.3: prints one JSON line."""

import asyncio
import json
import sys

import httpx
from a2a.client import A2ACardResolver, ClientConfig, ClientFactory
from a2a.client.errors import A2AClientJSONRPCError
from a2a.types import DataPart, Message, Part, Role, TextPart


def message(part) -> Message:
    return Message(message_id="m1", role=Role.user, parts=[Part(root=part)])


async def talk(base: str) -> dict:
    async with httpx.AsyncClient() as http:
        cards = [
            await A2ACardResolver(http, base, agent_card_path=f"/.well-known/{name}").get_agent_card()
            for name in ("agent-card.json", "agent.json")
        ]
        client = ClientFactory(ClientConfig(httpx_client=http)).create(cards[0])

        async def send(part):
            return [event async for event in client.send_message(message(part))]

        ((said, _),) = await send(TextPart(text="books"))
        given = {"skill": "get-site-report", "input": {"host": "nothing.test"}}
        ((report, _),) = await send(DataPart(data=given))
        try:
            await send(TextPart(text=" "))
        except A2AClientJSONRPCError as error:
            wrong = error.error.model_dump(mode="json")
    found, text = (part.root for part in said.artifacts[0].parts)
    return {
        "same_card": cards[0] == cards[1],
        "skills": [skill.id for skill in cards[0].skills],
        "streaming": cards[0].capabilities.streaming,
        "version": cards[0].protocol_version,
        "state": said.status.state.value,
        "count": found.data["count"],
        "host": found.data["results"][0]["host"],
        "text": text.text,
        "found": report.artifacts[0].parts[0].root.data["found"],
        "wrong": wrong,
    }


sys.stdout.write(json.dumps(asyncio.run(talk(sys.argv[1]))))
