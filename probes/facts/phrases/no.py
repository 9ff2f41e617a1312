"""What links and buttons ask for in Norwegian."""

from typing import Final

# Bokmål and Nynorsk; what means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- en ei et eit den det din di ditt dine deres dykkar vår vårt våre oss meg du dere å og i på til hos med via
- nå no idag dag her for online direkte gratis raskt enkelt lett trygt uforpliktende gjerne klikk nett nettet
search søk|søke|søkefelt|søkjefelt|avansert_søk|søk_etter|hva_leter_etter|kva_leitar_etter
search søk|finn |etter|blant|alle produkt|produkter|varer|artikler|artiklar|kurs|bolig|boliger|eiendom|hotell|reise
search søk |etter|blant nettstedet|nettsiden|siden|sida|arkivet|oppskrifter|ledige_stillinger|ledige_stillingar
buy kjøp|kjøpe|kjøpa|kjøp_mer|handlekurv|handlekurven|handlevogn|handlekorg|handlekorga|handlenå|handleher|tilkassen
buy legg|legge|putt handlekurv|handlekurven|handlevogn|handlekorg|handlekorga|kurv|kurven|korg|korga
buy vis|se|sjå|gå|fortsett handlekurv|handlekurven|handlevogn|handlekorg|handlekorga|kassen|kassa|utsjekk
buy kjøp|kjøpe|kjøpa |flere billett|billetter|billettar|billetten|gavekort|gåvekort|bok|boken|boka|produkt
buy kjøp årskort|sesongkort|skipass|heiskort|lisens|kurs|klippekort|bolig|bil|bilen|produktet|varer
buy nettbutikk|nettbutikken|webshop|nettsalg|tilbutikken|billettkjøp|billettsalg|fortsett_handle|fullfør_kjøp
buy gå |inn nettbutikk|nettbutikken|butikk|butikken|webshop
buy besøk nettbutikk|nettbutikken
order bestill|bestille|bestilling|tinging|bestillinger|tingingar|bestillingsskjema|tingingsskjema|ordreskjema
order gjør|legg_inn|send|lag|fullfør bestilling|bestillingen|tinging|ordre
order bestill|ting mat|maten|pizza|sushi|lunsj|catering|takeaway|kake|kaker|blomster|blomar
order bestill|ting varer|vareprøve|vareprøver|katalog|brosjyre|materiell|levering|hjemlevering|ved|produkter
order bestill|forny resept|resepter|linser|kontaktlinser
order reseptfornyelse
book booking|booknå|bookher|bookonline|reserver|reservere|reservasjon|bordreservasjon|timebestilling|timetinging
book bordbestilling|onlinebooking|bookingskjema|bookingforespørsel
book bestill|book|reserver|ting|bestille|booke |ny time|bord|rom|hotell|hytte|overnatting|plass|billett
book bestill|book|reserver demo|demonstrasjon|visning|rådgivning|konsultasjon|møte|befaring|gjennomgang|samtale
book bestill|book billettar|legetime|tannlegetime|service|verkstedtime|verksted|dekkskift|synsprøve|prøvekjøring
book bestill|book|reserver behandling|massasje|klipp|prøvetime|kjøretime|kurs|bane|lokale|reise|fly|tur
book bestill|book besøk|taxi|transport|flytting|vask|omvisning|foredrag|foredragsholder|avtale|e-takst
book avtal|bestill|be_om time|møte|visning|verdivurdering
book lei|leie bil|henger|lokale|hytte|sykkel|båt|utstyr|bobil|container|maskin
track spor|følg|finn pakke|pakken|pakka|sending|sendingen|sendinga|forsendelse|ordre|bestilling|levering
track sporing|pakkesporing
quote tilbudsforespørsel|tilbudsførespurnad|prisforespørsel|pristilbud|tilbudsskjema|prisoverslag|få_pris|be_om_pris
quote få|be_om|innhent|hent|motta|ønsker|bestill tilbud|pristilbud|tilbod|pristilbod|prisoverslag|anbud
quote beregn|regn_ut|sjekk pris|prisen|kostnad|forsikring
contact kontakt|kontakte|kontakter|kontaktskjema|kontaktside|ta_kontakt|kom_kontakt|ta_gjerne_kontakt
contact kontakt|ta_kontakt kundeservice|support|salg|megler|rådgiver|redaksjonen|kundesenteret
contact send|skriv|legg_igjen|gi melding|beskjed|e-post|mail|henvendelse|førespurnad|tilbakemelding|tips
contact still|send |et spørsmål|spørsmålet
contact skriv|spør|chat kundeservice|bibliotekaren|ekspert|redaksjonen
contact chatmedoss|skrivtiloss|spøross|bli_oppringt|bli_kontaktet|bli_kontakta|ring_meg_opp
contact kundeservice|kundesenter|kundestøtte|kundesupport
register registrer|registrer_deg|registrering|påmelding|meld_deg|meld_deg_inn|innmelding|påmeldingsskjema
register opprett|lag|registrer |ny konto|bruker|brukar|brukerkonto|brukarkonto|profil|kundekonto
register bli|jeg_vil_bli|eg_vil_bli medlem|medlemmer|kunde|frivillig|partner|forhandler|støttemedlem|blodgiver
register meld|meld_deg|registrer_deg|påmelding kurs|kurset|arrangement|arrangementet|løp|webinar|seminar|interesse
register prøvgratis|testgratis|komiganggratis|startgratis|skriv_inn_deg
register prøv|test|start prøveperiode|prøveperioden|14_dager|30_dager
register ny_kunde|ny_bruker|ny_konto
log_in logg_inn|innlogging|login|loggpå|pålogging|min_side|mine_sider|min_konto|mi_side|kundeportal|medlemsinnlogging
log_in logg_inn |som medlem|kunde|ansatt|bankid|vipps|feide|id-porten|facebook|google|konto|bedrift|elev
log_in medlem|kunde|partner|forhandler|ansatt|foreldre|elev|mineside innlogging|login|logg_inn
log_in allerede medlem|kunde logg_inn
subscribe nyhetsbrev|nyheitsbrev|nyhetsbrevet|nyheitsbrevet|abonner|abonnere|bli_abonnent
subscribe abonner|meld|meld_deg|få|motta|bestill|registrer_deg|påmelding nyhetsbrev|nyhetsbrevet|nyheitsbrev
subscribe abonner|få|motta|bestill|tegn avisen|avisa|bladet|magasinet|nyheter|nyhende|oppdateringer|varsler|abonnement
download last_ned|laste_ned|nedlasting|nedlastinger|nedlastingar
download last_ned|laste_ned|hent |som app|appen|katalog|katalogen|brosjyre|brosjyren|pdf|fil|skjema
download last_ned|laste_ned|hent program|manual|guide|guiden|rapport|prisliste|meny|bruksanvisning|datablad
donate donernå|donerher|donere|donasjon|donasjoner|gi_gave|gi_gåve|støtt|støttoss|støtteoss|bli_fast_giver|bli_fadder
donate gi|doner|vipps |fast gave|gåve|bidrag|penger|pengar|minnegave|støtte
donate støtt|stø arbeidet|arbeid|prosjektet|menigheten|foreningen|laget|klubben|misjonen
apply søknad|søknadsskjema|søknadskjema|søknå|søkher|jobbsøknad|medlemssøknad|åpen_søknad|open_søknad
apply søk|søke |om stilling|stillingen|stillinga|jobben|jobbhososs|medlemskap|plass|skoleplass|barnehageplass
apply søk|søke |om støtte|midler|tilskudd|tilskot|stipend|opptak|lån|boliglån|forbrukslån|kredittkort|lærlingplass
apply send|fyll_ut|lever|skriv|start |inn søknad|søknaden|åpen_søknad|søknadsskjema|jobbsøknad
apply send|lever |inn cv
"""
