"""What links and buttons ask for in Portuguese, of Portugal and of Brazil."""

from typing import Final

PHRASES: Final = """
- a o as os ao aos à às um uma uns umas seu sua seus suas teu tua teus tuas meu minha meus minhas nosso nossa nossos
- nossas de do da dos das e em no na num numa para pra por pelo pela me te se lhe nos nós conosco connosco com você
- agora já hoje aqui online grátis gratuito gratuita gratuitos gratuitamente rápido rapidamente fácil facilmente mesmo
- clique direto diretamente este esta
search buscar|busque|pesquisar|pesquise|procurar|procure|nova_pesquisa|pesquisa_avançada|busca_avançada|fazer_busca
search fazer_pesquisa|realizar_pesquisa|pesquisa_site|busca_site
search buscar|busque|busca|pesquisar|pesquise|procurar|procure|encontre|encontrar produto|produtos|site|imóvel|imóveis
search buscar|busque|busca|pesquisar|pesquise|procurar|procure|encontre|encontrar vaga|vagas|curso|cursos|emprego
search buscar|busque|busca|pesquisar|pesquise|procurar|procure|encontre|encontrar empregos|casa|hotel|hotéis|voo|voos
search buscar|busque|busca|pesquisar|pesquise|procurar médico|médicos|loja|lojas|carro|carros|profissional|serviço
search procure|encontre|encontrar médico|médicos|loja|lojas|carro|carros|profissional|serviço
search buscar|busque|pesquisar|pesquise|procurar|procure notícias|documentos|catálogo|livro|livros|receitas|passagens
search oquevocêprocura|oqueprocura|oquevocêestáprocurando|oqueestáàprocura|abrir_pesquisa|abrir_busca
search oquebusca
search buscar|busque|busca|pesquisar|pesquise imóvel_ideal|casa_ideal|loja_mais_próxima|viatura|viaturas
search procurar|procure|encontre|encontrar imóvel_ideal|casa_ideal|loja_mais_próxima|viatura|viaturas
search localizar|localize imóvel_ideal|casa_ideal|loja_mais_próxima|viatura|viaturas
search buscar|busque|busca|pesquisar|pesquise dentista|revendedor|revendedores|agente|unidade|unidades
search procurar|procure|encontre|encontrar|localizar dentista|revendedor|revendedores|agente|unidade|unidades
search localize dentista|revendedor|revendedores|agente|unidade|unidades
search buscar|busque|busca|pesquisar|pesquise unidade_mais_próxima|apartamento|apartamentos|alojamento|evento
search procurar|procure|encontre|encontrar unidade_mais_próxima|apartamento|apartamentos|alojamento|evento
search localizar|localize unidade_mais_próxima|apartamento|apartamentos|alojamento|evento
search buscar|busque|busca|pesquisar|pesquise|procurar eventos|peças|advogado|restaurante|restaurantes|imóveis
search procure|encontre|encontrar|localizar|localize eventos|peças|advogado|restaurante|restaurantes|imóveis
search buscar|busque|busca|pesquisar|pesquise especialista|farmácia|escola|hospital|concessionária|veículo
search procurar|procure|encontre|encontrar especialista|farmácia|escola|hospital|concessionária|veículo
search localizar|localize especialista|farmácia|escola|hospital|concessionária|veículo
search buscar|busque|busca|pesquisar|pesquise veículos|terreno|terrenos|formação|clínica|destino|artigos
search procurar|procure|encontre|encontrar veículos|terreno|terrenos|formação|clínica|destino|artigos
search localizar|localize veículos|terreno|terrenos|formação|clínica|destino|artigos
buy comprar|compre|compraragora|compreagora|compraragoramesmo|quero_comprar|compraonline|compraagora|compraaqui
buy carrinho|carrinho_compras|cesto_compras|sacola_compras|ver_compras|ir_compras|venda_ingressos|venda_bilhetes
buy loja_virtual|lojaonline|anossalojaonline|nossalojaonline|lojaon-line|visitealojaonline|visitenossalojaonline
buy iràloja|irparaaloja|irparaloja|irparaalojaonline|bilheteiraonline|ingressosonline|bilhetesonline
buy comprar|compre|compra|adquira|adquirir|garanta|garantir|obter ingresso|ingressos|bilhete|bilhetes|livro|livros
buy obtenha ingresso|ingressos|bilhete|bilhetes|livro|livros
buy comprar|compre|compra|adquira|adquirir|garanta|garantir produto|produtos|plano|passagem|passagens|curso|ebook
buy comprar|compre|compra|adquira|adquirir|garanta|garantir e-book
buy comprar|compre|adquira|adquirir|ofereça|oferecer cartão_presente|vale_presente|cheque_prenda|voucher|licença
buy presenteie cartão_presente|vale_presente|cheque_prenda|voucher
buy adicionar|adicione|colocar|coloque|ver|ir|abrir carrinho|carrinho_compras|cesto|cesto_compras|sacola|cesta
buy finalizar|finalize|fechar|concluir|completar|confirmar compra|compras|pedido|encomenda|pagamento|checkout
buy ir|visitar|visite|visita|acessar|acesse|conheça|entrar loja_virtual|loja_on-line|e-shop
buy comprar|garanta pré-venda
buy garanta_seu_ingresso|garantajáoseu|garantaoseu|adquirajáoseu|quero_comprar|minhasacola|ver_sacola
buy continuar_comprando|continuar_comprar
buy comprar|compre|compra amazon|whatsapp|site|vinho|vinhos|peças|rifa|passe|passaporte|equipamento|loja
buy comprar|compre|compra camisa|camiseta|flores
buy comprar|compre|compra domínio|hospedagem|créditos|cd|disco|vinil|kit|pacote|planos|ingresso_antecipado
buy comprar|compre|compra antecipado|pneus
buy disponível|adquira|adquirir amazon
buy pagar|pague pedido|encomenda|compra
buy pagaragora|pagueagora|compra_rápida|bilhetes_venda|ingressos_venda|realizar_pagamento|efetuar_pagamento
buy fazer_pagamento
buy ir checkout|pagamento|caixa
buy visite|visitar|visita|acesse|ir nossa_loja|loja|loja_online
buy contratar|contrate|assinar|assine plano|planos|seguro|pacote
buy quero ingresso|comprar_ingresso|garantir_ingresso|garantir_meu|comprar_agora
order faça|fazer|faz|monte|montar|realizar|realize|iniciar|comece pedido|pedidos|encomenda|encomendas
order enviar|envie pedido|pedidos
order quero|formulário pedido|pedidos|encomenda|encomendas
order encomendar|encomende|peçaonline|peçaagora|peçaaqui|peçajá|pediragora|pedironline|pedeonline
order peça|pedir|pede|encomendar|encomende delivery|whatsapp|comida|pizza|refeição|marmita|bolo|ifood|amostra|amostras
order peça|pedir|solicite|solicitar|receba amostras|amostra_grátis
order peça|pedir|pede|encomendar|encomende casa|app|telefone|gás|take_away|takeaway|uber_eats|glovo|ifood
order peça|pedir|pede|encomendar|encomende catálogo|lanche|flores|livro|refeições|sushi|açaí
order peça|pedir|pede|encomendar|encomende marmitas|bolos|salgados|cesta|hambúrguer|almoço|jantar|rappi
order peça|pedir|pede|encomendar|encomende bolt_food|site|água
order encomendasonline|quero_encomendar|quero_pedir|quero_fazer_pedido|quero_fazer_encomenda|novo_pedido
order nova_encomenda|repetir_pedido
order faça|fazer|faz|monte|começar|comece pedido_whatsapp|encomenda_whatsapp
order pedidos|encomendas pedido_whatsapp|encomenda_whatsapp|whatsapp|telefone|delivery
order começar|comece|criar|novo|repetir pedido|encomenda
order nota|folha encomenda
book reservar|reserve|reservas|reservaagora|reservajá|reservaonline|reserveagora|quero_reservar|agendaronline
book marcaçõesonline|agendar|agende|agendamento|agendamentos|marcação|marcações|marcaronline|marqueonline|marquejá
book quero_agendar|pré-reserva
book reservar|reserve|reserva|reservas mesa|quarto|quartos|hotel|estadia|lugar|vaga|sala|passeio|viagem|voo|transfer
book reservar|reserve|reserva|reservas espaço|experiência|alojamento|hospedagem|visita|data|horário|ingresso|bilhetes
book reservar|reserve|reserva|reservas aula|sessão|campo
book fazer|faça|efetuar|efetue|solicitar|solicite|pedir|peça|formulário|pedido reserva|reservas|agendamento|marcação
book agendar|agende|marcar|marque|marca|solicitar|solicite consulta|consultas|visita|horário|hora|reunião|demonstração
book quero consulta|consultas|visita|horário|hora|reunião|demonstração
book agendar|agende|marcar|marque|solicitar|solicite|quero exame|exames|test_drive|demo|vistoria|avaliação|entrevista
book agendar|agende|marcar|marque|solicitar|solicite|quero atendimento
book agendar|agende|marcar|marque aula|aula_experimental|conversa|sessão|ligação|chamada|videochamada|agendamento
book agendar|agende|marcar|marque serviço|coleta
book agendamento|marcação|agendamentos|marcações consulta|consultas|visita|visitas|exame|exames|reunião|aula
book pedir|peça|pede demonstração|demo|consulta|marcação|visita|reunião|agendamento
book ver|verificar|verifique|consultar|consulte disponibilidade
book quero agendar_consulta|marcar_consulta|marcar|agendar_visita|fazer_reserva|reservar_mesa|agendar_horário
book quero demo|marcar_aula
book remarcar_consulta|reagendar_consulta|reagendar|reserva_direta|reserve_direto|reservas_visitas
book reservar|reserve|reserva|reservas whatsapp|espaços|salas|mesas|quadra|quadras|apartamento|chalé|noite
book reservar|reserve|reserva|reservas massagem|carro|férias
book reservar|reserve|reserva|reservas estacionamento|passeios|tour|táxi|barco|evento|jantar|grupos|bilhete
book reservar|reserve|reserva|reservas suíte|campo_padel
book agendar|agende|marcar|marque teleconsulta|whatsapp|consultoria|tour|revisão|banho_tosa|call|diagnóstico
book agendar|agende|marcar|marque sessão_gratuita|vacina
book agendar|agende|marcar|marque sessão_experimental|conversa_gratuita|primeira_consulta|consulta_online
book agendar|agende|marcar|marque visita_guiada|mentoria
book agendar|agende|marcar|marque visita_técnica|limpeza|corte|horários|atendimento_whatsapp|exame_online
book agendar|agende|marcar|marque aula_grátis|sua_sessão
book agende|agendar|marque|marcar consulta|visita|reunião|horário|sessão whatsapp|sem_compromisso|site
book agende|agendar|marque|marcar|solicite demonstração|demo|aula|conversa sem_compromisso|whatsapp
book quero|quero_agendar|quero_marcar|preciso_marcar aula_experimental|aula_teste|consulta|visita|sessão
book quero|quero_agendar|quero_marcar|quero_reservar horário|reunião|demonstração
book quero_reservar|reservar|reserve lugar|vaga|mesa|quarto|data|sala|experiência|sessão_fotos
book agende|agendar|marque|marcar|reserve conversa|chamada|reunião|call|sessão 15|20|30|45|60 minutos|min
book agende|agendar|marque|marcar conversa|reunião|chamada|consulta especialista|consultor|advogado|dentista
book marque|marcar|agende|agendar|solicite visita escola|colégio|imóvel|creche|quinta|museu|apartamento
book pedir|peça|pedido|solicitar|solicite|fazer|faça marcação|agendamento consulta|visita|exame|aula|reunião
book alugue|alugar carro|barco|bicicleta|mota|kayak|autocaravana|salão|espaço_evento|caiaque
book marque|marcar|agende|agendar|reserve aula_demonstrativa|aula_teste|sessão_diagnóstico|sessão_coaching
book marque|marcar|agende|agendar fisioterapia|massagem|primeira_sessão|primeira_aula|sessão_fotos
track rastrear|rastreie|rastreamento|rastreio|acompanhar pedido|pedidos|encomenda|encomendas|objeto|entrega|envio
track acompanhe|seguir|siga|localizar|localize pedido|pedidos|encomenda|encomendas|objeto|entrega|envio
track rastrear|rastreie|rastreamento|rastreio|acompanhamento|localizar carga|objetos|remessa|mercadoria|pedido|compra
track rastreamento|status_pedido|estado_encomenda|onde_está_pedido|onde_está_encomenda|cadê_pedido
track consultar_pedido
track rastrear|rastreie|rastreio|rastreamento|acompanhamento|acompanhe|seguimento encomendas|pedido|pedidos
track status|situação|estado encomendas|pedido|pedidos
track rastrear|rastreie|rastreio|rastreamento|acompanhamento|acompanhe envio|envios|entrega|pacote|encomenda
track seguimento|status|estado envio|envios|entrega|pacote|encomenda
track consultar|consulte encomenda|pedido|entrega|envio|objeto|rastreio
track onde_está_pacote|onde_está_entrega|rastreieaqui|rastrearaqui
track rastreieagora
quote faça|fazer|faz orçamento|orçamentos|cotação
quote peça|pedir|pede|solicite|solicitar|quero|receba|receber orçamento|orçamentos|cotação|proposta
quote obter|obtenha orçamento|orçamentos|cotação|proposta
quote pedido|pedidos|solicitação|simular|simule|calcular|calcule orçamento|cotação|proposta|preço|orçamentos|valor
quote gerar orçamento|cotação|proposta|orçamentos
quote peça|pedir|solicite|solicitar|obter|obtenha|quero preço|proposta_comercial|orçamento_sem_compromisso|estimativa
quote peça|pedir|solicite|solicitar|obter|obtenha|quero valores
quote orçamentoonline|orçamentográtis|orçamentogratuito|orçamento_sem_compromisso|cotaçãoonline|formulário_orçamento
quote cotar
quote fazer|faça|solicitar|solicite|pedir|quero|simular seguro|simulação_seguro|frete_internacional
quote simule|cotação seguro|frete_internacional
quote orçamento|cotação whatsapp|via_whatsapp|personalizado|seguro_auto|zap
quote faça|fazer|solicite|solicitar|peça|monte orçamento_whatsapp|orçamento_via_whatsapp|orçamento|simulação
quote montar|enviar_pedido|pedir orçamento_whatsapp|orçamento_via_whatsapp|orçamento|simulação
quote faça|fazer|solicite|solicitar|pedir|peça simulação_crédito|avaliação_imóvel|avaliação_casa
quote faça|fazer|solicite|solicitar|pedir|peça orçamento_rápido
quote orçar|orceagora|orçaragora|coteagora
quote cotar|cote seguro|frete|consórcio
quote simular|simule financiamento|empréstimo|consórcio|crédito|crédito_habitação|frete|preço|prestação
quote simular|simule seguro_auto|plano|seguros
quote calcular|calcule frete|custo|prestação|valor|seguro|preços
quote avaliar|avalie imóvel|carro|casa|viatura|veículo
quote quanto_vale imóvel|casa|carro|minha_casa
quote consultar|consulte|saber|quero_saber preço|preços|valores|valor
quote peça|pedir|solicite|solicitar orçamentos|proposta_personalizada|cotações|avaliação_gratuita_imóvel
quote peça|pedir|solicite|solicitar preço_especial
quote quero_receber|quero_pedir|quero_fazer|quero_solicitar orçamento|cotação|simulação
quote peça|pedir|solicite|solicitar|quero orçamento|cotação|proposta|simulação sem_compromisso|24_horas|24h
quote calcule|calcular|simule|simular|obtenha preço|valor|custo|orçamento mudança|imóvel|casa|obra|carro
quote peça|pedir|solicite|solicitar|quero orçamento mudança|casamento|evento|obra|festa|limpeza|tradução
quote quero|receba|obtenha proposta|orçamento|cotação|estimativa personalizada|personalizado|detalhado|medida
quote faça|fazer|peça|pedir|solicite cotação|simulação|orçamento seguro|seguro_auto|crédito|plano_saúde|frete
quote peça_avaliação|solicite_avaliação|pedir_avaliação imóvel|casa|carro|viatura|moradia
quote peça|pedir|solicite|solicitar simulação|simulação_gratuita|simulação_sem_compromisso
quote quero_saber|saiba|descubra quanto_vale|valor imóvel|casa|carro|viatura|apartamento
quote envieme|mandeme|preciso orçamento|cotação |personalizado|sem_compromisso
contact contato|contatos|contacto|contactos|contate|contacte|contactar|contatar|contatenos|contactenos|faleconosco
contact falaconnosco|escrevanos|escrevaanós|ouvidoria|chame_whatsapp|chama_whatsapp|chamar_whatsapp|me_chame_whatsapp
contact central_atendimento|ligamos_para_você|nósligamos|pedido_contacto|tem_dúvidas|ficou_com_dúvidas|ficou_dúvida
contact vamos_conversar
contact fale|falar|fala|converse|conversar gente|comigo|equipa|especialista|consultor|vendas|whatsapp|atendimento
contact fale|falar|fala|converse|conversar|chame|chamar dono|vendedor|corretor|atendente|nossa_equipe|zap|advogado
contact fale|falar|fala|converse|conversar|chame|chamar secretaria
contact faleconnosco|faleagora|faleconoscoagora|falecomigo
contact entre|entrar|entra|entrem contato|contacto
contact envie|enviar|envia|mande|mandar|deixe|deixar|escreva mensagem|e-mail|email|recado|mensagens|pergunta|whatsapp
contact escrever mensagem|e-mail|email|recado|mensagens|pergunta|whatsapp
contact envie|enviar|mande|faça|fazer|tire|tirar|esclareça dúvida|dúvidas|pergunta|sugestão|sugestões|questão
contact formulário|dados|página|informações|fale contato|contacto|contatos|contactos
contact solicite|solicitar|peça|pedir|quero informação|informações|mais_informações|contato|contacto
contact atendimento_ao_cliente|atendimento_ao_consumidor|apoio_ao_cliente|apoio_a_clientes|suporte_ao_cliente
contact serviço_de_atendimento_ao_cliente|central_de_atendimento|central_de_relacionamento
contact ligueagora|liguejá|ligaragora|ligueparanós|liguenos|ligueme|nosteligamos|telefonenos
contact querosercontactado
contact quero que_liguem|receber_contato|ser_contatado|ser_contactado|falar|falar_consultor|contato
contact receber|receba|solicite|solicitar|pedir contato_telefónico|contacto_telefónico|contato
contact chama|chame|chamar|fale|falar|atendimento|contato|contacto|dúvidas|chat zap|via_whatsapp|whatsapp
contact mensagem|envie zap|via_whatsapp|whatsapp
contact pedido|pedidos|solicitação informação|informações|esclarecimento|esclarecimentos
contact fale|falar|converse|contactar|contatar|contacte|contate pastor|padre|médico|prefeito|vereador
contact fale|falar|converse|contactar|contatar|contacte|contate redação|câmara|suporte|diretor|professor
contact fale|falar|fala|converse|contactar|contatar|contacte|contate especialistas|time|nossa_equipa|comercial
contact fale|falar|fala|converse|contactar|contatar|contacte|contate anunciante|proprietário|anfitrião
contact fale|falar|converse|contactar|contatar|contacte|contate departamento|presidente|autor|escola|loja
contact fale|falar|fala|converse|contactar|contatar|contacte|contate advogados|gerente|consultores|rh
contact fale|falar|fala|converse|contactar|contatar|contacte|contate nutricionista
contact temalgumadúvida|tem_perguntas|alguma_dúvida|alguma_questão|tem_questões|dúvidas_fale_conosco
contact precisa_ajuda_fale_conosco|escrevaparanós
contact converseconosco|converseconnosco|vamos_falar|vamosconversar|chataovivo|contato_comercial
contact contacto_comercial|envie_email
contact conte|contenos|contanos projeto|ideia|caso|história_caso
contact sugestões|dúvidas|elogios|reclamações|críticas reclamações|sugestões|elogios
contact serviço_apoio_cliente|serviço_cliente|atendimentoonline|linha_apoio|atendimento_aluno
contact atendimento_cidadão|atendimento_cliente
contact fazer|faça|registrar|enviar reclamação|reclamações|denúncia|manifestação
register cadastrar|secadastre|cadastreseagora|cadastresegrátis|cadastresejá|cadastro|inscrever|inscreva|inscreve
register inscrição|inscrições|matricular|matriculeseagora|matriculesejá|registar|registe|regista|registrarse
register registrese|meregistrar|pré-inscrição|pré-inscrições|pré-matrícula|cadastrese|registreseagora|matriculese
register associese|filiese|afiliese|junte-se_clube|testegrátis|testegratuito|testargrátis|testegratuitamente
register experimentegrátis|experimentargrátis|comecegrátis|experimentegratuitamente|começargrátis|comeceagoragrátis
register criecontagrátis
register criar|crie|cria|abrir|abra|abre conta|perfil|cadastro|nova_conta|conta_nova|usuário|conta_digital
register fazer|faça|faz|quero|efetuar|efetue|realizar|realize|ficha inscrição|cadastro|registro|registo|matrícula
register formulário inscrição|cadastro|registro|registo|matrícula
register quero|faça|fazer participar|parte|inscrever|cadastrar|associar|matricular|parte_associação|parte_clube
register seja|torne|torna|ser|quero_ser|tornar sócio|sócia|associado|associada|membro|parceiro|parceira|voluntário
register seja|torne|torna|ser|quero_ser|tornar voluntária|cliente|afiliado|revendedor|revendedora|franqueado
register seja|torne|torna|ser|quero_ser|tornar fornecedor|assinante_clube
register inscreva|inscrever|inscrição|inscrições|registe|cadastre curso|cursos|evento|workshop|webinar|prova|corrida
register participe curso|cursos|evento|workshop|webinar|prova|corrida
register inscreva|inscrever|inscrição|inscrições|participe aula|oficina|congresso|seminário|campeonato|vestibular
register inscreva|inscrever|inscrição|inscrições|participe concurso
register anuncie|cadastre|cadastrar|registe|registar imóvel|empresa|negócio
register novo_usuário|novo_utilizador|novo_cliente|nova_conta|novo_cadastro
register inscriçõesabertas|inscrições_abertas|matrículas_abertas|matrículaonline|matrículasonline
register garanta_matrícula|renove_matrícula
register sindicalizese|associesejá|filiesejá|aderir|adira|adirajá|adereagora|junteseanós|juntateanós
register junteànossacomunidade|junte-se_comunidade
register aindanãotemconta|nãotemconta|nãotemcadastro|nãotemumaconta|nãopossuicadastro|aindanãotemcadastro
register nãotenhoconta|sounovo|sou_novo_cliente
register nãotemcontaregistese|nãotemumacontacadastrese|nãotemcontacadastrese|nãotemcontacrieuma
register novoporaquicadastrese|confirmar_presença
register confirme_presença|confirmo_presença|sou_novo_utilizador|quero_aderir|quero_conta|quero_abrir_conta
register criar_registo|novo_registo
register teste|testar|experimente|experimentar grátispor7dias|grátispor14dias|grátispor15dias|grátispor30dias
register comecegratuitamente|começargratuitamente|comecegratis|experimentejágrátis
register quero|faça|faz|fazer fazer_parte|parte_comunidade|parte_rede|filiar|tornar_sócio|ser_aluno
register quero|faça|faz|fazer ser_cliente|ser_membro
register seja|torne|torna|quero_ser|tornar aluno|aluna|sócio_torcedor|amigo|amiga|embaixador|expositor
register seja|torne|torna|quero_ser|tornar distribuidor|representante
register seja|torne|torna|quero_ser|tornar franqueada|licenciado|consultora|consultor|anunciante
register seja|torne|torna|quero_ser|tornar credenciado|lojista|filiado
register inscrição|inscrições|cadastro|registo|registro atletas|fornecedores|clientes|alunos|usuários
register inscrição|inscrições|cadastro|registo|registro participantes|cursos
register inscreva|inscrever|matricule|cadastre equipe|equipa|filho|filhos|atleta|escola|animal|pet
register matrículas|matricule|matrícula curso|cursos|2025|2026|2027|abertas
register participe|participar torneio|sorteio|promoção|concurso_fotografia|campeonato|encontro
register inscreva|inscrever|inscreve|inscrição|inscrições campo_férias|conferência
register inscreva|inscrever|inscreve|inscrição|inscrições lista_espera|masterclass|formação|jornadas|caminhada
register entrar|entre|entra|junte|quero_entrar|cadastre lista_espera
register quero inscreverme|inscrever|participar|matricular curso|evento|workshop|formação|torneio|webinar|aula
register inscreverme|quero_inscrição curso|evento|workshop|formação|torneio|webinar|corrida|conferência
register crie|criar|cria|abra|abrir|abre conta|conta_gratuita|cadastro 1|2|3|5|10 minuto|minutos
register cadastre|registe|registre|inscreva|cadastrar 1|2|3|5 minuto|minutos
register comece|começar|inicie|iniciar período_teste
register comece|começar|inicie|experimente|teste|testar teste|durante|período_teste 7|14|15|30 dias
register formulário inscrição|matrícula curso|evento|campo_férias|torneio|sócio|atleta|aluno|corrida
register garanta|garantir|quero|quero_garantir vaga|inscrição|matrícula curso|evento|workshop|imersão|turma
register quero_fazer|quero_garantir|preencha|preencher|faça_já matrícula|inscrição|pré-inscrição|pré-matrícula
register confirme|confirmar|confirmo presença evento|casamento
register inscreva|inscrever|matricule filho|filha|filhos|criança escola|curso|creche|campo_férias
log_in entrar|login|logar|fazerlogin|minhaconta|asuaconta|meuperfil|iniciar_sessão|inicie_sessão|inicia_sessão
log_in fazer|faça|efetuar|efetue|realizar|tela|página login
log_in acessar|acesse|aceder|aceda|acesso|entrar|entre|área|portal cliente|clientes|aluno|alunos|associado|restrita
log_in login cliente|clientes|aluno|alunos|associado|restrita
log_in acessar|acesse|aceder|aceda|acesso|entrar|área|portal|login associados|restrito|reservada|reservado|sócio
log_in acessar|acesse|aceder|aceda|acesso|entrar|área|portal|login sócios|assinante|usuário|usuários|utilizador
log_in acessar|acesse|aceder|aceda|acesso|entrar|área|portal|login utilizadores|membros|colaborador
log_in acessar|acesse|aceder|aceda|acesso|entrar|entre|login conta|sistema|painel|portal|área_restrita
log_in acessar|acesse|aceder|aceda|acesso|entrar|entre|login área_reservada|plataforma
log_in ver conta
log_in acessar|acesse|aceder|aceda|acesso|entrar|entre|login área_cliente|área_aluno|área_sócio|portal_aluno
log_in acessar|acesse|aceder|aceda|acesso|entrar|entre|login portal_cliente|intranet
log_in área|acesso|login|espaço paciente|franqueado|lojista|condômino|fornecedor|parceiro|parceiros|revendedor|pessoal
log_in início_sessão|aminhaconta|inicie_sessão_aqui|jásoucliente|jásoualuno|játenhoconta|játemconta
log_in játemumaconta|jáécliente|jáésócio|jáéassinante
log_in jápossuicadastro|jásoucadastrado|játemcontaentre|játemumacontaentre|játemcadastro|jáéaluno
log_in játenhocadastro|jásouassociado|jásouassinante
log_in internet_banking|home_banking|homebanking|minhaárea|aminhaárea|meupainel|painel_cliente
log_in central_assinante|central_cliente
log_in entrar|login|iniciar_sessão google|facebook
log_in entrar|login|iniciar_sessão|acessar webmail|email|painel|área_membros|ambiente_virtual
log_in entrar|login|iniciar_sessão|acessar moodle
log_in acessar|acesse|acesso|aceder|área|portal|login professor|professores|candidato|corretor
log_in acessar|acesse|acesso|aceder|área|portal|login corretores|servidor|fornecedor|fornecedores
log_in acessar|acesse|acesso|aceder|área|portal|login paciente|pacientes|médico
log_in acessar|acesse|acesso|aceder|área|portal|login docente|docentes|pais|encarregados_educação
log_in acessar|acesse|acesso|aceder|área|portal|login colaboradores|funcionário|funcionários
log_in acessar|acesse|acesso|aceder|área|portal|login representante|representantes|lojista|parceiro
log_in acessar|acesse|acesso|aceder|área|portal|login parceiros|revendedores|condómino|condôminos
log_in acessar|acesse|acesso|aceder|área|portal|login filiado|filiados|contador|administrativa
log_in acessar|acesse|acesso|aceder|área|portal|login administrativo|acadêmico|académico|assinantes
log_in acessar|acesse|acesso|aceder|área|portal|login webmail|formando|formandos|estudante|estudantes
log_in acessar|acesse|acesso|aceder|área|portal|login inquilino|credenciado
log_in acessar|acesse|acesso|aceder|área|portal|login profissionais|sindicalizado
log_in espaço cliente|associado|associados|sócio|membro
subscribe assinar|assine|subscrever|subscreva|subscreve|assinaturas|newsletter|newsletters|assineagora|quero_assinar
subscribe assinar|assine|assina|subscrever|subscreva|subscreve|assinatura newsletter|boletim|novidades|notícias
subscribe subscrição newsletter|boletim|novidades|notícias
subscribe assinar|assine|assina|subscrever|subscreva revista|jornal|blog|informativo|lista_e-mails|canal_email
subscribe assinatura|subscrição revista|jornal|blog|informativo|lista_e-mails|canal_email
subscribe receber|receba|recebe|quero_receber newsletter|boletim|novidades|notícias|ofertas|promoções|alertas
subscribe receber|receba|recebe|quero_receber informativo|avisos
subscribe inscreva|inscrever|cadastre|registe|inscrição|cadastro newsletter|boletim|lista|lista_e-mails|informativo
subscribe inscreva|inscrever|cadastre|registe|inscrição|cadastro notícias
subscribe newsletter subscrever|assinar|subscrição|cadastro
subscribe criar|crie|ativar alerta|alertas|alerta_vagas
subscribe subscrição_newsletter|avise-mequandochegar|aviseme|meavise|avisemequandochegar
subscribe alerta_vagas|alertas_email
subscribe lista_emails|lista_difusão|lista_vip
subscribe entre_lista_vip
subscribe assinar|assine|subscrever|subscreva|subscreve|seguir email|e-mail|alertas
subscribe receber|receba|recebe|quero_receber e-mail|email|novidades_email|notificações|conteúdos_exclusivos
subscribe receber|receba|recebe|quero_receber dicas|atualizações
subscribe receber|receba|recebe|quero_receber conteúdo_exclusivo|ofertas_exclusivas|novidades_promoções
subscribe receber|receba|recebe|quero_receber ofertas_novidades|informações_novidades
subscribe criar|crie|ativar|ative alerta_email|alertas_email|notificações|alerta_emprego|alerta_imóveis
subscribe cadastre|cadastrese|inscreva|registe|junte-se receber_novidades|e-mail|email|receba_novidades
subscribe cadastre|cadastrese|inscreva|registe|junte-se nossa_newsletter|newsletter
subscribe entre|entrar|junte-se lista_e-mails|lista_vip|lista_email
download baixar|baixe|download|downloads|descarregar|descarregue|fazerdownload|façadownload
download baixar|baixe|descarregar|descarregue|download|transferir|transfira|instalar app|aplicativo|aplicação |pdf
download instale|obter|obtenha app|aplicativo|aplicação |pdf
download baixar|baixe|descarregar|descarregue|download|transferir|transfira catálogo|catálogos|arquivo|ficheiro |pdf
download baixar|baixe|descarregar|descarregue|download|transferir|transfira pdf|e-book|ebook|folder|brochura|guia |pdf
download baixar|baixe|descarregar|descarregue|download|transferir|transfira tabela|material|manual|formulário |pdf
download baixar|baixe|descarregar|descarregue|download|transferir|transfira edital|ficha|ficha_inscrição|programa |pdf
download baixar|baixe|descarregar|descarregue|download|transferir|transfira folheto|revista|cardápio|menu|ementa |pdf
download baixar|baixe|descarregar|descarregue|download|transferir|transfira regulamento|relatório|documento |pdf
download baixar|baixe|descarregar|descarregue|download documentos|planilha|modelo|software|apresentação|boleto |pdf
download transferir|transfira documentos|planilha|modelo|software|apresentação|boleto |pdf
download fazer|faça download|download_app|download_catálogo|download_pdf |pdf
download baixar|baixe|descarregar|descarregue|download|transferir|transfira ficha_técnica|fichas_técnicas
download baixar|baixe|descarregar|descarregue|download|transferir|transfira manuais|tabela_preços|planta
download baixar|baixe|descarregar|descarregue|download|transferir|transfira plantas|imagem|imagens|foto|fotos
download baixar|baixe|descarregar|descarregue|download|transferir|transfira logo|logotipo|vídeo|áudio|música
download baixar|baixe|descarregar|descarregue|download|transferir|transfira músicas|partitura|cifra|wallpaper
download baixar|baixe|descarregar|descarregue|download|transferir|transfira currículo|certificado|certificados
download baixar|baixe|descarregar|descarregue|download contrato|jornal|livro|livros
download baixar|baixe|descarregar|descarregue|download|transferir|transfira drivers|versão|windows|mac
download baixar|baixe|descarregar|descarregue|download|transferir|transfira linux|android|ios|app_store
download baixar|baixe|descarregar|descarregue|download|transferir|transfira google_play|play_store|tudo|atas
download baixar|baixe|descarregar|descarregue|download|transferir|transfira ata|estatuto|estatutos|balanço
download baixar|baixe|descarregar|descarregue|download|transferir|transfira calendário|cronograma|lista
download baixar|baixe|descarregar|descarregue|download|transferir|transfira informativo
download baixar|baixe|descarregar|descarregue|download|transferir|transfira kit|media_kit|horário|horários
download baixar|baixe|descarregar|descarregue|download|transferir|transfira cartaz|release|instalador
download baixar|baixe|descarregar|descarregue|download|transferir|transfira infográfico|editais|formulários
download baixar|baixe|descarregar|descarregue|download declaração|plano|minuta|apostila
download baixar|baixe|descarregar|descarregue|download|transferir|transfira brochuras|mapa|mapas|boletim
download baixar|baixe|descarregar|descarregue|download|transferir|transfira ebook_gratuito|guia_gratuito
download baixar|baixe|descarregar|descarregue|download|transferir|transfira material_gratuito|nosso_app|apk
download baixar|baixe|descarregar|descarregue|download convite|fatura|prova|gabarito
download baixar|baixe|descarregar|descarregue|download|transferir|transfira modelos
download ficha_técnica_pdf|obter_google_play|instalar_google_play
download área|central|página|centro downloads
download quero|quero_baixar|quero_receber|receba|obter e-book|ebook|guia_gratuito|checklist|material_gratuito
download baixe|baixar|descarregar|descarregue guia_completo|guia_prático|checklist|programa_completo
download baixe|baixar|descarregar formulário|impresso|ficha|requerimento inscrição|matrícula|adesão|sócio
download baixe|baixar|descarregar estatutos|regulamento|programa|cronograma associação|concurso|curso|festival
download baixe|baixar|descarregar apresentação_empresa|minuta_contrato|folheto_informativo|logotipos
download quero_baixar|quero_descarregar catálogo|app|aplicativo|material|guia|planilha|apresentação
donate doar|doe|doação|doações|donativo|donativos|apoienos|apoiaanos|apoieonosso|quero_doar|quero_ajudar|doeagora
donate faça|fazer|faz|quero|quero_fazer|efetuar|enviar|envie doação|doações|doar|donativo|contribuição|oferta_dízimo
donate faça|fazer|faz|quero|quero_fazer|efetuar|enviar|envie doação_mensal
donate apoie|apoiar|apoia|ajude|ajudar|ajuda|contribua|contribuir projeto|causa|instituição|associação|igreja|missão
donate apoie|apoiar|apoia|ajude|ajudar|ajuda|contribua|contribuir campanha
donate doe|doar|doação|contribua|contribuir mensal|mensalmente|pix|paypal|dízimo|oferta|crianças
donate dizimar|ofertar|dízimo_oferta|dízimos_ofertas|ofertas_dízimos
donate apadrinhar|apadrinhe |criança|animal
donate botão_doar_com_paypal|faça_doações_com_o_botão_do_paypal
donate quero contribuir|apoiar_projeto|doar_agora|ser_doador|apadrinhar|ser_padrinho|fazer_donativo
donate ajude_nos_a_ajudar|apoie_trabalho|contribua_agora|doação_única|donativo_mensal
donate donativo_único
donate paguemeumcafé|mepagueumcafé|pagameumcafé|pagueumcafé|consignação_irs|consigne_irs|consignar_irs
donate doe_imposto_renda|doe_nota_fiscal
donate seja|torne|torna|quero_ser doador|doadora|dizimista|mantenedor|mantenedora|apoiador|apoiadora
donate seja|torne|torna|quero_ser benfeitor|padrinho|madrinha
donate seja|torne|torna|quero_ser doador_mensal|doador_regular|mecenas
donate apadrinhe|apadrinhar|apadrinha cão|gato|cachorro|aluno|projeto|animais|crianças|árvore
donate doe|doar|doação|doações|donativo via_pix|pix|via_paypal|paypal
donate doe|doar alimentos|roupas|livros|projeto|campanha
donate doe|doar dinheiro|igreja|brinquedos
donate doe|doar 1_real|qualquer_valor|causa|instituição|hospital|associação|cartão
donate doe|doar|doação|doações|donativo transferência|mbway|mb_way
donate apoie|apoiar|apoia|contribua|contribuir jornalismo_independente|trabalho|canal|obra|associação
donate apoie|apoiar|apoia|contribua|contribuir ministério|projetos|museu
donate doe|doar|doa 5|10|15|20|25|30|50|100 reais|euros|mês
donate doe|doar|quero_doar todos_meses|cartão_crédito|transferência_bancária|abrigo|ração|agasalhos
donate doe|doar alimentos|roupas|ração|brinquedos|cobertores roupas|brinquedos|animais|abrigo|famílias
donate contribua|contribuir|ajude|ajudar|apoie|apoiar|ajudenos|colabore donativo|doação |mensal|pontual|online
donate quero_apadrinhar|apadrinhe|apadrinhar cão|gato|cachorro|criança|animal |abrigo
donate consigne|consignar|doe 0,5_irs|1_irs|irs|parte_imposto_renda|parte_irs
donate faça|fazer|quero_fazer doação_única|doação_pontual|donativo_mensal
donate quero|quero_ser doador_mensal|ajudar_doação|contribuir_doação|contribuir_mensalmente
apply candidatar|candidatese|candidateseagora|candidatesejá|candidateseaqui|secandidate|candidatura|inscrição_vaga
apply candidatar|candidate-se|candidatar-se|candidata-te|candidatura|inscreva vaga|vagas|emprego|bolsa|espontânea
apply inscrever vaga|vagas|emprego|bolsa|espontânea
apply enviar|envie|envia|cadastrar|cadastre|mande|deixe|anexar|anexe currículo|candidatura|cv|curriculum|currículos
apply submeter|submeta currículo|candidatura|cv|curriculum|currículos
apply enviar|envie|envia|cadastre|cadastrar curriculum_vitae
apply apresentar|apresente curriculum_vitae|candidatura|currículo
apply formulário|fazer|faça candidatura
apply solicitar|solicite|pedir|peça|pedido empréstimo|crédito|cartão|cartão_crédito|bolsa|bolsa_estudo|financiamento
apply solicitar|solicite|pedir|peça|pedido admissão
apply candidatate|candidatateagora|quero_candidatar|quero_candidatarme
apply candidaturas_espontâneas|quero_vaga
apply cadastro|cadastre|inclua|incluir|insira|anexe currículo|currículos|curriculum|candidatura_espontânea
apply submeta|registe|entregue currículo|currículos|curriculum|candidatura_espontânea
apply inscrição|inscreva|inscrever|candidate|concorra|concorrer processo_seletivo|vaga_emprego|vagas_abertas
apply inscrição|inscreva|inscrever|candidate|concorra|concorrer bolsa|bolsas|vaga
apply inscrição|inscreva|formulário|cadastro voluntário|voluntários|voluntariado
apply peça|pedir|solicite|solicitar|pedido visto|vistos|apoio_financeiro|crédito_habitação|crédito_pessoal
apply peça|pedir|solicite|solicitar|pedido adesão_sócio|adoção|vaga
apply peça|pedir|solicite|solicitar|pedido credenciamento|antecipação|subsídio|bolsas|cartão_crédito
apply peça|pedir|solicite|solicitar|pedido empréstimo_pessoal
apply submeter|submeta|submissão|inscreva|enviar|envie trabalho|trabalhos|resumo|resumos|proposta_projeto
apply submeter|submeta|submissão|inscreva|enviar|envie artigo|projeto_edital
apply formulário|pedido|proposta|ficha adoção|sócio|adesão_associado|admissão_sócio|novo_sócio
apply aplicar|aplique vaga|vagas|bolsa
apply faça|fazer empréstimo|pedido_empréstimo
apply candidate|candidatar|candidatate mestrado|licenciatura|curso|bolsa|doutoramento|programa
apply candidatarme|quero_candidatar|quero_candidatarme vaga|curso|oferta|bolsa
apply inicie|iniciar|comece|submeta candidatura
apply quero_adotar|pedido_adotar cão|gato|cachorro|animal|cãozinho|gatinho
apply preencha|preencher|complete formulário|ficha|pedido adoção|candidatura|admissão|voluntariado|voluntário
apply solicite|solicitar|pedir|peça|pedido vaga|admissão|matrícula creche|escola|lar|jardim_infância|colégio
apply solicite|solicitar|quero|pedir bolsa_estudos|franquia|admissão|vaga_creche|vaga_lar|bolsa_estudo
apply envie|envia|enviar|mande currículo|cv|candidatura e-mail|email|whatsapp|site
apply inscreva|inscrever|candidate|quero_inscrever ser_voluntário|voluntário|voluntariado|processo_admissão
"""
