"""Catalan."""

from typing import Final

WORDS: Final = """\
service servei serveis
contact contacte contacta contactar contactes
home inici
products productes
product producte
new nou nova nous noves
information informació informacions
customer client clienta
search cerca cercar cercador buscar
content contingut continguts
site lloc
support suport
page pàgina pàgines
find trobar troba trobareu trobaràs
news notícies notícia novetats
community comunitat comunitats
personal personals
data dades
directly directament
business negoci negocis
help ajuda ajudar ajuda'ns
join uneix-te uniu-vos
media mitjans multimèdia
program programa programes
access accés accedir accedeix accediu
health salut sanitari sanitat
company empresa empreses companyia
register registre registra't registrar-se registreu
menu menú
history història històric
use ús usar utilitzar utilitza utilització
project projecte projectes
education educació educatiu educativa ensenyament
free gratis gratuït gratuïta gratuïts lliure
design disseny dissenyar dissenys
public públic pública públics
report memòria denunciar
experience experiència experiències
international internacional internacionals
policy política
policies polítiques
best millor millors
main principal principals
terms termes
events esdeveniments actes
event esdeveniment acte
open obrir obert oberta obre
online línia
management gestió gestionar
create crear crea creació creacions
download descarregar descarrega baixar baixa
start començar comença
login entrar sessió
video vídeo
videos vídeos
special especial especials
development desenvolupament desenvolupar
learn aprendre aprèn apreneu
user usuari usuaris usuària
code codi
codes codis
review ressenya ressenyes opinions crítica valoracions
market mercat mercats
account compte comptes
social socials
view veure
email correu
latest últimes últims darreres darrers últim
resources recursos recurs
store magatzem
shop botiga botigues
categories categoria
press premsa
system sistema sistemes
world món mundial
change canviar canvi canvia canvis
updates actualitzacions actualització actualitzar
partners socis
partner soci
global globals
technology tecnologia tecnologies tecnològic
team equip
teams equips
comments comentaris comentari comentar
center centres
tools eines
tool eina
articles article
app aplicació aplicacions
source fonts
welcome benvinguts benvingut benvinguda benvingudes
sign signar signatura
reserved reservats
work treball treballar feina treballem treballs
features característiques funcionalitats
guide guia
guides guies
industry indústria indústries industrial industrials
mobile mòbil mòbils
share compartir comparteix compartiu
book llibre reservar reserva
books llibres llibreria
read llegir llegeix llegiu llegit
documentation documentació documents
members membres
member membre
questions preguntes pregunta
solutions solucions
solution solució
locations ubicació ubicacions seus
national nacional nacionals
organization organització organitzacions organisme
tips consells trucs
office oficina oficines despatx
order comanda encarregar demanar
orders comandes
skip saltar omet
archive arxiu arxius
day dia dies diada
research recerca investigació recerques
expert experts
add afegir afegeix afegit
conditions condicions
cookies galetes
engineering enginyeria
engineer enginyer enginyers
collection col·lecció col·leccions
professional professionals
details detalls detall
navigation navegació
deliver lliurar
delivery lliurament entrega lliuraments repartiment
cart cistella carret
provide oferir proporcionar oferim
electronics electrònica
financial financer financera finances
back tornar torna enrere
installation instal·lació instal·lacions
install instal·lar
forum fòrum
university universitat universitats
rights drets dret
people persones gent
schedule horari horaris
link enllaç
links enllaços
protection protecció
network xarxa xarxes
plan pla
plans plànols
list llista llistat
lists llistes
association associació associacions entitats
explore explora explorar
check comprovar comprova verificar
newsletter butlletí butlletins
browse navegar
map mapa
maps mapes
call trucar truca truqueu trucada
politics polítics
present presentar
request sol·licitar sol·licitud sol·licita sol·liciteu
leadership lideratge
private privat privada privats
privacy privacitat
travel viatjar viatges viatge viatgers
quality qualitat
security seguretat
window finestra finestres
life vida vides
students estudiants
student estudiant
subscribe subscriu-te subscriure subscriviu-vos
subscription subscripció subscripcions
available disponible disponibles
mission missió
jobs ocupació vacants
visit visita visitar visites visiteu visita'ns
car cotxe cotxes automòbil
digital digitals
current vigent
follow segueix-nos seguir seguiu-nos segueix
culture cultura cultural culturals
buy comprar compra compres compreu
including incloent inclou
results resultats resultat
calendar calendari
recent recents
connect connectar connecta
operations operacions
watch mirar
investor inversor inversors inversió inversions
index índex
high alt alta alts
school escola escoles escolar escolars
city ciutat ciutats
popular populars
legal legals jurídic
sale venda rebaixes
sales vendes
like agrada
transfer transferència
today avui
language idioma idiomes llengua llengües
sponsored patrocinat
sponsor patrocinador patrocinadors patrocini
based basat basada
donate donar
donation donació donacions donatiu donatius
country país països
government govern
password contrasenya
group grup
groups grups
name nom noms cognoms
contribute contribuir aportar
license llicència llicències
select seleccionar selecciona
art artístic
activities activitats activitat
message missatge missatges
offers ofertes
offer oferta
platform plataforma plataformes
photos fotos fotografies
photo fotografia foto
magazine revista revistes
computer ordinador ordinadors
practice pràctica practicar
portal portals
love amor estimar
author autor autora autors
chat xat
chef cuiner
pricing tarifes tarifa
status estat
years anys
year any l'any
materials material
control controlar
easy fàcil fàcils
easily fàcilment
click clic cliqueu clica
planning planificació
gallery galeria galeries
sports esports esportiu esportiva esportius esportives
sport esport
consulting assessorament assessoria
board junta
family família familiar familiars
form formulari
forms formularis
care cura atenció cures
friends amics amic amigues
right dreta
performance rendiment
integration integració integrar
build construir
builder constructor constructora
construction construcció construccions
response respondre
answer resposta respostes
music música músiques musical musicals
training formació entrenament entrenaments
version versió versions
administration administració
return devolució devolucions
game joc
games jocs
phone telèfon telèfons telefònic
reference referència referències
secure segur segura
library biblioteca biblioteques
science ciència ciències científic
employees empleats
process procés processos
official oficial oficials
learning aprenentatge
profile perfil perfils
choose triar escollir tria escull trieu
region regió comarca comarques regional
play jugar juga reproduir
disclaimer avís
card targeta targetes carnet
quick ràpid ràpida ràpids
participate participar participa participació
local locals
advanced avançat avançada avançats
server servidor servidors
price preu
prices preus
entertainment entreteniment oci lleure
series sèrie sèries
technical tècnic tècnica tècnics
christmas nadal nadalenc
state estatal
logo logotip
credit crèdit crèdits
hours hores hora
opportunities oportunitats oportunitat
children infants nens nenes infantil fills
child infant nen nena fill
standard estàndard
complete complet completa complets
corporate corporatiu corporativa
story relat conte relats
stories històries contes
know saber
previous anterior anteriors
baby nadó nadons bebè bebès
daily diari diària
pages pàgines
package paquet paquets
feed canal
need necessites necessiteu necessita necessitem
editor redactor
shipping enviament enviaments
options opcions opció
discover descobrir descobreix descobriu descobrim
send enviar envia envieu
proposed proposat propostes proposta
festival festivals
film pel·lícula
movies pel·lícules
energy energia energies energètic energètica
foundation fundació fundacions
stay estada estades allotjament allotjaments
discussion debat debats discussió
analysis anàlisi anàlisis
great gran grans
calculator calculadora
volunteer voluntari voluntaris voluntariat voluntària
interview entrevista entrevistes
issues problemes
problem problema
academic acadèmic acadèmica acadèmics
catalog catàleg catàlegs
relations relacions
innovation innovació innovador
certified certificat certificada
budget pressupost pressupostos
europe europa europeu europea europees
sites webs
master màster
week setmana setmanes
weekly setmanal
stock existències estoc
small petit petita petits petites
environment medi mediambiental ambiental entorn
commercial comercial comercials
original originals
diversity diversitat
simple senzill senzilla
announcements avisos
classified anuncis anunci
interest interès interessos
assistance assistència
pay pagar paga
payment pagament pagaments
coming pròximament properament
upcoming propers properes proper pròxims pròximes
intelligence intel·ligència
second segon segona
write escriure escriu escriviu
writer escriptor escriptora escriptors
address adreça adreces direcció
instructions instruccions
department departament departaments
studies estudis estudi
soon aviat
needs necessitats
required obligatori obligatoris requerit requisits
impact impacte
property propietat propietats immoble
rental lloguer lloguers llogar
conduct conducta
annual anual anuals
celebrate celebrar celebra celebrem
different diferent diferents
interactive interactiu interactiva
safety prevenció
tags etiquetes etiqueta
favorite favorits
two dos dues
tel tlf
please siusplau
hello hola benvolguts
inspired inspirat
future futur
fitness gimnàs gimnasos
gym gimnàstica
food menjar aliments alimentació alimentari alimentària
statement declaració
building edifici edificis
used usat usats
opening inauguració obertura
strategy estratègia estratègies estratègic
channel canals
automatically automàticament
automation automatització automàtic
text textos
district districte barri barris
trusted confiança
human humà humana humans
image imatge imatges
park parc parcs
machine màquina màquines maquinària
white blanc blanca
meeting reunió reunions
brands marques
brand marca
identify identificar identificació
body cos
mind ment
style estil estils
church església esglésies
testimonials testimonis
testimonial testimoni
climate clima climàtic climàtica
living viure
homes llars llar
air aire
test prova proves
together junts
long llarg llarga
sell vendre
economic econòmic econòmica econòmics
economy economia
space espai espais
type tipus
modern modernes moderna
forgot oblidat oblidada
tickets entrades bitllets
ticket entrada bitllet
beautiful bonic bonica bell bella preciós
unique únic única
geographic geogràfic
success èxit èxits
section secció seccions
settings configuració ajustos
executive executiu executiva
class classe
women dones dona
island illa illes
water aigua aigües
traditional tradicional tradicionals
tradition tradició tradicions
active actiu activa actius
perfect perfecte perfecta
theme tema
thought pensament
framework marc
course curs
classes cursos
place indret
alternative alternatiu alternativa
sound sons
try provar
items objectes elements
object objecte
cases casos
inside dins interior
beauty bellesa estètica
leading líder líders
hotels hotelera hoteler
demand demanda
talks xerrades xerrada
talk parlar parla
restaurant restaurants restauració
tablet tauleta
accept acceptar accepto accepta
position càrrec
cloud núvol
ice gel gelats gelat
templates plantilles
model models
copy còpia copiar còpies
minutes minuts minut
works obres
areas àrees
area àrea
zone zona zones
medium mitjà
true veritat veritable
wedding casament casaments noces nupcial
land terreny terrenys terra terres
workshops tallers taller
ltd slu scp
launch llançament
natural naturals
nature natura naturalesa
topics temes
topic temàtica
low baix baixos
screen pantalla pantalles
example exemple exemples
concept concepte conceptes
bank banc bancs bancari
prepare preparar prepara
print imprimir imprimeix
printing impressió impremta impressora
inclusion inclusió inclusiu inclusiva
manufacturing fabricació
manufacturer fabricant fabricants
opinion opinió
size mida mides talla talles
garden jardí jardins jardineria
statistics estadístiques estadística
skills habilitats
competence competència competències
elections eleccions electoral electorals
possible possibles
understand entendre
vision visió
default defecte predeterminat
gift regal obsequi
gifts regals obsequis
number número números nombre
visual visuals
file fitxer
files fitxers
level nivell nivells
times vegades temps
dedicated dedicat dedicada
combination combinació
ideas idees idea
past passat
drive conduir
savings estalvi estalvis
save desar desa guardar
campaign campanya campanyes
medical mèdic mèdica
doctor metge metges metgessa
reading lectura lectures
values valors
value valor
ready llest
slide diapositiva
footer peu
sustainability sostenibilitat sostenible sostenibles
collaboration col·laboració col·labora col·laborar col·laboracions
youth joventut joves jove juvenil
thanks gràcies agraïments agraïm
artists artistes artista
trip sortida sortides
scholarships beques beca
storage emmagatzematge
sellers venedors venedor
exchange intercanvi intercanvis bescanvi
incident incidència incidències
compliance compliment
moment moments
good bo bona bons bones
van furgoneta furgonetes
elderly residència
guidelines pautes
admissions admissió preinscripció
united units unides
ratings puntuacions
rating puntuació
frequently freqüents faq
animals mascotes
animal mascota
traffic trànsit
box caixa caixes
teaching docència
edition edició edicions
record rècord
renew renovar renovació
episode episodi episodis
cross creu
scientists científics
knowledge coneixement coneixements
refund reemborsament
involved implicat
institute institut instituts
affordable assequible assequibles
evaluation avaluació
winter hivern
green verd verda verds
fashion moda roba
founder fundador fundadora
efficient eficient eficiència
old vell antic antiga
big grossa
speakers ponents
speaker ponent
resumes currículums
curriculum currículum
promotion promoció promocions
multiple múltiples
optimization optimització
key clau claus
important importants
initiative iniciativa iniciatives
methods mètodes mètode
residents veïns
resident veí veïna veïnal
button botó botons
black negre negra
awards premis premi guardons
virtual virtuals
house casa
enter introdueix introduïu
abstract abstracte
abuse abús abusos
solar fotovoltaica
description descripció
host amfitrió
fun divertit divertida
legislative legislatiu legislativa
grow créixer creixement conrear
range gamma
cost costos
silver plata
rates taxes
room sala habitació habitacions
secret secrets
destination destinació destinacions
dynamic dinàmic dinàmica
three tres
approach enfocament
holiday vacances festius festiu
priority prioritat
forest bosc boscos forestal
evolution evolució
progress progrés
republic república
tournament torneig tornejos
branch sucursal delegació
cleaning neteja netejar
subject assumpte assignatura
receive rebre
pool piscina piscines
highlights destacats destacat
diagnosis diagnòstic
random aleatori atzar
power potència poder
sample mostres
exclusive exclusiu exclusiva
peace pau
agreement acord acords conveni convenis
step pas passos
ministry ministeri
word paraula paraules
weapons armes
enjoy gaudir gaudeix gaudiu
repair reparació reparar reparacions
discounts descomptes
discount descompte
letters cartes lletres carta
infrastructure infraestructura infraestructures
journey trajecte
header capçalera
independent independents
street carrer carrers avinguda plaça
alerts alertes
hardware ferreteria
benefits beneficis avantatges
advantage avantatge
node nus
light llum llums il·luminació
division divisió
primary primària primari
furniture mobles moble
think pensar pensa
toys joguines joguina joguets
basic bàsic bàsica
difficult difícil
adventure aventura aventures
flight vol vols
logistics logística
phones telefonia
wellness benestar
red vermell vermella
correct correcte
suggestions suggeriments suggeriment
booking reserves
estate immobiliària immobiliari immobles immobiliàries
tourism turisme turístic turística turistes
checkout finalitzar
bikes bicicletes bicis bicicleta
export exportar exportació
guest convidat hoste convidats hostes
tab pestanya
domain domini dominis
star estel estrella estrelles
flexible flexibles
supplies subministraments
broker corredoria
philosophy filosofia
edit editar
lab laboratori
laboratory laboratoris
equipment equipament equipaments
consent consentiment
equity equitat
foreign estranger estrangers estrangera exterior
simulation simulació
patients pacients pacient
temperature temperatura temperatures
assets patrimoni
breathing respiració
readers lectors lector
month mesos mensual
television televisió tele
mobility mobilitat
inquiry consulta consultes
evidence evidència
dining sopar dinar menjador
strength força
run córrer cursa curses
horizon horitzó
maintenance manteniment
seminars seminaris seminari
inspection inspecció
additional addicional addicionals
talent talents
tree arbre arbres
agency agència agències
increase augmentar augment
hospital hospitals hospitalari
fair fira fires
trending tendències tendència
states estats
military militar militars exèrcit
background fons
catering àpats
influence influència
village poble pobles
discipline disciplina disciplines
structure estructura
equal igual igualtat
capacity capacitat
reliable fiable fiables
summer estiu
wholesale majorista
rules regles normes reglament normativa
museum museu museus
fresh fresc frescos
conference congrés congressos conferència conferències jornades
sector sectors
leave deixar
war guerra guerres
cybersecurity ciberseguretat
hero heroi herois
stop aturar
tuition matrícules
individual individuals
trailer remolc tràiler
implementation implementació
scale escala
law llei lleis
decorative decoració decoratiu decorar
creator creador creadors
voice veu veus
movement moviment moviments
loans préstecs
loan préstec
medicine medicina
win guanyadors
winning guanyador
powerful potent
capture captura
dark fosc fosca
missing desaparegut
strong fort forts
beach platja platges
complaint queixa queixes reclamació reclamacions
tracking seguiment
feel sentir
preferences preferències
pandemic pandèmia coronavirus
filter filtrar filtre filtres
approved aprovat aprovada
unit unitat unitats
period termini
awareness conscienciació sensibilització
notification notificació notificacions
billing facturació
invoice factura factures
math matemàtiques
station estació estacions
motorcycle moto motos motocicleta motociclisme
bus autobús autobusos
tour ruta rutes recorregut
translation traducció traduccions traductor traduir
table taula taules
coverage cobertura
hate odi
variety varietat
train trens
cat gat gats felí
gdpr rgpd
physical físic física
explanation explicació
delete eliminar esborrar suprimir
replace substituir
fields camps
boats vaixells barques vaixell
excel excel·lència
teachers mestres docents
teacher mestre mestra docent
exhibition exposició exposicions
vehicle vehicles
title títol títols
perspectives perspectiva
short curt curts
jewelry joieria joies joia
chapter capítol capítols
closed tancat tancada
vegetables verdures hortalisses
anxiety ansietat
faculty facultat facultats
mortgage hipoteca hipoteques
audit auditoria auditories
justice justícia judicial
assembly assemblea assemblees
stamps segells filatèlia
pace ritme
pain dolor dolors
realistic realista
pizza pizzes pizzeria
county comtat província
charity caritat solidari solidària solidaritat
parish parròquia parroquial parròquies
mosque mesquita
temple temples
prayer pregària oració pregar pregàries
worship culte missa misses litúrgia
sermon homilia
diocese diòcesi bisbat arxidiòcesi bisbe
choir cor coral corals orfeó
orchestra orquestra orquestres cobla
concert concerts
theater teatre teatres
scouts agrupament
membership afiliació quota
league lliga lligues
player jugador jugadors jugadora
coach entrenador entrenadors entrenadora
match partits partit
hiking senderisme excursionisme excursionista excursió
cycling ciclisme ciclista ciclistes
football futbol futbolista
fishing pesca pescador
hunting caça caçador caçadors
horse cavall cavalls hípica eqüestre
dog gos gossos cadell
dance dansa ball danses balls sardanes
breed raça races criador
massage massatge massatges
clinic clínica clíniques
dentist dentista dentistes odontologia
pharmacy farmàcia farmàcies
nurse infermera infermeria infermer
psychologist psicòleg psicologia psicòloga
lawyer advocat advocats advocada
notary notari notaria notaris
accountant comptable comptabilitat
tax impost impostos fiscal tributs
insurance assegurances assegurança
plumber lampista fontaneria lampisteria
carpenter fuster fusteria
roof teulada teulades sostre
kitchen cuines
bathroom bany banys
heating calefacció
door porta portes
flower flors flor floristeria
bakery fleca forn pastisseria
wine vins celler cellers vinya
beer cervesa cerveses cerveseria
coffee cafè cafès cafeteria
dish plat plats
breakfast esmorzar esmorzars
camping càmping càmpings acampada
apartment apartament apartaments pis pisos
arrival arribada arribades
mayor alcalde alcaldia alcaldessa
municipality ajuntament municipi municipal municipis ajuntaments municipals
council regidors regidoria regidor consistori regidories
citizen ciutadà ciutadania ciutadans ciutadana
ordinance ordenances ordenança bans edictes
waste residus deixalles escombraries deixalleria
police policia mossos
fire foc incendi bombers incendis
permit permís permisos
tender licitació licitacions
vote votar vot vots votació
party festa festes
candidate candidat candidats candidatura candidatures
parliament parlament
court tribunal jutjat tribunals
kindergarten bressol parvulari
pupil alumne alumnes alumnat
exam examen exàmens
semester semestre
diploma diplomes
lesson lliçó lliçons
enrolment inscripció inscripcions matrícula matriculació
thesis tesi doctorat
venue recinte
lineup cartell
recipe recepta receptes
ingredient ingredients
cooking cuina cuinar gastronomia
poem poema poemes poesia
novel novel·la novel·les
photographer fotògraf fotògrafa
painter pintor pintura pintors
illustrator il·lustrador il·lustradora
designer dissenyador dissenyadora
developer desenvolupador desenvolupadors
freelancer autònom autònoms
biography biografia
born nascut neix naixement nascuda
hobby afició aficions
reply respon
moderator moderador
nickname sobrenom
poll enquesta enquestes
basket cistelles
warranty garantia garanties
colour color colors
retail minorista
factory fàbrica fàbriques
spare recanvis recanvi
steel acer
wood fusta fustes
plastic plàstic plàstics
concrete formigó
renovation reformes reforma rehabilitació
architect arquitecte arquitectes arquitectura
transport transports
freight mercaderies
warehouse magatzems
tyre pneumàtics pneumàtic
garage garatge
employer ocupador
ranking classificació classificacions
coupon cupó cupons
checker verificador
payroll nòmina nòmines
newspaper periòdic diaris
editorial editorials
journalist periodista periodisme periodistes
headline titular titulars
weather meteorologia meteo
horoscope horòscop
obituary necrològiques necrològica defunció funerària
broadcast emissió emissora
listen escoltar escolta escolteu
crime crim delicte delictes
celebrity famosos
subscriber subscriptor subscriptors
accessibility accessibilitat accessible
certificate certificats
emergency emergència emergències urgències
night nit nits
puzzle trencaclosques
quiz qüestionari
band banda bandes
album àlbum àlbums
song cançó cançons
actor actriu actors
movie cine
cinema cinemes
shelter refugi alberg
adoption adopció adoptar adopta
disability discapacitat discapacitats
refugee refugiats refugiat
poverty pobresa
aid humanitària humanitari
statute estatuts estatut
chairman president presidenta
committee comitè comissió comissions
society societat societats
union sindicat sindical unió sindicats
federation federació federacions
cooperative cooperativa cooperatives
petition petició peticions
protest protesta protestes manifestació
conservation conservació
farm granja masia granges
agriculture agricultura agrícola agricultor pagesos
harvest collita verema
town vila
sight monuments monument
mountain muntanya muntanyes
ski esquí esquiar
appointment cita
"""
