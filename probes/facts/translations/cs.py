"""Czech."""

from typing import Final

WORDS: Final = """\
service služba služby servis služeb
contact kontakt kontakty kontaktujte
home domů úvod domovská
products produkty produkt produktů výrobky
new nový nové nová novinky novinka
information informace informací
customer zákazník zákazníci zákazníka zákaznický
search hledat vyhledávání vyhledat hledání hledej
content obsah obsahu
site stránky webu
support podpora podpory podporu podpořte podporujeme
privacy soukromí
page stránka stránky stránku stránek
find najít najděte najdete nalézt
news aktuality zprávy novinky zpráv
community komunita komunity
personal osobní osobních
top nahoru nejlepší
website webové webová webu stránky
directly přímo
business podnikání podnikatel byznys podnikatelé
help pomoc pomoci nápověda pomáháme
join připojte přidejte připojit
media média médií
program programu programy
access přístup přístupu
health zdraví zdravotní zdravotnictví
company firma společnost firmy firem podnik
register registrace registrovat zaregistrovat registr
menu nabídka
history historie historii dějiny
use použití používat využití použít
project projekt projektu projekty
education vzdělávání vzdělání školství
free zdarma bezplatně volné
design designu
public veřejný veřejné veřejná veřejnost veřejnosti
report zpráva hlášení výroční
experience zkušenosti zkušenost zážitek
international mezinárodní
policy zásady
best nejlepší
main hlavní
terms podmínky podmínek
open otevřeno otevřít otevřený otevřené
management řízení vedení správa
create vytvořit vytvořte tvorba vytvoření
download stáhnout stažení stáhněte stahování
start začít zahájení začněte
events akce události akcí
login přihlášení přihlásit přihlašovací
learn učit naučte naučit
video videa
special speciální zvláštní
development vývoj rozvoj vývoje rozvoje
careers kariéra kariéry
user uživatel uživatele uživatelé uživatelský
web webu
review recenze recenzí
code kód kódu kódy
market trh trhu trhy tržiště
account účet účtu účty
social sociální společenské
view zobrazit zobrazení pohled
general obecné všeobecné obecně
email mailem mailu
latest nejnovější poslední
resources zdroje zdrojů
store obchod prodejna prodejny
categories kategorie kategorií
press tisk tiskové tiskový
system systém systému systémy
world svět světa světě
change změna změnit změny změn
updates aktualizace novinky
partners partneři partnerů
global globální
shop obchod eshop obchodu prodejna
technology technologie technologií
team tým týmu týmy
comments komentáře komentářů komentář
center centrum středisko centra
tools nástroje nástrojů nástroj nářadí
articles články článek článků
app aplikace aplikaci aplikací
source zdroj
welcome vítejte vítáme vítá
sign podpis přihlásit
reserved vyhrazena vyhrazeno
advertise inzerujte inzerovat inzerce
post příspěvek příspěvky příspěvků
work práce práci pracovní pracujeme
features funkce
guide průvodce návod
industry průmysl odvětví průmyslu průmyslové
info informace
mobile mobil mobilní mobily
share sdílet sdílejte sdílení
book kniha knihy knihu knih rezervovat
read číst čtěte přečíst přečtěte
documentation dokumentace dokumentaci
members členové členů členy
questions otázky dotazy otázek dotaz
solutions řešení
locations pobočky místa lokality
national národní celostátní
organization organizace organizací
tips tipy tipů
order objednávka objednat objednávky objednávek
office kancelář úřad úřadu kanceláře
skip přeskočit
archive archiv archivu
software softwaru softwarové
day den dne dny dní dnů
research výzkum výzkumu výzkumný
expert odborník odborníci
add přidat přidejte vložit
conditions podmínky
releases vydání verze
engineering inženýrství strojírenství
collection kolekce sbírka sbírky
log záznam
professional profesionální odborný profesní
details podrobnosti detaily detail
navigation navigace navigaci
deliver doručit doručíme dodáváme
cart košík košíku košíkem
provide poskytujeme poskytovat poskytuje
electronics elektronika elektroniky
financial finanční
back zpět zpátky
installation instalace montáž instalaci
forum fórum fóra diskuze
university univerzita univerzity univerzit vysoká
rights práva práv
people lidé lidi lidí
schedule rozvrh harmonogram
live živě žít
protection ochrana ochrany ochranu
network síť síti
plan plán plánu plány
list seznam seznamu
association sdružení asociace spolek
explore objevujte prozkoumejte prozkoumat
check zkontrolujte zkontrolovat kontrola ověřit
newsletter zpravodaj
browse procházet prohlížet
map mapa mapy mapě
links odkazy odkaz odkazů
mail pošta pošty
transparency transparentnost průhlednost
apps aplikace
call zavolejte volejte volat
videos videa
politics politika politický politické
present současnost představujeme
clients klienti klientů klient
request žádost poptávka
leadership vedení
private soukromý soukromé soukromá
travel cestování cesty cestovní cesta
quality kvalita kvality jakost kvalitní
club klub klubu kluby
security bezpečnost zabezpečení bezpečnosti
window okno okna oken
life život života životě
students studenti studentů
subscribe odebírat odběr předplatit
available dostupné dostupný dostupná
mission poslání mise
jobs zaměstnání práce pracovní
visit návštěva navštivte návštěvy
car automobil vůz vozy
digital digitální
current aktuální současný současné
applications aplikace použití
follow sledujte sledovat
culture kultura kultury kulturní kultuře
buy koupit koupě nákup kupte
results výsledky výsledek výsledků
calendar kalendář kalendáře
recent nedávné poslední
connect připojit spojit
meet setkat
operations provoz operace
investor investoři investorů
index rejstřík
school škola školy školu škole školní škol
podcast podcasty
city město města městský městě městská
popular populární oblíbené
regular pravidelné pravidelně
legal právní
sale výprodej prodej sleva prodeje
today dnes dnešní
language jazyk jazyky jazyka jazykové
sponsored sponzorováno sponzorovaný
government vláda vlády vládní
donate darovat darujte přispějte
password heslo hesla
country stát
group skupina skupiny skupinu
contract smlouva smlouvy smluv
name jméno název jména příjmení
license licence licenci
select vybrat vyberte zvolte
art umění umělecký umělecká
activities aktivity činnosti činnost aktivit
message zpráva zprávu vzkaz
offers nabídky nabídka
platform platforma platformy
photos fotky fotografie fotogalerie fotografií
magazine časopis časopisu magazín
computer počítač počítače počítačové
practice praxe praxi cvičení
portal portál portálu
love láska lásky milovat
author autor autora autoři
chat chatu
pricing ceník ceníku
posts příspěvky
copyright autorská
years roky roků letech
materials materiály materiál materiálů
control kontrola ovládání
easy snadno snadné jednoduché
click klikněte kliknutím kliknout
planning plánování
forums fóra
gallery galerie galerii
sports sportovní sporty
consulting poradenství konzultace poradenské
board výbor představenstvo
family rodina rodiny rodinný rodinné
form formulář formuláře
care péče péči pečujeme
friends přátelé kamarádi přátel
year rok roku roční
performance výkon výkonu představení
integration integrace
build stavět
response odpověď reakce
music hudba hudby hudební
training školení trénink výcvik tréninky
compare porovnat srovnat porovnejte
version verze verzi
administration administrace správa
return vrácení vrátit
game hra hry her hru
phone telefon telefony telefonní
reference referencí
apply požádat použít
secure bezpečný bezpečné zabezpečené
library knihovna knihovny knihovně
science věda vědy vědecký
employees zaměstnanci zaměstnanců zaměstnanec
process proces procesy postup
official oficiální úřední
learning učení výuka výuky
profile profil profilu
date datum termín
choose vyberte vybrat zvolit
commitment závazek
region kraj kraje regionu krajský
event událost
play hrát přehrát hrajte
card karta karty kartu
quick rychlý rychle rychlé
local místní lokální
participate zúčastnit účast
games hry her
shopping nákup nákupy nakupovat nákupní
issue číslo
advanced pokročilé rozšířené
notice oznámení upozornění
price cena ceny cenu cen ceně
entertainment zábava zábavy
fast rychlý rychlé
series série seriál seriály
technical technický technické technická
christmas vánoce vánoční vánoc
state stát státní
credit úvěr kredit
hours hodiny hodin
opportunities příležitosti možnosti
children děti dětí dětský dětské dětem
toggle přepnout
complete kompletní úplný dokončit
corporate firemní korporátní
story příběh příběhy
previous předchozí
job práce
baby miminko miminka kojenec
daily denně denní každodenní
package balíček balík balíčky
editor redaktor redakce
everyone všichni každý všechny
shipping doprava dopravné
discover objevte objevit
send odeslat poslat zaslat odeslání
festival festivalu
film filmy filmový
docs dokumenty
energy energie energetika energii
foundation nadace nadační
discussion diskuse diskuze
analysis analýza analýzy
common společné společný běžné
introducing představujeme
calculator kalkulačka kalkulačky
volunteer dobrovolník dobrovolníci dobrovolnictví
offer nabídka nabídku nabízíme
interview rozhovor rozhovory
stories příběhy
academic akademický akademická
catalog katalog katalogy
college gymnázium
relations vztahy vztahů
construction stavba stavební stavebnictví stavby
innovation inovace inovací
certified certifikovaný certifikováno
budget rozpočet rozpočtu
europe evropa evropy evropský evropské
master mistr magisterské
week týden týdne týdny
sport sportu
stock sklad skladem burza
small malý malé malá
environment prostředí životní
commercial komerční obchodní
original originální původní originál
diversity rozmanitost diverzita
simple jednoduchý jednoduché
announcements oznámení
interest úrok
assistance asistence
photo foto fotografie fotka
pay zaplatit platit
intelligence inteligence
writing psaní
address adresa adresy adresu
instructions pokyny instrukce návod
department oddělení katedra odbor odboru
soon brzy
classic klasický klasické klasika
needs potřeby
required povinné povinný vyžadováno
impact dopad vliv
property nemovitost nemovitosti majetek
rental pronájem půjčovna pronájmu
annual výroční roční
maps mapy
celebrate oslavy oslava oslavte slavit
different různé jiný
interactive interaktivní
safety bezpečnost
tags štítky tagy
favorite oblíbené oblíbený
books knihy knih
please prosím prosíme
inspired inspirováno
future budoucnost budoucnosti
fitness posilovna
food jídlo potraviny potravin jídla
statement prohlášení
improve zlepšit vylepšit
notes poznámky
building budova budovy
opening otevírací otevření
strategy strategie strategií
channel kanál kanály
function funkce
groups skupiny skupin
automatically automaticky
text textu texty
district okres obvod čtvrť
trusted důvěryhodný ověřený
human lidský lidské člověk
image obrázek obraz obrázky
machine stroj stroje strojů
gaming herní
park parku
submit odeslat
white bílý bílé bílá
meeting schůzka setkání zasedání schůze
brands značky značek
central centrální ústřední
payment platba platby platební plateb
body tělo
style styl stylu
church kostel církev kostela církve
testimonials hodnocení
related související podobné
users uživatelé uživatelů
climate klima klimatu klimatické podnebí
staff zaměstnanci
overview přehled přehledu
air vzduch vzduchu ovzduší
test testy testu testování
write napište napsat psát
together společně spolu
smart chytrý chytré chytrá
economic ekonomický hospodářský
sell prodat prodávat
space prostor vesmír
modern moderní
forgot zapomněli zapomenuté
tickets vstupenky jízdenky lístky
beautiful krásný krásné krásná
unique jedinečný unikátní
success úspěch úspěchy
section sekce oddíl
upload nahrát
guides průvodci návody
settings nastavení
executive výkonný
class třída třídy
man muž muže
island ostrov ostrova ostrovy
water voda vody vodní vodu vodovod
traditional tradiční
answer odpověď odpovědět odpovědi
format formát
active aktivní
theme motiv šablona
course kurz kurzy kurzu kurzů
alternative alternativa alternativní
sound zvuk zvuku
manual příručka ruční manuál
beauty krása krásy kosmetika
leading přední
forms formuláře
safe bezpečný bezpečně
hotel hotelu
women ženy žena žen dámské
restaurant restaurace restauraci
tablet tablety
accept přijmout souhlasím přijímám
position pozice
cloud cloudové
ice zmrzlina ledový
templates šablony šablon
copy kopírovat kopie
model modely
minutes minuty minut
area oblast plocha
families rodiny rodin
wedding svatba svatební svatby
listings inzeráty
land pozemek pozemky půda
workshops dílny workshopy
natural přírodní přirozené
topics témata témat
screen obrazovka obrazovky
example příklad příklady
concept koncept koncepce
bank banka banky bankovní
prepare připravit připravte
print tisk tisknout vytisknout
brand značka
manufacturing výroba výroby
opinion názor názory
size velikost velikosti
garden zahrada zahrady zahradní
statistics statistika statistiky
capital kapitál
skills dovednosti
choice výběr volba
vision vize
default výchozí
prices ceny ceník
gift dárek dárky dárkový
number číslo čísla počet
visual vizuální
file soubor soubory souboru
level úroveň úrovně
ideas nápady myšlenky
savings úspory spoření
tool nástroj
campaign kampaň kampaně
medical lékařský lékařské
reading čtení četba
humanities humanitní
values hodnoty
published publikováno zveřejněno
ready připraveno připraven
footer zápatí patička
sustainability udržitelnost udržitelný
collaboration spolupráce spolupráci
journal časopis deník
confidence důvěra
youth mládež mládeže
competitive konkurenceschopný
thanks děkujeme díky poděkování
artists umělci umělců
trip výlet výlety
scholarships stipendia stipendium
storage úložiště skladování
teams týmy
sellers prodejci prodejců
exchange výměna směnárna
principles principy
database databáze databázi
incident nehoda
compliance shoda
advice poradna
dashboard nástěnka
conversations rozhovory konverzace
van dodávkový
senior senioři seniory seniorů
guidelines pokyny směrnice
admissions přijímací přijímačky
running běh běhání
ratings hodnocení
frequently často
animals zvířata zvířat
traffic provoz dopravní
save uložit ušetřit ušetřete
box krabice krabička
teaching výuka vyučování
quote citát nacenění
kids děti
edition edice vydání
record záznam rekord deska
radio rádio rozhlas rádia
campus kampus
renew obnovit prodloužit
signup registrace
episode epizoda epizody
cross kříž
scientists vědci vědců
comprehensive komplexní
knowledge znalosti vědomosti
refund vrácení refundace
extra navíc
institute institut ústav ústavu
evaluation hodnocení
analytics analytika analytické
monitor monitory
winter zima zimní zimy
green zelený zelená zelené
fashion móda módy módní
old starý staré stará
big velký velké velká
speakers řečníci reproduktory přednášející
promotion propagace
optimization optimalizace
key klíč klíče klíčové
value hodnota
important důležité důležitý
initiative iniciativa iniciativy
methods metody metoda
studies studie studium
residents obyvatelé obyvatel občané
button tlačítko
black černý černá černé
abuse zneužití
awards ocenění
virtual virtuální
abstract abstrakt
house dům domy domek
solar solární fotovoltaika
description popis popisu
fun zábava zábavné
legislative legislativa legislativní
plugins pluginy
cost náklady
silver stříbro stříbrný
rates sazby sazebník
room pokoj místnost pokoje
recruitment nábor
profit zisk
secret tajemství tajný
advisory poradní poradenský
prospective uchazeči uchazeč
holiday dovolená prázdniny dovolené svátek
agents agenti makléři
priority priorita
hosting hostingu
forest les lesy lesní lesů
effective efektivní účinný
evolution evoluce
context kontext
lists seznamy
progress pokrok
upcoming nadcházející připravované
republic republika republiky
tournament turnaj turnaje
branch pobočka pobočky
files soubory souborů
stats statistiky
cleaning úklid čištění
subject předmět předměty
configuration konfigurace
men muži pánské mužů
pool bazén bazény
owners majitelé vlastníci
diagnosis diagnóza diagnostika
sample vzorek ukázka
exclusive exkluzivní
peace mír míru
weekly týdně týdenní týdeník
agreement dohoda smlouva
step krok kroky
parts díly části
weapons zbraně zbraní
enjoy užijte
chain řetěz řetězec
appointment objednání termín
repair oprava opravy
discounts slevy sleva
letters dopisy
ministry ministerstvo ministerstva
word slovo slova
infrastructure infrastruktura
journey cesta
donations dary příspěvky darů
header záhlaví hlavička
independent nezávislý nezávislé
street ulice ulici
alerts upozornění výstrahy
hotels hotely hotelů
builder stavitel
benefits výhody benefity přínosy
node uzel
visa vízum víza
elections volby voleb volební
light světlo osvětlení světla
division divize
primary základní primární
furniture nábytek nábytku
toys hračky hraček
basic základní
adventure dobrodružství
flight lety letenky letů
webinars webináře webinář
logistics logistika
ebooks eknihy
phones telefony
road silnice cesta
suggestions návrhy
red červený červená červené
correct správný správně opravit
booking rezervace rezervaci
estate reality nemovitosti realitní
checkout pokladna
tourism turistika cestovní turismus
bikes kola kol
export vývoz
guest hosté hostů
domain doména domény domén
star hvězda hvězdy
flexible flexibilní
ads inzeráty reklamy inzerce
mode režim
supplies potřeby
broker makléř zprostředkovatel
philosophy filozofie filosofie
edit upravit úprava editovat
equipment vybavení zařízení
consent souhlas souhlasu
papers dokumenty
foreign zahraniční cizí
simulation simulace simulátor
item položka položky
patients pacienti pacientů pacient
temperature teplota teploty
characters postavy znaky
breathing dýchání
readers čtenáři čtenářů
newsroom redakce
month měsíc měsíce měsíců
codes kódy
rent pronajmout nájem pronájem nájemné
viewers diváci
television televize televizní
mobility mobilita
gifts dárky dárků
inquiry dotaz poptávka
evidence důkaz důkazy
charge poplatek
golf golfový
banner bannery
maintenance údržba údržby
seminars semináře seminář
study studie studovat studium
inspection kontrola prohlídka inspekce
trail stezka stezky trasa
additional další dodatečné
talent talenty
tree strom stromy stromů
banking bankovnictví
agency agentura agentury
hospital nemocnice nemocniční
fair veletrh
states státy
military vojenský armáda vojenské
background pozadí
command příkaz
village vesnice obec vesnici
influence vliv
discipline disciplína disciplíny
types typy druhy
lecture přednáška přednášky
structure struktura struktury
capacity kapacita
classes třídy lekce
reliable spolehlivý spolehlivé
summer léto letní léta
wholesale velkoobchod velkoobchodní
rules pravidla řád
museum muzeum muzea
fresh čerstvý čerstvé
yoga jóga jógy
object objekt objekty
conference konference konferenci
sector sektor
war válka války válečný
cybersecurity kyberbezpečnost kybernetická
hero hrdina hrdinové
tuition školné
individual individuální
trailer přívěs upoutávka
large velký velké
implementation realizace implementace
scale měřítko
sort řadit seřadit řazení
orders objednávky
law zákon právo zákony
decorative dekorativní dekorace
thread vlákno vlákna
creator tvůrce
voice hlas hlasu
doctor lékař lékaři doktor
award ocenění
routes trasy trasa
movement hnutí pohyb
selling prodej
loans půjčky půjčka úvěry
win vyhrajte vyhrát
medicine medicína lék léky léků
coaching koučink koučování
extension rozšíření
tennis tenis tenisový
engagement zásnuby
missing chybějící
strong silný
beach pláž pláže
complaint stížnost
tracking sledování
preferences preference
bug chyba chyby
pandemic pandemie
filter filtr filtry filtrovat
topic téma
unit jednotka jednotky
awareness povědomí
zone zóna zóny
notification oznámení upozornění
math matematika matematiky
station stanice nádraží
motorcycle motocykl motorka motocykly motorky
bus autobus autobusy
tour prohlídka zájezd zájezdy
translation překlad překlady překladatel
table stůl stoly tabulka
enterprise podnik podniky
head hlava vedoucí
train vlak vlaky
cat kočka kočky koček
movies filmy filmů
entry vstup záznam
transition přechod
immigration imigrace přistěhovalectví
pickup vyzvednutí odběr
physical fyzický fyzická
explanation vysvětlení
delete smazat odstranit
replace nahradit vyměnit
startups startupy
rooms pokoje pokojů
boats lodě lodí čluny
teachers učitelé učitelů pedagogové
exhibition výstava výstavy expozice
nature příroda přírody přírodě
vehicle vozidlo vozidla vozidel
title název titul
perspectives perspektivy
chapter kapitola kapitoly
clean čistý čisté
short krátký krátké
jewelry šperky šperk klenotnictví
closed zavřeno uzavřeno
vegetables zelenina zeleniny
anxiety úzkost
faculty fakulta fakulty fakult
mortgage hypotéka hypotéky hypoteční
justice spravedlnost
hackers hackeři
assembly montáž shromáždění
stamps razítka známky
gym posilovna tělocvična
pain bolest bolesti
pizza pizzerie pizzy
charity charita dobročinnost
parish farnost farní farnosti
mosque mešita
temple chrám
prayer modlitba modlitby
worship bohoslužba bohoslužby
sermon kázání
diocese diecéze biskupství
choir sbor pěvecký sboru
orchestra orchestr orchestru
concert koncert koncerty
theater divadlo divadla divadelní
scouts skauti skautský junák skaut
donation dar příspěvek
membership členství členské
league liga ligy
player hráč hráči hráče
coach trenér kouč trenéři
match zápas zápasy utkání
hiking turistika turistický túry
cycling cyklistika cyklo kolo
football fotbal fotbalový fotbalu
fishing rybaření rybářský rybáři
hunting myslivost lov myslivci
horse kůň koně koní jezdecký
dog pes psi psů psa
breed plemeno plemena chov
dance tanec taneční tance
massage masáž masáže masáží
clinic klinika kliniky ordinace
dentist zubař stomatologie zubní
pharmacy lékárna lékárny
nurse sestra sestřička
psychologist psycholog psychologie
lawyer advokát právník advokátní
notary notář notářský
accountant účetní účetnictví
tax daň daně daňový daňové
insurance pojištění pojišťovna pojistka
loan půjčka úvěr
plumber vodoinstalatér topenář
electrician elektrikář
carpenter tesař truhlář truhlářství
roof střecha střechy střešní
kitchen kuchyně kuchyň kuchyňské
bathroom koupelna koupelny
heating topení vytápění
door dveře dveří vrata
flower květiny květina květin květinářství
bakery pekařství pekárna pekárny
bread chléb pečivo chleba
wine víno vína vinařství vinotéka
beer pivo piva pivovar
coffee káva kávy kávu kavárna
chef kuchař šéfkuchař
dish pokrm jídlo
breakfast snídaně
camping kemp kempy kempování
apartment byt byty apartmán apartmány
arrival příjezd přílet
departure odjezd odlet
mayor starosta starostka primátor
municipality obec obce obecní obci
council zastupitelstvo rada
citizen občan občané občanů
resident obyvatel
ordinance vyhláška vyhlášky nařízení
waste odpad odpady odpadů
police policie
fire hasiči hasičský požár hasičů
permit povolení
tender výběrové zakázka
procurement zakázky
election volby
vote hlasovat hlasování
party večírek
candidate kandidát kandidáti
parliament parlament sněmovna
court soud soudu soudní
kindergarten školka mateřská mateřské
pupil žák žáci žáků
student studenta studentský
teacher učitel učitelka
exam zkouška zkoušky maturita
semester semestr
diploma diplom diplomy
lesson lekce
enrolment zápis zápisu
thesis bakalářská disertace
laboratory laboratoř laboratoře
speaker řečník reproduktor
sponsor sponzor sponzoři
ticket vstupenka jízdenka lístek
recipe recept recepty
ingredient ingredience suroviny přísady
cooking vaření vařit
diary deník deníček
travelogue cestopis cestopisy
essay esej eseje
poem báseň básně poezie
novel román romány
writer spisovatel spisovatelka
photographer fotograf fotografka
painter malíř malířka
illustrator ilustrátor ilustrátorka
designer designér návrhář
developer vývojář vývojáři
curriculum osnovy
biography životopis biografie
born narozen narodil narozena
hobby koníčky koníček záliby
reply odpovědět odpověď
moderator moderátor
member člen člena
nickname přezdívka
poll anketa ankety
basket košík
delivery doručení dodání dodávka rozvoz
warranty záruka záruční záruky
voucher poukaz poukázka poukazy
discount sleva slevový
colour barva barvy barev
bestseller bestsellery nejprodávanější
retail maloobchod
manufacturer výrobce výrobci
factory továrna továrny závod
spare náhradní
steel ocel oceli ocelové
wood dřevo dřeva dřevěné
plastic plast plasty plastové
concrete beton betonu betonové
renovation rekonstrukce renovace
architect architekt architekti
engineer inženýr inženýři
transport doprava přeprava dopravy
warehouse sklad skladu
tyre pneumatika pneumatiky pneu
garage garáž garáže
leasing leasingu
classified inzerce bazar
advertisement inzerát reklama
employer zaměstnavatel zaměstnavatelé
comparison srovnání porovnání srovnávač
ranking žebříček pořadí
rating hodnocení
coupon kupón kupon kupóny
nearby poblíž okolí
category kategorie
generator generátor
install nainstalovat instalovat
subscription předplatné
automation automatizace
invoice faktura faktury fakturace
payroll mzdy mzdová
newspaper noviny deník
editorial redakce redakční
journalist novinář novináři
reporter reportér
headline titulek
economy ekonomika hospodářství ekonomie
weather počasí
horoscope horoskop horoskopy
obituary nekrolog parte
broadcast vysílání vysílá
listen poslouchat poslechněte
crime zločin kriminalita krimi
subscriber předplatitel odběratel
imprint tiráž
accessibility přístupnost
career kariéra
certificate certifikát certifikáty osvědčení
partner partnera
solution řešení
product výrobek produkt
tradition tradice tradici
competence kompetence
emergency nouzový tísňové pohotovost
night noc noční
shift směna směny
printing tiskárna tiskárny
advertising reklama reklamní
marketing marketingu marketingové
score skóre
puzzle hádanka hlavolam
quiz kvíz kvízy
band kapela kapely
album alba
song píseň písně písnička písničky
lyrics texty
actor herec herečka herci
cinema kino kina
animal zvíře
shelter útulek útulky azylový
adoption adopce
child dítě dítěte
elderly starší
disability postižení invalidita postižené
refugee uprchlík uprchlíci
poverty chudoba
relief úleva
statute stanovy statut
chairman předseda předsedkyně
committee výbor komise
society společnost spolek
union unie svaz odbory
federation federace svaz
cooperative družstvo družstva
petition petice
protest protesty
farm farma statek farmy
agriculture zemědělství zemědělský zemědělec
harvest sklizeň
town město městys
sight památky památka
mountain hora hory horský hor
ski lyže lyžování lyžařský lyžařské
standard standardní
transfer převod
"""
