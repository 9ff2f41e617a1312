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
order faça|fazer|faz|monte|montar|realizar|realize|iniciar|comece pedido|pedidos|encomenda|encomendas
order enviar|envie pedido|pedidos
order quero|formulário pedido|pedidos|encomenda|encomendas
order encomendar|encomende|peçaonline|peçaagora|peçaaqui|peçajá|pediragora|pedironline|pedeonline
order peça|pedir|pede|encomendar|encomende delivery|whatsapp|comida|pizza|refeição|marmita|bolo|ifood|amostra|amostras
order peça|pedir|solicite|solicitar|receba amostras|amostra_grátis
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
track rastrear|rastreie|rastreamento|rastreio|acompanhar pedido|pedidos|encomenda|encomendas|objeto|entrega|envio
track acompanhe|seguir|siga|localizar|localize pedido|pedidos|encomenda|encomendas|objeto|entrega|envio
track rastrear|rastreie|rastreamento|rastreio|acompanhamento|localizar carga|objetos|remessa|mercadoria|pedido|compra
track rastreamento|status_pedido|estado_encomenda|onde_está_pedido|onde_está_encomenda|cadê_pedido
track consultar_pedido
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
donate doar|doe|doação|doações|donativo|donativos|apoienos|apoiaanos|apoieonosso|quero_doar|quero_ajudar|doeagora
donate faça|fazer|faz|quero|quero_fazer|efetuar|enviar|envie doação|doações|doar|donativo|contribuição|oferta_dízimo
donate faça|fazer|faz|quero|quero_fazer|efetuar|enviar|envie doação_mensal
donate apoie|apoiar|apoia|ajude|ajudar|ajuda|contribua|contribuir projeto|causa|instituição|associação|igreja|missão
donate apoie|apoiar|apoia|ajude|ajudar|ajuda|contribua|contribuir campanha
donate doe|doar|doação|contribua|contribuir mensal|mensalmente|pix|paypal|dízimo|oferta|crianças
donate dizimar|ofertar|dízimo_oferta|dízimos_ofertas|ofertas_dízimos
donate apadrinhar|apadrinhe |criança|animal
donate botão_doar_com_paypal|faça_doações_com_o_botão_do_paypal
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
"""
