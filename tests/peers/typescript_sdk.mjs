// Sites of the official TypeScript SDK over TLS: `node typescript_sdk.mjs FOLDER` prints their ports and serves them.
// FOLDER holds key.pem and cert.pem. There is a site for each of MODES; `1 guarded` is for localhost alone, as its
// Express app is by default.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import { createMcpExpressApp } from "@modelcontextprotocol/sdk/server/express.js";
import { McpServer as OldServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StreamableHTTPServerTransport as OldTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { NodeStreamableHTTPServerTransport, toNodeHandler } from "@modelcontextprotocol/node";
import { z } from "zod";

const folder = process.argv[2];
const PAGE = '<!doctype html><title>Books</title><link rel="mcp" href="/mcp"><h1>Books</h1>';
const who = { name: "books", version: "1.0.0" };

function books(Server, schema) {
  const server = new Server(who);
  const never = ({ title }) => { throw new Error(`a tool was called: ${title}`); };
  const reads = { readOnlyHint: true };
  server.registerTool("find_book", { description: "Find a book.", inputSchema: schema, annotations: reads }, never);
  server.registerTool("order_book", { description: "Order a book.", inputSchema: schema }, never);
  return server;
}

const raw = { title: z.string() };
const old = () => books(OldServer, raw);
const newer = () => books(McpServer, z.object(raw));

async function once(server, transport, request, response) {
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

const sessions = new Map();

async function inSessions(request, response) {
  const known = sessions.get(request.headers["mcp-session-id"]);
  if (known) return known.handleRequest(request, response);
  const transport = new OldTransport({
    sessionIdGenerator: () => randomUUID(),
    onsessioninitialized: (id) => sessions.set(id, transport),
  });
  return once(old(), transport, request, response);
}

const json = { sessionIdGenerator: undefined, enableJsonResponse: true };
const MODES = {
  "1 sessions": inSessions,
  "1 json": (request, response) => once(old(), new OldTransport(json), request, response),
  "2 both eras": toNodeHandler(createMcpHandler(newer)),
  "2 newest only": toNodeHandler(createMcpHandler(newer, { legacy: "reject" })),
  "1 guarded": createMcpExpressApp(),
  "2 initialize": (request, response) => once(newer(), new NodeStreamableHTTPServerTransport(json), request, response),
};

const tls = { key: readFileSync(`${folder}/key.pem`), cert: readFileSync(`${folder}/cert.pem`) };
const serve = (answer) => new Promise((listening) => {
  const server = createServer(tls, (request, response) => {
    if (request.url === "/") return response.setHeader("content-type", "text/html").end(PAGE);
    if (request.url === "/mcp") return answer(request, response);
    return response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1", () => listening(server.address().port));
});
const ports = await Promise.all(Object.entries(MODES).map(async ([mode, answer]) => [mode, await serve(answer)]));
console.log(JSON.stringify(Object.fromEntries(ports)));
