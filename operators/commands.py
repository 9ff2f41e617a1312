"""The commands of this project: their names, a sentence on each, and the parser that shells complete by."""

import ast
import re
import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill

from django.core.management import get_commands, load_command_class
from django.core.management.base import CommandParser

_APPS = ("index", "probes", "operators")  # A later one's command of a name wins, as in INSTALLED_APPS
_ROOT = Path(__file__).resolve().parent.parent
_NEAR = 3
USAGE = """\
usage: {program} COMMAND …

{commands}

`{program} COMMAND --help` tells what a command takes. Django's own
commands, such as createsuperuser and check, work by name;
`{program} help --commands` names them all.
"""
SMALL = """\

Only what `probe` needs is installed here; the other commands need more:
pip install 'agent-readiness-index[service]'
"""


def command_files() -> Mapping[str, tuple[str, Path]]:
    """App and source of each command, by name."""
    return {
        file.stem: (app, file)
        for app in _APPS
        for file in sorted((_ROOT / app / "management" / "commands").glob("[!_]*.py"))
    }


def sentence(file: Path) -> str:
    """The first of a command's help; its module is not imported, which takes a second or lacks packages."""
    for assigned in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(assigned, ast.Assign) and [ast.unparse(each) for each in assigned.targets] == ["help"]:
            return re.split(r"(?<=\.)\s", str(ast.literal_eval(assigned.value)))[0]
    return ""


def usage(program: str) -> str:
    told = {name: sentence(file) for name, (_, file) in sorted(command_files().items())}
    width = max(map(len, told))
    columns = max(get_terminal_size().columns, 2 * width)
    commands = "\n".join(
        fill(text, columns, initial_indent=f"  {name.ljust(width)}  ", subsequent_indent=" " * (width + 4))
        for name, text in told.items()
    )
    return USAGE.format(program=program, commands=commands) + ("" if service_is_installed() else SMALL)


def service_is_installed() -> bool:
    return all(map(find_spec, ("celery", "granian", "redis")))


def unknown_command(name: str) -> str:
    """What to say of a name that is no command."""
    near = get_close_matches(name, [*command_files(), *get_commands()], n=_NEAR)
    meant = f"; near it: {', '.join(dict.fromkeys(near))}" if near else ""
    return f"{name!r} is no command{meant}. `{Path(sys.argv[0]).name} help` lists them."


def parser(program: str) -> ArgumentParser:
    """Every command with its options; without them where a package of the service is missing."""
    import shtab  # noqa: PLC0415 - takes a twentieth of a second of every other command

    completed = {"FILE": shtab.FILE, "DIR": shtab.DIRECTORY}
    whole = ArgumentParser(prog=program)
    whole.add_argument("--version", action="store_true", help="print the version")
    named = whole.add_subparsers(parser_class=CommandParser)
    for name, (app, file) in sorted(command_files().items()):
        one = named.add_parser(name, help=sentence(file))
        try:
            load_command_class(app, name).add_arguments(one)
        except ModuleNotFoundError:
            continue
        for action in one._actions:  # noqa: SLF001 - argparse lists them nowhere else
            if action.metavar in completed:
                action.complete = completed[action.metavar]  # type: ignore[attr-defined]
    return whole
