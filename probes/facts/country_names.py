"""Names of countries in other languages, written by training/countries.py (CLDR)."""

from typing import Final

COUNTRY_NAMES: Final = {
    "AC": (
        "ascension|ascension adası|ascension-saari|ascension-sziget|ascensioni saar|ascensionøen|"
        "dangun žengimo sala|debesbraukšanas sala|ilha de ascensão|insula ascension|isola ascensione|"
        "otok ascension|otok uzašašća|pulau ascension|wyspa wniebowstąpienia|νήσος ασενσιόν|"
        "о-в вознесения|остров възнесение|острів вознесіння"
    ),
    "AD": ("andora|andorra|andorre|ανδόρα|андора|андорра"),
    "AE": (
        "apvienotie arābu emirāti|araabia ühendemiraadid|arabiemiirikunnat|birleşik arap emirlikleri|"
        "egyesült arab emírségek|emirados árabes unidos|emiratele arabe unite|emirati arabi uniti|"
        "emiratos árabes unidos|förenade arabemiraten|jungtiniai arabų emyratai|"
        "spojené arabské emiráty|ujedinjeni arapski emirati|uni emirat arab|"
        "vereinigte arabische emirate|verenigde arabische emiraten|združeni arabski emirati|"
        "zjednoczone emiraty arabskie|émirats arabes unis|ηνωμένα αραβικά εμιράτα|"
        "обʼєднані арабські емірати|обединени арабски емирства"
    ),
    "AF": (
        "afeganistão|afganistan|afganistanas|afganistán|afganistāna|afganisztán|afghanistan|"
        "afghánistán|αφγανιστάν|афганистан|афганістан"
    ),
    "AG": (
        "antigua a barbuda|antigua dan barbuda|antigua e barbuda|antigua en barbuda|"
        "antigua i barbuda|antigua ja barbuda|antigua och barbuda|antigua og barbuda|"
        "antigua und barbuda|antigua ve barbuda|antigua y barbuda|antigua és barbuda|"
        "antigua și barbuda|antigua-et-barbuda|antigva i barbuda|antigva in barbuda|"
        "antigva ir barbuda|antigva un barbuda|antígua e barbuda|αντίγκουα και μπαρμπούντα|"
        "антигуа и барбуда|антигуа і барбуда"
    ),
    "AI": ("angilija|angilja|anguila|anguilla|angvila|ανγκουίλα|ангилья|ангуила|ангілья"),
    "AL": (
        "albaania|albania|albanie|albanien|albanija|albanië|albánia|albánie|albánsko|albânia|"
        "albānija|arnavutluk|αλβανία|албания|албанія"
    ),
    "AM": (
        "armeenia|armenia|armenien|armenija|armenië|arménie|arménsko|armênia|armēnija|armėnija|"
        "ermenistan|örményország|αρμενία|армения|вірменія"
    ),
    "AO": ("angola|αγκόλα|ангола"),
    "AQ": (
        "antarctica|antarctique|antarktida|antarktika|antarktis|antarktisz|antarktyda|antarktída|"
        "antartide|antártida|ανταρκτική|антарктида|антарктика"
    ),
    "AR": (
        "argentiina|argentina|argentine|argentinien|argentinië|argentyna|argentína|argentīna|"
        "arjantin|αργεντινή|аргентина|аржентина"
    ),
    "AS": (
        "ameerika samoa|americká samoa|amerikaans-samoa|amerikai szamoa|amerikan samoa|"
        "amerikan samoası|amerikanisch-samoa|amerikansk samoa|amerikanska samoa|amerikos samoa|"
        "američka samoa|ameriška samoa|asv samoa|samoa americana|samoa americane|samoa americană|"
        "samoa amerika|samoa amerykańskie|samoa américaines|αμερικανική σαμόα|американска самоа|"
        "американское самоа|американське самоа"
    ),
    "AT": (
        "austria|austrija|ausztria|autriche|avstrija|avusturya|itävalta|oostenrijk|rakousko|"
        "rakúsko|áustria|österreich|österrike|østerrike|østrig|αυστρία|австрия|австрія"
    ),
    "AU": (
        "austraalia|australia|australie|australien|australija|australië|austrália|austrálie|"
        "austrālija|ausztrália|avstralija|avustralya|αυστραλία|австралия|австралія"
    ),
    "AW": ("aruba|αρούμπα|аруба"),
    "AX": (
        "ahvenamaa|ahvenanmaa|alandy|alandų salos|ilhas aland|insulele åland|islas aland|"
        "isole åland|kepulauan aland|olandes salas|wyspy alandzkie|åland|åland adaları|åland-"
        "szigetek|ålandinseln|ålandski otoci|ålandski otoki|ålandy|îles åland|νήσοι όλαντ|"
        "аландские о-ва|аландські острови|оландски острови"
    ),
    "AZ": (
        "aserbaidschan|aserbaidžaan|aserbajdsjan|azerbaidjan|azerbaidžan|azerbaidžanas|"
        "azerbaidžāna|azerbaigian|azerbaijan|azerbaijão|azerbaiyán|azerbajdzjan|azerbajdzsán|"
        "azerbajdžan|azerbaycan|azerbaïdjan|azerbeidzjan|azerbejdżan|ázerbájdžán|αζερμπαϊτζάν|"
        "азербайджан"
    ),
    "BA": (
        "bosna a hercegovina|bosna i hercegovina|bosna in hercegovina|bosna-hersek|"
        "bosnia dan herzegovina|bosnia ed erzegovina|bosnia ja hertsegoviina|bosnia ja hertsegovina|"
        "bosnia y herzegovina|bosnia și herțegovina|bosnia-hercegovina|bosnie-herzégovine|"
        "bosnien och hercegovina|bosnien und herzegowina|bosnien-hercegovina|bosnija ir hercegovina|"
        "bosnija un hercegovina|bosnië en herzegovina|bosznia-hercegovina|bośnia i hercegowina|"
        "bósnia e herzegovina|βοσνία - ερζεγοβίνη|босна и херцеговина|босния и герцеговина|"
        "боснія і герцеговина"
    ),
    "BB": ("barbade|barbados|barbadosa|barbadosas|μπαρμπέιντος|барбадос"),
    "BD": (
        "banglades|bangladesch|bangladesh|bangladesz|bangladeş|bangladeš|bangladeša|bangladešas|"
        "bangladés|bangladéš|μπανγκλαντές|бангладеш"
    ),
    "BE": (
        "belgia|belgicko|belgie|belgien|belgija|belgio|belgique|belgium|belgië|belçika|beļģija|"
        "bélgica|βέλγιο|белгия|бельгия|бельгія"
    ),
    "BF": (
        "burkina fasas|burkina faso|burkinafaso|burquina faso|μπουρκίνα φάσο|буркина фасо|буркина-"
        "фасо|буркіна-фасо"
    ),
    "BG": (
        "bolgarija|bugarska|bulgaaria|bulgaria|bulgarie|bulgarien|bulgarija|bulgarije|"
        "bulgaristan|bulgária|bulgārija|bulharsko|bułgaria|βουλγαρία|болгария|болгарія|българия"
    ),
    "BH": ("bahrain|bahrajn|bahrein|bahreina|bahreinas|bahreyn|bahreïn|barein|baréin|μπαχρέιν|бахрейн"),
    "BI": ("burundi|burundija|burundis|μπουρούντι|бурунди|бурунді"),
    "BJ": ("benin|benina|beninas|benín|bénin|μπενίν|бенин|бенін"),
    "BL": (
        "saint barthelemy|saint barthélemy|saint-barthélemy|san bartolomé|sen bartelemi|senbartelmī|"
        "svatý bartoloměj|svätý bartolomej|são bartolomeu|άγιος βαρθολομαίος|сен бартелеми|сен-"
        "бартелеми|сен-бартелемі"
    ),
    "BM": (
        "bermuda|bermudas|bermudes|bermudi|bermudu salas|bermudy|βερμούδες|бермудски острови|"
        "бермудские о-ва|бермудські острови"
    ),
    "BN": ("brunei|brunei darussalam|brunej|bruneja|brunéi|brunėjus|μπρουνέι|бруней|бруней даруссалам"),
    "BO": (
        "boliivia|bolivia|bolivie|bolivien|bolivija|bolivya|boliwia|bolívia|bolívie|bolīvija|"
        "βολιβία|боливия|болівія"
    ),
    "BQ": (
        "belanda karibia|caraibi olandesi|caribe neerlandés|caribisch nederland|holland karib-térség|"
        "insulele caraibe olandeze|karayip hollandası|karibian alankomaat|karibische niederlande|"
        "karibisk nederland|karibiska nederländerna|karibské holandsko|karibské nizozemsko|"
        "karibų nyderlandai|kariibi madalmaad|karipski otoci nizozemske|niderlandy karaibskie|"
        "nizozemski karibi|nīderlandes karību salas|pays-bas caribéens|países baixos caribenhos|"
        "ολλανδία καραϊβικής|карибска нидерландия|карибські нідерланди"
    ),
    "BR": (
        "brasiilia|brasil|brasile|brasilia|brasilien|brazil|brazilia|brazilija|brazilië|"
        "brazylia|brazília|brazílie|brazīlija|brezilya|brésil|βραζιλία|бразилия|бразилія"
    ),
    "BS": (
        "bahama|bahama-szigetek|bahamalar|bahamas|bahami|bahamos|bahamu salas|bahamy|μπαχάμες|"
        "багамські острови|багамы|бахамски острови"
    ),
    "BT": ("bhoutan|bhutan|bhután|bhútán|butan|butanas|bután|butão|butāna|μπουτάν|бутан"),
    "BV": (
        "bouvet adası|bouvet-sziget|bouveteiland|bouvetinsel|bouvetov ostrov|bouvetov otok|"
        "bouvetön|bouvetøen|bouvetøya|bouvetův ostrov|buvē sala|buvė sala|ilha bouvet|"
        "insula bouvet|isla bouvet|isola bouvet|otok bouvet|pulau bouvet|wyspa bouveta|île bouvet|"
        "νήσος μπουβέ|о-в буве|остров буве|острів буве"
    ),
    "BW": ("bocvana|botsuana|botsvana|botsvāna|botswana|μποτσουάνα|ботсвана"),
    "BY": (
        "baltarusija|baltkrievija|belarus|belarusz|belorusija|białoruś|bielorrusia|bielorrússia|"
        "bielorusko|bielorussia|biélorussie|bjelorusija|bělorusko|valgevene|valko-venäjä|"
        "λευκορωσία|беларус|беларусь|білорусь"
    ),
    "BZ": ("belice|beliza|belizas|belize|μπελίζ|белиз|беліз"),
    "CA": ("canada|canadá|kanada|kanāda|καναδάς|канада"),
    "CC": (
        "cocoseilanden|cocosøerne|islas cocos|kokosinseln|kokosovi otoki|kokosové ostrovy|"
        "kokosöarna|kokosøyene|kookossaared|wyspy kokosowe|îles cocos|кокосовые о-ва"
    ),
    "CD": (
        "congo - kinshasa|congo-kinshasa|demokratična republika kongo|demokratyczna republika konga|"
        "kongas-kinšasa|kongo - kinshasa|kongo - kinşasa|kongo dv|kongo-kinshasa|"
        "kongon demokraattinen tasavalta|konžská demokratická republika|κονγκό - κινσάσα|"
        "конго - киншаса"
    ),
    "CF": (
        "centraal-afrikaanse republiek|centralafrikanska republiken|centrinės afrikos respublika|"
        "centrālāfrikas republika|den centralafrikanske republik|den sentralafrikanske republikk|kesk-"
        "aafrika vabariik|keski-afrikan tasavalta|közép-afrikai köztársaság|orta afrika cumhuriyeti|"
        "repubblica centrafricana|republica centrafricană|republik afrika tengah|"
        "republika środkowoafrykańska|república centro-africana|república centroafricana|"
        "république centrafricaine|srednjeafriška republika|srednjoafrička republika|"
        "stredoafrická republika|středoafrická republika|zentralafrikanische republik|"
        "κεντροαφρικανική δημοκρατία|централноафриканска република|центрально-африканская республика|"
        "центральноафриканська республіка"
    ),
    "CG": (
        "congo|congo - brazzaville|congo-brazzaville|kongas-brazavilis|kongo - brazavil|"
        "kongo - brazzaville|kongo vabariik|kongo-brazzaville|kongon tasavalta|konžská republika|"
        "república do congo|κονγκό - μπραζαβίλ|конго - браззавиль"
    ),
    "CH": (
        "elveția|schweiz|suisse|suiza|suíça|sveits|sveitsi|svizzera|svájc|swiss|szwajcaria|"
        "zwitserland|švajčiarsko|šveicarija|šveice|šveits|švica|švicarska|švýcarsko|ελβετία|"
        "швейцария|швейцарія"
    ),
    "CI": (
        "costa do marfim|dramblio kaulo krantas|elefántcsontpart|elevandiluurannik|elfenbenskusten|"
        "elfenbenskysten|ivoorkust|kotdivuāra|norsunluurannikko|obala bjelokosti|pobrežie slonoviny|"
        "pobřeží slonoviny|slonokoščena obala|ακτή ελεφαντοστού|кот-дʼівуар"
    ),
    "CK": (
        "cook adaları|cook-szigetek|cookeilanden|cooki saared|cookinsaaret|cookinseln|"
        "cookove ostrovy|cookovi otoci|cookovi otoki|cookovy ostrovy|cooköarna|cookøerne|cookøyene|"
        "ilhas cook|insulele cook|islas cook|isole cook|kepulauan cook|kuka salas|kuko salos|"
        "wyspy cooka|îles cook|νήσοι κουκ|о-ва кука|острови кук|острови кука"
    ),
    "CL": ("chile|chili|cile|tšiili|čile|čilė|čīle|şili|χιλή|чили|чилі"),
    "CM": ("camarões|cameroun|camerun|camerún|kameroen|kamerun|kamerūna|kamerūnas|καμερούν|камерун"),
    "CN": ("china|chine|chiny|cina|hiina|kiina|kina|kinija|kitajska|kína|tiongkok|čína|ķīna|κίνα|китай"),
    "CO": (
        "colombia|colombie|columbia|colômbia|kolombia|kolombiya|kolumbia|kolumbie|kolumbien|"
        "kolumbija|κολομβία|колумбия|колумбія"
    ),
    "CP": (
        "clipperton|clipperton adası|clipperton-insel|clipperton-sziget|clippertoni saar|"
        "clippertoninsaari|clippertonön|clippertonøen|clippertonøya|clippertonův ostrov|"
        "ilha de clipperton|insula clipperton|isla clipperton|isola di clipperton|klipertona sala|"
        "klipertono sala|otok clipperton|pulau clipperton|wyspa clippertona|île clipperton|"
        "νήσος κλίπερτον|о-в клиппертон|остров клипертон|острів кліппертон"
    ),
    "CQ": ("sark"),
    "CR": ("costa rica|kosta rika|kostarika|kostaryka|κόστα ρίκα|коста рика|коста-рика"),
    "CU": ("cuba|kuba|kuuba|küba|κούβα|куба"),
    "CV": (
        "cabo verde|cap-vert|capo verde|capul verde|kaapverdië|kaboverde|kap verde|kapp verde|"
        "kapverdy|republika zielonego przylądka|roheneemesaared|tanjung verde|zelenortska republika|"
        "zelenortski otoki|zöld-foki köztársaság|žaliasis kyšulys|πράσινο ακρωτήριο|кабо верде|кабо-"
        "верде"
    ),
    "CW": ("curazao|curaçao|kirasao|kiurasao|κουρασάο|кюрасао"),
    "CX": (
        "božićni otok|božični otok|christmas adası|christmaseiland|christmasøya|ilha christmas|"
        "insula christmas|isla de navidad|isola christmas|joulusaari|juleøen|julön|jõulusaar|"
        "kalėdų sala|karácsony-sziget|pulau natal|vianočný ostrov|vánoční ostrov|weihnachtsinsel|"
        "wyspa bożego narodzenia|ziemsvētku sala|île christmas|νήσος των χριστουγέννων|о-в рождества|"
        "остров рождество|острів різдва"
    ),
    "CY": (
        "chipre|chypre|cipar|ciper|cipro|cipru|ciprus|cypern|cypr|cyprus|kipra|kipras|kypr|"
        "kypros|küpros|kıbrıs|siprus|zypern|κύπρος|кипр|кипър|кіпр"
    ),
    "CZ": (
        "cechia|cehia|ceko|chequia|csehország|czechy|tchéquia|tchéquie|tjeckien|tjekkiet|"
        "tschechien|tsjechië|tsjekkia|tšehhi|tšekki|çekya|čehija|čekija|česko|češka|τσεχία|"
        "чехия|чехія"
    ),
    "DE": (
        "alemanha|alemania|allemagne|almanya|deutschland|duitsland|germania|jerman|nemecko|"
        "nemčija|niemcy|njemačka|németország|německo|saksa|saksamaa|tyskland|vokietija|vācija|"
        "γερμανία|германия|німеччина"
    ),
    "DG": (
        "diego garcia|diego garcía|diego garsija|djego garsijas atols|ντιέγκο γκαρσία|диего гарсия|"
        "диего-гарсия|дієго-гарсія"
    ),
    "DJ": (
        "cibuti|djibouti|djibuti|dschibuti|dzsibuti|dżibuti|džibuti|džibutija|džibutis|"
        "džibutsko|gibuti|jibuti|yibuti|τζιμπουτί|джибути|джибуті"
    ),
    "DK": (
        "danemarca|danemark|dania|danija|danimarca|danimarka|danmark|danska|denemarken|denmark|"
        "dinamarca|dánia|dánsko|dänemark|dānija|taani|tanska|δανία|дания|данія"
    ),
    "DM": ("dominica|dominika|dominique|ντομίνικα|доминика|домініка"),
    "DO": (
        "den dominikanske republik|den dominikanske republikk|dominicaanse republiek|"
        "dominik cumhuriyeti|dominikaani vabariik|dominikaaninen tasavalta|dominikai köztársaság|"
        "dominikana|dominikanische republik|dominikanska republika|dominikanska republiken|"
        "dominikos respublika|dominikánska republika|dominikánská republika|dominikāna|"
        "repubblica dominicana|republica dominicană|republik dominika|república dominicana|"
        "république dominicaine|δομινικανή δημοκρατία|доминиканска република|доминиканская республика|"
        "домініканська республіка"
    ),
    "DZ": (
        "algeria|algerie|algerien|algeriet|algerije|algieria|algéria|algérie|aljazair|alžeeria|"
        "alžir|alžirija|alžyras|alžírsko|alžīrija|argelia|argélia|cezayir|αλγερία|алжир"
    ),
    "EA": (
        "ceuta a melilla|ceuta dan melilla|ceuta e melilla|ceuta en melilla|ceuta et melilla|"
        "ceuta i melilla|ceuta in melilla|ceuta ja melilla|ceuta och melilla|ceuta og melilla|"
        "ceuta und melilla|ceuta ve melilla|ceuta y melilla|ceuta és melilla|ceuta și melilla|"
        "seuta ir melila|seūta un melilja|θέουτα και μελίγια|сеута и мелилья|сеута и мелия|"
        "сеута і мелілья"
    ),
    "EC": (
        "ecuador|ekuador|ekvador|ekvadora|ekvadoras|ekvádor|ekwador|equador|équateur|ισημερινός|"
        "еквадор|эквадор"
    ),
    "EE": (
        "eesti|estija|estland|estonia|estonie|estonija|estonsko|estonya|estónsko|estônia|"
        "igaunija|viro|észtország|εσθονία|естония|естонія|эстония"
    ),
    "EG": (
        "egipat|egipt|egiptas|egipto|egiptus|egito|egitto|egyiptom|egypt|egypte|egypten|"
        "egypti|mesir|mısır|ägypten|égypte|ēģipte|αίγυπτος|египет|єгипет"
    ),
    "EH": (
        "batı sahra|länsi-sahara|lääne-sahara|nyugat-szahara|rietumsahāra|saara ocidental|"
        "sahara barat|sahara occidental|sahara occidentale|sahara occidentală|sahara zachodnia|"
        "sáhara occidental|vakarų sachara|vest-sahara|vestsahara|västsahara|westelijke sahara|"
        "westsahara|zahodna sahara|zapadna sahara|západná sahara|západní sahara|δυτική σαχάρα|"
        "западна сахара|западная сахара|західна сахара"
    ),
    "ER": ("eritre|eritrea|eritreea|eritreia|eritreja|eritrėja|erytrea|érythrée|ερυθραία|еритрея|эритрея"),
    "ES": (
        "espagne|espanha|espanja|españa|hispaania|hiszpania|ispanija|spagna|spania|spanien|"
        "spanje|spanyol|spanyolország|spānija|španielsko|španija|španjolska|španělsko|ισπανία|"
        "испания|іспанія"
    ),
    "ET": (
        "ethiopië|etioopia|etiopia|etiopie|etiopien|etiopija|etiopía|etiyopya|etiópia|äthiopien|"
        "éthiopie|αιθιοπία|етиопия|ефіопія|эфиопия"
    ),
    "FI": (
        "finland|finlanda|finlande|finlandia|finlandiya|finlândia|finnland|finnország|finska|"
        "finsko|fínsko|somija|soome|suomi|suomija|φινλανδία|финландия|финляндия|фінляндія"
    ),
    "FJ": ("fidji|fidschi|fidzsi|fidżi|fidži|fidžis|figi|fiji|fiyi|φίτζι|фиджи|фіджі"),
    "FK": (
        "falkland adaları|falkland-szigetek|falklandeilanden|falklandi saared|falklandinsaaret|"
        "falklandinseln|falklandski otoci|falklandski otoki|falklandské ostrovy|falklandsöarna|"
        "falklandsøerne|falklandsøyene|falklandy|folklando salos|folklenda salas|ilhas malvinas|"
        "insulele falkland|islas malvinas|isole falkland|kepulauan falkland|îles malouines|"
        "νήσοι φόκλαντ|фолкландски острови|фолклендские о-ва|фолклендські острови"
    ),
    "FM": (
        "micronesia|micronezia|micronésia|micronésie|mikroneesia|mikronesia|mikronesiaføderasjonen|"
        "mikronesien|mikronezija|mikronezja|mikronezya|mikronésie|mikronézia|mikronēzija|"
        "μικρονησία|микронезия|мікронезія|федеративные штаты микронезии"
    ),
    "FO": (
        "faerské ostrovy|faeröer|farerų salos|faroe adaları|ferski otoki|feröer szigetek|färsaaret|"
        "färöarna|färöer|fääri saared|færøerne|færøyene|fēru salas|ilhas faroé|insulele feroe|"
        "islas feroe|isole fær øer|kepulauan faroe|ovčji otoci|wyspy owcze|îles féroé|νήσοι φερόες|"
        "фарерские о-ва|фарерські острови|фарьорски острови"
    ),
    "FR": (
        "france|francia|franciaország|francie|francija|francja|francuska|francúzsko|frankreich|"
        "frankrig|frankrijk|frankrike|fransa|frança|franța|prancis|prancūzija|prantsusmaa|"
        "ranska|γαλλία|франция|франція"
    ),
    "GA": ("gabon|gabona|gabonas|gabun|gabão|gabón|γκαμπόν|габон"),
    "GB": (
        "apvienotā karaliste|birleşik krallık|egyesült királyság|inggris raya|iso-britannia|"
        "jungtinė karalystė|regatul unit|regno unito|reino unido|royaume-uni|spojené království|"
        "spojené kráľovstvo|storbritannia|storbritannien|ujedinjeno kraljevstvo|"
        "vereinigtes königreich|verenigd koninkrijk|wielka brytania|združeno kraljestvo|"
        "ühendkuningriik|ηνωμένο βασίλειο|велика британія|великобритания|обединеното кралство"
    ),
    "GD": ("granada|grenada|grenade|grenāda|γρενάδα|гренада"),
    "GE": (
        "georgien|georgië|geórgia|gruusia|gruzie|gruzija|gruzja|gruzínsko|grúzia|géorgie|"
        "gürcistan|γεωργία|грузия|грузія"
    ),
    "GF": (
        "francia guyana|francijas gviāna|francoska gvajana|francouzská guyana|francuska gijana|"
        "francúzska guyana|frans-guyana|fransk guyana|franska guyana|fransız guyanası|französisch-"
        "guayana|guayana francesa|guiana francesa|gujana francuska|guyana francese|guyana franceză|"
        "guyana prancis|guyane française|prancūzijos gviana|prantsuse guajaana|ranskan guayana|"
        "γαλλική γουιάνα|французская гвиана|французька гвіана|френска гвиана"
    ),
    "GG": ("gernsis|guernesey|guernsey|gērnsija|γκέρνζι|гернси|гернсі|гърнзи"),
    "GH": ("gana|ghana|ghána|γκάνα|гана"),
    "GI": ("cebelitarık|gibilterra|gibraltar|gibraltaras|gibraltár|gibraltārs|γιβραλτάρ|гибралтар|гібралтар"),
    "GL": (
        "greenland|grenland|grenlande|grenlandia|grenlandija|groenland|groenlanda|groenlandia|"
        "groenlândia|grónsko|grönland|grönlanti|gröönimaa|grønland|γροιλανδία|гренландия|"
        "гренландія"
    ),
    "GM": ("gambia|gambie|gambija|gambiya|gâmbia|γκάμπια|гамбия|гамбія"),
    "GN": ("gine|guinee|guineea|guiné|guinée|gvineja|gvinėja|gwinea|γουινέα|гвинея|гвінея"),
    "GP": ("guadalupa|guadalupe|guadeloupe|guadelupa|gvadelupa|gwadelupa|γουαδελούπη|гваделупа"),
    "GQ": (
        "egyenlítői-guinea|ekvator ginesi|ekvatoriaal-guinea|ekvatorial-guinea|ekvatorialguinea|"
        "ekvatorialna gvineja|ekvatoriālā gvineja|ekvatorska gvineja|equatoriaal-guinea|"
        "guinea ecuatorial|guinea ekuatorial|guinea equatoriale|guineea ecuatorială|guiné equatorial|"
        "guinée équatoriale|gwinea równikowa|pusiaujo gvinėja|päiväntasaajan guinea|rovníková guinea|"
        "äquatorialguinea|ækvatorialguinea|ισημερινή γουινέα|екваториална гвинея|"
        "екваторіальна гвінея|экваториальная гвинея"
    ),
    "GR": (
        "graikija|grecia|grecja|grekland|griechenland|griekenland|grieķija|grækenland|grèce|"
        "grécia|grécko|grčija|grčka|görögország|hellas|kreeka|kreikka|yunani|yunanistan|řecko|"
        "ελλάδα|греция|греція|гърция"
    ),
    "GS": (
        "déli-georgia és déli-sandwich-szigetek|sydgeorgien och sydsandwichöarna|sør-georgia og sør-"
        "sandwichøyene"
    ),
    "GT": ("guatemala|gvatemala|gwatemala|γουατεμάλα|гватемала"),
    "GU": ("guam|guama|guamas|γκουάμ|гуам"),
    "GW": (
        "bisau gvinėja|bissau-guinea|gine-bissau|guinea-bissau|guinea-bisáu|guinee-bissau|guineea-"
        "bissau|guiné-bissau|guinée-bissau|gvineja bisau|gvineja bissau|gvineja-bisava|"
        "gwinea bissau|γουινέα μπισάου|гвинея-бисау|гвінея-бісау"
    ),
    "GY": ("gajana|gajāna|guiana|gujana|guyana|gvajana|γουιάνα|гайана|гаяна"),
    "HK": (
        "hongkong kkt|hongkong sar|hongkong sar kina|hongkongi erihalduspiirkond|sar hongkong|"
        "sonderverwaltungsregion hongkong"
    ),
    "HM": (
        "heard en mcdonaldeilanden|heard ja mcdonaldinsaaret|heard und mcdonaldinseln|"
        "heard- og mcdonaldøyene|heard-sziget és mcdonald-szigetek|heardön och mcdonaldöarna|"
        "îles heard-et-macdonald"
    ),
    "HN": ("honduras|hondurasa|hondūras|ονδούρα|гондурас|хондурас"),
    "HR": (
        "chorvatsko|chorvátsko|chorwacja|croacia|croatie|croazia|croația|croácia|horvaatia|"
        "horvátország|horvātija|hrvatska|hrvaška|hırvatistan|kroasia|kroatia|kroatien|kroatija|"
        "kroatië|κροατία|хорватия|хорватія|хърватия"
    ),
    "HT": ("haiti|haitis|haití|haïti|αϊτή|гаити|гаїті|хаити"),
    "HU": (
        "hongarije|hongrie|hungaria|hungria|hungría|macaristan|madžarska|magyarország|maďarsko|"
        "mađarska|ungari|ungaria|ungarn|ungern|ungheria|ungārija|unkari|vengrija|węgry|"
        "ουγγαρία|венгрия|угорщина|унгария"
    ),
    "IC": (
        "canarias|canarische eilanden|ilhas canárias|insulele canare|isole canarie|kanaari saared|"
        "kanari|kanariansaaret|kanarieöarna|kanarische inseln|kanariske øer|kanariøyene|"
        "kanarski otoki|kanarya adaları|kanarų salos|kanári-szigetek|kanárske ostrovy|"
        "kanárské ostrovy|kanāriju salas|kepulauan canaria|wyspy kanaryjskie|îles canaries|"
        "κανάριοι νήσοι|канарски острови|канарские о-ва|канарські острови"
    ),
    "ID": (
        "endonezya|indoneesia|indonesia|indonesien|indonesië|indonezia|indonezija|indonezja|"
        "indonésia|indonésie|indonézia|indonēzija|ινδονησία|индонезия|індонезія"
    ),
    "IE": (
        "airija|ierland|iirimaa|irland|irlanda|irlande|irlandia|irlanti|irska|irsko|írország|"
        "írsko|īrija|ιρλανδία|ирландия|ірландія"
    ),
    "IL": ("iisrael|israel|israele|israël|izrael|izraelis|izraēla|ισραήλ|израел|израиль|ізраїль"),
    "IM": (
        "ilha de man|insula man|isla de man|isle of man|isola di man|man adası|man-sziget|"
        "mani saar|mansaari|menas sala|meno sala|ostrov man|otok man|pulau man|wyspa man|"
        "île de man|νήσος του μαν|о-в мэн|остров ман|острів мен"
    ),
    "IN": ("hindistan|inde|india|indie|indien|indija|intia|índia|ινδία|индия|індія"),
    "IO": (
        "brit indiai-óceáni terület|britanski indijskooceanski teritorij|"
        "brits indische oceaanterritorium|britské indickooceánske územie|britské indickooceánské území"
    ),
    "IQ": ("iraak|irak|irakas|iraq|iraque|irák|irāka|ιράκ|ирак|ірак"),
    "IR": ("iraan|iran|iranas|irán|irāna|írán|ιράν|иран|іран"),
    "IS": ("ijsland|islanda|islande|islandia|islandija|islanti|islândia|izland|ισλανδία|исландия|ісландія"),
    "IT": (
        "itaalia|italia|italie|italien|italija|italië|itália|itálie|itālija|olaszország|"
        "taliansko|włochy|ιταλία|италия|італія"
    ),
    "JE": ("džersis|džērsija|jersey|τζέρζι|джерси|джерсі|джърси"),
    "JM": ("giamaica|jamaica|jamaika|jamajka|jamaïque|τζαμάικα|ямайка"),
    "JO": (
        "giordania|iordania|jordaania|jordania|jordanie|jordanien|jordanija|jordanië|jordánia|"
        "jordánsko|jordânia|jordānija|yordania|ürdün|ιορδανία|иордания|йордания|йорданія"
    ),
    "JP": (
        "giappone|jaapan|japan|japani|japon|japonia|japonija|japonska|japonsko|japonya|japán|"
        "japão|japón|japāna|jepang|ιαπωνία|япония|японія"
    ),
    "KE": ("keenia|kenia|kenija|kenya|keňa|quênia|κένυα|кения|кенія"),
    "KG": (
        "kirghizistan|kirghizstan|kirgisia|kirgisistan|kirgistan|kirgizija|kirgizistan|"
        "kirgizisztán|kirgizië|kirgizsko|kirgizstan|kirgizstāna|kirguistán|kyrgyzstán|kârgâzstan|"
        "kõrgõzstan|kırgızistan|quirguistão|κιργιστάν|киргизия|киргизстан"
    ),
    "KH": (
        "cambodge|cambodgia|cambodja|cambogia|camboja|camboya|kambodja|kambodscha|kambodsja|"
        "kambodzsa|kambodża|kambodža|kamboja|kamboçya|καμπότζη|камбоджа"
    ),
    "KI": ("kiribati|kiribatis|quiribati|κιριμπάτι|кирибати|кірибаті"),
    "KM": (
        "comoras|comore|comore-szigetek|comoren|comorerne|comores|komoorid|komorai|komoren|"
        "komorene|komorerna|komori|komorit|komorlar|komoro|komoru salas|komory|κομόρες|комори|"
        "коморски острови|коморы"
    ),
    "KN": ("saint-christophe-et-niévès|sentkitsa un nevisa|сент-китс и невис|сент-кітс і невіс"),
    "KP": (
        "corea del nord|corea del norte|coreea de nord|coreia do norte|corée du nord|korea północna|"
        "korea utara|kuzey kore|noord-korea|nord-korea|nordkorea|pohjois-korea|põhja-korea|"
        "severna koreja|severná kórea|severní korea|sjeverna koreja|ziemeļkoreja|észak-korea|"
        "šiaurės korėja|βόρεια κορέα|кндр|північна корея|северна корея"
    ),
    "KR": (
        "corea del sud|corea del sur|coreea de sud|coreia do sul|corée du sud|dienvidkoreja|dél-"
        "korea|etelä-korea|güney kore|jižní korea|južna koreja|južná kórea|korea południowa|"
        "korea selatan|lõuna-korea|pietų korėja|sydkorea|sør-korea|südkorea|zuid-korea|"
        "νότια κορέα|південна корея|республика корея|южна корея"
    ),
    "KW": ("koeweit|koweït|kuvait|kuvajt|kuveit|kuveita|kuveitas|kuveyt|kuwait|kuweit|kuwejt|κουβέιτ|кувейт"),
    "KY": (
        "cayman adaları|caymansaaret|caymanöarna|caymanøerne|caymanøyene|ilhas cayman|"
        "insulele cayman|islas caimán|isole cayman|kaaimaneilanden|kaimaninseln|kaimanisaared|"
        "kaimanu salas|kaimanų salos|kajmanie ostrovy|kajmanski otoci|kajmanski otoki|"
        "kajmanské ostrovy|kajmany|kajmán-szigetek|kepulauan cayman|îles caïmans|νήσοι κέιμαν|"
        "кайманови острови|кайманові острови|о-ва кайман"
    ),
    "KZ": (
        "cazaquistão|kasachstan|kasahstan|kasakhstan|kazachstan|kazachstanas|kazachstán|kazahstan|"
        "kazahstāna|kazahsztán|kazajistán|kazakhstan|kazakistan|kazakstan|καζακστάν|казахстан"
    ),
    "LA": ("laos|laosa|laosas|laosz|λάος|лаос"),
    "LB": ("lebanon|liban|libanas|libano|libanon|libāna|liibanon|líbano|lübnan|λίβανος|ливан|ліван"),
    "LC": (
        "saint lucia|sainte-lucie|santa lucía|santa lúcia|sent lusija|sentlūsija|sfânta lucia|"
        "svatá lucie|sveta lucija|svätá lucia|αγία λουκία|сейнт лусия|сент-люсия|сент-люсія"
    ),
    "LI": (
        "lichtenštajnsko|lichtenšteinas|lichtenštejnsko|liechtenstein|lihtenštajn|lihtenšteina|"
        "λιχτενστάιν|лихтенштейн|лихтенщайн|ліхтенштейн"
    ),
    "LK": ("sri lanka|srí lanka|šri lanka|šrilanka|σρι λάνκα|шри ланка|шри-ланка|шрі-ланка"),
    "LR": ("libeeria|liberia|liberija|liberya|libéria|libérie|libērija|λιβερία|либерия|ліберія"),
    "LS": ("lesotas|lesotho|lesoto|λεσότο|лесото"),
    "LT": (
        "leedu|liettua|lietuva|litauen|litouwen|lituania|lituanie|lituânia|litva|litvanya|"
        "litvánia|litwa|λιθουανία|литва"
    ),
    "LU": (
        "liuksemburgas|lucembursko|luksemburg|luksemburga|lussemburgo|luxembourg|luxemburg|"
        "luxemburgo|luxembursko|lüksemburg|λουξεμβούργο|люксембург"
    ),
    "LV": (
        "latvia|latvija|letland|letonia|letonya|lettland|lettonia|lettonie|lettország|letônia|"
        "lotyšsko|läti|łotwa|λετονία|латвия|латвія"
    ),
    "LY": ("libia|libija|libië|libya|libye|libyen|liibüa|líbia|líbya|lībija|λιβύη|либия|ливия|лівія"),
    "MA": (
        "maroc|marocco|marocko|maroka|marokas|marokko|marokkó|maroko|marrocos|marruecos|μαρόκο|марокко|мароко"
    ),
    "MC": ("monaco|monakas|monako|mónaco|mônaco|μονακό|монако"),
    "MD": (
        "moldavia|moldavie|moldavien|moldavija|moldavië|moldavsko|moldova|moldávia|mołdawia|"
        "republica moldova|republik moldau|μολδαβία|молдова"
    ),
    "ME": (
        "crna gora|czarnogóra|juodkalnija|karadağ|melnkalne|montenegro|montenegró|monténégro|"
        "muntenegru|černá hora|čierna hora|črna gora|μαυροβούνιο|черна гора|черногория|чорногорія"
    ),
    "MF": (
        "saint martin|saint-martin|san martín|sen martenas|senmartēna|sfântul martin|são martinho|"
        "сен мартен|сен-мартен"
    ),
    "MG": ("madagascar|madagaskar|madagaskara|madagaskaras|madagaszkár|μαδαγασκάρη|мадагаскар"),
    "MH": (
        "ilhas marshall|insulele marshall|islas marshall|isole marshall|kepulauan marshall|"
        "marshall adaları|marshall-szigetek|marshalleilanden|marshalli saared|marshallinsaaret|"
        "marshallinseln|marshallove ostrovy|marshallovi otoki|marshallovy ostrovy|marshallöarna|"
        "marshalløerne|marshalløyene|maršalo salos|maršalovi otoci|māršala salas|wyspy marshalla|"
        "îles marshall|νήσοι μάρσαλ|маршалловы о-ва|маршаллові острови|маршалови острови"
    ),
    "MK": (
        "kuzey makedonya|macedonia de nord|macedonia del nord|macedonia del norte|macedonia północna|"
        "macedônia do norte|macédoine du nord|makedonia utara|noord-macedonië|nord-makedonia|"
        "nordmakedonien|nordmazedonien|pohjois-makedonia|põhja-makedoonia|severna makedonija|"
        "severné macedónsko|severní makedonie|sjeverna makedonija|ziemeļmaķedonija|észak-macedónia|"
        "šiaurės makedonija|βόρεια μακεδονία|північна македонія|северна македония|северная македония"
    ),
    "ML": ("malis|μάλι|мали|малі"),
    "MM": ("mianmar|mjanmarsko|myanmar"),
    "MN": (
        "mongolei|mongolia|mongolie|mongoliet|mongolija|mongolië|mongolsko|mongoolia|mongólia|"
        "moğolistan|μογγολία|монголия|монголія"
    ),
    "MO": (
        "macao sar|macao sar kina|macau erihalduspiirkond|makau dak tiongkok|makaó kkt|"
        "pup makao kina|ras di macao|sar macao|sonderverwaltungsregion macau|μακάο εδπ κίνας"
    ),
    "MP": (
        "isole marianne settentrionali|kepulauan mariana utara|kuzey mariana adaları|"
        "marianos šiaurinės salos|mariany północne|noordelijke marianen|nord-marianene|"
        "nordmarianerna|nordmarianerne|nördliche marianen|pohjois-mariaanit|põhja-mariaanid|"
        "severni marianski otoki|severné mariány|severní mariany|sjevernomarijanski otoci|"
        "ziemeļu marianas salas|északi mariana-szigetek|νήσοι βόρειες μαριάνες|"
        "північні маріанські острови|северни мариански острови|северные марианские о-ва"
    ),
    "MQ": ("martinica|martinik|martinika|martinique|martynika|μαρτινίκα|мартиника|мартиніка"),
    "MR": (
        "mauretania|mauretanien|mauretanija|mauritaania|mauritania|mauritanie|mauritanija|"
        "mauritanië|mauritánia|mauritánie|mauritânia|mauritānija|mavretanija|moritanya|μαυριτανία|"
        "мавритания|мавританія"
    ),
    "MS": ("montseratas|montserrat|montserrata|μονσεράτ|монтсерат|монтсеррат"),
    "MT": ("malta|malte|málta|μάλτα|малта|мальта"),
    "MU": (
        "maurice|mauricijus|mauricio|mauricius|mauritius|maurício|maurícius|maurīcija|μαυρίκιος|"
        "маврикий|маврикій|мавриций"
    ),
    "MV": (
        "maladewa|maldiivid|maldivas|maldive|maldiven|maldivene|maldiverna|maldiverne|maldives|"
        "maldivi|maldivler|maldivy|maldyvai|maldív-szigetek|maldīvija|malediivit|malediven|"
        "maledivy|malediwy|μαλδίβες|малдиви|мальдивы|мальдіви"
    ),
    "MW": ("malaui|malavi|malavis|malawi|malāvija|μαλάουι|малави|малаві"),
    "MX": (
        "mehhiko|mehika|meksika|meksiko|meksyk|messico|mexic|mexico|mexiko|mexikó|mexique|"
        "méxico|μεξικό|мексика|мексико"
    ),
    "MY": (
        "malaisia|malaisie|malaizija|malajsie|malajzia|malasia|malaysia|maleisië|malesia|"
        "malezija|malezja|malezya|malásia|μαλαισία|малайзия|малайзія"
    ),
    "MZ": (
        "mosambiik|mosambik|mozambic|mozambico|mozambik|mozambika|mozambikas|mozambique|"
        "moçambique|μοζαμβίκη|мозамбик|мозамбік"
    ),
    "NA": ("namibia|namibie|namibija|namibië|namibya|namiibia|namíbia|namībija|ναμίμπια|намибия|намібія"),
    "NC": (
        "jaunkaledonija|kaledonia baru|naujoji kaledonija|neukaledonien|nieuw-caledonië|"
        "noua caledonie|nouvelle-calédonie|nova caledônia|nova kaledonija|nová kaledonie|"
        "nová kaledónia|nowa kaledonia|nueva caledonia|nuova caledonia|ny kaledonien|ny-caledonia|"
        "nya kaledonien|uus-kaledoonia|uusi-kaledonia|yeni kaledonya|új-kaledónia|νέα καληδονία|"
        "нова каледония|нова каледонія|новая каледония"
    ),
    "NE": ("nigeris|nigēra|nijer|níger|νίγηρας|нигер|нігер"),
    "NF": (
        "ilha norfolk|insula norfolk|isla norfolk|isola norfolk|kepulauan norfolk|norfolk|"
        "norfolk adası|norfolk island|norfolk-sziget|norfolkas sala|norfolkinsaari|norfolkinsel|"
        "norfolko sala|norfolkön|norfolkøya|norfolški otok|otok norfolk|île norfolk|νήσος νόρφολκ|"
        "о-в норфолк|остров норфолк|острів норфолк"
    ),
    "NG": ("nigeeria|nigeria|nigerija|nigéria|nigérie|nigērija|nijerya|νιγηρία|нигерия|нігерія"),
    "NI": ("nicaragua|nicarágua|nikaragua|nikaragva|νικαράγουα|никарагуа|нікарагуа"),
    "NL": (
        "alankomaat|belanda|holandia|holandsko|holland|hollanda|hollandia|nederland|nederlandene|"
        "nederländerna|niederlande|nizozemska|nizozemsko|nyderlandai|nīderlande|paesi bassi|pays-"
        "bas|países baixos|países bajos|țările de jos|κάτω χώρες|нидерландия|нидерланды|нідерланди"
    ),
    "NO": (
        "noorwegen|norge|norja|norra|norsko|noruega|norvegia|norvegija|norveç|norveška|norvège|"
        "norvégia|norvēģija|norwegen|norwegia|nórsko|νορβηγία|норвегия|норвегія"
    ),
    "NP": ("nepal|nepalas|nepál|nepāla|népal|νεπάλ|непал"),
    "NR": ("nauru|ναουρού|науру"),
    "NU": ("niue|niujė|νιούε|ниуе|ниуэ|ніуе"),
    "NZ": (
        "jaunzēlande|naujoji zelandija|neuseeland|new zealand|nieuw-zeeland|noua zeelandă|nouvelle-"
        "zélande|nova zelandija|nova zelândia|novi zeland|nový zéland|nowa zelandia|nueva zelanda|"
        "nuova zelanda|nya zeeland|selandia baru|uus-meremaa|uusi-seelanti|yeni zelanda|új-zéland|"
        "νέα ζηλανδία|нова зеландия|нова зеландія|новая зеландия"
    ),
    "OM": ("omaan|oman|omanas|omán|omāna|umman|ομάν|оман"),
    "PA": ("panama|panamá|παναμάς|панама"),
    "PE": ("peru|peruu|perù|perú|pérou|περού|перу"),
    "PF": (
        "francia polinézia|francijas polinēzija|francoska polinezija|francouzská polynésie|"
        "francuska polinezija|francúzska polynézia|frans-polynesië|fransk polynesia|"
        "fransk polynesien|franska polynesien|fransız polinezyası|französisch-polynesien|"
        "polinesia francesa|polinesia francese|polinesia prancis|polinezia franceză|"
        "polinezja francuska|polinésia francesa|polynésie française|prancūzijos polinezija|"
        "prantsuse polüneesia|ranskan polynesia|γαλλική πολυνησία|французская полинезия|"
        "французька полінезія|френска полинезия"
    ),
    "PG": (
        "paapua uus-guinea|papoea-nieuw-guinea|papouasie-nouvelle-guinée|papua naujoji gvinėja|"
        "papua nova gvineja|papua nugini|papua nuova guinea|papua ny guinea|papua ny-guinea|"
        "papua nya guinea|papua yeni gine|papua-jaungvineja|papua-neuguinea|papua-noua guinee|papua-"
        "nova guiné|papua-nová guinea|papua-nowa gwinea|papua-uusi-guinea|papúa nueva guinea|"
        "pápua új-guinea|παπούα νέα γουινέα|папуа-нова гвинея|папуа-нова гвінея"
    ),
    "PH": (
        "filipiinid|filipijnen|filipina|filipinai|filipinas|filipine|filipini|filipinler|"
        "filipiny|filippiinit|filippine|filippinene|filippinerna|filippinerne|filipíny|filipīnas|"
        "fülöp-szigetek|philippinen|philippines|φιλιππίνες|филипини|филиппины|філіппіни"
    ),
    "PK": ("pakistan|pakistanas|pakistán|pakistāna|pakisztán|paquistão|pákistán|πακιστάν|пакистан"),
    "PL": (
        "lengyelország|lenkija|polandia|polen|polija|poljska|pologne|polonia|polonya|polska|"
        "polsko|polônia|poola|poľsko|puola|πολωνία|полша|польша|польща"
    ),
    "PM": (
        "saint-pierre a miquelon|saint-pierre e miquelon|saint-pierre en miquelon|saint-"
        "pierre i miquelon|saint-pierre ja miquelon|saint-pierre és miquelon|saint-pierre și miquelon|"
        "saint-pierre-et-miquelon|senpjēra un mikelona|сен-пʼєр і мікелон|сен-пьер и микелон"
    ),
    "PN": (
        "ilhas pitcairn|insulele pitcairn|islas pitcairn|isole pitcairn|kepulauan pitcairn|pitcairn|"
        "pitcairn adaları|pitcairn-szigetek|pitcairneilanden|pitcairni saared|pitcairninseln|"
        "pitcairnove ostrovy|pitcairnovi otoci|pitcairnovy ostrovy|pitcairnöarna|pitcairnøyene|"
        "pitkerno salos|pitkērnas salas|îles pitcairn|νήσοι πίτκερν|о-ва питкэрн|острови питкерн|"
        "острови піткерн"
    ),
    "PR": (
        "porto rico|porto riko|portorico|portoriko|portoryko|puerto rico|puerto rikas|puerto riko|"
        "puertoriko|πουέρτο ρίκο|пуерто рико|пуерто-рико|пуэрто-рико"
    ),
    "PS": (
        "de palæstinensiske områder|det palestinske området|filistin bölgeleri|palestiina alad|"
        "palestiinalaisalue|palestijnse gebieden|palestinos teritorija|palestinska territorierna|"
        "palestinsko ozemlje|palestinsko područje|palestinská území|palestínske územia|"
        "palestīnas teritorijas|palesztin autonómia|palästinensische autonomiegebiete|"
        "teritoriile palestiniene|territoires palestiniens|territori palestinesi|"
        "territorios palestinos|territórios palestinos|terytoria palestyńskie|wilayah palestina|"
        "παλαιστινιακά εδάφη|палестински територии|палестинские территории|палестинські території"
    ),
    "PT": (
        "portekiz|portogallo|portugal|portugali|portugalia|portugalija|portugalska|portugalsko|"
        "portugália|portugāle|πορτογαλία|португалия|португалія"
    ),
    "PW": ("belau|palaos|palau|παλάου|палау"),
    "PY": ("paraguai|paraguaj|paraguay|paragvaj|paragvaja|paragvajus|paragwaj|παραγουάη|парагвай"),
    "QA": ("catar|katar|katara|kataras|qatar|κατάρ|катар"),
    "RE": (
        "la réunion|reinjona|reunion|reunião|reunión|reunjonas|riunione|réunion|ρεϊνιόν|реюнион|"
        "реюньйон|реюньон"
    ),
    "RO": (
        "roemenië|romania|romanya|romunija|románia|românia|romênia|roumanie|rumania|rumanía|"
        "rumeenia|rumunia|rumunija|rumunjska|rumunsko|rumänien|rumænien|rumānija|ρουμανία|"
        "румунія|румъния|румыния"
    ),
    "RS": (
        "serbia|serbie|serbien|serbija|servië|srbija|srbsko|szerbia|sérvia|sırbistan|σερβία|"
        "сербия|сербія|сърбия"
    ),
    "RU": (
        "krievija|oroszország|rosja|rusia|rusija|rusko|rusland|russia|russie|russland|rusya|"
        "ryssland|rússia|venemaa|venäjä|ρωσία|россия|росія|русия"
    ),
    "RW": ("ruanda|rwanda|ρουάντα|руанда"),
    "SA": (
        "arab saudi|arabia saudita|arabia saudită|arabia saudyjska|arabia saudí|arabie saoudite|"
        "arábia saudita|saoedi-arabië|saudi araabia|saudi-arabia|saudi-arabien|saudiarabien|"
        "saudijska arabija|saudo arabija|saudova arabija|saudská arábia|saúdská arábie|"
        "saūda arābija|suudi arabistan|szaúd-arábia|σαουδική αραβία|саудитска арабия|"
        "саудовская аравия|саудівська аравія"
    ),
    "SB": (
        "ilhas salomão|insulele solomon|islas salomón|isole salomone|kepulauan solomon|"
        "saalomoni saared|salamon-szigetek|saliamono salos|salomonen|salomonovi otoci|"
        "salomonovi otoki|salomonsaaret|salomonseilanden|salomonöarna|salomonøerne|salomonøyene|"
        "solomon adaları|wyspy salomona|zālamana salas|îles salomon|šalamounovy ostrovy|"
        "šalamúnove ostrovy|νήσοι σολομώντος|соломонови острови|соломоновы о-ва|соломонові острови"
    ),
    "SC": (
        "seicheles|seišeliai|seišellid|seišelu salas|sejšeli|seszele|seychelle-szigetek|"
        "seychellen|seychellene|seychellerna|seychellerne|seychelles|seychellit|seychely|"
        "seyşeller|σεϋχέλλες|сейшели|сейшельские о-ва|сейшельські острови"
    ),
    "SD": ("soedan|soudan|sudaan|sudan|sudanas|sudán|sudão|sudāna|szudán|súdán|σουδάν|судан"),
    "SE": (
        "rootsi|ruotsi|schweden|suecia|suedia|suède|suécia|sverige|svezia|svédország|swedia|"
        "szwecja|zviedrija|zweden|švedija|švedska|švédsko|σουηδία|швеция|швеція"
    ),
    "SG": (
        "singapore|singapour|singapur|singapura|singapūra|singapūras|szingapúr|σιγκαπούρη|сингапур|сінгапур"
    ),
    "SH": (
        "saint helena|sainte-hélène|santa elena|santa helena|sfânta elena|sint-helena|svatá helena|"
        "sveta helena|svätá helena|szent ilona|wyspa świętej heleny|αγία ελένη|острів святої єлени|"
        "света елена"
    ),
    "SI": (
        "eslovenia|eslovênia|sloveenia|slovenia|slovenien|slovenija|slovenië|slovenya|slovinsko|"
        "slovénie|slovēnija|slovėnija|slowenien|szlovénia|słowenia|σλοβενία|словения|словенія"
    ),
    "SJ": ("шпицберген и ян-майен|шпіцберген та ян-маєн"),
    "SK": (
        "eslovaquia|eslováquia|slovacchia|slovacia|slovakia|slovakien|slovakiet|slovakija|"
        "slovakkia|slovakya|slovaquie|slovačka|slovaška|slovensko|slovākija|slowakei|slowakije|"
        "szlovákia|słowacja|σλοβακία|словакия|словаччина"
    ),
    "SL": (
        "serra leoa|siera leonė|sierra leona|sierra leone|sijera leone|sjerraleone|σιέρα λεόνε|"
        "сиера леоне|сьерра-леоне|сьєрра-леоне"
    ),
    "SM": ("saint-marin|san marinas|san marino|san maríno|sanmarīno|άγιος μαρίνος|сан марино|сан-марино"),
    "SN": ("senegal|senegalas|senegāla|szenegál|sénégal|σενεγάλη|сенегал"),
    "SO": (
        "somaalia|somali|somalia|somalie|somalija|somalis|somalië|somália|somálsko|somālija|"
        "szomália|σομαλία|сомали|сомалия|сомалі"
    ),
    "SR": ("surinam|surinama|surinamas|suriname|σουρινάμ|суринам"),
    "SS": (
        "dienvidsudāna|dél-szudán|etelä-sudan|güney sudan|jižní súdán|južni sudan|južný sudán|"
        "lõuna-sudaan|pietų sudanas|soudan du sud|sud sudan|sudan południowy|sudan selatan|"
        "sudanul de sud|sudán del sur|sudão do sul|sydsudan|sør-sudan|südsudan|zuid-soedan|"
        "νότιο σουδάν|південний судан|южен судан|южный судан"
    ),
    "ST": ("santome un prinsipi|sao tomé-et-principe|сан-томе и принсипи|сан-томе і принсіпі"),
    "SV": ("el salvador|salvador|salvadora|salvadoras|salvádor|salwador|ελ σαλβαδόρ|салвадор|сальвадор"),
    "SX": ("sint maarten|sint martenas|sint-maarten|sintmārtena|синт мартен|синт-мартен|сінт-мартен"),
    "SY": (
        "siria|sirija|suriah|suriye|syria|syrie|syrien|syrië|syyria|szíria|síria|süüria|"
        "sýria|sýrie|sīrija|συρία|сирия|сирія"
    ),
    "SZ": (
        "essuatíni|esuatini|esvatini|eswatini|svaasimaa|svatini|svazilandas|szváziföld|εσουατίνι|"
        "есватини|есватіні|эсватини"
    ),
    "TA": (
        "tristan da cunha|tristano da kunjos|tristán de acuña|tristão da cunha|τριστάν ντα κούνια|"
        "тристан да куня|тристан-да-кунья|трістан-да-кунья"
    ),
    "TC": (
        "turks a caicos|turks i caicos|turks ja caicos|turks- en caicoseilanden|"
        "turks- ja caicossaaret|turks- och caicosöarna|turks- og caicosøerne|turks- og caicosøyene|"
        "turks- und caicosinseln|turks- és caicos-szigetek|îles turques-et-caïques|тёркс и кайкос"
    ),
    "TD": ("chade|ciad|csád|czad|tchad|tschad|tsjaad|tsjad|tšaad|tšad|čada|čadas|τσαντ"),
    "TF": (
        "de franske sørterritorier|francia déli területek|francijas dienvidjūru teritorija|"
        "francosko južno ozemlje|francouzská jižní území|francuski južni teritoriji|"
        "franska sydterritorierna|fransız güney toprakları|prancūzijos pietų sritys|"
        "prantsuse lõunaalad|terre australi francesi|terres australes françaises|"
        "territorios australes franceses|wilayah selatan prancis|γαλλικά νότια εδάφη|"
        "французские южные территории|французькі південні території|френски южни територии"
    ),
    "TG": ("togas|togo|τόγκο|того"),
    "TH": (
        "tailandas|tailandia|tailândia|taizeme|tajland|tajlandia|tajska|tayland|thaiföld|"
        "thailand|thailanda|thailandia|thaimaa|thajsko|thaïlande|ταϊλάνδη|таиланд|тайланд|"
        "таїланд"
    ),
    "TJ": (
        "tacikistan|tadjikistan|tadjiquistão|tadschikistan|tadsjikistan|tadzjikistan|tadżykistan|"
        "tadžikija|tadžikistan|tadžikistāna|tagikistan|tajikistan|tayikistán|tádzsikisztán|"
        "tádžikistán|τατζικιστάν|таджикистан"
    ),
    "TK": ("tokelau|tokelauöarna|τοκελάου|токелау"),
    "TL": (
        "austrumtimora|ida-timor|itä-timor|kelet-timor|oost-timor|rytų timoras|timor est|"
        "timor leste|timor oriental|timor wschodni|timor-leste|východní timor|východný timor|"
        "östtimor|øst-timor|τιμόρ-λέστε|восточный тимор|тимор лесте|тимор-лешті"
    ),
    "TM": (
        "turcomenistão|turkmenistan|turkmenistán|turkmenistāna|turkménistan|turkménsko|"
        "turkmėnistanas|türkmenistan|türkmenisztán|τουρκμενιστάν|туркменистан|туркменістан"
    ),
    "TN": (
        "tuneesia|tunesien|tunesië|tunezja|tunis|tunisas|tunisia|tunisie|tunisien|tunisija|"
        "tunisko|tunizija|tunus|tunézia|tunísia|túnez|τυνησία|тунис|туніс"
    ),
    "TO": ("tonga|τόνγκα|тонга"),
    "TR": (
        "turchia|turcia|turcija|turcja|turecko|turki|turkiet|turkija|turkije|turkki|turquia|"
        "turquie|turquía|turska|turčija|tyrkia|tyrkiet|törökország|türgi|türkei|türkiye|"
        "τουρκία|туреччина|турция"
    ),
    "TT": (
        "trinidad a tobago|trinidad dan tobago|trinidad e tobago|trinidad en tobago|"
        "trinidad i tobago|trinidad in tobago|trinidad ja tobago|trinidad och tobago|"
        "trinidad og tobago|trinidad und tobago|trinidad ve tobago|trinidad y tobago|"
        "trinidad és tobago|trinidad și tobago|trinidadas ir tobagas|trinidāda un tobāgo|trinité-et-"
        "tobago|trynidad i tobago|τρινιντάντ και τομπάγκο|тринидад и тобаго|тринідад і тобаго"
    ),
    "TV": ("tuvalu|τουβαλού|тувалу"),
    "TW": ("taivanas|taivāna|taiwan|taiwán|tajvan|tajwan|tayvan|taïwan|tchaj-wan|ταϊβάν|тайван|тайвань"),
    "TZ": (
        "tansaania|tansania|tanzania|tanzanie|tanzanija|tanzanya|tanzánia|tanzânia|tanzānija|"
        "τανζανία|танзания|танзанія"
    ),
    "UA": (
        "oekraïne|ucraina|ucrania|ucrânia|ukraina|ukraine|ukrajina|ukrajna|ukrayna|ουκρανία|"
        "украина|украйна|україна"
    ),
    "UG": ("oeganda|ouganda|uganda|ουγκάντα|уганда"),
    "UM": (
        "amerikanische überseeinseln|amerikanske oversøiske øer|kepulauan terluar as|usas ytre øyer|"
        "yhdysvaltain erillissaaret|ühendriikide hajasaared|απομακρυσμένες νησίδες ηπα|"
        "віддалені острови сша"
    ),
    "US": (
        "ameerika ühendriigid|amerika birleşik devletleri|amerika serikat|amerikas savienotās valstis|"
        "egyesült államok|estados unidos|jungtinės valstijos|sjedinjene američke države|"
        "spojené státy|spojené štáty|stany zjednoczone|stati uniti|vereinigte staaten|"
        "verenigde staten|yhdysvallat|združene države amerike|états-unis|ηνωμένες πολιτείες|"
        "соединенные штаты|сполучені штати|съединени щати"
    ),
    "UY": ("uruguai|uruguaj|uruguay|urugvaj|urugvaja|urugvajus|urugwaj|ουρουγουάη|уругвай"),
    "UZ": (
        "oezbekistan|ouzbékistan|usbekistan|uzbekistan|uzbekistanas|uzbekistán|uzbekistāna|"
        "uzbequistão|özbekistan|üzbegisztán|ουζμπεκιστάν|узбекистан"
    ),
    "VA": (
        "cidade do vaticano|città del vaticano|ciudad del vaticano|statul cetății vaticanului|"
        "vaticaanstad|vatikaani|vatikan|vatikano miesto valstybė|vatikanstadt|vatikanstaten|"
        "vatikán|vatikāns|watykan|βατικανό|ватикан"
    ),
    "VC": (
        "saint-vincent-et-les grenadines|sentvinsenta un grenadīnas|сент-винсент и гренадины|сент-"
        "вінсент і гренадіни"
    ),
    "VE": ("venecuēla|venesuela|venezuela|wenezuela|βενεζουέλα|венесуела|венесуэла|венецуела"),
    "VG": (
        "brit virgin-szigetek|britanski deviški otoki|britanski djevičanski otoci|"
        "britanya virjin adaları|briti neitsisaared|britische jungferninseln|britse maagdeneilanden|"
        "britské panenské ostrovy|brittiläiset neitsytsaaret|brittiska jungfruöarna|britu virdžīnas|"
        "brytyjskie wyspy dziewicze|de britiske jomfruøer|de britiske jomfruøyene|"
        "ilhas virgens britânicas|insulele virgine britanice|islas vírgenes británicas|"
        "isole vergini britanniche|îles vierges britanniques|βρετανικές παρθένες νήσοι|"
        "британски вирджински острови|британські віргінські острови"
    ),
    "VI": (
        "abd virjin adaları|americké panenské ostrovy|amerikaanse maagdeneilanden|amerikai virgin-"
        "szigetek|amerikanische jungferninseln|amerikanska jungfruöarna|američki djevičanski otoci|"
        "ameriški deviški otoki|asv virdžīnas|de amerikanske jomfruøer|de amerikanske jomfruøyene|"
        "ilhas virgens americanas|insulele virgine americane|isole vergini americane|usa neitsisaared|"
        "yhdysvaltain neitsytsaaret|αμερικανικές παρθένες νήσοι|американски вирджински острови"
    ),
    "VN": (
        "vietnam|vietnamas|vietnám|vietnã|vijetnam|viêt nam|vjetnama|wietnam|βιετνάμ|вʼєтнам|виетнам|вьетнам"
    ),
    "VU": ("vanuatu|βανουάτου|вануату"),
    "WF": (
        "volisas ir futūna|wallis a futuna|wallis e futuna|wallis en futuna|wallis i futuna|"
        "wallis in futuna|wallis ja futuna|wallis og futuna|wallis und futuna|wallis ve futuna|"
        "wallis y futuna|wallis és futuna|wallis și futuna|wallis- och futunaöarna|wallis-et-futuna|"
        "γουάλις και φουτούνα|уолис и футуна|уоллис и футуна|уолліс і футуна"
    ),
    "WS": ("samoa|szamoa|σαμόα|самоа"),
    "YE": ("iêmen|jeemen|jemen|jemena|jemenas|yaman|yemen|yémen|υεμένη|йемен|ємен"),
    "YT": ("majota|majotas|majotta|mayotte|μαγιότ|майот|майотта"),
    "ZA": (
        "africa de sud|afrika selatan|afrique du sud|dienvidāfrikas republika|dél-"
        "afrikai köztársaság|etelä-afrikka|güney afrika|jihoafrická republika|južnoafrička republika|"
        "južnoafriška republika|južná afrika|lõuna-aafrika vabariik|pietų afrika|"
        "republika południowej afryki|sudafrica|sudáfrica|sydafrika|sør-afrika|südafrika|zuid-"
        "afrika|áfrica do sul|νότια αφρική|південно-африканська республіка|южна африка|южно-"
        "африканская республика"
    ),
    "ZM": ("sambia|zambia|zambie|zambija|zambiya|zâmbia|ζάμπια|замбия|замбія"),
    "ZW": ("simbabwe|zimbabue|zimbabve|zimbabvė|zimbabwe|zimbábue|ζιμπάμπουε|зимбабве|зімбабве"),
}
