"""Builds small pages, and asks whether they are walls."""

from probes.readers.walls import is_wall
from tests.unit.probes.building import Reply, exchange

TEXT = (
    "<p>We forge anvils, hammers and tongs for farriers and blacksmiths, and have done so since 1949.</p>"
    * 12
)


def page(head: str = "", body: str = "", title: str = "") -> str:
    named = f"<title>{title}</title>" if title else ""
    return f"<!DOCTYPE html>\n<html><head>{named}{head}</head><body>{body}</body></html>"


def script(code: str) -> str:
    return f"<script>{code}</script>"


def seen(body: str | bytes, **headers: str) -> bool:
    return is_wall(exchange("home", Reply(body=body, type="text/html", headers=headers)))
