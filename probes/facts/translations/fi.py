"""Finnish."""

from typing import Final

WORDS: Final = """\
service palvelu palvelut palveluja palveluita palvelumme
contact yhteystiedot yhteydenotto yhteyshenkilö yhteyttä
home etusivu koti etusivulle
products tuotteet tuotteita tuotteiden tuotevalikoima
new uusi uudet uutta uusia uuden uusin
information tiedot tieto tietoa tietoja lisätietoja
customer asiakas asiakkaat asiakkaan asiakaspalvelu asiakkaille
search haku hae etsi etsiä hakusana hakutulokset
blog blogi blogit blogin blogissa bloggaus
content sisältö sisällöt sisällön
site sivusto sivuston sivustolla
support tuki tukea tuen tukipalvelu
privacy tietosuoja tietosuojaseloste
page sivu sivun sivulla sivulle sivua
find löydä löydät löytää löytyy
news uutiset uutinen uutisia ajankohtaista
personal omat oma
top huippu
website kotisivut nettisivut kotisivujen
directly suoraan suora
business liiketoiminta liiketoiminnan elinkeinoelämä bisnes
help apua ohje ohjeet auttaa apu autamme
join liity liittyä
media mediat medialle
program ohjelma ohjelmat ohjelman ohjelmassa
access pääsy pääset
health terveys terveyden terveyttä terveydenhuolto terveyspalvelut
company yritys yrityksen yhtiö yritystä yhtiön
register rekisteri rekisteröidy rekisteröinti rekisteröityä
menu valikko ruokalista päävalikko valikon
history historia historiaa historian historiikki
use käyttö käytä käytön käytössä
project hanke projekti hankkeet projektit hankkeen projektin
education koulutus koulutukset kasvatus koulutuksen opetus
free ilmainen ilmaiseksi ilmaiset vapaa vapaat
design suunnittelu muotoilu suunnittelun
public julkinen julkiset julkisen yleisö julkisten
report raportti raportit kertomus raportin
experience kokemus kokemuksia elämys elämyksiä kokemukset
international kansainvälinen kansainväliset kansainvälisen
policy käytäntö käytännöt politiikka
best paras parhaat parasta parhaan parhaita
main pää
terms ehdot
open avoin auki avaa avoinna avoimet avoimen
online netissä
management johtaminen johto johdon
create luo luoda luominen luotu
download lataa lataus lataukset ladattavat
start aloita alku alkaa aloitus alkaen
events tapahtumat tapahtumia tapahtumakalenteri tapahtumien
login kirjaudu kirjautuminen sisäänkirjautuminen sisään
learn oppia opi opit
video videot videoita videon
special erikoinen erikoistarjous erityinen erikois erityis
development kehitys kehittäminen kehittää kehityksen
careers ura urapalvelut työurat
user käyttäjä käyttäjätunnus käyttäjät käyttäjän
web netti internet
review arvostelu arvostelut arvio arviot
code koodi koodit koodin lähdekoodi
market tori torimyyjä
account tili tilin tilini
social sosiaalinen sosiaali sosiaalisen sosiaalipalvelut
view näytä katso näkymä
general yleinen yleistä yleiset yleisen
email sähköposti sähköpostiosoite sähköpostitse
latest viimeisin viimeisimmät uusimmat tuoreimmat
resources resurssit
store myymälä myymälät liike
categories kategoriat luokat aihealueet
press lehdistö lehdistötiedote
world maailma maailman maailmassa maailmalla
change muuta muutos muutokset vaihda muuttaa
updates päivitykset päivitys päivitetty päivitä
partners kumppanit kumppani
global globaali globaalin
shop kauppa verkkokauppa verkkokaupan kaupat puoti putiikki
technology teknologia tekniikka teknologian tekniikan
team tiimi joukkue tiimin joukkueet
comments kommentit kommentti kommentoi kommentteja
tools työkalut työkalu työkaluja
articles artikkelit artikkeli artikkelin artikkelissa
app sovellus sovelluksen appi
source lähde lähteet lähteen
welcome tervetuloa tervetullut
sign allekirjoita
reserved pidätetään pidätetty
advertise mainosta mainostaja mainostajille
post postaus postaukset
work työ työt työn töitä työtä
features ominaisuudet ominaisuus
guide opas oppaat opaskirja
industry teollisuus toimiala teollisuuden toimialat
mobile mobiili mobiilisovellus
share jaa jaettu jakaa
book kirja varaa kirjat varata
read lue lukea luettu lukeminen
documentation dokumentaatio dokumentointi
members jäsenet jäsenille jäsenten
questions kysymykset kysymyksiä ukk kysymys
solutions ratkaisut ratkaisuja ratkaisu
locations toimipisteet toimipaikat sijainnit
national kansallinen valtakunnallinen kansalliset valtakunnalliset
organization organisaatio järjestö järjestöt organisaation
tips vinkit vinkkejä vinkki
order tilaa tilaus tilaukset tilata tilauksen
office toimisto toimiston konttori
skip siirry ohita
archive arkisto arkistot arkiston
software softa
day päivä päivän päivää päivät
research tutkimus tutkimukset tutkimuksen
expert asiantuntija asiantuntijat
add lisää lisätä lisätty
conditions olosuhteet
cookies evästeet evästeitä evästekäytäntö
engineering insinööri
collection kokoelma mallisto kokoelmat
log loki lokikirja
professional ammattilainen ammattilaiset ammatti ammattilaisille
navigation navigointi navigaatio
deliver toimittaa toimitamme toimitetaan
cart ostoskori ostoskorin ostoskärry
provide tarjoaa tarjoamme
electronics elektroniikka kodinelektroniikka
financial taloudellinen rahoitus taloudelliset rahoituksen
back takaisin
installation asennus asennukset asentaminen
forum foorumi foorumin
university yliopisto yliopiston yliopistot
rights oikeudet oikeus oikeuksia
people ihmiset ihmisiä ihminen
schedule aikataulu lukujärjestys aikataulut
link linkki linkin
live suorana livenä
protection suoja suojelu suojaus suojaa
network verkosto verkostot verkoston
list lista luettelo listaus listat
association yhdistys yhdistyksen yhdistykset
explore tutustu tutki
check tarkista tarkistus tarkasta
newsletter uutiskirjeen
browse selaa selaaminen
map kartta kartat kartalla
links linkit linkkejä linkkilista
mail posti
premium ensiluokkainen
transparency läpinäkyvyys avoimuus
apps sovellukset
call soita puhelu soittaa
videos videopätkä
politics politiikka poliittinen poliitikko
present esitellä läsnä
clients toimeksiantajat
request pyyntö pyydä
private yksityinen yksityiset yksityis yksityisille
travel matka matkat matkustaminen matkaa matkoja matkoille matkustus
quality laatu laadukas laadun laatua
club kerho klubi seura seuran kerhot
security turvallisuus tietoturva
window ikkuna ikkunat
life elämä elämän elämää
students opiskelijat opiskelijoille opiskelija
subscribe tilaaminen
available saatavilla saatavuus vapaana
mission tehtävä missio
jobs työpaikat rekrytointi duuni
visit vieraile vierailu käynti käy
car autot auton autoja autoliike
digital digitaalinen digi digitaaliset
current nykyinen nykyiset
applications hakemukset
follow seuraa seurata
culture kulttuuri kulttuurin
buy osta ostaa ostot ostetaan
results tulokset tulos tuloksia
calendar kalenteri kalenterin
recent viimeaikaiset äskettäin
meet tapaa tavata
watch kello kellot rannekello katsele
investor sijoittaja sijoittajat sijoittajille
high korkea korkeat
last viime
school koulu koulun koulussa peruskoulu
podcast podcastit podcastin
city kaupunki kaupungin kaupungit kaupungissa
popular suosittu suosituimmat suositut suosituin
legal juridinen lakiasiat lakipalvelut
sale alennusmyynti alet poistomyynti
like tykkää tykkäys
transfer siirto siirrä
today tänään
language kieli kielen kielet suomeksi
sponsored sponsoroitu
sales myynti myynnin
based pohjautuva
donate lahjoita lahjoittaa
government valtioneuvosto
password salasana salasanan
country maa maan maat maassa
real todellinen aito
continue jatka jatkaa
group ryhmä ryhmän
contract sopimus sopimuksen
name nimi nimen etunimi sukunimi nimesi
contribute avusta
license lisenssi lupa
select valitse valita
art taide taiteen taidetta taidekoulu
activities toiminta aktiviteetit
message viesti viestit viestin
offers tarjoukset tarjouksia
platform alusta alustan alustat
photos kuvat valokuvat kuvia kuvagalleria
magazine lehti aikakauslehti lehden
computer tietokone tietokoneet
portal portaali portaalin
love rakkaus rakasta rakkauden
author tekijä
chat chatti jutella
pricing hinnoittelu
status tilanne
years vuotta vuodet vuosia
action toimenpide toimenpiteet
materials materiaalit aineistot materiaalia
things asiat asioita
control ohjaus valvonta ohjauspaneeli
easy helppo helposti helpot
click klikkaa napsauta paina
planning kaavoitus
forums foorumit
gallery galleria galleriat
sports urheilu liikunta urheiluseura urheilun
consulting konsultointi konsultti
board hallitus johtokunta
family perhe perheen perheet perheille suku
form lomake lomakkeet lomakkeen
care hoito hoiva hoidon hoitoa huolto
friends ystävät kaverit ystäviä kaverin
year vuosi vuoden vuonna
right oikealle
performance suorituskyky
response vastaus
music musiikki musiikin musiikkia musiikkiopisto
training valmennus harjoitukset treeni
compare vertaa vertaile
version versio versiot
administration hallinto hallinnon
game peli pelin peliä
phone puhelin puhelinnumero puh puhelimitse
reference viite referenssi referenssit
apply hae hakeminen hakeudu hakemus
secure turvallinen turvalliset
library kirjasto kirjaston kirjastot
science tiede tieteen tieteellinen tieteet
employees työntekijät työntekijä
process prosessi prosessin
official virallinen viralliset virallisen
learning oppiminen oppimisen
profile profiili profiilin
date päivämäärä pvm
choose valitse valita
commitment sitoutuminen sitoumus
region alue maakunta alueen alueellinen
event tapahtuma tapahtuman
play pelaa toista pelata leikki
card kortti kortin
quick nopea pika nopeasti
local paikallinen paikalliset paikallisen
participate osallistu osallistua osallistuminen
games pelit pelejä pelien
shopping ostokset ostoksille
advanced tarkennettu
notice ilmoitus huomautus
server palvelin palvelimet
price hinta hinnan
entertainment viihde viihteen
fast nopea nopeasti
series sarja sarjat sarjan
technical tekninen tekniset
christmas joulu joulun jouluna joulukalenteri
state osavaltio
logo tunnus
credit luotto
hours tunnit aukioloajat tuntia aukiolo
opportunities mahdollisuudet mahdollisuus
children lapset lapsille lasten lapsia
standard standardi vakio
complete täydellinen
story tarina tarinan
know tietää
previous edellinen edelliset
job työpaikka työpaikan
touch kosketus
tutorials oppaita
baby vauva vauvat vauvan
pages sivut sivuja
want haluan haluat
package paketti pakkaus
need tarvitset tarvitsee
editor muokkain
everyone kaikille kaikki
shipping rahti postikulut
options vaihtoehdot valinnat
send lähetä lähettää
proposed ehdotettu
festival festivaali festivaalit juhlat
film elokuva filmi
docs dokumentit asiakirjat
energy energia sähkö energian
foundation säätiö säätiön
stay oleskelu yöpyminen
discussion keskustelu keskustelut keskustelua
analysis analyysi analyysit
great loistava mahtava upea
better parempi paremmin parempaa
introducing esittelyssä
calculator laskuri laskin
volunteer vapaaehtoinen vapaaehtoistyö vapaaehtoiset talkoot
offer tarjous tarjouksen
made tehty
interview haastattelu haastattelut
stories tarinat tarinoita
academic akateeminen akateemiset
catalog katalogi
college opisto
relations suhteet
construction rakentaminen rakennus rakennusliike rakennusalan
innovation innovaatio innovaatiot innovatiivinen
certified sertifioitu
budget budjetti budjetin
europe eurooppa euroopan eurooppalainen
master maisteri
week viikko viikon viikkoa
sport urheilu
stock varasto varastossa
small pieni pienet pienen
environment ympäristö ympäristön
line linja viiva
commercial kaupallinen kaupalliset
original alkuperäinen alkuperäiset
diversity monimuotoisuus
simple yksinkertainen
announcements ilmoitukset kuulutukset
interest kiinnostus korko
assistance avustus
photo kuva valokuva kuvan
pay maksa maksaa
coming tulossa
intelligence älykkyys tekoäly
self itse
second toinen sekunti
sitemap sivukartta
writing kirjoittaminen
address osoite osoitteet osoitteessa
instructions ohjeita
department osasto laitos osastot
studio ateljee studion
soon pian
classic klassinen klassikko
needs tarpeet tarpeita tarve
required pakollinen vaaditaan pakolliset
impact vaikutus vaikuttavuus vaikutukset
property kiinteistö kiinteistöt
rental vuokraus vuokrata vuokra vuokralle
conduct menettelyohjeet
annual vuosittain vuosikertomus vuosikokous
maps karttoja
celebrate juhli juhlia
different erilainen erilaiset
interactive vuorovaikutteinen interaktiivinen
safety turvallisuus työturvallisuus
way tapa
tags tunnisteet avainsanat
favorite suosikki suosikit suosikiksi
books kirjoja kirjojen
two kaksi
hello hei moi
inspired inspiraatio inspiroiva
future tulevaisuus tulevaisuuden
fitness kunto
food ruoka ruoan elintarvikkeet ruokaa
statement lausunto lausunnot
improve parantaa paranna
notes muistiinpanot
used käytetyt käytetty käytettyjen
opening avajaiset avaus
strategy strategia strategian
channel kanava kanavat
function toiminto funktio
groups ryhmät ryhmiä
automatically automaattisesti automaattinen
text teksti tekstit tekstin
district piiri piirin
human inhimillinen
image kuva kuvan
deals diilit
machine kone koneet koneen
park puisto puiston
submit lähetä
well hyvin
white valkoinen valkoiset
meeting kokous kokoukset tapaaminen kokouksen
brands brändit tuotemerkit
central keskeinen keskeiset
payment maksu maksutavat maksut maksutapa
body keho vartalo kehon
mind mieli mielen
style tyyli tyylin
church kirkko kirkon kirkossa kirkot
related aiheeseen samankaltaiset
users käyttäjiä
loading ladataan
climate ilmasto ilmastonmuutos ilmaston
staff henkilökunta henkilöstö
living asuminen elävä asumisen
problem ongelma ongelmat
air ilma ilman
test testi testaa testit
write kirjoita kirjoittaa
together yhdessä
long pitkä pitkät pitkän
smart älykäs älykkäät äly
sell myy myydä myydään
economic talouden taloudellista
space tila avaruus tilat
modern moderni nykyaikainen
forgot unohtunut unohditko unohtuiko
tickets liput lippuja pääsyliput
beautiful kaunis kauniit kauniin
unique ainutlaatuinen uniikki
success menestys onnistuminen
section osio jaosto
guides oppaiden
settings asetukset asetuksia
executive johtoryhmä
look ulkonäkö
class luokka luokan
man mies miehen
terminal pääte terminaali
island saari saaret saaren saaristo
water vesi veden vettä
traditional perinteinen perinteiset
answer vastaa vastata
format muoto formaatti
active aktiivinen aktiiviset
largest suurin
theme teema teeman
thought ajatus ajatuksia
framework viitekehys
course kurssi kurssin
place paikka paikan
sound ääni äänen
manual käsikirja manuaali
try kokeile
beauty kauneus kauneushoitola kosmetologi
leading johtava
forms lomakkeita
safe turvassa
hotel hotelli hotellit hotellin majoitus majoitukset
demand kysyntä
end loppu
restaurant ravintola ravintolat ravintolan
accept hyväksy hyväksyn hyväksyä
talk puhe puhu
women naiset naisten nainen naisille
cloud pilvi pilvipalvelut
ice jää
templates mallipohjat
copy kopioi kopio
model malli mallit
minutes minuuttia pöytäkirja pöytäkirjat
works toimii
area aluetta
true totta
wedding häät hää hääkuvaus vihkiminen hääpuku
agenda esityslista esityslistat
land tontti tontit
natural luonnollinen luonnolliset
topics aiheet aiheita
low matala alhainen
screen näyttö ruutu
example esimerkki esimerkiksi
concept konsepti käsite
bank pankki pankin
print tulosta tulostus
brand brändi tavaramerkki
feedback palaute palautetta
manufacturing valmistus tuotanto valmistuksen
opinion mielipide mielipiteet
size koko koot
garden puutarha puutarhan piha
statistics tilasto tilastot tilastotieto
capital pääkaupunki pääoma
everything kaikkea
skills taidot osaaminen taitoja
native äidinkieli
choice valinta
understand ymmärtää ymmärrä
vision visio visiomme
default oletus oletuksena
prices hinnat hinnasto
gift lahja lahjan
number määrä lukumäärä numero numerot
visual visuaalinen visuaaliset
file tiedosto
level taso tason tasot
keep pidä
ideas ideat ideoita idea
past menneisyys
drive aja ajokortti
savings säästö säästöt säästäminen
tool työväline
campaign kampanja kampanjat
medical lääketieteellinen lääketiede
reading lukupiiri
case tapaus
values arvot arvomme
published julkaistu
ready valmiina
footer alatunniste
sustainability vastuullisuus kestävä kestävän vastuullinen
collaboration yhteistyö yhteistyössä
confidence luottamus
youth nuoriso nuoret nuorten nuorille
competitive kilpailukykyinen
thanks kiitos kiitokset
artists taiteilijat artistit taiteilija
trip retki retket reissu
signing allekirjoitus
scholarships apurahat stipendit apuraha
storage säilytys
teams joukkueiden
little vähän
exchange valuutta vaihtaa
principles periaate
incident häiriö
moment hetki
good hyvä hyvät hyvää
advice neuvonta neuvoja
conversations jutustelu
focus painopiste
senior seniori ikäihmiset eläkeläiset seniorit
guidelines ohjeistus suuntaviivat
admissions pääsykoe hakijalle
yes kyllä
many monta monet
ratings arviointi arvosanat
animals eläimet eläimiä lemmikit
traffic liikenne liikenteen
save tallenna säästä
box laatikko rasia
much paljon
teaching opettaminen
quote lainaus sitaatti
kids lapsi lapsiperheet
edition painos
radio radion radiossa
episode jakso jaksot
cross risti
scientists tutkijat tutkija
insights näkemyksiä oivalluksia
knowledge tietämys
refund hyvitys
involved mukana
institute instituutti
core ydin
affordable edullinen edulliset
themes teemat
intro johdanto esittely
monitor näytöt
winter talvi talven talvella
green vihreä vihreät vihreiden
fashion muoti vaatteet muodin
founder perustaja perustajat
efficient tehokas tehokkaat
wide leveä laaja
old vanha vanhat vanhan
big iso isot suuri
speakers puhujat kaiuttimet
resumes ansioluettelo
promotion edistäminen
multiple useita
optimization optimointi
key avain avaimet
value arvo arvon
important tärkeä tärkeää tärkeät
initiative aloite aloitteet
methods menetelmät menetelmä
studies opinnot opintojen
residents asukkaat asukkaiden
button painike nappi
black musta mustat
abuse väärinkäyttö
awards palkinnot palkintoja
virtual virtuaalinen
abstract tiivistelmä
house talo talon talot omakotitalo
enter syötä
solar aurinkopaneelit aurinkoenergia aurinko
embed upota
description kuvaus kuvauksen
host isäntä
fun hauska hauskaa hauskat
legislative lainsäädäntö
grow kasvaa
plugins lisäosat
cost kustannukset kustannus
room huone huoneen
recruitment rekrytoinnin
profit voitto tuotto
secret salainen salaisuus
destination kohde matkakohteet
dynamic dynaaminen
three kolme
approach lähestymistapa
holiday loma lomat lomaosake mökki pyhäpäivä
agents edustajat
priority etusija
forest metsä metsän metsät
effective tehokkaasti
progress edistyminen edistys
bright kirkas
republic tasavalta tasavallan
shared jaetut
specific tietty erityiset
tournament turnaus turnaukset
branch konttorit
files tiedostot
cleaning siivous siivouspalvelut puhdistus
subject aihe oppiaine
men miehet miesten miehille
receive saada
pool uimahalli
highlights kohokohdat
beginning alussa
owners omistajat omistaja
diagnosis diagnoosi
rock kallio
random satunnainen
power voima teho
convenient kätevä
sample maistiainen
exclusive eksklusiivinen
peace rauha rauhan
million miljoona miljoonaa
weekly viikoittain viikkolehti
step vaihe askel
areas alueet alueella
parts osat osien
billion miljardi miljardia
older vanhempi
ministry ministeriö ministeriön
word sana sanat sanakirja
weapons aseet ase
enjoy nauti nauttia
chain ketju
appointment ajanvaraus
repair korjaus korjaamo korjaukset
discounts alennukset
letters kirjeet kirje
final lopullinen finaali
label etiketti
total yhteensä kokonaissumma
infrastructure infrastruktuuri infra
former entinen
journey matkasi
donations lahjoitukset
near lähellä
independent itsenäinen riippumaton
street katu kadun kadut
hotels hotelleja
hardware rautakauppa
benefits edut hyödyt etu
node solmu
agent välittäjä
chance sattuma
visa viisumi
elections vaalit kuntavaalit vaalien
light valo valaistus valaisimet valot
division divisioona
homes kodit koteja
bill lasku
furniture huonekalut kalusteet huonekalu
think ajattele
toys lelut lelu
basic perus
difficult vaikea
adventure seikkailu seikkailut
flight lento lennot lentoliput
logistics logistiikka
phones puhelimet matkapuhelin
wellness hyvinvointi
road tie tiet
redirected uudelleenohjaus
red punainen punaiset
correct oikea oikein
suggestions ehdotukset
booking varaus varaukset
checkout kassa kassalle
tourism matkailun
bikes polkupyörät pyörät
delayed viivästynyt myöhässä
export vienti
guest vieras vieraat
tab välilehti
domain domainit
star tähti tähdet
flexible joustava joustavat
ads mainokset
instant välitön
supplies tarvikkeet
broker meklari
philosophy filosofia
edit muokkaa
lab labra
equipment laitteet varusteet välineet
consent suostumus
foreign ulkomainen ulkomaat ulkomailla
simulation simulointi
item kohteet
patients potilaat potilas
temperature lämpötila
assets omaisuus
earn ansaitse
characters merkkiä hahmot
breathing hengitys
readers lukijat
month kuukausi kuukauden
rent vuokrattavana
desktop työpöytä
television televisio tv
mobility liikkuvuus
gifts lahjat lahjaideat
inquiry tiedustelu
charge veloitus
golf golfkenttä
strength vahvuus
run juoksu juosta
horizon horisontti
maintenance ylläpito kunnossapito
seminars seminaarit seminaari
study opiskelu opiskele
inspection katsastus
trail polku reitti
additional ylimääräinen
pros plussat
tree puu puut puita
banking pankkipalvelut
agency virasto
less vähemmän
increase kasvu lisäys
hospital sairaala sairaalat
fair messut
states osavaltiot
military sotilas puolustusvoimat armeija
background tausta
fantasy fantasia
village kylä kylän kyläyhdistys
discipline laji kurinpito
types tyypit
lecture luento luennot
equal tasavertainen
during aikana
capacity kapasiteetti
reliable luotettava luotettavat
summer kesä kesän kesällä
wholesale tukku tukkukauppa
rules säännöt sääntö
museum museo museon museot
fresh tuore tuoreet
object esine
conference konferenssi kongressi
sector sektori ala
war sota sodan
cybersecurity kyberturvallisuus
hero sankari
suite sviitti
stop pysäytä lopeta
individual yksilö yksilöllinen
large suuret
implementation toteutus
scale mittakaava
sort lajittele
orders tilauksia
bars baarit baari kapakka
law laki lait
decorative koriste sisustus
thread ketjut lanka
voice äänet
doctor lääkäri lääkärit lääkäriasema
award palkinto
routes reitit
loans lainat
win voita
medicine lääke lääkkeet
extension laajennus
tennis tenniskenttä
powerful voimakas
capture kaappaa
dark tumma pimeä
missing puuttuu kadonnut
strong vahva vahvat
beach ranta uimaranta rannat
complaint valitus reklamaatio
preferences mieltymykset
bug vika
countdown lähtölaskenta
pandemic pandemia
filter suodata suodatin
topic aiheen
approved hyväksytty
unit yksikkö
period jakson ajanjakso
awareness tietoisuus
billing laskutus
math matematiikka matikka
ideal ihanteellinen
station asema rautatieasema
motorcycle moottoripyörä moottoripyörät
bus bussi bussit
tour kierros opastus kiertue
translation käännös kääntäjä käännökset
table pöytä taulukko
boot saappaat
normal normaali
hate viha
train juna junat junan
cat kissa kissat kissan
movies elokuvat elokuvia
transition siirtymä
gear varustus
lifestyle elämäntapa
interface rajapinta
cheap halpa halvat
immigration maahanmuutto
pickup nouto noutopiste
physical fyysinen fyysiset
explanation selitys
delete poista poistaa
replace korvaa
rooms huoneet
fields kentät
boats veneet vene veneily
teachers opettajat opettajien
exhibition näyttely näyttelyt
nature luonto luonnon
vehicle ajoneuvo
title otsikko titteli
perspectives näkökulmat
advantage etuja
clean puhdas
short lyhyt lyhyesti
jewelry korut koru
closed suljettu kiinni
flow virtaus
vegetables vihannekset kasvikset
anxiety ahdistus
switch kytkin
faculty tiedekunta tiedekunnat
faster nopeammin
audit tilintarkastus
hackers hakkerit
assembly yleiskokous
stamps postimerkit leimat
gym kuntosalit jumppa
pain kipu kivut
pizza pizzeria
county lääni
charity hyväntekeväisyys
parish seurakunta seurakunnan srk
mosque moskeija
temple temppeli
prayer rukous rukoukset rukoile
worship jumalanpalvelus jumalanpalvelukset messu
sermon saarna saarnat hartaus
diocese hiippakunta
choir kuoro kuorot kuoron mieskuoro
orchestra orkesteri soittokunta orkesterin
concert konsertti konsertit
theater teatteri teatterin
scouts partio partiolaiset partiolippukunta
donation lahjoitus
membership jäsenyys jäsenmaksu
league liiga
player pelaaja pelaajat
coach valmentaja valmentajat
match ottelu ottelut
hiking vaellus vaeltaminen retkeily patikointi
cycling pyöräily pyöräilijä
football jalkapallo futis
fishing kalastus kala kalastuslupa
hunting metsästys metsästäjä
horse hevonen hevoset ratsastus hevosen talli
dog koira koirat koiran koirien
breed rotu pennut jalostus kennel
dance tanssi tanssit tanssikoulu
massage hieronta hieroja
clinic klinikka
dentist hammaslääkäri hammashoito
pharmacy apteekki apteekin
nurse hoitaja hoitajat
psychologist psykologi psykologia psykoterapia
lawyer asianajaja lakimies asianajotoimisto
notary notaari
accountant kirjanpito tilitoimisto kirjanpitäjä
tax vero verot verotus alv
insurance vakuutus vakuutukset
loan laina lainaa lainan
plumber putkimies lvi putkiremontti
electrician sähköasentaja sähköasennus sähkötyöt
carpenter puuseppä kirvesmies
roof katto kattoremontti katot
kitchen keittiö keittiöt
bathroom kylpyhuone
heating lämmitys lämpöpumppu kaukolämpö
door ovi ovet
flower kukka kukat kukkakauppa
bakery leipomo konditoria
bread leipä leivät
wine viini viinit
beer olut oluet panimo
coffee kahvi kahvit kahvila
chef kokki
dish annos annokset
breakfast aamiainen aamupala
camping leirintäalue karavaani leirintä
apartment asunto asunnot huoneisto kerrostalo
arrival saapuminen
departure lähtö
mayor pormestari
municipality kunta kunnan kunnat kuntien
council valtuusto
citizen kuntalainen kuntalaiset
resident asukas
ordinance asetus
waste jäte jätteet jätehuolto kierrätys
police poliisi poliisin
fire palo pelastuslaitos tulipalo
permit luvat
procurement hankinnat hankinta
election vaali
vote äänestä äänestys
party puolue puolueet juhla bileet
candidate ehdokas ehdokkaat
parliament eduskunta parlamentti eduskunnan
court tuomioistuin käräjäoikeus
kindergarten päiväkoti varhaiskasvatus esiopetus
pupil oppilas oppilaat
student opiskelijan
teacher opettaja opettajan
exam tentti tentit ylioppilaskirjoitukset tenttiä
semester lukukausi
diploma tutkinto todistus
lesson oppitunti tunti
thesis väitöskirja opinnäytetyö gradu
laboratory laboratorio
speaker puhuja
sponsor sponsori sponsorit
ticket lippu lipun
recipe resepti reseptit ruokaohje
ingredient ainekset
cooking ruoanlaitto kokkaus
diary päivyri
travelogue matkablogi
essay essee esseet
poem runo runot runous
novel romaani romaanit
writer kirjailija kirjailijat
photographer valokuvaaja valokuvaus
painter maalari maalaus taidemaalari
illustrator kuvittaja
designer muotoilija
developer kehittäjä kehittäjät
freelancer freelanceri
biography elämäkerta
born syntynyt syntyi
hobby harrastus harraste
moderator moderaattori
member jäsen jäsenen
nickname nimimerkki lempinimi
poll kysely gallup
guestbook vieraskirja
basket kori korit
delivery toimitus toimitusaika
warranty takuu
voucher lahjakortit
discount alennus alennusta
colour väri värit
bestseller myydyimmät
retail vähittäiskauppa
manufacturer valmistaja valmistajat
factory tehdas tehtaan
spare varaosa varaosat
steel teräs
wood puutavara puinen
plastic muovi
concrete betoni
renovation remontit saneeraus
architect arkkitehti arkkitehdit
engineer insinöörit
transport kuljetus kuljetukset
tyre renkaat rengas talvirenkaat
garage autokorjaamo autotalli
leasing leasingvuokraus
advertisement mainos
employer työnantaja
comparison vertailu
rating arvosana
nearby lähistöllä
category kategoria
converter muunnin
generator generaattori
install asenna asentaa
tutorial ohjevideo
subscription kestotilaus
automation automaatio
invoice laskut
payroll palkanlaskenta palkka
workflow työnkulku
newspaper sanomalehti sanomat päivälehti
editorial pääkirjoitus
journalist journalisti journalismi
reporter reportteri
headline otsikot
economy talous
weather sää säätila säätiedot
horoscope horoskooppi horoskoopit
obituary muistokirjoitus kuolinilmoitus
broadcast lähetys lähetykset
listen kuuntele kuunnella
crime rikos rikokset
celebrity julkkis julkkikset
subscriber tilaaja tilaajat
cookie eväste
accessibility saavutettavuus esteettömyys saavutettavuusseloste
career uran
certificate todistukset sertifikaatti
solution ratkaisun
product tuote tuotteen
tradition perinne perinteet
competence pätevyys
emergency hätä hätänumero päivystys
night yö yön yöllä
shift vuoro
printing painotuotteet painatus kirjapaino
advertising mainonta mainostoimisto
marketing markkinointi
score pisteet
puzzle palapeli ristikko
quiz tietovisa
band bändi yhtye bändin
album albumi levy levyt
song laulu kappale laulut biisi
lyrics sanoitukset
movie leffa
cinema leffateatteri kinot kino
animal eläin eläinlääkäri
shelter eläinsuoja turvakoti
adoption adoptio
child lapsen
elderly vanhukset vanhus ikääntyneet vanhusten
disability vammaiset vamma vammainen
refugee pakolainen pakolaiset turvapaikanhakija
poverty köyhyys
relief katastrofiapu
chairman puheenjohtaja
committee lautakunta toimikunta valiokunta
union työttömyyskassa
federation liitto
cooperative osuuskunta
petition adressi vetoomus
protest protesti
farm maatila maatilan
agriculture maatalous viljely maanviljely
harvest sato sadonkorjuu
town pikkukaupunki taajama
sight nähtävyydet nähtävyys
mountain vuori tunturi vuoret
ski hiihto hiihtokeskus laskettelu
"""
