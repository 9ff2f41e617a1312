"""What links and buttons ask for in German."""

from typing import Final

# What needs a word that is passed over is written in one word.
PHRASES: Final = """
- der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner dein deine deinen deinem
- deiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer eure euren du dir dich sie sich uns mir mich
- euch für zu zum zur mit von vom bei beim in im am per hier heute jetzt online gratis kostenlos kostenlose
- kostenlosen kostenloses unverbindlich unverbindliche unverbindlichen unverbindliches bitte einfach schnell sofort
- gleich direkt bequem diese dieses diesen dieser diesem
- möchte möchten gern gerne noch ganz mal doch
- kostenfrei kostenfreie kostenfreien kostenfreies will wollen eurem auch
search |neue|erweiterte|detail|schnell|volltext such e|en|formular|feld|maske|begriff |eingeben|öffnen|starten|nach
search wonach_suchen|was_suchen|wonach_suchst|was_suchst
search website|webseite|katalog|archiv|shop|medien durchsuchen|suche
search produkt|artikel|job|stelle|immobilie|fahrzeug|auto|arzt|wohnung|kurs|hotel |e|en|n|s suche|suchen|finden|finder
search reise|flug|flüge|unterkunft|händler|filial|haus|rezept|personen |e|n|s suche|suchen|finden|finder
search suche anzeigen|einblenden|umschalten|seite|website|webseite
search suchfunktion|suchleiste|suchfenster|stichwortsuche|schlagwortsuche|suchanfrage|postleitzahl_eingeben
search finde|finden|suche|suchen|durchsuche händler|fachhändler|kurs|produkt
search finde|finden|suche|suchen|durchsuche produkte|job|jobs|stelle|arzt
search jobs|stellen|filiale|filialen|ferienwohnung|bücher|buch|fachbetrieb|traumhaus suchen|finden
search veranstaltung|veranstaltungen|ansprechpartner|apotheke suchen|finden
search werkstatt|makler|anwalt|studiengang suchen|finden
search immobilien|immobilie|ferienhaus|ferienwohnung|veranstaltungs|begriff|stichwort|orts|bild suche
search forum|stadtplan|bibliothekskatalog|bibliothek|sammlung|datenbank|bestand|seite durchsuchen
search shop|katalog|archiv|website|webseite|seite|bestand|sortiment suchen
buy |artikel|weiter|zurück waren|einkaufs korb|wagen |legen|ansehen|anzeigen|öffnen|hinzufügen|gehen|0|leer|ist_leer
buy korb_legen|kasse_gehen|zurkasse|jetztzurkasse|weiterzurkasse|direktzurkasse|weiter_einkaufen
buy kaufen|jetzteinkaufen|onlineeinkaufen|jetztonlineeinkaufen|jetztshoppen|onlineshoppen|zumshop|jetztzumshop
buy onlineshop|unseronlineshop|zumonlineshop|zuunseremonlineshop|webshop|ticketshop|shop_besuchen
buy |eintritts|tages|fahr|saison|konzert|event|ski karte|karten|ticket|tickets|pass kaufen|bestellen|sichern|buchen
buy buch|bücher|ebook|hörbuch|cd|billett|billette|gutschein|gutscheine|geschenkgutschein kaufen|bestellen
buy artikel|produkt|lizenz|auto|amazon kaufen
buy kaufen|kaufe|bestellen ticket|tickets|karten|gutschein|buch
buy onlinetickets|onlineticketshop
buy gutscheinshop|zumgutscheinshop|sofortkauf|sofortkaufen
buy karten|tickets vorbestellen|lösen|erwerben|onlinekaufen
buy wein|weine|honig|vignette|software|eintritt|bilder|dauerkarte|jahreskarte|fahrschein|tageskarte kaufen
buy dauerkarten|jahreskarten|saisonkarte|wochenkarte kaufen
buy monatskarte|parkticket|onlineticket|skipass|kombiticket kaufen
buy produkt|produkte|alle_produkte|kostenpflichtig|shop kaufen
buy direkt|guthaben|münzen|möbel|kalender|bestseller kaufen
buy gutschein|gutscheine|geschenkgutschein|ticket|tickets|karten|eintrittskarte erwerben|verschenken
buy shop kaufen|einkaufen
buy onlineshop|webshop besuchen|öffnen|entdecken
buy besuchen|besuche onlineshop|webshop
buy jetztbezahlen|bezahlen_paypal|einkaufstasche_legen|einkauf_fortsetzen|einkaufen_fortsetzen
buy ich kaufen
buy kaufe|sichere|hol tickets|ticket|karten
order |vor|nach bestell en|e|formular|schein
order vorbestellung|onlinebestellung|zurbestellung|zuronlinebestellung|onlinebestellformular
order bestellung aufgeben|absenden|abschicken|abschließen|starten
order zahlungspflichtig|kostenpflichtig|whatsapp|essen|speisen |vor bestellen
order pizza|sushi|menü|mittagessen|catering|blumen|torte|kuchen|brot|brötchen|getränke|wein|fleisch |vor bestellen
order heizöl|pellets|brennholz|container|ersatzteile|kontaktlinsen bestellen
order rezept|rezepte|medikament|medikamente|überweisung|katalog|kataloge|prospekt |vor bestellen|anfordern
order info|informations|muster|stoff|produkt muster|material|paket|mappe|buch bestellen|anfordern
order broschüre|broschüren|flyer|muster|unterlagen|probe bestellen|anfordern
order bestelle|ichbestellen
order lieferandobestellen|telefonischbestellen|abholungbestellen|ichbestelle
order bestelle pizza|essen|jetzt|menü|katalog|muster|online
order lieferung|abholung|liefern_lassen|lieferservice bestellen
order blumenstrauß|blumensträuße|weihnachtsbaum|sandwich bestellen
order biokiste|gemüsekiste|obstkiste|grillpaket|fisch bestellen|vorbestellen
order gebäck|mittagstisch|kaffee|käse|honig|holz bestellen|vorbestellen
order kaminholz|flüssiggas|gas|propangas|kies bestellen|vorbestellen
order beton|mülltonne|visitenkarten|ausdruck|poster bestellen|vorbestellen
order foto|fotos|bilder|kontaktlinsen|linsen|brille|abzüge|schlüssel bestellen|nachbestellen
order rezept|wiederholungsrezept|folgerezept|dauerrezept|medikamenten|arzneimittel bestellung|anforderung
order wiederholungsrezept|folgerezept|dauerrezept |vor bestellen|anfordern
order arzneimittel|folgeverordnung|e-rezept |vor bestellen|anfordern
order medikament|medikamenten|wein|muster|essens|material|ersatzteil|pizza|torten bestellung
order prospekte|prospekt|probeheft|leseprobe|musterbuch|farbkarte|warenprobe|gratiskatalog bestellen|anfordern
order urkunde|urkunden|geburtsurkunde|taxi bestellen
order taxi_rufen|bestellung_email|bestellung_telefon|bestellung_fortsetzen|bestellung_senden
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
book buche|bucht|reserviere |ersten termin|tisch|zimmer|platz|urlaub|demo|probetraining
book vereinbare|vereinbart |ersten termin|tisch|zimmer|platz|urlaub|demo|probetraining
book buche|reserviere|vereinbare kurs|aufenthalt|erstgespräch|beratung|besichtigung|probestunde
book ich termin|tisch_reservieren|termin_vereinbaren|termin_buchen|termin_machen|buchen|reservieren
book buchungs|reservierungs|termin|terminbuchungs formular|anfrage
book terminbuchung|terminbuchen|terminanfrage
book terminreservierung|terminreservation|terminwunsch|zurterminbuchung
book terminonline|onlinebuchen|onlineterminvergabe|buchungsportal
book telefon|rückruf|werkstatt|messe|online termin vereinbaren|buchen
book behandlungs|prüfungs|kennenlern|abhol|impf|friseur termin vereinbaren|buchen
book telefon|rückruf|werkstatt|messe|online termin anfragen|anfordern
book behandlungs|prüfungs|kennenlern|video|hör|seh termin anfragen|anfordern
book termin|termine doctolib|jameda
book termin|termine doctolib|jameda|werkstatt|arzt|telefonisch|vorort vereinbaren|buchen
book termin verschieben|ändern|aussuchen|festlegen
book buchung|reservierung ändern|verwalten|anfragen|abschließen
book verfügbarkeit|verfügbarkeiten|freie_termine|freie_zimmer prüfen|anzeigen|anfragen|abfragen|ansehen|suchen
book führung|gruppenführung|stadtführung|kindergeburtstag anfragen|buchen
book ferienhaus|stellplatz|pauschale|seminarraum anfragen|buchen
book platz|plätze|sitzplatz|sitzplätze|wunschtermin|zimmer|urlaub sichern|aussuchen|wählen
book bus|kleinbus|lagerbox|lagerraum|transporter|lkw mieten
book bagger|hüpfburg|festzelt|zelt|hebebühne|fotobox|minibagger mieten
book wohnwagen|auto|lastenrad|fahrräder|e-bikes|sup mieten
book kajak|motorrad|roller|schlitten|ski|location|veranstaltungsraum mieten
book grillhütte|grillplatz|hütte|schlafplatz reservieren|buchen
book kegelbahn|bowlingbahn|court|tennisplatz|arbeitsplatz reservieren|buchen
book hörtest|sehtest|inspektion|reifenwechsel|ölwechsel buchen|vereinbaren
book prophylaxe|impfung|coaching|yogastunde|audit buchen|vereinbaren
book fahrstunde|nachhilfe|reitstunde|band|künstler|redner buchen
book trainer|dj|speaker|tattoo|sitzung|slot|zeitfenster buchen
book schnupperstunde|schnupperkurs|schnuppertag|probestunde |kind buchen|vereinbaren|sichern
book fotoshooting|shooting|hochzeitsshooting|babyshooting|hochzeit|trauung|hochzeitsreportage anfragen|buchen
book saal|raum|location|festsaal|partyraum |feier|hochzeit|geburtstag|veranstaltung|event mieten|anfragen
book vereinbaren|vereinbare|buchen|buche|sichern|sichere |persönlichen|individuellen termin|beratungstermin
book persönlichen|persönliches|individuelles|nächsten termin|gespräch|beratungsgespräch buchen|vereinbaren
book persönliche|individuelle|telefonische beratung|führung|demo|erstberatung buchen|vereinbaren|sichern
book erstberatung|erstgespräch|probestunde|probetraining|kennenlerngespräch|probefahrt sichern|anfragen
book live-demo|demo|beratung|gespräch|termin experten|spezialisten|berater vereinbaren|buchen
book taufgespräch|traugespräch|strategiegespräch|aufnahmegespräch|infogespräch vereinbaren|buchen|anfragen
book buchen|buche|vereinbaren|vereinbare strategiegespräch|kennenlerngespräch|erstgespräch|probestunde
book buchen|buche|vereinbaren|vereinbare|sichern|sichere erstberatung|probetraining|schnupperstunde|massage
book termin erstgespräch|beratung|besichtigung|probefahrt|behandlung|massage anfragen|vereinbaren|buchen
book vor-ort|wunsch|hochzeits|anprobe|brautkleid|ultraschall termin anfragen|vereinbaren|buchen
book fotograf|hochzeitsfotograf|klavierunterricht|gesangsunterricht|reitunterricht|skikurs buchen|anfragen
track sendung|paket|bestellung|bestell|lieferung|liefer|auftrag |en|s |nach verfolgen|verfolgung|status
track bestellstatus_abfragen|bestellstatus_prüfen|wo_ist_paket|wo_ist_bestellung
track auftrags|sendungs|paket|liefer status |abfragen|prüfen|verfolgen|anzeigen
track reparatur|bestell status |abfragen|prüfen|verfolgen|anzeigen
track status |auftrag|bestellung|sendung|lieferung|reparatur abfragen
track status bestellung|sendung|lieferung|auftrag
track verfolgen|verfolge|verfolgt paket|sendung|bestellung|lieferung
track wo_bleibt|wo_ist|wo_steckt paket|bestellung|sendung|lieferung|päckchen
track sendung|paket|lieferung nachverfolgen|orten|tracken|verfolgen
track bestellung|container|reparatur|auftrag nachverfolgen|orten|tracken|verfolgen
track sendungsnummer_eingeben|auftragsverfolgung|gepäckverfolgung|containerverfolgung
track onlinesendungsverfolgung|nachverfolgung_sendung|onlinepaketverfolgung|sendungstracking|pakettracking
quote |individuelles angebot|offerte|kostenvoranschlag anfordern|anfragen|einholen|erhalten|holen|verlangen|bekommen
quote angebote|offerten|preis|preise|preisangebot anfragen|anfordern|einholen
quote fordern|fordere|holen|hole|erhalten|verlangen angebot|offerte |an
quote angebots|offert|offerten|preis anfrage|anforderung|anfrageformular
quote kostenvoranschlag|unverbindlichanfragen|jetztunverbindlichanfragen
quote preis|tarif|beitrag|beitrags|prämie|prämien|kosten|rate berechnen|rechner
quote immobilie|haus|wohnung|grundstück|auto|fahrzeug|gebrauchtwagen bewerten |lassen
quote immobilien|fahrzeug|auto|haus|wohnungs bewertung anfordern|starten|anfragen
quote wertermittlung|bewertung|marktwertanalyse anfordern|anfragen|ermitteln
quote wertgutachten|verkehrswert|immobilienwert anfordern|anfragen|ermitteln
quote umzugs|versand|bau|strom|transport|reparatur|heiz|druck kosten rechner|berechnen|kalkulieren
quote versicherung|kfz-versicherung|strompreis|stromtarif berechnen
quote gastarif|ersparnis|leasingrate|festpreis|endpreis berechnen
quote monatsrate|umzug|kfz-tarif|gaspreis berechnen
quote versicherungsbeitrag|angebot|fahrpreis|heizölpreis|ökostrom berechnen
quote berechnen|berechne preis|beitrag|tarif|kosten|prämie|ersparnis|rate
quote angebots|preisanfrage|preis|umzugs|offert formular|kalkulator|offerte|auskunft
quote kostenvoranschlag erstellen
quote angebot|offerte|kostenvoranschlag|preisangebot anfordern_lassen|erstellen_lassen|zusenden_lassen
quote ich angebot|offerte|angebot_anfordern|angebot_erhalten
quote festpreis|pauschalpreis|kosten|leasing|finanzierung|konditionen|sonderpreis|mietpreis|tarif anfragen
quote leasing|finanzierungs|sofort angebot anfordern|anfragen|erhalten|einholen
quote umzugs|gruppen|wunsch|individual angebot anfordern|anfragen|erhalten|einholen
quote kostenlosesangebot|unverbindlichesangebot|gratisofferte|kostenloseofferte|individuelle_angebotsanfrage
quote umzug|entrümpelung|reinigung anfragen
quote angebot|offerte umzug|reinigung|entrümpelung|photovoltaik|wärmepumpe|badsanierung anfordern|anfragen
quote angebot|offerte|kostenvoranschlag whatsapp|e-mail|innerhalb_24_stunden|24_stunden anfordern|erhalten
quote angebotin2minuten|kostenlosesangebotin2minuten|sendensiemireinangebot|schickensiemireinangebot
quote wert immobilie|hauses|wohnung|grundstücks|fahrzeugs ermitteln|berechnen
quote preis|preise verfügbarkeit|und_verfügbarkeit|entrümpelung|umzug|reinigung|transport anfragen
quote solaranlage|photovoltaik|pv-anlage|wärmepumpe berechnen|berechnen_lassen|kalkulieren|anfragen
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
contact rufensieunsan|rufunsan|rufensieunsjetztan|rufensieunseinfachan
contact rufmichan|rufensiemichan|jetztanrufen|hieranrufen
contact anrufen|rückrufbitte|rückrufanfrage
contact rückrufwunsch|rückrufformular|hotline_anrufen|praxis_anrufen
contact soerreichensieuns|soerreichstduuns|wieerreichensieuns|erreichensieuns|kontaktieruns
contact habensiefragen|habensienochfragen|hastdufragen|hastdunochfragen|siehabenfragen|duhastfragen|nochfragen
contact habensieeinefrage|hastdueinefrage|ichhabeeinefrage|fragenanuns|mailanuns|nachrichtanuns|anfrageanuns
contact kontakt daten|seite|möglichkeiten|möglichkeit|informationen|infos|adresse|person|personen
contact kontakt herstellen|anfragen|finden|aufnahmeformular|whatsapp
contact kontaktier|kontaktiert|kontaktiere|kontaktieren whatsapp|mail|team|jetzt|email|telefonisch|experten
contact makler|vermieter|berater|fachberater|kundendienst kontaktieren
contact gastgeber|eigentümer|praxis|anwalt|autor kontaktieren
contact händler|veranstalter|ansprechpartner|betreiber|verfasser kontaktieren
contact trainer|inserenten|züchter|whatsapp|agentur kontaktieren
contact feedback|rückmeldung|hinweis|tipp|lob_kritik geben|senden|schicken
contact chat_starten|live-chat_starten|whatsapp-chat_starten
contact whatsapp_chatten|jetztchatten|mitunschatten
contact sprechenwir|lassunssprechen|lassensieunssprechen
contact lassunsreden|lassensieunsreden|redenwir
contact jetztberatenlassen|kostenlosberatenlassen|lassensiesichberaten|lassdichberaten|persönlichberatenlassen
contact melddich|meldedich|meldetdich|meldeteuch
contact meldeteuchbeiuns|meldensiesichgernebeiuns|mailensieuns|mailuns
contact beratung|support|unterstützung|projekt|zusammenarbeit|kooperation|hilfe|expertenrat anfragen
contact projekt|vorhaben|anliegen besprechen
contact support|service|allgemeine|beratungs|presse|projekt|kontakt|medien anfrage
contact mehr_informationen|weitere_informationen|mehr_infos anfordern|anfragen
contact weitere_infos|auskunft|weitere_auskünfte anfordern|anfragen
contact schaden|mangel|mängel|störung melden
contact leserbrief|mitteilung schreiben|senden|schicken
contact hallo_sagen|sag_hallo|schadensmeldung
contact schadenmeldung|mängelmelder|supportticket_erstellen|ticket_erstellen
contact beschwerde_einreichen|pressekontakt|nachricht_verfassen|nachricht_übermitteln|e-mail_verfassen
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
register registriere|registrieren dich|kostenlos|neu|jetzt|händler
register registriere|registrieren patient|kunde|mitglied|teilnehmer|hier
register neuregistrieren|neuregistrierung|alshändlerregistrieren|alskunderegistrieren|alspatientregistrieren
register als händler|kunde|patient|partner|mitglied|fachhändler|firmenkunde|verkäufer|aussteller registrieren
register ich mitglied_werden|partner_werden|mitmachen|teilnehmen|dabei_sein|anmelden
register meldeteuchan|meldensiesichhieran|melddichhieran|meldedichhieran
register anmeldung|anmelden kurs|kita|kindergarten|schule|fortbildung
register anmeldung|anmelden lehrgang|lauf|turnier|sommerlager|ferienlager
register anmeldung|anmelden veranstaltung|seminar|workshop|webinar
register anmeldung|anmelden prüfung|hort|ferienprogramm|teilnahme|fahrschule
register kita|ferienbetreuung|ferienspiele|ferienprogramm anmelden
register ferienlager|lauf|fahrschule|fortbildung|lehrgang anmelden
register kita|ferienbetreuung|ferienspiele|ferienlager anmeldung
register sommerlager|lauf|fahrschule|fortbildung|lehrgang anmeldung
register teilnehmer|aussteller|patienten|neupatienten|prüfungs|tagungs|konferenz|camp|gruppen|probe anmeldung
register hund|kinder|verein|gewerbe|schüler|teilnahme|training|freizeit|teilnehmer anmelden
register patienten|kunden|händler|mitglieder|benutzer|teilnehmer|online|nutzer registrierung
register gewinnspiel|wettbewerb|studie|verlosung teilnehmen
register kurs|webinar|veranstaltung|studie|workshop|wettbewerb teilnehmen|einschreiben
register onlineeinschreiben|onlineimmatrikulation|kurseinschreibung
register test zugang|version|account|konto anfordern|erstellen|anlegen
register noch kein|keinen konto|mitglied|kunde|account|kundenkonto|zugang|benutzerkonto
register keinkonto|keinmitglied|keinkunde|keinenaccount
register nochnichtregistriert|nochkeinkonto|nochkeinmitglied|nochkeinkunde
register giro|online|tagesgeld|wertpapier|geschäfts|firmen|gratis|fest konto eröffnen
register warteliste setzen|anmelden|eintragen_lassen|setzen_lassen
register vormerken_lassen|startplatz_sichern
register teilnahme_sichern|kursplatz_sichern|studienplatz_sichern
register probe|schnupper|ehren|genossenschafts|club|förder|online|neu|jung mitglied werden
register patient|genosse|genossin|franchisenehmer|franchisepartner|lizenzpartner|vertriebspartner werden
register kooperationspartner|affiliate|affiliate-partner werden
register anbieter|fachhändler|fachpartner|vermittler werden
register werde|werden|werdet vereinsmitglied|vertriebspartner|fachpartner|händler|aussteller|gastgeber|patient
register mitgliedschaft abschließen|starten|sichern
register kostenlosloslegen|gratisstarten|kostenfreistarten|jetztmitmachen|jetztteilnehmen|jetztbeitreten
register eröffnen|eröffne|erstellen|erstelle|erstell|anlegen konto|kundenkonto|benutzerkonto
register eröffnen|eröffne|erstellen|erstelle|erstell|anlegen account|profil|girokonto
register kind|kinder |krippe|kita|kindergarten|schule|hort|kurs|schwimmkurs|musikschule anmelden
register melden|melde|meld kind|kinder|team|hund|mannschaft|kurs|webinar|seminar|workshop|camp|turnier an
register meldensiesichkostenlosan|melddichkostenlosan|meldedichkostenlosan|meldensiesichonlinean
register sommercamp|feriencamp|camp|sprachkurs|schwimmkurs|tanzkurs|schnupperkurs anmelden|anmeldung
register infoabend|elternabend|gottesdienst|tag_offenen_tür|schnuppertag|tagung anmelden|anmeldung
register taufe|firmung|konfirmation|erstkommunion|musikschule|tanzschule|stadtlauf|prüfung anmelden|anmeldung
register anmelden|anmeldung schwimmkurs|sprachkurs|tanzkurs|musikschule|konfirmation|firmung|infoabend|camp
register konferenz|kongress|event|webinar|veranstaltung|workshop|seminar registrieren
register |software|app|programm 7|14|30 tage testen|ausprobieren
register testphase|testversion|probephase|probemonat starten|aktivieren
register auf warteliste setzen|setzen_lassen|eintragen|eintragen_lassen
register mitglied verein|förderverein|club|genossenschaft|sportverein werden
register werden|werde mitglied verein|förderverein|club|genossenschaft|sportverein
register platz kurs|seminar|workshop|camp|schwimmkurs sichern
log_in login|einloggen|logdichein|loggensiesichein|anmelden|bereits_registriert|benutzerkonto
log_in meinkonto|ihrkonto|deinkonto|zumeinemkonto|zuihremkonto|meinaccount|meinebuchung|meinebuchungen
log_in kunden|mitglieder|händler|partner|mitarbeiter|patienten|eltern|mandanten|benutzer login|bereich|portal|zugang
log_in interner_bereich|geschützter_bereich|persönlicher_bereich|kundenkonto
log_in konto|kundenkonto|portal|google|facebook|webmail|e-banking|onlinebanking anmelden|einloggen|login
log_in logge|loggen|logg dich_ein|sie_sich_ein|ein|mich_ein
log_in loggedichein|loggdichein|loggensichein
log_in wiederanmelden|benutzeranmeldung|kundenanmeldung|mitarbeiteranmeldung
log_in b2b|fachhändler|abonnenten|vermieter|gastgeber login
log_in makler|vertriebspartner|trainer|ärzte|redaktions|autoren login
log_in spender|aussteller|teilnehmer|schüler|lehrer|studierenden login
log_in studenten|bewerber|moodle|iserv|vereins|admin login
log_in intranet|extranet|portal|online-banking|e-banking|banking login
log_in shop|wordpress|team|user|mieter|eigentümer login
log_in login b2b|händler|mitglieder|kunden|partner
log_in login mitarbeiter|e-banking|online-banking|intern|mitgliederbereich|extranet
log_in login kundenportal|kundenbereich|intranet|patienten|eltern
log_in login mandanten|teilnehmer|fachhändler|vermieter|schüler
log_in anmeldung kundenportal|mitgliederbereich
log_in zugang kunden|mitglieder|händler|mitgliederbereich|kundenportal
log_in mieter|eigentümer|schüler|studierenden|teilnehmer portal
log_in vermieter|lieferanten|makler|kundenservice portal
log_in bereits|schon kunde|mitglied|registriert|konto|kundenkonto|account |anmelden|einloggen
log_in bereits|schon kunde|mitglied|registriert|konto|kundenkonto|account login
log_in habensiebereitseinkonto|hastdubereitseinkonto
log_in hastduschoneinkonto|duhastbereitseinkonto|siehabenbereitseinkonto
log_in duhastschoneinkonto|siehabenschoneinkonto|ichbinbereitskunde|ichbinbereitsmitglied|bereits_konto
log_in google|facebook|apple|e-mail|email|microsoft|linkedin|passwort|github anmelden|einloggen
log_in anmelden|einloggen google|facebook|apple|e-mail|email
log_in anmelden|einloggen microsoft|kundenkonto|konto|kundenportal|mitgliederbereich
log_in kundenkonto|mitgliederbereich|kundenportal anmelden|einloggen|aufrufen
log_in online-banking|e-banking|internen_bereich anmelden|einloggen|aufrufen
subscribe newsletter |anmeldung|anmelden|abonnieren|bestellen|abo|eintragen|erhalten
subscribe rundbrief|infobrief anmeldung|anmelden|abonnieren|bestellen|abo|eintragen|erhalten
subscribe melden|melde|meld|abonnieren|abonniere newsletter |an
subscribe |magazin|zeitschrift|zeitung|blog|podcast|rss|e-paper|updates|news abonnieren
subscribe |probe|jahres|digital|geschenk abo|abonnement bestellen|abschließen|sichern
subscribe aboshop|jobalarm_aktivieren|suchauftrag_anlegen|suchauftrag_erstellen
subscribe bleiben|bleib|bleibe informiert|auf_laufenden
subscribe newsletter anfordern|registrierung|registrieren|abonnement|sichern|lesen_abonnieren|e-mail
subscribe email|e-mail|job newsletter |abonnieren|anmelden|anmeldung
subscribe gratis|monatlicher|produkt|wein|presse newsletter |abonnieren|anmelden|anmeldung
subscribe anmeldung|anmelden newsletter|rundbrief|infobrief|mailingliste|verteiler
subscribe registrieren|registrierung|eintragen newsletter|rundbrief|infobrief|mailingliste|verteiler
subscribe ich newsletter|newsletter_abonnieren|newsletter_erhalten|newsletter_bestellen
subscribe ja newsletter|newsletter_abonnieren|ich_newsletter|ich_newsletter_abonnieren
subscribe neuigkeiten abonnieren
subscribe pressemitteilungen|mailingliste|gemeindebrief abonnieren
subscribe amtsblatt|mitteilungsblatt|pfarrbrief abonnieren
subscribe nachrichten|job-newsletter abonnieren
subscribe mitgliederzeitschrift|meldungen|presseverteiler|infomail abonnieren
subscribe infoletter|stellenangebote|jobs abonnieren
subscribe abonnieren|abonniere magazin|zeitung|news
subscribe verteiler aufnehmen|eintragen|anmelden|aufnehmen_lassen|eintragen_lassen
subscribe jobalert|jobalarm|jobagent |einrichten|aktivieren|erstellen|anlegen|abonnieren
subscribe jobabo|job-mail|suchagent |einrichten|aktivieren|erstellen|anlegen|abonnieren
subscribe suchauftrag|suchprofil|suchagenten speichern|einrichten|erstellen|anlegen|aufgeben
subscribe preisalarm|preiswecker|preisalert |aktivieren|setzen|einrichten|erstellen
subscribe benachrichtigung|benachrichtigungen abonnieren|erhalten
subscribe benachrichtigemich|benachrichtigenlassen
subscribe benachrichtigtwerden|keine_neuigkeiten_verpassen
subscribe abonnent|abonnentin|leser werden
subscribe updates|neuigkeiten|news|stellenangebote |e-mail|email|mail erhalten
subscribe auf_laufenden_bleiben|informiert_bleiben
subscribe mini|test|schnupper|print|e-paper abo bestellen|abschließen|sichern
subscribe amtsblatt|mitteilungsblatt|probeabo|zeitungsabo|infodienst|e-paper bestellen|abonnieren
download download |s|en|bereich|starten
download herunterladen|runterladen|installieren|app_installieren|laden_app_store
download |als pdf|app|software|katalog|prospekt|broschüre|formular|programm|flyer herunterladen|downloaden|download
download datei|dokument|unterlagen|datenblatt|preisliste|ebook|whitepaper|bild herunterladen|download
download checkliste|anleitung|speisekarte|antrag|mitgliedsantrag|aufnahmeantrag herunterladen|download
download laden|lade app|pdf|katalog |herunter|runter
download broschüre|katalog|speisekarte|flyer|programm als_pdf
download preisliste|satzung|exposé|gemeindebrief|formular|datenblatt als_pdf
download anmeldeformular|beitrittserklärung|mitgliedsantrag als_pdf
download aufnahmeantrag|prospekt|getränkekarte|kursprogramm als_pdf
download formulare|anmeldeformular|beitrittserklärung |als_pdf download
download satzung|exposé|gemeindebrief|anamnesebogen |als_pdf download
download anmeldebogen|pressefotos|pressebilder|pressemappe download
download dokumente|unterlagen|handbuch|antragsformular download
download formulare|dokumente|dateien|bilder|fotos|foto|logo herunterladen
download logos|karte|plan|kalender|ical|alle|alles|demo herunterladen
download anmeldeformular|beitrittserklärung|satzung herunterladen
download programmheft|handbuch|bedienungsanleitung|treiber herunterladen
download leitfaden|ratgeber|exposé|pressebilder herunterladen
download pressemappe|pressefotos|pressemitteilung|lebenslauf herunterladen
download vollmacht|gemeindebrief|anamnesebogen|fragebogen|patientenfragebogen|antragsformular herunterladen
download testversion|jahresbericht|geschäftsbericht|studie herunterladen
download vorlage|muster|stundenplan|spielplan|agb herunterladen
download vcard|kontaktdaten|zertifikat|windows-version herunterladen
download technisches_datenblatt|gpx|gpx-track|gpx-datei herunterladen
download route|track|hausordnung|bestellformular herunterladen
download preislisten|kataloge|broschüren|datenblätter|montageanleitung herunterladen
download factsheet|mediadaten|magazin|zeitung|leseprobe herunterladen
download rezept|hörprobe|version|wallpaper|merkblatt herunterladen
download exposé|formulare|handbuch|dokumente|demo|testversion downloaden
download appladen|jetztappladen|hol_app|holen_app
download hol_dir_app|alspdfspeichern|appinstallieren|appholen|pdfspeichern
download app_store|google_play laden|herunterladen|downloaden|holen
download laden|lade|lad broschüre|katalog|app|flyer|whitepaper|formular|e-book|checkliste|exposé herunter
download download alspdf|pdf|broschüre|katalog|flyer|formular
download download anmeldeformular|app|speisekarte|software|preisliste|mp3
download checkliste|e-book|ratgeber|leitfaden|guide|workbook|whitepaper sichern|holen|erhalten|anfordern
download guide|workbook|mustervertrag|produktdatenblatt|musterbrief|vorlagen|arbeitsblatt|e-book herunterladen
download ausgabe|aktuelle_ausgabe|gesamtprogramm|jahresprogramm|ferienprogramm herunterladen
download preisliste|katalog|programm|broschüre|kalender 2025|2026|2027 |als_pdf herunterladen|download
donate spende|spenden |formular|leisten
donate onlinespende|onlinespenden|jetztonlinespenden|jetztunterstützen|unsunterstützen|kaffee_spendieren
donate geld|einmalig|monatlich|regelmäßig|projekt|paypal spenden
donate unterstützensieuns|unterstützeuns|unterstütztuns|unterstützuns|unterstützemich|patenschaft_übernehmen
donate pate|patin|fördermitglied|förderer werden
donate werden|werde pate|patin|fördermitglied|förderer
donate spenden_mit_dem_paypal-button|spenden_mit_paypal-button
donate ich spende|spenden
donate ichspenden|onlinespendenformular|spendenbutton|spendeanuns|spendeviapaypal|zurspendenseite|spendenseite
donate geld|einmal|dauer|online|einzel|förder|anlass|sach spende
donate dauerspende einrichten|tätigen|senden|überweisen|abgeben|geben
donate spende|geldspende|sachspende einrichten|tätigen|senden|überweisen|abgeben|geben
donate dauerspender|tierpate|baumpate|bienenpate|projektpate werden
donate förderin|spender|sponsor|stifter|freund_förderer werden
donate sponsor|stifterin|bildungspate|unterstützer|unterstützerin werden
donate werde|werden dauerspender|tierpate|baumpate|spender|unterstützer|förderer
donate tierpatenschaft|baumpatenschaft übernehmen|abschließen
donate patenschaft|projektpatenschaft|rebstockpatenschaft übernehmen|abschließen
donate spende|spenden paypal|sms
donate spende|spenden lastschrift|überweisung|monatlich|einmalig
donate für_dieses_projekt|kleidung|futter spenden
donate bücher|lebensmittel|sachspenden|sachen|als_unternehmen spenden
donate projekt|verein|förderverein|kirche|tierheim|stiftung|journalismus|tierschutz|arbeit unterstützen
donate unterstützen|unterstütze projekt|verein|arbeit|tierheim
donate unterstützen|unterstütze kirche|journalismus|stiftung|förderverein
donate unterstützensieunsmiteinerspende|unterstützeunsmiteinerspende
donate helfensiemiteinerspende|helfensiemitihrerspende
donate spendier|spendiere|spendieren|spendiert kaffee
donate spendenhelfen|helfenspenden|onlinekollekte|kollekteonline
donate tiere|kinder|menschen|kinder_not|menschen_not|tierheim|tierschutz|ukraine|orgel|kirche|gemeinde spenden
donate monatlich|einmalig|regelmäßig kinder_not|menschen_not|tiere|kinder|projekt spenden
donate lastschrift|überweisung|kreditkarte|twint|banküberweisung|bankeinzug spenden
donate pate|patin kind|tier|hund|baum werden
donate patenschaft kind|tier|hund|katze|pferd|baum übernehmen
donate spende|geldspende|kleinen_spende helfen|unterstützen
donate unterstützen|unterstütze arbeit|verein|projekt|tierheim spende
apply bewerben|bewirb|onlinebewerbung|jetztonlinebewerben|beantragen|antragsformular
apply |initiativ|blind|spontan|kurz|express bewerbung |absenden|senden|einreichen|sformular
apply |auf|um|als stelle|job|ausbildungsplatz|stipendium|studienplatz|praktikum bewerben
apply lebenslauf|cv|bewerbungsunterlagen hochladen|senden|einreichen
apply mitgliedsantrag|aufnahmeantrag|beitrittserklärung|förderantrag |stellen|ausfüllen|einreichen
apply antrag stellen|ausfüllen|einreichen
apply mitgliedschaft|förderung|kredit|visum|stipendium|darlehen|finanzierung|zuschuss beantragen
apply bewerbung schicken|abschicken|hochladen|starten|einsenden|ausfüllen|e-mail|whatsapp|online
apply bewirbdich|bewerbensiesich|ichbewerben|ichbewerbe|bewirbdichhier|bewerbteuch
apply bewerben|bewirb|bewerbe |auf|als|um|für|per stelle|ausbildung|praktikum
apply bewerben|bewirb|bewerbe |auf|als|um|für|per studium|ausbildungsplatz|whatsapp
apply |auf|um|per|für|als ausbildung|studium|master|platz|whatsapp bewerben
apply |auf|um|per|für|als e-mail|aussteller|trainer|künstler|model|azubi bewerben
apply |auf|um|per|für|als lehrstelle|schnupperlehre|praktikumsplatz|kursleiter bewerben
apply |auf|um|per|für|als fahrer|fachkraft|schule|bachelor bewerben
apply initiativ|spontan|formlos|lebenslauf|direkt|schnell|duales_studium|bundesfreiwilligendienst|fsj bewerben
apply blitz|schnell|whatsapp|e-mail|direkt|video|mobile|online|praktikums bewerbung
apply bewerbungsbogen|bewerbungsformular_ausfüllen
apply praktikumsanfrage|onlinebewerbungsformular|praktikum_anfragen
apply beitrittsformular|onlineantrag|zumonlineantrag
apply zumantrag|antrag_einreichen|online-antragstellung
apply kreditkarte|karte|personalausweis|reisepass beantragen
apply führerschein|wohngeld|kita-platz|schulplatz|parkausweis beantragen
apply urkunde|führungszeugnis|anwohnerparkausweis|akkreditierung beantragen
apply pflegegrad|bonus|ausweis|kindergeld beantragen
apply studienplatz|pass|elterngeld|zertifikat|mitgliedskarte|girocard|genehmigung|baugenehmigung beantragen
apply fördermittel|urlaub|leistung|leistungen beantragen
apply aufnahme|zulassung|zugang|schwerbehindertenausweis|prepaidkarte beantragen
apply projektantrag|abstract|bewerbungsmappe|bewerbungsvideo|förderantrag|projektidee einreichen
apply ehrenamtlich helfen|mitarbeiten|engagieren|mitmachen|tätig_werden
apply freiwilliger|freiwillige|volunteer|ehrenamtlicher werden
apply ehrenamtliche|pflegefamilie|tagesmutter|pflegestelle werden
apply zeit spenden|schenken
apply freiwillig engagieren|mitarbeiten|helfen
apply |auf|um|als masterstudiengang|bachelorstudiengang|studiengang|wintersemester|lehramt bewerben
apply |auf|um|als|ohne anschreiben|freiwillige|freiwilliger|gastfamilie|handelsvertreter bewerben
apply |um|als mietinteressent|mieter|wohnung|mietwohnung|wg-zimmer|kita-platz|promotion|volontariat bewerben
apply bewerben|bewirb|bewerbe als aussteller|azubi|gastfamilie|freiwillige|künstler|trainer|fahrer|model
apply bewerben|bewirb|bewerbe |um|auf stipendium|studienplatz|praktikum|job|fsj|wintersemester
apply ich bewerben|bewerbe|ehrenamtlich_engagieren|ehrenamtlich_helfen|ehrenamtlich_mitarbeiten
apply antrag auf mitgliedschaft|förderung|aufnahme|zuschuss|wohngeld|stipendium stellen|ausfüllen|einreichen
apply bewerbung|bewerbungsunterlagen|lebenslauf whatsapp|e-mail|mail|post senden|schicken|einreichen
apply schicken|schicke|senden|sende bewerbung|bewerbungsunterlagen|lebenslauf|initiativbewerbung |e-mail
apply vereinsmitgliedschaft|betreuungsplatz|krippenplatz|kindergartenplatz|heimplatz|sozialwohnung beantragen
apply betreuungsplatz|krippenplatz|kita-platz|kindergartenplatz|heimplatz|pflegeplatz|praktikumsplatz anfragen
apply zurbewerbung|zuronlinebewerbung|hiergehtszurbewerbung|jetztzurbewerbung
"""
