"""The words and addresses by which elements say what they do: English, German, French, Spanish."""

import re
from typing import Final

from index.vocabulary import Action

_A = Action

SCHEMA_ACTIONS: Final = {
    "SearchAction": _A.SEARCH,
    "BuyAction": _A.BUY,
    "PreOrderAction": _A.BUY,
    "OrderAction": _A.ORDER,
    "ReserveAction": _A.BOOK,
    "RentAction": _A.BOOK,
    "ScheduleAction": _A.BOOK,
    "TrackAction": _A.TRACK,
    "QuoteAction": _A.QUOTE,
    "CommunicateAction": _A.CONTACT,
    "AskAction": _A.CONTACT,
    "RegisterAction": _A.REGISTER,
    "JoinAction": _A.REGISTER,
    "SubscribeAction": _A.SUBSCRIBE,
    "DownloadAction": _A.DOWNLOAD,
    "InstallAction": _A.DOWNLOAD,
    "DonateAction": _A.DONATE,
    "ApplyAction": _A.APPLY,
}
"""schema.org Action types."""


def _either(*offers: tuple[Action, tuple[str, ...]], end: str = "") -> re.Pattern[str]:
    """Compile one pattern whose matching group is named by the action."""
    groups = (f"(?P<{action.value}>{'|'.join(texts)})" for action, texts in offers)
    return re.compile(f"(?:{'|'.join(groups)}){end}", re.IGNORECASE)


_WORDS: Final[dict[Action, tuple[str, ...]]] = {
    _A.REGISTER: (
        r"sign ?up(?: now| free| for free)?|register(?: now| here)?|create (?:an |your |a free )?account|join(?: now| us)?",
        r"(?:start (?:your )?)?free trial|start free trial|(?:jetzt )?registrieren|konto (?:erstellen|eröffnen)",
        r"créer un compte|s['\u2019]inscrire|inscription|registrarse|regístrate|crear (?:una )?cuenta",
        r"open an? account",
    ),
    _A.LOG_IN: (
        r"log ?in|sign ?in|anmelden|einloggen|login|(?:se )?connecter|connexion|iniciar sesión|acceder",
    ),
    _A.BUY: (
        r"buy(?: now| online)?|add to (?:cart|basket|bag)|shop now|(?:view |your |my |shopping )?(?:cart|basket)|checkout",
        r"(?:jetzt )?kaufen|in den warenkorb|(?:zum )?warenkorb|zur kasse|acheter(?: maintenant)?|ajouter au panier|(?:mon )?panier",
        r"comprar(?: ahora)?|añadir (?:al carrito|a la cesta)|(?:mi )?carrito|cesta",
    ),
    _A.TRACK: (
        r"track(?: (?:your|my|an|a))? (?:order|parcel|package|shipment|delivery)|order status|sendung(?:en)? verfolgen",
        r"sendungsverfolgung|suivre (?:ma|mon|votre) (?:commande|colis)|suivi de commande|seguir (?:mi |tu )?pedido|rastrear (?:mi )?(?:pedido|envío)",
    ),
    _A.ORDER: (
        r"order(?: now| online| here| food)?|place (?:an |your )?order|(?:jetzt |online )?bestellen|commander(?: en ligne)?|passer commande",
        r"pedir(?: ahora| online)?|hacer (?:un )?pedido",
    ),
    _A.BOOK: (
        r"book(?: now| online| here)?|book (?:an? |your )?(?:appointment|table|room|demo|call|visit|stay|ticket|tickets|session|flight|meeting)",
        r"(?:make a |request a )?reservations?|reserve(?: now| a table| a room)?|schedule (?:an? )?(?:appointment|demo|call|visit|meeting)",
        r"(?:request|make|get) an appointment|request a demo|appointments?",
        r"(?:jetzt |online )?(?:buchen|reservieren)|termin (?:vereinbaren|buchen|anfragen)|tisch reservieren|terminvereinbarung",
        r"réserver(?: maintenant| une table| en ligne)?|prendre (?:un )?rendez-vous|réservations?",
        r"reservar?(?: ahora| mesa| cita)?|reservas?|pedir cita(?: previa)?|cita previa",
    ),
    _A.QUOTE: (
        r"(?:get|request) (?:a |an |your )?(?:free |instant )?(?:quote|estimate)|angebot (?:anfordern|einholen)|kostenvoranschlag",
        r"demander un devis|devis(?: gratuit)?|(?:pedir|solicitar) (?:un )?presupuesto",
    ),
    _A.SUBSCRIBE: (
        r"subscribe(?: now)?|(?:join|get|subscribe to)(?: our| the)? newsletter|newsletter|(?:newsletter |jetzt )?abonnieren|s['\u2019]abonner",
        r"suscribirse|suscríbete|notify me",
    ),
    _A.DONATE: (
        r"donate(?: now| today)?|(?:make|give) a (?:donation|gift)|(?:jetzt )?spenden|faire un don|donner|donar(?: ahora)?|haz una donación",
    ),
    _A.APPLY: (
        r"apply(?: now| online| here| for .{1,40})?|start (?:your )?application|(?:jetzt |online )?bewerben|antrag stellen|postuler",
        r"(?:faire|déposer) une demande|solicitar(?: ahora)?|postular",
    ),
    _A.DOWNLOAD: (
        r"(?:free )?downloads?(?: (?:now|for .{1,30}|the app|pdf))?|herunterladen|télécharger|descargar|get the app",
    ),
    _A.CONTACT: (
        r"contact(?: us| me| sales| support)?|get in touch|send(?: a)? (?:message|enquiry|inquiry)|write to us|kontakt(?:ieren sie uns|formular)?",
        r"nachricht senden|nous contacter|contactez[- ]nous|contacto|contáctanos|contactar|enviar mensaje",
    ),
    _A.SEARCH: (r"search|suchen|suche|rechercher|recherche|buscar|búsqueda",),
}
SAID: Final = _either(*_WORDS.items(), end=r"\W*")
"""The whole text of a button or link; the group that matches is named by its action."""

