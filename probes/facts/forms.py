"""Classifies forms by address, attributes and fields."""

import re
from typing import Final

from probes.readers.html import Form, FormField

_TYPED: Final = frozenset({"text", "email", "tel", "url", "textarea", "number", "select"})
_EMAIL: Final = re.compile(r"e-?mail|correo|courriel|почт|メール|邮箱|郵箱|이메일|البريد", re.IGNORECASE)
_NAME: Final = re.compile(
    r"name|nombre|apellido|prénom|\bnom\b|nome\b|naam|imię|imie|\bad(?:ınız)?\b|имя|お名前|氏名|姓名|이름",
    re.IGNORECASE,
)
_NEWSLETTER: Final = re.compile(
    r"news-?_?letter|subscri|mailing-?_?list|list-manage|mailchimp|mc4wp|klaviyo|substack|feedburner"
    r"|sendinblue|brevo"
    r"|news-?sign-?up|getdrip|drip-embedded|activehosted|emailoctopus|beehiiv|buttondown"
    r"|infusionsoft|benchmarkemail|e-?mail-?_?sign-?_?up|mailerlite|convertkit|createsend|constantcontact|e-?news\b|nieuwsbrief|rundbrief|infolettre|boletin"
    r"|рассылк"
    r"|подпис|メルマガ|订阅|뉴스레터",
    re.IGNORECASE,
)
_JOINS: Final = re.compile(
    r"(?:sign-?up|register|registration|/join|create-?_?account|/auth/create)(?![a-z])", re.IGNORECASE
)
_JOINED: Final = re.compile(
    r"sign ?up|register|create|join|регистр|зарегистр|registr|inscri|s['\u2019]inscrire|rejestr|załóż"
    r"|kayıt|üye ol"
    r"|opret|skapa|luo tili|登録|注册|가입",
    re.IGNORECASE,
)
_SEARCHED: Final = re.compile(
    r"search|keyword|\bquery|suchbegriff|suchwort|recherch|buscar|busqueda|cercar?\b|zoek|szuka|wyszuk|hledat|fulltext"
    r"|поиск|검색",
    re.IGNORECASE,
)
_STAY: Final = re.compile(
    r"check-?_?(?:in|out)|arriv|depart|anreise|abreise|llegada|salida|partenza|aankomst|vertrek|przyjazd"
    r"|wyjazd|chegada",
    re.IGNORECASE,
)
_TRAP: Final = re.compile(r"url|website|homepage|.*honeypot.*|(?:.*_)?hp(?:_.*)?", re.IGNORECASE)
"""Honeypot fields."""
_RECOVERS: Final = re.compile(
    r"(?:forgot|reset|lost|recover|retrieve|request new|remind)\w*[\s_-]?(?:your |my |the )?(?:pass|pwd"
    r"|login)"
    r"|pass(?:word|code)? (?:reset|recovery|reminder|retrieval)|(?:get|send) (?:me )?(?:a )?new pass"
    r"|fpass|passwort (?:zurücksetzen|vergessen)|mot de passe oublié|recuperar (?:contraseña|senha)",
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


def asks_for_address_alone(form: Form) -> bool:
    asked = [field for field in form.fields if field.type in _TYPED and not _TRAP.fullmatch(field.name)]
    return len(asked) == 1 and _is_email(asked[0])


def names_newsletter(text: str) -> bool:
    return _NEWSLETTER.search(text) is not None


def asks_for_address(form: Form) -> bool:
    """Whether only an e-mail address is required, perhaps with a name; that creates no account."""
    asked = [field for field in form.fields if field.type in _TYPED and not _TRAP.fullmatch(field.name)]
    others = [field for field in asked if not _is_email(field)]
    if len(asked) - len(others) != 1:
        return False
    return is_newsletter(form) or all(_NAME.search(_words(field)) for field in others)


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
