"""Hungarian."""

from typing import Final

WORDS: Final = """\
service szolgáltatás szolgáltatások szerviz
contact kapcsolat elérhetőség elérhetőségek kapcsolatfelvétel
home kezdőlap főoldal címlap nyitólap
products termékek termék termékeink áru
new új újdonság újdonságok
information információ információk tájékoztató tudnivalók tájékoztatás
customer ügyfél vásárló vevő ügyfelek vásárlók ügyfélszolgálat
search keresés keresd kereső keres
content tartalom tartalmak tartalma
site webhely oldal
support támogatás támogató támogatók támogasd
privacy adatvédelem adatvédelmi adatkezelés adatkezelési
page oldal oldalak lap
find találd találni megtalál
news hírek hír híreink aktuális újdonságok
community közösség közösségi
personal személyes
top tetejére legjobb
website weboldal honlap webhely honlapja weblap
directly közvetlenül
business üzlet üzleti vállalkozás vállalkozások
help segítség súgó segít segítünk
join csatlakozz csatlakozás csatlakozzon
media média
program programok programjaink
access hozzáférés megközelítés
health egészség egészségügy egészségügyi
company cég vállalat cégünk kft társaság cégek
register regisztráció regisztrálj regisztrálok
menu menü
history történelem történet történetünk
use használat használata felhasználás használja
project projekt projektek
education oktatás nevelés köznevelés oktatási
free ingyenes ingyen díjmentes
design dizájn tervezés
public nyilvános közérdekű közszolgálat
report jelentés beszámoló
experience tapasztalat élmény
international nemzetközi
policy szabályzat irányelvek
best legjobb
main fő főmenü
terms feltételek ászf
open nyitva megnyitás nyílt nyitvatartás
management menedzsment kezelés vezetőség
create létrehozás készíts létrehoz
download letöltés letöltések letölt letölthető
start indítás kezdés rajt
events események rendezvények rendezvény
login bejelentkezés belépés bejelentkezem
learn tanulj tanulni tudjon
video videó videók
special különleges speciális
development fejlesztés fejlesztések
careers karrier
user felhasználó felhasználói felhasználók
review értékelés kritika vélemény
code kód kódja
market piac piaci piacok
account fiók fiókom számla
social szociális társadalmi
view megtekintés megnéz nézet
general általános
email emailcím levelezés
latest legújabb legfrissebb
resources források erőforrások
store bolt áruház üzlet üzletek
categories kategóriák
press sajtó sajtószoba sajtóközlemény
system rendszer rendszerek
world világ világa nagyvilág
change változás módosítás csere
updates frissítések frissítés
partners partnerek partnereink
global globális
shop webáruház bolt webshop áruház
technology technológia technológiák
team csapat csapatunk munkatársak
comments hozzászólások hozzászólás kommentek megjegyzések
center központ központja
tools eszközök szerszámok szerszám
articles cikkek cikk írások
app alkalmazás applikáció
source forrás
welcome üdvözöljük üdvözlünk köszöntjük köszöntő
sign aláírás jel
reserved fenntartva
advertise hirdess médiaajánlat hirdetés
post bejegyzés bejegyzések poszt
work munka munkák munkáink dolgozik
features funkciók jellemzők tulajdonságok
guide útmutató kalauz
industry ipar iparág ipari
info információ infók
mobile mobil mobiltelefon
share megosztás megosztom
book könyv könyvek foglalj foglalás
read olvass olvasás elolvasom tovább
documentation dokumentáció dokumentumok
members tagok tagjaink tagság
questions kérdések kérdés gyik
solutions megoldások megoldás
locations helyszínek telephelyek helyszín
national nemzeti
organization szervezet szervezetek
tips tippek tanácsok ötletek
order rendelés megrendelés rendelj rendelések
office iroda hivatal irodai
skip ugrás kihagyás
archive archívum irattár
software szoftver szoftverek
day nap napok napja napi
research kutatás kutatások kutató
expert szakértő szakértők szakember
add hozzáadás hozzáad
conditions feltételek
cookies sütik süti sütiket
releases kiadások
engineering mérnöki
collection gyűjtemény kollekció
log napló
professional szakmai professzionális profi
details részletek részletes bővebben
navigation navigáció
deliver szállítunk kiszállítás szállít
cart kosár kosárba kosaram bevásárlókosár
provide nyújtunk
electronics elektronika elektronikai
financial pénzügyi pénzügyek
back vissza
installation telepítés szerelés beépítés
forum fórum fórumok
university egyetem egyetemi
rights jogok jog
people emberek személyek
schedule menetrend ütemterv órarend beosztás
live élőben
protection védelem védelmi
network hálózat hálózati
plan terv tervek
list lista listája
association egyesület szövetség
explore fedezd felfedezés
check ellenőrzés ellenőrizze
newsletter hírlevél hírlevelünk
browse böngészés böngéssz
map térkép térképe
links linkek hivatkozások
mail posta
transparency átláthatóság közzététel
apps alkalmazások
call hívás hívjon hívj
videos videók
politics politika politikai
present bemutatja jelen
clients ügyfelek ügyfeleink
request ajánlatkérés kérelem igénylés
leadership vezetés
private privát magán
travel utazás utazások utazz
quality minőség minőségi
club klub
security biztonság biztonsági
window ablak ablakok
life élet életmód élete
students diákok hallgatók tanulók
subscribe feliratkozás iratkozz feliratkozom
available elérhető kapható
mission küldetés küldetésünk
jobs állás állások állásajánlatok álláshirdetések
visit látogatás látogass látogatóknak
car autók gépkocsi autós
digital digitális
current aktuális jelenlegi
applications alkalmazások
follow kövess kövessen követés
culture kultúra kulturális közművelődés
buy vásárlás vesz megveszem
results eredmények eredmény
calendar naptár eseménynaptár
recent legutóbbi friss
connect csatlakozás összekapcsol
meet ismerd találkozz
operations működés műveletek
investor befektető befektetők befektetői
index tárgymutató mutató
school iskola iskolai iskolák iskolánk
city város városi városunk
popular népszerű
regular rendszeres
legal jogi jogszabályok
sale akció eladó kiárusítás
today ma mai
language nyelv nyelvek nyelvi
sponsored szponzorált
government kormány kormányzat
donate adományozz támogass adomány
password jelszó jelszavam
country ország országok
group csoport csoportok
contract szerződés szerződések
name név neve
license licenc engedély
select válassz kiválasztás válasszon
art művészet művészeti
activities tevékenység tevékenységek
message üzenet üzenetek
offers ajánlatok ajánlataink
photos fotók képek fényképek
magazine magazin folyóirat
computer számítógép számítógépek számítástechnika
practice gyakorlat
portal portál
love szeretet szeretjük
author szerző szerzők
chat csevegés
pricing árak árlista áraink
posts bejegyzések
copyright szerzői
years évek éve éves
materials anyagok alapanyag
control irányítás vezérlés
easy könnyű egyszerű könnyen
click kattints kattintson kattintás
planning tervezés
forums fórumok
gallery galéria képgaléria
sports sportok sportág
consulting tanácsadás tanácsadó
board igazgatóság elnökség tábla
family család családi
form űrlap nyomtatvány
care ápolás gondozás
friends barátok ismerősök
year év évi tanév
performance teljesítmény
integration integráció
build építés építeni
response válasz
music zene zenei zenék
training képzés edzés képzések tréning edzések
compare összehasonlítás hasonlítsa
version verzió változat
administration ügyintézés adminisztráció közigazgatás
return visszáru elállás
game játék játékok
phone telefon telefonszám
reference referencia referenciák
apply jelentkezz jelentkezés pályázz
secure biztonságos
library könyvtár könyvtári
science tudomány tudományos
employees munkavállalók dolgozók munkatársaink
process folyamat
official hivatalos
learning tanulás
profile profil profilom
date dátum időpont
choose válassz
commitment elkötelezettség
region régió megye térség
event esemény rendezvény
play játssz lejátszás
card kártya kártyák
quick gyors gyorsan
local helyi
participate részvétel
games játékok
shopping vásárlás bevásárlás
issue lapszám
advanced haladó
notice közlemény értesítés hirdetmény
server kiszolgáló
price ár ára árak
entertainment szórakozás
fast gyors
series sorozat sorozatok
technical műszaki technikai
christmas karácsony karácsonyi
state állam állami
credit hitel
hours óra nyitvatartás órák
opportunities lehetőségek
children gyerekek gyermek gyermekek gyerek
complete teljes
corporate vállalati céges
story történet sztori
previous előző
job állás munkakör
baby baba babák
daily napi naponta
package csomag csomagok
editor szerkesztő szerkesztőség
everyone mindenki
shipping szállítás szállítási
discover fedezd felfedez
send küldés elküld küldd
festival fesztivál fesztiválok
film filmek
docs dokumentumok
energy energia energetika
foundation alapítvány alapítványunk
discussion vita beszélgetés
analysis elemzés elemzések
common közös gyakori
introducing bemutatjuk bemutatkozás
calculator kalkulátor számológép
volunteer önkéntes önkéntesek
offer ajánlat kínálat
interview interjú interjúk
stories történetek
academic akadémiai tudományos
catalog katalógus
college főiskola kollégium
relations kapcsolatok
construction építés építőipar építkezés
innovation innováció innovatív
certified tanúsított minősített
budget költségvetés
europe európa európai
master mester mesterképzés
week hét hetek
sport sportolás
stock készlet raktár tőzsde
small kicsi kis
environment környezet környezetvédelem
commercial kereskedelmi
original eredeti
diversity sokszínűség sokféleség
simple egyszerű
interest érdeklődés kamat
assistance segítségnyújtás
photo fotó kép fénykép
pay fizetés fizess
intelligence intelligencia
second második másodperc
writing írás
address cím címe lakcím
instructions utasítások útmutató
department osztály tanszék
soon hamarosan
classic klasszikus
needs igények
required kötelező szükséges
impact hatás
property ingatlan ingatlanok
rental bérlés kölcsönzés bérbeadás kölcsönző
annual éves évi
maps térképek
celebrate ünnep ünneplés ünnepelj
different különböző
interactive interaktív
safety biztonság
tags címkék
favorite kedvenc kedvencek
books könyvek
please kérjük kérem
inspired ihlette
future jövő jövője
fitness fitnesz
food étel élelmiszer ételek
statement nyilatkozat
improve javítás fejleszt
notes jegyzetek
building épület épületek
opening nyitva nyitás megnyitó
strategy stratégia
channel csatorna csatornák
function funkció
groups csoportok
automatically automatikusan
text szöveg
district kerület járás
trusted megbízható
human emberi ember
image kép képek
deals akciók
machine gép gépek
submit beküldés küldés
white fehér
meeting találkozó megbeszélés ülés
brands márkák
central központi
payment fizetés fizetési befizetés
mind elme
style stílus
church templom egyház református
testimonials vélemények
related kapcsolódó hasonló
users felhasználók
climate éghajlat klíma
staff személyzet munkatársak
overview áttekintés
living nappali
air levegő
test teszt tesztek
write írj írjon
together közösen
smart okos
economic gazdasági
sell elad eladni
space űr
forgot elfelejtett elfelejtettem
tickets jegyek jegyvásárlás
beautiful gyönyörű szép
unique egyedi
success siker sikerek
section szakasz rovat szekció
upload feltöltés
guides útmutatók
settings beállítások beállítás
executive ügyvezető
class osztály
man férfi
island sziget
water víz vízügyi vizek
traditional hagyományos
answer válasz válaszok
format formátum
active aktív
theme téma sablon
course tanfolyam kurzus tanfolyamok
alternative alternatíva alternatív
sound hang
manual kézikönyv
beauty szépség szépségápolás kozmetika
forms űrlapok nyomtatványok
safe biztonságos
hotel szálloda szállás szálláshely
women nők női
restaurant étterem éttermek
tablet táblagép
accept elfogadom
position pozíció
cloud felhő
ice jég fagylalt jeges
templates sablonok sablon
copy másolás másolat
model modell
minutes perc jegyzőkönyv
area terület
families családok
agenda napirend
wedding esküvő esküvői
listings hirdetések
land telek föld földterület
workshops műhelyek workshopok
natural természetes
topics témák
screen képernyő
example példa példák
concept koncepció
bank bankok banki
prepare készülj felkészülés
print nyomtatás
brand márka
manufacturing gyártás termelés
opinion vélemény
size méret méretek
garden kert kerti kertészet
statistics statisztika statisztikák
capital tőke főváros
skills készségek
vision vízió jövőkép
default alapértelmezett
prices árak
gift ajándék ajándékok
number szám száma
visual vizuális
file fájl
level szint
ideas ötletek
savings megtakarítás
tool eszköz
campaign kampány
medical orvosi
reading olvasás olvasnivaló
humanities bölcsészet
published megjelent közzétéve
ready kész
footer lábléc
sustainability fenntarthatóság fenntartható
collaboration együttműködés
journal folyóirat
confidence bizalom
youth ifjúság ifjúsági fiatalok
thanks köszönet köszönjük köszönöm
artists művészek
trip kirándulás kirándulások
scholarships ösztöndíj ösztöndíjak
storage tárolás tárhely
teams csapatok
sellers eladók
exchange csere tőzsde váltó
principles alapelvek
database adatbázis
incident incidens
compliance megfelelőség
advice tanács tanácsok
dashboard vezérlőpult irányítópult
conversations beszélgetések
van furgon kisteherautó
senior nyugdíjas idősek
guidelines irányelvek
admissions felvételi felvétel
running futás
yes igen
ratings értékelések
frequently gyakran gyakori
animals állatok
traffic forgalom közlekedés
save mentés megtakarít spórolj
box doboz
teaching tanítás oktatás
quote idézet árajánlat
kids gyerekek
edition kiadás
record rekord lemez
radio rádió
campus egyetemváros
renew megújítás hosszabbítás
signup regisztráció
episode epizód rész
cross kereszt
scientists tudósok kutatók
comprehensive átfogó
knowledge tudás ismeretek
institute intézet intézmény
affordable megfizethető
themes sablonok
evaluation értékelés
analytics analitika analitikai
winter téli
green zöld
fashion divat
founder alapító
old régi
big nagy
speakers előadók hangszórók
promotion promóció akció
optimization optimalizálás
key kulcs
value érték
important fontos
initiative kezdeményezés
methods módszerek
studies tanulmányok
residents lakosok lakók
button gomb
black fekete
abuse bántalmazás
awards díjak elismerések
virtual virtuális
abstract absztrakt kivonat
house ház házak
solar napelem napelemes
description leírás ismertető
fun szórakozás móka
legislative jogalkotási
plugins bővítmények
cost költség költségek
silver ezüst
rates díjszabás tarifák
room szoba terem
recruitment toborzás
profit nyereség haszon
secret titok titkos
prospective leendő
holiday nyaralás üdülés vakáció
agents ügynökök
bar bár söröző
priority prioritás
hosting tárhely
forest erdő erdei erdészet
effective hatékony
evolution evolúció
context kontextus
lists listák
progress haladás
upcoming közelgő
republic köztársaság
tournament verseny torna
branch fiók
files fájlok
stats statisztika
cleaning takarítás tisztítás
subject tantárgy tárgy
configuration konfiguráció beállítás
men férfiak férfi
pool medence uszoda
owners tulajdonosok
diagnosis diagnózis diagnosztika
power teljesítmény áram
sample minta
exclusive exkluzív
peace béke
weekly heti hetilap
agreement megállapodás
step lépés lépések
parts alkatrészek alkatrész
weapons fegyverek fegyver
enjoy élvezd élvezze
chain lánc
appointment időpontfoglalás
repair javítás szerviz
discounts kedvezmények
letters levelek
ministry minisztérium
word szó szavak
infrastructure infrastruktúra
journey utazás
donations adományok
header fejléc
independent független
street utca út
alerts riasztások értesítések
hotels szállodák szállások
hardware hardver
benefits előnyök juttatások
node csomópont
visa vízum
elections választások választás
light fény világítás lámpa
division részleg
primary általános elsődleges
enroll beiratkozás
trial próba próbaverzió
furniture bútor bútorok
toys játékszer játékbolt
basic alapvető
adventure kaland kalandok
flight repülés repülőjegy járat
webinars webinárium webináriumok
logistics logisztika
ebooks ekönyv ekönyvek
phones telefonok
road út közút útinform
red piros vörös
correct helyes
booking foglalás szobafoglalás
estate ingatlan ingatlanok
checkout pénztár fizetés
tourism turizmus idegenforgalom turisztikai
bikes kerékpárok bicikli
export kivitel
guest vendég vendégek
domain domén
star csillag sztár
flexible rugalmas
ads hirdetések apróhirdetés
mode üzemmód
supplies kellékek
broker ügynök alkusz
philosophy filozófia
edit szerkesztés
lab labor
equipment felszerelés berendezés
consent hozzájárulás beleegyezés
papers iratok
foreign külföldi idegen
simulation szimuláció szimulátor
item tétel
patients betegek páciensek
temperature hőmérséklet
characters karakterek szereplők
breathing légzés
readers olvasók olvasóink
newsroom szerkesztőség
month hónap
codes kódok
rent bérelj kiadó bérleti
viewers nézők
television televízió tévé
mobility mobilitás
gifts ajándékok
inquiry érdeklődés ajánlatkérés
evidence bizonyíték
charge töltés
strength erő
maintenance karbantartás
seminars szemináriumok szeminárium
study tanulmány tanulmányi
trail ösvény túraútvonal
additional további kiegészítő
talent tehetség tehetségek
tree fa fák faültetés
banking bankolás
agency ügynökség
hospital kórház kórházi
fair vásár börze
states államok
military katonai honvédség katonaság
background háttér
command parancs
kits készletek
village falu község falunk
influence befolyás
discipline fegyelem
types típusok
lecture előadás
structure szerkezet felépítés
capacity kapacitás
classes órák
reliable megbízható
summer nyár nyári
wholesale nagykereskedelem nagyker
rules szabályok házirend
museum múzeum
fresh friss
yoga jóga
object tárgy objektum
conference konferencia
sector ágazat szektor
war háború háborús
cybersecurity kiberbiztonság
hero hős hősök
suite lakosztály
tuition tandíj
individual egyéni
trailer utánfutó előzetes
large nagy
implementation megvalósítás
scale méretarány mérleg
sort rendezés
orders rendelések megrendelések
law jog törvény
decorative dekorációs dekoráció
creator alkotó
voice hang
doctor orvos orvosok doktor
award díj
routes útvonalak útvonal
movement mozgalom mozgás
selling eladás
loans hitelek kölcsönök
win nyerj nyeremény
medicine gyógyszer orvostudomány gyógyszerek
coaching tanácsadás
extension bővítmény
tennis tenisz
engagement eljegyzés
missing hiányzó
strong erős
beach strand tengerpart
complaint panasz panaszkezelés
tracking követés
preferences preferenciák
bug hiba
pandemic járvány világjárvány
filter szűrő szűrés szűrők
topic téma
unit egység
awareness tudatosság
zone zóna övezet
notification értesítés
math matematika
station állomás pályaudvar
motorcycle motorkerékpár motor motoros
bus busz autóbusz
tour túra túrák körút
translation fordítás fordító
table táblázat
enterprise vállalkozás vállalat
head fej
lifestyle életmód
train vonat vasút
cat macska macskák cica
movies filmek
entry belépő bejegyzés
transition átmenet
immigration bevándorlás
pickup átvétel
physical fizikai
explanation magyarázat
delete törlés töröl
replace csere
startups startupok
rooms szobák szobáink
boats hajók csónak hajó
teachers tanárok pedagógusok
exhibition kiállítás tárlat
nature természet
vehicle jármű járművek
title cím
chapter fejezet
clean tiszta
short rövid
jewelry ékszer ékszerek
closed zárva lezárt
vegetables zöldség zöldségek
anxiety szorongás
faculty karok
mortgage jelzáloghitel jelzálog lakáshitel
justice igazság igazságszolgáltatás
hackers hackerek
assembly közgyűlés összeszerelés
bloggers bloggerek
stamps bélyegzők bélyeg bélyegek
gym edzőterem konditerem tornaterem
pain fájdalom
pizza pizzéria pizzák
county megye megyei
charity jótékonyság jótékonysági karitatív
parish plébánia gyülekezet
mosque mecset
temple szentély
prayer ima imádság imák
worship istentisztelet szentmise mise miserend
sermon prédikáció igehirdetés
diocese püspökség
choir kórus énekkar
orchestra zenekar
concert koncert koncertek hangverseny
theater színház színházi
scouts cserkészek cserkész cserkészet
donation adomány
membership tagság tagdíj
league liga bajnokság
player játékos lejátszó
coach edző edzők
match mérkőzés meccs mérkőzések
hiking túrázás gyalogtúra
cycling kerékpár kerékpározás biciklizés
football labdarúgás foci labdarúgó futball
fishing horgászat horgász halászat
hunting vadászat vadász
horse ló lovas lovak lovaglás
dog kutya kutyák
breed fajta tenyésztés
dance tánc táncok
massage masszázs
clinic klinika szakrendelés
dentist fogorvos fogászat
pharmacy gyógyszertár patika
nurse nővér ápoló
psychologist pszichológus pszichológia
lawyer ügyvéd jogász
notary közjegyző
accountant könyvelő könyvelés
tax adó adózás adók
insurance biztosítás biztosító
loan kölcsön hitel
plumber vízszerelő
electrician villanyszerelő villanyszerelés
carpenter asztalos ács
roof tető tetőfedés
kitchen konyha konyhai
bathroom fürdőszoba
heating fűtés fűtéstechnika
door ajtó ajtók kapu
flower virág virágok virágbolt
bakery pékség sütöde
bread kenyér
wine bor borok borászat pince
beer sör sörök sörfőzde
coffee kávé kávézó
chef séf szakács
dish fogás étel
breakfast reggeli
camping kemping kempingek
apartment lakás apartman lakások apartmanok
arrival érkezés
departure indulás távozás
mayor polgármester alpolgármester
municipality önkormányzat község
council képviselőtestület
citizen állampolgár lakosság
resident lakos lakossági
ordinance rendelet rendeletek
waste hulladék hulladékgazdálkodás szemét
police rendőrség rendőr
fire tűzoltóság tűzoltó tűz
permit engedély
tender pályázat pályázatok
procurement közbeszerzés közbeszerzési beszerzés
election választás
vote szavazás szavazz szavazat
party buli pártok
candidate jelölt jelöltek
parliament parlament
court bíróság
kindergarten óvoda óvodai ovi
pupil tanuló tanulók
student diák hallgató
teacher tanár pedagógus
exam vizsga érettségi vizsgák
semester félév szemeszter
diploma oklevél
lesson lecke tanóra
enrolment beiratkozás beíratás
thesis szakdolgozat disszertáció
laboratory laboratórium labor
speaker előadó hangszóró
sponsor szponzor támogató
venue helyszín
ticket jegy
lineup fellépők
recipe recept receptek
ingredient hozzávalók összetevő
cooking főzés
diary napló
travelogue útinapló útleírás
essay esszé esszék
poem vers versek költészet
novel regény regények
writer író írók
photographer fotós fényképész fotográfus
painter festő festőművész
illustrator illusztrátor
designer tervező
developer fejlesztő fejlesztők
freelancer szabadúszó
curriculum tanterv
biography életrajz
born született szül
reply válasz válaszol
moderator moderátor
member tagja tagjai
nickname becenév
poll szavazás felmérés közvélemény
guestbook vendégkönyv
basket kosár
delivery kiszállítás házhozszállítás szállítás
warranty garancia jótállás szavatosság
voucher utalvány kupon
discount kedvezmény akciós leárazás
colour szín színek
retail kiskereskedelem kisker
manufacturer gyártó gyártók
factory gyár üzem
spare pótalkatrész
steel acél
wood fa faanyag
plastic műanyag
concrete beton
renovation felújítás
architect építész építészet
engineer mérnök mérnökök
transport szállítás közlekedés fuvarozás
freight teherszállítás fuvar
warehouse raktár
tyre gumiabroncs abroncs gumi
garage garázs
leasing lízing
directory címtár cégjegyzék
classified apróhirdetés hirdetések
advertisement hirdetés reklám
vacancy álláshirdetés álláslehetőség
employer munkáltató munkaadó
comparison összehasonlítás
ranking rangsor ranglista
rating értékelés
coupon kupon kuponok
nearby közeli közelben
category kategória
converter átváltó konverter
generator generátor
install telepítsd telepítés
plugin bővítmény
subscription előfizetés
automation automatizálás
invoice számla számlázás
payroll bérszámfejtés
workflow munkafolyamat
newspaper újság hírlap
editorial szerkesztőségi
journalist újságíró
reporter riporter tudósító
headline főcím
economy gazdaság
weather időjárás
horoscope horoszkóp
obituary gyászjelentés nekrológ
broadcast adás műsor
crime bűnözés bűncselekmény krimi
celebrity híresség celeb sztárok
subscriber előfizető feliratkozó
imprint impresszum
accessibility akadálymentesítés akadálymentes
career karrier
certificate tanúsítvány bizonyítvány
solution megoldás
product termék
tradition hagyomány hagyományok
competence kompetencia
emergency vészhelyzet ügyelet sürgősségi
night éjszaka éj
printing nyomda nyomtatás
advertising reklám hirdetés reklámok
score pontszám
puzzle rejtvény kirakó
quiz kvíz
band zenekar
song dal dalok
lyrics dalszöveg
movie mozifilm
actor színész színésznő
cinema mozi filmszínház
animal állat állati
shelter menhely menedék
adoption örökbefogadás örökbe
child gyermek gyerek
elderly idősek időskorúak
disability fogyatékosság fogyatékkal
refugee menekült menekültek
poverty szegénység
statute alapszabály
chairman elnök elnöke
committee bizottság
society társadalom társaság
union unió szakszervezet
federation szövetség
cooperative szövetkezet
petition petíció
protest tiltakozás tüntetés
farm tanya
agriculture mezőgazdaság mezőgazdasági agrár
harvest aratás szüret
town város település
sight látnivalók látnivaló nevezetesség
mountain hegy hegyek hegyi
ski síelés síterep
standard szabvány
transfer átutalás
"""
