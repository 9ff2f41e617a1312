"""What links and buttons ask for in Lithuanian."""

from typing import Final

# What means something else without a word that is passed over is written in one word.
PHRASES: Final = """
- ir mūsų mums mus mumis su į savo jūsų tavo čia dabar šiandien iš karto
- internetu online nemokamai nemokamą nemokama greitai patogiai lengvai paprastai prašome spauskite spausk
search ieškoti|ieškok|ieškokite|paieška|išplėstinė_paieška|detali_paieška|ko_ieškote|ko_ieškai|vykdyti_paiešką
search ieškoti|ieškok|ieškokite|rasti prekės|prekių|produktų|svetainėje|kataloge|parduotuvėje|būsto|kursų|gydytojo
search svetainės|prekių|produktų|darbo_skelbimų|knygų|skelbimų paieška
buy pirkti|pirk|pirkite|nusipirkti|įsigyti|įsigykite|įsigyk|krepšelis|krepšelį|pirkinių_krepšelis|prekių_krepšelis
buy įdėti|pridėti|dėti|įdėk|įtraukti |prekę krepšelį|pirkinių_krepšelį
buy peržiūrėti|žiūrėti|rodyti|eiti|mano |pirkinių|prekių krepšelį|krepšelis
buy e-parduotuvė|el_parduotuvė|elektroninė_parduotuvė|internetinė_parduotuvė|bilietų_pirkimas|tęsti_apsipirkimą
buy eiti|aplankyti|apsilankykite|apsipirkti e-parduotuvę|el_parduotuvę|el_parduotuvėje|internetinę_parduotuvę
buy pirkti|pirk|pirkite|įsigyti|įsigykite|įsigyk bilietus|bilietą|dovanų_kuponą|dovanų_čekį|knygą|abonementą|prekę
order užsakyti|užsakyk|užsakykite|užsisakyti|užsisakyk|užsisakykite|užsakymas|užsakymo_forma|užsakymų_forma
order pateikti|atlikti|formuoti|sukurti|siųsti|patvirtinti |naują užsakymą
order užsakyti|užsisakyti|užsisakyk|užsisakykite maistą|maisto|picą|tortą|gėles|pietus|prekes|prekę|katalogą|banketą
order užsakyti|užsisakyti paslaugą|transportą|taksi|kurjerį|pažymą|produktus|išsinešimui|malkas|pavyzdį|namus
book rezervuoti|rezervuok|rezervuokite|rezervacija|rezervacijos|rezervavimas|rezervacijos_forma|vizito_registracija
book rezervuoti|rezervuokite|užsisakyti laiką|staliuką|stalą|kambarį|viešbutį|vietą|vizitą|nakvynę|salę|bilietus
book rezervuoti|užsisakyti demonstraciją|demo|konsultaciją|susitikimą|ekskursiją|apžiūrą|kelionę|skrydį|masažą|pamoką
book registruotis|registruokitės|užsiregistruoti|registracija vizitui|pas_gydytoją|konsultacijai|priėmimui
book registruotis|užsiregistruoti|užsirašyti|registracija vizitą|apžiūrai|procedūrai|servisui|bandomajam_važiavimui
book registruoti|planuoti vizitą|susitikimą
book nuomotis|išsinuomoti automobilį|salę|dviratį|valtį|priekabą|baidares|patalpas|įrangą|namelį|kemperį
track sekti|sek|stebėti|ieškoti|rasti |mano siuntą|siuntos|siuntinį|užsakymą|pristatymą|krovinį
track siuntos|siuntų|siuntinio|užsakymo|krovinio sekimas|paieška|stebėjimas|būsena
quote kainos_užklausa|komercinis_pasiūlymas|sužinoti_kainą|sužinok_kainą|sužinokite_kainą|teirautis_kainos
quote gauti|gauk|gaukite|prašyti|teirautis |individualų|kainos|komercinį pasiūlymą|pasiūlymo|sąmatą
quote apskaičiuoti|apskaičiuok|apskaičiuokite|skaičiuoti kainą|draudimo_kainą|draudimą|įmoką|sąmatą
contact kontaktai|kontaktas|susisiekti|susisiekite|susisiek|kontaktų_forma|parašyti|parašykite|rašykite|užklausa
contact siųsti|parašyti|palikti|palikite|pateikti|parašykite|pateikite žinutę|užklausą|laišką|pranešimą|klausimą
contact klausti|klauskite|klausk|paklausti|paklauskite|užduoti|užduokite |klausimą|specialisto|eksperto|konsultanto
contact susisiekti|susisiekite vadybininku|specialistu|konsultantu|redakcija|ekspertu
contact užsakyti|užsisakyti skambutį|atgalinį_skambutį
contact klientų_aptarnavimas|klientų_aptarnavimo_centras
register registruotis|registruokis|registruokitės|registracija|užsiregistruoti|užsiregistruokite|registracijos_forma
register sukurti|susikurti|susikurk|atidaryti |naują|vartotojo paskyrą|profilį|sąskaitą
register tapti|tapk|tapkite nariu|klientu|savanoriu|partneriu|pardavėju|platintoju|nare
register registruotis|registruokis|registracija kursus|renginį|mokymus|seminarą|stovyklą|varžybas|konkursą|būrelį
register išbandytinemokamai|išbandykitenemokamai|išbandyknemokamai|pradėtinemokamai
log_in prisijungti|prisijunkite|prisijungimas|mano_paskyra|savitarna|prisijungti_savitarną|login|mano_profilis
log_in prisijungti |prie|kaip paskyros|sistemos|savitarnos|paskyrą|sistemą|klientas|narys|facebook|google|smart-id
log_in klientų|kliento|klientams|narių|partnerių|vartotojo|darbuotojų|nariams prisijungimas|savitarna|zona
subscribe prenumeruoti|prenumeruok|prenumeruokite|prenumerata|naujienlaiškis|užsiprenumeruoti
subscribe prenumeruoti|prenumeruokite|užsiprenumeruoti|užsisakyti|užsisakyk naujienlaiškį|naujienas|žurnalą|laikraštį
subscribe užsisakykite|gauti|gaukite|gauk|noriu_gauti naujienlaiškį|naujienas|naujienlaiškius|naujienas_el_paštu
subscribe registruotis|registruokis|prisijunk|prisijunkite|užsiregistruoti naujienlaiškiui|prie_naujienlaiškio
download atsisiųsti|atsisiųsk|atsisiųskite|parsisiųsti|parsisiųsk|parsisiųskite|atsisiuntimas|atsisiuntimai
download atsisiųsti|atsisiųsk|atsisiųskite programėlę|katalogą|failą|pdf|formą|lankstinuką|instrukciją|programą
donate aukoti|paaukoti|aukok|aukokite|paaukok|paaukokite|paremti|paremk|paremkite|skirti_paramą
donate skirti|skirk|skirkite |1_2|1_2_proc gpm
donate paremti|paremk|paremkite|remti|aukoti fondą|projektą|organizaciją|veiklą|vaikus|vaikams|bažnyčią|parapiją
donate tapti|tapk|tapkite rėmėju|aukotoju|nuolatiniu_rėmėju|globėju
apply kandidatuoti|kandidatuok|kandidatuokite|prašymo_forma|paraiškos_forma|kandidato_anketa|nario_anketa
apply siųsti|siųskite|siųsk|atsiųsti|pateikti|pateikite|pildyti|užpildyti|įkelti cv|gyvenimo_aprašymą|prašymą|paraišką
apply gauti|imti paskolą|kreditą
"""
