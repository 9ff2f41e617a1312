"""Basque."""

from typing import Final

WORDS: Final = """\
service zerbitzu
contact kontaktu jarri_harremanetan
home etxe etxea hasiera
products produktuak
new berri berria
information informazio
customer bezero
search bilatu bilaketa bilatzailea
content eduki edukia
support laguntza
privacy pribatutasun
page orrialde orria orri
find aurkitu
news albiste berriak notizia
website webgune web_orria
data datu datuak
business negozio
help laguntza
media hedabide
program programa egitarau
access sarbide
health osasun osakidetza osasun_zentroa anbulatorio
company enpresa
register erregistro
menu menua
history historia
project proiektu
education hezkuntza
free doan doako doakoa
design diseinu
public publiko
report txosten
experience esperientzia
international nazioarteko
policy politika
best onena onenak hoberenak
main nagusia
terms erabilera_baldintzak
open ireki irekia
online linean
management kudeaketa
create sortu
start hasi
download deskargatu jaitsi
events ekitaldi gertaera
login hasi_saioa saioa_hasi
learn ikasi
video bideo bideoak
special berezi
development garapen
careers lan_eskaintzak
code kode kodea
account nire_kontua
review kritika
social gizarte soziala sare_sozialak
view ikusi
general orokor
email posta_elektronikoa eposta
latest azken
resources baliabide
store denda dendak
categories kategoria
press prentsa
system sistema
world mundu mundua munduko
change aldaketa
partners kolaboratzaile
shop denda dendak dendan
technology teknologia
team taldea
comments iruzkin
center zentro
tools tresna
articles artikulu
source iturria
welcome ongi_etorri ongietorri
sign sinatu sinadura
reserved eskubide_guztiak
advertise publizitate iragarki
work lana lanak lan
features ezaugarri
guide gida gidak
mobile mugikor
share partekatu
book liburu
industry industria
read irakurri
documentation dokumentazio
members kideak bazkide
questions galdera
solutions irtenbide soluzio
locations kokapen kokaleku
national nazional
organization erakunde antolakuntza
order eskaera
office bulego
archive artxibo
day eguna egunak
research ikerketa ikerkuntza ikertzaile
expert aditu aditua
add gehitu
conditions baldintza
engineering ingeniaritza
collection bilduma
details xehetasun
cart saski saskia saskira
financial finantza
back itzuli atzera
installation instalazio
forum foro foroa foroak foroetan
university unibertsitate
rights eskubide
schedule ordutegi
link esteka
live zuzenean
protection babes babesa
network sare sarea
plan plana planak
list zerrenda
association elkarte
explore esploratu arakatu
check egiaztatu
newsletter buletin
browse nabigatu
map mapa mapak
links estekak
mail posta
transparency gardentasun
apps aplikazio
call deitu
videos bideoak
clients bezeroak
request eskabide eskaera
leadership lidergo
travel bidaia
quality kalitate
club klub kluba klubak
security segurtasun
window leiho leihoa
life bizitza
students ikasle
subscribe harpidetu
available eskuragarri
mission misio misioa
jobs enplegu lanpostu
visit bisita
car auto autoa autoak kotxe kotxeak
current egungo uneko
applications aplikazioak
follow jarraitu
culture kultura
buy erosi
results emaitza
calendar egutegi
connect konektatu
operations eragiketa
watch ikusi
investor inbertitzaile
index aurkibide
school eskola ikastetxe ikastola herri_eskola
city hiri hiria hiriko
legal legezko
sale salmenta
transfer transferentzia
today gaur gaurko
language hizkuntza euskara euskal
sponsored babestua
sales salmenta beherapenak
government gobernu jaurlaritza eusko_jaurlaritza diputazioa
password pasahitz
group talde
name izena izen
license lizentzia
art artelan artista
activities jarduera
message mezu mezua mezuak
offers eskaintza
platform plataforma
photos argazki
magazine aldizkari
practice praktika
portal atari ataria
love maitasun
author egile egilea idazleak
chat txat txata
pricing prezioak tarifak
status egoera
years urte urteak
action ekintza
control kontrol
easy erraz erraza
click klik klikatu
planning plangintza
forums foro foroak
gallery galeria
sports kirol kirola
consulting aholkularitza
board zuzendaritza_batzordea
family familia
form formulario
care zaintza zaindu
friends lagun lagunak
year urte urtea urteko
right eskubide
performance errendimendu emanaldi
integration integrazio
response erantzun
music musika
training trebakuntza prestakuntza entrenamendu formazio
compare konparatu alderatu
version bertsio
administration administrazio tramiteak egoitza_elektronikoa
return itzulketa
game joko jokoa jokoak jolas jolasa bideojokoak
phone telefono
reference erreferentzia
secure segurua
science zientzia
library udal_liburutegia biblioteka
employees langile
process prozesu
official ofizial
learning ikaskuntza
profile profil
commitment konpromiso
region eskualde
event ekitaldi
play jokatu jolastu
card txartel
quick azkar
local tokiko
participate parte_hartu
games jokoak jolasak bideojoko
shopping erosketak
advanced aurreratu
notice oharra
price prezio
entertainment aisialdi entretenimendu
fast azkar bizkor
series telesail
technical tekniko
christmas gabon gabonak eguberri olentzero mari_domingi
credit kreditu
hours ordutegi orduak
opportunities aukera
children haur haurra umeak haurrentzat
standard estandar
complete osoa
corporate korporatibo
story ipuin ipuina istorio
job lanpostu lan_poltsa lan_eskaintza
baby haurtxo
daily eguneroko
pages orriak orrialdeak
package pakete
editor editore
shipping bidalketa
options aukera
discover deskubritu
send bidali
festival jaialdi jaiak herriko_jaiak jai
film filma filmak
energy energia
foundation fundazio
discussion eztabaida
analysis analisi
calculator kalkulagailu
volunteer boluntario
stories istorioak ipuinak
academic akademiko
catalog katalogo
construction eraikuntza
innovation berrikuntza
certified ziurtatua
europe europa
week aste astea asteko
sport kirol kirola
small txiki txikia
line lerro
commercial merkataritza komertzial
original jatorrizko
diversity aniztasun
announcements iragarkiak
assistance laguntza
interest interes
photo argazki
pay ordaindu
intelligence adimen
sitemap web_mapa
writing idazketa
address helbide
department saila departamentu
studio estudio
impact inpaktu
property jabetza
rental alokairu
annual urteko
celebrate ospatu
interactive interaktibo
safety segurtasun
tags etiketa
favorite gogoko
food janari elikagai elikadura
improve hobetu
notes ohar apunteak
building eraikin
opening inaugurazio irekiera
strategy estrategia
channel kanal kanala
function funtzio
groups taldeak
text testu testua
district barruti auzo auzoa
human giza gizaki
image irudi irudia
deals eskaintzak
machine makina makina_erreminta
park parkea
submit bidali
white zuri zuria
meeting bilera
brands markak
payment ordainketa
body gorputz
style estilo
church eliza elizak
testimonials testigantza
related lotutako
climate klima
staff langileak
problem arazo arazoa
air airea
write idatzi
sell saldu
economic ekonomiko
space espazio
type mota motak
tickets sarrerak_erosi sarrera_salmenta
beautiful eder ederra
unique bakarra
success arrakasta
settings ezarpenak konfigurazio
class klase klaseak
island uharte irla irlak
water ura uraren
traditional tradizional
answer erantzun
format formatu
theme gaia
course ikastaro ikasturte
alternative alternatiba
sound soinu soinua
manual eskuliburu
beauty edertasun estetika
restaurant jatetxe
accept onartu
position postua
women emakume feminismo
cloud hodei hodeia
ice izotz
templates txantiloi
copy kopia
model eredu eredua
minutes minutu aktak
families familiak
wedding ezkontza
land lurra
workshops tailer
topics gaiak
screen pantaila
example adibide
bank banku
print inprimatu
brand marka
inclusion inklusio
manufacturing fabrikazio ekoizpen
opinion iritzi
size tamaina neurri
garden lorategi baratze
statistics estatistika
skills trebetasun gaitasun
vision ikuspegi
prices prezioak
gift opari oparia
number zenbaki
file fitxategi
level maila mailak
savings aurrezki
campaign kanpaina
medical mediku
reading irakurketa
values balioak
sustainability jasangarritasun iraunkortasun
collaboration lankidetza elkarlan
journal aldizkari
confidence konfiantza
youth gazte gazteak gazteria gazteen gaztetxe
artists artista
trip bidaia txango
scholarships beka bekak
storage biltegiratze
teams taldeak
sellers saltzaile
exchange truke trukea
principles printzipio
ratings balorazio
admissions onarpen
animals animalia
traffic trafiko
save gorde
teaching irakaskuntza
kids haurrak umeak ume
edition edizio
radio irrati irratsaio
renew berritu
refund itzulketa
institute institutu
evaluation ebaluazio
winter negu negua neguko
green berde berdea
fashion moda
founder sortzaile
efficient eraginkor
old zahar zaharra
big handi handia
promotion promozio sustapen
key gako gakoa giltza
value balio
important garrantzitsu
initiative ekimen
methods metodo
studies ikasketak
residents biztanle
button botoi
black beltz beltza
abuse abusu tratu_txarrak
awards sari saria sariak
virtual birtual
abstract laburpen
house etxe etxea etxeak etxebizitza
solar eguzki
description deskribapen azalpen
fun dibertigarri
legislative legegile
cost kostu kostua
room gela gelak logela
secret sekretu
destination helmuga
dynamic dinamiko
holiday opor oporrak jaiegun
agents agente
forest baso basoa basoak
evolution bilakaera
republic errepublika
tournament txapelketa torneo
branch sukurtsal
files fitxategiak
cleaning garbiketa
men gizonak
pool igerileku
diagnosis diagnostiko
power potentzia
sample lagin
exclusive esklusibo
peace bake bakea bakearen
million milioi
weekly asteroko
agreement hitzarmen akordio
step urrats pauso
areas arloak eremuak
parts pieza piezak
ministry ministerio sailburuordetza
word hitza
weapons armak
enjoy gozatu
chain katea
appointment hitzordu
repair konponketa
discounts deskontu
letters gutunak gutuna_zuzendariari
infrastructure azpiegitura
donations dohaintza
independent independente
street kale kalea kaleko
hotels hotela
benefits abantaila
elections hauteskunde
light argi argia
primary lehen_hezkuntza
homes etxebizitzak
bill faktura
furniture altzari
toys jostailu
basic oinarrizko
difficult zaila
adventure abentura
flight hegaldi
logistics logistika
phones telefonoak mugikorrak
wellness ongizate
road errepide
red gorri gorria
suggestions iradokizun
booking erreserba
estate higiezin
tourism turismo
bikes bizikleta
export esportazio
guest gonbidatu
domain domeinu
star izar izarra
broker artekari bitartekari
philosophy filosofia
edit editatu
equipment ekipamendu
consent baimen adostasun
foreign atzerri
simulation simulazio
patients paziente gaixo
temperature tenperatura
readers irakurle
month hilabete
rent alokatu alokairu
television telebista telesaio
gifts opariak
strength indar
maintenance mantentze
seminars mintegi
study azterlan ikerlan
inspection ikuskapen
talent talentu
tree zuhaitz
banking banka
agency agentzia
hospital ospitale
fantasy fantasia
village herrixka baserri_giroko
discipline diziplina
lecture hitzaldi
structure egitura
capacity edukiera
classes klaseak
summer uda udako
wholesale handizkako
rules araudi arauak
museum museo museoa
fresh fresko
conference konferentzia jardunaldi kongresu biltzar
sector sektore
war gerra
cybersecurity zibersegurtasun
hero heroi heroia
individual banakako
tuition matrikula
orders eskaerak
law legea lege legeak
voice ahots ahotsa
decorative apaingarri dekorazio
doctor doktore mediku sendagile
award sari saria
movement mugimendu
selling salmenta
loans mailegu
win irabazi
medicine medikuntza
tennis tenis tenisa
dark ilun iluna
beach hondartza
complaint kexa kexak erreklamazio
filter iragazki
approved onartutako
unit unitate
math matematika
station geltoki estazio
motorcycle motoak motozikleta
bus autobus
tour bisita_gidatua bisita_gidatuak
translation itzulpen
table taula mahaia
enterprise enpresa
coverage estaldura
train tren trena trenak
cat katu katua katuak
movies filmak pelikula
transition trantsizio
lifestyle bizimodu
immigration immigrazio
physical fisiko
explanation azalpen
delete ezabatu
rooms gelak logelak
boats itsasontzi txalupa
teachers irakasle
exhibition erakusketa
nature natura
vehicle ibilgailu
advantage abantaila
clean garbi
short labur laburra
jewelry bitxi bitxiak bitxigintza
chapter kapitulu
closed itxita
vegetables barazki
anxiety antsietate
faculty fakultate
mortgage hipoteka
audit auditoria ikuskaritza
justice justizia
gym gimnasio
pain mina
charity karitate
parish parrokia
mosque meskita
temple tenplu
prayer otoitz
worship gurtza
sermon homilia sermoi
diocese elizbarruti
choir abesbatza
orchestra orkestra
concert kontzertu
theater antzerki antzoki
donation dohaintza
membership bazkidetza egin_bazkide
league liga
player jokalari
coach entrenatzaile
match partida
hiking mendi_ibilaldia mendi_ibilaldiak mendizale
cycling txirrindularitza
football futbol
fishing arrantza
hunting ehiza ehizta
horse zaldi zaldia
dog txakur
breed arraza
dance dantza euskal_dantzak dantza_taldea
massage masaje
clinic klinika
dentist dentista odontologia
pharmacy farmazia
nurse erizain
psychologist psikologo
lawyer abokatu
notary notario
accountant kontabilitate kontulari
tax zerga zergak
insurance aseguru
loan mailegu
plumber iturgin
electrician argiketari
carpenter arotz arotza zurgin
roof teilatu
kitchen sukalde
bathroom bainugela
heating berogailu berokuntza
door ate atea ateak
flower lore lorea loreak
bakery okindegi
bread ogi ogia
wine ardo ardoa ardoak txakolin mahasti
beer garagardo
coffee kafe kafea
chef sukaldari
dish plater
breakfast gosari
camping kanpin
apartment apartamentu pisua pisuak
departure irteera
mayor alkate
municipality udala udal udalerri udaletxe mankomunitate
council udalbatza osoko_bilkura udalak aldundi
citizen herritar
resident biztanle auzokide
waste hondakin zabor
police polizia ertzaintza udaltzaingoa
fire sute sutea suhiltzaile
permit baimen
tender lizitazio
procurement kontratazio_publikoa
election hauteskunde
vote boto botoa bozketa
party alderdi
candidate hautagai
parliament legebiltzar parlamentu
court epaitegi auzitegi
kindergarten haurtzaindegi haur_eskola haur_hezkuntza
pupil ikasle
student ikasle
teacher irakasle
exam azterketa
semester seihileko lauhileko
diploma titulu
lesson ikasgai
enrolment matrikula izen_ematea
thesis tesia tesi
laboratory laborategi
speaker hizlari
sponsor babesle
ticket sarrerak_erosi txartelak_erosi
lineup kartela
recipe errezeta
ingredient osagai
cooking sukaldaritza
essay saiakera
poem poema olerki poesia bertso
novel eleberri nobela
writer idazle
photographer argazkilari
painter margolari pintore
illustrator ilustratzaile
designer diseinatzaile
developer garatzaile
biography biografia
born jaioa jaio
hobby zaletasun
reply erantzun
moderator moderatzaile
member kide kidea bazkide
poll inkesta
basket saski saskia
delivery entrega banaketa
warranty berme bermea
voucher bonua bonuak
discount deskontu
colour kolore
bestseller salduenak
retail txikizkako
manufacturer fabrikatzaile
factory lantegi fabrika
steel altzairu
wood zura egur egurra zurezko
plastic plastiko
concrete hormigoi
renovation eraberritze
architect arkitekto
engineer ingeniari
transport garraio
warehouse biltegi
tyre pneumatiko
garage garaje
directory direktorio
advertisement iragarki
comparison konparaketa
ranking sailkapen
rating balorazio
coupon kupoi kupoia
nearby gertu
category kategoria
converter bihurgailu
generator sorgailu
install instalatu
subscription harpidetza
invoice faktura
payroll nomina soldata
newspaper egunkari
journalist kazetari
reporter erreportari
headline titularrak
economy ekonomia
weather eguraldi
horoscope horoskopo
obituary eskela
broadcast emisio
listen entzun
crime delitu krimen
imprint lege_oharra
disclaimer lege_oharra
accessibility irisgarritasun
career karrera
certificate ziurtagiri
partner bazkide
solution irtenbide
product produktu
tradition tradizio ohitura
competence gaitasun
emergency larrialdi
night gaua
shift txanda
printing inprimategi inprenta
advertising publizitate
score puntuazio
quiz galdetegi
band musika_banda fanfarre txaranga
album diska diskoa
song abesti kanta
lyrics letrak
movie filma pelikula
actor aktore antzezle
cinema zinema
animal animalia
shelter aterpe
adoption adopzio
child haur ume umea
elderly adineko
disability desgaitasun ezgaitasun
refugee errefuxiatu
poverty pobrezia txirotasun
aid laguntza gurutze_gorria
chairman presidente
committee batzorde
society sozietate
union sindikatu
federation federazio kirol_elkartea
cooperative kooperatiba
protest protesta
farm baserri ustiategi
agriculture nekazaritza
harvest uzta mahats_bilketa
town herria herri herriko
mountain mendi mendia mendiko
ski eski eskia
navigation nabigazio
last azkena
build eraiki
state estatu
offer eskaintza
homepage hasiera_orria
gaming bideojoko
place leku lekua
case kasua
affordable merke merkea
silver zilar zilarra
label etiketa
agent agente
trail bidezidor mendi_bideak bidegorri
fair azoka azokak feria
routes ibilbide
period epealdi
zone eremua
billing fakturazio
centre zentro
title izenburu
assembly batzarra asanblada
menus menuak
stamps zigiluak
arrival iritsiera
nickname goitizen ezizen
tool tresna
area arlo eremu
object objektu
codes kodeak
lists zerrendak
identify identifikatu
breathing arnasketa
creator sortzaile
conversations solasaldi
head burua
ordinance udal_ordenantza udal_ordenantzak
market azoka merkatu
builder eraikitzaile igeltsero
people jende jendea
budget udal_aurrekontua udal_aurrekontuak
contract kontratu_publikoak
"""
