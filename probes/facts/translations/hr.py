"""Croatian, Bosnian and Serbian in Latin letters."""

from typing import Final

WORDS: Final = """\
service usluga usluge servis služba
contact kontakt kontaktirajte kontakti
home početna naslovna
products proizvodi proizvod proizvoda artikli
new novo novi nova novost
information informacije informacija obavijesti
customer kupac kupci
search traži pretraga pretraži tražilica pretraživanje potraži
content sadržaj sadržaja
site sajt
support podrška podrške podržite podršku
privacy privatnost privatnosti
page stranica strana stranice stranu
find pronađi pronađite nađi nađite
news vijesti vesti novosti aktualno
community zajednica zajednice zajednici
personal osobni lični osobne osobnih
top vrh vrha
website sajt sajta
directly direktno izravno neposredno
business poslovanje poslovni biznis poslovna
help pomoć pomoći pomozi pomažemo
join pridruži pridružite učlani
media mediji medija
program programi
access pristup pristupa
health zdravlje zdravstvo zdravlja zdravstveni
company tvrtka firma kompanija poduzeće preduzeće tvrtke
register registracija registriraj registruj registar
menu izbornik meni
history povijest istorija historija povijesti
use korištenje koristi upotreba uporaba korišćenje
project projekt projekat projekti projekta
education obrazovanje edukacija obrazovanja školstvo
free besplatno besplatan besplatne slobodno
design dizajn dizajna
public javni javna javno javnost
report izvješće izveštaj izvještaj prijavi
experience iskustvo iskustva doživljaj
international međunarodni međunarodna
policy politika pravila
best najbolji najbolje najbolja
main glavni glavna glavno
terms uvjeti uslovi uvjete uslove
open otvoreno otvori otvoren otvorena
management upravljanje menadžment uprava
create kreiraj izradi stvori napravi
download preuzmi preuzimanje preuzmite skini
start početak započni počni
events događaji događanja manifestacije
login prijava prijavi ulogujte
learn nauči učite saznaj
video videi snimci
special posebno posebni poseban specijalni
development razvoj razvoja
careers karijera karijere
user korisnik korisnika korisnici korisnički
review recenzija recenzije osvrt
code kod kôd
market tržište tržnica pijaca tržišta
account račun nalog
social društveni socijalni društvene socijalna
view pogledaj prikaz pogledajte prikaži
general opći opšti općenito opšte
email mejl
latest najnovije najnoviji posljednje poslednje
resources resursi izvori
store trgovina prodavnica prodavaonica dućan
categories kategorije kategorija
press tisak štampa
system sustav sistem sustava sistema
world svijet svet svijeta sveta svjetski
change promjena promena promijeni promjene
updates ažuriranja ažuriranje novosti
partners partneri partnera
global globalni globalno
shop trgovina prodavnica webshop kupovina
technology tehnologija tehnologije tehnika
team tim tima ekipa momčad
comments komentari komentar komentara
center centar središte centra
tools alati alat alata
articles članci članak članaka
app aplikacija aplikacije
source izvor
welcome dobrodošli dobrodošlica
sign potpis prijava
reserved pridržana zadržana rezervirano
advertise oglašavanje oglašavaj
post objava objave
work rad rada radimo
features značajke funkcije osobine
guide vodič vodiči
industry industrija industrije
info informacije
mobile mobitel mobilni mobiteli
share podijeli podeli dijeli
book knjiga knjige rezerviraj rezerviši knjigu
read čitaj pročitaj čitajte opširnije
documentation dokumentacija dokumentacije
members članovi članova
questions pitanja pitanje
solutions rješenja rešenja
locations lokacije poslovnice
national nacionalni narodni nacionalna
organization organizacija organizacije
tips savjeti saveti trikovi
order narudžba naruči narudžbina porudžbina naručite
office ured kancelarija uredi
skip preskoči preskočite
archive arhiva arhiv arhive
software softver softvera
day dan dana dani
research istraživanje istraživanja
expert stručnjak stručnjaci ekspert
add dodaj dodajte
conditions uvjeti uslovi
cookies kolačići kolačiće kolačića
releases izdanja verzije
engineering inženjering inženjerstvo
collection kolekcija zbirka kolekcije
professional profesionalni stručni profesionalno
details detalji detaljno pojedinosti
navigation navigacija navigacije
deliver dostavljamo dostaviti isporučujemo
cart košarica korpa košaricu korpu
provide pružamo pruža
electronics elektronika elektronike
financial financijski finansijski financije
back natrag nazad povratak
installation instalacija montaža ugradnja
university sveučilište univerzitet sveučilišta
rights prava
people osobe ljudima
schedule raspored satnica
live uživo
protection zaštita zaštite zaštitu
network mreža mreže mreži
list popis lista spisak
association udruga udruženje savez
explore istraži istražite
check provjeri proveri provjera provera
newsletter bilten
browse pregledaj pregledavanje
map karta mapa karte mape
links poveznice linkovi veze
mail pošta pošte
transparency transparentnost
apps aplikacije
call nazovi pozovi nazovite pozovite
videos videi snimke
present predstavlja predstavljamo
clients klijenti klijenata
request zahtjev zahtev upit zatraži
leadership vodstvo liderstvo
private privatni privatno privatna
travel putovanje putovanja putuj putovanju
quality kvaliteta kvalitet kvalitete
club klub kluba klubovi
security sigurnost bezbednost bezbjednost sigurnosti
window prozor prozori prozora
life život života životu
students studenti učenici studenata učenika
subscribe pretplati pretplatite
available dostupno dostupan dostupna
mission misija misije
jobs poslovi zaposlenje zapošljavanje
visit posjeti poseti posjet posjeta poseta
car automobil automobili auti
digital digitalni digitalno digitalna
current trenutno aktualno aktuelno
applications aplikacije primjena
follow prati pratite
culture kultura kulture kulturni kulturu
buy kupi kupite kupnja kupovina kupiti
results rezultati rezultat rezultata
calendar kalendar kalendara
recent nedavno nedavni
connect poveži spoji
meet upoznaj upoznajte
operations operacije poslovanje
investor investitor investitori ulagač
index indeks kazalo
school škola škole školi školski školu
podcast podkast
city grad grada gradski gradu gradovi
popular popularno popularni
regular redovito redovni redovno
legal pravni pravno zakonski
sale rasprodaja prodaja akcija sniženje
today danas današnji
language jezik jezici jezika
sponsored sponzorirano sponzorisano
government vlada vlade vladin
donate doniraj donirajte
password lozinka šifra lozinke
country država zemlja države
group grupa skupina grupe
contract ugovor ugovora ugovori
name ime naziv imena prezime
license licenca dozvola licence
select odaberi odaberite izaberi
art umjetnost umetnost umjetnički
activities aktivnosti djelatnost delatnost
message poruka poruke poruku
offers ponude ponuda
platform platforma platforme
photos fotografije slike fotografija
magazine časopis magazin časopisa
computer računalo računar kompjuter
practice praksa prakse
love ljubav ljubavi
author autor autora autori
pricing cjenik cenovnik cjenovnik
posts objave
copyright autorska
years godine godina godinama
materials materijali materijal materijala
control kontrola upravljanje
easy lako jednostavno lagano
click klikni kliknite klik
planning planiranje planiranja
forums forumi
gallery galerija galerije
sports sportski sporta sportovi
consulting savjetovanje konzalting savetovanje
board odbor uprava ploča
family obitelj porodica obitelji obiteljski
form obrazac formular obrasci
care njega skrb briga nega
friends prijatelji prijatelja
year godina godišnji
performance performanse izvedba nastup
integration integracija integracije
build gradi izgradi
response odgovor
music glazba muzika glazbe muzike glazbeni
training trening obuka treninzi osposobljavanje
compare usporedi uporedi
version verzija verzije inačica
administration administracija uprava
return povrat vraćanje
game igra igre igrica igrice
phone telefon telefona
reference referenca
apply primijeni apliciraj
secure siguran sigurno bezbedan
library knjižnica biblioteka knjižnice
science znanost nauka znanosti znanstveni
employees zaposlenici zaposleni djelatnici
process proces postupak procesa
official službeni zvanični službena
learning učenje učenja
profile profil profila
date datum datuma
choose odaberi izaberi izaberite
commitment posvećenost
region regija županija regije
event događaj događanje
play igraj pokreni
card kartica kartice
quick brzo brzi brza
local lokalni lokalna mjesni
participate sudjeluj učestvuj sudjelovanje
games igre igrice
shopping kupovina kupnja
advanced napredno napredni
notice obavijest obaveštenje obavještenje oglas
server poslužitelj serveri
price cijena cena cijene cene
entertainment zabava zabave
fast brzo brzi
series serija serije
technical tehnički tehnička
christmas božić božićni božićne
state država državni
credit kredit krediti
hours sati
opportunities prilike mogućnosti
children djeca deca djece dece dječji
complete potpuno završi kompletan
corporate korporativni
story priča
previous prethodni prethodna
job posao
baby beba bebe dojenče
daily dnevno svakodnevno
package paket paketi
editor urednik uredništvo
everyone svi svatko svako
shipping dostava isporuka
discover otkrij otkrijte
send pošalji pošaljite slanje
festival festivali
film filmovi filmski
docs dokumenti
energy energija energetika energije energetski
foundation zaklada fondacija zaklade
discussion rasprava diskusija
analysis analiza analize
common zajednički
introducing predstavljamo
calculator kalkulator
volunteer volonter volonteri volontiranje
offer ponuda nudimo
interview intervju intervjui razgovor
stories pričama
academic akademski akademska
catalog katalog katalozi
relations odnosi odnosa
construction gradnja građevina građevinarstvo izgradnja
innovation inovacije inovacija
certified certificirani sertifikovani
budget proračun budžet
europe europa evropa europski evropski
master majstor magistar
week tjedan nedelja sedmica tjedna
stock zaliha burza
small mali mala malo
environment okoliš okolina životna
original originalni izvorni
diversity raznolikost različitost
simple jednostavno jednostavan
announcements obavijesti najave obaveštenja
interest interes kamata
assistance pomoć asistencija
photo foto fotografija slika
pay plati platite plaćanje
intelligence inteligencija
second sekunda
writing pisanje
address adresa adrese adresu
instructions upute uputstva
department odjel odsjek odeljenje odjeljenje
soon uskoro
classic klasični klasik
needs potrebe
required obavezno potrebno
impact utjecaj uticaj
property nekretnina imovina nekretnine
rental najam iznajmljivanje
annual godišnji godišnje
maps karte mape
celebrate proslavi proslava slavimo
different različit drugačije
interactive interaktivni interaktivna
safety sigurnost bezbednost
tags oznake tagovi
favorite omiljeni favoriti
books knjige knjiga
please molimo molim
inspired inspirirano inspirisano
future budućnost budućnosti
fitness teretana
food hrana hrane jelo prehrambeni
statement izjava
improve poboljšaj unaprijedi
notes bilješke beleške napomene
building zgrada zgrade
opening otvaranje
strategy strategija strategije
channel kanal kanali
function funkcija funkcije
groups grupe skupine
automatically automatski
text tekst teksta
district okrug četvrt distrikt
trusted provjeren
human ljudski čovjek čovek
image slika slike
deals akcije
machine stroj mašina strojevi mašine
gaming igranje gejming
submit pošalji predaj
white bijela bela bijeli beli
meeting sastanak sjednica sednica
brands brendovi
central središnji centralni
payment plaćanje uplata plaćanja
body tijelo telo
style stil stila
church crkva crkve crkveni župna
related povezano slično
users korisnici korisnika
climate klima klime klimatski
staff osoblje djelatnici
overview pregled
air zrak vazduh zraka
test testovi
write napiši pišite piši
together zajedno skupa
smart pametni pametno pametna
economic ekonomski gospodarski
sell prodaj prodajte
space svemir
modern moderni moderno
forgot zaboravili zaboravljena zaboravio
tickets ulaznice
beautiful lijepo prekrasan predivno
unique jedinstven unikatni
success uspjeh uspeh
section odjeljak sekcija rubrika
upload učitaj
guides vodiči
settings postavke podešavanja
executive izvršni
class razred klasa
man muškarac
island otok ostrvo otoka otoci
water voda vode vodu vodovod
traditional tradicionalni tradicionalno
answer odgovor odgovori
active aktivni aktivno
theme tema predložak
course tečaj kurs tečajevi kursevi
alternative alternativa alternativni
sound zvuk zvuka
manual priručnik ručno
beauty ljepota lepota kozmetika
leading vodeći vodeća
forms obrasci
safe siguran bezbedno
hotel hotela
women žene žena ženski ženska
tech tehnika
restaurant restoran restorani restorana
accept prihvati prihvaćam prihvatam
position pozicija položaj
cloud oblak oblaku
ice sladoled leda
templates predlošci šabloni
copy kopiraj kopija
minutes minuta zapisnik minute
area područje površina
families obitelji porodice
wedding vjenčanje venčanje svadba vjenčanja
listings oglasi
land zemljište zemljišta
workshops radionice radionica
natural prirodni prirodno prirodna
topics teme tema
screen ekran zaslon
example primjer primer
concept koncept
bank banka banke bankarski
prepare pripremi priprema
print ispis štampaj ispiši
brand brend
manufacturing proizvodnja proizvodnje
opinion mišljenje mišljenja
size veličina veličine
garden vrt bašta vrta vrtovi
statistics statistika statistike
capital kapital
skills vještine veštine
choice izbor odabir
vision vizija
default zadano podrazumevano
prices cijene cene
gift poklon pokloni dar
number broj brojevi
visual vizualni
file datoteka fajl
level razina nivo
ideas ideje ideja
savings štednja ušteda
tool alat
campaign kampanja kampanje
medical medicinski medicinska
reading čitanje čitanja
humanities humanističke
values vrijednosti vrednosti
published objavljeno objavljen
ready spremno spremni
footer podnožje
sustainability održivost održivi
collaboration suradnja saradnja
journal časopis
confidence poverenje
youth mladi mladih omladina
thanks hvala zahvala
artists umjetnici umetnici
trip izlet izleti
scholarships stipendije stipendija
storage pohrana skladištenje
teams timovi ekipe
sellers prodavači prodavatelji
exchange razmjena razmena mjenjačnica
principles načela principi
compliance usklađenost
advice savjet savet savjeti
conversations razgovori
van kombi
senior seniori umirovljenici penzioneri
guidelines smjernice smernice
admissions upisi upis
running trčanje
ratings ocjene ocene
frequently često
animals životinje životinja
traffic promet saobraćaj prometni
save spremi sačuvaj uštedi
box kutija
teaching nastava poučavanje
quote citat
kids djeca klinci
edition izdanje
record zapis rekord
radio radija radijski
campus kampus
renew obnovi produlji
signup registracija
episode epizoda epizode
cross križ krst
scientists znanstvenici naučnici
comprehensive sveobuhvatan
knowledge znanje znanja
refund povrat refundacija
extra dodatno
institute institut zavod instituta
affordable povoljno pristupačne
evaluation evaluacija ocjena vrednovanje
analytics analitika analitički
winter zima zimski zime
green zelena zeleni zeleno
fashion moda modni
founder osnivač
old stari stara staro
big veliki velika
speakers predavači govornici zvučnici
promotion promocija promocije
optimization optimizacija
key ključ ključni
value vrijednost vrednost
important važno važni
initiative inicijativa inicijative
methods metode metoda
studies studije studij
residents stanovnici građani
button gumb dugme
black crna crni crno
abuse zlostavljanje zloupotreba
awards nagrade priznanja
virtual virtualni virtuelni
abstract sažetak apstrakt
house kuća kuće kući
solar solarni solarne
description opis opisa
legislative zakonodavstvo
plugins dodaci
cost trošak troškovi
silver srebro srebrni
rates tarife stope
room soba sobe prostorija
recruitment regrutacija
profit dobit
secret tajna tajni
holiday odmor praznik ljetovanje letovanje
agents agenti
bar kafić
priority prioritet prioriteti
forest šuma šume šumarstvo
effective učinkovit efikasan
evolution evolucija
context kontekst
lists popisi
progress napredak
upcoming nadolazeći
republic republika republike
tournament turnir turniri
branch podružnica poslovnica
files datoteke fajlovi
stats statistika
cleaning čišćenje
subject predmet predmeti
configuration konfiguracija
men muškarci muški muška
pool bazen bazeni
owners vlasnici
diagnosis dijagnoza dijagnostika
power struja
sample uzorak
exclusive ekskluzivno ekskluzivni
peace mir mira
weekly tjedni nedeljno tjednik
agreement sporazum ugovor
step korak koraci
parts dijelovi
weapons oružje oružja
enjoy uživaj uživajte
chain lanac
appointment zakazivanje
repair popravak popravka
discounts popusti
letters pisma
ministry ministarstvo ministarstva
word riječ reč riječi
infrastructure infrastruktura
journey putovanje
donations donacije donacija
header zaglavlje
independent neovisni nezavisni
street ulica ulice ulici
alerts upozorenja
hotels hoteli hotela
hardware hardver
benefits prednosti pogodnosti
node čvor
visa viza vize
elections izbori izbora
light svjetlo rasvjeta svetlo
division divizija
primary osnovna primarni
enroll upiši upis
furniture namještaj nameštaj namještaja
toys igračke igračaka
basic osnovni osnovno
adventure avantura pustolovina
flight letovi
webinars webinari vebinari
logistics logistika
ebooks eknjige
phones telefoni
road cesta ceste
suggestions prijedlozi predlozi
red crvena crveni
correct točno ispravi tačno
booking rezervacija rezervacije
estate nekretnine nekretnina
checkout blagajna naplata
tourism turizam turistički turizma turistička
bikes bicikli bicikl
export izvoz
guest gost gosti gostiju
domain domena domen domene
star zvijezda zvezda
flexible fleksibilan fleksibilni
ads oglasi reklame
supplies pribor potrepštine
broker posrednik
philosophy filozofija
edit uredi izmijeni
equipment oprema
consent suglasnost pristanak saglasnost
papers dokumenti radovi
foreign inozemni
simulation simulacija simulator
item stavka stavke artikl
patients pacijenti pacijenata pacijent
temperature temperatura
characters likovi znakovi
breathing disanje
readers čitatelji čitaoci
newsroom redakcija
month mjesec mesec mjeseca
codes kodovi
rent iznajmi najam
viewers gledatelji gledaoci
television televizija televizijski
mobility mobilnost
gifts pokloni darovi
inquiry upit upiti
evidence dokazi dokaz
charge naknada punjenje
strength snaga
banner baneri
maintenance održavanje održavanja
seminars seminari seminar
study studij studiraj
inspection inspekcija pregled
trail staza staze
additional dodatni dodatno
tree drveće stablo stabla
banking bankarstvo
agency agencija agencije
hospital bolnica bolnice
fair sajam
states države
military vojska vojni
background pozadina
command naredba komanda
kits kompleti
village selo sela
influence utjecaj uticaj
discipline disciplina
types vrste tipovi
lecture predavanje predavanja
structure struktura
capacity kapacitet
classes razredi nastava
reliable pouzdan pouzdano
summer ljeto leto ljetni letnji
wholesale veleprodaja
rules pravila pravilnik
museum muzej muzeji muzeja
fresh svježe sveže
yoga joga joge
object objekt objekat
conference konferencija konferencije
sector sektor
war rat rata ratni
cybersecurity kibernetička
hero heroj junak
tuition školarina
individual individualni
trailer prikolica najava
large veliki velika
implementation provedba implementacija
scale ljestvica vaga
sort sortiraj sortiranje poredaj
orders narudžbe porudžbine
law zakon pravo zakoni
decorative dekorativni dekoracije
thread nit niti
creator kreator
voice glas glasa
doctor liječnik doktor lekar
award nagrada
routes rute ruta
movement pokret kretanje
selling prodaja
loans zajmovi krediti
win osvoji pobijedi
medicine medicina lijekovi lekovi lijek
extension proširenje ekstenzija
tennis tenis teniski
engagement zaruke
missing nestali nedostaje
strong jaki snažan
beach plaža plaže plaži
complaint prigovor žalba
tracking praćenje
preferences preference
bug greška greške
pandemic pandemija
filter filtri filteri filtriraj
topic tema
unit jedinica
awareness svijest svest
zone zona
notification obavijest obaveštenje
math matematika matematike
station stanica kolodvor
motorcycle motocikl motor motocikli
bus autobus autobusi autobusni
tour obilazak tura ture
translation prijevod prevod prevođenje prevoditelj
table stol tablica tabela
enterprise poduzeće preduzeće
head glava voditelj
train vlak voz vlakovi
cat mačka mačke
movies filmovi filmova
entry unos ulaz
transition tranzicija prijelaz
immigration imigracija useljavanje
pickup preuzimanje
physical fizički fizička
explanation objašnjenje
delete obriši izbriši
replace zamijeni zameni
startups startupi
rooms sobe soba
boats brodovi brod čamci plovila
teachers učitelji nastavnici
exhibition izložba izložbe
nature priroda prirode
vehicle vozilo vozila
title naslov titula
perspectives perspektive
chapter poglavlje
clean čisto čisti
short kratko kratki
jewelry nakit zlatarna
closed zatvoreno zatvoren
vegetables povrće povrća
anxiety anksioznost
faculty fakultet fakulteta
mortgage hipoteka
justice pravda pravosuđe
hackers hakeri
assembly skupština montaža
bloggers blogeri
stamps pečati
gym teretana
pain bol bolovi
pizza pizzeria picerija
county županija županije okrug
charity dobrotvorni karitas
parish župa župe parohija
mosque džamija džamije
temple hram hrama
prayer molitva molitve
worship misa bogoslužje bogosluženje liturgija
sermon propovijed propoved
diocese biskupija eparhija
choir zbor hor zbora
orchestra orkestar orkestra
concert koncert koncerti
theater kazalište pozorište teatar kazališta
scouts izviđači skauti
donation donacija
membership članstvo članarina
league liga lige
player igrač igrači
coach trener treneri
match utakmica utakmice meč
hiking planinarenje planinari pješačenje
cycling biciklizam biciklistički bicikl
football nogomet fudbal nogometni fudbalski
fishing ribolov ribolovni ribarstvo
hunting lov lovci lovački
horse konj konji konja konjički
dog pas psi psa pasa
breed pasmina rasa uzgoj
dance ples plesni plesa
massage masaža masaže
clinic klinika ordinacija poliklinika
dentist zubar stomatolog stomatologija
pharmacy ljekarna apoteka
nurse sestra
psychologist psiholog psihologija
lawyer odvjetnik advokat odvjetnički pravnik
notary bilježnik beležnik notar
accountant računovođa računovodstvo knjigovodstvo
tax porez porezi porezni poreski
insurance osiguranje osiguranja
loan zajam kredit
plumber vodoinstalater
electrician električar
carpenter stolar stolarija tesar
roof krov krovovi
kitchen kuhinja kuhinje
bathroom kupaonica kupatilo
heating grijanje grejanje
door vrata
flower cvijeće cveće cvjećara cvijet
bakery pekara pekarnica
bread kruh hleb hljeb
wine vino vina vinarija
beer pivo piva pivovara pivara
coffee kava kafa kave kafe
chef kuhar kuvar
dish jelo jela
breakfast doručak
camping kamp kampiranje kampovi
apartment stan apartman stanovi apartmani
arrival dolazak dolaska
departure odlazak polazak
mayor gradonačelnik načelnik
municipality općina opština općine
council vijeće veće
citizen građanin građani
resident stanovnik
ordinance odluka uredba pravilnik
waste otpad otpada
police policija policije
fire vatrogasci požar vatrogasni
permit dozvola
tender natječaj natječaji
procurement nabava nabavka nabavke
election izbori
vote glasaj glasanje glasovanje
party stranka
candidate kandidat kandidati
parliament parlament sabor
court sud suda sudski
kindergarten vrtić vrtići
pupil učenik učenici učenika
student studentski studenta
teacher učitelj nastavnik
exam ispit ispiti matura
semester semestar semestra
diploma svjedodžba
lesson lekcija lekcije
enrolment upis upisi
thesis disertacija
laboratory laboratorij laboratorija
speaker predavač govornik zvučnik
sponsor sponzor sponzori
ticket ulaznica
recipe recept recepti
ingredient sastojci sastojak
cooking kuhanje kuvanje
diary dnevnik
travelogue putopis putopisi
essay esej eseji
poem pjesma pesma poezija
novel roman romani
writer pisac književnik
photographer fotograf fotografi
painter slikar slikari
illustrator ilustrator
designer dizajner
curriculum kurikulum
biography životopis biografija
born rođen rođena
hobby hobi hobiji
reply odgovori
member član člana
nickname nadimak
poll anketa ankete
basket košarica korpa
delivery dostava isporuka dostave
warranty jamstvo garancija jamstva
voucher bon vaučer
discount popust sniženje
colour boja boje
retail maloprodaja
manufacturer proizvođač proizvođači
factory tvornica fabrika
steel čelik čelika
wood drvo drva drveni
plastic plastika plastični
concrete beton betona
renovation obnova renovacija adaptacija
architect arhitekt arhitekta
engineer inženjer inženjeri
transport prijevoz prevoz transporta
freight teretni
warehouse skladište magacin
tyre guma gume
garage garaža garaže
leasing lizing
directory imenik
classified oglasnik oglasi
advertisement oglas reklama
vacancy konkurs
employer poslodavac poslodavci
comparison usporedba poređenje
ranking rang ljestvica
rating ocjena ocena
coupon kupon kuponi
nearby blizini blizu
category kategorija
converter pretvarač konverter
install instaliraj instalirajte
subscription pretplata pretplate
automation automatizacija
invoice faktura fakture
payroll obračun
newspaper novine
editorial uredništvo redakcija uvodnik
journalist novinar novinari novinarka
headline naslovi
economy gospodarstvo ekonomija privreda
weather prognoza
horoscope horoskop horoskopi
obituary osmrtnica osmrtnice
broadcast emitiranje prenos
listen slušaj slušajte
crime kriminal zločin
subscriber pretplatnik
imprint impresum impressum
accessibility pristupačnost
career karijera
certificate certifikat sertifikat potvrda
solution rješenje rešenje
product proizvod
tradition tradicija tradicije
competence kompetencije
emergency hitna hitno
night noć noći noćni
shift smjena smena
printing tiskara štamparija tiskanje
advertising oglašavanje reklama reklamni
score rezultat
puzzle slagalica zagonetka
quiz kviz kvizovi
band bend grupa
album albumi
song pjesma pjesme pesme
lyrics stihovi
actor glumac glumica
cinema kino bioskop
animal životinja
shelter azil sklonište utočište
adoption udomljavanje posvajanje usvajanje
child dijete dete djeteta
elderly starije stariji
disability invaliditet invalidnost invaliditetom
refugee izbjeglice izbeglice
poverty siromaštvo
statute statut statuta
chairman predsjednik predsednik
committee odbor povjerenstvo komisija
society društvo društva
union unija sindikat
federation savez federacija
cooperative zadruga zadruge
petition peticija
protest prosvjed protesti
conservation očuvanje
farm farma gazdinstvo opg
agriculture poljoprivreda poljoprivredni poljoprivrede
harvest berba žetva
town grad mjesto
sight znamenitosti znamenitost
mountain planina planine gora planinski
ski skijanje skijaški skije
standard standardni
transfer prijenos
way način
"""
