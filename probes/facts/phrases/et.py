"""What links and buttons ask for in Estonian."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- meie meid meile meilt meiega sinu oma teie siin siit siia kohe nüüd täna ja tasuta kiirelt kiiresti lihtsalt
- veebis veebist internetis internetist online palun kliki mugavalt
- ennast enda endale sulle teile kohustusteta
search otsi|otsing|otsingukast|otsinguvorm|täpsem_otsing|detailotsing|mida_otsid|ava_otsing
search otsi|leia toodet|tooteid|tooted|kinnisvara|kursusi|artikleid|raamatuid|hotelle|reise|töökohti|arsti|retsepte
search otsi|otsing saidilt|lehelt|kodulehelt|veebilehelt|poest|e-poest|kataloogist|arhiivist|märksõna_järgi
search uus_otsing|sisesta_otsisõna|otsi_uudiseid
buy osta|ostukorv|ostukorvi|korvi|e-pood|e-poodi|veebipood|veebipoodi|netipood|kassasse|poodi|vormista_ost|maksma
buy lisa|pane|tõsta |toode ostukorvi|korvi|ostukorvile
buy vaata|ava|mine|suundu|külasta|jätka |minu ostukorvi|ostukorv|korvi|kassasse|e-poodi|veebipoodi|maksma
buy osta|soeta|hangi pilet|piletid|pileteid|kinkekaart|kinkekaardid|raamat|toode|tooteid|hooajapilet|auto|e-raamat
buy osta liikmelisus|kalastusluba|kontserdipilet|kontserdipiletid|e-poest|festivalipass
buy piletite_ost|soovin_osta
order telli|esita_tellimus|tellimisvorm|tellimine|vormista_tellimus|saada_tellimus|kinnita_tellimus|tee_tellimus
order telli toit|toitu|pitsa|pizza|catering|tort|tordid|lilled|lõuna|kaup|tooteid|kuller|koju|näidis|kataloog|kojuvedu
order telli transport|takso|koopia|retsept|teenus|peolaud|kaasa|toit_koju
order telli küttepuud|pellet|prügivedu|visiitkaardid|raamat|võti|internet|kullerteenus|kringel
order soovin_tellida
book broneeri|broneering|broneeringud|broneerimine|broneerimisvorm|reserveeri|ajabroneering
book registreerimine vastuvõtule|visiidile
book broneeri|reserveeri|telli|vali |endale aeg|vastuvõtuaeg|visiit|visiidiaeg|konsultatsioon|demo|esitlus|kohtumine
book broneeri|reserveeri laud|laua|tuba|toa|koht|koha|majutus|hotell|pilet|piletid|reis|saal|ruum|väljak|saun
book broneeri massaaž|koolitus|tund|rehvivahetus|silmakontroll|lend|transfeer|külastus|arstiaeg|proovisõit|puhkus
book pane|pange|võta aeg_kinni|koht_kinni|arstiaeg
book aja|laua|toa|majutuse|visiidi|pileti broneerimine|broneering
book registreeru|registreeri|kirjuta_end vastuvõtule|visiidile|arsti_vastuvõtule|proovitundi|proovisõidule
book rendi|üüri auto|saal|ruum|jalgratas|haagis|paat|tehnika|peoruum|suvila|varustus
book broneeri hambaarst|juuksur|maniküür|fotograaf|ekskursioon|sõidutund|padel|hooldus|ülevaatus|esineja|giid
book rendi|üüri telk|kanuu|saun|kajak|buss|kaubik
book vaata_vabu_aegu|soovin_broneerida
book soovin broneerida|reserveerida aega|aja|lauda|laua|tuba|toa|visiiti|visiidi|majutust|saali|demo
book soovin aega|lauda|tuba|aja|laua|toa|visiiti|proovitundi broneerida|reserveerida|kokku_leppida
book lepi|lepime|leppige kokku|kokku_tasuta kohtumine|aeg|tutvumiskohtumine|konsultatsioon|visiit|proovisõit
book lepi|leppige aeg|kohtumine|visiit|konsultatsioon kokku
book saada|esita|tee broneeringupäring|broneerimissoov|broneeringusoov|broneerimispäring|majutuspäring
book broneeri|rendi|üüri saal|ruum|peoruum|saun|puhkemaja sünnipäevaks|peoks|pulmadeks|ürituseks
book broneeri proovitund|fotosessioon|pulmafotograaf|ratsutamistund|laulutund|tutvumisvisiit
book broneeri aeg hambaarstile|psühholoogile|massaaži|füsioterapeudile|juuksurile|telefoni_teel
track jälgi|otsi|leia saadetist|saadetis|pakki|pakk|tellimust|tellimus|kulleri_teekonda
track saadetise|paki|tellimuse jälgimine|otsing|staatus
track tellimuse_olek|kontrolli_tellimuse_olekut|kus_minu_pakk|kus_on_minu_pakk|kus_on_minu_tellimus
quote hinnapäring|hinnapakkumine|küsi_hinda|arvuta_hind|pakkumise_küsimine|hinnapakkumise_vorm|päring_hinnapakkumiseks
quote küsi|võta|telli|saa|soovin |personaalne|personaalset pakkumist|pakkumine|hinnapakkumist|hinnapakkumine
quote küsi|saada|esita hinnapäring|hinnapakkumise_päring|hinda
quote arvuta|vaata|leia kindlustuse_hind|laenu_hind|maksumus|maksumust|kuumakse
quote laenukalkulaator|hinnakalkulaator|telli_hindamine|küsi_kindlustuspakkumist|küsi_laenupakkumist
quote arvuta laenumakse|kindlustus|laen
quote küsi|soovin|saa|võta pakkumist|pakkumine|hinnapakkumist|hinnapakkumine kolimisele|remondile
quote küsi|soovin|saa pakkumist|hinnapakkumist|pakkumine päikesepaneelidele|soojuspumbale|akendele|köögile
quote küsi|soovin|saa pakkumist|hinnapakkumist|pakkumine pulmadele|seminarile|üritusele|grupile|peole
quote küsi|saa|telli pakkumine|pakkumist|hinnapakkumine|hinnapakkumist 24_tunni_jooksul|24_tunniga|e-postile
quote küsi|soovin|telli grupipakkumist|hinnakalkulatsiooni|kalkulatsiooni|hinda_saadavust|hulgipakkumist
quote arvuta remondi|kolimise|transpordi|ehituse|koristuse|kasko hind|maksumus
quote saada|esita päring hinnapakkumise_saamiseks|hinnapakkumiseks|pakkumise_saamiseks
quote telli kinnisvara|korteri|maja|auto hindamine|hindamist
quote hinda|hinnake kinnisvara|korterit
quote saateada|saa_teada kinnisvara|kodu|korteri|auto väärtus|hind
contact kontakt|kontaktid|kontaktivorm|võta_ühendust|võtke_ühendust|kirjuta|küsi|tagasiside|tagasisidevorm|küsi_lisa
contact võta|võtke ühendust |klienditoega|müügiga|spetsialistiga|toimetusega|klienditeenindusega
contact saada|jäta|kirjuta |uus sõnum|teade|kiri|e-kiri|e-mail|päring|küsimus|vihje|tagasiside|kontakt|tagasisidet
contact anna|esita|küsi tagasisidet|küsimus|lisainfot|lisainfo|nõu|spetsialistilt|vihje|küsimusi|järelepärimine
contact klienditeenindus|klienditugi
contact helistameile|helistakohe|kontaktandmed|telli_tagasihelistamine|telli_kõne|alusta_vestlust|esita_kaebus
contact võta|võtke ühendust maakleriga|müüjaga|juristiga
register registreeru|registreerimine|registreeri|liitu|liitumine|registreerumine|registreerimisvorm|liitumisavaldus
register loo|tee|registreeri |uus|minu konto|kasutaja|kasutajakonto|kliendikonto|profiil|kasutajaks
register ava |uus konto|kasutaja|kasutajakonto|kliendikonto|profiil
register registreeru|registreeri|pane_end_kirja |end kursusele|koolitusele|üritusele|seminarile|laagrisse|võistlusele
register astu|hakka|tule|liitu liikmeks|kliendiks|vabatahtlikuks|partneriks|püsikliendiks|klubiga|kliendiprogrammiga
register proovitasuta|alustatasuta|alusta_prooviperioodi|registreeru_osalema|osalemiseks_registreeru
register liitu liiduga|seltsiga|ühinguga
register registreeru webinarile|veebinarile|konverentsile|töötuppa|trenni|üritusele
register registreeri laps|ettevõte|meeskond
register hakka doonoriks|edasimüüjaks|koostööpartneriks
register soovin liituda|liikmeks
register registreeri|pane laps |kirja laagrisse|huviringi|lasteaeda|kooli|kursusele|trenni|ringi|eelkooli
register panelapskirja|paneennastkirja|paneendkirja|paneomalapskirja|pane_võistkond_kirja
register registreeru|registreeri|registreerimine|registreerumine eksamile|jooksule|turniirile
register registreeru|registreerimine|registreerumine kursusele|koolitusele|seminarile|laagrisse|üritusele
register registreeru|registreerimine|registreerumine keelekursusele|autokooli|autokooli_kursusele|tantsutrenni
register registreeru|registreerimine|registreerumine leerikursusele|infotunnile|matkale|ringi|konverentsile
register registreeru|registreerimine|registreerumine lahtiste_uste_päevale|infopäevale|loengule
register registreeru|liitu|lisa|pane ootenimekirja|ootenimekirjaga|ootejärjekorda
register proovi|testi|katseta 7|14|30 päeva
register proovi|alusta 14-päevast|30-päevast|14_päevast|30_päevast prooviperioodi
register astu|hakka|saa ühingu|seltsi|liidu|klubi|spordiklubi liikmeks
register soovin liikmeks_astuda|liikmeks_saada|registreeruda|osaleda|osaleda_koolitusel|osaleda_kursusel
register meeskondade|võistkondade registreerimine
log_in logi_sisse|sisselogimine|sisene|minu_konto|iseteenindus|e-teenindus|login|kliendi_sisselogimine
log_in logi|sisene |sisse iseteenindusse|e-teenindusse|kontole|id-kaardiga|mobiil-id|smart-id|facebookiga|kliendina
log_in sisene|logi_sisse internetipanka|siseveebi|postkasti|liikmena|google_kontoga
log_in sisselogimine klientidele|liikmetele
log_in juba|oled_juba klient|liige logi_sisse
subscribe uudiskiri|uudiskirjad|uudiskirjaga_liitumine|uudiskirja_tellimine|telli_uudised
subscribe liitu|telli|saa|registreeru|soovin uudiskirjaga|uudiskiri|uudiskirja|uudiskirju|infokiri|infokirjaga
subscribe liitu meililistiga|postiloendiga|listiga
subscribe telli leht|ajaleht|ajakiri|digileht|digipakett|teavitused|uudised_e-postile|pakkumised_e-postile|blogi
subscribe telli pressiteated|tööpakkumised|paberleht
subscribe soovin_saada_uudiskirja
download lae_alla|laadi_alla|tõmba_alla|allalaadimine|allalaadimised|download
download lae|laadi|tõmba alla äpp|rakendus|kataloog|hinnakiri|fail|pdf|blankett|avaldus|vorm|brošüür|juhend|kava
download kataloog|hinnakiri|pdf|juhend|avaldus|rakendus|fail lae_alla|laadi_alla
download lae|laadi|tõmba alla põhikiri|kasutusjuhend|logo|pilt|pildid|aruanne|kaart|menüü|leping|näidis
download lae|laadi|tõmba alla dokument|failid
download lae|laadi|tõmba alla tarkvara|esitlus|plakat
download lae|laadi|tõmba alla mobiilirakendus|mobiiliäpp|kontrollnimekiri|liikmeavaldus|programm|logod
download lae|laadi|tõmba alla tootekataloog|voldik|flaier|aastaaruanne|töölehed|tööleht|pressipildid|õppekava
download lae|laadi|tõmba alla e-raamat|prooviversioon|demoversioon|andmeleht|ohutuskaart|tunniplaan|reeglid
download lae|laadi|tõmba alla avalduse|lepingu|volikirja|taotluse blankett|näidis|põhi|vorm
download lae|laadi|tõmba alla kava|hinnakiri|juhend|menüü|kataloog|programm|voldik pdf|pdfina|pdf-ina
download soovin juhendit|kataloogi|hinnakirja|e-raamatut alla_laadida
donate anneta|annetus|annetused|annetamine|tee_annetus|toeta|toeta_meid|hakka_püsiannetajaks|hakka_toetajaks
donate toeta|anneta |raha ühingut|tegevust|projekti|fondi|kogudust|kirikut|lapsi|tööd|annetusega|püsiannetusega|heaks
donate toeta loomi|ukrainat|muuseumi|klubi|ajakirjandust
donate soovin annetada|toetada
donate püsiannetus|tee_püsiannetus|ühekordne_annetus|hakka_püsitoetajaks|anneta_asju
donate anneta loomade|laste|ukraina|kiriku|koguduse|varjupaiga|looduse heaks|toetuseks
donate anneta varjupaigale|kirikule|kogudusele|lastefondile|loomadele|lastele|ukrainale|toidupangale
donate anneta|toeta pangalingiga|ülekandega|pangaülekandega|helistades|kaardiga|igakuiselt|püsikorraldusega
donate anneta 5|10|20|25|50|100 eurot|e
donate anneta riideid|toitu|mänguasju|raamatuid|tulumaksutagastus|tagastatav_tulumaks
donate tee|soovin_teha ühekordne|igakuine|püsi annetus|annetuse
donate soovin teha annetuse|püsiannetuse
donate toeta tegevust|tööd|kogudust|kirikut|ühingut|klubi|lapsi|loomi annetusega|igakuiselt|püsiannetusega
donate toeta kiriku|koguduse|ühingu|klubi|fondi|varjupaiga|seltsi tööd|tegevust
donate toeta varjupaika|lastefondi|noori_sportlasi|haiglat|toidupanka
apply kandideeri|kandideerimine|kandideerimisvorm|sisseastumisavaldus|taotle|kandideeri_tööle|liikmeavaldus
apply saada|esita|täida|tee avaldus|taotlus|cv|kandideerimisavaldus|sooviavaldus|elulookirjeldus|laenutaotlus
apply taotle|kandideeri laenu|toetust|stipendiumi|krediiti|järelmaksu|viisat|liikmeks|ametikohale|praktikale|õppima
apply taotle kodulaenu|krediitkaarti|väikelaenu|ehitusluba|lasteaiakohta|luba|liisingut
apply tule_meile_tööle|soovin_kandideerida|liikmeks_astumise_avaldus
apply kandideeri|kandideerin|soovin_kandideerida sellele_ametikohale|meeskonda|vabatahtlikuks|stipendiumile
apply kandideeri|soovin_kandideerida magistriõppesse|bakalaureuseõppesse|doktorantuuri|kooli|ülikooli
apply kandideeri|taotle frantsiisipartneriks|toetusele|töökohale|vabale_ametikohale|residentuuri|liikmelisust
apply esita|täida|saada sisseastumisavaldus|liikmeavaldus|liikmeks_astumise_avaldus|üüritaotlus
apply esita|täida|saada kooli|lasteaia|praktika|õppetoetuse|stipendiumi|hoiukoha|toetuse avaldus|taotlus
apply esita|täida|saada lasteaiakoha|koolikoha|projekti|teenuse|liikmelisuse|elamisloa avaldus|taotlus
apply esita avaldus kooli|lasteaeda|liikmeks|stipendiumile|toetuse_saamiseks
apply taotle hooldekodu|hoiu|lasteaia|kooli kohta
apply taotle üürikorterit|sotsiaalkorterit|projektitoetust|stipendium|sünnitoetust|parkimisluba
apply täida|saada kandideerimisankeet|töösooviavaldus|kandidaadiankeet|motivatsioonikiri|praktikaavaldus
apply soovin tööle_tulla|tulla_tööle|saada_vabatahtlikuks|vabatahtlikuks_hakata|taotleda_toetust
"""
