"""Admin of keys and claims.

Every action is logged; all but showing a key can be undone.
"""

from typing import TYPE_CHECKING, Any

from django import forms
from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.db.models import F, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse
from django.urls import reverse

from agentauth import claims, quota, registrations
from agentauth.models import MOST_DAILY, REGISTERED_DAILY, ClaimRequest, Registration, Watcher
from agentauth.watching.watches import leave, mask_address
from config.admin import UnchangedObject, escaped_field, is_from_queue, row_action, to_queue, visible
from index.admin import ReadOnlyAdmin

if TYPE_CHECKING:
    _RegistrationAdmin = admin.ModelAdmin[Registration]
    _ClaimAdmin = admin.ModelAdmin[ClaimRequest]
    _ClaimForm = forms.ModelForm[ClaimRequest]
else:
    _RegistrationAdmin = _ClaimAdmin = admin.ModelAdmin  # generic only in its stubs
    _ClaimForm = forms.ModelForm

APPROVE = "approve"
REJECT = "reject"


def usage_line(registration: Registration) -> str:
    days = quota.used_lately(registration, days=claims.DAYS_SHOWN)
    if days is None:
        return "not known: the counting store does not answer"
    return f"{sum(count for _, count in days)} ({', '.join(f'{day:%d %b} {count}' for day, count in days)})"


def usage_total(registration: Registration) -> str:
    days = quota.used_lately(registration, days=claims.DAYS_SHOWN)
    return "not known" if days is None else str(sum(count for _, count in days))


class IssueForm(forms.Form):
    identity = forms.CharField(
        max_length=254, label="Operator identity", help_text="Who asked for it, e.g. their address."
    )
    daily_limit = forms.IntegerField(
        min_value=1, max_value=MOST_DAILY, initial=REGISTERED_DAILY, label="Requests a day"
    )


class DecisionForm(_ClaimForm):
    """A new decision replaces the previous one."""

    decision = forms.ChoiceField(choices=[("", "---------"), (APPROVE, "Approve"), (REJECT, "Reject")])
    identity = forms.CharField(
        max_length=254,
        required=False,
        label="Operator identity",
        help_text="Needed to approve: who they are, as you have confirmed it.",
    )
    daily_limit = forms.IntegerField(
        min_value=1, max_value=MOST_DAILY, initial=REGISTERED_DAILY, label="Requests a day"
    )

    class Meta:
        model = ClaimRequest
        fields: tuple[str, ...] = ()

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if cleaned.get("decision") == APPROVE and not cleaned.get("identity"):
            self.add_error("identity", "An approved claim has an identity.")
        return cleaned


@admin.register(ClaimRequest)
class ClaimRequestAdmin(_ClaimAdmin):
    """Pending claims first, newest first."""

    form = DecisionForm
    list_display = ("created_at", "email_told", "state", "total", "decided_at", "registration")
    list_filter = ("state",)
    list_select_related = ("registration",)
    search_fields = ("email__startswith", "registration__registration_id__startswith")
    search_help_text = "How the address or the registration's id begins"
    ordering = (F("decided_at").desc(nulls_first=True), "-created_at")
    readonly_fields = (
        "created_at",
        "email_told",
        "message_told",
        "registration",
        "use",
        "state",
        "decided_at",
        "mailed_at",
    )
    email_told = escaped_field("email")
    message_told = escaped_field("message")
    fieldsets = (
        (None, {"fields": readonly_fields}),
        ("Decision", {"fields": ("decision", "identity", "daily_limit")}),
    )

    def get_queryset(self, request: HttpRequest) -> QuerySet[ClaimRequest]:
        return super().get_queryset(request).filter(registration__isnull=False)

    def get_fieldsets(self, request: HttpRequest, obj: ClaimRequest | None = None) -> Any:
        return self.fieldsets if self.has_change_permission(request, obj) else self.fieldsets[:1]

    @admin.display(description="requests over the last days")
    def use(self, claim: ClaimRequest) -> str:
        return usage_line(claims.registration_of(claim))

    @admin.display(description=f"requests in {claims.DAYS_SHOWN} days")
    def total(self, claim: ClaimRequest) -> str:
        return usage_total(claims.registration_of(claim))

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: ClaimRequest | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: ClaimRequest, form: Any, change: Any) -> None:
        chosen = form.cleaned_data
        if chosen["decision"] == APPROVE:
            outcome = f"approved for {chosen['identity']} with {chosen['daily_limit']} requests a day"
            claims.approve(obj, identity=chosen["identity"], daily_limit=chosen["daily_limit"])
        else:
            outcome = "rejected"
            claims.reject(obj)
        self.log_change(request, claims.registration_of(obj), f"Claim of {visible(obj.email)} {outcome}.")  # type: ignore[arg-type]  # any model's log

    def response_change(self, request: HttpRequest, obj: ClaimRequest) -> HttpResponse:
        """Say what was decided, and go on with what waits longest."""
        obj.refresh_from_db()
        key = claims.registration_of(obj)
        outcome = (
            f"approved for {visible(key.identity)} with {key.daily_limit:,} requests a day"
            if obj.state == ClaimRequest.State.APPROVED
            else "rejected"
        )
        self.message_user(request, f"Claim of {visible(obj.email)}: {outcome}.")
        following = self.get_queryset(request).filter(state="pending").order_by("created_at").first()
        if is_from_queue(request):
            return to_queue()
        if following is None:
            return HttpResponseRedirect(reverse("admin:agentauth_claimrequest_changelist"))
        return HttpResponseRedirect(reverse("admin:agentauth_claimrequest_change", args=[following.pk]))

    def construct_change_message(
        self, request: HttpRequest, form: Any, formsets: Any, add: Any = None
    ) -> Any:
        chosen = form.cleaned_data
        if chosen["decision"] == REJECT:
            return "Rejected."
        return f"Approved for {chosen['identity']} with {chosen['daily_limit']} requests a day."


