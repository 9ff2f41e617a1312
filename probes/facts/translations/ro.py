"""Romanian."""

from typing import Final

WORDS: Final = """\
service serviciu servicii serviciul
contact contacte contactează contactați
home acasă
products produse produsele
product produs produsul produsului
new nou nouă noua noul
information informații informațiile informație informare
customer client clienți clienții clientul clienţi
search căutare caută căutați cauta căutaţi
content conținut conținutul cuprins conţinut
support suport asistență sprijin susține susţine
page pagina pagină paginii
find găsește găsești găsi găsiți găsesc găseşte găsiţi
news știri noutăți știrile știre ştiri noutăţi ştirile ştire
community comunitate comunitatea comunități
personal personale personală
website site-ul site-uri
data datele datelor
business afaceri afacere afacerea
help ajutor ajută ajutorul ajutăm
join alătură-te alătură alăturați
media mass-media
program programul programe
access acces accesează accesul accesați
health sănătate sănătatea sănătății sanitar
company companie firmă compania companii firme firma
register înregistrare înregistrează-te înregistrați
menu meniu meniul
history istorie istoric istoria istoricul
use utilizare folosește utilizarea folosire utilizați
project proiect proiecte proiectul
education educație educația educațional învățământ educaţie învăţământ
free gratuit gratis gratuită gratuite liber
public publică publice publici
report raport rapoarte raportare raportează
experience experiență experiența experiențe
international internațional internațională
policy politica politică politici
main principal principală principale
terms termeni termenii
events evenimente evenimentele
event eveniment evenimentul
open deschide deschis deschisă deschideți
management gestionare administrare managementul
create creează crează creare creați creat creaţi
download descarcă descărcare descărcați descărcări
start începe începeți pornește început porneşte
login autentificare conectare logare intră
special specială speciale specialitate
development dezvoltare dezvoltarea dezvoltă
careers cariere
career carieră cariera
user utilizator utilizatori utilizatorul
code cod codul coduri
review recenzie recenzii păreri
market piață piața piețe piaţă piaţa pieţe
account cont contul contului conturi
social socială sociale
view vezi vizualizare vizualizează vizualizați
general generală generale
latest ultimele ultima ultimul
resources resurse resursele
store magazinul
shop magazin prăvălie
categories categorii categoriile
category categorie categoria
press presa presă presei
system sistem sisteme sistemul
world lume lumea lumii mondial
change schimbă schimbare modifică schimbări modificare
updates actualizări actualizare actualizează
partners parteneri partenerii parteneriat
global globală globale
technology tehnologie tehnologia tehnologii
team echipa echipă echipei
teams echipe echipele
comments comentarii comentariu comentează
center centru centrul
tools instrumente unelte scule
tool instrument unealtă
articles articole articol articolele articolul
app aplicație aplicația aplicații
source sursă sursa surse
welcome venit
sign semnează semnați semnaţi
reserved rezervate
work muncă lucru lucrăm munca lucrează
features caracteristici funcționalități funcţionalităţi
guide ghid ghidul
guides ghiduri
industry industrie industria industrial industriale
mobile mobil
share distribuie distribuiți partajează partajare
book carte cartea cărții cărţii
books cărți cărțile librărie cărţi cărţile
read citește citiți citit citesc citeşte citiţi
documentation documentație documentația documente
members membri membrii membrilor
member membru membrul
questions întrebări întrebare întrebările
solutions soluții soluțiile soluţii
solution soluție soluția soluţie
locations locații locație sedii sediu locaţii
national național națională naționale naţional
organization organizație organizația organizații
tips sfaturi ponturi
office birou biroul birouri sediul
order comandă comanda comandați
orders comenzi comenzile
skip sari treci
archive arhivă arhiva arhive
day zi zile ziua zilei zilele
research cercetare cercetări cercetarea
expert experți expertul experţi
add adaugă adăuga adăugare adăugat
conditions condiții condițiile condiţii
cookies cookie-uri cookie-urile
engineering inginerie
collection colecție colecția colecții colecţie
professional profesional profesioniști profesionale profesională
details detalii detaliu detaliile
navigation navigare navigarea
deliver livrăm livrează
delivery livrare livrarea livrări
cart coș coșul coșului coş coşul coşului
provide oferă oferim furnizăm furnizor
electronics electronice electronică
financial financiar financiare financiară finanțe finanţe
back înapoi
installation instalare instalații instalarea
install instalează instalați
university universitate universitatea universitar universități
rights drepturi drepturile dreptul
people oameni persoane oamenii persoana
schedule orar orarul orare
protection protecție protecția protejare
network rețea rețele rețeaua reţea reţele reţeaua
plan planul
plans planuri
list listă lista listei
lists liste listele
association asociație asociația asociații
explore explorează explorați
check verifică verificare verificați
newsletter buletin
browse răsfoiește navighează
map hartă harta
maps hărți hărţi
link legătură
links legături linkuri
mail poștă poştă
apps aplicațiile
call sună apel apelează sunați apeluri sunaţi
videos videoclipuri
video videoclip
present prezentare prezintă prezent
request cerere solicită solicitare solicitați cereri
private privat privată
privacy confidențialitate confidențialitatea
travel călătorii călătorie călătorește
quality calitate calitatea calității
club clubul cluburi
security securitate securitatea
window fereastră ferestre fereastra geamuri
life viață viața vieții viaţă viaţa vieţii
students studenți studenții
student studentul studențesc
subscribe abonează-te abonare abonați aboneaza abonaţi
available disponibil disponibilă disponibile
mission misiune misiunea
jobs joburi angajări posturi
job angajare
visit vizitează vizită vizitați vizite
car mașină mașini mașina autoturism autoturisme automobil maşină maşini maşina
digital digitală digitale
current curent curentă
follow urmărește urmăriți urmărește-ne
culture cultură cultura culturală cultural
buy cumpără cumpăra cumpărați cumpărare
including inclusiv include incluse
results rezultate rezultat rezultatele
calendar calendarul
recent recente recentă
connect conectează
meet întâlnește
operations operațiuni operații operaţiuni
watch privește vizionează priveşte
investor investitori investitor investiții investiție
high înalt înaltă ridicat
school școală școala școli școlar școlii liceu şcoală şcoala şcoli şcolar şcolii
city oraș orașul orașe orașului oraş oraşul oraşe
popular populare populară
legal legale legală juridic juridice
sale vânzare lichidare
sales vânzări
sell vinde vinzi vânzător
sellers vânzători
transfer transferuri transferă
today azi astăzi
language limbă limba limbi limbaj
sponsored sponsorizat
sponsor sponsori sponsorul sponsorizare
based bazat bazată
donate donează donați donaţi
donation donație donații donaţie
government guvern guvernul guvernului
password parolă parola parolei
country țară țara țări țării ţară ţara ţări ţării
real reală reale
group grup grupul
groups grupuri grupa
contract contracte contractul
name nume numele prenume prenumele
contribute contribuie contribuție contribuții
license licență licența licențe licenţă
select selectează selectați alege
art artă arta artei
arts arte artele
activities activități activitate activitatea activitățile
message mesaj mesajul mesaje mesajului
offers oferte ofertele
offer ofertă oferta
platform platformă platforma platforme
photos fotografii poze
photo poză fotografie
magazine revistă revista reviste
computer calculatoare laptop laptopuri
practice practică practica
portal portalul
love dragoste iubire dragostea
author autor autorul
pricing tarife tarif tarifele
status stare starea stadiu
years ani anii
year anul an anului
materials materiale material
control controlul
easy ușor ușoară simplu uşor uşoară
click clic apasă apăsați apăsaţi
planning planificare
forums forumuri
gallery galerie galeria galerii
sports sportiv sportive sportivi sporturi
sport sportul sportului
consulting consultanță consultant
family familie familia familii familiei familial
form formular formularul
forms formulare
care îngrijire îngrijiri grijă
friends prieteni prietenii prieten
right dreapta
performance performanță performanțe
integration integrare
build construiește construim
construction construcții construcție construcția
builder constructor constructori
response răspuns răspunsul
answer răspunsuri răspunde
reply răspundeți
music muzică muzica muzicii muzical muzicală
compare compară comparați
comparison comparație
training formare antrenament cursuri
version versiune versiunea
releases versiuni
administration administrație administrația
return retur retururi returnare
game joc jocul jocului
games jocuri jocurile
phone telefon telefonul
phones telefoane
reference referință referințe
secure sigur securizat
library bibliotecă biblioteca biblioteci
science știință știința științe științific ştiinţă
impressive impresionant
process proces procesul procese prelucrare
official oficial oficială oficiale
profile profil profilul
choose alegeți alegi alegeţi
region regiune regiunea regional regiuni județ judeţ
play joacă redă redare
card cardul carduri
quick rapid rapidă rapide
fast repede
local locală locale
participate participă participare participați
shopping cumpărături
advanced avansat avansată avansate
price preț prețul pret preţ preţul
prices prețuri prețurile preţuri
entertainment divertisment distracție
series serial seriale serii
technical tehnic tehnică tehnice
christmas crăciun crăciunul crăciunului
state stat statului statul
credit credite creditul
hours ore orele
opportunities oportunități oportunitate
children copii copiii copiilor
child copil copilul copilului
complete complet completă
corporate corporativ
story poveste povestea
stories povești poveștile poveşti
know știi știați ştii ştiaţi
previous anterior anterioară precedent
tutorials tutoriale
baby bebe bebeluș bebeluși bebelușul
daily zilnic zilnică
pages pagini paginile
package pachet pachete pachetul
need nevoie
editor redactor redactori
shipping expediere
options opțiuni opțiune opțiunile opţiuni
discover descoperă descoperiți descoperire
send trimite trimiteți trimitere
proposed propus propuse propunere
festival festivalul festivaluri
film filmul
movies filme filmele
energy energie energia energetic energetică
foundation fundație fundația fundaţie
stay sejur sejururi cazare cazări
discussion discuții discuție dezbatere dezbateri discuţii
analysis analiză analize analiza
volunteer voluntar voluntari voluntariat
interview interviu interviuri
issues probleme
problem problemă problema
academic academică academice
catalog catalogul cataloage
college colegiu colegiul
relations relații relația relaţii
innovation inovație inovare inovator inovaţie
certified certificat certificată
certificate adeverință
budget buget bugetul
europe europa european europene europeană
master masterat
week săptămână săptămâna săptămâni
weekly săptămânal
stock stoc stocul stocuri
small mic mică mici
environment mediu mediul mediului
commercial comercial comerciale comercială comerț comerţ
original originale originală
diversity diversitate
classified anunțuri anunț anunțul anunţuri anunţ
interest interes interese
pay plătește plăti plătiți plăteşte plătiţi
payment plată plata plăți plăților plăţi plăţilor
intelligence inteligență
second doilea
writing scriere
write scrie scrieți scris scrieţi
writer scriitor scriitori scriitoare
address adresă adresa adrese
department departament departamentul departamente
soon curând
classic clasic clasică clasice
needs nevoi nevoile
required necesar necesare obligatoriu obligatorii
impact impactul
property proprietate proprietăți
rental închiriere închirieri închiriat
rent chirie închiriez chirii
conduct conduită
annual anual anuală anuale
celebrate sărbătorește sărbătorim
different diferit diferite diferiți
interactive interactiv interactivă
safety siguranță siguranța
tags etichete etichetă
favorite favorit
two doi două
please rugăm
hello salut
inspired inspirat
future viitor viitorul viitorului
food mâncare alimente alimentar alimentație alimentară
statement declarație declarații
improve îmbunătăți îmbunătățire
building clădire clădiri clădirea bloc
used folosit second-hand rulate
opening deschidere inaugurare
strategy strategie strategia strategii
channel canal canalul canale
automatically automat automată
automation automatizare automatizări
text textul texte
district cartier cartierul
trusted încredere
human uman umane umană
image imagine
park parc parcul parcuri
machine utilaje utilaj
submit trimis
white alb albă albe
meeting ședință ședințe întâlnire întâlniri şedinţă
brands branduri mărci
brand marcă
central centrală centrale
identify identifică identificare
body corpul trup
mind minte mintea
become devino deveni
style stil stilul
church biserică biserica bisericii biserici
testimonials mărturii testimoniale
testimonial mărturie
related similare asemănătoare înrudite
loading încarcă încărcare
climate climă climatic climatice
living locuire locuit
air aer aerul
test teste testare testul
together împreună
long lung lungă
economic economică economice
economy economie economia
space spațiu spații spațiul spaţiu spaţii
type tipul
types tipuri
modern modernă moderne
forgot uitat
tickets bilete
ticket bilet biletul
beautiful frumos frumoasă frumoase
unique unic unică unice
geographic geografic geografică
success succes succesul
section secțiune secțiuni secția secţiune secţia
settings setări setările
executive executiv executivă
class clasă clasa clasei
classes clase clasele
man bărbat bărbatul
men bărbați bărbații bărbaţi
women femei femeie femeile
island insulă insula insule
water apă apa apei ape
traditional tradițional tradiționale tradițională tradiţional
tradition tradiție tradiții tradiția datini obiceiuri tradiţie
format formatul
active activ activă
perfect perfectă
theme temă tema
thought gând gânduri
framework cadru cadrul
course curs cursul
place loc locul locuri
alternative alternativă
sound sunet sunete
manual manuale manualul
try încearcă încercați
items obiecte
object obiect obiectul
cases cazuri caz cazul
inside interiorul
beauty frumusețe frumuseții cosmetică cosmetice
leading lider
hotel hotelul hotelier
hotels hoteluri hotelurile pensiuni pensiune
demand cererea
restaurant restaurante restaurantul
tablet tabletă tablete
accept acceptă acceptați
position poziție poziția poziţie
talk vorbește vorbeşte
ice gheață înghețată gheaţă îngheţată
templates șabloane şabloane
model modele modelul
copy copie copiere copiază
minutes minut
works lucrări lucrările
zone zonă zona
areas zonele
medium mijlociu
true adevărat adevăr
wedding nuntă nunți nunta mireasă nunţi
land teren terenuri pământ
workshops ateliere atelier
ltd srl
launch lansare lansează
natural naturale naturală
nature natură natura naturii
topics subiecte teme
topic subiect
low scăzut
screen ecran ecranul
example exemplu exemple
concept concepte conceptul
bank bancă banca bănci bancar
prepare pregătește pregătire pregătiți
print tipărire printează imprimă
printing tipografie imprimantă imprimante
manufacturing fabricație producție fabricare
opinion opinie opinii părere
size mărime dimensiune dimensiuni mărimi
garden grădină grădina grădini grădinărit
statistics statistici statistică
capital capitala
skills competențe abilități
competence competență
possible posibil posibilă
understand înțelege înțeleg înţelege
vision viziune viziunea
gift cadou cadoul
gifts cadouri
file fișier fișierul fişier
files fișiere fişiere
level nivel nivelul niveluri
dedicated dedicat dedicată
combination combinație
keep păstrează păstrați
ideas idei idee
past trecut trecutul
save salvează salvare
campaign campanie campania campanii
medical medicală medicale
doctor medic medicul medici doctori
reading lectură citire
humanities umaniste litere
values valori valorile
value valoare valoarea
already deja
ready gata pregătit
footer subsol
sustainability sustenabilitate durabilă sustenabil
collaboration colaborare colaborarea
youth tineret tineri tinerii tineretului
thanks mulțumim mulțumesc mulțumiri mulţumim
artists artiști artist artistul artişti
trip excursie
signing semnare
scholarships burse bursă
storage stocare
exchange schimb
principles principii
incident incidente
compliance conformitate
moment momente momentul
good bun bună bine bune
advice sfat
conversations conversații
van dubă autoutilitară
senior seniori
elderly vârstnici bătrâni vârstnice
guidelines îndrumări
admissions admitere admiterea
united unite
ratings evaluări
rating evaluarea
evaluation evaluare
frequently frecvente frecvent faq
animals animale animalele
traffic trafic traficul
box cutie cutii
teaching predare didactic
quote citat citate
edition ediție ediția ediții ediţie ediţia ediţii
renew reînnoire reînnoiește
episode episod episodul episoade
cross cruce crucea crucii
knowledge cunoștințe cunoaștere cunoştinţe cunoaştere
refund rambursare
institute institut institutul
winter iarnă iarna iernii
green verde verzi
fashion modă moda îmbrăcăminte haine
founder fondator fondatorul
efficient eficient eficiență
old vechi veche
big mare mari
speakers vorbitori speakeri
resumes cv
promotion promoție promovare promoții promoţie
optimization optimizare
key cheie chei
important importantă importante
initiative inițiativă inițiativa iniţiativă
methods metode metodă
studies studii studiu
residents locuitori locuitorii rezidenți
resident locuitor rezident
button buton butonul butoane
black negru neagră negre
awards premii premiu distincții
virtual virtuală
house casă casa casei
homes locuințe locuință
enter introduceți introdu
abstract rezumat
abuse abuz
solar solară solare fotovoltaice
description descriere descrierea
host gazdă
hosting găzduire
legislative legislativ legislație
grow crește creștere creşte
range gamă gama
cost costuri costul
silver argint
rates dobândă
room cameră camera sală
rooms camere săli
recruitment recrutare
secret secrete secretul
destination destinație destinații destinația
dynamic dinamic dinamică
advisory consultativ
three trei
approach abordare
holiday vacanță vacanțe vacanța concediu vacanţă
agent agentul
priority prioritate priorități
forest pădure păduri pădurea silvic
evolution evoluție evoluția evoluţie
progress progres progresul
upcoming viitoare următoarele următoarea
republic republică republica
specific specifică
tournament turneu turneul turneuri
branch sucursală filială sucursale
cleaning curățenie curățare curăță curăţenie curăţare curăţă
configuration configurare configurație
receive primește primești primiți primeşte primiţi
pool piscină piscina
diagnosis diagnostic diagnosticare
random aleatoriu
power putere puterea
sample mostră probă eșantion eşantion
exclusive exclusiv exclusivă
peace pacea păcii
agreement acord acordul
step pas pasul
ministry minister ministerul ministerului
tip sfatul
word cuvânt cuvinte cuvântul
weapons arme
enjoy bucură-te bucurați
repair reparații reparare reparație
discounts reduceri
discount reducere
letters scrisori scrisoare
infrastructure infrastructură
near lângă aproape
nearby apropiere
independent independentă
street stradă strada str
alerts alerte alertă
hardware feronerie
benefits beneficii avantaje
advantage avantaj
node nod
elections alegeri alegerile electoral
light lumină lumina iluminat lampă becuri
division diviziune
furniture mobilă mobilier mobila
think gândește gândeşte
toys jucării jucărie
difficult dificil dificile greu
adventure aventură aventuri aventura
flight zbor zboruri
logistics logistică
wellness bunăstare
road drum drumul drumuri șosea şosea
red roșu roșie roșii roşu roşie roşii
correct corectă
suggestions sugestii
booking rezervare rezervări rezervă
estate imobiliare imobiliar imobile
tourism turism turistic turistice turiști turişti
checkout finalizare casierie
bikes biciclete bicicletă
delayed întârziat întârziere
export exportă
guest oaspete oaspeți invitat invitați oaspeţi
domain domeniu domenii
star stea stele
flexible flexibil
mode mod modul
supplies consumabile
broker brokeri
philosophy filozofie filosofie
edit editează editare modificați
lab laborator
laboratory laboratoare laboratorul
equipment dotări utilare
consent consimțământ consimțământul
foreign străin străini străină externe
simulation simulare
patients pacienți pacient pacientul
temperature temperatură temperatura
characters caractere
breathing respirație
readers cititori cititor
month lună luna lunar
television televiziune tv televizor televizoare
inquiry anchetă
evidence dovezi dovadă
dining cină
strength forță forţă
run alergare aleargă
running alergători
maintenance întreținere mentenanță întreţinere
seminars seminarii seminar
inspection inspecție inspecții
trail traseu trasee
additional suplimentar suplimentare adițional adiţional
talent talente
tree copac arbore copaci
agency agenție agenția agenții agenţie
less puțin puţin
hospital spital spitalul spitale
fair târg târguri
trending tendințe
states statele
military militar militare armată
background fundal
influence influență
village sat satul sate satului
discipline disciplină
lecture prelegere
structure structură structura
equal egal egalitate
capacity capacitate
reliable fiabil fiabile
summer vară vara verii
wholesale en-gros angro engros
rules reguli regulament regulamente norme
museum muzeu muzeul muzee muzeului
fresh proaspăt proaspete
conference conferință conferințe conferința congres
sector sectorul
war război războiul războiului
cybersecurity cibernetică
hero erou eroi
individual individuală individuale
trailer remorcă remorci
implementation implementare implementarea
scale scară
sort sortare sortează
law lege legea legi legii
decorative decorațiuni decor decorativ decorare
creator creatori
voice voce vocea
movement mișcare mișcarea mişcare
loans împrumuturi
loan împrumut
win câștigători câştigători
winning câștigător câştigător
powerful puternic puternice
dark întuneric
missing lipsă dispărut
beach plajă plaja plaje
complaint reclamație plângere sesizare sesizări
feel simți simte simţi
preferences preferințe
countdown numărătoare
pandemic pandemie coronavirus
filter filtru filtre filtrează filtrare
maintain menține menţine
approved aprobat aprobată
unit unitate unități unităţi
period perioadă perioada
awareness conștientizare conştientizare
notification notificare notificări
billing facturare
invoice factură facturi factura
math matematică matematica
ideal ideală
station stație gară stații staţie staţii
motorcycle motocicletă moto motociclete
bus autobuz autobuze autocar
tour tururi circuite
translation traduceri traducere traducător
table masa mese tabel
hate ură
variety varietate
train tren trenuri trenul
cat pisică pisici pisica
entry intrare
immigration imigrare imigrație
physical fizic fizică fizice
explanation explicație explicații
delete șterge ștergere şterge
replace înlocuire înlocuiește
fields câmpuri
boats bărci barcă
excel excelență
teacher dascăl dascăli diriginte
exhibition expoziție expoziții expoziția
vehicle vehicul vehicule
title titlu titlul titluri
perspectives perspective perspectivă
clean curat
short scurt scurtă scurte
jewelry bijuterii bijuterie
chapter capitol capitolul capitole
closed închisă
vegetables legume legumele
anxiety anxietate
faculty facultate facultatea facultăți
mortgage ipotecar ipotecare ipotecă
justice justiție justiția judiciar justiţie
assembly adunare adunarea
stamps timbre filatelie
pace ritm
gym gimnastică
pain durere dureri
realistic realist
pizza pizzerie pizzeria
county județul județean județului județe judeţul judeţean
charity caritate caritabil caritabilă caritabile ong
parish parohie parohia parohiei parohial
mosque moschee moscheea
temple templu templul
prayer rugăciune rugăciuni rugăciunea
worship închinare slujbă slujbe liturghie liturghia
sermon predică predici predica
diocese episcopie eparhie mitropolie arhiepiscopia episcopul
choir cor corul corală
orchestra orchestră filarmonică filarmonica
concert concerte concertul
theater teatru teatrul teatrului teatre
membership aderare cotizație
league liga ligă
player jucător jucători jucătorul
coach antrenor antrenorul antrenori
match meci meciuri meciul
hiking drumeții drumeţii
cycling ciclism cicliști ciclist ciclişti
football fotbal fotbalul fotbalist
fishing pescuit pescar pescari
hunting vânătoare vânători vânător
horse cal cai echitație hipism
dog câine câini câinele cățel căței căţel căţei
dance dans dansuri dansează
breed rasă rase crescătorie
massage masaj
clinic clinică clinici clinica policlinică
dentist stomatologie stomatolog dentar stomatologic
pharmacy farmacie farmacii farmacia
nurse infirmieră
psychologist psiholog psihologie psihologi
lawyer avocat avocați avocatul avocatură avocaţi
notary notar notarial notariat
accountant contabil contabilitate contabili
tax impozit taxe impozite taxă fiscal fiscală
insurance asigurări asigurare asigurarea rca
carpenter tâmplar tâmplărie dulgher
roof acoperiș acoperișuri țiglă ţiglă
kitchen bucătărie bucătăria bucătării
bathroom baie băi băii
heating încălzire calorifer
door ușă uși ușa uşă uşi uşa
flower flori floare florărie buchete buchet
bakery brutărie cofetărie patiserie brutar
bread pâine pâinea
wine vinuri vinul cramă crama
beer bere berea berărie
coffee cafea cafenea cafeaua
chef bucătar bucătari
dish preparate
camping corturi
apartment apartament apartamente apartamentul garsonieră garsoniere
arrival sosire sosiri
departure plecare plecări
mayor primar primarul primarului viceprimar
municipality primăria primărie comuna comună municipiu municipiul comunei
council consiliu consiliul consilieri consilier
citizen cetățean cetățeni cetățenii cetăţean
ordinance hotărâre hotărâri ordonanță dispoziții
waste deșeuri gunoi deşeuri
police jandarmeria jandarmi
fire incendiu foc pompieri incendii
permit autorizație autorizații aviz avize permis
tender licitație licitații
procurement achiziții achiziție
vote vot votează votul votare
party partid partidul partide petrecere petreceri
candidate candidat candidați candidatul
parliament parlament parlamentul parlamentar
court tribunal judecătorie instanță curtea tribunalul judecătoria
kindergarten creșă preșcolari preșcolar creşă preşcolari
pupil elev elevi elevul elevii
exam examen examene examenul bacalaureat
semester semestru semestrul
diploma diplomă diplome
lesson lecție lecții lecția lecţie lecţii lecţia
enrolment înscriere înscrieri înscriși
thesis teză teze
speaker vorbitor
recipe rețetă rețete rețeta rețetele reţetă reţete reţeta
ingredient ingrediente ingredientele
cooking gătit gătește gătire găteşte
essay eseu eseuri
poem poezie poezii poeme
novel roman romane romanul
photographer fotograf fotografi
painter pictor pictură pictura
illustrator ilustratoare
designer designeri
developer dezvoltator dezvoltatori
biography biografie biografia
born născut născută naștere naştere
hobby pasiune
moderator moderatori
nickname poreclă pseudonim
poll sondaj sondaje
basket coșuri coşuri
warranty garanție garanția garanții garanţie
colour culoare culori culoarea
retail amănuntul
manufacturer producător producători producătorul
factory fabrică fabrica uzină
spare piese piesă
steel oțel inox oţel
wood lemn lemnului cherestea
plastic plasticul
concrete beton
renovation renovare renovări amenajări
architect arhitect arhitectură arhitecți
engineer inginer ingineri inginerul
transport transportul transporturi
freight marfă mărfuri
warehouse depozit depozite depozitul
tyre anvelope anvelopă cauciucuri
garage garaj
ranking clasament clasamente clasamentul
coupon cupon cupoane
voucher vouchere
checker verificator
tutorial tutorialul
subscription abonament abonamente
payroll salarizare salarii salariu
newspaper ziar ziarul ziare
editorial editoriale
journalist jurnalist ziarist jurnaliști
reporter reporteri
weather vremea meteo vreme prognoză
horoscope horoscop horoscopul zodii zodiac
obituary decese deces funerare ferpar
broadcast emisiune emisiuni difuzare
listen ascultă ascultați ascultare
crime crimă infracțiuni infracțiune
celebrity vedete vedetă celebrități
subscriber abonat
accessibility accesibilitate
emergency urgență urgențe urgența urgenţă
night noapte noaptea nopți nopţi
score scor scoruri
song cântec cântece melodie melodii
lyrics versuri
band trupă trupa
album albume albumul
actor actori actriță actorul actriţă
movie filmului
cinema cinematograf cinematografe
animal animăluț
shelter adăpost adăpostul
adoption adopție adoptă adopții adopţie
disability dizabilități handicap dizabilitate
refugee refugiați refugiat
poverty sărăcie sărăcia
aid umanitar ajutoare umanitare
relief alinare
statute statut statutul
chairman președinte președintele preşedinte
committee comitet comisia comisie comisii
society societate societatea
union sindicat sindicatul uniune uniunea sindicate
federation federație federația
cooperative cooperativă cooperativa
petition petiție petiții petiţie
protest protestul proteste grevă
conservation conservare conservarea
farm fermă ferma ferme
agriculture agricultură agricol agricultura agricole fermieri
harvest recoltă recolta cules
town orășel orășenesc orăşel orăşenesc
sight atracții atracţii
mountain munte munți munții montan munţi munţii
ski schi schiat pârtie pârtii
"""
