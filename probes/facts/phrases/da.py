"""What links and buttons ask for in Danish."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- en et den det din dit dine jeres vores vor os mig du i at og på til for hos med via
- nu idag dag her online direkte gratis hurtigt nemt let trygt uforpligtende gerne klik nettet blot
search søg|søge|søgning|søgefelt|avanceret_søgning|søg_efter|hvad_leder_efter|hvad_søger|start_søgning
search søg|find |efter|blandt|alle produkt|produkter|varer|artikler|kurser|bolig|boliger|ejendom|hotel|rejse
search søg |efter|blandt siden|hjemmesiden|webshoppen|arkivet|opskrifter|ledige_stillinger|ledige_job|sommerhus
buy køb|købe|køb_mere|indkøbskurv|indkøbskurven|kurv|kurven|tilkassen|gå_kassen|gå_kasse|indkøbsvogn|shopnu
buy læg|læg_varen|tilføj|put kurv|kurven|indkøbskurv|indkøbskurven|indkøbsvogn
buy vis|se|gå|fortsæt kurv|kurven|indkøbskurv|indkøbskurven|kassen|kasse|checkout|betaling
buy køb|købe|få|sikr_dig |flere billet|billetter|billetten|billetterne|gavekort|bog|bogen|produkt|produktet|bil
buy køb årskort|sæsonkort|klippekort|licens|kursus|skipas|liftkort|varer|adgang|merchandise|bolig|partoutbillet
buy webshop|webshoppen|webbutik|netbutik|onlineshop|tilbutikken|tilshoppen|fortsæt_indkøb|shop_videre|gennemfør_køb
buy gå |ind webshop|webshoppen|butik|butikken|shop|shoppen
buy besøg webshop|webshoppen|netbutik
order bestil|bestille|bestilling|bestillinger|bestillingsformular|ordreformular|forudbestil|bestil_mere
order afgiv|lav|send|foretag|gennemfør bestilling|bestillingen|ordre
order bestil|bestille mad|maden|pizza|sushi|frokost|catering|takeaway|take_away|kage|kager|smørrebrød|blomster|brød
order bestil vareprøve|vareprøver|prøver|katalog|brochure|materiale|varer|levering|brænde|produkter
order bestil|forny recept|recepter|medicin|kontaktlinser|linser|menu
order receptfornyelse
book booking|booknu|bookher|bookonline|reserver|reservere|reservation|reservationer|tidsbestilling|bordbestilling
book onlinebooking|bookingformular|bookingforespørgsel|bordreservation|bookdirekte|onlinetidsbestilling
book bestil|book|reserver|booke |ny tid|bord|bordet|værelse|hotel|sommerhus|ophold|overnatning|plads|billet|billetter
book bestil|book demo|demonstration|fremvisning|rådgivning|konsultation|møde|besøg|gennemgang|samtale
book bestil|book lægetid|tandlægetid|service|værkstedstid|værksted|dækskift|synsprøve|prøvetur|prøvetime
book bestil|book behandling|massage|klipning|køretime|kursus|bane|lokale|konference|rejse|fly|tur|hold|foredrag
book bestil|book|aftal taxi|transport|flytning|rengøring|rundvisning|aftale|salgsvurdering|vurdering|syn|synstid
book lej|leje bil|trailer|lokale|sommerhus|cykel|båd|udstyr|autocamper|container|maskine|festtelt
track spor|følg|find|track pakke|pakken|forsendelse|forsendelsen|ordre|ordren|bestilling|levering
track tracktrace|track_trace|pakkesporing
quote tilbudsforespørgsel|prisforespørgsel|pristilbud|tilbudsformular|få_pris|få_prisoverslag|beregn_pris
quote send tilbudsforespørgsel
quote få|indhent|hent|bed_om|anmod_om|modtag|ønsker tilbud|pristilbud|prisoverslag|tilbudsforespørgsel|overslag
quote beregn|udregn|tjek prisen|forsikring
contact kontakt|kontakte|kontakter|kontaktformular|kontaktside|tag_kontakt|kom_kontakt|tag_fat
contact kontakt|skriv|tag_kontakt kundeservice|support|salg|mægler|rådgiver|redaktionen|sekretariatet|ekspert|sælger
contact send|skriv|læg|giv besked|e-mail|mail|henvendelse|forespørgsel|feedback|tip|meddelelse
contact stil|send |et spørgsmål|spørgsmålet
contact spørg|chat kundeservice|eksperten|bibliotekaren
contact chatmedos|skrivtilos|spørgos|bliv_ringet_op|bliv_kontaktet
contact kundeservice|kundecenter|kundesupport
register registrer|registrer_dig|registrering|tilmeld|tilmeld_dig|tilmelding|meld_dig|meld_dig_ind|indmeldelse
register tilmeldingsformular|tilmeldingsblanket|indmeldelsesformular|indmeldelsesblanket
register opret|lav|registrer |ny|dig_som konto|bruger|brugerkonto|profil|kundekonto|login
register bliv|jeg_vil_være medlem|kunde|frivillig|partner|forhandler|erhvervskunde|støttemedlem|besøgsven|bloddonor
register tilmeld|tilmeld_dig|meld_dig|tilmelding kursus|kurset|kurser|arrangement|arrangementet|event|løb|webinar|hold
register prøvgratis|testgratis|komiganggratis|startgratis|skriv_op_dig|skriv_op_venteliste|meld_interesse
register prøv|start|få prøveperiode|14_dage|30_dage|prøvemåned
register ny_kunde|ny_bruger|ny_konto
log_in log_ind|login|logpå|min_side|mine_sider|min_konto|kundeportal|medlemslogin|kundelogin
log_in log_ind |som|min_side medlem|kunde|mitid|nemid|konto|facebook|google|elev|medarbejder|bruger|selvbetjening
log_in medlem|kunde|partner|forhandler|medarbejder|forældre|elev|bestyrelse login|log_ind
log_in allerede medlem|kunde log_ind
subscribe nyhedsbrev|nyhedsbrevet|abonner|abonnere|bliv_abonnent|nyhedsmail|tegn_abonnement
subscribe abonner|tilmeld|tilmeld_dig|få|modtag|skriv_op_dig|tilmelding nyhedsbrev|nyhedsbrevet|nyhedsmail|mailliste
subscribe abonner|få|modtag|tegn|bestil avisen|bladet|magasinet|nyheder|opdateringer|notifikationer
subscribe opret jobagent|boligagent|søgeagent|abonnement
download download|hent|hente|downloads
download download|hent |som app|appen|katalog|kataloget|brochure|brochuren|pdf|fil|filen|skema|blanket|program
download download|hent guide|guiden|manual|rapport|prisliste|menukort|brugsanvisning|e-bog|datablad|ansøgningsskema
donate donernu|donerher|donere|donation|donationer|giv_gave|støt|støtos|støt_arbejdet|bliv_fast_bidragyder|bliv_fadder
donate giv|doner|yd |fast gave|bidrag|penge|mindegave|støtte|donation
donate støt projektet|sagen|kirken|foreningen|klubben|missionen|indsamlingen|arbejde|forskningen
apply ansøg|ansøge|ansøgning|ansøgningsskema|ansøgningsformular|jobansøgning|uopfordret_ansøgning|søgjobhosos
apply ansøg|søg |om jobbet|stilling|stillingen|medlemskab|plads|studieplads|elevplads|lån|støtte|legat|optagelse
apply ansøg |om job|bolig|boliglån|kredit|kreditkort|byggetilladelse|midler|visum
apply send|indsend cv
apply send|udfyld|indsend|start|skriv |uopfordret ansøgning|ansøgningen|jobansøgning|ansøgningsskema
"""
