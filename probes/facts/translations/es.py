"""Spanish."""

from typing import Final

WORDS: Final = """\
service servicio servicios
contact contacto contactar contáctanos contáctenos
home inicio
products productos
new nuevo nueva nuevos nuevas
information información informativo
search buscar búsqueda busca buscador buscamos
content contenido contenidos
site sitio
support soporte apoyo apoyar
page página páginas
find encontrar encuentra encuentre encuentras halla
news noticias noticia novedades actualidad
community comunidad comunidades
personal personales
data datos
directly directamente
business negocio negocios
help ayuda ayudar ayúdanos ayudas
join únete unirse unirte únase
media medios multimedia
program programa programas
access acceso acceder accede accesos
health salud sanidad sanitario
company empresa empresas compañía
register registrarse regístrate registro registrar
menu menú
history historia histórico
use usar uso utilizar utilización utiliza
project proyecto proyectos
education educación educativo educativa educativos
free gratis gratuito gratuita libre gratuitos
design diseño diseños diseñar
public público pública públicos
report denunciar reportar denuncia
experience experiencia experiencias
international internacional internacionales
policy política
best mejor mejores
main principal principales
events eventos
open abrir abierto abierta abre abiertos
online línea
management gestión gestionar
create crear crea creación creaciones
download descargar descarga descargas
start comenzar empezar empieza
login ingresar sesión
video vídeo
videos vídeos
special especial especiales
development desarrollo desarrollar desarrollamos
careers carreras
user usuario usuarios
code código códigos
review reseña reseñas opiniones valoraciones crítica
market mercado mercados
account cuenta cuentas
social sociales
view ver vista
general generales
email correo
latest últimas últimos última último
resources recursos
store almacén almacenes
categories categorías
press prensa
system sistema
change cambiar cambio cambios cambia
updates actualizaciones actualización actualizar
partners socios
world mundo mundial
global globales mundiales
shop tienda tiendas
technology tecnología tecnologías tecnológico
team equipo equipos
comments comentarios comentario comentar
center centro centros
tools herramientas
articles artículos artículo
app aplicación aplicaciones
source fuente fuentes
welcome bienvenido bienvenidos bienvenida bienvenidas
sign firmar firma
reserved reservados
work trabajo trabajar trabajos trabaja trabajamos
features características funciones
guide guía
guides guías
industry industria industrias industrial
mobile móvil móviles celular
share compartir comparte
book libro reservar reserva
read leer lee leído
documentation documentación
members miembros afiliados
questions preguntas pregunta
solutions soluciones
locations ubicaciones ubicación sedes
national nacional nacionales
organization organización organizaciones organismo
tips consejos trucos
office oficina oficinas despacho
order pedir encargar pedido pedidos
skip saltar omitir
archive archivo archivos
day día días
research investigación investigaciones investigar
expert experto expertos experta
add añadir agregar añade añadido
conditions condiciones condición
cookies galletas
releases lanzamientos
engineering ingeniería
collection colección colecciones
professional profesional profesionales
details detalles detalle
navigation navegación
deliver entregar entregamos
cart carrito
provide ofrecer proporcionar ofrecemos
electronics electrónica electrónico
financial financiero financiera financieros
back volver atrás
installation instalación instalaciones
forum foro
university universidad universidades
rights derechos derecho
people gente personas
schedule horario horarios
link enlace
live vivo
protection protección
list lista listado
association asociación asociaciones
explore explora explorar
check verificar
newsletter boletín boletines
map mapa
links enlaces
call llamar llama llame llamada llamadas
politics políticos
present presentar presentación
clients clientes cliente
request solicitar solicita solicitud solicite
leadership liderazgo
private privado privada privados
privacy privacidad
travel viajar viajes viajero
quality calidad calidades
club clubes
security seguridad
window ventana ventanas
life vida vidas
students estudiantes
subscribe suscribirse suscríbete suscribir suscríbase
available disponible disponibles
mission misión
jobs empleos
visit visitar visita visite visitas
car coche coches automóvil autos
digital digitales
follow síguenos seguir sigue síganos
culture cultura cultural culturales
buy comprar compra compras compre
including incluyendo incluye
results resultados resultado
calendar calendario
recent reciente recientes
connect conectar conecta conéctate
meet conocer conoce conócenos
operations operaciones
watch mirar
investor inversor inversores inversión inversiones
index índice
high alto alta altos
school escuela escuelas colegio escolar escolares
city ciudad ciudades
popular populares
legal legales jurídico
sale venta rebajas
transfer transferencia transferir
today hoy
language idioma idiomas lengua
sponsored patrocinado
sales ventas
based basado basada
donate donar dona done
country país países
government gobierno
password contraseña clave
continue continuar continúa
group grupo
name nombre nombres apellidos
contribute contribuir contribuye
license licencia licencias
select seleccionar selecciona seleccione
art arte artes
activities actividades actividad
message mensaje
offers ofertas
platform plataforma plataformas
photos fotos fotografías
magazine revista revistas
computer ordenador ordenadores computadora computación
practice práctica prácticas practicar
portal portales
love amor
author autor autora autores
pricing tarifas tarifa
status estado
years años
materials materiales material
control controlar controles
easy fácil fáciles
click clic pulsa haz
planning planificación
forums foros
gallery galería galerías
sports deportivo deportiva deportivos
consulting asesoría asesoramiento consultoría consultor
board junta
family familia familias familiar familiares
form formulario
care cuidado cuidados cuidar
friends amigos amigo amigas amiga
year año
performance rendimiento
integration integración integrar
build construir construye
construction construcción construcciones
response responder
music música músicas musical musicales
training formación entrenamiento capacitación
version versión versiones
administration administración
return devolución devoluciones
game juego
games juegos
phone teléfono teléfonos telefónico
reference referencia referencias
apply postular
secure segura
library biblioteca bibliotecas
science ciencia ciencias científico
employees empleados empleado
process proceso procesos
official oficial oficiales
learning aprendizaje aprender aprende
profile perfil perfiles
date fecha fechas
choose elegir elige elija escoger
commitment compromiso compromisos
region región regiones regional regionales
event evento
play jugar juega reproducir
disclaimer aviso
card tarjeta tarjetas
quick rápido rápida rápidos
local locales
participate participar participa participación
shopping compras
demo demostración
issue edición número
advanced avanzado avanzada avanzados
policies políticas
server servidor servidores
price precio
prices precios
entertainment entretenimiento ocio
series serie
technical técnico técnica técnicos
christmas navidad navideño
state estatal
logo logotipo
credit crédito créditos
hours horas hora
opportunities oportunidades oportunidad
children niños niñas infantil hijos
standard estándar
plus más
complete completo completa completos
corporate corporativo corporativa
story relato relatos cuento
know saber sepa conozca
previous anterior anteriores
job empleo
tutorials tutoriales
baby bebé bebés
daily diario diaria diarios
pages páginas
want desea
package paquete paquetes
feed canal
need necesita necesitas necesito necesitan
editor redactor
shipping envío envíos
options opciones opción
discover descubrir descubre descubra
send enviar envía envíe
proposed propuesto propuesta propuestas
film película
energy energía energías energético
foundation fundación fundaciones
stay estancia alojarse quedarse alojamiento alojamientos hospedaje
discussion debate discusión
analysis análisis analizar
great gran grandes
calculator calculadora
volunteer voluntario voluntarios voluntariado voluntaria
offer oferta
interview entrevista entrevistas
stories historias
issues problemas
academic académico académica académicos
catalog catálogo catálogos
relations relaciones
innovation innovación innovador innovaciones
certified certificado certificada
budget presupuesto presupuestos
europe europa europeo europea europeos
sites webs
master máster
week semana semanas
sport deporte
stock existencias
small pequeño pequeña pequeños
environment ambiente medioambiente ambiental entorno
commercial comercial comerciales
diversity diversidad
simple sencillo sencilla
interest interés intereses
assistance asistencia
photo foto fotografía
pay pagar paga pague
coming próximamente
intelligence inteligencia
second segundo segunda
writing redacción
address dirección direcciones domicilio
instructions instrucciones
department departamento
soon pronto
classic clásico clásica clásicos
needs necesidades
required requerido obligatorio requisitos obligatorios
impact impacto impactos
property propiedad propiedades inmueble
rental alquiler alquileres alquilar
annual anual anuales
maps mapas
different diferente diferentes distintos
interactive interactivo interactiva
safety prevención
way camino manera
tags etiquetas etiqueta
favorite favorito favoritos favorita
homepage portada
books libros librería
two dos
tel tlf tfno
please favor
hello hola
inspired inspirado
future futuro
food comida alimentos alimentación alimentario alimento
statement declaración
improve mejorar mejora
building edificio edificios
used usado usados
opening apertura inauguración
strategy estrategia estrategias estratégico
channel canales
portfolio portafolio
groups grupos
text texto textos
district distrito barrio
trusted confianza
human humano humana humanos
image imagen
park parque parques
machine máquina máquinas maquinaria
submit someter
white blanco blanca
meeting reunión reuniones
brands marcas
central centrales
identify identificar identificación
payment pago pagos
body cuerpo
mind mente
become hazte
style estilo estilos
church iglesia iglesias
testimonials testimonios
loading cargando
climate clima climático
overview resumen
living vivir
problem problema
air aire
test prueba pruebas
write escribir escribe escriba
together juntos
long largo larga
sell vender vende
economic económico económica económicos
space espacio espacios
type tipo
types tipos
modern moderno moderna
forgot olvidado olvidaste olvidó
tickets entradas boletos
beautiful hermoso hermosa bonito bello bella
unique único única
geographic geográfico
success éxito éxitos
section sección secciones
upload subir
settings ajustes configuración
executive ejecutivo ejecutiva
class clase
classes clases
man hombre
island isla islas
water agua aguas
traditional tradicional tradicionales
answer respuesta respuestas
format formato formatos
active activo activa activos
perfect perfecto perfecta
theme tema temas
thought pensamiento
framework marco
course curso
place lugar lugares
alternative alternativa alternativas
sound sonido
try probar intenta
items objetos
cases casos
inside dentro interior
beauty belleza
leading líder líderes
forms formularios formulario
hotel hoteles hostelería
demand demanda
talks charlas charla
restaurant restaurante restaurantes
tablet tabletas tableta
accept aceptar acepto acepta
position puesto
talk hablar habla
women mujeres mujer
cloud nube
ice hielo helados
templates plantillas
copy copiar copia copias
model modelo
minutes minutos minuto actas
works obras
areas áreas zonas
medium medio
true verdad verdadero
wedding boda bodas nupcial
land terreno terrenos tierra tierras
workshops talleres
ltd srl slu
launch lanzar lanzamiento
easily fácilmente
natural naturales
topics temas
low bajo baja
screen pantalla pantallas
example ejemplo ejemplos
concept concepto conceptos
bank banco bancos bancario
prepare preparar prepara
print imprimir
brand marca
inclusion inclusión inclusivo
manufacturing fabricación manufactura
opinion opinar
size tamaño talla tallas
garden jardín jardines jardinería
statistics estadísticas estadística
skills habilidades destrezas
possible posible posibles
understand entender
vision visión
default defecto predeterminado
gift regalo
visual visuales
file fichero ficheros
level niveles nivel
times veces tiempos tiempo
dedicated dedicado dedicada
combination combinación
ideas idea
past pasado
drive conducir
savings ahorro ahorros
tool herramienta
campaign campaña campañas
reading lectura lecturas
values valores
already ya
ready listo
slide diapositiva
footer pie
sustainability sostenibilidad sostenible sustentable
collaboration colaboración colaborar colabora
youth juventud jóvenes joven juvenil
thanks gracias agradecimientos
artists artistas artista
trip viaje
scholarships becas beca
teams equipos
sellers vendedores vendedor
exchange intercambio intercambiar
incident incidente incidentes
compliance cumplimiento
moment momento momentos
good bueno buena buenos bien
advice consejo
van furgoneta furgonetas
guidelines pautas lineamientos
admissions admisión admisiones
united unidos unidas
ratings calificaciones puntuación
frequently frecuentes faq
animals animales
traffic tráfico
save guardar ahorrar ahorra
box caja cajas
teaching enseñanza docencia
quote cotización cotizar
edition edición ediciones
renew renovar renovación
episode episodio episodios capítulo
cross cruz
scientists científicos
knowledge conocimiento conocimientos
refund reembolso
involved involucrado
institute instituto institutos
affordable asequible asequibles
evaluation evaluación
monitor monitorizar
winter invierno
green verde verdes
fashion moda ropa
founder fundador fundadora
efficient eficiente eficaz
old viejo antiguo antigua
big grande
speakers ponentes
plans planes
promotion promoción promociones
multiple múltiples
optimization optimización optimizar
key llave llaves
value valor
important importante importantes
initiative iniciativa iniciativas
methods métodos método
studies estudios estudio
residents residentes residente vecinos
button botón botones
black negro negra
awards premios premio galardones
virtual virtuales
abstract abstracto
house casa casas
enter entrar entra introducir introduzca
abuse abuso
solar fotovoltaica
description descripción
host anfitrión
fun divertido divertida
part parte
legislative legislativo legislativa
grow crecer crecimiento cultivar
range gama
cost coste costo costes costos
silver plata
rates tasas
room sala habitación
recruitment reclutamiento
secret secreto secretos
destination destino destinos
dynamic dinámico dinámica
three tres
approach enfoque
holiday vacaciones vacacional
agents agentes
priority prioridad
forest bosque bosques forestal
evolution evolución
lists listas
progress progreso
upcoming próximos próximas próximo próxima
republic república
tournament torneo torneos
branch sucursal sucursales
cleaning limpieza limpiar
subject asunto asignatura
men hombres
receive recibir recibe reciba
pool piscina piscinas
highlights destacados destacado
owners dueños
diagnosis diagnóstico
random aleatorio azar
power poder potencia
convenient cómodo
sample muestra muestras
exclusive exclusivo exclusiva exclusivos
peace paz
weekly semanal
agreement acuerdo acuerdos convenio
step paso pasos
ministry ministerio
tip truco
word palabra palabras
weapons armas
enjoy disfruta disfrutar disfrute
appointment cita citas
repair reparación reparar reparaciones
discounts descuentos
letters cartas letras
infrastructure infraestructura
journey trayecto
near cerca
header encabezado cabecera
independent independiente
street calle calles avenida
alerts alertas
hotels hoteles
hardware ferretería
builder constructor constructora
benefits beneficios
node nodo nodos
elections elecciones
light luz luces iluminación lámpara
division división
primary primaria primario
homes hogar hogares viviendas
furniture muebles mobiliario mueble
think pensar piensa
toys juguetes juguete juguetería
basic básico básica básicos
difficult difícil difíciles
adventure aventura aventuras
flight vuelo vuelos
logistics logística
phones móviles teléfonos
wellness bienestar
road carretera carreteras
red rojo roja
correct correcto
suggestions sugerencias sugerencia
booking reservas reservación reservaciones
estate inmobiliaria inmobiliario inmobiliarias inmuebles
checkout finalizar
tourism turismo turístico turística turistas
bikes bicicletas bicis bicicleta
delayed retraso
export exportar exportación
guest huésped invitado huéspedes invitados
tab pestaña
domain dominio dominios
star estrella estrellas
flexible flexibles
mode modo
instant instantáneo
supplies suministros
broker corredor
philosophy filosofía
edit editar
lab laboratorio
equipment equipamiento
consent consentimiento
equity equidad
foreign extranjero extranjeros extranjera exterior
simulation simulación
patients pacientes paciente
temperature temperatura temperaturas
assets patrimonio
earn ganar gana
breathing respiración
readers lectores lector
month mes meses
codes códigos
rent arriendo
television televisión tele
mobility movilidad
gifts regalos
front frente
evidence evidencia evidencias
dining cena comedor
strength fuerza
run correr
horizon horizonte
maintenance mantenimiento
seminars seminarios seminario
inspection inspección
additional adicional adicionales
talent talento talentos
tree árbol árboles
agency agencia agencias
less menos
increase aumentar aumento
hospital hospitales hospitalario
fair feria ferias
trending tendencias tendencia
states estados
military militar militares ejército
background fondo
load cargar carga
catering banquetes
influence influencia
village pueblo pueblos aldea
discipline disciplina disciplinas
structure estructura estructuras
equal igual igualdad
reliable fiable fiables
summer verano
wholesale mayorista mayoristas
rules reglas normas reglamento normativa
museum museo museos
fresh fresco frescos
object objeto
conference congreso conferencias congresos
sector sectores
leave dejar
war guerra guerras
cybersecurity ciberseguridad
hero héroe héroes
stop parar detener
tuition matrícula
individual individuales
trailer remolque tráiler
large grandes
implementation implementación
scale escala
law ley leyes
decorative decoración decorativo decorar
creator creador creadores
voice voz voces
doctor médico doctora doctores
routes rutas
movement movimiento movimientos
loans préstamos
medicine medicina medicinas
win ganadores
powerful potente poderoso
capture captura
dark oscuro oscura
strong fuerte fuertes
beach playa playas
complaint queja quejas reclamación reclamaciones
tracking seguimiento rastreo
feel sentir
preferences preferencia
countdown regresiva
pandemic coronavirus pandemia
filter filtrar filtro filtros
approved aprobado aprobada homologado
unit unidad unidades
period plazo
awareness sensibilización
zone zona
notification notificación notificaciones
billing facturación
math matemáticas matemática
ideal ideales
station estación estaciones
motorcycle moto motos motocicleta motocicletas
bus autobús autobuses
tour recorrido
translation traducción traducciones traductor traducir
table mesa mesas
coverage cobertura
hate odio
variety variedad
train tren trenes
cat gato gatos gatito felino
movies películas
entry entrada
transition transición
immigration inmigración
gdpr rgpd lopd
physical físico física
explanation explicación
delete eliminar borrar elimina
replace reemplazar sustituir
rooms habitaciones
fields campos
boats barcos barco
excel excelencia
teachers maestros docentes
exhibition exposición exposiciones
vehicle vehículo vehículos
title título títulos
perspectives perspectivas perspectiva
advantage ventaja
clean limpio
short corto corta cortos
jewelry joyería joyas joya
chapter capítulos
closed cerrado cerrada
vegetables verduras hortalizas
anxiety ansiedad
faculty facultad facultades
mortgage hipoteca hipotecas hipotecario
audit auditoría auditorías
justice justicia judicial
assembly asamblea asambleas
bloggers blogueros bloguera
stamps sellos filatelia
pace ritmo
gym gimnasio gimnasios
pain dolor dolores
realistic realista
pizza pizzas pizzería
county condado provincia
charity caridad solidario solidaria
parish parroquia parroquial parroquias
mosque mezquita
temple templo templos
prayer oración oraciones rezar plegaria
worship culto misa adoración
sermon homilía predicación sermones
diocese diócesis diocesano arzobispado obispado
choir coro coral coros
orchestra orquesta orquestas
concert concierto conciertos
theater teatro teatros
scouts escultismo
donation donación donaciones donativo donativos
membership membresía
league liga ligas
player jugador jugadores jugadora
coach entrenador entrenadores entrenadora
match partido partidos
hiking senderismo excursiones
cycling ciclismo ciclista ciclistas
football fútbol futbolista
fishing pesca pescador pescar
hunting caza cazador cazar
horse caballo caballos hípica ecuestre
dog perro perros cachorro canino perra
dance baile danza bailar bailes
breed raza razas cría criador
massage masaje masajes
clinic clínica clínicas
dentist dentista dental dentistas odontología
pharmacy farmacia farmacias
nurse enfermera enfermería enfermero
psychologist psicólogo psicología psicóloga
lawyer abogado abogados abogada
notary notario notaría notarios
accountant contable contador contabilidad
tax impuesto impuestos fiscal tributario tributos
loan préstamo
plumber fontanero fontanería plomero
carpenter carpintero carpintería
roof tejado techo cubierta tejados
bathroom baño baños
heating calefacción
door puerta puertas
flower flor flores florista floristería
bakery panadería pastelería panadero
bread pan panes
wine vino vinos viñedo bodega bodegas
beer cerveza cervezas cervecería
coffee café cafés cafetería
chef cocinero
dish plato platos
breakfast desayuno desayunos
camping acampada
apartment apartamento apartamentos piso pisos
arrival llegada llegadas
departure salida salidas
mayor alcalde alcaldía alcaldesa
municipality municipio municipal ayuntamiento municipios municipales
council concejo concejal concejales concejalía
waste residuos basura desechos
police policía
fire fuego incendio bomberos incendios
permit permiso permisos
tender licitación licitaciones
election elección electoral electorales
vote votar voto votos votación
candidate candidato candidatos candidatura candidata
parliament parlamento
court tribunal juzgado tribunales juzgados
kindergarten guardería preescolar parvulario
pupil alumno alumnos alumnado
student estudiante
teacher maestro docente
exam exámenes examen
semester semestre
diploma diplomas
lesson lección lecciones
enrolment matriculación inscripción inscripciones inscríbete
thesis tesis
laboratory laboratorios
speaker ponente
sponsor patrocinador patrocinadores patrocinio
venue recinto
ticket boleto
lineup cartel
recipe receta recetas
ingredient ingredientes ingrediente
cooking cocina cocinar
essay ensayo ensayos
poem poema poemas poesía poesías
novel novela novelas
writer escritor escritora escritores
photographer fotógrafo fotógrafa
painter pintor pintura pintores
illustrator ilustrador ilustradora
designer diseñador diseñadora
developer desarrollador desarrolladores
freelancer autónomo autónomos
curriculum currículo
biography biografía biografías
born nacido nació nacimiento nacida
hobby afición aficiones
reply responde
moderator moderador moderadores
member miembro
nickname apodo alias
poll encuesta encuestas
basket cesta
delivery entrega entregas reparto
warranty garantía garantías
voucher bono
discount descuento rebaja
colour color colores
bestseller superventas
retail minorista
manufacturer fabricante fabricantes
factory fábrica fábricas
spare repuestos recambios recambio repuesto
steel acero aceros
wood madera maderas
plastic plástico plásticos
concrete hormigón concreto
renovation reformas reforma rehabilitación
architect arquitecto arquitectos arquitectura
engineer ingeniero ingenieros
transport transporte transportes
freight flete mercancías
tyre neumático neumáticos llantas
garage garaje
classified clasificados anuncio anuncios
vacancy vacante vacantes
employer empleador empleadores
rating calificación puntuaciones
coupon cupón cupones
nearby cercanos cercano
category categoría
converter convertidor convertir conversor
checker verificador
install instalar instala
tutorial tutoriales
subscription suscripción suscripciones
automation automatización automatizar
invoice factura facturas
payroll nómina nóminas
newspaper periódico periódicos
editorial editoriales
journalist periodista periodistas periodismo
headline titular titulares
economy economía
weather meteorología meteo
horoscope horóscopo
obituary obituario esquela esquelas funeraria
broadcast emisión transmisión emisora
listen escuchar escucha escuche oír
crime crimen delito delitos
celebrity famosos
subscriber suscriptor suscriptores abonado
accessibility accesibilidad accesible
career carrera
testimonial testimonio
certificate certificados
partner socio socia
solution solución
product producto
owned propio
competence competencia competencias
emergency emergencia emergencias urgencias
night noche noches
printing impresión imprenta impresora
puzzle rompecabezas
quiz cuestionario
band banda bandas
album álbum álbumes
song canción canciones
movie cine película
actor actriz actores
cinema cines
animal mascota mascotas
shelter refugio albergue
adoption adopción adoptar adopta
child niño niña hijo
elderly ancianos mayores
disability discapacidad discapacidades
refugee refugiados refugiado
poverty pobreza
aid humanitaria humanitario
relief alivio
statute estatutos estatuto
chairman presidente presidenta
committee comité comités comisión
society sociedad sociedades
union sindicato sindical sindicatos unión
federation federación federaciones
cooperative cooperativa cooperativas
petition petición peticiones
protest protesta protestas huelga
conservation conservación
farm granja finca granjas
agriculture agricultura agrícola agricultor
harvest cosecha vendimia
sight monumento monumentos
mountain montaña montañas
ski esquí esquiar
insurance seguros seguro aseguradora
"""
