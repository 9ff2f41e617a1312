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
order eskaera|eskaerak|eskari|eskaria|enkargua|enkarguak egin|bidali
order egin|bidali|hasi eskaera|eskaerak|eskaria|enkargua
order janaria|otordua|pizza|menua|etxera|etxerako|tarta|laginak|lagina eskatu|enkargatu
order eskatu|enkargatu janaria|otordua|pizza|menua|etxera|tarta|laginak|lagina
order onlineeskatu|eskatuonline|eskatuorain|eskatuetxera|eskaeraonline|eskaerakonline|onlineeskaerak
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
track eskaera|eskaeraren|bidalketa|bidalketaren|paketea|paketearen|eskaria jarraitu|jarraipena|egoera|lokalizatu
track eskariaren jarraitu|jarraipena|egoera|lokalizatu
track jarraitu|lokalizatu|kontsultatu eskaera|bidalketa|paketea|eskaeraren_egoera|bidalketaren_egoera
track non_dago eskaera|paketea
quote aurrekontua|aurrekontu|aurrekontu_bat|prezioa|konpromisorik_gabeko_aurrekontua eskatu|lortu|jaso|kalkulatu
quote eskatu|lortu|jaso|kalkulatu aurrekontua|aurrekontu|prezioa|konpromisorik_gabeko_aurrekontua
quote aurrekontu_eskaera|aurrekontua_eskatzeko|konpromisorik_gabeko_aurrekontua
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
register erregistratu|izena_eman|eman_izena|izen_ematea|izen-emate|izen-emateak|matrikulatu|bazkidetu|kidetu|afiliatu
register inskripzioak|inskripzioa|izen-emateko_orria|izen-emate_orria|matrikula_orria|izen-emateko_formularioa
register matrikulazioa|dohainprobatu|probatudohain|doanprobatu|probatudoan|dohaineko_proba
register inskripzioa|inskripzioak|matrikula|aurrematrikula|aurreinskripzioa|izen-ematea|alta egin|eman
register egin|eman|hartu inskripzioa|matrikula|aurrematrikula|aurreinskripzioa|alta
register kontua|kontu|erabiltzailea|profila|erabiltzaile_kontua|kontu_berria sortu|ireki
register sortu|ireki kontua|kontu|erabiltzailea|profila|erabiltzaile_kontua|kontu_berria
register bazkide|kide|boluntario|bezero|laguntzaile egin|egin_nahi_dut|egiteko
register egin|izan bazkide|kide|boluntario|bezero
log_in saioa_hasi|hasi_saioa|sartu|identifikatu|login|nirekontua|zurekontua|bezero_gunea|eremu_pribatua|gune_pribatua
log_in bazkideen|bezeroen|ikasleen|erabiltzaileen|kideen|bezero|bazkide|langileen gunea|eremua|sarbidea|ataria|sarrera
log_in kide gunea|eremua|sarbidea|ataria|sarrera
log_in kontura|kontuan|intranetera|intranetean|nire_kontura|bezeroen_gunera|bazkideen_gunera sartu|sarbidea
log_in sartu kontuan|intranetera|intranetean|nire_kontura|bezeroen_gunera
subscribe harpidetu|harpidetza|harpidetzak|newsletter|harpide_egin|egin_harpide|harpidedun_egin|egin_harpidedun
subscribe egin_harpidetza
subscribe buletinera|buletinean|newsletterrera|aldizkarira|albisteetara|zerrendara|egunkarira harpidetu|eman_izena
subscribe buletina harpidetu|eman_izena
subscribe harpidetu|eman_izena buletinera|buletinean|newsletterrera|aldizkarira|albisteetara|zerrendara
subscribe buletina|newsletterra|albisteak|berriak|nobedadeak|aldizkaria|eskaintzak|abisuak jaso
subscribe jaso buletina|newsletterra|albisteak|berriak|nobedadeak|aldizkaria|eskaintzak|abisuak
download deskargatu|deskarga|deskargak|deskargatzeko|jaitsipdf
download aplikazioa|appa|app|katalogoa|liburuxka|pdf|pdfa|formularioa|programa|gida|eskuliburua deskargatu|jaitsi |pdf
download dokumentua|aldizkaria|fitxa deskargatu|jaitsi |pdf
download orria|fitxategia|txostena|kartela|memoria|menua|eskaera-orria|izen-emate_orria|mapa deskargatu|jaitsi |pdf
download deskargatu|jaitsi aplikazioa|appa|app|katalogoa|liburuxka|pdf|pdfa|formularioa|programa|gida|eskuliburua |pdf
download deskargatu|jaitsi dokumentua|orria|fitxategia|txostena|kartela|memoria|menua|eskaera-orria |pdf
download deskargatu|jaitsi izen-emate_orria|mapa|fitxa |pdf
download aplikazioa|appa instalatu |pdf
donate dohaintza|dohaintzak|donazioa|donazioak|dohaintza_egin|donazioa_egin|diru-ekarpena|diru_ekarpena_egin
donate egin dohaintza|dohaintzak|donazioa|donazio|diru-ekarpena
donate proiektua|elkartea|fundazioa|kausa|misioa babestu|lagundu|diruz_lagundu
donate babestu|lagundu|diruz_lagundu proiektua|elkartea|fundazioa|kausa
apply cv|cva|cv-a|curriculuma|kurrikuluma|curriculum|kurrikulum|hautagaitza|lan-eskaera bidali|aurkeztu|utzi|igo
apply bidali|aurkeztu|utzi|igo|bidali_iezaguzu|bidaliguzu cv|cv-a|curriculuma|kurrikuluma|hautagaitza|lan-eskaera
apply eskabidea|eskaera|eskabide_orria aurkeztu
apply aurkeztu|bete|egin eskabidea
apply beka|plaza|bekak|mailegua|diru-laguntza|dirulaguntza|kreditua eskatu
apply eskatu beka|plaza|mailegua|dirulaguntza|kreditua
"""
