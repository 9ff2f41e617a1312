"""What links and buttons ask for in Finnish."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- meidän meitä meille meihin meiltä meistä sinun sinä sinulle ja nyt heti tästä tässä täällä täältä tänään
- netissä netistä verkossa verkosta online ilmaiseksi ilmainen maksutta helposti nopeasti kätevästi suoraan klikkaa
- maksuton maksuttoman maksuttomaan maksutonta ilmaisen ilmaista ilmaiseen sitoumuksetta myös meillä
search hae|haku|etsi|hakukenttä|tarkennettu_haku|laajennettu_haku|mitä_etsit|tee_haku|avaa_haku
search hae|etsi|haku |sivustolta|sivuilta|verkkokaupasta|kaupasta|tuotteista|arkistosta|hakusanalla|palvelusta
search etsi|hae tuotetta|tuotteita|asuntoa|asuntoja|kohteita|artikkeleita|kirjoja|lääkäri|avoimia_työpaikkoja
search kirjoita_hakusana|syötä_hakusana|sanahaku|vapaasanahaku|uusi_haku|näytä_haku
search etsi_jälleenmyyjä
search etsi|hae uutisia|verkkosivuilta|jälleenmyyjä|tietoa|henkilöitä
buy osta|ostoskori|ostoskoriin|koriin|kassalle|kassa|verkkokauppa|verkkokauppaan|nettikauppa|kauppaan|osta_lisää
buy lisää|laita|siirrä |tuote ostoskoriin|koriin|ostoskärryyn|kärryyn
buy siirry|näytä|katso|avaa|mene ostoskori|ostoskoriin|kassalle|verkkokauppaan|kauppaan|maksamaan|lippukauppaan
buy osta|hanki lippu|liput|lippuja|lippusi|lahjakortti|lahjakortteja|kirja|tuote|tuotteita|kausikortti|hissilippu
buy osta|hanki kausikortit|sarjakortti|sarjalippu|pääsylippu|pääsyliput|auto|asunto|levy|e-kirja|lisenssi
buy lippukauppa|lippukauppaan|jatka_ostoksia|lipunmyynti|liputtästä|liputverkosta|shoppaile
buy osta jäsenyys|kalastuslupa|konserttiliput|festivaaliliput|äänikirja|hissiliput|vene|arpoja|arpa
buy osta verkkokaupasta|teos|kirjat
buy tutustu|käy verkkokauppaan|verkkokaupassa|verkkokauppaamme
buy verkkokauppaamme|haluan_ostaa|osta_liput_ennakkoon
order tilaanyt|tilaaverkosta|tilaaverkossa|tilaanetistä|tilauslomake|tilaa_kotiin
order tee|jätä|lähetä|viimeistele|vahvista |uusi|verkko tilaus|ennakkotilaus|tilauksesi
order tilaa ruoka|ruokaa|pizza|pitopalvelu|lounas|noutoruoka|take_away|kakku|kukat|kukkia|catering|tuotteet|tuote
order tilaa esite|luettelo|näyte|näytteet|kuljetus|nouto|materiaali|materiaalit|kotiinkuljetus|tulkki|taksi
order uudista resepti|reseptit
order uusi reseptit
order tilaa hautajaiskukat|polttopuut|polttopuita|pelletit|lämmitysöljy|lämmitysöljyä|tyhjennys|jäteastia
order tilaa avain|avaimet
order tilaa valokuvat|kirja|kirjat|käyntikortit|näytepala|laajakaista|sähkösopimus|juhlatarjoilu|joulupöytä
order tilaa nettiliittymä
order haluan_tilata|tilaa_ruokasi|tilaa_kotiinkuljetuksella
book varaa|varaus|varaukset|ajanvaraus|nettiajanvaraus|varauslomake|pöytävaraus|huonevaraus|nettivaraus
book varaa |uusi aika|aikasi|ajan|pöytä|pöytäsi|huone|huoneesi|hotelli|majoitus|mökki|paikka|paikkasi|tila|tilat|sali
book varaa |maksuton demo|esittely|konsultaatio|tapaaminen|keskustelu|arviointikäynti|kartoitus|kokous
book varaa hoito|hieronta|lääkäriaika|hammaslääkäri|näöntarkastus|koeajo|huolto|huoltoaika|katsastus|renkaanvaihto
book varaa matka|lento|lennot|risteily|kierros|opastus|vierailu|lippu|liput|kenttä|tunti|kurssi|vuoro|sauna|kuvaus
book tee|lähetä|jätä|siirry |pöytä varaus|varauspyyntö|pöytävaraus|varaukseen|ajanvaraukseen|majoitusvaraus
book tilaa|pyydä|sovi esittely|demo|arviokäynti|arviointikäynti|tapaaminen|tapaamista|kotikäynti|aika|koeajo
book vuokraa auto|mökki|tila|peräkärry|polkupyörä|vene|kalusto|juhlatila|matkailuauto|siirtolava
book varaa palaveri|puhelinaika|etävastaanotto|rokotus|hammastarkastus|laboratorioaika|kampaaja|fysioterapia
book varaa kiropraktikko
book varaa ajotunti|ajokoe|tennisvuoro|padelkenttä|peliaika|green_fee|lähtöaika|valokuvaaja|valokuvaus
book varaa esiintyjä|bändi
book varaa luento|puhuja|kokoustila|juhlatila|saunatila|leirintäpaikka|venepaikka|opas|opastettu_kierros
book varaa yksityisnäyttö
book varaa arviokäynti|arviointi|siivous|muutto|sähkömies|asentaja|loma|katsastusaika|lomasi|matkasi
book varaa majoituksesi|puhelu
book varaa aika lääkärille|hammaslääkärille|hierontaan|kampaajalle|vastaanotolle|katsastukseen|huoltoon
book varaa aika näöntarkastukseen
book sovi|pyydä näyttö|yksityisnäyttö|maksuton_arviokäynti
book katso|näytä|etsi vapaat_ajat|vapaa_aika_vastaanotolle|vapaat_huoneet|vapaat_mökit
book varauskysely|varauskalenteri|varaustiedustelu|haluan_varata|huoneen_varaus
book vuokraa kajakki|kanootti|teltta|pyörä|sauna|pakettiauto|välineet|kokoustila|asuntoauto|paljut|palju
book varaa|sovi|tilaa kartoituskäynti|alkukartoitus|kartoitus|arviokäynti|alkukeskustelu|neuvontapuhelu
book varaa|sovi|pyydä kokeilutunti|kokeilukerta|tutustumiskäynti|tutustuminen|esittelyaika|asuntoesittely
book varaa aika fysioterapeutille|terapeutille|tutustumiskäynnille|psykologille|optikolle|juristille
book varaa aika fysioterapiaan|terapiaan|kartoitukseen|koeajoon|konsultaatioon|hoitoon|renkaanvaihtoon
book haluan varata ajan|pöydän|huoneen|tilan|tunnin|demon|mökin|koeajon|hoidon|kuvauksen
book varaa|sovi tapaaminen|demo|puhelu|keskustelu|aika asiantuntijan|asiantuntijamme|myyjän|myynnin kanssa
book varaa 15|20|30|45|60 minuutin puhelu|konsultaatio|tapaaminen|demo|keskustelu
book vuokraa|varaa sali|juhlatila|tila|kota|sauna juhliin|juhliisi|häihin|tapahtumaan|kokoukseen
book vuokraa vene|auto|pyörä|kajakki|mökki päiväksi|viikonlopuksi|viikoksi
book varaa hääkuvaus|perhekuvaus|muotokuvaus|lapsikuvaus|ryhmämatka|ratsastustunti|soittotunti|kuvausaika
book varaa pöytä|huone|aika puhelimitse|whatsappilla|sähköpostitse|ravintolasta|hotellista
track seuraa|jäljitä|etsi lähetys|lähetystä|lähetystäsi|pakettia|pakettiasi|paketti|tilausta|tilaustasi|toimitusta
track lähetyksen|paketin|tilauksen|toimituksen seuranta|jäljitys
track lähetysseuranta|pakettiseuranta|tilausseuranta
track tilauksen_tila|tarkista_tilauksen_tila|kuljetusseuranta|toimitusseuranta|tilausten_seuranta
track missä pakettini|tilaukseni|paketti|lähetykseni on
track seuraa kuljetusta|pakettejasi|rahtia|toimitustasi
quote tarjouspyyntö|tarjouspyyntölomake|hinta-arvio|kysy_hintaa|laske_hinta|laske_hintasi|hintapyyntö
quote jätä|lähetä|tee tarjouspyyntö
quote pyydä|kysy|hanki|tilaa |maksuton tarjous|tarjousta|tarjouspyyntö|hinta-arvio|kustannusarvio
quote laske|pyydä hinta|hinta-arvio|lainan_hinta|kustannukset|hintatarjous
quote hintalaskuri|lainalaskuri|saa_tarjous|hae_tarjous|haluan_tarjouksen|hinta-arviopyyntö|pyydä_arvio
quote arvioi_kustannukset
quote pyydä tarjous muutosta|siivouksesta|kattoremontista|remontista|ilmalämpöpumpusta|maalauksesta|autostasi
quote pyydä tarjous kuljetuksesta
quote pyydä hyvitystarjous|vakuutustarjous|lainatarjous|myyntiarvio|muuttotarjous|remonttitarjous|arviotarjous
quote laske laina|kuukausierä|vakuutuksen_hinta|vakuutus|lainasi
quote kilpailuta |laina|sähkö|vakuutus|vakuutukset|lainat|remontti|muutto
quote pyydä|tilaa|haluan|hanki arvio|arvion|arvio_asunnosta|arvio_asunnostasi|hinta-arvio_asunnosta
quote pyydä|kysy|haluan tarjous|tarjouksen whatsappilla|sähköpostitse|puhelimitse|lomakkeella|24_tunnissa
quote pyydä|tilaa arvonmääritys|hinta-arviointi
quote pyydä tarjous häistä|juhlista|kokouksesta|ryhmämatkasta|majoituksesta|tilaisuudesta
quote pyydä tarjous aurinkopaneeleista|ikkunoista|keittiöstä|putkiremontista|lämpöpumpusta
quote laske remontin|muuton|siivouksen|kuljetuksen|autosi|asuntosi|matkan|aurinkopaneelien hinta|hinta-arvio
quote arvioi|selvitä asuntosi|autosi|kotisi|asunnon|auton|kiinteistösi hinta|arvo
quote kysy|pyydä hintaa_saatavuutta|hinta|hinta_ja_saatavuus|ryhmätarjous|häätarjous|kokoustarjous
quote kilpailuta kattoremontti|putkiremontti
contact yhteys|yhteystiedot|yhteystietomme|ota_yhteyttä|yhteydenotto|yhteydenottolomake|yhteydenottopyyntö|yhteyslomake
contact ota|ottakaa |rohkeasti yhteyttä|yhteys |asiakaspalveluun|myyntiin|asiantuntijaan|tukeen|lomakkeella|lisää
contact lähetä|jätä|kirjoita viesti|viestisi|sähköposti|sähköpostia|kysymys|soittopyyntö|juttuvinkki|tiedustelu
contact anna|lähetä|jätä palautetta|palaute|palautteesi|yhteystietosi|yhteydenottopyyntö
contact kysy|esitä_kysymys|kysy_lisää|kysy_asiantuntijalta|palautelomake|laita_viestiä|chattaa|pyydä_lisätietoja
contact asiakaspalvelu|asiakastuki
contact soitameille|soitanyt|soittopyyntö|pyydä_soitto|avaa_chat|aloita_chat|keskustele_kanssamme|juttuvinkki
contact kirjoitameille
contact ota|ottakaa yhteyttä |välittäjään|myyjään|kirjoittajaan|toimistoon|toimitukseen|sähköpostilla
contact ota|ottakaa yhteyttä kysy_lisää|puhelimitse
contact lähetä|jätä|laita vinkki|viestiä|turvaviesti|reklamaatio|whatsapp-viesti|tekstiviesti|viestiä_meille
contact kysy|pyydä lisätietoja|lisätietoa|kirjastonhoitajalta
contact tee vikailmoitus|huoltopyyntö
contact kysyttävää ota_yhteyttä|ota_rohkeasti_yhteyttä
register rekisteröidy|rekisteröityminen|rekisteröi|ilmoittaudu|ilmoittautuminen|liity|liity_mukaan
register ilmoittautumislomake
register luo|tee|avaa|rekisteröi |uusi|oma tili|käyttäjätili|asiakastili|tunnus|tunnukset|profiili|käyttäjätunnus
register liity|ryhdy|tule jäseneksi|asiakkaaksi|vapaaehtoiseksi|kumppaniksi|jälleenmyyjäksi|kannatusjäseneksi
register ilmoittaudu|ilmoittautuminen kurssille|kursseille|tapahtumaan|koulutukseen|webinaariin|leirille
register kokeileilmaiseksi|kokeilemaksutta|aloitailmaiseksi|jäseneksi_liittyminen|aloita_kokeilu
register uusi_asiakas|uusi_käyttäjä|uusi_tili
register ilmoittaudu|ilmoittautuminen |mukaan seminaariin|tilaisuuteen|kilpailuun|kokeeseen|työpajaan|retkelle
register ilmoittaudu|ilmoittautuminen |mukaan jonoon|kerhoon
register ilmoittaudu mukaan|vapaaehtoiseksi|valmennukseen|kurssille_tästä|konferenssiin|turnaukseen
register liity seuraan|yhdistykseen|liittoon|kanta-asiakkaaksi|kerhoon|kanta-asiakasohjelmaan|ammattiliittoon
register liity klubiin
register haluan|haluatko|haluan_liittyä jäseneksi|asiakkaaksi|liittyä
register ryhdy|tule|rekisteröidy yhteistyökumppaniksi|näytteilleasettajaksi|verenluovuttajaksi|käyttäjäksi
register ryhdy|tule|rekisteröidy kanta-asiakkaaksi
register rekisteröidy asiakkaaksi|jäseneksi
register ilmoita |lapsi lapsi|joukkue|lapsi_kerhoon|joukkue_mukaan
register kokeile|aloita|ilmainen_kokeilu 14_päivää|30_päivää|kokeilujakso
register aloitailmainenkokeilu|ilmainenkokeilu|liittymislomake|kurssi-ilmoittautuminen|osallistu_kilpailuun
register rekisteröi_yritys
register ilmoita|ilmoittaudu lapsesi|lapsesi_mukaan|lapsi_leirille|lapsesi_leirille|lapsesi_kerhoon
register ilmoittaudu mukaan tapahtumaan|kurssille|leirille|koulutukseen|webinaariin|retkelle|kilpailuun
register ilmoittaudu|ilmoittautuminen rippikouluun|autokouluun|uimakouluun|kesäleirille|kielikurssille
register ilmoittaudu|ilmoittautuminen juoksutapahtumaan|tanssitunneille|jumalanpalvelukseen
register ilmoittaudu|ilmoittautuminen avoimiin_oviin|infotilaisuuteen|kevätkokoukseen|syyskokoukseen
register ilmoittaudu|liity jonotuslistalle|odotuslistalle|jonoon|varasijalle
register ilmoita|ilmoittaudu joukkue|joukkueesi|seurasi turnaukseen|kilpailuun|sarjaan|mukaan
register liity yhdistyksen|seuran|liiton|klubin jäseneksi
register luo|tee käyttäjätilisi|tilisi|profiilisi|asiakastilisi|oma_profiili
register kokeile|testaa 7|14|30 päivää|vrk
register kokeile|testaa 7_päivän|14_päivän|30_päivän kokeilujakso|kokeiluversiota
register aloita kokeilujakso|kokeilujaksosi|kokeilusi|14_päivän_kokeilu|30_päivän_kokeilu
log_in kirjaudu|kirjautuminen|kirjaudu_sisään|sisäänkirjautuminen|oma_tili|omat_sivut|asiakastili|jäsensivut
log_in kirjaudu |sisään palveluun|tilille|tilillesi|omille_sivuille|jäsensivuille|verkkopankkiin
log_in asiakkaan|jäsen|jäsenten|henkilökunnan|asiakas|kumppanin kirjautuminen
log_in siirry_omille_sivuille|avaa_omat_sivut|asiakasportaali
log_in jäsenkirjautuminen|asiakaskirjautuminen|siirry_kirjautumaan|jälleenmyyjäkirjautuminen
log_in kumppanikirjautuminen
log_in kirjaudu |sisään jäsenenä|asiakkaana|yritysasiakkaana|pankkitunnuksilla|googlella|facebookilla|wilmaan
log_in kirjaudu |sisään intraan
log_in kirjaudu |sisään asiakasportaaliin|asiointipalveluun|verkkokauppaan|foorumille|järjestelmään|omaveroon
log_in kirjaudu |sisään omaan_tiliin
log_in kirjaudu |sisään nähdäksesi_hinnat|kommentoidaksesi|ostaaksesi|tilataksesi|varataksesi
log_in onko_jo|onko_sinulla_jo|oletko_jo tili|jäsen|asiakas kirjaudu|kirjaudu_sisään
log_in ylläpito|opiskelijan|opiskelija|yritys|jälleenmyyjän kirjautuminen
subscribe uutiskirje|uutiskirjeen_tilaus|tilaa_tiedotteet|postituslista|lehtitilaus|tilaa_uutisia
subscribe tilaa|vastaanota uutiskirje|uutiskirjeemme|uutiskirjeen|uutiskirjettä
subscribe liity|ilmoittaudu|ryhdy uutiskirjeen_tilaajaksi|postituslistalle|uutiskirjelistalle
subscribe tilaa lehti|lehden|sanomalehti|digilehti|uutiset|tiedotteet|jäsenkirje|blogi
subscribe ryhdy|tule tilaajaksi
subscribe luo hakuvahti
subscribe tilaa blogi_sähköpostiisi|uutiset_sähköpostiisi|ilmoitukset
subscribe tilaa häiriötiedotteet
subscribe tilaa tekstiviestitiedotteet|näköislehti|aikakauslehti|mediatiedotteet|lehtemme|kuukausikirje
subscribe tilaa viikkokirje|asiakaslehti
subscribe tilaa |sähköinen|maksuton uutiskirje|hakuvahti|uutiskirjeet
subscribe luo|tee|tallenna|tilaa hakuvahti|paikkavahti|asuntovahti|hakuvahdin
subscribe haluan|kyllä_haluan uutiskirjeen|tilata_uutiskirjeen
subscribe liity sähköpostilistalle|postituslistallemme|sähköpostilistallemme
subscribe uutiskirjeen_tilaaminen
download lataa|lataukset|lataa_tiedosto|tallenna_pdf|hanki_sovellus
download lataa sovellus|esite|esitteet|luettelo|pdf|lomake|opas|ohje|hinnasto|ohjelma|raportti|tiedosto
download lataa |koko|maksuton hakemus|hakulomake|vuosikertomus|säännöt|käsiohjelma|käyttöohje|asennusohje
download lataa |koko|maksuton tuotekortti|raportti
download lataa |koko tuote-esite|käyttöturvallisuustiedote|kuva|kuvat|lehdistökuvat|logo|logot|tiedote
download lataa |koko tiedotteet|asiakirja
download lataa |koko dokumentti|tiedostot|ohjelmisto|ajurit|teamviewer|kartta|gpx|pohjapiirros|mallipohja
download lataa |koko tarkistuslista|juliste
download lataa |koko ruokalista|menu|kalenteri|esitys|cv|materiaali|materiaalit|resepti|sopimus|artikkeli
download lataa |koko lehti|kirja|e-kirja
download lataa peli|valtakirja|kuvasto|koneellesi|app_storesta|google_playsta|iphonelle|androidille
download lataa sovelluksemme|pdf-tiedosto
download ladattavat_tiedostot
download lataa sovellus|mobiilisovellus|sovelluksemme puhelimeesi|puhelimeen|kännykkään
download lataa mobiilisovellus|jäsenhakemus|kurssiohjelma|esitietolomake|ilmoittautumislomake|hakemuslomake
download lataa kokeiluversio|asiakirjapohja|sopimuspohja|painokuvat|häämenu|pressikuvat|mediakortti
download lataa esite|hinnasto|opas|ohjelma|ruokalista|tarkistuslista|lomake pdf|pdf-muodossa|pdf-tiedostona
download lataa uusin|uusi lehti|esite|hinnasto|opas|luettelo|vuosikertomus
download haluan ladata oppaan|esitteen|tarkistuslistan|hinnaston|e-kirjan
donate lahjoita|lahjoitus|lahjoitukset|tee_lahjoitus|tuemeitä|tue_toimintaamme|tue_työtä|tue_työtämme
donate lahjoita|tue |säännöllisesti kuukausittain|kerran|rahaa|seurakuntaa|yhdistystä|hanketta|lapsia|toimintaa
donate ryhdy|tule kuukausilahjoittajaksi|kummiksi|lahjoittajaksi|tukijaksi|kuukausitukijaksi
donate kertalahjoitus|kuukausilahjoitus|merkkipäivälahjoitus|muistolahjoitus|yrityslahjoitus
donate tee|anna kertalahjoitus|kuukausilahjoitus|lahjoitus|muistolahjoitus|testamenttilahjoitus
donate lahjoita mobilepaylla|merkkipäivänä|keräykseen|vaatteita|tavaraa|tutkimukselle|yrityksenä
donate tue ukrainaa|tutkimusta|eläimiä|seuraa|kampanjaa|keräystä
donate haluan|haluatko lahjoittaa|tukea
donate osallistu keräykseen
donate lahjoita|tue lapsille|eläimille|eläinten_hyväksi|lasten_hyväksi|ukrainaan|luonnon_hyväksi
donate lahjoita ruokaa|vaatteita_ja_tavaraa|kalusteita|huonekaluja|leluja|ruoka-apua
donate lahjoita tilisiirrolla|tekstiviestillä|verkkopankissa|kortilla|kirkon_työlle|katastrofirahastoon
donate lahjoita 5|10|20|25|30|50|100 euroa|e
donate lahjoita kertalahjoitus|kuukausilahjoitus|haluamasi_summa
donate tue seuran|yhdistyksen|järjestön|kirkon|seurakunnan|säätiön toimintaa|työtä
donate tue|auta työtämme|toimintaamme|meitä|eläimiä|lapsia lahjoituksella|lahjoittamalla|kuukausittain
donate autalahjoittamalla|osallistu_keräykseen_lahjoittamalla
donate ryhdy|tule eläinkummiksi|lapsen_kummiksi|kummiksi_lapselle|kissakummiksi|koirakummiksi|kuukausikummiksi
apply haenyt|haetästä|haetäältä|hae_mukaan|hakemus|hakemuslomake|avoin_hakemus|jäsenhakemus|työhakemus
apply hae töihin|työpaikkaa|paikkaa|tehtävää|opiskelemaan|opiskelijaksi|koulutukseen|jäseneksi|harjoitteluun
apply hae lainaa|apurahaa|avustusta|vuokra-asuntoa|rahoitusta|luottoa
apply jätä|lähetä|täytä|tee |avoin|sähköinen hakemus|hakemuksesi|työhakemus|asuntohakemus|lainahakemus
apply jätä|lähetä cv
apply hae |meille|tähän työpaikkaan|tehtävään|töihin|kouluun|jäsenyyttä|luottokorttia|tukea|stipendiä
apply hae |meille|tähän päivähoitopaikkaa|lupaa
apply hae varhaiskasvatukseen|rakennuslupaa|harjoittelupaikkaa|kesätöihin|kesätöitä|asuntolainaa|yrityslainaa
apply hae asumistukea
apply hae toimeentulotukea|passia|korttia|tonttia|venepaikkaa|palstaa|tähän_työpaikkaan|tähän_tehtävään
apply haemeille|siirry_hakemaan|asuntohakemus|sähköinen_hakemus|täytä_hakulomake
apply tule|haluatko meille_töihin|töihin_meille|töihin
apply hae päiväkotipaikkaa|varhaiskasvatuspaikkaa|hoitopaikkaa|esiopetukseen|opiskelupaikkaa
apply hae päiväkotipaikkaa|varhaiskasvatuspaikkaa|hoitopaikkaa lapselle|lapsellesi
apply hae yhdistyksen|liiton|seuran|klubin jäseneksi
apply hae vapaaehtoiseksi|kauppiaaksi|yrittäjäksi|franchising-yrittäjäksi|franchise-yrittäjäksi|kumppaniksi
apply hae tukihenkilöksi|sijaisperheeksi|kesätyöntekijäksi|näytteilleasettajaksi|edustajaksi|valmentajaksi
apply hae musiikkiopistoon|lukioon|yliopistoon|kansanopistoon|oppisopimukseen|palveluasuntoon
apply hae tätä|avointa paikkaa|työpaikkaa|tehtävää|opiskelupaikkaa
apply hae maisteriohjelmaan|kiihdyttämöön|yrityskiihdyttämöön|residenssiin|vaihtoon
apply haluan hakea opiskelemaan|vapaaehtoiseksi|jäseneksi|töihin|koulutukseen|kumppaniksi
apply haluan|tule vapaaehtoistyöhön|vapaaehtoistöihin|kouluttajaksi|ohjaajaksi
apply lähetä|jätä|täytä hakemus_cv|työhakemus_cv|hakemuksesi_cv|jäsenhakemus|harjoitteluhakemus|avustushakemus
apply siirry|aloita täyttämään_hakemusta|hakemukseen|hakemuksen_täyttö|hakulomakkeelle
"""
