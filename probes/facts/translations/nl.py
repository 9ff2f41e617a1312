"""Dutch."""

from typing import Final

WORDS: Final = """\
service dienst diensten dienstverlening
contact contacteer contactgegevens contactformulier contacteren
home startpagina hoofdpagina beginpagina
products producten assortiment
new nieuw nieuwe nieuwste
information informatie inlichtingen
customer klant klanten klantenservice
search zoeken zoek zoekopdracht zoekresultaten doorzoek
blog blogs blogpost weblog
content inhoud inhoudsopgave
support ondersteuning
privacy privacyverklaring privacybeleid privacyvoorwaarden
page pagina
find vinden vind vindt gevonden
news nieuws nieuwsbericht nieuwsberichten nieuwtjes
personal persoonlijk persoonlijke
website websites webpagina webstek
data gegevens
directly direct meteen
business zakelijk zakelijke bedrijf bedrijven onderneming ondernemen
help hulp helpen helpt
join meedoen deelnemen aansluiten lidworden
program programma
access toegang
health gezondheid gezond zorg gezondheidszorg
company bedrijf bedrijven onderneming firma bedrijfs
register registreren registreer inschrijven
menu menukaart hoofdmenu
history geschiedenis historie historische
use gebruik gebruiken gebruikt
project projecten
education onderwijs opleiding opleidingen educatie
free gratis kosteloos vrij vrije
design ontwerp ontwerpen vormgeving
public openbaar openbare publiek publieke
report rapport verslag verslagen rapporten melden
experience ervaring ervaringen beleving ervaren
international internationaal internationale
policy beleid
best beste
main hoofdnavigatie
terms voorwaarden
open openen geopend
management beheer beheren
create aanmaken maak creëren
download downloaden
start starten beginnen
events evenementen activiteiten
login inloggen aanmelden inlog
learn leren leer
video filmpje filmpjes
special speciaal speciale
development ontwikkeling ontwikkelen ontwikkelingen
careers carrière loopbaan
user gebruiker gebruikers gebruikersnaam
review recensie recensies beoordeling
code broncode
market markt markten
account rekening accounts
social sociale sociaal
view bekijk bekijken weergeven tonen
general algemeen
email e-mail mailadres
resources hulpbronnen
store winkel filiaal
categories categorieën categorie rubrieken
press pers persbericht persberichten
system systeem systemen
world wereld wereldwijd
change wijzigen veranderen verandering wijziging wijzig
global wereldwijde mondiaal
shop winkel webwinkel winkels webshop winkelen
technology technologie techniek
team ploeg ploegen
comments reacties opmerkingen reactie
center centrum
tools hulpmiddelen gereedschap
articles artikelen artikel
app applicatie applicaties
source bron bronnen
welcome welkom
sign ondertekenen teken
advertise adverteren adverteerders
post bericht berichten
work werk werken werkt
features functies kenmerken eigenschappen
guide gids gidsen
industry industrie branche industriële
info informatie
mobile mobiel mobiele
share delen deel
book boek boeken
read lezen lees gelezen
documentation documentatie
members leden ledenlijst
questions vragen veelgestelde
solutions oplossingen oplossing
locations locaties vestigingen
national nationaal nationale landelijk landelijke
organization organisatie organisaties
order bestellen bestelling bestel bestellingen
office kantoor kantoren secretariaat
skip overslaan
archive archief archieven
day dag dagen dagje
research onderzoek onderzoeken onderzoeker
expert deskundige deskundigen
add toevoegen voeg
conditions condities
cookies cookiebeleid cookieverklaring
releases uitgaven
engineering techniek ingenieurs
collection collectie verzameling
log logboek
professional professioneel professionele
details bijzonderheden
navigation navigatie
deliver leveren bezorgen
cart mandje
provide bieden verstrekken
electronics elektronica
financial financieel financiële financiën
back terug
installation installatie
forum prikbord
university universiteit universiteiten hogeschool
rights rechten
people mensen
schedule rooster schema
link koppeling
protection bescherming beschermen
network netwerk netwerken
plan plannetje
list lijst lijsten
association vereniging verenigingen
explore verkennen
check controleren controleer
browse bladeren
map kaart plattegrond
links koppelingen
transparency transparantie
apps applicaties
call bellen
videos filmpjes
politics politiek politieke
present presenteren aanwezig
clients cliënten opdrachtgevers
request aanvraag aanvragen verzoek
leadership leiderschap leiding
private privé particulier particulieren
travel reizen reis
quality kwaliteit
club clubhuis
security beveiliging veiligheid
window venster raam ramen kozijnen
life leven
students studenten studerenden
subscribe abonneren abonneer
available beschikbaar beschikbare verkrijgbaar leverbaar
mission missie
jobs vacatures banen baan
visit bezoek bezoeken bezoeker bezoekers
car wagen autobedrijf
digital digitaal digitale
current huidig huidige actueel actuele
applications toepassingen
follow volgen volg
culture cultuur cultureel culturele
buy kopen koop koopt
results resultaten resultaat uitslagen uitslag
calendar kalender
recent recente onlangs
connect verbinden verbinding verbind
meet ontmoeten ontmoet
watch horloge horloges
investor belegger beleggers investeerder
high hoog hoge
last laatste
school basisschool schoolgids scholen schooltijden
city stad stads steden
popular populair populaire
regular regelmatig reguliere
legal juridisch juridische wettelijke wettelijk
sale uitverkoop koopje koopjes
transfer overdracht overboeking
today vandaag
language taal talen
sponsored gesponsord
sales verkoop
donate doneren doneer schenken
government overheid regering overheden
password wachtwoord wachtwoorden
country landen
real echte echt
continue doorgaan verder
group groep groepen
contract overeenkomst contracten
name naam voornaam achternaam namen
contribute bijdragen bijdrage
license licentie licenties
select selecteer selecteren kies
art kunst kunsten kunstwerken
take nemen neem
activities activiteiten
message mededeling mededelingen
offers aanbiedingen
platform platformen platforms
photos fotos fotoalbum
magazine tijdschrift tijdschriften blad
computer pc computers
practice praktijk oefenen praktijken
portal portaal
love liefde
author auteur auteurs schrijver
chat chatten
pricing prijzen
status toestand
posts berichten
copyright copyrights
years jaren
action actie acties
materials materialen materiaal
things dingen spullen
control controle
easy makkelijk gemakkelijk eenvoudig
click klik klikken
planning plannen
forums fora
gallery galerij fotogalerij galerie
sports sporten sportclub sportvereniging sportclubs
consulting advies adviesbureau
board bestuur bestuursleden bestuurslid
family familie gezin gezinnen
form formulier
care zorg thuiszorg
friends vrienden
year jaar
performance prestaties prestatie
build bouwen bouw
response reactie antwoord
music muziek muzikaal
training trainingen
compare vergelijken vergelijk
version versie
administration administratie
return retour retourneren retouren terugsturen
game spel spelletje
phone telefoon telefoonnummer
reference referentie referenties
apply solliciteren sollicitatie
secure veilig veilige beveiligd
library bibliotheek bibliotheken
science wetenschap wetenschappen wetenschappelijk
employees werknemers medewerkers
process proces procedure
official officieel officiële
learning leren
profile profiel profielen
date datum
choose kiezen
commitment inzet betrokkenheid
region regio streek regionaal regionale
event evenement
play spelen speel
disclaimer aansprakelijkheid
quick snel snelle
local lokaal lokale
participate deelnemen deelname deelnemers
games spelletjes spellen
shopping winkelen
advanced geavanceerd geavanceerde uitgebreid
notice opgelet mededeling
price prijs
entertainment amusement vermaak
fast snel snelle
series serie reeks
technical technisch technische
christmas kerst kerstmis kerstmarkt
state staat provincie
logo beeldmerk
hours uren uur
opportunities kansen
children kinderen kind kinder
standard standaarden norm
complete volledig volledige compleet
story verhaal
know weten weet
previous vorige
job vacature baan
touch aanraken
daily dagelijks dagelijkse
want willen
package pakket pakketten
editor redacteur
everyone iedereen
shipping verzending verzendkosten
options opties
discover ontdek ontdekken
send verzenden versturen stuur verstuur
proposed voorgesteld
festival feest festivals
around rondom
film films
docs documenten
energy energie
foundation stichting stichtingen
stay verblijf verblijven
discussion discussie discussies
analysis analyse
great geweldig geweldige
common gezamenlijk
better beter betere
introducing voorstellen
calculator rekenmachine
volunteer vrijwilliger vrijwilligers vrijwilligerswerk
offer aanbod aanbieding offerte
made gemaakt
interview interviews vraaggesprek
stories verhalen
academic academisch academische
catalog catalogus
relations betrekkingen relaties
construction bouw bouwbedrijf aannemer bouwkunde
innovation innovatie innovaties innovatief
certified gecertificeerd gecertificeerde
budget begroting
europe europa europese europees
master masteropleiding
week weken
sport sporten
stock voorraad
small klein kleine
environment milieu omgeving
line lijn lijnen
commercial commercieel commerciële
original origineel originele
diversity diversiteit
simple eenvoudig eenvoudige simpel
announcements aankondigingen
interest interesse interesses
assistance bijstand hulpverlening
photo foto
pay betalen betaal
coming binnenkort
intelligence intelligentie
writing schrijven
address adres adressen adresgegevens
instructions instructies
department afdeling afdelingen
studio atelier ateliers
soon binnenkort spoedig
classic klassiek klassieke
needs behoeften
required verplicht vereist verplichte
property woning eigendom
rental verhuur huur huren
annual jaarverslag jaarverslagen
maps kaarten
celebrate vieren
different anders
interactive interactief interactieve
safety veiligheid
way manier
tags trefwoorden
favorite favoriet favorieten favoriete
built gebouwd
homepage startpagina
books boeken
two twee
please alstublieft
hello hallo
inspired geïnspireerd inspiratie
future toekomst toekomstige
fitness sportschool
food eten voedsel voeding levensmiddelen
statement verklaring
improve verbeteren verbeter
notes notities aantekeningen
building gebouw gebouwen
used gebruikte gebruikt tweedehands
opening openingstijden
channel kanaal kanalen
function functie
groups groepen
automatically automatisch automatische
text tekst teksten
district wijk wijken stadsdeel
human mens menselijk
image afbeelding beeld
deals aanbiedingen koopjes
machine machines
park parken
submit indienen verzend
well goed
white wit witte
meeting vergadering bijeenkomst vergaderingen bijeenkomsten
brands merken
central centraal centrale
identify identificeren
payment betaling betaalmethoden betalingen
body lichaam
become worden
style stijl stijlen
church kerk kerken kerkdienst kerkelijke
testimonials getuigenissen
related gerelateerd gerelateerde verwante
users gebruikers
loading laden
climate klimaat
staff personeel
overview overzicht
living wonen woon
problem probleem problemen
air lucht
test testen toets
write schrijven schrijf
together samen
long lang lange
smart slim slimme
sell verkopen verkoop
economic economisch economische
space ruimte ruimtes
modern moderne
forgot vergeten
tickets kaarten kaartverkoop
beautiful mooi mooie prachtig mooiste
unique uniek unieke
success succes succesvol
section sectie
upload uploaden
guides gidsen
settings instellingen instelling
executive directie
look uiterlijk kijken kijk
class klas klassen
man mannen
terminal eindstation
island eiland eilanden
water waterschap
traditional traditioneel traditionele
answer antwoord antwoorden
format formaat
active actief actieve
largest grootste
perfect perfecte volmaakt
theme thema
thought gedachte gedachten
course cursus cursussen
place plek
alternative alternatief alternatieven
offering aanbod
sound geluid geluids
manual handleiding handleidingen
beauty pedicure
leading toonaangevend toonaangevende
forms formulieren
safe veilig
hotel overnachting
demand vraag
talks gesprekken
end einde eind
restaurant restaurants eetcafé
accept accepteren accepteer
position positie
women vrouwen vrouw dames
cloud wolk
ice ijs
templates sjablonen sjabloon
copy kopiëren kopie
model modellen
minutes minuten notulen
area gebied gebieden
families gezinnen
medium middel
wedding bruiloft trouwen huwelijk trouwlocatie
listings vermeldingen
land grond
launch lancering
easily gemakkelijk
natural natuurlijk natuurlijke
low laag lage
screen scherm schermen
example voorbeeld voorbeelden
concept begrip
print afdrukken printen
brand merk
feedback terugkoppeling
inclusion inclusie
manufacturing vervaardiging fabricage
opinion mening meningen opinie
size maat maten grootte afmetingen
garden tuin tuinen hovenier tuincentrum
statistics statistieken statistiek
capital kapitaal
everything alles
skills vaardigheden
choice keuze keuzes
possible mogelijk
understand begrijpen
vision visie
default standaard
prices prijzen prijslijst tarieven
gift cadeau kado geschenk
number nummer aantal
visual visueel
file bestand
level niveau niveaus
times tijden
dedicated toegewijd
combination combinatie
keep houden
ideas ideeën idee
past verleden
drive rijden
savings sparen besparing
tool hulpmiddel
campaign campagne campagnes
medical medisch medische
reading leesclub
case zaak
humanities geesteswetenschappen
values waarden kernwaarden normen
published gepubliceerd
ready klaar
slide dia
sustainability duurzaamheid duurzaam duurzame
collaboration samenwerking samenwerken
confidence vertrouwen zelfvertrouwen
youth jeugd jongeren
competitive concurrerend
thanks bedankt dank dankjewel
artists kunstenaars kunstenaar artiesten
trip uitstapje uitje dagtocht
signing ondertekening
scholarships beurzen
storage opslag
teams ploegen elftallen
little weinig beetje
sellers verkopers
exchange uitwisseling ruilen beurs
principles beginselen principes
database databank
incident incidenten voorval
compliance naleving
moment ogenblik
advice advies adviezen
focus aandacht
senior senioren ouderen
guidelines richtlijnen
admissions toelating
yes ja
many veel vele
ratings beoordelingen
frequently veelgestelde
animals dieren huisdieren
traffic verkeer
save opslaan
affiliates gelieerde
box doos dozen
teaching lesgeven doceren
quote citaat citaten
kids kinderen
edition editie edities
radio omroep
episode aflevering afleveringen
cross kruis
scientists wetenschappers
insights inzichten inzicht
knowledge kennis
refund terugbetaling
actually eigenlijk
institute instituut instituten
core kern
intro inleiding
evaluation evaluatie
monitor beeldscherm
winter winters
green groen groene
fashion kleding
founder oprichter
efficient efficiënt
old oud oude
big groot grote
speakers sprekers luidsprekers
plans plannen
promotion promotie
multiple meerdere
optimization optimalisatie
key sleutel
value waarde
initiative initiatief initiatieven
methods methoden methodes
contains bevat
residents bewoners inwoners
opens opent
button knop
black zwart zwarte
abuse misbruik
virtual virtueel virtuele
abstract samenvatting
house huis huizen
enter invoeren
solar zonnepanelen zonne zonneenergie
description beschrijving omschrijving
host gastheer
fun plezier leuk leuke
legislative wetgeving
grow groeien kweken
cost kosten
room kamer
recruitment werving
profit winst
secret geheim geheime
destination bestemming bestemmingen
dynamic dynamisch
three drie
approach aanpak benadering
holiday vakantie vakanties feestdag feestdagen vakantiehuis
agents makelaars
priority prioriteit
forest bos bossen
effective effectief doeltreffend
evolution evolutie
lists lijsten
progress vooruitgang voortgang
upcoming komende
bright helder
republic republiek
shared gedeeld gedeelde
specific specifiek specifieke
tournament toernooi toernooien
branch filiaal vestiging
files bestanden
cleaning schoonmaak reiniging schoonmaakbedrijf
subject vak vakken
configuration configuratie
men heren mannen
receive ontvangen ontvang
pool zwembad
highlights hoogtepunten
beginning begin
owners eigenaren eigenaars
diagnosis diagnose diagnostiek
random willekeurig
power macht vermogen
convenient handig
sample monster
exclusive exclusief exclusieve
peace vrede
million miljoen
weekly wekelijks wekelijkse
step stap stappen
areas gebieden
billion miljard
older oudere
ministry ministerie
word woord woorden woordenboek
weapons wapens
enjoy genieten geniet
chain ketting keten
appointment afspraak afspraken
repair reparatie repareren reparaties herstelling
discounts kortingen
letters brieven
final finale
label etiket
total totaal
infrastructure infrastructuur
former voormalig voormalige
journey reis tocht
donations donaties giften
near nabij vlakbij
independent onafhankelijk onafhankelijke zelfstandig
street straat straten
builder bouwer
benefits voordelen
node knooppunt
agent makelaar
chance kans
visa visum
elections verkiezingen
light licht verlichting lampen
division divisie
enroll inschrijven
bill factuur
trial proefperiode proef
furniture meubels meubelen meubilair
think denken denk
toys speelgoed
basic basis
difficult moeilijk
upgrade upgraden
adventure avontuur avonturen
flight vlucht vluchten vliegen
logistics logistiek logistieke
phones telefoons smartphones
wellness welzijn
road weg wegen
redirected doorgestuurd doorverwezen
red rood rode
correct juist juiste correcte
suggestions suggesties
booking boeking reservering reserveren boekingen
estate vastgoed landgoed
checkout afrekenen kassa
tourism toerisme toeristisch toeristen vvv
bikes fietsen fiets
delayed vertraagd
export uitvoer exporteren
guest gast gasten
tab tabblad
domain domein domeinnaam
star ster sterren
flexible flexibel
ads advertenties
mode modus
instant direct
supplies benodigdheden
philosophy filosofie
edit bewerken
lab laboratorium
smarter slimmer
equipment uitrusting apparatuur
consent toestemming
papers publicaties
foreign buitenlands buitenland buitenlandse
simulation simulatie
item artikel
patients patiënten patiënt
temperature temperatuur
mark markeren
assets activa
earn verdienen
characters tekens
breathing ademhaling
readers lezers
month maand maanden
rent huren huur
television televisie
mobility mobiliteit
achieve bereiken
gifts cadeaus geschenken
inquiry navraag
front voorkant
evidence bewijs
charge opladen
dining dineren diner
golf golfbaan
strength sterkte
run hardlopen rennen
horizon einder
maintenance onderhoud
study studie studeren
inspection inspectie keuring
additional aanvullende
talent talenten
tree boom bomen
banking bankieren
agency bureau agentschap
less minder
increase verhogen toename
bring brengen breng
hospital ziekenhuis ziekenhuizen
fair kermis
reach bereik
military militair militaire defensie leger
fantasy fantasie
kits bouwpakket bouwpakketten
village dorp dorpen dorpshuis
influence invloed
discipline disciplines
split splitsen
types soorten
lecture lezing
structure structuur
added toegevoegd
equal gelijk
capacity capaciteit
reliable betrouwbaar
summer zomer zomervakantie
wholesale groothandel groothandels groothandelaar
rules regels spelregels huisregels
museum musea
fresh vers verse
object voorwerp
conference conferentie congres
leave verlaten
war oorlog oorlogen
cybersecurity cyberveiligheid
hero held
without zonder
tuition collegegeld
individual individueel individuele
large groot
implementation implementatie
sort sorteren sorteer
orders bestellingen
bars kroegen repen
law wet recht wetten
decorative decoratief decoratie decoraties
thread draadje
creator maker
voice stem
doctor huisarts dokter artsen huisartsenpraktijk
movement beweging
selling verkopen
loans leningen
win winnen
medicine geneeskunde medicijnen geneesmiddelen
extension uitbreiding extensie
powerful krachtig krachtige
demonstrate aantonen
dark donker donkere
missing ontbrekende vermist ontbreekt
strong sterk sterke
beach strand stranden
complaint klacht klachten
feel voelen voel
preferences voorkeuren
bug fout
countdown aftellen
pandemic pandemie
maintain onderhouden
approved goedgekeurd
unit eenheid
period periode
awareness bewustzijn bewustwording
notification melding meldingen
math wiskunde rekenen
ideal ideaal ideale
centre centrum
station treinstation
motorcycle motorfiets motoren motor
bus bussen
tour rondleiding rondleidingen rondreis
translation vertaling vertalingen vertaler
table tafel tabel tafels
boot laars laarzen
head hoofd
normal normaal normale
coverage dekking
edge rand
down omlaag
hate haat
variety variatie
train trein treinen
cat kat katten poes
movies films
entry inzending
transition overgang transitie
gear versnelling
lifestyle leefstijl
cheap goedkoop goedkope
immigration immigratie
gdpr avg
pickup afhalen ophalen
physical fysiek fysieke lichamelijk
explanation uitleg toelichting
delete verwijderen verwijder
replace vervangen
rooms kamers zalen
fields velden
boats boten
teachers leraren docenten leerkrachten
exhibition tentoonstelling tentoonstellingen expositie exposities
nature natuur natuurgebied
vehicle voertuig voertuigen
title titel
perspectives perspectieven
advantage voordeel
clean schone poetsen
short kort korte
jewelry sieraden juwelier juwelen
closed gesloten
flow stroom
vegetables groenten groente
anxiety angst angsten
switch schakelaar
faculty faculteit
faster sneller
mortgage hypotheek hypotheken
justice justitie rechtvaardigheid
hackers hacker
assembly ledenvergadering
stamps postzegels
gym sportschool gymzaal
pain pijn pijnen
quickstart snelstart
pizza pizzeria
county graafschap
charity goeddoel liefdadigheid doelen anbi
parish parochie parochies kerkgemeente
mosque moskee
temple tempel
prayer gebed bidden gebeden
worship eredienst erediensten kerkdiensten
sermon preek preken overdenking
diocese bisdom
choir koor koren zangkoor
orchestra orkest harmonie fanfare
concert concerten
theater schouwburg theaters toneel
scouts scouting padvinders
donation donatie
membership lidmaatschap contributie
league competitie liga
player speler spelers
coach trainer
match wedstrijd wedstrijden
hiking wandelen wandeling wandelingen wandelroutes
cycling wielrennen fietsroutes wielersport
football voetbal voetbalclub voetbalvereniging
fishing vissen hengelsport visserij
hunting jacht jagen jagers
horse paard paarden paardrijden manege ruitersport
dog hond honden hondenschool
breed ras rassen fokker fokkerij kennel
dance dans dansen dansschool
massage massages masseur
clinic kliniek klinieken
dentist tandarts tandartsen tandartspraktijk mondzorg
pharmacy apotheek apotheken
nurse verpleegkundige verpleegkundigen verpleging
psychologist psycholoog psychologie psychologen
lawyer advocaat advocaten advocatenkantoor juristen jurist
notary notaris notariskantoor
accountant boekhouder boekhouding
tax belasting belastingen btw belastingdienst
insurance verzekering verzekeringen verzekeraar
loan lening krediet
plumber loodgieter sanitair
electrician elektricien elektriciens elektrotechniek
carpenter timmerman timmerbedrijf
roof dak daken dakdekker
kitchen keuken keukens
bathroom badkamer badkamers
heating verwarming
door deur deuren
flower bloem bloemen bloemist
bakery bakkerij bakker
bread brood broodjes
wine wijn wijnen wijngaard
beer bier bieren brouwerij
coffee koffie
chef kok
dish gerecht gerechten
breakfast ontbijt
camping campings kamperen kampeerplaats
apartment appartement appartementen
arrival aankomst
departure vertrek
mayor burgemeester
municipality gemeente gemeenten gemeentehuis
council raad raadsleden raadsvergadering wethouders raadsbesluit
citizen burger burgers
resident inwoner bewoner
ordinance verordening verordeningen
waste afval afvalkalender vuilnis
police politie
fire brandweer vuur
permit vergunning vergunningen
tender aanbesteding aanbestedingen
procurement inkoop
election verkiezing
vote stemmen stem
party partij partijen feestje
candidate kandidaat kandidaten
parliament parlement
court rechtbank
kindergarten kleuterschool
pupil leerling leerlingen
teacher leraar leerkracht docent juf
exam examen examens tentamen toets
lesson les lessen
enrolment inschrijving
thesis scriptie proefschrift
laboratory laboratorium
speaker spreker
sponsor sponsoren sponsors
venue locatie
ticket kaartje
recipe recept recepten
ingredient ingrediënt ingrediënten
cooking koken kookboek
diary dagboek
travelogue reisverslag reisverslagen reisblog
essay opstel
poem gedicht gedichten poëzie
novel roman romans
writer schrijver schrijfster
photographer fotograaf fotografie fotografen
painter schilder schilders schildersbedrijf
illustrator illustraties
designer ontwerper
developer ontwikkelaar ontwikkelaars
freelancer zzp
curriculum leerplan
biography biografie
born geboren
reply reageer reageren antwoorden
moderator moderatoren
member lid
nickname bijnaam
poll peiling enquête
guestbook gastenboek
basket mandje mand
delivery levering levertijd
warranty garantie
voucher tegoedbon
discount korting kortingen
colour kleur kleuren
retail detailhandel
manufacturer fabrikant producent fabrikanten
factory fabriek fabrieken
steel staal
wood hout houten houthandel
plastic kunststof
concrete beton
renovation renovatie verbouwing
architect architecten architectuur architectenbureau
engineer ingenieur ingenieursbureau
transport vervoer
freight vracht
warehouse magazijn loods
tyre banden autobanden
garage autogarage
advertisement advertentie
vacancy vacature
employer werkgever werkgevers
comparison vergelijking vergelijkingen
ranking ranglijst
rating beoordeling
nearby buurt dichtbij
category rubriek
converter omzetten
subscription abonnement abonnementen
invoice facturen factuur
payroll loonadministratie salarisadministratie
newspaper krant kranten dagblad
editorial redactie redactioneel
journalist journalisten journalistiek
reporter verslaggever
headline koppen kop
economy economie
weather weerbericht
horoscope horoscoop horoscopen
obituary overlijdensberichten rouwadvertenties
broadcast uitzending uitzendingen omroep
listen luisteren luister
crime misdaad criminaliteit
celebrity beroemdheid beroemdheden
subscriber abonnee abonnees
imprint colofon
career loopbaan
certificate certificaat certificaten
solution oplossing
product producten
tradition traditie tradities
emergency spoed noodgeval spoedeisende
night nacht nachten
shift verschuiving
printing drukwerk drukkerij drukken
advertising reclame reclamebureau
puzzle puzzel puzzels kruiswoord
album albums
song lied liedje liedjes
lyrics songteksten
actor acteur acteurs
cinema bioscoop bioscopen filmhuis
animal dier
shelter opvang asiel
adoption adoptie
child kind kindje
elderly bejaarden ouderenzorg
disability handicap beperking gehandicapten
refugee vluchteling vluchtelingen asielzoekers
poverty armoede
aid hulporganisatie
relief noodhulp
statute statuten huishoudelijk
chairman voorzitter
committee commissie commissies comité
society maatschappij samenleving genootschap
union vakbond vakbonden
federation federatie bond
cooperative coöperatie coöperatief
petition petitie petities
protest betoging demonstratie
conservation behoud
farm boerderij boeren melkvee veeteelt
agriculture landbouw akkerbouw veehouderij
harvest oogst oogsten
town stadje
sight bezienswaardigheid bezienswaardigheden
mountain berg bergen
ski skiën skigebied
"""
