"""What links and buttons ask for in Latvian."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- un mūsu mums mūs mani man savu savas jūsu tavu tavs uz pie šeit tagad tūlīt šodien jau
- internetā tiešsaistē online bezmaksas ātri ērti vienkārši lūdzu klikšķini spied
- man jūs jums tev savam savai
search meklēt|meklē|meklējiet|meklēšana
search meklētājs|izvērstā_meklēšana|paplašinātā_meklēšana|ko_meklējat|ko_meklē
search meklēt|meklē|atrast preces|preci|produktus|vietnē|lapā|portālā
search meklēt|meklē|atrast katalogā|veikalā|īpašumu|kursus|ārstu|vakances
search ko_jūs_meklējat|ko_tu_meklē|ko_meklēsi|jauna_meklēšana|meklēšana_lapā|meklēšana_mājaslapā
search meklēt_mājaslapā
search meklēt|meklē|atrast|atrodi darbu|grāmatu|grāmatas|veikalu|speciālistu|aptieku|filiāli|dzīvokli|auto
search meklēt|meklē|atrast|atrodi rezerves_daļas|lidojumus|viesnīcu|ceļojumu|pasākumus|uzņēmumu|rakstus
buy pirkt|pērc|pērciet|nopirkt|iegādāties
buy iegādājies|iegādājieties|grozs|grozā|iepirkumu_grozs|noformēt_pirkumu
buy pievienot|ielikt|likt|ievietot|pielikt |preci grozam|grozā|iepirkumu_grozam|iepirkumu_grozā|pirkumu_grozam
buy skatīt|apskatīt|doties|iet|pāriet iepirkumu_grozu|grozu|groza_saturu|kasi
buy e-veikals|e-veikalu|internetaveikals|internetveikals|tiešsaistes_veikals|biļešu_iegāde|turpināt_iepirkties
buy doties|apmeklēt e-veikalu|internetveikalu|interneta_veikalu|veikalu
buy pirkt|pērc|iegādāties|iegādājies biļetes|biļeti|dāvanu_karti|grāmatu
buy pirkt|pērc|iegādāties|iegādājies abonementu|preci|produktu|licenci|auto
buy pirkt|nopirkt|iegādāties|iegādājies polisi|apdrošināšanu|kursu|e-grāmatu|grāmatas|žurnālu|ieejas_biļeti
buy pirkt|nopirkt|iegādāties|iegādājies ieejas_biļetes|dāvanu_kartes|dzīvokli|māju|medu|vīnu|komplektu|dalību
buy pirkt|nopirkt|iegādāties|iegādājies abonementus
buy apmaksāt_grozu|mans_grozs|jūsu_grozs_kase|preces_grozā|biļetes_pirkt|biļešu_pirkšana|pirkuma_noformēšana
order pasūtīt|pasūti|pasūtiet|pasūtījums|pasūtījuma_forma|pasūtīšana|pieteikt_pasūtījumu|pasūtījuma_veidlapa
order veikt|noformēt|nosūtīt|izveidot|iesniegt|apstiprināt |jaunu pasūtījumu
order pasūtīt|pasūti ēdienu|picu|torti|ziedus|pusdienas|piegādi
order pasūtīt|pasūti preces|preci|katalogu|paraugu|banketu|malku|suši
order pasūtīt transportu|taksometru|izziņu|produktus|kurjeru|pakalpojumu|līdzņemšanai
order pasūtīt|pasūti kūku|kūkas|tulkojumu|reklāmu|grāmatu|dizainu|mēbeles|virtuvi|ūdeni|granulas|uzkopšanu
order pasūtīt|pasūti remontu|fotosesiju|dāvanu|drukas_darbus|maltīti|ātrais_pasūtījums
book rezervēt|rezervē|rezervējiet|rezervācija|rezervācijas|pieraksts|e-pieraksts|vizītes_pieraksts
book rezervēt|rezervē|rezervējiet laiku|galdiņu|galdu|numuru|numuriņu
book rezervēt|rezervē|rezervējiet viesnīcu|istabu|vietu|biļetes|vizīti|telpas
book veikt|pieteikt rezervāciju|vizīti
book rezervēt|pieteikt|pieteikties demo|konsultāciju|tikšanos|ekskursiju
book rezervēt|pieteikt|pieteikties apskati|testa_braucienu|nodarbību|masāžu
book pierakstīties|pieraksties vizītei|vizīti|ārsta|ārstam|zobārsta|konsultācijai
book pieteikties|piesakies|pieraksts vizītei|vizīti|ārsta|ārstam|zobārsta|konsultācijai
book pierakstīties|pieteikties|piesakies testa_braucienam|ekskursijai|procedūrai|servisam|masāžai|speciālista
book nomāt|īrēt|noīrēt auto|telpas|velosipēdu|laivu|piekabi|zāli|tehniku|inventāru
book rezervēt|rezervē|pieteikt|piesaki viesu_namu|brīvdienu_māju|namiņu|pirti|auto|zāli|laivu|kempingu
book rezervēt|rezervē|pieteikt|piesaki semināru_telpu|datumu|vizīti|konsultāciju|apskati|ekskursiju|tikšanos
book rezervēt|rezervē|pieteikt|piesaki testa_braucienu|demonstrāciju|zvanu_konsultācijai|servisu|procedūru
book rezervēt|rezervē|pieteikt|piesaki nodarbību|meistaru|uzmērīšanu
book pieraksts_speciālista|vizītes_pieteikšana|pieteikties_apskatei|rezervācijas_forma
book rezervācijas_pieprasījums|izvēlēties_laiku|izvēlies_laiku|izvēlēties_datumu
book pieteikties|piesakies|pierakstīties|pieraksties izmēģinājuma|pirmajai nodarbībai|stundai|treniņam
book pieteikties|piesakies|pierakstīties|pieraksties fotosesijai|fizioterapijai|diagnostikai
book pieteikties|piesakies|pierakstīties|pieraksties vizītei zobārsta|ārsta|speciālista|psihologa
book pieteikt|piesaki|rezervēt vizīti|konsultāciju|laiku zobārsta|ārsta|speciālista|psihologa
book rezervēt|rezervē|pieteikt|piesaki fotosesiju|naktsmītni|apartamentus|kajakus|masāžas_laiku|pasākumu_telpu
book rezervēt|rezervē galdiņu|numuru|istabu|ekskursiju|zāli|telpas restorānā|viesnīcā|grupai|svinībām|kāzām
book rezervēt|rezervē|pieteikt laiku|vizīti|tikšanos masāžai|konsultācijai|manikīram|procedūrai
book īrēt|nomāt|noīrēt automašīnu|telpas_pasākumam|zāli_pasākumam|zāli_svinībām|mikroautobusu
book vienoties|vienojies|vienoties_par|vienojies_par par_tikšanos|tikšanos|vizīti|konsultāciju
book vēlos|gribu rezervēt|pieteikt galdiņu|vizīti|konsultāciju|numuru|laiku|telpas|namiņu|ekskursiju|demo
book vēlos|gribu pieteikties|pierakstīties vizītei|konsultācijai|testa_braucienam|apskatei|procedūrai
track izsekot|sekot|izseko|seko|meklēt|atrast sūtījumam|sūtījumu|pasūtījumam|pasūtījumu|paku|pakai|piegādei
track sūtījuma|sūtījumu|pasūtījuma|pakas|paku izsekošana|statuss|meklēšana
track kur_mans_sūtījums|kur_ir_mans_sūtījums|kur_ir_mans_pasūtījums|pārbaudīt_pasūtījuma_statusu
track pārbaudi_pasūtījuma_statusu|pārbaudīt_sūtījuma_statusu|pārbaudīt_pasūtījumu|sekot_pasūtījuma_statusam
quote cenu_piedāvājums|tāmes_pieprasījums|cenas_pieprasījums|cenu_aptauja|uzzināt_cenu|uzzini_cenu
quote saņemt|saņem|pieprasīt|pieprasi|lūgt |cenas|cenu|individuālu piedāvājumu|tāmi
quote aprēķināt|aprēķini|aprēķiniet|kalkulēt cenu|izmaksas|maksu|apdrošināšanu|octa|kasko|piegādes_cenu
quote cenu_kalkulators|cenas_kalkulators|izmaksu_kalkulators|piegādes_kalkulators
quote novērtēt_īpašumu|novērtē_īpašumu|novērtēt_auto|piedāvājuma_pieprasījums|aprēķināt_maksājumu
quote aprēķini_maksājumu|aprēķināt_kredītu|aprēķināt_līzingu
quote saņemt|saņem|pieprasīt|pieprasi piedāvājumu|cenu_piedāvājumu|tāmi kāzām|grupai|remontam|saules_paneļiem
quote saņemt|saņem|pieprasīt|pieprasi piedāvājumu|tāmi 24_stundu_laikā|whatsapp|e-pastā|stundas_laikā
quote saņemt|saņem|pieprasīt|pieprasi aprēķinu|cenu_pieejamību|apdrošināšanas_piedāvājumu
quote pieprasīt|pieprasi |precīzu cenu|cenas|izmaksas
quote vēlos|gribu|vēlamies saņemt |cenu|cenas|individuālu piedāvājumu|tāmi|aprēķinu
quote nosūtiet|atsūtiet|sūtiet|atsūti manpiedāvājumu|mancenupiedāvājumu
quote aprēķināt|aprēķini remonta|pārvākšanās|apdrošināšanas|transporta|mājas|būvniecības izmaksas|cenu|tāmi
quote aprēķināt|aprēķini tāmi|polises_cenu|aizdevuma_maksājumu|ikmēneša_maksājumu|kopējo_cenu
quote novērtēt|novērtē nekustamo_īpašumu|dzīvokli|īpašuma_vērtību
quote pieteikt|piesaki|pasūtīt|pasūti īpašuma_novērtēšanu|novērtējumu|dzīvokļa_novērtējumu
contact sazināties|sazinies|sazinieties|kontakti|kontakts|kontaktforma|kontaktēties|saziņa|saziņas_forma
contact sazināties|sazinies|sazinieties ar|ar_speciālistu|ar_konsultantu|ar_redakciju
contact rakstīt|nosūtīt|sūtīt|nosūti|atstāt|uzrakstīt ziņu|ziņojumu|e-pastu|vēstuli|pieprasījumu|jautājumu
contact rakstimums|rakstiet|uzraksti|jautā
contact jautājiet|pajautā|ekspertam_jautāt|uzdot_jautājumu|uzdod_jautājumu
contact pieteikt|pasūtīt zvanu|atzvanu
contact klientu_apkalpošana|klientu_serviss|klientu_atbalsts|klientu_apkalpošanas_centrs
contact zvanīt|zvaniet|piezvanīt|piezvani|piezvaniet|zvanimums|kontaktinformācija|kontaktpersonas|ir_jautājumi
contact rodas_jautājumi|radušies_jautājumi|vai_ir_jautājumi|kā_sazināties|kā_ar_mums_sazināties|sūti_ziņu
contact sūtiet_ziņu|raksti_whatsapp|rakstīt_whatsapp|jautāt_ārstam|jautāt_juristam|jautāt_speciālistam
register reģistrēties|reģistrējies|reģistrējieties|reģistrācija
register pieteikties|piesakies|piesakieties|pievienoties
register izveidot|izveido|reģistrēt|atvērt |jaunu|lietotāja kontu|profilu|lietotāju|lietotāja_kontu
register kļūt|kļūsti par_biedru|par_klientu|par_brīvprātīgo|par_partneri|par_izplatītāju
register pieteikties|piesakies|reģistrēties|reģistrējies kursiem|kursam|pasākumam
register pieteikties|piesakies|reģistrēties|reģistrējies nodarbībām|nodarbībai|semināram
register pieteikties|piesakies|reģistrācija pulciņam|dalībai|apmācībām|nometnei|sacensībām|konkursam|treniņiem
register iestāties biedros|biedrībā|klubā
register izmēģinibezmaksas|izmēģinātbezmaksas|sācbezmaksas
register nav_konta|nav_konta_reģistrējies|nav_konta_reģistrēties|vēl_nav_konta|pieteikt_bērnu|piesaki_bērnu
register pieteikt_dalību|piesaki_dalību|vēlos_pieteikties|vēlos_piedalīties|reģistrēties_konferencei
register reģistrācija_pasākumam|reģistrācija_konferencei|pieteikšanās_kursiem|pieteikšanās_kursam
register pieteikšanās_pasākumam
register pieteikt|piesaki|reģistrēt|reģistrē bērnu nometnei|pulciņam|nodarbībām|kursiem
register pieteikt|piesaki|reģistrēt|reģistrē komandu|dalībnieku |turnīram|sacensībām|konkursam|skrējienam
register reģistrēties|reģistrējies|pieteikties|piesakies|reģistrācija vebināram|skrējienam|eksāmenam|turnīram
register reģistrēties|reģistrējies|pieteikties|piesakies|reģistrācija meistarklasei|vasaras_nometnei|kursiem
register reģistrēties|pieteikties|piesakies|reģistrācija autoskolā|autoskolas_kursiem|valodu_kursiem
register reģistrēties|reģistrējies|pieteikties|piesakies deju_nodarbībām|iesvētes_mācībai|lekcijai
register reģistrēties|pieteikties|piesakies atvērto_durvju_dienai|informatīvajai_dienai
register pieteikties|piesakies|pierakstīties|reģistrēties gaidīšanas_sarakstā|gaidīšanas_sarakstam
register pieteikšanās nometnei|sacensībām|konkursam|semināram|pulciņam|nodarbībām|apmācībām|turnīram
register izmēģini|izmēģināt|testē 7|14|30 dienas |bez_maksas
register sāc|sākt|sāciet izmēģinājumu|izmēģinājuma_periodu|bezmaksas_periodu|14_dienu_izmēģinājumu
register kļūt|kļūsti|vēlos_kļūt|gribu_kļūt par |biedrības|kluba|asociācijas biedru
register vēlos|gribu|es_vēlos iestāties|iestāties_biedrībā|iestāties_klubā|pievienoties_biedrībai|reģistrēties
register komandu|komandas reģistrācija
log_in ielogoties|pieslēgties|pieslēdzies|ienākt|ieiet
log_in autorizēties|autorizācija|pieslēgšanās|mans_konts|mans_profils
log_in ielogoties|pieslēgties|ienākt|ieiet sistēmā|profilā|kontā|portālā
log_in ielogoties|pieslēgties|ienākt|ieiet e-klasē|internetbankā|savā_kontā|ar_smart-id
log_in klientu|klienta|lietotāja|biedru|partneru portāls|ieeja|zona|kabinets
log_in pieslēgties|ienākt|ieiet|ielogoties ar_google|ar_facebook|ar_eparakstu|ar_internetbanku|e-pastā
log_in pieslēgties|ienākt|ieiet|ielogoties klientiem|partneriem|biedriem|darbiniekiem
log_in jau_ir_konts|jau_reģistrējies_ienākt|jau_ir_konts_ienākt|lietotāja_pieslēgšanās|klientu_pieslēgšanās
log_in pacientu_portāls
subscribe abonēt|abonē|abonējiet|abonēšana|jaunumu_abonēšana|pieteikšanās_jaunumiem
subscribe abonēt|abonē|saņemt|saņem|saņemiet jaunumus|jaunumu_vēstuli|jaunumus_e-pastā|vēstkopu|ziņu_lapu
subscribe pieteikties|piesakies jaunumiem|vēstkopai|jaunumu_saņemšanai|ziņām
subscribe piesakieties|pierakstīties|pieraksties jaunumiem|vēstkopai|jaunumu_saņemšanai|ziņām
subscribe parakstīties|parakstieties jaunumiem|jaunumu_saņemšanai
subscribe abonēt|abonē žurnālu|avīzi|laikrakstu|ziņas|podkāstu|blogu
subscribe vēlos_saņemt_jaunumus|vēlos_saņemt_jaunumu_vēstules|vēlos_saņemt_ziņas|piesakies_jaunumu_vēstulei
subscribe pieteikties_jaunumu_vēstulei|pieteikties_jaunumiem_e-pastā|uzzini_jaunumus_pirmais
subscribe paziņot_kad_pieejams
download lejupielādēt|lejupielādē|lejupielādējiet|lejuplādēt|lejupielāde|lejupielādes
download lejupielādēt|lejupielādē|lejuplādēt lietotni|aplikāciju|katalogu|cenrādi
download lejupielādēt|lejupielādē|lejuplādēt failu|pdf|veidlapu|anketu|bukletu
download lejupielādēt|lejupielādē|lejuplādēt dokumentu|dokumentus|attēlu|attēlus|visu|programmu|instrukciju
download lejupielādēt|lejupielādē|lejuplādēt brošūru|prezentāciju|grāmatu|e-grāmatu|karti|līgumu|logo|foto
download lejupielādēt|lejupielādē|lejuplādēt video|mūziku|sertifikātu|statūtus|pieteikumu|iesniegumu|paraugu
download lejupielādēt|lejupielādē|lejuplādēt ēdienkarti|datni|android|ios|windows|rokasgrāmatu|žurnālu
download lejupielādēt|lejupielādē|lejuplādēt nolikumu
download lejupielādēt|lejupielādē|lejuplādēt ceļvedi|kontrolsarakstu|logotipu|maršrutu|sagatavi|darba_lapas
download lejupielādēt|lejupielādē|lejuplādēt pieteikuma|iesnieguma|līguma|biedra veidlapu|paraugu|pieteikumu
download lejupielādēt|lejupielādē|lejuplādēt mobilo_lietotni|cenu_lapu|gada_pārskatu|izmēģinājuma_versiju
download lejupielādēt|lejupielādē|lejuplādēt produktu_katalogu|tehnisko_datu_lapu|lietošanas_instrukciju
download lejupielādēt|lejupielādē|lejuplādēt preses_attēlus|preses_materiālus
download lejupielādēt|lejupielādē cenrādi|katalogu|programmu|bukletu|ceļvedi|ēdienkarti pdf|pdf_formātā
download vēlos|gribu lejupielādēt ceļvedi|katalogu|cenrādi|e-grāmatu
donate ziedot|ziedo|ziedojiet|noziedot|ziedojums
donate ziedojumi|atbalstimūs|atbalstītmūs|atbalstietmūs|veikt_ziedojumu
donate ziedot|ziedo|atbalsti|atbalstīt naudu|biedrību|fondu|projektu|draudzi
donate ziedot|ziedo|atbalsti|atbalstīt bērnus|bērniem|ar_ziedojumu|baznīcu|darbu
donate kļūt|kļūsti par_ziedotāju|par_atbalstītāju
donate atbalstīt|atbalsti|palīdzēt|palīdzi|ziedot|ziedo dzīvniekiem|dzīvniekus|patversmei|patversmi|ukrainai
donate atbalstīt|atbalsti|palīdzēt|palīdzi|ziedot|ziedo ģimenēm|organizāciju|kampaņu|mediju|muzeju
donate atbalstīt|atbalsti|palīdzēt|palīdzi|ziedot|ziedo tempļa_atjaunošanai|regulāri|katru_mēnesi
donate ikmēneša_ziedojums|regulārs_ziedojums|vienreizējs_ziedojums|vēlos_ziedot|vēlos_palīdzēt|vēlos_atbalstīt
donate rekvizīti_ziedojumiem
donate ziedot|ziedo|atbalsti|atbalstīt dzīvnieku_patversmei|dzīvnieku_patversmi|draudzei|baznīcai|ārstēšanai
donate ziedot|ziedo|noziedo|noziedot pārtiku|drēbes|apģērbu|mantas|grāmatas|rotaļlietas|barību|nodokli
donate ziedot|ziedo ar_karti|ar_bankas_karti|ar_pārskaitījumu|ar_bankas_pārskaitījumu|internetbankā|zvanot
donate ziedot|ziedo 1|2|5|10|20|25|50|100 eiro|eur
donate atbalsti|atbalstīt|atbalstiet biedrības|draudzes|fonda|patversmes|kluba darbu|darbību
donate atbalsti|atbalstīt|palīdzi|palīdzēt darbību|ar_ziedojumu|ziedojot
donate veic|veiciet|veikt |regulāru|ikmēneša|vienreizēju ziedojumu
donate kļūt|kļūsti par regulāro_ziedotāju|ikmēneša_ziedotāju
donate gribu|vēlos|es_vēlos ziedot|palīdzēt_ar_ziedojumu|atbalstīt_ar_ziedojumu|noziedot
apply pieteikuma_anketa|pieteikuma_veidlapa|kandidēt
apply pieteikties|piesakies|pieteikšanās vakancei|darbam|darbā|amatam
apply pieteikties|piesakies|pieteikšanās studijām|praksei|stipendijai|kredītam|aizdevumam
apply sūtīt|nosūtīt|nosūti|iesniegt|aizpildīt|aizpildi|pievienot cv|pieteikumu|pieteikuma_anketu
apply pieteikt|pieprasīt kredītu|aizdevumu|līzingu
apply sūti_cv|sūtiet_cv|iesniedz_cv|iesniedz_pieteikumu|vēlos_strādāt|saņemt_kredītu|saņemt_aizdevumu
apply pieteikties_līzingam|pieteikties_grantam|kandidēt_vakancei
apply pieteikties|piesakies|vēlos_pieteikties bērnudārzam|bērnudārzā|skolā|skolai|vidusskolā|maģistrantūrai
apply pieteikties|piesakies|vēlos_pieteikties brīvprātīgajam_darbam|par_brīvprātīgo|brīvprātīgajiem
apply pieteikties|piesakies|vēlos_pieteikties atbalstam|pabalstam|finansējumam|dzīvoklim|grantam|darbam
apply pieteikties|piesakies biedrībā|biedrībai|franšīzei|residencei|rezidencei|maģistra_studijām
apply pieteikt|piesaki|pierakstīt bērnu bērnudārzam|bērnudārzā|skolai|skolā|rindā|bērnudārza_rindā
apply iesniegt|iesniedz|aizpildīt|aizpildi|nosūtīt projekta_pieteikumu|iestāšanās_anketu
apply iesniegt|iesniedz|aizpildīt|aizpildi biedra_anketu|biedra_pieteikumu|dokumentus_studijām
apply vēlos|gribu kļūt_par_brīvprātīgo|strādāt|strādāt_komandā|studēt_pieteikties|pieteikties_studijām
"""
