"""What links and buttons ask for in Catalan."""

from typing import Final

PHRASES: Final = """
- el la els les l lo un una uns unes de d del dels al als a en amb per i pel pels teu teva teus teves vostre vostra
- vostres seu seva seus seves nostre nostra nostres meu meva meus meves nos ns vos us et t em m es s te me se hi ho
- nosaltres vosaltres vostè ja ara aquí avui mateix online línia gratis gratuït gratuïta gratuïts gratuïtament ràpid
- ràpidament fàcil fàcilment directament clic aquest aquesta
search cercar|cerqueu|buscar|cercador|buscador|cerca_avançada|nova_cerca|fes_cerca|fer_cerca
search cerca|cercar|cerqueu|busca|buscar|troba|trobar|cercador producte|productes|web|habitatge|habitatges|pis|pisos
search cerca|cercar|cerqueu|busca|buscar|troba|trobar|cercador casa|curs|cursos|feina|tràmit|tràmits|llibre|llibres
search cerca|cercar|cerqueu|busca|buscar|troba|trobar|cercador hotel|hotels|botiga|botigues|activitat|activitats|metge
search cerca|cercar|cerqueu|busca|buscar|troba|trobar|cercador professional|notícies
search què_busques|què_estàs_buscant|obrir_cercador
search cerca|cercar|troba|busca|cercador catàleg|activitats|restaurants|allotjament|llibre|botiga_més_propera
buy comprar|compra|compreu|compri|compraonline|vull_comprar|venda_entrades|entradesonline|compraentrades|cistella
buy cistella_compra|cistell_compra|carret|carret_compra|carro_compra|botigaonline|botigaenlínia|botiga_virtual
buy lanostrabotigaonline|botiga_on_line|anaralabotiga|visitalabotigaonline
buy compra|comprar|compreu|adquireix|adquirir|aconsegueix|aconseguir entrada|entrades|tiquet|tiquets|bitllet|bitllets
buy obtenir entrada|entrades|tiquet|tiquets|bitllet|bitllets
buy compra|comprar|compreu|adquireix|adquirir|regala|regalar abonament|abonaments|llibre|llibres|producte|productes
buy compra|comprar|compreu|adquireix|adquirir|regala|regalar val_regal
buy compra|comprar|compreu|regala|regalar targeta_regal|xec_regal|bo_regal|bo|passi|disc|lot|número|números|loteria
buy afegir|afegeix|afegiu|posa|veure|anar|mostra|mostrar|vés cistell|cistella|carret|carro|bossa|cistella_compra
buy afegir|afegeix|afegiu|posa|veure|anar|mostra|mostrar|vés carret_compra
buy finalitzar|finalitza|completar|completa|tramitar|acabar|acaba compra|comanda|pagament
buy compra|comprar amazon|vi|vins|oli|número|flors|carn
buy pagar|pagaara|entrades_venda|venda_anticipada_entrades|lamevacistella|seguir_comprant
buy visita|visitar|anar botiga|nostra_botiga
order fer|fes|feu|faci|realitzar|realitza|enviar comandes|encàrrec|encàrrecs|comanda_online
order demana|demanar|demaneu|encarrega|encarregar|encarregueu menjar|pizza|domicili|emportar|pastís|mostra|mostres
order demana|demanar|demaneu|encarrega|encarregar|encarregueu menú
order encarregar|comandesonline|comandaonline|demanaonline|demanaaquí|demanaara|formulari_comanda|full_comanda
order fes|fer|feu|vull_fer|nova comanda|comanda_whatsapp|encàrrec
order demana|demanar|comanda|comandes|encarrega whatsapp|domicili|telèfon
book reservar|reservesonline|reserveu|reservi|reservaara|reservaonline|reservaja|reservaaquí|reservaenlínia
book vull_reservar|citaprèvia|cita_prèvia|cita_prèvia_online|consulta_disponibilitat|consultar_disponibilitat
book veure_disponibilitat
book reserva|reservar|reserveu|reservi taula|habitació|habitacions|plaça|places|lloc|visita|visites|visita_guiada
book reserva|reservar|reserveu|reservi estada|hora|hotel|allotjament|activitat|entrada|entrades|sala|pista|classe
book reserva|reservar|reserveu|reservi sessió|taller
book reserva|reservar|reserveu cita|cita_prèvia|dia|data|consulta|demo|demostració|excursió|experiència|espai
book reserva|reservar|reserveu tractament
book demana|demanar|demaneu|sol·licita|sol·licitar|sol·liciteu|concerta|concertar|agenda|agendar|programa hora|cita
book programar hora|cita
book demana|demanar|demaneu|sol·licita|sol·licitar|sol·liciteu|concerta|concertar|agenda cita_prèvia|visita|reunió
book agendar cita_prèvia|visita|reunió
book demana|demanar|demaneu|sol·licita|sol·licitar|concerta|concertar|agenda demo|demostració|entrevista|trucada
book agendar|programa demo|demostració|entrevista|trucada
book fer|fes|feu|sol·licita|sol·licitar|formulari reserva|reserves|cita_prèvia
book reserva|reservar|reserves espais|pistes|sales|whatsapp|apartament|casa_rural|classe_prova|dia_hora|casa
book reserva|reservar|reserves telèfon
book demana_primera_visita
book demana|demanar|demaneu|sol_licita|sol_licitar cita|hora|visita|reunió|demo sense_compromís|whatsapp
book concerta|agenda|programa|demana|reserva reunió|trucada|videotrucada|demo sense_compromís|assessor|expert
book agenda|reserva|programa|demana trucada|videotrucada|reunió|sessió|consulta 15|20|30|45|60 minuts|min
book demana|demanar|sol_licita|reserva|reservar cita|hora|visita dentista|metge|taller|fisioterapeuta|advocat
book demana|demanar|sol_licita|reserva|reservar primera_visita|primera_consulta|primera_sessió|sessió_gratuïta
book vull|vull_reservar|vull_demanar taula|hora|cita|visita|sessió|classe_prova|habitació|primera_visita
book vull_reservar plaça|espai|data|allotjament
book demana|demanar|sol_licita|reserva cita_prèvia whatsapp|telèfon|sense_compromís
book concerta|concertar|demana|sol_licita|reserva visita escola|centre|celler|museu|instal·lacions
book lloga|llogar|llogueu vaixell|cotxe|barca|bicicleta|bici|sala|espai|furgoneta|caiac|moto|autocaravana
book sol_licita|sol_licitar|demana|demanar entrevista_personal|prova_conducció|classe_prova|demostració
book reserva|reservar|reserveu estada|habitació|allotjament|sessió millor_preu|fotos|fotogràfica|massatge
track seguir|segueix|seguiment|rastrejar|rastreja|localitzar|localitza comanda|comandes|enviament|enviaments|paquet
track estat|consulta_estat comanda|enviament
track on_és comanda|paquet
track consulta|consultar|segueix|rastreja|localitza comanda|enviament|paquet
quote demana|demanar|demaneu|sol·licita|sol·licitar|sol·liciteu|sol·liciti|obtenir|obtingues|rep|rebre pressupost
quote demana|demanar|demaneu|sol·licita|sol·licitar|sol·liciteu|petició pressupost|pressupostos|preu|oferta
quote sol·licitud|vull pressupost|pressupostos|preu|oferta
quote demana|demanar|sol·licita|sol·licitar|obtenir|| pressupost sense_compromís|personalitzat
quote fer|fes|calcula|calcular pressupost|preu|taxació
quote pressupostonline|pressupostgratuït
quote valora|valorar pis|casa|habitatge|cotxe
quote calcula|calcular hipoteca|quota|pressupost|assegurança
quote quant_val|quant_val_meu pis|casa
quote pressupost whatsapp|mida|sense_compromís
quote fes|consultar|demana pressupost|preu
quote demana|demanar|demaneu|sol_licita pressupost sense_compromís|whatsapp|personalitzat|mida|24_hores
quote rep|rebre|calcula|calcular|obtenir|obtingues pressupost |24_hores|24h|2_minuts|1_minut|sense_compromís
quote demana|demanar|demaneu|sol_licita|sol_licitar pressupost reforma|mudança|casament|obra|projecte|neteja
quote vull_demanar|vull_rebre|envia'm|envieu-me|necessito|prepara'm pressupost |sense_compromís|personalitzat
quote demana|demanar|sol_licita|sol_licitar|vull valoració|taxació pis|casa|habitatge|immoble|sense_compromís
quote demana|demanar|sol_licita estudi|proposta|oferta personalitzada|mida|personalitzat|sense_compromís
quote demana|demanar|sol_licita|sol_licitar preu_sense_compromís
quote calcula|calcular preu|cost|pressupost mudança|reforma|assegurança|casament|enviament
quote vull_saber|descobreix quant_val pis|casa|habitatge|cotxe|immoble
contact contacte|contactes|contacta|contactar|contacteu|contacti|contactans|contacteunos|escriunos|escriviunos
contact escriguins|escriviunsa|parlem|parlemne|tens_dubtes|tens_preguntes|bústia_suggeriments
contact posa|poseu|posi|posar|entra|entrar|posem contacte
contact envia|enviar|envieu|envii|deixa|deixar|deixeu|escriu|escriure|escriviu missatge|correu|mail|e-mail|whatsapp
contact envia|enviar|envieu|fes|fer|feu|planteja consulta|pregunta|suggeriment|suggeriments|dubte|dubtes
contact demana|demanar|demaneu|sol·licita|sol·licitar|sol·liciteu|vull informació|info|més_informació
contact parla|parlar|contacta|contactar|contacteu assessor|expert|equip|especialista|whatsapp|ajuntament|escola
contact formulari|dades|pàgina|informació contacte
contact formulari consulta
contact atenció_al_client|servei_al_client
contact trucans|truqueunos|trucaara|ettruquem|parlaambnosaltres|xatejaambnosaltres|consultans|fesnos_consulta
contact tens_algun_dubte
contact contacte|contacta whatsapp|correu
contact enviens|envians|envia'ns|envieu-nos missatge|correu|whatsapp
contact queixes|suggeriments suggeriments|queixes
contact explica'ns|expliqueu-nos projecte|idea|cas
contact atenció ciutadana|ciutadania|usuari|soci
contact vull informació|més_informació|contactar
register registra|registreu|inscriu|inscriure|inscriviu|inscripció|inscripcions|preinscripció|matriculat|matriculatara
register matricular|matriculeu|apunta|apuntar|apunteu|associa|associar|associeu|afilia|afiliar|afilieu|preinscripcions
register dóna_alta|dona't_d'alta|donar_alta|vull_inscriure|vull_apuntar|inscripcions_obertes
register fer|fes|feu|realitzar|realitza inscripció|inscripcions|preinscripció
register provagratuïta|provagratis|provahogratis|provalgratis|provargratis|començagratis
register crea|crear|creeu|creï|obre|obrir compte|perfil|usuari|compte_nou|nou_compte
register fes|fer|feu|faci|sigues|ser|esdevé|vull_ser soci|sòcia|socis|membre|voluntari|voluntària|client|amic|associat
register inscriu|inscriure|inscriviu|inscripció|apunta|apunteu|registra curs|cursos|activitat|activitats|taller
register matricula curs|cursos|activitat|activitats|taller
register inscriu|inscriure|inscripció|apunta|apunteu|registra cursa|casal|jornada|esdeveniment|torneig|webinar|concurs
register inscriu|inscriure|inscripció|apunta|apunteu|registra equip
register formulari|full|butlleta|fitxa inscripció|registre|preinscripció|matrícula|alta|soci
register fes|fer|vull_ser|vols_ser soci|sòcia|abonat|amic|amiga|membre|soci_sòcia
register fes-te'n soci|sòcia|amic
register uneixte|uneixteanosaltres|mhiapunto|col·legia't|no_tens_compte|encara_no_ets_soci
register confirma_assistència|matrícula_oberta
register vull apuntarme|inscriurem|inscriure'm|apuntar-me|associar-me|participar
register inscriu|registra empresa|equip|fill
register alta soci|socis|usuari
register inscriu|inscriure|apunta|inscripció|inscripcions casal_estiu|cursa_popular
register inscriu|inscriure|apunta|apuntar|inscripció llista_espera|classes|nostres_classes|caminada|jornades
register apunta|uneix|afegeix|entra llista_espera
register vull_apuntar|vull_inscriure|vull_participar|m'apunto curs|taller|esdeveniment|cursa|casal
register crea|crear|obre|obrir|creeu compte 1|2|3|5|10 minut|minuts
register comença|començar|inicia|iniciar|activa període_prova
register prova|prova_gratis|prova-ho|prova-ho_durant|prova_durant|comença_prova 7|14|15|30 dies
register matricula|inscriu|apunta|matricular|inscriure fill|filla|fills|infant |casal|escola|curs|campus
register formulari inscripció|matrícula curs|casal|taller|cursa|activitat|jornada|torneig
register confirma|confirmar|confirmeu assistència |acte|casament|jornada
log_in iniciar|inicia|inicieu|inici sessió
log_in identifica|login|elmeucompte|meucompte|elteucompte|accedeix_compte|elmeuperfil
log_in accedir|accedeix|accediu|accés|entrar|entra|àrea|zona|espai client|clients|usuari|usuaris|soci|socis|privada
log_in portal client|clients|usuari|usuaris|soci|socis|privada
log_in accedir|accedeix|accés|entrar|entra|àrea|zona|espai|portal privat|personal|alumnes|famílies|membres|associats
log_in accedir|accedeix|accés|entrar|entra|àrea|zona|espai|portal col·legiats
log_in accedir|accedeix|accés|entrar|entra compte|intranet|extranet|campus_virtual|aula_virtual|àrea_privada
log_in accedir|accedeix|accés|entrar|entra àrea_clients
log_in accés|àrea|zona|portal|accedeix professionals|professional|empleats|empleat|proveïdors
log_in accés|àrea|zona|portal|accedeix webmail|correu
log_in accés|àrea restringit|restringida
log_in campus_virtual|aula_virtual|jasocclient|jatenscompte|jaetssoci|correu_web|bancaenlínia
log_in bancaonline
subscribe subscriu|subscriure|subscriviu|subscrigui|subscripció|subscripcions|newsletter|butlletí_electrònic
subscribe llista_correu
subscribe subscriu|subscriure|subscriviu|subscripció|apunta|inscriu|rep|rebre newsletter|butlletí|butlletins
subscribe vull_rebre newsletter|butlletí|butlletins|novetats|notícies|revista|diari|ofertes|blog
subscribe subscriu|subscriure|subscriviu|subscripció|rep|rebre|rebeu novetats|notícies|revista|diari|ofertes|blog
subscribe rep|rebre|vull_rebre alertes|novetats_correu|notificacions|informació_novetats|ofertes
subscribe subscriu|subscriure correu|alertes
subscribe crea_alerta|alertes_correu|llista_distribució|avisam|vull_subscriure|vull_subscriure'm
download descarregar|descarrega|descarregueu|descarregui|descàrrega|descàrregues|baixar_app|baixa_app
download descarregar|descarrega|descarregueu|descàrrega|baixa|baixar|instal·la|obtén app|aplicació|programari |pdf
download descarregar|descarrega|descarregueu|descàrrega|baixa|baixar catàleg|fullet|dossier|fitxa|pdf|guia |pdf
download descarregar|descarrega|descarregueu|descàrrega|baixa|baixar formulari|programa|manual|informe|document |pdf
download descarregar|descarrega|descarregueu|descàrrega|baixa|baixar documents|fitxer|carta|menú|bases |pdf
download descarregar|descarrega|descarregueu|descàrrega full_inscripció|llibre|revista|memòria|mapa|cartell |pdf
download descarregar|descarrega|descarregueu|descàrrega tríptic|tarifes |pdf
download descarregar|descarrega|descarregueu|baixa|baixar imatge|imatges|fotos|foto|logotip|reglament|estatuts
download descarregar|descarrega|descarregueu|baixa|baixar partitura|calendari|track|ruta|autorització
download descarregar|descarrega|descarregueu|baixa|baixar instruccions|sol·licitud
download descarregar|descarrega|descarregueu|baixa|baixar horaris|horari|google_play|app_store|certificat
download descarregar|descarrega|descarregueu|baixa|baixar recursos|vídeo|dossier_premsa|full_inscripció
download descarregar|descarrega|descarregueu|baixa|baixar llibret|plànol|annex|model
download àrea|zona descàrregues
download vull|vull_descarregar|rep|aconsegueix|obtén guia|ebook|plantilla|dossier|guia_gratuïta
download descarrega|descarregar|descarregueu llista_preus|programa_complet|programa_festa_major|carta_vins
download descarrega|descarregar|descarregueu menú_escolar|dossier_informatiu|fullet_informatiu|bases_concurs
download descarrega|descarregar|descarregueu formulari|full|imprès|fitxa inscripció|matrícula|sol_licitud|soci
download descarrega|descarregar|descarregueu autorització_menors|estatuts_associació|guia_pràctica
download descarrega|descarregar|descarregueu checklist|ebook|guia_completa|menú_grups|programa_curs
donate donar|donació|donacions|donatiu|donatius|donaara|donaaquí|vull_donar|vull_fer_donatiu|fes_donació
donate fes|fer|feu|faci|realitza|realitzar|envia donació|donatiu|aportació|donatiu_mensual
donate col·labora|col·laborar|col·laboreu|dóna_suport projecte|projectes|causa|entitat|fundació|missió
donate col·labora|col·laborar econòmicament|donatiu|donació|parròquia|associació
donate apadrina|apadrinar|fes_padrí nen|nena|infant|animal
donate fes|fer aportació|bizum|donatiu_puntual|donació_puntual
donate fes|vull_ser donant|padrí|mecenes
donate dona|donar bizum|paypal|aliments|suport_projecte
donate donatiu|donació puntual|mensual
donate convida'm_cafè|apadrina_gos
donate fes|fer|feu|vull_fer|realitza|realitzar donació|donatiu mensual|puntual|bizum|transferència|parròquia|
donate col_labora|ajuda'ns|ajuda|ajudeu-nos|contribueix donatiu|donació|aportació_econòmica |mensual|puntual
donate col_labora|col_laborar econòmicament|donatiu_mensual
donate vull_apadrinar|apadrina|apadrinar gos|gat|animal|infant|nen|nena |refugi|protectora
donate dona|donar|doneu aliments|joguines |roba|joguines|animals|refugi
donate dona|donar|doneu 5|10|15|20|25|30|50|100 euros|mes
donate donatiu|donació|donar transferència|transferència_bancària|targeta|bizum
donate fes-te|vull_ser|sigues padrí|padrina|padrí_padrina|donant_mensual|mecenes
donate fes|fer aportació_econòmica|donació_única|donació_online|aportació_mensual|aportació_puntual
apply envia|enviar|envieu|envii|deixa|puja|presenta|presentar|adjunta cv|curriculum|candidatura
apply sol·licita|sol·licitar|sol·liciteu|demana|demanar beca|beques|subvenció|plaça|préstec|ajut|ajuts|admissió
apply sol·licitud beca|beques|subvenció|plaça|préstec|ajut|ajuts|admissió
apply presenta|presentar|presenteu|formulari|fer|fes sol·licitud|sol·licitud_feina|sol·licitud_admissió|candidatura
apply postula|candidatura_espontània|formulari_candidatura|inscriu_borsa_treball|inscriu_oferta
apply sol·licita|sol·licitar|sol·licitud|demana adopció|hipoteca|targeta|ingrés|préstec|places
apply formulari adopció|voluntariat|candidatura
apply inscriu oferta|borsa
apply sol_licita|sol_licitar|sol_licitud|demana plaça|admissió escola_bressol|llar_infants|màster|residència
apply vull_demanar plaça|beca|admissió
apply sol_licita|sol_licitar|sol_licitud|vull|demana beca|beca_estudis|ajut_econòmic|preadmissió
apply envia|enviar|presenta|comença|inicia sol_licitud|procés|candidatura admissió|adopció|beca
apply omple|ompliu|emplena|completa|formulari formulari|sol_licitud adopció|voluntariat|admissió|candidatura
apply vull_adoptar|sol_licita_adopció|vull_acollir gos|gat|animal|gosset|gatet
apply vull fer_voluntariat|fer_de_voluntari|sol_licitar_plaça|sol_licitar_beca|fer_voluntari
apply envia|envieu|fes-nos_arribar|deixa currículum|currículum_vitae|cv_correu
"""
