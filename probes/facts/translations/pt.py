"""Portuguese."""

from typing import Final

WORDS: Final = """\
service serviço serviços
contact contato contacto contatos contactos contacte fale
home início
products produtos
product produto
new novo nova novos novas
information informação informações
customer cliente clientes
search buscar pesquisar pesquisa procurar busca procura
content conteúdo conteúdos
support suporte apoio apoiar
page página
find encontrar encontre encontra achar
news notícias notícia novidades
community comunidade comunidades
personal pessoais pessoal
website sítio
data dados
directly diretamente directamente
business negócio negócios
help ajuda ajudar ajude
join junte junte-se
media mídia média
program programa programas
access acesso aceder acessar aceda acesse
health saúde sanitário
company empresa empresas companhia
register registar registrar registo cadastro cadastrar cadastre-se
history história histórico
use usar uso utilizar utilização utilize
project projeto projetos projecto projectos
education educação educacional educativo
free grátis gratuito gratuita gratuitos livre
design desenho
public público pública públicos
report relatório relatórios denunciar denúncia
experience experiência experiências
international internacional internacionais
policy política
policies políticas
best melhor melhores
main principal principais
terms termos
events eventos
event evento
open abrir aberto aberta abre
management gestão gerenciamento gerir gerenciar
create criar crie criação criações
download baixar descarregar baixe
start começar comece
login entrar
video vídeo
videos vídeos
special especial especiais
development desenvolvimento desenvolver
learn aprender aprenda aprende
careers carreiras
user usuário utilizador usuários utilizadores
code código
review avaliações avaliação resenha opiniões crítica
market mercado mercados
account conta contas
social sociais
view ver veja visualizar
general geral gerais
email correio
latest últimas últimos última último
resources recursos recurso
store lojas
shop loja lojinha
categories categorias
category categoria
press imprensa
system sistema sistemas
world mundo mundial
change alterar mudar mudança alteração
updates atualizações atualização atualizar actualizações
partners parceiros parceria parcerias
partner parceiro
global globais
technology tecnologia tecnologias tecnológico
team equipe equipa equipas equipes
comments comentários comentário comente comentar
center centro centros
tools ferramentas
tool ferramenta
articles artigos artigo
app aplicativo aplicação aplicativos aplicações
source fonte fontes
welcome bem-vindo bem-vindos bemvindo
reserved reservados
post postagem
posts postagens
work trabalho trabalhar trabalhos trabalhe trabalhamos
features características
guide guia
guides guias
industry indústria indústrias industrial
mobile celular telemóvel móvel celulares
share compartilhar partilhar compartilhe partilhe
book livro reserve
read ler leia lido
documentation documentação documentos
members membros
member membro sócio sócios
questions perguntas pergunta dúvidas
solutions soluções
solution solução
locations localização localizações
national nacional nacionais
organization organização organizações organismo
tips dicas truques
tip dica
office escritório escritórios gabinete
order pedido encomenda encomendar pedir
orders pedidos encomendas
skip pular saltar
archive arquivo arquivos
day dia dias
research investigação
expert perito peritos
add adicionar adicione acrescentar
conditions condições condição
releases lançamentos
engineering engenharia
collection coleção coleções colecção
professional profissional profissionais
details detalhes detalhe pormenores
navigation navegação
cart carrinho
provide fornecer oferecer fornecemos
electronics eletrônicos eletrónica eletrônica electrónica
financial financeiro financeira financeiros finanças
back voltar volte regressar
installation instalação instalações
forum fórum fóruns
university universidade universidades universitário
rights direitos direito
people pessoas pessoa gente
schedule horário
link ligação hiperligação
links ligações
live vivo
protection proteção protecção
network rede redes
plan plano
plans planos
list lista listagem
lists listas
association associação associações
explore explorar
check verificar verifique
newsletter boletim boletins
browse navegar
map mapa
maps mapas
call ligar ligue chamada chamar
present apresentar apresentação
request solicitar solicite solicitação requerimento
leadership liderança
private privado privada privados
privacy privacidade
travel viagem viajar viagens
quality qualidade
club clube clubes
security segurança
window janela janelas
life vida vidas
students estudantes estudante
student estudante
subscribe subscrever assine inscreva-se inscrever
available disponível disponíveis
mission missão missões
jobs empregos vagas
job emprego
visit visitar visita visite visitas
car carro automóvel carros automóveis viatura
digital digitais
current atual atuais
follow siga-nos seguir siga
culture cultura cultural culturais
buy comprar compra compre
including incluindo inclui
results resultados resultado
calendar calendário
recent recente recentes
connect conectar conecte
meet conhecer conheça
operations operações
watch assistir assista
index índice
high alto alta altos
school escola escolas colégio escolar escolares
city cidade cidades
popular populares
legal legais jurídico
sale venda saldos
like gostar curtir gosto
transfer transferência
today hoje
language idioma língua idiomas línguas
sponsored patrocinado
sponsor patrocinador patrocínio patrocinadores
sales vendas
based baseado baseada
donate doar doe
donation doação doações donativo donativos
government governo governamental
password senha
continue continuar continua
country país países
real reais
group grupo
groups grupos
contract contrato contratos
name nome sobrenome
contribute contribuir contribuição contribua
license licença licenças
select selecionar selecione seleccionar seleção
art arte
arts artes
activities atividades actividades atividade actividade
message mensagem mensagens
offers ofertas
offer oferta
platform plataforma plataformas
photos fotos fotografias
photo foto fotografia
magazine revista revistas
computer computador computadores
practice prática práticas praticar
portal portais
love amor
author autor autora autores
pricing tarifas tarifa
status estado situação
years anos
year ano
materials materiais material
control controle controlo controlar
easy fácil fáceis
easily facilmente
click clique clicar clicando
planning planejamento planeamento
gallery galeria galerias
sports esportes desporto esportivo desportivo desportos desportiva
sport esporte
consulting consultoria assessoria
family família famílias familiar familiares
form formulário
forms formulários
care cuidado cuidados cuidar
friends amigos amigo amigas amiga
performance desempenho
integration integração integrar
build construir construa
construction construção construções
builder construtor construtora
response responder responda
music música músicas musical musicais
training treinamento formação treino formações
version versão versões
administration administração
return devolução devoluções devolver
game jogo
games jogos
phone telefone telefones tlm telefónico
reference referência referências
library biblioteca bibliotecas
science ciência ciências
scientists cientistas
employees empregados funcionários
process processo processos
official oficial oficiais
learning aprendizagem aprendizado
profile perfil perfis
choose escolher escolha
commitment compromisso
region região regiões regional regionais
play jogar jogue reproduzir
disclaimer aviso isenção
card cartão cartões
quick rápido rápida rápidos
local locais
participate participar participação
shopping compras
demo demonstração
advanced avançado avançada avançados
server servidor servidores
price preço
prices preços
entertainment entretenimento entretenimentos lazer
series série séries
technical técnico técnica técnicos
christmas natal
state estadual estatal
logo logotipo
credit crédito créditos
hours horas hora
opportunities oportunidades oportunidade
children crianças infantil filhos
child criança filho
standard padrão
complete completo completa completos
corporate corporativo corporativa
story conto
stories histórias
know saber saiba
previous anterior anteriores
tutorials tutoriais
baby bebê bebé bebês bebés
daily diário diária diariamente
pages páginas
want quero deseja
package pacote pacotes
need precisa precisar precisa-se necessidade
editor editora editores redator
shipping frete envio envios expedição
options opções opção
discover descobrir descubra descoberta
send enviar envie
proposed proposta propostas proposto
festival festivais
film filme
movies filmes
energy energia energias energético
foundation fundação fundações
stay estadia estadias ficar hospedagem alojamento alojamentos
discussion discussão debate
analysis análise análises analisar
great grande ótimo
calculator calculadora
volunteer voluntário voluntários voluntariado voluntária
interview entrevista entrevistas
issues problemas
problem problema
catalog catálogo catálogos
college faculdade faculdades
relations relações
innovation inovação inovador inovações
certified certificado certificada
budget orçamento orçamentos
europe europa europeu europeia europeus
sites sítios
master mestrado
week semana semanas
stock estoque
small pequeno pequena pequenos
environment ambiente meio-ambiente ambiental ambientais
commercial comercial comerciais
original originais
diversity diversidade
simple simples
classified classificados anúncio anúncios
interest interesse interesses
pay pagar pague
payment pagamento pagamentos
intelligence inteligência
second segundo
address endereço morada endereços
instructions instruções
department departamento departamentos
studio estúdio
soon breve
coming brevemente
needs necessidades
required requisitos
impact impacto impactos
property propriedade propriedades imóvel
rental aluguel aluguer alugar locação alugueres
rent arrendamento arrendar renda
conduct conduta
annual anual anuais
celebrate comemorar
different diferente diferentes
interactive interativo interactivo
safety prevenção
tags etiquetas marcadores
favorite favoritos favorito favorita
books livros livraria
two dois duas
tel tlf
please favor
hello olá
inspired inspirado inspire
future futuro
fitness academia ginásio
food alimentos comida alimentação alimentar alimento
statement declaração
building edifício prédio edifícios
used usado usados seminovos
opening abertura inauguração
strategy estratégia estratégias estratégico
channel canal canais
automatically automaticamente
automation automação automatização automático
text texto textos
district distrito bairro bairros
trusted confiança
human humano humana humanos
image imagem
park parque parques
machine máquina máquinas
submit submeter
white branco branca
meeting reunião reuniões
brands marcas
brand marca
identify identificar identificação
body corpo
mind mente
become torne-se tornar
style estilo estilos
church igreja igrejas
testimonials depoimentos testemunhos
testimonial depoimento testemunho
related relacionados relacionadas
loading carregando
climate clima climático climática
overview visão resumo
living viver
air ar
test teste testes
write escrever escreva
together juntos
long longo longa
sell vender venda-se vende
economic econômico económico econômica
economy economia
space espaço espaços
type tipo
types tipos
modern moderno moderna modernos
forgot esqueceu esqueci
tickets ingressos bilhetes bilheteria bilheteira
ticket ingresso bilhete
beautiful bonito bonita belo bela lindo
unique único única
geographic geográfico geográfica
success sucesso êxito
section seção secção seções
settings configurações definições
executive executivo executiva
class classe turma
classes aulas turmas
man homem
men homens
island ilha ilhas
water água águas
traditional tradicional tradicionais
tradition tradição tradições
answer resposta respostas
format formato formatos
active ativo ativa activo
perfect perfeito perfeita
theme tema temas
thought pensamento
course curso
place lugar lugares
alternative alternativa alternativas
sound som sons
try tentar
items itens
object objeto objetos
cases casos
inside dentro interior
beauty beleza estética
leading líder líderes
hotel hotéis hotelaria
demand demanda
talks palestras
restaurant restaurante restaurantes
accept aceitar aceito aceita
position cargo
talk conversa falar
women mulheres mulher
cloud nuvem
ice gelo gelado gelados sorvete
templates modelos
model modelo
copy copiar cópia cópias
minutes minutos minuto atas ata
works obras
areas áreas
area área
zone zona zonas
medium médio
true verdade verdadeiro
wedding casamento casamentos noivos noiva
land terreno terrenos terra terras
workshops oficinas
ltd ltda lda
launch lançamento lançar
natural naturais
nature natureza
topics tópicos temas
topic tópico
low baixo baixa
screen tela ecrã telas
example exemplo exemplos
concept conceito conceitos
bank banco bancos bancário
prepare preparar prepare-se
print imprimir
inclusion inclusão inclusivo
manufacturing fabricação fabrico
opinion opinião
size tamanho tamanhos
garden jardim jardins jardinagem
statistics estatísticas estatística
skills habilidades competências
competence competência
possible possível possíveis
understand entender
default predefinido
gift presente brinde
gifts presentes brindes
number número números
visual visuais
file ficheiro
files ficheiros
level nível níveis
times vezes
dedicated dedicado dedicada
combination combinação
keep manter
ideas ideias ideia
past passado
drive conduzir dirigir
savings poupança poupanças
campaign campanha campanhas
doctor médico doutor
reading leitura leituras
values valores
value valor
ready pronto pronta
footer rodapé
sustainability sustentabilidade sustentável
collaboration colaboração colaborar
youth juventude jovens jovem juvenil
thanks obrigado obrigada agradecimentos
artists artistas artista
trip passeio passeios excursão
scholarships bolsas bolsa
sellers vendedores vendedor
exchange intercâmbio câmbio troca trocas
incident incidente incidentes
compliance conformidade
moment momento momentos
good bom boa bons boas
advice conselhos aconselhamento
conversations conversas
van furgão furgões
senior seniores
elderly idosos idoso
guidelines diretrizes orientações
admissions admissão admissões
united unidos unidas
ratings pontuação
frequently frequentes faq
animals animais
traffic trânsito tráfego
save salvar guardar poupar
box caixa caixas
teaching ensino docência
quote cotação citação
edition edição edições
record recorde
renew renovar renovação
episode episódio episódios
cross cruz
refund reembolso
involved envolvido
institute instituto institutos
monitor monitoramento monitorização monitorar
winter inverno
green verde verdes
fashion moda roupas roupa vestuário
founder fundador fundadora
efficient eficiente eficaz
old velho antigo antiga
big grandes
speakers palestrantes oradores
speaker palestrante orador
resumes currículos
curriculum currículo
promotion promoção promoções
multiple múltiplos
optimization otimização otimizar
key chave chaves
important importante importantes
methods métodos método
studies estudos estudo
residents moradores residentes habitantes
resident morador residente
button botão botões
black preto preta
abstract abstrato
abuse abuso
awards prêmios prémios prémio prêmio
virtual virtuais
house casa casas
solar fotovoltaico
description descrição
host anfitrião
fun divertido
legislative legislativo legislativa
grow crescer crescimento cultivar
range gama
cost custo custos
silver prata
rates taxas
room quarto sala quartos salas
recruitment recrutamento
secret segredo secreto
destination destino destinos
dynamic dinâmico dinâmica
three três
approach abordagem
holiday férias feriado feriados
agents agentes
priority prioridade
evolution evolução
progress progresso
upcoming próximos próximas próximo próxima
republic república
tournament torneio torneios
branch filial filiais sucursal
cleaning limpeza limpar
subject assunto
receive receber receba
pool piscina piscinas
highlights destaques destaque
owners donos
diagnosis diagnóstico
ensure assegurar
random aleatório
power poder potência
sample amostra amostras
exclusive exclusivo exclusiva exclusivos
peace paz
weekly semanal
agreement acordo acordos convênio
step passo passos etapa
ministry ministério
word palavra palavras
weapons armas
enjoy desfrutar aproveite desfrute
appointment agendamento marcação agendar
repair reparação conserto reparar reparo reparações
discounts descontos
discount desconto
letters cartas letras carta
infrastructure infraestrutura
journey percurso jornada
near perto
header cabeçalho
independent independente
street rua ruas avenida
alerts alertas
hotels pousadas
hardware ferragens
benefits benefícios vantagens
advantage vantagem
node nó
elections eleições
election eleição eleitoral
light luz luzes iluminação lâmpada
division divisão
primary primário primária
homes moradias moradia
furniture móveis
think pensar
toys brinquedos brinquedo
basic básico básica básicos
difficult difícil difíceis
adventure aventura aventuras
flight voo voos
logistics logística
wellness bem-estar
road estrada estradas rodoviário
red vermelho vermelha
suggestions sugestões sugestão
booking reservas reserva reservar
estate imóveis imobiliária imobiliário imobiliárias
tourism turismo turístico turística turistas
checkout finalizar
bikes bicicletas bicicleta
delayed atrasado
export exportar exportação
guest convidado convidados
tab aba
domain domínio domínios
star estrela estrelas
flexible flexível
advertising propaganda
advertisement anunciar
advertise anuncie
mode modo
instant instantâneo
supplies suprimentos
broker corretor corretora
philosophy filosofia
edit editar
lab laboratório
consent consentimento
equity equidade
foreign estrangeiro estrangeiros exterior
simulation simulação
patients pacientes paciente
temperature temperatura temperaturas
assets ativos
earn ganhar ganhe
characters personagens
breathing respiração
readers leitores leitor
month mês meses mensal
codes códigos
television televisão tv
mobility mobilidade
inquiry inquérito
front frente
evidence evidência evidências
dining jantar refeições
strength força
banner faixa
run correr corrida corridas
horizon horizonte
maintenance manutenção
seminars seminários seminário
inspection inspeção vistoria
trail trilha trilho trilhas trilhos
talent talento talentos
tree árvore árvores
agency agência agências
increase aumentar aumento
hospital hospitais hospitalar
fair feira feiras
trending tendências tendência
states estados
military militar militares exército
background fundo
catering buffet bufê
influence influência
village aldeia vila aldeias vilarejo
discipline disciplinas
structure estrutura estruturas
equal igual igualdade
capacity capacidade
reliable fiável
summer verão
wholesale atacado grossista atacadista
rules regras regulamento normas regulamentos
museum museu museus
fresh fresco frescos
conference congresso conferências congressos
sector setor setores
leave deixar
war guerra guerras
cybersecurity cibersegurança
hero herói heróis
stop parar
tuition propinas
individual individuais
trailer reboque reboques
implementation implementação implantação
scale escala
sort ordenar
law lei leis advocacia
decorative decoração decorativo decorar
creator criador criadores
voice voz vozes
movement movimento movimentos
medicine medicina medicamentos
win vencer vencedores
powerful poderoso potente
capture captura
dark escuro escura
missing desaparecido
strong forte fortes
beach praia praias
complaint reclamação reclamações queixa
tracking rastreamento rastrear rastreio
feel sentir
preferences preferências
pandemic pandemia coronavírus
filter filtrar filtro filtros
maintain mantém
approved aprovado aprovada
unit unidade unidades
period período prazo
awareness conscientização sensibilização consciencialização
notification notificação notificações
billing faturamento faturação
invoice fatura faturas factura
math matemática
ideal ideais
station estação estações
motorcycle moto motos motocicleta motociclos motociclismo
bus ônibus autocarro autocarros
tour roteiro roteiros
translation tradução traduções tradutor traduzir
table mesa mesas tabela
coverage cobertura
hate ódio
variety variedade
train comboio trem comboios trens
cat gato gatos gatinho felino
entry entrada
immigration imigração
gdpr lgpd rgpd
physical físico física
explanation explicação
delete excluir apagar eliminar remover
replace substituir
fields campos
boats barcos barco
excel excelência
teachers professores docentes
teacher professor professora docente
exhibition exposição exposições mostra
vehicle veículo veículos
title título títulos
perspectives perspectivas perspetivas
clean limpo
short curto curta curtas
jewelry joias joalharia joia joalheria jóias
chapter capítulo capítulos
closed fechado fechada encerrado
vegetables legumes vegetais verduras
anxiety ansiedade
mortgage hipoteca
audit auditoria auditorias
justice justiça judicial
assembly assembleia assembleias
bloggers blogueira blogueiros
stamps selos filatelia
pace ritmo
gym ginástica musculação
pain dor dores
realistic realista
pizza pizzaria pizzas
county condado concelho
charity caridade solidariedade filantropia solidária
parish paróquia paroquial paróquias
mosque mesquita
temple templo templos
prayer oração orações orar reza
worship culto adoração louvor missa cultos
sermon pregação homilia sermão pregações
diocese arquidiocese diocesano bispo
choir coro coral coros
orchestra orquestra orquestras filarmónica
concert concerto concertos
theater teatro teatros
scouts escoteiros escuteiros escutismo escotismo
membership adesão filiação filie-se
league liga ligas campeonato
player jogador jogadores jogadora
coach treinador treinadores
hiking caminhada caminhadas pedestre
cycling ciclismo ciclista ciclistas
football futebol futsal futebolista
fishing pesca pescador pescar
hunting caça caçador
horse cavalo cavalos equitação hípica equestre
dog cão cachorro cães cachorros cachorra canil
dance dança danças dançar
breed raça raças
massage massagem massagens
clinic clínica clínicas
dentist dentista dentistas odontologia dentária
pharmacy farmácia farmácias
nurse enfermeiro enfermagem enfermeira enfermeiros
psychologist psicólogo psicologia psicóloga
lawyer advogado advogados advogada
notary notário cartório notarial tabelionato
accountant contador contabilista contabilidade contábil
tax imposto impostos fiscal tributário iptu
insurance seguros seguro
plumber encanador canalizador canalização
electrician eletricista eletricidade
carpenter carpinteiro carpintaria marcenaria marceneiro
roof telhado telhados telhas
bathroom banheiro banheiros
heating aquecimento aquecedor
door porta portas
flower flores flor floricultura florista
bakery padaria pastelaria confeitaria padarias
bread pão pães
wine vinho vinhos adega vinícola
beer cerveja cervejas cervejaria
coffee café cafés cafeteria
dish prato pratos
camping campismo
apartment apartamento apartamentos
arrival chegada chegadas
departure saídas
municipality município municipal municípios autarquia freguesia câmara municipais prefeitura
council vereadores vereador vereadora
citizen cidadão cidadãos cidadania cidadã
ordinance decreto decretos portaria edital
waste resíduos lixo
police polícia policial
fire fogo incêndio bombeiros incêndios
permit alvará permissão
tender licitação licitações concurso
vote votar voto votos votação
party partido partidos
candidate candidato candidatos candidatura candidaturas
parliament parlamento parlamentar deputados
court tribunal tribunais
kindergarten creche creches pré-escolar
pupil aluno alunos aluna
exam exame exames prova provas
semester semestre
diploma diplomas
lesson aula lição lições
enrolment matrícula inscrição matrículas inscrições
thesis tese dissertação teses
laboratory laboratórios
venue recinto
lineup cartaz
recipe receita receitas
ingredient ingredientes ingrediente
cooking cozinha cozinhar culinária
essay ensaio ensaios
poem poema poemas poesia poesias
novel romance romances
photographer fotógrafo fotógrafa fotógrafos
painter pintor pintura pintores
illustrator ilustrador ilustradora
developer desenvolvedor desenvolvedores
freelancer autônomo autónomo
biography biografia biografias
born nascido nasceu nascimento nascida
hobby passatempo
moderator moderador moderadores
nickname apelido alcunha
poll enquete sondagem enquetes
basket cesto cesta
delivery entrega entregas
deliver entregar entregamos
warranty garantia garantias
colour cor cores
retail varejo retalho varejista
manufacturer fabricante fabricantes
factory fábrica fábricas
spare peças sobressalentes
steel aço aços
wood madeira madeiras
plastic plástico plásticos
concrete betão concreto
renovation reformas reforma remodelação
architect arquiteto arquitetos arquitetura arquitecto
engineer engenheiro engenheiros
transport transporte transportes transportadora
freight fretes cargas
warehouse armazém armazéns
tyre pneu pneus
garage garagem
directory diretório
vacancy vaga
rating pontuações
coupon cupom cupão cupons cupões
generator gerador
checker verificador
install instalar instale
tutorial tutoriais
payroll salarial
newspaper jornal jornais
reporter repórter
headline manchete manchetes
weather meteorologia previsão
horoscope horóscopo signo signos
obituary obituário falecimento necrologia
broadcast transmissão emissora emissão
listen ouvir ouça escutar
crime crimes criminal
celebrity famosos
subscriber assinante assinantes
subscription assinaturas assinatura assinar
accessibility acessibilidade
career carreira
certificate certidão certidões
emergency emergência urgência emergências
night noite noites noturno
printing impressão gráfica impressões
score placar
puzzle quebra-cabeça
quiz questionário
band banda bandas
album álbum álbuns
song canção canções
lyrics letra
actor ator atriz atores
movie cine
animal pet pets
cinema cinemas
shelter abrigo
adoption adoção adotar adote adopção
disability deficiência deficiente deficientes
refugee refugiados refugiado
poverty pobreza
aid humanitária humanitário socorro
relief alívio
statute estatuto estatutos
chairman presidente presidência
committee comitê comissão comité
society sociedade sociedades
union sindicato sindical sindicatos união
federation federação federações
cooperative cooperativa cooperativas
petition petição abaixo-assinado petições
protest protesto protestos greve
farm fazenda fazendas
agriculture agricultura agrícola agricultor
harvest colheita vindima safra
sight monumento monumentos
mountain montanha montanhas
ski esqui esquiar
mayor prefeito prefeita
"""
