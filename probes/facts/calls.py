"""Calls to do something, known by their form where the words are not: "Grab your spot", "Place an ad"."""

import re
from functools import lru_cache
from typing import Final

from probes.facts.headlines import is_article
from probes.readers.html import Anchor

_LONGEST, _MOST_WORDS = 40, 5

_READING: Final = (
    r"(?:see|view|read|learn|find|discover|explore|browse|watch|listen|show|hide|compare|meet|visit|follow"
    r"|share|go|skip|jump|open|close|toggle|back|return|about|what|why|how|when|where|who|which|is|are|in|on"
    r"|at|to|the|of|for|with|from|by|not|no|once|half|quite|such|like|as|be|keep|know|understand|think"
    r"|remember|imagine|take|have|has|had|was|were|do|did|does|select|choose|change|accept|reject|allow"
    r"|decline|all|this|that|just|and|or|if|never|more|use|using|print|copy|look|expand|collapse|sort|filter"
    r"|play|pause|live|every|new|only|still|also|my|your|our|an?|than|then|there|it|love|hello|here"
    r"|\w+(?:ing|ed|ly|s|'s|\u2019s))\b"
)
_ENGLISH: Final = re.compile(
    rf"(?!{_READING})[a-z]+ (?:(?:\w+ )?(?:your|my) \w|an? \w+(?: \w+)?\W*$|.*\b(?:now|today)\W*$)"
    r"|(?:top|chip|pitch|check|opt|buy|cash|trade|dial) (?:up|in|out)\W*$"
    r"|(?:grab|secure|snag|adopt|foster|hire|fund|invest|deposit|withdraw|recharge|refill|upgrade|bid|swap"
    r"|sell|borrow|lend|nominate|refer|invite|pledge|activate|compete|post|list|advertise|place|rent|lease"
    r"|switch to|trade in|call|text|ring|speak|talk|tell|pitch)"
    r" (?:us|me|your|my|our|an?|this|the|now|here|with|for|on|one|it|in|to)\b",
    re.IGNORECASE,
)
_GERMAN: Final = re.compile(
    r"(?i:jetzt) \w|.* jetzt\W*$|(?:\S+ ){1,3}(?!(?:weiter)?lesen|erfahren|(?:an)?sehen|anzeigen"
    r"|(?:an)?schauen|entdecken|(?:kennen)?lernen|suchen|finden|öffnen|schließen|springen|folgen|teilen"
    r"|gehen|zeigen|wechseln|\w*blenden|vergleichen|hören|verstehen|drucken|akzeptieren|ablehnen|zulassen"
    r"|speichern|anpassen|oben|unten|eben|gegen|neben|wegen|den|einen|allen|waren|haben|sein(?:en)?|werden"
    r"|können|wollen|sollen|müssen|kommen|bleiben|leben)"
    r"[a-zäöüß]{3,}(?:en|ern|eln)\W*$|(?:\w+)en Sie\b"
)
_ROMANCE: Final = re.compile(
    r"(?!(?:lire|voir|découvrir|savoir|afficher|consulter|trouver|fermer|ouvrir|aller|accéder|rechercher"
    r"|suivre|partager|regarder|écouter|visiter|revenir|retourner|passer|comparer|comprendre|explorer"
    r"|parcourir|leer|ver|saber|mostrar|descubrir|descobrir|encontrar|buscar|abrir|cerrar|fechar|volver"
    r"|voltar|compartir|escuchar|ouvir|mirar|conocer|conhecer|explorar|visitar|comparar|ler|leggere|vedere"
    r"|scoprire|sapere|mostrare|trovare|cercare|aprire|chiudere|andare|tornare|condividere|ascoltare"
    r"|conoscere|visitare|lugar|hogar|mujer|popular|familiar|militar|particular|\w*ier|mer|hiver|avenir"
    r"|poder|ser|estar|haber|ter|mar|bar|par|por|sur|hier|dans|mais)\b)"
    r"(?:[a-zà-ÿ]+(?:er|ez|ir|ar|are|ere|ire|arse|irse)|prendre|faire|vendre|mettre|se \w+) "
    r"(?:un|une|una|uno|um|uma|le|la|les|lo|el|los|las|il|i|gli|o|a|os|as|mon|ma|mes|votre|vos|ton|ta|tes"
    r"|tu|tus|su|sus|mi|mis|seu|sua|tuo|tua|du"
    r"|des|en|aux?|online)\b",
    re.IGNORECASE,
)
_NOW: Final = re.compile(
    r"(?:^|\s)(?:maintenant|ahora|agora|adesso|ora|subito|teraz|şimdi|hemen|сейчас|прямо сейчас)\W*$"
    r"|今すぐ|立即|马上|馬上|지금|الآن",
    re.IGNORECASE,
)


_OF_LANGUAGE: Final = {"de": _GERMAN} | dict.fromkeys(("fr", "es", "pt", "it"), _ROMANCE)


def is_call(anchor: Anchor, language: str) -> bool:
    return not anchor.in_heading and not is_article(anchor.href) and calls(anchor.text, language)


@lru_cache(maxsize=4096)  # labels repeat across pages
def calls(label: str, language: str) -> bool:
    if len(label) > _LONGEST or len(label.split()) > _MOST_WORDS:
        return False
    own = _OF_LANGUAGE.get(language)
    begun = _ENGLISH.match(label) or (own and own.match(label))
    return bool(begun) or _NOW.search(label) is not None
