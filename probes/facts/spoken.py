"""The language of a page that declares none or English, by its most frequent words."""

from typing import Final

from probes.facts.wordlists import words
from probes.readers.html import Page

_READ: Final = 4_000
"""Characters."""
_LEAST: Final = 6
"""Different frequent words of a language."""
_LEAD: Final = 1.5
"""Times as many as of any other language."""
_FREQUENT: Final = {
    # Of languages that are near to each other, mostly words that tell them apart.
    "bg": words("и на за да от в по като ще към при това или \u0441\u0435 \u0435 \u0441 \u0441\u0430"),
    "bn": words("ও এই করে থেকে না হয় জন্য এবং করা তার নিয়ে এর সাথে আমাদের"),
    "ca": words("i els les amb per als dels aquest una més són és que del nostra"),
    "cs": words("jsou které není nebo jsme také při byl jako podle své již být více ve"),
    "da": words(
        "af efter hvad noget nogle uden meget vores bliver mellem dig mig sig ikke og jeg det på som"
    ),
    "de": words("und der die das mit für von den ist nicht ein eine auf im zu sie wir auch bei werden"),
    "en": words("the and of to for your our with you is are we this that from on by"),
    "es": words("el los las y en por una con para del que su como más"),
    "fi": words("ja on ei että se tai ovat myös voit kun sekä joka mukaan ole"),
    "fr": words("et les des pour une dans sur vous nous avec est du au aux votre nos"),
    "hu": words("és az hogy nem egy van is meg vagy minden csak már"),
    "id": words("yang dan untuk dengan dari ini kami dalam tidak oleh atau pada karena bisa desa"),
    "it": words("e il di che per con una della sono gli nel alla dei delle più non"),
    "nl": words("en de het van een voor met op zijn niet ook bij naar wij onze te"),
    "no": words("av etter hva noe noen uten mye våre blir mellom deg meg seg ikke og jeg det på som"),
    "pl": words("i w na z się do nie jest oraz dla przez od jak są"),
    "pt": words("e os uma com para não em você dos das seu sua mais são como"),
    "ro": words("și şi în este pentru care din sunt mai nu cu"),
    "ru": words("и в на не по для что как от из это мы при"),
    "sk": words("sú ktoré nie alebo sme tiež pri bol ako podľa svoje už byť viac vo"),
    "sv": words("och att för är till inte från också våra mycket eller även när blir din det på som"),
    "vi": words("của và các là có được những cho một không với trong này để khi từ"),
    "tr": words("ve bir için bu ile çok daha olan en ne olarak"),
    "uk": words("в на не та що для як від до це ми"),
}


def language(page: Page) -> str:
    """Return the declared language; of a page that declares none or English, the one its words tell.

    Templates declare English whatever is written into them.
    """
    declared = page.lang.lower().replace("_", "-").partition("-")[0]
    return declared if declared not in {"", "en"} else _heard(page) or declared


def _heard(page: Page) -> str:
    said = set(page.text[:_READ].casefold().split())
    found = sorted(((len(frequent & said), one) for one, frequent in _FREQUENT.items()), reverse=True)
    (most, best), (second, _) = found[:2]
    return best if most >= max(_LEAST, _LEAD * second) else ""
