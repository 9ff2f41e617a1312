"""Préfecture du Valmont: in French; its markdown is reached by a redirect."""

import html

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import (
    MARKDOWN,
    PLAIN,
    Look,
    SamplePage,
    Website,
    form_fields,
    json_ld,
    prefers_markdown,
)

HOST = "prefecture-valmont.test"
ABOUT_US = "Démarches administratives et rendez-vous au guichet : carte grise, titre de séjour, associations."
LOOK = Look(
    name="Préfecture du Valmont",
    menu={
        "/": "Accueil",
        "/demarches": "Démarches",
        "/rendez-vous": "Prendre rendez-vous",
        "/contact": "Contact",
    },
    footer="Préfecture du Valmont, 1 place de la République, 26400 Valmont, France. Liberté, égalité, "
    "fraternité.",
    lang="fr-FR",
    style="body{font-family:Arial,sans-serif}h1{color:#000091}",
)
OFFICE = {
    "@type": "GovernmentOffice",
    "name": "Préfecture du Valmont",
    "url": f"https://{HOST}/",
    "address": {"@type": "PostalAddress", "addressLocality": "Valmont", "addressCountry": "FR"},
}
PROCEDURES = {
    "Carte grise": "Certificat d'immatriculation : première demande, changement d'adresse ou vente.",
    "Titre de séjour": "Demande, renouvellement et duplicata, sur rendez-vous uniquement.",
    "Association": "Création, modification ou dissolution d'une association.",
}
LIST = "".join(f"<dt>{name}</dt><dd>{about}</dd>" for name, about in PROCEDURES.items())
HOME = f"""<h1>Bienvenue à la préfecture du Valmont</h1>
<p>Vos démarches administratives dans le département : carte grise, titre de séjour, associations. L'accueil
est ouvert du lundi
au vendredi, de 8 h 45 à 12 h 15.</p><dl>{LIST}</dl><p>
<a href="/rendez-vous">Prendre rendez-vous</a> au guichet.</p>"""
APPOINTMENT = """<h1>Prendre rendez-vous</h1><form method="post" action="/rendez-vous">
<label>Nom <input name="nom" autocomplete="family-name"></label>
<label>Courriel <input type="email" name="courriel"></label>
<label>Démarche <select name="demarche"><option>Carte grise</option><option>Titre de séjour</option></select>
</label>
<label>Date <input type="date" name="date"></label><button>Demander un rendez-vous</button></form>"""
CONTACT = '<h1>Contact</h1><p>Téléphone : <a href="tel:+33465710117">04 65 71 01 17</a>, de 9 h à 16 h.</p>'
LINES = "".join(f"- **{name}** : {about}\n" for name, about in PROCEDURES.items())
TWIN = f"""# Bienvenue à la préfecture du Valmont

Vos démarches administratives dans le département : carte grise, titre de séjour, associations.
L'accueil est ouvert du lundi au vendredi, de 8 h 45 à 12 h 15.

{LINES}
[Prendre rendez-vous](https://{HOST}/rendez-vous)
"""
LLMS = f"""\ufeff# Préfecture du Valmont\r
\r
> Démarches administratives du département, rendez-vous au guichet et contacts.\r
\r
- [Démarches](https://{HOST}/demarches) : la liste complète\r
- [Prendre rendez-vous](https://{HOST}/rendez-vous) : au guichet, du lundi au vendredi\r
"""


async def _book(request: web.BaseRequest) -> web.Response:
    fields = await form_fields(request)
    body = (
        "<h1>Demande enregistrée</h1><p>Nous confirmerons le rendez-vous à "
        f"{html.escape(fields.get('courriel', ''))}.</p>"
    )
    return web.Response(
        text=LOOK.page("Demande enregistrée - Préfecture du Valmont", body), content_type="text/html"
    )


def build() -> Handler:
    site = Website(LOOK.page("Page introuvable - Préfecture du Valmont", "<h1>Page introuvable</h1>"))
    home = SamplePage(
        LOOK.page("Accueil - Préfecture du Valmont", HOME, head=json_ld(OFFICE), description=ABOUT_US),
        headers={"Vary": "Accept"},
    )

    def welcome(request: web.BaseRequest) -> web.StreamResponse:
        if prefers_markdown(request.headers.get("Accept", "")):
            return web.Response(status=307, headers={"Location": "/index.md", "Vary": "Accept"})
        return home.response()

    site.view("GET", "/", welcome)
    site.page(
        "/demarches", LOOK.page("Démarches - Préfecture du Valmont", f"<h1>Démarches</h1><dl>{LIST}</dl>")
    )
    site.page("/rendez-vous", LOOK.page("Prendre rendez-vous - Préfecture du Valmont", APPOINTMENT))
    site.page("/contact", LOOK.page("Contact - Préfecture du Valmont", CONTACT))
    site.page("/index.md", TWIN, MARKDOWN)
    site.page("/llms.txt", LLMS, PLAIN)
    site.view("POST", "/rendez-vous", _book)
    return site


SITE = SampleSite(
    host=HOST,
    character="A French public service: markdown by redirect, and an llms.txt with a byte order mark and "
    "CRLF.",
    expected=answering(
        CheckId.MARKDOWN_NEGOTIATION,
        CheckId.MARKDOWN_TWIN,
        CheckId.LLMS_TXT,
        listed=True,
        tier=Tier.PROBE_VERIFIED,
    ),
    build=build,
)
