"""What links and buttons ask for in Basque."""

from typing import Final

PHRASES: Final = """
- eta orain hemen gaur online dohain doan doako linean gure zure zeure nire gurekin bat erraz erraztasunez azkar
- mesedez klikatu bertan zuzenean zuen gu zu
search bilatu|bilaketa|bilatzailea|bilaketa_aurreratua|bilaketa_egin|egin_bilaketa|bilaketa_berria|bilatzen
search bilatu|aurkitu produktuak|produktua|webgunean|webean|etxea|ikastaroak|ikastaroa|lana|albisteak|katalogoan
search bilatu|aurkitu liburuak
search produktuak|produktua|webgunean|webean|etxea|etxebizitza|ikastaroak|lana|albisteak|katalogoan|liburuak bilatu
search dendak bilatu
search zer_bilatzen_duzu|zer_bilatzen_ari_zara|bilaketa_azkarra|bilatzaile_aurreratua|bilaketa_orokorra
search bilatu|aurkitu liburua|dendak|ikastetxea|artikuluak|ekitaldiak|hitza|ostatua|ostatuak|erabiltzaileak
search bilatu|aurkitu izenez|errezetak
search ekitaldiak|ostatuak|ostatua|liburua|artikuluak|ikastetxea|errezetak|agenda|hitza bilatu
buy erosi|erosi_nahi_dut|erosketa_egin|egin_erosketa|amaitu_erosketa|erosketa_amaitu|bukatu_erosketa|erosketa_bukatu
buy saskia_ikusi|ikusi_saskia|erosketa_saskia|niresaskia|zuresaskia|ordainketara_joan|joan_ordaintzera|erosketa_orga
buy onlinedenda|lineakodenda|dendaonline|denda_birtuala|sarreraksalgai|sarreren_salmenta|sarrera_salmenta
buy sarrerakonline
buy erosi|eskuratu|lortu|hartu sarrerak|sarrera|tiketak|txartelak|txartela|liburua|bonoa|produktua|opari_txartela
buy erosi|eskuratu|lortu|hartu diskoa
buy sarrerak|sarrera|tiketak|txartelak|txartela|liburua|bonoa|produktua|opari_txartela|abonamendua erosi|eskuratu
buy diskoa erosi|eskuratu
buy saskira|saskian|orgara|orgatxora|karrora gehitu|sartu|bota|joan
buy gehitu|sartu|joan|bota saskira|saskian|orgara|orgatxora|karrora|erosketa_saskira
buy jarraitu_erosten|erosketa_jarraitu|erosten_jarraitu|erosketak_egin|onlinedendara_joan|joan_onlinedendara
buy dendara|online_dendara joan|sartu
buy joan|sartu|bisitatu dendara|denda
buy erosi|eskuratu liburuak|kamisetak|ardoa|ardoak|diskoa|abonuak|abonua|entradak|opariak|bono_kulturala
buy liburuak|kamisetak|ardoa|ardoak|abonuak|abonua|entradak|opariak|opari-txartela erosi|eskuratu
order eskaera|eskaerak|eskari|eskaria|enkargua|enkarguak egin|bidali
order egin|bidali|hasi eskaera|eskaerak|eskaria|enkargua
order janaria|otordua|pizza|menua|etxera|etxerako|tarta|laginak|lagina eskatu|enkargatu
order eskatu|enkargatu janaria|otordua|pizza|menua|etxera|tarta|laginak|lagina
order onlineeskatu|eskatuonline|eskatuorain|eskatuetxera|eskaeraonline|eskaerakonline|onlineeskaerak
order telefonoz_eskatu|whatsappez_eskatu|egin_enkargua
order liburuak|katalogoa|ogia|loreak|produktuak|ardoa eskatu|enkargatu
order eskatu|enkargatu liburuak|katalogoa|ogia|loreak|produktuak|ardoa
book erreserbatu|erreserbak|erreserbatzeko|erreserbaonline|onlineerreserba|onlineerreserbak|aurretiko_hitzordua
book aurrehitzordua
book erreserba|hitzordua|hitzordu|txanda|aurretiko_hitzordua|aurrez_hitzordua|ordua|zita egin|eskatu
book aurretiazko_hitzordua egin|eskatu
book hitzordua|txanda|aurretiko_hitzordua|ordua|bisita|zita hartu|eskatu|finkatu|adostu|erreserbatu
book egin erreserba|hitzordua|aurretiko_hitzordua|zita
book eskatu|hartu|finkatu|erreserbatu erreserba|hitzordua|txanda|aurretiko_hitzordua|ordua|bisita|zita
book mahaia|gela|logela|tokia|lekua|egonaldia|plaza|sarrerak|aretoa|bisita_gidatua|pista|data|ostatua erreserbatu
book saioa|ikastaroa erreserbatu
book erreserbatu mahaia|gela|logela|tokia|lekua|egonaldia|plaza|sarrerak|aretoa|bisita_gidatua|pista|data|ostatua
book erreserbatu saioa
book ikusi|egiaztatu|kontsultatu erabilgarritasuna|eskuragarritasuna
book jarri|hitzartu|eskatu|hartu|erreserbatu hitzordua|hitzordu|demoa|demo|lehen_kontsulta|doako_saioa
book jarri|hitzartu|eskatu|hartu|erreserbatu bisita_gidatua
book demoa|demo|lehen_kontsulta|kontsulta|doako_saioa eskatu|erreserbatu
book erreserbatu apartamentua|etxea|landetxea|kanpina|saioa|bisitaldia|ibilaldia|jarduera|esperientzia|masajea
book erreserbatu orduak
book apartamentua|etxea|landetxea|kanpina|bisitaldia|ibilaldia|jarduera|esperientzia|masajea erreserbatu
book kotxea|autoa|bizikleta|bizikletak|kayaka|furgoneta|aretoa alokatu
book alokatu kotxea|autoa|bizikleta|bizikletak|kayaka|furgoneta|aretoa
book erreserba_eskaera|erreserba_orria|erreserba_formularioa|hitzordua_eskatzeko|erreserba_egiteko
book hitzordu_eskaera
book hitzordua|txanda whatsapp_bidez|telefonoz|whatsappez|konpromisorik_gabe hartu|eskatu|egin
book eskatu|hartu|egin|hitzartu hitzordua|txanda|erreserba whatsapp_bidez|telefonoz|konpromisorik_gabe
book mahaia|plaza|gela|tokia|saioa|bisita|data erreserbatu nahi_dut
book hitzordua|txanda|ordua|bisita|zita|erreserba hartu|eskatu|egin nahi_dut
book erreserbatu|eskatu|hartu probako_klasea|probako_saioa|lehen_saioa|lehen_hitzordua|lehen_bisita|bideo-deia
book probako_klasea|probako_saioa|lehen_saioa|lehen_hitzordua|bideo-deia|bilera erreserbatu|eskatu|hartu
book erreserbatu|eskatu|hitzartu bilera|argazki-saioa|elkarrizketa_pertsonala
book elkarrizketa_pertsonala|aholkularitza-saioa|proba-klasea eskatu|hitzartu|erreserbatu
book alokatu itsasontzia|txalupa|motoa|autokarabana|kanoa|piragua|txirrindula|areto_bat
book itsasontzia|txalupa|motoa|autokarabana|kanoa|piragua|txirrindula alokatu
book eskatu|hartu|hitzartu txanda|hitzordua|ordua dentistarekin|medikuarekin|tailerrean|abokatuarekin
book gela|egonaldia|ostatua erreserbatu prezio_onenean
track eskaera|eskaeraren|bidalketa|bidalketaren|paketea|paketearen|eskaria jarraitu|jarraipena|egoera|lokalizatu
track eskariaren jarraitu|jarraipena|egoera|lokalizatu
track jarraitu|lokalizatu|kontsultatu eskaera|bidalketa|paketea|eskaeraren_egoera|bidalketaren_egoera
track non_dago eskaera|paketea
track paketea|bidalketa bilatu|kokatu
track ikusi|begiratu eskaeraren_egoera|bidalketaren_egoera
quote aurrekontua|aurrekontu|aurrekontu_bat|prezioa|konpromisorik_gabeko_aurrekontua eskatu|lortu|jaso|kalkulatu
quote eskatu|lortu|jaso|kalkulatu aurrekontua|aurrekontu|prezioa|konpromisorik_gabeko_aurrekontua
quote aurrekontu_eskaera|aurrekontua_eskatzeko|konpromisorik_gabeko_aurrekontua
quote eskaintza|balorazioa|tasazioa eskatu
quote eskatu eskaintza|balorazioa|tasazioa|aurrekontu_eskaera
quote tarifa|asegurua|asegurua_prezioa|kostua|kuota kalkulatu
quote kalkulatu tarifa|asegurua|kostua|kuota
quote aurrekontua nahi_dut|behar_duzu|nahi_duzu|nahi
quote nahi_duzu|behar_duzu aurrekontua|aurrekontu
quote eskatu|jaso|lortu aurrekontua|prezioa|eskaintza konpromisorik_gabe|whatsapp_bidez|24_ordutan|telefonoz
quote aurrekontua|prezioa|eskaintza konpromisorik_gabe|whatsapp_bidez|24_ordutan eskatu|jaso|lortu
quote aurrekontua|aurrekontu|prezioa|eskaintza|balorazioa|tasazioa eskatu|jaso nahi_dut
quote etxearen|autoaren|etxebizitzaren balioa kalkulatu|jakin
quote kalkulatu|jakin etxearen|autoaren|etxebizitzaren balioa
quote tasatu etxea|pisua|etxebizitza|autoa|higiezina
quote etxea|pisua|etxebizitza|autoa|higiezina tasatu
quote eskatu|jaso|lortu eskaintza|aurrekontu|aurrekontua|proposamena pertsonalizatua|neurrira|neurrira_egina
quote eskatu|jaso proposamena|doako_balorazioa|doako_tasazioa|azterketa_energetikoa
quote proposamena|doako_balorazioa|doako_tasazioa|azterketa_energetikoa eskatu
quote bidali|egin|bete aurrekontu_eskaera|aurrekontu-eskaera
quote berritzeko|obrarako|ezkontzarako|lanerako|etxea_berritzeko aurrekontua|aurrekontu_bat eskatu
contact kontaktua|kontaktu|kontaktatu|kontaktuak|harremanetarako|idatziguzu|idatzi_iezaguzu|galdetu_iezaguzu
contact harremanetan|kontaktuan jarri
contact jarri harremanetan|kontaktuan
contact mezua|mezu|emaila|e-maila|posta|galdera|zalantza|kontsulta|iradokizuna|whatsappa bidali|utzi|idatzi|egin
contact bidali|utzi|idatzi|egin mezua|mezu|e-maila|galdera|zalantza|kontsulta|iradokizuna|whatsappa
contact informazioa|informazio_gehiago eskatu
contact eskatu informazioa|informazio_gehiago
contact kontaktu|kontaktuko|kontakturako|harremanetarako formularioa|datuak|orria|inprimakia
contact hitz_egin aditu|aholkulari|adituarekin|aholkulariarekin
contact bezeroarentzako_arreta|bezeroarreta|bezeroen_arreta
contact deitu|deitu_iezaguzu|deitu_gaiguzu|deiguzu|deitu_guri|idatzi_guri|idatzi_guri_mezua|hitz_egin_dezagun
contact hitzegingurekin
contact galderarik_baduzu|galderarik|zalantzarik|zalantzarik_baduzu|zalantzaren_bat|zalantzak_dituzu
contact galderaren_bat|galderak_dituzu
contact iradokizunak|kexak_iradokizunak|kexak|kexa|oharrak|galderak bidali|aurkeztu|egin
contact bidali|aurkeztu|egin iradokizunak|kexak|kexa|galderak|oharrak|ohar|emaila
contact informazio_eskaera|idatzi_alkateari|galdetu_alkateari|informazioa_nahi_dut|informazio_gehiago_nahi_dut
contact kontaktatzeko
register erregistratu|izena_eman|eman_izena|izen_ematea|izen-emate|izen-emateak|matrikulatu|bazkidetu|kidetu|afiliatu
register inskripzioak|inskripzioa|izen-emateko_orria|izen-emate_orria|matrikula_orria|izen-emateko_formularioa
register matrikulazioa|dohainprobatu|probatudohain|doanprobatu|probatudoan|dohaineko_proba
register inskripzioa|inskripzioak|matrikula|aurrematrikula|aurreinskripzioa|izen-ematea|alta egin|eman
register egin|eman|hartu inskripzioa|matrikula|aurrematrikula|aurreinskripzioa|alta
register kontua|kontu|erabiltzailea|profila|erabiltzaile_kontua|kontu_berria sortu|ireki
register sortu|ireki kontua|kontu|erabiltzailea|profila|erabiltzaile_kontua|kontu_berria
register bazkide|kide|boluntario|bezero|laguntzaile egin|egin_nahi_dut|egiteko
register egin|izan bazkide|kide|boluntario|bezero
register izena_emateko|matrikula_egiteko|bazkidetza_orria|bazkide_orria|bazkide_izateko|kide_izateko
register erabiltzaile_berria|online_matrikula
register ez_duzu_konturik|ez_daukazu_konturik|oraindik_ez_duzu_konturik|parte_hartu_nahi_dut
register izena_eman_nahi_dut
register bazkide|kide izan|bihurtu|izan_nahi_dut|egin_nahi_duzu|izan_nahi_duzu|egin_zaitez
register bazkide|kide egin_zaitezke
register egin_zaitez|izan|izan_zaitez|bihurtu bazkide|kide
register ikastaroan|ikastaroetan|lasterketan|tailerrean|jardunaldian izena_eman|eman_izena|parte_hartu
register lehiaketan|txapelketan|udalekuetan izena_eman|eman_izena|parte_hartu
register eman_izena ikastaroan|ikastaroetan|lasterketan|tailerrean|jardunaldian|lehiaketan|txapelketan
register izena_eman|eman_izena itxaron_zerrendan|azterketan|udalekuetan|hurrengo_ikastaroan|jardunaldietan
register itxaron_zerrendan|azterketan|hurrengo_ikastaroan|jardunaldietan|eskoletan izena_eman|eman_izena
register izena_eman|eman_izena eskoletan|klaseetan|mintegian|webinarrean|txangoan|irteeran|saioan|kongresuan
register ikastaroan|lasterketan|tailerrean|udalekuetan|jardunaldian izena_eman_nahi_dut|parte_hartu_nahi_dut
register probatu|probatu_doan 7|14|15|30 egunez
register hasi|aktibatu probaldia|doako_probaldia
register probaldia hasi|aktibatu
register 7|14|15|30 eguneko doako_proba
register seme-alabak|seme-alaba|haurra|taldea|umea matrikulatu|inskribatu|apuntatu
register matrikulatu|inskribatu|apuntatu seme-alabak|seme-alaba|haurra|taldea|umea
register eman|emaiozu seme-alaben|haurraren|umearen izena
register berretsi|baieztatu etorrera|parte-hartzea|asistentzia
log_in saioa_hasi|hasi_saioa|sartu|identifikatu|login|nirekontua|zurekontua|bezero_gunea|eremu_pribatua|gune_pribatua
log_in bazkideen|bezeroen|ikasleen|erabiltzaileen|kideen|bezero|bazkide|langileen gunea|eremua|sarbidea|ataria|sarrera
log_in kide gunea|eremua|sarbidea|ataria|sarrera
log_in kontura|kontuan|intranetera|intranetean|nire_kontura|bezeroen_gunera|bazkideen_gunera sartu|sarbidea
log_in sartu kontuan|intranetera|intranetean|nire_kontura|bezeroen_gunera
log_in saio_hasiera|baduzu_kontua|kontua_baduzu|baduzu_konturik|badut_kontua|dagoeneko_baduzu_kontua
log_in dagoeneko_bazkide_zara|webposta
log_in irakasleen|harpidedunen|familien|pazientearen|langilearen|ikaslearen ataria|sarbidea
log_in bezeroaren|bazkidearen gunea|ataria|sarbidea|sarrera
log_in hasi_saioa|saioa_hasi|sartu kontuan|googlerekin|facebookekin|google|facebook|bazkideen_gunera
log_in hasi_saioa|saioa_hasi|sartu bazkideen_gunean
subscribe harpidetu|harpidetza|harpidetzak|newsletter|harpide_egin|egin_harpide|harpidedun_egin|egin_harpidedun
subscribe egin_harpidetza
subscribe buletinera|buletinean|newsletterrera|aldizkarira|albisteetara|zerrendara|egunkarira harpidetu|eman_izena
subscribe buletina harpidetu|eman_izena
subscribe harpidetu|eman_izena buletinera|buletinean|newsletterrera|aldizkarira|albisteetara|zerrendara
subscribe buletina|newsletterra|albisteak|berriak|nobedadeak|aldizkaria|eskaintzak|abisuak jaso
subscribe jaso buletina|newsletterra|albisteak|berriak|nobedadeak|aldizkaria|eskaintzak|abisuak
subscribe harpidetu blogera|newsletterrera|nahi_dut
subscribe harpidetu buletin_elektronikora
subscribe blogera|buletin_elektronikora harpidetu
subscribe jaso berriak_emailez|albisteak_emailez|alertak|berriak_postaz|oharrak_emailez
subscribe berriak|albisteak|alertak|informazioa emailez_jaso|postaz_jaso|posta_elektronikoz_jaso
subscribe alertak jaso
subscribe newsletterra|harpidetza_orria|posta_zerrenda|harpidetzeko
download deskargatu|deskarga|deskargak|deskargatzeko|jaitsipdf
download aplikazioa|appa|app|katalogoa|liburuxka|pdf|pdfa|formularioa|programa|gida|eskuliburua deskargatu|jaitsi |pdf
download dokumentua|aldizkaria|fitxa deskargatu|jaitsi |pdf
download orria|fitxategia|txostena|kartela|memoria|menua|eskaera-orria|izen-emate_orria|mapa deskargatu|jaitsi |pdf
download deskargatu|jaitsi aplikazioa|appa|app|katalogoa|liburuxka|pdf|pdfa|formularioa|programa|gida|eskuliburua |pdf
download deskargatu|jaitsi dokumentua|orria|fitxategia|txostena|kartela|memoria|menua|eskaera-orria |pdf
download deskargatu|jaitsi izen-emate_orria|mapa|fitxa |pdf
download aplikazioa|appa instalatu |pdf
download jaitsi|deskargagunea|deskarga_gunea|google_playn_deskargatu|app_storen_deskargatu
download liburua|egutegia|inprimakia|inprimakiak|argazkiak|argazkia|logoa|oinarriak deskargatu|jaitsi |pdf
download azken_zenbakia|dokumentuak deskargatu|jaitsi |pdf
download unitate_didaktikoa|track-a|gpx|abestia|materiala|liburuxkak|ordutegia|planoa deskargatu|jaitsi
download eskabidea|abestiak deskargatu|jaitsi
download deskargatu|jaitsi liburua|egutegia|inprimakia|inprimakiak|argazkiak|argazkia|logoa|oinarriak
download deskargatu|jaitsi dokumentuak|azken_zenbakia
download deskargatu|jaitsi unitate_didaktikoa|track-a|gpx|abestia|materiala|ordutegia|planoa|eskabidea
download deskargatu|jaitsi abestiak
download eskuratu|instalatu aplikazioa|appa
download deskargatu|jaitsi egitaraua|estatutuak|txantiloia|dosierra|baimena|araudia|prezioen_zerrenda
download egitaraua|estatutuak|txantiloia|dosierra|baimena|araudia|prezioen_zerrenda deskargatu|jaitsi
download deskargatu|jaitsi festetako|jaialdiko|jardunaldiko|ikastaroko egitaraua|programa|kartela|liburuxka
download festetako|jaialdiko|jardunaldiko|ikastaroko egitaraua|programa|kartela deskargatu|jaitsi
download elkartearen|lehiaketaren|ikastaroaren|eskolako estatutuak|oinarriak|programa|menua deskargatu|jaitsi
download deskargatu|jaitsi elkartearen|lehiaketaren|ikastaroaren|eskolako estatutuak|oinarriak|programa|menua
download gida|katalogoa|txantiloia|programa|aplikazioa deskargatu|jaitsi nahi_dut
download jaso|lortu doako_gida|gida|txantiloia
donate dohaintza|dohaintzak|donazioa|donazioak|dohaintza_egin|donazioa_egin|diru-ekarpena|diru_ekarpena_egin
donate egin dohaintza|dohaintzak|donazioa|donazio|diru-ekarpena
donate proiektua|elkartea|fundazioa|kausa|misioa babestu|lagundu|diruz_lagundu
donate babestu|lagundu|diruz_lagundu proiektua|elkartea|fundazioa|kausa
donate donatu|dohaintza_egin_nahi_dut|dohaintza_egiteko|hileko_ekarpena|lagundu_diruz|dohaintza_emailea_izan
donate egin|eman diru-ekarpen|dohaintzak
donate diru-ekarpena egin|eman
donate egin|izan|egin_zaitez babesle|emaile|dohaintza-emaile
donate babesle|emaile|dohaintza-emaile egin|izan
donate egin|eman dohaintza|ekarpena|diru-ekarpena bizum_bidez|transferentzia_bidez|txartelarekin|hilero
donate bizum_bidez|transferentzia_bidez dohaintza_egin|ekarpena_egin|lagundu|diru-ekarpena_egin
donate egin|eman hileko_dohaintza|ekarpen_ekonomikoa|hileko_ekarpena
donate lagundu dohaintzarekin|dohaintza_batekin|diru-ekarpenarekin|ekonomikoki
donate dohaintza|diru-ekarpena|donazioa egin nahi_dut
donate eman|donatu 5|10|20|25|30|50|100 euro
donate donatu janaria|arropa|jostailuak|elikagaiak |arropa|jostailuak
donate hileko_emaile izan|izan_nahi_dut|egin_zaitez
apply cv|cva|cv-a|curriculuma|kurrikuluma|curriculum|kurrikulum|hautagaitza|lan-eskaera bidali|aurkeztu|utzi|igo
apply bidali|aurkeztu|utzi|igo|bidali_iezaguzu|bidaliguzu cv|cv-a|curriculuma|kurrikuluma|hautagaitza|lan-eskaera
apply eskabidea|eskaera|eskabide_orria aurkeztu
apply aurkeztu|bete|egin eskabidea
apply beka|plaza|bekak|mailegua|diru-laguntza|dirulaguntza|kreditua eskatu
apply eskatu beka|plaza|mailegua|dirulaguntza|kreditua
apply eskaera_orria_lana|lan_eskaera|lan_eskaera_orria|adopzio_eskaera|eskabide_orria
apply dirulaguntzak|dirulaguntza|mailegu|plaza|adopzioa|kreditua eskatu
apply eskatu dirulaguntzak|mailegu|adopzioa
apply eskabidea|eskabideak bete|egin|aurkeztu|bidali
apply beka|plaza|diru-laguntza|dirulaguntza|mailegua eskatu nahi_dut
apply haur_eskolan|egoitzan|ikastetxean|eskolan|masterrean plaza eskatu
apply eskatu plaza haur_eskolan|egoitzan|ikastetxean|eskolan
apply bete|bidali|aurkeztu|egin adopzio_eskaera|onarpen_eskaera|beka_eskaera|boluntariotza_formularioa
apply adopzio_eskaera|onarpen_eskaera|beka_eskaera|plaza_eskaera bete|egin|bidali|aurkeztu
apply txakurra|txakur|katua|katu|animalia adoptatu_nahi_dut
apply ikasketa_beka|ikasketetarako_beka|ikasketa-beka|laguntza_ekonomikoa eskatu
"""
