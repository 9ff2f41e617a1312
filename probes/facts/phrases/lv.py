"""What links and buttons ask for in Latvian."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- un mūsu mums mūs mani man savu savas jūsu tavu tavs uz pie šeit tagad tūlīt šodien jau
- internetā tiešsaistē online bezmaksas ātri ērti vienkārši lūdzu klikšķini spied
search meklēt|meklē|meklējiet|meklēšana|meklētājs|izvērstā_meklēšana|paplašinātā_meklēšana|ko_meklējat|ko_meklē
search meklēt|meklē|atrast preces|preci|produktus|vietnē|lapā|portālā|katalogā|veikalā|īpašumu|kursus|ārstu|vakances
buy pirkt|pērc|pērciet|nopirkt|iegādāties|iegādājies|iegādājieties|grozs|grozā|iepirkumu_grozs|noformēt_pirkumu
buy pievienot|ielikt|likt|ievietot|pielikt |preci grozam|grozā|iepirkumu_grozam|iepirkumu_grozā|pirkumu_grozam
buy skatīt|apskatīt|doties|iet|pāriet iepirkumu_grozu|grozu|groza_saturu|kasi
buy e-veikals|e-veikalu|internetaveikals|internetveikals|tiešsaistes_veikals|biļešu_iegāde|turpināt_iepirkties
buy doties|apmeklēt e-veikalu|internetveikalu|interneta_veikalu|veikalu
buy pirkt|pērc|iegādāties|iegādājies biļetes|biļeti|dāvanu_karti|grāmatu|abonementu|preci|produktu|licenci|auto
order pasūtīt|pasūti|pasūtiet|pasūtījums|pasūtījuma_forma|pasūtīšana|pieteikt_pasūtījumu|pasūtījuma_veidlapa
order veikt|noformēt|nosūtīt|izveidot|iesniegt|apstiprināt |jaunu pasūtījumu
order pasūtīt|pasūti ēdienu|picu|torti|ziedus|pusdienas|piegādi|preces|preci|katalogu|paraugu|banketu|malku|suši
order pasūtīt transportu|taksometru|izziņu|produktus|kurjeru|pakalpojumu|līdzņemšanai
book rezervēt|rezervē|rezervējiet|rezervācija|rezervācijas|pieraksts|e-pieraksts|vizītes_pieraksts
book rezervēt|rezervē|rezervējiet laiku|galdiņu|galdu|numuru|numuriņu|viesnīcu|istabu|vietu|biļetes|vizīti|telpas
book veikt|pieteikt rezervāciju|vizīti
book rezervēt|pieteikt|pieteikties demo|konsultāciju|tikšanos|ekskursiju|apskati|testa_braucienu|nodarbību|masāžu
book pierakstīties|pieraksties|pieteikties|piesakies|pieraksts vizītei|vizīti|ārsta|ārstam|zobārsta|konsultācijai
book pierakstīties|pieteikties|piesakies testa_braucienam|ekskursijai|procedūrai|servisam|masāžai|speciālista
book nomāt|īrēt|noīrēt auto|telpas|velosipēdu|laivu|piekabi|zāli|tehniku|inventāru
track izsekot|sekot|izseko|seko|meklēt|atrast sūtījumam|sūtījumu|pasūtījumam|pasūtījumu|paku|pakai|piegādei
track sūtījuma|sūtījumu|pasūtījuma|pakas|paku izsekošana|statuss|meklēšana
quote cenu_piedāvājums|tāmes_pieprasījums|cenas_pieprasījums|cenu_aptauja|uzzināt_cenu|uzzini_cenu
quote saņemt|saņem|pieprasīt|pieprasi|lūgt |cenas|cenu|individuālu piedāvājumu|tāmi
quote aprēķināt|aprēķini|aprēķiniet|kalkulēt cenu|izmaksas|maksu|apdrošināšanu|octa|kasko|piegādes_cenu
contact sazināties|sazinies|sazinieties|kontakti|kontakts|kontaktforma|kontaktēties|saziņa|saziņas_forma
contact sazināties|sazinies|sazinieties ar|ar_speciālistu|ar_konsultantu|ar_redakciju
contact rakstīt|nosūtīt|sūtīt|nosūti|atstāt|uzrakstīt ziņu|ziņojumu|e-pastu|vēstuli|pieprasījumu|jautājumu
contact rakstimums|rakstiet|uzraksti|rakstīt|jautā|jautājiet|pajautā|ekspertam_jautāt|uzdot_jautājumu|uzdod_jautājumu
contact pieteikt|pasūtīt zvanu|atzvanu
contact klientu_apkalpošana|klientu_serviss|klientu_atbalsts|klientu_apkalpošanas_centrs
register reģistrēties|reģistrējies|reģistrējieties|reģistrācija|pieteikties|piesakies|piesakieties|pievienoties
register izveidot|izveido|reģistrēt|atvērt |jaunu|lietotāja kontu|profilu|lietotāju|lietotāja_kontu
register kļūt|kļūsti par_biedru|par_klientu|par_brīvprātīgo|par_partneri|par_izplatītāju
register pieteikties|piesakies|reģistrēties|reģistrējies kursiem|kursam|pasākumam|nodarbībām|nodarbībai|semināram
register pieteikties|piesakies|reģistrācija pulciņam|dalībai|apmācībām|nometnei|sacensībām|konkursam|treniņiem
register iestāties biedros|biedrībā|klubā
register izmēģinibezmaksas|izmēģinātbezmaksas|sācbezmaksas
log_in ielogoties|pieslēgties|pieslēdzies|ienākt|ieiet|autorizēties|autorizācija|pieslēgšanās|mans_konts|mans_profils
log_in ielogoties|pieslēgties|ienākt|ieiet sistēmā|profilā|kontā|portālā|e-klasē|internetbankā|savā_kontā|ar_smart-id
log_in klientu|klienta|lietotāja|biedru|partneru portāls|ieeja|zona|kabinets
subscribe abonēt|abonē|abonējiet|abonēšana|jaunumu_abonēšana|pieteikšanās_jaunumiem
subscribe abonēt|abonē|saņemt|saņem|saņemiet jaunumus|jaunumu_vēstuli|jaunumus_e-pastā|vēstkopu|ziņu_lapu
subscribe pieteikties|piesakies|piesakieties|pierakstīties|pieraksties jaunumiem|vēstkopai|jaunumu_saņemšanai|ziņām
subscribe parakstīties|parakstieties jaunumiem|jaunumu_saņemšanai
subscribe abonēt|abonē žurnālu|avīzi|laikrakstu|ziņas|podkāstu|blogu
download lejupielādēt|lejupielādē|lejupielādējiet|lejuplādēt|lejupielāde|lejupielādes
download lejupielādēt|lejupielādē|lejuplādēt lietotni|aplikāciju|katalogu|cenrādi|failu|pdf|veidlapu|anketu|bukletu
donate ziedot|ziedo|ziedojiet|noziedot|ziedojums|ziedojumi|atbalstimūs|atbalstītmūs|atbalstietmūs|veikt_ziedojumu
donate ziedot|ziedo|atbalsti|atbalstīt naudu|biedrību|fondu|projektu|draudzi|bērnus|bērniem|ar_ziedojumu|baznīcu|darbu
donate kļūt|kļūsti par_ziedotāju|par_atbalstītāju
apply pieteikuma_anketa|pieteikuma_veidlapa|kandidēt
apply pieteikties|piesakies|pieteikšanās vakancei|darbam|darbā|amatam|studijām|praksei|stipendijai|kredītam|aizdevumam
apply sūtīt|nosūtīt|nosūti|iesniegt|aizpildīt|aizpildi|pievienot cv|pieteikumu|pieteikuma_anketu
apply pieteikt|pieprasīt kredītu|aizdevumu|līzingu
"""
