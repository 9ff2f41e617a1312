// A server of an npm framework with its defaults: `node frameworks.mjs NAME PORT ADDRESS` serves on loopback.
// ADDRESS is where the public finds it, for cards that name it. `stdio` is what the gateways start.
import { createServer } from "node:http";
import { z } from "zod";

const [name, port, address] = process.argv.slice(2);
const who = { name: "books", version: "1.0.0" };
const TOOLS = [["find_book", "Find a book."], ["order_book", "Order a book."]];
const never = () => { throw new Error("a tool was called"); };

async function official() {
  const { McpServer } = await import("@modelcontextprotocol/sdk/server/mcp.js");
  const server = new McpServer(who);
  for (const [tool, description] of TOOLS) {
    server.registerTool(tool, { description, inputSchema: { title: z.string() } }, never);
  }
  return server;
}

const FRAMEWORKS = {
  async sdk_express() { // as the SDK's own examples: an app for localhost, no sessions
    const { createMcpExpressApp } = await import("@modelcontextprotocol/sdk/server/express.js");
    const { StreamableHTTPServerTransport } = await import("@modelcontextprotocol/sdk/server/streamableHttp.js");
    const app = createMcpExpressApp();
    app.post("/mcp", async (request, response) => {
      const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
      await (await official()).connect(transport);
      await transport.handleRequest(request, response, request.body);
    });
    app.listen(port, "127.0.0.1");
  },
  async stdio() {
    const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
    await (await official()).connect(new StdioServerTransport());
  },
  async fastmcp() {
    const { FastMCP } = await import("fastmcp");
    const server = new FastMCP(who);
    for (const [tool, description] of TOOLS) {
      server.addTool({ name: tool, description, parameters: z.object({ title: z.string() }), execute: never });
    }
    await server.start({ transportType: "httpStream", httpStream: { port: Number(port), host: "127.0.0.1" } });
  },
  async mcp_framework() {
    const { MCPServer, MCPTool } = await import("mcp-framework");
    const server = new MCPServer({ ...who, transport: { type: "http-stream", options: { port: Number(port) } } });
    for (const [tool, description] of TOOLS) {
      server.addTool(class extends MCPTool {
        name = tool;
        description = description;
        schema = z.object({ title: z.string().describe("Its title") });
        execute = never;
      });
    }
    await server.start();
  },
  async mcp_use() {
    const { MCPServer } = await import("mcp-use");
    const server = new MCPServer(who);
    for (const [tool, description] of TOOLS) {
      server.tool({ name: tool, description, inputSchema: z.object({ title: z.string() }) }, never);
    }
    await server.listen(Number(port));
  },
  async hono() {
    const { Hono } = await import("hono");
    const { serve } = await import("@hono/node-server");
    const { StreamableHTTPTransport } = await import("@hono/mcp");
    const app = new Hono();
    app.all("/mcp", async (context) => {
      const transport = new StreamableHTTPTransport();
      await (await official()).connect(transport);
      return transport.handleRequest(context);
    });
    serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
  },
  async tmcp() {
    const { McpServer } = await import("tmcp");
    const { ZodJsonSchemaAdapter } = await import("@tmcp/adapter-zod");
    const { HttpTransport } = await import("@tmcp/transport-http");
    const options = { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: { listChanged: true } } };
    const server = new McpServer(who, options);
    for (const [tool, description] of TOOLS) {
      server.tool({ name: tool, description, schema: z.object({ title: z.string() }) }, never);
    }
    const { getRequestListener } = await import("@hono/node-server");
    const transport = new HttpTransport(server, { path: "/mcp" });
    const answer = async (request) => (await transport.respond(request)) ?? new Response(null, { status: 404 });
    createServer(getRequestListener(answer)).listen(port, "127.0.0.1");
  },
  async a2a_js() {
    const express = (await import("express")).default;
    const { DefaultRequestHandler, InMemoryTaskStore } = await import("@a2a-js/sdk/server");
    const { agentCardHandler, jsonRpcHandler, UserBuilder } = await import("@a2a-js/sdk/server/express");
    const card = {
      name: "Books", description: "Finds books", version: "1.0.0", capabilities: {}, securitySchemes: {},
      supportedInterfaces: [{ url: `${address}/a2a`, protocolBinding: "JSONRPC", protocolVersion: "1.0" }],
      defaultInputModes: ["text/plain"], defaultOutputModes: ["text/plain"],
      skills: [{ id: "find", name: "Find", description: "Finds a book", tags: ["books"] }],
    };
    const requestHandler = new DefaultRequestHandler(card, new InMemoryTaskStore(), { execute: never });
    const app = express();
    app.use("/.well-known/agent-card.json", agentCardHandler({ agentCardProvider: requestHandler }));
    app.use("/a2a", jsonRpcHandler({ requestHandler, userBuilder: UserBuilder.noAuthentication }));
    app.listen(port, "127.0.0.1");
  },
};
await FRAMEWORKS[name]();
