"""Classifies forms by address, attributes and fields."""

import re

from index.values.vocabulary import Action
from probes.facts.lazy_pattern import compile_re
from probes.readers.html import Form, FormField, Page

_TYPED = frozenset({"text", "email", "tel", "url", "textarea", "number", "select"})
_PLAIN = frozenset({"text", "tel"})
_TIME = frozenset({"time", "datetime-local"})
_ASKED = _TYPED | {"date", "datetime-local", "time", "file", "month", "week", "range"}
_PERSON = frozenset({"email", "tel", "name", "given-name", "family-name", "street-address"})
_EMAIL = compile_re(r"e-?mail|correo|courriel|почт|メール|邮箱|郵箱|이메일|البريد", re.IGNORECASE)
_NAMES = (
    r"name|nombre|apellido|prénom|\bnom\b|nome\b|naam|imię|imie|\bad(?:ınız)?\b|имя|фамилия|お名前|氏名|姓名|이름"
    r"|salutation|anrede|titel\b|\btitle|gender|geschlecht|civilit|tratamiento|geslacht"
)
_NAME = compile_re(_NAMES, re.IGNORECASE)
_NAME_OF_THING = compile_re(r"user|login|company|business|domain|file|product|site", re.IGNORECASE)
# What newsletters ask besides an address.
_OF_READER = compile_re(
    rf"{_NAMES}|zip|post-?_?(?:al)?-?_?(?:code|leit)|\bplz\b|c[oó]d(?:e|igo)[ _-]?postal"
    r"|\bcap\b|\bcep\b|郵便番号"
    r"|country|land\b|pays|\bpa[ií]s|paese|\bstate|region|city|town|\bort\b|stadt|ville|ciudad|citt[aà]"
    r"|plaats"
    r"|company|organi[sz]ation|firma|unternehmen|entreprise|soci[eé]t[eé]|empresa|azienda|bedrijf|会社|компан"
    r"|phone|\btel(?:e|\b)|mobile?\b|handy|telefon|cell|whatsapp|телефон|電話|전화"
    r"|job|role|position|occupation|industry|beruf|fonction|cargo|birth|geburt|interest|topic|language"
    r"|sprache"
    r"|how did you hear|source|captcha",
    re.IGNORECASE,
)
# With more than a name beside it, an address is registered for something.
_REGISTER = compile_re(
    r"^(?:jetzt |kostenlos )?(?:regist|zarejestr|rejestr|зарегистр|注册|註冊)", re.IGNORECASE
)
_USER = compile_re(
    r"user-?_?\s?name|^user\b|\blog-?_?in|nick|screen-?_?name|benutzer|utilisateur|identifiant|pseudo"
    r"|usuario|utente"
    r"|gebruiker|użytkownik|kullanıcı|логин|ユーザー|用户名|아이디",
    re.IGNORECASE,
)
_TERMS = compile_re(
    r"terms|\btos\b|\bagb\b|\bcg[uv]\b|condicion|conditions|eula|contract|agreement", re.IGNORECASE
)
_ACCOUNT = compile_re(
    r"regist(?:er|ration|rier|ro)|enrol|/(?:auth|accounts?|users?|membership|onboarding)(?:[/?#._-]|$)"
    r"|//(?:app|accounts?|auth|my|portal|dashboard|console)\.|create-?_?(?:an-?_?)?account",
    re.IGNORECASE,
)
_LOGS_IN = compile_re(r"(?:log-?_?in|sign-?_?in|session|/auth(?!or))", re.IGNORECASE)
# Words that name an account, or one's way into it; "sign up" and "anmelden" do not.
_SURE = compile_re(
    r"account|konto|compte|cuenta|\bconta\b|\btili\b|účet|fiók|hesap|hesab|profil|trial"
    r"|test(?:en|version)|essai|prueba|prova|mitglied|membre|\bmember|socio|api key"
    r"|アカウント|会員|账号|帳號|회원|حساب"
    r"|log[ -]?in|sign[ -]?in|logga in|einlogg|connect|connexion|iniciar|acced|inlogg|zalogu|logowa"
    r"|giriş|logg inn"
    r"|log ind|kirjaudu|přihlásit|bejelent|autentific|войти|вход|увійти|вхід|σύνδεση|đăng nhập|masuk|ログイン"
    r"|登录|登入|로그인|دخول"
    r"|(?:try|start|get started)(?: it)?(?: for)? free|kostenlos (?:testen|starten)|magic",
    re.IGNORECASE,
)
_NEWSLETTER = compile_re(
    r"news-?_?letter|subscri|mailing-?_?list|list-manage|mailchimp|mc4wp|klaviyo|substack|feedburner"
    r"|sendinblue|brevo"
    r"|news-?sign-?up|getdrip|drip-embedded|activehosted|emailoctopus|beehiiv|buttondown"
    r"|infusionsoft|benchmarkemail|e-?mail-?_?sign-?_?up|mailerlite|convertkit|createsend"
    r"|constantcontact|e-?news\b|nieuwsbrief|rundbrief|infolettre|boletin"
    r"|рассылк"
    r"|подпис|メルマガ|订阅|뉴스레터",
    re.IGNORECASE,
)
_JOINS = compile_re(
    r"(?:sign-?up|register|registration|/join|create-?_?account|/auth/create)(?![a-z])", re.IGNORECASE
)
_JOINED = compile_re(
    r"sign ?up|register|create|join|регистр|зарегистр|registr|inscri|s['\u2019]inscrire|rejestr|załóż"
    r"|kayıt|üye ol"
    r"|opret|skapa|luo tili|登録|注册|가입",
    re.IGNORECASE,
)
_SEARCHED = compile_re(
    r"search|keyword|\bquery|suchbegriff|suchwort|recherch|buscar|busqueda|cercar?\b|zoek|szuka|wyszuk"
    r"|hledat|fulltext"
    r"|поиск|검색",
    re.IGNORECASE,
)
_STAY = compile_re(
    r"check-?_?(?:in|out)|arriv|depart|anreise|abreise|llegada|salida|partenza|aankomst|vertrek|przyjazd"
    r"|wyjazd|chegada",
    re.IGNORECASE,
)
_TRAP = compile_re(r"url|website|homepage|.*honeypot.*|(?:.*_)?hp(?:_.*)?", re.IGNORECASE)  # Honeypot fields
_RECOVERS = compile_re(
    r"(?:forgot|reset|lost|recover|retrieve|request new|remind)\w*[\s_-]?(?:your |my |the )?(?:pass|pwd"
    r"|login)"
    r"|pass(?:word|code)? (?:reset|recovery|reminder|retrieval)|(?:get|send) (?:me )?(?:a )?new pass"
    r"|(?:password|reset) (?:reset )?link|fpass|lost-?pw"
    r"|passwort (?:zurücksetzen|vergessen)|mot de passe oublié|recuperar (?:contraseña|senha)",
    re.IGNORECASE,
)


