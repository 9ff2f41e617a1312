"""Galician."""

from typing import Final

WORDS: Final = """\
service servizo
contact contacto
home inicio fogar
products produtos
new novo nova novos
information información
customer cliente
search buscar busca procura
content contido
site sitio
support soporte apoio
privacy privacidade
page páxina
find atopar
news novas noticias
website páxina_web sitio_web
data datos
business negocio
help axuda
join únete
media medios
program programa
access acceso
health saúde sanidade sanitario sergas
company empresa compañía
register rexistro
menu menú
history historia
use uso usar
project proxecto
education educación ensino educativo
free gratis gratuíto gratuita
design deseño
public público
experience experiencia
policy política
best mellores
main principal
terms termos
open aberto aberta abrir
online en_liña
management xestión
create crear
download descarga
start comezar comezo
events eventos actos
login iniciar_sesión
learn aprender
video vídeo vídeos
development desenvolvemento
careers traballa_connosco
user usuario
code código
account miña_conta
review reseña recensión
general xeral
email correo
latest últimas_novas últimas_noticias
resources recursos
store tenda tendas
categories categorías
press prensa
system sistema
world mundo mundial
change cambio
partners colaboradores
shop tenda tendas
technology tecnoloxía
team equipo
comments comentarios
center centro
tools ferramentas
articles artigos
source fonte fontes
welcome benvidos
reserved dereitos_reservados
post entradas_recentes
work traballo
features características
industry industria
guide guía guías
mobile móbil
share compartir
book libro libros
read ler
documentation documentación
members membros socios
questions preguntas
solutions solucións
locations onde_estamos
national nacional
organization organización
order pedido
office oficina despacho
archive arquivo
day día días
research investigación
expert experto
add engadir
conditions condicións
engineering enxeñaría enxeñería
collection colección
details detalles
cart carriño cesta
financial financeiro
back volver
forum foro foros subforo
university universidade campus_universitario reitor
rights dereitos
people xente
schedule horario
link ligazón enlace
live en_directo
protection protección
network rede
list lista listaxe
association asociación
explore explorar
newsletter boletín
map mapa mapas
links ligazóns enlaces
mail correo
apps aplicacións
call chamar chamada
videos vídeos
clients clientes
request solicitude
leadership liderado
private privado
travel viaxe viaxes
quality calidade
club clube
security seguridade
window xanela fiestra ventá ventás
life vida
students estudantes alumnado alumnos
subscribe subscribirse
available dispoñible
mission misión
jobs emprego
visit visita
car coche coches automóbil
digital dixital
current actual
follow séguenos síguenos
culture cultura ateneo
buy mercar comprar
results resultados
calendar calendario
recent recente
connect conectar
meet coñecer
operations operacións
investor inversor
high alto
index índice
school escola colexio ceip ies cpi cra
city cidade
sale venda vendas rebaixas
like gústame
transfer transferencia
today hoxe
language lingua idioma galego galega normalización_lingüística
sponsored patrocinado
sales vendas
donate doar
government goberno xunta
country país países
continue continuar
group grupo grupos
name nome
contribute contribuír
license licenza
select seleccionar
art arte
activities actividades
message mensaxe
offers ofertas
platform plataforma
photos fotos fotografías
magazine revista
practice práctica
love amor
author autor autora
pricing prezos tarifas
years anos
action acción
materials materiais
easy fácil
click clic
planning planificación
forums foros
gallery galería
sports deportes
consulting asesoría
board xunta_directiva taboleiro
family familia
form formulario
care coidado
friends amigos amigas
year ano
right dereito
performance rendemento
response resposta
music música
training formación adestramento
version versión
administration administración sede_electrónica trámites
return devolución
game xogo xogos videoxogo
phone teléfono
reference referencia
library biblioteca
science ciencia
process proceso
official oficial
learning aprendizaxe
profile perfil perfís
choose escoller
commitment compromiso
region rexión comarca
event evento
play xogar
disclaimer aviso_legal
card tarxeta
quick rápido
games xogos
shopping compras
advanced avanzado
notice aviso avisos
server servidor
price prezo
entertainment entretemento lecer
fast rápido rápida
technical técnico
christmas nadal
credit crédito
hours horas horario
opportunities oportunidades
children nenos nenas infantil cativos
standard estándar
corporate corporativo
story conto relato
previous anterior
job emprego
baby bebé bebés
daily diario
pages páxinas
package paquete
shipping envío envíos
options opcións
discover descubre
send enviar
film filme filmes película
energy enerxía
foundation fundación
discussion debate discusión
analysis análise
calculator calculadora
volunteer voluntario
interview entrevista
stories contos relatos
academic académico
catalog catálogo
relations relacións
construction construción
innovation innovación
certified certificado
budget orzamento
europe europa
master máster
week semana
sport deporte
small pequeno
environment medio_ambiente medioambiente ambiental
line liña
commercial comercial
original orixinal
announcements anuncios
interest interese
assistance asistencia
photo foto fotografía
pay pagar
intelligence intelixencia
second segundo
sitemap mapa_web
writing escritura
address enderezo
instructions instrucións
department departamento
studio estudio
needs necesidades
impact impacto
property propiedade inmoble
rental aluguer
annual anual
maps mapas
celebrate celebrar
interactive interactivo
safety seguridade
tags etiquetas
favorite favorito
food comida alimentos
notes notas apuntamentos
building edificio
opening inauguración apertura
strategy estratexia
channel canle canal
function función
groups grupos
text texto textos
district distrito
human humano humana
image imaxe
deals ofertas chollos
machine máquina maquinaria
park parque
white branco
meeting reunión
brands marcas
payment pago pagos pagamento
body corpo
style estilo
church igrexa
testimonials testemuños
users usuarios
climate clima
problem problema
air aire
write escribir
sell vender
economic económico
space espazo
modern moderno
tickets mercar_entradas comprar_entradas
beautiful fermoso
unique único
success éxito
upload subir
settings axustes configuración
class clase aula
island illa illas
water auga augas
traditional tradicional
answer resposta
format formato
theme tema
course curso cursos
alternative alternativa
cases casos
beauty beleza estética
hotel hoteleiro
restaurant restaurante tapas raciones mesón
accept aceptar
women mulleres feminismo violencia_machista
cloud nube
ice xeo
templates modelos
copy copia
model modelo
minutes minutos actas
families familias
wedding voda vodas
agenda axenda
land terra terreo
workshops obradoiros
topics temas
screen pantalla
example exemplo
concept concepto
bank banco bancario
print imprimir
brand marca
inclusion inclusión
manufacturing fabricación
opinion opinión
size tamaño talla
garden xardín viveiro horta
statistics estatísticas
skills habilidades
vision visión
prices prezos
gift agasallo regalo
number número
file ficheiro
level nivel niveis
savings aforro caixa_rural
campaign campaña
medical médico médica
reading lectura
humanities humanidades
values valores
sustainability sustentabilidade sostibilidade
collaboration colaboración
journal revista
confidence confianza
youth mocidade xuventude xuvenil
artists artistas
trip excursión viaxe
scholarships bolsas
storage almacenamento
teams equipos
sellers vendedores
exchange intercambio
compliance cumprimento
advice asesoramento
admissions admisión
ratings valoracións
animals animais
traffic tráfico
save gardar
box caixa caixas
teaching ensinanza docencia
kids nenos
edition edición
refund reembolso
evaluation avaliación
winter inverno
green verde
fashion moda
founder fundador
efficient eficiente
old antigo vello
big grande
promotion promoción
key chave
value valor
initiative iniciativa
methods métodos
arts artes
studies estudos
residents residentes
button botón
black negro
abuse abuso maltrato
awards premios galardóns
abstract resumo
house casa vivenda
description descrición
fun divertido
legislative lexislativo
cost custo
rates tarifas
room habitación sala
profit beneficio
secret segredo
destination destino
dynamic dinámico
holiday vacacións festivo
agents axentes
hosting aloxamento_web
forest bosque forestal monte montes
evolution evolución
progress progreso
republic república
tournament torneo
branch sucursal
files ficheiros
cleaning limpeza
pool piscina
diagnosis diagnóstico
power potencia
sample mostra
exclusive exclusivo
peace paz
million millóns
weekly semanal
agreement convenio acordo
step paso pasos
areas áreas zonas
parts pezas
word palabra
weapons armas
enjoy goza gozar desfrutar
chain cadea
appointment cita_previa
repair reparación
discounts descontos
letters cartas
infrastructure infraestrutura
donations doazóns
independent independente
street rúa rúas
hotels hoteis
hardware ferraxes ferretería
benefits vantaxes
elections eleccións
light luz
division división
primary primaria
homes vivendas fogares
bill factura
furniture mobles moble mobiliario
toys xoguetes
basic básico
difficult difícil
adventure aventura
flight voo voos
logistics loxística
phones teléfonos móbiles
wellness benestar
road estrada
red vermello
suggestions suxestións
booking reserva_online reservar_agora
estate inmobiliaria
tourism turismo turístico
bikes bicicletas bicis
export exportación
guest convidado hóspede
domain dominio
star estrela
ads anuncios
philosophy filosofía
edit editar
equipment equipamento
consent consentimento
foreign estranxeiro
simulation simulación
patients pacientes
temperature temperatura
readers lectores
month mes meses
rent alugar aluguer
television televisión
achieve acadar
gifts agasallos regalos
strength forza
maintenance mantemento
seminars seminarios
study estudo
inspection inspección
talent talento
tree árbore
banking banca
agency axencia
hospital hospitalario consultas_externas
states estados
military militar
fantasy fantasía
village aldea aldeas
discipline disciplina
lecture conferencia charla
structure estrutura
capacity capacidade
classes clases
reliable fiable
summer verán
wholesale maiorista
rules normas regras
museum museo
fresh fresco
yoga ioga
conference congreso xornadas
war guerra
cybersecurity ciberseguridade
hero heroe
tuition matrícula
orders pedidos
law lei leis
decorative decorativo
voice voz voces
doctor doutor
award premio galardón
movement movemento
selling venda
loans préstamos
win gañar
medicine medicina
coaching adestramento
tennis tenis
dark escuro
beach praia praias
complaint reclamación queixa
filter filtro
topic tema
approved aprobado
unit unidade
math matemáticas
station estación
motorcycle moto motos motocicleta
bus autobús autobuses
tour visita_guiada visitas_guiadas
translation tradución tradutor
table mesa táboa
enterprise empresa
coverage cobertura
train tren trens
cat gato gatos
movies películas filmes
transition transición
magnetic magnético
immigration inmigración
physical físico
explanation explicación
delete eliminar borrar
replace substituír
rooms habitacións cuartos
fields campos
boats barcos embarcacións
teachers docentes mestres
exhibition exposición
nature natureza
vehicle vehículo
advantage vantaxe
clean limpo limpar
short curto
jewelry xoias xoiaría xoiería
chapter capítulo
closed pechado
vegetables verduras hortalizas
anxiety ansiedade
faculty facultade
mortgage hipoteca
audit auditoría
justice xustiza
gym ximnasio
pain dor dores
county condado
charity solidario
parish parroquia
mosque mezquita
temple templo
prayer oración pregaria
worship culto
sermon homilía sermón
diocese diócese diocesano
choir coro coral polifónica coral_polifónica
orchestra orquestra
concert concerto
theater teatro
donation doazón
membership faite_socio faite_socia
league liga
player xogador
coach adestrador
match próximo_partido
hiking sendeirismo
cycling ciclismo
football fútbol sociedade_deportiva alevín cadete benxamín
fishing pesca pesqueiro
hunting caza cazadores
horse cabalo hípica
dog cadela cadelos
breed raza razas
dance danza baile baile_galego
massage masaxe
clinic clínica
dentist dentista odontoloxía
pharmacy farmacia boticario
psychologist psicólogo psicoloxía
lawyer avogado avogacía
notary notario notaría
accountant contable
tax imposto tributos
insurance aseguradora
loan préstamo
plumber fontaneiro
electrician instalacións_eléctricas
carpenter carpinteiro
roof tellado
kitchen cociña
bathroom baño baños
heating calefacción
door porta portas
flower flor flores floristería
bakery panadería panadaría
bread pan
wine viño viños
beer cervexa
coffee café cafés
dish prato pratos
breakfast almorzo
camping cámping
apartment apartamento piso pisos
departure saída saídas
mayor alcalde
municipality concello municipal
council pleno plenos concello deputación_provincial
citizen cidadán cidadanía
resident veciño veciñanza
waste residuos lixo
police policía policía_local
fire incendio bombeiros
permit permiso licenza
tender licitación
procurement licitacións contratación_pública
election elección electoral
vote voto votos votación
party partido_político festa
candidate candidato
parliament parlamento
court tribunal xulgado
kindergarten gardería escola_infantil
pupil alumno alumnado
student estudante anpas
teacher mestre mestra docente claustro
exam exame exames
semester semestre cuadrimestre
lesson lección
enrolment matrícula inscrición
thesis tese teses
laboratory laboratorio
speaker poñente
sponsor patrocinador
venue recinto
ticket mercar_entradas comprar_entradas
lineup cartel
recipe receita
ingredient ingrediente
cooking cociñar
essay ensaio
poem poema poesía
novel novela
writer escritor poetisa
photographer fotógrafo
painter pintor
illustrator ilustrador
designer deseñador
developer desenvolvedor
curriculum currículo
biography biografía
born naceu
moderator moderador
member membro
poll enquisa
basket cesta
delivery entrega reparto
warranty garantía
voucher bono bonos
discount desconto
colour cor cores
bestseller máis_vendidos
manufacturer fabricante
factory fábrica
spare recambios
steel aceiro
wood madeira
plastic plástico
concrete formigón
renovation reformas rehabilitación
architect arquitecto
engineer enxeñeiro
warehouse almacén
tyre pneumáticos
garage garaxe taller
advertisement anuncio
vacancy vacante
employer empregador
ranking clasificación
rating valoración
coupon cupón
nearby preto
category categoría
generator xerador
install instalar
subscription subscrición abonados
automation automatización
invoice factura
payroll nóminas
newspaper xornal diario hemeroteca
journalist xornalista
reporter reporteiro
economy economía
weather meteoroloxía meteogalicia
horoscope horóscopo
obituary esquela necrolóxica
broadcast emisión retransmisión
listen escoitar
crime delito sucesos
celebrity famosos
subscriber subscritor
imprint aviso_legal
accessibility accesibilidade
career carreira
certificate certificado
partner socio
solution solución
product produto
tradition tradición
competence competencia
emergency emerxencia urxencias
night noite
shift quenda
printing imprenta impresión
score puntuación marcador
band banda bandas charanga
album álbum
song canción
lyrics letras
movie película
cinema cine
shelter albergue
adoption adopción
child neno infancia
elderly persoas_maiores terceira_idade anciáns
disability discapacidade
refugee refuxiados
poverty pobreza
aid axuda cruz_vermella cáritas
relief alivio
statute estatuto
chairman presidente
committee comité comisión
union sindicato
federation federación
cooperative cooperativa
petition petición
protest protesta
farm granxa explotación
agriculture agricultura agrario
harvest colleita vendima
town vila vilas
mountain montaña
ski esquí
navigation navegación
last último
build construír
state estado
stay estadía
offer oferta
homepage páxina_principal
portfolio portafolio
gaming videoxogos
section sección
place lugar
case caso
affordable asequible
label etiqueta
agent axente
trail sendeiro
fair feira feiras
trailer tráiler
routes rutas roteiros
period período
zone zona
billing facturación
centre centro
variety variedade
title título
menus menús
stamps selos
arrival chegada
nickname alcume
tool ferramenta
area área
object obxecto
codes códigos
lists listas
identify identificar
framework marco
works obras
moment momento
equity equidade
approach enfoque
breathing respiración
creator creador
command comando
head cabeza
testimonial testemuño
issues problemas
ordinance bando bandos ordenanzas_municipais
festival romaría verbena
builder construtora
market mercadiño
social redes_sociais
society sociedade
"""
