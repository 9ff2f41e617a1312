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
buy acheter|achetez|jachète|précommander|précommandez|précommande|billetterie|venteenligne|acheterenligne|achatenligne
buy boutiqueenligne|laboutiqueenligne|notreboutiqueenligne|magasinenligne|notremagasinenligne|eboutique|boutique_web
buy acheter|achetez|achète|achat|commander|commandez|obtenir|prendre|prenez billet|billets|ticket|tickets|e-billet
buy acheter|achetez|achète|prendre|prenez place|places|livre|livres|produit|produits|album|disque|licence|forfait|pass
buy acheter|achetez|achète|offrir|offrez|commander|commandez bon_cadeau|carte_cadeau|chèque_cadeau|coffret_cadeau
buy ajouter|ajoutez|ajout|mettre|voir|aller|accéder|afficher|consulter|valider|continuer panier|caddie|cabas
buy panier |achat|achats|courses
buy valider|finaliser|régler|terminer|confirmer commande|achat|achats|paiement
buy aller|accéder|voir|entrer boutique|shop|eshop|e-boutique|billetterie
order commander|commandez|jecommande|commandeenligne|bon_commande|formulaire_commande|nouvelle_commande
order passer|passez|passe|faire|faites|effectuer|placer|démarrer|commencer commande|commandes
order commander|commandez|commande repas|plat|plats|pizza|pizzas|menu|burger|sushi|sushis|sandwich|déjeuner|dîner
order commander|commandez|commande plateau|échantillon|échantillons|emporter|livraison|traiteur|gâteau|panier_repas
order commander|commandez|commande whatsapp
order demander|demandez|recevoir échantillon|échantillons
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
track suivre|suivez|suivi|localiser|localisez|tracer|tracez|pister colis|commande|commandes|livraison|envoi|expédition
track état|statut|où_est|où_en_est commande|commandes|colis|livraison
quote |demander|demandez|demande|obtenir|obtenez|faire|faites|recevoir|recevez|solliciter|calculer devis
quote établir|réaliser|estimer|calculez|veux|souhaite|générer|formulaire devis
quote devis whatsapp|téléphone|mail|e-mail
quote demander|demandez|demande|obtenir|obtenez|recevoir|recevez tarif|tarifs|prix|estimation|soumission|chiffrage
quote demander|demandez|demande|obtenir|obtenez offre|offre_prix|offre_personnalisée|proposition|cotation|évaluation
quote |demander|demandez|demande|obtenir|obtenez devis sans_engagement|personnalisé|détaillé|sur-mesure|express
quote soumissiongratuite|soumissionenligne|faire_soumission|estimer_bien|estimez_bien|faire_estimer|faire_estimer_bien
quote calculer|calculez|estimer|estimez|simuler tarif|prix|coût
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
apply postuler|postulez|postule|candidater|candidatez|candidature|candidature_spontanée|dossier_candidature
apply postuler|postulez|postule|candidater|candidature offre|poste|emploi|formation|stage|alternance|annonce|master
apply postuler|postulez|postule|candidater|candidature bourse
apply envoyer|envoyez|envoie|déposer|déposez|dépose|transmettre|soumettre|adresser cv|candidature|dossier_candidature
apply adressez cv|candidature|dossier_candidature
apply faire|faites|présenter|poser candidature|demande_admission|demande_bourse|demande_subvention|dossier_candidature
apply déposer|déposez|formulaire|faire|envoyer candidature|candidature_spontanée|dossier|demande_subvention
apply déposer|déposez|formulaire|faire|envoyer demande_logement
apply demander|demandez|demande|solliciter admission|bourse|subvention|logement|adhésion|prêt|crédit|visa|financement
"""