@row_action(
    "Revoke: serve the keys as if there were none",
    means="Their requests count as those of callers without a key. It can be taken back.",
    permission="change",
)
def revoke(registration: Registration, _reason: str) -> str:
    if registration.revoked_at:
        raise UnchangedObject("revoked already")
    registrations.revoke(registration)
    return "Revoked."


@row_action(
    "Restore revoked keys", means="They hold again, with the limits that they had.", permission="change"
)
def restore(registration: Registration, _reason: str) -> str:
    if registration.revoked_at is None:
        raise UnchangedObject("it is not revoked")
    registrations.restore(registration)
    return "Restored."


@admin.register(Registration)
class RegistrationAdmin(_RegistrationAdmin):
    """Keys by their public ids; the keys themselves aren't stored."""

    list_display = ("registration_id", "identity", "daily_limit", "total", "created_at", "revoked_at")
    list_filter = (("revoked_at", admin.EmptyFieldListFilter),)
    search_fields = ("registration_id__startswith", "identity__startswith")
    search_help_text = "How the id or the identity begins"
    sortable_by = ()
    readonly_fields = ("registration_id", "created_at", "revoked_at", "use")
    fields = ("registration_id", "created_at", "identity", "daily_limit", "use", "revoked_at")
    actions = (revoke, restore)

    @admin.display(description="requests over the last days")
    def use(self, registration: Registration) -> str:
        return usage_line(registration)

    @admin.display(description=f"requests in {claims.DAYS_SHOWN} days")
    def total(self, registration: Registration) -> str:
        return usage_total(registration)

    def has_delete_permission(self, request: HttpRequest, obj: Registration | None = None) -> bool:
        """Keys are revoked, which can be undone."""
        return False

    def add_view(self, request: HttpRequest, form_url: str = "", extra_context: Any = None) -> HttpResponse:
        """Issue a key; only the response to the POST shows it."""
        if not self.has_add_permission(request):
            raise PermissionDenied
        form = IssueForm(request.POST or None)
        context = {
            **self.admin_site.each_context(request),
            "title": "Issue a key",
            "opts": self.opts,
            "form": form,
        }
        if request.method == "POST" and form.is_valid():
            issued = registrations.issue(**form.cleaned_data)
            self.log_addition(request, issued.registration, "Issued by hand.")
            context |= {"issued": issued, "form": None}
        headers = {"Cache-Control": "no-store"}
        return TemplateResponse(request, "admin/issue_key.html", context, headers=headers)


@row_action(
    "Delete: end their watches and webhooks",
    means="Address, watches and webhook are deleted for good; nobody is told.",
    reason=True,
)
def end_watches(watcher: Watcher, reason: str) -> str:
    leave(watcher)
    return f"Deleted: {reason}"


@admin.register(Watcher)
class WatcherAdmin(ReadOnlyAdmin):
    """Who watches hosts, newest first; found by the whole address, which no page shows."""

    list_display = ("created_at", "address", "hosts", "webhook_state")
    list_select_related = ("webhook",)
    search_fields = ("email__iexact",)
    search_help_text = "The whole address"
    ordering = ("-id",)
    fields = ("created_at", "address", "hosts", "webhook_state", "look_at")
    readonly_fields = ("address", "hosts", "webhook_state")
    actions = (end_watches,)

    @admin.display(description="address")
    def address(self, watcher: Watcher) -> str:
        return mask_address(watcher.email)

    @admin.display(description="hosts")
    def hosts(self, watcher: Watcher) -> int:
        return watcher.watches.count()

    @admin.display(description="webhook")
    def webhook_state(self, watcher: Watcher) -> str:
        hook = getattr(watcher, "webhook", None)
        if hook is None:
            return "none"
        return f"paused: {hook.paused_why}" if hook.paused_at else str(hook.state)
