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
order naroči|naročite|naročam|naročilo|naročiti|želim_naročiti|naročilnica|naročila_hrane
order spletnonaročilo|spletnonaročanje|e-naročilo|obrazec_naročilo
order naročilni_obrazec|naročilo_izdelkov|naročilo_telefonu|spletno_naročilo
order oddaj|oddajte|pošlji|pošljite|zaključi|potrdi|oddaja|opravi|odda naročilo|naročila|naročilnico
order naroči|naročite|naročam|naročilo|naročanje hrano|hrane|pico|pice|kosilo|kosila|malico|dostavo|dostave
order naroči|naročite|naročam|naročilo|naročanje torto|torte|catering|izdelek|izdelke|katalog|vzorec|vzorce|cvetje
order naroči|naročite|naročam|naročilo|naročanje šopek|storitev|knjigo|knjige|dom|izdelkov|fotografij|kartico
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
track sledi|sledite|sledenje|spremljaj|spremljajte|spremljanje|poišči pošiljki|pošiljke|pošiljko|paketu|paketa
track sledi|sledite|sledenje|spremljaj|spremljajte|spremljanje|poišči naročilu|naročila|naročilo|dostavi
track sledenje|status|kje_je pošiljk|pošiljkam|naročila|paket|pošiljka|pošiljke|naročilo
quote zahtevaj|zahtevajte|pridobi|pridobite|naroči ponudbo|ponudbe|predračun|informativno_ponudbo|izračun
quote naročite|prosi|želim|zaprosi|zaprosite ponudbo|ponudbe|predračun|informativno_ponudbo|izračun
quote povpraševanje|povprašaj|povprašajte ponudbo|ceni|cenah|o_ceni|ceno
quote pošlji_povpraševanje|pošljite_povpraševanje|oddaj_povpraševanje ponudbo|ceni|cenah|o_ceni|ceno
quote informativni_izračun|izračunaj_ceno|izračunajte_ceno|izračun_cene
quote informativna_ponudba|zahtevek_ponudbo|pridobi_izračun|izračunaj_premijo
quote izračunaj|izračunajte strošek|premijo|zavarovanje|kredit
quote oceni|preveri strošek|premijo
quote izračunaj|izračunajte|oceni|preveri ceno_prevoza|ceno_prevajanja|ceno_storitve
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
register postani|postanite|želim_postati član|članica|člani|partner|prostovoljec
register postani|postanite|želim_postati prostovoljka|naš_član|razstavljavec|distributer
register preizkusi|preizkusite|začni|začnite|poskusi|poskusite preizkus|preizkusno_obdobje|demo
register preizkusi|preizkusite|začni|začnite|poskusi|poskusite 30_dni|14_dni|preizkusno
register pridruži_se|pridružite_se|včlani_se klubu|klub|društvu|društvo|skupnosti|programu
log_in prijava|prijavi_se|mojračun|mojprofil|vstop_uporabnike|login|prijava_registracija|prijava_uporabnika
log_in e-banka|spletna_pošta|webmail|e-asistent_prijava|uporabniški_račun|članski_vstop|prijava_članov|prijavime
log_in prijava|prijavi_se|prijavite_se|vstop|vstopi račun|člane|uporabnike|uporabnika|partnerje|stranke
log_in prijava|prijavi_se|prijavite_se|vstop|vstopi sistem|portal|kupce|starše|administracijo
log_in portal|območje|prijava člane|stranke|partnerje|kupcev|članov
subscribe naročnina|naroči_se_novice|e-novice|e-novičke|newsletter
subscribe spletne_novice_prijava|enovice|prijava_obvestila|e-novicam|naročilo_revije
subscribe prijava|prijavi_se|prijavite_se|naroči_se|naročite_se e-novice|e-novičke|novice|novičke
subscribe naroči|prejemaj|prejemajte|želim_prejemati|naročilo e-novice|e-novičke|novice|novičke
subscribe prijava|prijavi_se|prijavite_se|naroči_se|naročite_se obvestila|obveščanje|newsletter|e-obvestila
subscribe naroči|prejemaj|želim_prejemati|naročilo obvestila|obveščanje|newsletter|e-obvestila
subscribe naroči_se|naročite_se|naroči|naročite|naročilo|naročnina revijo|časopis|časnik|tednik|dnevnik
subscribe naroči_se|naročite_se|naroči|naročite|naročilo|naročnina glasilo|blog|reviji|revije|naročnino
subscribe e-novice|e-novičke|newsletter prijava|prijavi_se|naročilo|prijavite_se
download prenesi|prenesite|download|naloži_aplikacijo|prenos_datotek|prenesi_pdf|datoteke_prenos
download prenesi|prenesite|prenos|snemi aplikacijo|aplikacije|program|programsko_opremo|datoteko|pdf
download naloži|naložite|namesti|namestite aplikacijo|aplikacije|program|programsko_opremo
download prenesi|prenesite|prenos|snemi katalog|kataloga|katalogi|cenik|brošuro|brošure|letak|obrazec
download prenesi|prenesite|prenos|snemi obrazce|prijavnico|navodila|vlogo|e-knjigo|priročnik|dokument|dokumente
download prenesi|prenesite|prenos|snemi dokumentov|predstavitev|gradivo|gradiva|jedilnik|logotip|zemljevid
donate doniraj|donirajte|doniram|donacija|donacije|daruj|darujte|darujem|podpri|podprite
donate prispevaj|prispevajte|donacijo|želim_donirati|namenite_dohodnino
donate podarite_dohodnino|1_dohodnine|donacija_dohodnine|postani_donator|postanite_donator
donate podari|nakaži|daruj|pošlji|nameni|namenite|podarite|nakažite donacijo|dar|sredstva|1|1_dohodnine
donate podari|nakaži|daruj|pošlji|nameni|namenite|podarite|nakažite dohodnino|del_dohodnine|prispevek|sms_donacijo
donate podpri|podprite|podpiram|pomagaj|pomagajte projekt|društvo|otroke|otrokom|družinam
donate podpri|podprite|podpiram|pomagaj|pomagajte fundacijo|delovanje|živalim|karitas|župnijo
apply oddaj|oddajte|pošlji|pošljite|vloži|vložite|oddaja prijavo_delo|vlogo|vloge|življenjepis
apply oddaj|oddajte|pošlji|pošljite|vloži|vložite|oddaja cv|prošnjo|prijavo_razpis|prijavo_delovno_mesto
apply prijavi_se|prijavite_se|prijava|kandidiraj|kandidirajte delovno_mesto|prosto_delovno_mesto|delo|razpis
apply prijavi_se|prijavite_se|prijava|kandidiraj|kandidirajte službo|štipendijo|zaposlitev
apply kandidiraj|kandidirajte|pridruži_se_ekipi_prijava|prošnja_zaposlitev
apply vloga_kredit|vloga_štipendijo|vloga_članstvo|vloga_subvencijo
apply zaprosi|zaprosite|vloga|vlogo|oddaj_vlogo kredit|štipendijo|subvencijo|sofinanciranje|posojilo|limit|kartico
"""
