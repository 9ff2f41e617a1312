"""Swedish."""

from typing import Final

WORDS: Final = """\
service tjänst tjänster tjänsten
contact kontakt kontakta kontakter kontaktuppgifter kontaktformulär
home hem hemsida startsida startsidan förstasidan
products produkter produkterna sortiment
new ny nya nytt
information informationen upplysningar
customer kund kunder kunden kunderna kundtjänst
search sök sökning sökresultat
blog blogg bloggen bloggar blogginlägg
content innehåll innehållet innehållsförteckning
site webbplats webbplatsen
support hjälpcenter stöd stödja
privacy integritet integritetspolicy dataskydd
page sida sidan sidor
find hitta hittar hittade finn
news nyheter nyhet aktuellt nyheterna
community gemenskap gemenskapen
personal personlig personliga personligt
top toppen överst
website webbplats hemsida hemsidan webbsida webbsidan webbsidor
data uppgifter
directly direkt
business företag näringsliv affärer företagare
help hjälp hjälper hjälpa hjälpsida
join medverka
media medier
program programmet programmen
access tillgång åtkomst
health hälsa hälsan sjukvård hälsovård
company företag företaget bolag bolaget företagets
register registrera registrering registret
menu meny menyn matsedel huvudmeny
history historia historik historien historiska
use använda använd använder användning
project projekt projektet projekten
education utbildning utbildningar utbildningen
free gratis fri fria fritt
design formgivning utformning
public offentlig offentliga
report rapport rapporter rapportera anmäl anmälan
experience erfarenhet erfarenheter upplevelse upplevelser upplev
international internationell internationella internationellt
policy riktlinjer
best bäst bästa
terms villkor köpvillkor
open öppen öppet öppna öppnar
online nätet uppkopplad
management ledning hantera hantering
create skapa skapar skapad skapat
download ladda nedladdning hämta nerladdning
start starta börja påbörja
events evenemang
login logga inloggning inloggad
learn lära lär lärande
video videor videoklipp
special särskilda specialerbjudande
development utveckling utveckla utvecklingen
careers karriär
user användare användaren användarnamn
web webb webben
review recension recensioner omdöme
code kod koden källkod
market marknad marknaden marknader
account konto kontot konton
social socialt sociala socialtjänst
view visar visning
general allmän allmänt allmänna
email e-post epost mejl e-postadress mejla
latest senaste senast
resources resurser
store butik butiken butiker
categories kategorier kategori kategorin
press pressmeddelande pressmeddelanden pressrum
system systemet
world värld världen världens
change ändra byta ändring ändringar förändring
updates uppdateringar uppdatering uppdatera uppdaterad
global globala världsomspännande
shop butik nätbutik webbutik webshop handla
technology teknik teknologi tekniken
team teamet medarbetare
comments kommentarer kommentar kommentera kommentarerna
center centrum
tools verktyg
articles artiklar artiklarna
app appen
source källa källor
welcome välkommen välkomna välkommet
sign underteckna
reserved förbehålls förbehållna
advertise annonsera annonsör annonsörer
post inlägg inlägget inläggen
work arbete arbetar jobbar arbeta jobba arbetet
features egenskaper
guide handledning vägledning guiden
industry industri bransch branschen industrin
info upplysning
mobile mobil mobilen mobiler mobila
share dela delning
book bok boka boken bokar
read läs läsa läser läst
documentation dokumentation
members medlemmar medlemmarna medlemskap
questions frågor fråga frågorna
solutions lösningar lösning lösningen
locations platser
national nationell nationella
organization organisation organisationen organisationer
tips tipsa
order beställ beställning beställa beställningar
office kontor kontoret kansli kansliet
skip hoppa
archive arkiv arkivet
software mjukvara
day dag dagar dagen dagens
research forskning forska forskningen forskare
expert sakkunnig experter
add lägg tillägg
conditions förutsättningar betingelser
cookies kakor webbkakor cookien
releases utgåvor utgivning
engineering ingenjör teknik
collection samling samlingar kollektion
log loggbok
professional professionell yrkesverksamma
make göra
details detaljer
navigation navigering navigera
deliver levererar leverera levererad
cart varukorg varukorgen kundvagn kundvagnen kundkorg
provide tillhandahålla tillhandahåller
electronics elektronik
financial finansiell finansiella
back tillbaka tillbaks bakåt
installation installera installationer
forum forumet forumen
university universitet universitetet högskola högskolan
rights rättigheter rättigheterna
started igång påbörja
people människor folk människa
schedule schema tidtabell schemat
link länk länken
protection skydd skydda skyddar
network nätverk nätverket
plan planen
list lista listan listor
association förening föreningen föreningar
explore utforska
check kontrollera kolla
newsletter nyhetsbrev nyhetsbrevet
browse bläddra
map karta kartan
links länkar länkarna länksamling
mail posten
transparency öppenhet transparens
apps appar
call ring ringa
videos videor
politics politik politiken politisk politiska
present närvarande
clients klienter
request begäran förfrågan begär
leadership ledarskap ledarskapet
private privat privata
travel resa resor resan reser
quality kvalitet kvaliteten kvalité
club klubb klubben klubbar klubbens
security säkerhet säkerheten
window fönster fönstret
life liv livet livets
students studenter studerande studenten
subscribe prenumerera
available tillgänglig tillgängliga tillgängligt finns
mission uppdrag
jobs jobb lediga jobben platsannonser
visit besök besöka besökare
car bil bilar bilen
digital digitala digitalt
current aktuell aktuella nuvarande
applications ansökningar tillämpningar applikationer
follow följ följa följer
culture kultur kulturen kulturella
buy köp köpa köper köpt
including inklusive
results resultat resultaten resultatet
calendar kalender kalendern kalendarium
recent nyligen
connect anslut ansluta koppla
meet möt möta träffa
operations drift
watch titta klocka klockor
investor investerare aktieägare
high hög höga högt
index sakregister
last sista förra sist
school skola skolan skolor skolans grundskola
podcast podd podden poddar poddavsnitt
city stad staden städer stads
popular populär populära populärt populäraste
regular regelbundet ordinarie
legal juridik juridisk juridiska rättslig
sale rea utförsäljning
like gilla gillar
transfer överföring överföra
today idag
language språk språket
sales försäljning
based baserad baserat
donate donera skänk skänka
government regering regeringen regeringens
password lösenord lösenordet
country länder landet
real äkta verklig verkliga
continue fortsätt fortsätta
group grupp gruppen
contract avtal kontrakt avtalet
name namn namnet förnamn efternamn
contribute bidra bidrag
license licens licenser
select välj välja
art konst konsten konstnär konstverk
activities aktiviteter aktivitet verksamheter
message meddelande meddelanden
offers erbjudanden erbjudande
platform plattform plattformen
photos bilder foton fotografier fotoalbum
magazine tidskrift tidskriften tidskrifter
computer dator datorer datorn
practice praktik praxis övning
portal portalen
love kärlek älskar
author författare
chat chatta
pricing prissättning
posts inlägg
years år åren
action åtgärd åtgärder
materials materialet
things saker grejer
control styrning
easy enkelt lätt enkel
click klicka klick
planning planering planeringen
forums forumen
gallery galleri galleriet bildgalleri
sports idrott idrotter sporter
consulting konsult rådgivning konsulter konsultation
board styrelse styrelsen styrelsemöte
family familj familjen familjer
form formulär formuläret blankett
care omsorg vård vården omvårdnad skötsel
friends vänner kompisar vän
year år året årets årlig
right höger
performance prestanda prestation
build bygg bygga bygger
response svar
music musik musiken musikskola
training träning träna träningar
compare jämför jämföra
administration förvaltning administrativ
return retur returer returnera
game spel spelet
phone telefon telefonnummer
reference referens referenser
apply ansök ansöka söka ansökan
secure säker säkra säkert
library bibliotek biblioteket biblioteken
science vetenskap vetenskaplig vetenskapliga
employees anställda
process processen
official officiell officiella
learning inlärning lärande
profile profil profilen
date datum datumet
choose välj välja
commitment engagemang åtagande
region regionen regional landskap
event evenemang evenemanget
play spela spelar
card kortet
quick snabb snabbt snabba
local lokala lokalt
participate delta deltar deltagare
games spel spelen
shopping shoppa
advanced avancerad avancerade
notice anslag
server servern servrar
price pris priset
entertainment underhållning nöje nöjen
fast snabb snabbt
series serien serier
technical teknisk tekniska
christmas jul julen julmarknad julklapp
state stat staten delstat
logo logotyp
credit kredit
hours timmar öppettider öppettiderna timme
opportunities möjligheter
children barn barnen barns
standard normen standarder
complete komplett fullständig
story berättelse
know vet veta
previous föregående tidigare
job jobb jobbet arbete
touch beröra
baby bebis bebisar spädbarn
daily dagligen daglig
pages sidor
package paket paketet
editor redaktör
shipping frakt frakten fraktfritt fraktkostnad
options alternativ valmöjligheter
discover upptäck upptäcka
send skicka skickar skickat sänd
proposed föreslagen
festival festivalen festivaler
around runt omkring
film filmer filmen
docs dokument dokumenten
energy energi energin
foundation stiftelse stiftelsen
stay stanna vistelse övernatta
discussion diskussion diskussioner
analysis analys analyser
common gemensam gemensamma
better bättre
calculator räknare kalkylator miniräknare
volunteer volontär volontärer frivillig volontärarbete
offer erbjudande
interview intervju intervjuer intervjun
stories berättelser
issues utgåvor
academic akademisk akademiska
catalog katalog kataloger
college högskola folkhögskola
relations relationer
construction byggande byggföretag anläggning
innovation innovationer innovativ
certified certifierad certifierade
europe europa europeisk europeiska
master masterprogram
week vecka veckan veckor veckans
sport idrott sporten
stock lager lagret
small liten litet små mindre
environment miljö miljön miljövänlig
line linje linjer
commercial kommersiell kommersiella
diversity mångfald
simple enkel enkla
announcements tillkännagivanden kungörelser
interest intresse ränta intressen
assistance assistans bistånd
photo foto fotot
pay betala betalar
coming kommande
intelligence underrättelse
second andra
sitemap sidkarta
writing skrivande
address adress adressen adresser
instructions instruktioner anvisningar
department avdelning avdelningar
studio ateljé studion
soon snart
classic klassisk klassiska klassiker
needs behov behoven
required obligatorisk obligatoriskt krävs
impact påverkan inverkan
property fastighet fastigheter egendom
rental uthyrning hyra hyr
conduct uppförandekod
annual årsredovisning
maps kartor
celebrate fira firar
different olika annorlunda
interactive interaktiv interaktiva
safety säkerhet trygghet
way sätt
tags taggar
favorite favorit favoriter favoriten
built byggd byggt
homepage hemsida startsida
books böcker böckerna
two två
please vänligen snälla
hello hej hallå
inspired inspirerad inspiration
future framtid framtiden framtidens
food mat maten livsmedel
statement uttalande redogörelse
improve förbättra
notes anteckningar
building byggnad byggnader byggnaden
used begagnad begagnade begagnat
opening öppning invigning
strategy strategi strategier
channel kanal kanaler
function funktion
groups grupper
automatically automatisk automatiskt automatiska
text texten texter
district distrikt distriktet stadsdel
human mänsklig mänskliga
image bild bilden
deals fynd
machine maskin maskiner
gaming datorspel
park parken parker
well väl
white vit vita vitt
meeting möte möten mötet sammanträde
brands varumärken märken
central centralt centrala
identify identifiera
payment betalning betalningar betalsätt
body kropp kroppen
mind sinne
style stil stilen
church kyrka kyrkan kyrkor kyrkans svenskakyrkan
testimonials kundomdömen
related relaterade relaterat besläktade
users användarna
loading laddar
climate klimat klimatet
overview översikt
living boende bo
problem problemet
air luft luften
test testa prov
write skriv skriva skriver skrev
together tillsammans
long lång långa långt
smart smarta
sell sälj sälja säljer
economic ekonomisk
space utrymme rymd rymden
modern moderna modernt
forgot glömt glömde
tickets biljetter biljett
beautiful vacker vackra vackert
across över
unique unik unika unikt
success framgång framgångar framgångsrik
section avsnitt sektion sektionen
upload uppladdning
guides guider
settings inställningar inställning
look utseende
class klass klasser klassen
man män mannen
island öar ön
water vatten vattnet
traditional traditionell traditionella
answer svar svara svaret
format formatet
active aktiv aktiva aktivt
largest största
perfect perfekt perfekta
theme tema temat
thought tanke tankar
framework ramverk
course kurs kurser kursen
looking söker
place plats platsen
sound ljud ljudet
manual bruksanvisning handbok manualer
try prova pröva
items varor artiklar
inside inuti insidan
beauty skönhet hudvård skönhetssalong
leading ledande
forms formulär blanketter
safe säker trygg
hotel hotell hotellet
demand efterfrågan
end slut slutet
tech teknik
restaurant restaurang restauranger restaurangen
accept acceptera godkänn
position ställning befattning
talk prata
women kvinnor kvinna damer dam kvinnors
cloud moln molnet molntjänster
ice glass
templates mallar mall
working arbetande
copy kopiera kopia
model modell modeller
minutes minuter protokoll
works fungerar
area område området yta
families familjer
true sann
wedding bröllop bröllopet vigsel
agenda dagordning
listings annonser
land tomt
launch lansering lanserar
natural naturlig naturliga
topics ämnen
low låg låga lågt
screen skärm skärmen
example exempel exempelvis
concept koncept begrepp
bank banken sparbank
prepare förbereda förbered
print utskrift
brand varumärke varumärket
feedback återkoppling synpunkter
inclusion inkludering
manufacturing tillverkning
opinion åsikt åsikter
size storlek storlekar
garden trädgård trädgården odling
statistics statistik statistiken
everything allt allting
skills kompetenser
native modersmål infödd
understand förstå förstår
vision visionen
prices priser prislista priserna
gift gåva gåvor
number nummer antal siffror
visual visuell visuella
file fil filen
level nivå nivåer
times tider
dedicated dedikerad
combination kombination kombinera
keep behåll behålla
ideas idéer idé
past förflutna dåtid
drive köra körkort
savings spara besparing sparande
tool verktyg
campaign kampanj kampanjer
medical medicinsk medicinska läkar
reading läsning
case ärende ärenden
humanities humaniora
values värderingar värdegrund värden
already redan
published publicerad publicerat publicerade utgiven
ready färdig redo klar
footer sidfot
sustainability hållbarhet hållbar hållbara hållbart
collaboration samarbete samarbeten samarbeta
journal tidskrift
confidence förtroende självförtroende
youth ungdom ungdomar unga ungdomarna
competitive konkurrenskraftig
thanks tack tackar
artists artister
trip utflykt utflykter
signing undertecknande
scholarships stipendier stipendium
storage lagring förvaring förråd
teams lagen
little lite lilla
sellers säljare
exchange utbyte börs växel
principles principer
database databas databasen databaser
incident incidenter
compliance efterlevnad
expand expandera utöka
moment stund ögonblick
good bra god goda
advice råd rådgivning
conversations samtal konversationer
focus fokus
senior äldre seniorer pensionärer
admissions antagning
running löpning
yes ja
united förenade
many många
ratings betyg
frequently ofta
animals djur djuren husdjur
traffic trafik trafiken
save spara
box låda lådor
teaching undervisning undervisa
quote citat
kids småbarn
edition upplaga utgåva
radio radion
episode avsnitt avsnittet
cross kors
scientists forskare vetenskapsmän
insights insikter insikt
knowledge kunskap kunskaper
refund återbetalning
involved involverad inblandad
institute institut institutet
core kärna
affordable prisvärd prisvärda
themes teman
intro inledning introduktion
evaluation utvärdering
monitor bildskärm övervaka
winter vinter vintern
green grön gröna grönt
fashion kläder modet
founder grundare
wide bred
old gammal gamla
big stor stora
speakers talare högtalare
plans planer
resumes meriter
promotion främjande
multiple flera
optimization optimering
key nyckel nycklar
value värde
important viktig viktigt viktiga
initiative initiativ initiativet
methods metoder metod
contains innehåller
studies studier
residents invånare
button knapp knappen
black svart svarta
abuse missbruk övergrepp
awards utmärkelser
virtual virtuell virtuella
house hus huset
enter ange
solar solceller solenergi solel
embed bädda
description beskrivning beskrivningen
host värd
fun roligt kul rolig
within inom
legislative lagstiftning
grow odla växa växer
plugins insticksprogram
cost kostnad kostar kostnader
room rum rummet
recruitment rekrytering rekryterar
profit vinst
secret hemlig hemlighet hemligt
destination resmål destinationer
dynamic dynamisk
helps hjälper
three tre
approach tillvägagångssätt angreppssätt
holiday helgdag lov stuga ledighet
agents ombud
priority prioritet prioritering
forest skog skogen skogar skogs
effective effektiv effektivt
lists listor
progress framsteg
upcoming kommande
republic republik republiken
shared delad delade
specific specifik specifika
tournament turnering turneringar cup
branch filial
files filer filerna
cleaning städning städ rengöring städfirma
subject ämne ämnet
configuration konfiguration konfigurera
men män herrar herr
pool simhall badhus
highlights höjdpunkter
beginning början
owners ägare
diagnosis diagnos diagnostik
rock klippa berg
ensure säkerställa
random slumpmässig slump
power kraft makt elkraft
buying inköp
convenient bekväm smidigt
sample varuprov
exclusive exklusiv exklusiva exklusivt
peace fred freden
million miljoner miljon
weekly veckovis
agreement avtal överenskommelse
step steg steget
areas områden
parts delar
billion miljarder miljard
ministry departement departementet ministerium
word ord ordet ordbok orden
weapons vapen
enjoy njut njuta
chain kedja kedjan
appointment tidsbokning tidbokning
repair reparation reparera reparationer lagning
discounts rabatter
letters brev insändare bokstäver
final slutlig slutspel
label etikett
total totalt summa
infrastructure infrastruktur
journey resa
donations donationer gåvor
near nära intill
header rubrik
independent oberoende självständig fristående
street gata gatan gator
hotels hotell
hardware hårdvara
builder byggare
benefits fördelar förmåner
node nod noder
agent ombud
chance chans
visa visum
elections val valen
light ljus belysning lampor
bill räkning
trial prova provperiod
furniture möbler möbel inredning
think tycker tänk tänka
toys leksaker
basic grundläggande grundkurs
difficult svårt svårigheter
upgrade uppgradera uppgradering
adventure äventyr äventyret
flight flyg flygresor flygbiljetter
logistics logistik
phones telefoner mobiltelefoner
wellness välmående friskvård
road väg vägar vägen
redirected omdirigerad
red röd röda rött
correct korrekt rätta
suggestions förslag
booking bokning bokningar bokningen
estate mäklare fastighetsmäklare
checkout kassa kassan
tourism turism turist turistbyrå turister
bikes cyklar cykel
delayed försenad försening
export exportera
guest gäst gäster gästerna
tab flik
domain domän domännamn
star stjärna stjärnor
flexible flexibel flexibla
ads annonser annons
instant omedelbar
supplies tillbehör förbrukningsvaror
philosophy filosofi
edit redigera ändra
lab labb
smarter smartare
equipment utrustning utrustningen
consent samtycke samtycker
papers publikationer
foreign utländsk utländska utlandet
simulation simulering
item artikel
patients patienter patient patienten
temperature temperatur temperaturer
mark markera
earn tjäna
characters tecken karaktärer
breathing andning
readers läsare
month månad månaden månader
codes koder
rent hyra hyr
desktop skrivbord
television tv
mobility rörlighet
achieve uppnå
gifts gåvor
front framsida
evidence bevis
charge avgift avgifter
dining middag
golf golfbana golfklubb
strength styrka
run löpning
horizon horisont
seminars seminarier seminarium
study studie studera
inspection besiktning inspektion
additional ytterligare
pros fördelar proffs
talent talang talanger
tree träd träden
banking banktjänster
agency byrå myndighet byrån
increase öka ökar ökning
hospital sjukhus sjukhuset lasarett
fair mässa mässan mässor
states stater
military militär militära försvaret försvarsmakten
background bakgrund
fantasy fantasi
kits byggsats
village by byn byar
influence inflytande
discipline disciplin
types typer
lecture föreläsning föreläsningar föredrag
structure struktur
added tillagd
equal jämlik
capacity kapacitet
reliable tillförlitlig pålitlig
summer sommar sommaren sommarens
wholesale grossist grossister
rules regler regel reglerna trivselregler
museum museet museer
fresh färsk färska
yoga yogapass
object föremål objekt
conference konferens konferenser
sector sektor sektorn
leave lämna
war krig kriget
cybersecurity cybersäkerhet
hero hjälte
without utan
suite svit
stop stoppa sluta
individual individuell individ individuella
large stor stora
implementation genomförande
scale skala
sort sortera sortering
orders beställningar ordrar
bars barer krog krogar
law lagar
decorative dekorativ dekoration
thread tråd tråden trådar
creator skapare
zoom zooma
voice röst rösten
doctor läkare doktor läkaren vårdcentral
award utmärkelse
routes rutter
movement rörelse
selling säljande
stream ström strömma
loans lån
win vinna vinn
medicine medicin läkemedel
coaching coachning
extension förlängning
powerful kraftfull
capture fånga
demonstrate demonstrera
dark mörk mörka mörker
missing saknas saknad försvunnen
focused fokuserad
strong stark starka
beach strand stränder stranden
complaint klagomål
tracking spårning spåra
feel känna känn känns
winning vinnare
preferences preferenser
bug bugg fel
countdown nedräkning
pandemic pandemi pandemin
filter filtrera
topic ämne
maintain upprätthålla
approved godkänd godkända
unit enhet enheter
period perioden
awareness medvetenhet
zone zon
notification avisering notis notiser
math matematik matte
ideal idealisk
centre centrum
station stationen tågstation
motorcycle motorcykel motorcyklar mc
bus buss bussar bussen
tour rundtur guidning turné
translation översättning översättningar
table bord tabell bordet
boot stövel stövlar
head huvud huvudet
normal normalt normala
coverage täckning bevakning
edge kant
hate hat
variety variation
train tåg tåget tågen
cat katt katter katten kattungar
movies filmer
entry inträde
transition övergång
gear utrustning
lifestyle livsstil
interface gränssnitt
cheap billig billiga billigt billigast
immigration invandring migration
pickup upphämtning avhämtning
physical fysisk fysiska
explanation förklaring
delete radera
replace ersätta ersätt
rooms rum rummen
fields fält
boats båtar båt
teachers lärare lärarna
exhibition utställning utställningar utställningen
nature natur naturen naturskydd
vehicle fordon fordonet
title titel
perspectives perspektiv
advantage fördel
landing landning
clean städa rena
short korta
jewelry smycken smycke guldsmed
chapter kapitel
closed stängt stängd stängda
flow flöde
vegetables grönsaker
anxiety ångest oro
switch växla
faculty fakultet fakulteten
faster snabbare
mortgage bolån
cache cachen
audit revision
justice rättvisa
hackers hackare
assembly årsmöte stämma
stamps frimärken stämplar
gym gymmet
pain smärta smärtor ont
pizza pizzeria pizzor
county län länet länsstyrelsen landsting
charity välgörenhet välgörande ideell
parish församling församlingen pastorat pastoratet
mosque moské moskén
temple tempel templet
prayer bön böner bönen
worship gudstjänst gudstjänster
sermon predikan predikningar
diocese biskop biskopen
choir kören körer kyrkokör
orchestra orkester orkestern
concert konsert konserter konserten
theater teater teatern
scouts scouter scouterna scoutkår
donation gåva
membership medlemskap medlemsavgift
league liga ligan allsvenskan
player spelare spelaren
coach tränare tränaren
match matcher matchen
hiking vandring vandringar vandra vandringsleder
cycling cykling cykla cykelled
football fotboll fotbollen fotbollslag
fishing fiske fiskar fiska fiskekort
hunting jakt jakten jägare
horse häst hästar ridning ridskola hästen
dog hund hundar hunden
breed ras raser uppfödare kennel
dance dans dansa dansen
massage massör
clinic klinik kliniken mottagning
dentist tandläkare tandvård tandläkaren
pharmacy apotek apoteket
nurse sjuksköterska sjuksköterskor
psychologist psykolog psykologer psykologi psykoterapi
lawyer advokat advokater jurist advokatbyrå
notary notarie
accountant redovisning revisor bokföring redovisningsbyrå
tax skatt skatter skatteverket moms skatten
insurance försäkring försäkringar försäkringsbolag
loan lån lånet låna
plumber rörmokare vvs rörläggare
electrician elektriker elinstallation elfirma
carpenter snickare snickeri snickerier
roof tak taket takläggare takläggning
kitchen kök köket köks
bathroom badrum badrummet
heating värme uppvärmning värmepump
door dörr dörrar dörren
flower blommor blomma blomster florist
bakery bageri bageriet bagare konditori
bread bröd brödet
wine vin vinet viner
beer öl bryggeri
coffee kaffe kaffet fika
chef kock kocken
dish rätter maträtt maträtter
breakfast frukost frukosten
camping campingplats husvagn husbil
apartment lägenhet lägenheter lägenheten bostad bostäder
arrival ankomst
departure avgång avresa
mayor borgmästare
municipality kommun kommunen kommuner kommunens
council nämnd nämnder fullmäktige
citizen medborgare medborgarna
resident invånare
ordinance förordning
waste avfall sopor återvinning avfallshantering
police polis polisen polisens
fire räddningstjänst brandkår
permit tillstånd bygglov
tender anbud anbudet
procurement upphandling upphandlingar inköp
election valet
vote rösta röster
party parti partiet partier fest
candidate kandidat kandidater
parliament riksdag riksdagen parlamentet
court domstol tingsrätt domstolen
kindergarten förskola förskolan förskolor dagis
pupil elev elever eleverna
student studenter
teacher lärare läraren
exam tentamen examen tenta
semester termin terminen
diploma diplom
lesson lektion lektioner
enrolment inskrivning
thesis avhandling uppsats
laboratory laboratorium laboratoriet
speaker talare
sponsor sponsorer sponsrad sponsring
venue lokaler lokal
ticket biljett
recipe recept receptet
ingredient ingrediens ingredienser
cooking matlagning laga
diary dagbok dagboken
travelogue reseberättelse reseberättelser
essay krönika
poem dikt dikter poesi
novel roman romaner romanen
writer författare skribent
photographer fotograf fotografering fotografen
painter målare måleri målning
illustrator illustratör illustrationer
designer formgivare
developer utvecklare
freelancer frilans frilansare
curriculum läroplan kursplan
biography levnadsbeskrivning
born född födda
hobby hobbyer fritid
reply svara svar svarar
moderator moderatorer
member medlem medlemmen medlems
offline frånkopplad
nickname smeknamn
poll omröstning undersökning enkät
guestbook gästbok gästboken
basket korg korgen
delivery leverans leveranser leveranstid
warranty garanti garantier
voucher presentkort värdecheck
discount rabatt rabatten
colour färg färger färgen
bestseller bästsäljare storsäljare
manufacturer tillverkare tillverkaren
factory fabrik fabriken
spare reservdel reservdelar
steel stål
wood trä virke
plastic plast plaster
concrete betong
renovation renovering renovera ombyggnad
architect arkitekt arkitekter arkitektur
engineer ingenjör ingenjörer
transport transporter
freight godstrafik
warehouse lagerlokal
tyre däck
garage bilverkstad verkstad verkstäder
leasing leasa
classified annons radannonser
advertisement annons
employer arbetsgivare arbetsgivaren
comparison jämförelse jämförelser
ranking rankning topplista
rating betyg betygsätt
nearby närhet närheten
category kategori
converter omvandlare konvertera
generator generatorer
checker kontroller
install installera
changelog ändringslogg
plugin insticksmodul
subscription prenumeration abonnemang prenumerationer
automation automatisering
invoice faktura fakturor
payroll lönehantering lön löner
newspaper tidning tidningen tidningar
editorial ledare redaktion redaktionen
journalist journalister journalistik
reporter reportrar
headline rubrik rubriker
economy ekonomi ekonomin
weather väder vädret väderprognos
horoscope horoskop
obituary minnesord dödsannonser
broadcast sändning sändningar sändes
listen lyssna lyssnar
crime brott brottslighet
celebrity kändis kändisar
subscriber prenumerant prenumeranter
imprint utgivare
career karriär
certificate certifikat intyg
partner partnern
solution lösning
product produkt produkten
tradition traditioner
competence kompetens
emergency akut nödsituation jour
night natt natten nätter
shift skift
printing tryckeri tryck trycksaker
advertising reklam annonsering reklambyrå
marketing marknadsföring
score poäng
puzzle pussel korsord
quiz frågesport
band bandet
album albumet
song låt låtar sång sånger låten
lyrics låttext låttexter sångtexter
movie biofilm
actor skådespelare skådespelaren
cinema bio biograf biografen
animal djur djurets veterinär
shelter djurhem
adoption adoptera
elderly äldre äldreomsorg äldreboende
disability funktionsnedsättning funktionshinder funktionsnedsättningar
refugee flykting flyktingar asylsökande
poverty fattigdom
relief katastrofhjälp
statute stadgar stadgarna
chairman ordförande ordföranden
committee utskott kommitté kommittén
society samhälle samhället sällskap
union fackförbund facket fackförening fackliga
federation förbundet
cooperative kooperativ kooperation
petition namninsamling upprop
protest protester
conservation bevarande naturvård
farm gård gården gårdsbutik bondgård
agriculture jordbruk lantbruk lantbrukare
harvest skörd skörda
town tätort
sight sevärdheter sevärdhet
mountain berg fjäll fjällen bergen
ski skidor skidåkning längdskidor skidanläggning
"""
