"""One test of many members, which says which of them fail: for what needs no fixture of its own."""

import functools
import inspect

SHOWN = 10


def each(names, members, ids=None):
    """Like `pytest.mark.parametrize`, in one test; fixtures are shared by all members."""
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    members = list(members)
    cases = [_case(names, member) for member in members]
    labels = _labels(ids, members) if len(names) == 1 or not callable(ids) else _labels(None, members)

    def decorate(test):
        @functools.wraps(test)
        def run(**fixtures):
            wrong = []
            for label, case in zip(labels, cases, strict=True):
                try:
                    test(**fixtures, **case)
                except Exception as error:  # noqa: BLE001 - whatever a member fails by
                    error.add_note(f"member: {label}")
                    wrong.append(error)
            if wrong:
                raise ExceptionGroup(f"{len(wrong)} of {len(cases)} members fail", wrong[:SHOWN])

        assert cases, f"{test.__name__} has no members"
        signature = inspect.signature(test)
        kept = [one for name, one in signature.parameters.items() if name not in names]
        run.__signature__ = signature.replace(parameters=kept)
        return run

    return decorate


def _case(names, member):
    values = (member,) if len(names) == 1 else tuple(member)
    return dict(zip(names, values, strict=True))


def _labels(ids, members):
    if callable(ids):
        return [ids(member) for member in members]
    return list(ids) if ids is not None else [repr(member)[:300] for member in members]
