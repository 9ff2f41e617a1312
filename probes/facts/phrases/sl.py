"""What links and buttons ask for in Slovenian."""

from typing import Final

PHRASES: Final = """
- a in v na do k h iz z s za pri po od mi me moj moja moje mojo mojega svoj svoja svoje svojo svojega nam nas nami naš
- naša naše našo našega naši naših našem vam vas vami vaš vaša vaše vašo vašega ta to tukaj tu zdaj takoj danes online
- online brezplačno brezplačen brezplačna brezplačni hitro hiter hitra hitri enostavno preprosto prosim prosimo
- kliknite neobvezno neobvezujoče neobvezujoč neposredno že kar
search išči|iščite|iskanje|iskalnik|poišči|poiščite|preišči|iskati|napredno_iskanje|iskanje_strani|iskalec
search išči|iščite|iskanje|iskalnik|poišči|poiščite|najdi|najdite izdelek|izdelke|izdelkov|izdelkih|strani|zdravnika
search išči|iščite|iskanje|iskalnik|poišči|poiščite|najdi|najdite nepremičnine|nepremičnino|zaposlitev|zaposlitve|delo
search išči|iščite|iskanje|iskalnik|poišči|poiščite|najdi|najdite dela|službo|tečaj|knjigo|hotel|nastanitev|nastanitve
search išči|iščite|iskanje|iskalnik|poišči|poiščite|najdi|najdite let|lete|katalogu|oglas|oglase|vsebin
search kaj iščete|iščeš|iščete_danes
search vpišite|vnesite|vpiši|vnesi iskalni_niz|iskano_besedo|ključno_besedo|iskani_pojem|kaj_iščete
search odpri|prikaži|pojdi iskalnik|iskanje
search išči|iščite|iskanje|iskalnik arhivu|recept|recepte|dogodek|dogodke|avto|vozila|stanovanje
search poišči|poiščite|najdi|najdite arhivu|recept|recepte|dogodek|dogodke|avto|vozila|stanovanje
search išči|iščite|iskanje|iskalnik knjige|knjižnici|trgovini|tečaje|oglasih|ključnih_besedah
search poišči|poiščite|najdi|najdite knjige|knjižnici|trgovini|tečaje|oglasih|ključnih_besedah
buy kupi|kupite|kupim|kupiti|nakupuj|nakupujte|nakupujem|želim_kupiti|košarico|košarica
buy vkošarico|blagajno|e-trgovina|spletna_trgovina|spletnatrgovina|e-trgovino
buy e-trgovine|webshop|spletni_nakup|trgovinaonline|vstopniceonline|spletnotrgovino|spletnaprodajalna
buy spletnaknjigarna|nadaljuj_nakupovanjem|zaključi_nakup|zaključek_nakupa|vspletnotrgovino
buy kupi|kupite|kupim|nakup vstopnico|vstopnice|vstopnic|karto|karte|kart|abonma
buy prodaja|predprodaja|zagotovi_si|zagotovite_si vstopnico|vstopnice|vstopnic|karto|karte|kart|abonma
buy kupi|kupite|kupim|nakup|zagotovi_si|zagotovite_si vozovnico|vozovnice|vozovnic|darilni_bon
buy kupi|kupite|kupim|nakup|zagotovi_si|zagotovite_si bon|darilne_bone|smučarsko_karto|vinjeto
buy kupi|kupite|kupim|nakup knjigo|knjige|e-knjigo|izdelek|izdelke|licenco
buy kupi|kupite|kupim|nakup paket|tečaj|članarino|letalsko_karto|letalske_karte|darilo
buy dodaj|daj|poglej|dodajte|pojdi|nadaljuj|ogled|prikaži|odpri košarico|košarici|košarice|voziček
buy dodaj|daj|poglej|dodajte|pojdi|nadaljuj|ogled|prikaži|odpri blagajno|blagajni|nakupom|nakupno_košarico
buy obišči|obiščite|pojdi|vstopi|vstopite|pojdite spletno_trgovino|e-trgovino|spletne_trgovine
buy spletna trgovina|prodajalna|knjigarna
buy nazaj|pojdi|vrni_se|obišči trgovino|naspletno_trgovino|spletno_trgovino|spletno_prodajalno
buy obiščite|vstopi|vstopite trgovino|naspletno_trgovino|spletno_trgovino|spletno_prodajalno
buy košarica_je_prazna|vaša_košarica_je_prazna|vsebina_košarice|prazna_košarica
buy začni_nakupom|začnite_nakupovati|začni_nakupovati
buy kupi|kupite|kupim|nakup vino|avto|stanovanje|med|kavo|plakat
buy kupi|kupite|kupim|nakup igro|majico|vstopnico_koncert|smučarske_karte|fotografije
buy kupi|kupite|nakup vstopnice|vstopnico|karte predstavo|koncert|tekmo|festival|dogodek|muzej
order naroči|naročite|naročam|naročilo|naročiti|želim_naročiti|naročilnica|naročila_hrane
order spletnonaročilo|spletnonaročanje|e-naročilo|obrazec_naročilo
order naročilni_obrazec|naročilo_izdelkov|naročilo_telefonu|spletno_naročilo
order oddaj|oddajte|pošlji|pošljite|zaključi|potrdi|oddaja|opravi|odda naročilo|naročila|naročilnico
order naroči|naročite|naročam|naročilo|naročanje hrano|hrane|pico|pice|kosilo|kosila|malico|dostavo|dostave
order naroči|naročite|naročam|naročilo|naročanje torto|torte|catering|izdelek|izdelke|katalog|vzorec|vzorce|cvetje
order naroči|naročite|naročam|naročilo|naročanje šopek|storitev|knjigo|knjige|dom|izdelkov|fotografij|kartico
order naroči|naročite|naročam|naročilo|naročanje taksi|recept|recepta|receptov|recepte|zdravila
order naroči|naročite|naročam|naročilo|naročanje zdravil|drva|drv|fotografije|pelete
order naroči|naročite|naročam|naročilo|naročanje telefonu|e-pošti|kurirja|prevoz|čiščenje|selitev
order naroči|naročite|naročam|naročilo|naročanje tisk|očala|leče|vino|vina
order naroči|naročite|naročam|naročilo|naročanje beton|kavo|darilo|burger|prevod|vizitke
order naroči|naročite|naročam|naročilo|naročanje obrok|obroke|kosil|malice|malic|živila
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije
book rezervirati|rezervacijo|naročanje_pacientov|enaročanje|e-naročanje
book rezerviraj|rezervirajte|rezerviram mizo|mize|sobo|sobe|termin|termina|terminov|nastanitev|nastanitve
book rezervacija|rezervacije|rezervirati mizo|mize|sobo|sobe|termin|termina|terminov|nastanitev|nastanitve
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije mesto|mesta|prostor|prostora|hotel|hotela|apartma
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije apartmaja|vstopnic|vstopnice|karte|kart
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije igrišče|igrišča|masažo|masaže|vozilo|vozila|avto
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije avtomobila|oddih|vožnjo|obisk|pregled|uro|posvet
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije ogled|izlet|potovanje|dvorano|dvorane|počitnice
book naroči_se|naročite_se|naročanje|naročilo|naročam_se|prijava pregled|preglede|zdravniku|masažo
book naroči_se|naročite_se|naročanje|naročilo|naročam_se|prijava termin|storitev_salonu|servis|frizerju
book naroči_se|naročite_se|naročanje|naročam_se posvet|tretma|obisk|zobozdravniku
book naroči_se|naročite_se|naročanje|naročam_se zdravniški_pregled|preiskavo|specialistu
book dogovori|dogovorite|rezerviraj|načrtuj|zahtevaj|zahtevajte |se|si|se_za sestanek|termin|posvet|ogled
book dogovori|dogovorite|rezerviraj|načrtuj|zahtevaj|zahtevajte |se|si|se_za obisk|predstavitev|demo|testno_vožnjo
book dogovori_se|dogovorite_se|naroči|naročite sestanek|termin|posvet|ogled|predstavitev
book dogovori_se|dogovorite_se|naroči|naročite demo|testno_vožnjo|svetovanje|razgovor|pregled
book izberi|izberite|zakupi|določi termin|termin_obiska|termin_pregleda
book pošlji|oddaj|opravi|izvedi|naredi rezervacijo|povpraševanje_rezervacijo
book preveri|preverite razpoložljivost_sob|proste_termine|proste_sobe
book preveri|preverite razpoložljivost_terminov|razpoložljivost_rezerviraj
book dogovori|dogovorite|dogovori_se|dogovorite_se brezplačen_posvet|posvetovanje|ogled_nepremičnine|meritve
book naroči|naročite|rezerviraj brezplačen_posvet|posvetovanje|ogled_nepremičnine|meritve
book dogovori|dogovorite|dogovori_se|dogovorite_se|rezerviraj klic|srečanje|trening|fotografiranje
book dogovori|dogovorite|dogovori_se|dogovorite_se|rezerviraj izmero|prvi_pregled|prvi_posvet
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije bivanje|bivanja|dopust|dopusta|kočo
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije savno|savne|wellness|let|leta
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije parkirišče|kampiranje|kamp|tretma
book rezerviraj|rezervirajte|rezerviram|rezervacija|rezervacije tretmaja|delavnico|turo|degustacijo
book najemi|izposodi avto|vozilo|kolo|kajak|avtodom
book naroči_se|naročite_se|naročanje cepljenje|zobozdravnika|frizerja|terapijo
book naroči_se|naročite_se|naročanje fizioterapijo|kozmetiko|pregled_vida
book naroči_se|naročite_se |prvi|brezplačen|brezplačni pregled|posvet|termin |specialistu
book naroči_se|naročite_se |prvi|brezplačen pregled|posvet|termin zobozdravniku|ordinaciji|fizioterapiji
book naroči_se|naročite_se zobozdravniku|testno_vožnjo|svetovanje|servis_vozila|fotografiranje|prvo_uro
book rezerviraj|rezervirajte|dogovori_se |brezplačen|brezplačni uvodni|spoznavni|prvi posvet|klic|pogovor
book rezerviraj|rezervirajte|naroči poskusno|prvo|testno uro|vadbo|vožnjo|učno_uro|uro_vožnje
book rezerviraj|rezervirajte|rezervacija termin|termina fotografiranje|masažo|pregled|posvet|tretma|servis
book dogovori_se|dogovorite_se|rezerviraj |voden ogled |stanovanja|hiše|kleti|nepremičnine|šole|prostorov
book dogovori_se|dogovorite_se|naroči|naročite obisk_domu|brezplačno_svetovanje|brezplačne_izmere|izmere
book najemi|najemite|rezerviraj|rezervirajte dvorano|prostor|jadrnico|čoln|kombi |dogodek|praznovanje|poroko
book rezerviraj|rezervirajte|rezervacija praznovanje|praznovanja|rojstni_dan |rojstnega_dne
book rezerviraj|rezervirajte mizo|sobo|termin telefonu|whatsappa|dve_osebi|kosilo|večerjo
book preveri|preverite|izberi|izberite razpoložljivost|datum|termin|termine rezerviraj|rezervirajte|naroči_se
book želim rezervirati|termin |termin|mizo|sobo|pregled|posvet
book želim se_naročiti|naročiti_se pregled|posvet
book rezerviraj|rezervirajte|dogovorite|zahtevajte predstavitev|demo|predstavitev_programa
track sledi|sledite|sledenje|spremljaj|spremljajte|spremljanje|poišči pošiljki|pošiljke|pošiljko|paketu|paketa
track sledi|sledite|sledenje|spremljaj|spremljajte|spremljanje|poišči naročilu|naročila|naročilo|dostavi
track sledenje|status|kje_je pošiljk|pošiljkam|naročila|paket|pošiljka|pošiljke|naročilo
track sledi|sledite|spremljaj|preveri status_naročila|stanje_naročila|naročila|pošiljke|paketa|popravila
track preverite|stanje|status status_naročila|stanje_naročila|naročila|pošiljke|paketa|popravila
track kje|kje_je je_moj_paket|moja_pošiljka|moje_naročilo
quote zahtevaj|zahtevajte|pridobi|pridobite|naroči ponudbo|ponudbe|predračun|informativno_ponudbo|izračun
quote naročite|prosi|želim|zaprosi|zaprosite ponudbo|ponudbe|predračun|informativno_ponudbo|izračun
quote povpraševanje|povprašaj|povprašajte ponudbo|ceni|cenah|o_ceni|ceno
quote pošlji_povpraševanje|pošljite_povpraševanje|oddaj_povpraševanje ponudbo|ceni|cenah|o_ceni|ceno
quote informativni_izračun|izračunaj_ceno|izračunajte_ceno|izračun_cene
quote informativna_ponudba|zahtevek_ponudbo|pridobi_izračun|izračunaj_premijo
quote izračunaj|izračunajte strošek|premijo|zavarovanje|kredit
quote oceni|preveri strošek|premijo
quote izračunaj|izračunajte|oceni|preveri ceno_prevoza|ceno_prevajanja|ceno_storitve
quote izračun_zavarovanja
quote spletni_izračun_cene
quote želim ponudbo|brezplačno_ponudbo|osebno_ponudbo|ponudbo_meri|cenitev
quote pridobi|pridobite|zahtevaj ponudbo|brezplačno_ponudbo|osebno_ponudbo|ponudbo_meri|cenitev
quote izračunaj|izračunajte|izračun ceno|obrok|premije|avtomobilskega_zavarovanja
quote izračunaj|izračunajte|izračun kredita|leasinga|stroškov|prihranek
quote pridobi|pridobite|zahtevaj|zahtevajte|želim ponudbo 24_urah|zavarovanje|sončno_elektrarno|selitev|prevod
quote pošlji|pošljite|oddaj|oddajte povpraševanje prevod|poroko|selitev|izdelavo|cenik|predračun|dogodek
quote izračunaj|izračunajte ceno selitve|prevoza|zavarovanja|prevoda|projekta|tiska|najema
quote pridobi|pridobite|naroči|naročite|zahtevaj oceno|oceno_vrednosti nepremičnine|vozila|stanovanja
quote pridobi|pridobite|naroči|naročite|zahtevaj cenitev |nepremičnine|vozila|stanovanja
quote oceni|ocenite vrednost|ceno nepremičnine|stanovanja|hiše|vozila|avtomobila
quote pridobi|pridobite|zahtevajte|želim okvirno_ceno|informativno_ceno|informativni_izračun|ponudbo_meri
quote naroči|naročite|zahtevajte ogled ponudbo|izmero_ponudbo|predračun
quote pošlji|pošljite načrt|načrte|projekt|popis izračun|ponudbo|oceno
contact kontakt|kontakti|kontaktiraj|kontaktirajte|stik|stiki|kontaktni_obrazec|kontaktni_podatki|piši
contact pišite|povpraševanje|obrazec_kontakt|pokličite_nazaj|povratni_klic
contact naroči_klic|zahtevaj_klic|želim_povratni_klic|pogovorimo_se
contact stopi|stopite|stopimo|ostanimo|ostanite stik|stiku
contact pošlji|pošljite|pusti|pustite|oddaj sporočilo|e-pošto|e-mail|email|povpraševanje|vprašanje
contact oddajte|napiši|napišite|pošiljanje sporočilo|e-pošto|e-mail|email|povpraševanje|vprašanje
contact postavi|postavite|imaš|imate|zastavi|zastavite vprašanje|vprašanja
contact vprašaj|vprašajte|kontaktiraj|kontaktirajte |strokovnjaka|strokovnjaku|svetovalca|svetovalcem|prodajalca
contact pogovori_se|pogovorite_se|piši|pišite |strokovnjaka|strokovnjaku|svetovalca|svetovalcem|prodajalca
contact vprašaj|vprašajte|kontaktiraj|pišite|pogovori_se|klepetaj zdravnika|prodajo|ekipo|uredništvo
contact vprašaj|vprašajte|kontaktiraj|pišite|pogovori_se|klepetaj uredništvu|prodajalcem|e-pošto|podporo
contact podpora_strankam|pomoč_strankam|služba_za_stranke|podpora_uporabnikom|pomoč_uporabnikom
contact pokličite|pokliči|pokličite_me|pokličitezdaj |ali_pišite|ali_nam_pišite|pišite|pisarno
contact imate|imaš dodatna_vprašanja|vprašanje_pišite|vprašanje_pokličite|vprašanja_pišite|vprašanja_pokličite
contact prijavi|prijavite|prijava napako|napake|škodo|škode|okvaro|okvare|težavo|škodnega_dogodka
contact klepet_živo|spletni_klepet|začni_klepet|klepetajte
contact kontaktne_informacije|kontaktne_osebe|kontakt_lokacija|kontakti_lokacija
contact vprašaj|vprašajte|pišite|kontaktiraj|kontaktirajte odvetnika|farmacevta|prodajalca|avtorja
contact vprašaj|vprašajte|pišite|kontaktiraj|kontaktirajte organizatorja|agenta|župana|lastnika
register registracija|registriraj_se|registrirajte_se|registriraj|ustvari_račun|ustvarite_račun|včlani_se
register včlanite_se|včlanitev|pridruži_se|pridružite_se|prijavnica|prijavnice
register prijavni_obrazec|nova_registracija|pristopna_izjava|pristopnica|obrazec_registracijo|nov_uporabnik
register preizkusibrezplačno|preizkusitebrezplačno|začnibrezplačno
register začnitebrezplačno|poskusibrezplačno|brezplačnipreizkus
register ustvari|ustvarite|odpri|odprite|kreiraj račun|profil|uporabniški_račun|nov_račun
register prijavi_se|prijavite_se|prijava|prijavnica|vpis tečaj|tečaje|dogodek|delavnico|delavnice
register vpiši_se|vpišite_se|registracija|registriraj_se tečaj|tečaje|dogodek|delavnico|delavnice
register prijavi_se|prijavite_se|prijava|prijavnica seminar|izobraževanje|konferenco|izlet|tabor|tekmovanje|tek
register vpis|vpiši_se|vpišite_se|registracija seminar|izobraževanje|konferenco|izlet|tabor|tekmovanje|tek
register prijavi_se|prijavite_se|prijava|prijavnica webinar|vadbo|natečaj_otroke|usposabljanje|predavanje|letovanje
register vpiši_se|vpišite_se|registracija webinar|vadbo|natečaj_otroke|usposabljanje|predavanje|letovanje
register postani|postanite|želim_postati član|članica|člani|prostovoljec
register postani|postanite partner
register postani|postanite|želim_postati prostovoljka|naš_član|razstavljavec|distributer
register preizkusi|preizkusite|začni|začnite|poskusi|poskusite preizkus|preizkusno_obdobje|demo
register preizkusi|preizkusite|začni|začnite|poskusi|poskusite 30_dni|14_dni|preizkusno
register pridruži_se|pridružite_se|včlani_se klubu|klub|društvu|društvo|skupnosti|programu
register nimate|še_nimate|nimaš|še_nimaš računa|profila|računa_registrirajte_se|računa_ustvarite_račun
register želim|želite se_prijaviti|se_registrirati|se_včlaniti|se_vpisati
register želim|želite ustvariti_račun|se_pridružiti|sodelovati_na_dogodku
register prijavi|prijavite|prijava ekipo|ekipe|otroka|otroka_tabor|udeležencev|udeleženca
register prijavi_se|prijavite_se|prijava|prijavnica tečaja|plavalni_tečaj|jezikovni_tečaj|šolo_vožnje
register vpis|vpiši_se|vpišite_se tečaja|plavalni_tečaj|jezikovni_tečaj|šolo_vožnje
register prijavi_se|prijavite_se|prijava|prijavnica|vpiši_se|vpišite_se turnir|maraton|pohod|srečanje
register prijavi_se|prijavite_se|prijava|prijavnica|vpiši_se|vpišite_se jogo|trening|treninge
register prijavi_se|prijavite_se|prijava počitniško_varstvo|poletni_tabor|plesni_tečaj|ekskurzijo
register prijavnica|vpiši_se|vpišite_se počitniško_varstvo|poletni_tabor|plesni_tečaj|ekskurzijo
register postani|postanite|želim_postati poslovni_partner|član_kluba|član_društva
register postani|postanite|želim_postati član_knjižnice|ponudnik|ambasador|sponzor
register prijavi_se|prijavite_se|vpiši_se|vpišite_se tečaj angleščine|nemščine|plavanja|slovenščine|kuhanja
register prijavi|prijavite|vpiši|vpišite|vpis |svojega otroka tabor|tečaj|glasbeno_šolo|šolo|vrtec
register prijavi_se|prijavite_se|vpiši_se|vpišite_se|prijava izpit|čakalno_listo|čakalni_seznam|vodeno_vadbo
register vpiši_se|vpišite_se|vpis avtošolo|plesno_šolo|glasbeno_šolo|jezikovno_šolo|klub
register prijavi|prijavite|prijava ekipo|ekipe|moštvo turnir|tekmovanje|ligo
register ustvari|ustvarite|odpri|odprite |svoj račun|profil 1_minuti|2_minutah|nekaj_minutah|minuti
register začni|začnite|preizkusi|preizkusite |brezplačnim preizkus|preizkusom|preizkusno_različico
register začni|začnite|preizkusi|preizkusite |brezplačnim poskusno_obdobje|30_dni|14_dni
register zagotovi|zagotovite|rezerviraj si|svoje|si_svoje mesto tečaju|delavnici|dogodku|webinarju
register izpolni|izpolnite prijavnico|prijavni_obrazec|obrazec_prijavo |tečaj|tabor|dogodek|delavnico|izpit
register želim se_prijaviti|se_vpisati|prijaviti_otroka|vpisati_otroka |tečaj|tabor|delavnico|dogodek|šolo
register sodeluj|sodelujte nagradni_igri|natečaju|tekmovanju|žrebanju
register prijava udeležencev|udeležencev_seminarja|razstavljavcev|predavateljev
log_in prijava|prijavi_se|mojračun|mojprofil|vstop_uporabnike|login|prijava_registracija|prijava_uporabnika
log_in e-banka|spletna_pošta|webmail|e-asistent_prijava|uporabniški_račun|članski_vstop|prijava_članov|prijavime
log_in prijava|prijavi_se|prijavite_se|vstop|vstopi račun|člane|uporabnike|uporabnika|partnerje|stranke
log_in prijava|prijavi_se|prijavite_se|vstop|vstopi sistem|portal|kupce|starše|administracijo
log_in portal|območje|prijava člane|stranke|partnerje|kupcev|članov
log_in imate|že_imate|imaš|že_imaš račun|račun_prijavite_se|račun_prijavi_se|uporabniški_račun
log_in prijava|prijavi_se|prijavite_se|vstop googlom|google|facebookom|facebook
log_in prijava|prijavi_se|prijavite_se|vstop e-pošto_geslom|spletno_banko|portal_člane|eservis
log_in spletna_banka|spletna_banka_prijava|prijava_spletno_pošto
log_in vstop_spletno_banko|vstop_e-banko|prijava_e-banko
subscribe naročnina|naroči_se_novice|e-novice|e-novičke|newsletter
subscribe spletne_novice_prijava|enovice|prijava_obvestila|e-novicam|naročilo_revije
subscribe prijava|prijavi_se|prijavite_se|naroči_se|naročite_se e-novice|e-novičke|novice|novičke
subscribe naroči|prejemaj|prejemajte|želim_prejemati|naročilo e-novice|e-novičke|novice|novičke
subscribe prijava|prijavi_se|prijavite_se|naroči_se|naročite_se obvestila|obveščanje|newsletter|e-obvestila
subscribe naroči|prejemaj|želim_prejemati|naročilo obvestila|obveščanje|newsletter|e-obvestila
subscribe naroči_se|naročite_se|naroči|naročite|naročilo|naročnina revijo|časopis|časnik|tednik|dnevnik
subscribe naroči_se|naročite_se|naroči|naročite|naročilo|naročnina glasilo|blog|reviji|revije|naročnino
subscribe e-novice|e-novičke|newsletter prijava|prijavi_se|naročilo|prijavite_se
subscribe obvesti|obvestite|obveščaj|obveščajte o_novostih|o_novih_oglasih|ko_bo_izdelek_zalogi
subscribe želim|želite prejemati_novice|prejemati_e-novice|prejemati_obvestila|e-novice
subscribe prijava|prijavi_se|prijavite_se prejemanje_novic|e-novičnik|novičnik|spletne_novice|mesečnik
subscribe naroči_se|naročite_se prejemanje_novic|e-novičnik|novičnik|spletne_novice|mesečnik
download prenesi|prenesite|download|naloži_aplikacijo|prenos_datotek|prenesi_pdf|datoteke_prenos
download prenesi|prenesite|prenos|snemi aplikacijo|aplikacije|program|programsko_opremo|datoteko|pdf
download naloži|naložite|namesti|namestite aplikacijo|aplikacije|program|programsko_opremo
download prenesi|prenesite|prenos|snemi katalog|kataloga|katalogi|cenik|brošuro|brošure|letak|obrazec
download prenesi|prenesite|prenos|snemi obrazce|prijavnico|navodila|vlogo|e-knjigo|priročnik|dokument|dokumente
download prenesi|prenesite|prenos|snemi dokumentov|predstavitev|gradivo|gradiva|jedilnik|logotip|zemljevid
download zaprenos|dokumenti_prenos|gradiva_prenos|katalogi_prenos|obrazci_prenos|datoteke_za_prenos
download prenesi|prenesite|prenos|snemi google_play|app_store|android|ios|windows
download prenesi|prenesite|prenos|snemi iphone|pogodbo|fotografije|fotografijo|načrt
download prenesi|prenesite|prenos|snemi tloris|plakat|certifikat|vzorec|poročilo|igro
download prenesi|prenesite|prenos|snemi sliko|slike|vse|življenjepis|vodnik|potrdilo
download želim|prejmi|pridobi e-knjigo|brezplačno_e-knjigo|e-priročnik
download prenesi|prenesite|snemi vlogo|obrazec|prijavnico|pristopno_izjavo vpis|članstvo|vračilo|prijavo |pdf
download prenesi|prenesite|snemi prijavni_obrazec|pristopno_izjavo|prijavnico_pdf|kontrolni_seznam
download prenesi|prenesite|snemi program|statut|urnik|cenik|pravilnik festivala|konference|društva|vadb
download prenesi|prenesite|snemi katalog|letno|predstavitveno|mobilno izdelkov|poročilo|brošuro|aplikacijo
download prenesi|prenesite|snemi vzorec|obrazec|predlogo pogodbe|pooblastila|vloge|prijave|odstop
download prenesi|prenesite|snemi navodila_uporabo|tedenski_jedilnik|vinsko_karto|razpisno_dokumentacijo
download prejmi|prejmite|prenesi|prenesite|pridobi vodnik|e-priročnik|priročnik|kontrolni_seznam|e-vodnik |pdf
download prenesi|prenesite|naloži|naložite|naloži_si aplikacijo android|iphone|telefon|ios
donate doniraj|donirajte|doniram|donacija|donacije|daruj|darujte|darujem|podpri|podprite
donate prispevaj|prispevajte|donacijo|želim_donirati|namenite_dohodnino
donate podarite_dohodnino|1_dohodnine|donacija_dohodnine|postani_donator|postanite_donator
donate podari|nakaži|daruj|pošlji|nameni|namenite|podarite|nakažite donacijo|dar|sredstva|1|1_dohodnine
donate podari|nakaži|daruj|pošlji|nameni|namenite|podarite|nakažite dohodnino|del_dohodnine|prispevek|sms_donacijo
donate podpri|podprite|podpiram|pomagaj|pomagajte projekt|društvo|otroke|otrokom|družinam
donate podpri|podprite|podpiram|pomagaj|pomagajte fundacijo|delovanje|živalim|karitas|župnijo
donate kako pomagati|lahko_pomagate|lahko_pomagaš|lahko_pomagam|podpreti|lahko_podprete|donirati
donate želim_pomagati|želim_podpreti
donate virtualna_posvojitev|posvojitev_daljavo|mesečna_donacija|enkratna_donacija
donate podpri|podprite|podpiram|pomagaj|pomagajte delo|klub|šolo|zavetišče|gledališče|muzej
donate podpri|podprite|podpiram|pomagaj|pomagajte živali|ljudem|patreonu|medij|kampanjo
donate postani|postanite boter|botra|mesečni_donator|podpornik|redni_donator|pokrovitelj
donate doniraj|donirajte|daruj|darujte|prispevaj živali|živali_zavetišču|otroke|cerkev|obnovo_cerkve|društvu
donate doniraj|donirajte|prispevaj paypala|paypal|kartico|trr|sms|5_eur|10_eur |mesečno
donate podpri|podprite|podpiram delo|delovanje|projekt|poslanstvo društva|fundacije|zavoda|donacijo|zavetišča
donate nameni|namenite|podari|podarite 1|del|0,5 dohodnine |društvu|zavodu|klubu|fundaciji
donate postani|postanite|želim_postati boter|botra|donator|podpornik |otroku|živali|društva|fundacije|zavoda
donate pomagaj|pomagajte otrokom|živalim|družinam|ljudem stiski|zavetišču|potrebi
donate podari|podarite|daruj|darujte|doniraj oblačila|hrano |živali|otroke|otrokom
donate želim donirati|darovati|postati_donator|nameniti_dohodnino |društvu|sredstva|otroke
apply oddaj|oddajte|pošlji|pošljite|vloži|vložite|oddaja prijavo_delo|vlogo|vloge|življenjepis
apply oddaj|oddajte|pošlji|pošljite|vloži|vložite|oddaja cv|prošnjo|prijavo_razpis|prijavo_delovno_mesto
apply prijavi_se|prijavite_se|prijava|kandidiraj|kandidirajte delovno_mesto|prosto_delovno_mesto|delo|razpis
apply prijavi_se|prijavite_se|prijava|kandidiraj|kandidirajte službo|štipendijo|zaposlitev
apply kandidiraj|kandidirajte|pridruži_se_ekipi_prijava|prošnja_zaposlitev
apply vloga_kredit|vloga_štipendijo|vloga_članstvo|vloga_subvencijo
apply zaprosi|zaprosite|vloga|vlogo|oddaj_vlogo kredit|štipendijo|subvencijo|sofinanciranje|posojilo|limit|kartico
apply pridruži_se|pridružite_se ekipi|timu|delovni_ekipi|kolektivu
apply želim|želite delati|delati_pri_vas|delo|študirati
apply oddaj|oddajte|pošlji|pošljite|izpolni |svoj življenjepis|cv|prošnjo_delo
apply oddaj|oddajte|pošlji|pošljite|izpolni |svoj vlogo_kredit|prijavo_študij|vlogo_vpis
apply vloga|prijava vpis_vrtec|vrtec|vpis_otroka_vrtec|študij
apply vloga|prijava osnovno_šolo|podiplomski_študij|prakso|pripravništvo
apply zaprosi|zaprosite|zaprositev dotacijo|nepovratna_sredstva|hipotekarni_kredit|članstvo
apply oddaj|oddajte|pošlji|pošljite vlogo|prijavo|prošnjo vpis|sprejem|vrtec|dom|dom_starejših |vrtec|šolo
apply oddaj|oddajte vlogo|prijavo štipendijo|neprofitno_stanovanje|razpis|študij|magistrski_študij|članstvo
apply oddaj|oddajte|pošlji|pošljite spontano_prijavo|prijavo_razpis|prijavo_prosto_delovno_mesto
apply vloga|prijava|vlogo sprejem_dom|dom_starejših|neprofitno_stanovanje|magistrski_študij|štipendijo
apply prijavi_se|prijavite_se študij|magistrski_študij|doktorski_študij|kot_prostovoljec|prostovoljstvo
apply postani|postanite|želim_postati prostovoljec|prostovoljka društvu|društva|zavetišču|organizaciji
apply postani|postanite franšizni_partner|franšizojemalec|zastopnik|pooblaščeni_serviser|uradni_zastopnik
apply izpolni|izpolnite vlogo|pristopno_izjavo |članstvo|vpis|včlanitev
apply želim delati_vas|postati_zastopnik|postati_partner|oddati_vlogo
"""
