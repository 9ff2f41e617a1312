"""Norwegian."""

from typing import Final

WORDS: Final = """\
service tjeneste tjenester tjenesten tjenestene
contact kontakt kontakte kontaktinformasjon kontaktskjema kontaktinfo kontaktperson
home hjem forside forsiden startside heim
products produkter produktene varer sortiment
new ny nye nytt
information informasjon opplysninger
customer kunde kunder kunden kundene kundeservice
search søk søket søkeresultater
blog blogg bloggen blogger blogginnlegg
content innhold innholdet innholdsfortegnelse
site nettsted nettstedet
support støtte
privacy personvern personvernerklæring
page side siden sider sidene
find finn finne finner funnet
news nyheter nyhet aktuelt nyhetene nyhetsarkiv
community fellesskap fellesskapet
top toppen øverst
website nettside nettsiden nettsider hjemmeside hjemmesiden heimeside
directly direkte
business bedrift bedrifter næringsliv næring forretning
help hjelp hjelpe hjelper
media medier mediene
program programmet programmer
access tilgang adgang
health helse helsen helsetjenester helsehjelp
company selskap selskapet firma firmaet
register registrer registrere registrering
menu meny menyen
history historie historien historikk historisk
use bruk bruke benytte
project prosjekt prosjekter prosjektet
education utdanning utdanningen opplæring videreutdanning
free gratis fri fritt frie
design utforming formgivning
public offentlig offentlige
report rapport rapporter rapporten rapportere
experience erfaring erfaringer opplevelse opplevelser opplev
international internasjonal internasjonale internasjonalt
policy retningslinjer
best beste
terms vilkår kjøpsvilkår salgsbetingelser salgsvilkår betingelser
open åpen åpent åpne åpner
online nettet pålogget
management ledelse ledelsen forvaltning styring
create opprett opprette opprettet
download nedlasting nedlastinger laste nedlastning
start starte begynn
events arrangementer arrangement terminliste arrangementskalender
login innlogging logg innlogget
learn lær lære
video videoer videoen
special spesial spesielle spesialtilbud spesiell
development utvikling utvikle utviklingen
careers karriere
user bruker brukere brukernavn brukeren
web nett
review anmeldelse anmeldelser omtale omtaler
code kode koden koder kildekode
market marked markedet markeder
account konto kontoen kontoer
social sosiale sosial sosialt
view vis vise visning
general generell generelle generelt allment
email epost e-post e-postadresse mailadresse
latest nyeste
resources ressurser
store butikk butikken butikker
categories kategorier kategori kategorien
press presse pressemelding pressemeldinger
system systemer systemet
world verden verdens
change endre endring endringer
updates oppdateringer oppdatering oppdater oppdatert
partners partnere
global globale globalt
shop nettbutikk nettbutikken
technology teknologi teknikk teknologien
comments kommentarer kommentar kommenter kommentarene
center senter senteret
tools verktøy
articles artikler artikkel artikkelen
app appen
source kilde kilder
welcome velkommen velkomst ønsker
sign signere
reserved forbeholdt forbeholdes
advertise annonsere annonser annonsører
post innlegg innlegget
work arbeid arbeide jobbe arbeider jobber
features egenskaper
guide veiledning veileder guiden
industry industri bransje industrien
info opplysning
mobile mobil mobilen
share del deling
book bok bestill bestille boken boka
read les lese lest leser
documentation dokumentasjon
members medlemmer medlemmene medlemsfordeler
questions spørsmål spørsmålene
solutions løsninger løsning løsningen
locations lokasjoner
national nasjonal nasjonale nasjonalt landsdekkende
organization organisasjon organisasjonen organisasjoner
order bestilling bestill ordre bestille bestillinger
office kontor kontoret kontorer sekretariat
skip hopp
archive arkiv arkivet
software dataprogram
day dag dager dagen dagens
research forskning forske forskere forskningen
expert ekspert eksperter fagfolk
add tilføy legg
conditions betingelser forutsetninger
cookies kapsler
releases utgivelser utgaver
engineering ingeniør ingeniørfag
collection samling samlinger kolleksjon
log loggbok
professional profesjonell profesjonelle faglig
make lage
details detaljer
navigation navigasjon navigering
deliver levere leverer levert
cart handlekurv handlekurven handlevogn kurv
provide tilby tilbyr yte
electronics elektronikk
financial finansiell finansielle finans
back tilbake
installation installasjon installasjoner
forum forumet
university universitet universitetet universiteter
rights rettigheter rettighetene
started påbegynt igang
people mennesker folk
schedule timeplan rutetabell tidsplan
link lenke kobling
protection beskyttelse beskytte beskytter vern
network nettverk nettverket
plan planen planer planene
list liste lister
association forening foreningen foreninger
explore utforsk utforske
check sjekk sjekke kontroller
newsletter nyhetsbrev nyhetsbrevet
map kart kartet
links lenker koblinger
transparency åpenhet åpenhetsloven
call ring ringe anrop
videos videoer videoklipp
politics politikk politisk politiske politikken
present presentere
clients klienter
request forespørsel anmodning
leadership lederskap lederutvikling
private privat privatkunder
travel reise reiser reisen
quality kvalitet kvaliteten
club klubb klubben klubber klubbens
security sikkerhet sikkerheten
window vindu vinduer vinduet
life liv livet livets
students studenter studentene
subscribe abonner abonnere
available tilgjengelig tilgjengelige
mission misjon formål
jobs stillinger stillingsannonser
visit besøk besøke besøkende
car bil biler bilen
digital digitale digitalt digitalisering
current nåværende aktuell aktuelle gjeldende
applications applikasjoner apper
follow følg følge følger
culture kultur kulturen kulturelle
buy kjøp kjøpe kjøper kjøpt
including inkludert inklusive
results resultater resultat resultatet
calendar kalender kalenderen
recent nylig nylige
connect koble
meet møt møte møtes
operations drift
watch klokke klokker
investor investorer aksjonær
high høy høye høyt
index stikkord
last siste sist
school skole skolen skoler skolens grunnskole barneskole skule skular
podcast podkast podkaster
city byen byer byens
popular populær populære populært
regular regelmessig vanlig
legal juridisk juridiske
sale utsalg
like liker
transfer overføring overføre
today idag
language språk språket
sponsored sponset
sales salg salget
based basert baserte
donate doner donere støtt
government regjering regjeringen myndigheter
password passord passordet
country landet
real ekte virkelig
continue fortsett fortsette
group gruppe gruppen
contract kontrakt kontrakter
name navn navnet fornavn etternavn
contribute bidra bidrag
license lisens lisenser
select velg velge valgt
art kunst kunsten kunstverk
activities aktiviteter aktivitet aktivitetene
message melding meldinger beskjed
offers tilbud tilbudet
platform plattform plattformen
photos bilder fotografier bildene
magazine magasin blad tidsskrift magasinet
computer datamaskin datamaskiner pc
practice praksis øving
portal portalen
love kjærlighet elsker
author forfatter forfatteren
chat chatte prat
pricing prising
posts innlegg
copyright opphavsrett opphavsretten
years år årene
action handling
materials materialer materialet
things ting
control kontroll
easy enkelt lett
click klikk klikke
planning planlegging planlegge
gallery galleri galleriet
sports idrett idrettslag sporter idretten
consulting rådgivning konsulent konsulenter rådgiver
board styre styret styremøte
family familie familien familier slekt
form skjema skjemaer
care omsorg pleie omsorgen
friends venner vennene
year år året årets
right høyre
performance ytelse prestasjon
integration integrasjon integrering
build bygge bygger bygg
response svar respons
music musikk musikken korps
training trening trene
compare sammenlign sammenligne
version versjon
administration administrasjon administrasjonen
return retur returnere returrett
game spill
phone telefon telefonnummer tlf
reference referanse referanser
apply søknad søknader
secure sikker sikre sikkert trygg
library bibliotek biblioteket biblioteker
science vitenskap vitenskapelig vitenskapelige
employees ansatte
process prosess prosessen
official offisiell offisielle offisielt
learning læring
profile profil profilen profiler
date dato datoer
choose velg velge
commitment engasjement forpliktelse
region regionen regional
event arrangement begivenhet
play lek
disclaimer ansvarsfraskrivelse
quick rask raskt raske
local lokal lokalt
participate delta deltakelse deltakere deltar
games spillene brettspill
advanced avansert avanserte
notice kunngjøring varsel
server serveren
price pris prisen
entertainment underholdning
fast rask raskt
series serie serien serier
technical teknisk tekniske
christmas jul julen julemarked julegaver
state stat staten delstat
logo logoen
credit kreditt
hours timer åpningstider åpningstid åpningstidene
opportunities muligheter mulighet
children barn barna barnas
toggle veksle
standard standarder norm standarden
complete komplett fullstendig
story fortelling beretning
previous forrige foregående
job jobb jobben
touch berøring
baby babyer spedbarn
daily daglig daglige
pages sider
package pakke pakker
editor redaktør
shipping frakt fraktfritt forsendelse
discover oppdag oppdage
send sende sendt
proposed foreslått
festival festivalen festivaler
around rundt omkring
film filmen filmer
docs dokumenter dokument
energy energi energien strøm
foundation stiftelse stiftelsen
stay opphold overnatte
discussion diskusjon debatt diskusjoner
analysis analyse analyser
great flott
common felles
better bedre
introducing introduserer
calculator kalkulator
volunteer frivillig frivillige frivillighet dugnad
offer tilbud
interview intervju intervjuet
stories historier fortellinger
academic akademisk akademiske
catalog katalog kataloger
college høgskole høyskole folkehøyskole høyskolen
relations relasjoner
construction anlegg entreprenør byggefirma
innovation innovasjon innovativ
certified sertifisert sertifiserte
budget budsjett budsjettet
europe europa europeisk europeiske
week uke uker uken ukens
sport idrett
stock lager lageret
small liten små lite
environment miljø miljøet
line linje linjer
commercial kommersiell kommersielle
diversity mangfold
simple enkel enkle
announcements kunngjøringer
interest interesse interesser rente renter
assistance assistanse bistand
photo foto fotoet
pay betal betale betaler
intelligence intelligens
sitemap nettstedskart sidekart
writing skriving
address adresse adressen adresser
instructions instruksjoner bruksanvisning
department avdeling avdelingen avdelinger
studio atelier
soon snart
classic klassisk klassiske klassiker
needs behov behovet
required påkrevd obligatorisk
impact påvirkning innvirkning
property tomt
rental utleie leie leier
annual årsmelding årsrapport
maps kart
celebrate feire feirer
different forskjellig forskjellige ulike
interactive interaktiv interaktive
safety trygghet
way måte
tags emneord
favorite favoritt favoritter
built bygget
homepage hjemmeside
books bøker bøkene
please vennligst
hello hei
inspired inspirert inspirasjon
future fremtid fremtiden framtid framtiden
food mat maten matvarer
statement uttalelse redegjørelse
improve forbedre forbedring
notes notater
building bygning bygninger bygningen
used brukt brukte bruktbil
opening åpning
strategy strategi strategien
channel kanal kanaler
function funksjon
groups grupper
automatically automatisk
text tekst teksten tekster
district distrikt bydel
image bilde
machine maskin maskiner
park parken parker
submit innsending innsendt
white hvit hvite hvitt
meeting møter møtet sakspapirer
brands merker merkevarer varemerker
central sentral sentrale sentralt
identify identifisere
payment betaling betalinger betalingsmåter
body kropp kroppen
mind sinn
style stil stilen
church kirke kirken kirker kirkens kirkelige kyrkje kyrkja
related relatert relaterte beslektet
users brukere
loading laster
climate klima klimaet
overview oversikt
living bolig
problem problemer problemet
air luft
test teste prøve tester
write skriv skrive skrevet
long lang lange langt
smart smarte
sell selg selge selger
economic økonomisk økonomiske
modern moderne
forgot glemt
tickets billetter billett
beautiful vakker vakre vakkert
unique unik unike unikt
success suksess vellykket
section avsnitt seksjon
guides guider
settings innstillinger innstilling
look utseende
class klasse klasser klassen
man mann mannen
island øy øya øyer øyene
water vann vannet vatn vassdrag
traditional tradisjonell tradisjonelle
answer svar svare
active aktiv
largest største
perfect perfekt perfekte
theme tema temaet
thought tanke tanker
framework rammeverk rammer
course kurs kurset kursene kursoversikt kursoversikten
place sted stedet
alternative alternativ alternativt
sound lyd lyden
manual manualer håndbok
try prøv
items varene
inside innendørs
beauty skjønnhet skjønnhetspleie hudpleie
leading ledende
forms skjemaer
safe trygg trygt
hotel hotell hotellet hoteller
end slutt slutten
restaurant restauranter restauranten spisested
accept aksepter godta godkjenn
women kvinner kvinne kvinners dame
cloud skyen skytjenester
ice isen
working arbeidende
copy kopi kopier
model modell modeller
minutes minutter
works fungerer
area område området
families familier
true sann sant
wedding bryllup bryllupet vielse bryllupsfotograf
agenda saksliste dagsorden
listings annonser
launch lansering lanserer
natural naturlig naturlige
topics emner temaer
low lave
screen skjerm skjermen
example eksempel eksempler
concept konsept begrep
bank banken sparebank
prepare forberede forberedelse
print utskrift
brand merkevare merke
inclusion inkludering
opinion mening meninger
size størrelse størrelser
garden hage hagen hager hagesenter
statistics statistikk statistikker
capital kapital
skills ferdigheter
native morsmål
possible mulig
understand forstå forstår
vision visjon
prices priser prisliste prisene
gift gave gaver
number nummer antall tall
visual visuell visuelle
file fil filen
level nivå nivåer
times tider
combination kombinasjon
keep behold beholde
ideas ideer idé
past fortid fortiden
drive kjøre førerkort
savings sparing
campaign kampanje kampanjer
medical medisinsk medisinske
case sak saker
humanities humaniora
values verdier verdigrunnlag
already allerede
published publisert utgitt
ready klar
footer bunntekst
sustainability bærekraft bærekraftig
collaboration samarbeid samarbeidet
journal tidsskrift
confidence tillit selvtillit
youth ungdom ungdommer unge ungdoms
competitive konkurransedyktig
thanks takk takker
artists kunstnere kunstnerne artister
trip tur utflukt turer turen
signing signering
scholarships stipend stipender stipendier
storage lagring oppbevaring
teams lagene
little litt
sellers selgere forhandlere
exchange utveksling
principles prinsipper
database databasen databaser
incident hendelse
compliance etterlevelse
expand utvid
moment øyeblikk
good god gode
advice råd
conversations samtaler
focus fokus
senior seniorer pensjonister
guidelines veiledere
admissions opptak
running løpetrening
yes ja
united forente
many mange
ratings vurderinger
frequently ofte
animals dyr kjæledyr dyrene
traffic trafikk trafikken
save lagre spar
box boks eske
much mye
teaching undervisning undervise
quote sitat sitater
kids barn barna
radio radioen
episode episoder
cross kors
scientists forskere vitenskapsmenn
insights innsikt
knowledge kunnskap kunnskaper
refund refusjon
involved involvert
institute institutt instituttet
core kjerne
affordable rimelig rimelige
themes temaer
intro innledning introduksjon
evaluation evaluering
monitor overvåke
winter vinter vinteren
green grønn grønne grønt
fashion mote klær moter
founder gründer
wide bred brede
old gammel gamle gammelt
big stor stort
speakers høyttalere
multiple flere
optimization optimalisering
key nøkkel nøkler
value verdi
important viktig viktige viktigste
initiative initiativ initiativer
methods metoder metode
contains inneholder
studies studier
residents innbyggere beboere
button knapp knappen
black svart svarte
abuse misbruk overgrep
awards utmerkelser
virtual virtuell virtuelle
house hus huset husene
enter angi
solar solceller solenergi solcelle
description beskrivelse beskrivelser
host vert verten
fun moro gøy morsom
within innenfor innen
legislative lovgivning
grow dyrke vokse
cost kostnad kostnader koster
room rom rommet
recruitment rekruttering
profit fortjeneste
secret hemmelig hemmelighet
destination reisemål destinasjon destinasjoner
dynamic dynamisk
approach tilnærming
holiday ferie helligdag ferien ferier
agents agenter
priority prioritet prioritering
forest skog skogen skoger
effective effektivt
lists lister
progress fremskritt framgang
republic republikk republikken
shared delt
specific spesifikk spesifikke
tournament turnering turneringer
branch filial
files filer filene
cleaning renhold rengjøring vask
subject fag
configuration konfigurasjon
men menn herre herrer
receive motta mottatt
pool svømmehall basseng svømmebasseng
highlights høydepunkter
beginning begynnelse begynnelsen
owners eiere eier
diagnosis diagnose diagnostikk
rock stein
random tilfeldig
power kraft makt
convenient praktisk
sample vareprøve
exclusive eksklusiv eksklusive
peace fred freden
everyday hverdag hverdagen
million millioner
weekly ukentlig ukentlige
agreement avtale avtaler avtalen
step trinn skritt steg
areas områder områdene
parts deler
billion milliarder milliard
ministry departement departementet
word ord ordet ordbok
weapons våpen
enjoy nyt nyte
chain kjede kjeden
appointment timebestilling timeavtale
repair reparasjon reparere reparasjoner
discounts rabatter
letters brev leserbrev bokstaver
final finale endelig endelige
premier premiere
label etikett
total totalt samlet
infrastructure infrastruktur
former tidligere
donations donasjoner pengegaver
near nær nærliggende
independent uavhengig uavhengige selvstendig
street gate gaten gata gater
hotels hoteller
builder byggmester
benefits fordeler
chance sjanse
visa visum
elections valg
light lys belysning lamper
homes boliger bolig
bill regning regninger
trial prøveperiode prøvetid forsøk
furniture møbler møbel
think tenk tenke synes
toys leker leketøy
difficult vanskelig
upgrade oppgradering oppgrader
adventure eventyr eventyret
flight fly flyreise flyreiser flybilletter
logistics logistikk
ebooks ebøker
phones telefoner
wellness velvære
road vei veien vegen veg veier
redirected omdirigert
red rød røde rødt
correct korrekt riktig
suggestions forslag
booking reservasjon reserver reservere
estate eiendom eiendomsmegler
checkout kassen kasse
tourism turisme turist turister turistinformasjon
bikes sykler sykkel
delayed forsinket forsinkelse
export eksport eksportere
guest gjest gjester gjestene
tab fane
domain domene domenenavn
star stjerne stjerner
flexible fleksibel fleksible
ads annonser annonse
mode modus
instant umiddelbar
supplies forsyninger tilbehør
philosophy filosofi
edit rediger redigere
lab laboratorie
equipment utstyr utstyret
consent samtykke samtykker
papers publikasjoner
foreign utenlandsk utlandet utenriks
simulation simulering
patients pasienter pasient pasienten
temperature temperatur temperaturer
mark merk marker
assets eiendeler
earn tjene
characters tegn karakterer
breathing pust puste
readers lesere
month måned måneder måneden
codes koder
rent leie
television fjernsyn tv
mobility mobilitet
achieve oppnå
inquiry henvendelse
evidence bevis
charge avgift gebyr
dining middag
golf golfbane golfklubb
strength styrke
run løp løping
horizon horisont
maintenance vedlikehold
seminars seminarer
study studie studere studiet studium
inspection inspeksjon tilsyn befaring
trail sti løype
additional ytterligere
pros fordeler
talent talenter
tree trær
agency byrå etat
increase øke økning
hospital sykehus sykehuset sjukehus
fair messe messen
reach rekkevidde
states stater
military militær forsvaret forsvar militære
background bakgrunn
fantasy fantasi
village landsby bygda tettsted
influence innflytelse
discipline disiplin
types typer
lecture forelesning foredrag forelesninger
structure struktur
equal likestilling
capacity kapasitet
reliable pålitelig driftssikker
summer sommer sommeren sommerens
wholesale engros grossist grossister
rules regler regel reglene ordensregler
museum museet museer
fresh fersk ferske frisk
yoga yogakurs
object gjenstand objekt
conference konferanse konferanser konferansen
sector sektoren sektor
leave forlat
war krig krigen
cybersecurity cybersikkerhet
hero helten
without uten
individual individuell individuelle
large stor
implementation gjennomføring implementering
scale skala
sort sorter sortering
orders bestillinger ordrer
bars barer
law lov lover jus juss
decorative dekorativ dekorasjon
thread tråd tråden tråder
creator skaper
voice stemme
doctor lege legen leger fastlege legesenter legekontor
award utmerkelse
routes ruter rute
movement bevegelse
loans lån
win vinn vinne
medicine medisin
extension utvidelse
dark mørk mørke
missing mangler savnet
strong sterk sterke
beach strand stranden strender
complaint klage klager
tracking sporing
feel føl føle føler
preferences preferanser
bug feil
countdown nedtelling
pandemic pandemi
filter filtrer
topic emnet tema
approved godkjent godkjente
unit enhet enheter
period periode perioden
awareness bevissthet
zone soner sone
notification varsling varsler
billing fakturering
math matematikk matte
ideal ideell ideelle
centre sentrum
station stasjon stasjonen togstasjon
motorcycle motorsykkel motorsykler mc
bus buss busser bussen
tour omvisning rundtur omvisninger guidet
translation oversettelse oversettelser oversetter tolk
table bord tabell
boot støvel støvler
head hode hodet
normal normalt
coverage dekning
edge kant
hate hat
variety variasjon
train tog toget togene
cat katt katter katten kattunger
movies filmer
transition overgang
gear utstyr
lifestyle livsstil
interface grensesnitt
cheap billig billige billigst
immigration innvandring
pickup henting hentes
physical fysisk fysiske
explanation forklaring
delete slett slette
replace erstatt erstatte
rooms rommene
fields felter
boats båt båter båten småbåt båtliv båtforening
teachers lærere lærerne
exhibition utstilling utstillinger utstillingen
nature natur naturen naturvern friluftsliv
vehicle kjøretøy kjøretøyet
title tittel
perspectives perspektiver
advantage fordel
short korte
jewelry smykker smykke gullsmed
chapter kapittel
closed stengt lukket
vegetables grønnsaker
anxiety angst
switch bryter bytt
faculty fakultet
faster raskere
mortgage boliglån huslån
audit revisjon
justice rettferdighet
hackers hackere
assembly årsmøte
stamps frimerker stempler
notify varsle
pain smerte smerter
pizza pizzeria pizzaer
county fylke fylket fylkeskommune fylkesmann
charity veldedighet veldedig veldedige innsamling
parish menighet menigheten sokn menighetsråd sogn prestegjeld
mosque moské moskeen
temple tempel
prayer bønn bønner
worship gudstjeneste gudstjenester
sermon preken prekener andakt prekenen
diocese bispedømme bispedømmet
choir kor koret mannskor
orchestra orkester orkesteret janitsjar
concert konsert konserter konserten
theater teater teateret
scouts speider speidere speiderne speidergruppe
membership medlemskap kontingent
league ligaen eliteserien
player spiller spillere
coach trener treneren trenere
match kamp kampen kamper
hiking fottur vandring fotturer turmål vandre
cycling sykling sykle sykkeltur sykkelklubb
football fotball fotballen fotballklubb
fishing fiske fisk fiskeri fisketur
hunting jakt jakten jeger jegere
horse hest hester ridning rideskole hesten
dog hund hunder hunden
breed rase raser oppdrett oppdretter kennel
dance dans danse dansen
massage massør fysioterapi
clinic klinikk klinikken klinikker
dentist tannlege tannlegen tannleger tannhelse
pharmacy apotek apoteket
nurse sykepleier sykepleiere
psychologist psykolog psykologer psykologi
lawyer advokat advokater jurist advokatfirma
notary notar
accountant regnskap revisor regnskapsfører bokføring
tax skatt skatter skatteetaten mva moms
insurance forsikring forsikringer forsikringsselskap
loan lån låne
plumber rørlegger rørleggere vvs
electrician elektriker elektrikere elektro
carpenter snekker tømrer snekkere
roof tak taket taktekking takstein
kitchen kjøkken kjøkkenet
bathroom bad badet baderom
heating varme oppvarming varmepumpe fjernvarme
door dør dører døren
flower blomst blomster blomsterbutikk
bakery bakeri bakeriet baker
bread brød brødet
wine vin viner vinen
beer øl bryggeri
coffee kaffe kaffen
chef kokk kokken
dish retter
breakfast frokost frokosten
camping campingplass campingvogn bobil
apartment leilighet leiligheter
arrival ankomst
departure avgang avreise
mayor ordfører ordføreren
municipality kommune kommunen kommunens kommuner kommunal kommunalt
council bystyre bystyret
citizen innbygger borger borgere
resident beboer innbygger
ordinance forskrift forskrifter
waste avfall søppel gjenvinning renovasjon
police politi politiet
fire brann brannvesen
permit tillatelse tillatelser løyve
tender anbud
procurement anskaffelser anskaffelse
election valget
vote stem avstemning avstemming
party parti partiet partier
candidate kandidat kandidater
parliament storting stortinget parlamentet
court domstol tingrett domstoler lagmannsrett
kindergarten barnehage barnehagen barnehager
pupil elev elever elevene
student studenten
teacher læreren pedagog
exam eksamen eksamener prøver
semester semestre
diploma vitnemål diplom
lesson leksjon
enrolment innskriving
thesis avhandling masteroppgave
laboratory laboratorium laboratoriet
speaker taleren
sponsor sponsorer sponsing
ticket billett
recipe oppskrift oppskrifter
ingredient ingrediens ingredienser
cooking matlaging kokebok
diary dagbok dagboka dagboken
travelogue reisebrev reiseskildring
essay essays
poem dikt diktene poesi
novel roman romaner romanen
writer forfatter skribent
photographer fotograf fotografering fotografen
painter maler malermester malere
illustrator illustratør
designer designere
developer utvikler utviklere
freelancer frilans frilanser
curriculum læreplan læreplaner
biography biografi levnetsløp
born født fødte
hobby hobbyer fritid
reply svar svare
member medlem medlemmet medlems
offline frakoblet
nickname kallenavn
guestbook gjestebok gjesteboka
basket kurv
delivery levering leveringstid leveranse
warranty garanti
voucher gavekort verdikupong
discount rabatt
colour farge farger fargen
bestseller bestselger bestselgere
manufacturer produsent produsenter
factory fabrikk fabrikken
steel stål
wood trelast trevirke
plastic plast plastikk
concrete betong
renovation renovering oppussing rehabilitering
architect arkitekt arkitekter arkitektur
engineer ingeniør ingeniører
transport transporten
freight gods
warehouse varelager
tyre dekk
garage verksted garasje
leasing lease
classified rubrikkannonser
advertisement annonse
comparison sammenligning
ranking rangering
rating vurdering
nearby nærheten
category kategori
converter konverter
generator generatorer
install installer
plugin utvidelse
subscription abonnement abonnementer
invoice faktura fakturaer
payroll lønn lønnskjøring
newspaper avis avisen aviser
editorial redaksjon redaksjonen
journalist journalister journalistikk
reporter reportere
economy økonomi økonomien
weather vær været værmelding
horoscope horoskop
obituary minneord dødsannonser
broadcast sending sendinger kringkasting
listen lytt lytte
crime kriminalitet forbrytelse krim
celebrity kjendis kjendiser
subscriber abonnent abonnenter
career karriere
certificate sertifikat attest
solution løsning
product produkt produktet
tradition tradisjoner tradisjon
competence kompetanse
emergency nødsituasjon akutt legevakt
night natt natten netter
shift skift
printing trykk trykkeri trykksaker
advertising reklame reklamebyrå annonsering
marketing markedsføring
score poeng
puzzle puslespill kryssord
quiz quizer spørrelek
band bandet
album albumet
song sang sanger sangen låt
lyrics sangtekst sangtekster
movie kinofilm
actor skuespiller skuespillere
cinema kino kinoen
animal dyr dyrlege veterinær
shelter krisesenter
adoption adopsjon adoptere
child barn barnet
elderly eldre sykehjem eldreomsorg
refugee flyktning flyktninger asylsøkere
poverty fattigdom
aid nødhjelp
relief lindring
statute vedtekter vedtektene
chairman styreleder nestleder
committee utvalg komité utvalget komiteen
society samfunn samfunnet
union fagforening fagforbund fagforeninger
federation forbundet
cooperative samvirke andelslag borettslag
petition opprop
protest protester demonstrasjon
conservation bevaring verneområde
farm gård gården gårdsbutikk gard bondegård
agriculture landbruk jordbruk bonde bønder
harvest innhøsting avling
town småby
sight severdighet severdigheter
mountain fjell fjellet fjelltur
ski skianlegg skisenter skiløyper langrenn
"""
