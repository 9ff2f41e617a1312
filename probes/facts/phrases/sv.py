"""What links and buttons ask for in Swedish."""

from typing import Final

PHRASES: Final = """
- en ett den det de din ditt dina er ert era vår vårt våra oss mig du ni att och i på till för hos med via
- nu idag här online direkt gratis snabbt enkelt lätt smidigt tryggt kostnadsfritt kostnadsfri gärna klicka nätet
search sök|söka|sökning|sökruta|sökfält|sökformulär|avancerad_sökning|starta_sökning|vad_letar_efter|vad_söker
search sök|söka|hitta |bland|efter|alla produkt|produkter|varor|artiklar|kurser|utbildning|bostad|hotell
search sök |bland|efter sajten|sidan|webbplatsen|webbutiken|arkivet|recept|resa|lediga_jobb|lediga_tjänster
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
order beställ|beställa|beställning|beställningar|beställningsformulär|orderformulär|förbeställ
order gör|lägg|lägga|skicka|skapa|slutför |en|ny beställning|beställningen|order
order beställ |hem mat|maten|pizza|sushi|lunch|catering|takeaway|take_away|tårta|smörgåstårta|blommor
order beställ varor|varuprover|prover|katalog|broschyr|material|produkter|recept|linser
order förnya recept|receptet
book boka|bokning|bokningar|bokningsformulär|reservera|reservation|bokningsförfrågan|bordsbokning|tidsbokning
book webbokning|onlinebokning|tidsbeställning|biljettbokning
book boka|beställ|reservera |ny tid|bord|bordet|rum|hotell|stuga|boende|plats|biljett|biljetter
book gör|skicka bokning|bokningsförfrågan|reservation
book boka|beställ|begär |kostnadsfri demo|demonstration|visning|rådgivning|konsultation|genomgång|möte
book boka besök|läkarbesök|hembesök|tandläkartid|service|verkstad|verkstadstid|däckbyte|synundersökning|konsert
book boka behandling|massage|klippning|provkörning|provlektion|kurs|pass|bana|lokal|konferens|resa|flyg
book boka samtal|föreläsning|föreläsare|guidad_tur|tåg|taxi|transport|flytt|flyttstädning|städning
book hyr|hyra bil|släp|lokal|stuga|cykel|båt|maskin|skidor|utrustning|husbil|container
track spåra|följ|sök|hitta paket|paketet|försändelse|försändelsen|order|beställning|leverans|sändning|frakt
track paketspårning|spåra|spårning
quote offert|offertförfrågan|prisförfrågan|offertformulär|offerter|prisförslag
quote begär|få|be_om|skicka|hämta|beställ|ta_in|jag_vill_ha offert|offerter|offertförfrågan|prisförslag
quote begär|få prisuppgift|pris|kostnadsförslag|anbud
quote räkna_ut|beräkna pris|priset|kostnad|försäkring
contact kontakt|kontakta|kontakter|kontaktformulär|kontaktsida|hör_av_dig|ta_kontakt|kom_i_kontakt|bli_uppringd
contact kontakta kundtjänst|support|supporten|säljare|mäklare|mäklaren|expert|redaktionen|kansliet|rådgivare
contact skicka|lämna|skriv|sänd meddelande|e-post|mejl|mail|förfrågan|fråga|synpunkter|feedback|tips
contact skriv|mejla|maila|fråga|chatta |med support|kundtjänst|expert|redaktionen|bibliotekarie
contact mejla|maila|chatta|ställ_fråga|ställ_frågan|bli_kontaktad
contact kundservice|kundtjänst|kundcenter|kundsupport
register registrera|registrera_dig|registrering|anmälan|anmäl_dig|anmälningsformulär|gåmed|lista_dig
register skapa|öppna|registrera |nytt konto|användarkonto|användare|profil|kundkonto|inloggning
register bli|jag_vill_bli medlem|medlemmar|kund|volontär|partner|återförsäljare|företagskund|stödmedlem|blodgivare
register anmäl|anmäl_dig|anmälan|registrera_dig kurs|kursen|kurser|event|evenemang|loppet|aktivitet|webbinarium
register anmäl|visa|lämna intresse|intresseanmälan
register provagratis|testagratis|provakostnadsfritt|komigånggratis|intresseanmälan|skriv_in_dig
register prova|testa|starta gratisperiod|provperiod|30_dagar|14_dagar
register ny_kund|nytt_konto
log_in logga_in|inloggning|login|mina_sidor|mitt_konto|min_sida|min_profil|kundportal|medlemsinloggning
log_in logga_in |som|mitt konto|medlem|kund|bankid|mobilt_bankid|företag|mina_sidor|elev|personal|facebook|google
log_in redan medlem|kund logga_in
log_in medlem|kund|partner|återförsäljare|personal inloggning|login|logga_in
subscribe nyhetsbrev|nyhetsbrevet|prenumerera|prenumeration|prenumerationer|bli_prenumerant
subscribe prenumerera|anmäl|anmäl_dig|anmälan|få|beställ|skriv_upp_dig|registrera_dig nyhetsbrev|nyhetsbrevet
subscribe prenumerera|teckna|beställ tidningen|tidning|prenumeration|nyhetsmejl|uppdateringar|nyheter|bloggen
subscribe skapa bevakning|jobbevakning
download ladda_ner|ladda_ned|ladda_hem|nedladdning|nedladdningar
download ladda_ner|ladda_ned|hämta |som app|appen|katalog|katalogen|broschyr|broschyren|pdf|fil|filen|blankett
download ladda_ner|ladda_ned|hämta blanketter|program|formulär|manual|guide|guiden|rapport|prislista|meny|produktblad
donate donera|donation|donationer|ge_gåva|stödoss|stötta|bli_månadsgivare|bli_fadder|bli_givare|skänk|ge_bidrag
donate ge|skänk|swisha gåva|bidrag|pengar|minnesgåva
donate skicka|lämna gåva|minnesgåva
donate stötta arbetet
donate stöd|stötta arbete|verksamheten|projektet|föreningen|kyrkan|insamlingen|klubben|forskningen
apply ansök|ansöka|ansökan|ansökningsformulär|ansökningsblankett|medlemsansökan|jobbansökan|spontanansökan
apply ansök |om tjänst|plats
apply sök om tjänst|plats
apply ansök|sök |om tjänsten|jobbet|medlemskap|bidrag|stipendium|lån|bygglov|skolplats|studieplats
apply skicka|lämna |in cv
apply skicka|lämna|gör|starta|fyll_i |in ansökan|jobbansökan|spontanansökan|medlemsansökan
apply ansök |om kort
apply ansök|sök |om bolån|privatlån|kredit|utbildningen|kursen|anslag|visum|medel
"""
