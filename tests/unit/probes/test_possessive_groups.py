"""Possessive groups match the same in every Python since 3.11.

Python before 3.11.5, which Debian 12 has, goes on from where the last repetition of a possessive group failed
instead of where it began (gh-106052). So no repetition may fail after it has read something, unless an
alternative that fails at once comes after it.
"""

import gc
import importlib
import pkgutil
import re
from re import _constants as ops  # type: ignore[attr-defined]
from re import _parser  # type: ignore[attr-defined]
from types import FunctionType, ModuleType

import pytest

import probes
from probes.facts import country_signs
from probes.facts.lazy_pattern import LazyPattern
from probes.readers import html

ONE_CHARACTER = {ops.LITERAL, ops.NOT_LITERAL, ops.IN, ops.ANY}
# An alternative that begins with one of these is passed over without going back first.
QUICK = {ops.LITERAL, ops.IN}
REPEATS = {ops.MAX_REPEAT, ops.MIN_REPEAT, ops.POSSESSIVE_REPEAT}


def parts(pattern):
    """The parts of a pattern, those of its groups among them."""
    for op, argument in pattern:
        if op is ops.SUBPATTERN:
            yield from parts(argument[3])
        else:
            yield op, argument


def repeats_one_character(op, argument):
    repeated = list(parts(argument[2])) if op in REPEATS else []
    return len(repeated) == 1 and repeated[0][0] in ONE_CHARACTER


def fails_further_on(pattern):
    """Whether matching may fail after the place to go on from has moved; True in doubt."""
    moved = read = False
    for op, argument in parts(pattern):
        if op in ONE_CHARACTER or op in {ops.AT, ops.GROUPREF}:
            if moved:
                return True
        elif op is ops.FAILURE or (op is ops.ASSERT_NOT and not argument[1]):
            return moved
        elif op in REPEATS and (argument[0] == 0 or not read):
            if argument[0] and not repeats_one_character(op, argument):
                return True
            moved = True
        elif (op is ops.BRANCH and not read and not any(map(fails_further_on, argument[1]))) or (
            op is ops.ATOMIC_GROUP and never_fails(argument)
        ):
            moved = True
        else:
            return True
        read = True
    return False


def never_fails(pattern):
    return any(op is ops.BRANCH and not all(argument[1]) for op, argument in pattern)


def goes_astray(repeated):
    """Whether a repetition may leave the place to go on from somewhere else than where it began."""
    body = list(parts(repeated))
    if [op for op, _ in body] != [ops.BRANCH]:
        return fails_further_on(body)
    astray = False
    for alternative in map(list, map(parts, body[0][1][1])):
        passed_over = bool(alternative) and alternative[0][0] in QUICK
        astray = fails_further_on(alternative) or (astray and passed_over)
    return astray


def possessive_groups(pattern):
    for op, argument in parts(pattern):
        if op is ops.POSSESSIVE_REPEAT and not repeats_one_character(op, argument):
            yield argument[2]
        inner = {
            ops.BRANCH: lambda argument: argument[1],
            ops.ASSERT: lambda argument: [argument[1]],
            ops.ASSERT_NOT: lambda argument: [argument[1]],
            ops.ATOMIC_GROUP: lambda argument: [argument],
        } | dict.fromkeys(REPEATS, lambda argument: [argument[2]])
        for within in inner.get(op, lambda _: [])(argument):
            yield from possessive_groups(within)


def astray(pattern):
    return any(map(goes_astray, possessive_groups(_parser.parse(pattern.pattern, pattern.flags))))


def our_patterns():
    """By pattern, where it stands: in a variable of a module, or within what a variable holds."""
    found, seen = {}, set()
    for module in pkgutil.walk_packages(probes.__path__, "probes."):
        if ".migrations" in module.name:
            continue
        values = [vars(importlib.import_module(module.name))]
        while values:
            value = values.pop()
            if isinstance(value, LazyPattern):
                value = re.compile(value.pattern, value.flags)
            if isinstance(value, re.Pattern):
                found.setdefault(value, module.name)
            elif not isinstance(value, ModuleType | FunctionType | type) and id(value) not in seen:
                seen.add(id(value))
                values += gc.get_referents(value)
    return found


@pytest.mark.parametrize(
    "pattern",
    [
        "(?:[^<]++|<(?!/style))*+",
        r"(?:\s*=\s*\w)?+",
        "(?:ab?c)*+",
        "(?:<(?!/style)|a|b)*+",
        "(?:a|bc+d)*+",
        r"x(?:\basync\s{1,9})?+",
    ],
)
def test_a_group_that_may_fail_further_on_is_found(pattern):
    assert astray(re.compile(pattern))


@pytest.mark.parametrize(
    "pattern",
    [
        "(?:<(?!/style)|[^<]++)*+",
        r"(?>\s*=\s*\w|)",
        "(?:ab?c|(?!))*+",
        r"(?:\\.|[^\"\\]++)*+",
        "[^<]*+(?:abc)?+",
        r"(?:[a-z]\s*+(?>=\w|)\s*+){0,9}+",
    ],
)
def test_a_group_that_fails_where_it_began_is_left_alone(pattern):
    assert not astray(re.compile(pattern))


def test_no_possessive_group_of_ours_depends_on_the_version_of_python():
    found = our_patterns()
    sign = country_signs.SIGNS[0][1]
    assert {html._FINE, re.compile(sign.pattern, sign.flags)} <= set(found)
    assert [(place, pattern) for pattern, place in found.items() if astray(pattern)] == []
