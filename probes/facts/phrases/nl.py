"""What links and buttons ask for in Dutch."""

from typing import Final

# What needs a word that is passed over is written in one word; "boeken" alone are books, "kopen" a section.
PHRASES: Final = """
- de het een je jouw jullie jou u uw mijn onze ons me mij voor van naar met bij via nu hier vandaag online gratis
- direct meteen snel eenvoudig gemakkelijk makkelijk even eens zelf deze dit vrijblijvend vrijblijvende kosteloos
- nog gerust graag alvast
search |uitgebreid|geavanceerd|opnieuw zoek |en |op|in |site|website|trefwoord|catalogus
search zoek formulier|balk|veld|term|woord|opdracht |invoeren|openen|starten
search waar_ben|waar_bent|wat_ben|wat zoek|zoekt|op_zoek
search website|catalogus|archief|collectie doorzoeken
search zoek|vind product|producten|woning|huis|vacature|vacatures|job|jobs|baan|cursus|opleiding|hotel|reis|dealer
search zoek|vind winkel|arts|huisarts|auto|artikel|recept|boek|verkooppunt|vlucht
search product|producten|woning|woningen|huis|vacature|vacatures|job|cursus|dealer|winkel|arts zoeken|vinden
search zoekfunctie|zoeken_openen|open_zoeken|zoekvenster
search doorzoek collectie|website|archief|catalogus|site|database
search zoek|vind specialist|therapeut|school|club|vakantiehuis
search zoek|vind locatie|evenement|evenementen|verkooppunten|bedrijf|adres
search zoeken catalogus|archief|website|postcode|collectie
buy |in|toevoegen|toevoegen_aan|voeg_toe_aan|bekijk|plaats_in|terug|open winkel wagen|mand|mandje|kar|wagentje
buy winkel wagen|mand|mandje bekijken|toevoegen|leggen|plaatsen|openen|leeg|is_leeg|0
buy in_mandje|in_mand|afrekenen|verder_afrekenen|verder_winkelen|naarkassa|naardekassa|verdernaarkassa
buy nukopen|koopnu|onlinekopen|directkopen|koophier|nuonlinekopen|kooponline|koopdirect|shopnu|onlineshoppen
buy webshop|webwinkel|onlineshop|onlinewinkelen|bezoek_webshop|ticketshop|ticketverkoop
buy koop|kopen|bestel ticket|tickets|kaarten|kaartjes|toegangskaarten|cadeaubon|cadeaukaart|boek|ebook
buy |entree|toegangs|concert|dag|trein ticket|tickets|kaarten|kaartjes|kaart kopen|bestellen
buy cadeaubon|cadeaubonnen|cadeaukaart|waardebon|boek|boeken|ebook kopen|bestellen
buy koop product|artikel|abonnement|licentie|auto
buy bezoek|bekijk|ga_naar|open|ontdek webshop|webwinkel|onlineshop
buy koop|kopen|bestel kaartje|toegangskaartje|seizoenkaart|dagticket
buy koop|kopen|bestel e-tickets|parkeerticket|entreetickets|dagkaart
buy e-tickets|e-ticket|parkeerticket|seizoenkaart|museumkaart|dagkaart|jaarkaart|abonnement|wijn kopen
buy betaal_nu|betaalnu|naarbetalen|verder_betalen|onlinekaartverkoop
buy koop|bestel bol|bol_com|amazon
order bestel|bestellen|bestelformulier|bestelbon|nabestellen|vooraf_bestellen|onlinebestelling
order bestelling plaatsen|afronden|doorgeven|maken|versturen|bevestigen
order plaats|geef|start bestelling |door
order bestel eten|maaltijd|maaltijden|pizza|sushi|broodjes|lunch|catering|bloemen|taart|brood|wijn|frietjes|boeket
order eten|maaltijd|maaltijden|pizza|sushi|broodjes|lunch|catering|bloemen|taart|brood|vlees|wijn|afhaal bestellen
order bestel|vraag brochure|catalogus|staal|stalen|proefpakket|sample|herhaalrecept|infopakket|documentatie |aan
order brochure|catalogus|staal|stalen|kleurstaal|proefpakket|sample|infopakket|documentatie bestellen|aanvragen
order herhaalrecept|herhaalrecepten|recept|medicatie|herhaalmedicatie|voorschrift bestellen|aanvragen
order ikbestel|ik_wil_bestellen|afhalen_bestellen
order opnieuw_bestellen|bestel_opnieuw|bestel_afhaal|bestel_whatsapp
order bestellen whatsapp|telefonisch|app
order bbq|barbecue|gourmet|frietjes|friet bestellen
order medicijnen|onderdelen|reserveonderdelen|lenzen|haardhout|kerstpakket bestellen
order kerstpakketten|geboortekaartjes|schoolfoto's|foto's|contactlenzen bestellen
order proefflacon|gebak|container|sushi|boeket bestellen
order bestel bbq|barbecue|gourmet|foto's|onderdelen|taxi
order bestel medicijnen|medicatie|container|kerstpakket|friet|gebak|burger
order monster|monsters|stofstalen|stofstaal aanvragen|bestellen
order proefstaal|kleurstalen|proefdruk|informatiepakket aanvragen|bestellen
order vraag monster|stofstalen|kleurstalen|informatiepakket|herhaalrecept|recept aan
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
book ik_wil|wil|wilt afspraak |maken
book wil reserveren|boeken
book werkplaats|winkel|showroom afspraak |maken|plannen|inplannen|boeken
book bel|advies|kennismakings|onderhouds|apk afspraak |maken|plannen|inplannen|boeken
book maak|plan|boek werkplaatsafspraak|winkelafspraak|showroomafspraak |in
book maak|plan|boek belafspraak|adviesafspraak|apk-afspraak |in
book afspraak verzetten|wijzigen|verplaatsen
book boeking|reservering wijzigen
book kennismaking|kennismakingsgesprek|strategiesessie|onderhoud|call|showroombezoek plannen|inplannen
book plan|boek call|strategiesessie|onderhoud|videocall|sparringsessie|belmoment|huisbezoek |in
book vergaderzaal|vergaderruimte|padelbaan|tennisbaan boeken|reserveren
book kinderfeestje|camping|kampeerplaats|kampeerplek boeken|reserveren
book parkeerplaats|vakantiehuis|appartement|bed_and_breakfast boeken|reserveren
book tafeltje|escaperoom|zitplaats|werkplek boeken|reserveren
book artiest|dj|spreker|fotoshoot|shoot|band boeken|reserveren
book training|cursus|chalet|vakantiewoning|lodge|feestje boeken|reserveren
book boek|reserveer padelbaan|tennisbaan|kinderfeestje|kampeerplaats
book boek|reserveer parkeerplaats|vakantiehuis|appartement|vergaderzaal
book boek|reserveer vergaderruimte|artiest|dj|spreker|fotoshoot
book boek|reserveer shoot|escaperoom|werkplek|overnachting|appartement
book sloep|busje|bestelwagen|springkussen|partytent|tent huren
book bakfiets|step|scooter|kajak|sup|minigraver|lokaal huren
book huur sloep|busje|springkussen|partytent|tent|bakfiets|kajak|scooter|vergaderzaal|lokaal
book videoconsult|telefonisch_consult aanvragen|inplannen
book check beschikbaarheid_en_prijs|prijs_en_beschikbaarheid
book check prijzen_en_beschikbaarheid|prijzen_beschikbaarheid
book ik_wil kennismakingsgesprek|demo|proefles|rondleiding|adviesgesprek|proefrit |aanvragen|plannen
book maak afspraak |in tandarts|huisarts|adviseur|makelaar|notaris|advocaat|expert|winkel|showroom|onderhoud
book maak afspraak whatsapp|telefonisch|bezichtiging|adviesgesprek|kennismaking
book afspraak maken |in adviseur|makelaar|tandarts|showroom|winkel|whatsapp|notaris|onderhoud
book plan|boek|vraag rondleiding |in|aan|op school|kind|opvang|campus
book plan bezoek |aan showroom|school|toonzaal |in
book bezichtiging|proefrit|rondleiding aanvragen woning|huis|appartement|auto|school
book plan|boek|vraag strategiegesprek|intakegesprek|onderhoudsbeurt|fotoshoot |in|aan
book plan|boek newborn|zwangerschaps|bruids|gezins|familie fotoshoot|shoot |in
book plan|boek gesprek|demo expert|adviseur|specialist|makelaar|coach |in
book check|controleer|bekijk beschikbaarheid en boek|reserveer
book zaal|ruimte huren feest|verjaardag|trouwfeest|vergadering|bruiloft
book huur zaal|boot|ruimte feest|dag|trouwfeest|bruiloft
track volg|traceer|track|waar_is|waar_blijft pakket|pakje|zending|bestelling|levering|order
track pakket|zending|bestelling|levering|order|status volgen|traceren|opvolgen
track bestelstatus|status_bestelling|orderstatus|track_en_trace
track bekijk|check|controleer bestelstatus|status_bestelling|orderstatus
track bestelstatus|orderstatus|zendstatus bekijken|opvragen|controleren
track zending|zendingen|pakje|pakjes|pakketten|reparatie|bestellingen volgen|opzoeken
track status reparatie|zending|order|levering
track reparatiestatus|leverstatus|pakket_traceren|pakje_traceren
quote |prijs offerte|offertes aanvragen|opvragen|ontvangen|vragen|berekenen|maken|aanvraag|formulier
quote vraag|ontvang|bereken|krijg|maak |prijs offerte |aan|op
quote gratisofferte|vrijblijvendeofferte|uwofferte|prijsindicatie|prijsopgave
quote prijs|prijsopgave|prijsindicatie|bestek|voorstel|tarief aanvragen|opvragen|ontvangen
quote vraag prijs|prijsopgave|prijsindicatie|bestek|voorstel aan|op
quote bereken prijs|premie|kosten|tarief|verzendkosten|maandbedrag
quote prijs|premie|kosten|tarief|verzendkosten|maandbedrag berekenen
quote prijs aanvraag|offerte|calculator|berekening
quote offertes_vergelijken|vergelijk_offertes|offerte_maat
quote offerte_maat_aanvragen|offerte_op_maat|offerte_op_maat_aanvragen
quote bereken besparing|hypotheek|maximale_hypotheek|waarde
quote bereken verhuiskosten|leaseprijs|bijdrage|opbrengst|autoverzekering
quote hypotheek|maximale_hypotheek|waarde|verhuiskosten berekenen
quote leasetarief|leaseprijs|besparing|autopremie berekenen
quote waardebepaling|schatting|taxatie|inruilvoorstel aanvragen|ontvangen
quote bod|verhuisofferte|prijsofferte|waardering aanvragen|ontvangen
quote vraag|plan|ontvang waardebepaling|schatting|taxatie|inruilvoorstel|bod|verhuisofferte|prijsofferte |aan
quote gratiswaardebepaling|gratisschatting|gratistaxatie
quote wat_is_woning_waard|wat_is_huis_waard|wat_is_auto_waard
quote ontvang|krijg prijsopgave|prijsindicatie|prijsofferte|prijsvoorstel
quote ik_wil|wil offerte |aanvragen|ontvangen
quote ontvang|vraag|krijg offerte|prijsofferte|prijs|voorstel op maat |aan
quote offerte aanvragen verhuizing|zonnepanelen|website|dakwerken|schilderwerk|catering|project|badkamer
quote bereken prijs|kosten in 1_minuut|2_minuten
quote offerte|prijsofferte binnen 24_uur|48_uur
quote laat woning|huis|auto schatten|taxeren|waarderen
quote waardebepaling|schatting|taxatie woning|huis|auto aanvragen
quote bereken waarde woning|huis|auto
quote ontvang bod op auto|woning|wagen
quote vraag seo-scan|websitescan|reisvoorstel aan
quote seo-scan|websitescan|reisvoorstel aanvragen
quote bereken maandlasten|verhuisprijs
quote start_offerteaanvraag|vergelijk_3_offertes|vergelijk_offertes
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
contact contact gegevens|informatie|mogelijkheden|info|personen|persoon
contact belons|belnu|beldirect|directbellen|belonsnu|belonsgerust|nubellen|belmij|belmijterug|bellen_of_mailen
contact laat bellen|terugbellen
contact terugbellen|word_teruggebeld|ik_wil_teruggebeld_worden|terugbellen_aanvragen|teruggebeld_worden
contact heb|heeft|hebt vraag|vragen|nog_vragen|een_vraag
contact hebjeeenvraag|hebjevragen|heeftuvragen|heeftueenvraag
contact hebtueenvraag|hebtuvragen|ikhebeenvraag|ik_heb_vraag
contact hebjenogvragen|nogvragen|heeftunogvragen
contact contacteer expert|experts|adviseur|agent|kantoor|school|eigenaar
contact praat|spreek|chat|overleg|contact expert|adviseur|specialist|experts|medewerker|team
contact chat_starten|start_chat|chat_openen|zeg_hallo|zeg_hoi|klacht_indienen|dien_klacht_in|klacht_melden
contact melding doen|maken
contact doe melding
contact meld probleem|schade|klacht|storing
contact schade|storing|probleem melden
contact tip_redactie|tip_doorgeven|gegevens_achterlaten
contact laat_gegevens_achter|zobereikjeons|zobereiktuons|hoebereikjeons
contact kom|komen|leg|zoek contact|in_contact
contact in_contact_komen|contact_leggen|laten_we_praten|laten_we_kennismaken|laten_we_kennis_maken|perscontact
contact neem contact_op klantenservice|specialist|adviseur|makelaar|klantendienst|team|expert
contact vraag advies|raad
contact adviesaanvraag|vrijblijvendadvies_aanvragen|vraaghetaanons|vraaghetonze_experts|stuur_appje|stuur_app
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
register aanmelden|inschrijven|schrijf_in|meld_aan|registreren als lid|patiënt
register aanmelden|inschrijven|schrijf_in|meld_aan|registreren als klant|deelnemer|partner|bedrijf
register aanmelden|inschrijven|schrijf_in|meld_aan wedstrijd|toernooi|webinar|open_dag
register aanmelden|inschrijven|schrijf_in|meld_aan leerling|school|kinderopvang|praktijk
register aanmelden|inschrijven lidmaatschap|wachtlijst|woningzoekende|lid
register aanmelden|inschrijven patiënt|nieuwe_patiënt|nieuwe_patiënten|club
register meld_aan|schrijf_in wedstrijd|toernooi|wachtlijst|activiteit|school
register nieuwe_patiënt|nieuwe_patiënten|patiënt|patiënten aanmelden|inschrijven
register bedrijf|praktijk|interesse|leerling aanmelden|inschrijven
register webinar|toernooi|wedstrijd|kinderopvang aanmelden|inschrijven|inschrijving
register open_dag|lezing|congres|kamp|club aanmelden|inschrijven|inschrijving
register doemee|ikdoemee|numeedoen|doenumee|ik_wil_meedoen|wiljemeedoen|wiltumeedoen|wil_meedoen
register wil lid_worden|meedoen|inschrijven
register proeflid|jeugdlid|gastlid|clublid|erelid|steunend_lid|exposant|standhouder|deelnemer|patiënt worden
register gastgezin|verkoper|affiliate|ambassadeur|verhuurder|wederverkoper|franchisenemer|gastouder worden
register word |ik_word proeflid|jeugdlid|clublid|exposant|standhouder
register word |ik_word deelnemer|patiënt|gastgezin|verkoper|affiliate
register word ambassadeur|verhuurder|wederverkoper|franchisenemer|gastouder|standhouder
register nog_geen|geen account|lid|klant
register heb_nog_geen account
register voorinschrijving|voorinschrijven|inschrijfpagina
register bedrijf toevoegen|registreren
register registreer|voeg bedrijf |toe
register sluitjeaan|sluitjebijonsaan|sluituaan|sluitjenuaan
register lidmaatschap afsluiten|nemen|starten
register neem|start lidmaatschap
register gratisproefperiode|start_gratis_proefperiode|ga_naar_inschrijven|naarinschrijven|interesse_melden
register schrijf|meld kind in|aan |op school|kamp|zomerkamp|zwemles|opvang|cursus|les
register schrijf|meld in|aan examen|congres|proefles|infoavond|informatieavond|loop|marathon|les|zomerkamp
register schrijf|meld in|aan zwemlessen|danslessen|zwemles|lessen|opendeurdag|kamp
register aanmelden|inschrijven proefles|infoavond|informatieavond|examen|loop|marathon|zwemlessen|danslessen
register aanmelden|inschrijven zomerkamp|als_nieuwe_patiënt|als_leerling|als_cursist
register zet|plaats|schrijf |in op wachtlijst
register ik_wil op wachtlijst
register probeer |het 7|14|30 dagen
register start proefperiode 7|14|30 dagen
register ja_ik|ja doe_mee|wil_meedoen
log_in inloggen|login|mijnaccount|uwaccount|jouwaccount|mijnprofiel|mijnomgeving|naarmijnaccount|aanmelden_itsme
log_in leden|klanten|klant|dealer|partner|medewerkers|ouder|patiënten login|inloggen|portaal|portal|zone
log_in persoonlijke|beveiligde|besloten omgeving|zone|pagina
log_in inloggen|login |op|in leden|klanten|account|portaal|webmail|google|facebook|itsme|digid
log_in loghierin|inlogpagina|inlogscherm|inloggen_ouders|ledengedeelte|naarledengedeelte|besloten_gedeelte
log_in inloggen|inlog|login |op|als|voor ouders|ouderportaal|patiënten|dealer
log_in inloggen|inlog|login |op|als|voor dealers|medewerkers|partners|studenten
log_in inloggen|inlog|login |op|als|voor cursisten|deelnemers|vrijwilligers|lid
log_in inloggen|inlog|login |op|als|voor klant|leden|klanten|ledenportaal
log_in inloggen|inlog|login |op|als|voor klantenportaal|mijn_omgeving|omgeving
log_in inloggen|inlog|login |op|als|voor eherkenning|wachtwoord|intranet|magister
log_in magister|zakelijk|intranet|extranet|eherkenning inloggen|login
log_in digid|google|microsoft|studenten|cursisten|dealers inloggen|login
log_in aanmelden google|facebook|microsoft|apple
log_in leerling|patiënt|bewoners|huurders|studenten portaal
log_in deelnemers|cursisten|leveranciers|eigenaren|relatie portaal
log_in al|reeds|heb_al|ik_heb_al account|lid|klant|geregistreerd
log_in al|reeds|heb_al|ik_heb_al account|lid|klant|geregistreerd inloggen|log_in
log_in bestaande klant|klanten|gebruiker
log_in mijndossier|mijnportaal|naarmijnportaal|mijnklantenportaal
subscribe nieuwsbrief|nieuwsbrieven|e-nieuwsbrief |inschrijven|inschrijving|aanmelden|ontvangen|aanmelding|abonneren
subscribe inschrijven|inschrijving|aanmelden|aanmelding|abonneer|abonneren|ontvang|schrijf_in|meld_aan |op nieuwsbrief
subscribe abonneer|abonneren |op |blog|podcast|magazine|tijdschrift|krant|updates
subscribe abonnee_worden|word_abonnee|ik_abonneer
subscribe |proef abonnement afsluiten|nemen|aanvragen|bestellen
subscribe neem|bestel |proef abonnement
subscribe blijf|houd op_hoogte
subscribe jobalert_aanmaken
subscribe ik_wil|wil|ja_ik_wil nieuwsbrief |ontvangen
subscribe hou|houd|blijf op_hoogte |nieuwsbrief
subscribe blijf_geïnformeerd|blijf_op_hoogte_nieuwsbrief
subscribe e-mailnieuwsbrief|digitale_nieuwsbrief|proefabonnement_aanvragen
subscribe vacature|job|e-mail|mail|jobs|prijs alert|alerts |instellen|aanmaken|activeren|ontvangen
subscribe maak|stel|activeer|ontvang vacaturealert|job_alert|e-mailalert|jobalerts|vacature-alerts |aan|in
subscribe ontvang updates|nieuws|meldingen|vacatures|laatste_nieuws |e-mail|mail|per_mail|per_e-mail
subscribe zoekopdracht bewaren|opslaan
subscribe bewaar|sla zoekopdracht |op
subscribe inschrijven|aanmelden|inschrijving e-nieuwsbrief|mailinglijst|mailing|digitale_nieuwsbrief
subscribe meldingen ontvangen
subscribe krant|magazine|tijdschrift abonneren
download download |s|en|pagina
download installeer|installeren|app_installeren|installeer_app|download_in_app_store
download download pdf|app|brochure|catalogus|folder|formulier|programma|flyer|handleiding|menukaart|prijslijst
download download document|bestand|e-book|whitepaper|gids|checklist|rapport|software|inschrijfformulier|als_pdf
download pdf|app|brochure|catalogus|folder|formulier|programma|flyer|handleiding|menukaart downloaden|download
download prijslijst|document|whitepaper|gids|inschrijfformulier downloaden|download
download e-book|logo|foto's|persfoto's|cv|statuten downloaden
download jaarverslag|rapport|magazine|kaart|route|checklist|bestand downloaden
download technische_fiche|productblad|algemene_voorwaarden|template downloaden
download alles|plattegrond|presentatie|documenten downloaden
download documentatie|aanmeldformulier|kalender|agenda|infobrochure downloaden
download bijlage|datasheet|gpx|certificaat|logo's downloaden
download persbericht|lesmateriaal|werkblad|stappenplan downloaden
download flyer|bestanden|software|driver|bestelformulier downloaden
download download logo|foto's|persfoto's|cv|statuten|jaarverslag
download download magazine|kaart|route|technische_fiche|productblad|alles
download download algemene_voorwaarden|privacyverklaring|lesbrief|persbericht
download download template|voorbeeld|plattegrond|presentatie
download download documentatie|documenten|machtiging|aanmeldformulier
download download infobrochure|kalender|agenda|bijlage|stappenplan
download haal_app|app_installeren|download_google_play|download_via_app_store
download stuur|ontvang gids|e-book|checklist|stappenplan|werkboek|whitepaper |toe
download ik_wil e-book|checklist|stappenplan|werkboek|whitepaper |ontvangen
download ja_stuur brochure|e-book|gids|checklist
download download programmaboekje|huishoudelijk_reglement|reglement|studiegids|schoolgids|beleidsplan|persmap
download download trouwbrochure|sponsorplan|werkboek|wandelroute|schadeformulier|intakeformulier|sjabloon
download download wijnkaart|wedstrijdschema|uitslagen|cursusaanbod|routebeschrijving|kleurplaat
download download sponsorbrochure
download programmaboekje|studiegids|schoolgids|beleidsplan|persmap|sjabloon|werkboek|kleurplaat downloaden
donate doneer|doneren|donatie|donaties|donatieformulier|ik_doneer
donate doe|geef |eenmalige|maandelijkse gift|donatie|schenking
donate gift|donatie doen
donate geefnu|geefonline|ikgeef|iksteun|steunons|steunonsnu|steunonswerk|ondersteunons|steunmij|steunnu
donate steun|doneer project|goede_doel|stichting|vereniging|maandelijks|eenmalig|geld|paypal
donate maandelijks|eenmalig|geld doneren
donate word|ik_word donateur|vriend|peter|meter|sponsor
donate donateur|vriend|peter|meter|sponsor worden
donate doneren_met_de_paypal-knop
donate ik_wil|wil doneren|donatie_doen|steunen_donatie
donate steun donatie|museum|kerk|journalistiek
donate steun onafhankelijke_journalistiek|redactie|werk|club|missie
donate steunonsmeteendonatie|steunmeteendonatie|helpmeemeteendonatie
donate helponsmeteendonatie|help_donatie|steun_met_donatie
donate word |vaste|maandelijkse donateur|peetouder|vriend_museum|schenker
donate vaste|maandelijkse|maandelijks donateur worden
donate sponsor|adopteer kind|kip|boom|koe|bijenkorf|bijenvolk
donate eenmalige|maandelijkse gift|donatie|schenking |doen|geven
donate doneer ideal|kleding|boeken|spullen|bancontact|bankoverschrijving
donate kleding|boeken|spullen|voedsel doneren
donate donatie|gift|schenking|bijdrage geven|doen|overmaken|storten
donate geef|stort|doe|schenk gift|donatie|bijdrage|bedrag|schenking
donate schenknu|onlinegeven|onlinecollecte
donate digitale_collecte|trakteer_koffie|trakteer_op_koffie
donate ik|ik_wil doneer|geef|doneren |eenmalig|maandelijks
donate steun |werk|project gift|bijdrage|schenking|dieren|dierenasiel|voedselbank
donate sponsor dier|hond|kat|paard|ezel|schaap |op_afstand
donate adopteer_dier_op_afstand
donate doneer tikkie|qr-code|speelgoed|aan_voedselbank|aan_dierenasiel|kledij|onderzoek
donate doneer eenmalig_of_maandelijks
donate ik_wil_kind_sponsoren|word_sponsor_kind|doe_gift_overschrijving|start_maandelijkse_donatie
apply solliciteer|solliciteren|sollicitatie|sollicitatieformulier|ik_solliciteer |op|als |vacature|functie|job
apply open|spontane|spontaan sollicitatie|solliciteren |versturen
apply cv|sollicitatie uploaden|insturen|versturen|opsturen|sturen
apply stuur|upload|mail|verstuur cv|sollicitatie |op|in|door
apply reageer_op_vacature|aanvragen|aanvraagformulier|aanvraag_indienen|aanvraag_starten|doe_aanvraag
apply subsidie|lening|krediet|hypotheek|visum|vergunning|paspoort|uittreksel|premie|lidmaatschap aanvragen
apply beurs|creditcard|financiering|rijbewijs|toelage|attest aanvragen
apply vraag subsidie|lening|krediet|hypotheek|visum|vergunning|premie|lidmaatschap aan
apply ik_wil_solliciteren|reageren_op_vacature
apply solliciteer_spontaan|stagesollicitatie|reageer_vacature
apply solliciteer|solliciteren whatsapp|linkedin|indeed|e-mail|stage|voor_stage|op_functie|op_vacature
apply stuur|doe|verstuur|mail open_sollicitatie|spontane_sollicitatie|sollicitatie
apply open_sollicitatie sturen|doen|indienen|insturen
apply parkeervergunning|bewonersvergunning|identiteitskaart|kids-id aanvragen
apply uitkering|toeslag|studiebeurs|pas|stadspas aanvragen
apply stage|toelating|verzekering|accreditatie aanvragen
apply keurmerk|vrijstelling|bijstand|kinderbijslag|erkenning aanvragen
apply omgevingsvergunning|huurtoeslag|klantenkaart aanvragen
apply bibliotheekkaart|persoonlijke_lening|autolening|tegemoetkoming aanvragen
apply vraag creditcard|pas|beurs|toeslag|parkeervergunning|uitkering|studiebeurs aan
apply dien aanvraag|projectaanvraag|voorstel in
apply projectaanvraag|subsidieaanvraag|abstract|projectvoorstel|kandidatuur|dossier indienen
apply stel_kandidaat|stel_je_kandidaat|kandidaat_stellen|inschrijven_als_uitzendkracht
apply kinderopvang|opvangplaats|kindplaats|financiële_steun|standplaats aanvragen |kind|markt
apply vraag opvangplaats|kindplaats|standplaats|financiële_steun aan
apply subsidieaanvraag|franchiseaanvraag|franchise_aanvraag indienen|starten
apply dien|start subsidieaanvraag|franchiseaanvraag |in
apply vul sollicitatieformulier in
apply stuur|upload|mail cv en motivatie|motivatiebrief |door|op
apply solliciteer|solliciteren in 2|3|5|één|1 minuten|minuut
apply aanmelden|meld_aan|geef_op als vrijwilliger|pleeggezin|pleegouder|mentor|taalmaatje
apply word pleegouder|pleeggezin|mentor|taalmaatje|bestuurslid
apply ik_wil pleegouder|pleeggezin|mentor|taalmaatje|bestuurslid worden
apply ik_wil hond|kat|dier adopteren
"""
