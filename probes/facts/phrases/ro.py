"""What links and buttons ask for in Romanian."""

from typing import Final

PHRASES: Final = """
- un o al a ai ale de la cu în din pe pentru și prin ne nostru noastră noștri noastre tău ta tăi tale dvs
- dumneavoastră vă te mă mi îmi îți ți se să acum aici azi astăzi online gratuit gratuită gratis rapid ușor simplu
- imediat direct click clic meu mea mele mei acest această noi
search caută|căutare|căutați|căutare_avansată|caută_site|caută_în_site|căutare_nouă|motor_căutare
search caută|căutare|căutați|găsește|găsiți produs|produse|produsul|anunțuri|locuri_muncă|joburi|job|proprietăți
search caută|căutare|căutați|găsește|găsiți imobile|hotel|hoteluri|zboruri|zbor|mașini|mașina|magazin|magazine
search caută|căutare|căutați|găsește|găsiți magazinul|curs|cursuri|medic|medicul|cărți|știri|documente|apartament
search caută|căutare|căutați|găsește|găsiți apartamente|casa|site|catalog
search ce_cauți|ce_căutați|căutare_detaliată|căutare_rapidă|căutare_imobiliară|căutare_imobiliare
search formular_căutare
search deschide|începe|efectuează|lansează|pornește căutarea|căutare
search caută|căutare|căutați după cuvinte_cheie|cuvânt_cheie|cuvânt|cod|nume|titlu|autor
search caută|căutare|căutați|găsește|găsiți rețetă|rețete|cazare|carte|cartea|articol|articole|arhivă|forum
search caută|căutare|căutați|găsește|găsiți firmă|firme
search caută|căutare|căutați|găsește|găsiți evenimente|vacanță|vacanțe|piese|piese_auto|specializare
search caută|căutare|căutați|găsește|găsiți specialist|agent|agenți
search caută|căutare|căutați|găsește|găsiți clinică|clinica|doctor|școală|școli|facultate|restaurant
search caută|căutare|căutați|găsește|găsiți restaurante|companie
search găsește|găsiți|caută cel_mai_apropiat magazin|service|dealer|sediu
search caută bibliotecă|bază_date|toate_anunțurile|tot_site-ul|întregul_site|ofertă|oferte|vacanța_ta
search caută destinație
buy cumpără|cumpărați|cumpăr|cumpără-l|vreau_să_cumpăr|precomandă|adaugă_coș|adaugați_coș|adăugați_coș|vânzare_bilete
buy coș_cumpărături|coșul_cumpărături|coșulmeu|coșulmeudecumpărături|coșulmeudecumparaturi|coșul|magazinonline
buy magazinulonline|magazinulnostruonline|magazin_virtual|bileteonline|mergi_magazin|intră_magazin
buy cumpără|cumpărați|achiziționează|achiziționați|ia|obține bilet|bilete|biletul|biletele|voucher|card_cadou|cartea
buy cumpără|cumpărați|achiziționează|achiziționați|ia|obține cărți
buy cumpără|cumpărați|achiziționează|achiziționați|ia produs|produsul|produse|abonament|abonamentul|licență|curs
buy cumpără|cumpărați|achiziționează|achiziționați|ia cursul|tichete
buy adaugă|adăugați|adăugare|pune|vezi|vizualizează|mergi|afișează coș|coșul|coșul_cumpărături|coș_cumpărături
buy finalizează|finalizare|finalizați|continuă|plasează cumpărături|plata|checkout|achiziția
buy finalizează|finalizare|finalizați comandă|comanda
buy continuă|începe|înapoi|mergi cumpărăturile|cumpărături
buy mergi|spre|către|treci|continuă plată|finalizare
buy vizitează|vizitați|accesează|intră|intrați magazinul_online|magazinulonline
buy vizitează|vizitați|accesează|intră|intrați|deschide magazinul
buy vreau bilet|biletul|bilete|abonament|cartea|produsul
buy cumpără|cumpărați|achiziționează|comandă emag|amazon|elefant|libris|cărturești|eventim|iabilet|bilet.ro
buy cumpără|cumpărați|achiziționează|comandă entertix
buy cumpără|cumpărați|achiziționează rate|polița|poliță|asigurare|asigurarea|rca|rovinieta|rovinietă|albumul
buy cumpără|cumpărați|achiziționează vin|vinuri|pachet
buy cumpără|cumpărați|achiziționează pachetul|credite|tablou|parfum|miere|licența|carduri_cadou|card_cadou
buy cumpără|cumpărați|achiziționează vouchere|pass|skipass
buy cumpără|cumpărați|achiziționează|ia bilet|bilete|biletele eveniment|concert|spectacol|film|muzeu|meci
buy procură|procurați|vreau bilet|bilete|biletele eveniment|concert|spectacol|film|muzeu|meci
buy cumpărare|achiziție|achiziționare|procurare|procură|procurați bilete|bilet|abonament|abonamente
buy biletelaspectacolonline|cumpărabiletul|cumpărăbilete|adaugă_coș_plătește|treci_finalizare
order comandăacum|comandăonline|comandăaici|comandațiacum|comandaționline|comandăonlineacum|comenzionline|comandărapid
order comandă_prin_telefon|cere_mostre|solicită_mostre|solicită_mostră|cere_mostră_gratuită
order comandă|comandați|comanda mâncare|pizza|meniu|meniul|livrare|tort|torturi|catering|telefonic|whatsapp|mostre
order comandă|comandați|comanda acasă
order plasează|plasați|trimite|trimiteți|fă|faceți|lansează|efectuează comanda|comenzi
order formular comandă|comenzi
order comandă_telefonică|comandă_rapidă|comandă_online|comandă_nouă|comenzi_telefonice|vreau_să_comand
order comandă_ridică
order comandă|comandați meniul_zilei|meniu_zilei|flori|buchet|buchetul|taxi|curier|curierul|glovo|tazz|bolt
order comandă|comandați bolt_food|wolt
order comandă|comandați produsul|produse|cartea|carte|catalog|catalogul|aplicație|domiciliu|pachet|fotografii
order comandă|comandați poze|serviciul
order comandă|comandați serviciu|servicii|site|lemne|lemne_foc|miere|vin|vinuri|analize|certificat|avans|prânz
order comandă|comandați cină|cafea
order comandă|comandați sushi|burger|platouri|prăjituri|tablou|album|transport|piese|uniforme|cărți|website
order comandă|comandați apă|mobilă
order cheamă|chemare curier|curierul|taxi
order dă|dați|vreau|fă|repetă|repeți comandă
order solicită|cere|comandă mostre_gratuite|mostră_gratuită|mostra|mostră
book rezervăacum|rezervăonline|rezervăaici|rezervațiacum|rezervări|rezervare|rezervați|rezervări_online
book vreau_să_rezerv|programări|programareonline|programăte|programează|programați|vreau_programare|fă_ti_o_programare
book rezervă|rezervați|rezervare|solicită o_masă|camere|camera|loc|locul|locuri|bilet|bilete|sejur|cazare|hotel
book rezervă|rezervați|rezervare|rezervări zbor|taxi|transfer|teren|sală|vizită|tur|ședință|lecție|consultație|demo
book rezervă|rezervați|rezervare|rezervări excursie
book fă|faceți|efectuează|solicită|solicitați|cere|formular|confirmă rezervare|programare|rezervarea|programarea
book programează|programați|stabilește|solicită|solicitați|cere vizita|vizionare|consultație|consultația|consult|demo
book programează|programați|stabilește|solicită|solicitați întâlnire|ședință|lecție|test_drive|demonstrație|apel
book programează|programați|stabilește|solicită|solicitați discuție
book verifică|verificați|vezi disponibilitate|disponibilitatea
book vreau_să_mă_programez|vreau_demo|vreau_să_rezerv|vreau_o_rezervare|vreau_o_programare|vreau_consultație
book vreau_vizionare
book vreau_să_fac programare|rezervare
book cerere|solicitare|formular programare|rezervare|programări|rezervări|consultație|demo|vizionare|cazare
book cerere|solicitare|formular test_drive
book rezervă|rezervați|rezervare tur_ghidat|vizită_ghidată|mașină|mașina|auto|booking|vila|vilă|pensiune
book rezervă|rezervați|rezervare pensiunea|cabana|cabană
book rezervă|rezervați|rezervare apartament|apartamentul|garsonieră|direct|booking.com|data|data_ta|dată|apel
book rezervă|rezervați|rezervare un_apel
book rezervă|rezervați|rezervare evenimentul|tratament|tratamentul|excursia|vacanța|vacanță|masaj|croazieră
book rezervă|rezervați|rezervare bilet_avion|tichet
book rezervă|rezervați|rezervare ședință_foto|lecție_probă|lecție_gratuită|ședință_gratuită|restaurant|salon
book rezervă|rezervați|rezervare spațiu|parcare
book rezervă|rezervați|rezervare loc_parcare|căsuță|bungalow|iurtă|foișor|barcă|bicicletă|teren_tenis|atelier
book rezervă|rezervați|rezervare biletul
book rezervă|rezervați|rezervare consultație_gratuită|consultație_online|interval|interval_orar|circuit
book programare|programări|programează|programați|fă_programare consultație|consult|consultații|analize|vizită
book programare|programări|programează|programați|fă_programare service|itp|medic
book programare|programări|programează|programați medicală|medicale|pașaport|pașapoarte|carte_identitate
book programare|programări|programează|programați buletin|telefonică
book programare|programări|programează|programați|stabilește ședință_foto|lecție_gratuită|lecție_probă|control
book programare|programări|programează|programați|stabilește tratament|ședință
book programare|programări|programează|programați stomatolog|dentist|stomatologie|rmn|ct|ecografie|recoltare
book programare|programări|programează|programați recoltări|masaj|tuns
book programează|programați|solicită|stabilește consultație_gratuită|consultația_gratuită|apel_gratuit
book programează|programați|solicită|stabilește programare|revizie
book programează|programați|solicită prezentare|vizita_gratuită|vizionarea|evaluare_gratuită_proiect
book programează|programați|solicită tur_ghidat|vizită_ghidată
book închiriază|închiriați mașină|mașina|mașini|sală|sala|apartament|bicicletă|biciclete|barcă|caiac
book închiriază|închiriați echipament|spațiu|schiuri
book închiriază|închiriați rulotă|autorulotă|auto|cort|utilaj|remorcă|atv
book închiriazăacum|închiriazăonline
book rezervă|rezervați|rezervare whatsapp|cazarea|locul_curs|loc_curs|sală_evenimente|sala|ședința
book rezervă|rezervați|rezervare cameră|masă|masa|prima_ședință|prima_lecție|sală_conferințe|tur|vizita
book programează|programați|programare|stabilește prima_ședință|ședință_terapie|vizită_școală|whatsapp
book programează|programați|stabilește prima_consultație|discuție|discuție_gratuită|apel_video
book programează|programați|stabilește întâlnire|discuție |online|telefonică|consultant|expert|consilier
book programează|stabilește|fă_programare prima_vizită|ședință_psihoterapie|evaluare|evaluarea|lecția_probă
book fă|faceți|solicită|cere programare|rezervare |prin whatsapp|telefon|telefonică|medic|consultație
book vreau_să|doresc_să|aș_vrea_să rezerv|programez |masă|cameră|loc|consultație|ședință|vizită|programare
book vreau|doresc demo|consultație|lecție_probă|test_drive|programare_online
book alege data_ora|ora_programării|ziua_ora|interval_orar
book închiriază|închiriați sală_evenimente|dubă|microbuz|trotinetă|costum|cabană|foișor|scutere|scuter
book solicită|cere vizită|discuție_gratuită|lecție_probă|vizionarea_proprietății|rezervare_masă
track urmărește|urmăriți|urmărire|localizează comanda|comenzi|comenzii|colet|coletul|coletului|livrarea|expediția|awb
track status|stare|statusul|starea comanda|comenzii|colet|coletului|livrare|expediere
track verifică|verificați status_comandă|statusul_comenzii|starea_comenzii|awb|coletul|livrarea
track unde_este|unde_e coletul|comanda
track urmărire|urmărirea|urmărește|urmăriți|monitorizare|tracking|track|verificare colet|colete|awb|comandă
track verifică|localizare colet|colete|awb|comandă
track urmărire|urmărirea|tracking|monitorizare comenzii|coletului|coletelor|trimiterilor|trimitere|trimiteri
track urmărire|urmărirea|tracking|monitorizare expedieri|expediere
track urmărire|urmărirea expedierilor|expedierii|transport|transportului|livrare|livrării|comenzilor
track urmărește|urmăriți|localizează|verifică expedierea|transportul|trimiterea|pachetul
track verifică|verificare|vezi|află status|statusul|starea|stare comandă|comenzii|coletului|livrării
track verifică|verificare|vezi|află status|statusul|starea|stare comenzii_tale
track află_unde_este|vezi_unde_este coletul|comanda
track status|stare awb|colet|expediție
track căutare|caută awb|colet
quote cere|cereți|solicită|solicitați ofertă_preț|deviz|ofertă_personalizată|preț|o_ofertă
quote solicitare|cerere|obține|obțineți|primește|vreau ofertă|ofertă_preț|deviz|ofertă_personalizată|preț
quote cere|cereți|solicită|solicitați|solicitare|obține evaluare|estimare|estimare_preț|cotație|cotație_preț|propunere
quote calculează|calculați|estimează|află preț|prețul|costul
quote calculează|calculați|estimează oferta
quote cerere|formular|formular_cerere|formular_solicitare ofertă|oferte|ofertă_preț
quote trimite_cerere|trimite_cererea ofertă|oferte|ofertă_preț
quote completează|completează_formularul|trimite_solicitare|trimite_solicitarea ofertă|ofertă_preț
quote configurează_cere ofertă|ofertă_preț
quote cere|cereți|solicită|solicitați|vreau|obține prețul|oferta_personalizată|oferta_preț|deviz_gratuit
quote cere|cereți|solicită|solicitați|vreau|obține o_ofertă_gratuită
quote cere|cereți|solicită|solicitați|vreau|obține|primește evaluare_gratuită|estimare_gratuită|devizul
quote cere|cereți|solicită|solicitați|vreau|obține|primește ofertă_gratuită
quote cere|cereți|solicită|solicitați|vreau ofertă nuntă|evenimente|grup|grupuri|companii|firme|transport|b2b
quote cere|cereți|solicită|solicitați|vreau ofertă rca|casco
quote cere|cereți|solicită|solicitați|vreau ofertă leasing|asigurare|montaj|mobilier|flotă
quote calculează|calculați|calculator|estimează rca|rata|rate|polița|preț|prețul|prețuri|costul|costuri|prima
quote calculează|calculați|calculator|estimează tariful|tarif|casco
quote calculează|calculați|calculator|estimează asigurare|asigurarea|rata_creditului|rată_credit
quote calculează|calculați|calculator|estimează costul_transportului|devizul
quote evaluează|evaluați|estimează locuința|proprietatea|apartamentul|casa|mașina|prețul_proprietății|valoarea
quote întreabă|întrebați|intreabă preț|prețul
quote cât_valorează mașina|casa|apartamentul|proprietatea
quote primește|primiți|vreau_să_primesc|doresc|cere ofertă |24_ore|24_de_ore|2_minute|whatsapp|fermă
quote primește|primiți|vreau_să_primesc|doresc oferta_personalizată|deviz|estimare|propunere_preț
quote cere|cereți|solicită|solicitați|obține preț_whatsapp|lista_prețuri|lista_preturi|propunere_preț
quote cere|cereți|solicită|solicitați|obține ofertă mutare|renovare|curățenie|catering|personalizată_acum
quote cere|cereți|solicită|solicitați evaluare_proprietate|evaluarea_proprietății
quote cere|cereți|solicită|obține evaluarea|evaluare locuinței|casei|apartamentului|mașinii|imobil|apartament
quote calculează|estimează|află costul|prețul proiectului|lucrării|transportului|mutării|renovării|traducerii
quote calculează|estimează|află rata_lunară|valoarea|prețul locuinței|casei|apartamentului|mașinii
quote află cât_valorează|cât_costă_proiectul locuința|casa|apartamentul|mașina|proprietatea
quote trimite|completează|trimiteți cerere|cererea|formularul ofertă_preț|deviz|ofertare|estimare
quote vreau|doresc|aș_vrea ofertă|deviz|estimare preț|personalizată|detaliată
contact contact|contactează|contactați|contactare|contactează-ne|contactați-ne|contacte|scriene|scrieține
contact scrienepewhatsapp|ai_întrebări|aveți_întrebări|ai_o_întrebare
contact scrie|scrieți|trimite|trimiteți|trimite-ne|lasă|lăsați|expediază mesaj|mesajul|e-mail|mail|whatsapp|sugestii
contact formular|date|pagina|pagină|informații contact
contact pune|puneți|adresează|adresați|trimite|trimiteți întrebarea|întrebări|o_întrebare
contact discută|discutați|vorbește|vorbiți|contactează expert|expertul|consultant|specialist|echipa|specialistul
contact contactați expert|expertul|consultant|specialist|echipa|specialistul
contact cere|cereți|solicită|solicitați|solicitare informații|detalii|info|mai_multe_informații|mai_multe_detalii
contact ia|luați|intră|intrați|hai legătura|legătură|contact
contact relații_clienți|relații_cu_clienții|serviciul_clienți|serviciu_clienți|asistență_clienți|suport_clienți
contact scriemi|sunăacum|sunațiacum|sunăne|sunaține|apeleazăacum|apelează|sunați|sunămă|apelați
contact apelațiacum|sunăaici
contact vorbeștecunoi|vorbițicunoi|discutăcunoi|discutațicunoi|haisăvorbim|haisădiscutăm|întreabăne
contact întrebaține
contact scrienepewhatsapp|scrienepemessenger|scrienepemail|scrieține_whatsapp|scriene_mesaj|scrieține_mesaj
contact scrienouă
contact vreau|doresc|cer|cere detalii|informații|mai_multe_detalii|mai_multe_informații
contact contactează|contactați|sună|sunați|scrie agentul|agent|proprietarul|vânzătorul|vânzător|medicul
contact scrieți|întreabă|întrebați agentul|agent|proprietarul|vânzătorul|vânzător|medicul
contact contactează|contactați|sună|scrie|întreabă|întrebați medic|avocat|avocatul|redacția|redacției
contact contactează|contactați|sună|scrie|întreabă|întrebați consultantul|farmacist
contact contactează|contactați|sună|scrie|întreabă|întrebați farmacistul|specialistul|specialiști|experții
contact contactează|contactați|sună|scrie|întreabă|întrebați psiholog|notar|notarul
contact contactează|contactați|sună|scrie|întreabă|întrebați dealer|dealerul|broker|brokerul|consilier
contact contactează|contactați|sună|întreabă|întrebați consilierul|autorul|gazda
contact contactează|contactați telefonic|whatsapp|telefon|email|e-mail|mail|detalii|ofertă|informații
contact contactează|contactați mai_multe_detalii
contact contactează|contactați mai_multe_informații|suport|administratorul|prezentare
contact mesaj|chat|contact|scrie|sună|discută|întreabă whatsapp
contact trimite|trimiteți|depune|depuneți|formular|fă sesizare|sesizări|petiție|petiții|reclamație|reclamații
contact adresează|înregistrează sesizare|sesizări|petiție|petiții|reclamație|reclamații
contact trimite|trimiteți|depune|formular|adresează feedback|sugestie|opinie|o_sesizare|sesizarea|mesaj_privat
contact trimite|trimiteți|depune|formular|adresează știre|solicitare
contact sesizări_reclamații|trimite_solicitarea|trimite_un_whatsapp
contact solicită|cere|solicitați|vreau apel_telefonic|să_fiu_sunat|să_fiu_contactat|să_fii_sunat
contact solicită|cere|solicitați|vreau să_fii_contactat|contact
contact te_sunăm_noi|vrei_să_te_sunăm|vă_sunăm_noi|te_contactăm_noi|lasă_numărul|lasă_numărul_telefon
contact lasă_ne_numărul
contact raportează|semnalează problemă|eroare|problema
contact cere|solicită|cereți|solicitați sfat|sfatul|ajutor|ajutorul|asistență|suport expert|specialist|
contact contactrapid|contact_locație|contact_program|contact_adresă|contact_hartă|contact_presă
contact contact_redacție|contact_secretariat
contact mai_ai_întrebări|aveți_nelămuriri
register înregistrează|înregistrare|înregistrați|înscrie|înscriere|înscrieri|înscrieți|înscrieonline|mă_înscriu
register preînscriere|încearcăgratuit|încercațigratuit|testeazăgratuit|începegratuit|încearcăgratis|probăgratuită
register cont_nou|creare_cont
register creează|creați|crează|deschide|deschideți|fă|faceți cont_nou|contul|profil|un_cont|cont_client
register devino|deveniți|vreau_să_devin|vreau_să_fiu membru|voluntar|partener|distribuitor|afiliat|client|ambasador
register devino|deveniți|vreau_să_devin|vreau_să_fiu expozant
register alătură comunității|clubului|asociației
register formular|fișă|fișa înscriere|înregistrare|adeziune|înscrierii
register înscrie|înscriere|înregistrează|înscrieri|înscrieți curs|cursuri|cursul|eveniment|concurs|webinar|atelier
register înscrie|înscriere|înregistrează|înscrieri|înscrieți tabără
register vreau_să_mă_înscriu|vreau_să_particip|participăacum|înscrieri_deschise
register doresc_să_mă_înscriu|mă_înregistrez
register participă|participați|înscriere|înscrieri|înscrie|înscrieți concurs|eveniment|conferință|tombolă
register participă|participați|înscriere|înscrieri|înscrie|înscrieți campanie|program|workshop
register participă|participați|înscriere|înscrieri|înscrie maraton|cursă|competiție|seminar|examen|partid
register înscrieți maraton|cursă|competiție|seminar|examen|partid
register înscriere|înscrieri|înscrie|înscrieți asociație|club
register înscriere|înscrieri|înscrie|înscrieți|înregistrare membri|membru|participanți
register înscriere|înscrieri|înscrie|înscrieți participant|conferință
register înscriere|înscrieri|înscrie|înscrieți|înregistrare copilul|copil|copii|grădiniță|școală|școala_șoferi
register înscriere|înscrieri|înscrie|înscrieți|înregistrare facultate|echipă|echipa
register înscriere|înscrieri|înscrie|înscrieți|înregistrare comunitate|cabinet|pacient|pacienți|nou|parteneri
register înscriere|înscrieri|înscrie|înscrieți|înregistrare partener
register înscriere|înscrieri|înscrie|înscrieți|înregistrare olimpiadă
register înscriere|înscrieri|înscrie|înscrieți medic_familie|sesiune|liceu
register înregistrează|înregistrați|adaugă|înscrie firmă|firma|compania|companie|utilizator
register înregistrare utilizator
register înregistrare|înregistrează|înregistrați|adaugă|înscrie utilizator_nou|cont|afacerea
register înregistrare|înregistrează|înregistrați produs|produsul|garanție|garanția
register cerere|formular|fișă|cereri|declarație înscriere|aderare|adeziune|înscrieri|participare|membru_nou
register cerere|formular|fișă|cereri|declarație înscriere_curs
register devino|deveniți|vreau_să_devin|vreau_să_fiu|vrei_să_devii|vrei_să_fii membru|partener
register dorești_să_devii membru|partener
register devino|deveniți|vreau_să_devin|vreau_să_fiu colaborator|vânzător|furnizor|francizat
register vrei_să_devii colaborator|vânzător|furnizor|francizat
register devino|deveniți|vreau_să_devin|vreau_să_fiu|vrei_să_devii distribuitor|afiliat|client|dealer
register vrei_să_fii distribuitor|afiliat|client|dealer
register devino|deveniți|vreau_să_devin|vreau_să_fiu reseller|cursant|membru_asociat
register devino|deveniți|vreau_să_devin|vreau_să_fiu membru_club|gazdă
register intră|intrați|alătură|alăturați comunitate|club|grup|comunitatea|clubul|programului
register utilizator_nou|client_nou|nu_ai_cont|nu_ai_încă_cont|nu_aveți_cont
register nu_ai_un_cont|nu_sunt_înregistrat
register nu_ai_cont|nu_ai_încă_cont|nu_aveți_cont înregistrează|creează_unul|creează_cont|fă-ți_cont|înscrie
register nu_ai_cont|nu_ai_încă_cont|nu_aveți_cont înregistrați
register încearcă|testează|începe|probează|folosește gratuit 7|14|15|30 zile
register creează|creați|deschide|fă|deschideți|obține contul_gratuit|cont_gratuit|cont_bancar|cont_curent
register creează|creați|deschide|fă|deschideți|obține cont_firmă|cont_demo
register aderă|aderați|formular_aderare|rsvp|confirmă_participarea|confirmare_participare|înscrie_te_acum
register vreau|doresc|aș_vrea înscriu|particip |curs|cursul|atelier|eveniment|webinar|tabără|concurs
register vreau|doresc înscriu|înscriem copilul |tabără|curs|școală|grădiniță
register începe|încearcă|activează perioada|perioadă probă|probă_gratuită
register completează|trimite|completați|accesează formularul|formular|fișa înscriere|înregistrare|participare
register înscriere|înscrieri|înscrie|înscrieți tabăra|tabăra_vară|tabără_vară|masterclass|listă_așteptare
register înscriere|înscrieri|înscrie|înscrieți lista_așteptare|ziua_porților_deschise|lecția_probă
register înscriere|înscrieri|înscrie|înscrieți cursul_gratuit|cursuri_online|turneu|festival|congres|test
register înscrie|înscrieți|înscriere copilul|copil|copilului grădiniță|școală|curs|tabără|club|after_school
register înregistrare|înregistrează participant
register participă|participați webinar|atelier|curs|masterclass|festival|concursul|evenimentul
register confirmă|confirmați|confirm participarea|prezența|înscrierea
register fă|creează|deschide cont_online|cont_utilizator|cont_nou_gratuit
register alătură|alătură_te listei_așteptare|lista_așteptare
log_in autentificare|autentifică|autentificați|conectare|conectează|conectați|logare|loghează|login|contulmeu
log_in contultău|ai_deja_cont|contul_meu_client|am_deja_cont
log_in intră|intrați|accesează|accesați|acces|login cont|contul|contul_client|cont_client|platformă|portal|portalul
log_in zona|cont|acces|login|portal|intrare client|clienți|membri|membru|utilizator|utilizatori|parteneri
log_in cont|login|intrare studenți
log_in portal|portalul|login|cont|logare|autentificare|conectare pacienți|pacientului|pacient|studenți|student
log_in acces|panou pacienți|pacientului|pacient|studenți|student
log_in portal|portalul|login|cont|logare elevi|părinți|angajați|furnizori|profesori|cadre_didactice
log_in autentificare|conectare|acces elevi|părinți|angajați|furnizori|profesori|cadre_didactice
log_in portal|login|cont|logare|autentificare|conectare clienți|client|membri|membru|utilizatori|utilizator
log_in acces|panou clienți|client|membri|membru|utilizatori|utilizator
log_in login|logare|autentificare|conectare|intrare|acces|intră cont|contul_meu|platformă|platforma
log_in login|logare|autentificare|conectare|intrare|acces|intră internet_banking|webmail|e-mail
log_in login|logare|autentificare|conectare|intrare|acces admin|administrator|medici|medic|agenți|parteneri
log_in login|logare|autentificare|conectare|intrare|acces distribuitori|dealeri
log_in zona|zonă|spațiul|contul|portalul membrilor|clienților|clientului|partenerilor
log_in zona|zonă|spațiul|contul|portalul angajatului|abonatului
log_in intră|intrați|accesează|accesați|conectează internet_banking|contul_personal|contul_online|platforma
log_in autentifică|login internet_banking|contul_personal|contul_online|platforma
log_in conectează|autentifică|conectare|autentificare|logare|login|continuă google|facebook|apple|email
log_in înregistrează_intră google|facebook|apple|email
log_in sunt_deja_client|sunt_deja_membru|am_cont|ai_cont|aveți_cont|aveți_deja_cont|ești_deja_client
log_in ești_deja_membru|ești_client
log_in sunt_deja_înregistrat|ești_deja_înregistrat|contulmeuonline|panou_client|contulpersonal
log_in panou_utilizator|cabinet_personal
log_in ai_deja_cont|ai_cont|am_deja_cont|aveți_cont autentifică|conectează|intră|loghează|intră_cont|login
log_in ai_un_cont autentifică|conectează|intră|loghează|intră_cont|login
subscribe abonează|abonați|abonare|abonări|newsletter|buletin_informativ|vreau_să_mă_abonez|mă_abonez
subscribe abonează|abonați|abonare|înscrie|înscriere|înregistrează|înscrieți newsletter|newsletter-ul|noutăți
subscribe abonează|abonați|abonare|abonament revista|ziar|ziarul|blog|buletin|buletinul
subscribe primește|primiți|vreau_să_primesc|primești noutăți|noutățile|oferte|ofertele|știri|știrile|newsletter|alerte
subscribe abonează|abonați|abonare știri|știrile|notificări|alerte
subscribe abonează|abonați|abonare buletin_informativ
subscribe abonează|abonați|abonare|abonament email|e-mail|mail
subscribe abonează|abonați|abonare|abonament buletinul_informativ|newsletter_ul
subscribe primește|primiți|vreau|vreau_să_primesc noutăți|newsletter|newsletterul|newsletter-ul|știri
subscribe doresc_să_primesc noutăți|newsletter|newsletterul|newsletter-ul|știri
subscribe primește|primiți noutăți|noutățile|oferte|ofertele|alerte|știrile|știri email|mail|e-mail
subscribe vreau_să_primesc|doresc_să_primesc noutăți|noutățile|oferte|ofertele email|mail|e-mail
subscribe vreau_să_primesc|doresc_să_primesc alerte|știrile|știri email|mail|e-mail
subscribe primește|primiți|vreau_să_primesc ofertele_speciale|oferte_speciale|oferte_exclusive|actualizări
subscribe primește|primiți|vreau_să_primesc notificări|promoții|ultimele_noutăți
subscribe creează|setează|activează|activați|adaugă|salvează alertă|alerta|alerte|alertă_job|alertă_email
subscribe creează|setează|activează|activați|adaugă|salvează alertă_preț|notificări
subscribe activează|activați notificările|alertele
subscribe anunțămă|notificămă|anunțămăcând disponibil|revine_stoc|este_stoc|e_stoc|intră_stoc|este_disponibil
subscribe anunțămă|notificămă|anunțămăcând e_disponibil
subscribe anunță|notifică când disponibil|revine_stoc|este_stoc|e_stoc|intră_stoc|este_disponibil|e_disponibil
subscribe anunță|notifică când apare
subscribe anunțămă|notificămă|alertă_stoc|alerte_email|alertă_email|alerte_job|alerte_joburi
subscribe fii|rămâi|rămâneți|fiți|ține-te curent noutățile|ofertele|ultimele_noutăți|știrile
subscribe înscrie|înscriere|înscrieți|alătură listă|lista|listei email|mail|abonați|newsletter|noastră
subscribe formular abonare|newsletter|abonare_newsletter
download descarcă|descărcați|descărcare|descărcări|descarcă-l|descarcăpdf
download descarcă|descărcați|descărcare|instalează|obține aplicația|aplicație|aplicații|app|program|softul |pdf
download descarcă|descărcați|descărcare|instalează|obține software |pdf
download descarcă|descărcați|descărcare catalog|catalogul|broșura|broșură|pdf|formular|formularul|formulare |pdf
download descarcă|descărcați|descărcare cererea|ghid|ghidul|programul|meniul|fișa|fișa_tehnică|document |pdf
download descarcă|descărcați|descărcare documentul|documente|regulament|regulamentul|manualul|manual|raportul |pdf
download descarcă|descărcați|descărcare raport|fișier|fișierul|fișiere|prospect|prezentarea|harta|cv |pdf
download descarcă|descărcați|descărcare|instalează|ia|obține aplicația_mobilă|aplicația_noastră|aplicația
download descarcă|descărcați|descărcare|instalează|ia|obține aplicația_android|aplicația_ios
download descarcă|descărcați|disponibil|disponibilă app_store|google_play|appstore|play_store|appgallery
download instalează|descarcă_aplicația app_store|google_play|appstore|play_store|appgallery
download descarcă|descărcați|descărcare meniu|cerere|contract|contractul|ebook|ebook-ul|e-book|cv-ul |pdf
download descarcă|descărcați|descărcare documentație|documentația|arhiva |pdf
download descarcă|descărcați|descărcare imaginea|imagini|fotografii|foto|poza|poze|logo|logo-ul|factura |pdf
download descarcă|descărcați|descărcare oferta|pliant|pliantul|flyer |pdf
download descarcă|descărcați|descărcare flyerul|afiș|afișul|poster|certificatul|certificat|driver|drivere |pdf
download descarcă|descărcați|descărcare kit|muzică|revista|ziarul |pdf
download descarcă|descărcați|descărcare cartea|rețete|rețeta|anexa|anexe|statutul|bilanțul |pdf
download descarcă|descărcați|descărcare caietul_sarcini|lista_prețuri|model|modelul |pdf
download descarcă|descărcați|descărcare formularul|formular|fișa|cererea|fișă înscriere|230|comandă|retur
download descarcă|descărcați|descărcare formularul|formular|fișa|cererea adeziune|produsului|angajare|voluntar
download descarcă|descărcați|descărcare declarația_230|manual_utilizare|manualul_utilizare|versiunea_demo
download descarcă|descărcați|descărcare versiunea_gratuită|ultima_versiune
download descarcă|descărcați|descărcare versiunea|demo|mp3|video|audio|subtitrare|subtitrări|template|șablon
download descarcă|descărcați|descărcare planșe|fișe|calendarul|studiul
download descarcă|descărcați|descărcare declarația|declarație|diploma|agenda|orarul|extras|planul |pdf
download descarcă|descărcați|descărcare politica|lista|tabelul|acordul |pdf
download formulare|documente|cereri|fișiere|materiale descărcat|descărcabile|download
download descarcă|descărcați|descărcare statutul_asociației|checklist|checklist-ul|checklistul|programa
download descarcă|descărcați|descărcare raportul_anual|raport_anual|harta_turistică|orarul_cursurilor
download descarcă|descărcați|descărcare programul|regulamentul festivalului|concursului|complet|cursului
download descarcă|descărcați|descărcare model|modelul|contractul contract|sponsorizare|voluntariat|cerere
download descarcă|descărcați|descărcare catalogul|ghidul|broșura|brosura produse|utilizare|complet|prezentare
download descarcă|descărcați|descărcare planul_lecție|oferta_preț|oferta_educațională|materialele
download descarcă|descărcați|descărcare materialele_gratuite|fișe_lucru|acordul_parental|kitul|dosarul
download descarcă|descărcați formularul|cererea|fișa voluntariat|participare|donație|adopție|sponsorizare
download primește|obține|vreau_să_primesc ghidul|ebook-ul|ebookul|checklist-ul |gratuit|pdf
donate donează|donați|donație|donații|donez|vreau_să_donez|vreau_să_donez_acum|susținene|sprijinăne|susțineține
donate fă|faceți|fac|efectuează|trimite donații|o_donație|donația|donație_lunară
donate susține|susțineți|sprijină|sprijiniți|ajută|ajutați proiect|proiectul|cauza|fundația|asociația|biserica
donate susține|susțineți|sprijină|sprijiniți|ajută|ajutați misiunea|copiii
donate donează|donați|doneaza lunar|sms|lunar_sms|card|paypal
donate redirecționează|donează|direcționează 3.5|3,5%|20%|2% |din_impozit|din_impozitul
donate donez|donează|donație|donații|doneaza lunar|lunară|lunare|biserică|recurent|recurentă|card|paypal|sms
donate donez|donează|donație|donații|doneaza revolut
donate donează|donați|doneaza cauză|cauza|proiect|fundație|asociație|spital|patreon|bani|crypto|cont
donate donează|donați|doneaza|donație impozit|3,5%
donate redirecționează|direcționează|redirecționați|donează 3,5|3,5%|3,5_la_sută|20|20%|impozitul|20%_impozit
donate redirecționează|direcționează|redirecționați|donează 3,5%_impozit|impozit_profit
donate susține|susțineți|sprijină|sprijiniți un_copil|copil|copil_nevoiaș|campania|cauza_noastră|redacția
donate ajută|ajutați|sponsorizează un_copil|copil|copil_nevoiaș|campania|cauza_noastră|redacția
donate susține|susțineți|sprijină|sprijiniți jurnalismul|jurnalismul_independent|presa_liberă
donate susține|susțineți|sprijină|sprijiniți presa_independentă|patreon|financiar|animalele
donate susține|susțineți|sprijină|sprijiniți parohia|mănăstirea|construcția|activitatea|clubul|canalul
donate susține|susțineți|sprijină|sprijiniți adăpostul|site-ul|organizația|printr_donație
donate susține|susțineți|ajută printr|print donație|donații
donate ajută-ne_să_ajutăm|ajutăneajutăm|oferă_donație
donate oferă_o_donație|formular_donație
donate devino|deveniți|vreau_să_devin|vreau_să_fiu donator|donator_lunar|donator_recurent|susținător
donate devino|deveniți|vreau_să_devin|vreau_să_fiu susținător_lunar|nașul_unui_copil
donate adoptă|adoptați distanță|la_distanță|virtual
donate cumpărămi|cumpărăne|oferămi|fămi cafea
donate adoptă copil distanță
donate sponsorizează|susține|vreau_să_ajut copil distanță|nevoiaș|sărac|orfan
donate susține|susțineți|sprijină|ajută proiectele|proiectele_noastre|proiectul_nostru|animalele_adăpost
donate susține|sprijină|ajută|susțineți donație|redirecționând|donație_lunară|printr_donație
donate oferă masă_caldă
donate donează|donați masă_caldă|haine|jucării|haine_jucării|alimente|mâncare|cărți|rechizite|50_lei
donate donează|donați mâncare_animale|transfer_bancar|lunar_card|animale|copii|biserică_online|hrană
donate completează|trimite formularul|declarația|formular 230|230_online|20%
donate direcționează|redirecționează 20%|3,5% impozitul_profit|impozit_profit|impozitul_venit|impozitul_anual
donate vreau|doresc donez|susțin|sponsorizez |copil|lunar|asociația|animal|20%|3,5%
donate sponsorizează|sponsorizați animal|câine|pisică|elev|student|familie
apply aplicăacum|aplicăaici|aplicăonline|aplicațiacum|aplicăpentrujob|aplicăpentruacestjob|candidează|vreau_să_aplic
apply aplică|aplicați job|jobul|post|postul|bursă|poziție|program|credit|admitere|finanțare|joburi
apply trimite|trimiteți|trimite-ne|încarcă|încărcați|atașează|atașați|depune|depuneți cv|cv-ul|candidatura|curriculum
apply lasă cv|cv-ul|candidatura|curriculum
apply depune|depuneți|depunere|formular candidatură|candidaturi|dosar|dosarul|cerere|cererea|dosar_admitere
apply solicită|solicitați|aplică credit|împrumut|creditul|bursă|finanțare|card_credit
apply aplică|aplicați|aplicaționline|vreau_să_aplic facultate|master|licență|voluntariat|voluntar|ca_voluntar
apply aplică|aplicați|aplicaționline|vreau_să_aplic grant|granturi|leasing|card|stagiu
apply aplică|aplicați|vreau_să_aplic internship|stagii|francize|franciză|finanțare_nerambursabilă|loc
apply aplică|aplicați|vreau_să_aplic rezidență|doctorat|acest_job
apply aplică|aplicați|vreau_să_aplic job_acum|admitere|burse|această_poziție|concurs_post|viză|erasmus
apply aplică|aplicați|vreau_să_aplic scholarship|card_credit|ipotecă
apply formular aplicare|aplicație|angajare|voluntar|voluntari|voluntariat|adopție|candidat|recrutare
apply formular admitere|finanțare
apply cerere|cereri|solicitare angajare|adopție|credit|finanțare|admitere|membru|calitate_membru|bursă|burse
apply cerere|cereri|solicitare grant|împrumut|viză
apply completează|completați|trimite|trimiteți|depune|depuneți aplicația|candidatura
apply completează|completați|trimite|trimiteți|depune|depuneți dosarul|formular_angajare
apply admitereonline|cererecreditonline|înscriere_admitere|înscrieri_admitere
apply înscriere_facultate_admitere
apply vreau|obține|ia|cere|solicită|vreau_să_iau credit|creditul|împrumut|credit_rapid|un_împrumut|leasing
apply vreau|obține|ia|cere|solicită|vreau_să_iau card|card_cumpărături
apply vreau_să_fac|fac voluntariat
apply vreau_să_adopt|vreau_să_mă_angajez|vreau_să_lucrez_voi|vreau_job|vreau_jobul|solicită_adopție
apply adoptă_câine|adoptă_un_cățel
apply trimiteți|trimite|încarcă|depune|atașează cv-ul_tău|cv_actualizat|scrisoare_intenție|portofoliul
apply trimiteți|trimite|încarcă|depune|atașează dosar_candidatură|dosarul_candidatură
apply depune|depuneți|trimite|completează cererea|cerere|dosarul|dosar admitere|finanțare|adopție|angajare
apply completează|trimite formularul|formular aplicare|voluntar|voluntariat|candidatură|adopție|angajare
apply aplică|aplicați 2_minute|whatsapp|programul_mentorat|program_mentorat|job_online|bursa|spontan
apply solicită|solicitați|cerere loc_grădiniță|loc_creșă|locuință_socială|loc_cămin|ajutor_financiar
apply înscriere|înscrie|înscrieri voluntar|ca_voluntar|voluntari|voluntariat
apply vreau|doresc alătur_echipei|aplic_job|aplic_bursă|depun_cv|trimit_cv
"""
