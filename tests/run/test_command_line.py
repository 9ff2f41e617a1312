"""Help, names and completion of the command line, which need no servers."""

import re
import shutil
import subprocess
import sys

import pytest
from django.core.management import CommandError, call_command, get_commands

from operators import commands
from tests.each import each
from tests.paths import ROOT

pytestmark = pytest.mark.fast

OURS = {"index", "probes", "operators"}


def run(*words):
    done = subprocess.run(
        [sys.executable, "manage.py", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


def ours():
    return {name for name, app in get_commands().items() if str(app) in OURS}


@each("words", [(), ("help",), ("--help",)], ids=str)
def test_help_has_a_sentence_on_each_command_of_ours_and_lists_no_other(words):
    status, told, _ = run(*words)
    assert status == 0
    listed = dict(re.findall(r"^  (\w+) +(\S.+)$", told, re.MULTILINE))
    assert set(listed) == ours()
    told = " ".join(told.split())
    assert all(re.search(rf" {name} [A-Z][^.]+\.", told) for name in listed)


def test_commands_of_django_work_by_name_and_are_named_on_request():
    assert "--deploy" in run("check", "--help")[1]
    assert set(run("help", "--commands")[1].split()) == {*get_commands(), "help"} - {"help"}
    status, told, _ = run("help", "probe")
    assert (status, "--fail-under" in told, "--pythonpath" in told) == (0, True, False)


def test_a_wrong_command_names_near_ones_and_starts_nothing():
    status, told, said = run("prob")
    assert (status, told) == (1, "")
    assert said == "manage.py: 'prob' is no command; near it: probe. `manage.py help` lists them.\n"


@each("wrong, near", [("re-grade", "regrade"), ("createsuperusr", "createsuperuser")])
def test_commands_of_ours_and_of_django_are_near_a_wrong_one(wrong, near):
    assert commands.unknown_command(wrong).startswith(f"'{wrong}' is no command; near it: {near}. ")


def test_a_command_that_is_like_none_names_none():
    assert "near" not in commands.unknown_command("xyzzy")


BASH = """
source "$0"
complete=$(complete -p agent-readiness | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
COMP_WORDS=(agent-readiness "$@") COMP_CWORD=$#
"$complete" agent-readiness "${@: -1}" "${COMP_WORDS[-2]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
ZSH = "fpath=($1:h $fpath); autoload -Uz compinit && compinit -u -D && print $_comps[agent-readiness]"


@pytest.fixture(scope="module")
def completion(tmp_path_factory):
    def made(shell):
        if shutil.which(shell) is None:
            pytest.skip(f"{shell} is not installed")
        file = tmp_path_factory.mktemp("completion") / "_agent-readiness"
        with file.open("w") as written:
            call_command("completion", shell, stdout=written)
        return file

    return made


def answers(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return [line.partition("\t")[0] for line in done.stdout.splitlines()]


TYPED = {
    ("pro",): ["probe"],
    ("probe", "--fail"): ["--fail-under"],
    ("probe", "--format", "j"): ["json", "junit"],
}


def test_bash_completes_commands_options_and_values(completion):
    file = completion("bash")
    for typed, offered in TYPED.items():
        assert answers("bash", "--norc", "-c", BASH, file, *typed) == offered


def test_fish_completes_commands_options_and_values(completion):
    file = completion("fish")
    for typed, offered in TYPED.items():
        line = " ".join(("agent-readiness", *typed))
        assert answers("fish", "--no-config", "-c", f"source {file}; complete -C '{line}'") == offered


def test_zsh_takes_the_completion(completion):
    assert answers("zsh", "-f", "-c", ZSH, "zsh", completion("zsh")) == ["_agent-readiness"]


def test_another_shell_is_refused_with_those_that_are_known():
    with pytest.raises(CommandError, match="'bash', 'zsh', 'fish'"):
        call_command("completion", "powershell")
