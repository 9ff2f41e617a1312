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
order comandăacum|comandăonline|comandăaici|comandațiacum|comandaționline|comandăonlineacum|comenzionline|comandărapid
order comandă_prin_telefon|cere_mostre|solicită_mostre|solicită_mostră|cere_mostră_gratuită
order comandă|comandați|comanda mâncare|pizza|meniu|meniul|livrare|tort|torturi|catering|telefonic|whatsapp|mostre
order comandă|comandați|comanda acasă
order plasează|plasați|trimite|trimiteți|fă|faceți|lansează|efectuează comanda|comenzi
order formular comandă|comenzi
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
track urmărește|urmăriți|urmărire|localizează comanda|comenzi|comenzii|colet|coletul|coletului|livrarea|expediția|awb
track status|stare|statusul|starea comanda|comenzii|colet|coletului|livrare|expediere
track verifică|verificați status_comandă|statusul_comenzii|starea_comenzii|awb|coletul|livrarea
track unde_este|unde_e coletul|comanda
quote cere|cereți|solicită|solicitați ofertă_preț|deviz|ofertă_personalizată|preț|o_ofertă
quote solicitare|cerere|obține|obțineți|primește|vreau ofertă|ofertă_preț|deviz|ofertă_personalizată|preț
quote cere|cereți|solicită|solicitați|solicitare|obține evaluare|estimare|estimare_preț|cotație|cotație_preț|propunere
quote calculează|calculați|estimează|află preț|prețul|costul
quote calculează|calculați|estimează oferta
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
log_in autentificare|autentifică|autentificați|conectare|conectează|conectați|logare|loghează|login|contulmeu
log_in contultău|ai_deja_cont|contul_meu_client|am_deja_cont
log_in intră|intrați|accesează|accesați|acces|login cont|contul|contul_client|cont_client|platformă|portal|portalul
log_in zona|cont|acces|login|portal|intrare client|clienți|membri|membru|utilizator|utilizatori|parteneri
log_in cont|login|intrare studenți
subscribe abonează|abonați|abonare|abonări|newsletter|buletin_informativ|vreau_să_mă_abonez|mă_abonez
subscribe abonează|abonați|abonare|înscrie|înscriere|înregistrează|înscrieți newsletter|newsletter-ul|noutăți
subscribe abonează|abonați|abonare|abonament revista|ziar|ziarul|blog|buletin|buletinul
subscribe primește|primiți|vreau_să_primesc|primești noutăți|noutățile|oferte|ofertele|știri|știrile|newsletter|alerte
download descarcă|descărcați|descărcare|descărcări|descarcă-l|descarcăpdf
download descarcă|descărcați|descărcare|instalează|obține aplicația|aplicație|aplicații|app|program|softul |pdf
download descarcă|descărcați|descărcare|instalează|obține software |pdf
download descarcă|descărcați|descărcare catalog|catalogul|broșura|broșură|pdf|formular|formularul|formulare |pdf
download descarcă|descărcați|descărcare cererea|ghid|ghidul|programul|meniul|fișa|fișa_tehnică|document |pdf
download descarcă|descărcați|descărcare documentul|documente|regulament|regulamentul|manualul|manual|raportul |pdf
download descarcă|descărcați|descărcare raport|fișier|fișierul|fișiere|prospect|prezentarea|harta|cv |pdf
donate donează|donați|donație|donații|donez|vreau_să_donez|vreau_să_donez_acum|susținene|sprijinăne|susțineține
donate fă|faceți|fac|efectuează|trimite donații|o_donație|donația|donație_lunară
donate susține|susțineți|sprijină|sprijiniți|ajută|ajutați proiect|proiectul|cauza|fundația|asociația|biserica
donate susține|susțineți|sprijină|sprijiniți|ajută|ajutați misiunea|copiii
donate donează|donați|doneaza lunar|sms|lunar_sms|card|paypal
donate redirecționează|donează|direcționează 3.5|3,5%|20%|2% |din_impozit|din_impozitul
apply aplicăacum|aplicăaici|aplicăonline|aplicațiacum|aplicăpentrujob|aplicăpentruacestjob|candidează|vreau_să_aplic
apply aplică|aplicați job|jobul|post|postul|bursă|poziție|program|credit|admitere|finanțare|joburi
apply trimite|trimiteți|trimite-ne|încarcă|încărcați|atașează|atașați|depune|depuneți cv|cv-ul|candidatura|curriculum
apply lasă cv|cv-ul|candidatura|curriculum
apply depune|depuneți|depunere|formular candidatură|candidaturi|dosar|dosarul|cerere|cererea|dosar_admitere
apply solicită|solicitați|aplică credit|împrumut|creditul|bursă|finanțare|card_credit
"""