_HERE = r"^(?:https?://[^/?#]+)?/(?:[a-z-]{2,5}/)?"
_THERE = r"^https?://(?:www\.)?"

LINKED: Final = _either(
    (
        _A.CONTACT,
        (r"^mailto:[^?]+@", _HERE + r"(?:contact|contact-us|kontakt|contacto|contactez-nous)/?(?:[?#]|$)"),
    ),
    (
        _A.BOOK,
        (
            _THERE
            + r"(?:calendly\.com|cal\.com|opentable\.[a-z.]+|resy\.com|doctolib\.[a-z]+|zocdoc\.com|simplybook\.me)/.",
            _THERE
            + r"(?:(?:[a-z0-9-]+\.)?acuityscheduling\.com|booksy\.com|thefork\.[a-z.]+|quandoo\.[a-z.]+|setmore\.com)/.",
        ),
    ),
    (
        _A.BUY,
        (
            _HERE + r"(?:cart|basket|checkout|warenkorb|panier|carrito)/?(?:[?#]|$)",
            _THERE + r"(?:buy\.stripe\.com|[a-z0-9-]+\.gumroad\.com/l)/.",
        ),
    ),
    (
        _A.DONATE,
        (
            _THERE
            + r"(?:paypal\.com/donate|gofundme\.com|opencollective\.com|donorbox\.org|github\.com/sponsors)/?.",
        ),
    ),
    (_A.LOG_IN, (_HERE + r"(?:log-?in|sign-?in)/?(?:[?#]|$)",)),
    (_A.REGISTER, (_HERE + r"(?:sign-?up|register|registration)/?(?:[?#]|$)",)),
    (
        _A.DOWNLOAD,
        (
            _THERE + r"(?:apps\.apple\.com|play\.google\.com/store/apps)/.",
            r"^[^?#]*\.(?:dmg|exe|msi|apk|deb|rpm|AppImage)(?:[?#]|$)",
        ),
    ),
    (
        _A.ORDER,
        (_THERE + r"(?:ubereats\.com|doordash\.com|deliveroo\.[a-z.]+|just-eat\.[a-z.]+|lieferando\.de)/.",),
    ),
)
"""The address of a link as written; the group that matches is named by its action."""
