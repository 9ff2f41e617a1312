"""What links and buttons ask for in Galician."""

from typing import Final

PHRASES: Final = """
- o a os as un unha uns unhas do da dos das de no na nos nas ao aos á ás en con por para e teu túa teus túas seu súa
- seus súas noso nosa nosos nosas meu miña meus miñas vós nós connosco te che me se lle vos xa agora aquí hoxe mesmo
- online liña gratis gratuíto gratuíta gratuitamente rápido facilmente polo pola este esta desde clic
search buscar|busque|procurar|procure|buscador|nova_busca|busca_avanzada|facer_busca|realizar_busca
search buscar|busca|busque|procurar|procura|atopa|atopar|atope produto|produtos|web|sitio|vivenda|vivendas|casa|piso
search buscador produto|produtos|web|sitio|vivenda|vivendas|casa|piso
search buscar|busca|busque|procurar|procura|atopa|atopar|buscador curso|cursos|emprego|traballo|trámite|trámites|libro
search buscar|busca|busque|procurar|procura|atopa|atopar|buscador libros|hotel|tenda|tendas|médico|profesional
search buscar|busca|busque|procurar|procura|atopa|atopar|buscador noticias|documentos
search que_buscas|que_estás_buscar|abrir_buscador
search buscar|busca|atopa|buscador catálogo|aloxamento|restaurantes|vivendas|trámites|actividades
buy comprar|compra|compre|mercar|merca|merque|quero_mercar|quero_comprar|cómprao|mércao|venda_entradas|entradasonline
buy carriño|carriño_compra|carro_compra|cesta_compra|carriño_compras|tendaonline|tendaenliña|anosatendaonline
buy atendaonline|tenda_virtual|iratenda|iránosatenda|visitaanosatendaonline
buy comprar|compra|compre|mercar|merca|merque|adquirir|adquire|conseguir|consegue entrada|entradas|billete|billetes
buy sacar entrada|entradas|billete|billetes
buy comprar|compra|compre|mercar|merca|adquirir|adquire bono|abono|abonos|libro|libros|produto|tarxeta_agasallo
buy agasallar bono|abono|abonos|libro|libros|produto|tarxeta_agasallo
buy engadir|engade|engada|meter|poñer|ver|ir carriño|cesta|cesto|carro_compra|cesta_compra|carriño_compra|bolsa
buy engadir|engade|engada carro
buy finalizar|finaliza|completar|rematar|remata|tramitar compra|pedido|pagamento
buy comprar|compra|mercar|merca amazon|viño|viños|aceite|queixo|flores|entrada
buy pagar|pagaragora|entradas_venda|omeucarriño|seguir_mercando|seguir_comprando
buy visita|visitar|ir tenda|nosa_tenda
order facer|fai|faga|realizar|realiza|enviar|envía pedido|pedidos|encarga|encargo|encargos
order pedir|pide|pida|encargar|encarga|encargue comida|pizza|domicilio|levar|torta|menú|mostra|mostras|whatsapp
order encargar|pedidosonline|pedidoonline|pideonline|pideagora|pideaquí|formulario_pedido|folla_pedido
order facer|fai|quero_facer|novo pedido|pedido_whatsapp|encargo
order pide|pedir|pedido|pedidos|encarga whatsapp|domicilio|teléfono|empanada|pan
book reservar|reserve|reservas|reservaagora|reservaxa|reservaonline|reservaaquí|reservaenliña|quero_reservar
book citaprevia
book reservar|reserva|reserve mesa|praza|prazas|habitación|cuarto|lugar|visita|visita_guiada|estadía|estancia|hora
book reservar|reserva|reserve hotel|cita|cita_previa|quenda|aloxamento|entrada|entradas|sala|pista|clase|sesión
book reservar|reserva|reserve actividade|data|consulta
book pedir|pide|pida|solicitar|solicita|solicite|concertar|concerta|axendar|axenda|sacar cita|cita_previa|quenda
book coller|marcar cita|cita_previa|quenda
book pedir|pide|pida|solicitar|solicita|solicite|concertar|concerta|axendar visita|hora|reunión|demo|demostración
book axenda visita|hora|reunión|demo|demostración
book facer|fai|faga|realizar|solicitar|solicita|formulario reserva|reservas|cita_previa
book consultar|consulta|ver|comprobar dispoñibilidade
book reserva|reservar|reservas instalacións|pistas|salas|whatsapp|apartamento|casa_rural|teléfono|casa|espazos
book pide_primeira_consulta
book pide|pedir|pida|solicita|solicitar cita|visita|consulta|reunión|demo|sesión sen_compromiso|whatsapp
book axendar|concerta|reserva chamada|videochamada|reunión|sesión |15_minutos|30_minutos|sen_compromiso
book pide|pedir|solicita|reserva|concerta cita|hora co_dentista|dentista|médico|taller|fisioterapeuta|avogado
book pide|pedir|solicita|reserva primeira_consulta|primeira_sesión|primeira_visita|sesión_fotos|clase_proba
book quero|quero_reservar|quero_pedir mesa|cita|sesión|clase_proba|habitación|visita|cita_previa|quenda
book concerta|concertar|pide|solicita|reserva visita centro|escola|adega|museo|instalacións|colexio
book aluga|alugar|alugue barco|coche|bici|bicicleta|sala|furgoneta|caiac|kayak|autocaravana
book solicita|solicitar|pide|concerta|reserva entrevista_persoal|demostración|proba_condución|clase_gratuíta
book pide|pedir|solicita|reserva cita_previa whatsapp|teléfono|sen_compromiso
book quero_reservar praza|espazo|data
book reserva|reservar|reserve estadía|estancia|habitación|cuarto mellor_prezo
book reserva|reservar|reserve masaxe|tratamento|excursión|experiencia|espazo|data|hora
track seguir|segue|seguimento|rastrexar|rastrexa|localizar|localiza pedido|pedidos|envío|envíos|paquete|paquetes
track estado|onde_está|consultar_estado pedido|envío|paquete
track consulta|consultar|segue|rastrexa|localiza pedido|envío|paquete
quote pedir|pide|pida|solicitar|solicita|solicite|obter|obtén|obteña|recibir|recibe|calcular|calcula orzamento
quote pedir|pide|pida|solicitar|solicita|solicite|petición|solicitude|quero orzamento|prezo|taxación|oferta
quote facer|fai orzamento|taxación
quote pedir|pide|solicitar|solicita|| orzamento sen_compromiso|personalizado
quote orzamentoonline|orzamentogratis|orzamentogratuíto|orzamentoenliña
quote valora|valorar casa|piso|vivenda|coche
quote calcula|calcular hipoteca|cota|prezo|seguro
quote canto_vale casa|vivenda
quote orzamento whatsapp|medida|sen_compromiso
quote consultar|pide prezo|valoración
quote pide|pedir|pida|solicita|solicitar|quero orzamento sen_compromiso|whatsapp|personalizado|medida|24_horas
quote recibe|recibir|calcula|calcular|obtén|obter orzamento |24_horas|24h|2_minutos|1_minuto|sen_compromiso
quote pide|pedir|solicita|solicitar orzamento reforma|mudanza|voda|obra|proxecto|evento
quote quero_pedir|quero_recibir|envíame|pídenos|necesito|prepárame orzamento |sen_compromiso|personalizado
quote pide|pedir|solicita|solicitar|quero|recibe valoración|taxación piso|casa|vivenda|inmoble|sen_compromiso
quote pide|pedir|solicita|solicitar proposta|oferta|estudo personalizada|medida|personalizado|sen_compromiso
quote pide|pedir|solicita|solicitar prezo_sen_compromiso
quote calcula|calcular prezo|custo|orzamento mudanza|reforma|seguro|voda|envío
quote quero_saber|descobre canto_vale piso|casa|vivenda|coche
contact contactar|contacta|contacte|contacto|contactos|contáctanos|contáctenos|contáctame|escríbenos|escríbanos
contact escríbeme|tes_dúbidas|tes_preguntas|algunha_dúbida|buzón_suxestións|caixa_suxestións|chamámoste
contact ponte|póñase|poñerse|pónte|póñete|entra|entrar contacto
contact enviar|envía|envíe|envíanos|envíenos|mandar|manda|mándanos|deixar|deixa|déixanos|escribir mensaxe|correo|email
contact enviar|envía|envíe|envíanos|mandar|manda|mándanos|facer|fai consulta|pregunta|suxestión|suxestións|dúbida|mail
contact faga consulta|pregunta|suxestión|suxestións|dúbida|mail
contact solicitar|solicita|solicite|pedir|pide|pida|quero información|info|máis_información
contact fala|falar|falemos|contacta|contactar asesor|experto|equipo|especialista|whatsapp|proxecto
contact formulario|datos|páxina|información contacto
contact formulario consulta
contact atención_ao_cliente|servizo_ao_cliente
contact chámanos|chamaagora|chámenos|falaconnosco|consúltanos|pregúntanos|tes_algunha_dúbida
contact contacto|contacta|escríbenos whatsapp|correo
contact queixas|suxestións suxestións|queixas
contact cóntanos proxecto|idea|caso
contact atención cidadanía|usuario|socio
contact quero máis_información|contactar|que_chamedes
register rexistrarse|rexístrate|rexístrese|rexistrarme|rexistro|inscribirse|inscríbete|inscríbase|inscribirme
register inscrición|inscricións|preinscrición|preinscricións|matricúlate|matricularse|apúntate|apuntarse|apuntarme
register únete|asóciate|asociarse|afíliate|afiliarse|date_alta|darse_alta|quero_asociarme|probagratis|probagratuíta
register próbaogratis|probargratis|comezagratis|empezagratis
register crear|crea|cree|abrir|abre conta|perfil|usuario|conta_nova|nova_conta
register faite|facerse|facerme|fágase|ser|quero_ser|convértete socio|socia|membro|voluntario|voluntaria|cliente|amigo
register hazte socio|socia|membro|voluntario|voluntaria|cliente|amigo
register inscríbete|inscribirse|inscrición|apúntate|rexístrate curso|cursos|actividade|actividades|obradoiro|carreira
register matricúlate curso|cursos|actividade|actividades|obradoiro|carreira
register inscríbete|inscribirse|inscrición|apúntate|rexístrate evento|xornada|campamento|congreso|torneo|taller
register inscríbete|inscribirse|inscrición|apúntate|rexístrate concurso
register formulario|ficha|folla|boletín inscrición|rexistro|preinscrición|matrícula|alta
register faite|quero_ser|queres_ser socio|socia|abonado|amigo|amiga|socio_socia
register apúntome|preinscríbete|fedérate|colexiarse|únete|novo_usuario|non_tes_conta|inscricións_abertas
register inscrición_aberta|matrícula_aberta
register quero apuntarme|inscribirme|participar|facerme_socio
register inscribe|rexistra empresa|equipo|fillo
register confirma_asistencia|alta_socio|alta_socios|alta_usuario
register inscríbete|inscribirse|inscrición|inscricións campamento_verán|carreira_popular
register inscríbete|inscribirse|inscrición|inscricións lista_agarda|lista_espera|clases|webinar|andaina
register apúntate|únete|entra lista_agarda|lista_espera
register quero_apuntarme|quero_inscribirme|quero_participar|apúntome curso|obradoiro|evento|carreira|taller
register crea|crear|abre|abrir conta 1|2|3|5|10 minuto|minutos
register comeza|comezar|inicia|iniciar período_proba
register proba|próbao|próbao_durante|proba_durante|comeza_proba 7|14|15|30 días
register matricula|inscribe|apunta|matricular|inscribir fillo|filla|fillos|nenos |campamento|curso|escola
register formulario inscrición|matrícula curso|campamento|obradoiro|carreira|actividade|xornada
register apúntate|inscríbete clases|nosas_clases|próximo_curso|webinar
register fai|facer inscrición|preinscrición|matrícula
register confirma|confirmar asistencia |evento|voda|acto
register rexístrate|rexistrarse|inscríbete balde|1_minuto|2_minutos|conferencia|xornadas
log_in iniciar|inicia|inicie|inicio sesión
log_in identifícate|identificarse|login|amiñaconta|miñaconta|atúaconta|meuperfil
log_in acceder|accede|acceso|entrar|entra|área|zona|espazo|portal cliente|clientes|usuario|usuarios|socio|socios
log_in acceder|accede|acceso|entrar|entra|área|zona|espazo|portal privada|privado|persoal|alumnado|membros|asociados
log_in acceder|accede|acceso|entrar|entra|área|zona|espazo|portal colexiados|empregado
log_in acceder|accede|acceso|entrar|entra conta|intranet|extranet|campus_virtual|aula_virtual|área_privada
log_in acceder|accede|acceso|entrar|entra área_persoal
log_in acceso|área|zona|portal|accede profesionais|profesional|empregados|provedores
log_in acceso|área|zona|portal|accede webmail|correo
log_in acceso|área restrinxido|restrinxida
log_in campus_virtual|aula_virtual|xasoncliente|xatesconta|xaessocio|correo_web|bancaonline
subscribe subscribirse|subscríbete|subscríbase|subscribirme|subscrición|subscricións|suscríbete|newsletter
subscribe boletín_novas
subscribe subscribirse|subscríbete|subscríbase|subscrición|recibir|recibe|apúntate newsletter|boletín|novidades|novas
subscribe inscríbete newsletter|boletín|novidades|novas
subscribe subscribirse|subscríbete|subscrición|recibir|recibe revista|xornal|ofertas|alertas|avisos|blog|boletíns
subscribe quero_recibir revista|xornal|ofertas|alertas|avisos|blog|boletíns
subscribe recibe|recibir|quero_recibir boletín|novidades|novidades_correo|notificacións|alertas
subscribe subscríbete|subscribirse correo|alertas
subscribe crear_alerta|alertas_correo|lista_distribución|avísame|quero_subscribirme
download descargar|descarga|descargue|descargas|baixar_app|descárgao|descárgaa
download descargar|descarga|descargue|baixar|baixa|instalar|instala app|aplicación|programa|software |pdf
download descargar|descarga|descargue|baixar|baixa catálogo|folleto|dossier|ficha|pdf|guía|formulario|manual |pdf
download descargar|descarga|descargue|baixar|baixa informe|documento|documentos|arquivo|ficheiro|carta|menú |pdf
download descargar|descarga|descargue tarifas |pdf
download descargar|descarga|descargue|baixar|baixa bases|solicitude|mapa|libro|folla_inscrición |pdf
download descargar|descarga|descargue|baixar|baixa ficha_inscrición|revista|cartel|memoria|plano|díptico |pdf
download descargar|descarga|descargue|baixar|baixa imaxe|imaxes|foto|fotos|logotipo|regulamento|estatutos
download descargar|descarga|descargue|baixar|baixa partitura|calendario|track|ruta|autorización|instrucións
download descargar|descarga|descargue|baixar|baixa horarios|horario|google_play|app_store|certificado|recursos
download descargar|descarga|descargue|baixar|baixa vídeo|anexo|modelo|folla_inscrición
download área|zona descargas
download quero|quero_descargar|recibe|consegue|obtén|obter guía|ebook|dossier|guía_gratuíta
download descarga|descargar|descargue|baixa lista_prezos|programa_completo|programa_festas|carta_viños
download descarga|descargar|descargue dossier_informativo|folleto_informativo|bases_concurso|plan_estudos
download descarga|descargar|descargue formulario|folla|impreso|ficha inscrición|matrícula|solicitude|socio
download descarga|descargar|descargue autorización_menores|estatutos_asociación|guía_práctica
download descarga|descargar|descargue ebook|guía_completa|calendario_escolar|programa_curso|impreso
donate doar|doazón|doazóns|donativo|donativos|quero_doar|doaagora|doaxa|doaaquí|donar|apóianos
donate facer|fai|faga|realizar|realiza|enviar doazón|donativo|achega|achega_económica|contribución
donate apoia|apoiar|axuda|axudar|colabora|colaborar|contribúe proxecto|causa|fundación|misión|asociación|campaña
donate contribuír proxecto|causa|fundación|misión|asociación|campaña
donate colabora|colaborar economicamente|donativo
donate apadriña|apadriñar neno|nena|animal
donate facer|fai achega|bizum|doazón_puntual
donate faite|quero_ser doante|padriño|mecenas
donate doa|doar bizum|paypal|alimentos|roupa
donate doazón|donativo puntual|mensual
donate convídame_café|apadriña_can
donate fai|facer|faga|realiza|quero_facer doazón|donativo |mensual|puntual|bizum|transferencia|parroquia
donate colabora|axúdanos|axuda|contribúe|apóianos cun_donativo|cunha_doazón|donativo|doazón|cunha_achega
donate quero_apadriñar|apadriña|apadriñar can|gato|animal|neno|nena |refuxio|protectora
donate doa|doar alimentos|comida|roupa|xoguetes |roupa|xoguetes|animais|refuxio
donate doa|doar 5|10|15|20|25|30|50|100 euros|mes
donate doa|doar|donativo|doazón transferencia|transferencia_bancaria|tarxeta|bizum
donate faite|quero_ser doante_mensual|padriño|madriña
donate colabora|colaborar|apoia economicamente|cunha_achega_económica|proxecto_donativo
donate fai|facer achega_mensual|achega_puntual|doazón_única|doazón_online
apply enviar|envía|envíe|envíanos|envíenos|mandar|manda|mándanos|deixar|deixa|déixanos|subir cv|currículo|curriculum
apply sube cv|currículo|curriculum
apply enviar|envía|presentar|presenta|presente candidatura|solicitude_emprego|solicitude_admisión|currículum
apply presentar|presenta|presente solicitude|solicitudes
apply solicitar|solicita|solicite|pedir|solicitude|tramitar bolsa|bolsas|subvención|praza|préstamo|crédito|admisión
apply solicitar|solicita|solicite|pedir|solicitude|tramitar emprego
apply postúlate|postular|postularse|candidatúrate|inscríbete_oferta|formulario_candidatura
apply solicitar|solicita|solicitude|pide adopción|hipoteca|tarxeta|ingreso|préstamo|axudas
apply formulario adopción|voluntariado|candidatura
apply solicita|solicitar|solicitude|pide praza|admisión escola_infantil|escolar|máster|residencia|escola
apply solicita|solicitar|solicitude|quero|pide bolsa_estudos|axuda_económica|preadmisión|praza_escolar
apply inscríbete|inscribirse nesta_oferta|oferta_emprego
apply envía|enviar|presenta|comeza|inicia solicitude|proceso|candidatura admisión|adopción|bolsa
apply cubre|cubrir|cumprimenta|completa formulario|solicitude adopción|voluntariado|admisión|candidatura
apply quero_adoptar|solicita_adopción can|gato|animal|cadelo
apply quero facer_voluntariado|solicitar_praza|solicitar_bolsa
apply inscríbete oferta_emprego|bolsa_emprego
"""
