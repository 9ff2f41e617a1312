"""Slovak."""

from typing import Final

WORDS: Final = """\
service služba služby servis služieb
contact kontakt kontakty kontaktujte
home úvod domovská
products produkty produkt produktov výrobky
new nový nové nová novinky novinka
information informácie informácií
customer zákazník zákazníci zákazníka zákaznícky
search hľadať vyhľadávanie vyhľadať hľadanie hľadaj
content obsah obsahu
site stránky webu
support podpora podpory podporu podporte podporujeme
privacy súkromie súkromia
page stránka stránky stránku stránok
find nájsť nájdite nájdete
news aktuality správy novinky správ
community komunita komunity
personal osobné osobných osobný
top hore nahor
website webové webová webu stránky webstránka
directly priamo
business podnikanie podnikateľ biznis
help pomoc pomoci pomocník pomáhame pomôcť
join pripojte pridajte pripojiť
media médiá médií
program programy
access prístup prístupu
health zdravie zdravia zdravotná zdravotníctvo
company firma spoločnosť firmy firiem podnik
register registrácia registrovať zaregistrovať
menu ponuka
history história histórie dejiny
use použitie používanie použiť využitie
project projekt projekty
education vzdelávanie vzdelanie školstvo
free zadarmo zdarma bezplatne voľné
design dizajn dizajnu
public verejný verejné verejná verejnosť verejnosti
report správa hlásenie výročná
experience skúsenosti skúsenosť zážitok
international medzinárodný medzinárodná
policy zásady
best najlepšie najlepší najlepšia
main hlavný hlavné hlavná
terms podmienky podmienok
open otvorené otvoriť otvorený otvorená
management riadenie vedenie manažment
create vytvoriť vytvorte tvorba
download stiahnuť stiahnutie stiahnite sťahovanie
start začať začnite štart
events podujatia akcie udalosti podujatí
login prihlásenie prihlásiť prihlasovacie
learn učiť naučte naučiť
video videá
special špeciálny špeciálne osobitné
development vývoj rozvoj vývoja rozvoja
careers kariéra kariéry
user používateľ užívateľ používatelia
web webu
review recenzia recenzie
code kód kódu kódy
market trh trhu trhy trhovisko
account účet účtu účty
social sociálny sociálne sociálna spoločenské
view zobraziť zobrazenie pohľad
general všeobecné všeobecný
email mailom mailu
latest najnovšie posledné
resources zdroje zdrojov
store obchod predajňa predajne
categories kategórie kategórií
press tlač tlačové tlačový
system systém systému systémy
world svet sveta svete svetový
change zmena zmeniť zmeny zmien
updates aktualizácie aktualizácia
partners partneri partnerov
global globálny globálne
shop obchod eshop obchodu predajňa
technology technológia technológie
team tím tímu tímy
comments komentáre komentárov komentár
center centrum stredisko centra
tools nástroje nástrojov náradie
articles články článok článkov
app aplikácia aplikácie aplikáciu
source zdroj
welcome vitajte vítame víta
sign podpis prihlásiť
reserved vyhradené vyhradená
advertise inzerujte inzerovať inzercia
post príspevok príspevky príspevkov
work práca práce pracovný prácu pracujeme
features funkcie
guide sprievodca príručka
industry priemysel odvetvie priemyslu priemyselné
info informácie
mobile mobil mobilný mobily
share zdieľať zdieľajte zdieľanie
book kniha knihy knihu kníh rezervovať
read čítať čítajte prečítať prečítajte
documentation dokumentácia dokumentácie
members členovia členov
questions otázky otázok otázka
solutions riešenia riešení
locations pobočky miesta lokality
national národný národná celoštátny národné
organization organizácia organizácie
tips tipy tipov
order objednávka objednať objednávky objednávok
office kancelária úrad úradu kancelárie
skip preskočiť prejsť
archive archív archívu
software softvér softvéru
day deň dňa dni dní
research výskum výskumu výskumný
expert odborník odborníci experti
add pridať pridajte vložiť
conditions podmienky
releases vydania verzie
engineering inžinierstvo strojárstvo
collection kolekcia zbierka zbierky
log záznam
professional profesionálny odborný profesijný
details podrobnosti detaily
navigation navigácia navigáciu
deliver doručiť doručíme dodávame
cart košík košíka košíku
provide poskytujeme poskytovať poskytuje
electronics elektronika elektroniky
financial finančný finančné finančná
back späť naspäť
installation inštalácia montáž inštalácie
forum fórum fóra
university univerzita univerzity univerzít
rights práva práv
people ľudia ľudí
schedule rozvrh harmonogram
live naživo žiť
protection ochrana ochrany ochranu
network sieť siete sieti
plan plán plánu plány
list zoznam zoznamu
association združenie asociácia spolok
explore objavujte preskúmajte preskúmať
check skontrolujte skontrolovať kontrola overiť
browse prehliadať prezerať
map mapa mapy mape
links odkazy odkaz odkazov
mail pošta pošty
transparency transparentnosť
apps aplikácie
call zavolajte volajte volať
videos videá
politics politika politický politické
present súčasnosť predstavujeme
clients klienti klientov klient
request žiadosť dopyt
leadership vedenie
private súkromný súkromné súkromná
travel cestovanie cesty cestovná cesta
quality kvalita kvality akosť kvalitný
club klub klubu kluby
security bezpečnosť zabezpečenie bezpečnosti
window okno okna okná okien
life život života živote
students študenti študentov
subscribe odoberať odber predplatiť
available dostupné dostupný dostupná
mission poslanie misia
jobs zamestnanie práca pracovné
visit návšteva navštívte návštevy
car automobil vozy
digital digitálny digitálne
current aktuálny súčasný aktuálne
applications aplikácie použitie
follow sledujte sledovať
culture kultúra kultúry kultúrny kultúrne
buy kúpiť kúpa nákup kúpte
results výsledky výsledok výsledkov
calendar kalendár kalendára
recent nedávne posledné
connect pripojiť spojiť
meet stretnúť
operations prevádzka operácie
investor investori investorov
school škola školy školu škole školský škôl
podcast podcasty
city mesto mesta mestský meste mestská
popular populárne obľúbené
regular pravidelné pravidelne
legal právne právny
sale výpredaj predaj zľava
today dnes dnešný
language jazyk jazyky jazyka jazykové
sponsored sponzorované
government vláda vlády vládny
donate darovať darujte prispejte
password heslo hesla
country krajina krajiny štát
group skupina skupiny skupinu
contract zmluva zmluvy zmlúv
name meno názov mená priezvisko
license licencia licencie
select vybrať vyberte zvoľte
art umenie umelecký umenia
activities aktivity činnosti činnosť aktivít
message správa správu
offers ponuky ponuka
platform platforma platformy
photos fotky fotografie fotogaléria fotografií
magazine časopis časopisu magazín
computer počítač počítače
practice prax praxe praxi cvičenie
portal portál portálu
love láska lásky milovať
author autor autora autori
chat chatu
pricing cenník cenníka
posts príspevky
copyright autorské
years roky rokov rokoch
materials materiály materiál materiálov
control kontrola ovládanie
easy ľahko jednoducho jednoduché
click kliknite kliknutím kliknúť
planning plánovanie
forums fóra
gallery galéria galérie
sports športový športy športové
consulting poradenstvo konzultácie poradenské
board výbor predstavenstvo
family rodina rodiny rodinný rodinné
form formulár formulára
care starostlivosť starostlivosti opatrovanie
friends priatelia kamaráti priateľov
year rok roka roku ročný
performance výkon výkonu predstavenie
integration integrácia integrácie
build stavať
response odpoveď reakcia
music hudba hudby hudobný
training školenie tréning výcvik tréningy školenia
compare porovnať porovnajte
version verzia verzie
administration administrácia
return vrátenie vrátiť
game hra hry hier hru
phone telefón telefóny telefónne
reference referencie referencia
apply požiadať použiť
secure bezpečný bezpečné zabezpečené
library knižnica knižnice
science veda vedy vedecký
employees zamestnanci zamestnancov zamestnanec
process proces procesy postup
official oficiálny oficiálna úradný
learning učenie výučba výučby
profile profil profilu
date dátum termín
choose vyberte vybrať zvoliť
commitment záväzok
region kraj regiónu región krajský
event podujatie udalosť
play hrať prehrať hrajte
card karta karty kartu
quick rýchly rýchle rýchlo
local miestny miestne lokálny
participate zúčastniť účasť
games hry hier
shopping nákup nákupy nakupovanie nákupný
issue číslo
advanced pokročilé rozšírené
notice oznam oznámenie upozornenie
price cena ceny cenu cien
entertainment zábava zábavy
fast rýchly rýchle
series séria seriál seriály
technical technický technické technická
christmas vianoce vianočný vianoc
state štát štátny štátna
credit úver kredit
hours hodiny hodín hodina
opportunities príležitosti možnosti
children deti detí detský detské deťom
toggle prepnúť
complete kompletný úplný dokončiť
corporate firemný korporátny
story príbeh príbehy
previous predchádzajúci predošlý
job práca
baby bábätko bábätká dojča
daily denne denný každodenný
package balík balíček balíky
editor redaktor redakcia
everyone všetci každý všetkých
shipping doprava dopravné
discover objavte objaviť
send odoslať poslať zaslať odoslanie
festival festivalu
film filmy filmový
docs dokumenty
energy energia energie energetika
foundation nadácia nadácie
discussion diskusia diskusie
analysis analýza analýzy
common spoločné spoločný bežné
introducing predstavujeme
calculator kalkulačka kalkulačky
volunteer dobrovoľník dobrovoľníci dobrovoľníctvo
offer ponuka ponuku ponúkame
interview rozhovor rozhovory
stories príbehy
academic akademický akademická
catalog katalóg katalógy
college gymnázium
relations vzťahy vzťahov
construction stavba stavebný stavebníctvo stavby
innovation inovácie inovácia
certified certifikovaný certifikované
budget rozpočet rozpočtu
europe európa európy európsky európska
master majster magisterské
week týždeň týždňa týždne
sport šport športu
stock sklad skladom burza
small malý malé malá
environment prostredie životné prostredia
commercial komerčný obchodný
original originálny pôvodný originál
diversity rozmanitosť diverzita
simple jednoduchý jednoduché
announcements oznamy oznámenia
interest úrok
assistance asistencia
photo foto fotografia fotka
pay zaplatiť platiť
intelligence inteligencia
writing písanie
address adresa adresy adresu
instructions pokyny inštrukcie návod
department oddelenie katedra odbor odboru
soon čoskoro
classic klasický klasické klasika
needs potreby
required povinné povinný požadované
impact dopad vplyv
property nehnuteľnosť nehnuteľnosti majetok
rental prenájom požičovňa prenájmu
annual výročná ročný
maps mapy
celebrate oslavy oslava oslávte sláviť
different rôzne iný
interactive interaktívny interaktívna
safety bezpečnosť
tags štítky tagy značky
favorite obľúbené obľúbený
books knihy kníh
please prosím prosíme
inspired inšpirované
future budúcnosť budúcnosti
fitness posilňovňa
food jedlo potraviny potravín jedlá
improve zlepšiť vylepšiť
notes poznámky
building budova budovy
opening otváracie otvorenie
strategy stratégia stratégie
channel kanál kanály
function funkcia funkcie
groups skupiny skupín
automatically automaticky
text textu texty
district okres obvod štvrť
trusted dôveryhodný overený
human ľudský ľudské človek
image obrázok obraz obrázky
machine stroj stroje strojov
gaming herný
park parku
submit odoslať
white biely biele biela
meeting stretnutie zasadnutie schôdza
brands značky značiek
central centrálny ústredný
payment platba platby platobný platieb
body telo tela
church kostol cirkev kostola cirkvi
testimonials hodnotenia
related súvisiace podobné
users používatelia používateľov užívatelia
climate klíma klimatický podnebie klímy
staff zamestnanci
overview prehľad prehľadu
air vzduch vzduchu ovzdušie
test testy testu testovanie
write napíšte napísať písať
together spoločne spolu
smart inteligentný inteligentné
economic ekonomický hospodársky
sell predať predávať
space priestor vesmír
modern moderný moderné
forgot zabudli zabudnuté
tickets vstupenky lístky
beautiful krásny krásne krásna
unique jedinečný unikátny
success úspech úspechy
section sekcia oddiel
upload nahrať
guides sprievodcovia návody
settings nastavenia nastavenie
executive výkonný
class trieda triedy
man muž muža
island ostrov ostrova ostrovy
water voda vody vodný vodu vodovod
traditional tradičný tradičné
answer odpoveď odpovedať odpovede
format formát
active aktívny aktívne
theme motív šablóna
course kurz kurzy kurzu kurzov
alternative alternatíva alternatívny
sound zvuk zvuku
manual príručka ručný manuál
beauty krása krásy kozmetika
leading popredný
forms formuláre tlačivá
safe bezpečný bezpečne
hotel hotela
women ženy žena žien dámske
restaurant reštaurácia reštaurácie
tablet tablety
accept prijať súhlasím akceptovať
position pozícia
cloud cloudové
ice ľad zmrzlina ľadový
templates šablóny šablón
copy kopírovať kópia
model modely
minutes minúty minút zápisnica
area oblasť plocha
families rodiny rodín
wedding svadba svadobný svadby
listings inzeráty
land pozemok pozemky pôda
workshops dielne workshopy
natural prírodný prírodné prirodzené
topics témy tém
example príklad príklady
concept koncept koncepcia
bank banka banky bankový
prepare pripraviť pripravte
print tlačiť vytlačiť tlač
brand značka
manufacturing výroba výroby
opinion názor názory
size veľkosť veľkosti
garden záhrada záhrady záhradný
statistics štatistika štatistiky
capital kapitál
skills zručnosti
choice výber voľba
vision vízia
default predvolené predvolený
prices ceny cenník
gift darček darčeky darčekový
number číslo čísla počet
visual vizuálny
file súbor súbory súboru
level úroveň úrovne
ideas nápady myšlienky
savings úspory sporenie
tool nástroj
campaign kampaň kampane
medical lekársky lekárske
reading čítanie
humanities humanitné
values hodnoty
published publikované zverejnené
ready pripravené pripravený
sustainability udržateľnosť udržateľný
collaboration spolupráca spoluprácu
journal časopis denník
confidence dôvera
youth mládež mládeže
competitive konkurencieschopný
thanks ďakujeme vďaka poďakovanie
artists umelci umelcov
trip výlet výlety
scholarships štipendiá štipendium
storage úložisko skladovanie
teams tímy
sellers predajcovia predajcov
exchange výmena zmenáreň
principles princípy
database databáza databázy
incident nehoda
compliance súlad
advice poradňa
dashboard nástenka
conversations rozhovory konverzácie
van dodávkové
senior seniori seniorov
guidelines pokyny smernice
admissions prijímacie prijímačky
running beh behanie
ratings hodnotenia
frequently často
animals zvieratá zvierat
traffic premávka dopravný
save uložiť ušetriť ušetrite
box krabica škatuľa
teaching vyučovanie výučba
kids deti
edition edícia vydanie
record záznam rekord platňa
radio rádio rozhlas rádia
renew obnoviť predĺžiť
signup registrácia
episode epizóda epizódy diel
cross kríž
scientists vedci vedcov
comprehensive komplexný komplexné
knowledge vedomosti znalosti
refund vrátenie refundácia
extra navyše
institute inštitút ústav ústavu
analytics analytika analytické
monitor monitory
winter zima zimný zimy
green zelený zelená zelené
fashion móda módy módny
old starý staré stará
big veľký veľké veľká
speakers rečníci reproduktory
promotion propagácia
optimization optimalizácia
key kľúč kľúče kľúčové
value hodnota
important dôležité dôležitý
initiative iniciatíva iniciatívy
methods metódy metóda
studies štúdie štúdium
residents obyvatelia obyvateľov občania
button tlačidlo gombík
black čierny čierna čierne
abuse zneužitie
awards ocenenia
virtual virtuálny virtuálna
abstract abstrakt
house dom domu domy domov
solar solárny fotovoltika
description popis opis popisu
fun zábava zábavné
legislative legislatíva legislatívny
plugins pluginy doplnky
cost náklady
silver striebro strieborný
rates sadzby sadzobník
room izba izby
recruitment nábor
profit zisk
secret tajomstvo tajný
advisory poradný poradenský
prospective uchádzači uchádzač
holiday dovolenka prázdniny dovolenky sviatok
agents agenti makléri
priority priorita
hosting hostingu
forest les lesy lesný lesov
effective efektívny účinný
evolution evolúcia
context kontext
lists zoznamy
progress pokrok
upcoming nadchádzajúce pripravované
republic republika republiky
tournament turnaj turnaja
branch pobočka pobočky
files súbory súborov
stats štatistiky
cleaning upratovanie čistenie
subject predmet predmety
configuration konfigurácia
men muži pánske mužov
pool bazén bazény kúpalisko
owners majitelia vlastníci
diagnosis diagnóza diagnostika
sample vzorka ukážka
exclusive exkluzívny
peace mier mieru
weekly týždenne týždenný týždenník
agreement dohoda zmluva
step krok kroky
parts diely časti
weapons zbrane zbraní
enjoy užite
chain reťaz reťazec
repair oprava opravy
discounts zľavy zliav
letters listy
ministry ministerstvo ministerstva
word slovo slová
infrastructure infraštruktúra
journey cesta
donations dary príspevky darov
header hlavička
independent nezávislý nezávislé
street ulica ulice ulici
alerts upozornenia výstrahy
hotels hotely hotelov
builder staviteľ
benefits výhody benefity prínosy
node uzol
visa vízum víza
elections voľby volieb volebný
light svetlo osvetlenie svetlá
division divízia
primary základná primárny
furniture nábytok nábytku
toys hračky hračiek
basic základný základné
adventure dobrodružstvo
flight lety letenky letov
webinars webináre webinár
logistics logistika
ebooks eknihy
phones telefóny
road cesta cestný
suggestions návrhy
red červený červená červené
correct správny správne opraviť
booking rezervácia rezervácie
estate reality nehnuteľnosti realitná
checkout pokladňa
tourism turizmus cestovný turistika
bikes bicykle bicykel
export vývoz
guest hostia hostí
domain doména domény domén
star hviezda hviezdy
flexible flexibilný
ads inzeráty reklamy inzercia
mode režim
supplies potreby
broker maklér sprostredkovateľ
philosophy filozofia filozofie
edit upraviť úprava editovať
equipment vybavenie zariadenie
consent súhlas súhlasu
papers dokumenty
foreign zahraničný cudzí
simulation simulácia simulátor
item položka položky
patients pacienti pacientov pacient
temperature teplota teploty
characters postavy znaky
breathing dýchanie
readers čitatelia čitateľov
newsroom redakcia
month mesiac mesiaca mesiace
codes kódy
rent prenajať nájom prenájom nájomné
viewers diváci
television televízia televízny
mobility mobilita
gifts darčeky darčekov
inquiry dopyt
evidence dôkaz dôkazy
charge poplatok
golf golfový
banner bannery
maintenance údržba údržby
seminars semináre seminár
study štúdia študovať štúdium
inspection kontrola prehliadka inšpekcia
trail chodník trasa náučný
additional ďalšie dodatočné
talent talenty
tree strom stromy stromov
banking bankovníctvo
agency agentúra agentúry
hospital nemocnica nemocnice
states štáty
military vojenský armáda vojenské
background pozadie
command príkaz
kits súpravy
village dedina obec dediny
influence vplyv
discipline disciplína disciplíny
types typy druhy
lecture prednáška prednášky
structure štruktúra štruktúry
capacity kapacita
classes triedy lekcie
reliable spoľahlivý spoľahlivé
summer leto letný leta
wholesale veľkoobchod veľkoobchodný
rules pravidlá poriadok
museum múzeum múzeá
fresh čerstvý čerstvé
yoga joga jogy
object objekt objekty
conference konferencia konferencie
sector sektor
war vojna vojny vojnový
cybersecurity kyberbezpečnosť kybernetická
hero hrdina hrdinovia
tuition školné
individual individuálny
trailer príves prívesy upútavka
large veľký veľké
implementation realizácia implementácia
scale mierka
sort zoradiť triediť zoradenie
orders objednávky
law zákon právo zákony
decorative dekoratívny dekorácie
thread vlákno vlákna
creator tvorca
voice hlas hlasu
doctor lekár lekári doktor
award ocenenie
routes trasy trasa
movement hnutie pohyb
selling predaj
loans pôžičky pôžička úvery
win vyhrajte vyhrať
medicine medicína liek lieky liekov
coaching koučing koučovanie
extension rozšírenie
tennis tenis tenisový
engagement zásnuby
missing chýbajúce
strong silný
beach pláž pláže
complaint sťažnosť
tracking sledovanie
preferences preferencie
bug chyba chyby
pandemic pandémia
filter filtre filtrovať
topic téma
unit jednotka jednotky
awareness povedomie
zone zóna zóny
notification oznámenie upozornenie
math matematika matematiky
station stanica stanice
motorcycle motocykel motorka motocykle
bus autobus autobusy
tour prehliadka zájazd zájazdy
translation preklad preklady prekladateľ
table stôl stoly tabuľka
enterprise podnik podniky
head hlava vedúci
train vlak vlaky
cat mačka mačky mačiek
movies filmy filmov
entry vstup záznam
transition prechod
immigration imigrácia prisťahovalectvo
pickup vyzdvihnutie odber
physical fyzický fyzická
explanation vysvetlenie
delete zmazať odstrániť vymazať
replace nahradiť vymeniť
startups startupy
rooms izby izieb
boats lode lodí člny
teachers učitelia učiteľov pedagógovia
exhibition výstava výstavy expozícia
nature príroda prírody prírode
vehicle vozidlo vozidlá vozidiel
title názov titul
perspectives perspektívy
chapter kapitola kapitoly
clean čistý čisté
short krátky krátke
jewelry šperky šperk klenotníctvo
closed zatvorené uzavreté
vegetables zelenina zeleniny
anxiety úzkosť
faculty fakulta fakulty fakúlt
mortgage hypotéka hypotéky hypotekárny
justice spravodlivosť
hackers hackeri
assembly montáž zhromaždenie
stamps pečiatky známky
gym posilňovňa telocvičňa
pain bolesť bolesti
pizza pizzeria pizze
charity charita dobročinnosť
parish farnosť farský farnosti
mosque mešita
temple chrám
prayer modlitba modlitby
worship bohoslužba bohoslužby omša omše
sermon kázeň kázne homília
diocese diecéza biskupstvo
choir zbor spevokol spevácky
orchestra orchester
concert koncert koncerty
theater divadlo divadla divadelný
scouts skauti skautský skauting
donation dar príspevok
membership členstvo členské
league liga ligy
player hráč hráči hráča
coach tréner kouč tréneri
match zápas zápasy
hiking turistika turistický túry
cycling cyklistika cyklo bicykel
football futbal futbalový futbalu
fishing rybolov rybársky rybári
hunting poľovníctvo poľovníci poľovačka
horse kôň kone koní jazdecký
dog pes psy psov psa
breed plemeno plemená chov
dance tanec tanečný tance
massage masáž masáže masáží
clinic klinika kliniky ambulancia
dentist zubár stomatológia zubný
pharmacy lekáreň lekárne
nurse sestra sestrička
psychologist psychológ psychológia
lawyer advokát právnik advokátska
notary notár notársky
accountant účtovník účtovníctvo účtovníčka
tax daň dane daňový daňové
insurance poistenie poisťovňa poistka
loan pôžička úver
plumber vodoinštalatér kúrenár
electrician elektrikár
carpenter tesár stolár stolárstvo
roof strecha strechy strešný
kitchen kuchyňa kuchyne kuchynské
bathroom kúpeľňa kúpeľne
heating kúrenie vykurovanie
door dvere dverí brány
flower kvety kvetina kvetinárstvo kvetov
bakery pekáreň pekárne
bread chlieb pečivo chleba
wine víno vína vinárstvo vinotéka
beer pivo piva pivovar
coffee káva kávy kávu kaviareň
chef kuchár šéfkuchár
dish pokrm jedlo
breakfast raňajky
camping kemping kempy kempovanie
apartment byt byty apartmán apartmány
arrival príchod prílet
departure odchod odlet
mayor starosta starostka primátor
municipality obec obce obecný obci
council zastupiteľstvo rada
citizen občan občania občanov
resident obyvateľ
ordinance vyhláška nariadenie vzn nariadenia
waste odpad odpady odpadov
police polícia
fire hasiči hasičský požiar požiarna
permit povolenie
tender výberové zákazka
procurement obstarávanie zákazky
election voľby
vote hlasovať hlasovanie
party večierok
candidate kandidát kandidáti
parliament parlament snemovňa
court súd súdu súdny
kindergarten škôlka materská materskej
pupil žiak žiaci žiakov
student študent študenta študentský
teacher učiteľ učiteľka
exam skúška skúšky maturita
semester semestra
diploma diplom diplomy
lesson lekcia
enrolment zápis zápisu
thesis bakalárska dizertácia
laboratory laboratórium laboratóriá
speaker rečník reproduktor
sponsor sponzor sponzori
ticket vstupenka lístok
recipe recept recepty
ingredient ingrediencie suroviny prísady
cooking varenie variť
diary denník denníček
travelogue cestopis cestopisy
essay esej eseje
poem báseň básne poézia
novel román romány
writer spisovateľ spisovateľka
photographer fotograf fotografka
painter maliar maliarka
illustrator ilustrátor ilustrátorka
designer dizajnér návrhár
developer vývojár vývojári
curriculum osnovy
biography životopis biografia
born narodený narodil narodená
hobby koníčky záľuby
reply odpovedať odpoveď
moderator moderátor
member člen člena
nickname prezývka
poll anketa ankety
basket košík
delivery doručenie dodanie dodávka donáška
warranty záruka záručný záruky
voucher poukaz poukážka poukážky
discount zľava zľavový
colour farba farby farieb
bestseller bestsellery najpredávanejšie
retail maloobchod
manufacturer výrobca výrobcovia
factory továreň továrne závod
spare náhradné
steel oceľ ocele oceľové
wood drevo dreva drevené
plastic plast plasty plastové
concrete betón betónu betónové
renovation rekonštrukcia renovácia
architect architekt architekti
engineer inžinier inžinieri
transport doprava preprava dopravy
warehouse sklad skladu
tyre pneumatika pneumatiky pneu
garage garáž garáže
leasing lízing
classified inzercia bazár
advertisement inzerát reklama
employer zamestnávateľ zamestnávatelia
comparison porovnanie porovnávač
ranking rebríček poradie
rating hodnotenie
coupon kupón kupóny
nearby blízkosti okolie
category kategória
generator generátor
install nainštalovať inštalovať
subscription predplatné
automation automatizácia
invoice faktúra faktúry fakturácia
payroll mzdy mzdová
newspaper noviny denník
editorial redakcia redakčný
journalist novinár novinári
reporter reportér
headline titulok
economy ekonomika hospodárstvo ekonómia
weather počasie počasia
horoscope horoskop horoskopy
obituary nekrológ parte
broadcast vysielanie vysiela
listen počúvať počúvajte
crime zločin kriminalita krimi
subscriber predplatiteľ odberateľ
imprint tiráž
accessibility prístupnosť
career kariéra
certificate certifikát certifikáty osvedčenie
partner partnera
solution riešenie
product výrobok produkt
tradition tradícia tradície
competence kompetencie
emergency núdzový tiesňové pohotovosť
night noc nočný
printing tlačiareň tlačiarne
advertising reklama reklamný
marketing marketingu
score skóre
puzzle hádanka hlavolam
quiz kvíz kvízy
band kapela kapely
album albumy
song pieseň piesne pesnička pesničky
lyrics texty
actor herec herečka herci
cinema kino kina
animal zviera
shelter útulok útulky
adoption adopcia
child dieťa dieťaťa
elderly starší
disability postihnutie invalidita postihnuté
refugee utečenec utečenci
poverty chudoba
relief úľava
chairman predseda predsedníčka
committee výbor komisia
society spoločnosť spolok
union únia zväz odbory
federation federácia zväz
cooperative družstvo družstvá
petition petícia
protest protesty
farm farma gazdovstvo farmy
agriculture poľnohospodárstvo poľnohospodársky roľník
harvest zber úroda
town mesto mestečko
sight pamiatky pamiatka
mountain hora hory horský hôr vrchy
ski lyže lyžovanie lyžiarsky lyžiarske
standard štandard štandardný
transfer prevod
"""
