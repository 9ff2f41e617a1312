"""Danish."""

from typing import Final

WORDS: Final = """\
service tjeneste tjenester ydelser ydelse serviceydelser
contact kontakt kontakte kontaktoplysninger kontaktformular kontaktinformation
home hjem forside forsiden startside
products produkter produkterne varer sortiment
new ny nye nyeste
information informationer oplysninger oplysning
customer kunde kunder kunden kunderne kundeservice
search søg søgning søgeresultater søgeord
blog blogindlæg bloggen
content indhold indholdet indholdsfortegnelse
site websted
support støtte
privacy privatliv privatlivspolitik
page side siden sider
find finde finder fundet
news nyheder nyhed aktuelt nyhederne nyt
community fællesskab fællesskabet
personal personlig personlige personligt
top toppen øverst
website hjemmeside hjemmesiden webside hjemmesider websted webstedet
directly direkte
business erhverv forretning erhvervsliv erhvervs erhvervsdrivende forretninger
help hjælp hjælpe hjælper
join deltag medvirk
media medier medie
program programmet programmer
access adgang adgangen
health sundhed sundheden helbred sundhedsvæsen
company virksomhed virksomheden firma firmaet
register registrer registrere registrering
menu menukort menuen hovedmenu
history historie historien historik historiske
use brug bruge anvend anvendelse benytte
project projekt projekter projektet
education uddannelse uddannelser uddannelsen undervisning efteruddannelse
free gratis fri frit frie vederlagsfri
design formgivning udformning
public offentlig offentlige offentlighed
report rapport rapporter rapporten beretning indberet
experience erfaring erfaringer oplevelse oplevelser oplev
international internationale internationalt
policy retningslinjer
best bedste bedst
terms vilkår betingelser handelsbetingelser
open åben åbent åbne åbner
online nettet
management ledelse ledelsen håndtering
create opret oprette skab skabe oprettet
download hent hente downloade
start begynd starte påbegynde
events arrangementer begivenheder arrangement
login logind indlogning logget
learn lær lære
video videoer videoen
special særlig særlige specielle
development udvikling udvikle udviklingen
careers karriere
user bruger brugere brugernavn brugeren
review anmeldelse anmeldelser anmeld
code kode koden koder kildekode
market marked markedet markeder
account konto kontoen konti
social sociale socialt
view vis vise visning
general generel generelle generelt almindelig almindelige
email e-mail mailadresse mailen
latest seneste
resources ressourcer
store butik butikker butikken
categories kategorier kategori kategorien
press presse pressemeddelelse pressen pressemeddelelser
system systemer systemet
world verden verdens
change ændre ændring ændringer
updates opdateringer opdatering opdater opdateret
partners partnere
global globale globalt
shop butik netbutik webshop webbutik
technology teknologi teknik teknologien
team hold holdet
comments kommentarer kommentar kommenter kommentarerne
center centeret centret
tools værktøjer værktøj
articles artikler artiklerne
app appen
source kilde kilder
welcome velkommen velkomst
sign underskriv underskrive
reserved forbeholdes forbeholdt
advertise annoncer annoncér annoncere annoncører
post indlæg indlægget
work arbejde arbejder arbejdet
features egenskaber
guide vejledning vejledninger guiden
industry industri branche branchen industrien
info oplysning
mobile mobil mobilen mobiltelefon
share del deling
book bog bestil bogen
read læs læse læst læser
documentation dokumentation
members medlemmer medlemmerne medlemsliste
questions spørgsmål spørgsmålene
solutions løsninger løsning løsningen
locations lokationer
national nationale nationalt landsdækkende
organization organisation organisationen organisationer
order bestil bestilling bestille ordre ordrer
office kontor kontoret kontorer sekretariat
archive arkiv arkivet
day dag dage dagen dagens
research forskning forske forskere forskningen
expert ekspert eksperter sagkyndig
add tilføj tilføje
conditions forhold
cookies cookiepolitik cookieindstillinger
releases udgivelser
engineering ingeniør ingeniørfirma
collection samling samlinger kollektion
log logbog
professional professionel professionelle faglig fagfolk
details detaljer
navigation navigering
deliver levere leverer leveret
cart kurv kurven
provide tilbyde yde
electronics elektronik
financial finansiel finansielle
back tilbage
installation installere installationer
forum forummet fora debatforum
university universitet universitetet universiteter
rights rettigheder rettighederne
started påbegyndt igang
people mennesker folk menneske
schedule skema tidsplan køreplan timeplan
link henvisning
protection beskyttelse beskytte beskytter
network netværk netværket
plan planen planer
list liste lister
association forening foreningen foreninger
explore udforsk
check tjek kontroller kontrol
newsletter nyhedsbrev nyhedsbrevet
map kortet landkort
links linksamling
transparency gennemsigtighed åbenhed
apps applikationer
call ring ringe opkald
videos videoer
politics politik politiske politisk politikere
present præsentere nuværende
clients klienter
request anmodning forespørgsel anmod
leadership lederskab
private privat privatkunder
travel rejse rejser rejsen rejsemål
quality kvalitet kvaliteten
club klub klubben klubber klubbens
security sikkerhed sikkerheden
window vindue vinduer vinduet
life liv livet livets
students studerende studenter
subscribe abonner abonnere
available tilgængelig tilgængelige ledig
mission formål
jobs ledige stillinger stillingsopslag jobopslag
visit besøg besøge besøgende
car bil biler bilen
digital digitale digitalt digitalisering
current aktuel aktuelle
applications ansøgninger
follow følg følge følger
culture kultur kulturen kulturelle
buy køb købe køber købt
including inklusive herunder
results resultater resultat resultatet
calendar kalender kalenderen
recent nylige nylig
connect forbind forbinde forbindelse
meet mød møde mødes
operations drift
watch ure armbåndsur
investor investorer aktionær
high høj høje højt
index stikordsregister
last sidste sidst
school skole skolen skoler skolens folkeskole
podcast podcasts
city byen byer byens
popular populær populære populært
regular regelmæssig
legal juridisk juridiske jura
sale udsalg
transfer overførsel overføre
today idag
language sprog sproget
sponsored sponsoreret
sales salg salget
based baseret baserede
donate doner donere støt
government regering regeringen regeringens
password kodeord
country lande landet
real ægte virkelig
continue fortsæt fortsætte
group gruppe gruppen
contract kontrakt aftale kontrakter
name navn navnet fornavn efternavn navne
license licens licenser
select vælg vælge
art kunst kunsten
activities aktiviteter aktivitet
message besked beskeder meddelelse
offers tilbud tilbuddet
platform platformen platforme
photos billeder fotos fotografier fotoalbum
magazine magasin blad tidsskrift bladet
computer computere pc datamat
practice praksis
portal portalen
love kærlighed elsker
author forfatter forfatteren
chat chatte
pricing prissætning
posts indlæg
copyright ophavsret ophavsretten
years år årene
action handling
materials materialer materiale
things ting
control styring
easy nemt nem lette
click klik klikke
planning planlægning planlægge
forums fora
gallery galleri galleriet
sports idræt idrætsforening sportsklub idrætten
consulting rådgivning konsulent konsulenter konsulentbistand
board bestyrelse bestyrelsen bestyrelsesmøde
family familie familien familier slægt
form formular blanket formularen
care pleje omsorg pasning
friends venner vennerne ven
year år året årets
right højre
performance ydeevne præstation
build bygge bygger byg
response svar reaktion
music musik musikken musikskole
training træning træn
compare sammenlign sammenligne
administration forvaltning administrativ
return retur returnering returret returnere
game spil
phone telefon telefonnummer tlf
reference referencer
apply ansøg ansøge ansøgning søge
secure sikker sikre sikkert
library bibliotek biblioteket biblioteker
science videnskab videnskabelig videnskabelige
employees medarbejdere ansatte medarbejder
process processen proces
official officiel officielle officielt
learning læring
profile profil profiler profilen
date dato datoer
choose vælg vælge valgt
commitment forpligtelse
region regionen regional egnen
event begivenhed arrangement arrangementet
play spille leg spiller afspil
disclaimer ansvarsfraskrivelse
card kort
quick hurtig hurtigt hurtige
local lokal lokalt
participate deltage deltagelse deltagere
games spil brætspil
shopping indkøb shoppe
advanced avanceret avancerede
server serveren servere
price pris prisen
entertainment underholdning
fast hurtig hurtigt
series serie serien
technical teknisk tekniske
christmas jul julen julemarked juletræ
state stat staten delstat
logo logoer
credit kredit
hours timer åbningstider åbningstid åbningstiderne
opportunities muligheder mulighed
children børn børnene børns
standard standarder norm
complete komplet fuldstændig
story fortælling
know vide
previous forrige foregående
job jobbet stilling arbejde
baby babyer spædbørn
daily dagligt daglig daglige
pages sider
want ønsker
package pakke pakker
editor redaktør
shipping fragt forsendelse
options valgmuligheder
discover opdag
send sende sendt
proposed foreslået
festival festivalen festivaler
around omkring rundt
film filmen
docs dokumenter
energy energi energien
foundation fond fonden
stay ophold overnatning
discussion diskussion debat diskussioner
analysis analyse analyser
better bedre
introducing introducerer
calculator lommeregner beregner
volunteer frivillig frivillige frivilligt
offer tilbud
made lavet
interview interviewet
stories historier fortællinger
academic akademisk akademiske
catalog katalog kataloger
college højskole højskoler
relations relationer
construction anlæg entreprenør byggefirma anlægsarbejde nybyggeri
innovation innovationer innovativ
certified certificeret certificerede
budget budgettet
europe europa europæisk europæiske
week uge uger ugen ugens
sport idræt
stock lager lageret
small lille små
environment miljø miljøet
line linje linjer linie
commercial kommerciel kommercielle
original originale
diversity mangfoldighed
simple simpel enkel enkle
announcements bekendtgørelser
interest interesse interesser rente
assistance bistand
photo foto fotoet
pay betal betale betaler
intelligence intelligens
self selv
second anden
sitemap sidekort sideoversigt
writing skrivning
address adresse adressen adresser
instructions instruktioner brugsanvisning
department afdeling afdelingen
studio atelier studie
soon snart
classic klassisk klassiske klassiker
needs behov behovet
required påkrævet krævet obligatorisk
impact virkning påvirkning
property ejendom ejendomme
rental udlejning leje lej
annual årlig årsrapport årsberetning
maps landkort
celebrate fejre fejrer
different anderledes
interactive interaktiv interaktive
safety sikkerhed
way måde
tags nøgleord
favorite favorit favoritter yndlings
built bygget
homepage hjemmeside forside
books bøger bøgerne
please venligst
hello hej
inspired inspireret inspiration
future fremtid fremtiden fremtidens
fitness motion motionscenter
food mad maden fødevarer
statement erklæring udtalelse redegørelse
improve forbedre forbedring
notes noter notater
building bygning bygninger bygningen
used brugt brugte
opening åbning indvielse
strategy strategi strategien
channel kanal kanaler
function funktion
groups grupper
automatically automatisk automatiske
text tekst teksten tekster
district distrikt bydel
trusted betroet
image billede
deals rabatter
machine maskine maskiner
park parken parker
submit indsend
well godt
white hvid hvide hvidt
meeting møde møder mødet
brands mærker varemærker
central centrale centralt
identify identificere
payment betaling betalinger betalingsmetoder
body krop kroppen
mind sind
style stil stilen
church kirke kirken kirker kirkens folkekirken kirkelige
testimonials kundeanmeldelser
related relateret relaterede beslægtede
users brugere
loading indlæser
climate klima klimaet
overview oversigt overblik
living bolig
problem problemer problemet
air luft
test teste prøve
write skriv skrive skrevet
long lang lange langt
smart smarte
sell sælg sælge sælger
economic økonomisk økonomiske
space plads rum
modern moderne
forgot glemt
tickets billetter billet
beautiful smuk smukke smukt
unique unik unikke
success succes succesfuld
section afsnit sektion
upload uploade
guides guider
settings indstillinger indstilling
look udseende kig
class klasse klasser klassen
man mand manden
island ø øen øer
water vand vandet
traditional traditionel traditionelle
answer svar svare
active aktiv
largest største
perfect perfekt perfekte
theme tema temaet
thought tanke tanker
framework ramme rammer
course kursus kurser kurset kursusoversigt
place sted steder stedet
alternative alternativ alternativer
offering tilbud
sound lyd lyden
manual manualer
try prøv prøve
beauty skønhed skønhedspleje skønhedssalon
leading førende
forms formularer blanketter
safe sikker tryg
hotel hoteller hotellet
talks foredrag
end slut slutning
restaurant restauranter restauranten spisested
accept accepter acceptere acceptér godkend
talk tale
women kvinder kvinde kvinders dame
ice is isen
templates skabeloner skabelon
working arbejdende
copy kopi kopier
model modeller
minutes minutter referat referater
works virker
area område området
families familier
medium mellem
true sandt
wedding bryllup bryllupper vielse bryllupsfotograf
agenda dagsorden dagsordener
listings annoncer
launch lancering lancerer
natural naturlig naturlige
topics emner
screen skærm skærmen
example eksempel eksempler
concept koncept begreb
bank banken sparekasse
prepare forberede forberedelse
print udskriv printer
brand mærke varemærke
inclusion inklusion
manufacturing fremstilling
opinion mening holdning holdninger meninger
size størrelse størrelser
garden haven haver haveservice
statistics statistik statistikker
capital kapital
everything alt
skills færdigheder kompetencer
native indfødt modersmål
possible muligt mulig
understand forstå forstår
vision visionen
prices priser prisliste priserne
gift gave gaven
number nummer antal tal
visual visuel visuelle
level niveau niveauer
times tider
combination kombination
keep behold beholde
ideas ideer idéer idé
past fortid fortiden
drive kørsel køre kørekort
savings besparelse besparelser opsparing
tool værktøj
campaign kampagne kampagner
medical medicinsk medicinske
reading læsning
case sag sager
humanities humaniora
values værdier værdigrundlag
already allerede
published udgivet offentliggjort publiceret
ready klar parat
footer sidefod
sustainability bæredygtighed bæredygtig bæredygtige
collaboration samarbejde samarbejdet samarbejder
journal tidsskrift
confidence tillid selvtillid
youth ungdom unge ungdoms
competitive konkurrencedygtig
thanks tak takker
artists kunstnere kunstnerne
trip tur udflugt ture
scholarships stipendier legater
storage opbevaring lagring
teams holdene
little lidt
sellers sælgere forhandlere
exchange udveksling bytte byt
principles principper
database databasen databaser
incident hændelse hændelser
compliance overholdelse
expand udvid
good god gode
advice råd rådgivning
conversations samtaler
senior seniorer ældre pensionister
admissions optagelse
running løbetræning
yes ja
united forenede
many mange
ratings bedømmelser vurderinger
frequently ofte
animals dyr kæledyr dyrene
traffic trafik trafikken
save gem gemme
box boks kasse
much meget
quote citat citater
kids børn børnene
edition udgave
radio radioen
episode afsnit episoder
cross kors
scientists forskere videnskabsfolk
insights indsigt indsigter
knowledge viden kendskab
refund refusion
involved involveret
institute institut instituttet
core kerne
affordable overkommelig
themes temaer
intro indledning introduktion
evaluation evaluering
monitor overvåge
winter vinter vinteren
green grøn grønne grønt
fashion tøj
founder grundlægger
efficient effektiv
wide bred brede
old gammel gamle gammelt
big stor stort
speakers talere højttalere oplægsholdere
promotion fremme
multiple flere
optimization optimering
key nøgle nøgler
value værdi
important vigtig vigtigt vigtige
initiative initiativ initiativer
methods metoder metode
contains indeholder
studies studier
residents beboere indbyggere
button knap knappen
black sorte
abuse misbrug
awards udmærkelser hæder
virtual virtuel virtuelle
abstract resumé
house hus huset huse
enter indtast
solar solceller solenergi
embed indlejre
description beskrivelse beskrivelser
host vært værten
fun sjov sjovt
within indenfor
legislative lovgivning lovgivende
grow dyrke vokse
plugins udvidelser
cost omkostninger koster omkostning
room værelse rum
recruitment rekruttering
profit fortjeneste overskud
secret hemmelig hemmelighed
destination destinationer
dynamic dynamisk
three tre
approach tilgang
holiday ferie helligdag ferien feriebolig helligdage
agents agenter
priority prioritet prioritering
forest skov skoven skove
effective effektivt
lists lister
progress fremskridt
republic republik republikken
shared delt
specific specifik specifikke
tournament turnering turneringer stævne
branch filial
files filer filerne
cleaning rengøring rensning
subject emne fag
configuration konfiguration
men mænd herre herrer
receive modtag modtage
pool svømmehal svømmebassin
highlights højdepunkter
owners ejere ejer
diagnosis diagnose diagnostik
rock klippe
random tilfældig
power kraft magt strøm
buying køb
convenient praktisk bekvem
sample vareprøve
exclusive eksklusiv eksklusive
peace fred freden
million millioner
weekly ugentlig ugentlige
agreement overenskomst
step trin skridt
areas områder områderne
parts dele
billion milliarder milliard
ministry ministerium ministeriet
word ord ordet ordbog
weapons våben
enjoy nyd nyde
chain kæde kæden
appointment tidsbestilling
repair reparation reparere reparationer
discounts rabatter
letters breve læserbreve bogstaver
final endelig finale endelige
premier premiere
label etiket
total samlet ialt
infrastructure infrastruktur
former tidligere
donations donationer
near nær tæt
independent uafhængig uafhængige selvstændig
street gade gaden gader
hotels hoteller
hardware hardwaren
builder bygherre
benefits fordele
chance chancen
visa visum
elections valg
light lys belysning lamper
enroll tilmelding indskrivning
homes boliger
bill regning regninger
trial prøveperiode forsøg
furniture møbler møbel
think tænk tænke synes
toys legetøj
basic basis
difficult svært vanskelig
upgrade opgrader opgradering
adventure eventyr eventyret
flight fly flyrejser flybilletter
logistics logistik
phones telefoner
wellness velvære
road vej vejen veje
redirected omdirigeret
red rød røde rødt
correct korrekt rigtig
suggestions forslag
booking reservation reservér reserver bestilling
estate ejendomsmægler ejendomme
checkout kassen
tourism turisme turist turister turistinformation
bikes cykler cykel
delayed forsinket forsinkelse
export eksport eksportere
guest gæst gæster gæsterne
tab fane
domain domæne domænenavn
star stjerne stjerner
flexible fleksibel fleksible
ads annoncer annonce
instant øjeblikkelig
supplies forsyninger tilbehør
philosophy filosofi
edit rediger redigere
lab laboratorie
equipment udstyr udstyret
consent samtykke samtykker
papers publikationer
foreign udenlandsk udland udlandet
item vare artikel
patients patienter patient patienten
temperature temperatur temperaturer
mark marker
earn tjene
characters tegn karakterer
breathing vejrtrækning åndedræt
readers læsere
month måned måneder måneden
codes koder rabatkode
rent leje lej
television fjernsyn tv
mobility mobilitet
achieve opnå
gifts gaver gaveideer
inquiry henvendelse
evidence bevis
charge gebyr
dining spisning middag
golf golfbane golfklub
strength styrke
run løb
horizon horisont
maintenance vedligeholdelse vedligehold
seminars seminarer
study studie studere studium
inspection inspektion
trail sti
additional yderligere
pros fordele
talent talenter
tree træ træer
agency bureau bureauet
less mindre
increase øge stigning
bring medbring
hospital sygehus sygehuset hospitalet
fair messe messen
reach rækkevidde
states stater
military militær forsvar forsvaret
background baggrund
fantasy fantasi
village landsby landsbyen
influence indflydelse
discipline disciplin
types typer
lecture forelæsning foredrag forelæsninger
structure struktur
equal ligestilling
capacity kapacitet
reliable pålidelig driftsikker
summer sommer sommeren sommerens
wholesale engros grossist engroshandel
rules regler regel reglerne
museum museet museer
fresh frisk friske
object genstand objekt
conference konference konferencer
sector sektoren sektor
leave forlad
war krig krigen
cybersecurity cybersikkerhed
without uden
individual individuel individuelle
large stor
implementation implementering
scale skala
sort sorter sortér sortering
orders ordrer bestillinger
bars barer værtshus
law lov lovgivning
decorative dekorativ dekoration
thread tråd tråden tråde
creator skaber
zoom zoome
voice stemme
doctor læge lægen læger lægehus lægeklinik
award udmærkelse
routes ruter rute
movement bevægelse
loans lån
win vinde
medicine medicin lægemidler
extension forlængelse
powerful kraftfuld
dark mørk mørke
missing mangler savnet
strong stærk stærke
beach strand strande stranden
complaint klage klager
tracking sporing
feel føl føle føler
preferences præferencer
bug fejl
countdown nedtælling
pandemic pandemi
filter filtrer
topic emne
maintain vedligeholde
approved godkendt godkendte
unit enhed enheder
period periode perioden
awareness bevidsthed
zone zoner
notification notifikation underretning
billing fakturering
math matematik
ideal ideel ideelle
centre centrum
station stationen togstation
motorcycle motorcykel motorcykler mc
bus busser bussen
tour rundvisning rundtur guidet
translation oversættelse oversættelser oversætter
table bord tabel borde
boot støvle støvler
head hoved hovedet
normal normalt
coverage dækning
edge kant
variety variation
train tog toget togene
cat kat katte katten killinger
entry indgang
transition overgang omstilling
gear udstyr
lifestyle livsstil
interface grænseflade
cheap billig billige billigt
immigration indvandring
pickup afhentning
physical fysisk fysiske
explanation forklaring
delete slet slette
replace erstat erstatte
rooms værelser rum lokaler
fields felter
boats båd bådene bådplads
teachers lærere lærerne
exhibition udstilling udstillinger udstillingen
nature natur naturen naturfredning
vehicle køretøj køretøjer
title titel
perspectives perspektiver
advantage fordel
clean ren rense
short korte
jewelry smykker smykke guldsmed
chapter kapitel
closed lukket lukkede
vegetables grøntsager grønsager
anxiety angst
faculty fakultet
faster hurtigere
mortgage realkredit boliglån realkreditlån
audit revision
justice retfærdighed
hackers hackere
assembly generalforsamling forsamling
menus menuer
stamps frimærker stempler
notify underret
gym fitnesscenter
pain smerte smerter
pizza pizzeria pizzaer
county amt
charity velgørenhed velgørende indsamling
parish sogn sognet menighedsråd sogne menighed
mosque moské moskeen
temple tempel
prayer bøn bønner
worship gudstjeneste gudstjenester
sermon prædiken prædikener
diocese stift stiftet bispedømme
choir kor koret kirkekor
orchestra orkester orkestret
concert koncert koncerter koncerten
theater teater teatret
scouts spejder spejdere spejderne
donation bidrag
membership medlemskab kontingent
league liga ligaen superligaen
player spiller spillere spilleren
coach træner træneren
match kamp kampen kampe
hiking vandring vandre vandreture vandrerute
cycling cykling cykle cykelløb cykelklub
football fodbold fodboldklub fodbolden
fishing fiskeri fisk fiske lystfiskeri
hunting jagt jæger jægere
horse hest heste ridning rideskole hesten
dog hund hunde hunden
breed race racer opdræt opdrætter
dance dans danse dansen
massage massør fysioterapi
clinic klinik klinikken klinikker
dentist tandlæge tandlægen tandlæger tandpleje
pharmacy apotek apoteket
nurse sygeplejerske sygeplejersker
psychologist psykolog psykologer psykologi psykoterapeut
lawyer advokat advokater jurist advokatfirma
notary notar
accountant revisor bogholder regnskab revisorer bogføring
tax skat skatter moms skatten
insurance forsikring forsikringer forsikringsselskab
loan lån låne
plumber blikkenslager vvs
electrician elektriker elinstallatør elektrikere
carpenter tømrer snedker tømrerfirma
roof taget tagdækning
kitchen køkken køkkener køkkenet
bathroom badeværelse badeværelset
heating varme opvarmning fjernvarme varmepumpe
door dør døre døren
flower blomst blomster blomsterhandler
bakery bageri bager bageriet
bread brød brødet
wine vin vine vinen
beer øl bryggeri
coffee kaffe kaffen
chef kok kokken
dish retter
breakfast morgenmad
camping campingplads campingvogn autocamper
apartment lejlighed lejligheder ferielejlighed
arrival ankomst
departure afgang afrejse
mayor borgmester borgmesteren
municipality kommune kommunen kommunens kommuner
council byråd byrådet
citizen borger borgere borgerservice borgerne
resident beboer indbygger
ordinance forordning
waste affald affaldet genbrug
police politi politiet
fire brandvæsen beredskab
permit tilladelse tilladelser
tender udbud licitation
election valg valget
vote stem stemme afstemning
party parti partiet fest partier
candidate kandidat kandidater
parliament folketing folketinget parlamentet
court domstol retten domstole
kindergarten børnehave børnehaven vuggestue dagtilbud
pupil elev elever eleverne
student studerende studerendes
teacher lærer læreren
exam eksamen prøver eksamener
semester semestre
diploma diplom
lesson lektion lektioner
enrolment indskrivning tilmelding
thesis afhandling bachelorprojekt
laboratory laboratorium laboratoriet
sponsor sponsorer sponsorat
ticket billet
recipe opskrift opskrifter opskriften
ingredient ingrediens ingredienser
cooking madlavning kogebog
diary dagbog dagbogen
travelogue rejsebeskrivelse rejseberetning
poem digt digte poesi
novel roman romaner romanen
writer forfatter skribent
photographer fotograf fotografering fotografen
painter maler malerfirma malere
illustrator illustratør
designer designere
developer udvikler udviklere
curriculum læseplan læreplan
biography levnedsbeskrivelse
born født fødte
hobby hobbyer fritid
reply svar besvar svare
moderator moderatorer
member medlem medlemmet medlems
nickname kælenavn
guestbook gæstebog gæstebogen
basket kurven
delivery levering leveringstid leveringen
warranty garanti
voucher gavekort værdibevis
discount rabat
colour farve farver farven
retail detailhandel
manufacturer producent producenter
factory fabrik fabrikken
steel stål
wood tømmer trælast brænde
plastic plast plastik
concrete beton
renovation renovering ombygning
architect arkitekt arkitekter arkitektur
engineer ingeniør ingeniører
transport transporten
freight godstransport spedition
warehouse lagerbygning
tyre dæk
garage autoværksted værksted
leasing lease
directory fagbog vejviser
advertisement annonce reklame
comparison sammenligning
ranking rangliste
rating bedømmelse vurdering
nearby nærheden nærmeste
category kategori
converter omregner konverter
install installer
plugin udvidelse
subscription abonnement abonnementer
automation automatisering
invoice faktura fakturaer
payroll lønadministration løn
newspaper avis avisen aviser
editorial redaktion redaktionen
journalist journalister journalistik
reporter reportere
economy økonomi økonomien
weather vejr vejret vejrudsigt
horoscope horoskop
obituary nekrolog mindeord dødsannoncer
broadcast udsendelse udsendelser
listen lyt lytte
crime kriminalitet forbrydelse krimi
celebrity kendis kendisser
subscriber abonnent abonnenter
accessibility webtilgængelighed
career karriere
certificate certifikat attest
solution løsning
product produkt produktet
tradition traditioner
competence kompetence
emergency nødsituation akut vagt
night nat natten
printing tryk trykkeri tryksager
advertising reklame reklamebureau annoncering
score point
puzzle puslespil krydsord
quiz quizzer
band bandet
album albummet
song sang sange sangen
lyrics sangtekst sangtekster
movie biograffilm
actor skuespiller skuespillere
cinema biograf biografen biografer
animal dyr dyrlæge dyrets
shelter dyreinternat herberg
adoption adoptere
child barn barnet barnets
elderly ældre plejehjem plejecenter
disability handicap handicappede funktionsnedsættelse
refugee flygtning flygtninge asyl
poverty fattigdom
aid nødhjælp
relief lindring
statute vedtægter
chairman formand formanden
committee udvalg udvalget komité
society samfund samfundet selskab
union fagforening fagforbund fagforeninger
federation forbundet
cooperative andelsforening andelsboligforening
petition underskriftsindsamling
protest protester demonstration
conservation bevaring fredning
farm gård gården bondegård
agriculture landbrug landmand landbruget
harvest høst
town købstad
sight seværdighed seværdigheder
mountain bjerg bjerge
ski skiferie skisport skiløb
"""
