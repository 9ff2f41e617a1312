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
search qué_estás_buscando|qué_buscas|qué_está_buscando|qué_busca|abrir_búsqueda|mostrar_búsqueda
search abrir_buscador
search buscar|busca|busque|buscá|buscador|encuentra vivienda_ideal|casa_ideal|próximo_hogar|alojamiento
search encuentre|encontrar|encontrá|localiza vivienda_ideal|casa_ideal|hogar|próximo_hogar|alojamiento
search localizar|localizador vivienda_ideal|casa_ideal|hogar|próximo_hogar|alojamiento
search buscar|busca|busque|buscá|buscador|encuentra alojamientos|tienda_más_cercana|dentista|farmacia|abogado
search encuentre|encontrar|encontrá|localiza alojamientos|tienda_más_cercana|dentista|farmacia|abogado
search localizar|localizador alojamientos|tienda_más_cercana|dentista|farmacia|abogado
search buscar|busca|busque|buscá|buscador viviendas|casas|pisos|apartamento|apartamentos|departamento
search encuentra|encuentre|encontrar|encontrá viviendas|casas|pisos|apartamento|apartamentos|departamento
search localiza|localizar|localizador viviendas|casas|pisos|apartamento|apartamentos|departamento
search buscar|busca|busque|buscá|buscador|encuentra departamentos|habitación|local|locales|terreno|terrenos
search encuentre|encontrar|encontrá|localiza|localizar departamentos|habitación|local|locales|terreno|terrenos
search localizador departamentos|habitación|local|locales|terreno|terrenos
search buscar|busca|busque|buscá|buscador|encuentra|encuentre centro|centros|oficina|oficinas|distribuidor
search encontrar|encontrá|localiza|localizar|localizador centro|centros|oficina|oficinas|distribuidor
search buscar|busca|busque|buscá distribuidores|concesionario|concesionarios|especialista|taller
search buscador|encuentra|encuentre distribuidores|concesionario|concesionarios|especialista|taller
search encontrar|encontrá|localiza distribuidores|concesionario|concesionarios|especialista|taller
search localizar|localizador distribuidores|concesionario|concesionarios|especialista|taller
search buscar|busca|busque|buscá|buscador restaurante|restaurantes|vehículo|vehículos|coche_ideal|repuestos
search encuentra|encuentre|encontrar restaurante|restaurantes|vehículo|vehículos|coche_ideal|repuestos
search encontrá|localiza|localizar restaurante|restaurantes|vehículo|vehículos|coche_ideal|repuestos
search localizador restaurante|restaurantes|vehículo|vehículos|coche_ideal|repuestos
search buscar|busca|busque|buscá|buscador|encuentra|encuentre recambios|evento|eventos|tema|temas|alquiler
search encontrar|encontrá|localiza|localizar|localizador recambios|evento|eventos|tema|temas|alquiler
search buscar|busca|busque|buscá|buscador|encuentra|encuentre médicos|doctor|clínica|psicólogo|viaje|viajes
search encontrar|encontrá|localiza|localizar|localizador médicos|doctor|clínica|psicólogo|viaje|viajes
search buscar|busca|busque|buscá|buscador destino|vuelos_baratos|evento|título|autor|artículo|formación
search encuentra|encuentre|encontrar|encontrá destino|vuelos_baratos|evento|título|autor|artículo|formación
search localiza|localizar|localizador destino|vuelos_baratos|evento|título|autor|artículo|formación
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
buy comprar|compra|compre|adquirir|adquiere pase|pases|camiseta|cupón|bonos|vino|vinos|aceite|flores|disco
buy comprar|compra|compre|adquirir|adquiere discos|cd|vinilo|repuestos|recambios|neumáticos|dominio
buy comprar|compra|compre|adquirir|adquiere hosting|plan|membresía|cuadro|obra|obras|novela|ejemplar|equipo
buy comprar|compra|compre|adquirir|adquiere camisetas|lotería|número|números|merchandising|créditos
buy comprar|compra|compre|adquirir|adquiere whatsapp|amazon|tienda|tienda_online|web|bono_clases|pack
buy comprar|compra|compre|adquirir|adquiere entrada_anticipada|entradas_anticipadas|localidades|seguro
buy cómpralo|disponible|consíguelo|cómprala amazon
buy quiero|reserva_y_compra entrada|entradas|boletos
buy pagar|pague |pedido|compra|carrito|tarjeta|paypal
buy ir pagar
buy realizar|hacer|continuar|seguir|formalizar compra|pago
buy proceder_al_pago|continuar_al_pago|continuar_con_el_pago|seguir_comprando|continuar_comprando|pasar_caja
buy pasar_por_caja
buy lo_quiero_comprar|preventa_entradas|preventa_boletos|venta_localidades|entradas_venta|añadir_pedido
buy agregar_pedido
buy visita|visitar|visite|entrar|entra|ir|ve|vamos|visitá tienda|tienda_online
buy regala|regalar experiencia|experiencias|entradas|masaje|bono
buy micesta|tucesta|mibolsa|tubolsa|tubolsadecompra|micarrodecompra
buy contratar|contrata|contrate|contratá plan|servicio|tarifa|hosting|seguro|póliza
order hacer|haz|haga|hacé|realizar|realiza|realice|realizá|enviar|envía|iniciar|empezar|comenzar|quiero pedido|encargo
order pedir|pide|pida|pedí|ordenar|ordena|ordene|encargar|encarga|encargue comida|pizza|domicilio|llevar|delivery|menú
order pedir|pide|pida|pedí|ordenar|ordena|ordene|encargar|encarga whatsapp|tarta|torta|pastel|paella|catering|app
order encargue whatsapp|tarta|torta|pastel|paella|catering|app
order pedir|pide|pida|pedí|solicitar|solicita|solicite muestras|muestra_gratuita
order pideahora|pideya|pideonline|pideaquí|pideenlínea|pedironline|pediraquí|pedirahora|pedíonline|pídelo|pídeloya
order ordenaahora|ordenaonline|ordenaaquí|ordenaenlínea|ordenarenlínea|ordenarahora|ordenaraquí|ordenaronline
order ordeneahora|pedidosonline|pedidosenlínea|pedidoonline|formulario_pedido|hoja_pedido|encargar
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá domicilio|catálogo|sushi|teléfono|recoger
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá cesta|gasoil|gasóleo|leña|butano|pellets|tarta
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá flores|hamburguesa|hamburguesas
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá comida_domicilio|glovo|uber_eats|just_eat
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá rappi|pedidosya|didi|deliveroo|kebab|pollo
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá helado|bebida|desayuno|paella
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá muestra|muestras_gratuitas|comida_llevar
order pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá pizza_domicilio|llevar
order ordenar|ordena|ordene|ordená rappi|uber_eats|pedidosya|didi_food|recoger|pickup
order encargar|encarga|encargue flores|ramo|pan|comida|libro|pasteles|tartas|menú|cordero|cesta
order quiero_pedir|quiero_hacer_un_pedido|quiero_hacer_pedido|pedidorápido|nuevo_pedido|repetir_pedido
order crear_pedido
order hacer|haz|haga|hacé|realizar|realiza|realice|arma|armá|armar|quiero|empieza|empezá pedido_online|pedidos
order prepara|pasar|deja pedido_online|pedidos
order hacer|haz|haga|hacé|realizar|realiza|realice|arma|armá|armar|crea pedido_whatsapp|pedido_teléfono|orden
order empieza|pasar pedido_whatsapp|pedido_teléfono|orden
order arma|armá|armar|empieza|empezá|prepara|pasar|deja|enviá|envíanos pedido
order pedidos|pedido whatsapp|teléfono|domicilio|telefónico|telefónicos|llevar|comida|comida_domicilio
order pídelo whatsapp|teléfono|domicilio
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
book reserva_directa|solicitud_reserva|reserva_whatsapp|reserva_citas|reserva_cita|reserva_hora
book reprogramar_cita|citasonline
book disponibilidad_reservas|turnosonline
book turnero
book reservas|reserva sala|salas|pista|pistas|espacios|instalaciones|canchas|mesa|mesas|habitaciones|hotel
book reservas|reserva grupos|visitas|citas
book reservas|reserva telefónica|teléfono|whatsapp|email|aulas|restaurante|tours|vuelos|actividades
book reservas|reserva alojamiento|directas
book pedir|pide|pida|pedí|solicitar cita_taller|cita_médico|primera_visita|primera_cita|primera_consulta
book solicita|solicite|solicitá|agenda cita_taller|cita_médico|primera_visita|primera_cita|primera_consulta
book agendar|agende|reserva|reservar cita_taller|cita_médico|primera_visita|primera_cita|primera_consulta
book coger|sacar cita_taller|cita_médico|primera_visita|primera_cita|primera_consulta
book pedir|pide|pida|pedí|solicitar|solicita|solicite sesión_gratuita|asesoría_gratuita|consulta_gratuita
book concierta|concertar sesión_gratuita|asesoría_gratuita|consulta_gratuita
book pedir|pide|pida|pedí|solicitar|solicita sesión_informativa|videollamada|videoconsulta|demo_gratuita
book solicite|solicitá|agenda|agendar|agende sesión_informativa|videollamada|videoconsulta|demo_gratuita
book reserva|reservar|programa|programar sesión_informativa|videollamada|videoconsulta|demo_gratuita
book pedir|pide|pida|pedí|solicitar|solicita llamada_gratuita|clase_gratis|clase_gratuita|primera_clase
book solicite|solicitá|agenda|agendar|agende llamada_gratuita|clase_gratis|clase_gratuita|primera_clase
book reserva|reservar|programa|programar llamada_gratuita|clase_gratis|clase_gratuita|primera_clase
book pedir|pide|pida|pedí|solicitar visita_guiada|cita_whatsapp|asesoramiento|tutoría|entrevista_personal
book solicita|solicite|solicitá|agenda visita_guiada|cita_whatsapp|asesoramiento|tutoría|entrevista_personal
book agendar|agende|reserva|reservar visita_guiada|cita_whatsapp|asesoramiento|tutoría|entrevista_personal
book pedir|pide|pida|pedí|solicitar|solicita|solicite diagnóstico|visita_centro|visita_colegio|cita_presencial
book solicitá|agenda|agendar|agende|reserva|reservar diagnóstico|visita_centro|visita_colegio|cita_presencial
book reservar|reserva|reserve|reservá apartamento|casa|casa_rural|camping|parcela|masaje|tratamiento
book reservar|reserva|reserve|reservá coche_alquiler|parking
book reservar|reserva|reserve|reservá fecha|noche|vacaciones|escapada|crucero|barco|bici|kayak|cabaña|suite
book reservar|reserva|reserve|reservá coche|moto|furgoneta
book reservar|reserva|reserve|reservá cena|evento|corte|fin_semana|whatsapp|teléfono|teléfono|llamada_gratuita
book reservar|reserva|reserve|reservá directo|cita_web
book quiero|necesito reservar_mesa|reservar_plaza|agendar|agendar_cita|una_cita|pedir_cita|reservar_habitación
book quiero|necesito turno|demo
book pide|pedir|solicita|solicitar|solicite primera_sesión|primera_clase|sesión_valoración|clase_prueba_gratis
book agenda|agendar|agende|concierta|concertar cita|consulta|visita|demo|reunión|sesión|llamada sin_compromiso
book alquila|alquilar|alquile|alquilá coche|barco|moto|bici|bicicleta|kayak|furgoneta|autocaravana|velero|sala
book reserva|reservar|reserve|reservá|agenda primera_sesión|primera_clase|sesión_valoración|sesión_fotos
book reserva|reservar|reserve|agenda sesión_fotográfica|sesión_diagnóstico|sesión_coaching|prueba_gratuita
book reserva|reservar|agenda|agendar consulta_inicial|consulta_presencial|consulta_jurídica
book reserva|reservar|agenda|agendar|agende llamada|videollamada|reunión|sesión 15|20|30|45|60 minutos|min
book reserva|reservar|agenda|agendar llamada|videollamada|reunión asesor|experto|especialista
book pide|pedir|pida|solicita|solicitar|solicite cita|consulta|visita|demo|reunión|sesión sin_compromiso
book pide|pedir|pida|pedí|solicita|solicitar|reserva cita|hora|turno|visita|mesa whatsapp|teléfono|web
book pide|pedir|pida|solicita|solicitar cita dentista|médico|fisioterapeuta|fisioterapia|psicólogo|taller
book quiero_reservar mesa|plaza|cita|sesión|clase|habitación|visita|fecha|hora|llamada|consulta|clase_prueba
book quiero|quiero_agendar|quiero_pedir primera_sesión|sesión_gratuita|clase_prueba|clase_gratis|primera_cita
book reserva|reservar|solicita|solicitar|concierta visita colegio|escuela|centro|bodega|instalaciones|museo
book reserva|reservar|reserve habitación|estancia|hotel|alojamiento mejor_precio|mejor_precio_garantizado
book solicita|solicitar|pide|agenda|agendar|reserva demo|demostración personalizada|vivo|30_minutos
track rastrear|rastrea|rastree|rastreo|seguir|sigue|siga|seguí|localizar|localiza|localice pedido|pedidos|envío|envíos
track rastrear|rastrea|rastree|rastreo|seguir|sigue|localizar|localiza paquete|paquetes|encomienda|orden|carga
track localice paquete|paquetes|encomienda|orden|carga
track seguimiento|tracking pedido|pedidos|envío|envíos|paquete|paquetes|encomienda|encomiendas|orden|órdenes|carga
track seguimiento|tracking compra
track rastreo|rastrea_guía|rastrear_guía|rastreo_guías|dónde_está_pedido|dónde_está_paquete|estado_pedido|estado_envío
track consultar|consulta|ver|revisar|revisa|consulte estado_pedido|estado_envío|estado_orden|estado_paquete
track seguimiento_compras|dónde_está_envío|dónde_está_compra|tracking_envío
track rastrea_compra
track consultar|consulta|consulte|ubica|ubicar envío|pedido|paquete|encomienda|tracking
track rastreador|localizador envío|envíos|pedido|pedidos|paquete|paquetes
track rastrea|rastrear|rastree|rastreá|localiza guía|orden_compra|envío_online|compra|encargo
track rastrea|rastrear|rastree|rastreá|seguí|sigue|localiza|siga entrega|reparto
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
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá estudio|estudio_gratuito|valoración
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá valoración_gratuita|tasación_gratuita|tarifa
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá tarifas|precios
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|quiero|recibe|obtén valoración_inmueble
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|quiero|recibe|obtén valoración_vivienda
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|quiero|recibe|obtén estimación
quote pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|quiero|recibe|obtén oferta_personalizada
quote pídenos|solicítanos|pídame|pedinos|solicitanos presupuesto|precio|oferta|cotización
quote calcular|calcula|calcule|calculá|simular|simula|simule seguro|cuota|hipoteca|préstamo|crédito|envío
quote simulador|calculadora seguro|cuota|hipoteca|préstamo|crédito|envío
quote calcular|calcula|calcule|calculá|calculadora coste|costo|precio_seguro|ahorro|costes|presupuestos|flete
quote valora|valorar|valore|tasa|tasar|tase|tasamos|valoramos casa|piso|vivienda|inmueble|propiedad|coche|auto
quote valora|valorar|valore|tasa|tasar|tase|tasamos|valoramos vehículo|moto
quote cuánto_vale casa|piso|vivienda|coche|auto|propiedad|inmueble
quote tasacióngratuita|tasacióngratis|tasacióngratuitaonline|tasaciónonline|valoracióngratuita
quote valoracióngratis
quote tasación|valoración|presupuesto inmediata|inmediato|whatsapp|medida
quote presupuesta|presupuestar reforma|proyecto|obra|mudanza
quote configura|crea|diseña presupuesto
quote cotizar_whatsapp|cotiza_whatsapp|cotización_whatsapp|cotizá_seguro|solicitud_cotizaciones
quote quiero|necesito|deseo cotización|un_presupuesto|cotizar|tasar_coche|tasar_casa|saber_precio
quote calcula|calcular|calcule|cotiza|cotizar|cotice seguro coche|auto|hogar|moto|salud|vida|viaje
quote quiero_cotizar|cotiza|cotizar|cotice evento|viaje|boda|mudanza|seguro_coche|reforma|flete
quote pide|pedir|pida|solicita|solicitar presupuesto sin_compromiso|gratis_sin_compromiso|| whatsapp|email
quote recibe|recibir|obtén|obtener|calcula|calcular presupuesto sin_compromiso|24_horas|24h|2_minutos|1_minuto
quote pide|pedir|solicita|solicitar|solicite presupuesto mudanza|reforma|boda|evento|obra|proyecto
quote quiero|necesito|envíame|enviadme|envíenme presupuesto |sin_compromiso|personalizado|medida|detallado
quote pide|pedir|solicita|solicitar|solicite oferta|precio|estudio|valoración|tasación sin_compromiso
quote calcula|calcular|calcule precio|coste|costo|presupuesto |mudanza|reforma|seguro|envío
quote solicita|solicitar|solicite|pide|pedir estudio ahorro|energético|solar|hipotecario|viabilidad
quote solicita|solicitar|solicite propuesta|oferta|cotización medida|personalizada|sin_compromiso|24_horas
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
contact llámanos|llámenos|llámame|llamar|llamanos |teléfono|móvil|directamente|oficina|whatsapp
contact llamaahora|llamaya|llameahora|llamar_por_teléfono|llámanos_ahora|llámanos_gratis|llámanos_gratis
contact solicita|pide|pedir|solicite que_llamemos|que_llamen
contact quiero que_contacten|que_contactéis|que_llaméis|contactar|hablar|hablar_asesor|contacto
contact contáctanos|contáctenos|contacto|consulta|consultar|consúltanos|chatea|chat|contáctame whatsapp
contact contactar|consultas whatsapp
contact hablamos|hablemos|charlamos|alguna_pregunta|alguna_consulta|tiene_dudas|tiene_preguntas
contact tiene_alguna_duda|dudas_consultas
contact tienes_alguna_duda|tienes_alguna_consulta|necesitas_ayuda_contáctanos|cuéntanos_proyecto
contact cuéntanos_caso|cuéntame_caso
contact cuéntame_proyecto|cuéntanos_idea|envía_duda|formulario_quejas|consulta_sin_compromiso
contact deja_comentario_contacto
contact hablaconnosotros|hableconnosotros|hablarconnosotros|chateaconnosotros|conversaconnosotros|háblanos
contact comunícate|comuníquese|comunicate|comunicarse |whatsapp
contact contactar|contacta|contacte|contacto|hablar propietario|anunciante|vendedor|anfitrión
contact contactar|contacta|contacte|contacto|hablar ayuntamiento|autor|soporte|empresa|redacción|agencia
contact contactar|contacta|contacte|contacto|hablar|habla inmobiliaria|club
contact contactar|contacta|contacte|contacto|hablar comercial|prensa|directo|abogado|administración
contact contactar|contacta|contacte|contacto|hablar secretaría|médico|gestor|tienda|centro|especialistas
contact contactar|contacta|contacte|contacto|hablar|habla experto|webmaster
contact contactar|contacta|contacte|contacto|hablar asociación|organización|equipo_ventas
contact contactar|contacta|contacte|contacto|hablar|habla servicio_técnico|oficina|ventas|diseñador
contact contactar|contacta|contacte|contacto|hablar administrador
contact quejas|reclamaciones|sugerencias|consultas sugerencias|quejas|reclamaciones|reclamos|felicitaciones
contact quejas|reclamaciones|sugerencias|consultas dudas
contact quejas_reclamos_sugerencias|peticiones_quejas_reclamos|buzón_quejas|buzón_contacto
contact atención ciudadana|ciudadano|ciudadanía|socio|estudiante|alumno|cliente|clientes|asegurado
contact atención comprador|lector
contact déjanos|dejanos|déjenos|deja|dejar datos|comentario_consulta|consulta|mensaje_whatsapp|teléfono
contact déjanos|dejanos|déjenos|deja|dejar duda
contact enviar|envía|envíe|envíanos|mándanos|escribe mensaje_whatsapp|wasap|mensaje_privado|email_contacto
contact escríbenos|deja mensaje_whatsapp|wasap|mensaje_privado|email_contacto
contact escribe|escriba|escribí whatsapp
contact escríbenos|escríbeme|escribinos|escríbanos email|mail|correo_electrónico|mensaje|e-mail
contact información|más_información formulario_contacto|contacto
contact solicitud|petición|solicita|formulario información|más_información|informacion_adicional|contacto
contact solicitud|petición|solicita|formulario consultas|sugerencias
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
register alta |como socio|socia|sociao|socioa|socios|usuario|nuevo_usuario|cliente|nuevos_clientes|nuevo_socio|usuarios
register alta proveedor|distribuidor
register quiero hacerme_socio|apuntarme|inscribirme|afiliarme|asociarme|darme_alta|participar|unirme
register quiero matricularme|una_cuenta
register quiero hacerme_socia|ser_parte|abrir_una_cuenta|crear_cuenta|formar_parte|preinscribirme|plaza
register quiero ser_afiliado
register quieres ser_socio|hacerte_socio|participar|apuntarte|inscribirte|ser_distribuidor|unirte|formar_parte
register quieres ser_miembro
register hazte|hacerse|conviértete|quiero_ser amigo|amiga|amigo_museo|socio_club
register hazte|hacerse|conviértete|quiero_ser abonado|vendedor
register hazte|hacerse|conviértete|quiero_ser miembro_asociación|agente|instructor|expositor
register hazte|hacerse|conviértete|quiero_ser federado|suscriptor_club
register preinscríbete|preinscribirse|preinscribirme|inscripciones_abiertas|matrícula_abierta
register meapunto|me_quiero_inscribir|me_quiero_apuntar|fedérate|federarse|colegiarse|federate|abónate
register abonarse|hazte_abonado|solicitar_alta|solicita_alta|confirmar_asistencia
register confirma_asistencia|confirmo_asistencia|no_tienes_cuenta|aún_no_tienes_cuenta
register no_tienes_cuenta_regístrate
register soy_nuevo_cliente|eres_nuevo_regístrate|no_estás_registrado|no_tiene_cuenta|todavía_no_tienes_cuenta
register no_tengo_cuenta
register soy_nuevo_usuario|eres_nuevo_cliente|nuevo_cliente_regístrate|aún_no_eres_socio|todavía_no_eres_socio
register inicia|iniciar|empieza prueba|prueba_gratis|prueba_gratuita|periodo_prueba
register comienza|comenzar|empezar prueba|prueba_gratis|prueba_gratuita|periodo_prueba
register solicitar|inicia|activar versión_gratuita|prueba_gratis_30_días|prueba_gratis_14_días
register suma_negocio|sumá_negocio
register registro|registrar usuario|usuarios|proveedor|proveedores|empresa|alumnos|cliente|clientes
register registro|registrar participantes|evento
register registro|inscripción socios|nuevo_usuario|estudiantes|asistentes|equipos|expositores
register registro|inscripción online_socios|jugadores
register inscripción|inscripciones|inscríbete|inscribirse|apúntate clases|nuestras_clases|carrera|cursos
register inscripción|inscripciones|inscríbete|inscribirse|apúntate campamento|abiertas|equipos
register inscripción|inscripciones|inscríbete|inscribirse|apúntate escuela|máster|formación|seminario|liga
register inscripción|inscripciones|inscríbete|inscribirse|apúntate campus|concurso|webinar
register inscribe|inscribir|matricula|matricular hijo|hija|hijos|alumno|equipo|colegio|empresa|centro
register matrícula|matricúlate|matricularse|matriculación curso|máster|grado|escuela|taller|2024|2025|2026
register forma|formar|ser parte_comunidad|parte_club|parte_equipo_socios|parte_asociación|parte_red
register forma|formar|ser miembro_club
register únete|unirse|súmate|sumate comunidad|club|asociación|red|programa|movimiento|grupo|plataforma|gratis
register crea|crear|creá|abre|abrir cuenta_empresa|cuenta_corriente|perfil_profesional|cuenta_online
register únete|unirse|unirme|entrar|entra|súmate lista_espera
register quiero inscribir|matricular|apuntar hijo|hija|hijos|equipo|peque
register crea|crear|cree|abre|abrir|abra cuenta 1|2|3|5|10 minuto|minutos
register empieza|comienza|inicia|prueba|probar prueba_gratuita|prueba_gratis 7|14|15|30 días
register prueba_gratuita|prueba_gratis|prueba_gratis_durante|prueba_durante|pruébalo_durante 7|14|15|30 días
register confirma|confirmar|confirme asistencia evento|boda|jornada|acto
register inscribe|inscribir|inscriba|apunta hijo|hija|hijos|peque campamento|curso|escuela|taller|campus
register inscríbete|inscribirse|inscribirme|apúntate|apuntarse campamento_verano|examen|exámenes|lista_espera
register inscripción|inscripciones campamento_verano|lista_espera
register inscríbete|inscribirse|inscribirme|apúntate masterclass|conferencia|carrera_popular|próximo_curso
register quiero_apuntarme|quiero_inscribirme|me_apunto|quiero_participar curso|taller|evento|webinar
register quiero_apuntarme|quiero_inscribirme|me_apunto lista_espera|campamento|formación|carrera
register formulario inscripción|matrícula curso|taller|campamento|evento|jornada|torneo|carrera
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
log_in ya_soy_cliente|ya_soy_usuario|ya_tengo_cuenta|ya_tienes_cuenta
log_in ya_tienes_cuenta_inicia_sesión|ya_eres_cliente|ya_eres_socio|ya_eres_usuario|ya_soy_socio
log_in ya_estoy_registrado|miárea
log_in ya_estás_registrado|ya_tienes_una_cuenta|ya_tiene_cuenta|miespacio|miportal|miáreadecliente|correo_web
log_in correo_corporativo|bancaonline
log_in bancaenlínea|banca_electrónica|banca_internet|bancaporinternet|banca_virtual|home_banking
log_in sucursal_virtual|sucursalenlínea|iniciar_sesión_google|iniciar_sesión_facebook
log_in ya_eres_alumno|ya_soy_alumno
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login campus_virtual
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login webmail|correo
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login banca_online|profesional
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login profesionales|partner
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login partners|abonados
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|portal|login padres
log_in acceder|accede|acceso|ingresar|ingresa|entrar|área|zona|portal|login estudiante|estudiantes
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login pacientes|docentes
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login profesores|administradores
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login restringida|restringido
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login médicos|proveedor
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login colaboradores
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login franquiciados|agentes
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login comerciales|federados
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login voluntarios
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login propietarios|instaladores
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login colegiado
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login oficina_virtual|moodle
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login correo_web
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login correo_corporativo
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login plataforma_virtual
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login plataforma_educativa
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login colegial
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login candidatos|candidato
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login mayoristas|mayorista
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login tutores|apoderados
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login autogestión|panel|sistema
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login inmobiliarias
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login privada_socios
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login asegurado|asegurados
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login mutualistas|inquilino
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login inquilinos|asesores
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login asociado|abonado
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login distribuidor|empleados
log_in acceder|accede|acceso|ingresar|ingresa|ingreso|entrar|área|zona|portal|login paciente|padre
log_in campus_virtual|aula_virtual|plataforma_virtual|intranet_alumnos|intranet_socios|intranet_empleados
log_in intranet_docente
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
subscribe alertas email|e-mail|correo|empleo|trabajo|mail
subscribe crear|crea|activar|activa|recibir|recibe alerta_email|alertas_email|alerta_trabajo|notificaciones
subscribe quiero_recibir|suscríbete alerta_email|alertas_email|alerta_trabajo|notificaciones
subscribe recibir|recibe|reciba|recibí|quiero_recibir ofertas_exclusivas|novedades_correo
subscribe recibir|recibe|reciba|recibí|quiero_recibir novedades_email|últimas_noticias
subscribe recibir|recibe|reciba|recibí|quiero_recibir últimas_novedades|noticias_correo|información_novedades
subscribe recibir|recibe|reciba|recibí|quiero_recibir notificaciones
subscribe recibir|recibe|reciba|quiero_recibir ofertas_promociones|novedades_ofertas|boletines
subscribe recibir|recibe|reciba|quiero_recibir contenido_exclusivo|promociones_email
subscribe suscribirse|suscríbete|suscríbase|suscribite email|correo|correo_electrónico|mail|alertas
subscribe suscripción|suscripciones email|correo|correo_electrónico|mail|alertas
subscribe suscribirse|suscríbete|suscríbase|suscribite comunidad
subscribe suscribirse|suscríbete|suscríbase|suscribite ofertas|actualizaciones
subscribe suscribirse|suscríbete|suscríbase|suscribite avisos
subscribe lista_distribución
subscribe avísame|avísame_cuando_esté_disponible|avisarme|notificarme
subscribe activar_notificaciones
subscribe quiero|quieres estar_informado|recibir_información_novedades|recibir_newsletter|recibir_boletín
subscribe quiero|quieres suscribirte|la_newsletter
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
download descargar|descarga|descargue|descargá|descárgate|bajar instrucciones|estatutos|reglamento|imagen
download descargar|descarga|descargue|descargá|descárgate|bajar imágenes|foto|fotos|logo|logos|logotipo
download descargar|descarga|descargue|descargá|descárgate|bajar logotipos|video|vídeo|audio|podcast
download descargar|descarga|descargue|descargá|descárgate|bajar partitura|partituras|canción|wallpaper
download descargar|descarga|descargue|descargá|descárgate|bajar fondo_pantalla|calendario|factura|facturas
download descargar|descarga|descargue|descargá|descárgate|bajar certificado|certificados|manual_usuario
download descargar|descarga|descargue|descargá|descárgate|bajar presentación|drivers|controladores|windows|mac
download descargar|descarga|descargue|descargá|descárgate|bajar macos|linux|android|ios|iphone|google_play
download descargar|descarga|descargue|descargá|descárgate|bajar app_store|play_store|demo
download descargar|descarga|descargue|descargá|descárgate|bajar versión_prueba|prueba_gratuita|documentación
download descargar|descarga|descargue|descargá|descárgate|bajar convocatoria|número|boletín|vcard|cv
download descargar|descarga|descargue|descargá|descárgate|bajar curriculum|horario|horarios|ruta
download descargar|descarga|descargue|descargá|descárgate|bajar track|acta|actas|autorización|itinerario
download descargar|descarga|descargue|descargá|descárgate|bajar garantía|recurso|recursos|dossier_prensa
download descargar|descarga|descargue|descargá|descárgate|bajar kit_prensa|folleto_informativo|normativa
download descargar|descarga|descargue|descargá|descárgate|bajar guía_gratuita|guía_gratis|pdf_gratis
download descargar|descarga|descargue|descargá|descárgate|bajar catálogo_completo|catálogo_general|whitepaper
download descargar|descarga|descargue|descargá|descárgate|bajar infografía|álbum|póster|folletos
download descargar|descarga|descargue|descargá|descárgate|bajar plantillas|fichas|fichas_técnicas|guías|cartas
download descargar|descarga|descargue|descargá|descárgate|bajar ebook_gratis|libro_gratis|firmware|cuento
download descargar|descarga|descargue|descargá|descárgate|bajar contrato|impresos|resumen
download descargar|descarga|descargue|descargá|descárgate|bajar última_versión|app_gratis|app_móvil
download descargar|descarga|descargue|descargá|descárgate|bajar aplicación_móvil|app_android|app_ios
download descargar|descarga|descargue|descargá|descárgate|bajar plan_estudios|programación|justificante
download descárgalo|descárgala|consíguelo|consíguela google_play|app_store|play_store|pdf
download descargas_gratuitas|bájate_app|bájate_la_app|descargar_gratis|descarga_gratuita|descarga_gratis
download descárgate_gratis
download área|zona|centro|sección descargas
download instalar|instala|instale|obtener|obtén|consigue aplicación_móvil|app_móvil|extensión_chrome|software
download instalar|instala|instale|obtener|obtén|consigue plugin
download quiero|quiero_descargar|envíame|consigue|obtén|recibe|obtener guía|ebook|checklist|plantilla|dossier
download descarga|descargar|descargue|descárgate guía_completa|guía_práctica|checklist|plantilla_excel
download descarga|descargar|descargue programa_completo|programa_festival|programa_fiestas|programa_curso
download descarga|descargar|descargue bases_concurso|folleto_curso|hoja_reclamaciones|impreso_matrícula
download descarga|descargar|descargue formulario inscripción|solicitud|matrícula|admisión|reclamación
download descarga|descargar|descargue estatutos_asociación|carta_vinos|menú_día|menú_grupos|lista_verificación
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
donate quiero|puedes donar|hacer_donación|hacer_un_donativo|apadrinar|hacer_una_donación|donar_ahora
donate quiero|puedes ser_donante|ser_mecenas
donate ayúdanos_ayudar|apoya_trabajo|apadrinar|dar_ofrenda|da_ofrenda
donate invítame_café|invítame_a_un_café|cómprame_un_café|invítanos_un_café|haz_un_bizum|tu_donación
donate colabora_bizum
donate donación|donaciones|donativo|donativos puntual|mensual|periódica|paypal|bizum
donate donación|donaciones|donativo|donativos económica|transferencia
donate donar|dona|done|doná bizum|paypal|transferencia|material|alimentos|ropa|libros|iglesia|tarjeta|euro
donate donar|dona|done|doná 1_euro|dinero|mensualmente
donate donar|dona|done|doná causa|proyecto|fundación|asociación|campaña|juguetes|medicamentos|móvil
donate donar|dona|done|doná mercadopago|bitcoin|parroquia
donate hazte|conviértete|quiero_ser donante|mecenas|padrino_animal|donante_regular|benefactor|bienhechor
donate apoya|apoyar|apoye museo|periodismo_independiente|trabajo|canal|investigación|medio
donate apoya|apoyar|apoye iglesia_donativo|ministerio
donate haz|hacer|realiza|realizar|haga aportación_económica|donación_puntual|donación_online|donación_única
donate haz|hacer|realiza|realizar|haga donativo_online
donate haz|hacer|realiza|realizar|haga donación_paypal|donación_bizum|donación_económica|contribución
donate haz|hacer|realiza|realizar|haga transferencia_solidaria
donate colabora donación|donando|económica|euro|1_euro
donate apadrina|apadrinar|quiero_apadrinar burro|árbol|olivo|galgo|caballo|un_animal|proyecto|estudiante|viña
donate apadrina|apadrinar|quiero_apadrinar colmena
donate dona|donar|done|doná 5|10|15|20|25|30|50|100 euros|pesos|dólares|mes
donate quiero_apadrinar|apadrina|apadrinar niño|niña|perro|gato|animal |refugio|protectora
donate quiero colaborar_donación|colaborar_donativo|ayudar_donación|ser_donante_mensual|ser_socio_donante
donate dona|donar|done|doná comida|mantas|alimentos|ropa|juguetes mantas|juguetes|ropa|animales|refugio|
donate dona|donar|done|doná|quiero_donar protectora|refugio|cada_mes|mensualmente|tarjeta_crédito
donate colabora|colaborar|ayuda|ayúdanos|apóyanos donación|donativo|aportación_económica |mensual|puntual
donate haz|hacer|haga|realiza|quiero_hacer donación|donativo única|mensual|puntual|bizum|parroquia
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
apply enviar|envía|envíe|envíanos solicitud_empleo|solicitud_admisión|currículum_vitae|curriculo
apply enviar|envía|envíe|envíanos candidatura_espontánea
apply formulario admisión|adopción|voluntariado|solicitud_beca|empleo|solicitud_plaza|solicitud_ayuda
apply formulario solicitud_adopción
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud ingreso|ayudas|adopción|visa
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud visado|plaza|beca|préstamo|tarjeta
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud crédito|colegiación|admisiones
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud hipoteca
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud microcrédito|préstamo_personal
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud tarjeta_crédito|plaza_escolar
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud anticipo|residencia|prácticas
apply pedir|pide|pida|pedí|solicitar|solicita|solicite|solicitá|solicitud subvenciones|practicas
apply quiero postularme|adoptar|trabajar|solicitar_beca|solicitar_plaza|postular|una_beca|un_préstamo
apply quiero enviar_cv|un_crédito
apply inscribirme|inscribirse|inscríbete oferta|oferta_empleo|esta_oferta|bolsa_empleo|bolsa_trabajo
apply inscribirme|inscribirse|inscríbete voluntario|voluntaria|como_voluntario
apply postular|postula|postúlate|postule|postulate|aplica|aplicar programa|cargo|trabajo|posición
apply postular|postula|postúlate|postule|postulate|aplica|aplicar puesto_trabajo|empleos
apply presenta|presentar|presente proyecto_convocatoria|solicitud_beca|solicitud_plaza|candidatura_online
apply solicitud socio|membresía|socios|asociación|ingreso_socio
apply quiero_adoptar|solicita_adopción|solicitar_adopción perro|gato|animal|perrito|gatito
apply quiero_solicitar|quiero_pedir plaza|admisión|beca|adopción|préstamo|subvención
apply postula|postular|postúlate|postúlese|inscríbete vacante|beca|puesto|empleo|oferta |empleo|trabajo
apply solicita|solicitar|solicite|solicitud plaza|admisión|preadmisión guardería|colegio|escuela|máster
apply solicita|solicitar|solicite|pide preadmisión|beca_estudios|ayuda_económica|franquicia|ingreso_socio
apply inicia|iniciar|comienza|comenzar|empieza|completa solicitud|proceso|formulario admisión|adopción|beca
apply rellena|completa|cumplimenta|rellenar formulario|solicitud voluntariado|candidatura|admisión|ingreso
apply solicita|solicitar|solicite|quiero_solicitar ser distribuidor|partner|colaborador|voluntario|socio
"""
