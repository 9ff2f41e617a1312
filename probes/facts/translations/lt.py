"""Lithuanian."""

from typing import Final

WORDS: Final = """\
service paslaugos aptarnavimas
contact kontaktai susisiekite
home pradžia titulinis pradinis_puslapis pagrindinis_puslapis
products produktai gaminiai prekės prekių prekę prekes
new naujas nauja nauji naujos naujų
information informacija
customer pirkėjas
search paieška ieškoti ieškau ieškok
content turinys turinio
site svetainė
support parama paramos palaikymas remti
privacy privatumas
page puslapis
find rasti raskite surasti
news naujienos žinios aktualijos
community bendruomenė
personal asmeninis asmens
website interneto_svetainė internetinė_svetainė
data duomenys
business verslas verslo verslui verslininkas
help pagalba padėti padėsime
join įstoti stokite tapk_nariu
media žiniasklaida
program programa
access prieiga
health sveikata
company įmonė įmonės įmonių įmonėms uab kompanija
register registracija užsiregistruoti
menu meniu
history istorija
use naudojimas
project projektas
education švietimas ugdymas išsilavinimas ugdymo
free nemokamas
design dizainas
public viešas viešoji viešieji viešai
report ataskaita
experience patirtis
international tarptautinis
policy politika
best geriausias
main pagrindinis
terms naudojimo_sąlygos
open atviras atvirų atviri
online internetu nuotolinis
management valdymas vadyba
create kurti sukurti kūrimas
download atsisiųsti parsisiųsti
start pradėti startas
events renginiai įvykiai
login prisijungti
learn mokytis sužinokite išmokti
video vaizdo_įrašas vaizdo_įrašai
development plėtra plėtros vystymas
careers karjera
user vartotojas naudotojas
review apžvalga atsiliepimai recenzija
code kodas kodo kodai
market rinka rinkos turgus rinkoje
account paskyra
social socialinis
view peržiūra
email el_paštas el_pašto elektroninis_paštas
latest naujausias
resources ištekliai resursai
categories kategorijos
press spauda spaudos
system sistema
world pasaulis
change pokyčiai pakeitimai keitimas
updates atnaujinimas
partners partneriai
technology technologijos
team komanda kolektyvas
comments komentarai
center centras centro centre
tools įrankiai
articles straipsniai
app mobilioji_programėlė
source šaltinis
welcome sveiki_atvykę
reserved teisės_saugomos
post įrašas įrašai įrašų
work darbas darbo darbai darbų dirba
features savybės ypatybės
guide gidas gidai
industry pramonė
mobile mobilus mobilieji
share dalintis pasidalinti dalytis
book knyga knygos knygų knygą
read skaityti
documentation dokumentai
members nariai narys narių nariams nario
questions klausimai
solutions sprendimai
locations vietovė lokacija
national nacionalinis
organization organizacija
tips patarimai
order užsakymas
office biuras biuro ofisas biurai
skip praleisti
archive archyvas
software programinė_įranga programinės_įrangos
day diena dienos dienų
research tyrimai tyrimų tyrimo
expert ekspertas specialistas
add pridėti
conditions sąlygos sąlygų
cookies slapukai
releases pranešimai_spaudai
engineering inžinerija
collection kolekcija
professional profesionalus
details plačiau išsamiau
cart krepšelis į_krepšelį
provide teikia teikti suteikti
electronics buitinė_elektronika elektronikos_prekės
financial finansai
back atgal grįžti
installation montavimas įrengimas diegimas instaliacija
forum forumas forumo
university universitetas
rights teisės teisių teises
people žmonės žmonių žmonėms žmogus
schedule grafikas pamokų_tvarkaraštis
link nuorodos
live tiesiogiai gyvai
protection apsauga
network tinklo tinklų tinkle
plan planas planai planų plano
list sąrašas
association asociacija
check patikrinti tikrinti
newsletter naujienlaiškio_prenumerata prenumeruokite_naujienlaiškį
browse naršyti naršykite
map žemėlapis
mail paštas pašto paštu
transparency skaidrumas
request užklausa prašymas
leadership lyderystė vadovybė
travel kelionė keliauti
quality kokybė kokybiškas
club klubas klubo klubai klubų
security saugumas
window langas langai langų
life gyvenimas
students studentai
mission misija misijos
visit apsilankyti lankytojai
car automobilis
digital skaitmeninis
current dabartinis
applications paraiškos
follow sekite sekti
culture kultūra
buy pirkti įsigyti pirkite pirk
results rezultatai
calendar kalendorius
watch žiūrėti žiūrėk
investor investicijos
school mokykla gimnazija progimnazija licėjus
podcast podkastas
city miestas miesto miestų
popular populiarus
legal teisinis juridinis
sale išpardavimas
transfer pervedimas perkėlimas
language kalba kalbos kalbų kalbą
donate aukoti paaukoti aukokite
government valdžia lietuvos_vyriausybė
password slaptažodis
country šalis šalies šalys šalių
continue tęsti
group grupė grupės grupių
contract sutartis
name vardas vardo pavardė pavadinimas
contribute prisidėti
license licencija
select pasirinkite rinktis
art menas meno menų menai dailė dailės
activities veikla veiklos veiklų veiklą
message žinutė
offers pasiūlymai
platform platforma
photos nuotraukos
magazine žurnalas
computer kompiuteris
practice praktika
portal portalas
love meilė meilės myliu
author autorius
chat pokalbiai
pricing kainoraštis kainininkas įkainiai
status būsena statusas
copyright autorių_teisės autorinės_teisės
materials medžiagos
control kontrolė
easy lengva
click spustelėkite paspauskite
planning planavimas
gallery galerija fotogalerija
sports sportas sporto
consulting konsultacijos
board valdyba
form anketa anketos
family šeima šeimos šeimai šeimų
care priežiūra slauga slaugos globa globos
friends draugai draugų
year metai metų metais
performance spektaklis pasirodymas
integration integracija
music muzika muzikos muzikinis
training mokymai treniruotės mokymo
compare palyginti
version versija
administration administracija
return grąžinimas
game žaidimas
phone telefonas
apply kreiptis pateikti_paraišką
secure saugus saugiai
library biblioteka
science mokslas mokslo mokslų
employees darbuotojai
process procesas
official oficialus
profile profilis
commitment įsipareigojimas
region regionas
play žaisti žaisk groti
disclaimer atsakomybės_ribojimas
card kortelė atvirukas
local vietinis
participate dalyvauti dalyviai
shopping apsipirkti pirkiniai
advanced išplėstinė_paieška
notice pranešimas
server serveris
price kaina kainos kainų kainą
entertainment pramogos
fast greitas
series serialas serija
technical techninis
christmas kalėdos kalėdų kalėdinis
logo logotipas
credit kreditas
hours valandos darbo_laikas
opportunities galimybės
children vaikai vaikų vaikams vaikas vaiko vaikiški
standard standartas
corporate korporatyvinis
story pasakojimas
previous ankstesnis
job darbo_pasiūlymas darbo_pasiūlymai
baby kūdikis
daily kasdien
package paketas pakuotė
editor redaktorius
shipping siuntimas
options parinktys
discover atraskite atrasti
send siųsti išsiųsti siųskite
festival festivalis
film filmas filmai filmų filmo
energy energija energetika
foundation labdaros_fondas paramos_fondas
discussion diskusija
analysis analizė
great puikus puiki puikiai
calculator kalkuliatorius
volunteer savanoris
interview interviu
academic akademija
catalog katalogas
college kolegija
relations santykiai
construction statyba
innovation inovacijos naujovės
budget biudžetas
europe europa europos
master meistras magistras
week savaitė
small mažas maža maži mažų
environment aplinka
commercial komercinis
original originalus
diversity įvairovė
simple paprastas
interest palūkanos
pay mokėti sumokėti
intelligence intelektas žvalgyba
second antras antra
sitemap svetainės_žemėlapis svetainės_medis
writing rašymas rašyti
address adresas adresu
department skyrius departamentas
studio fotostudija grožio_studija šokių_studija įrašų_studija
soon netrukus
classic klasika
needs poreikiai
impact poveikis
property turtas turto
rental nuoma nuomos nuomai nuomojama
annual metinis
celebrate švęsti
interactive interaktyvus
safety sauga saugos
tags žymos žymės
favorite mėgstamiausi
hello labas
inspired įkvėpimas
future ateitis
fitness sporto_klubas sporto_klubai
food maistas maisto
statement pareiškimas
improve gerinti tobulinti pagerinti
notes pastabos
building pastatas statinys
opening atidarymas
strategy strategija
channel kanalas kanalo kanalų
function funkcija
text tekstas teksto tekstų
district rajonas rajono rajonų
trusted patikimas
human žmogaus
image vaizdas įvaizdis
machine staklės
park parkas parko parkai parke
submit pateikti
white baltas balta balti
meeting susitikimas posėdis
brands prekės_ženklas prekių_ženklai
payment mokėjimas apmokėjimas
body kūnas kūno
style stilius stiliaus
church bažnyčia
testimonials klientų_atsiliepimai
related susiję
loading kraunama
climate klimatas
staff personalas
problem problema
test testas testai testų bandymas
together kartu
smart išmanus išmanieji
space erdvė kosmosas erdvės erdvių
type tipas rūšis rūšys tipai
modern modernus šiuolaikinis
forgot pamiršote
tickets bilietai
beautiful gražus graži gražiausi
unique unikalus
geographic geografija
success sėkmė sėkmės sėkmingas
upload įkelti
settings slapukų_nustatymai
executive vykdomasis
class klasė klasės klasių
man vyras vyrai vyrų vyrams vyriški
terminal terminalas
island sala salos salų
water vanduo vandens
active aktyvus aktyvi
largest didžiausias
course kursas kursai kursų kursus
alternative alternatyva
sound garsas garso
case atvejis atvejai byla bylos bylų
beauty grožis grožio
hotel viešbutis
restaurant restoranas
tablet planšetė
accept sutinku
position pozicija
women moterys moterims moterų moters
cloud debesis debesų
ice ledas ledo
templates šablonai
copy kopija kopijuoti
model modelis
minutes minutė minučių
wedding vestuvės
agenda darbotvarkė
land žemė žemės sklypas
workshops dirbtuvės kūrybinės_dirbtuvės
natural natūralus
low žemas
screen ekranas
example pavyzdys
concept koncepcija
bank bankas banko bankai bankų
prepare paruošti pasiruošimas
print spausdinti
feedback grįžtamasis_ryšys
inclusion įtraukusis_ugdymas
manufacturing gamyba gamybos
opinion nuomonė
size dydis dydžiai dydžio
garden sodas sodo daržas sodui sodininkystė
statistics statistika
capital sostinė kapitalas
skills įgūdžiai gebėjimai
vision vizija vizijos
gift dovana dovanos dovanų
number numeris skaičius
visual vizualinis
file failas failai failų failo
level lygis lygio
ideas idėja idėjų
savings taupymas santaupos
campaign kampanija
medical medicina
humanities humanitariniai
values vertybės
published publikuota paskelbta
sustainability tvarumas darnus tvari
youth jaunimas
thanks ačiū dėkojame padėka
artists menininkai atlikėjai
scholarships stipendijos
storage saugojimas
exchange mainai birža keitykla
principles principai
incident incidentas
compliance atitiktis
dashboard valdymo_skydelis
senior senjorai vyresnysis
guidelines gairės rekomendacijos
admissions priėmimas stojantiesiems stojimas
united jungtinis
animals gyvūnai gyvūnų
traffic eismas eismo
save išsaugoti taupyk
box dėžė dėžutė dėžės
quote citata citatos
kids vaikučiai mažyliai
edition leidinys
record rekordas
radio radijas radijo
campus studentų_miestelis
renew pratęsti
episode epizodas
cross kryžius
scientists mokslininkai
refund pinigų_grąžinimas
extra papildomas
institute institutas
intro įvadas
evaluation vertinimas įvertinimas
analytics analitika
monitor monitorius stebėsena
winter žiema žiemos žieminis
green žalias žalia žalioji žalieji
fashion mada mados madingas
founder įkūrėjas steigėjas
wide platus plati
old senas sena senų seni
big didelis didelė
speakers lektoriai
promotion akcija akcijos akcijų
optimization optimizavimas
key raktas raktai raktų
value vertė vertės
important svarbu svarbi
initiative iniciatyva
methods metodai metodų metodika
studies studijos
residents gyventojai
button mygtukas
black juodas juoda juodos juodi
abuse prievarta piktnaudžiavimas
virtual virtualus
abstract santrauka
house namas namo namai namų
enter įveskite
solar saulės_elektrinės saulės_elektrinė saulės_energija
description aprašymas
fun linksmas
legislative teisėkūra
plugins įskiepiai
cost išlaidos kainuoja sąnaudos
rates tarifai
room kambarys patalpos
recruitment atranka įdarbinimas
profit pelnas pelno
secret paslaptis
dynamic dinamiškas
holiday šventė švenčių
agents agentas agentų
priority prioritetas
hosting svetainių_talpinimas
forest miškas miško miškai miškų
evolution evoliucija
context kontekstas
progress pažanga
upcoming artėjantys būsimi artimiausi
republic respublika
tournament turnyras
branch filialas padalinys
cleaning valymas valymo valytoja valome
subject dalykas
configuration konfigūracija
pool baseinas
owners savininkai
diagnosis diagnozė
rock roko
convenient patogus patogi
exclusive išskirtinis
peace taika
million milijonas
agreement susitarimas
step žingsnis
areas sritys sritis srityje sričių
parts dalys detalės autodalys
billion milijardas
ministry ministerija
word žodis žodžiai žodžių
weapons ginklai ginklų šaudmenys
enjoy mėgautis mėgaukitės
chain grandinė
appointment vizitas vizito vizitui
repair remontas taisymas
letters laiškai raidės
final finalas galutinis
total iš_viso bendra_suma
infrastructure infrastruktūra
donations aukojimas
independent nepriklausomas
street gatvė gatvės
alerts įspėjimai
benefits nauda išmokos išmoka
hardware aparatinė_įranga
visa viza vizos vizų
elections rinkimai
light šviesa šviesos
primary pradinis
bill įstatymo_projektas
trial bandomasis
furniture baldai baldų baldas baldus
difficult sunkus sunku
adventure nuotykiai
flight skrydis skrydžiai
webinars vebinarai
logistics logistika
ebooks elektroninės_knygos el_knygos
road kelias kelio keliai kelių
red raudonas
suggestions siūlymai
booking rezervacija
estate nekilnojamasis
checkout atsiskaitymas
tourism turizmas turistai
bikes dviračiai
export eksportas
guest svečias svečių
domain domenas
star žvaigždė
flexible lankstus
supplies reikmenys
broker brokeris makleris
philosophy filosofija
edit redaguoti
equipment įranga įrangos
consent sutikimas
foreign užsienis
patients pacientai
temperature temperatūra
characters veikėjai
month mėnuo mėnesis
rent nuomoti
television televizija
achieve pasiekti
evidence įrodymai
charge įkrovimas
dining vakarienė pietūs
golf golfas golfo
strength jėga stiprybė
maintenance techninė_priežiūra eksploatacija
seminars seminarai
inspection techninė_apžiūra inspekcija apžiūra
talent talentas
tree medis medžių
banking bankininkystė
agency agentūra
hospital ligoninė
military karinis kariuomenė karinė karys
fantasy fantastika fantazija
catering maitinimas
village kaimas kaimo kaimai kaimų
influence įtaka įtakos
discipline disciplina
lecture paskaita
structure struktūra
capacity pajėgumas
classes užsiėmimai
summer vasara vasaros vasarinis
wholesale didmena
rules taisyklės
museum muziejus
fresh šviežias
yoga joga jogos
conference konferencija
sector sektorius
war karas karo karai karų
cybersecurity kibernetinis
hero herojus didvyris
tuition studijų_kaina
individual individualus
implementation įgyvendinimas
scale mastelis svarstyklės
sort rūšiuoti
law įstatymas teisė teisę
voice balsas balso
doctor gydytojas daktaras
award apdovanojimas premija prizas prizai
movement judėjimas
win laimėti laimėk
medicine vaistai vaistų
coaching koučingas
extension plėtinys
tennis tenisas teniso
dark tamsus tamsa
strong stiprus
beach paplūdimys
complaint skundas
tracking sekimas siuntos_sekimas
pandemic pandemija
filter filtras
topic tema temos temų temoje
approved patvirtinta
unit vienetas
station stotis stoties stotelė
motorcycle motociklas
bus autobusas
tour ekskursija
translation vertimai vertėjas
table stalas stalai lentelė
train traukinys
cat katė katės katinas kačių
lifestyle gyvenimo_būdas gyvensena
magnetic magnetas
interface sąsaja
cheap pigus pigiai pigūs pigiau
immigration imigracija migracija
pickup atsiėmimas
physical fizinis
explanation paaiškinimas
delete ištrinti pašalinti
replace pakeisti
startups startuoliai
boats valtis valtys valčių
teachers mokytojai
exhibition paroda parodos parodų
nature gamta gamtos
vehicle transporto_priemonė transporto_priemonės
clean švarus švara valyti
short trumpas
jewelry papuošalai juvelyrika
closed uždaryta nedirbame
vegetables daržovės
anxiety nerimas nerimo
faculty fakultetas
mortgage būsto_paskola hipoteka
audit auditas audito
hackers įsilaužėliai
gym sporto_salė
pain skausmas
pizza pica picos picų picerija
county apskritis
charity labdara
parish parapija
mosque mečetė
temple šventykla
prayer malda maldos maldų
worship pamaldos
sermon pamokslas homilija
diocese vyskupija
choir choras choro chorai chorų
orchestra orkestras
concert koncertas
theater teatras teatro
scouts skautai skautų
membership narystė
league lyga lygos
player žaidėjas
coach treneris
match rungtynės
hiking žygiai žygis žygių
cycling dviratininkai dviračių_sportas
football futbolas
fishing žvejyba žūklė žvejai žvejų
hunting medžioklė
horse žirgas žirgai žirgų arklys arkliai
dog šuo šunys šunų šuns šunims
breed veislė veislių
dance šokiai šokis šokių šokėjai
massage masažas masažo
clinic klinika
dentist odontologas stomatologas dantų_gydymas
pharmacy vaistinė farmacija
nurse slaugytoja
psychologist psichologas
lawyer advokatas
notary notaras notaro
accountant buhalteris apskaita
tax mokestis mokesčiai pvm
insurance draudimas
loan paskola
plumber santechnikas
electrician elektros_darbai elektros_instaliacija
carpenter stalius dailidė
roof stogas stogai stogų stogo
kitchen virtuvė
bathroom vonia vonios
heating šildymas
door durys durų duris
flower gėlės gėlė gėlių
bakery kepykla konditerija
bread duona duonos
wine vynas vyno vynai
beer alus alaus alų
coffee kava kavos kavą
chef virėjas šefas
dish patiekalas
breakfast pusryčiai
camping kempingas
apartment butas butai butų buto apartamentai
departure išvykimas
mayor meras mero merė
municipality savivaldybė
council taryba tarybos
citizen pilietis piliečiai
ordinance įsakymas potvarkis
waste atliekų_tvarkymas atliekų_išvežimas komunalinės_atliekos šiukšlės
police policija
fire gaisras gaisro ugnis
permit leidimas
tender viešasis_konkursas
procurement viešieji_pirkimai viešųjų_pirkimų
vote balsuoti balsavimas
party partija vakarėlis
candidate kandidatas
parliament seimas seimo parlamentas seime
court teismas teismo teismų
kindergarten darželis lopšelis
pupil mokinys mokiniai moksleiviai
exam egzaminas
semester semestras
diploma diplomas
lesson pamoka pamokos pamokų
thesis disertacija baigiamasis_darbas
laboratory laboratorija
sponsor rėmėjai rėmėjų
venue renginio_vieta
recipe receptas
ingredient ingredientai
cooking maisto_gaminimas
diary dienoraštis
travelogue kelionių_dienoraštis
essay esė rašinys
poem eilėraštis eilės
novel romanas romano
writer rašytojas
photographer fotografas
painter dailininkas tapytojas
illustrator iliustratorė
developer vystytojas
freelancer laisvai_samdomas
curriculum ugdymo_programa mokymo_programa ugdymo_planas
biography biografija
born gimė gimęs
hobby pomėgis hobis
reply atsakymas
moderator moderatorius
offline neprisijungęs
poll apklausa
guestbook svečių_knyga
delivery pristatymas
warranty garantija
voucher dovanų_kuponas dovanų_čekis
discount nuolaida
colour spalva spalvos spalvų
bestseller perkamiausi
retail mažmena
manufacturer gamintojas
factory gamykla fabrikas
spare atsarginės_dalys
steel plienas plieno plieninis
wood mediena medinis
plastic plastikas
concrete betonas betono betoninis
renovation renovacija
architect architektas
engineer inžinierius
transport transportas
freight kroviniai pervežimas
warehouse sandėlis
tyre padangos
garage garažas autoservisas
leasing lizingas
directory įmonių_katalogas
classified skelbimai
vacancy laisvos_pareigos darbo_skelbimai laisva_vieta
employer darbdavys
ranking reitingas
coupon kuponas
nearby netoli
converter konverteris
install įdiegti
subscribe užsiprenumeruoti
subscription prenumerata
automation automatika
invoice sąskaita faktūra
payroll atlyginimas darbo_užmokestis
newspaper laikraštis dienraštis
editorial redakcija
reporter korespondentas
headline antraštė
economy ekonomika
weather orai orų oras
horoscope horoskopas
obituary užuojauta nekrologas
broadcast transliacija laida laidos
listen klausyti
crime nusikaltimas kriminalai
celebrity įžymybės garsenybės
imprint rekvizitai
accessibility prieinamumas
certificate sertifikatas pažymėjimas
tradition tradicija
competence kompetencija
emergency avarinė skubi_pagalba
night naktis nakties
shift pamaina
printing spaustuvė
advertising reklama
marketing rinkodara
score taškai taškų
puzzle dėlionė galvosūkis
quiz protmūšis
band muzikos_grupė
album albumas
song daina dainos dainų dainininkas
lyrics dainų_žodžiai
actor aktorius
cinema kino kinoteatras
shelter prieglauda
adoption įvaikinimas
elderly senyvo pagyvenę
disability neįgalieji
refugee pabėgėliai
poverty skurdas skurdo
aid humanitarinė_pagalba
statute įstatai statutas
chairman pirmininkas
committee komitetas
society visuomenė draugija
union sąjunga
federation federacija
cooperative kooperatyvas
petition peticija
protest protestas
farm ūkis ūkininkas ūkyje ferma
agriculture žemės_ūkio žemės_ūkis
harvest derlius derliaus
mountain kalnai kalnas kalnų
ski slidinėjimas slidės slidžių
navigation navigacija
last paskutinis
regular reguliarus
build statyti statome
state valstybė
please prašome
portfolio mūsų_darbai atlikti_darbai darbų_pavyzdžiai
gaming kompiuteriniai_žaidimai
section skiltis rubrika
native gimtoji
database duomenų_bazė duomenų_bazės
affordable nebrangiai
silver sidabras
bar baras baro barai
label etiketė
trail takas takai takų
fair mugė mugės mugėje
trailer priekaba
period laikotarpis
zone zona zonos
entry įėjimas
assembly surinkimas susirinkimas
stamps antspaudai pašto_ženklai
arrival atvykimas
nickname slapyvardis
kits rinkiniai
viewers žiūrovai
area plotas teritorija
perspectives perspektyvos
object objektas
proposed siūloma
long ilgas ilga
thought mintys mintis minčių
combination derinys
good geras gera geri gerai
van mikroautobusas furgonas
breathing kvėpavimas
increase didinti padidinti
creator kūrėjas
missing dingęs dingo
central centrinis
head vadovas galva
earn uždirbti
flow srautas
running bėgimas bėgimo
toys žaislai žaislų
call skambučiai skambinkite
shop parduotuvė el_parduotuvė e_parduotuvė internetinė_parduotuvė
sales pardavimai
blog tinklaraščio_įrašai asmeninis_tinklaraštis
"""
