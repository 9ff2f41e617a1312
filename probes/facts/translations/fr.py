"""French."""

from typing import Final

WORDS: Final = """\
home accueil
products produits
new nouveau nouvelle nouveaux nouveautés neuf neuve
information informations renseignements
customer client clientèle cliente
search rechercher recherche recherchez chercher
content contenu contenus
support soutien soutenir soutenez
find trouver trouvez trouve retrouver retrouvez
news actualités actualité actus actu nouvelles
community communauté
personal personnel personnelles perso
website internet
data données donnée
directly directement
business affaires
help aide aider aidez aidons
join rejoindre rejoignez rejoint rejoins
media médias média
program programme programmes
access accès accéder accédez
health santé
company entreprise société entreprises
register inscrire inscrivez
history histoire historique
use utiliser utilisation utilisez utilise
project projet projets
education éducation éducatif
free gratuit gratuite gratuitement libre
design conception graphisme
public publique
report rapport rapports signaler
experience expérience expériences
policy politique
best meilleur meilleure meilleurs
main principal principale principaux
terms cgu cgv
events événements évènements manifestations
open ouvert ouverte ouvrir ouvre
online ligne
management gestion gérer
create créer créez créé création créations
download télécharger téléchargement téléchargez
start démarrer démarrez
login connexion connecter connectez
video vidéo
special spécial spéciale spéciaux
development développement développer
careers carrières
user usager usagers
review avis critique critiques
market marché marchés
account compte comptes
social sociale sociaux
view voir afficher affichage vue
general général générale générales généraux
email courriel courriels mél
latest derniers dernières dernier dernière
resources ressources ressource
store magasin magasins
categories catégories rubriques
press presse
system système systèmes
world monde
change changer changement changez
updates maj
partners partenaires partenariats
global mondial mondiale mondiaux
shop boutique boutiques
technology technologie technologies
team équipe
comments commentaires commentaire commenter
center centres
tools outils
articles article
app appli
welcome bienvenue
sign signer signez
reserved réservés
work travail travailler travaillez
features fonctionnalités caractéristiques
industry industrie industries industriel industriels
share partager partage partagez
book livre réserver
read lire lisez lu lis
members membres adhérents
locations implantations
national nationale nationaux
organization organisation organisme organismes
tips astuces
office bureau bureaux
order commander commande commandez
skip passer ignorer
software logiciel logiciels
day jour jours journée
expert experts
add ajouter ajoutez ajout ajouté
conditions condition
releases versions
engineering ingénierie
professional professionnel professionnels professionnelle
details détails détail
deliver livrer livrons
cart panier
provide fournir fournit fournissons
electronics électronique
financial financier financière financiers finances
back retour
university université universités
rights droits droit
people gens
schedule horaires horaire
link lien
network réseau réseaux
list liste
association asso assos associatif
explore explorer explorez
check vérifier vérifiez
newsletter infolettre
browse parcourir parcourez naviguer
map cartographie
links liens
apps applis
call appel appeler appelez appels
videos vidéos
present présenter présente présentation
request demande demander demandez
private privé privée privés
privacy confidentialité
travel voyage voyages voyager
quality qualité
security sécurité
window fenêtre fenêtres
life vie vies
students étudiants
subscribe abonner abonnez
available disponible disponibles dispo
jobs emplois
visit visite visiter visitez visites
car voiture voitures
digital numérique numériques digitale
current actuel actuelle actuellement
follow suivre suivez
culture culturel culturelle
buy acheter achetez achat achats
including incluant notamment
results résultats résultat
calendar calendrier
recent récent récente récents
meet rencontrer rencontre rencontres rencontrez
operations opérations
watch regarder regardez
investor investisseur investisseurs
high haut haute
school école écoles scolaire scolaires
city ville villes
popular populaire populaires
regular régulier régulière
legal légal légale légales juridique
sale soldes vente
like aime aimer aimez
transfer transfert transférer
today aujourd aujourd'hui
language langue langues
sponsored sponsorisé
sales ventes
based basé basée
donate don
government gouvernement gouvernemental
password passe
country pays
real réel réelle réels
continue continuer continuez poursuivre
group groupe
contract contrat contrats
name nom prénom noms
contribute contribuer contribuez contribution
license licence licences
select sélectionner sélectionnez sélection
art artistique
activities activités activité
offers offres
platform plateforme plate-forme
magazine mag revue
computer ordinateur ordinateurs
practice pratique pratiques pratiquer
portal portail
love amour
author auteur auteurs auteure autrice
chat tchat clavardage
pricing tarifs tarif tarification
status statut
powered propulsé
years ans années
materials matériaux matières
control contrôle contrôler contrôles
easy facile faciles
click clic cliquez cliquer cliquant
gallery galerie galeries
sports sportif sportive sportifs
family famille familles familial familiaux
form formulaire
care soin soins
friends amis ami amies
year année an
right droite
integration intégration intégrer
build construire bâtir construisez
music musique musiques musical musicaux
compare comparer comparez
training formation formations entraînement entraînements
return retours retourner
game jeu
phone téléphone portable téléphonique
reference référence références
apply postuler postulez
secure sécurisé sécuriser
library bibliothèque médiathèque
employees employés salariés salarié
process processus procédé
official officiel officielle officiels
learning apprentissage apprentissages apprenant
profile profil profils
choose choisir choisissez
commitment engagements engagé
region région régions régional régionale
event événement évènement
play jouer jouez joue
disclaimer avertissement
card carte cartes
quick rapide rapides
local locale locaux locales
participate participer participez participation
games jeux
demo démo démonstration
advanced avancé avancée avancés
server serveur serveurs
price prix
entertainment divertissement divertissements
fast rapidement vite
series série séries
technical technique techniques
christmas noël
state état
credit crédit crédits
hours heures heure
opportunities opportunités opportunité
children enfants
toggle basculer
complete complet complète complets
story récit récits
know savoir sais
previous précédent précédente précédents
job emploi
tutorials tutoriels tutos
baby bébé bébés
daily quotidien quotidienne
want veux voulez vouloir souhaitez
package paquet forfait forfaits colis
feed flux
need besoin
editor éditeur éditeurs rédacteur
shipping expédition expédier expédié
discover découvrir découvrez découverte découvertes
send envoyer envoyez envoi
proposed proposé proposée
around autour
energy énergie énergies énergétique
foundation fondation fondations
stay séjour séjours rester hébergement hébergements
analysis analyse analyses analyser
better mieux
calculator calculatrice calculateur calculette
volunteer bénévole bénévoles bénévolat volontaire
offer offre offrir offrez
stories histoires
issues problèmes
academic académique
catalog catalogue catalogues
college collège collèges lycée lycées
innovation innovant innover innovations
certified certifié certifiée agréé
europe européen européenne
week semaine semaines
small petit petite petits petites
environment environnement environnemental
commercial commerciale commerciaux
original originale originaux
diversity diversité
interest intérêt intérêts
pay payer payez payé
coming prochainement
second deuxième seconde
writing écriture
address adresse adresses
instructions consignes
department département départements
soon bientôt
classic classique classiques
required requis obligatoire obligatoires requise
property propriété propriétés
rental location louer locatif locative
annual annuel annuelle annuels
celebrate fêter
different différent différents différente
interactive interactif interactifs
tags étiquettes mots-clés
favorite favori favoris
books livres librairie
two deux
tel tél
please veuillez svp
hello bonjour salut coucou
inspired inspiré inspirée
future futur avenir
fitness musculation
food alimentation alimentaire aliments nourriture
statement déclaration
improve améliorer améliorez
building bâtiment bâtiments immeuble
used occasion
strategy stratégie stratégies stratégique
channel chaîne canal chaînes
portfolio réalisations
groups groupes
text texte textes
district quartier arrondissement quartiers
trusted confiance
beyond delà
human humain humaine humains
deals promos
park parc parcs
submit soumettre valider
white blanc blanche
meeting réunion réunions
brands marques
central centrale
identify identifier
payment paiement paiements
body corps
mind esprit
become devenir devenez
church église églises
testimonials témoignages
related liés
loading chargement
climate climat climatique
overview aperçu
living vivre
problem problème
write écrire écrivez
together ensemble
smart intelligent intelligente
sell vendre vendez vendu
economic économique économiques
space espace espaces
modern moderne modernes
forgot oublié
tickets billetterie billets
beautiful beau belle beaux belles
across travers
geographic géographique
success succès réussite réussir
upload téléverser
settings paramètres réglages paramétrage
executive exécutif dirigeants dirigeant
man homme
island île îles
water eau eaux
traditional traditionnel traditionnelle traditionnels
answer réponse répondre répondez
active actif actifs
perfect parfait parfaite
theme thème
thought pensée pensées
framework cadre
course cours
place lieu
sound sonore sonorisation
manual manuel manuels
try essayer essayez
items objets
cases cas
inside intérieur intérieure
beauty beauté esthétique
forms formulaires
safe sûr
hotel hôtel hôtellerie
end fin
restaurant resto restauration
tablet tablette tablettes
accept accepter acceptez
position poste
talk parler parlez
women femmes femme
cloud nuage
ice glace glaces
templates modèles
copy copier copie copies
model modèle
works œuvres oeuvres travaux
areas zones
medium moyen
true vrai vraie
wedding mariage mariages
land terrain terrains terre
workshops ateliers atelier
ltd sarl
launch lancement lancer
easily facilement
natural naturel naturelle naturels
topics sujets thématiques
low bas basse faible
screen écran écrans
example exemple exemples
bank banque banques bancaire
prepare préparer préparez préparation
print imprimer imprimez
brand marque
manufacturing fabrication fabriquer
size taille tailles
garden jardin jardins jardinage
statistics statistiques statistique
skills compétences
choice choix
understand comprendre
default défaut
gift cadeau
visual visuel visuels
file fichier
level niveau niveaux
times fois
dedicated dédié dédiée
combination combinaison
keep garder gardez
ideas idées idée
drive conduire
savings épargne
tool outil
campaign campagne campagnes
medical médical médicale médicaux
values valeurs
already déjà
published publié publiée
slide diapositive diapo
footer pied
sustainability durabilité durable durables
youth jeunesse jeunes jeune
competitive concurrentiel
thanks merci remerciements remercions
artists artistes artiste
trip excursion excursions
signing signature
scholarships bourses
storage stockage
teams équipes
sellers vendeurs vendeur
exchange échange échanges échanger
compliance conformité
good bon bonne bons bonnes
advice conseils
dashboard tableau
van fourgon camionnette utilitaire
senior seniors aînés
yes oui
united unies unis
many nombreux nombreuses
frequently fréquentes faq
animals animaux
traffic circulation trafic
save enregistrer sauvegarder
affiliates affiliés affiliation
box boîte boîtes coffret
teaching enseignement
quote devis citation citations
edition édition éditions
renew renouveler renouvellement
episode épisode épisodes
cross croix
knowledge connaissances connaissance
refund remboursement rembourser remboursé
involved impliqué
institute institut instituts
affordable abordable abordables
evaluation évaluation évaluer
monitor surveiller moniteur
winter hiver
green vert verte verts vertes
fashion vêtements prêt-à-porter vêtement
efficient efficace efficacité
old ancien ancienne vieux vieille
big grand grande gros grands
speakers intervenants orateurs
promotion promotionnel
optimization optimisation optimiser
key clé clés clef clefs
value valeur
methods méthodes méthode
studies études étude
residents habitants résidents
button bouton boutons
black noir noire noirs
abuse abus
awards récompenses trophées
virtual virtuel virtuelle
abstract résumé
house maison
enter entrer entrez saisir
solar solaire
description descriptif
host hôte
legislative législatif législatives
grow grandir croissance
range gamme gammes
cost coût coûts
rates taux
room chambre salle pièce
recruitment recrutement recruter recrute
dynamic dynamique
advisory consultatif
three trois
approach approche
holiday vacances congés
priority priorité priorités
forest forêt forêts
evolution évolution
lists listes
progress progrès
upcoming prochains prochain prochaines prochaine
republic république
shared partagé
specific spécifique
tournament tournoi tournois
branch succursale antenne filiale
files fichiers
cleaning nettoyage ménage nettoyer
subject sujet objet
men hommes
receive recevoir recevez
pool piscine piscines
beginning début débutant débutants
diagnosis diagnostic
ensure assurer
random aléatoire hasard
power puissance pouvoir
sample échantillon échantillons
exclusive exclusif exclusivité exclusifs
peace paix
weekly hebdomadaire hebdo
agreement accord accords
step étape étapes
ministry ministère
tip astuce
word mot mots
weapons armes
enjoy profitez profiter
appointment rendez-vous rdv
repair réparation réparer réparations dépannage
discounts remises réductions
letters lettres lettre
near près proche
header en-tête entête
street rue
alerts alertes alerte
hardware matériel quincaillerie
builder constructeur constructeurs
benefits avantages
node nœud
elections élections électoral
light lumière lampe luminaire éclairage
primary primaire
homes maisons
trial essai essais
furniture meubles meuble
think penser pensez
toys jouets jouet
difficult difficile difficiles
adventure aventure aventures
flight vol vols
webinars webinaires webinaire
logistics logistique
phones téléphones smartphones
wellness bien-être bienêtre
road route routier
red rouge rouges
booking réservation réservations réservez
estate immobilier immobilière immobilières
tourism tourisme touristique touristes
checkout caisse
bikes vélos vélo
delayed retard
guest invité invités
tab onglet
ads pubs
instant instantané
broker courtier courtiers courtage
philosophy philosophie
edit modifier éditer modification
lab labo
consent consentement
equity équité
foreign étranger étrangers étrangère
temperature température températures
earn gagner gagnez
breathing respiration respirer
readers lecteurs lecteur
month mois mensuel
rent loyer
television télévision télé
mobility mobilité
gifts cadeaux
inquiry enquête
evidence preuve preuves
dining dîner repas
strength force
banner bannière
run courir coureur
maintenance entretien maintien
seminars séminaires séminaire
trail sentier sentiers
additional supplémentaire supplémentaires
talent talents
tree arbre arbres
agency agence agences
less moins
increase augmenter augmentation
hospital hôpital hôpitaux hospitalier
fair foire
trending tendances tendance
military militaire armée
catering traiteur traiteurs
equal égal égalité
capacity capacité capacités
reliable fiable fiables fiabilité
summer estival estivale
wholesale grossiste grossistes
rules règles règlement règle
museum musée musées
fresh frais fraîche fraîcheur
conference congrès colloque conférence conférences
sector secteur secteurs
leave quitter
war guerre guerres
cybersecurity cybersécurité
hero héros
tuition scolarité
individual individuel individuelle
trailer remorque remorques bande-annonce
scale échelle
sort trier tri
orders commandes
law loi lois
decorative décoration décoratif déco
creator créateur créateurs créatrice
voice voix
doctor médecin docteur médecins
movement mouvement
loans prêts
demonstrate démontrer
dark sombre foncé
missing manquant disparu
strong fort forte
beach plage plages
complaint réclamation plainte réclamations
tracking suivi
winning gagnant gagnants
preferences préférences préférence
countdown rebours
pandemic pandémie coronavirus
filter filtre filtrer filtres
topic thématique
maintain maintenir
approved approuvé homologué
unit unité unités
period période
awareness sensibilisation sensibiliser
billing facturation
math maths mathématiques mathématique
ideal idéal idéale
station gare
motorcycle moto motos motard
bus autobus autocar
tour circuit circuits
translation traduction traductions traducteur
coverage couverture
hate haine
variety variété
cat chats chaton chatons
entry entrée
magnetic magnétique
gdpr rgpd
physical physique
explanation explication explications
delete supprimer suppression effacer
replace remplacer
rooms chambres salles
fields champs
boats bateaux bateau
teachers profs
exhibition exposition expositions expo expos
vehicle véhicule véhicules
title titre titres
advantage avantage
clean propre
short courte courts
jewelry bijoux bijou bijouterie joaillerie
chapter chapitre chapitres
closed fermeture
vegetables légumes légume
anxiety anxiété angoisse
otherwise sinon
faculty faculté facultés
mortgage hypothèque hypothécaire
assembly assemblée assemblées
bloggers blogueurs blogueuse
stamps timbres philatélie
pace rythme
gym gymnastique
pain douleur douleurs
pin épingle
pizza pizzeria pizzas
county comté
charity caritatif caritative bienfaisance humanitaire
parish paroisse paroissiale paroissial paroisses
mosque mosquée
temple temples
prayer prière prières prier
worship culte
sermon homélie prédication
diocese diocèse diocésain évêque
choir chœur chorale choeur chorales
orchestra orchestre orchestres
concert concerts
theater théâtre théâtres
scouts scoutisme scout
membership adhésion adhérer adhérez cotisation
league ligue
player joueur joueurs joueuse
coach entraîneur entraîneurs
match matchs
hiking randonnée randonnées rando
cycling cyclisme cyclo cycliste
football foot
fishing pêche pêcheur
hunting chasse chasseur chasseurs
horse cheval chevaux équitation équestre
dog chien chiens chiot chiots canin
breed race élevage races éleveur
dance danse danser danses
clinic clinique cliniques
dentist dentiste dentistes dentaire
pharmacy pharmacie pharmacies
nurse infirmière infirmier infirmiers
psychologist psychologue psychologie psy
lawyer avocat avocats avocate
notary notaire notaires
accountant comptable comptabilité comptables
tax impôt impôts taxe fiscal fiscalité
insurance assurance assurances
loan prêt emprunt
plumber plombier plomberie
carpenter menuisier menuiserie charpentier charpente
roof toiture toit couvreur
bathroom bain bains
heating chauffage chauffagiste
door porte portes
flower fleurs fleur fleuriste
bakery boulangerie pâtisserie boulanger
wine vin vins vignoble vigneron
beer bière bières brasserie
coffee café cafés
dish plat plats
breakfast petit-déjeuner déjeuner
camping campings
apartment appartement appartements
arrival arrivée arrivées
mayor maire mairie
municipality municipalité municipal municipale
citizen citoyen citoyens citoyenne
resident habitant résident
ordinance arrêté arrêtés
waste déchets ordures déchetterie déchèterie
police gendarmerie
fire incendie pompiers feu
permit permis
election élection
vote voter scrutin
party parti
candidate candidat candidats candidature
parliament parlement parlementaire
court tribunal tribunaux
kindergarten maternelle crèche maternelles
pupil élève élèves
student étudiant étudiante
teacher prof instituteur institutrice
exam examen examens
semester semestre
diploma diplôme diplômes
lesson leçon leçons
enrolment inscription inscriptions
thesis thèse mémoire doctorat thèses
laboratory laboratoire laboratoires
speaker intervenant
sponsor parrain mécène
venue lieux
ticket billet
recipe recette recettes
ingredient ingrédients ingrédient
cooking cuisine cuisiner
travelogue carnet carnets
essay dissertation
poem poème poèmes poésie poésies
novel roman romans
writer écrivain écrivains
photographer photographe photographie
painter peintre peintres peinture
illustrator illustrateur illustratrice
designer graphiste
freelancer indépendant indépendants
biography biographie bio
born né née naissance
hobby loisir loisirs passe-temps
reply répondre
moderator modérateur modérateurs modération
member membre adhérent
nickname pseudo pseudonyme
poll sondage sondages
basket paniers
delivery livraison livraisons
warranty garantie garanties
voucher chèque chèques
discount réduction remise rabais
colour couleur couleurs
retail revendeur revendeurs
manufacturer fabricant fabricants
factory usine usines
spare rechange détachées
steel acier aciers métallerie
wood bois
plastic plastique plastiques
concrete béton
renovation rénovation rénover rénovations
architect architecte architectes architecture
engineer ingénieur ingénieurs
transport transports transporteur
freight fret
tyre pneu pneus pneumatiques
garage garages garagiste
directory annuaire répertoire annuaires
classified annonces annonce
comparison comparatif comparateur comparaison
ranking classement classements
nearby proximité alentours
category catégorie rubrique
converter convertisseur convertir
checker vérificateur
install installer installez
plugin greffon
tutorial tutoriel tuto
subscription abonnement abonnements
automation automatisation
invoice facture factures
payroll paie
newspaper journaux
editorial éditorial édito rédaction
economy économie
weather météo météorologie
obituary nécrologie décès obsèques funéraire
broadcast émission diffusion émissions
listen écouter écoutez écoute
crime criminalité
celebrity célébrités célébrité stars
subscriber abonné abonnés
imprint mentions
accessibility accessibilité accessible
career carrière
testimonial témoignage
certificate certificat certificats attestation
partner partenaire
product produit
competence compétence
emergency urgence urgences
night nuit nuits nocturne
printing impression imprimerie imprimeur impressions
advertising pub
puzzle casse-tête
song chanson chansons
lyrics paroles
movie ciné cinoche
actor acteur comédien acteurs comédienne
cinema cinéma cinémas
animal animalier animalerie
shelter refuge abri
child enfant
elderly âgées âgés ehpad
disability handicap handicapé handicapées
refugee réfugiés réfugié
poverty pauvreté précarité
relief secours
chairman président présidente
committee comité comités
union syndicat syndical syndicats
federation fédération fédérations
cooperative coopérative coopératives
petition pétition pétitions
protest manifestation manifester grève
farm ferme fermes
agriculture agricole agriculteur agriculteurs
harvest récolte moisson récoltes vendanges
town bourg
mountain montagne montagnes
ski skis
"""
