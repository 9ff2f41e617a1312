"""A home page in front of a server that others wrote."""


def behind_home_page(app, endpoint):
    async def site(scope, receive, send):
        if scope["type"] != "http" or scope["path"] != "/":
            return await app(scope, receive, send)
        page = f'<!doctype html><title>Books</title><link rel="mcp" href="{endpoint}"><h1>Books</h1>'.encode()
        headers = [(b"content-type", b"text/html"), (b"content-length", str(len(page)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        return await send({"type": "http.response.body", "body": page})

    return site
