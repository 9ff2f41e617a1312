"""Latvian."""

from typing import Final

WORDS: Final = """\
service pakalpojumi serviss apkalpošana
contact kontakti sazināties saziņa sazinies
home sākums sākumlapa
products produkti preces preču precēm
new jauns jauna jaunais jaunas
information informācija
customer klients pircējs
search meklēt meklēšana meklē
blog blogs bloga blogi blogā emuārs
content saturs satura saturu
site vietne vietnē
support atbalsts
privacy privātuma_politika privātuma_politiku
page lapa lapas lapā lappuse
find atrast atrodi
news ziņas ziņa ziņu jaunumi aktualitātes ziņu_portāls
community kopiena
website mājaslapa mājas_lapa tīmekļvietne tīmekļa_vietne mājaslapu_izstrāde
data dati datu datus datiem
business bizness uzņēmējdarbība
help palīdzība
join iestāties
media mediji mediju medijos plašsaziņa
access piekļuve
health veselība
company uzņēmums kompānija firma firmas akciju_sabiedrība sia
register reģistrēties
menu izvēlne
history vēsture
use izmantot
project projekts
education izglītība
free bezmaksas bez_maksas
design dizains
public publisks
report ziņojums pārskats atskaite
experience pieredze
international starptautisks
policy politika
best labākais labākie labākā
main galvenais
terms noteikumi
open atvērts
online tiešsaiste
management vadība pārvaldība menedžments namu_pārvalde namsaimnieks apsaimniekošana
create izveidot radīt
download lejupielādēt lejuplādēt
start sākt sāc
events pasākumi notikumi
login pieslēgties ielogoties ienākt
learn mācīties apgūt
special īpašs īpaša īpašie speciāls
development attīstība izstrāde
careers karjera
review atsauksme recenzija
code kods koda kodu
market tirgus tirgū
account konts konta kontu kontā
social sociālais sociālais_dienests sociālā_palīdzība
view skatīt aplūkot
email epasts epasta epastu e_pasts e_pasta e_pastu
latest jaunākais
resources resursi
store veikals
categories kategorijas
press prese preses presei
system sistēma
world pasaule
change maiņa izmaiņas mainīt
updates atjauninājumi
partners partneri sadarbības_partneri
global globāls
shop veikals interneta_veikals e_veikals pirkumu_grozs preču_katalogs
technology tehnoloģijas
team komanda
comments komentāri
center centrs centra centru centrā
tools rīki rīku rīks
articles raksti raksts rakstu
app aplikācija mobilā_lietotne
source avots avoti avotu
welcome laipni_lūgti sveicināti laipni_lūdzam
sign paraksts
reserved tiesības_aizsargātas tiesības_paturētas
advertise reklamēt
post ieraksts
work darbs darbi darbu strādāt
features funkcijas
guide ceļvedis gids gidi
industry nozare rūpniecība industrija
mobile mobilais mobilā mobilo mobilie
share dalies dalīties kopīgot
book grāmata
read lasīt lasi
documentation dokumentācija
members biedri biedru dalībnieki biedru_sapulce biedru_kopsapulce
questions jautājumi
solutions risinājumi
locations atrašanās_vieta filiāles
national nacionālais
organization organizācija
tips padomi padoms
order pasūtījums pasūti
office birojs biroja ofiss
archive arhīvs arhīva arhīvā
day diena dienas dienu dienā
research pētījumi pētniecība izpēte
expert eksperts
add pievienot
conditions nosacījumi
cookies sīkdatnes sīkfaili
releases preses_relīzes relīze
engineering inženierija
collection kolekcija
professional profesionāls
details sīkāk sīkāka
deliver piegādāt
cart grozs grozā iepirkumu_grozs ielikt_grozā pievienot_grozam pirkumu_grozs
provide nodrošināt sniegt
financial finanses
back atpakaļ
installation uzstādīšana montāža instalācija
forum forums foruma forumi forumā foruma_noteikumi foruma_dalībnieki
university universitāte augstskola akadēmija
rights tiesības
people cilvēki ļaudis
schedule grafiks nodarbību_saraksts
link saite saites
live tiešraide
protection aizsardzība
network tīkls tīkla tīklu tīklā
plan plāns plāna plānu plānot
list saraksts
association asociācija biedrība apvienība nevalstiskā_organizācija
explore iepazīsti izpēti
check pārbaude
newsletter vēstkopa jaunumu_vēstule
browse pārlūkot
map karte kartē
links saites
mail pasts pasta pastu
transparency caurspīdība caurskatāmība
apps aplikācijas mobilās_lietotnes
call zvanīt zvans zvani zvaniet
videos videoklipi
leadership līderība
request pieprasījums
travel ceļojumi ceļot ceļošana ceļotājs
quality kvalitāte
club klubs kluba klubi klubā
security drošība apsardze
window logi logu
life dzīve dzīves dzīvē
students studenti studējošie
subscribe abonēt
available pieejams
mission misija
jobs vakances darba_piedāvājumi darba_sludinājumi
visit apmeklēt
car mašīna automobilis vieglās_automašīnas lietotas_automašīnas
digital digitāls
current aktuāli pašreizējais
applications pieteikumi iesniegumi
follow seko sekot sekojiet
culture kultūra kultūras_nams kultūras_centrs tautas_nams
buy pirkt iegādāties nopirkt
results rezultāti
calendar kalendārs
recent nesenie
meet tikties satikt
watch skaties skatīties
investor investors ieguldītājs
index indekss
school skola skolas skolu skolā vidusskola pamatskola
podcast podkāsts raidieraksts podkasts
city pilsēta
popular populārs
legal juridisks
sale izpārdošana pārdošana akcija
today šodien
language valoda angļu_valoda valodu_kursi
sponsored sponsorēts
sales pārdošana
donate ziedot ziedo
government valdība
password parole paroli
country valsts valstis
continue turpināt
group grupa grupas grupu
contract līgums līguma līgumi līgumu
name vārds nosaukums uzvārds
license licence
select izvēlies izvēlēties
art māksla mākslas_skola mākslas_vidusskola
activities aktivitātes
message ziņojums vēstījums īsziņa
offers piedāvājumi
platform platforma
photos fotogrāfijas bildes attēli fotoattēli
magazine žurnāls žurnāla_numurs žurnāla_abonēšana
computer dators datora datori datoru datortehnika datoru_remonts
practice prakse
portal portāls
love mīlestība
author autors autora autori
chat čats tērzēšana
pricing cenrādis cenas izcenojumi
status statuss
posts ieraksti
copyright autortiesības
years gadi gadiem
action rīcība
materials materiāli
control kontrole
easy viegli ērti
click klikšķināt noklikšķiniet
planning plānošana
forums forumi forumu
gallery galerija
sports sporta sportā sportists
consulting konsultācijas
board valde valdes
family ģimene
form veidlapa anketa
care aprūpe kopšana
friends draugi draugs draugu
year gads gada gadu gadā
integration integrācija
response atbilde
music mūzika mūzikas_skola mūzikas_vidusskola
training apmācība treniņi
compare salīdzināt
version versija
administration administrācija pārvalde
return atgriešana
game spēle spēles spēļu
phone tālrunis telefons
reference atsauce uzziņas
apply pieteikties
secure drošs droši droša
library bibliotēka novadpētniecība
science zinātne
employees darbinieki
official oficiāls
learning mācības
profile profils
date datums datuma
choose izvēlies
commitment apņemšanās
region reģions
event pasākums notikums
play spēlēt
card dāvanu_karte maksājumu_karte
quick ātri ātrs ātra ātrā
local vietējais
participate piedalīties
games spēles spēļu galda_spēles
advanced paplašināts padziļināts
notice paziņojums
server serveris
price cena cenas cenu cenām
entertainment izklaide
fast ātri
series seriāls sērija
technical tehnisks
christmas ziemassvētki
credit kredīts ātrie_kredīti patēriņa_kredīts
hours darba_laiks stundas
children bērni bērns bērnu bērniem
standard standarts
corporate korporatīvs
story stāsts stāsti stāstu
previous iepriekšējais
job vakance darba_meklējumi
tutorials pamācības
baby mazulis mazuļi bēbis zīdainis
daily ikdienas
pages lapas
package pakete
editor redaktors redakcija
everyone ikviens visiem
shipping piegāde sūtīšana
options opcijas
discover atklāj
send sūtīt nosūtīt
festival festivāls
film filma filmas filmu
docs dokumenti
energy enerģija enerģētika
foundation fonds fonda nodibinājums
discussion diskusija
analysis analīze
great lielisks
calculator kalkulators
volunteer brīvprātīgais brīvprātīgo_darbs
interview intervija
stories stāsti stāsts
academic akadēmisks
catalog katalogs
college koledža
relations attiecības
construction būvniecība celtniecība
innovation inovācijas
certified sertificēts
budget budžets
europe eiropa
master maģistrs
week nedēļa
sport sporta sportā sporta_skola sporta_klubs sporta_centrs
stock birža ir_noliktavā
small mazs maza mazie
environment vide vides vidi
line līnija
commercial komerciāls
original oriģināls
diversity daudzveidība
simple vienkāršs
announcements paziņojumi
assistance palīdzība asistents
photo foto fotogrāfija
pay maksāt apmaksāt
coming gaidāms
intelligence intelekts
second sekunde otrais
sitemap lapas_karte vietnes_karte
writing rakstīšana
address adrese
instructions lietošanas_instrukcija
department nodaļa departaments
studio deju_studija skaistuma_studija ierakstu_studija
soon drīzumā drīz
classic klasika klasisks
required obligāts nepieciešams
impact ietekme
property īpašums
rental noma nomas īre īres autonoma auto_noma
annual gada_pārskats ikgadējs
maps kartes
celebrate svinēt
different atšķirīgs dažādi
interactive interaktīvs
safety drošība
tags birkas
favorite iecienīts mīļākais
books grāmatas
tel tālr
hello sveiki labdien
inspired iedvesma
future nākotne
food ēdiens pārtika ēdieni
improve uzlabot
notes piezīmes
building ēka ēkas ēku
opening atklāšana
strategy stratēģija
channel kanāls
function funkcija
groups grupas
automatically automātiski
text teksts
district rajons rajona
trusted uzticams
human cilvēka
image attēls attēlu
deals piedāvājumi darījumi
machine iekārta
park parks parka parkā
submit iesniegt
white balts balta balti
meeting sanāksme sapulce tikšanās sēde
brands zīmoli
payment maksājums apmaksa
body ķermenis
style stils stila
church baznīca
testimonials atsauksmes
related saistīts
loading ielāde
climate klimats
staff personāls
overview pārskats
problem problēma
air gaiss gaisa
test tests testa testi
write rakstīt
together kopā
smart viedais viedie gudrs
sell pārdot pārdod
economic ekonomika
space kosmoss telpa
type veids
modern mūsdienīgs
forgot aizmirsi
tickets biļetes
unique unikāls
geographic ģeogrāfija
success panākumi veiksme
upload augšupielādēt
guides gidi ceļveži
settings iestatījumi
executive izpilddirektors
class klase klases klašu audzinātājs klases_audzinātājs
man vīrietis
terminal terminālis
island sala salas
water ūdens ūdeņi ūdensapgāde kanalizācija
traditional tradicionāls
answer atbilde
format formāts
active aktīvs
largest lielākais
perfect perfekts
theme tēma
course kurss kursi kursu
alternative alternatīva
sound skaņa skaņas
manual rokasgrāmata
items preces
beauty skaistumkopšana
leading vadošais
hotel viesnīca viesu_nams
demand pieprasījums
restaurant restorāns ēdienkarte krodziņš
tablet planšete
accept piekrītu pieņemt
position amats pozīcija
talk saruna
women sievietes
cloud mākonis mākoņi
ice ledus
templates veidnes šabloni
copy kopija kopēt
model modelis
minutes minūtes
families ģimenes
wedding kāzas kāzu kāzām
agenda darba_kārtība
land zeme zemes
workshops darbnīcas meistarklases
natural dabīgs dabisks
topics tēmas temati
screen ekrāns
example piemērs
concept koncepcija
bank banka bankas bankā
prepare sagatavot
print druka drukāt
brand zīmols
feedback atsauksmes
inclusion iekļaušana
manufacturing ražošana
opinion viedoklis komentāru_sadaļa
size izmērs
garden dārzs dārza dārzā
statistics statistika
capital galvaspilsēta kapitāls
skills prasmes iemaņas
choice izvēle
vision vīzija
prices cenas cenu
gift dāvana
number numurs skaits
visual vizuāls
file fails faila datne
level līmenis
ideas idejas ideja
savings uzkrājumi
campaign kampaņa
medical medicīnas
reading lasīšana
humanities humanitārās
values vērtības
published publicēts
ready gatavs
sustainability ilgtspēja
collaboration sadarbība
journal zinātniskais_žurnāls
youth jaunieši jaunatne
thanks paldies
artists mākslinieki
trip brauciens ceļojums
scholarships stipendijas
storage uzglabāšana glabāšana
teams komandas
sellers pārdevēji
exchange apmaiņa
principles principi
incident incidents
compliance atbilstība
advice padoms
focus fokuss
senior seniori
guidelines vadlīnijas
admissions uzņemšana imatrikulācija
united apvienots
ratings vērtējumi reitings
animals dzīvnieki
traffic satiksme
save saglabāt
box kaste kastes
teaching mācīšana pasniegšana
quote citāts citāti
kids bērniem bērnu
record rekords
campus studentu_pilsētiņa
renew atjaunot
signup pieteikties
episode epizode
cross krusts krusta
scientists zinātnieki
comprehensive visaptverošs
knowledge zināšanas
refund atmaksa naudas_atgriešana
extra papildu
institute institūts
intro ievads
evaluation novērtēšana
analytics analītika
monitor monitors
winter ziema ziemā
green zaļš zaļais zaļā
fashion modes
founder dibinātājs
efficient efektīvs
wide plašs
old vecs
big liels
speakers lektori skaļruņi
plans plāni
promotion akcija veicināšana
optimization optimizācija
key atslēga
value vērtība
important svarīgi
initiative iniciatīva
methods metodes
arts māksla
studies studijas studēt
residents iedzīvotāji
button poga
black melns melna melnā
abuse vardarbība
awards balvas apbalvojumi
virtual virtuāls
abstract anotācija kopsavilkums
house māja nams nama
solar saules_paneļi saules_enerģija
description apraksts
legislative likumdošana
plugins spraudņi
cost izmaksas
rates likmes tarifi
room istaba
recruitment personāla_atlase
profit peļņa
secret noslēpums
destination galamērķis
dynamic dinamisks
holiday svētki brīvdienas
agents aģenti
priority prioritāte
hosting hostings mitināšana
forest mežs meža meži
effective efektīvs
evolution evolūcija
context konteksts
upcoming gaidāmie tuvākie
republic republika
tournament turnīrs
branch filiāle
files faili
stats statistika
cleaning uzkopšana tīrīšana
subject mācību_priekšmets mācību_priekšmeti
configuration konfigurācija
men vīrieši
receive saņemt
pool baseins
owners īpašnieki
diagnosis diagnoze
power jauda
convenient ērts ērta
sample paraugs
exclusive ekskluzīvs
peace miers miera
million miljons
weekly iknedēļas
agreement vienošanās
areas jomas
parts detaļas rezerves_daļas autodaļas
billion miljards
ministry ministrija
weapons ieroči ieroču
enjoy izbaudi baudīt
chain ķēde ķēdes
appointment pieraksts vizīte
repair remonts labošana
discounts atlaides atlaižu
letters vēstules
final fināls finālā
total kopsumma
infrastructure infrastruktūra
journey ceļojums
donations ziedojumi
independent neatkarīgs
street iela ielas
alerts brīdinājumi
hotels viesnīcas
hardware aparatūra
benefits pabalsti
visa vīza vīzas
elections vēlēšanas
light gaisma
division nodaļa
bill likumprojekts
trial tiesas_prāva
furniture mēbeles mēbeļu
toys rotaļlietas
basic pamata
adventure piedzīvojums
flight lidojums reiss reisi
webinars vebināri
logistics loģistika
ebooks e_grāmatas
phones tālruņi telefoni
wellness labsajūta
road ceļš ceļi ceļu
red sarkans
suggestions ieteikumi ierosinājumi
booking rezervācija
estate nekustamais_īpašums nekustamie_īpašumi nekustamā_īpašuma
checkout noformēt_pasūtījumu pasūtījuma_noformēšana pirkuma_noformēšana
tourism tūrisms tūrisma_informācijas
bikes velosipēdi
export eksports
guest viesis viesi viesu
domain domēns
star zvaigzne
flexible elastīgs
ads sludinājumi reklāmas
supplies piederumi
broker brokeris
philosophy filozofija filosofija
edit rediģēt labot
equipment aprīkojums iekārtas
consent piekrišana
foreign ārvalstu ārzemju
simulation simulācija
patients pacienti
temperature temperatūra
assets aktīvi
characters varoņi
readers lasītāji
newsroom preses_centrs
month mēnesis mēneša
rent īre īrēt izīrē noma telšu_noma tehnikas_noma
television televīzija
achieve sasniegt
gifts dāvanas
inquiry pieprasījums
evidence pierādījumi
charge maksa
dining ēdamzāle
golf golfs golfa
strength spēks spēka
banner baneris
maintenance apkope uzturēšana
seminars semināri
study pētījums
inspection inspekcija pārbaude
additional papildu
talent talants
tree koks koki koku
banking banku_pakalpojumi
agency aģentūra
hospital slimnīca stacionārs ambulatorā
states valstis
military militārs armija bruņotie zemessardze jaunsargi
background fons
fantasy fantāzija
catering ēdināšana banketi
village ciems ciema ciemats
influence ietekme
discipline disciplīna
lecture lekcija
structure struktūra
capacity kapacitāte ietilpība
classes nodarbības
reliable uzticams
summer vasara
wholesale vairumtirdzniecība
rules noteikumi nolikums
museum muzejs muzeja ekspozīcija muzejpedagoģija
fresh svaigs svaigi
yoga joga jogas
conference konference
sector sektors
war karš karā kara
cybersecurity kiberdrošība
hero varonis
tuition mācību_maksa studiju_maksa
individual individuāls
implementation ieviešana īstenošana
sort kārtot
orders pasūtījumi
law likums likumi likuma
decorative dekoratīvs
voice balss
doctor ārsts ārsti ārste ārsta ārstu ģimenes_ārsts
award balva balvu apbalvojums
movement kustība
selling pārdošana
loans aizdevumi kredīti
win uzvara laimēt laimē
medicine medicīna
coaching koučings
extension pagarinājums
tennis teniss tenisa
dark tumšs tumša
strong stiprs
beach pludmale jūrmala piejūra
complaint sūdzība
tracking izsekošana
winning uzvara
bug kļūda
pandemic pandēmija
filter filtrs filtri
topic tēma temats
approved apstiprināts
unit vienība
awareness izpratne
notification paziņojums
math matemātika
station stacija
motorcycle motocikls
bus autobuss pasažieru_pārvadājumi autoosta
tour ekskursija tūre
translation tulkojums tulkošana tulkot
table galds galdi tabula
enterprise uzņēmums
train vilciens
cat kaķis kaķi kaķu kaķim
movies filmas kino
transition pāreja
lifestyle dzīvesveids
magnetic magnētisks
interface saskarne
cheap lēti lēts lēta lētas
immigration imigrācija
physical fizisks
explanation skaidrojums
delete dzēst
replace nomainīt
startups jaunuzņēmumi
rooms istabas
boats laivas laivu
teachers skolotāji pedagogi
exhibition izstāde ekspozīcija
nature daba dabas dabā
clean tīrs
jewelry rotaslietas juvelierizstrādājumi
closed slēgts
vegetables dārzeņi
anxiety trauksme
faculty fakultāte
mortgage hipotēka hipotekārais
audit audits revīzija
justice tieslietas taisnīgums
hackers hakeri
bloggers blogeri
gym sporta_zāle trenažieri
pain sāpes sāpju
pizza pica picas picērija
county novads novada novadā
charity labdarība ziedojumi_kontā
parish luterāņu_draudze katoļu_draudze baptistu_draudze draudzes_dzīve luteriskā_draudze draudzes_locekļi
mosque mošeja
temple templis
prayer lūgšana
worship dievkalpojums pielūgsme svētdienas_dievkalpojums svētā_mise
sermon sprediķis svētruna
diocese diecēze bīskapija
choir koris kora kori koru
orchestra orķestris pūtēju_orķestris
concert koncerts
theater teātris iestudējums izrādes
scouts skauti gaidas skautu
donation ziedojums
membership biedra_nauda
league virslīga futbola_līga hokeja_līga
player spēlētājs
coach treneris
match mačs mača
hiking pārgājieni
cycling riteņbraukšana velobrauciens velosports
football futbols futbola_klubs
fishing makšķerēšana zveja copes copmaņi
hunting medības mednieks medību mednieku_klubs mednieku_biedrība
horse zirgs zirgi zirgu jāšana zirgaudzētava izjādes
dog suns suņi suņu suņiem kinoloģija kucēni
breed šķirne
dance deja dejas deju dejošana dejotāji
massage masāža
clinic klīnika poliklīnika veselības_centrs medicīnas_centrs
dentist zobārsts zobu_higiēna zobārstniecības_klīnika
pharmacy aptieka farmaceits
nurse medmāsa medicīnas_māsa
psychologist psihologs
lawyer advokāts jurists zvērināts_advokāts advokātu_birojs juridiskie_pakalpojumi
notary notārs zvērināts_notārs
accountant grāmatvedības_pakalpojumi ārpakalpojumu_grāmatvedība
tax nodoklis nodokļi
insurance apdrošināšana
loan aizdevums kredīts
plumber santehniķis santehnikas_darbi santehniķa_pakalpojumi
electrician elektromontāžas_darbi elektroinstalācijas_darbi elektriķa_pakalpojumi
carpenter galdnieks namdaris
roof jumts jumta jumti
kitchen virtuve
bathroom vannasistaba vannas_istaba
heating apkure siltumapgāde
door durvis durvju
flower ziedi puķes puķu
bakery maiznīca beķereja ceptuve
bread maize maizes
wine vīns vīna vīni vīnu
beer alus alum
coffee kafija
chef šefpavārs pavārs
dish ēdiens ēdieni
breakfast brokastis
camping kempings
apartment dzīvoklis dzīvokļi_pārdošanā
departure izbraukšana izlidošana
mayor mērs domes_priekšsēdētājs
municipality pašvaldība novads novada novada_dome novada_pašvaldība pagasta_pārvalde
council dome domes padome domes_sēde domes_lēmumi
citizen pilsonis pilsoņi
resident iedzīvotājs
ordinance saistošie_noteikumi
waste atkritumi
police policija pašvaldības_policija valsts_policija
fire ugunsgrēks ugunsdzēsēji uguns
permit atļauja
tender publiskais_iepirkums
procurement publiskie_iepirkumi iepirkumu_plāns
election vēlēšanas vēlēšanu_komisija
vote balsot balsojums
party partija ballīte
candidate kandidāts
parliament saeima parlaments
court tiesas tiesnesis apgabaltiesa rajona_tiesa
kindergarten bērnudārzs bērnu_dārzs pirmsskola pirmsskolas_izglītības
pupil skolēns audzēkņi
student students
teacher skolotājs pedagogs
exam eksāmens
semester semestris
diploma diploms
lesson mācību_stunda nodarbība
enrolment uzņemšana reflektanti imatrikulācija uzņemšana_skolā
thesis disertācija maģistra_darbs bakalaura_darbs
laboratory laboratorija
speaker lektors
sponsor sponsors
venue norises_vieta
ticket biļete
recipe recepte
cooking kulinārija ēdienu_gatavošana
travelogue ceļojumu_stāsti
essay eseja esejas
poem dzejolis dzeja dzejas
novel romāns romāni
writer rakstnieks
photographer fotogrāfs
painter gleznotājs krāsotājs krāsošana krāsošanas_darbi
illustrator ilustrators
designer dizainers
developer izstrādātājs
freelancer ārštata
curriculum mācību_programma
biography biogrāfija
born dzimis dzimusi
hobby vaļasprieks hobijs
reply atbildēt
moderator moderators
member biedrs dalībnieks
offline bezsaiste
poll aptauja
guestbook viesu_grāmata
basket grozs grozā
delivery piegāde preču_piegāde piegādes_veidi piegādes_noteikumi pakomāts
warranty garantija
voucher kupons dāvanu_karte
discount atlaide
colour krāsa krāsas krāsu
retail mazumtirdzniecība
manufacturer ražotājs
factory rūpnīca fabrika
spare rezerves_daļas rezerves_detaļas
steel tērauds
wood koksne kokmateriāli koka
plastic plastmasa
concrete betons betona
renovation renovācija remonts
architect arhitekts
engineer inženieris
transport pārvadājumi
freight kravu_pārvadājumi kravas
warehouse noliktava
tyre riepas riepa riepu
garage garāža autoserviss automehāniķis auto_remonts
leasing līzings
directory katalogs
classified sludinājumi
advertisement sludinājums reklāma
vacancy vakance
employer darba_devējs darba_devēji
comparison salīdzinājums
ranking reitings
rating vērtējums
coupon kupons
nearby tuvumā
category kategorija
generator ģenerators
install uzstādīt
plugin spraudnis
tutorial pamācība
subscription abonements
invoice rēķins rēķini rēķinu
payroll algu_aprēķins algas_aprēķins
newspaper avīze laikraksts avīzes drukātā_avīze novada_avīze
editorial redakcija galvenais_redaktors galvenā_redaktore
reporter korespondents
headline virsraksts
economy ekonomika tautsaimniecība
weather laikapstākļi laika_ziņas laika_prognoze
horoscope horoskops
obituary nekrologs
broadcast raidījums pārraide
listen klausies klausīties
crime noziegums kriminālziņas
celebrity slavenības
subscriber abonents
imprint rekvizīti
cookie sīkdatne sīkfails
accessibility piekļūstamība
career karjera
certificate sertifikāts apliecība
partner sadarbības_partneris
solution risinājums
product produkts prece
tradition tradīcija
competence kompetence
emergency ārkārtas neatliekamā neatliekamā_palīdzība uzņemšanas_nodaļa
night nakts naktī
shift maiņa
printing drukāšana tipogrāfija poligrāfija
advertising reklāma reklāmas_aģentūra poligrāfija lielformāta_druka reklāmas_druka
marketing mārketings
score rezultāts
puzzle puzle mīkla
quiz viktorīna
band mūzikas_grupa
album albums albuma
song dziesma
lyrics dziesmu_vārdi dziesmu_teksti
movie filma kino
actor aktieris aktrise
cinema kinoteātris kino
animal dzīvnieks
shelter patversme
adoption adopcija
child bērns bērna bērnam
elderly pensionāri sirmgalvji pansionāts sociālās_aprūpes aprūpes_centrs
disability invaliditāte
refugee bēgļi bēglis bēgļu
poverty nabadzība
aid palīdzība
statute statūti biedrības_statūti
chairman valdes_priekšsēdētājs valdes_loceklis
committee komiteja
society biedrība
union arodbiedrība
federation federācija
cooperative kooperatīvs
petition petīcija
protest protests
conservation dabas_aizsardzība
farm zemnieku_saimniecība ferma zemnieks bioloģiskā_saimniecība
agriculture lauksaimniecība
harvest raža ražas
town pilsēta
mountain kalns kalni kalnu
ski slēpes slēpošana slēpju
navigation navigācija
including ieskaitot
last pēdējais
regular regulārs
build būvēt
offer piedāvājums
homepage sākumlapa
portfolio portfelis
section sadaļa
place vieta vietas
slide slaids slaidi
database datubāze datu_bāze
frequently biežāk_uzdotie bieži_uzdotie
silver sudrabs
bar bārs bāra bārā
widget logrīks
tip padoms
label etiķete uzlīme
agent aģents
tab cilne
lab laboratorija
mobility mobilitāte
trail taka takas
fair gadatirgus
trailer piekabe treileris
routes maršruti
period periods
zone zona zonas
billing rēķini
centre centrs centra centrā
entry ieraksts
title virsraksts nosaukums
assembly sapulce
stamps pastmarkas zīmogi
arrival ierašanās
nickname segvārds
listing sludinājums
testimonial atsauksme
sight apskates_objekts apskates_objekti
item prece
normal normāls
past pagātne
tool rīks rīku
touch pieskāriens
types veidi
understand saprast
viewers skatītāji
tech tehnoloģijas
stream straume
area platība teritorija
papers referāti
object objekts
horizon horizonts
codes kodi
builder būvnieks celtnieks būvuzņēmums būvfirma būvdarbi ģenerāluzņēmējs
identify identificēt
long garš
medium vidējs
combination kombinācija
drive braukt
moment mirklis
correct pareizi
equity pašu_kapitāls
breathing elpošana
run skriet skrējiens
increase palielināt
equal vienlīdzība
common kopīgs
central centrālais
conversations sarunas
engagement iesaiste
enroll pieteikties
mark atzīme
earn nopelnīt pelnīt
boot zābaki
desktop galddators
politics politiķi saeimas_vēlēšanas partijas_programma
thread jauna_tēma atbildes_tēmā
"""
