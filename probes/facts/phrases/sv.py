"""What links and buttons ask for in Swedish."""

from typing import Final

PHRASES: Final = """
- en ett den det de din ditt dina er ert era vår vårt våra oss mig du ni att och i på till för hos med via
- nu idag här online direkt gratis snabbt enkelt lätt smidigt tryggt kostnadsfritt kostnadsfri gärna klicka nätet
search sök|söka|sökning|sökruta|sökfält|sökformulär|avancerad_sökning|starta_sökning|vad_letar_efter|vad_söker
search sök|söka|hitta |bland|efter|alla produkt|produkter|varor|artiklar|kurser|utbildning|bostad|hotell
search sök |bland|efter sajten|sidan|webbplatsen|webbutiken|arkivet|recept|resa|lediga_jobb|lediga_tjänster
search visa|öppna|gå sök|sökning|sökruta|sökfält|sökfältet
search ny_sökning|ange_sökord|skriv_sökord|utökad_sökning|fritextsökning|fritextsök|sök_igen
buy köp|köpa|köp_mer|handla|varukorg|varukorgen|kundvagn|kundvagnen|kundkorg|shoppa|kassan|gå_kassan
buy lägg|lägga|placera |till|produkten varukorg|varukorgen|kundvagn|kundvagnen|kundkorg|korg|korgen|kassen|vagnen
buy visa|se|gå|fortsätt|gå_vidare varukorg|varukorgen|kundvagn|kundvagnen|kassan
buy köp|köpa|skaffa|förköp |fler|digitalt biljett|biljetter|biljetten|presentkort|boken|bok|bilen|produkt|produkten
buy köp|köpa årskort|säsongskort|liftkort|skipass|licens|kurs|medlemskap|klippkort
buy webbshop|webbshopen|webshop|webshopen|webbutik|webbutiken|nätbutik|e-butik|tillbutiken|tillshoppen
buy gå |vidare webbshop|webbshopen|webshop|webbutik|webbutiken|butik|shop|shoppen
buy handla |vidare webbshop|webbshopen|webshop|webbutik|webbutiken|shop|shoppen
buy besök webbshop|webshop|webbutik
buy fortsätt_handla|biljettköp|börja_handla|slutför_köp
buy min varukorg|kundvagn
buy köp |fler|din entrébiljett|entrébiljetter|entré|konsertbiljetter|konsertbiljett|festivalpass|fiskekort
buy köp |fler|din gymkort|dagskort
buy köp ljudbok|ljudboken|e-bok|e-boken|konst|tavla|tavlor|bilder|foton|vin|öl|ved|grus|pellets|julgran|mobil
buy köp abonnemang|bil
buy köp begagnat|tillbehör|lotter|en_lott|lott|produkter|tröja|kläder|webben|bussbiljett|tågbiljett|parkering
buy köp paket|skiva
buy köp skylt|bokpaket|kursbok|böcker|böckerna|skivan|konstverk|fiskekort_online|period|medlemskort
buy köp festivalbiljett|terminskort
buy jag_vill_köpa|gå_vidare_betalning|fortsätt_betalning|hitta_biljetter|biljetter_köp|tillshopen|shophär
buy boka_köp
buy se|hitta|besök hela|vår webbshop|webbshopen|webshopen|webbutiken|nätbutik
buy se|besök webbshop|webbshopen|webshopen|webbutiken|nätbutiken
order beställ|beställa|beställning|beställningar|beställningsformulär|orderformulär|förbeställ
order gör|lägg|lägga|skicka|skapa|slutför |en|ny beställning|beställningen|order
order beställ |hem mat|maten|pizza|sushi|lunch|catering|takeaway|take_away|tårta|smörgåstårta|blommor
order beställ varor|varuprover|prover|katalog|broschyr|material|produkter|recept|linser
order förnya recept|receptet
order beställ hemkörning|avhämtning|begravningsblommor|krans|kransar|varuprov|prov|tygprov|tygprover|färgprov
order beställ färgprover|ved
order beställ pellets|bränsle|olja|eldningsolja|grus|jord|container|sophämtning|slamtömning|slamsugning|nyckel
order beställ nycklar
order beställ visitkort|trycksaker|foton|bilder|skolfoto|bok|boken|böcker|vin|julbord|fiber|bredband|el
order beställ elavtal|bankkort|tolk
order beställ färdtjänst|sjukresa|informationsmaterial|skyltar|bårbukett|meny|karta|nybyggnadskarta
order beställ energideklaration
order beställ personbevis|registerutdrag|kopia|journalkopia|självtest|provkit|via_app|i_förväg|frukost|brunch
order beställ matkasse
order beställ matkassar|korv|fika|fisk|kött|köttlåda|ägg|honung|bröd|fraktsedel|hämtning|leverans|hemleverans
order beställ reservdelar
order beställ maten_här|middag|julmat|påskmat|sopkärl|affischer|etiketter|inbjudningskort|blombud
order beställ presentkort_lunch|kuvert
order jag_vill_beställa|onlinebeställning|matbeställning|beställ_din_mat|ring_beställ
order snabbbeställning|snabborder
book boka|bokning|bokningar|bokningsformulär|reservera|reservation|bokningsförfrågan|bordsbokning|tidsbokning
book webbokning|onlinebokning|tidsbeställning|biljettbokning
book boka|beställ|reservera |ny tid|bord|bordet|rum|hotell|stuga|boende|plats|biljett|biljetter
book gör|skicka bokning|bokningsförfrågan|reservation
book boka|beställ|begär |kostnadsfri demo|demonstration|visning|rådgivning|konsultation|genomgång|möte
book boka besök|läkarbesök|hembesök|tandläkartid|service|verkstad|verkstadstid|däckbyte|synundersökning|konsert
book boka behandling|massage|klippning|provkörning|provlektion|kurs|pass|bana|lokal|konferens|resa|flyg
book boka samtal|föreläsning|föreläsare|guidad_tur|tåg|taxi|transport|flytt|flyttstädning|städning
book hyr|hyra bil|släp|lokal|stuga|cykel|båt|maskin|skidor|utrustning|husbil|container
book hyr kajak|kanot|tält|festlokal|partytält|hoppborg|verktyg|maskiner|bastu|konferenslokal|lokalen|släpvagn
book hyr bil_online|möbler
book se|hitta|visa|sök lediga_tider|ledig_tid|lediga_rum|lediga_stugor
book jag_vill_boka|vill_boka|webbtidbok|boka_bokadirekt|webbtidbokning|tidbokning|bokningssida|rumsbokning
book lokalbokning
book beställ |en fri värdering
book boka möte|tid|konsultation|samtal rådgivare|mäklare|expert|specialist|jurist|advokat|säljare|tandläkaren
book boka möte|tid|konsultation|samtal läkare|terapeut|psykolog|coach|frisören|fysioterapeut
book få|begär |personlig demo|demonstration
book boka visning|besök |av lokalen|skolan|bostaden|förskolan|butiken|showroomet|lägenheten
book boka |första körlektion|körlektioner|lektion|gitarrlektion|pianolektion|ridlektion|simlektion|sånglektion
book jag_vill |gärna boka |tid|en_tid|demo|möte|bord|konsultation|rådgivning|visning
book hyr lokal|lokalen|festlokal|sal|bygdegård fest|festen|bröllop|möte|kalas
book boka|beställ värdering |av|av_bostaden bostaden|bostad|lägenhet|hus
book boka bröllopsfotografering|familjefotografering|porträttfotografering|nyföddfotografering|barnkalas
book boka|säkra|reservera plats kursen|kurs|workshopen|resan|lägret|eventet|retreat
book säkra platsen|plats
book kolla lediga_tider|lediga_datum|lediga_rum |boka
book se lediga_tider|lediga_datum|tillgänglighet boka
track spåra|följ|sök|hitta paket|paketet|försändelse|försändelsen|order|beställning|leverans|sändning|frakt
track paketspårning|spåra|spårning
track spåra|följ |min|mitt|mina gods|paket|order|beställning|retur|container|brev|transport|kolli|försändelse
track spåra|följ |min|mitt|mina leverans|ordrar
track se|kolla|kontrollera|visa orderstatus|leveransstatus|status_på_order|status_på_beställning
track var_är mitt|min|ditt|din |paket paket|order|beställning|leverans|försändelse
track orderspårning|sändningsspårning|försändelsespårning|godsspårning|orderstatus|spårning_av_paket
track leveransspårning
quote offert|offertförfrågan|prisförfrågan|offertformulär|offerter|prisförslag
quote begär|få|be_om|skicka|hämta|beställ|ta_in|jag_vill_ha offert|offerter|offertförfrågan|prisförslag
quote begär|få prisuppgift|pris|kostnadsförslag|anbud
quote räkna_ut|beräkna pris|priset|kostnad|försäkring
quote fråga|förfrågan |om pris|offert|priset
quote räkna |ut|på pris|lån|lånet|bolån|bolånet|lånekostnad|försäkring|solceller|månadskostnad|privatlån
quote räkna |ut|på kostnaden|besparing
quote beräkna lån|bolån|försäkring|månadskostnad|frakt|fraktkostnad|solceller|kostnaden|lånekostnad
quote priskalkylator|offertkalkylator|jämför_offerter|snabboffert|hämta_pris
quote skicka_prisförfrågan
quote få|begär|begär_in|hämta|ta_in|ta_emot |3|tre|flera|snabb|skräddarsydd offert|offerter
quote få|begär|begär_in offert|offerter|pris städning|flytt|flytthjälp|flyttstädning|takbyte|målning|solceller
quote få|begär|begär_in offert|offerter|pris uppdraget|jobbet
quote få|begär|begär_in offert|offerter|pris fönster|värmepump|bergvärme|transport|renovering|badrum|hemsida
quote få|begär|begär_in offert|offerter|pris försäkring|catering
quote vill_ha|jag_vill_ha|önskar|ja_tack en offert|prisförslag
quote kontakta|ring|mejla|maila för|om offert|en_offert|pris|prisuppgift|en_kostnadsfri_offert|prisförslag
quote kontakta|ring|mejla|maila för|om kostnadsförslag
quote värdera |bilen|min|bostaden bil|bostad|bilen|bostaden|båt|husbil
quote få bil|bilen|bostad|bostaden|båt värderad
quote begär|få |fri|gratis värdering
quote se ditt_pris_på|pris_på försäkring|pris_försäkring
quote få|begär|begär_in|be_om offert|prisförslag|kostnadsförslag|pris inom 24|48 timmar
quote få|begär|be_om offert|offerter|pris projekt|projektet|måleri|grupp|gruppen|hus|taket|el|event|bröllop
quote få|begär|be_om offert|offerter|pris bil
quote ja_tack|jag_vill_ha|ja_tack_jag_vill_ha |en|kostnadsfri offert
quote beräkna|räkna_ut pris|priset 2_minuter|1_minut|minuter
quote beräkna|räkna_ut besparing|besparingen|elkostnad|lånet
quote vad_är |min|egentligen bostad|bil|hus|lägenhet|bostaden|bilen|huset|lägenheten värd|värt
quote få fast_pris|reseförslag|skräddarsytt_förslag|skräddarsytt_reseförslag|seo-analys
contact kontakt|kontakta|kontakter|kontaktformulär|kontaktsida|hör_av_dig|ta_kontakt|kom_i_kontakt|bli_uppringd
contact kontakta kundtjänst|support|supporten|säljare|mäklare|mäklaren|expert|redaktionen|kansliet|rådgivare
contact skicka|lämna|skriv|sänd meddelande|e-post|mejl|mail|förfrågan|fråga|synpunkter|feedback|tips
contact skriv|mejla|maila|fråga|chatta |med support|kundtjänst|expert|redaktionen|bibliotekarie
contact mejla|maila|chatta|ställ_fråga|ställ_frågan|bli_kontaktad
contact kundservice|kundtjänst|kundcenter|kundsupport
contact kontaktuppgifter|kontaktvägar|kontaktcenter|ringoss|ringmig|ringossnu|ringupp_mig|vi_ringer_upp_dig
contact vi_ringer_dig
contact skrivtilloss|skrivtilmig|frågaoss|nåoss|e-postaoss|begär_kontakt|begär_uppringning|starta_chatt
contact öppna_chatt|chattaoss
contact kontakta |vår|en|gärna säljaren|butiken|kommunen|skolan|kliniken|läkaren|styrelsen|församlingen
contact kontakta |vår|en|gärna föreningen|klubben
contact kontakta |vår|en uthyraren|hyresvärden|museet|annonsören|webmaster|advokat|jurist|specialist
contact kontakta |vår|en författaren|kundservice
contact kontakta |vår vården|sjukvården|avdelningen|ägaren|personalen|ansvarig|banken|rektor|arrangören
contact kontakta |vår utvecklaren|experter
contact kontakta |via|genom formulär|formuläret|mejl|telefon|kundcenter
contact kontakta |för mer|ytterligare information|info
contact fråga bibliotekarien
contact tipsaoss|tipsa_redaktionen|lämna_synpunkt|lämna_klagomål|skicka_sms|skicka_säkert_meddelande|hör_av_er
contact skicka|lämna|skriv|sänd |ett|säkert mejl|sms|fråga|kontaktuppgifter|synpunkt|nyhetstips|ett_tips
contact skicka|lämna|skriv|sänd |ett|säkert kontaktförfrågan
contact gör|skicka|lämna en|in felanmälan|serviceanmälan
contact felanmäl|anmäl_fel|hitta_medarbetare|sök_kontaktperson
contact har_frågor|frågor|intresserad|har_du_frågor kontakta|hör_av_dig|kontakta_oss|mejla|ring_oss
register registrera|registrera_dig|registrering|anmälan|anmäl_dig|anmälningsformulär|gåmed|lista_dig
register skapa|öppna|registrera |nytt konto|användarkonto|användare|profil|kundkonto|inloggning
register bli|jag_vill_bli medlem|medlemmar|kund|volontär|partner|återförsäljare|företagskund|stödmedlem|blodgivare
register anmäl|anmäl_dig|anmälan|registrera_dig kurs|kursen|kurser|event|evenemang|loppet|aktivitet|webbinarium
register anmäl|visa|lämna intresse|intresseanmälan
register provagratis|testagratis|provakostnadsfritt|komigånggratis|intresseanmälan|skriv_in_dig
register prova|testa|starta gratisperiod|provperiod|30_dagar|14_dagar
register ny_kund|nytt_konto
register anmäl|anmäl_dig|anmälan |oss utbildningen|utbildning|webinar|konferensen|konferens|seminariet
register anmäl|anmäl_dig|anmälan |oss seminarium|eventet
register anmäl|anmäl_dig|anmälan evenemanget|läger|lägret|tävlingen|tävling|mässan|frukostseminarium|årsmötet
register anmäl|anmäl_dig|anmälan mötet|resan
register anmäl|anmälan|anmäl_ditt barn|lag|barnet|hund|deltagare|workshop|föreläsning|träning|simskola
register anmäl|anmälan|anmäl_ditt provträning|volontär
register anmäl_dig|anmäl som_volontär|workshop|föreläsningen|provlektion|provträning|kurserna|aktiviteten
register anmäl_dig|anmäl träffen|träningen
register kursanmälan|föranmälan|intresseanmälan|gör_intresseanmälan|skicka_intresseanmälan
register fyll_i_intresseanmälan|tävlingsanmälan
register bli|vill_bli|jag_vill_bli|vill_du_bli medlem |i föreningen|klubben|kundklubben|kyrkan|facket|a-kassan
register bli|vill_bli|jag_vill_bli|vill_du_bli medlem |i förbundet|partiet
register gåmedi kundklubben|klubben|facket|a-kassan|medlem|föreningen|förbundet|partiet
register gå_med|gå_med_som |i fackförbundet|medlemsklubben
register registrera |ditt|nytt företag|företagskonto|medlemskap|lag|medlemskonto
register skapa|öppna|starta|teckna medlemskonto|medlemskap|företagskonto|kundprofil|ett_gratis_konto
register skapa|öppna|starta|teckna användarprofil
register bli|jag_vill_bli|vill_bli utställare|sponsor|scout|värd|elev|samarbetspartner|ambassadör|användare
register bli|jag_vill_bli|vill_bli kund_hos|leverantör
register ställ|ställ_ditt_barn |dig|barnet i kö|kön|bostadskö|bostadskön|förskolekö
register startagratis|provträna_gratis|provträna|provträna_här|lista_om|lista_om_dig
register lista_dig_här
register ny_användare|skriv_in_elev|delta_i_tävlingen|komigånggratis|prova_14_dagar|prova_30_dagar
register anmäl|anmäl_dig|anmälan |barn|lag lägret|sommarlägret|sommarläger|turneringen|simskolan|kursen|cupen
register anmäl|anmäl_dig|anmälan informationsmötet|informationsmöte|öppet_hus|webbinariet
register anmäl_dig provet|tentamen
register anmäl|anmäl_dig|anmälan frukostmötet
register anmäl|anmäl_dig|anmälan simskola|simskolan|frukostmöte|mässa|provträningen|cup|städdagen
register skriv_upp|skriv_upp_dig|sätt_upp|ställ |barn väntelistan|väntelista
register skapa konto|profil 2_minuter|1_minut|några_minuter
register skriv_in barn|barnet |skolan|förskolan
register jag_vill delta|vara_med
register lista dig vårdcentralen|vårdcentral
register bli|registrera|registrera_dig |som|som_ny|ny patient
register anmäl|registrera intresse kursen|bostaden|projektet|lägenheten|utbildningen|tomten|resan
register provaossgratis|testaossgratis
log_in logga_in|inloggning|login|mina_sidor|mitt_konto|min_sida|min_profil|kundportal|medlemsinloggning
log_in logga_in |som|mitt konto|medlem|kund|bankid|mobilt_bankid|företag|mina_sidor|elev|personal|facebook|google
log_in redan medlem|kund logga_in
log_in medlem|kund|partner|återförsäljare|personal inloggning|login|logga_in
log_in logga_in|inloggning|login |för|som medlemmar|kunder|personal|privat|privatperson|återförsäljare
log_in logga_in|inloggning|login |för|som hyresgäst|mäklare
log_in logga_in|inloggning|login |för|som arbetsgivare|användare|administratör|lärare|vårdnadshavare|student
log_in logga_in|inloggning|login |för|som styrelse|ombud
log_in logga_in internetbanken|internetbank|nätbanken|forumet|lärplattformen|skolportalen|kundportalen
log_in logga_in kundportal|e-tjänster
log_in logga_in studentportalen|e-legitimation|1177|medlemssidorna|medlemssidan|igen|banken|kontot|portalen
log_in logga_in intranätet|webbmail
log_in logga_in för att|se|köpa|kommentera|beställa|boka|handla |pris|priser|mer|fortsätta
log_in har_redan|redan|är_redan|har_du_redan konto|medlem|kund|användare|registrerad logga_in|logga_in_här
log_in är_du_redan konto|medlem|kund|användare|registrerad logga_in|logga_in_här
log_in elev|boende|styrelse|användar|företags|mäklar|återförsäljar|lärar inloggning|login|logga_in
log_in arbetsgivare|student|personal inloggning|login|logga_in
log_in gå inloggning|inloggningen|mina_sidor|mitt_konto
log_in webbmail|kundportalen|inloggningen|medlemsportalen|till_inloggning|inloggningssida
subscribe nyhetsbrev|nyhetsbrevet|prenumerera|prenumeration|prenumerationer|bli_prenumerant
subscribe prenumerera|anmäl|anmäl_dig|anmälan|få|beställ|skriv_upp_dig|registrera_dig nyhetsbrev|nyhetsbrevet
subscribe prenumerera|teckna|beställ tidningen|tidning|prenumeration|nyhetsmejl|uppdateringar|nyheter|bloggen
subscribe skapa bevakning|jobbevakning
subscribe prenumerera |gratis|våra|via pressmeddelanden|e-post
subscribe prenumerera |gratis|våra|via kurser|jobb
subscribe prenumerera |gratis annonser|driftinformation|lediga_jobb|magasin|magasinet|blogg
subscribe prenumerera |gratis utskick|inlägg|mejl|mail
subscribe ta_emot|få|vill_ha|jag_vill_ha|ja_tack |gratis|kostnadsfria|digitala nyhetsbrev|nyhetsbrevet
subscribe ja_tack_jag_vill_ha|anmäl_dig |gratis|kostnadsfria|digitala nyhetsbrev|nyhetsbrevet
subscribe få|ta_emot nyheter|erbjudanden|tips|inspiration mejl|mail|e-post|sms|från_oss
subscribe få|ta_emot uppdateringar|aviseringar|notiser mejl|mail|e-post|sms|från_oss
subscribe starta|skapa|beställ|teckna |ny prenumeration
subscribe bevaka jobb|produkt|sökning|sökningen
subscribe gå_med|anmäl|anmäl_dig|skriv_upp_dig|registrera_dig |i e-postlista|e-postlistan|maillista|maillistan
subscribe gå_med|anmäl|anmäl_dig|skriv_upp_dig|registrera_dig |i mejllistan|mejllista
subscribe anmäl|anmäl_dig utskick|sms|sms-utskick|e-postutskick|nyhetsbrev_här|nyhetsmejl
subscribe nyhetsbrev|nyhetsbrevet anmälan|prenumerera|registrering
subscribe läs_prenumerera|följ_e-post|få_nyhetsmejl|bli_prenumerant_idag
download ladda_ner|ladda_ned|ladda_hem|nedladdning|nedladdningar
download ladda_ner|ladda_ned|hämta |som app|appen|katalog|katalogen|broschyr|broschyren|pdf|fil|filen|blankett
download ladda_ner|ladda_ned|hämta blanketter|program|formulär|manual|guide|guiden|rapport|prislista|meny|produktblad
download hämta|ladda_ner|ladda_ned |för|till|i|på|från app_store|appstore|google_play|iphone|android|ios
download hämta|ladda_ner|ladda_ned |för|till|i|på|från windows|mac
download ladda_ner|ladda_ned|hämta |hela|gratis|vår menyn|e-bok|e-boken|rapporten|årsredovisning
download ladda_ner|ladda_ned|hämta |hela|gratis|vår årsredovisningen|stadgar|mall
download ladda_ner|ladda_ned|hämta |hela|gratis ansökan|ansökningsblankett|bruksanvisning|instruktioner
download ladda_ner|ladda_ned|hämta |hela|gratis monteringsanvisning
download ladda_ner|ladda_ned|hämta |hela|gratis datablad|säkerhetsdatablad|whitepaper|presentation
download ladda_ner|ladda_ned|hämta |hela|gratis presentationen|bild|bilder
download ladda_ner|ladda_ned |hela högupplöst|högupplösta|vår bild|bilder|pressbilder|logotyp|logotyper|logga
download ladda_ner|ladda_ned |hela högupplöst|högupplösta|vår pressmeddelande
download ladda_ner|ladda_ned|hämta |hela pressbilder|logotyp|logotyper|logga|pressmeddelande|dokument
download ladda_ner|ladda_ned|hämta |hela dokumentet|filer|programvara
download ladda_ner|ladda_ned|hämta drivrutiner|teamviewer|karta|kartan|planritning|objektsbeskrivning|prospekt
download ladda_ner|ladda_ned|hämta protokoll|schema
download ladda_ner|ladda_ned|hämta mallen|mallar|checklista|checklistan|affisch|folder|foldern|flyer
download ladda_ner|ladda_ned|hämta informationsblad|vcard|cv
download ladda_ner|ladda_ned|hämta material|materialet|mönster|avtal|villkor|artikeln
download ladda_ner|ladda_ned tidningen|boken|nyhetsbrevet
download ladda_ner|ladda_ned|hämta fullmakt|spelet|certifikat|cad|ritning|ritningar|kurskatalog|kursplan
download ladda_ner|ladda_ned|hämta infoblad|prislistan|kalender
download blanketter_att_ladda_ner|ladda_ner_hela_rapporten|hämta_hem
download få|skicka|ja_tack_skicka guiden|e-boken|checklistan|mallen |mejl|mejlen|mail|e-post
download ladda_ner|ladda_ned|hämta programmet|festivalprogrammet|blanketten|ansökningsblanketten|formuläret
download ladda_ner|ladda_ned|hämta stadgarna
download ladda_ner|ladda_ned|hämta anmälningsblankett|logopaket|loggan|pressmaterial|verksamhetsberättelse
download ladda_ner|ladda_ned|hämta arbetsblad
download ladda_ner|ladda_ned verksamhetsberättelsen|kursplanen|spelschema|resultatlistan|vinlistan
download ladda_ner|ladda_ned kurskatalogen
download ladda_ner|ladda_ned studiehandledning|skolmaterial|träningsprogram|receptet|konferensbroschyren
download ladda_ner|ladda_ned rutten
download hämta|få appen|app mobilen|telefonen|iphone|android
donate donera|donation|donationer|ge_gåva|stödoss|stötta|bli_månadsgivare|bli_fadder|bli_givare|skänk|ge_bidrag
donate ge|skänk|swisha gåva|bidrag|pengar|minnesgåva
donate skicka|lämna gåva|minnesgåva
donate stötta arbetet
donate stöd|stötta arbete|verksamheten|projektet|föreningen|kyrkan|insamlingen|klubben|forskningen
donate donera|skänk|ge pengar|kläder|swish|månadsvis|en_slant|slant|forskningen|valfritt_belopp|varje_månad
donate donera|skänk|ge en_engångsgåva
donate ge|skänk |en engångsgåva|månadsgåva|företagsgåva|gåva_nu|gåva_forskningen|julgåva|högtidsgåva
donate ge|skänk |en gåva_varje_månad
donate stöd|stötta |oss kampanjen|swish|via_swish|ekonomiskt|en_gåva|med_en_gåva|tidningen
donate stöd|stötta |oss journalistiken|podden
donate stöd|stötta |oss bloggen|församlingen|orkestern|museet|teatern|månadsvis|vår_verksamhet|vårt_arbete
donate stöd|stötta |oss stiftelsen|laget
donate bli |en djurfadder|stödgivare|autogirogivare|månadsgivare_nu|månadsstödjare|företagsgivare|fadder_nu
donate jag_vill|vill|vill_du stödja|skänka|donera|bli_månadsgivare|stödja_oss|ge_en_gåva
donate jag_vill|vill|vill_du bidra_med_en_gåva
donate bidra|swisha gåva|en_gåva|ditt_bidrag|pengar
donate stödossnu|stödosshär|skänknu|skänkhär|stötta_oss_här|lämna_bidrag|minnesgåva|engångsgåva
donate månadsgåva
donate ge|swisha|skänk gåva|engångsbelopp|valfritt_belopp|kollekt |swish
donate stöd|stötta djuren|djurhemmet|församlingens_arbete|föreningen_swish|klubben_swish
donate stötta barnen|barn|ett_barn
donate stöd|stötta arbete|verksamhet|verksamheten gåva|bidrag|månadsgåva
donate bli fadder|månadsgivare barn|ett_barn
donate jag_vill bli djurfadder|fadder_barn
donate donera|skänk leksaker|prylar|kläder_leksaker|möbler|böcker|saker|loppis
donate sponsra barn|djur|hund|katt|häst
donate ge insamlingen|barn_skolgång|barn_framtid
apply ansök|ansöka|ansökan|ansökningsformulär|ansökningsblankett|medlemsansökan|jobbansökan|spontanansökan
apply ansök |om tjänst|plats
apply sök om tjänst|plats
apply ansök|sök |om tjänsten|jobbet|medlemskap|bidrag|stipendium|lån|bygglov|skolplats|studieplats
apply skicka|lämna |in cv
apply skicka|lämna|gör|starta|fyll_i |in ansökan|jobbansökan|spontanansökan|medlemsansökan
apply ansök |om kort
apply ansök|sök |om bolån|privatlån|kredit|utbildningen|kursen|anslag|visum|medel
apply ansök |som|via återförsäljare|mail|mejl|webben|e-tjänst
apply påbörja|fyll_i|starta |din ansökan|ansökningsformulär|ansökningsformuläret|ansökningsblankett
apply påbörja|fyll_i|starta |din webbansökan
apply ladda_upp|registrera|lämna|skicka_in|bifoga |ditt cv|cv_här
apply spontanansök|onlineansökan|e-ansökan|digital_ansökan|webbansökan|jag_vill_ansöka
apply vill_jobba|vill_du_jobba|vill_du_arbeta hos_oss|med_oss
apply bli_del_av|bli_en_del_av teamet|team|vårt_team
apply ansök|sök |om bidrag|medel |projekt|ert_projekt|projektet|fonden|från_fonden
apply ansök |om stöd |projekt|ert_projekt|projektet|fonden|från_fonden
apply ansök |om 2_minuter|5_minuter|linkedin
apply skicka|ladda_upp |in ansökan|cv cv|ansökan|personligt_brev|och_personligt_brev
apply bli|jag_vill_bli familjehem|jourhem|kontaktperson|kontaktfamilj|mentor|stödfamilj|god_man
apply ansök|ansök_om som|om_att_bli|bli utställare|partner|återförsäljare|volontär|franchisetagare
apply ansök |om utställarplats|äldreboende|seniorlägenhet|försäljningsplats|marknadsplats|studentbostad
apply ansök |om dagmamma
"""
