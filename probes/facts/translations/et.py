"""Estonian."""

from typing import Final

WORDS: Final = """\
service teenus teenindus hooldus
contact kontakt võta_ühendust
home avaleht esileht kodu koju
products tooted toodete tooteid
new uus uued uue uusi uute
information teave teabe infot
customer klient kliendi ostja
search otsing otsi
blog blogi blogid blogis
content sisu
site sait saidi saidil
support tugi toetus
privacy privaatsus isikuandmed
page lehekülg leht lehe lehel
find leia leida leiad
news uudis uudised uudiste
community kogukond
personal isiklik
website veebileht koduleht veebisait
data andmed andmete
directly otse
business äri ettevõtlus ärikliendile
help abi aita
join liitu liitumine liituge
media meedia
program kava
access ligipääs
health tervis
company ettevõte firma äriühing osaühing aktsiaselts äriregister
menu menüü
history ajalugu ajaloo
use kasutamine
project projekt
education haridus
free tasuta
design disain kujundus
public avalik
report aruanne aruande raport
experience kogemus
international rahvusvaheline
best parim parimad
main peamine
terms tingimused kasutustingimused
open avatud lahti
management juhtimine haldus
create loomine koosta
download allalaadimine laadi_alla lae_alla
events sündmused üritused
login logi_sisse sisselogimine sisene
learn õpi õppima õppimine
video videod
special eriline eri
development areng arendus arengu
careers karjäär tule_tööle
user kasutaja
web veeb veebi
review arvustus hinnang
code kood koodi
market turg turu turul
account konto
social sotsiaalne
view vaata
general üldine üldinfo
email epost e_post meiliaadress
latest viimased uusimad viimane
resources ressursid
store pood kauplus
categories kategooriad rubriigid
press pressiteade meediale
system süsteem
world maailm
change muuda muutus muutmine
updates uuendused
global globaalne ülemaailmne
shop epood e_pood pood poodi poed
technology tehnoloogia
team meeskond tiim
comments kommentaarid
center keskus
tools tööriistad
articles artiklid artikkel
app rakendus äpp
source allikas
welcome tere_tulemast teretulemast
reserved õigused_kaitstud kaitstud
advertise reklaam
post postitus
work töö tööd
features omadused funktsioonid
guide juhend giid
industry tööstus
mobile mobiil
share jaga jagamine
book raamat
read loe loe_edasi lugemine
documentation dokumentatsioon
members liikmed liige
questions küsimused
solutions lahendused
locations asukohad
national riiklik üleriigiline
tips nõuanded nipid näpunäited
order telli tellimus
office kontor büroo
skip liigu_edasi
archive arhiiv
software tarkvara
day päev päeva
research uuring uurimistöö teadustöö
expert ekspert asjatundja
add lisa lisamine
conditions tingimused
cookies küpsised
engineering inseneeria
collection kollektsioon
professional erialane kutseline
details üksikasjad
deliver tarne
cart ostukorv korv korvi lisa_ostukorvi
provide pakume pakub osutame
financial finants rahandus rahaline
back tagasi
installation paigaldus
forum foorum teemasid postitusi alamfoorumid
university ülikool
rights õigused õiguste
people inimesed inimene rahvas
schedule ajakava tunniplaan graafik
live otseülekanne otsepilt
protection kaitse
network võrk võrgustik võrgu
plan plaan kava
list nimekiri loend loetelu
association ühing liit selts
explore avasta uuri
check kontrolli
newsletter uudiskiri
browse sirvi
map kaart kaardil
links lingid viited
transparency läbipaistvus
apps rakendused äpid
call helista
videos videod videote
politics poliitika
clients kliendid klient
request päring taotlus
leadership juhtkond
private era eraisik privaatne
travel reis reisid reisimine reisi
quality kvaliteet
club klubi klubid
security turvalisus turva julgeolek
window aken aknad akna
life elu
students õpilased üliõpilased tudengid
subscribe telli tellima digileht telli_ajaleht
available saadaval
jobs töökohad tööpakkumised töökuulutused tööle
visit külasta
car autod autode autot
digital digi
current kehtiv praegune jooksev
applications taotlused avaldused
follow jälgi
culture kultuur rahvamaja
buy osta ost ostmine
results tulemused
calendar kalender
recent hiljutised viimased
connect ühenda ühendus
meet kohtumine
watch vaata
high kõrge
index indeks
school kool kooli koolis põhikool algkool gümnaasium
podcast taskuhääling
city linn linna linnas
legal juriidiline õigusabi õiguslik
sale müük müügi müüa allahindlus soodusmüük
like meeldib
transfer ülekanne
today täna
language keel keele keeled
sales müük müügi
donate anneta annetus
government valitsus
password parool salasõna
country riik riigi
continue jätka
group grupp rühm grupi rühma
contract leping
name nimi nime
contribute panusta
license litsents
select vali
art kunst kunsti
activities tegevused
message sõnum teade
offers pakkumised
platform platvorm
photos fotod pildid
magazine ajakiri
computer arvuti
practice praktika
portal portaal
love armastus
author autor
chat vestlus jututuba
pricing hinnad hinnakiri
status staatus olek
posts postitused
years aastat aastad
materials materjalid
control kontroll juhtimine
easy lihtne kerge
click klõpsa kliki vajuta
planning planeerimine üldplaneering
forums foorumid
gallery galerii pildigalerii
sports spordi
consulting nõustamine
board juhatus nõukogu
family pere perekond pered perele
form vorm ankeet
care hooldus hoolekanne
friends sõbrad sõbra
year aasta
return tagastamine taganemine
performance etendus jõudlus
integration lõimumine
response vastus
music muusika
training koolitus treening
compare võrdle võrdlus
administration haldus
game mäng mängu
phone telefon
reference viide
apply kandideeri taotle
secure turvaline
library raamatukogu
science teadus
employees töötajad
process protsess
official ametlik
learning õppimine õpe õppe
profile profiil
date kuupäev
choose vali
commitment pühendumus
region piirkond regioon
event sündmus üritus
play mängi
disclaimer lahtiütlus
card kaart kaardid
quick kiire
local kohalik
participate osale osalemine
games mängud mänge
shopping ostlemine ostle
advanced täpsem edasijõudnud
policies poliitikad
notice teade teated
price hind hinna soodushind tavahind
entertainment meelelahutus
fast kiire kiiresti
series sari sarjad
technical tehniline
christmas jõulud jõulu jõulupuu
credit krediit laen
hours lahtiolekuajad tundi
opportunities võimalused
children lapsed laste lastele lapsi
complete täielik
corporate äriklient
story lugu
previous eelmine eelmised
job töökoht tööpakkumine töökuulutus
tutorials õpetused
baby beebi imik
daily igapäevane iga_päev
pages leheküljed lehed
package pakett paketi
feed voog
editor toimetaja
shipping transport tarne
options valikud
discover avasta
send saada
festival laulupidu
film filmid filmi
energy energia
foundation sihtasutus fond sihtkapital
discussion arutelu arutlus
analysis analüüs
great suurepärane
introducing tutvustame
calculator kalkulaator
volunteer vabatahtlik
interview usutlus
stories lood lugude
academic akadeemiline
catalog kataloog
college kolledž kõrgkool kutsekõrgkool
relations suhted
construction ehitus ehitaja üldehitus eramajad palkmajad
innovation uuendus
certified sertifitseeritud
budget eelarve
europe euroopa
master magister meister
week nädal
sport spordi
stock laoseis aktsia laos
small väike väikesed
environment keskkond
commercial kommerts äriline
diversity mitmekesisus
simple lihtne
announcements teadaanded teated
interest huvi
assistance abistamine
photo foto pilt
pay maksa maksta
coming tulekul
sitemap sisukaart saidikaart
writing kirjutamine
address aadress
instructions juhised juhend
department osakond ametiasutus
studio stuudio
required kohustuslik nõutav
impact mõju
property kinnisvara maatükk
rental rent üür rentimine
annual aastaaruanne
maps kaardid
celebrate tähista
safety ohutus turvalisus
tags sildid märksõnad
favorite lemmik
books raamatud
hello tere
future tulevik
fitness jõusaal
food toit toidu
statement avaldus
notes märkmed märkused
building hoone hoonete
opening avamine
channel kanal
function funktsioon
groups rühmad grupid
text tekst
district ringkond linnaosa
trusted usaldusväärne
human inimene
image pilt
deals sooduspakkumised
machine masin masina
submit esita saada
white valge
meeting koosolek kohtumine
brands kaubamärgid brändid
payment makse maksmine järelmaks makseviis
body keha
style stiil
church kirik kiriku pühakoda
related seotud sarnased
users kasutajad
loading laadimine
climate kliima
staff töötajad
overview ülevaade
air õhk õhu
write kirjuta
together koos üheskoos
smart nutikas
sell müü müün
economic majanduslik
space ruum kosmos
type tüüp
modern kaasaegne moodne
forgot unustasid
tickets piletid
beautiful kaunis ilus
unique ainulaadne unikaalne
success edu
guides juhendid giidid
settings seaded
executive tegevjuht
class klass klassi
man mees
island saar saare
water vesi vee vett veevarustus
answer vastus
active aktiivne
largest suurim
perfect täiuslik
theme teema
course kursus
sound heli
beauty ilu iluteenindus
leading juhtiv
forms vormid blanketid
safe turvaline ohutu
hotel hotell
demand nõudlus
restaurant restoran söögikoht
tablet tahvelarvuti
accept nõustu
women naised naiste
cloud pilveteenus pilve
ice jää
templates mallid
copy koopia
model mudel
minutes minutit
families pered perekonnad
wedding pulm pulmad pulma
agenda päevakord
workshops töötoad õpitoad
easily lihtsalt
natural looduslik
topics teemad
low madal
screen ekraan
example näide näiteks
bank pank panga
prepare valmista
print prindi trükk
brand kaubamärk bränd
inclusion kaasamine
manufacturing tootmine
opinion arvamus
size suurus
garden aed aia aias
skills oskused
choice valik
vision visioon
prices hinnad hindade
gift kingitus kink
number arv
visual visuaalne
file fail faili failid
level tase
ideas ideed mõtted
savings säästud
campaign kampaania
medical meditsiiniline
reading lugemine
values väärtused
published avaldatud
sustainability jätkusuutlikkus
collaboration koostöö
journal ajakiri
youth noored noorte noorsootöö
competitive konkurentsivõimeline
artists kunstnikud
scholarships stipendiumid
storage ladustamine hoiustamine
teams meeskonnad võistkonnad
sellers müüjad
exchange vahetus
principles põhimõtted
incident juhtum intsident
advice nõuanne
dashboard töölaud
guidelines juhised
admissions vastuvõtt sisseastumine
animals loomad
traffic liiklus
save salvesta säästa
box karp kast
teaching õpetamine
quote hinnapakkumine tsitaat
kids lapsed lastele
edition väljaanne
radio raadio
renew uuenda
scientists teadlased
comprehensive põhjalik
knowledge teadmised
refund raha_tagasi
evaluation hindamine
winter talv talve talvel
green roheline
fashion mood moe
founder asutaja
efficient tõhus
wide lai
old vana vanad
big suur suured
speakers esinejad kõlarid
plans plaanid
promotion edutamine sooduskampaania
optimization optimeerimine
key võti
value väärtus
important oluline tähtis
initiative algatus
methods meetodid
arts kunstid
studies õpingud uuringud
residents elanikud
button nupp nööp
black must mustad
abuse väärkohtlemine
awards auhinnad
house maja majad majade
enter sisene sisesta
solar päikesepaneelid
description kirjeldus
fun lõbus lõbu
legislative seadusandlik
cost maksumus kulu
rates hinnakiri
room tuba toa
recruitment värbamine
profit kasum
secret salajane
destination sihtkoht
dynamic dünaamiline
holiday puhkus püha
agents agendid maaklerid
hosting veebimajutus
forest mets metsa metsade
effective tõhus
progress edenemine
upcoming tulevased eelseisvad
republic vabariik
tournament turniir meistrivõistlused
branch filiaal haru
files failid
stats statistika
cleaning koristus puhastus
subject teema õppeaine
configuration seadistamine konfiguratsioon
men mehed meeste
pool bassein ujula
highlights tipphetked
beginning algus
owners omanikud
rock rokk
random juhuslik
power võimsus
convenient mugav
sample näidis
exclusive eksklusiivne
peace rahu
weekly iganädalane
agreement leping kokkulepe
step samm
areas valdkonnad piirkonnad
parts varuosad osad
word sõna sõnad
weapons relvad relva
enjoy naudi
chain kett keti
appointment aja_broneerimine vastuvõtuaeg
repair remont parandus
discounts soodustused allahindlused
letters kirjad
infrastructure taristu
journey teekond
donations annetused
independent sõltumatu iseseisev
street tänav
alerts hoiatused
hotels hotellid
hardware riistvara
benefits eelised hüved
visa viisa
elections valimised
light valgus
division divisjon
primary esmane
homes kodud kodude
trial prooviperiood
furniture mööbel mööbli diivanid köögimööbel
toys mänguasjad
basic põhiline baas
difficult raske
adventure seiklus
flight lend lennud
webinars veebinarid
ebooks e_raamatud
phones telefonid
wellness heaolu
road maantee
red punane
suggestions soovitused ettepanekud
booking broneerimine
estate kinnisvara
checkout vormista_tellimus maksma kassasse vormista_ost
tourism turism
bikes jalgrattad rattad
export eksport
guest külaline
covid koroona
domain domeen
star täht
flexible paindlik
ads kuulutused reklaamid
supplies tarvikud
broker maakler
philosophy filosoofia
edit muuda redigeeri
equipment seadmed varustus
consent nõusolek
foreign välismaa välis
patients patsiendid
assets varad
characters tegelased
readers lugejad
newsroom pressiruum
month kuu kuus
rent üür rendi üürida
television teler
gifts kingitused kingid
inquiry päring
evidence tõend tõendid
charge tasu
golf golfi golfiväljak
strength tugevus jõud
banner bänner
maintenance hooldus
inspection inspektsioon tehnoülevaatus
additional täiendav lisainfo
talent talendid
tree puu puud puude
banking pangandus
agency agentuur amet
hospital haigla kiirabi
states osariigid
military sõjaväe sõjaline kaitsevägi
background taust
fantasy ulme
catering toitlustus
village küla külad külaselts külavanem
influence mõju
discipline distsipliin
lecture loeng
structure struktuur
capacity mahutavus maht
classes klassid
reliable usaldusväärne
summer suvi suve suvel
wholesale hulgimüük hulgi
rules reeglid eeskirjad
museum muuseum koduloomuuseum
fresh värske
yoga jooga
conference konverents
sector sektor
war sõda sõja
cybersecurity küberturvalisus
hero kangelane
suite sviit
tuition õppemaks
scale skaala
orders tellimused
law seadus
decorative dekoratiivne
thread lõim niit lõng
voice hääl
doctor arst arsti arstid perearst eriarst
award auhind
movement liikumine
loans laenud laenu
win võida võit
medicine meditsiin ravim
extension laiendus pikendus
dark tume
strong tugev
beach rand ranna
complaint kaebus
tracking jälgimine
preferences eelistused
pandemic pandeemia
filter filtreeri filtrid
topic teema
approved kinnitatud heakskiidetud
unit üksus
awareness teadlikkus
notification teavitus
math matemaatika
station jaam
motorcycle tsikkel tsiklid
bus buss bussi bussid
tour ringreis ekskursioon
translation tõlge tõlked tõlkimine tõlkebüroo tõlketeenused vandetõlk
table laud tabel
coverage kajastus
train rong rongid
cat kass kassi kassid
movies filmid
lifestyle elustiil
interface liides
cheap odav odavad
immigration sisseränne
physical füüsiline
explanation selgitus
delete kustuta
replace asenda
startups idufirmad iduettevõtted
rooms toad tubade
fields väljad põllud
boats paadid paat
teachers õpetajad
exhibition näitus
nature loodus
vehicle sõiduk
advantage eelis
clean puhas
short lühike
jewelry ehted ehteid
chapter peatükk
closed suletud
vegetables köögiviljad
anxiety ärevus
mortgage kodulaen hüpoteek
justice õiglus justiits
hackers häkkerid
bloggers blogijad
gym jõusaal spordiklubi treeningud rühmatreening
pain valu
pizza pitsa
county maakond maavalitsus
charity heategevus
parish kogudus eelk kihelkond luterlik pihtkond
mosque mošee
temple tempel
prayer palve palvus palvela
worship jumalateenistus teenistused
sermon jutlus
diocese piiskopkond
choir koor koori kooride segakoor meeskoor naiskoor
orchestra orkester puhkpilliorkester
concert kontsert
theater teater teatri etendused lavastus
scouts skaudid
donation annetus
membership liikmelisus
league liiga meistriliiga
player mängija
coach treener
match matš
hiking matkamine matk matkad
cycling jalgrattasõit rattasõit
football jalgpall
fishing kalapüük kalastus kalamehed
hunting jaht jahindus jahipidamine jahiselts jahimehed
horse hobune hobused ratsutamine ratsakool
dog koer koera koerad koerte
breed tõug tõu tõukoerad aretus
dance tants tantsu rahvatants
massage massaaž
clinic kliinik polikliinik perearstikeskus
dentist hambaarst hambaravi stomatoloogia hambakliinik
pharmacy apteek apteegi ravimid
nurse õde õendus
psychologist psühholoog
lawyer advokaat jurist
notary notar
accountant audiitor
tax maks maksud maksuamet käibemaks tulumaks
insurance kindlustus töötukassa haigekassa
loan laen laenu
plumber torulukksepp torumees torutööd santehnik veevärk
electrician elektrik
carpenter puusepp tisler
roof katus katuse
kitchen köök köögi köögimööbel
bathroom vannituba
heating küte kütte kütmine soojuspump maaküte
door uks uksed ukse
flower lill lilled
bakery pagar pagaritöökoda kondiiter
bread leib leiva
wine vein veini veinid
beer õlu õlle
coffee kohv kohvi
chef peakokk kokk
dish roog toidud
breakfast hommikusöök
camping kämping telkimine
apartment korter üürikorter
departure väljumine
mayor linnapea
municipality vald valla vallavalitsus omavalitsus linnavalitsus kohalik_omavalitsus
council volikogu
citizen kodanik
resident elanik
ordinance määrus õigusaktid
waste jäätmed prügi prügivedu
police politsei
fire tulekahju päästeamet
permit luba
tender hange hanked
procurement hange riigihange
election valimised
vote hääleta
party erakond partei
parliament riigikogu parlament
court kohus kohtu
kindergarten lasteaed lastepäevakodu
pupil õpilane õpilasesindus
student üliõpilane õpilane tudeng
teacher õpetaja õppealajuhataja pedagoog
exam eksam
lesson tund õppetund tunnid tunniplaan
enrolment vastuvõtt sisseastumine
thesis lõputöö doktoritöö väitekiri
laboratory labor
speaker kõneleja esineja
venue toimumiskoht
ticket pilet
lineup koosseis
recipe retsept
ingredient koostisosa
cooking toiduvalmistamine kokkamine toidublogi
diary päevik päevaraamat
travelogue reisikiri reisiblogi
essay essee
poem luuletus
novel romaan
writer kirjanik
photographer fotograaf pulmafotograaf fotostuudio
painter maaler maalikunstnik maalritööd
designer disainer
developer arendaja kodulehe_tegemine veebiarendus veebidisain
freelancer vabakutseline
curriculum õppekava
biography elulugu eluloo
born sündinud
hobby hobi harrastus huvikool huviring huviharidus
reply vasta
member liige liikme liitunud
poll küsitlus
guestbook külalisteraamat
basket korv ostukorv lisa_korvi
delivery tarne kättetoimetamine pakiautomaat tarneaeg
warranty garantii müügitingimused
voucher kinkekaart
discount soodustus allahindlus
colour värv värvi
retail jaemüük jaekaubandus
manufacturer tootja
factory tehas vabrik
spare varuosad
steel teras terasest
wood puit puidu puidust
plastic plast
concrete betoon
renovation renoveerimine remont
architect arhitekt
engineer insener
transport veoteenus kaubavedu
freight kaubavedu veod
warehouse ladu laohoone
tyre rehv rehvid rehvi
garage garaaž autoremont autoteenindus
leasing liising
directory kataloog
advertisement kuulutus reklaam
vacancy vakants vabad_töökohad
employer tööandja
comparison võrdlus
ranking edetabel
rating hinnang reiting
coupon kupong
nearby läheduses lähedal
category kategooria
converter muundur teisendaja
install paigalda
tutorial õpetus
subscription tellimus
invoice arve arved
payroll palgaarvestus
workflow töövoog
newspaper ajaleht nädalaleht
editorial toimetus juhtkiri arvamused
journalist ajakirjanik
headline pealkiri
economy majandus
weather ilm ilmateade
horoscope horoskoop
obituary nekroloog surmakuulutused
broadcast saade ülekanne saated
listen kuula
crime kuritegu
celebrity kuulsus
subscriber tellija
imprint impressum
cookie küpsis
accessibility ligipääsetavus
career karjäär
certificate sertifikaat tunnistus
solution lahendus
product toode toote
competence pädevus kompetents
emergency hädaabi
night öö öösel
printing trükkimine trükikoda trükised
advertising reklaam
marketing turundus
score skoor tulemus
puzzle pusle
quiz viktoriin mälumäng
band bänd ansambel
song laul laulud laulu
lyrics laulusõnad
movie film filmi
actor näitleja
cinema kino kinos
animal loom looma
shelter varjupaik
adoption lapsendamine adopteerimine
child laps lapse
elderly eakad eakate hooldekodu pensionärid
disability puue puudega
refugee pagulane põgenik
poverty vaesus
aid abi toetus
statute põhikiri
chairman esimees
committee komitee komisjon
society selts ühiskond
union liit ametiühing
federation föderatsioon
cooperative ühistu korteriühistu
petition petitsioon
conservation looduskaitse
farm talu talud talupood taluturg
agriculture põllumajandus
harvest saak
town linn
mountain mägi mäed
ski suusk suusatamine suusad
including sealhulgas kaasa_arvatud
last viimane
regular tavaline
build ehita
issue väljaanne
state riik osariik
know tea teadma
stay ööbimine viibimine
offer pakkumine sooduspakkumine
sites saidid veebilehed
homepage avaleht koduleht
please palun
portfolio tehtud_tööd
gaming mängimine
section sektsioon jaotis rubriik
place koht paik
working töötamine
listings kuulutused
native põline emakeelne
slide slaid
database andmebaas
frequently korduma_kippuvad kkk
affordable taskukohane soodne
silver hõbe hõbedast
two kaks
bar baar baari
widget vidin
tip nõuanne nipp
label silt etikett
near lähedal
agent maakler
mode režiim
lab labor
mobility liikuvus
trail rada matkarada
fair laat mess messid
trailer haagis treiler
large suur suured
routes marsruudid liinid
period periood
zone tsoon
billing arveldus
ideal ideaalne
centre keskus
entry sissekanne sissepääs
title pealkiri tiitel
assembly üldkoosolek kokkupanek
menus menüüd
stamps margid templid
arrival saabumine
nickname hüüdnimi
listing kuulutus
sight vaatamisväärsus
everyday igapäevane argipäev
item ese esemed
kits komplektid
normal tavaline
past möödunud
talks kõnelused vestlused
tool tööriist
touch puudutus
types tüübid liigid
viewers vaatajad
stream voog voogedastus
object objekt
horizon horisont
codes koodid
lists nimekirjad
present kingitus
builder ehitaja
need vajadus
proposed kavandatav
identify tuvasta
mind meel
long pikk
thought mõte
framework raamistik
try proovi
works tööd teosed
possible võimalik
default vaikimisi
combination kombinatsioon
drive sõida
footer jalus
moment hetk
good hea head
involved kaasatud
approach lähenemine
header päis
node sõlm
correct õige
equity omakapital
breathing hingamine
increase suurendamine
equal võrdne
creator looja
powerful võimas
capture jäädvusta
missing puudub kadunud
common ühine levinud
central keskne
conversations vestlused
command käsk käsud
engagement kaasamine
better parem
keep säilita
specific konkreetne
instant kohene
mark märgi
earn teeni
countdown aega_jäänud
gear varustus
faster kiiremini
flow voog
changelog muudatuste_logi muudatused
ensure tagama tagame
classified müüakse ostetakse
"""
