"""Clean exit on a closed pipe, Ctrl-C or full disk."""

import errno
import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

# Exit status as shells report the signals.
EXIT_INTERRUPTED = 128 + signal.SIGINT
EXIT_PIPE_CLOSED = 128 + signal.SIGPIPE

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})


def exit_status(work: Callable[[], None]) -> int:
    """Closed pipes, Ctrl-C and full disks raise nothing."""
    _have_streams()
    status = _status(work, _kept(sys.stdout, sys.stderr))
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # the interpreter's own end would print a traceback
    return _flushed(status)


def _status(work: Callable[[], None], pipes: list[int]) -> int:
    try:
        work()
    except SystemExit as end:
        return _status_of(end, pipes)
    except KeyboardInterrupt:
        _say("Interrupted.")
        return EXIT_INTERRUPTED
    except OSError as error:
        if isinstance(error, BrokenPipeError) and _is_closed(pipes):
            return EXIT_PIPE_CLOSED
        if error.errno in _FULL:
            _say(f"{sys.argv[0]}: {error.filename or 'the output cannot be written'}: {error.strerror}")
            return 1
        raise
    return 0


def _status_of(end: SystemExit, pipes: list[int]) -> int:
    if end.code is None or isinstance(end.code, int):
        if end.code == 1 and _is_nowhere(sys.stdout) and _is_closed(pipes):
            return EXIT_PIPE_CLOSED  # rich exits with 1 then, and puts /dev/null in the pipe's place
        return end.code or 0
    _say(str(end.code))
    return 1


def _flushed(status: int) -> int:
    """Report failures; the interpreter would print a traceback."""
    try:
        sys.stdout.flush()
    except OSError as error:
        _drop(sys.stdout)
        if isinstance(error, BrokenPipeError):
            return status or EXIT_PIPE_CLOSED
        _say(f"{sys.argv[0]}: the output cannot be written: {error.strerror}")
        return status or 1
    with suppress(OSError):
        sys.stderr.flush()
        return status
    _drop(sys.stderr)
    return status


def _say(line: str) -> None:
    try:
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
    except OSError:
        _drop(sys.stderr)


def _drop(stream: TextIO) -> None:
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _kept(*streams: TextIO) -> list[int]:
    kept = []
    for stream in streams:
        with suppress(OSError, ValueError):
            kept.append(os.dup(stream.fileno()))
    return kept


def _is_closed(pipes: list[int]) -> bool:
    looked = select.poll()
    for pipe in pipes:
        looked.register(pipe, 0)
    return any(events & select.POLLERR for _, events in looked.poll(0))


def _is_nowhere(stream: TextIO) -> bool:
    with suppress(OSError, ValueError):
        return os.path.samestat(os.fstat(stream.fileno()), os.stat(os.devnull))  # noqa: PTH116 - two of a kind
    return False


def _have_streams() -> None:
    """Replace closed streams (`>&-`), which are None, by /dev/null."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: PTH123, SIM115 - stays open as long as the process
        _write_anything(getattr(sys, name))


def _write_anything(stream: TextIO) -> None:
    """Escape what the encoding of the stream lacks."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
