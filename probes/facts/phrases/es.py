"""What links and buttons ask for in Spanish, of Spain and of the Americas."""

from typing import Final

PHRASES: Final = """
- el la los las lo un una unos unas al del de en a con por para y tu tus su sus mi mis nuestro nuestra nuestros
- nuestras nos nosotros nosotras te me se os vuestro vuestra usted contigo este esta ya ahora aquí acá hoy mismo
- online línea gratis gratuito gratuita gratuitos gratuitamente rápido rápidamente fácil fácilmente directamente favor
- clic desde solo
search buscar|busque|buscador|nueva_búsqueda|búsqueda_avanzada|realizar_búsqueda|hacer_búsqueda|iniciar_búsqueda
search buscar|busca|busque|búsqueda|buscador|encuentra|encuentre|encontrar producto|productos|artículos|sitio|web
search encontrá producto|productos|artículos|sitio|web|piso|casa|vivienda|empleo|empleos|trabajo|vacantes
search buscar|busca|busque|buscador|encuentra|encuentre|encontrar|encontrá inmueble|inmuebles|propiedad|propiedades
search buscar|busca|busque|buscador|encuentra|encuentre|encontrar piso|casa|vivienda|empleo|empleos|trabajo|vacantes
search buscar|busca|busque|buscador|encuentra|encuentre|encontrar curso|cursos|hotel|hoteles|vuelo|vuelos|coche|coches
search buscar|busca|busque|buscador|encuentra|encuentre|encontrar auto|tienda|tiendas|sucursal|médico|médicos
search buscar|busca|busque|buscador|encuentra|encuentre|encontrar profesional|trámite
search buscar|busca|busque|buscador libro|libros|receta|recetas|noticias|trámites|documentos|ofertas_empleo|página
search buscar|busca|busque|buscador catálogo
buy comprar|compra|compre|comprad|quiero_comprar|cómpralo|cómprelo|compralo|boletosenlínea|taquillaonline
buy compraronline|carrito|carrito_compra|carrito_compras|cesta_compra|carro_compra|carro_compras
buy añadir_carrito_compras|tiendaonline|tiendaenlínea|nuestratiendaonline|latiendaonline|nuestratiendaenlínea
buy visitanuestratiendaonline|iralatienda|iratienda|iralatiendaonline|tienda_virtual|tienda_web|entradasonline
buy comprar|compra|compre|adquirir|adquiere|adquiera|adquirí|conseguir entrada|entradas|boleto|boletos|ticket|tickets
buy consigue|obtener|obtén|obtenga entrada|entradas|boleto|boletos|ticket|tickets
buy comprar|compra|compre|adquirir|adquiere|adquiera|sacar|saca billete|billetes|pasaje|pasajes|bono|abono|abonos|pase
buy comprar|compra|compre|adquirir|adquiere|adquiera|conseguir|consigue libro|libros|producto|productos|curso|licencia
buy comprar|compra|compre|adquirir|adquiere|regalar|regala tarjeta_regalo|bono_regalo|cheque_regalo|gift_card
buy comprar|compra|compre|adquirir|adquiere|regalar|regala vale_regalo
buy añadir|agregar|añade|agrega|agregue|añada|meter|poner|sumar carrito|cesta|carro|bolsa|carrito_compra|cesta_compra
buy ver|ir|mostrar|abrir carrito|cesta|carrito_compra|carrito_compras|cesta_compra|carro_compra|carro_compras
buy ver|ir|mostrar|abrir bolsa_compra
buy finalizar|finaliza|completar|completa|terminar|proceder|tramitar|confirmar compra|pedido|pago
buy ir caja|pago
buy ir|visita|visitar|visite|entrar|entra|ver|acceder|conoce tienda_virtual|tienda_web|e-shop
buy venta entradas|boletos|anticipada|pasajes|tickets
order hacer|haz|haga|hacé|realizar|realiza|realice|realizá|enviar|envía|iniciar|empezar|comenzar|quiero pedido|encargo
order pedir|pide|pida|pedí|ordenar|ordena|ordene|encargar|encarga|encargue comida|pizza|domicilio|llevar|delivery|menú
order pedir|pide|pida|pedí|ordenar|ordena|ordene|encargar|encarga whatsapp|tarta|torta|pastel|paella|catering|app
order encargue whatsapp|tarta|torta|pastel|paella|catering|app
order pedir|pide|pida|pedí|solicitar|solicita|solicite muestras|muestra_gratuita
order pideahora|pideya|pideonline|pideaquí|pideenlínea|pedironline|pediraquí|pedirahora|pedíonline|pídelo|pídeloya
order ordenaahora|ordenaonline|ordenaaquí|ordenaenlínea|ordenarenlínea|ordenarahora|ordenaraquí|ordenaronline
order ordeneahora|pedidosonline|pedidosenlínea|pedidoonline|formulario_pedido|hoja_pedido|encargar
book reservar|reserve|reservas|reservación|reservaciones|quiero_reservar|hacer_reserva|reservaahora|reservaya
book reservaonline|reservaaquí|reservahoy|reservaenlínea|reservaahoramismo|citaonline|citaprevia|agendatuvisita
book agendaunavisita|programatuvisita|programaunavisita|agendaahora|agendaaquí|agendaya|agendarahora
book reservar|reserva|reserve|pedir|pide|pida|pedí|solicitar cita|citas|cita_previa|turno|turnos|hora|demo|visita
book solicita|solicite|sacar|saca|saque cita|citas|cita_previa|turno|turnos|hora|demo|visita
book concertar|concierta|concierte|agendar|agende|coger|coge|programar|programe|quiero|solicitar cita|visita|demo
book concertar|concierta|agendar|agende|programar|programe cita_previa|reunión|llamada|turno|hora|demostración|clase
book quiero cita_previa|reunión|llamada|turno|hora|demostración|clase
book agendar|agende|programar|programe|reservar|reserve|solicitar asesoría|sesión|consulta|entrevista|recorrido
book solicite asesoría|sesión|consulta|entrevista|recorrido
book agenda|programa cita|reunión|llamada|turno|hora|demo|demostración|clase|asesoría|sesión|consulta|entrevista
book reservar|reserva|reserve|separar|separa|apartar|aparta|asegura mesa|plaza|lugar|cupo|habitación|estancia|estadía
book reservar|reserva|reserve tour|excursión|experiencia|alojamiento|hotel|vuelo|viaje|traslado|taxi|pista|cancha|sala
book reservar|reserva|reserve entrada|entradas|billete|boletos|clase|clases|actividad|taller|servicio|coche|auto
book reservar|reserva|reserve espacio|reunión|llamada|sesión|consulta|asesoría|demostración|visita_guiada|visitas
book reservar|reserva|reserve clase_prueba
book hacer|haz|haga|hacé|realizar|realiza|realice|efectuar|solicitar|solicita|solicite|formulario reserva|reservación
book pedir|pide|solicitar|solicita|solicite|pida|agendar|agenda clase_prueba|clase_muestra|demostración|reunión
book pedir|pide|solicitar|solicita|solicite|pida|agendar|agenda prueba_manejo
book solicitar|solicita|reservar|agendar|pedir test_drive|prueba_conducción|prueba_manejo|taxi|consulta|sesión
book solicitar|solicita|reservar|agendar|pedir recogida
book consultar|consulta|consulte|ver|comprobar|comprueba|verificar|verifica|buscar|busca disponibilidad
track rastrear|rastrea|rastree|rastreo|seguir|sigue|siga|seguí|localizar|localiza|localice pedido|pedidos|envío|envíos
track rastrear|rastrea|rastree|rastreo|seguir|sigue|localizar|localiza paquete|paquetes|encomienda|orden|carga
track localice paquete|paquetes|encomienda|orden|carga
track seguimiento|tracking pedido|pedidos|envío|envíos|paquete|paquetes|encomienda|encomiendas|orden|órdenes|carga
track seguimiento|tracking compra
track rastreo|rastrea_guía|rastrear_guía|rastreo_guías|dónde_está_pedido|dónde_está_paquete|estado_pedido|estado_envío
track consultar|consulta|ver|revisar|revisa|consulte estado_pedido|estado_envío|estado_orden|estado_paquete
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|obtener|obtén|obtenga|recibir|recibe presupuesto|cotización
quote calcular|calcula|formulario presupuesto|cotización
quote hacer|haz|haga|hacé|realizar|realiza|conseguir|consigue|quiero|necesito|generar presupuesto|cotización|tasación
quote pedir|pide|pida|solicitar|solicita|solicite|petición presupuesto|cotización|precio|oferta|propuesta|tasación
quote solicitud presupuesto|cotización|precio|oferta|propuesta|tasación
quote pedir|pide|pida|solicitar|solicita|solicite|obtener|obtén|| presupuesto|cotización sin_compromiso|personalizado
quote obtener|obtén|calcular|calcula|calcule|consultar|consulta|consulte precio|tarifa
quote cotizar|cotiza|cotice|cotizá|cotízalo|quiero_cotizar |producto|productos|seguro|servicio|envío|proyecto|auto
quote cotizador |producto|productos|seguro|servicio|envío|proyecto|auto
quote presupuestoonline|presupuestogratis|presupuestogratuito|presupuestoenlínea|presupuesto_sin_compromiso
quote presupuestar
contact contactar|contacta|contacte|contacto|contactos|contáctanos|contáctenos|contactános|contáctame|contáctate
contact contactarnos|consúltanos|consúltenos|consultanos|pregúntanos|pregúntenos|preguntanos|buzón_sugerencias
contact haznos_consulta|te_llamamos|le_llamamos|quiero_que_me_llamen|tienes_dudas|tienes_preguntas|alguna_duda
contact tienes_alguna_pregunta
contact contactar|contacta|contacte|habla|hable|hablar|chatea|chatear asesor|asesora|experto|especialista|equipo
contact conversa asesor|asesora|experto|especialista|equipo
contact contactar|contacta|contacte|habla|hable|hablar|chatea|conversa|escribe ventas|agente|consultor|whatsapp
contact escribinos ventas|agente|consultor|whatsapp
contact ponte|póngase|ponerse|ponete|ponerme|poneos|pónganse|entra|entrar|pongámonos contacto
contact escríbenos|escríbanos|escribinos|escríbeme|escríbame|escribirnos|conversemos|charlemos |whatsapp|correo
contact enviar|envía|envíe|enviá|envíanos|envíenos|mandar|manda|mándanos|dejar|deja|déjanos mensaje|correo|email
contact escribir mensaje|correo|email
contact enviar|envía|envíe|enviá|envíanos|envíenos|mandar|manda|mándanos|haz|hacer|haga|realizar consulta|pregunta
contact realiza consulta|pregunta
contact enviar|envía|envíe|envíanos|mandar|mándanos mail|whatsapp|correo_electrónico|sugerencias|duda|dudas
contact formulario|datos|página|información contacto
contact formulario consulta
contact solicitar|solicita|solicite|solicitá|pedir|pide|pida|pedí|quiero información|info
contact solicitar|solicita|solicite|pedir|pide|pida|quiero más_información|más_info|contacto
contact hablemos proyecto|whatsapp
contact atención_al_cliente|atención_a_clientes|servicio_al_cliente|servicio_de_atención_al_cliente
contact soporte_al_cliente|atención_al_usuario|centro_de_atención_al_cliente
register registrarse|regístrate|regístrese|registrarme|registrate|registro|quiero_registrarme|inscribirse|inscríbete
register inscríbase|inscribirme|inscribite|inscripción|inscripciones|preinscripción|preinscripciones|matricúlate
register matricularse|matricúlese|matricularme|apúntate|apuntarse|apuntarme|anótate|anotarme|anotate|únete|unirse
register asóciate|asociarse|asóciese|asociate|afíliate|afiliarse|afíliese|date_alta|darse_alta|darme_alta|dese_alta
register colégiate|pruebagratis|pruebagratuita|pruébalogratis|probargratis|pruebegratis|probágratis|empiezagratis
register comienzagratis|empezargratis|comenzargratis|registrategratis|iniciarpruebagratis|iniciarpruebagratuita
register comenzarpruebagratis
register crear|crea|cree|creá|abrir|abre|abra|abrí|activar cuenta|perfil|usuario|cuenta_nueva|nueva_cuenta
register crear|crea|cree|creá|abrir|abre|abra|abrí|activar cuenta_usuario
register hazte|hacerse|hacerme|hágase|hacete|conviértete|convertirse|ser|quiero_ser socio|socia|miembro|voluntario
register hazte|hacerse|hágase|hacete|conviértete|convertirse|ser|quiero_ser voluntaria|distribuidor|proveedor|afiliado
register hazte|hacerse|hágase|conviértete|convertirse|ser|quiero_ser partner|cliente|franquiciado|anfitrión|embajador
register prueba|probar|pruébalo|pruebe 7|14|15|30 días
register formulario|ficha|hoja|boletín inscripción|registro|preinscripción|matrícula|alta|afiliación
register inscríbete|inscribirse|regístrate|registrarse|apúntate|matricúlate curso|cursos|evento|taller|clase
register inscripción curso|cursos|evento|taller|clase|webinar|actividad|carrera|torneo|congreso|jornada
register inscríbete|inscribirse|regístrate|registrarse|apúntate webinar|actividad|carrera|torneo|congreso|jornada
register inscribir|inscribe|registrar|registra|añadir|añade|anunciar negocio|empresa|comercio|equipo|mascota
register nuevo_usuario|nuevo_cliente|nueva_cuenta|nuevo_registro
log_in iniciar|inicia|inicie|iniciá|inicio sesión
log_in identifícate|identificarse|identifíquese|ingresar|loguearse|logueate|login|accesoonline|micuenta|miperfil
log_in acceder|accede|acceda|acceso|ingresar|ingresa|ingrese|ingreso|entrar|entra cuenta|cliente|clientes|usuarios
log_in login cuenta|cliente|clientes|usuarios
log_in ver cuenta
log_in acceder|accede|acceda|acceso|ingresar|ingresa|ingreso|entrar|login usuario|socio|socios|alumno|alumnos|miembros
log_in acceder|accede|acceda|acceso|ingresar|ingresa|ingreso área|área_cliente|área_clientes|área_privada|intranet
log_in entrar|login área|área_cliente|área_clientes|área_privada|intranet
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar campus_virtual|aula_virtual|plataforma|extranet|portal
log_in login campus_virtual|aula_virtual|plataforma|extranet|portal
log_in acceso|login|portal|ingreso empleado|empleados|paciente|proveedores|distribuidores|colegiados|asociados
log_in acceso|login|portal|ingreso afiliados
log_in área|zona|espacio|portal cliente|clientes|usuario|usuarios|socio|socios|alumno|alumnos|privada|privado|personal
log_in área|zona|espacio|portal miembros|empleado|empleados|afiliado|afiliados|asociados|colegiado|colegiados|abonados
subscribe suscribirse|suscríbete|suscríbase|suscribirme|suscribite|suscribir|subscríbete|subscribirse|subscríbase
subscribe newsletter|suscripción|suscripciones|subscripción|quiero_suscribirme|boletín_noticias|boletín_electrónico
subscribe lista_correo
subscribe suscribirse|suscríbete|suscríbase|suscribirme|suscribite|suscripción newsletter|boletín|boletines
subscribe subscríbete newsletter|boletín|boletines
subscribe suscribirse|suscríbete|suscríbase|suscripción novedades|noticias|lista_correo|lista|revista|blog|diario
subscribe suscribirse|suscríbete|suscríbase|suscripción periódico
subscribe recibir|recibe|reciba|recibí|quiero_recibir newsletter|boletín|novedades|noticias|ofertas|promociones
subscribe recibir|recibe|reciba|recibí|quiero_recibir revista
subscribe recibir|recibe|reciba|quiero_recibir|crear|crea|activar alertas|actualizaciones|alerta|alertas_empleo|avisos
subscribe apúntate|apuntarse|regístrate|registrarse|inscríbete|inscribirse|únete|alta newsletter|boletín|lista_correo
subscribe registro newsletter|boletín|lista_correo
download descargar|descarga|descargue|descargá|descargas|descárgalo|descárgala|descargalo|bajar_app|baja_app
download descargar|descarga|descargue|descargá|instalar|instala|obtener|obtén app|aplicación|apk|extensión |pdf
download consigue|descárgate app|aplicación|apk|extensión |pdf
download descargar|descarga|descargue|descargá|bajar catálogo|catálogos|folleto|dossier|ficha|ficha_técnica|pdf |pdf
download descargar|descarga|descargue|descargá|bajar guía|ebook|e-book|formulario|formularios|impreso|programa |pdf
download descargar|descarga|descargue|descargá|bajar manual|manuales|informe|documento|documentos|archivo |pdf
download descargar|descarga|descargue|descargá|bajar archivos|carta|menú|plantilla|bases|software |pdf
download descargar|descarga|descargue|descargá tarifa|tarifas |pdf
download descargar|descarga|descargue|descargá|bajar brochure|temario|memoria|solicitud|versión|mapa|revista |pdf
download descargar|descarga|descargue|descargá lista_precios|plano|planos|hoja_inscripción|ficha_inscripción |pdf
download descargar|descarga|descargue|descargá libro|cartel|recibo |pdf
donate donar|donación|donaciones|donativo|donativos|quiero_donar|donaahora|donaya|donaaquí|donahoy|donaonline
donate donaenlínea|doneahora|doneya|doneaquí|doneenlínea|doneonline|apóyanos|apóyenos|apoyanos|ofrendar|ofrendas
donate diezmar|diezmos_ofrendas
donate hacer|haz|haga|hacé|realizar|realiza|realice|enviar|envía donación|donativo|aportación|aporte|ofrenda
donate hacer|haz|haga|hacé|realizar|realiza|realice|enviar|envía donación_mensual
donate hazte|hacerse|hágase|ser|quiero_ser padrino|madrina|donante_mensual
donate apadrinar|apadrina|apadrine niño|niña|niños|animal|perro|gato
donate apoya|apoyar|apoye|ayuda|ayudar|colabora|colaborar|contribuye proyecto|causa|fundación|misión|labor|obra
donate contribuir proyecto|causa|fundación|misión|labor|obra
donate apoya|apoyar|apoye|colabora|colaborar asociación|iglesia|parroquia|campaña|económicamente|donativo|donación
donate apoya|apoyar|apoye|colabora|colaborar periodismo
donate botón_donar_con_paypal|donar_con_el_botón_paypal
apply postular|postúlate|postule|postularme|postularse|postulate|postúlese|postulaahora|postulaaquí|quiero_postular
apply aplicaahora|aplicaaquí|aplicarahora|aplicaraquí|aplicaya|aplicahoy|apliqueahora|apliqueaquí|aplicaenlínea
apply aplicar|aplica|aplique|postular|postula|postúlate|postularse beca|becas|vacante|empleo|puesto|crédito
apply postulación beca|becas|vacante|empleo|puesto|crédito
apply aplicar|aplica|aplique|postular|postula|postúlate|postularse préstamo|admisión|visa|oferta_empleo|convocatoria
apply inscríbete oferta_empleo|convocatoria
apply enviar|envía|envíe|enviá|envíanos|envíenos|mandar|manda|mándanos|mándenos|adjuntar cv|curriculum|currículo
apply adjunta cv|curriculum|currículo
apply enviar|envía|envíe|enviá|envíanos|envíenos|mándanos|presentar candidatura|hoja_vida|postulación|curriculum_vitae
apply presenta hoja_vida|postulación|curriculum_vitae
apply subir|sube|suba|dejar|deja|déjanos|déjenos|cargar|carga|cargá|entregar|entrega cv|curriculum|hoja_vida|currículo
apply ingresa cv|curriculum|hoja_vida|currículo
apply solicitar|solicita|solicite|solicitá|pedir|solicitud|tramitar beca|becas|subvención|préstamo|crédito|hipoteca
apply tramita beca|becas|subvención|préstamo|crédito|hipoteca
apply solicitar|solicita|solicite|solicitá|pedir|solicitud tarjeta|tarjeta_crédito|admisión|plaza|empleo|trabajo
apply solicitar|solicita|solicite|solicitá|pedir|solicitud financiación
apply enviar|presentar|presenta|presente|envía|formulario solicitud_empleo|solicitud_admisión|solicitud_ingreso
apply enviar|presentar|presenta|presente|envía|formulario candidatura
apply presentar|presenta|presente solicitud
"""
