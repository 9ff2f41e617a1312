"""Slovene."""

from typing import Final

WORDS: Final = """\
service storitev storitve servis služba
contact kontakt kontaktirajte stik
home domov
products izdelki izdelek izdelkov proizvodi
new novo nova novi novosti novost
information informacije informacij podatki
customer stranka kupec stranke kupci strank
search iskanje išči iskalnik poišči iskati
content vsebina vsebine vsebino
site spletišče
support podpora podpore podporo podprite
privacy zasebnost zasebnosti
page stran strani
find najdi najdite poišči
news novice novosti aktualno obvestila
community skupnost skupnosti
personal osebni osebne
top vrh najboljše
website spletna spletno spletne spletni
directly neposredno direktno
business posel podjetje poslovanje poslovni
help pomoč pomoči pomagaj pomagamo
join pridruži pridružite včlani
media mediji medijev
program programi
access dostop
health zdravje zdravstvo zdravja zdravstveni
company podjetje družba podjetja podjetij
register registracija registriraj
menu meni
history zgodovina zgodovine
use uporaba uporabe uporabi uporabljajte
project projekt projekta projekti
education izobraževanje izobraževanja šolstvo
free brezplačno brezplačen brezplačna prosto
design oblikovanje dizajn
public javni javna javno javnost javnih
report poročilo poročila
experience izkušnje izkušnja doživetje
international mednarodni mednarodna
policy politika pravilnik
best najboljši najboljše najboljša
main glavni glavna glavno
terms pogoji pogoje
open odprto odpri odprt odprta
online spletu
management upravljanje vodenje
create ustvari ustvarite ustvarjanje
download prenesi prenos prenesite
start začni začetek začnite
events dogodki prireditve dogodkov
login prijava prijavi prijavite
learn nauči učite
video videi posnetki
special poseben posebna posebno posebni
development razvoj razvoja
careers kariera kariere
user uporabnik uporabniki uporabniško uporabnika
web splet spleta spletu
review ocena recenzija recenzije
code koda kode
market trg tržnica trga trgu
account račun
social socialni socialna družbeni družbena
view poglej prikaži
general splošno splošni splošna
email epošta
latest najnovejše zadnje najnovejši
resources viri virov
store trgovina trgovine poslovalnica
categories kategorije kategorij
press tisk
system sistem sistema
world svet sveta svetu svetovni
change sprememba spremeni spremembe
updates posodobitve posodobitev
partners partnerji partnerjev
global globalni globalno
shop trgovina trgovino
technology tehnologija tehnologije tehnika
team ekipa ekipe tim
comments komentarji komentar komentarjev
center središče centra
tools orodja orodje orodij
articles članki članek člankov
app aplikacija aplikacije aplikacijo
source vir vira
welcome dobrodošli pozdravljeni
reserved pridržane
advertise oglašujte oglaševanje
post objava objave
work delo dela delovni delamo
features funkcije lastnosti značilnosti
guide vodnik vodič vodniki
industry industrija panoga industrije
info informacije
mobile mobilni mobilna mobitel
share deli delite
book knjiga knjige knjigo rezerviraj knjig
read preberi preberite beri
documentation dokumentacija dokumentacije
members člani članov članice
questions vprašanja vprašanje
solutions rešitve rešitev
locations lokacije poslovalnice
national nacionalni narodni nacionalna
organization organizacija organizacije
tips nasveti nasvetov triki
order naročilo naroči naročila naročite naročanje
office pisarna urad pisarne
skip preskoči skoči
archive arhiv arhiva
software programje
day dan dneva dni dnevi
research raziskave raziskovanje raziskava
expert strokovnjak strokovnjaki
add dodaj dodajte
conditions pogoji
cookies piškotki piškotke piškotkov
releases izdaje
engineering inženiring inženirstvo
collection zbirka kolekcija zbirke
professional strokovni profesionalni poklicni
details podrobnosti podrobno
navigation navigacija navigacijo
deliver dostavimo dostavljamo
cart košarica voziček košarico košarici
provide zagotavljamo nudimo zagotavlja
electronics elektronika elektronike
financial finančni finančna finance
back nazaj
installation namestitev vgradnja montaža
university univerza univerze univerzi
rights pravice pravic
people ljudje ljudi osebe
schedule urnik razpored
live živo živeti
protection varstvo zaščita varovanje varstva
network omrežje mreža omrežja
plan načrt načrti
list seznam seznama
association društvo združenje društva zveza
explore razišči odkrivajte raziščite
check preveri preverite
newsletter novičnik enovice
browse brskaj brskanje
map zemljevid zemljevidi karta
links povezave povezava
mail pošta pošte
transparency transparentnost preglednost
apps aplikacije
call klic
videos videi videoposnetki
present predstavlja predstavljamo
clients stranke
request zahtevek povpraševanje zahteva prošnja
leadership vodstvo voditeljstvo
private zasebni zasebno zasebna
travel potovanje potovanja potuj
quality kakovost kakovosti kvaliteta
club klub kluba klubi
security varnost varnosti
window okno okna oken
life življenje življenja
students študenti študentje dijaki študentov
subscribe naroči naročite
available voljo
mission poslanstvo misija
jobs zaposlitev delovna zaposlitve
visit obišči obiščite obisk ogled
car avto avtomobil avtomobili vozilo avtomobilov
digital digitalni digitalna digitalno
current trenutno aktualno trenutni
applications aplikacije
follow sledi sledite spremljaj
culture kultura kulture kulturni kulturo
buy kupi kupite nakup kupiti
results rezultati rezultat rezultatov
calendar koledar koledarja
recent nedavno nedavne
connect poveži povežite
meet spoznaj spoznajte
operations poslovanje delovanje
investor investitor vlagatelji
index kazalo indeks
school šola šole šoli šolo šolski
podcast podkast podkasti
city mesto mesta mestni mestna
popular priljubljeno priljubljeni popularno
regular redni redno
legal pravno pravni
sale razprodaja prodaja
today danes današnji
language jezik jeziki jezika
sponsored sponzorirano
government vlada vlade vladni
donate doniraj donirajte daruj
password geslo gesla
country država države dežela
group skupina skupine
contract pogodba pogodbe
name ime imena priimek naziv
license licenca dovoljenje licence
select izberi izberite
art umetnost umetnosti umetniški
activities dejavnosti aktivnosti dejavnost
message sporočilo sporočila
offers ponudbe ponudba
platform platforma platforme
photos fotografije slike fotografij
magazine revija časopis revije
computer računalnik računalniki računalništvo
practice praksa prakse
love ljubezen ljubezni
author avtor avtorji avtorja avtorica
chat klepet klepetalnica
pricing cenik cenika
posts objave
copyright avtorske
years leta letih
materials gradivo materiali gradiva
control nadzor upravljanje
easy enostavno preprosto
click klikni kliknite klik
planning načrtovanje načrtovanja
forums forumi
gallery galerija galerije
sports športni športna
consulting svetovanje svetovanja
board odbor uprava
family družina družine družinski
form obrazec obrazci
care nega skrb oskrba
friends prijatelji prijateljev
year leto letni letošnji
performance zmogljivost predstava nastop
integration integracija
build gradi zgradi
response odgovor odziv
music glasba glasbe glasbeni glasbo
training usposabljanje trening vadba treningi
compare primerjaj primerjava
version različica različice verzija
administration uprava administracija
return vračilo vrnitev
game igra igre iger
phone telefon telefona telefonska
reference referenca
apply uveljavi
secure varno varen
library knjižnica knjižnice
science znanost znanosti znanstveni
employees zaposleni zaposlenih
process postopek proces postopki
official uradni uradna
learning učenje učenja
profile profil profila
date datum datuma
choose izberi izberite
commitment zavezanost predanost
region regija regije
event dogodek prireditev
play igraj predvajaj
card kartica kartice
quick hitro hitri
local lokalni lokalna krajevna
participate sodeluj sodelujte udeležba
games igre iger
shopping nakupovanje nakupi
issue številka težava
advanced napredno napredni
notice obvestilo oglas
server strežnik strežniki
price cena cene ceno
entertainment zabava zabave razvedrilo
fast hitro hiter
series serija serije
technical tehnični tehnična
christmas božič božični božična
state državni
credit kredit
hours ure urah ura
opportunities priložnosti
children otroci otrok otroški otroke
toggle preklopi
complete celoten popolno
corporate korporativni
story zgodba zgodbe
previous prejšnji prejšnja
job služba zaposlitev
baby dojenček dojenčki dojenčka
daily dnevno dnevni vsakodnevno
package paket paketi
editor urednik urejevalnik uredništvo
everyone vsi vsakdo
shipping dostava pošiljanje
discover odkrij odkrijte
send pošlji pošljite
festival festivali
film filmi filmski
docs dokumenti
energy energija energije energetika
foundation fundacija ustanova
discussion razprava diskusija
analysis analiza analize
common skupni pogosta
introducing predstavljamo
calculator kalkulator računalo
volunteer prostovoljec prostovoljci prostovoljstvo
offer ponudba ponujamo ponudbo
interview intervju intervjuji
stories zgodbe
academic akademski akademska
catalog katalog katalogi
college gimnazija
relations odnosi odnosov
construction gradnja gradbeništvo gradbeni
innovation inovacije inovacija
certified certificiran
budget proračun proračuna
europe evropa evropski evrope
master magister mojster magistrski
week teden tedna tedni
stock zaloga borza zalogi
small majhen mali majhna
environment okolje okolja okoljski
commercial komercialni
original izvirni originalni
diversity raznolikost
simple preprosto enostavno
announcements obvestila objave
interest zanimanje obresti
assistance pomoč asistenca
photo foto fotografija slika
pay plačaj plačajte
intelligence inteligenca
second sekunda
writing pisanje
address naslov naslova
instructions navodila navodilo
department oddelek katedra oddelki
soon kmalu
classic klasični klasika
needs potrebe
required obvezno zahtevano
impact vpliv učinek
property nepremičnina nepremičnine premoženje
rental najem izposoja
annual letni letno
maps zemljevidi
celebrate praznuj praznovanje praznujemo
different različni drugačen
interactive interaktivni interaktivna
safety varnost
tags oznake
favorite priljubljene najljubši
books knjige knjig
please prosimo prosim
inspired navdihnjeno
future prihodnost prihodnosti
fitness telovadnica
food hrana hrane živila
statement izjava
improve izboljšaj izboljšati
notes opombe zapiski
building stavba zgradba stavbe
opening odpiralni otvoritev
strategy strategija strategije
channel kanal kanali
function funkcija funkcije
groups skupine
automatically samodejno avtomatsko
text besedilo besedila
district okraj četrtna
trusted zaupanja preverjen
human človeški človek
image slika podoba slike
deals ugodno
machine stroj stroji
gaming igričarski
submit pošlji oddaj oddajte
white bela belo beli
meeting sestanek srečanje seja
brands znamke blagovne
central osrednji centralni
payment plačilo plačila plačevanje
body telo telesa
style slog stil
church cerkev cerkve cerkveni
testimonials mnenja
related povezano sorodno
users uporabniki uporabnikov
climate podnebje podnebni klima
staff osebje zaposleni
overview pregled
air zrak zraka
test testi preizkus
write napiši pišite piši
together skupaj
smart pametni pametno pametna
economic gospodarski ekonomski
sell prodaj prodajte
space prostor vesolje
modern sodobni moderni sodobno
forgot pozabili pozabljeno
tickets vstopnice karte
beautiful lepo čudovit
unique edinstven unikatni
success uspeh uspehi
section razdelek oddelek rubrika
upload naloži nalaganje
guides vodniki
settings nastavitve nastavitev
executive izvršni
class razred razredi
man moški
island otok otoka
water voda vode vodo vodovod
traditional tradicionalni tradicionalno
answer odgovor odgovori
active aktivni aktivno
theme tema predloga
course tečaj tečaji tečaja
alternative alternativa alternativni
sound zvok zvoka
manual priročnik ročno
beauty lepota lepote kozmetika
leading vodilni vodilna
forms obrazci
safe varno varen
hotel hotela
women ženske ženska ženski
tech tehnika
restaurant restavracija gostilna restavracije gostišče
tablet tablica
accept sprejmi sprejmem strinjam
position položaj pozicija
cloud oblak oblaku
ice sladoled ledu
templates predloge
copy kopiraj kopija
minutes zapisnik minut minute
area območje površina
families družine
wedding poroka poročni poroke
listings oglasi
land zemljišče zemljišča parcela
workshops delavnice delavnica
natural naravni naravno naravna
topics teme
screen zaslon
example primer primeri
concept koncept zasnova
bank banka banke bančni
prepare pripravi priprava
print natisni tiskaj
brand znamka
manufacturing proizvodnja proizvodnje
opinion mnenje
size velikost velikosti
garden vrt vrta vrtnarstvo
statistics statistika statistike
capital kapital
skills veščine spretnosti
choice izbira izbor
vision vizija
default privzeto privzeti
prices cene
gift darilo darila
number število številka
visual vizualni
file datoteka
level raven stopnja
ideas ideje ideja
savings varčevanje prihranki
tool orodje
campaign kampanja
medical medicinski medicinska
reading branje branja
humanities humanistika humanistične
values vrednote
published objavljeno objavljen
ready pripravljeno pripravljen
footer noga
sustainability trajnost trajnostni
collaboration sodelovanje sodelovanja
journal revija
confidence zaupanje
youth mladi mladina mladinski
competitive konkurenčen konkurenčni
thanks hvala zahvala
artists umetniki umetnikov
trip izlet izleti
scholarships štipendije štipendija
storage shranjevanje hramba
teams ekipe
sellers prodajalci
exchange izmenjava menjalnica
principles načela
database baza
compliance skladnost
advice nasvet nasveti
conversations pogovori
van kombi
senior upokojenci seniorji starejši
guidelines smernice
admissions vpis sprejem
running tek teki
ratings ocene
frequently pogosto
animals živali žival
traffic promet prometni
save shrani prihrani
box škatla
teaching poučevanje pouk
quote citat
kids otroci
edition izdaja
record zapis rekord
radio radijski radia
campus kampus
renew podaljšaj obnovi
signup registracija
episode epizoda epizode
cross križ
scientists znanstveniki
comprehensive celovit celovito
knowledge znanje znanja
refund vračilo povračilo
extra dodatno
institute inštitut zavod inštituta
evaluation vrednotenje evalvacija
analytics analitika
winter zima zimski zime
green zelena zeleni zeleno
fashion moda modni
founder ustanovitelj
old stari stara staro
big velik velika veliki
speakers govorci predavatelji zvočniki
promotion promocija
optimization optimizacija
key ključ ključni
value vrednost
important pomembno pomembni
initiative pobuda pobude
methods metode
studies študije študij
residents prebivalci občani
button gumb
black črna črni črno
abuse zloraba
awards nagrade priznanja
virtual virtualni navidezni
abstract povzetek izvleček
house hiša hiše hiši
solar solarni sončne sončna
description opis opisa
legislative zakonodaja zakonodajni
plugins vtičniki
cost strošek stroški
silver srebro srebrni
rates tarife
room soba sobe
recruitment zaposlovanje
profit dobiček
secret skrivnost tajni
advisory svetovalni
holiday počitnice dopust praznik
agents agenti
priority prioriteta prednostne
hosting gostovanje
forest gozd gozdovi gozda
effective učinkovit učinkovito
evolution evolucija
context kontekst
lists seznami
progress napredek
republic republika republike
tournament turnir turnirji
branch podružnica poslovalnica
files datoteke
stats statistika
cleaning čiščenje čiščenja
subject predmet predmeti
configuration konfiguracija
men moški moška
pool bazen bazeni
owners lastniki
diagnosis diagnoza diagnostika
power moč elektrika
sample vzorec
exclusive ekskluzivno
peace mir miru
weekly tedensko tedenski tednik
agreement sporazum dogovor
step korak koraki
weapons orožje orožja
enjoy uživaj uživajte
chain veriga
repair popravilo popravila
discounts popusti
letters pisma
ministry ministrstvo ministrstva
word beseda besede
infrastructure infrastruktura
journey potovanje
donations donacije donacija
independent neodvisni neodvisno
street ulica ulice cesta
alerts opozorila
hotels hoteli
benefits prednosti ugodnosti
node vozlišče
visa vizum vizumi
elections volitve volitev volilni
light svetloba luč razsvetljava
primary osnovna primarni
enroll vpiši vpis
furniture pohištvo pohištva
toys igrače igrač
basic osnovni osnovno
adventure pustolovščina avantura
flight leti letalske
webinars webinarji
logistics logistika
ebooks eknjige
phones telefoni
road cesta ceste cestni
red rdeča rdeči rdeče
booking rezervacija rezervacije
estate nepremičnine nepremičnin
checkout blagajna zaključek
tourism turizem turistični turizma
bikes kolesa koles
export izvoz
guest gost gostje gosti
tab zavihek
domain domena domene
star zvezda zvezde
flexible prilagodljiv fleksibilen
ads oglasi
supplies potrebščine
broker posrednik
philosophy filozofija
edit uredi urejanje
equipment oprema
consent soglasje privolitev
papers dokumenti članki
foreign tuji tuja
simulation simulacija
item postavka artikel
patients pacienti bolniki pacientov
temperature temperatura
characters liki znaki
breathing dihanje
readers bralci bralcev
newsroom uredništvo
month mesec meseca
codes kode
rent najem najemi oddam
viewers gledalci
television televizija televizijski
mobility mobilnost
gifts darila
inquiry povpraševanje poizvedba
evidence dokazi dokaz
charge polnjenje pristojbina
strength moč
banner pasica
maintenance vzdrževanje vzdrževanja
seminars seminarji seminar
study študij študija
inspection inšpekcija pregled
trail steza
additional dodatni dodatno
tree drevo drevesa
banking bančništvo
agency agencija agencije
hospital bolnišnica bolnica bolnišnice
fair sejem sejmi
states države
military vojska vojaški
background ozadje
command ukaz
kits kompleti
village vasi
influence vpliv
discipline disciplina
types vrste tipi
lecture predavanje predavanja
structure struktura
capacity zmogljivost kapaciteta
classes razredi
reliable zanesljiv zanesljivo
summer poletje poletni poletja
wholesale veleprodaja
rules pravila pravilnik
museum muzej muzeji muzeja
fresh sveže svež
yoga joga joge
object objekt
conference konferenca konference
sector sektor
war vojna vojne
cybersecurity kibernetska
hero junak heroj
tuition šolnina
individual posameznik individualni
trailer prikolica napovednik
large velik veliki
implementation izvedba implementacija
scale lestvica tehtnica
sort razvrsti razvrščanje
orders naročila
law zakon pravo zakoni
decorative dekorativni okrasni
creator ustvarjalec
voice glas glasu
doctor zdravnik zdravniki doktor ambulanta
award nagrada
routes poti proge
movement gibanje
selling prodaja
loans posojila krediti
win osvoji zmagaj
medicine medicina zdravila zdravilo
extension razširitev
tennis tenis teniški
engagement zaroka
missing manjka pogrešan
strong močan močni
beach plaža plaže
complaint pritožba
tracking sledenje
preferences nastavitve
bug napaka napake
pandemic pandemija
filter filtri filtriraj
topic tema
unit enota
awareness ozaveščanje zavest
zone cona območje
notification obvestilo
math matematika matematike
station postaja postaje
motorcycle motocikel motor motorji
bus avtobus avtobusi
translation prevod prevajanje prevajalec
table miza tabela
enterprise podjetje
head glava vodja
train vlak vlaki
cat mačka mačke muca
movies filmi filmov
entry vnos vstop
transition prehod
immigration priseljevanje
pickup prevzem
physical fizični fizična
explanation razlaga pojasnilo
delete izbriši odstrani
replace zamenjaj
startups startupi
rooms sobe sob
boats čolni plovila ladje
teachers učitelji učiteljev
exhibition razstava razstave
nature narava narave
vehicle vozilo vozila
title naslov naziv
perspectives perspektive
chapter poglavje
clean čisto čist
short kratko kratek
jewelry nakit zlatarna
closed zaprto zaprt
vegetables zelenjava zelenjave
anxiety tesnoba anksioznost
faculty fakulteta fakultete
mortgage hipoteka
justice pravosodje
hackers hekerji
assembly skupščina montaža
bloggers blogerji
stamps štampiljke znamke
gym telovadnica
pain bolečina bolečine
pizza pizzerija picerija
county okrožje grofija
charity dobrodelnost dobrodelni karitas
parish župnija župnije
mosque mošeja
temple tempelj svetišče
prayer molitev molitve
worship maša bogoslužje maše
sermon pridiga
diocese škofija nadškofija
choir zbor pevski zbora
orchestra orkester orkestra
concert koncert koncerti
theater gledališče gledališča
scouts taborniki skavti
donation donacija
membership članstvo članarina
league liga lige
player igralec igralci
coach trener trenerji
match tekma tekme
hiking pohodništvo planinarjenje pohod
cycling kolesarjenje kolesarstvo kolo
football nogomet nogometni
fishing ribolov ribiški ribiči
hunting lov lovski lovci
horse konj konji konjeniški
dog pes psi psa psov
breed pasma vzreja
dance ples plesni
massage masaža masaže
clinic klinika ambulanta
dentist zobozdravnik zobozdravstvo
pharmacy lekarna lekarne
nurse sestra
psychologist psiholog psihologija
lawyer odvetnik pravnik odvetniška
notary notar notarji
accountant računovodja računovodstvo
tax davek davki davčni
insurance zavarovanje zavarovalnica
loan posojilo kredit
plumber vodoinstalater
electrician električar elektroinštalater
carpenter mizar tesar mizarstvo
roof streha strehe
kitchen kuhinja kuhinje
bathroom kopalnica kopalnice
heating ogrevanje ogrevanja
door vrata
flower cvetje rože cvetličarna
bakery pekarna pekarija
bread kruh kruha
wine vino vina vinska vinoteka
beer pivo piva pivovarna
coffee kava kave
chef kuhar
dish jed jedi
breakfast zajtrk
camping kamp kampiranje kampi
apartment stanovanje apartma apartmaji stanovanja
arrival prihod
departure odhod
mayor župan županja
municipality občina občine občinski
council svetniki
citizen državljan občan občani
resident prebivalec
ordinance odlok odloki uredba
waste odpadki odpadkov
police policija policije
fire gasilci požar gasilski gasilsko
permit dovoljenje
tender razpis razpisi
procurement nabava
election volitve
vote glasuj glasovanje
candidate kandidat kandidati
parliament parlament
court sodišče sodni sodišča
kindergarten vrtec vrtca vrtci
pupil učenec učenci učencev
student študent študentski
teacher učitelj učiteljica
exam izpit izpiti matura
semester semestra
diploma diplome
lesson lekcija ura
enrolment vpis vpisi
thesis disertacija
laboratory laboratorij
speaker govorec predavatelj zvočnik
sponsor sponzor sponzorji
ticket vstopnica karta
recipe recept recepti
ingredient sestavine sestavina
cooking kuhanje kuhanja
diary dnevnik
travelogue potopis potopisi
essay esej eseji
poem pesem pesmi poezija
novel roman romani
writer pisatelj pisateljica
photographer fotograf fotografinja
painter slikar slikarka
designer oblikovalec
developer razvijalec
biography življenjepis biografija
born rojen rojena
hobby hobi hobiji
reply odgovori
member član člana
nickname vzdevek
poll anketa ankete
basket košarica
delivery dostava dostave
warranty garancija jamstvo
voucher bon vavčer boni
discount popust popusti
colour barva barve
retail maloprodaja
manufacturer proizvajalec proizvajalci
factory tovarna tovarne
spare nadomestni
steel jeklo jekla jekleni
wood les lesa leseni
plastic plastika plastični
concrete beton betona
renovation prenova obnova
architect arhitekt arhitekti
engineer inženir inženirji
transport prevoz prevozi promet
freight tovorni
warehouse skladišče
tyre pnevmatike guma gume
garage garaža garaže
leasing lizing
directory imenik
classified oglasi
advertisement oglas reklama
employer delodajalec delodajalci
comparison primerjava
ranking lestvica
rating ocena
coupon kupon kuponi
nearby bližini okolici
category kategorija
converter pretvornik
install namesti namestite
subscription naročnina
automation avtomatizacija
invoice faktura
newspaper časopis časnik
editorial uredništvo uvodnik
journalist novinar novinarji novinarka
reporter poročevalec
economy gospodarstvo ekonomija
weather vreme vremena
horoscope horoskop horoskopi
obituary osmrtnica osmrtnice
broadcast oddaja
listen poslušaj poslušajte
crime kriminal zločin
celebrity zvezdniki
subscriber naročnik
imprint kolofon
accessibility dostopnost
career kariera
certificate certifikat potrdilo spričevalo
solution rešitev
product izdelek
tradition tradicija tradicije
competence kompetence
emergency nujna nujno
night noč noči nočni
shift izmena
printing tiskarna tiskanje
advertising oglaševanje reklama
score rezultat
puzzle uganka
quiz kviz kvizi
band bend
album albumi
song pesem skladba pesmi
actor igralska
cinema kino kinu
animal žival
shelter zavetišče zavetje
adoption posvojitev
child otrok otroka
elderly starejši starostniki
disability invalidnost invalidi
refugee begunci begunec
poverty revščina
statute statut statuta
chairman predsednik predsednica
committee odbor komisija
society družba društvo
union unija sindikat
federation zveza federacija
cooperative zadruga zadruge
petition peticija
protest protesti
farm kmetija kmetije
agriculture kmetijstvo kmetijski kmetijstva
harvest trgatev žetev
town mesto kraj
sight znamenitosti znamenitost
mountain gora gore planina gorski
ski smučanje smučarski smuči
standard standardni
sport šport športa
"""