def is_search(form: Form) -> bool:
    kinds = [field.type for field in form.fields]
    if not {"password", "email", "tel", "textarea"}.isdisjoint(kinds) or any(map(_is_email, form.fields)):
        return False
    if any(field.type == "text" and _SEARCHED.search(field.name) for field in form.fields):
        return True
    names = (form.action, *(form.attributes.get(key, "") for key in ("id", "name", "class")))
    return kinds.count("text") == 1 and any(map(_SEARCHED.search, names))


def asks_for_a_stay(form: Form) -> bool:
    return sum(_STAY.search(field.name) is not None for field in form.fields if field.type in _TYPED) > 1


def asks_for_a_time(form: Form) -> bool:
    """Whether one says when to come; a date alone may be of birth or of an event."""
    return any(field.type in _TIME for field in form.fields) or asks_for_a_stay(form)


def asks_for_address_alone(form: Form) -> bool:
    asked = [field for field in form.fields if field.type in _TYPED and not _TRAP.fullmatch(field.name)]
    return len(asked) == 1 and _is_email(asked[0])


def asks_for_address_and_name(form: Form) -> bool:
    """Whether one leaves a mail address, and in a form that is posted nothing but one's name with it."""
    if asks_for_address_alone(form):
        return True
    is_of_thing = any(_NAME_OF_THING.search(_words(field)) for field in form.fields)
    return form.method == "post" and not is_of_thing and _asks_for_address(form, _NAME)


