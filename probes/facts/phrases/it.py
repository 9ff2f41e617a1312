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
order ordinaora|ordinaonline|ordinaqui|ordinasubito|ordinaadesso|ordinareonline|ordinaoraonline|ordineonline
order ordinionline
order ordina|ordinare|ordinate pizza|cibo|pranzo|cena|domicilio|asporto|sushi|torta|menu|delivery|whatsapp|app
order invia|fai|fare|effettua|inoltra|inizia|crea ordine_online|ordinazione
order richiedi|richiedere|ordina campioni|campione_gratuito|campionatura|catalogo_cartaceo
order modulo ordine|ordini
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
track traccia|tracciare|tracciamento|segui|seguire|monitora|rintraccia spedizione|spedizioni|ordine|pacco|consegna
track tracking spedizione|spedizioni|ordine|pacco|consegna
track stato|controlla|verifica ordine|spedizione|stato_ordine|stato_spedizione
track dove|dov_è pacco|ordine|spedizione
quote preventivo|preventivi|preventivo_veloce|preventivo_personalizzato|preventivo_senza_impegno
quote richiedi|richiedere|richiesta|chiedi|ottieni|calcola|fai|ricevi|voglio|crea preventivo|preventivi |senza_impegno
quote genera preventivo|preventivi |senza_impegno
quote richiedi|richiedere|richiesta|chiedi|ottieni offerta|quotazione|prezzo|stima|valutazione|proposta
quote richiedi|richiedere|richiesta|chiedi|ottieni valutazione_immobile
quote valuta|stima|calcola casa|immobile|costo|prezzo|premio
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
log_in accedi|login|effettua_login|effettua_accesso|fai_login|loggati|ilmioaccount|ilmioprofilo|ilmioconto
log_in accedi|accesso|area|entra|login|portale|zona cliente|clienti|riservata|riservato|utente|utenti|personale|soci
log_in accedi|accesso|area|entra|login|portale|zona socio
log_in accedi|accesso|area|entra|login|portale privata|membri|rivenditori|partner|dipendenti|abbonati|iscritti
log_in accedi|accesso|area|entra|login|portale fornitori
log_in accedi|accesso|entra|login account|area_riservata|area_personale|area_clienti|area_soci|profilo|portale
log_in accedi|accesso|entra|login piattaforma
subscribe newsletter|iscrizione_newsletter|mailing_list|abbonatiora|abbonatisubito|abbonatiqui|abbonationline
subscribe abbonatiadesso
subscribe iscriviti|iscrizione|iscriversi|registrati|registrazione|ricevi|ricevere newsletter|mailing_list|notiziario
subscribe ricevi|ricevere|voglio_ricevere|iscriviti novità|aggiornamenti|offerte|promozioni|notizie|blog
subscribe ricevi|ricevere|voglio_ricevere|iscriviti offerte_esclusive
subscribe abbonati|abbonarsi|abbonamento|sottoscrivi|iscriviti rivista|giornale|quotidiano|magazine|newsletter
subscribe sottoscrivi|iscriviti abbonamento
download scarica|scaricare|scaricate|scaricalo|scarica_pdf|download|downloads
download scarica|scaricare|scaricate|download|installa|ottieni app|applicazione|software|plugin |pdf
download scarica|scaricare|scaricate|download catalogo|cataloghi|brochure|pdf|scheda|scheda_tecnica|modulo|moduli |pdf
download scarica|scaricare|scaricate|download programma|guida|documento|documenti|depliant|dépliant|listino|menù |pdf
download scarica|scaricare|scaricate|download menu|manuale|ebook|file|regolamento|bando|locandina|cv|materiale |pdf
download scarica|scaricare|scaricate|download mappa|volantino|versione|allegato|listino_prezzi|modulo_iscrizione |pdf
download scarica|scaricare|scaricate|download scheda_iscrizione|certificato|presentazione |pdf
donate donazione|donazioni|donare|donaora|donaadesso|donaqui|donasubito|donaonline|dona_con_paypal|voglio_donare
donate facciounadonazione|sostienici|sostenerci|sostenetici|supportaci|adotta_distanza|adozione_distanza
donate adozioni_distanza
donate fai|fare|effettua|invia|lascia donazione|offerta_libera|erogazione_liberale|donazione_mensile
donate sostieni|sostenere|supporta|supportare|aiuta|finanzia progetto|progetti|associazione|causa|ricerca|missione
donate sostieni|sostenere|supporta|supportare|aiuta|finanzia fondazione
donate sostieni|supporta|aiuta parrocchia|lavoro|giornalismo|bambini|canile|comunità|museo|nostra_attività
donate dona|destina|devolvi|donaci 5_x_1000|5_mille|8x1000|cinque_mille|mensilmente
donate pulsante_fai_una_donazione_con_paypal|fai_una_donazione_con_il_pulsante_paypal
apply candidatura|candidatura_spontanea|autocandidatura|candidarsi|candidatiora|candidatisubito|candidatiqui
apply candidationline
apply invia|inviaci|inserisci|carica|manda|mandaci|allega|lascia|lasciaci cv|curriculum|curriculum_vitae|candidatura
apply inoltra cv|curriculum|curriculum_vitae|candidatura
apply presenta|presentare|invia|compila|modulo|inoltra candidatura|domanda_ammissione|domanda_lavoro
apply presenta|presentare|invia|compila|modulo|inoltra candidatura_spontanea
apply presenta|presentare domanda
apply candidati|candidarsi posizione|offerta|annuncio|bando
apply richiedi|richiedere finanziamento|prestito|mutuo|borsa_studio|contributo|carta_credito|ammissione
"""
