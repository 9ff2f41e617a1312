"""German."""

from typing import Final

WORDS: Final = """\
service dienst dienste diensten dienstleistung serviceleistungen
contact kontakt kontakte kontaktieren kontaktformular ansprechpartner
home startseite hauptseite
products produkte produkten sortiment
new neu neue neuen neuer neues neuheiten
information informationen auskunft auskünfte
customer kunde kunden kundin kundenkonto kundschaft
search suche suchen suchbegriff suchergebnisse
blog blogbeitrag blogartikel
content inhalt inhalte inhalten inhaltsverzeichnis
site webseite
support hilfestellung supportanfrage unterstützung unterstützen
privacy datenschutz datenschutzerklärung
page seite seiten
find finden findest findet gefunden
news nachrichten neuigkeiten aktuelles meldungen
personal persönlich persönliche persönlichen
website webseite webseiten webauftritt
data daten
directly direkt direkte direkten
business geschäft geschäfte geschäftlich geschäftskunden gewerbe gewerbliche
help hilfe helfen hilft hilfebereich
join beitreten mitmachen teilnehmen beitritt
media medien mediathek
program programm programme
access zugang zugriff zugänge
health gesundheit gesundheitswesen
company unternehmen firma firmen betrieb betriebe
register registrieren registrierung
menu menü menüs speisekarte
history geschichte historie verlauf chronik
use nutzen verwenden verwendung benutzen benutzung
project projekt projekte projekten
education bildung ausbildung fortbildung
free kostenlos kostenlose gratis kostenfrei frei freie
design gestaltung gestalten
public öffentlich öffentliche öffentlichkeit
report bericht berichte berichten
experience erfahrung erfahrungen erlebnis erlebnisse
international internationale internationalen
policy richtlinie richtlinien
best beste besten bester bestes
main haupt hauptmenü
terms agb nutzungsbedingungen
open öffnen offen offene geöffnet
create erstellen erstellt erschaffen
download herunterladen downloads downloadbereich
start starten anfangen
events veranstaltungen veranstaltung termine
login anmelden anmeldung einloggen
learn lernen erlernen
special sonderangebot besondere spezial speziell spezielle
development entwicklung entwickeln entwicklungen
careers karriere
user benutzer nutzer anwender benutzername
review rezension rezensionen bewertung
code quelltext quellcode
market markt märkte marktplatz
account konto konten benutzerkonto
social soziale sozialen soziales sozial
view ansehen anzeigen ansicht anschauen
general allgemein allgemeine allgemeines allgemeinen
email mailadresse
latest neueste neuesten neuester
resources ressourcen
store filiale filialen ladengeschäft kaufhaus
categories kategorien rubriken
press presse pressemitteilung pressemitteilungen pressestelle
system systeme
world welt weltweit
change ändern änderung änderungen wechseln geändert
updates aktualisierungen aktualisierung aktualisieren
partners partnern kooperationspartner
global globale globalen
shop laden webshop
technology technologie technologien technik
team mannschaft
comments kommentare kommentar kommentieren
center zentrum zentren
tools werkzeuge werkzeug hilfsmittel
articles artikeln
app applikation
source quelle quellen
welcome willkommen begrüßen herzlich
reserved vorbehalten vorbehalt
advertise werben inserieren
post beitrag beitrags
work arbeit arbeiten arbeitet
features funktionen merkmale eigenschaften
guide leitfaden ratgeber führer
industry industrie branche branchen
mobile mobil mobilgeräte
share teilen
book buch buchen
read lesen liest gelesen
documentation dokumentation dokumentationen
members mitglieder mitgliedern
questions fragen fragestellungen
solutions lösungen lösung
locations standorte standorten
national nationale nationalen
organization organisation organisationen
tips tipps
order bestellen bestellung bestellungen auftrag
office büro büros
skip überspringen
archive archiv archiviert
day tage tagen
research forschung forschungen recherche forschen
expert experte experten fachmann fachleute
add hinzufügen ergänzen
conditions bedingungen konditionen
releases neuerscheinungen
engineering ingenieurwesen maschinenbau
collection sammlung sammlungen kollektion
log protokoll
professional professionell professionelle
details angaben
navigation hauptnavigation
deliver liefern geliefert
cart warenkorb
provide bereitstellen anbieten bieten
electronics elektronik
financial finanziell finanzielle finanzen
back zurück
installation installieren
forum foren
university universität hochschule uni
rights rechte rechten
started begonnen
people menschen leute personen
schedule zeitplan fahrplan
live liveticker
protection schutz schützen
network netzwerk netz netzwerke
plan planen
list liste auflistung
association verband verbände
explore entdecken erkunden
check prüfen überprüfen
newsletter rundbrief rundschreiben
browse durchsuchen stöbern durchblättern
map karte landkarte stadtplan lageplan
links verweise linksammlung
premium hochwertig hochwertige
transparency transparenz
call anrufen anruf rufen
politics politik politisch politische
present präsentieren
clients mandanten klienten
request anfrage anfragen anfordern anforderung
leadership leitung
private privat privaten
travel reise reisen
quality qualität
club verein vereine vereins klub
security sicherheit
window fenster
life leben
students studierende studenten studierenden
subscribe abonnieren
available verfügbar verfügbare erhältlich
mission leitbild
jobs stellenangebote stellen jobbörse
visit besuchen besuch besucht
car autos pkw autohaus autohändler automobil
digital digitale digitalen digitalisierung
current aktuell aktuelle aktuellen
follow folgen folge folgt
culture kultur kulturell kulturen
buy kaufen gekauft
including inklusive
results ergebnisse ergebnis
calendar kalender
recent kürzlich
connect verbinden verbindung
meet treffen kennenlernen
operations betrieb
watch uhren
investor anleger
high hoch hohe hohen
index stichwortverzeichnis
last letzte letzten letzter
school schule schulen schul grundschule schulleitung
city stadt städte städten
popular beliebt beliebte beliebteste
regular regelmäßig regelmäßige
legal rechtlich rechtliche rechtliches juristisch
sale schlussverkauf ausverkauf
like gefällt mögen
transfer übertragen übertragung
today heute heutige
language sprache sprachen
sponsored gesponsert
sales verkauf vertrieb
based basiert basierend
donate spenden spende
government regierung bundesregierung landesregierung
password passwort kennwort passwörter
country länder
real echt echte
continue weiter fortfahren fortsetzen
group gruppe gruppen
contract vertrag verträge
name vorname nachname namen
contribute mitwirken
license lizenz lizenzen
select auswählen wählen ausgewählt
art kunst künste
activities aktivitäten tätigkeiten
message mitteilung
offers angebote angeboten
platform plattform plattformen
photos fotos bilder bildergalerie
magazine zeitschrift magazin zeitschriften
practice praxis
portal webportal
love liebe lieben
author autor autoren autorin verfasser
chat plaudern
pricing preisgestaltung
posts beiträge beiträgen
copyright urheberrecht urheberrechte
years jahre jahren
action aktion aktionen handlung
materials materialien unterlagen
things dinge sachen
easy einfach einfache leicht
click klicken klick
planning planung planungen
forums foren
gallery galerie galerien bildergalerie fotogalerie
sports sportarten sportlich
using mithilfe
consulting beratung
board vorstand vorstands brett
family familie familien
form formular formulare
care pflege betreuung pflegen
friends freunde freunden
year jahr jahres
performance leistung leistungsfähigkeit
integration einbindung
build bauen
response antwort
music musik musikalisch
training schulung schulungen lehrgang lehrgänge
compare vergleichen
administration verwaltung verwaltungs
return rückgabe rücksendung retoure
game spiel
phone telefon telefonnummer rufnummer handy
reference referenz
apply bewerben bewerbung bewerber
secure sicher sichere sicheren
library bibliothek bibliotheken
science wissenschaft wissenschaften
employees mitarbeiter mitarbeitern beschäftigte angestellte
process prozess ablauf vorgang
official offiziell offizielle amtlich amtliche
learning lernen
profile profil
date datum
region regionen regional regionale
event veranstaltung
play spielen abspielen
disclaimer haftungsausschluss
card visitenkarte
quick schnell schnelle
local lokal lokale örtlich
participate teilnehmen teilnahme mitmachen
games spiele spielen
shopping einkauf einkaufen
demo vorführung
issue ausgabe
advanced erweitert erweiterte fortgeschrittene
notice hinweis hinweise
server servern
price preis
entertainment unterhaltung
fast schnell
series serie serien reihe
technical technisch technische technischer
christmas weihnachten weihnachts adventskalender
state staat
credit guthaben
hours stunden öffnungszeiten sprechzeiten uhr
opportunities chancen
children kinder kindern
toggle umschalten
standard norm normen
plus zuzüglich
complete vollständig komplett
story erzählung
previous vorherige vorheriger vorherigen
job stelle beruf
touch berühren
tutorials anleitungen
baby babys säugling
daily täglich tägliche
pages seiten
want möchten wollen
package paket pakete
editor redakteur redaktion
shipping versand versandkosten
options optionen
discover entdecken
send senden absenden schicken
proposed vorgeschlagen
festival festspiele
film filme
energy energie energien strom
foundation stiftung stiftungen
stay bleiben aufenthalt übernachten
discussion diskussion diskussionen
analysis analyse analysen
great großartig großartige
better besser bessere
introducing vorstellung
calculator taschenrechner rechner
volunteer ehrenamt ehrenamtlich ehrenamtliche freiwillige freiwilligen
offer angebot
interview gespräch
issues ausgaben
academic akademisch akademische
catalog katalog kataloge
college hochschule
relations beziehungen
construction bau bauwesen baustelle
innovation innovationen innovativ
certified zertifiziert zertifizierte
budget haushalt haushaltsplan
europe europa europäische europäischen
master meister
week woche wochen
stock lager lagerbestand vorrätig
small klein kleine kleinen
environment umwelt umweltschutz
line linie linien
commercial gewerblich kommerziell
original originale
diversity vielfalt diversität
simple einfach
announcements ankündigungen bekanntmachungen
interest interesse interessen
assistance assistenz
photo foto bild
pay bezahlen zahlen
intelligence intelligenz
second zweite zweiten
writing schreiben
address adresse anschrift adressen
instructions anleitung anleitungen
department abteilung abteilungen fachbereich amt
studio atelier
soon bald demnächst
classic klassisch klassiker klassische
needs bedarf bedürfnisse
required erforderlich pflichtfeld benötigt
impact auswirkung auswirkungen wirkung
property immobilie
rental vermietung vermieten mietwagen
conduct verhaltenskodex verhalten
annual jährlich
maps karten landkarten
celebrate feiern
different verschiedene verschiedenen
interactive interaktiv interaktive
tags schlagwörter schlagworte
favorite lieblings favorit favoriten merkliste
built gebaut erbaut
homepage homepages
books bücher büchern
two zwei
please bitte
hello hallo
inspired inspiriert inspirieren
future zukunft zukünftig
fitness fitnesskurse fitnesstraining
food lebensmittel nahrung nahrungsmittel
statement stellungnahme erklärung
improve verbessern verbesserung
notes anmerkungen notizen
building gebäude bauwerk
used gebraucht gebrauchte gebrauchtwagen
opening eröffnung
strategy strategie strategien
channel kanal kanäle
function funktion
groups gruppen
automatically automatisch automatische
text texte
district bezirk kreis bezirke
human menschlich menschliche
image bild abbildung
deals schnäppchen
machine maschine maschinen
gaming zocken
park parken
submit abschicken einreichen absenden
white weiß weiße
meeting sitzung versammlung besprechung tagung
brands marken
central zentral zentrale
identify identifizieren erkennen
payment zahlung bezahlung zahlungsarten
body körper
become werden
style stil
church kirche kirchen kirchengemeinde
related verwandt verwandte ähnliche
users benutzern nutzern
loading lädt ladevorgang
climate klima klimaschutz
staff belegschaft
overview überblick übersicht
living wohnen leben
problem probleme
air luft
test testen testbericht
write schreiben schreibt schrieb geschrieben
together zusammen miteinander
long lang lange
smart intelligent intelligente
sell verkaufen
economic wirtschaftlich wirtschaftliche
space raum weltraum
modern moderne modernen
forgot vergessen
tickets eintrittskarten
beautiful schön schöne schönsten
unique einzigartig einzigartige
success erfolg erfolge erfolgreich
section abschnitt
upload hochladen
guides ratgeber
settings einstellungen einstellung
look aussehen
class klasse klassen
man mann
terminal endgerät
island insel inseln
water wasser
traditional traditionell traditionelle
answer antwort beantworten
format formate
active aktiv aktive
largest größte größten
perfect perfekt perfekte
theme motto
thought gedanke gedanken
course kurs kurse lehrgang
place ort orte
alternative alternativen
sound klang klänge
manual handbuch handbücher bedienungsanleitung
say sagen
beauty schönheit kosmetik
leading führend führende
forms formulare vordrucke
safe sicher tresor
hotel unterkunft unterkünfte
demand nachfrage
talks vorträge gespräche
end ende
restaurant gaststätte gasthaus gastronomie restaurants
tablet tablets
accept akzeptieren annehmen
women frauen
cloud wolke
ice eis
templates vorlagen vorlage
copy kopieren kopie
model modell modelle
minutes minuten
area bereich gebiet fläche bereiche
families familien
medium mittel
true wahr
wedding hochzeit hochzeiten hochzeitsfotograf trauung
agenda tagesordnung
natural natürlich natürliche
topics themen
low niedrig niedrige
screen bildschirm
example beispiel beispiele
concept konzept konzepte
bank sparkasse volksbank banken
prepare vorbereiten vorbereitung
print drucken ausdrucken druckversion
brand marke
feedback rückmeldung rückmeldungen
inclusion inklusion
manufacturing fertigung herstellung
opinion meinung meinungen
size größe größen
garden garten gärten gartenbau
statistics statistik statistiken
capital kapital
everything alles
skills fähigkeiten kompetenzen kenntnisse
native muttersprache
choice auswahl
possible möglich
understand verstehen
vision visionen
default standardmäßig voreinstellung
prices preise preisliste preisen
gift geschenk geschenkidee
number nummer anzahl zahl
visual visuell
file datei dateien
level stufe ebene niveau
times zeiten
dedicated engagiert
combination kombination
keep behalten
ideas ideen
past vergangenheit
drive fahren laufwerk
savings sparen ersparnis
tool werkzeug
campaign kampagne kampagnen
medical medizinisch medizinische medizin arztpraxis
reading lesung lesungen
values werte
published veröffentlicht erschienen
slide folie
footer fußzeile fußbereich
sustainability nachhaltigkeit nachhaltig nachhaltige
journal fachzeitschrift
confidence zuversicht
youth jugend jugendliche jugendlichen
competitive wettbewerbsfähig
thanks danke dank
artists künstler künstlerin künstlerinnen
trip ausflug ausflüge reise
scholarships stipendien stipendium
storage lagerung
teams mannschaften
little klein
sellers verkäufer händler
exchange austausch umtausch börse
principles prinzipien
database datenbank datenbanken
incident vorfall vorfälle
compliance einhaltung
expand aufklappen
moment augenblick
good gut gute guten
advice ratschläge
focus schwerpunkt schwerpunkte
senior senioren
guidelines leitlinien
admissions zulassung zulassungen
yes ja
many viele vielen
ratings bewertungen
frequently häufig
animals tiere tieren
traffic verkehr
save speichern sparen
box kiste schachtel
teaching lehre
quote zitat zitate
kids kinder
edition auflage
radio rundfunk hörfunk
scientists wissenschaftler forscher
comprehensive umfassend umfassende
insights einblicke
refund rückerstattung erstattung
involved beteiligt
institute institut
core kern
affordable günstig preiswert erschwinglich
intro einleitung einführung
evaluation auswertung evaluierung
monitor überwachen
winter winters
green grün grüne grünen
fashion bekleidung
founder gründer gründerin
efficient effizient
wide breit
old alt alte alten
big groß große großen
speakers lautsprecher
plans pläne tarife
multiple mehrere mehrfach
optimization optimierung
key schlüssel
value wert
important wichtig wichtige wichtigsten
initiative initiativen
methods methoden verfahren
contains enthält
studies studium
residents einwohner anwohner bewohner
button knopf
black schwarz schwarze
abuse missbrauch
awards auszeichnungen
virtual virtuell virtuelle
house haus häuser hauses
enter eingeben eintreten
solar photovoltaik solaranlage
embed einbetten
description beschreibung beschreibungen
host gastgeber gastgeberin
fun spaß
within innerhalb
part teil
legislative gesetzgebung
grow wachsen anbauen
cost kosten kostet
room zimmer raum
recruitment zeitarbeit
secret geheim geheimnis
destination reiseziel ziel
dynamic dynamisch
advisory beratend beirat
three drei
approach ansatz herangehensweise
holiday urlaub ferien feiertag feiertage
agents makler vertreter
priority priorität
forest wald forst wälder
effective wirksam effektiv
context kontext
progress fortschritt fortschritte
upcoming bevorstehende anstehende
bright hell
republic republik
shared geteilt
specific spezifisch bestimmte
tournament turnier turniere
branch filiale niederlassung
files dateien
cleaning reinigung
subject fach betreff fächer
configuration konfiguration
men herren männer
receive erhalten empfangen
pool schwimmbad schwimmbecken
highlights höhepunkte
beginning anfang beginn
occasions anlässe anlass
owners eigentümer besitzer
diagnosis diagnose diagnostik
rock felsen
checking prüfen
random zufällig zufall
buying kaufen kauf
convenient bequem praktisch
sample muster probe
exclusive exklusiv exklusive
peace frieden friedens
everyday alltag alltäglich
million millionen
weekly wöchentlich
agreement abkommen
step schritt schritte
areas bereiche gebiete
parts teile
billion milliarden milliarde
older ältere
ministry ministerium
word wort wörter wörterbuch
weapons waffen
enjoy genießen
chain kette
repair reparatur reparieren reparaturen
discounts rabatte ermäßigungen
letters briefe leserbriefe buchstaben
final endgültig finale
label etikett
total gesamt summe gesamtbetrag
infrastructure infrastruktur
former ehemalige ehemaliger frühere
journey reise
donations spenden spendenkonto
near nähe
header kopfzeile
independent unabhängig unabhängige
street straße
alerts warnungen
hotels unterkünfte
builder bauunternehmen bauunternehmer
benefits vorteile leistungen
node knoten
agent makler vertreter
visa visum
elections wahlen
light licht beleuchtung leuchten
division abteilung sparte
primary primär
enroll einschreiben immatrikulation
homes häuser eigenheime
bill rechnung
trial probe testversion
furniture möbel möbelhaus
think denken
toys spielzeug spielwaren
basic grundlegend grundlagen
difficult schwierig schwierigkeiten
adventure abenteuer
flight flug flüge
logistics logistik
ebooks ebook
phones handys telefone smartphones
wellness wohlbefinden
road straße straßen
super prima
red rot rote roten
correct richtig korrekt
suggestions vorschläge anregungen
booking buchung reservierung buchungen
estate immobilien immobilienmakler
checkout kasse
tourism tourismus fremdenverkehr touristinformation
bikes fahrräder fahrrad
delayed verspätet verspätung
export exportieren ausfuhr
guest gast gäste gästen
domain domäne
star stern sterne
flexible flexibel
ads anzeigen kleinanzeigen
mode modus
instant sofort sofortige
supplies zubehör bürobedarf
broker makler
philosophy philosophie
edit bearbeiten
lab labor labore
equipment ausrüstung ausstattung geräte
consent einwilligung zustimmung
papers publikationen
equity eigenkapital
foreign ausland ausländisch
patients patienten patientinnen
temperature temperatur temperaturen
mark markieren
assets vermögen vermögenswerte
earn verdienen
characters zeichen figuren
breathing atmung atmen
readers leser leserinnen
month monat monate
rent mieten miete
television fernsehen fernseher
mobility mobilität
gifts geschenke geschenkideen
front vorne
evidence beweis nachweis
submenu untermenü
charge gebühr gebühren
dining essen
golf golfplatz golfclub
strength stärke kraft
banner werbebanner
run laufen
horizon horizont
maintenance wartung instandhaltung
seminars seminare seminar
study studium studieren studie
inspection inspektion begutachtung
trail pfad
additional zusätzliche
pros vorteile
talent talente begabung
tree baum bäume
banking bankgeschäfte
agency agentur
less weniger
increase erhöhen steigern
hospital krankenhaus spital krankenhäuser
fair messe messen
trending angesagt
reach erreichen reichweite
states staaten
military militär
background hintergrund
fantasy fantasie
kits bausätze bausatz
village dorf dörfer ortsteil
influence einfluss
discipline disziplin
types arten typen
lecture vorlesung vortrag vorträge vorlesungen
structure struktur aufbau strukturen
added hinzugefügt
equal gleich
during während
capacity kapazität
reliable zuverlässig zuverlässige
summer sommer sommerferien
wholesale großhandel großhändler
rules regeln spielregeln hausordnung
museum museen
fresh frisch frische
yoga yogakurs
object objekt gegenstand objekte
conference konferenz konferenzen tagung kongress
sector sektor
leave verlassen
war krieg kriege
cybersecurity cybersicherheit
hero held
without ohne
stop anhalten
individual individuell individuelle
large groß
implementation umsetzung
scale skala maßstab
sort sortieren sortierung
orders bestellungen aufträge
bars kneipen
law gesetz recht gesetze
decorative dekorativ dekoration
thread faden gewinde
creator ersteller schöpfer
zoom vergrößern
voice stimme
doctor arzt ärzte ärztin
award auszeichnung
routes routen strecken
movement bewegung
selling verkauf
loans kredite darlehen
win gewinnen
medicine medizin arznei arzneimittel
tennis tennisclub
dark dunkel dunkle
missing fehlende fehlt vermisst
strong stark starke
beach strand strände
complaint beschwerde reklamation beschwerden
feel fühlen
winning gewinner sieger
preferences präferenzen vorlieben
bug fehler
pandemic pandemie
filter filtern
topic thema
approved genehmigt zugelassen
unit einheit
period zeitraum
awareness bewusstsein
zone zonen
notification benachrichtigung benachrichtigungen
billing rechnungsstellung abrechnung
math mathematik mathe
ideal optimal
station bahnhof haltestelle
motorcycle motorrad motorräder
bus busse omnibus
tour rundgang stadtführung führungen
translation übersetzung übersetzungen übersetzer
table tisch tabelle
boot stiefel
head kopf
normal normalerweise
edge rand kante
down runter unten
hate hass
variety vielfalt
train zug züge bahn
cat katze katzen
movies filme spielfilme
entry eintrag einträge
transition übergang
gear ausrüstung
interface schnittstelle oberfläche
cheap billig billige
immigration einwanderung zuwanderung
gdpr dsgvo
pickup abholung abholen
physical physisch
explanation erläuterung
delete löschen gelöscht
replace ersetzen
startups gründungen
rooms zimmer räume gästezimmer
fields felder
boats boote schiffe
teachers lehrer lehrkräfte lehrerinnen
exhibition ausstellung ausstellungen
nature natur naturschutz
vehicle fahrzeug fahrzeuge kfz
title titel
perspectives perspektiven
advantage vorteil
landing landung
cast besetzung
clean reinigen sauber putzen
short kurz kurze
jewelry schmuck juwelier
chapter kapitel
closed geschlossen
flow fluss
vegetables gemüse
anxiety angst ängste
switch schalter
faculty fakultät fakultäten
faster schneller
mortgage hypothek baufinanzierung hypotheken
wifi wlan
justice justiz gerechtigkeit
hackers hacker
assembly versammlung
stamps briefmarken stempel
notify benachrichtigen
gym fitnessstudio turnhalle
pain schmerz schmerzen
pizza pizzeria pizzen
county landkreis landratsamt
charity wohltätigkeit wohltätig hilfsorganisation
parish pfarrei pfarrgemeinde pfarramt
mosque moschee
temple tempel
prayer gebet gebete beten
worship gottesdienst gottesdienste andacht
sermon predigt predigten
diocese bistum diözese
choir chor chöre
orchestra orchester blasorchester musikverein
concert konzert konzerte
theater bühne
scouts pfadfinder pfadfinderinnen
donation spende spenden
membership mitgliedschaft
league liga
player spieler spielerin
coach trainer trainerin
match spiel
hiking wandern wanderung wanderungen wanderwege
cycling radfahren radsport radwege radtour
football fußball fussball fußballverein
fishing angeln fischerei angelverein fischen
hunting jagd jagen jäger jagdschein
horse pferd pferde reitverein reiten
dog hund hunde hunden
breed rasse züchter zucht
dance tanz tanzen tanzschule
massage massagen physiotherapie
clinic klinik kliniken
dentist zahnarzt zahnärzte zahnarztpraxis
pharmacy apotheke apotheken
psychologist psychologe psychologin psychotherapie psychologie
lawyer rechtsanwalt anwalt anwälte anwältin kanzlei
notary notar notariat
accountant buchhalter buchhaltung
tax steuer steuern
insurance versicherung versicherungen
loan kredit darlehen
plumber klempner sanitär
carpenter tischler tischlerei holzbau
roof dach dachdecker dächer
kitchen küche küchen
bathroom bad badezimmer bäder
heating heizung heizungen heizungsbau
door tür türen haustür
flower blume blumen floristik
bakery bäckerei bäcker
bread brot brötchen brote
wine wein weine weingut winzer
beer bier biere brauerei
coffee kaffee
chef koch
breakfast frühstück
camping campingplatz zelten wohnmobil
apartment wohnung wohnungen appartement
arrival anreise ankunft anfahrt
departure abreise abfahrt abflug
mayor oberbürgermeister
municipality gemeinde gemeinden kommune kommunal
council stadtrat ratsinformation
citizen bürger bürgern bürgerservice bürgerinnen
resident einwohner bewohner
ordinance verordnung verordnungen
waste abfall müll abfallkalender entsorgung müllabfuhr
police polizei
fire feuer feuerwehr
permit genehmigung genehmigungen erlaubnis
tender ausschreibung ausschreibungen
procurement beschaffung vergabe
election wahl wahlergebnisse
vote abstimmen abstimmung
party partei parteien
candidate kandidat kandidaten kandidatin
parliament parlament landtag
court gericht amtsgericht gerichtshof
kindergarten kita kitas
pupil schüler schülerinnen
student studierende studentin
teacher lehrer lehrerin
exam prüfung klausur prüfungen examen
semester halbjahr
diploma diplom abschluss
lesson unterricht unterrichtsstunde lektion
enrolment einschreibung immatrikulation schulanmeldung
thesis dissertation masterarbeit bachelorarbeit doktorarbeit
laboratory labor laboratorium
speaker redner
sponsor sponsoren förderer
venue spielort
ticket eintrittskarte fahrkarte
lineup besetzung aufgebot
recipe rezept rezepte
ingredient zutat zutaten
cooking kochen gekocht
diary tagebuch
essay aufsatz
poem gedicht gedichte lyrik
novel roman romane
writer schriftsteller schriftstellerin autor
photographer fotograf fotografin fotografie
painter maler malerin
illustrator illustratorin
designer designerin gestalter
developer entwickler entwicklerin
freelancer freiberufler freiberuflich freiberuflerin
curriculum lehrplan lehrpläne
biography biografie biographie vita
born geboren geburt
hobby hobbys freizeit
reply antworten antwortet
moderator moderatoren
member mitglied mitglieds
nickname spitzname
poll umfrage umfragen
guestbook gästebuch
basket korb
delivery lieferung lieferzeit lieferzeiten
warranty garantie gewährleistung
voucher gutschein gutscheine
discount rabatt ermäßigung nachlass skonto
colour farbe farben
retail einzelhandel fachhandel
manufacturer hersteller produzent
factory fabrik werk
spare ersatzteil ersatzteile
steel stahl edelstahl
wood holz
plastic kunststoff plastik
concrete beton
renovation renovierung sanierung umbau
architect architekt architekten architektur architektin
engineer ingenieur ingenieure ingenieurbüro
transport transporte beförderung
freight fracht spedition
warehouse lagerhalle lagerhaus
tyre reifen
garage autowerkstatt werkstatt werkstätten
leasing verpachtung
directory verzeichnis branchenbuch branchenverzeichnis
classified kleinanzeige kleinanzeigen
advertisement anzeige inserat
vacancy vakanz
comparison vergleich vergleiche
ranking rangliste
rating bewertung
coupon gutscheincode
nearby umgebung nähe
category kategorie rubrik
converter konverter umrechner umwandeln
generator generatoren
install installieren
changelog änderungsprotokoll
subscription abonnement abo abos
automation automatisierung
invoice rechnung rechnungen
payroll lohnabrechnung lohnbuchhaltung
newspaper zeitung zeitungen tageszeitung
editorial redaktion leitartikel
journalist journalisten journalistin journalismus
headline überschrift
economy wirtschaft konjunktur volkswirtschaft
weather wetter wettervorhersage unwetter
horoscope horoskop horoskope
obituary nachruf traueranzeigen todesanzeigen
broadcast sendung sendungen ausstrahlung
listen hören anhören
crime kriminalität verbrechen straftat krimi
celebrity promi promis prominente
subscriber abonnent abonnenten
imprint impressum
accessibility barrierefreiheit barrierefrei
career karriere laufbahn werdegang
certificate zertifikat zertifikate bescheinigung urkunde
partner kooperationspartner
solution lösung
product produkt
tradition traditionen brauchtum
competence kompetenz kompetent
emergency notfall notruf notdienst
night nacht nächte
shift schicht
printing druckerei drucksachen druck
advertising werbung werbeagentur
marketing vermarktung
score punktzahl
puzzle rätsel kreuzworträtsel
quiz quizfrage
band kapelle
album alben
song lied lieder songs
lyrics songtext liedtexte songtexte
movie kinofilm
actor schauspieler schauspielerin
cinema kino kinos kinoprogramm
animal tier tierschutz tierarzt
shelter tierheim obdachlose
adoption adoptieren
child kind kindes
elderly ältere altenheim altenpflege
disability behinderung behinderte behinderungen
refugee flüchtling flüchtlinge geflüchtete
poverty armut
aid hilfe hilfswerk
relief katastrophenhilfe linderung
statute satzung statuten
chairman vorsitzende vorsitzender obmann
committee komitee gremium
society gesellschaft gesellschaften
union gewerkschaft gewerkschaften
federation bund
cooperative genossenschaft genossenschaften
petition petitionen
protest demonstration proteste
conservation denkmalschutz
farm bauernhof hofladen
agriculture landwirtschaft landwirte landwirtschaftlich
harvest ernte ernten
town stadt ortschaft
sight sehenswürdigkeit sehenswürdigkeiten
mountain berg berge gebirge bergen
ski skigebiet skifahren skier skischule
"""
