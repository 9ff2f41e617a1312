"""What links and buttons ask for in Dutch."""

from typing import Final

# What needs a word that is passed over is written in one word; "boeken" alone are books, "kopen" a section.
PHRASES: Final = """
- de het een je jouw jullie jou u uw mijn onze ons me mij voor van naar met bij via nu hier vandaag online gratis
- direct meteen snel eenvoudig gemakkelijk makkelijk even eens zelf deze dit vrijblijvend vrijblijvende kosteloos
search |uitgebreid|geavanceerd|opnieuw zoek |en |op|in |site|website|trefwoord|catalogus
search zoek formulier|balk|veld|term|woord|opdracht |invoeren|openen|starten
search waar_ben|waar_bent|wat_ben|wat zoek|zoekt|op_zoek
search website|catalogus|archief|collectie doorzoeken
search zoek|vind product|producten|woning|huis|vacature|vacatures|job|jobs|baan|cursus|opleiding|hotel|reis|dealer
search zoek|vind winkel|arts|huisarts|auto|artikel|recept|boek|verkooppunt|vlucht
search product|producten|woning|woningen|huis|vacature|vacatures|job|cursus|dealer|winkel|arts zoeken|vinden
buy |in|toevoegen|toevoegen_aan|voeg_toe_aan|bekijk|plaats_in|terug|open winkel wagen|mand|mandje|kar|wagentje
buy winkel wagen|mand|mandje bekijken|toevoegen|leggen|plaatsen|openen|leeg|is_leeg|0
buy in_mandje|in_mand|afrekenen|verder_afrekenen|verder_winkelen|naarkassa|naardekassa|verdernaarkassa
buy nukopen|koopnu|onlinekopen|directkopen|koophier|nuonlinekopen|kooponline|koopdirect|shopnu|onlineshoppen
buy webshop|webwinkel|onlineshop|onlinewinkelen|bezoek_webshop|ticketshop|ticketverkoop
buy koop|kopen|bestel ticket|tickets|kaarten|kaartjes|toegangskaarten|cadeaubon|cadeaukaart|boek|ebook
buy |entree|toegangs|concert|dag|trein ticket|tickets|kaarten|kaartjes|kaart kopen|bestellen
buy cadeaubon|cadeaubonnen|cadeaukaart|waardebon|boek|boeken|ebook kopen|bestellen
buy koop product|artikel|abonnement|licentie|auto
order bestel|bestellen|bestelformulier|bestelbon|nabestellen|vooraf_bestellen|onlinebestelling
order bestelling plaatsen|afronden|doorgeven|maken|versturen|bevestigen
order plaats|geef|start bestelling |door
order bestel eten|maaltijd|maaltijden|pizza|sushi|broodjes|lunch|catering|bloemen|taart|brood|wijn|frietjes|boeket
order eten|maaltijd|maaltijden|pizza|sushi|broodjes|lunch|catering|bloemen|taart|brood|vlees|wijn|afhaal bestellen
order bestel|vraag brochure|catalogus|staal|stalen|proefpakket|sample|herhaalrecept|infopakket|documentatie |aan
order brochure|catalogus|staal|stalen|kleurstaal|proefpakket|sample|infopakket|documentatie bestellen|aanvragen
order herhaalrecept|herhaalrecepten|recept|medicatie|herhaalmedicatie|voorschrift bestellen|aanvragen
book reserv eer|eren|ering|eringen|atie|aties|eringsformulier|atieformulier|eringsaanvraag
book nuboeken|boeknu|onlineboeken|boekonline|directboeken|boekdirect|boekhier|nuonlineboeken|boekonlinenu
book onlineafspraak|boekingsformulier|boekingsaanvraag
book afspraak|afspraken maken|inplannen|plannen|boeken|aanvragen|reserveren|vastleggen|regelen
book maak|plan|boek|regel|reserveer|vraag|leg |nieuwe afspraak |in|aan|vast
book boek|reserveer kamer|tafel|verblijf|hotel|arrangement|vakantie|plek|plaats|zaal|demo
book plan|vraag demo |aan|in
book boek|reserveer bezoek
book plan|vraag bezoek in|aan
book boek|plan|reserveer|vraag gesprek|adviesgesprek|kennismaking|kennismakingsgesprek|proefles |aan|in
book boek|plan|reserveer|vraag rondleiding|bezichtiging|intake|consult|sessie|les|proefrit|behandeling |aan|in
book boek|reserveer cursus|workshop|massage|taxi|vlucht|reis|ticket|tickets|kaarten|ruimte|baan|training|huisje
book kamer|tafel|verblijf|hotel|arrangement|vakantie|huisje|plek|plaats|zaal|ruimte boeken|reserveren
book les|rijles|workshop|behandeling|massage|taxi|reis|vlucht|uitje|tickets|kaarten|baan|sessie boeken|reserveren
book demo|gesprek|adviesgesprek|kennismakingsgesprek|bezichtiging|intake plannen|inplannen|aanvragen|boeken
book consult|rondleiding|proefrit|proefles plannen|inplannen|aanvragen|boeken|reserveren
book bezoek inplannen|aanvragen|boeken|reserveren
book bekijk|check beschikbaarheid
book beschikbaarheid bekijken|controleren|checken
book huur auto|fiets|boot|kano|zaal|camper|aanhanger|ruimte|springkasteel
book auto|fiets|fietsen|boot|kano|zaal|camper|aanhanger|ruimte|springkasteel huren
track volg|traceer|track|waar_is|waar_blijft pakket|pakje|zending|bestelling|levering|order
track pakket|zending|bestelling|levering|order|status volgen|traceren|opvolgen
track bestelstatus|status_bestelling|orderstatus|track_en_trace
quote |prijs offerte|offertes aanvragen|opvragen|ontvangen|vragen|berekenen|maken|aanvraag|formulier
quote vraag|ontvang|bereken|krijg|maak |prijs offerte |aan|op
quote gratisofferte|vrijblijvendeofferte|uwofferte|prijsindicatie|prijsopgave
quote prijs|prijsopgave|prijsindicatie|bestek|voorstel|tarief aanvragen|opvragen|ontvangen
quote vraag prijs|prijsopgave|prijsindicatie|bestek|voorstel aan|op
quote bereken prijs|premie|kosten|tarief|verzendkosten|maandbedrag
quote prijs|premie|kosten|tarief|verzendkosten|maandbedrag berekenen
contact contact |formulier|pagina|opnemen|name|aanvraag|eer|eren|en_route|openingsuren|openingstijden
contact neem|nemen contact |op
contact contacteer team|verkoper|makelaar|klantendienst|klantenservice|adviseur|specialist
contact stuur|verstuur|zend|schrijf|laat bericht|mail|e-mail|mailtje|berichtje|vraag|whatsapp |achter|in
contact bericht|mail|e-mail|vraag|vragen|whatsapp|feedback sturen|versturen|verzenden|stellen|achterlaten|geven
contact stel vraag|vragen
contact geef_feedback|bel_terug|terugbelverzoek|terugbelafspraak
contact mailons|mailmij|emailons|schrijfons|whatsappons|appons|chatmetons|praatmetons|vraaghetons
contact vraag meer_informatie|informatie|info|advies|meer_info aan
contact meer_informatie|informatie|info|advies|meer_info aanvragen
contact klantenservice|klantendienst|klantenondersteuning|klantcontact
register registr eer|eren|atie|atieformulier
register inschrijv|aanmeld en|ing|ingen|formulier|ingsformulier
register inschrijfformulier|deelnemen|neem_deel|wachtlijst_aanmelden
register |ik schrijf|meld |kind|team|bedrijf in|aan
register cursus|kamp|workshop|evenement|training|activiteit|opleiding|kind|school|team inschrijv|aanmeld en|ing
register inschrijven|aanmelden|inschrijving|schrijf_in|meld_aan cursus|kamp|workshop|evenement|training|opleiding
register |nieuw account|profiel|klantaccount|rekening aanmaken|maken|openen
register maak|creëer|open |nieuw account|profiel|rekening |aan
register |ik_wil lid|klant|partner|vrijwilliger|dealer worden
register |ik word lid|klant|partner|vrijwilliger|dealer
register gratisproberen|probeergratis|gratisuitproberen|probeernu|startgratis|probeernugratis|probeerhetgratis
register gratisstarten|start_proefperiode|30_dagen_proberen|14_dagen_proberen
register nieuwe_klant|nieuwe_gebruiker|nieuw_account
log_in inloggen|login|mijnaccount|uwaccount|jouwaccount|mijnprofiel|mijnomgeving|naarmijnaccount|aanmelden_itsme
log_in leden|klanten|klant|dealer|partner|medewerkers|ouder|patiënten login|inloggen|portaal|portal|zone
log_in persoonlijke|beveiligde|besloten omgeving|zone|pagina
log_in inloggen|login |op|in leden|klanten|account|portaal|webmail|google|facebook|itsme|digid
subscribe nieuwsbrief|nieuwsbrieven|e-nieuwsbrief |inschrijven|inschrijving|aanmelden|ontvangen|aanmelding|abonneren
subscribe inschrijven|inschrijving|aanmelden|aanmelding|abonneer|abonneren|ontvang|schrijf_in|meld_aan |op nieuwsbrief
subscribe abonneer|abonneren |op |blog|podcast|magazine|tijdschrift|krant|updates
subscribe abonnee_worden|word_abonnee|ik_abonneer
subscribe |proef abonnement afsluiten|nemen|aanvragen|bestellen
subscribe neem|bestel |proef abonnement
subscribe blijf|houd op_hoogte
subscribe jobalert_aanmaken
download download |s|en|pagina
download installeer|installeren|app_installeren|installeer_app|download_in_app_store
download download pdf|app|brochure|catalogus|folder|formulier|programma|flyer|handleiding|menukaart|prijslijst
download download document|bestand|e-book|whitepaper|gids|checklist|rapport|software|inschrijfformulier|als_pdf
download pdf|app|brochure|catalogus|folder|formulier|programma|flyer|handleiding|menukaart downloaden|download
download prijslijst|document|whitepaper|gids|inschrijfformulier downloaden|download
donate doneer|doneren|donatie|donaties|donatieformulier|ik_doneer
donate doe|geef |eenmalige|maandelijkse gift|donatie|schenking
donate gift|donatie doen
donate geefnu|geefonline|ikgeef|iksteun|steunons|steunonsnu|steunonswerk|ondersteunons|steunmij|steunnu
donate steun|doneer project|goede_doel|stichting|vereniging|maandelijks|eenmalig|geld|paypal
donate maandelijks|eenmalig|geld doneren
donate word|ik_word donateur|vriend|peter|meter|sponsor
donate donateur|vriend|peter|meter|sponsor worden
donate doneren_met_de_paypal-knop
apply solliciteer|solliciteren|sollicitatie|sollicitatieformulier|ik_solliciteer |op|als |vacature|functie|job
apply open|spontane|spontaan sollicitatie|solliciteren |versturen
apply cv|sollicitatie uploaden|insturen|versturen|opsturen|sturen
apply stuur|upload|mail|verstuur cv|sollicitatie |op|in|door
apply reageer_op_vacature|aanvragen|aanvraagformulier|aanvraag_indienen|aanvraag_starten|doe_aanvraag
apply subsidie|lening|krediet|hypotheek|visum|vergunning|paspoort|uittreksel|premie|lidmaatschap aanvragen
apply beurs|creditcard|financiering|rijbewijs|toelage|attest aanvragen
apply vraag subsidie|lening|krediet|hypotheek|visum|vergunning|premie|lidmaatschap aan
"""
