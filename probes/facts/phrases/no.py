"""What links and buttons ask for in Norwegian."""

from typing import Final

# Bokmål and Nynorsk; what means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- en ei et eit den det din di ditt dine deres dykkar vår vårt våre oss meg du dere å og i på til hos med via
- nå no idag dag her for online direkte gratis raskt enkelt lett trygt uforpliktende gjerne klikk nett nettet
search søk|søke|søkefelt|søkjefelt|avansert_søk|søk_etter|hva_leter_etter|kva_leitar_etter
search søk|finn |etter|blant|alle produkt|produkter|varer|artikler|artiklar|kurs|bolig|boliger|eiendom|hotell|reise
search søk |etter|blant nettstedet|nettsiden|siden|sida|arkivet|oppskrifter|ledige_stillinger|ledige_stillingar
search vis|åpne|gå søk|søkefelt|søkefeltet
search nytt_søk|skriv_søkeord|fritekstsøk|utvidet_søk|hva_ser_du_etter|søk_igjen
search søk |etter|blant|alle nyheter|ansatte|ansatt|bøker|katalogen|databasen|forum|biblioteket|alt
search søk |etter|blant|alle nettbutikken|ord|hoteller|forhandler
buy kjøp|kjøpe|kjøpa|kjøp_mer|handlekurv|handlekurven|handlevogn|handlekorg|handlekorga|handlenå|handleher|tilkassen
buy legg|legge|putt handlekurv|handlekurven|handlevogn|handlekorg|handlekorga|kurv|kurven|korg|korga
buy vis|se|sjå|gå|fortsett handlekurv|handlekurven|handlevogn|handlekorg|handlekorga|kassen|kassa|utsjekk
buy kjøp|kjøpe|kjøpa |flere billett|billetter|billettar|billetten|gavekort|gåvekort|bok|boken|boka|produkt
buy kjøp årskort|sesongkort|skipass|heiskort|lisens|kurs|klippekort|bolig|bil|bilen|produktet|varer
buy nettbutikk|nettbutikken|webshop|nettsalg|tilbutikken|billettkjøp|billettsalg|fortsett_handle|fullfør_kjøp
buy gå |inn nettbutikk|nettbutikken|butikk|butikken|webshop
buy besøk nettbutikk|nettbutikken
buy min handlekurv|handlevogn|handlekorg
buy kjøp |din|flere skipass|fiskekort|konsertbilletter|konsertbillett|festivalpass|medlemskap|dagskort|lydbok
buy kjøp |din|flere e-bok|kunst|bilder
buy kjøp ved|juletre|klær|lodd|parkering|båt|bruktbil|abonnement|bussbillett|togbillett|partoutbillett
buy kjøp festivalbilletter|vin|plakat
buy se|besøk|handle |hele nettbutikk|nettbutikken|nettsjappa
buy handlepånett|handle_i_nettbutikken|finn_billetter|jeg_vil_kjøpe|eg_vil_kjøpe|bestill_gavekort|kjøp_på_nett
buy gå_til_betaling
order bestill|bestille|bestilling|tinging|bestillinger|tingingar|bestillingsskjema|tingingsskjema|ordreskjema
order gjør|legg_inn|send|lag|fullfør bestilling|bestillingen|tinging|ordre
order bestill|ting mat|maten|pizza|sushi|lunsj|catering|takeaway|kake|kaker|blomster|blomar
order bestill|ting varer|vareprøve|vareprøver|katalog|brosjyre|materiell|levering|hjemlevering|ved|produkter
order bestill|forny resept|resepter|linser|kontaktlinser
order reseptfornyelse
order bestill begravelsesblomster|bårebukett|krans|tapas|smørbrød|koldtbord|pellets|container|tømming
order bestill dunk|fargeprøve|frukt
order bestill fargeprøver|stoffprøver|stoffprøve|nøkler|nøkkel|fiber|bredbånd|strøm|strømavtale
order bestill visittkort|bilder|skolebilder
order bestill bok|boka|boken|bøker|vin|julemat|tolk|skilt|henting|kopi|bankkort|frokost|smørbrød
order bestill snitter|selskapsmat|fisk
order bestill kjøtt|matkasse|bursdagskake|bryllupskake|festmat|dagens_rett|plakater|klistremerker
order bestill reservedeler|maten_her
order jeg_vil_bestille|eg_vil_bestille|reseptbestilling|forhåndsbestill|ring_bestill|bestill_maten_din
order legg_ordre
book booking|booknå|bookher|bookonline|reserver|reservere|reservasjon|bordreservasjon|timebestilling|timetinging
book bordbestilling|onlinebooking|bookingskjema|bookingforespørsel
book bestill|book|reserver|ting|bestille|booke |ny time|bord|rom|hotell|hytte|overnatting|plass|billett
book bestill|book|reserver demo|demonstrasjon|visning|rådgivning|konsultasjon|møte|befaring|gjennomgang|samtale
book bestill|book billettar|legetime|tannlegetime|service|verkstedtime|verksted|dekkskift|synsprøve|prøvekjøring
book bestill|book|reserver behandling|massasje|klipp|prøvetime|kjøretime|kurs|bane|lokale|reise|fly|tur
book bestill|book besøk|taxi|transport|flytting|vask|omvisning|foredrag|foredragsholder|avtale|e-takst
book avtal|bestill|be_om time|møte|visning|verdivurdering
book lei|leie bil|henger|lokale|hytte|sykkel|båt|utstyr|bobil|container|maskin
book bestill|book|avtal |gratis befaring|opphold|leilighet|hjulskift|eu-kontroll|kjøretimer|glattkjøring
book bestill|book|avtal |gratis synsundersøkelse
book bestill|book hørselstest|vaksine|vaksinasjon|blodprøve|undersøkelse|fysioterapi|fysioterapeut|kiropraktor
book bestill|book psykolog|frisør
book bestill|book frisørtime|trening|pt|pt-time|padel|padelbane|tennisbane|starttid|golf|fotograf
book bestill|book fotografering|band|dj
book bestill|book workshop|selskap|selskapslokale|møterom|fisketur|båtplass|ferge|skoleskyss|drosje
book bestill|book flyttevask|flyttebyrå
book bestill|book rørlegger|elektriker|håndverker|montør|tekniker|advokat|videokonsultasjon|e-konsultasjon
book bestill|book cruise|camping|spa|dåp
book bestill|book campingplass|skiskole|vielse|oppholdet|hytta|hytten|billettene|verdivurdering
book bestill|book boligverdivurdering|konsert|bryllup
book bestill|book et_møte|en_samtale|introsamtale|prøvetimer|bilpleie|klippetime|hudpleie|vippe|negler|rom_her
book bestill|book leketime
book avtal|avtale befaring|et_møte|samtale|prøvekjøring|konsultasjon|besøk
book reserver billetter|hytte|båtplass|leilighet|opphold|hotellrom|bordet
book lei selskapslokale|kajakk|kano|telt|tilhenger|verktøy|festlokale|lokaler|møterom|varebil|hoppeslott
book lei utstyret|ski
book se|finn|vis ledige_timer|ledig_time|ledige_rom|ledige_hytter
book jeg_vil_booke|send_bookingforespørsel|hyttebooking|onlinebestilling_time
book bestill|book|avtal time|møte|samtale tannlegen|fysioterapeut|rådgiver|megler|eiendomsmegler|advokat|legen
book bestill|book|avtal time|møte|samtale psykolog|frisør|terapeut|konsulent|spesialist|eu-kontroll|whatsapp
book bestill|book|avtal time|møte|samtale video
book bestill|book|reserver bord |for to|kveld|lunsj|middag|2_personer
book bestill|book|avtal omvisning|besøk skolen|barnehagen|showroom|butikken
book bestill|book første|gratis kjøretime|time|samtale|prøvetime
book jeg_vil|jeg_ønsker|jeg_ønsker_å booke|bestille |en time|bord|demo|møte|samtale|befaring
book bestill|book|avtal uforpliktende_prat|prat|barnebursdag|bursdagsfeiring|familiefotografering
book bestill|book|avtal konfirmasjonsfoto
book lei lokale|lokaler|festlokale|selskapslokale fest|festen|selskap|bryllup|konfirmasjon
book reserver|sikre|sikre_deg|book plass kurset|kurs|workshop|turen|retreat
book sjekk ledige_timer|ledig_time|ledige_datoer|tilgjengelighet_book|ledighet_book
book bestill|book konsultasjon video|klinikken
track spor|følg|finn pakke|pakken|pakka|sending|sendingen|sendinga|forsendelse|ordre|bestilling|levering
track sporing|pakkesporing
track spor|følg |din|min pakken_din|pakken_min|ordren|ordren_din|bestillingen|bestillingen_din|sendingen_din
track spor|følg |din|min pakke|ordre|leveransen
track spor frakt|gods|din_sending|min_pakke|container|leveranse
track se|sjekk ordrestatus|status_ordre|leveringsstatus
track hvor_er pakken|ordren|pakken_min|ordren_min|min_pakke|min_ordre|bestillingen_min|sendingen_min
track hvor_er varene_mine
track ordrestatus|ordresporing|sendingssporing|sporing_av_pakke|sporing_av_sending|status_på_ordre
quote tilbudsforespørsel|tilbudsførespurnad|prisforespørsel|pristilbud|tilbudsskjema|prisoverslag|få_pris|be_om_pris
quote få|be_om|innhent|hent|motta|ønsker|bestill tilbud|pristilbud|tilbod|pristilbod|prisoverslag|anbud
quote beregn|regn_ut|sjekk pris|prisen|kostnad|forsikring
quote prisestimat|priskalkulator|få_prisestimat|spør_om_pris|forespør_pris|få_prisforslag|skaff_tilbud
quote beregn_din_pris
quote beregn lån|boliglån|forsikring|frakt|leasing|månedskostnad|strømpris
quote få|be_om|innhent tilbud |forsikring|maling|taktekking|flytting|vask|varmepumpe|solceller|bad
quote få|be_om|innhent tilbud nytt_tak|bilen|transport
quote få|be_om|innhent |3|tre|flere|et_godt|skreddersydd tilbud
quote ønsker|jeg_ønsker |et tilbud|pristilbud|prisoverslag
quote kontakt|kontakt_oss|ring|ta_kontakt|send_mail for|om tilbud|et_tilbud|pris|pristilbud|prisoverslag
quote få|be_om verdivurdert|prisanslag bilen|bil|oppdraget
quote se |din pris_på|pris_forsikring forsikring|forsikringen
quote få|be_om tilbud|pris innen 24|48 timer
quote få|be_om|innhent tilbud|pris jobben|prosjektet|prosjekt|rengjøring|hytte|catering|bryllup|event|bil
quote jeg_vil_ha |en|et pristilbud|prisoverslag
quote send tilbudsforespørsel|forespørsel_om_pris|prisforespørsel
quote beregn lånet|besparelsen|kostnaden
quote få|bestill|be_om verdivurdering|verditakst boligen|bolig|bil|bilen|båt
quote hva_er|hva_er_egentlig boligen|bilen|bolig|hytta|leiligheten verdt
quote få|bestill reiseforslag|seo-analyse
quote sammenlign tilbud håndverkere|fra_håndverkere
contact kontakt|kontakte|kontakter|kontaktskjema|kontaktside|ta_kontakt|kom_kontakt|ta_gjerne_kontakt
contact kontakt|ta_kontakt kundeservice|support|salg|megler|rådgiver|redaksjonen|kundesenteret
contact send|skriv|legg_igjen|gi melding|beskjed|e-post|mail|henvendelse|førespurnad|tilbakemelding|tips
contact still|send |et spørsmål|spørsmålet
contact skriv|spør|chat kundeservice|bibliotekaren|ekspert|redaksjonen
contact chatmedoss|skrivtiloss|spøross|bli_oppringt|bli_kontaktet|bli_kontakta|ring_meg_opp
contact kundeservice|kundesenter|kundestøtte|kundesupport
contact kontaktinformasjon|kontaktinfo|kontaktpersoner|kontaktopplysninger|ringoss|ringnå|ringossnå|ringmeg
contact vi_ringer_deg_opp
contact skrivtilmeg|tipsoss|tips_redaksjonen|startchat|mailoss|send_sms|send_klage|meld_feil|meld_fra_om_feil
contact vi_ringer
contact kontakt |en|vår|din selger|kommunen|skolen|klinikken|legen|styret|advokat|forhandler|butikken|kontoret
contact kontakt |en|vår|din menigheten
contact kontakt |en|vår utleier|museet|ekspert|webmaster|forfatteren|spesialist|arrangøren|annonsøren
contact kontakt |en|vår eiendomsmegler|rektor|banken
contact kontakt|ta_kontakt for mer|ytterligere|en informasjon|info|prat
contact ta|la_oss_ta|skal_vi_ta en_prat|uforpliktende_prat|en_uforpliktende_prat
contact send|gi|skriv |inn|en|sikker|digital tips|melding|tilbakemelding|klage|post|sms
contact finn ansatt|ansatte|kontaktperson
contact snakk rådgiver|en_rådgiver|megler|ekspert
contact har_spørsmål|spørsmål|har_du_spørsmål kontakt|ta_kontakt|kontakt_oss|ring_oss
register registrer|registrer_deg|registrering|påmelding|meld_deg|meld_deg_inn|innmelding|påmeldingsskjema
register opprett|lag|registrer |ny konto|bruker|brukar|brukerkonto|brukarkonto|profil|kundekonto
register bli|jeg_vil_bli|eg_vil_bli medlem|medlemmer|kunde|frivillig|partner|forhandler|støttemedlem|blodgiver
register meld|meld_deg|registrer_deg|påmelding kurs|kurset|arrangement|arrangementet|løp|webinar|seminar|interesse
register prøvgratis|testgratis|komiganggratis|startgratis|skriv_inn_deg
register prøv|test|start prøveperiode|prøveperioden|14_dager|30_dager
register ny_kunde|ny_bruker|ny_konto
register meld_deg|meld_på|påmelding konferansen|konferanse|seminaret|leir|løpet|barn|lag|barnet|webinaret
register meld_deg|meld_på|påmelding årsmøte|årsmøtet|workshop
register meld_deg|meld_på|påmelding konkurransen|turnering|stevne|prøvetime|foredrag|sommerskole|kurs_her
register meld_deg|meld_på|påmelding arrangementer|venteliste
register meldpå|meldpåbarn|innmeldingsskjema|medlemsregistrering|påmeldingsside|registrer_interesse
register registrer_din_interesse
register meld_deg_inn|bli_medlem|innmelding klubben|foreningen|kundeklubben|partiet|forbundet|menigheten
register meld_deg_inn|bli_medlem|innmelding fagforeningen
register blimedi kundeklubben|klubben|kundeklubb|fordelsklubben
register vil_bli|vil_du_bli|ønsker_å_bli|ønsker_du_å_bli medlem|kunde|forhandler|partner
register opprett|registrer bedriftskonto|bedrift|tilgang|gratis_konto|din_bedrift|gratis_profil
register opprett|lag|registrer brukerprofil
register bli sponsor|utstiller|speider|elev|vert|samarbeidspartner|ambassadør|bedriftskunde|bedriftsmedlem
register sett|skriv|sett_deg|skriv_deg venteliste|ventelisten|ventelista
register prøv_oss_gratis_i_14_dager|prøvossgratis|start_medlemskap|tegn_medlemskap
register gratisprøvetime
register meld |inn barn|barnet|lag leir|sommerleir|turneringen|kurs|cup|skolen|svømmekurs
register meld|meld_deg|påmelding sommerleir|turneringen|informasjonsmøtet|informasjonsmøte|åpen_dag
register meld_deg eksamen
register meld|meld_deg|påmelding svømmekurs
register meld|meld_deg|påmelding frokostseminaret|frokostseminar|messen|dugnad|prøven|prøvetrening
register meld|meld_deg|påmelding håndballskole
register sett|skriv barn|barnet venteliste|ventelisten
register opprett konto|profil 2_minutter|1_minutt|få_minutter
register meld_inn|skriv_inn barn|barnet
register jeg_vil|jeg_ønsker|jeg_ønsker_å delta
register registrer|registrer_deg|bli |som|som_ny|ny pasient
register registrer|meld interesse kurset|boligen|prosjektet|leilighet|tomt|plass
log_in logg_inn|innlogging|login|loggpå|pålogging|min_side|mine_sider|min_konto|mi_side|kundeportal|medlemsinnlogging
log_in logg_inn |som medlem|kunde|ansatt|bankid|vipps|feide|id-porten|facebook|google|konto|bedrift|elev
log_in medlem|kunde|partner|forhandler|ansatt|foreldre|elev|mineside innlogging|login|logg_inn
log_in allerede medlem|kunde logg_inn
log_in logg_inn|innlogging|login |for|som medlemmer|ansatte|privat|bedrift|forhandler|lærer|student|foreldre
log_in logg_inn|innlogging|login |for|som utleier|kunder|styret
log_in logg_inn nettbanken|nettbank|min_side|mine_sider|kundeportalen|kundeportal|intranett|forum
log_in logg_inn foreldreportalen|visma|igjen
log_in logg_inn kontoen_din|kontoen|min_profil|medlemssiden|medlemsportalen|portalen|banken
log_in logg_inn for |se|kjøpe|kommentere|bestille|lese |priser|pris|mer
log_in har_allerede|er_allerede|har_du_allerede|er_du_allerede konto|medlem|kunde|bruker logg_inn
log_in ansatt|bruker|kunde|styre|utleier|beboer|forhandler|student|elev|bedrift innlogging|login|logg_inn
log_in gå innlogging|min_side|mine_sider|min_konto
log_in kundeportalen|medlemsportal|mine_bestillinger_logg_inn|innloggingside|logg_inn_her
subscribe nyhetsbrev|nyheitsbrev|nyhetsbrevet|nyheitsbrevet|abonner|abonnere|bli_abonnent
subscribe abonner|meld|meld_deg|få|motta|bestill|registrer_deg|påmelding nyhetsbrev|nyhetsbrevet|nyheitsbrev
subscribe abonner|få|motta|bestill|tegn avisen|avisa|bladet|magasinet|nyheter|nyhende|oppdateringer|varsler|abonnement
subscribe nyhetsbrev|nyhetsbrevet påmelding|abonner
subscribe ja_takk|vil_ha|jeg_vil_ha|ja_takk_jeg_vil_ha|abonnere nyhetsbrev|nyhetsbrevet
subscribe abonner |våre|via bloggen|e-post|pressemeldinger|magasinet|blogg|epost
subscribe abonner |våre|via sms
subscribe få|motta nyheter|tilbud|oppdateringer|varsel|varsler|tips e-post|mail|epost|sms|innboksen
subscribe få|motta inspirasjon|nytt e-post|mail|epost|sms|innboksen
subscribe få varsel|varsler|beskjed |om nye stillinger|boliger|nye_stillinger|nye_boliger|ledige_stillinger
subscribe opprett|få|lag jobbvarsel|boligvarsel|varsel|sms-varsel|varsling
subscribe meld_deg|skriv_deg e-postlisten|mailinglisten|epostliste|e-postliste|epostlisten|sms-varsling|sms
subscribe meld_deg|skriv_deg nyhetsmail
subscribe start|bestill|tegn abonnement
download last_ned|laste_ned|nedlasting|nedlastinger|nedlastingar
download last_ned|laste_ned|hent |som app|appen|katalog|katalogen|brosjyre|brosjyren|pdf|fil|skjema
download last_ned|laste_ned|hent program|manual|guide|guiden|rapport|prisliste|meny|bruksanvisning|datablad
download last_ned|laste_ned|hent |hele|vår|gratis menyen|e-bok|rapporten|årsrapport|årsrapporten|søknadsskjema
download last_ned|laste_ned|hent |hele|vår|gratis vedtekter|referat
download last_ned|hent brukerveiledning|monteringsanvisning|produktblad|sikkerhetsdatablad|whitepaper|bilde
download last_ned|hent bilder|pressebilder
download last_ned|hent logo|pressemelding|dokument|dokumentet|filen|filer|programvare|drivere|driver
download last_ned|hent teamviewer|kart|kartet|gpx
download last_ned|hent salgsoppgave|prospekt|tegninger|mal|maler|sjekkliste|plakat|folder|flyer|kalender
download last_ned|hent presentasjon|cv|materiell
download last_ned|hent oppskrift|kontrakt|avtale|artikkelen|bladet|boken|boka|veileder|veilederen|timeplan
download last_ned|hent studieplan|spillet
download last_ned|hent |for|til|i|på|fra app_store|appstore|google_play|android|iphone|ios|windows|mac
download få guiden|e-bok|e-boken|sjekklisten |e-post|gratis|tilsendt
download send|ja_takk_send guiden|e-boken|sjekklisten|malen
download last_ned|hent prislisten|søknadsskjemaet|innmeldingsskjema|programmet|festivalprogrammet|vedtektene
download last_ned|hent sjekklisten|malen|logoen|logopakke|årsmelding|skjemaet|undervisningsmateriell
download last_ned|hent arbeidsark
download last_ned|hent undervisningsopplegg|treningsplan|terminliste|resultatlisten|vinkartet|kurskatalogen
download last_ned|hent studiekatalogen|salgsoppgaven|e-boken|møteprotokoll|bruksanvisningen|plantegning
download last_ned|hent veibeskrivelse
donate donernå|donerher|donere|donasjon|donasjoner|gi_gave|gi_gåve|støtt|støttoss|støtteoss|bli_fast_giver|bli_fadder
donate gi|doner|vipps |fast gave|gåve|bidrag|penger|pengar|minnegave|støtte
donate støtt|stø arbeidet|arbeid|prosjektet|menigheten|foreningen|laget|klubben|misjonen
donate gi |en|et fast|månedlig|vipps|via_vipps|engangsgave|beløb|beløp|valgfritt_beløp|klær|gave_til_arbeidet
donate gi |en|et minnegave|fastgave
donate støtt |arbeidet saken|barna|dyrene|kampanjen|innsamlingen|forskningen|ukraina|økonomisk|vipps
donate støtt |arbeidet avisen|podkasten
donate støtt |oss arbeidet_vårt|vipps|med_vipps|grasrotandelen|økonomisk|kirken|museet|orkesteret
donate støtt |oss korpset|arbeidet_vårt_her
donate bli |en giver|fastgiver|månedsgiver|månedlig_giver|dyrefadder|bedriftsgiver|fast_bidragsyter
donate jeg_vil|vil|vil_du støtte|støtte_oss|gi_gave|gi_en_gave|bli_fast_giver|donere
donate bidranå|bidraher|bidra_gave|vippsoss|vipps_gave|engangsgave|minnegave|støttossnå|støttossher
donate doner_penger
donate gi|vipps|doner månedlig|fast|testamentarisk|valgfri|vipps gave|beløp|sum
donate gi gave vipps|testamentet|arbeidet|misjonen
donate støtt |arbeidet|klubben|laget|oss gave|en_gave|bidrag|fast_beløp
donate støtt barn|menighetens_arbeid|et_barn|dyrevern
donate bli fadder |for barn|et_barn
donate jeg_vil bli dyrefadder|månedsgiver
donate doner|gi leker|klær_leker|kollekt|kollekt_vipps|innsamlingen|grasrotandelen|grasrotandel|barn_skolegang
donate sponse barn|dyr|hund|katt
apply søknad|søknadsskjema|søknadskjema|søknå|søkher|jobbsøknad|medlemssøknad|åpen_søknad|open_søknad
apply søk|søke |om stilling|stillingen|stillinga|jobben|jobbhososs|medlemskap|plass|skoleplass|barnehageplass
apply søk|søke |om støtte|midler|tilskudd|tilskot|stipend|opptak|lån|boliglån|forbrukslån|kredittkort|lærlingplass
apply send|fyll_ut|lever|skriv|start |inn søknad|søknaden|åpen_søknad|søknadsskjema|jobbsøknad
apply send|lever |inn cv
apply søk|søke |om|på denne_stillingen|sfo|byggetillatelse|startlån|bostøtte|finansiering|refinansiering
apply søk|søke |om|på praksisplass|læreplass
apply søk|søke |om|på studiet|utdanningen|studieplass|elevplass|støttekontakt|kulturmidler
apply søk|søke |om|på spillemidler|leasing
apply søk om tillatelse|skjenkebevilling|bolig|visum|økonomisk_sosialhjelp|hjemmetjenester
apply søk om parkeringstillatelse|jobb|permisjon
apply søknad |om plass|medlemskap|opptak|tilskudd|barnehageplass|støtte|stipend
apply last_opp|registrer|legg_inn|send |inn cv|cv-en|cv-en_din
apply elektronisk_søknad|søk_elektronisk|søk_jobb_hos_oss_her|send_en_søknad|send_åpen_søknad
apply vil_jobbe|vil_du_jobbe hos_oss|med_oss
apply bli_del_av|bli_en_del_av teamet|vårt_team|laget_vårt
apply søk|søke plass|opptak barnehagen|skolen|barnehage|studiet|folkehøgskole|sfo|skole
apply søk|søke |om omsorgsbolig|båtplass|standplass|stand_messen|sykehjemsplass|kolonihage
apply søk|søke |om støtte_prosjektet|midler_fra_fondet|økonomisk_støtte|medlemskap_i_foreningen
apply søk|søke |om medlemskap_foreningen
apply søk jobben|denne_jobben|2_minutter
apply søk om bli forhandler|partner|frivillig
apply fyll_ut |ut søknadsskjemaet|søknadsskjema|søknaden
apply send |inn|oss søknad cv
apply bli|jeg_vil_bli fosterhjem|besøksvenn|besøkshjem|mentor|avlastningshjem|beredskapshjem
apply meld|meld_deg som frivillig
"""
