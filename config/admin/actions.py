"""Admin actions that are confirmed, run row by row, and logged."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, Final

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ACTION_CHECKBOX_NAME
from django.db import transaction
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponseBase
from django.template.response import TemplateResponse

from config.admin.lists import ModelAdmin
from config.admin.texts import visible
from config.worklist import DATABASE_GONE

MOST: Final = 200
"""Few enough to review before confirming."""

logger = logging.getLogger(__name__)

Do = Callable[[Any, str], str]
Action = Callable[[Any, HttpRequest, "QuerySet[Any]"], HttpResponseBase | None]


class Unchanged(Exception):  # noqa: N818 - reads as what it is
    """The action didn't apply to a row; the message says why."""


class _Reason(forms.Form):
    reason = forms.CharField(
        max_length=500, strip=True, widget=forms.TextInput(attrs={"size": 60}), help_text="Kept in the log."
    )


def row_action(
    label: str, *, means: str, permission: str = "act", reason: bool = False
) -> Callable[[Do], Action]:
    """Turn a function of a row and a reason, which returns the log text, into an admin action.

    Each row and its log entry are one transaction. The function raises Unchanged if it did nothing.
    """

    def decorate(do: Do) -> Action:
        @admin.action(description=label, permissions=[permission])
        @wraps(do)
        def action(self: Any, request: HttpRequest, queryset: QuerySet[Any]) -> HttpResponseBase | None:
            chosen = list(queryset[: MOST + 1])
            if len(chosen) > MOST:
                self.message_user(request, f"Choose at most {MOST} at once.", messages.ERROR)
                return None
            confirmed = "confirmed" in request.POST
            form = _Reason(request.POST if confirmed else None) if reason else None
            if not confirmed or (form and not form.is_valid()):
                return _ask(self, request, chosen, label=label, means=means, form=form)
            _run_on_rows(self, request, chosen, do, visible(form.cleaned_data["reason"]) if form else "")
            return None

        return action

    return decorate


def _ask(self: ModelAdmin, request: HttpRequest, chosen: list[Model], **texts: Any) -> TemplateResponse:
    context = {
        **self.admin_site.each_context(request),
        "title": texts["label"],
        "opts": self.opts,
        "chosen": chosen,
        "checkbox": ACTION_CHECKBOX_NAME,
        "action": request.POST["action"],
        **texts,
    }
    return TemplateResponse(request, "admin/confirm_action.html", context)


def _run_on_rows(self: ModelAdmin, request: HttpRequest, chosen: list[Model], do: Do, reason: str) -> None:
    done, left = 0, []
    for row in chosen:
        try:
            with transaction.atomic():
                message = do(row, reason)
                self.log_change(request, row, message)
            done += 1
        except Unchanged as why:
            left.append(f"{row}: {why}")
        except DATABASE_GONE:
            raise
        except Exception as error:
            logger.exception("an action on %s failed", row)
            left.append(f"{row}: failed ({type(error).__name__}); the log says more")
    if done:
        self.message_user(request, f"Done: {done}.", messages.SUCCESS)
    for line in left[:10]:
        self.message_user(request, line, messages.WARNING)
    if len(left) > 10:
        self.message_user(request, f"{len(left) - 10} more were left as they are.", messages.WARNING)