def field_without_form(page: Page) -> FormField | None:
    """Return where scripts take a message with a mail address, or an address alone; None if they don't."""
    typed = [field for field in page.inputs if field.type in _TYPED | {"password"}]
    typed = [f for f in typed if not _SEARCHED.search(_words(f)) and not _TRAP.fullmatch(f.name)]
    addresses = [field for field in typed if _is_email(field)]
    message = next((field for field in typed if field.type == "textarea"), None)
    if message and addresses:
        return message
    return addresses[0] if len(typed) == len(addresses) == 1 else None


def asks_for_person(form: Form) -> bool:
    return any(
        field.type in _PERSON or _is_email(field) or field.autocomplete in _PERSON for field in form.fields
    )


def names_newsletter(text: str) -> bool:
    return _NEWSLETTER.search(text) is not None


def account_action(form: Form, labelled: Action) -> Action:
    """Tell what an account word means on a form that asks for no password.

    "Create account" or "Log in" is meant as it is said. "Sign up" beside an address, and what newsletters ask
    besides, means a newsletter, unless a user name, the terms of a contract or its address tell an account.
    """
    if is_newsletter(form):
        return Action.SUBSCRIBE
    asked = _OF_READER if not any(map(_REGISTER.search, form.buttons)) else _NAME
    is_sure = any(map(_SURE.search, form.buttons)) or _tells_account(form)
    return labelled if is_sure or not _asks_for_address(form, asked) else Action.SUBSCRIBE


def _asks_for_address(form: Form, besides: re.Pattern[str]) -> bool:
    asked = [field for field in form.fields if field.type in _ASKED and not _TRAP.fullmatch(field.name)]
    others = [field for field in asked if not _is_email(field)]
    return len(others) < len(asked) and all(_is_of(field, besides) for field in others)


def _is_of(field: FormField, asked: re.Pattern[str]) -> bool:
    if field.type == "select":
        return asked is _OF_READER
    return field.type in _PLAIN and asked.search(_words(field)) is not None


def _tells_account(form: Form) -> bool:
    """A user name, terms that one accepts, or an address of accounts."""
    named = (form.action, *(form.attributes.get(key, "") for key in ("id", "name", "class")))
    if any(map(_ACCOUNT.search, named)):
        return True
    return any(
        _TERMS.search(field.name)
        if field.type == "checkbox"
        else field.type in _PLAIN and _USER.search(_words(field))
        for field in form.fields
    )


def leads_in(form: Form) -> bool:
    return _LOGS_IN.search(form.action) is not None and not is_newsletter(form)


def is_newsletter(form: Form) -> bool:
    told = " ".join((form.action, *form.attributes.values(), *map(_words, form.fields)))
    return _NEWSLETTER.search(told) is not None and any(map(_is_email, form.fields))


def makes_account(form: Form) -> bool:
    named = (form.action, *(form.attributes.get(key, "") for key in ("id", "name", "class")))
    return any(map(_JOINS.search, named)) or any(_JOINED.match(text) for text in form.buttons)


def recovers_password(form: Form) -> bool:
    if any(field.type == "password" for field in form.fields):
        return False
    told = (form.action, *form.buttons, form.attributes.get("id", ""), form.attributes.get("name", ""))
    return any(map(_RECOVERS.search, told))


def _is_email(field: FormField) -> bool:
    return field.type == "email" or (field.type == "text" and _EMAIL.search(_words(field)) is not None)


def _words(field: FormField) -> str:
    return f"{field.name} {field.placeholder}"
