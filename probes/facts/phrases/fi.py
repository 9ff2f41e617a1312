"""What links and buttons ask for in Finnish."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- meidän meitä meille meihin meiltä meistä sinun sinä sinulle ja nyt heti tästä tässä täällä täältä tänään
- netissä netistä verkossa verkosta online ilmaiseksi ilmainen maksutta helposti nopeasti kätevästi suoraan klikkaa
search hae|haku|etsi|hakukenttä|tarkennettu_haku|laajennettu_haku|mitä_etsit|tee_haku|avaa_haku
search hae|etsi|haku |sivustolta|sivuilta|verkkokaupasta|kaupasta|tuotteista|arkistosta|hakusanalla|palvelusta
search etsi|hae tuotetta|tuotteita|asuntoa|asuntoja|kohteita|artikkeleita|kirjoja|lääkäri|avoimia_työpaikkoja
buy osta|ostoskori|ostoskoriin|koriin|kassalle|kassa|verkkokauppa|verkkokauppaan|nettikauppa|kauppaan|osta_lisää
buy lisää|laita|siirrä |tuote ostoskoriin|koriin|ostoskärryyn|kärryyn
buy siirry|näytä|katso|avaa|mene ostoskori|ostoskoriin|kassalle|verkkokauppaan|kauppaan|maksamaan|lippukauppaan
buy osta|hanki lippu|liput|lippuja|lippusi|lahjakortti|lahjakortteja|kirja|tuote|tuotteita|kausikortti|hissilippu
buy osta|hanki kausikortit|sarjakortti|sarjalippu|pääsylippu|pääsyliput|auto|asunto|levy|e-kirja|lisenssi
buy lippukauppa|lippukauppaan|jatka_ostoksia|lipunmyynti|liputtästä|liputverkosta|shoppaile
order tilaanyt|tilaaverkosta|tilaaverkossa|tilaanetistä|tilauslomake|tilaa_kotiin
order tee|jätä|lähetä|viimeistele|vahvista |uusi|verkko tilaus|ennakkotilaus|tilauksesi
order tilaa ruoka|ruokaa|pizza|pitopalvelu|lounas|noutoruoka|take_away|kakku|kukat|kukkia|catering|tuotteet|tuote
order tilaa esite|luettelo|näyte|näytteet|kuljetus|nouto|materiaali|materiaalit|kotiinkuljetus|tulkki|taksi
order uudista resepti|reseptit
order uusi reseptit
book varaa|varaus|varaukset|ajanvaraus|nettiajanvaraus|varauslomake|pöytävaraus|huonevaraus|nettivaraus
book varaa |uusi aika|aikasi|ajan|pöytä|pöytäsi|huone|huoneesi|hotelli|majoitus|mökki|paikka|paikkasi|tila|tilat|sali
book varaa |maksuton demo|esittely|konsultaatio|tapaaminen|keskustelu|arviointikäynti|kartoitus|kokous
book varaa hoito|hieronta|lääkäriaika|hammaslääkäri|näöntarkastus|koeajo|huolto|huoltoaika|katsastus|renkaanvaihto
book varaa matka|lento|lennot|risteily|kierros|opastus|vierailu|lippu|liput|kenttä|tunti|kurssi|vuoro|sauna|kuvaus
book tee|lähetä|jätä|siirry |pöytä varaus|varauspyyntö|pöytävaraus|varaukseen|ajanvaraukseen|majoitusvaraus
book tilaa|pyydä|sovi esittely|demo|arviokäynti|arviointikäynti|tapaaminen|tapaamista|kotikäynti|aika|koeajo
book vuokraa auto|mökki|tila|peräkärry|polkupyörä|vene|kalusto|juhlatila|matkailuauto|siirtolava
track seuraa|jäljitä|etsi lähetys|lähetystä|lähetystäsi|pakettia|pakettiasi|paketti|tilausta|tilaustasi|toimitusta
track lähetyksen|paketin|tilauksen|toimituksen seuranta|jäljitys
track lähetysseuranta|pakettiseuranta|tilausseuranta
quote tarjouspyyntö|tarjouspyyntölomake|hinta-arvio|kysy_hintaa|laske_hinta|laske_hintasi|hintapyyntö
quote jätä|lähetä|tee tarjouspyyntö
quote pyydä|kysy|hanki|tilaa |maksuton tarjous|tarjousta|tarjouspyyntö|hinta-arvio|kustannusarvio
quote laske|pyydä hinta|hinta-arvio|lainan_hinta|kustannukset|hintatarjous
contact yhteystiedot|yhteystietomme|ota_yhteyttä|yhteydenotto|yhteydenottolomake|yhteydenottopyyntö|yhteyslomake
contact ota|ottakaa |rohkeasti yhteyttä|yhteys |asiakaspalveluun|myyntiin|asiantuntijaan|tukeen|lomakkeella|lisää
contact lähetä|jätä|kirjoita viesti|viestisi|sähköposti|sähköpostia|kysymys|soittopyyntö|juttuvinkki|tiedustelu
contact anna|lähetä|jätä palautetta|palaute|palautteesi|yhteystietosi|yhteydenottopyyntö
contact kysy|esitä_kysymys|kysy_lisää|kysy_asiantuntijalta|palautelomake|laita_viestiä|chattaa|pyydä_lisätietoja
contact asiakaspalvelu|asiakastuki
register rekisteröidy|rekisteröityminen|rekisteröi|ilmoittaudu|ilmoittautuminen|liity|liity_mukaan
register ilmoittautumislomake
register luo|tee|avaa|rekisteröi |uusi|oma tili|käyttäjätili|asiakastili|tunnus|tunnukset|profiili|käyttäjätunnus
register liity|ryhdy|tule jäseneksi|asiakkaaksi|vapaaehtoiseksi|kumppaniksi|jälleenmyyjäksi|kannatusjäseneksi
register ilmoittaudu|ilmoittautuminen kurssille|kursseille|tapahtumaan|koulutukseen|webinaariin|leirille
register kokeileilmaiseksi|kokeilemaksutta|aloitailmaiseksi|jäseneksi_liittyminen|aloita_kokeilu
register uusi_asiakas|uusi_käyttäjä|uusi_tili
log_in kirjaudu|kirjautuminen|kirjaudu_sisään|sisäänkirjautuminen|oma_tili|omat_sivut|asiakastili|jäsensivut
log_in kirjaudu |sisään palveluun|tilille|tilillesi|omille_sivuille|jäsensivuille|verkkopankkiin
log_in asiakkaan|jäsen|jäsenten|henkilökunnan|asiakas|kumppanin kirjautuminen
log_in siirry_omille_sivuille|avaa_omat_sivut|asiakasportaali
subscribe uutiskirje|uutiskirjeen_tilaus|tilaa_tiedotteet|postituslista|lehtitilaus|tilaa_uutisia
subscribe tilaa|vastaanota uutiskirje|uutiskirjeemme|uutiskirjeen|uutiskirjettä
subscribe liity|ilmoittaudu|ryhdy uutiskirjeen_tilaajaksi|postituslistalle|uutiskirjelistalle
subscribe tilaa lehti|lehden|sanomalehti|digilehti|uutiset|tiedotteet|jäsenkirje|blogi
subscribe ryhdy|tule tilaajaksi
subscribe luo hakuvahti
download lataa|lataukset|lataa_tiedosto|tallenna_pdf|hanki_sovellus
download lataa sovellus|esite|esitteet|luettelo|pdf|lomake|opas|ohje|hinnasto|ohjelma|raportti|tiedosto
donate lahjoita|lahjoitus|lahjoitukset|tee_lahjoitus|tuemeitä|tue_toimintaamme|tue_työtä|tue_työtämme
donate lahjoita|tue |säännöllisesti kuukausittain|kerran|rahaa|seurakuntaa|yhdistystä|hanketta|lapsia|toimintaa
donate ryhdy|tule kuukausilahjoittajaksi|kummiksi|lahjoittajaksi|tukijaksi|kuukausitukijaksi
apply haenyt|haetästä|haetäältä|hae_mukaan|hakemus|hakemuslomake|avoin_hakemus|jäsenhakemus|työhakemus
apply hae töihin|työpaikkaa|paikkaa|tehtävää|opiskelemaan|opiskelijaksi|koulutukseen|jäseneksi|harjoitteluun
apply hae lainaa|apurahaa|avustusta|vuokra-asuntoa|rahoitusta|luottoa
apply jätä|lähetä|täytä|tee |avoin|sähköinen hakemus|hakemuksesi|työhakemus|asuntohakemus|lainahakemus
apply jätä|lähetä cv
"""
