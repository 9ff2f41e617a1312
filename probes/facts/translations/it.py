"""Italian."""

from typing import Final

WORDS: Final = """\
service servizio servizi
contact contatti contatto contattaci contattare
products prodotti
product prodotto
new nuovo nuova nuovi nuove
information informazioni informativa
customer cliente clienti
search cerca cercare
content contenuto contenuti
site sito
support supporto assistenza sostegno sostieni
page pagina
find trovare trova cerchi
news notizie notizia novità attualità
community comunità
personal personali personale
website siti
data dati
directly direttamente
business affari
help aiuto aiutare aiutaci aiuta
join unisciti aderisci
program programma programmi
access accesso accedere accessi
health salute sanità sanitario sanitaria
company azienda aziende impresa società
register registrati registrazione registrarsi registra
history storia storico storica
use uso usare utilizzo utilizzare utilizza
project progetto progetti
education educazione istruzione educativo
free gratis gratuito gratuita gratuiti libero
design grafica
public pubblico pubblica pubbliche
report rapporto segnalazione segnala
experience esperienza esperienze
international internazionale
best migliore migliori meglio
main principale principali
terms termini
events eventi manifestazioni
event evento
open apri aperto aprire aperta aperti
management gestione gestire
create creare crea creazione creazioni
download scarica scaricare
start inizia iniziare comincia avvia
login accedi entra
special speciale speciali
development sviluppo sviluppare
learn impara imparare
careers carriere
user utente utenti
code codice codici
review recensione recensioni opinioni
market mercato mercati
account profilo conto
social sociale sociali
view vedi visualizza vista
general generale generali
latest ultime ultimi ultima ultimo
resources risorse risorsa
store negozio
shop negozi bottega
categories categorie
category categoria
press stampa
system sistema sistemi
world mondo mondiale
change cambia cambiare cambiamento
updates aggiornamenti aggiornamento aggiorna
technology tecnologia tecnologie tecnologico
team squadra
global globale globali
comments commenti commento commenta
center centro centri
tools strumenti attrezzi
tool strumento
articles articoli articolo
app applicazione applicazioni
source fonte fonti sorgente
welcome benvenuto benvenuti benvenuta
sign firma firmare
reserved riservati riservato
advertise inserzionisti
work lavoro lavorare lavoriamo lavora
features caratteristiche
guide guida
industry industria industrie industriale industriali
mobile cellulare cellulari
share condividi condividere
book libro prenota prenotare
read leggi leggere letto
documentation documentazione documenti
members membri soci iscritti
member membro socio
questions domande domanda
solutions soluzioni
solution soluzione
locations sedi sede
national nazionale nazionali
organization organizzazione organizzazioni
tips consigli suggerimenti
office ufficio uffici
order ordine ordina ordinare ordini
skip salta
archive archivio archivi
day giorno giorni
research ricerca ricerche ricercatori
expert esperto esperti
add aggiungi aggiungere aggiunto
conditions condizioni
releases versioni
version versione
engineering ingegneria
collection collezione collezioni raccolta
professional professionale professionisti professionali
details dettagli dettaglio
navigation navigazione
deliver consegnare
delivery consegna consegne
cart carrello
provide fornire offrire forniamo offriamo
electronics elettronica elettronici elettronico
financial finanziario finanziaria finanza
back indietro torna ritorna
installation installazione installazioni
university università universitario ateneo
rights diritti diritto
people persone gente
schedule orario
link collegamento
links collegamenti
live diretta vivo
protection protezione tutela
network rete reti
plan piano piani
plans piani
list lista elenco
association associazione associazioni associazionismo
explore esplora esplorare
check controlla verifica
browse sfoglia naviga
map mappa cartina
maps mappe
mail posta
transparency trasparenza
call chiama chiamaci chiamata chiamare
politics politica politiche politico
present presenta presentazione
request richiesta richiedi richieste richiedere
private privato privata privati
travel viaggi viaggio viaggiare viaggiatori
quality qualità
club circolo
security sicurezza
window finestra finestre infissi
life vita vite
students studenti
student studente studentessa
subscribe abbonati iscriviti iscriversi
available disponibile disponibili
mission missione missioni
visit visita visitare visite
car automobile automobili
digital digitale digitali
current corrente
follow seguici segui seguire
culture cultura culturale culturali
buy acquista acquistare compra comprare acquisto
including incluso inclusi
results risultati risultato
calendar calendario
recent recente recenti
connect connettiti
meet incontra incontrare incontri
operations operazioni
watch guarda
investor investitori investitore investimenti
high alta alto alti
school scuola scuole scolastico scolastica
city città
popular popolare popolari
legal legale legali giuridico
like piace
transfer trasferimento trasferire
today oggi
language lingua lingue linguaggio
sponsored sponsorizzato
sales vendite
sell vendi vendere vendita
based basato basata
donate dona donare
donation donazione donazioni
government governo
continue continua prosegui
country paese paesi
real reale reali
group gruppo
groups gruppi
contract contratto contratti
name nome cognome nominativo
contribute contribuisci contribuire contributo contributi
license licenza licenze
select seleziona selezionare selezione
take prendi
activities attività
message messaggio messaggi
offers offerte
offer offerta
platform piattaforma piattaforme
photos foto fotografie
photo fotografia
magazine rivista riviste
practice pratica
portal portale portali
love amore
author autore autori autrice
chat chiacchiere
pricing tariffe tariffa
powered realizzato
years anni
year anno
materials materiali materiale
easy facile facili
easily facilmente
click clicca cliccando cliccare
gallery galleria gallerie
sports sportivo sportiva sportivi
consulting consulenza consulenze consulente
family famiglia famiglie familiare
form modulo
forms moduli modulistica
care cura cure
friends amici amico amica amiche
right destra
performance prestazioni
integration integrazione
build costruire costruisci
construction costruzione costruzioni edilizia edile
response risposta
music musica musicale musicali musiche
compare confronta confrontare
comparison confronto
training formazione allenamento corsi formativo
administration amministrazione
return reso resi restituzione
game gioco
games giochi
phone telefono telefonico telefonica
reference riferimento riferimenti
apply candidature
library biblioteca biblioteche
science scienza scienze scientifico scientifica
employees dipendenti impiegati dipendente
process processo processi procedura
learning apprendimento
choose scegli scegliere
commitment impegno
region regione regioni regionale
play giocare gioca suona
disclaimer avvertenze
card carta carte
quick rapido veloce rapida
fast veloci
local locale locali
participate partecipare partecipazione
demo dimostrazione
issue numero
advanced avanzato avanzata avanzate
server serventi
price prezzo
prices prezzi
entertainment intrattenimento spettacolo spettacoli
technical tecnico tecnica tecnici tecniche
series serie
christmas natale natalizio natalizi
state statale
logo logotipo
credit credito crediti
hours orari ore
opportunities opportunità
children bambini figli bimbi ragazzi
child bambino bambina figlio bimbo
complete completo completa completi
corporate aziendale aziendali
story racconto racconti
know sapere conoscere
previous precedente precedenti
job impiego
jobs impieghi
baby neonato neonati
daily quotidiano quotidiana
pages pagine
package pacchetto pacchetti pacco
need bisogno necessità
editor redattore
shipping spedizione spedizioni spedire
options opzioni opzione
discover scoprire scoperta scopri
send invia inviare inviaci invio
proposed proposta proposte proposto
around dintorni
energy energia energie energetico energetica
foundation fondazione fondazioni
stay soggiorno soggiorni soggiornare rimani alloggio alloggi
discussion discussione discussioni dibattito
analysis analisi analizzare
great grande
introducing presentiamo
calculator calcolatrice calcolatore calcolo
volunteer volontari volontariato volontario volontaria
interview intervista interviste
stories storie
issues problemi
problem problema
academic accademico accademica accademia
catalog catalogo cataloghi
relations relazioni
innovation innovazione innovativo innovative
certified certificato certificata certificati
budget bilancio
europe europa europeo europea europei
week settimana settimane
small piccolo piccola piccoli
environment ambiente ambientale ambientali
commercial commerciale
original originale originali
diversity diversità
simple semplice semplici
announcements avvisi
classified annunci annuncio
interest interesse interessi
pay paga pagare
payment pagamento pagamenti
intelligence intelligenza
second secondo seconda
write scrivi scrivere scrivici
address indirizzo indirizzi
department dipartimento dipartimenti reparto
soon presto
coming arrivo
needs esigenze
required obbligatorio obbligatori
impact impatto
property proprietà immobile
rental noleggio noleggiare noleggi
rent affitto affitti affittare affittasi
conduct condotta
annual annuale annuali annuo
celebrate festeggia festeggiare celebra
different diverso diversi diversa diverse
interactive interattivo interattiva
safety antinfortunistica
tags etichette
books libri libreria
two due
please favore prego
hello ciao salve buongiorno
inspired ispirato
future futuro
fitness palestra palestre
gym ginnastica
food cibo alimentari alimentare alimenti alimentazione
statement dichiarazione
building edificio edifici palazzo
used usato usata usate usati
opening apertura inaugurazione
strategy strategia strategie strategico
channel canale canali
automatically automaticamente
automation automazione automatico automatici
text testo testi
district quartiere distretto
trusted fiducia
human umano umana umani
image immagine immagini
park parco parchi
machine macchinari macchine
submit inoltra
white bianco bianca bianchi
meeting riunione riunioni
brands marchi marche
brand marchio marca
central centrale centrali
identify identificare
body corpo
mind mente
become diventa diventare
style stile stili
church chiesa chiese ecclesiale
testimonials testimonianze
testimonial testimonianza
related correlati correlate
users utenza
climate clima climatico climatici
overview panoramica
living vivere abitare
air aria
test prova prove
together insieme
long lungo lunga
smart intelligente intelligenti
economic economico economica
economy economia
space spazio spazi
type tipo tipologia
types tipi tipologie
modern moderno moderna moderni
forgot dimenticato dimenticata
tickets biglietti biglietteria
ticket biglietto
beautiful bello bella bellissimo belle
unique unico unica
geographic geografico
success successo successi
section sezione
settings impostazioni
executive dirigenti dirigente
man uomo
men uomini
island isola isole
water acqua acque
traditional tradizionale tradizionali
tradition tradizione tradizioni
answer rispondi rispondere risposte
reply replica
active attivo attiva
perfect perfetto perfetta
theme tema temi
thought pensiero pensieri
framework quadro
course corso
place luogo luoghi posto
alternative alternativa alternativo
sound suono suoni
manual manuale manuali
try provare
items oggetti
object oggetto
cases casi
inside dentro
beauty bellezza estetica estetista
safe sicuro sicura sicuri
hotel albergo alberghi alberghiero
restaurant ristorante ristoranti ristorazione trattoria
accept accetta accetto accettare
position posizione
talk parla parlare parliamo
women donne donna femminile
cloud nuvola
ice ghiaccio gelato gelateria gelati
templates modelli
model modello
copy copia copie copiare
minutes minuti minuto verbali verbale
works opere lavori
areas aree
zone zona
medium medio
true vero vera
wedding matrimonio matrimoni nozze sposi sposa
land terreno terreni terra
laboratory laboratorio
ltd srl
launch lancio lanciare
natural naturale naturali
nature natura
topics argomenti
topic argomento
low basso bassa
screen schermo schermi
example esempio esempi
concept concetto concetti
bank banca banche bancario bancaria
prepare preparare preparazione prepara
manufacturing produzione
size taglia taglie dimensioni
garden giardino giardini giardinaggio
statistics statistiche statistica
skills competenze abilità
competence competenza
choice scelta scelte
possible possibile possibili
understand capire
vision visione
default predefinito
gift regalo
gifts regali
number numeri
visual visivo
level livello livelli
times volte tempi
dedicated dedicato dedicata
combination combinazione
ideas idee idea
past passato
drive guidare
savings risparmio risparmi
campaign campagna campagne
medical medico medica medici mediche
doctor dottore dottoressa dott
reading lettura letture
humanities umanistiche lettere
values valori
value valore
ready pronto pronta pronti
slide diapositiva
sustainability sostenibilità sostenibile sostenibili
collaboration collaborazione collaborazioni collabora
youth giovani gioventù giovanile giovane
thanks grazie ringraziamenti
artists artisti artista artistico
art arte
arts arti
trip gita gite
scholarships borse borsa
storage deposito
sellers venditori venditore
exchange scambio scambi scambiare
database archivi
incident incidente incidenti
compliance conformità
moment momento momenti
good buono buona buoni bene
advice consiglio
dashboard cruscotto pannello
van furgone furgoni
senior anziano
guidelines linee
admissions ammissioni ammissione
united uniti unite
ratings valutazioni punteggi
rating valutazione
frequently frequenti faq
animals animali
animal animale
traffic traffico
save salva salvare risparmia
box scatola scatole
teaching insegnamento didattica didattico
quote preventivo preventivi citazione
edition edizione edizioni
renew rinnova rinnovo rinnovare
episode episodio episodi puntata puntate
cross croce
knowledge conoscenza conoscenze
refund rimborso rimborsi
institute istituto istituti
monitor monitoraggio
winter inverno invernale invernali
green verde verdi
fashion moda abbigliamento vestiti
founder fondatore fondatrice
efficient efficiente efficienza
old vecchio antico vecchia antica
big grandi
speakers relatori
speaker relatore
promotion promozione promozioni
multiple multipli
optimization ottimizzazione ottimizzare
key chiave chiavi
important importante importanti
methods metodi metodo
studies studi
residents residenti abitanti
resident residente abitante
button pulsante bottone bottoni
black nero nera neri
abuse abuso abusi
awards premi premio riconoscimenti
virtual virtuale virtuali
house casa
enter entrare inserisci inserire
solar solare solari fotovoltaico
description descrizione
host ospita
fun divertimento divertente divertirsi
legislative legislativo
grow crescere crescita coltivare
plugins estensioni
range gamma
cost costo costi
silver argento
rates tassi tasso
room camera stanza sala
rooms camere stanze
recruitment reclutamento
secret segreto segreti
destination destinazione destinazioni
dynamic dinamico dinamica
three tre
approach approccio
holiday vacanza vacanze ferie
agents agenti
agent agente
priority priorità
forest foresta bosco boschi foreste
evolution evoluzione
lists liste elenchi
progress progresso progressi
upcoming prossimi prossimo prossima prossime
republic repubblica
specific specifico
tournament torneo tornei
branch filiale filiali
cleaning pulizia pulizie pulire
configuration configurazione
receive ricevi ricevere
pool piscina piscine
highlights evidenza
diagnosis diagnosi
ensure garantire
random casuale
power potenza potere
exclusive esclusivo esclusiva esclusive
weekly settimanale
agreement accordo accordi convenzione convenzioni
step passo passi
ministry ministero
word parola parole
weapons armi
enjoy goditi
appointment appuntamento appuntamenti
repair riparazione riparazioni riparare
discounts sconti
discount sconto
sale saldi
infrastructure infrastruttura infrastrutture
former ex
journey percorso
near vicino vicina
nearby vicinanze
header intestazione
independent indipendente
street strada piazza
alerts allerta
hardware ferramenta
builder costruttore costruttori
benefits vantaggi
advantage vantaggio
node nodo nodi
elections elezioni elettorale elettorali
light luce luci illuminazione lampada lampade
division divisione
primary primario primaria
furniture arredamento arredo arredi
think pensare pensa
toys giocattoli
difficult difficile difficili
adventure avventura avventure
flight volo voli
logistics logistica
phones telefoni smartphone
wellness benessere
road stradale autostrada
red rosso rossa rossi
correct corretto
booking prenotazione prenotazioni
estate immobiliare immobiliari immobili
tourism turismo turistico turistica turisti
checkout cassa
bikes biciclette bici bicicletta
delayed ritardo
export esporta esportazione
guest ospite ospiti
tab scheda
domain dominio domini
star stella stelle
flexible flessibile
mode modalità
supplies forniture
broker mediatore
philosophy filosofia
edit modifica
consent consenso
foreign straniero stranieri estero esteri
simulation simulazione
patients pazienti paziente
temperature temperatura
earn guadagna guadagnare
breathing respirazione respiro
readers lettori
month mese mesi mensile
desktop scrivania
television televisione televisivo
mobility mobilità
inquiry indagine inchiesta
dining cena pranzo
strength forza
run correre corsa
running podismo podistica
horizon orizzonte
maintenance manutenzione manutenzioni
seminars seminari seminario
inspection ispezione
trail sentiero sentieri
talent talento talenti
tree albero alberi
agency agenzia agenzie
increase aumento aumentare
hospital ospedale ospedali ospedaliero
fair fiera fiere
trending tendenze tendenza
military militare militari esercito
background sfondo
village villaggio borgo borghi paesino
influence influenza
discipline disciplina
structure struttura strutture
equal pari parità uguaglianza
capacity capacità
reliable affidabili affidabilità affidabile
summer estivo estiva estivi estive
wholesale ingrosso grossista
rules regole regolamento regolamenti norme normativa
museum museo musei
fresh fresco fresca freschi
conference convegno convegni conferenze congresso
sector settore settori
war guerra guerre
cybersecurity cybersicurezza
hero eroe eroi
tuition retta
individual individuale individuali
trailer rimorchio rimorchi
large grosso
scale scala
law legge giurisprudenza
decorative decorativo decorazione decorazioni
creator creatore creatori
voice voce voci
award riconoscimento
movement movimento movimenti
loans prestiti
loan prestito mutuo
mortgage ipoteca mutui
medicine farmaci
win vinci vincere
winning vincitore
powerful potente potenti
capture cattura
dark scuro scura
missing scomparso
strong forte forti
beach spiaggia spiagge balneare
complaint reclamo reclami
tracking tracciamento
feel sentire
preferences preferenze
countdown rovescia
pandemic pandemia coronavirus
filter filtro filtra filtri
maintain mantenere
approved approvato approvata omologato
unit unità
period periodo
awareness sensibilizzazione consapevolezza
notification notifica notifiche
billing fatturazione
invoice fattura fatture
math matematica
ideal ideale ideali
station stazione stazioni
motorcycle moto motocicletta motociclismo motociclette
bus autobus pullman
tour giro
translation traduzione traduzioni traduttore tradurre
table tavolo tavola tavoli
hate odio
variety varietà
train treno treni
cat gatto gatti gattino
entry ingresso ingressi
magnetic magnetico
immigration immigrazione
physical fisico fisica
explanation spiegazione
delete elimina cancella cancellare eliminare
replace sostituisci sostituire
fields campi
boats barche barca nautica
excel eccellenza
teachers insegnanti docenti maestri
teacher insegnante docente maestro maestra
exhibition mostra mostre esposizione esposizioni
vehicle veicolo veicoli
title titolo titoli
perspectives prospettive
clean pulito
short breve corto
jewelry gioielli gioielleria gioiello
chapter capitolo capitoli
closed chiuso chiusa chiusura
vegetables verdure verdura ortaggi
anxiety ansia
otherwise altrimenti
faculty facoltà
justice giustizia
assembly assemblea assemblee
stamps francobolli filatelia francobollo
pain dolore dolori
realistic realistico
pizza pizzeria pizze pizzerie
county contea provincia
charity beneficenza solidarietà onlus
parish parrocchia parrocchiale parrocchie
mosque moschea
temple tempio templi
prayer preghiera preghiere pregare
worship culto adorazione liturgia
sermon omelia predica sermone
diocese diocesi diocesano vescovo
choir coro corale cori
orchestra orchestre filarmonica
concert concerto concerti
theater teatro teatri teatrale
scouts scoutismo
membership adesione tessera tesserati
league lega
coach allenatore allenatori
match partita partite
hiking escursionismo trekking escursioni
cycling ciclismo ciclistica ciclisti ciclista
football calcio calciatore calcistica
fishing pesca pescatore pescare
hunting caccia cacciatore cacciatori
horse cavallo cavalli equitazione ippica equestre
dog cane cani cucciolo cuccioli cinofilo
dance danza ballo balli danze ballare
breed razza allevamento razze allevatore
massage massaggio massaggi
clinic clinica cliniche
dentist dentista dentisti odontoiatria
pharmacy farmacia farmacie farmacista
nurse infermiere infermieri infermiera
psychologist psicologo psicologa psicologia
lawyer avvocato avvocati avvocata
notary notaio notai notarile
accountant ragioniere contabilità contabile
tax tasse fiscale fiscali tributi
insurance assicurazione assicurazioni assicurativo
plumber idraulico idraulica idraulici
carpenter falegname falegnameria
roof tetto tetti
kitchen cucine
bathroom bagno bagni
heating riscaldamento caldaie
door porta porte
flower fiori fiore fiorista
bakery panificio pasticceria panetteria fornaio
bread pane
wine vino vini cantina cantine vigneto
beer birra birre birreria birrificio
coffee caffè caffetteria
chef cuoco cuochi
dish piatto piatti
breakfast colazione
camping campeggio campeggi
apartment appartamento appartamenti
arrival arrivi
departure partenza partenze
mayor sindaco sindaci sindaca
municipality comune comunale municipio municipale comunali
council giunta assessore assessori
citizen cittadino cittadini cittadina cittadinanza
waste rifiuti
police polizia carabinieri
fire fuoco incendio pompieri incendi
permit permesso permessi
tender bando bandi gara gare appalto appalti
vote votare votazione votazioni vota
party festa feste
parliament parlamento parlamentare
court tribunale tribunali corte
kindergarten asilo infanzia materna nido
pupil alunno alunni alunna allievi
exam esame esami
semester semestre
diploma diplomi diplomati
lesson lezioni
enrolment iscrizione iscrizioni immatricolazione
thesis tesi
recipe ricetta ricette
ingredient ingredienti ingrediente
cooking cucina cucinare
diary diario
essay saggio saggi saggistica
poem poesia poesie poeta
novel romanzo romanzi
writer scrittore scrittrice scrittori
painter pittore pittura pittori pittrice
illustrator illustratore illustratrice
designer grafico
developer sviluppatore sviluppatori
biography biografia biografie
born nato nata nascita
hobby hobbistica
moderator moderatore moderatori
nickname soprannome
poll sondaggio sondaggi
basket cestino
warranty garanzia garanzie
colour colore colori
retail rivenditore rivenditori
manufacturer produttore produttori
factory stabilimento fabbrica
spare ricambi ricambio
steel acciaio acciai
wood legno legname
plastic plastica plastiche
concrete calcestruzzo cemento
renovation ristrutturazione ristrutturazioni ristrutturare
architect architetto architetti architettura
engineer ingegnere ingegneri
transport trasporto trasporti
freight merci
warehouse magazzino magazzini
tyre pneumatici gomme pneumatico gommista
garage officina autofficina
directory rubrica
advertisement inserzione
vacancy vacanti
employer datore
ranking classifica classifiche graduatoria graduatorie
converter convertitore convertire converti
install installa installare
subscription abbonamento abbonamenti
payroll paghe stipendi stipendio
newspaper quotidiani testata giornale giornali
editorial editoriale redazione
reporter cronista
weather meteo previsioni
horoscope oroscopo oroscopi
obituary necrologi necrologio lutto funebri
broadcast trasmissione trasmissioni emittente
listen ascolta ascoltare ascolto
crime crimine cronaca criminalità
celebrity vip
subscriber abbonato
imprint colophon
career carriera
certificate certificazione certificazioni attestato
owned posseduto
emergency emergenza emergenze urgenza
night notte notti notturno
printing tipografia
score punteggio
quiz questionario
song canzone canzoni
actor attore attrice attori
cinema cinematografico
shelter rifugio canile gattile
adoption adozione adozioni adotta adottare
elderly anziani anziana
disability disabilità disabili disabile
refugee rifugiati rifugiato profughi
poverty povertà
aid aiuti soccorso umanitario umanitaria
relief sollievo
statute statuto statuti
chairman presidente presidenza
committee comitato comitati commissione
union unione
federation federazione federazioni
cooperative cooperativa coop
petition petizione petizioni
protest protesta proteste sciopero
conservation conservazione
farm fattoria agriturismo
agriculture agricoltura agricolo agricola agricoltori
harvest vendemmia
mountain montagna montagne alpino
ski sci sciare sciistico
"""
