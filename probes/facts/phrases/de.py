"""What links and buttons ask for in German."""

from typing import Final

# What needs a word that is passed over is written in one word.
PHRASES: Final = """
- der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine deinen deinem
- deiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer eure euren du dir dich sie sich uns mir mich
- euch für zu zum zur mit von vom bei beim in im am per hier heute jetzt online gratis kostenlos kostenlose
- kostenlosen kostenloses unverbindlich unverbindliche unverbindlichen unverbindliches bitte einfach schnell sofort
- gleich direkt bequem diese dieses diesen dieser diesem
search |neue|erweiterte|detail|schnell|volltext such e|en|formular|feld|maske|begriff |eingeben|öffnen|starten|nach
search wonach_suchen|was_suchen|wonach_suchst|was_suchst
search website|webseite|katalog|archiv|shop|medien durchsuchen|suche
search produkt|artikel|job|stelle|immobilie|fahrzeug|auto|arzt|wohnung|kurs|hotel |e|en|n|s suche|suchen|finden|finder
search reise|flug|flüge|unterkunft|händler|filial|haus|rezept|personen |e|n|s suche|suchen|finden|finder
buy |artikel|weiter|zurück waren|einkaufs korb|wagen |legen|ansehen|anzeigen|öffnen|hinzufügen|gehen|0|leer|ist_leer
buy korb_legen|kasse_gehen|zurkasse|jetztzurkasse|weiterzurkasse|direktzurkasse|weiter_einkaufen
buy kaufen|jetzteinkaufen|onlineeinkaufen|jetztonlineeinkaufen|jetztshoppen|onlineshoppen|zumshop|jetztzumshop
buy onlineshop|unseronlineshop|zumonlineshop|zuunseremonlineshop|webshop|ticketshop|shop_besuchen
buy |eintritts|tages|fahr|saison|konzert|event|ski karte|karten|ticket|tickets|pass kaufen|bestellen|sichern|buchen
buy buch|bücher|ebook|hörbuch|cd|billett|billette|gutschein|gutscheine|geschenkgutschein kaufen|bestellen
buy artikel|produkt|lizenz|auto|amazon kaufen
buy kaufen|kaufe|bestellen ticket|tickets|karten|gutschein|buch
order |vor|nach bestell en|e|formular|schein
order vorbestellung|onlinebestellung|zurbestellung|zuronlinebestellung|onlinebestellformular
order bestellung aufgeben|absenden|abschicken|abschließen|starten
order zahlungspflichtig|kostenpflichtig|whatsapp|essen|speisen |vor bestellen
order pizza|sushi|menü|mittagessen|catering|blumen|torte|kuchen|brot|brötchen|getränke|wein|fleisch |vor bestellen
order heizöl|pellets|brennholz|container|ersatzteile|kontaktlinsen bestellen
order rezept|rezepte|medikament|medikamente|überweisung|katalog|kataloge|prospekt |vor bestellen|anfordern
order info|informations|muster|stoff|produkt muster|material|paket|mappe|buch bestellen|anfordern
order broschüre|broschüren|flyer|muster|unterlagen|probe bestellen|anfordern
book buch|reservier en|ung|ungsanfrage
book buchejetzt|reservierejetzt|onlinebuchung|onlinereservierung|reservation|direktbuchung
book |arzt|beratungs|erst|besichtigungs|service|wunsch|demo termin buchen|vereinbaren|anfragen|anfordern
book termin machen|finden|wählen|auswählen|ausmachen|abmachen|sichern|vereinbarung
book onlinetermin|onlineterminvereinbarung|onlineterminbuchung|mietanfrage|tischreservation
book termin|tisch|zimmer|hotel|unterkunft|ferienwohnung|apartment|ferienhaus|platz|raum|saal buch|reservier en|ung
book zimmer|hotel|unterkunft|ferienwohnung|apartment|ferienhaus|platz|raum|urlaub|termin anfragen|anfrage
book termine|aufenthalt|urlaub|plätze|stellplatz|parkplatz|führung|reise|flug buchen|reservieren
book kurs|workshop|seminar|event|erlebnis|shooting|massage|behandlung|tour|taxi|transfer|mietwagen buchen|reservieren
book |erst|kennenlern|beratungs|strategie|video gespräch|call|beratung buchen|vereinbaren
book besichtigung|besuch|demo|live-demo|termine|meeting|hausbesuch buchen|vereinbaren|anfragen|anfordern
book probe|schnupper fahrt|training|stunde|lektion|tag buchen|vereinbaren|anfragen
book vereinbar|buch|reservier en|e termin|tisch|zimmer|urlaub|platz|aufenthalt|demo|probefahrt|erstgespräch|beratung
book verfügbarkeit |en prüfen|anzeigen
book auto|wagen|fahrrad|velo|e-bike|boot|kanu|wohnmobil|raum|saal|ski|anhänger mieten
track sendung|paket|bestellung|bestell|lieferung|liefer|auftrag |en|s |nach verfolgen|verfolgung|status
track bestellstatus_abfragen|bestellstatus_prüfen|wo_ist_paket|wo_ist_bestellung
quote |individuelles angebot|offerte|kostenvoranschlag anfordern|anfragen|einholen|erhalten|holen|verlangen|bekommen
quote angebote|offerten|preis|preise|preisangebot anfragen|anfordern|einholen
quote fordern|fordere|holen|hole|erhalten|verlangen angebot|offerte |an
quote angebots|offert|offerten|preis anfrage|anforderung|anfrageformular
quote kostenvoranschlag|unverbindlichanfragen|jetztunverbindlichanfragen
quote preis|tarif|beitrag|beitrags|prämie|prämien|kosten|rate berechnen|rechner
contact kontakt |formular|aufnahme|anfrage|aufnehmen|ieren|iere|iert|anfahrt|öffnungszeiten
contact nehmen|nimm|nehmt|treten|tritt kontakt_auf
contact team|vertrieb|support|kundenservice|experten|verkäufer|anbieter|redaktion kontaktieren
contact schreibensieuns|schreibuns|schreibeuns|schreibtuns|schreibmir|schreibensiemir|fragensieuns|fraguns
contact sprechensieunsan|sprichunsan|sprichmituns|sprechensiemituns|meldensiesich|meldensiesichbeiuns|melddich
contact melddichbeiuns|meldedichbeiuns|nachricht_hinterlassen
contact nachricht|e-mail|mail|whatsapp|anfrage|frage|fragen|feedback senden|schreiben|schicken|absenden|stellen
contact senden|schreiben|schicken|sende|schreib|schreibe|stellen|stelle nachricht|e-mail|mail|anfrage|frage
contact anfrage|anfragen|anfrageformular|beratung_anfordern|infos_anfordern|informationen_anfordern
contact rückruf service|anfordern|vereinbaren|wünschen
contact kundenservice|kundencenter|kundensupport|kundenhotline|kundenservicecenter
register registrier en|e|ung|ungsformular
register |online|vor|zur|neu anmeld ung|eformular
register jetztanmelden|hieranmelden|onlineanmelden|jetztonlineanmelden|kostenlosanmelden|jetztkostenlosanmelden
register meldensiesichjetztan|melddichjetztan|meldedichjetztan|registration|teilnehmen|beitreten|verein_beitreten
register kurs|veranstaltung|seminar|workshop|webinar|event|turnier|kind|schul|kita|team |s anmeldung|anmelden
register |kunden|benutzer konto|account|profil|depot erstellen|anlegen|eröffnen|einrichten
register erstellen|erstelle|eröffnen|neues konto|kundenkonto|account
register mitglied|vereinsmitglied|partner|händler|kunde|verkäufer|gastgeber|aussteller werden
register werden|werde|werdet mitglied|partner|kunde
register warteliste_eintragen|firma_eintragen|unternehmen_eintragen|jetzteinschreiben|onlineeinschreibung
register kostenlostesten|jetzttesten|gratistesten|jetztkostenlostesten|30_tage_testen|14_tage_testen
register jetztausprobieren|kostenlosausprobieren|kostenlosstarten|jetztkostenlosstarten
register neukunde|ich_bin_neukunde|neues_konto|neues_kundenkonto
log_in login|einloggen|logdichein|loggensiesichein|anmelden|bereits_registriert|benutzerkonto
log_in meinkonto|ihrkonto|deinkonto|zumeinemkonto|zuihremkonto|meinaccount|meinebuchung|meinebuchungen
log_in kunden|mitglieder|händler|partner|mitarbeiter|patienten|eltern|mandanten|benutzer login|bereich|portal|zugang
log_in interner_bereich|geschützter_bereich|persönlicher_bereich|kundenkonto
log_in konto|kundenkonto|portal|google|facebook|webmail|e-banking|onlinebanking anmelden|einloggen|login
subscribe newsletter |anmeldung|anmelden|abonnieren|bestellen|abo|eintragen|erhalten
subscribe rundbrief|infobrief anmeldung|anmelden|abonnieren|bestellen|abo|eintragen|erhalten
subscribe melden|melde|meld|abonnieren|abonniere newsletter |an
subscribe |magazin|zeitschrift|zeitung|blog|podcast|rss|e-paper|updates|news abonnieren
subscribe |probe|jahres|digital|geschenk abo|abonnement bestellen|abschließen|sichern
subscribe aboshop|jobalarm_aktivieren|suchauftrag_anlegen|suchauftrag_erstellen
subscribe bleiben|bleib|bleibe informiert|auf_laufenden
download download |s|en|bereich|starten
download herunterladen|runterladen|installieren|app_installieren|laden_app_store
download |als pdf|app|software|katalog|prospekt|broschüre|formular|programm|flyer herunterladen|downloaden|download
download datei|dokument|unterlagen|datenblatt|preisliste|ebook|whitepaper|bild herunterladen|download
download checkliste|anleitung|speisekarte|antrag|mitgliedsantrag|aufnahmeantrag herunterladen|download
download laden|lade app|pdf|katalog |herunter|runter
donate spende|spenden |formular|leisten
donate onlinespende|onlinespenden|jetztonlinespenden|jetztunterstützen|unsunterstützen|kaffee_spendieren
donate geld|einmalig|monatlich|regelmäßig|projekt|paypal spenden
donate unterstützensieuns|unterstützeuns|unterstütztuns|unterstützuns|unterstützemich|patenschaft_übernehmen
donate pate|patin|fördermitglied|förderer werden
donate werden|werde pate|patin|fördermitglied|förderer
donate spenden_mit_dem_paypal-button|spenden_mit_paypal-button
apply bewerben|bewirb|onlinebewerbung|jetztonlinebewerben|beantragen|antragsformular
apply |initiativ|blind|spontan|kurz|express bewerbung |absenden|senden|einreichen|sformular
apply |auf|um|als stelle|job|ausbildungsplatz|stipendium|studienplatz|praktikum bewerben
apply lebenslauf|cv|bewerbungsunterlagen hochladen|senden|einreichen
apply mitgliedsantrag|aufnahmeantrag|beitrittserklärung|förderantrag |stellen|ausfüllen|einreichen
apply antrag stellen|ausfüllen|einreichen
apply mitgliedschaft|förderung|kredit|visum|stipendium|darlehen|finanzierung|zuschuss beantragen
"""
