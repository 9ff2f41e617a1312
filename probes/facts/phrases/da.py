"""What links and buttons ask for in Danish."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- en et den det din dit dine jeres vores vor os mig du i at og på til for hos med via
- nu idag dag her online direkte gratis hurtigt nemt let trygt uforpligtende gerne klik nettet blot
search søg|søge|søgning|søgefelt|avanceret_søgning|søg_efter|hvad_leder_efter|hvad_søger|start_søgning
search søg|find |efter|blandt|alle produkt|produkter|varer|artikler|kurser|bolig|boliger|ejendom|hotel|rejse
search søg |efter|blandt siden|hjemmesiden|webshoppen|arkivet|opskrifter|ledige_stillinger|ledige_job|sommerhus
search vis|åbn|gå søgefelt|søgning|søgefeltet|søgningen
search søg_igen|ny_søgning|udvidet_søgning|indtast_søgeord|skriv_søgeord|fritekstsøgning
search søg |efter|blandt|alle vare|hoteller|rejser|ejendomme|feriebolig|medarbejder|nyheder|bil|biler
search søg |efter|blandt|alle brugte_biler|bøger|ord
search søg |efter|blandt sitet|kataloget|databasen|forum|forummet|biblioteket|butikken|samlingen|bloggen
search søg |efter|blandt sortimentet
search søg |efter|blandt alt|opslag|uddannelser|læge|forhandler|forhandlere|medlemmer|personer
search søg |efter|blandt dokumenter
buy køb|købe|køb_mere|indkøbskurv|indkøbskurven|kurv|kurven|tilkassen|gå_kassen|gå_kasse|indkøbsvogn|shopnu
buy læg|læg_varen|tilføj|put kurv|kurven|indkøbskurv|indkøbskurven|indkøbsvogn
buy vis|se|gå|fortsæt kurv|kurven|indkøbskurv|indkøbskurven|kassen|kasse|checkout|betaling
buy køb|købe|få|sikr_dig |flere billet|billetter|billetten|billetterne|gavekort|bog|bogen|produkt|produktet|bil
buy køb årskort|sæsonkort|klippekort|licens|kursus|skipas|liftkort|varer|adgang|merchandise|bolig|partoutbillet
buy webshop|webshoppen|webbutik|netbutik|onlineshop|tilbutikken|tilshoppen|fortsæt_indkøb|shop_videre|gennemfør_køb
buy gå |ind webshop|webshoppen|butik|butikken|shop|shoppen
buy besøg webshop|webshoppen|netbutik
buy billetkøb|køb_gavekort|gavekort_køb|shopher|handlher|handlonline|hurtigkøb|jeg_vil_købe|køb_eller_lej
buy bestil_køb
buy køb medlemskab|abonnement|vin|øl|produkter|entrébilletter|entrébillet|entré|entre|festivalbillet
buy køb koncertbilletter
buy køb adgangsbillet|adgangsbilletter|togbillet|busbillet|færgebillet|lydbog|e-bog|ebog|kunst|fisketegn
buy køb fiskekort
buy køb fotos|billeder|cd|tøj|klip|dagskort|adgangskort|adgangsbillet|startpakke|parkering|ekstra|plakat
buy køb plakater
buy køb fyrværkeri|juletræ|juletræer|brænde|bøger|bøgerne|bilen|billetter_gavekort|dagsbillet|dagsbilletter
buy køb tillægskort
buy køb årsbillet|festivalbilletter|partoutbilletter|teaterbilletter|biografbilletter|gavekortet|træpiller
buy køb grus|lodder
buy se|åbn|vis|besøg min kurv|indkøbskurv
buy min kurv|indkøbskurv
buy se |hele webshop|webshoppen|netbutik
buy besøg|se shop|webshop|shoppen
buy handl |ind|videre webshop|webshoppen|netbutik|shoppen
buy find|bestil |flere billet|billetterne
buy bestil gavekort|gavekortet
order bestil|bestille|bestilling|bestillinger|bestillingsformular|ordreformular|forudbestil|bestil_mere
order afgiv|lav|send|foretag|gennemfør bestilling|bestillingen|ordre
order bestil|bestille mad|maden|pizza|sushi|frokost|catering|takeaway|take_away|kage|kager|smørrebrød|blomster|brød
order bestil vareprøve|vareprøver|prøver|katalog|brochure|materiale|varer|levering|brænde|produkter
order bestil|forny recept|recepter|medicin|kontaktlinser|linser|menu
order receptfornyelse
order bestil brunch|frokostordning|stofprøver|stofprøve|mad_ud_af_huset|afhentning|fisk|kød|selskabsmad
order bestil festmad
order bestil morgenmad|tapas|burger|burgere|buffet|skilte|fotos|billeder|plakater|visitkort|tryksager|bøger
order bestil bog|grus
order bestil fyringsolie|træpiller|vin|kranse|bårebuket|buket|begravelsesblomster|dæk|energimærke
order bestil tilstandsrapport
order bestil nøgle|nøgler|internet|bredbånd|fibernet|fiber|strøm|sygesikringskort|vikar|tolk|kørsel
order bestil via_app
order bestil julefrokost|julemad|nytårsmenu|nytårsmad|fødselsdagskage|bryllupskage|dagens_ret|materialer
order bestil storskrald|tømning
order bestil bryllup_kage|påskemad|fadøl|fadølsanlæg|vareprøve|farveprøve|farveprøver|kopi|beholder
order bestil affaldsbeholder|reservedele
order opret|placer|gennemfør|skriv |ny ordre|bestilling
order jeg_vil_bestille|receptbestilling|onlinebestilling|bestil_din_mad|ring_bestil
order medicinbestilling
order bestil |din mad_online|aftensmad|måltidskasse|måltidskasser|menuen|pizzaen|frokosten
book booking|booknu|bookher|bookonline|reserver|reservere|reservation|reservationer|tidsbestilling|bordbestilling
book onlinebooking|bookingformular|bookingforespørgsel|bordreservation|bookdirekte|onlinetidsbestilling
book bestil|book|reserver|booke |ny tid|bord|bordet|værelse|hotel|sommerhus|ophold|overnatning|plads|billet|billetter
book bestil|book demo|demonstration|fremvisning|rådgivning|konsultation|møde|besøg|gennemgang|samtale
book bestil|book lægetid|tandlægetid|service|værkstedstid|værksted|dækskift|synsprøve|prøvetur|prøvetime
book bestil|book behandling|massage|klipning|køretime|kursus|bane|lokale|konference|rejse|fly|tur|hold|foredrag
book bestil|book|aftal taxi|transport|flytning|rengøring|rundvisning|aftale|salgsvurdering|vurdering|syn|synstid
book lej|leje bil|trailer|lokale|sommerhus|cykel|båd|udstyr|autocamper|container|maskine|festtelt
book bestil|book|reserver tandlæge|læge|vaccination|vaccine|undersøgelse|tandeftersyn|tandrensning|jordemoder
book bestil|book|reserver scanning
book bestil|book dækskifte|hjulskifte|taxa|klippetid|klip|frisør|negle|fysioterapi|fysioterapeut|kiropraktor
book bestil|book zoneterapi
book bestil|book fotograf|fotografering|bryllup|selskab|musik|band|bandet|dj|tryllekunstner
book bestil|book kunstner|oplæg
book bestil|book workshop|feriebolig|ferielejlighed|lejlighed|campingplads|hytte|færge|guidet_tur
book bestil|book fisketur|ridetur
book bestil|book kajak|padel|padelbane|tennisbane|golf|golftid|greenfee|starttid|træning|yoga|personlig_træner
book bestil|book køreprøve|teoriprøve|høreprøve|besigtigelse|bilsyn|vinduespudser|montør|tekniker|elektriker
book bestil|book håndværker
book bestil|book kranbil|flyttemand|flyttefolk|telefonmøde|onlinemøde|videomøde|videokonsultation|opkald|kor
book bestil|book skolebesøg
book bestil|book skoleforløb|forløb|workshops|kirkebil|mødelokale|lokaler|selskabslokale|festlokale
book bestil|book forsamlingshus|hal
book bestil|book |din|en afklarende samtale|afklaringssamtale|introsamtale|strategimøde|rådgivningssamtale
book bestil|book |din|en afklarende snak|kaffemøde
book bestil|book|reserver |en|ny tid synsprøve|syn|konsultation|behandling|læge|lægen|tandlæge|service|møde
book bestil|book|reserver |en|ny tid jordemoder
book bestil|book|reserver værelser|hotelværelse|sommerhuset|ferie|ferien|næste_ophold|næste_tid|weekendophold
book bestil|book|reserver miniferie
book bestil|book|reserver shelter|shelterplads|båd|cykel|bil|trailer|pladsen|pladser|billetterne
book bestil|book|reserver bryllupsfotograf|et_rum
book aftal et_møde|møde|fremvisning|tid|besigtigelse|besøg|prøvetur|en_tid|konsultation|samtale
book få |gratis fremvisning|demo
book bookinganmodning|bookingformularen|send_bookingforespørgsel|send_booking|jeg_vil_booke
book bookningsforespørgsel
book find|se|vis ledig_tid|ledige_tider|ledige_værelser|ledige_sommerhuse
book lej festlokale|selskabslokale|telt|hoppeborg|lokalet|lokaler|mødelokale|kajak|kano|værktøj|service
book lej fadølsanlæg|varevogn
book book|bestil|aftal |en|et tid|møde|samtale rådgiver|mægler|ejendomsmægler|specialist|ekspert|advokat
book book|bestil|aftal |en|et tid|møde|samtale tandlægen
book book|bestil|aftal |en|et tid|møde|samtale frisøren|lægen|terapeut|psykolog|konsulent|behandler
book book|bestil|aftal |en|et tid|møde|samtale fysioterapeut
book book|bestil|reserver bord to|2_personer|aften|frokost|middag|brunch
book book|bestil|aftal rundvisning|besøg |en skolen|efterskolen|børnehaven|institutionen|showroom
book book|få demo|demonstration |af systemet|platformen|produktet
book få|book|bestil personlig demo|fremvisning
book book|bestil første|gratis køretime|time|prøvetime|session|lektion|behandling
book book|bestil prøvetime|prøvelektion|prøveundervisning
book jeg_vil|jeg_vil_gerne|jeg_ønsker_at booke|bestille |en tid|bord|demo|møde|samtale|prøvetime
book book|bestil|aftal snak|forsamtale|familiefotografering|bryllupsfotografering|børnefødselsdag
book book|bestil|aftal portrætfotografering
book lej lokale|lokaler|festsal|sal|salen|festsalen |fest|konfirmation|bryllup|møde
book reserver|book plads|pladser kurset|workshoppen|kursus|workshop|retreat|holdet|turen
book tjek ledige_tider|ledig_tid|ledighed_book|ledige_datoer
track spor|følg|find|track pakke|pakken|forsendelse|forsendelsen|ordre|ordren|bestilling|levering
track tracktrace|track_trace|pakkesporing
track ordrestatus|ordresporing|sporing_pakke|sporing_pakker|sporing_af_pakker|sporing_af_forsendelse
track forsendelsessporing
track spor|følg|find|track |min pakke|ordre|forsendelse|bestilling|ordrestatus
track spor|track gods|fragt|container|varer|pakker|forsendelser
track hvor_er_min|hvor_er pakke|ordre|vare|bestilling
track se|tjek |status ordrestatus|status_på_ordre|status_på_bestilling|status_på_min_ordre
quote tilbudsforespørgsel|prisforespørgsel|pristilbud|tilbudsformular|få_pris|få_prisoverslag|beregn_pris
quote send tilbudsforespørgsel
quote få|indhent|hent|bed_om|anmod_om|modtag|ønsker tilbud|pristilbud|prisoverslag|tilbudsforespørgsel|overslag
quote beregn|udregn|tjek prisen|forsikring
quote prisberegner|prisberegning|tilbudsberegner|rekvirer_tilbud|forespørg_pris|spørg_pris|spørg_om_pris
quote få_byttepris
quote få|indhent|hent|bed_om|anmod_om|ønsker|bestil |3|tre|flere|skarpt|konkret|individuelt|godt tilbud
quote få|indhent|hent|bed_om|anmod_om|ønsker|bestil skræddersyet tilbud
quote få|indhent|hent tilbud |rengøring|forsikring|forsikringer|flytning|maling|hjemmeside|opgaven
quote få|indhent|hent tilbud opgave|leasing
quote få|indhent|hent tilbud |nyt_tag|tag|vinduer|solceller|varmepumpe|tagrenovering|catering|transport
quote få|indhent|hent tilbud kloakarbejde
quote få|indhent |en|fast|god pris |opgaven|rengøring|flytning|forsikring|reparation
quote jeg_ønsker|jeg_vil_have|bestil|rekvirer |et tilbud|prisoverslag|et_tilbud
quote uforpligtendetilbud|gratistilbud|gratisuforpligtendetilbud|lav_prisoverslag|få_bytteprisen
quote få_leasingtilbud
quote få_vurderet|vurder|få_min|få_din |min|din bil_vurderet|bolig_vurderet|båd_vurderet|bilens_værdi
quote beregn |pris lån|lånet|forsikring|boligpris|ydelse|ydelsen|leasing|fragt|rengøring|flytning|din_pris
quote beregn |pris månedlig_ydelse
quote se |min|din pris_på_forsikring|forsikringspris
quote kontakt|skriv|ring|kontakt_os for|om tilbud|et_tilbud|pris|en_pris|uforpligtende_tilbud|prisoverslag
quote få_vurderet|vurder |min bil|bolig|hus|båd
quote få bil_vurderet|bolig_vurderet|hus_vurderet
quote få|indhent|ønsker |et tilbud|pris|prisoverslag inden|indenfor 24|48 timer
quote få|indhent|anmod_om tilbud|pris projekt|projektet|bil|bilen|bryllup|bryllupsfotografering|event
quote beregn pris|prisen 2_minutter|1_minut|få_minutter
quote få|bestil boligvurdering|salgsvurdering|værdivurdering
quote få vurdering |af boligen|bolig|hus|bil|bilen
quote hvad_er |min bolig|hus|bil|lejlighed værd
quote få|bestil seo-analyse|seo_tjek|rejseforslag
quote få|modtag skræddersyet rejseforslag|løsningsforslag|tilbud
quote send forespørgsel pris|tilbud
quote få beregnet |din pris|prisen
contact kontakt|kontakte|kontakter|kontaktformular|kontaktside|tag_kontakt|kom_kontakt|tag_fat
contact kontakt|skriv|tag_kontakt kundeservice|support|salg|mægler|rådgiver|redaktionen|sekretariatet|ekspert|sælger
contact send|skriv|læg|giv besked|e-mail|mail|henvendelse|forespørgsel|feedback|tip|meddelelse
contact stil|send |et spørgsmål|spørgsmålet
contact spørg|chat kundeservice|eksperten|bibliotekaren
contact chatmedos|skrivtilos|spørgos|bliv_ringet_op|bliv_kontaktet
contact kundeservice|kundecenter|kundesupport
contact kontaktinfo|kontaktoplysninger|kontaktinformation|kontaktinformationer|kontaktpersoner|skrivtilmig
contact kontaktdata
contact ringtilos|ringnu|ringtilmig|ringopnu|ringos|ring_mig_op|vi_ringer_op|vi_ringer_dig_op|lad_ringe_op
contact få_opkald|ring_op
contact bliv_ringet_op|bliv_kontaktet af_rådgiver|af_ekspert|af_sælger|af_konsulent
contact spørg bibliotekar
contact skriv|ring|mail kommunen|redaktionen|forfatteren|kundeservice|klinikken|butikken|sekretariatet
contact tipos|tip_redaktionen|send_nyhedstip|startchat|start_en_chat|chatnu|mailos|mailtilos
contact mailtilmig|få_kontakt
contact tag|få|lad_tage en_snak|uforpligtende_snak|en_uforpligtende_snak
contact lad|skal |os|vi tage |en snak
contact find medarbejder|kontaktperson|en_medarbejder|kontaktoplysninger
contact send|skriv sikker|digital|sikkert mail|post|besked|henvendelse|e-mail|til_os
contact skriv|send whatsapp|messenger|sms|reklamation|klage|en_sms
contact kontakt |din|vores|en|nærmeste forhandler|afdeling|konsulent|specialist|butik|læge|advokat
contact kontakt |din|vores|en|nærmeste ejendomsmægler
contact kontakt lægen|kontoret|formanden|præsten|personalet|udlejer|museet|arrangøren|annoncøren|udvikleren
contact kontakt webmaster
contact kontakt|kontakt_os for |mere|flere|yderligere|en_snak information|info|oplysninger|
register registrer|registrer_dig|registrering|tilmeld|tilmeld_dig|tilmelding|meld_dig|meld_dig_ind|indmeldelse
register tilmeldingsformular|tilmeldingsblanket|indmeldelsesformular|indmeldelsesblanket
register opret|lav|registrer |ny|dig_som konto|bruger|brugerkonto|profil|kundekonto|login
register bliv|jeg_vil_være medlem|kunde|frivillig|partner|forhandler|erhvervskunde|støttemedlem|besøgsven|bloddonor
register tilmeld|tilmeld_dig|meld_dig|tilmelding kursus|kurset|kurser|arrangement|arrangementet|event|løb|webinar|hold
register prøvgratis|testgratis|komiganggratis|startgratis|skriv_op_dig|skriv_op_venteliste|meld_interesse
register prøv|start|få prøveperiode|14_dage|30_dage|prøvemåned
register ny_kunde|ny_bruger|ny_konto
register tilmeld|tilmeld_dig|tilmelding|meld_dig holdet|konference|konferencen|seminar|seminaret|workshop|camp
register tilmeld|tilmeld_dig|tilmelding|meld_dig lejr|lejren
register tilmeld|tilmeld_dig|tilmelding undervisning|foredrag|prøvetime|løbet|turnering|turneringen
register tilmeld|tilmeld_dig|tilmelding konkurrencen|stævne
register tilmeld|tilmeld_dig|tilmelding barn|børn|venteliste|ventelisten|kundeklub|kundeklubben
register tilmeld|tilmeld_dig|tilmelding som_frivillig
register tilmeld|tilmelding hund|virksomhed|din_virksomhed|generalforsamling|generalforsamlingen|webinaret
register tilmeld|tilmelding fordelsklub|forløb
register tilmeld|tilmelding uddannelse|uddannelsen|sommerskole|kor|undervisningen|arrangementer|events
register tilmeld|tilmelding efterskole|loppemarked
register skriv|bliv_skrevet |barn|dit_barn op |venteliste|ventelisten|interesseliste
register indmeld|indmeld_barn|indskriv_barn|tilmeldingsskema|indmeldingsblanket
register indmeldelsesskema
register meld_dig_ind|indmeldelse|bliv_medlem klubben|foreningen|kundeklubben|af_klubben|af_foreningen
register meld_dig_ind|indmeldelse|bliv_medlem fagforeningen|a-kasse
register meld_dig_ind|indmeldelse|bliv_medlem af_kundeklubben|som_medlem|a-kassen|af_partiet|menigheden
register meld_dig_ind|indmeldelse|bliv_medlem fordelsklubben
register opret kunde|erhvervskonto|medlemskab|login|gratis_konto|kundeprofil|brugerprofil|gratis_profil
register opret erhvervskunde
register opretdig|opretdigher|opretdignu|prøvosgratis|start_medlemskab
register tegn_medlemskab
register vil_være|vil_du_være|vil_blive|vil_gerne_være|jeg_ønsker_at_blive medlem|kunde|medlem_af_klubben
register jeg_vil_være medlem|kunde|medlem_af_klubben
register bliv sponsor|udstiller|kursist|spejder|donor|vært|elev|samarbejdspartner
register bliv ambassadør
register prøv |en gratis_træning|gratis_prøvetræning|gratis_prøvetime|gratis_prøveperiode
register tilmeld|indskriv |dit barn |lejr|sommerlejr|skolen|kursus|svømning|hold|børnehaven
register tilmeld|tilmelding|tilmeld_dig sommerlejr|sommerlejren|informationsmøde|informationsmødet|åbent_hus
register tilmeld|tilmelding|tilmeld_dig infomøde
register tilmeld|tilmeld_dig eksamen|prøven
register tilmeld|tilmelding|tilmeld_dig svømning|svømmehold|loppemarkedet|fællesspisning
register skriv|kom|sæt|jeg_vil |barn venteliste|ventelisten
register opret_dig 2_minutter|1_minut|få_minutter
register meld barn ind
register meld|meld_dig|tilmeld som deltager|ny_patient
register jeg_vil|jeg_vil_gerne tilmelde|deltage|tilmelde_dig
log_in log_ind|login|logpå|min_side|mine_sider|min_konto|kundeportal|medlemslogin|kundelogin
log_in log_ind |som|min_side medlem|kunde|mitid|nemid|konto|facebook|google|elev|medarbejder|bruger|selvbetjening
log_in medlem|kunde|partner|forhandler|medarbejder|forældre|elev|bestyrelse login|log_ind
log_in allerede medlem|kunde log_ind
log_in log_ind|log_på|login|gå |din|netbank netbank|min_side|mine_sider|min_konto|min_profil|selvbetjening
log_in log_ind|log_på|login|gå |din|netbank kundeportal
log_in log_ind|login |for|som kunder|medlemmer|medarbejdere|privat|erhverv|ejer|udlejer|forhandler|beboer
log_in log_ind|login |for|som forælder|lærer
log_in log_ind|login kundeportalen|medlemsportalen|aula|forum|intranet|intranettet|webmail|profil|mobilbank
log_in log_ind|login medlemsside|medlemssiden
log_in beboer|ejer|bruger|kursist|studie|erhvervs|lærer|student|studerende|udlejer|kundeklub login|log_ind
log_in log_ind|login for |se|købe|kommentere|bestille|booke|læse |priser|mere|videre|kommentar|en_kommentar
log_in log_ind|login for skrive |priser|mere|videre|kommentar|en_kommentar
log_in gå login|min_side|min_konto|log_ind
log_in har_allerede|er_allerede |du|en konto|medlem|kunde|bruger|profil log_ind|login
log_in medlemsportal|medlemsportalen|mit_login|mineordrer|log_ind_med_mitid|logpånetbank|log_på_min_konto
subscribe nyhedsbrev|nyhedsbrevet|abonner|abonnere|bliv_abonnent|nyhedsmail|tegn_abonnement
subscribe abonner|tilmeld|tilmeld_dig|få|modtag|skriv_op_dig|tilmelding nyhedsbrev|nyhedsbrevet|nyhedsmail|mailliste
subscribe abonner|få|modtag|tegn|bestil avisen|bladet|magasinet|nyheder|opdateringer|notifikationer
subscribe opret jobagent|boligagent|søgeagent|abonnement
subscribe nyhedsbrev_tilmelding|nyhedsbrevstilmelding|ja_tak_til_nyhedsbrev|ja_tak_nyhedsbrev
subscribe gratis_nyhedsbrev|abonnement_nyhedsbrev
subscribe ja_tak |jeg vil |gerne modtage|have|få nyhedsbrev|nyhedsbrevet
subscribe få|modtag nyheder|nyt|inspiration|tips|gode_tilbud|de_bedste_tilbud|job mail|e-mail|indbakken
subscribe få|modtag boliger|jobopslag mail|e-mail|indbakken
subscribe få besked |nye|om mail|boliger|nye_boliger|job|nye_job
subscribe få nyheder|nyt fra|fra_os|direkte_i_indbakken
subscribe skriv_dig|skriv|kom|tilmeld|tilmeld_dig |op mailinglisten|mailingliste|mailinglisten|maillisten
subscribe tilmeld|tilmeld_dig|abonner|abonnér notifikationer|sms-service|sms|e-avis|newsletter|nyhedsmails
subscribe tilmeld|tilmeld_dig|abonner|abonnér nyhedsservice
subscribe abonner|abonnér |vores bloggen|blog|e-mail|via_e-mail
subscribe abonner|abonnér |vores blad
subscribe opret|bestil |nyt annonceagent|agent|jobovervågning|boligovervågning|abonnement
subscribe tilmeld|få|modtag|læs_tilmeld |gratis|ugentlige|ugentligt|månedlige nyhedsbrev|nyhedsbrevet
subscribe tilmeld|få|modtag|læs_tilmeld månedligt|digitale nyhedsbrev|nyhedsbrevet
download download|hent|hente|downloads
download download|hent |som app|appen|katalog|kataloget|brochure|brochuren|pdf|fil|filen|skema|blanket|program
download download|hent guide|guiden|manual|rapport|prisliste|menukort|brugsanvisning|e-bog|datablad|ansøgningsskema
download hent|download |gratis|vores|hele|som formular|indmeldelsesblanket|årsrapport|årsrapporten|vedtægter
download hent|download |gratis|vores|hele|som vedtægterne
download hent|download |gratis|vores|hele brugervejledning|vejledning|vejledningen|whitepaper|rapporten|logo
download hent|download |gratis|vores|hele logoer|billede
download hent|download |gratis pressefotos|pressebilleder|pressemeddelelse|referat|tegninger|filer|materiale
download hent|download |gratis materialet|folder
download hent|download |gratis plakat|ruten|salgsopstilling|tilstandsrapport|dokument|dokumenter|dokumentet
download hent|download |gratis samtykkeerklæring
download hent|download |gratis cv|artiklen|bladet|tilmeldingsblanket|fuldmagt|opskrift|opskriften|skabelon
download hent|download |gratis skabelonen|teamviewer
download hent|download |gratis driver|drivere|tjekliste|tjeklisten|vcard|produktblad|arbejdsark|præsentation
download hent|download |gratis flyer|bogen|pjece
download hent|download |gratis kursuskatalog|studieplan|menukortet|nyhedsbrev|kørselsvejledning|gpx|spillet
download hent|download |gratis software|certifikat
download hent|download |appen|app |til iphone|android|ios|app_store|appstore|google_play|windows|mac
download hent|download |vin_kort|højopløst|pressemateriale|pressekit|presse_kit|faktaark|sikkerhedsdatablad
download hent|download sikkerhedsdatablade
download få|send|ja_tak_send guiden|e-bogen|tjeklisten|skabelonen |tilsendt
download få gratis_guide|e-bog_gratis|guide_tilsendt|e-bog_tilsendt|appen_telefon|appen_mobilen
download hent|download prislisten|programmet|logoet|logopakke|blanketten|ansøgningsskemaet
download hent|download indmeldelsesblanketten
download hent|download vinkortet|resultaterne|kampprogrammet|sponsorbrochuren|salgsbrochuren|bryllupsbrochure
download hent|download studieordningen|lektionsplan|undervisningsmateriale|undervisningsmaterialet
download hent|download festivalprogrammet
donate donernu|donerher|donere|donation|donationer|giv_gave|støt|støtos|støt_arbejdet|bliv_fast_bidragyder|bliv_fadder
donate giv|doner|yd |fast gave|bidrag|penge|mindegave|støtte|donation
donate støt projektet|sagen|kirken|foreningen|klubben|missionen|indsamlingen|arbejde|forskningen
donate støt |os|fast økonomisk|mobilepay|med_et_beløb|beløb|penge|månedligt|fast|dyrene|børnene|museet
donate støt |os|fast indsatsen|kampen
donate støt menigheden|mediet|journalistikken|podcasten|bloggen|ukraine|hjertesagen|teatret|bladet|fonden
donate støt dyreværnet|orkestret
donate giv|doner |et månedligt|engangsbeløb|fast_beløb|beløb|måltid|skærv|tøj|paypal|via_paypal|mobilepay
donate giv|doner |et månedligt_bidrag
donate bliv |fast giver|støtte|månedsgiver|bidragyder|månedlig_giver|fast_donor|fast_støtte|dyrefadder
donate bliv |fast støttegiver|bidragsyder
donate jeg_vil|jeg_vil_gerne|vil_du støtte|give_et_bidrag|donere
donate bidragnu|bidragher|givnu|giv_et_bidrag|donérnu|donérher|giv_til_kirken|støt_som_virksomhed
donate giv_din_støtte
donate støt |arbejde|klubben|foreningen en_gave|et_bidrag|gave|bidrag|engangsbeløb|et_engangsbeløb|donation
donate støt dyreinternatet|barn|sag|kirkens_arbejde|børn_nød
donate giv|donér|overfør|skænk engangsbidrag|kollekt|bidrag|legetøj|barn_mad|barn_fremtid|indsamlingen
donate donér tøj og|legetøj |legetøj
donate bliv fadder|sponsor |et barn|hund|dyr
donate sponsorér|sponser dyr|hund|kat|barn|hest
apply ansøg|ansøge|ansøgning|ansøgningsskema|ansøgningsformular|jobansøgning|uopfordret_ansøgning|søgjobhosos
apply ansøg|søg |om jobbet|stilling|stillingen|medlemskab|plads|studieplads|elevplads|lån|støtte|legat|optagelse
apply ansøg |om job|bolig|boliglån|kredit|kreditkort|byggetilladelse|midler|visum
apply send|indsend cv
apply send|udfyld|indsend|start|skriv |uopfordret ansøgning|ansøgningen|jobansøgning|ansøgningsskema
apply søg_ind |uddannelsen|skolen|studiet|hos_os
apply søg|ansøg|søge |om tilskud|fonden|puljen|dispensation|studiet|uddannelsen
apply søg|ansøg|søge |om efterskoleplads
apply søg|ansøg |om økonomisk_støtte|kolonihave|ph.d.|stipendium|denne_stilling
apply søg|ansøg |om legater|tilladelse
apply ansøg |om lejlighed|finansiering|dagtilbud|kredit|boligstøtte|stand|stadeplads|kørekort|skoleplads|konto
apply ansøg |om forhandlerkonto|refusion
apply vil_arbejde|vil_du_arbejde hos_os|med_os
apply bliv |en del af|på teamet|team|vores_team
apply søgjobbether|søgjobbetnu|søgstillingenher|send_os_en_ansøgning|send_os_din_ansøgning
apply upload|vedhæft|send |ansøgning cv|ansøgning_cv
apply søg|ansøg |om optagelse |skolen|uddannelsen|efterskolen
apply søg|ansøg |om plads børnehaven|børnehave|vuggestue|vuggestuen|skolen|efterskolen|dagpleje
apply søg|ansøg |om støtte_projekt|støtte_fra_fonden|medlemskab_af_foreningen
apply søg_ind efterskolen|skole|højskolen|linjen|uddannelse
apply ansøg 2_minutter|5_minutter|få_minutter|linkedin
apply udfyld ansøgningsskemaet|ansøgningsskema|ansøgningen
apply bliv|jeg_vil_være plejefamilie|aflastningsfamilie|mentor|lektiehjælper|støttefamilie
"""
