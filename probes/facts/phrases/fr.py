"""What links and buttons ask for in French."""

from typing import Final

PHRASES: Final = """
- le la les l un une des d de du mon ma mes ton ta tes votre vos notre nos son sa ses leur ce cet cette ces au aux à
- en pour par sur avec chez dans et je j me m moi te t toi se s nous vous maintenant ici ligne online aujourd hui dès
- gratuit gratuite gratuits gratuites gratuitement rapide rapidement facilement simplement vite directement
- immédiatement clic clics quelques cliquez cliquer svp
search rechercher|recherchez|chercher|lancer_recherche|effectuer_recherche|nouvelle_recherche|rechercherapide
search recherche_avancée
search rechercher|recherchez|chercher|cherchez|recherche|trouver produit|produits|article|articles|site|logement
search trouvez produit|produits|article|articles|site|logement
search rechercher|recherchez|chercher|recherche|trouver|trouvez bien|biens|annonce|annonces|maison|appartement|hôtel
search rechercher|recherchez|chercher|recherche|trouver|trouvez emploi|offre|offres|formation|formations|cours|vol
search rechercher|recherchez|chercher|recherche|trouver|trouvez vols|magasin|agence|revendeur|médecin|professionnel
search rechercher|recherchez|chercher|recherche|trouver|trouvez artisan|document|livre|livres|véhicule|voiture
search rechercher|recherchez|chercher|recherche|trouver|trouvez catalogue|séjour
search que_recherchez|que_cherchez|barre_recherche
search ouvrir_recherche|moteur_recherche|formulaire_recherche
search trouver|trouvez|rechercher|recherchez praticien|avocat|club|point_vente
search trouver|trouvez|rechercher|recherchez restaurant|recette|événement|concessionnaire
search trouver|trouvez|rechercher|recherchez référence|mot-clé|mot|stage
search trouver|trouvez|rechercher|recherchez établissement|entreprise|thérapeute|spectacle
buy acheter|achetez|jachète|précommander|précommandez|précommande|billetterie|venteenligne|acheterenligne|achatenligne
buy boutiqueenligne|laboutiqueenligne|notreboutiqueenligne|magasinenligne|notremagasinenligne|eboutique|boutique_web
buy acheter|achetez|achète|achat|commander|commandez|obtenir|prendre|prenez billet|billets|ticket|tickets|e-billet
buy acheter|achetez|achète|prendre|prenez place|places|livre|livres|produit|produits|album|disque|licence|forfait|pass
buy acheter|achetez|achète|offrir|offrez|commander|commandez bon_cadeau|carte_cadeau|chèque_cadeau|coffret_cadeau
buy ajouter|ajoutez|ajout|mettre|voir|aller|accéder|afficher|consulter|valider|continuer panier|caddie|cabas
buy panier |achat|achats|courses
buy valider|finaliser|régler|terminer|confirmer commande|achat|achats|paiement
buy aller|accéder|voir|entrer boutique|shop|eshop|e-boutique|billetterie
buy visiter|visitez|découvrir|découvrez boutique_en_ligne|boutique_ligne|e-boutique|e-shop
buy procéder_paiement|passer_caisse|continuer_achats|poursuivre_achats|payer_maintenant
buy acheter|achetez|achète vin|vins|abonnement|amazon|ticket|e-book|cadeau|entrée|billetterie|voiture
buy réserver_billetterie|accès_billetterie
order commander|commandez|jecommande|commandeenligne|bon_commande|formulaire_commande|nouvelle_commande
order passer|passez|passe|faire|faites|effectuer|placer|démarrer|commencer commande|commandes
order commander|commandez|commande repas|plat|plats|pizza|pizzas|menu|burger|sushi|sushis|sandwich|déjeuner|dîner
order commander|commandez|commande plateau|échantillon|échantillons|emporter|livraison|traiteur|gâteau|panier_repas
order commander|commandez|commande whatsapp
order demander|demandez|recevoir échantillon|échantillons
order commander|commandez|commande vin|vins|taxi|photo|photos|bois
order commander|commandez|commande fioul|granulés|acte|bouquet|fleurs|pièces|panier_garni
order commander|commandez|commande documentation|brochure|catalogue|téléphone
order commander|commandez|commande ordonnance|médicaments|produits
order demander|demandez|recevoir|recevez|demande catalogue|brochure|documentation
order demander|demandez|recevoir|recevez|demande documentation_gratuite|kit|plaquette
order renouveler|renouvellement|envoyer ordonnance
order précommander_ligne|click_collect_commander
book réserver|réservez|réservation|réservations|jeréserve|réservemaintenant|rdvenligne|rendezvousenligne
book réserver|réservez|réserve|réservation table|chambre|chambres|séjour|rendez-vous|rdv|place|places|créneau|date
book réserver|réservez|réserve|réservation salle|billet|billets|vol|hôtel|voyage|taxi|transfert|hébergement
book réserver|réservez|réserve|réservation emplacement|stand|visite|visite_guidée|essai|cours|séance|consultation|démo
book réserver|réservez|réserve|réservation démonstration|appel|activité|soin|massage|restaurant|location|gîte|atelier
book réserver|réservez|réserve|réservation stage|terrain|court|spectacle|croisière|excursion|camping|logement|véhicule
book réserver|réservez|réserve|réservation voiture|box|audit
book prendre|prenez|prends|prise|demander|demandez|demande|fixer|fixez|planifier|planifiez|obtenir rendez-vous|rdv
book faire|faites|effectuer|demander|demandez|demande|formulaire réservation
book demander|demandez|demande|programmer démo|démonstration|visite|consultation|entretien
book planifier|planifiez|organiser démo|démonstration|consultation|entretien
book planifier|planifiez|programmer|organiser appel|séance|rencontre|intervention|essai
book vérifier|vérifiez|voir|consulter|consultez disponibilité|disponibilités|dispos
book réserver|réservez|réserve|réservation prestation|shooting|séance_photo|baptême
book réserver|réservez|réserve|réservation escape_game|anniversaire|partie|balade
book réserver|réservez|réserve|réservation billet_train|bateau|vélo|hôtel|essai_routier
book réserver|réservez|réserve|réservation bilan|diagnostic|coaching|nuit|spa
book réserver|réservez|réserve|réservation vacances|escapade|brunch|dîner|déjeuner
book réserver|réservez|réserve|réservation parking|bungalow|cabane|studio|formation
book réserver|réservez|réserve appel_découverte|cours_essai|meilleur_prix
book réserver|réservez|réserve direct|rendez-vous_ligne|consultation_vidéo
book prendre|prenez|prends|prise rendez-vous|rdv doctolib|expert|agence|conseiller
book prendre|prenez|prends|prise rendez-vous|rdv téléphone|médecin|atelier|magasin
book prévoir|programmer|programmez|organiser|convenir rendez-vous|rdv
book modifier|gérer|déplacer|confirmer rendez-vous|rdv|réservation
book demander|demandez|demande essai|essai_routier|visite_guidée
book louer|louez salle|vélo|voiture|bateau|véhicule|matériel|skis
book louer|louez utilitaire|kayak|canoë|appartement|box|scooter|gîte
book louer|louez camion|chapiteau|barnum|château_gonflable|minibus|moto|emplacement|bureau
book vérifier|vérifiez|voir|consulter|consultez disponibilités_tarifs|tarifs_disponibilités
book réserver|réservez|réserve premier_entretien|premier_rendez-vous|appel_stratégique|appel_30_minutes
book réserver|réservez|réserve session|entretien|échange|première_séance|heure_conduite|consultation_ligne
book planifier|planifiez|programmer|demander appel_découverte|premier_échange|démo_personnalisée
book planifier|planifiez|programmer|demander démonstration_personnalisée|entretien_téléphonique|visite_école
book prendre|prenez|prends|prise rendez-vous|rdv visite|visio|whatsapp|consultation|dentiste|avocat|essayage
book prendre|prenez|prends|prise rendez-vous|rdv équipe|découverte|première_consultation|bilan|showroom
book faire|demander|demande|formulaire réservation salle|table|chambre|groupe|séjour|stand
book privatiser|privatisez salle|restaurant|lieu|bateau
book louer|louez yourte|maison_vacances|van|remorque|instrument|benne
book choisir|choisissez créneau|date_visite|créneau_horaire
book souhaite|veux|voudrais prendre_rendez-vous|prendre_rdv|réserver |table|séance|appel|séjour|créneau
track suivre|suivez|suivi|localiser|localisez|tracer|tracez|pister colis|commande|commandes|livraison|envoi|expédition
track état|statut|où_est|où_en_est commande|commandes|colis|livraison
track suivre|suivez|suivi|retrouver réparation|expéditions
track suivre|suivez|suivi|retrouver sav|container|colis|commande
track où_est|où_en_est|où_sont commande|colis|livraison
quote |demander|demandez|demande|obtenir|obtenez|faire|faites|recevoir|recevez|solliciter|calculer devis
quote établir|réaliser|estimer|calculez|veux|souhaite|générer|formulaire devis
quote devis whatsapp|téléphone|mail|e-mail
quote demander|demandez|demande|obtenir|obtenez|recevoir|recevez tarif|tarifs|prix|estimation|soumission|chiffrage
quote demander|demandez|demande|obtenir|obtenez offre|offre_prix|offre_personnalisée|proposition|cotation|évaluation
quote |demander|demandez|demande|obtenir|obtenez devis sans_engagement|personnalisé|détaillé|sur-mesure|express
quote soumissiongratuite|soumissionenligne|faire_soumission|estimer_bien|estimez_bien|faire_estimer|faire_estimer_bien
quote calculer|calculez|estimer|estimez|simuler tarif|prix|coût
quote devis assurance|déménagement|travaux|mutuelle|rapide
quote devis immédiat|instantané|gratuit_24h|auto|habitation|sous_24h
quote simuler|calculer|calculez|estimer|simulation|chiffrer prêt|crédit|aides
quote simuler|calculer|calculez|estimer|simulation|chiffrer économies|mensualité|mensualités|projet
quote faire|lancer|démarrer|commencer simulation
quote estimer|estimez|faire_estimer|estimation|évaluer bien|maison|appartement|voiture
quote estimer|estimez|faire_estimer|estimation|évaluer véhicule|reprise|valeur
quote estimer|estimez bien_immobilier|bien_gratuitement
quote estimationgratuite|estimationenligne|évaluationgratuite
quote étudegratuite|simulationgratuite|simulationenligne
quote demander|demande|obtenir|recevoir|recevez chiffrage|étude_gratuite|estimation
quote demander|demande|obtenir|recevoir|recevez soumission|prix|cotation
quote comparer devis
quote recevoir|recevez|demander|demande|obtenir|souhaite proposition_tarifaire|proposition_commerciale
quote recevoir|recevez|demander|demande|obtenir|souhaite étude_personnalisée|étude_projet
quote recevoir|recevez|demander|obtenir devis|estimation |en 48h|24h|2_minutes|déménagement|travaux|bien
quote recevoir|recevez offre_personnalisée|estimation_bien|estimation_sans_engagement
quote faire|envoyer|envoyez|remplir|compléter demande|formulaire devis|estimation|prix|soumission
quote calculer|calculez|estimer|estimez|chiffrer coût|prix|budget travaux|projet|déménagement|bien|formation
quote simuler|simulez financement|budget|tarif|mensualités
quote connaître|connaissez prix|valeur bien|maison|appartement|véhicule
quote faire|souhaite_faire estimer|évaluer bien|maison|appartement|voiture|bijoux|objet|bien_immobilier
quote devis 2_minutes|48h|détaillé_gratuit|nettoyage_gratuit|travaux_gratuit|personnalisé_gratuit
contact contact|contacts|contacter|contactez|nousécrire|mécrire|écriveznous|écrivezmoi|écrisnous|écrismoi|nousjoindre
contact discutons|échangeons|unequestion|vousavezunequestion|avezvousunequestion|être_rappelé|être_recontacté
contact faire_rappeler|rappelezmoi|demander_rappel|demande_rappel|on_rappelle
contact contacter|contactez équipe|expert|conseiller|agence|mairie|cabinet|commercial|spécialiste|support|vendeur
contact contacter|contactez artisan
contact prendre|prenez|prends|prise|entrer|entrez|restons|rester|restez|garder|gardons contact
contact envoyer|envoyez|envoie|laisser|laissez|adresser|adressez|écrire message|mail|e-mail|courriel|mot|question
contact écrivez message|mail|e-mail|courriel|mot|question
contact poser|posez|pose|soumettre question|questions
contact parler|parlez|discuter|discutez|échanger|échangez|chatter expert|conseiller|équipe|spécialiste|commercial
contact tchatter expert|conseiller|équipe|spécialiste|commercial
contact discutons|parlons|échangeons|parler|discuter projet|besoin|besoins
contact formulaire|page|coordonnées|informations|infos|demande|demander|service contact
contact demander|demandez|demande|obtenir|solliciter informations|information|renseignements|renseignement|infos|info
contact service_client|service_clients|service_clientèle|service_consommateurs
contact nousappeler|appeleznous|appelezmoi|appeler
contact appelez|appelermaintenant|noustrouver_contact|joindre_cabinet
contact avez|as questions|question|des_questions
contact desquestions|vousavezdesquestions|avezvousdesquestions
contact besoinconseil|besoindunconseil|besoindunrenseignement
contact unrenseignement|besoin_renseignement|besoin_informations
contact être|souhaite_être|demander_être|demande_être rappelé|contacté|recontacté|rappelé_conseiller|rappelée
contact rappelgratuit|onvousrappelle|demander_rappel
contact demande_rappel_gratuit|parlonsen|discutonsen|échangeonsensemble
contact parlez|parler|parlons|discutons|échangeons projet|projets
contact contacter|contactez propriétaire|annonceur|association|auteur
contact contacter|contactez rédaction|service_client|mail|téléphone|whatsapp
contact contacter|contactez organisateur|école|office|éditeur|loueur
contact contacter|contactez gérant|praticien|avocat|secrétariat|paroisse
contact discuter|échanger|chatter whatsapp
contact chattez|chat_direct|laissez_message|dire_bonjour|dites_bonjour
contact demander|demandez|demande|recevoir|obtenir plus_informations|plus_infos|conseil
contact signaler problème|incident|anomalie|erreur|contenu
contact faire|déposer|adresser réclamation
contact déclarer_sinistre|contact_presse|écrire_mail|posez_questions|signaler_bug
register inscrire|inscrivez|inscris|inscription|inscriptions|préinscription|préinscriptions|pré-inscription|adhérer
register adhérez|jadhère|adhésion|adhésions|senregistrer|enregistrezvous|rejoindre_club|rejoignez_club|essaigratuit
register essayergratuitement|essayezgratuitement|testergratuitement|testezgratuitement|essayergratuit
register commencergratuitement|essaigratuit14jours|essaigratuit30jours|démarrer_essai|démarrer_période_essai
register créer|créez|crée|ouvrir|ouvrez|ouvre|création compte|profil|espace_client|espace_personnel|compte_client
register devenir|devenez|deviens|être membre|adhérent|adhérente|bénévole|partenaire|revendeur|distributeur|client
register devenir|devenez|deviens|être cliente
register devenir|devenez|deviens affilié|sociétaire|franchisé|exposant|vendeur|ambassadeur|ambassadrice|hôte|annonceur
register rejoindre|rejoignez|rejoins|adhérer|adhérez club|communauté|association|réseau|programme|programme_fidélité
register formulaire|bulletin|fiche|feuille inscription|adhésion|préinscription
register inscrire|inscrivez|inscris|inscription|participer|participez formation|formations|cours|événement|webinaire
register inscrire|inscrivez|inscris|inscription|participer stage|atelier|course|activité|concours|session|club
register participez stage|atelier|course|activité|concours|session|club
register inscrire|inscrivez|inscris|inscription enfant|entreprise|établissement|équipe|examen|école|conférence|congrès
register référencer|référencez|ajouter|ajoutez établissement|entreprise
register nouveau_client|nouvel_utilisateur|nouveau_compte
register inscrire|inscrivez|inscris|inscription portes_ouvertes|journée_portes_ouvertes|liste_attente
register inscrire|inscrivez|inscris|inscription tournoi|crèche|cantine
register inscrire|inscrivez|inscris|inscription périscolaire|bibliothèque|concert
register inscrire|inscrivez|inscris|inscription sortie|séjour|colonie|gala
register préinscrire|préinscrivez|préinscris |concours|formation|école|session|stage|cours|événement
register préinscription scolaires|école|cantine|périscolaire|stages|cours|club
register participer|participe|participez jeu|concours|tombola
register commencer|démarrer|lancer|activer essai|essai_gratuit|période_essai
register pas encore inscrit|membre|compte|client|adhérent
register pasdecompte|pasencoredecompte|pasencoreinscrit|pasencoremembre
register devenir|devenez|deviens licencié|prestataire|fournisseur|apporteur_affaires
register rejoindre|rejoignez|inscrire liste_attente
register renouveler|prendre|demander adhésion|licence
register souhaite|veux|voudrais adhérer|inscrire|devenir_membre|devenir_partenaire|participer
register inscrire|référencer|référencez entreprise|établissement|commerce|association|activité|structure
register créer|créez|crée|ouvrir|ouvrez compte_gratuit|compte_ligne
register créer|créez|crée|ouvrir|ouvrez compte_pro|compte_professionnel|profil
register inscrire|inscrivez|inscris|inscription camp|camp_été|masterclass|défi|test|test_niveau|chorale
register inscrire|inscrivez|inscris|inscription séminaire|colloque|marathon|centre_loisirs|accueil_loisirs
register inscrire|inscrivez enfant|équipe école|crèche|tournoi|stage|cours|catéchisme|club|cantine|activité
register remplir|compléter|accéder|envoyer formulaire|bulletin|fiche|dossier inscription|préinscription
register demande|demander|faire|envoyer inscription|préinscription|inscription_scolaire|demande_inscription
register essayer|essayez|tester|testez 7_jours|14_jours|15_jours|30_jours
register commencer|commencez|démarrer essai |de 7_jours|14_jours|15_jours|30_jours
register devenir|devenez|deviens membre_association|membre_actif|membre_club
register confirmer|confirmez|confirme présence|participation|inscription
register participer|participez|participe défi|webinaire|formation|atelier|stage|tournoi|challenge|événement
register souhaite|veux inscrire|participer enfant|atelier|formation|cours|stage|événement
log_in connexion|connecter|connectez|connecte|login|sidentifier|midentifier|identifiezvous|monespace|moncompte
log_in votrecompte
log_in accès|accéder|accédez|espace|compte|connexion|portail client|clients|membre|membres|adhérent|adhérents|privé
log_in zone client|clients|membre|membres|adhérent|adhérents|privé
log_in accès|accéder|accédez|espace|connexion|portail|zone abonné|abonnés|famille|familles|locataire|locataires
log_in accès|accéder|accédez|espace|connexion|portail|zone sécurisé
log_in accès|accéder|accédez|espace|connexion|portail sociétaire|licencié|licenciés|assuré|assurés|salarié|salariés
log_in accès|accéder|accédez|espace|connexion|portail pro
log_in accès|accéder|accédez|espace|connexion personnel|utilisateur|utilisateurs|bénévole|candidat|patient
log_in accès|accéder|accédez|espace|connexion propriétaire
log_in accès|accéder|accédez|connexion|entrer compte|espace|espace_client|espace_membre|espace_personnel|portail
log_in accès|accéder|accédez|connexion|entrer extranet
log_in déjà client|inscrit|membre|adhérent|abonné
log_in espace|portail|accès|connexion parents|élève|élèves|étudiant
log_in espace|portail|accès|connexion étudiants|partenaire|partenaires
log_in espace|accès|connexion revendeur|revendeurs|distributeur|distributeurs
log_in espace|accès|connexion donateur|copropriétaire|apprenant|stagiaire
log_in espace|accès|connexion stagiaires|formateur|employeur|recruteur|élus
log_in espace|accès|connexion collaborateurs|bénévoles|réservé|admin|usager
log_in espace|accès|connexion administrateur|fournisseur
log_in espace|accès|connexion extranet|intranet|franchisé|licenciés|google
log_in accéder|accédez|connecter|connectez|connexion espace_membres|espace_adhérent
log_in accéder|accédez|connecter|connectez|connexion plateforme|plateforme_e-learning|google
log_in accéder|accédez|connecter|connectez|connexion espace_client|facebook|espace_pro
log_in accéder|accédez|connecter|connectez|connexion extranet|intranet|compte_client
log_in avez|ai|as déjà|déjà_un compte
log_in déjàuncompte|vousavezdéjàuncompte|jaidéjàuncompte|déjà_compte|extranet_client|extranet_clients
subscribe abonner|abonnez|abonne|newsletter|newsletters|infolettre|lettre_information|lettre_info
subscribe abonner|abonnez|abonne|abonnement|inscrire|inscrivez|inscris newsletter|newsletters|infolettre|blog
subscribe inscription newsletter|newsletters|infolettre|blog|lettre_information|lettre_info|lettre|alertes
subscribe abonner|abonnez|abonne|abonnement|inscrire|inscrivez lettre_information|lettre_info|lettre|alertes
subscribe abonner|abonnez|abonne|abonnement|souscrire magazine|revue|journal|bulletin|podcast|newsletter
subscribe abonner|abonnez|abonne|abonnement|souscrire liste_diffusion
subscribe recevoir|recevez|reçois|veux_recevoir newsletter|infolettre|actualités|actus|nouvelles|offres|alertes
subscribe recevoir|recevez|reçois|veux_recevoir bons_plans
subscribe recevoir|recevez|reçois lettre_information|lettre_info|nouveautés|magazine|infos|alerte|dernières_nouvelles
subscribe créer|créez|activer alerte|alertes|alerte_e-mail|alerte_mail|alerte_emploi
subscribe abonner|abonnez|abonne actualités|presse|revue
subscribe créer|créez|activer|recevoir|gérer alertes_mail|alerte_email
subscribe créer|créez|activer|recevoir|gérer alertes_email|alerte_personnalisée
subscribe rester|restez|restons|être|soyez|tenir|tenez informé|informés|informée|au_courant
subscribe tenezmoiinformé|metenirinformé|meprévenir|prévenezmoi
subscribe mavertir|avertissezmoi|ne_manquez_rien|ne_ratez_rien
subscribe souhaite|veux|désire|oui recevoir_newsletter|recevoir_infolettre|abonner|abonner_newsletter
subscribe inscrire|inscrivez|inscription|rejoindre liste_diffusion|newsletter
subscribe recevoir|recevez|reçois bulletin|lettre|offres_mail
subscribe recevoir|recevez|reçois offres_email|dernières_actualités|newsletters|promotions
subscribe enregistrer|sauvegarder recherche
download télécharger|téléchargez|télécharge|téléchargement|téléchargements
download télécharger|téléchargez|télécharge|téléchargement|installer application|appli|app|logiciel|extension |pdf
download installez application|appli|app|logiciel|extension |pdf
download télécharger|téléchargez|télécharge|téléchargement brochure|catalogue|catalogues|plaquette|pdf|document |pdf
download télécharger|téléchargez|télécharge|téléchargement documents|guide|livre_blanc|fiche|fiche_technique |pdf
download télécharger|téléchargez|télécharge|téléchargement formulaire|programme|dossier|dossier_inscription |pdf
download télécharger|téléchargez|télécharge|téléchargement bulletin|bulletin_inscription|cv|bulletin_adhésion |pdf
download télécharger|téléchargez|télécharge|téléchargement affiche|plan|carte|menu|tarifs|rapport|règlement |pdf
download télécharger|téléchargez|télécharge|téléchargement fichier|version|notice|manuel|ebook|modèle|flyer |pdf
download télécharger|téléchargez|télécharge|téléchargement dépliant|dossier_presse |pdf
download télécharger|téléchargez|télécharge gratuitement|guide_gratuit|statuts
download télécharger|téléchargez|télécharge rapport_annuel|communiqué|communiqué_presse
download télécharger|téléchargez|télécharge kit|kit_média|kit_presse|photo
download télécharger|téléchargez|télécharge photos|image|images|mode_emploi|démo
download télécharger|téléchargez|télécharge version_essai|windows|mac|android
download télécharger|téléchargez|télécharge pilote|extrait|magazine|journal|calendrier
download télécharger|téléchargez|télécharge convention|trace_gpx|gpx|itinéraire
download télécharger|téléchargez|télécharge mandat|questionnaire|attestation|contrat
download télécharger|téléchargez|télécharge cgv|présentation|étude|recette
download télécharger|téléchargez|télécharge liste|bon_commande|charte|support|annonce
download télécharger|téléchargez|télécharge documentation|fiche_produit
download télécharger|téléchargez|télécharge fiche_inscription|règlement_intérieur|tout
download télécharger|téléchargez|télécharge bulletin_municipal|bulletin_paroissial
download télécharger|téléchargez|télécharge app_store|google_play|autorisation
download obtenir application|appli
download télécharger|téléchargez|télécharge checklist|liste_contrôle|grille_tarifaire|livret|livret_accueil
download télécharger|téléchargez|télécharge compte_rendu|carte_vins|application_mobile|plan_accès|facture
download télécharger|téléchargez|télécharge dossier|formulaire|fiche candidature|adhésion|inscription|don
download télécharger|téléchargez dossier|modèle|fiche sponsoring|contrat|lettre|poste|sanitaire|formation
download télécharger|téléchargez programme|catalogue|plaquette |de formation|formations|complet|festival
download télécharger|téléchargez guide|brochure|livret pratique|complet|pdf|gratuite|pédagogique|formations
download recevoir|recevez|obtenir|reçois guide|livre_blanc|ebook|checklist|modèle |gratuit
donate donner|donnez|dons|donation|donations|jedonne|donenligne|undon|dons_legs|don_legs|don_mensuel|don_régulier
donate don_ponctuel
donate faire|faites|fais|effectuer|effectuez|envoyer don|dons|donation|don_mensuel|don_régulier|don_ponctuel
donate noussoutenir|souteneznous|soutenezmoi|jesoutiens
donate parrainer|parrainez enfant|enfants|animal|projet
donate soutenir|soutenez|soutiens|aider|aidez association|action|actions|projet|projets|cause|recherche|mission
donate soutenir|soutenez|soutiens|aider|aidez fondation
donate soutenir|soutenez|soutiens média|journal|travail|église|paroisse|combat|enfants|indépendance|œuvre|oeuvre
donate donner|donnez denier|église|quête|paroisse|association|mensuellement|régulièrement
donate participer|participez|contribuer|contribuez cagnotte|collecte|financement
donate bouton_faites_un_don_avec_paypal|faites_un_don_avec_le_bouton_paypal
donate faire|faites|fais|effectuer|verser|adresser don chèque|carte|paypal|helloasso
donate faire|faites|fais|effectuer|verser|adresser don fondation|association|virement|mensuel
donate faire|faites|fais|souhaite_faire|veux_faire don|legs|offrande|donation
donate donner|donnez|donne chaque_mois|helloasso|paypal|vêtements|matériel|argent|livres|denier
donate devenir|devenez|deviens donateur|donatrice|mécène|parrain|marraine|donateur_régulier|grand_donateur
donate soutenir|soutenez|soutiens presse_indépendante|refuge|musée|club
donate soutenir|soutenez|soutiens don|financièrement|animaux|festival|recherche
donate souteneznousparundon|soutenirparundon|aideznousparundon|soutenez_don|aidez_don|jeparraine
donate offrez|payez|payer café
donate pour_faire_don|participe_cagnotte|contribuer_cagnotte
donate faire|faites|fais|verser|effectuer don_défiscalisé|don_déductible|don_déductible_impôts|don_matériel
donate faire|faites|fais|verser|effectuer don_nature|don_vêtements|don_paroisse|don_prélèvement|don_unique
donate verser|mettre_en_place|programmer don|don_régulier|don_mensuel
donate parrainer|parrainez|parraine enfant|animal|chien|chat|cheval|ruche|arbre|animal_refuge
donate parrainer|parrainez|parraine âne|olivier
donate veux|souhaite parrainer enfant|animal|chien|ruche|arbre
donate soutenir|soutenez|soutiens|aider|aidez action_don|animaux_refuge|chats_refuge|refuge_don
donate soutenir|soutenez|soutiens association_don|projet_don|école|orchestre|hôpital
donate noussoutenir|souteneznous helloasso|par_don|financièrement|paypal|tipeee
donate donner|donnez|donne 20_euros|10_euros|50_euros|meubles|jouets|denier_église|nourriture|carte_bancaire
donate contribuer|contribuez|participer financièrement|denier|denier_église|collecte_fonds
donate offrir|offrez repas_solidaire|colis_alimentaire
donate souhaite|veux|voudrais faire_don|donner|faire_don_mensuel|donner_association
apply postuler|postulez|postule|candidater|candidatez|candidature|candidature_spontanée|dossier_candidature
apply postuler|postulez|postule|candidater|candidature offre|poste|emploi|formation|stage|alternance|annonce|master
apply postuler|postulez|postule|candidater|candidature bourse
apply envoyer|envoyez|envoie|déposer|déposez|dépose|transmettre|soumettre|adresser cv|candidature|dossier_candidature
apply adressez cv|candidature|dossier_candidature
apply faire|faites|présenter|poser candidature|demande_admission|demande_bourse|demande_subvention|dossier_candidature
apply déposer|déposez|formulaire|faire|envoyer candidature|candidature_spontanée|dossier|demande_subvention
apply déposer|déposez|formulaire|faire|envoyer demande_logement
apply demander|demandez|demande|solliciter admission|bourse|subvention|logement|adhésion|prêt|crédit|visa|financement
apply déposer|déposez|dépose|envoyer|soumettre|transmettre|proposer dossier|candidature
apply répondre|répondez appel_projets|appel_candidatures|annonce|offre
apply postuler|postulez|postule|candidater master|licence|linkedin|email|mail|bénévole|job|ici|école
apply demander|demandez|demande passeport|carte_identité|carte
apply demander|demandez|demande acte_naissance|acte_état_civil|place_crèche|accréditation
apply demander|demandez|demande agrément|aide_financière|autorisation|permis
apply demander|demandez|demande permis_construire|stage|dérogation
apply faire demande|demande_ligne
apply donner|donnez|donne temps
apply faire_bénévolat|engager_bénévole|engager_comme_bénévole
apply souhaite_postuler|veux_postuler|postuler_comme_bénévole
apply faire|déposer|envoyer|remplir demande_place|demande_logement|demande_adhésion|demande_stage
apply faire|déposer|envoyer|remplir dossier_location|demande_financement|demande_place_crèche|acte_candidature
apply demander|demande place_résidence|logement_social|bourse_études
apply remplir|compléter|constituer dossier_candidature|dossier_admission|formulaire_candidature
apply candidatez|candidater|postuler|postule 2_minutes|whatsapp|cv|formation|poste|école|franchise
apply répondre|postuler|postulez|postule offre_emploi|appel_bénévoles|programme|résidence
apply rejoindre|rejoignez|souhaite_rejoindre équipe_bénévoles|bénévoles|réseau_franchisés
apply souhaite|veux|voudrais candidater|rejoindre_équipe|devenir_bénévole|devenir_franchisé
"""
