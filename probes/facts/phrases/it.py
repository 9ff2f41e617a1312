"""What links and buttons ask for in Italian."""

from typing import Final

PHRASES: Final = """
- il lo la i gli le l un uno una di del dello della dei degli delle dell d a al allo alla ai agli alle all in nel
- nella nell con per su sul sulla sull da dal dalla e ed tuo tua tuoi tue vostro vostra vostri vostre suo sua nostro
- nostra nostri nostre mio mia ci vi ti mi si noi te voi me ora adesso subito qui oggi online gratis gratuito gratuita
- gratuitamente velocemente facilmente semplicemente direttamente clicca questo questa quest
search cerca|cercare|ricerca_avanzata|nuova_ricerca|avvia_ricerca|effettua_ricerca|motore_ricerca|fai_ricerca
search cerca|cercare|trova|ricerca prodotto|prodotti|sito|immobile|immobili|casa|case|corso|corsi|lavoro
search cerca|cercare|trova|ricerca offerte_lavoro|negozio|negozi|punto_vendita|punti_vendita|hotel|volo|voli|evento
search cerca|cercare|trova|ricerca eventi|libro|libri|rivenditore|rivenditori|medico|catalogo|auto|servizio|articoli
search cerca|cercare|trova|ricerca notizie|professionista
search cosastaicercando|cosacerchi|apri_ricerca
search cerca|cercare|trova negozio_più_vicino|dentista|avvocato|filiale|agenzia|sede_più_vicina|ristorante
search cerca|cercare|trova ristoranti|appartamento|alloggio
buy acquista|acquistare|compra|comprare|compri|comprate|acquistate|compralo|acquistalo|preordina|pre-ordina|carrello
buy carrello_acquisti|carrello_spesa|aggiungi_borsa|vendita_biglietti|prevendita_biglietti|fai_spesa|shoponline
buy ilnostroshoponline|loshoponline|negozioonline|ilnostronegozioonline|storeonline|onlineshop|bigliettionline
buy biglietteriaonline|negozio_virtuale|acquistionline|visitailnostroshoponline|visitaloshoponline
buy acquista|acquistare|acquisto|compra|comprare biglietto|biglietti|abbonamento|abbonamenti|libro|prodotto|prodotti
buy acquista|acquistare|acquisto|compra|comprare corso|skipass|pass|ingresso|ingressi|cd|album|licenza|copia|ticket
buy acquista|acquistare|acquisto|compra|comprare tickets|copie
buy acquista|acquistare|compra|comprare|regala|regalare buono_regalo|carta_regalo|gift_card|voucher|buono|esperienza
buy acquista|acquistare|compra|comprare|regala|regalare card
buy aggiungi|aggiungere|metti|inserisci|vai|vedi|visualizza|mostra|apri carrello|carrello_acquisti|shopping_bag
buy completa|concludi|procedi|termina|finalizza acquisto|pagamento|ordine|checkout|cassa
buy vai cassa|checkout|eshop|e-shop|negozio|store|pagamento|biglietteria
buy acquista|acquistare|compra vino|vini|olio|ricambi|pacchetto|ebook|piano|crediti|maglia|dominio|fiori
buy acquista|acquistare|compra quadro|pacchetti|whatsapp
buy disponibile_amazon|biglietti_vendita|ilmiocarrello|iltuocarrello|pagaora|pagaonline|continua_shopping
buy continua_acquisti|voglioacquistare
buy visita|vai|entra shop|nostro_shop|nostro_shop_online
buy effettua_pagamento|procedi_acquisto|aggiungi_ordine
order ordinaora|ordinaonline|ordinaqui|ordinasubito|ordinaadesso|ordinareonline|ordinaoraonline|ordineonline
order ordinionline
order ordina|ordinare|ordinate pizza|cibo|pranzo|cena|domicilio|asporto|sushi|torta|menu|delivery|whatsapp|app
order invia|fai|fare|effettua|inoltra|inizia|crea ordine_online|ordinazione
order richiedi|richiedere|ordina campioni|campione_gratuito|campionatura|catalogo_cartaceo
order modulo ordine|ordini
order ordina|ordinare just_eat|deliveroo|glovo|via_whatsapp|tramite_whatsapp|telefono|catalogo|fiori
order richiedi catalogo
order ordina|ordinare pellet|spesa|tavolo|ritira
order ordina|ordinare cibo_domicilio|libro|pizze|gelato|panettone|telefonicamente|whatsapp|carne
order nuovo_ordine|voglioordinare|ordine_rapido
book prenota|prenotare|prenoti|prenotate|prenotazione|prenotazioni|prenotati|prenotalo
book prenota|prenotare|prenotazione tavolo|camera|camere|soggiorno|visita|visite|visita_guidata|appuntamento|lezione
book prenota|prenotare|prenotazione posto|consulenza|demo|call|chiamata|colloquio|incontro|sopralluogo|test_drive
book prenota|prenotare|prenotazione hotel|vacanza|biglietto|biglietti|volo|taxi|transfer|escursione|tour|esperienza
book prenota|prenotare|prenotazione trattamento|massaggio|campo|sala|corso|lezione_prova|prova|esame|esami|ombrellone
book prenota|prenotare|prenotazione parcheggio|servizio|evento
book richiedi|richiedere|richiesta|fissa|fissare|chiedi|prendi|prendere|concorda appuntamento|appuntamenti|consulenza
book richiedi|richiedere|richiesta|fissa|fissare|chiedi visita|demo|incontro|sopralluogo|colloquio
book programma|organizza demo|sopralluogo|colloquio
book richiedi|richiedere|richiesta|fai|effettua|invia|modulo prenotazione|test_drive|videochiamata|disponibilità
book verifica|verificare|controlla|vedi|scopri disponibilità
book prenota|fissa|richiedi|prenotare call|call_gratuita|consulenza_gratuita|sopralluogo_gratuito|degustazione
book prenota|fissa|richiedi|prenotare seduta|tagliando|check-up
book prenota|prenotare traghetto|noleggio|appartamento|videoconsulenza|open_day|vaccino|notte|via_whatsapp
book prenota|prenotare whatsapp|tramite_whatsapp|cena
book voglioprenotare|prenota_prima_visita
book prova_lezione_gratuita
book vorrei|voglio prenotare|fissare |tavolo|camera|appuntamento|consulenza|visita|lezione|demo|call|chiamata
book prenota|prenotare|fissa|richiedi prima_visita|primo_colloquio|lezione_prova|chiamata_conoscitiva
book prenota|prenotare visita|demo|call|chiamata |guidata|personalizzata|conoscitiva
book prenota|prenotare sessione|seduta|incontro|colloquio |di coaching|fisioterapia|conoscitivo|gruppo
book fissa|richiedi|prendi|prenota appuntamento sede|telefonico|whatsapp|studio|showroom|officina|avvocato
book fissa|richiedi|prendi|prenota appuntamento medico|negozio|videochiamata|consulente|filiale|prova
book pianifica|pianificare|fissa chiamata|call|demo|incontro|consulenza|videochiamata|colloquio
book noleggia barca|auto|bici|bicicletta|furgone|gommone|e-bike|camper|moto|scooter|sala|kayak|attrezzatura
book affitta|prenota sala |eventi|riunioni|feste|prove|meeting|conferenze
book scegli data_appuntamento|giorno_appuntamento|data_orario|orario_appuntamento
track traccia|tracciare|tracciamento|segui|seguire|monitora|rintraccia spedizione|spedizioni|ordine|pacco|consegna
track tracking spedizione|spedizioni|ordine|pacco|consegna
track stato|controlla|verifica ordine|spedizione|stato_ordine|stato_spedizione
track dove|dov_è pacco|ordine|spedizione
track tracciamento|tracciabilità|cerca|traccia|stato|ricerca spedizione|spedizioni|ordini|reso|consegna|pacco
quote preventivo|preventivi|preventivo_veloce|preventivo_personalizzato|preventivo_senza_impegno
quote richiedi|richiedere|richiesta|chiedi|ottieni|calcola|fai|ricevi|voglio|crea preventivo|preventivi |senza_impegno
quote genera preventivo|preventivi |senza_impegno
quote richiedi|richiedere|richiesta|chiedi|ottieni offerta|quotazione|prezzo|stima|valutazione|proposta
quote richiedi|richiedere|richiesta|chiedi|ottieni valutazione_immobile
quote valuta|stima|calcola casa|immobile|costo|prezzo|premio
quote valuta|valutare auto|usato|veicolo|appartamento
quote quanto_vale casa|auto|immobile|casa_mia
quote calcola|simula rata|mutuo|risparmio|polizza|prestito|finanziamento
quote preventivo|preventivi whatsapp|via_whatsapp|immediato|misura|assicurazione|auto|traslochi|rapido
quote preventivatore|configura_preventivo|modulo_preventivo|modulo_richiesta_preventivo|valutazionegratuita
quote stimagratuita
quote invia|inviaci|compila richiesta_preventivo
quote richiedi|chiedi listino|costi|preventivo_whatsapp|preventivo_personalizzato|preventivo_misura
quote voglio|vorrei|ricevi|richiedi|ottieni preventivo |24_ore|48_ore|2_minuti|telefonico|dettagliato|whatsapp
quote ricevi|richiedi|ottieni|voglio|vorrei offerta|proposta personalizzata|senza_impegno|misura|gruppo
quote fai|invia|compila|inoltra|manda richiesta|modulo preventivo|preventivo_gratuito|offerta|quotazione
quote richiedi listino_prezzi|prezzo_disponibilità|studio_fattibilità|progetto_gratuito
quote richiedi sopralluogo_preventivo|costo|tariffe|preventivo_sopralluogo|preventivo_trasloco
quote calcola|calcolare|stima costo|prezzo trasloco|spedizione|lavori|progetto|ristrutturazione|corso|viaggio
quote stima|scopri|calcola|conosci valore casa|immobile|appartamento|auto|tua_casa
quote scopri quanto_vale casa|immobile|auto|tua_casa|appartamento
quote richiedi|ottieni|ricevi valutazione |gratuita casa|auto|immobile|usato|appartamento|immobiliare
quote fai valutare casa|immobile|auto|gioielli|appartamento
contact contatti|contatto|contattaci|contattami|contatta|contattateci|contattare|contattarci|contattatemi
contact contattaciora|fatti_richiamare|richiamami|fatti_contattare|fatti_ricontattare|voglio_essere_contattato
contact voglio_essere_ricontattato
contact scrivici|scrivimi|scriveteci|scriverci|scrivianoi|parliamone|parlaconnoi|chattaconnoi|hai_domande |whatsapp
contact invia|inviaci|manda|mandaci|lascia|lasciaci|scrivi|scrivici|inviare messaggio|email|e-mail|whatsapp
contact richiedi|richiedere|richiesta|chiedi|ricevi informazioni|info|informazione|maggiori_informazioni
contact richiedi|richiedere|richiesta|chiedi|ricevi contatto
contact poni|porre|hai domanda|domande
contact faiunadomanda|faciunadomanda
contact parla|parlare|chatta|contatta|mettiti_contatto esperto|consulente|team|specialista|operatore|agente
contact parla|parlare|chatta|contatta|mettiti_contatto commerciale|ufficio
contact mettiti|mettersi|entra|entrare|mettetevi|restiamo|rimaniamo contatto
contact modulo|form|scheda|pagina|recapiti|info contatto|contatti|richiesta_informazioni
contact servizio_clienti|assistenza_clienti|servizio_consumatori|servizio_assistenza_clienti
contact contattaci|chatta|contattami|contatto|chiamaci whatsapp|via_whatsapp|tramite_whatsapp|informazioni
contact contattaci|chatta|contattami|contatto|chiamaci info|senza_impegno|email
contact contattaci più_informazioni|maggiori_informazioni|telefono|telefonicamente
contact chiamaci|chiamami|telefonaci|chiamaora|chiamasubito|tirichiamiamo|tirichiamiamonoi|fatti_chiamare
contact chiamacisubito|chiediallesperto
contact haidubbi|haidomande|chiedici|parliamo_progetto|reclami_suggerimenti|segnala_problema
contact hai_bisogno_informazioni|contatto_diretto
contact richiedi essere_ricontattato|chiamata|assistenza|essere_contattato
contact contatta venditore|agenzia|proprietario|struttura|inserzionista|studio|comune|autore|assistenza
contact contatta redazione|medico|host|hotel
contact scrivi sindaco|redazione|avvocato|direttore|parroco|medico|esperto
contact raccontaci|parlaci|parlami|raccontami progetto|idea|tuo_progetto
contact contatti stampa|commerciali
contact voglio|vorrei maggiori_informazioni|informazioni|più_informazioni|essere_contattato
register registrati|registrarsi|registrazione|registratevi|iscriviti|iscriversi|iscrizione|iscrizioni|iscrivetevi
register iscrivimi|preiscrizione|preiscrizioni|pre-iscrizione|pre-iscrizioni|preiscriviti|aderisci|associatiora
register associatisubito|provagratis|provagratuita|provalogratis|iniziagratis|provagratisora|provagratuitamente
register iniziaprovagratuita
register crea|creare|apri|aprire|attiva|creazione conto|profilo|utente|account_gratuito|nuovo_account|conto_corrente
register diventa|diventare|diventate|voglio_diventare socio|socia|soci|membro|volontario|volontaria|partner
register vuoi_diventare socio|socia|soci|membro|volontario|volontaria|partner
register diventa|diventare|voglio_diventare rivenditore|affiliato|cliente|distributore|host|espositore|agente
register diventa|diventare|voglio_diventare fornitore
register inizia|attiva|richiedi prova_gratuita|periodo_prova
register iscriviti|iscriversi|iscrivi|registrati|partecipa|iscrizione corso|corsi|evento|webinar|gara|workshop|torneo
register iscriviti|iscriversi|iscrivi|registrati|iscrizione bambino|figlio|squadra|azienda|club|associazione|gruppo
register iscriviti|iscriversi|iscrivi|registrati|iscrizione scuola
register modulo|scheda|form|domanda iscrizione|adesione|registrazione|preiscrizione|iscrizioni|tesseramento
register unisciti|entra club|community|associazione|rete
register richiedi_tessera|fai_tessera|richiedi_carta_fedeltà
register nuovo_utente|nuovo_cliente|nuovo_account
register iscrizioniaperte|iscrizioni_aperte|tesseramentoonline|associarsi|uniscitianoi
register nonhaiunaccount|nonseiregistrato
register nonseiancoraregistrato|seinuovoregistrati|nonhaiunaccountregistrati|sonounnuovocliente
register voglioiscrivermi|vogliopartecipare
register conferma|confermare presenza|partecipazione
register prova|provalo gratisper30giorni|14giornigratis|30giornigratis|gratisper14giorni|gratisper7giorni
register registra|inserisci|iscrivi azienda|attività|account
register registrazione|iscrizione utente|utenti|fornitori|partecipanti|soci|atleti
register iscrizione evento|convegno|eventi
register registrazione|iscrizione squadre
register rinnova iscrizione|tessera|adesione|tesseramento
register diventa|diventare|vuoi_diventare|voglio_diventare amico|ambasciatore|ambassador
register diventa|diventare|vuoi_diventare|voglio_diventare affiliato_franchising|tesserato
register iscriviti|iscrizione|iscrizioni|iscrivi|partecipa camp|campo_estivo|campus|centro_estivo|open_day
register iscriviti|iscrizione|iscrizioni|partecipa masterclass|seminario|esame|corso_gratuito|corso_online
register iscriviti|iscrizione|partecipa laboratorio|concorso|prova_gratuita|challenge|congresso|patente|test
register iscrivi figlio|bambino|figlia|bambini|squadra campo_estivo|corso|torneo|nido|scuola|centro_estivo
register compila|invia|vai|apri modulo|scheda|form iscrizione|adesione|registrazione|preiscrizione
register compila|invia|richiesta|domanda|fai domanda_iscrizione|iscrizione|preiscrizione
register voglio|vorrei iscrivermi|partecipare|registrarmi |corso|evento|webinar|workshop|lista_attesa
register voglio|vorrei iscrivere |mio figlio|figlia|bambino
register diventa|diventare|voglio_diventare socio_associazione|socio_club|socio_ordinario
register entra|inserisciti|mettiti lista_attesa
register inizia|attiva|avvia|richiedi prova|prova_gratuita 7_giorni|14_giorni|15_giorni|30_giorni
register prova 7_giorni|14_giorni|30_giorni|1_mese
register partecipa|registrati open_day|evento|webinar|workshop|corso|gara|giornata_prova|lezione_prova
register apri|crea conto_online|conto_gratuito|account_azienda
log_in accedi|login|effettua_login|effettua_accesso|fai_login|loggati|ilmioaccount|ilmioprofilo|ilmioconto
log_in accedi|accesso|area|entra|login|portale|zona cliente|clienti|riservata|riservato|utente|utenti|personale|soci
log_in accedi|accesso|area|entra|login|portale|zona socio
log_in accedi|accesso|area|entra|login|portale privata|membri|rivenditori|partner|dipendenti|abbonati|iscritti
log_in accedi|accesso|area|entra|login|portale fornitori
log_in accedi|accesso|entra|login account|area_riservata|area_personale|area_clienti|area_soci|profilo|portale
log_in accedi|accesso|entra|login piattaforma
log_in accesso|accedi|portale|login|entra docenti|docente|studenti|studente|agenti|dealer|medici|genitori
log_in accesso|accedi|portale|login|entra famiglie|candidati|professionisti|associati|operatori|paziente
log_in accesso|accedi|portale|login|entra pazienti|dipendente|famiglia|condomini|amministratori
log_in accesso|accedi|portale|login|entra installatori|inquilini|allievi|donatori|tesserati
log_in area|accesso|accedi|portale|login|entra webmail
log_in accedi|accesso spid|google|facebook|cie|webmail|registro_elettronico|moodle
log_in haigiàunaccount|haigiàunaccountaccedi|seigiàregistrato|seigiàcliente|seigiàclienteaccedi|seigiàsocio
log_in giàregistrato|sonogiàcliente
log_in homebanking|home_banking|internet_banking|lamiaarea|autenticati|seigiàiscritto
log_in sei_già_registrato_accedi|bancaonline
subscribe newsletter|iscrizione_newsletter|mailing_list|abbonatiora|abbonatisubito|abbonatiqui|abbonationline
subscribe abbonatiadesso
subscribe iscriviti|iscrizione|iscriversi|registrati|registrazione|ricevi|ricevere newsletter|mailing_list|notiziario
subscribe ricevi|ricevere|voglio_ricevere|iscriviti novità|aggiornamenti|offerte|promozioni|notizie|blog
subscribe ricevi|ricevere|voglio_ricevere|iscriviti offerte_esclusive
subscribe abbonati|abbonarsi|abbonamento|sottoscrivi|iscriviti rivista|giornale|quotidiano|magazine|newsletter
subscribe sottoscrivi|iscriviti abbonamento
subscribe ricevi|ricevere|voglio_ricevere alert|notifiche|avvisi|annunci_email
subscribe ricevi|ricevere|voglio_ricevere contenuti_esclusivi|news|ultime_novità
subscribe ricevi|ricevere|voglio_ricevere ultime_notizie|aggiornamenti_email
subscribe crea|attiva|imposta alert|notifiche|job_alert|avviso_email
subscribe iscriviti email
subscribe iscriviti ricevere_aggiornamenti
subscribe entra|unisciti mailing_list|newsletter
subscribe avvisami|avvisami_quando_disponibile
download scarica|scaricare|scaricate|scaricalo|scarica_pdf|download|downloads
download scarica|scaricare|scaricate|download|installa|ottieni app|applicazione|software|plugin |pdf
download scarica|scaricare|scaricate|download catalogo|cataloghi|brochure|pdf|scheda|scheda_tecnica|modulo|moduli |pdf
download scarica|scaricare|scaricate|download programma|guida|documento|documenti|depliant|dépliant|listino|menù |pdf
download scarica|scaricare|scaricate|download menu|manuale|ebook|file|regolamento|bando|locandina|cv|materiale |pdf
download scarica|scaricare|scaricate|download mappa|volantino|versione|allegato|listino_prezzi|modulo_iscrizione |pdf
download scarica|scaricare|scaricate|download scheda_iscrizione|certificato|presentazione |pdf
download scarica|scaricare|scaricate modulistica|allegati|curriculum|vcard|foto|video|audio|comunicato_stampa
download scarica|scaricare|scaricate cartella_stampa|press_kit|certificazioni|calendario|orari
download scarica|scaricare|scaricate traccia_gps|traccia_gpx|driver|demo|windows|mac|android|ios|app_store
download scarica|scaricare|scaricate google_play|planimetria|planimetrie|fattura|rivista
download scarica|scaricare|scaricate dispense|materiali|elenco|tutto|report|white_paper|whitepaper|ricettario
download scarica|scaricare|scaricate disegni|tariffe|estratto|modello|delibera|istruzioni
download scarica|scaricare|scaricate statuto|logo|immagine|immagini|spartito|podcast|bilancio|informativa
download scarica|scaricare|scaricate documentazione|libro|orario|domanda|versione_demo|schede
download scarica|scaricare|scaricate guida_gratuita|ebook_gratuito|prova_gratuita|dichiarazione|verbale
download scarica|scaricare|scaricate graduatoria|progetto|poster|itinerario|capitolato
download areadownload|installa_app|ottieni_app
download ricevi|ottieni guida|ebook|checklist|white_paper |gratuita|gratuito|pratica
download scarica|scaricare|scaricate programma festival|corso|evento|viaggio|didattico|convegno|elettorale|pdf
download scarica|scaricare|scaricate modulo|scheda|domanda ammissione|adesione|candidatura|donazione
download scarica|scaricare|scaricate modulo|fac_simile|modello contratto|delega|reclamo|recesso
download scarica|scaricare|scaricate statuto_associazione|regolamento_concorso|materiale_informativo
download scarica|scaricare|scaricate carta_servizi|piano_studi|bilancio_sociale|guida_completa|guida_pratica
download scarica|scaricare|scaricate bando_completo|offerta_formativa|condizioni_generali|liberatoria|spartiti
donate donazione|donazioni|donare|donaora|donaadesso|donaqui|donasubito|donaonline|dona_con_paypal|voglio_donare
donate facciounadonazione|sostienici|sostenerci|sostenetici|supportaci|adotta_distanza|adozione_distanza
donate adozioni_distanza
donate fai|fare|effettua|invia|lascia donazione|offerta_libera|erogazione_liberale|donazione_mensile
donate sostieni|sostenere|supporta|supportare|aiuta|finanzia progetto|progetti|associazione|causa|ricerca|missione
donate sostieni|sostenere|supporta|supportare|aiuta|finanzia fondazione
donate sostieni|supporta|aiuta parrocchia|lavoro|giornalismo|bambini|canile|comunità|museo|nostra_attività
donate dona|destina|devolvi|donaci 5_x_1000|5_mille|8x1000|cinque_mille|mensilmente
donate pulsante_fai_una_donazione_con_paypal|fai_una_donazione_con_il_pulsante_paypal
donate fai|fare|effettua offerta_parrocchia|donazione_paypal|donazione_singola|donazione_regolare
donate fai|fare|effettua donazione_bonifico|donazione_online
donate dona satispay|5_euro|beni|vestiti|ogni_mese|bonifico|tramite_bonifico|parrocchia|progetto|associazione
donate dona paypal|libri|10_euro
donate donazione|donazioni regolare|mensile|singola|paypal|ricorrente|una_tantum
donate diventa|diventare|voglio_diventare donatore|donatore_regolare|sostenitore|sostenitore_mensile
donate diventa|diventare|voglio_diventare benefattore|mecenate|sostenitrice
donate contribuisciora|contribuisci_progetto|dai_contributo|aiutaci_aiutare|offrimi_caffè
donate offrici_caffè
donate adotta|sostieni bambino_distanza|cane_distanza|gatto_distanza|distanza|bambina_distanza
donate sostieni famiglia|scuola|campagna|giornale|informazione_indipendente|bambino|attività|iniziativa|opera
donate sostieni missioni|ospedale
donate voglio|vorrei fare_donazione|donare|adottare_distanza|sostenere|sostenere_progetto
donate fai|fare|effettua|attiva|imposta donazione carta|mensile|periodica|libera|chiesa|continuativa
donate fai|fare offerta libera|chiesa
donate fai|fare|lascia|disponi lascito|lascito_testamentario|testamento_solidale
donate sostieni|aiuta|sostienici|aiutaci |associazione|progetto|progetti|ricerca donazione|5x1000|5_x_mille
donate aiuta|sostieni animali_rifugio|animali|rifugio|gattile|restauro|festival|teatro|biblioteca|missionari
donate dona|donare cibo|coperte|vestiti_usati|cibo_coperte|giocattoli|bonifico_bancario|20_euro|50_euro|carta
donate dona|regala|offri pasto|pasti|pasto_caldo|pacco_alimentare
donate adotta|adottare alveare|ulivo|albero|cane_distanza|gatto_distanza|bambino_distanza|arnia|asino_distanza
donate diventa|voglio_diventare sostenitore_regolare|donatore_mensile|padrino|madrina|sostenitore_distanza
apply candidatura|candidatura_spontanea|autocandidatura|candidarsi|candidatiora|candidatisubito|candidatiqui
apply candidationline
apply invia|inviaci|inserisci|carica|manda|mandaci|allega|lascia|lasciaci cv|curriculum|curriculum_vitae|candidatura
apply inoltra cv|curriculum|curriculum_vitae|candidatura
apply presenta|presentare|invia|compila|modulo|inoltra candidatura|domanda_ammissione|domanda_lavoro
apply presenta|presentare|invia|compila|modulo|inoltra candidatura_spontanea
apply presenta|presentare domanda
apply candidati|candidarsi posizione|offerta|annuncio|bando
apply richiedi|richiedere finanziamento|prestito|mutuo|borsa_studio|contributo|carta_credito|ammissione
apply fai|invia|compila|domanda domanda_ammissione|ammissione|domanda_online|domanda_contributo
apply richiesta|richiedi|domanda ammissione|finanziamento|prestito|adesione_socio|adozione|visto|affiliazione
apply richiesta|richiedi|domanda affido|carta_prepagata|prestiti
apply modulo|compila adozione|modulo_candidatura|domanda_adozione
apply partecipa|rispondi|candidati bando|selezione|concorso_pubblico|offerta_lavoro|servizio_civile
apply partecipa|rispondi|candidati posizione_aperta
apply proponi candidatura
apply voglio_candidarmi|candidatura_volontari|candidatura_online
apply candidati|candidarsi|voglio_candidarmi|candidatura 2_minuti|posizione|borsa_studio|volontario
apply fai|presenta|invia|compila|inoltra domanda ammissione|adesione|assunzione|borsa_studio|finanziamento
apply domanda|richiesta adesione_associazione|affiliazione_franchising|borsa_studio
apply richiedi affiliazione_franchising|posto_nido|assegnazione_alloggio|adesione
apply rispondi|candidati annuncio_lavoro|offerta_lavoro
apply compila|invia questionario_adozione|modulo_adozione|modulo_candidatura|scheda_candidatura
apply lavora_candidati|lavora_noi_candidati|lavora_noi_invia_cv|lavora_noi_invia_curriculum
apply invia|inviaci portfolio|tuo_cv_aggiornato|candidatura_lavoro|lettera_motivazione
apply vorrei|voglio candidarmi|fare_volontario
apply fai_volontario|fai_volontariato
"""
