"""A server of a Python framework with its defaults: `frameworks.py NAME PORT ADDRESS` serves on loopback.

ADDRESS is where the public finds it, for cards that name it. Needs an environment of `make peers-all`.
"""

import asyncio
import sys
import tempfile

import uvicorn


def find_book(title: str) -> str:
    """Find a book."""
    raise AssertionError(f"a tool was called: {title}")


def order_book(title: str) -> str:
    """Order a book."""
    raise AssertionError(f"a tool was called: {title}")


TOOLS = (find_book, order_book)


def serve(app, port):
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", timeout_graceful_shutdown=1)


def mcp_1(port, _):
    """The official SDK before 2.0."""
    from mcp.server.fastmcp import FastMCP

    server = FastMCP("books", port=port, log_level="WARNING")
    for tool in TOOLS:
        server.tool()(tool)
    server.run(transport="streamable-http")


def mcp_2(port, _):
    """The official SDK."""
    from mcp.server.mcpserver import MCPServer

    server = MCPServer("books")
    for tool in TOOLS:
        server.tool()(tool)
    server.run(transport="streamable-http", port=port)


def fastmcp(port, _):
    from fastmcp import FastMCP

    server = FastMCP("books")
    for tool in TOOLS:
        server.tool(tool)
    server.run(transport="http", port=port, show_banner=False, log_level="WARNING")


def fastapi_mcp(port, _):
    """fastapi-mcp: the operations of a FastAPI app."""
    from fastapi import FastAPI
    from fastapi_mcp import FastApiMCP

    app = FastAPI()
    app.get("/books", operation_id="find_book")(find_book)
    app.post("/orders", operation_id="order_book")(order_book)
    FastApiMCP(app).mount_http()
    serve(app, port)


def gradio(port, _):
    import gradio as gr

    page = gr.Interface(find_book, "text", "text", title="Books", api_name="find_book")
    page.launch(server_name="127.0.0.1", server_port=port, mcp_server=True, quiet=True, share=False)


def datasette(port, _):
    """Datasette finds its plug-in datasette-mcp by itself."""
    from datasette.app import Datasette

    served = Datasette(memory=True)
    asyncio.run(served.invoke_startup())
    serve(served.app(), port)


def django_mcp(port, _):
    """django-mcp-server in a project that lets in every host, as behind a proxy that checks it."""
    import django
    from django.conf import settings
    from django.core.servers.basehttp import run
    from django.core.wsgi import get_wsgi_application
    from django.urls import include, path

    settings.configure(
        ALLOWED_HOSTS=["*"],
        DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": f"{tempfile.mkdtemp()}/db"}},
        INSTALLED_APPS=[
            "django.contrib.contenttypes",
            "django.contrib.auth",
            "django.contrib.sessions",
            "mcp_server",
        ],
        MIDDLEWARE=["django.middleware.common.CommonMiddleware", "django.middleware.csrf.CsrfViewMiddleware"],
        ROOT_URLCONF=__name__,
        SECRET_KEY="only for tests",
    )
    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    from mcp_server import mcp_server

    for tool in TOOLS:
        mcp_server.tool()(tool)
    globals()["urlpatterns"] = [path("", include("mcp_server.urls"))]
    run("127.0.0.1", port, get_wsgi_application(), threading=True)


def a2a_sdk(port, address):
    """The official SDK of A2A."""
    from a2a.server.agent_execution import AgentExecutor
    from a2a.server.request_handlers import DefaultRequestHandler
    from a2a.server.routes import create_agent_card_routes, create_jsonrpc_routes
    from a2a.server.tasks import InMemoryTaskStore
    from a2a.types import AgentCapabilities, AgentCard, AgentInterface, AgentSkill
    from starlette.applications import Starlette

    class Never(AgentExecutor):
        async def execute(self, context, event_queue):
            raise AssertionError("the agent was told something")

        cancel = execute

    card = AgentCard(
        name="Books",
        description="Finds books",
        version="1.0.0",
        supported_interfaces=[
            AgentInterface(url=f"{address}/", protocol_binding="JSONRPC", protocol_version="1.0")
        ],
        capabilities=AgentCapabilities(),
        default_input_modes=["text/plain"],
        default_output_modes=["text/plain"],
        skills=[AgentSkill(id="find", name="Find", description="Finds a book", tags=["books"])],
    )
    handler = DefaultRequestHandler(Never(), InMemoryTaskStore(), card)
    serve(Starlette(routes=[*create_agent_card_routes(card), *create_jsonrpc_routes(handler, "/")]), port)


def fasta2a(port, address):
    from fasta2a import FastA2A
    from fasta2a.broker import InMemoryBroker
    from fasta2a.storage import InMemoryStorage

    serve(FastA2A(storage=InMemoryStorage(), broker=InMemoryBroker(), name="Books", url=address), port)


def python_a2a(port, address):
    """python-a2a, an app of Flask."""
    from python_a2a import A2AServer, agent, run_server, skill

    class Books(A2AServer):
        @skill(name="Find", description="Finds a book", tags=["books"])
        def find(self):
            raise AssertionError("the agent was told something")

    books = agent(name="Books", description="Finds books", version="1.0.0")(Books)
    run_server(books(url=address), host="127.0.0.1", port=port)


globals()[sys.argv[1]](int(sys.argv[2]), sys.argv[3])
