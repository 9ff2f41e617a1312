"""City names that tell a country, written by training/cities.py (GeoNames, CC BY 4.0)."""

from typing import Final

CITY_NAMES: Final = {
    "AE": (
        "abu dhabi|ajman|al ain city|al karama|al majaz|al sajaah|al shamkhah city|al warqaa|"
        "ar rumaylah|bani yas city|business bay|dayrah|dubai|dubai festival city|"
        "dubai investments park|dubai marina|dubai silicon oasis|fujairah|international city|"
        "jebel ali|khalifah a city|lahbab|mirdif|musaffah|nāyf|ras al khaimah|sharjah|warīsān|"
        "zayed city|ţarīf kalbā"
    ),
    "AF": (
        "baghlān|balkh|bāmyān|bāzār-e yakāwlang|bāzārak|charikar|gardez|ghazni|herāt|jalālābād|"
        "kabul|kandahār|khanabad|khulm|khōst|kunduz|maymana|mazār-e sharīf|pul-e khumrī|"
        "sar-e pul|shibirghān|taloqan"
    ),
    "AL": (
        "berat|durrës|elbasan|fier|fier-çifçi|korçë|krujë|lushnjë|shkodër|tirana|vlorë"
    ),
    "AM": (
        "abovyan|ajapnyak|arabkir|avan|davtashen|erebuni|gyumri|kanaker-zeytun|kentron|malatia-"
        "sebastia|nor nork|shengavit|vanadzor|yerevan"
    ),
    "AO": (
        "andulo|bailundo|balombo|barra do dande|baía farta|benfica|benguela|bocoio|cabinda|"
        "cacuaco|cafunfo|cahama|calumbo|camacupa|camama|camucuio|cangandala|catchiungo|"
        "catumbela|caxito|cazenga|caála|cela|chitato|cuango-luzamba|cubal|cuíto|dundo|ecunna|"
        "gabela|ganda|golfe|hoji ya henda|huambo|ingombota|kikolo|kilamba|kima kieza|lobito|"
        "longonjo|luanda|luau|lubango|lucapa|luena|luquembo|maianga|malanje|matala|"
        "mbanza kongo|menongue|mossamedes|mulenvos|negage|nova vida|nzagi|ondjiva|panguíla|"
        "porto amboim|quissecula|ramiros|rangel|samba|sambizanga|saurimo|soyo|sumbe|talatona|"
        "uíge|viana|vila flor|zango"
    ),
    "AR": (
        "avellaneda|azul|bahía blanca|balvanera|banfield|barracas|barranqueras|belgrano|"
        "berazategui|berisso|buenos aires|burzaco|caleta olivia|campana|castelar|catamarca|"
        "chimbas|chivilcoy|cipolletti|colegiales|comodoro rivadavia|concepción del uruguay|"
        "concordia|corrientes|don torcuato|el palomar|eldorado|ezeiza|general pico|general roca|"
        "gobernador gálvez|gualeguaychú|hurlingham|isidro casanova|ituzaingó|junín|la plata|"
        "la rioja|lanús|lomas de zamora|los polvorines|luján|mar del plata|mar del tuyú|mendoza|"
        "merlo|monte chingolo|necochea|neuquén|oberá|olavarría|paraná|pergamino|plottier|"
        "posadas|puerto madryn|punta alta|quilmes|rafaela|rawson|reconquista|resistencia|rosario|"
        "río cuarto|río gallegos|río tercero|salta|san justo|santiago del estero|santo tomé|"
        "sarandí|tandil|tartagal|trelew|tres arroyos|ushuaia|venado tuerto|villa carlos paz|"
        "villa lugano|villa maría|yerba buena|zárate"
    ),
    "AT": (
        "aspern|brigittenau|donaustadt|döbling|eisenzicken|favoriten|floridsdorf|fünfhaus|graz|"
        "hernals|hietzing|innsbruck|klagenfurt am wörthersee|landstrasse|linz|margareten|meidling|"
        "ottakring|penzing|salzburg|simmering|vienna|villach|wien|währing"
    ),
    "AU": (
        "adelaide|adelaide hills|ballarat|bendigo|berwick|blue mountains|brisbane|bunbury|"
        "bundaberg|cairns|caloundra|canberra|central coast|coffs harbour|craigieburn|darwin|"
        "geelong|gold coast|hervey bay|hobart|launceston|logan city|mackay|maitland|mandurah|"
        "melbourne|melbourne city centre|pakenham|perth|pittwater|point cook|port macquarie|"
        "reservoir|rockhampton|sunshine coast|sydney|tarneit|toowoomba|townsville|tuggeranong|"
        "werribee|wollongong"
    ),
    "AZ": (
        "baku|bakıxanov|ganja|khirdalan|lankaran|lerik|mingachevir|naxçıvan|qaraçuxur|sheki|"
        "sumgayit|xaçmaz|yevlakh|şirvan"
    ),
    "BA": (
        "banja luka|bihać|ilidža|mostar|sarajevo|tuzla|zenica"
    ),
    "BB": (
        "bridgetown"
    ),
    "BD": (
        "ashuganj city|azimpur|bagerhat|barishal|bhairab bāzār|bhatara|bhola|bibir hat|bogra|"
        "brāhmanbāria|bāndarban|chattogram|comilla|dhaka|dhanmondi|dinajpur|feni|gazipur|"
        "habiganj|hāthazāri|ishwardi|jessore|joypur hāt|kafrul|karnaphuli|khagrachhari|khulna|"
        "kishorganj|kushtia|lakshmīpur|lalmonirhat|lākshām|madaripur|maijdi|maulavi bāzār|"
        "mirpur model thana|mohammadpur|motijheel|mymensingh|mānikganj|nagar naluākot|narail|"
        "narayanganj|narsingdi|natore|netrakona|nāgarpur|pallabi|paltan|patiya|patuakhali|"
        "pirojpur|puthia|pābna|pālang|pār naogaon|rajshahi|ramna maidan|rangamati|rangpur|"
        "rāmganj|saidpur|sandwīp|sarishābāri|savar|sherpur|shibganj|shāhzādpur|sirajganj|"
        "sonārgaon|sunāmganj|sylhet|sātkania|sātkhira|tangail|thākurgaon|tungi|tungipara"
    ),
    "BE": (
        "aalst|anderlecht|antwerp|brugge|brussel|brussels|bruxelles|charleroi|deurne|forest|"
        "genk|gent|hasselt|ixelles|jette|kortrijk|la louvière|leuven|liège|mechelen|molenbeek-"
        "saint-jean|mons|mouscron|namur|ostend|roeselare|saint-gilles|schaerbeek|seraing|sint-"
        "niklaas|tournai|uccle|verviers|woluwe-saint-lambert"
    ),
    "BF": (
        "banfora|bobo-dioulasso|djibo|dédougou|houndé|kaya|kongoussi|koudougou|nioko i|"
        "ouagadougou|ouahigouya|pouytenga|saaba|tenkodogo"
    ),
    "BG": (
        "asenovgrad|blagoevgrad|burgas|dobrich|haskovo|pazardzhik|pernik|pleven|plovdiv|ruse|"
        "shumen|sliven|stara zagora|varna|veliko tŭrnovo|yambol|варнæ|варна|варна хот|пловдив|"
        "сафія|софи|софий|софия|софия ош|софија|софія|софїꙗ|фїлїппополь"
    ),
    "BH": (
        "al muharraq|dār kulayb|jidd ḩafş|madīnat ḩamad|manama|sitrah"
    ),
    "BI": (
        "bujumbura|gitega|ngozi|rumonge"
    ),
    "BJ": (
        "abomey|abomey-calavi|bohicon|cotonou|djougou|ekpé|godomè|kandi|kérou|malanville|"
        "natitingou|nikki|parakou|porto-novo"
    ),
    "BN": (
        "bandar seri begawan"
    ),
    "BO": (
        "cochabamba|colcapirhua|montero|oruro|potosí|quillacollo|riberalta|sacaba|sucre|tarija|"
        "tiquipaya|viacha|vinto|yacuiba"
    ),
    "BR": (
        "abaetetuba|abreu e lima|acaraú|acará|agua rasa|alagoinhas|alegrete|alenquer|alfenas|"
        "almirante tamandaré|alvorada|americana|amparo|ananindeua|andradina|angra dos reis|"
        "anhanguera|anápolis|aparecida de goiânia|apucarana|aquiraz|aracaju|aracruz|araguari|"
        "araguaína|arapiraca|arapongas|araranguá|araraquara|araras|araripina|araruama|araucária|"
        "araxá|araçatuba|arcoverde|aricanduva|ariquemes|artur alvim|artur nogueira|arujá|assis|"
        "atibaia|avaré|açailândia|bacabal|bagé|bairro da penha|balneário camboriú|balsas|"
        "barbacena|barbalha|barcarena|barra do corda|barra do garças|barra do piraí|barra mansa|"
        "barreiras|barreirinhas|barretos|barueri|batatais|bauru|bayeux|bebedouro|beberibe|"
        "bela vista|belford roxo|belo horizonte|belo jardim|belém|benevides|bento gonçalves|"
        "bertioga|betim|bezerros|biguaçu|birigui|blumenau|boa viagem|boa vista|boituva|"
        "bom despacho|bosque saúde|botucatu|bragança paulista|brasilandia|brasília|brazlândia|"
        "brejo santo|breves|brumado|brusque|buriticupu|butanta|buíque|cabedelo|cabo frio|"
        "cachoeira do sul|cachoeiras de macacu|cachoeirinha|cachoeiro de itapemirim|cacoal|caetité|"
        "caicó|caieiras|cajamar|cajazeiras|caldas novas|camaquã|camaragibe|camaçari|camboriú|"
        "cambé|cametá|camocim|campina grande|campinas|campo belo|campo bom|campo formoso|"
        "campo grande|campo largo|campo limpo|campo limpo paulista|campo mourão|campos do jordão|"
        "campos dos goytacazes|canaã dos carajás|candeias|cangaiba|canindé|canoas|canoinhas|"
        "capanema|capao redondo|capitão poço|capivari|capão da canoa|caraguatatuba|carapicuíba|"
        "caratinga|carazinho|cariacica|carpina|carrao|caruaru|casa nova|casa verde|cascavel|"
        "castanhal|cataguases|catalão|catanduva|caucaia|caxias|caxias do sul|caçador|caçapava|"
        "ceará-mirim|ceilândia|chapadinha|chapecó|cianorte|cidade ademar|cidade dutra|"
        "cidade lider|cidade ocidental|cidade tiradentes|coari|codó|colatina|conceição do coité|"
        "concórdia|congonhas|conselheiro lafaiete|consolação|contagem|coroatá|coronel fabriciano|"
        "corumbá|coruripe|cosmópolis|cotia|crateús|crato|criciúma|cristalina|cruz alta|"
        "cruz das almas|cruzeiro|cruzeiro do sul|cubatão|cuiabá|curitiba|cursino|curvelo|"
        "delmiro gouveia|diadema|divinópolis|dom eliseu|dourados|duque de caxias|embu das artes|"
        "embu-guaçu|erechim|ermelino matarazzo|escada|esteio|estância|euclides da cunha|eunápolis|"
        "eusébio|extrema|extremoz|farroupilha|fazenda rio grande|feira de santana|fernandópolis|"
        "ferraz de vasconcelos|floriano|florianópolis|formiga|fortaleza|foz do iguaçu|franca|"
        "francisco beltrão|francisco morato|franco da rocha|freguesia do ó|frutal|garanhuns|gaspar|"
        "goiana|goianira|goianésia|goiânia|governador valadares|grajaú|granja|gravataí|gravatá|"
        "guaianases|guanambi|guapimirim|guarabira|guarapari|guarapuava|guaratinguetá|guarujá|"
        "guarulhos|guará|guaxupé|guaíba|gurupi|horizonte|hortolândia|humaitá|ibiporã|ibirité|"
        "ibitinga|ibiúna|igarapé miri|igarassu|iguatemi|iguatu|ijuí|ilhéus|imbituba|imperatriz|"
        "indaial|indaiatuba|inhumas|ipatinga|ipiranga|ipirá|ipojuca|iranduba|irati|irecê|"
        "itabaiana|itaberaba|itabira|itabirito|itaboraí|itabuna|itacoatiara|itaguaí|itaim bibi|"
        "itaim paulista|itaitinga|itaituba|itajaí|itajubá|itamaraju|itanhaém|itapecerica da serra|"
        "itapecuru mirim|itapema|itaperuna|itapetinga|itapetininga|itapeva|itapevi|itapipoca|"
        "itapira|itapoã|itaquaquecetuba|itaquera|itatiba|itaúna|ituiutaba|itumbiara|içara|"
        "jabaquara|jaboatão dos guararapes|jaboticabal|jacareí|jacobina|jacundá|jaguare|"
        "jaguariúna|janaúba|jandira|januária|japeri|jaraguá|jaraguá do sul|jardim angela|"
        "jardim botânico|jardim helena|jardim paulista|jardim sao luis|jaru|jataí|jaçanã|jequié|"
        "ji paraná|joinville|jose bonifacio|joão monlevade|joão pessoa|juazeiro|juazeiro do norte|"
        "juiz de fora|jundiaí|juruti|lagarto|lages|lagoa da prata|lagoa santa|lajeado|lapa|"
        "lauro de freitas|lavras|leme|lençóis paulista|leopoldina|liberdade|limeira|limoeiro|"
        "limoeiro do norte|limão|linhares|lins|londrina|lorena|louveira|luis eduardo magalhães|"
        "luziânia|macapá|macaé|macaíba|maceió|mafra|magé|mairinque|mairiporã|manacapuru|manaus|"
        "mandaqui|manhuaçu|manicoré|marabá|maracanaú|maranguape|marechal cândido rondon|"
        "marechal deodoro|mariana|maricá|maringá|marituba|marília|matão|mauá|maués|medianeira|"
        "mineiros|mirassol|mococa|moema|mogi das cruzes|mogi guaçu|mogi mirim|moju|mongaguá|"
        "monte alegre|monte mor|montes claros|mooca|morada nova|morrinhos|morumbi|mossoró|muriaé|"
        "natal|naviraí|nilópolis|niterói|nova friburgo|nova iguaçu|nova lima|nova mutum|"
        "nova odessa|nova serrana|novo gama|novo hamburgo|novo repartimento|olinda|olímpia|"
        "oriximiná|osasco|ouricuri|ourinhos|ouro preto|pacajus|pacatuba|palhoça|palmares|palmas|"
        "paracatu|paragominas|paranaguá|paranavaí|paranoá|parauapebas|paraíso do tocantins|"
        "parelheiros|parintins|parnamirim|parnaíba|parobé|parque do carmo|pará de minas|"
        "passo fundo|passos|pato branco|patos|patos de minas|patrocínio|paudalho|paulista|"
        "paulo afonso|paulínia|paço do lumiar|pedreira|pedro leopoldo|pelotas|penedo|penápolis|"
        "perdizes|perus|peruíbe|pesqueira|petrolina|petrópolis|picos|pindamonhangaba|pinhais|"
        "pinheiro|pinheiros|piracicaba|pirapora|piraquara|pirassununga|piripiri|pirituba|"
        "planaltina|plano piloto|ponta grossa|ponta porã|ponte nova|ponte rasa|pontes e lacerda|"
        "portel|porto alegre|porto feliz|porto ferreira|porto nacional|porto seguro|porto velho|"
        "pouso alegre|poços de caldas|praia grande|presidente prudente|pôr do sol|queimados|"
        "quixadá|quixeramobim|raposo tavares|recanto das emas|recife|redenção|registro|republica|"
        "resende|riacho fundo ii|ribeira do pombal|ribeirão das neves|ribeirão pires|ribeirão preto|"
        "rio bonito|rio branco|rio claro|rio das ostras|rio de janeiro|rio do sul|rio grande|"
        "rio largo|rio pequeno|rio verde|rolim de moura|rolândia|rondon do pará|rondonópolis|"
        "russas|sabará|sacomã|salgueiro|salvador|samambaia|santa cecilia|santa inês|santa luzia|"
        "santana de parnaíba|santarém|santo amaro|santo andré|santo estêvão|santo ângelo|santos|"
        "sao domingos|sao lucas|sao rafael|sapiranga|sapopemba|sapucaia do sul|sapé|saquarema|"
        "sarandi|senador canedo|senhor do bonfim|seropédica|serra|serra talhada|serrinha|"
        "sertãozinho|sete lagoas|simões filho|sinop|sobradinho|sobradinho ii|sobral|sorocaba|"
        "sorriso|sousa|sumaré|surubim|suzano|são borja|são carlos|são cristóvão|são francisco|"
        "são gabriel|são josé|são leopoldo|são luís|são mateus|são miguel|são paulo|são roque|"
        "são sebastião|são vicente|tabatinga|taboão da serra|taguatinga|tailândia|tangará da serra|"
        "taquara|taquaritinga|tatuapé|tatuí|taubaté|tauá|tefé|teixeira de freitas|telêmaco borba|"
        "teresina|teresópolis|teófilo otoni|tianguá|tijucas|timon|timóteo|tobias barreto|tomé-"
        "açu|trairi|tramandaí|tremembé|trindade|três corações|três lagoas|três pontas|três rios|"
        "tubarão|tucuruvi|tucuruí|tupã|tutóia|ubatuba|uberaba|uberlândia|umuarama|unaí|"
        "união da vitória|união dos palmares|uruguaiana|vacaria|valença|valinhos|"
        "valparaíso de goiás|vargem grande paulista|varginha|venâncio aires|vespasiano|viamão|"
        "vicente pires|videira|vigia|vila andrade|vila curuca|vila formosa|vila guilherme|"
        "vila jacui|vila maria|vila mariana|vila matilde|vila medeiros|vila prudente|vila velha|"
        "vilhena|vinhedo|vitória|vitória da conquista|viçosa|viçosa do ceará|volta redonda|"
        "votorantim|votuporanga|várzea grande|várzea paulista|xanxerê|xinguara|água rasa|"
        "águas claras|óbidos"
    ),
    "BS": (
        "nassau"
    ),
    "BT": (
        "thimphu"
    ),
    "BW": (
        "francistown|gaborone|maun|mochudi|mogoditshane|molepolole|palapye|serowe|tlokweng"
    ),
    "BY": (
        "baranovichi|barysaw|bobruysk|horad zhodzina|hrodna|kobryn|lida|mahilyow|maladziečna|"
        "mazyr|minsk|novopolotsk|orsha|pinsk|polotsk|rechytsa|slutsk|soligorsk|svetlogorsk|"
        "vitebsk|zhlobin|берасьце|берестя|брест|брест-литовск|брэст|витебск|витепск|витьбьскъ|"
        "вітебськ|віцебск|гародня|гомел|гомель|гомељ|гомєль|гродна|гродно|магілёў|минск|"
        "минск ош|минскай|могилев|могильов|могилёв|могиљов|мінск|мінськ|мѣньскъ|мәгилев"
    ),
    "BZ": (
        "belize city"
    ),
    "CA": (
        "abbotsford|ahuntsic-cartierville|ajax|aylmer|barrie|beauport|brampton|brantford|"
        "brighouse-city centre|brossard|burnaby|calgary|charlesbourg|chicoutimi|chilliwack|"
        "chomedey|cloverdale|confederation|coquitlam|dartmouth|delta|downtown vancouver|"
        "drummondville|east hastings|edmonton|etobicoke|fort garry south|fort mcmurray|fredericton|"
        "gatineau|granby|grande prairie|greater sudbury|guelph|halifax|halton hills|hull|"
        "jonquière|kamloops|kanata|kelowna|kitchener|la cité-limoilou|la haute-saint-charles|"
        "langley|laval|le plateau-mont-royal|le sud-ouest|le vieux-longueuil|les rivières|"
        "lethbridge|longueuil|lower sackville|lévis|maple ridge|markham|medicine hat|metrotown|"
        "mississauga|moncton|montréal|montréal-nord|nanaimo|nepean|new westminster|norfolk county|"
        "north bay|north delta|north vancouver|notre-dame-de-grâce|nutana sector|oakville|oshawa|"
        "ottawa|ottawa south|pickering|pierrefonds|pierrefonds-roxboro|port coquitlam|"
        "prince george|québec|red deer|regina|renfrew-collingwood|repentigny|saanich|saguenay|"
        "saint john|saint-hubert|saint-hyacinthe|saint-jean-sur-richelieu|saint-jérôme|saint-"
        "laurent|saint-louis-de-terrebonne|saint-léonard|saint-michel|sainte-foy|sarnia|saskatoon|"
        "sherbrooke|sherwood park|south surrey|stoney creek|surrey|terrebonne|thunder bay|toronto|"
        "trois-rivières|vaughan|ville-marie|waterfront communities-the island|welland|whalley|"
        "whitby|willowdale|willowdale east|winnipeg"
    ),
    "CD": (
        "aketi|babamba|bakwa|bandundu province|basoko|baudhuinville|beni|binga|boende|bolenge|"
        "boma|bukama|bukavu|bulungu|bumba|bunia|buta|butembo|dibaya-lubwe|fungurume|gandajika|"
        "gbadolite|gemena|goma|hyosha|idiofa|ilebo|inkisi|inongo|isiro|kabalo|kabinda|kalemie|"
        "kalima|kambove|kamina|kananga|kanyama|kasongo|katwa|kayna|kenge|kikwit|kimpese|kindu|"
        "kinshasa|kipushi|kirumba|kisangani|kituku|kolwezi|kongolo|kutu|likasi|lisala|lodja|"
        "lubumbashi|luputa|mangai|mangina|manono|masina|matadi|mbandaka|mbanza-ngungu|mbuji-"
        "mayi|miabi|mulongo|mushie|mweka|mwene|mwene-ditu|nioki|nyunzu|rutshuru|tshela|"
        "tshikapa|tshilenge|uvira|yangambi"
    ),
    "CF": (
        "bambari|bangassou|bangui|berbérati|bimbo|bossangoa|bouar|bégoua|carnot|kaga-bandoro"
    ),
    "CG": (
        "brazzaville|dolisie|nkayi|pointe-noire"
    ),
    "CH": (
        "basel|bern|berne|bâle|geneva|genf|genève|lausanne|lugano|luzern|sankt gallen|"
        "winterthur|zuerich|zurich|zürich"
    ),
    "CI": (
        "abengourou|abidjan|abobo|aboisso|adzopé|agboville|agnibilékrou|anyama|bingerville|"
        "bondoukou|bonon|bouaflé|bouaké|boundiali|dabou|daloa|danané|daoukro|dimbokro|divo|"
        "duekoué|ferkessédougou|gagnoa|grand-bassam|guiglo|issia|katiola|korhogo|koumassi|"
        "marcory|méagui|odienné|oumé|san-pédro|sinfra|soubré|séguéla|tengréla|toumodi|vavoua|"
        "yamoussoukro|zagné"
    ),
    "CL": (
        "alto hospicio|antofagasta|arica|buin|calama|chiguayante|chillán|colina|copiapó|"
        "coquimbo|coronel|curicó|hualpén|iquique|la pintana|la serena|lampa|lo prado|los andes|"
        "los ángeles|maipú|melipilla|osorno|ovalle|padre hurtado|padre las casas|paine|peñaflor|"
        "peñalolén|puente alto|puerto montt|punta arenas|quilicura|quillota|quilpué|rancagua|"
        "renca|san bernardo|talagante|talca|talcahuano|temuco|tomé|valdivia|valparaíso|"
        "villa alemana|viña del mar|ñuñoa"
    ),
    "CM": (
        "bafang|bafia|bafoussam|bamenda|bertoua|buea|douala|dschang|edéa|foumban|foumbot|"
        "guider|kousséri|kribi|kumba|kumbo|limbe|loum|maroua|mbalmayo|mbouda|melong|meïganga|"
        "mokolo|mora|mutengene|ngaoundéré|nkongsamba|sangmélima|tiko|yagoua|yaoundé|ébolowa"
    ),
    "CN": (
        "acheng|aihui|anbu|anda|anguo|anjiang|ankang|anliu|anlong|anlu|anning|anqing|anqiu|"
        "anshan|anshun|antu|anyang|aoxi|aqsu|artux|babu|bachuan|bageqi|baicheng|baidi|"
        "baihecun|baijiantan|baimajing|baiquan|baise|baisha|baishan|baishishan|baixi|baiyin|"
        "banan|baoding|baoji|baoqing|baoshan|baotou|baoying|barkam|bashan|basuo|bayan|"
        "bayan hot|bayan nur|bayiji|bazhong|beibei|beichengqu|beidao|beihai|beijing|beiliu|"
        "beimeng|beining|beipiao|beisu|bengbu|benxi|bianzhuang|bijie|bin xian|binzhou|bishan|"
        "bole|boli|bonan|boshan|botou|bozhou|buhe|buzhuang|caidian|cangzhou|caohe|caoqiao|"
        "chaigou|chaihe|changbai|changcheng|changchun|changde|changji|changle|changleng|changli|"
        "changling|changning|changping|changqing|changsha|changshu|changtu|changyi|changyuan|"
        "changzheng|changzhi|changzhou|chaohu|chaoyang|chaozhou|chengde|chengdu|chenggu|"
        "chenghua|chengqiao|chengtangcun|chengxian chengguanzhen|chengxiang|chengyang|chengzhong|"
        "chengzihe|chenzhou|chifeng|chizhou|chonglong|chongming|chongqing|chongzuo|chuxiong|"
        "chuzhou|chéngguān qū|chóngfú|cixi|dachang|dacheng|dalai|dali|dali old town|dalian|"
        "daliang|dalianwan|damiao|dandong|danjiangkou|daokou|daotian|dapeng|daqing|dasha|"
        "dashahe|dashi|dashiqiao|dashitou|datong|datun|dawukou|daxing|daxu|daye|dazeshan|"
        "dazhong|dazhou|degan|dehui|dengbu|dengzhou|deqing|deyang|dezhou|dianbu|dianzi|didao|"
        "dingjia|dingtao|dingxi|dingzhou|doilungdêqên|dongcun|dongdu|dongfeng|dongguan|donghai|"
        "donghe|dongkan|dongling|dongning|dongsheng|dongtai|dongxi|dongxia|dongxing|dongyang|"
        "dongying|dorbod|ducheng|dunhou|dunhua|dunhuang|duoba|duobao|dushan|duyun|duzhou|"
        "dêqên|emin|encheng|enshi|erdaojiang|ezhou|fangcheng|fangchenggang|fangcun|fangshan|"
        "fanlou|feicheng|fendou|fengcheng|fenggang|fenghua|fenghuang|fengkou|fengping|fengrun|"
        "fengxiang|fengyi|fenshui|fenyi|foshan|fuding|fujin|fuling|fuqing|fushun|fuxin|fuyang|"
        "fuyu|fuzhou|gangshang|gangu chengguanzhen|gannan|ganshui|gantang|ganzhou|gaogou|"
        "gaojing|gaoliu|gaomi|gaoping|gaoyou|gaozhou|gejiu|gelan|gengqing|genhe|ghulja|"
        "gongchangling|gongguan|gongheyong|gongyi|gongzhuling|guangshui|guangyuan|guangzhou|"
        "guanhu|guankou|guanshan|guanyin|guanzhuang|gucheng|gucheng chengguanzhen|gucun|guigang|"
        "guilin|guiping|guiren|guixi|guiyang|gujangbagh|guli|gulin|gunan|guozhen|gushu|gusong|"
        "guyuan|haicheng|haikou|hailar|hailin|hailun|haimen|haining|haizhou|hami|hancheng|"
        "hanchuan|handan|hanfeng|hangu|hangzhou|hanjia|hanting|hanyin chengguanzhen|hanyuan|"
        "hanzhong|harbin|hebi|hechi|hechuan|hecun|hede|hedong|hefei|hegang|heguan|heihe|"
        "heishan|hejiang|helong|hengbei|hengshan|hengshui|hengyang|hepingjie|hepo|hepu|heshan|"
        "heyuan|heze|hezhou|hezuo|hohhot|honggang|honghe|hongjiang|hongkou|hongqiao|houzhen|"
        "huacheng|huadian|huaibei|huaicheng|huaidian|huaihua|huainan|huaiyang|"
        "huaiyuan chengguanzhen|huajing|hualong|huanan|huangchuan|huanggang|huanghua|huanglou|"
        "huangmei|huangnihe|huangpi|huangpu|huangshan|huangshi|huangzhou|huankou|huanren|"
        "huashan|huayin|huayuan|huazhou|huguo|huicheng|huilong|huinan|huinong|huiqu|huixing|"
        "huizhou|hulan|hulan ergi|huludao|hulunbuir|humen|hunchun|huocheng|huoqiu chengguanzhen|"
        "hushitai|hutang|huzhou|jalai nur|jiading|jiagedaqi|jiamusi|jianchang|jiangbei|jiangkou|"
        "jiangmen|jiangshan|jianguang|jiangyan|jiangyin|jiangyou|jiangzhuang|jianshui|jiaohe|"
        "jiaojiang|jiaozhou|jiaozuo|jiashan|jiawang|jiaxing|jiayue|jiayuguan|jiazi|jidong|"
        "jiehu|jieshi|jieshou|jietou|jiexiu|jieyang|jijiang|jilin|jimo|jinan|jinchang|"
        "jincheng|jinding|jinfeng|jingdezhen|jinggou|jinghong|jingling|jingmen|jingzhi|jingzhou|"
        "jinhua|jining|jinji|jinjiang|jinniu|jinsha|jinshan|jinshanlu|jinshi|jinxiang|jinzhong|"
        "jinzhou|jishou|jishu|jishui|jitai|jiudian|jiujiang|jiupu|jiuquan|jiutai|jixi|jixian|"
        "jiyuan|jizhou|juegang|junlian|juye|kageleke|kaifeng|kaihua|kaili|kaitong|kaiyuan|"
        "kangding|kanjia|karamay|kashgar|korla|kuandian|kunming|kunshan|kunyang|laibin|laiwu|"
        "laixi|laiyang|laizhou|langfang|langtoucun|langxiang|langzhong|lanshan|lanxi|lanzhou|"
        "laohekou|laojunmiao|lecheng|leiyang|lengshuijiang|lengshuitan|leshan|lhasa|lhoka|"
        "lhünzhub|liancheng|lianghu|liangji|liangping|liangxiang|liangzhai|lianhe|lianjiang|"
        "lianshan|lianyuan|lianyungang|lianzhou|liaocheng|liaolan|liaoyang|liaozhong|licha|"
        "licheng|lichuan|lidu|ligezhuang|liguo|lijiang|lincang|linfen|lingao|lingcheng|"
        "lingdong|linghai|linghe|lingwu|lingyuan|linjiacun|linjiang|linkou|linping|linqiong|"
        "linqu|linshui|lintong|linxi|linxia chengguanzhen|linyi|liping|lishi|lishu|lishui|"
        "liuhe|liuji|liuku|liupanshui|liuquan|liuxin|liuzhi|liuzhou|lixian|lizhi|longfeng|"
        "longgang|longgu|longjiang|longjing|longling county|longnan|longquan|longshan|longshi|"
        "longshui|longtan|longyan|loudi|loushanguan|luancheng|lubu|lucheng|lulou|luocheng|"
        "luodian|luohe|luohu district|luohuang|luojiang|luojing|luomen|luorong|luoyang|lushar|"
        "lushui|luzhou|lüeyang chengguanzhen|lüliang|lüshun|maba|mabai|macheng|majie|malingshan|"
        "manzhouli|maocun|maoming|maozhou|maqin county|meihekou|meishan|meizhou|"
        "mengcheng chengguanzhen|menghuan|menglang|mengmao|mengyin|mengzi|mentougou|mianyang|"
        "miaohang|miaojie|micheng|mingcun|minggang|mingguang|mingshui|minhang|mishan|miyang|"
        "mudanjiang|mudu|mujiayingzi|muling|nada|nanbin|nanchang|nanchong|nanchuan|nancun|"
        "nandajie|nanding|nandu|nanfeng|nangong|nanhu|nanjian|nanjin|nanjing|nanlong|nanma|"
        "nanning|nanpiao|nanping|nanqiao|nantai|nantong|nanxi|nanyang|nanzhang chengguanzhen|"
        "nanzhou|naxi|nehe|neijiang|nenjiang|nianbo|nianzhuang|nianzishan|ningbo|ningde|"
        "ninghai|ningyang|nyingchi|ordos|oroqen zizhiqi|pailou|panjin|panlong|panshan|panshi|"
        "panzhihua|peicheng|pengcheng|pengpu|pengze|picheng|pingdingshan|pingdu|pingjin|"
        "pingliang|pingnan|pingshan|pingwu county|pingxiang|pingyi|pingyin|pingzhuang|pizhou|"
        "poyang|pucheng|pudong|puji|pulandian|puning|puqi|putian|putuo|puxi|puyang|"
        "puyang chengguanzhen|pánlóngchéng jīngjì kāifāqū|qamdo|qaraqash|qarasu|qianjiang|qiantang|"
        "qiaoguan|qiaotou|qibao|qincheng|qingdao|qingfu|qinggang|qingnian|qingpu|qingquan|"
        "qingshuping|qingxichang|qingyang|qingyuan|qingzhou|qinhuangdao|qinnan|qinzhou|qionghai|"
        "qionghu|qiongshan|qipan|qiqihar|qishan|qitaihe|qiuji|quanzhou|qufu|qujing|quzhou|"
        "renqiu|renzhao|rikaze|rizhao|rugao|runan|salaqi|sanchazi|sanchuan|sandaohezi|sandu|"
        "sanhe|sanhui|sanmenxia|sanming|sanshui|santangpu|santo antónio|sanya|sanzhuang|shache|"
        "shahecheng|shajing|shajing town|shancheng|shanghai|shangkou|shangluo|shangmei|shangqiu|"
        "shangrao|shangri-la|shangsi|shangyu|shangzhi|shanhaiguan|shanhecun|shanji|shankou|"
        "shanting|shantou|shanwang|shanwei|shaoguan|shaoshan|shaowu|shaoxing|shaoyang|"
        "shaozhuang|shaping|shenglilu|shenjiamen|shenliu|shenyang|shenzhen|shenzhen city centre|"
        "shibuzi|shiguai|shihezi|shijiazhuang|shijie|shikang|shilin|shilong|shiqi|shiqiao|"
        "shiqiaozi|shiquan|shitanjing|shiwan|shixing|shiyan|shizhai|shizilu|shizuishan|"
        "shouguang|shouxian|shuangcheng|shuangfengqiao|shuangliao|shuanglonghu|shuangyang|"
        "shuangyashan|shuifu|shuijiang|shuikou|shuizhai|shulan|shunyi|shuozhou|siping|sishui|"
        "sitou|songcheng|songjiang|songjianghe|songling|songlingcun|songlou|songnan|songyang|"
        "songyuan|suicheng|suifenhe|suihua|suiling|suining|suixi|suizhou|sujiatun|suozhen|"
        "suqian|suyangshan|suzhou|tacheng|tahe|taibai|taicang|taifu|taihe|tailai|taishan|"
        "taitou|taixing|taiyuan|taizhou|tanfang|tanggu|tanghe|tangjiazhuang|tangping|tangshan|"
        "tangwu|tangxiang|tangzhai|tangzhang|tantou|tanzhou|taoluo|taonan|taozhou|taozhuang|"
        "tashan|tengyue|tianchang|tianfu|tianjin|tianliu|tianpeng|tianshui|tianzhuang|tiefu|"
        "tieli|tieling|tongchuan|tongchuanshi|tonghua|tongliao|tongling|tongren|tongshan|"
        "tongzhou|tuanbao|tumen|tumxuk|turpan|ulanhot|ulanqab|wacheng neighborhood|wafangdian|"
        "wanggou|wangji|wangkui|wangqing|wanning|wansheng|wanxian|wanzhou|wayaobu|weifang|"
        "weihai|weimiao|weinan|weining|wenchang|wenjiang|wenling|wenshan city|wenshang|wensu|"
        "wenxing|wenzhou|wuchang|wucheng|wuchuan|wuda|wugang|wuhai|wuhan|wuhu|wujiaqu|wujing|"
        "wulingyuan|wulong|wushan|wusu|wuwei|wuxi|wuxue|wuyang|wuyishan|wuzhen|wuzhishan|"
        "wuzhong|wuzhou|xiamen|xiangcheng|xiangtan|xiangxiang|xiangyang|xiangzhou|xianju|"
        "xianning|xiannü|xianshuigu|xiantao|xianyang|xiaogan|xiaolingwei|xiaoshan|xiaoshi|"
        "xiaoweizhai|xiayang|xiazhen|xiazhuang|xichang|xiema|xifeng|xigang|xihe|xilin hot|"
        "xilinhot|ximeicun|xincheng|xindi|xindian|xingcheng|xingguo|xinghua|xinglongshan|"
        "xingning|xingqiao|xingren|xingtai|xingyi|xinhe|xining|xininglu|xinji|xinle|xinmin|"
        "xinqiao|xinqing|xinshi|xintai|xinxiang|xinxing|xinyang|xinye|xinyi|xinyu|xinyuan|"
        "xinzhai|xinzhi|xinzhou|xiongzhou|xishan|xiugu|xiulin|xiuyan|xiuying|xixiang|xuancheng|"
        "xuanhua|xuantan|xuchang|xucheng|xuhui|xujiang|xunchang|xunyang|xuyong|xuzhou|xuzhuang|"
        "yakeshi|yancheng|yangcheng|yangchun|yangcun|yanghang|yanghe|yangjiang|yangliuqing|"
        "yangpu|yangquan|yangshuo|yangtun|yangzhou|yanji|yanjia|yanliang|yanta|yantai|"
        "yantongshan|yanzhou|yaoji|yaowan|yashan|yatou|yaxing|yebaishou|yeyuan|yezhou|yibin|"
        "yichang|yicheng|yichun|yidu|yigou|yima|yinchuan|yingjiang|yingkou|yingli|yingqiu|"
        "yingshang chengguanzhen|yingtan|yinma|yintai|yinzhu|yishan|yishui|yiwu|yixing|yizhou|"
        "yongbei|yongchuan|yongfeng|yongji|yongjian|yongning|yongqing|yongzhou|youhao|yousuo|"
        "youxi|yuanping|yuanshang|yucheng|yuci|yudong|yuepu|yueyang|yulin|yulinshi|yuncheng|"
        "yunfu|yunjin|yunlong|yunmen|yunmeng chengguanzhen|yunnanyi|yunshan|yunyang|yushu|yutan|"
        "yuxi|yuxia|yuyao|yuzhou|zaoyang|zaozhuang|zepu|zhabei|zhalantun|zhangfeng|zhangji|"
        "zhangjiachuan|zhangjiagang|zhangjiajie|zhangjiakou|zhangye|zhangzhai|zhangzhou|"
        "zhangzhuang|zhanjiang|zhaobaoshan|zhaodong|zhaodun|zhaogezhuang|zhaoqing|zhaotong|"
        "zhaoyuan|zhaozhou|zhaozhuang|zhawa|zhefang|zhengding|zhengzhou|zhenjiang|zhenlai|"
        "zhenping|zhenxi|zhenzhou|zhicheng|zhijiang|zhongduo|zhonggulou|zhonghe|zhongshan|"
        "zhongshu|zhongwei|zhongxiang|zhongxin|zhongxing|zhoucheng|zhoucun|zhoujiaba|zhoukou|"
        "zhoushan|zhu cheng city|zhuanghe|zhuangyuan|zhucheng|zhuhai|zhuji|zhujiajiao|zhujing|"
        "zhumadian|zhutuo|zhuyi|zhuzhai|zhuzhou|zibihu|zibo|zigong|zitong|ziyang|zizhuang|"
        "zoucheng|zunyi|ürümqi|ānwén"
    ),
    "CO": (
        "aguachica|agustín codazzi|apartadó|arauca|arjona|armenia|ayapel|baranoa|barbosa|"
        "barrancabermeja|barranquilla|bello|bogotá|bucaramanga|buenaventura|cajicá|calarcá|"
        "caldas|cali|cartago|caucasia|cereté|chigorodó|chinchiná|chinú|chía|cimitarra|ciénaga|"
        "cúcuta|dosquebradas|duitama|el bagre|el banco|envigado|espinal|facatativá|florencia|"
        "floridablanca|fundación|funza|fusagasugá|girardot city|girón|guadalajara de buga|ibagué|"
        "ipiales|itagüí|kennedy|la dorada|los patios|magangué|maicao|malambo|manizales|"
        "marinilla|medellín|mocoa|montelíbano|montería|mosquera|neiva|ocaña|orito|pasto|"
        "pereira|piedecuesta|pitalito|planeta rica|popayán|puerto berrío|quibdó|riohacha|"
        "rionegro|sabanalarga|sahagún|san andrés|santa marta|santander de quilichao|sincelejo|"
        "soacha|sogamoso|soledad|tuluá|tumaco|tunja|turbaco|turbo|valledupar|villavicencio|"
        "yopal|yumbo|zipaquirá"
    ),
    "CR": (
        "limón|san josé"
    ),
    "CU": (
        "alamar|almendares|arroyo naranjo|artemisa|banes|bartolomé masó|bayamo|boyeros|camagüey|"
        "centro habana|cerro|ciego de ávila|cienfuegos|ciudad camilo cienfuegos|consolación del sur|"
        "contramaestre|corralillo|diez de octubre|fontanar|guanabacoa|guantánamo|güines|"
        "güira de melena|havana|holguín|jagüey grande|jesús menéndez|la habana vieja|las tunas|"
        "mantilla|marianao|matanzas|nuevitas|palma soriano|pinar del río|placetas|puerto padre|"
        "sagua la grande|sancti spíritus|santiago de cuba|vedado|vedado del cotorro"
    ),
    "CV": (
        "mindelo|praia"
    ),
    "CW": (
        "willemstad"
    ),
    "CY": (
        "larnaca|limassol|nicosia|stróvolos"
    ),
    "CZ": (
        "brno|brno střed|chodov|frýdek-místek|havířov|hradec králové|jihlava|kladno|liberec|"
        "most|olomouc|opava|ostrava|pardubice|pilsen|prague|praha|stodůlky|teplice|zlín|"
        "ústí nad labem|české budějovice|žižkov"
    ),
    "DE": (
        "aachen|aalen|ahlen|alt-hohenschönhausen|altona|arnsberg|aschaffenburg|augsburg|"
        "bad salzuflen|baden-baden|bamberg|bayreuth|bergedorf|bergheim|bergisch gladbach|"
        "bergkamen|berlin|berlin köpenick|bielefeld|billstedt|bocholt|bochum|bogenhausen|bonn|"
        "bottrop|braunschweig|bremen|bremerhaven|castrop-rauxel|celle|charlottenburg|chemnitz|"
        "cologne|cottbus|cuxhaven|darmstadt|delmenhorst|dessau|detmold|dinslaken|dormagen|"
        "dorsten|dortmund|dresden|duisburg|düren|düsseldorf|eimsbüttel|emden|erftstadt|erfurt|"
        "erlangen|eschweiler|essen|esslingen|euskirchen|flensburg|frankfurt am main|frechen|"
        "freiburg|friedrichsfelde|friedrichshafen|friedrichshain|fulda|fürth|garbsen|"
        "gelsenkirchen|gera|gesundbrunnen|giessen|gladbeck|grevenbroich|gronau|gummersbach|"
        "göppingen|görlitz|göttingen|gütersloh|hagen|hamburg|hamburg-mitte|hamburg-nord|hameln|"
        "hamm|hanau am main|hannover|harburg|hattingen|heilbronn|hellersdorf|herford|herne|"
        "herten|hilden|hildesheim|hürth|ibbenbueren|ingolstadt|iserlohn|jena|kaiserslautern|"
        "karlsruhe|kassel|kerpen|kiel|koblenz|koeln|konstanz|krefeld|kreuzberg|köln|köpenick|"
        "lahr|landshut|langenfeld|langenhagen|leipzig|leverkusen|lichtenrade|lichterfelde|lingen|"
        "lippstadt|ludwigsburg|ludwigshafen am rhein|lübeck|lüdenscheid|lüneburg|lünen|magdeburg|"
        "mainz|mannheim|mariendorf|marienthal|marl|marzahn|meerbusch|menden|minden|mitte|"
        "moabit|moers|muenchen|munich|mönchengladbach|mülheim|münchen|münster|neu-"
        "hohenschönhausen|neu-ulm|neubrandenburg|neubrück|neue neustadt|neukölln|neumünster|neuss|"
        "neuwied|nippes|norderstedt|nordhorn|nuremberg|oberhausen|offenbach|offenburg|oldenburg|"
        "osnabrück|paderborn|pankow|passau|pforzheim|plauen|porz am rhein|potsdam|"
        "prenzlauer berg|pulheim|rahlstedt|ratingen|recklinghausen|regensburg|reinickendorf|"
        "remscheid|reutlingen|rheine|rheinhausen|rodenkirchen|rosenheim|rostock|"
        "rüsselsheim am main|saarbrücken|salzgitter|sankt augustin|schweinfurt|schwerin|schwerte|"
        "schwäbisch gmünd|schöneberg|siegen|sindelfingen|solingen|speyer|steglitz|stolberg|"
        "stralsund|stuttgart|tempelhof|treptow|troisdorf|tübingen|unna|velbert|viersen|"
        "villingen-schwenningen|waiblingen|wandsbek|wattenscheid|wedding|weimar|wesel|wetzlar|"
        "wiesbaden|wilhelmsburg|wilhelmshaven|willich|wilmersdorf|winterhude|witten|wolfenbüttel|"
        "wolfsburg|worms|wuppertal|würzburg|zehlendorf|zwickau"
    ),
    "DJ": (
        "ali sabih|balbala|djibouti"
    ),
    "DK": (
        "aalborg|avedøre|copenhagen|esbjerg|frederiksberg|herning|horsens|hvidovre|"
        "klinteby frihed|kolding|københavn|odense|randers|roskilde|vejle|århus"
    ),
    "DO": (
        "azua|bajos de haina|baní|bonao|cristo rey|la romana|la vega|moca|puerto plata|"
        "punta cana|salvaleón de higüey|santo domingo|santo domingo este|santo domingo oeste|"
        "villa francisca"
    ),
    "DZ": (
        "adrar|aflou|algiers|ali mendjeli|annaba|arzew|assi bou nif|aïn beïda|aïn defla|"
        "aïn oulmene|aïn oussera|aïn temouchent|aïn touta|bab ezzouar|baraki|barika|batna|"
        "beni mered|berrouaghia|besbes|bir el ater|bir el djir|birkhadem|biskra|blida|boghni|"
        "bordj bou arreridj|bordj el bahri|bordj el kiffan|bou saâda|boudouaou|boufarik|bouïra|"
        "béchar|béjaïa|chelghoum el aïd|cheria|chlef|constantine|district of taher|djelfa|drean|"
        "ech chettia|el achir|el bayadh|el eulma|el khroub|el menia|el oued|en nedjma|ghardaïa|"
        "guelma|guerara|hamma bouziane|hassi bahbah|jijel|khemis miliana|khenchela|kolea|"
        "ksar chellala|ksar el boukhari|laghouat|larbaâ|maghnia|mansoûra|mascara|mecheria|"
        "messaad|mila|mohammadia|mostaganem|médéa|oran|ouargla|oued rhiou|ouled djellal|"
        "oum el bouaghi|reghaïa|relizane|rouiba|rouissat|saïda|sidi aïssa|sidi bel abbes|skikda|"
        "sougueur|souk ahras|sétif|tamanghasset|tiaret|tissemsilt|tizi ouzou|tlemcen|tolga|"
        "touggourt|tébessa"
    ),
    "EC": (
        "ambato|babahoyo|cuenca|daule|eloy alfaro|guayaquil|ibarra|latacunga|loja|machala|"
        "manta|milagro|portoviejo|quevedo|quito|riobamba|tulcán"
    ),
    "EE": (
        "haabersti|kesklinn|lasnamäe|mustamäe|narva|põhja-tallinn|tallinn|tartu"
    ),
    "EG": (
        "abnūb|abū al maţāmīr|abū an numrus|abū kabīr|abū qurqāş|abū tīj|abū ḩummuş|ad dilinjāt|"
        "akhmīm|al badrashayn|al badārī|al balyanā|al burj|al bājūr|al fashn|al fayyum|"
        "al ghanāyim|al ibrāhīmīyah|al jammālīyah|al khuşūş|al khānkah|al khārjah|al mansurah|"
        "al manzalah|al marāghah|al maţarīyah|al minshāh|al qanāyāt|al qurayn|al qūşīyah|"
        "al wāsiţah|al ḩawāmidīyah|al ḩusaynīyah|al ḩāmūl|al-khārijah|alexandria|armant|arīsh|"
        "as sinbillāwayn|as sāḩil|ash-shaykh zāyid|ashmūn|assiut|aswān|awsīm|aş şaff|balţīm|"
        "banhā|banī mazār|banī suwayf|basyūn|bibā|bilbeis|bilqās|biyalā|būsh|cairo|damanhur|"
        "damietta|darāw|dayr mawās|dayrūţ|dikirnis|dishnā|disūq|diyarb najm|dumyāţ al jadīdah|"
        "edfu|el shorouk|esna|farshūţ|fuwwah|fāqūs|girga|giza|hihyā|hurghada|ibshawāy|idkū|"
        "ihnāsyā al madīnah|ihnāsīyah|ismailia|iţsā|juhaynah|kafr ad dawwār|kafr ash shaykh|"
        "kafr az zayyāt|kawm ḩamādah|kirdāsah|kom ombo|luxor|madīnat an naşr|madīnat as sādāt|"
        "maghāghah|mallawī|manfalūţ|marsá maţrūḩ|mashtūl as sūq|maţāy|minya|minyat an naşr|"
        "minyā al qamḩ|munūf|mīt ghamr|nabarūh|nag hammâdi|new cairo|port said|qalyub|qina|"
        "quwaysinā|rosetta|safaga|samannūd|samālūţ|shibīn al kawm|shibīn al qanāţir|shirbīn|"
        "shubrā al khaymah|sinnūris|sirs al layyānah|sohag|suez|sumusţā al waqf|talā|tanta|"
        "zagazig|zefta|ītāy al bārūd|ţahţā|ţalkhā|ţimā|ţāmiyah|ţūkh|ḩalwān"
    ),
    "EH": (
        "laayoune"
    ),
    "ER": (
        "asmara|keren"
    ),
    "ES": (
        "a coruña|albacete|alcalá de guadaira|alcalá de henares|alcobendas|alcorcón|alcoy|"
        "algeciras|algorta|alicante|almería|aluche|aranjuez|arganda|arganzuela|arona|arrecife|"
        "avilés|badajoz|badalona|barakaldo|benalmádena|benidorm|bilbao|boadilla del monte|burgos|"
        "calvià|campiña|carabanchel|castelldefels|cerdanyola del vallès|ceuta|chamartín|chamberí|"
        "ciudad lineal|ciudad real|ciutat vella|collado-villalba|cornellà de llobregat|coslada|"
        "delicias|dos hermanas|eixample|el ejido|elche|elda|estepona|ferrol|fuencarral|"
        "fuencarral-el pardo|fuengirola|fuenlabrada|gamonal|gandia|getafe|getxo|gijón|girona|"
        "granollers|grao de murviedro|gràcia|horta-guinardó|hortaleza|huelva|huesca|irun|"
        "la laguna|las águilas|leganés|les corts|lleida|logroño|lorca|madrid|madrid centro|"
        "majadahonda|manresa|marbella|mataró|melilla|mijas|molina de segura|mollet del vallès|"
        "moncloa-aravaca|moratalaz|motril|murcia|málaga|móstoles|nou barris|orihuela|ourense|"
        "oviedo|palma|parla|paterna|pinar del rey|ponferrada|pozuelo de alarcón|"
        "puente de vallecas|puertollano|reus|rivas-vaciamadrid|roquetas de mar|rubí|sabadell|"
        "sagrada família|sagunto|san blas-canillejas|sanlúcar de barrameda|sant andreu|sant martí|"
        "santander|santiago de compostela|sants-montjuïc|santutxu|sarrià-sant gervasi|sevilla|"
        "seville|tarragona|telde|terrassa|torrejón de ardoz|torrelavega|torremolinos|torrent|"
        "torrevieja|usera|utrera|valdefuentes|valdemoro|valladolid|vallecas|valverde|ventas|"
        "vicálvaro|vigo|vila-real|viladecans|villa de vallecas|villaverde|vélez-málaga|zaragoza|"
        "ávila"
    ),
    "ET": (
        "addis ababa|adwa|aksum|alamata|arba minch|arsi negele|awasa|bahir dar|bishoftu|bodītī|"
        "bonga|burayu|butajīra|chagni|ciro|dangila|debre birhan|debre tabor|dembī dolo|dessie|"
        "dire dawa|duramē|dīla|felege neway|fichē|finote selam|gambēla|gimbi|goba|gode|gonder|"
        "gununo|hagere maryam|harar|hāgere hiywet|inda silasē|jijiga|jimma|jinka|kobo|kombolcha|"
        "metu|mojo|mīzan teferī|nazrēt|negēlē|sebeta|shashamane|sodo|tēpī|waliso|warder|"
        "weldiya|wendo|ziway|ādīgrat|āgaro|ārabī|āreka|āsela|āsosa"
    ),
    "FI": (
        "east helsinki|espoo|helsinki|hämeenlinna|joensuu|jyväskylä|kotka|kouvola|kuopio|lahti|"
        "lappeenranta|mikkeli|oulu|pori|porvoo|rovaniemi|salo|seinäjoki|tampere|turku|vaasa|"
        "vantaa"
    ),
    "FJ": (
        "lautoka|nasinu|suva"
    ),
    "FR": (
        "aix-en-provence|ajaccio|albi|amiens|angers|antibes|antony|argenteuil|arles|asnières-"
        "sur-seine|aubervilliers|aulnay-sous-bois|avignon|beauvais|belfort|besançon|blois|"
        "bordeaux|boulogne-billancourt|bourges|brive-la-gaillarde|béziers|caen|calais|cannes|"
        "cergy|cergy-pontoise|chambéry|champigny-sur-marne|charleville-mézières|cholet|châlons-en-"
        "champagne|châteauroux|clamart|clermont-ferrand|clichy|colmar|colombes|courbevoie|"
        "créteil|dijon|drancy|dunkirk|fontenay-sous-bois|fréjus|gare|grenoble|hyères|issy-les-"
        "moulineaux|ivry-sur-seine|juan-les-pins|la roche-sur-yon|la rochelle|la seyne-sur-mer|"
        "le havre|le mans|levallois-perret|lille|limoges|lorient|lyon|maison blanche|maisons-"
        "alfort|marne la vallée|marseille|meaux|metz|montauban|montpellier|montreuil|mulhouse|"
        "mérignac|nancy|nanterre|nantes|narbonne|neuilly-sur-seine|niort|noisy-le-grand|nîmes|"
        "pantin|paris|perpignan|pessac|picpus|poitiers|quimper|reims|rennes|roubaix|rouen|"
        "rueil-malmaison|saint-brieuc|saint-malo|saint-maur-des-fossés|saint-nazaire|saint-quentin|"
        "saint-quentin-en-yvelines|saint-étienne|sarcelles|sartrouville|strasbourg|tarbes|toulon|"
        "toulouse|tourcoing|troyes|valence|vannes|versailles|villeurbanne|vitry-sur-seine|"
        "vénissieux|évreux|évry"
    ),
    "GA": (
        "franceville|libreville|ntoum|owendo|oyem|port-gentil"
    ),
    "GB": (
        "archway|ashford|aylesbury|barking|barnsley|barrow in furness|barry|basildon|basingstoke|"
        "battersea|bebington|beckenham|becontree|belfast|bexley|birkenhead|birmingham|blackburn|"
        "blackpool|bletchley|bognor regis|bolton|bootle|bournemouth|bracknell|bradford|brent|"
        "bristol|brixton|buckley|burnley|burton upon trent|canary wharf|cannock|canterbury|"
        "cardiff|castlereagh|chingford|city of westminster|clacton-on-sea|colchester|corby|"
        "coventry|craigavon|crawley|crewe|cricklewood|croydon|cumbernauld|dagenham|darlington|"
        "dartford|derby|dewsbury|dudley|dunfermline|dunstable|east kilbride|eastbourne|eastleigh|"
        "edinburgh|ellesmere port town|enfield town|esher|exeter|farnborough|feltham|finchley|"
        "folkestone|fulham|fylde|gateshead|gillingham|glasgow|gosport|grays|great yarmouth|"
        "halesowen|harlow|harrogate|harrow|hartlepool|hemel hempstead|high peak|high wycombe|"
        "hinckley|hounslow|hove|huddersfield|huyton|ilford|ipswich|islington|keighley|"
        "kidderminster|kingston upon hull|kirkcaldy|leeds|leicester|leytonstone|lisburn|"
        "littlehampton|liverpool|london|londonderry county borough|loughborough|lowestoft|luton|"
        "macclesfield|maidenhead|maidstone|manchester|meikle earnock|mendip|middlesbrough|"
        "milton keynes|morecambe|newcastle under lyme|newcastle upon tyne|newport|newtownabbey|"
        "northampton|nottingham|nuneaton|oldham|paignton|paisley|peckham|poole|preston|purley|"
        "putney|redditch|rhondda|rochdale|romford|rossendale|rotherham|royal leamington spa|"
        "royal tunbridge wells|rugby|runcorn|salford|scunthorpe|sheffield|sittingbourne|slough|"
        "smethwick|solihull|south croydon|south shields|southall|southampton|southend-on-sea|"
        "st helens|staines|stamford hill|stevenage|stockport|stockton-on-tees|stoke-on-trent|"
        "stourbridge|streatham|stroud|sunderland|sutton|sutton coldfield|swansea|swindon|telford|"
        "tonypandy|tottenham|tynemouth|wallasey|walsall|walthamstow|warrington|waterlooville|"
        "watford|wellingborough|welwyn garden city|wembley|west bromwich|weston-super-mare|widnes|"
        "wigan|wimbledon|woking|wolverhampton|worthing|wrexham|yeovil"
    ),
    "GE": (
        "batumi|kutaisi|rustavi|sokhumi|tbilisi"
    ),
    "GF": (
        "cayenne"
    ),
    "GH": (
        "accra|adenta|aflao|akim oda|amanfrom|ashaiman|atsiaman|bawku|berekum|bolgatanga|"
        "buduburam|cape coast|ejura|gbawe|hohoe|japekrom|jirapa|kasoa|kintampo|koforidua|"
        "kumasi|mampong|mandela|medina estates|nungua|obuase|sekondi|sekondi-takoradi|suhum|"
        "sunyani|swedru|tafo|takoradi|tamale|techiman|tema|tema new town|teshi old town|"
        "twifu praso|winneba|yendi"
    ),
    "GM": (
        "brikama|bununka kunda|serekunda|sukuta"
    ),
    "GN": (
        "boké|camayenne|conakry|coyah|dixinn|dubréka|faranah|fria|gueckedou|kamsar|kankan|"
        "kindia|kissidougou|kolaboui|labé|macenta|mamou|manéah|nzérékoré|sangarédi|siguiri"
    ),
    "GP": (
        "les abymes"
    ),
    "GQ": (
        "bata|malabo"
    ),
    "GR": (
        "acharnés|agios dimitrios|agía paraskeví|aigáleo|alexandroupoli|athens|chalkída|chaniá|"
        "galátsi|glyfáda|ilioúpoli|ioánnina|irákleion|kalamariá|kalamata|kallithéa|kateríni|"
        "kavála|keratsíni|khalándrion|korydallós|lamía|lárisa|maroúsi|néa ionía|néa smýrni|"
        "níkaia|palaió fáliro|peristéri|petroúpolis|piraeus|pátra|ródos|sérres|thessaloniki|"
        "thessaloníki|tríkala|volos|výronas|zográfos|évosmos|ílion|αθήνα|θεσσαλονίκη"
    ),
    "GT": (
        "amatitlán|chicacao|chichicastenango|chimaltenango|chinautla|chiquimula|coatepeque|cobán|"
        "comitancillo|escuintla|fraijanes|guatemala city|huehuetenango|jalapa|jutiapa|malacatán|"
        "mazatenango|mixco|ostuncalco|palín|panzos|patzún|petapa|puerto barrios|quetzaltenango|"
        "retalhuleu|salamá|san josé pinula|san juan sacatepéquez|san pedro ayampuc|"
        "santa catarina pinula|santa lucía cotzumalguapa|totonicapán|villa canales|villa nueva|"
        "zacapa"
    ),
    "GW": (
        "bairro militar|bissau"
    ),
    "HK": (
        "fanling|hong kong|hong kong island|kowloon|kowloon city|kowloon city centre|"
        "kowloon west end|kwai chung|lohas park|ma on shan|mong kok|nam cheong|new territories|"
        "pok fu lam|sau mau ping|sha tin|sha tin wai|sham shui po|shap pat heung|siu lek yuen|"
        "tai po|tin shui wai|tiu keng leng|tseung kwan o|tsing yi town|tsuen wan|tuen mun|"
        "tung chung|wan chai|wong tai sin|yuen long"
    ),
    "HN": (
        "catacamas|choloma|ciudad choluteca|comayagua|danlí|el negrito|el progreso|la ceiba|"
        "olanchito|omoa|puerto cortez|san pedro sula|siguatepeque|tegucigalpa|tocoa"
    ),
    "HR": (
        "osijek|pula|rijeka|sesvete|zadar|zagreb"
    ),
    "HT": (
        "arcahaie|cap-haïtien|carrefour|croix-des-bouquets|dessalines|gonaïves|jacmel|jérémie|"
        "les cayes|léogâne|miragoâne|port-au-prince|port-de-paix|pétionville|saint-marc|thomazeau|"
        "tigwav"
    ),
    "HU": (
        "angyalföld|buda|budapest|békéscsaba|debrecen|dunaújváros|eger|erzsébetváros|ferencváros|"
        "győr|józsefváros|kaposvár|kecskemét|kelenföld|kispest|kőbánya|miskolc|nyíregyháza|pest|"
        "pestlőrinc|pécs|sopron|szeged|szolnok|szombathely|székesfehérvár|tatabánya|veszprém|"
        "zalaegerszeg|zugló|újpest"
    ),
    "ID": (
        "abepura|adiwerna|amahai|ambarawa|ambon|amuntai|arjawinangun|astanajapura|atambua|"
        "baekrajan|balai pungut|balikpapan|banda aceh|bandar lampung|bandung|bangil|bangkalan|"
        "banjar|banjaran|banjarbaru|banjarmasin|bantul|banyuwangi|barabai|batam|batang|batu|"
        "baturaja|baubau|bekasi|belawan|bengkulu|besuki|bima|binjai|bitung|blitar|blora|bogor|"
        "bojonegoro|bondowoso|bontang|boyolali|bukittinggi|caringin|cepu|ciamis|ciampea|cianjur|"
        "cibinong|cicurug|cikampek|cikarang|cikupa|cilacap|cilegon|cileungsir|cileunyi|cimahi|"
        "ciputat|ciranjang-hilir|cirebon|citeureup|comal|curug|denpasar|depok|dobo|dompu|"
        "dukuhturi|dumai|ende|galesong|gamping lor|garut|gedangan|genteng|godean|gombong|"
        "gorontalo|gresik|grogol|gunungsitoli|indramayu|jakarta|jambi city|jatibarang|jatiroto|"
        "jatiwangi|jayapura|jember|jepara|jombang|kabanjahe|karangsembung|karawang|kartasura|"
        "kasihan|kawalu|kebomas|kediri|kedungwaru|kedungwuni|kendari|kepanjen|kertosono|kisaran|"
        "klangenan|klaten|klungkung|kota sambas|kotamobagu|kresek|kudus|kuningan|kupang|"
        "labuan bajo|lamongan|langsa|lawang|lembang|lhokseumawe|loa janan|lubuklinggau|lumajang|"
        "madiun|magelang|majalengka|majene|makassar|malang|manado|manokwari|margahayukencana|"
        "martapura|mataram|maumere|medan|melati|mendaha|merauke|mertoyudan|metro|meulaboh|"
        "mojokerto|muncar|muntilan|nabire|negara|nganjuk|nunukan|padalarang|padang|"
        "padangpanjang|padangsidempuan|pagar alam|palangkaraya|palembang|palimanan|palopo|palu|"
        "pamanukan|pamekasan|pamulang|pandak|pandeglang|pangkalanbuun|pangkalpinang|pare|"
        "parepare|pariaman|parung|pasarkemis|paseh|pasuruan|pati|payakumbuh|pecangaan|"
        "pekalongan|pekanbaru|pelabuhanratu|pemalang|pemangkat|pematangsiantar|perbaungan|percut|"
        "plumbon|polewali|ponorogo|pontianak|prabumulih|probolinggo|purbalingga|purwakarta|"
        "purwodadi|purwokerto|raha|rangkasbitung|rantauprapat|rengasdengklok|salatiga|samarinda|"
        "sampang|sampit|sangkapura|sawangan|selong|semarang|sengkang|sepatan|serang|serpong|"
        "sewon|sibolga|sidikalang|sidoarjo|singaraja|singkawang|singosari|sintang|situbondo|"
        "slawi|sleman|sokaraja|solok|soreang|sorong|south tangerang|sragen|subang|subulussalam|"
        "sukabumi|sukawati|sumbawa besar|sumber|sumedang|sumedang utara|sumenep|sungai penuh|"
        "sungailiat|sunggal|surabaya|surakarta|taliwang|tangerang|tanjung pandan|tanjung pinang|"
        "tanjung selor|tanjungagung|tanjungbalai|tarakan|tarub|tasikmalaya|tebingtinggi|tegal|"
        "teluknaga|terbanggi besar|ternate|timika|toli-toli|tual|tuban|tulangan utara|"
        "tulungagung|ubud|ungaran|wamena|watampone|wedi|weleri|weru|wonosari|wonosobo|"
        "yogyakarta"
    ),
    "IE": (
        "dublin|galway|limerick|south dublin|tallaght"
    ),
    "IL": (
        "acre|ashdod|ashkelon|bat yam|beersheba|bet shemesh|bnei brak|eilat|givatayim|hadera|"
        "haifa|herzliya|hod hasharon|jaffa|jerusalem|kfar saba|kiryat gat|modiin ilit|nahariyya|"
        "ness ziona|netanya|petaẖ tiqva|qiryat ata|ramat gan|ramla|reẖovot|rishon letsiyyon|"
        "tel aviv|umm el faḥm|west jerusalem"
    ),
    "IN": (
        "abohar|achalpur|adoni|agartala|agra|ahilyanagar|ahmedabad|airoli|aizawl|ajmer|akola|"
        "akot|alandur|alappuzha|allinagaram|alwar|alīgarh|alīpur duār|amalner|amalāpuram|"
        "amaravati|ambala sadar|ambarnath|ambattur|ambikāpur|ambur|ambājogāi|ambāla|amravati|"
        "amreli|amritsar|amroha|anakapalle|anand|anantapur|anantnag|anjangaon|anjār|ankleshwar|"
        "aonla|arakkonam|arcot|arni|arrah|arsikere|aruppukkottai|arwal|arāmbāgh|arāria|"
        "ashoknagar|ashoknagar kalyangarh|ashta|attili|attur|auraiya|aurangabad|aurangābād|avadi|"
        "avaniyāpuram|ayodhya|azamgarh|bada barabīl|badagara|badlapur|badvel|bagaha|bagalkot|"
        "bagbera|bahadurgarh|baharampur|baheri|bahraigh|baidyabāti|balasore|ballari|ballarpur|"
        "balotra|balrāmpur|balāngīr|bangaon|bankra|baranagar|barauni|baraut|barbil|barddhamān|"
        "bareilly|bargarh|baripāda|barnāla|barshi|baruipur|barwāni|basavakalyan|basirhat city|"
        "basmat|basoda|bastī|bathinda|batāla|bawāna|beed|begampur|begusarai|belagavi|"
        "bellampalli|bengaluru|benipur|bettiah|betūl|beypore|beāwar|bhabhua|bhadohi|bhadrak|"
        "bhadravati|bhadreswar|bhadrāchalam|bhadrāvati|bhandāra|bharūch|bhavnagar|bhawānipatna|"
        "bhayandar|bhetia|bhilai|bhilai charoda|bhilwara|bhimavaram|bhind|bhiwadi|bhiwandi|"
        "bhiwāni|bhongīr|bhopal|bhubaneswar|bhuj|bhusawal|bhāgalpur|bhālswa jahangirpur|bhātpāra|"
        "bhātāpāra|bhīmunipatnam|bidar|bihār sharīf|bihāt|bijnor|bikaner|bilimora|bilāspur|"
        "birgaon|bishnupur|biswān|bobbili|bodhan|bodināyakkanūr|bokāro|bolpur|bongaigaon|"
        "borivli|borsad|botad|brahmapur|brajarajnagar|budaun|budge budge|bulandshahr|buldāna|"
        "burhānpur|burāri|buxar|byasanagar|bāli|bālurghāt|bālāghāt|bānda|bāngarda chhota|"
        "bānkura|bānsbāria|bānswāra|bāpatla|bāprola|bāramūla|bārdoli|bārh|bāri|bārmer|bāruni|"
        "bārākpur|bārāmati|bārān|bārāsat|bīna|bīsalpur|būndi|chakradharpur|chalisgaon|"
        "challakere|chamrajnagar|chandannagar|chandigarh|chanduasi|changanācheri|channapatna|"
        "charkhi dādri|chas|chaumu|chengalpattu|chennai|cheruvannur|chhatarpur|chhibrāmau|"
        "chhindwāra|chidambaram|chik ballāpur|chikhli|chikmagalūr|chilakalūrupet|"
        "chilla soroda bāngar|chinnachowk|chintamani|chiplūn|chirmiri|chitradurga|chittoor|"
        "chittorgarh|chopda|choudwar|chānda|chāpra|chāībāsa|chīrāla|chūru|closepet|coimbatore|"
        "contai|cuddalore|cumbum|cuttack|dabhel|dabhoi|dabra|dabwāli|dalūpura|dam dam|damoh|"
        "dandeli|darbhanga|datia|daudnagar|dausa|davangere|deesa|deglur|dehradun|delhi|"
        "delhi cantonment|deoband|deoghar|deoli|deolāli|deoria|devakottai|dewas|dhamtari|"
        "dhanbad|dharapuram|dharashiv|dharmapuri|dharmavaram|dhaulpur|dhenkānāl|dholka|dhone|"
        "dhoraji|dhrāngadhra|dhubri|dhule|dhuliān|dhār|dhārāvi|dhūri|dibrugarh|dimāpur|"
        "dinapore|dinapur nizamat|dindigul|diphu|doddaballapura|dohad|dombivali|dumraon|durg|"
        "durgapur|dādri|dāhānu|dārjiling|dīdwāna|edattala|eluru|emmiganūr|erode|etah|etāwa|"
        "etāwah|faridabad|farrukhābād|farīdkot|fatehābād|fatwa|fazilka|firozpur|forbesganj|"
        "fyzābād|fīrozābād|gadag|gadag-betageri|gaddi annaram|gadwāl|gajraula|gajuwaka|"
        "gandhinagar|gangavati|gangoh|gangtok|gangāpur|gangārāmpur|garhchiroli|gaya|gharroli|"
        "ghazīpur|ghātāl|ghāziābād|giridih|gobichettipalayam|gobindgarh|godhra|gohad|gohāna|"
        "gokak|gokalpur|gola gokarannāth|gondal|gondiā|gondā city|gorakhpur|goyerkāta|goālpāra|"
        "greater noida|gudivāda|gudiyatham|gumlā|guna|gundupālaiyam|guntakal|guntur|gurdaspur|"
        "gurugram|guwahati|gwalior|gyānpur|gāndhīdhām|gūdūr|haldia|haldwani|hanumāngarh|harda|"
        "hardoī|haridwar|harihar|hasanpur|hashtsāl|hassan|hazāribāgh|hilsa|himatnagar|hindaun|"
        "hindupur|hinganghāt|hingoli|hiriyūr|hisar|hodal|hosapete|hoshiārpur|hoskote|hosūr|"
        "howrah|hubballi|hugli|hunsūr|hābra|hājīpur|hālol|hālīsahar|hānsi|hāpur|hāthras|"
        "hāveri|ichalkaranji|idaiyarpālaiyam|idappadi|ilkal|imphal|indore|islāmpur|itanagar|"
        "itārsi|jabalpur|jagdalpur|jaggaiahpet|jagraon|jagtiāl|jagādhri|jahāngīrābād|jahānābād|"
        "jaigaon|jaipur|jaisalmer|jaitpur|jalandhar|jalgaon|jalor|jalpāiguri|jamkhandi|jammu|"
        "jamnagar|jamshedpur|jamūī|jangaon|jangipur|jaora|jatani|jaunpur|jetpur|jeypore|jharia|"
        "jharsuguda|jhumri telaiya|jhunjhunūn|jhālāwār|jhānsi|jhārgrām|jodhpur|jorhat|jāfarābād|"
        "jājmau|jālaun|jālna|jāmuria|jīnd|jūnāgadh|kadapa|kadayanallur|kadi|kadiri|kagaznāgār|"
        "kairāna|kaithal|kalaburagi|kalamassery|kallakurichi|kalol|kalyani|kalyān|kanakapura|"
        "kanayannur|kanchipuram|kandukūr|kanhangad|kannauj|kannur|kanpur|kanpur cantonment|"
        "kapurthala town|karauli|karnāl|karol bāgh|karur|karwar|karād|karāwalnagar|karīmganj|"
        "karīmnagar|kashipur|kathua|katihar|kavanur|kayamkulam|keonjhargarh|keshod|khadki|"
        "khagaul|khajoori khas|khambhāt|khammam|khanapuram haveli|khandwa|khanna|kharagpur|"
        "kharakvasla|kharar|khardah|kharghar|khargone|khatauli|khopoli|khurai|khurja|khāmgaon|"
        "kirāri sulemānnagar|kishanganj|kishangarh|koch bihār|kodungallūr|kodār|kohima|kolar|"
        "kolhāpur|kolkata|kollam|kollegāl|kolār|konch|konnagar|kopargaon|koppal|koratla|korba|"
        "kosi|kot kapūra|kota|kotharia|kotkapura|kottagūdem|kottayam|kovilpatti|koyilandy|"
        "kozhikode|krishnagiri|krishnanagar|kuchāman|kukatpally|kulti|kumarapalayam|kumbakonam|"
        "kundla|kuniyamuttūr|kunnamkulam|kurichchi|kurnool|kushinagar|kākināda|kāliyāganj|kālna|"
        "kāmthi|kāmāreddi|kāmārhāti|kānchrāpāra|kāndi|kāpas herd|kāraikkudi|kāraikāl|kāranja|"
        "kāsaragod|kāsganj|kāsipālaiyam|kāsībugga|kātoya|kātrās|kāvali|kīratpur|lakhīmpur|"
        "lal bahadur nagar|lalitpur|latur|laxmangarh|lohārdagā|lonavla|loni|luckeesarai|lucknow|"
        "ludhiana|lunglei|lādnūn|lāharpur|machilīpatnam|madanapalle|madgaon|madhavaram|madhepura|"
        "madhubani|madhupur|madhurampur dehri|madhyamgram|madurai|maduravoyal|mahbūbnagar|"
        "maheshtala|mahesāna|mahobā|mahuva|mahāsamund|mainpuri|makrāna|malappuram|malda|"
        "malegaon|malkajgiri|malkāpur|malout|mancherial|mandamarri|mandapeta|mandi dabwāli|"
        "mandideep|mandlā|mandoli|mandsaur|mandya|mangalagiri|mangaluru|mango|manjeri|manmād|"
        "mannargudi|mannārakkāt|maraimalainagar|masaurhi buzurg|mathura|mawlai-mawïong|mawāna|"
        "mayiladuthurai|medininagar|medinīpur|meerut|metpalle|mettupalayam|mettur|mhow|"
        "miryalaguda|mirzāpur|modāsa|moga|mohali|mokameh|molārband|moonniyur|morena|mormugao|"
        "morvi|morādābād|mothīhāri|mubarakpur|mudhol|mukandpur|muktsar|mulbāgal|mulugu|mumbai|"
        "munger|munnar|murwāra|murādnagar|mustafābād|muzaffarnagar|muzaffarpur|mysuru|mācherla|"
        "māler kotla|māndvi|māngrol|mānsa|mārkāpur|mīthepur|mūndka|nadiād|nagaon|nagapattinam|"
        "nagari|nagda|nagpur|nagīna|naihāti|najafgarh|najībābād|naksalbāri|nalgonda|nallūr|"
        "nanded|nandurbar|nandyāl|nani daman|nanjangūd|narasapur|narasaraopet|narela|"
        "narmadapuram|narnaul|narsimhapur|narwāna|nashik|nasīrābād|navadwīp|navi mumbai|navsari|"
        "nawalgarh|nawāda|naya gaon|nedumangād|neelankarai|nellore|nerkunram|nerupperichchal|"
        "new delhi|neyveli|neyyāttinkara|nimach|nipāni|nirmal|nithari|nizāmābād|noida|nokha|"
        "north lakhimpur|nowrangapur|nābha|nāgaur|nāgercoil|nāmakkal|nāngloi jāt|nīmbāhera|"
        "nūzvīd|obra|ongole|ooty|orai|ottapalam|ozar|palakkad|palakollu|palani|pallichal|"
        "pallāvaram|palmaner|palwal|palwancha|palāsa|pammal|panchkula|pandharpur|panipat|panna|"
        "panruti|panvel|paralakhemundi|paramagudi|parbhani|parli vaijnāth|parādīp garh|pathānkot|"
        "patiāla|patna|pattukkottai|payyanur|peranāmpattu|periya semūr|petlād|phagwāra|phaltan|"
        "phulwari sharif|phusro|pidugurālla|pilkhua|pimpri|pimpri-chinchwad|pithampur|pithāpuram|"
        "pollachi|ponnur|ponnāni|ponnūru|poonamalle|porbandar|port blair|prayagraj|proddatūr|"
        "puducherry|pudukkottai|pul pehlad|pulivendla|puliyankudi|pune|punganūru|punāsa|puri|"
        "purnia|puruliya|pusad|puttūr|pāchora|pālanpur|pālghar|pāli|pālitāna|pāloncha|pānihāti|"
        "pārvatipuram|pīlibhīt|pūth kalān|quthbullapur|rabkavi|rabkavi-banhatti|raebareli|raigarh|"
        "raipur|rajamahendravaram|rajapalayam|rajgangpur|rajpur sonarpur|rajpura|ramagundam|"
        "ramanathapuram|ramapuram|rampur hat|rampura phul|ranchi|ranebennur|rasapūdipalem|"
        "rasipuram|ratangarh|ratlām|ratnagiri|raurkela industrial township|raxaul|rayachoti|"
        "renukūt|repalle|rewa|rewāri|rishra|rishīkesh|robertsonpet|roha|rohini|rohtak|roorkee|"
        "ropar|roshanpura|rourkela|rudrapur|rāghogarh|rāichūr|rāiganj|rāj-nāndgaon|rājgarh|"
        "rājkot|rājsamand|rāmgarh|rāmgundam|rāmnagar|rāmpur|rāniganj|rānipet|rānāghāt|rānīganj|"
        "rāth|rāyadrug|rāyagada|rāzampeta|saharsa|sahaswān|sahāranpur|sambalpur|sambhal|samāna|"
        "samāstipur|sandīla|sangamner|sangrūr|sangāreddi|sankarankovil|sardārshahr|sasarām|"
        "satara|satna|sattenapalle|saugor|saunda|savarkundla|sawai madhopur|secunderabad|sehore|"
        "sendhwa|seoni|serilingampalle|shahdol|shahuwadi|shegaon|sheikhpura|shella|sheopur|"
        "sherkot|shikohābād|shillong|shimla|shirpur|shivaji nagar|shivamogga|shivpuri|sholapur|"
        "shorāpur|shrirampur|shrīrāmpur|shujālpur|shyamnagar|shāhjānpur|shāhpur|shāhābād|shāhāda|"
        "shājāpur|shāmli|shāntipur|sibsāgar|siddhapur|siddipet|sidhi|sidlaghatta|sihor|"
        "sikandarābād|silchar|siliguri|sillod|silvassa|sindhnūr|singrauli|sinnar|sirhind|sironj|"
        "sirsa|sirsi|sirsilla|siruguppa|siuri|sivakasi|siwān|sonīpat|sopur|soyībug|"
        "sri dūngargarh|sri ganganagar|srikakulam|srikalahasti|srinagar|srivilliputhur|"
        "sultan pur majra|sultānganj|sultānpur|sunabeda|sunām|supaul|suratgarh|surendranagar|"
        "suriāpet|sādatpur gujran|sāgar|sāhibganj|sāhibābād daulotpur|sālūr|sāmalkot|sānand|"
        "sāngli|sārni|sīkar|sīra|sītāmarhi|sītāpur|sūjāngarh|tadepalligudem|tadpatri|taj pul|"
        "talegaon dābhāde|taliparamba|tambaram|tandur|tanuku|tarn taran|teghra|tellicherry|teni|"
        "tennala|tezpur|thanjavur|thenali|thenkasi|thiruvananthapuram|thiruvarur|thodupuzha|"
        "thoothukudi|thrissur|thāne|thānesar|tilhar|tindivanam|tinsukia|tiptūr|tiruchengode|"
        "tiruchirappalli|tirumangalam|tirunelveli|tirupati|tirupattur|tirupparangunram|tiruppur|"
        "tirur|tiruttangal|tiruvalla|tiruvallur|tiruvannamalai|tiruvottiyūr|tirūrangādi|titāgarh|"
        "tohāna|tonk|tripunittura|tumkūr|tuni|tura|tādepalle|tāndoni|tāndā|tīkamgarh|tūndla|"
        "udaipur|udgīr|udhampur|udumalaippettai|udupi|ujhāni|ujjain|ulhasnagar|ullagaram|ullal|"
        "uluberiya|umred|unjha|unnāo|upleta|uppal kalan|urun-islāmpur|vadodara|valparai|valsād|"
        "vaniyambadi|vapi|varanasi|vasco da gama|vazhakkala|vejalpur|velampālaiyam|vellore|"
        "venkatagiri|verāval|vidisha|vijalpor|vijayapura|vijayawada|vikārābād|villupuram|"
        "vinukonda|viramgām|virudhachalam|virudunagar|virār|visakhapatnam|visnagar|vizianagaram|"
        "vriddhāchalam|vrindāvan|vīrappanchathiram|vīrapāndi|vīrarāghavapuram|wadgaon kolhati|wani|"
        "wanparti|warangal|wardha|wokha|wāri|wāshīm|yadgir|yamuna nagar|yanam|yavatmāl|"
        "yelahanka|zahirābād|zerakpur|ziauddin pur|ābu road|ādilābād|āmūr|ānaiyūr|āsansol"
    ),
    "IQ": (
        "abū al-kahṣīb|abū ghurayb|al diwaniyah|al fallūjah|al fāw|al hillah|al hindīyah|"
        "al hārithah|al madīnah|al maḩmūdīyah|al miqdādīyah|al qurnah|al ḩayy|al-hamdaniya|al-kut|"
        "al-musayab|al-qāsim|as samawah|ash sharqāt|ash shaţrah|ash shāmīyah|az zubayr|"
        "aş şuwayrah|baghdad|baqubah|basrah|bayjī|baḥarkah|dihok|erbil|hajiawa|halabja|karbala|"
        "kelar|khasnahzān|khāliş|khānaqīn|kirkuk|kufa|mosul|najaf|nasiriyah|"
        "nāḩiyat al iskandarīyah|qeładizê|ramadi|rānyah|sadr city|simele|soran|sulaymaniyah|"
        "sumayl|sīnah|umm qaşr|zaxo|ţūz khūrmātū"
    ),
    "IR": (
        "abadan|abadeh|abhar|ahar|ahvaz|alvand|alīgūdarz|andīmeshk|andīsheh|ardabīl|ardakān|"
        "arāk|bahārestān|bandar abbas|bandar-e anzalī|bandar-e emam khomeyni|bandar-e genāveh|"
        "bandar-e kangān|bandar-e māhshahr|bandar-e torkaman|behbahān|behshahr|bojnūrd|bonāb|"
        "borāzjān|borūjen|borūjerd|bushehr|bābol|bāghestān|bāneh|bāqershahr|bījār|bīrjand|"
        "būkān|būmahen|chenārān|chālūs|dehdasht|dezful|dogonbadan|dorūd|dāmghān|dārāb|"
        "eqbālīyeh|esfarāyen|eslamshahr|eslāmābād-e gharb|fardīs|fasā|fīrūzābād|fūlād shahr|"
        "golestān|golpāyegān|gonbad-e kāvūs|gorgān|hamadān|harsīn|hashtgerd|iranshahr|isfahan|"
        "jahrom|javānrūd|jīroft|kahnūj|kamālshahr|kangāvar|karaj|kashan|kerman|kermanshah|"
        "khalkhāl|khomeyn|khomeynī shahr|khorramabad|khorramdarreh|khorramshahr|khūy|kāmyārān|"
        "kāshmar|kāshān|kāzerūn|kūhdasht|langarūd|lāhījān|mahābād|malārd|malāyer|marand|"
        "marvdasht|marāgheh|marīvān|mashhad|masjed soleymān|mehestan|meshgīn shahr|meshkīn dasht|"
        "meybod|mobārakeh|moḩammad shahr|moḩammadīyeh|māhdāsht|mīnāb|mīāndoāb|mīāneh|nahāvand|"
        "najafābād|naqadeh|nasimshahr|nasīm shahr|nekā|neyshābūr|nūrābād|omīdīyeh|orūmīyeh|"
        "oshnavīyeh|parand|pardīs|piranshahr|pākdasht|pārsābād|pīshvā|qarchak|qazvin|qods|"
        "qorveh|qūchān|rafsanjān|rasht|robāţ karīm|rāmhormoz|sabzevar|sahand|salmās|sanandaj|"
        "saqqez|sari|sarāvān|semnan|shahr-e bābak|shahr-e kord|shahr-e ṣadrā|shahrak-e pardīsān|"
        "shahre jadide andisheh|shahreẕā|shahrud|shahrīār|shiraz|shāhīn shahr|shīrvān|shūsh|"
        "shūshtar|sirjan|sāveh|sūsangerd|tabriz|tajrīsh|takāb|tehran|torbat-e jām|"
        "torbat-e ḩeydarīyeh|tākestān|tūyserkān|varāmīn|yasuj|yazd|zahedan|zanjan|zarand|"
        "zarrīn shahr|zābol|ābyek|ābādeh|āmol|ārān bīdgol|īlām|şabbāshahr|ṣāleḥīeh"
    ),
    "IS": (
        "reykjavík"
    ),
    "IT": (
        "acerra|acilia-castel fusano-ostia antica|afragola|alessandria|altamura|ancona|andria|"
        "aprilia|arenella|arezzo|asti|aversa|bagheria|barletta|barriera di lanzo|"
        "barriera di milano|benevento|bergamo|bisceglie|bitonto|bologna|bolzano|brescia|brindisi|"
        "busto arsizio|cagliari|caltanissetta|campo di marte|carpi|carrara|caserta|casoria|"
        "castellammare di stabia|catania|catanzaro|cava dè tirreni|cerignola|cesena|"
        "cinisello balsamo|circoiscrizione i|circoiscrizione ii|circoiscrizione iii|"
        "circoiscrizione iv|circoiscrizione v|circoiscrizione vi|circoiscrizione vii|"
        "circoiscrizione viii|cosenza|cremona|crotone|cuneo|ercolano|fano|ferrara|foggia|"
        "foligno|forlì|fuorigrotta|gallarate|gela|genoa|genova|giugliano in campania|grosseto|"
        "guidonia montecelio|imola|la spezia|lamezia terme|lecce|legnano|lido di ostia|livorno|"
        "lucca|manfredonia|marsala|massa|matera|mazara del vallo|messina|mestre|milano|modena|"
        "modica|molfetta|moncalieri|montesilvano|monza|naples|napoli|novara|olbia|padua|"
        "palermo|pavia|perugia|pesaro|pescara|piacenza|pianura|pisa|pistoia|ponticelli|portici|"
        "potenza|pozzo strada|pozzuoli|prato|quarto oggiaro|ragusa|ravenna|reggio calabria|"
        "rimini|rome|rovigo|salerno|san severo|sassari|savona|secondigliano|sesto san giovanni|"
        "siena|siracusa|taranto|teramo|terni|torino|torre del greco|trani|trapani|trento|"
        "treviso|trieste|turin|udine|varese|velletri|verona|viareggio|vicenza|vigevano|vittoria"
    ),
    "JM": (
        "kingston|montego bay|new kingston|portmore|spanish town"
    ),
    "JO": (
        "amman|aqaba|ar ramthā|as salţ|irbid|khuraybat as sūq|mafraq|marj al hamam|mādabā|"
        "rukban|russeifa|wādī as sīr|zarqa|ḩayy khildā|ṣuwayliḥ"
    ),
    "JP": (
        "abiko|adachi|ageo|aihara|aira|aisai|aizu-wakamatsu|akashi|akihabara|akiruno|akishima|"
        "akita|amagasaki|amakusa|anan|anjō|annaka|aomori|arakawa|arao|arashiyama|asahi|"
        "asahikawa|asakura|asakusa|ashikaga|ashiya|atsugi|ayase|azumino|bandō|beppu|bunkyo|"
        "chiba|chichibu|chigasaki|chikuma|chikusei|chikushino-shi|chiryū|chitose|chiyoda|choshi|"
        "chōfu|chūō|daisen|daitō|dazaifu|ebetsu|ebina|echizen|edogawe|eniwa|fuchū|fuchūchō|"
        "fuefuki|fujieda|fujiidera|fujimino|fujinomiya|fujioka|fujisawa|fukayachō|fukuchiyama|"
        "fukui-shi|fukuoka|fukuroi|fukushima|fukutsu|fukuyama|furukawa|fussa|futtsu|gamagōri|"
        "gifu|ginowan|gion|goshogawara|gotemba|gushikawa|gyōda|habikino|hachinohe|hachiōji|"
        "hadano|hakodate|hamada|hamakita|hamamatsu|hamura|hanamaki|handa|hannan|hannō|hanyū|"
        "hashima|hashimoto|hasuda|hatogaya-honchō|hatsukaichi|hekinan|hidaka|higashi-matsuyama|"
        "higashihiroshima|higashikurume|higashimurayama|higashiosaka|higashiyamato|hikari|hikone|"
        "himeji|himimachi|hino|hirakata|hiratsuka|hirosaki|hiroshima|hita|hitachi|hitachi-naka|"
        "honchō|honjō|honmachi|hyūga|hōfu|ibaraki|ichihara|ichikawa|ichinomiya|ichinoseki|iida|"
        "iizuka|ikeda|ikoma|imabari|imaichi|imarichō-kō|imizu|inada|inagi|inazawa|inuyama|"
        "inzai|iruma|isahaya|isehara|isesaki|ishikari|ishinomaki|ishioka|itabashi|itami|itoman|"
        "itoshima|iwade|iwaki|iwakuni|iwamizawa|iwata|iwatsuki|izumi|izumisano|izumiōtsu|izumo|"
        "jōetsu|jōsō|jōyō|kaga|kagoshima|kaizuka|kakamigahara|kakegawa|kakogawachō-honmachi|"
        "kamagaya|kamakura|kameoka|kamifukuoka|kamigyō-ku|kamirenjaku|kamisu|kanazawa|kani|"
        "kanoya|kanuma|karatsu|kariya|kasaoka|kashiba|kashihara|kashihara-shi|kashima-shi|"
        "kashiwa|kashiwara|kashiwazaki|kasuga|kasugai|kasukabe|katanawa|katano|katori-shi|"
        "katsushika|katsuta|kawachi-nagano|kawagoe|kawaguchi|kawanishi|kawasaki|kazo|kesennuma|"
        "kimitsu|kinokawa|kirishima|kiryū|kisarazu|kishiwada|kitahiroshima|kitakami|kitakyushu|"
        "kitami|kitamoto|kitanagoya|kiyose|kiyosu|kizugawa|kobe|kodaira|kofu|koga|koganei|"
        "kokubu-matsuki|kokubunji|komae|komaki|komatsu|konan|kosai|koshigaya|kotō|kudamatsu|"
        "kukichūō|kumagaya|kumamoto|kunitachi|kurashiki|kure|kurihama|kurihara|kuroiso|kurume|"
        "kusatsu|kushiro|kuwana|kyoto|kyōtanabe|kyōtango|kōka|kōnan|kōnosu|kōriyama|kōshi|"
        "kōtari|machida|maebaru-chūō|maebashi|maizuru|marugame|matsubara|matsudo|matsue|"
        "matsumoto|matsusaka|matsutō|matsuyama|meguro|midori|mihara|miki|minami-alps|minami-"
        "sōma|minamiarupusu|minamirinkan|minamiuonuma|minato|minato city|minoh|minokamo|mishima|"
        "mito|mitoyo|miura|miyako|miyakojima|miyakonojō|miyazaki|miyoshi|mizuho|mizusawa|"
        "mobara|mooka|moriguchi|morioka|moriya|moriyama|mukō|munakata|murakami|muroran|"
        "musashimurayama|musashino|mutsu|nabari|nagahama|nagakute|nagano|nagaoka|nagareyama|"
        "nagasaki|nago|nagoya|naha|naka|nakano|nakatsu|nakatsugawa|nanao|nara-shi|narashino|"
        "narita|narutochō-mitsuishi|nasushiobara|natori-shi|neyagawa|nichinan|nihommatsu|niigata|"
        "niihama|niitsu-honchō|niiza|nikkō|nishi-tokyo-shi|nishinomiya|nishio|nisshin|nobeoka|"
        "noda|nonoichi|noshiro|numazu|nōgata|obihiro|odawara|ogōri|okaya|okayama|okazaki|"
        "okegawa|okinawa|onomichi|osaka|otaru|owariasahi|oyama|rittō|ryūgasaki|sabae|sado|"
        "saga|sagamihara|saijō|saiki|saitama|sakado|sakai|sakaidechō|sakata|saku|sakura|"
        "sakurai|sandachō|sanjō|sano|sanyōonoda|sapporo|sasebo|satte|sayama|sekimachi|sendai|"
        "sennan|setagaya|seto|settsu|shibata|shibukawa|shibuya|shijōnawate|shiki|shikokuchūō|"
        "shimada|shimodate|shimonoseki|shimotoda|shimotsuke|shinagawa|shinjuku|shiogama|shiojiri|"
        "shirakawa|shiraoka|shiroi|shizuoka|shūnan|sodegaura|suginami|suita|sukagawa|sumida|"
        "susono|suzaka|suzuka|sōja|sōka|tachikawa|tagajō-shi|tagawa|tahara|taito|tajimi|"
        "takaishi|takamatsu|takaoka|takarazuka|takasago|takasaki|takatsuki|takayama|takefu|"
        "takizawa|tama|tamana|tamano|tamba|tanabe|tanashichō|tanba|tatebayashi|tateyama|"
        "tatsuno|tendō|tenri|tochigi|toki|tokoname|tokorozawa|tokushima|tokuyama|tokyo|"
        "tomakomai|tome|tomigusuku|tomiya|tondabayashichō|toride|toshima|tosu|tottori-shi|"
        "towada|toyama|toyoake|toyohashi|toyokawa|toyonaka|toyooka|toyota|tsubame|tsuchiura|"
        "tsukuba|tsuruga|tsurugashima|tsuruoka|tsurusaki|tsushima|tsuyama|tōgane|tōkai|"
        "tōkamachi|ueda|ueno-ebisumachi|urasoe|urayasu|uruma|ushiku|utsunomiya|uwajima|wakayama|"
        "wako|warabi|yachimata|yachiyo|yaizu|yamagata|yamaguchi|yamato|yamato-takada|"
        "yamatokōriyama|yame|yanagawa|yashio|yasu|yawata|yokkaichi|yokohama|yokosuka|yokota|"
        "yokote|yonago|yonezawa|yono|yoshikawa|yotsukaidō|yotsuya|youkaichi|yukuhashi|yurihonjō|"
        "yūki|zama|zushi|ōami|ōdate|ōgaki|ōita|ōjima|ōmihachiman|ōmura|ōmuta|ōnojō|ōsaki|"
        "ōshū|ōtawara|ōtsu"
    ),
    "KE": (
        "athi river|bungoma|el wak|eldoret|embu|garissa|gilgil|githunguri|imara daima estate|"
        "isiolo|jomvu|juja|kakamega|kapenguria|karuri|kericho|khwisero|kiambu|kikuyu|kilifi|"
        "kimilili|kiserian|kisii|kisumu|kitale|kitengela|limuru|lodwar|machakos|malindi|"
        "mandera|matuga|meru|migori|mlolongo|mombasa|mtwapa|mwala|nairobi|naivasha|nakuru|"
        "nanyuki|narok|ngong|nyeri|ongata rongai|ruiru|thika|ukunda|upper gilgil|wajir|wanguru"
    ),
    "KG": (
        "bishkek|karakol|manas|tokmok"
    ),
    "KH": (
        "anlong veaeng|battambang|dangkao|kampong cham|kampong chhnang|paoy paet|phnom penh|"
        "preaek prasab|pursat|siem reap|sihanoukville|ta khmau|takeo"
    ),
    "KM": (
        "moroni"
    ),
    "KP": (
        "chaeryŏng-ni|chaeryŏng-ŭp|chongjin|haeju|hamhŭng|hongwŏn|hwadae|hwasŏng|hyesan|hyesan-"
        "dong|hŭngnam|kaesŏng|kanggye|kangnyŏng|kangsŏn|kilju|kwail-ŭp|myŏnggan-dong|namyang-"
        "nodongjagu|ongjin|pyongyang|rajin|sariwŏn-si|sinwŏn-ŭp|sinŭiju|songnim-ni|uiju|wŏnsan|"
        "yuktae-dong|ŏrang|ŭllyul|ŭndŏk"
    ),
    "KR": (
        "andong|ansan-si|anseong|anyang-si|asan|boryeong|bucheon-si|busan|buyeo|changnyeong|"
        "changwon|cheonan|cheongju-si|chinju|chuncheon|chungju|daegu|daejeon|donghae city|eisen|"
        "gangneung|gapyeong|geoje|gijang|gimcheon|gimpo-si|gongju|goyang-si|gumi|gunpo|gunsan|"
        "guri-si|gwangju|gwangmyeong|gwangyang|gyeongju|gyeongsan-si|hanam|hongseong|hwado|"
        "hwaseong-si|hwasun|hwawŏn|icheon-si|iksan|incheon|jeju city|jeongeup|jeonju|kimhae|"
        "kosong|kwangyang|kyosai|masan|miryang|mokpo|muan|mungyeong|naesŏ|namyangju|nangen|"
        "okcheon|osan|pohang|pubal|pyeongtaek|sangju|sejong|seogwipo|seongnam-si|seosan|seoul|"
        "siheungdong|sinan|sinhyeon|sokcho|suncheon|suwon|tallang-dong|tongyeong|uijeongbu-si|"
        "uiwang|ulsan|ungsang|wabu|wanju|wŏnju|yangju|yangsan|yecheon|yeoju|yeongam|"
        "yeonggwang|yeongju|yeosu"
    ),
    "KW": (
        "al aḩmadī|al farwānīyah|al faḩāḩīl|ar riqqah|ar rumaythīyah|as sālimīyah|kuwait city|"
        "şabāḩ as sālim|ḩawallī"
    ),
    "KZ": (
        "aktau|aktobe|almaty|astana|atyrau|baikonur|balqash|ekibastuz|karagandy|kentau|"
        "kokshetau|kostanay|kyzylorda|oral|pavlodar|petropavl|qulsary|ridder|rudnyy|sarqant|"
        "satpayev|semey|shymkent|taldykorgan|taraz|temirtau|turkistan|ust-kamenogorsk|zhanaozen|"
        "zhezqazghan|ак-мечеть|ак-мола|акмола|акмолінськ|актобе|актюбинск|актөбе|актөбә|актөбө|"
        "алма-ата|алмаато|алмати|алматы|астана|ақтөбе|верный|вірний|караганда|карганда|кзыл-"
        "орда|кизилорда|къзълорда|кызыларда|кызылорда|нур-солтан|нур-султан|нұр-сұлтан|орал|ост-"
        "каменогорск|остона|павлодар|паўладар|перовск|тараз|тораз|уралск|уральск|уральськ|усть-"
        "каменогорск|форт перовский|цілиноград|чимкент|чымкент|шимкент|шымкент|җаек|қарағанди|"
        "қарағанды|қизилўрда|қызыл орда|қызылорда|өskemen|өскемен"
    ),
    "LA": (
        "ban khoan|luang prabang|pakse|savannakhet|thakhèk|vientiane|xam nua"
    ),
    "LB": (
        "aarsâl|aley|beirut|ghazieh|habboûch|jounieh|nabatîyé et tahta|sidon|tyre|zahlé"
    ),
    "LK": (
        "ambalangoda|ambalantota|anuradhapura|battaramulla south|batticaloa|beliatta|dambulla|"
        "dehiwala-mount lavinia|galle|hendala|jaffna|kalmunai|kandy|katunayaka|kolonnawa|"
        "kotikawatta|maharagama|matara|moratuwa|negombo|pita kotte|point pedro|"
        "sri jayewardenepura kotte|trincomalee|valvedditturai|vavuniya"
    ),
    "LR": (
        "buchanan|ganta|gbarnga|kakata|monrovia"
    ),
    "LS": (
        "maputsoe|maseru"
    ),
    "LT": (
        "kaunas|klaipėda|panevėžys|vilnius|šiauliai"
    ),
    "LU": (
        "luxembourg"
    ),
    "LV": (
        "daugavpils|jelgava|jūrmala|liepāja|riga"
    ),
    "LY": (
        "ajdabiya|al ajaylat|al jadīd|al jumayl|al khums|al marj|al ḩurshah|as sawānī|az zāwīyah|"
        "benghazi|darnah|janzūr|misratah|msalātah|qaşr bin ghashīr|sabha|sirte|tarhuna|tobruk|"
        "tripoli|zawiya|zliten|şabrātah|şurmān"
    ),
    "MA": (
        "ad darwa|agadir|ain el aouda|ait melloul|al aaroui|al hoceïma|azrou|aïn harrouda|bejaâd|"
        "ben guerir|ben jerrar|beni enzar|beni mellal|benslimane|berkane|berrechid|bouskoura|"
        "casablanca|dar bouazza|dchira el jihadia|el jadida|errachidia|essaouira|fnidek|"
        "fès al bali|guelmim|guercif|ifrane|inezgane|kasba tadla|kenitra|khemisset|khenifra|"
        "khouribga|ksar el kebir|lahraouyine|larache|lqoliaa|marrakesh|martil|mdiq|meknes|"
        "midelt|mohammedia|my drarga|nador|ouarzazate|oued zem|ouezzane|ouislane|oujda|"
        "oulad teïma|rabat|safi|salé|salé al jadida|sefrou|settat|sidi bennour|sidi kacem|"
        "sidi slimane|sidi taibi|skhirate|souk el arbaa|tan-tan|tangier|taourirt|taroudant|taza|"
        "temara|tiflet|tirhanimîne|tiznit|tétouan|youssoufia"
    ),
    "MD": (
        "bender|bălţi|chisinau|rîbniţa|tiraspol"
    ),
    "ME": (
        "nikšić|podgorica"
    ),
    "MG": (
        "ambanja|ambatondrazaka|ambilobe|ambovombe|antalaha|antananarivo|antanifotsy|antsalova|"
        "antsirabe|antsiranana|fianarantsoa|hell-ville|imerintsiatosika|ivato|mahajanga|moramanga|"
        "morondava|sambava|toamasina|toliara|tôlanaro"
    ),
    "MK": (
        "bitola|gostivar|kisela voda|kumanovo|prilep|skopje|tetovo|veles|čair"
    ),
    "ML": (
        "bamako|bougouni|dialakorodji|fana|kalaban koro|kati|koulikoro|koutiala|markala|mopti|"
        "niono|nioro|pèlèngana|sikasso|ségou|timbuktu"
    ),
    "MM": (
        "amarapura|bago|bhamo|bogale|buthidaung town|chauk|dawbon|dawei|heho|hinthada|"
        "hlaingthaya|hpa-an|hpākān|insein|kalaw|kalemyo|kanbe|kawthoung|kyaiklat|kyaukpyu|"
        "kyaukse|kyauktan|kyimyindine|kēng tung|lakang|lashio|magway|manaung|mandalay|"
        "mawlamyine|meiktila|minbu|mingala tangnyunt|mingaladon|mogok|monywa|mu-se|mudon|"
        "myaungmya|myaydo|myeik|myingyan|myitkyina|möng yang|nay pyi taw|nyaunglebin|pakokku|"
        "pathein|pyay|pyin oo lwin|pyinmana|sagaing|san chaung|sangyoung|set ka lay|shwebo|"
        "shwegu|sittwe|tachilek|taikkyi|taungdwingyi|taunggyi|taungoo|thanbyuzayat|thanhlyin|"
        "thanlyin|tharyarwady|thaton|thayetmyo|thongwa|yamethin|yangon|yawnghwe|yenangyaung"
    ),
    "MN": (
        "darhan|erdenet|ulan bator"
    ),
    "MO": (
        "macau|taipa"
    ),
    "MQ": (
        "fort-de-france"
    ),
    "MR": (
        "dar naim|kaédi|kiffa|ksar|mbera|nouadhibou|nouakchott|néma|zouérat"
    ),
    "MU": (
        "beau bassin-rose hill|curepipe|port louis|quatre bornes|vacoas"
    ),
    "MV": (
        "male"
    ),
    "MW": (
        "blantyre|karonga|kasungu|lilongwe|mangochi|mzuzu|zomba"
    ),
    "MX": (
        "acapulco de juárez|acayucan|acámbaro|agua prieta|aguascalientes|amozoc de mota|apatzingán|"
        "arandas|atlixco|azcapotzalco|benito juarez|benito juárez|cabo san lucas|cadereyta|"
        "cadereyta jiménez|campeche|cancún|celaya|chalco|chetumal|chicoloapan|chihuahua|"
        "chilpancingo|cholula|ciudad acuña|ciudad apodaca|ciudad benito juárez|ciudad del carmen|"
        "ciudad delicias|ciudad general escobedo|ciudad guzmán|ciudad hidalgo|ciudad juárez|"
        "ciudad lázaro cárdenas|ciudad lópez mateos|ciudad madero|ciudad mante|ciudad nezahualcoyotl|"
        "ciudad obregón|ciudad río bravo|ciudad valles|ciudad victoria|coacalco|coatepec|"
        "coatzacoalcos|colima|colonia del valle|colonia lindavista|colonia nativitas|comitán|"
        "cortazar|coyoacán|cozumel|cuauhtémoc|cuautitlán|cuautitlán izcalli|cuautla|cuernavaca|"
        "culiacán|dolores hidalgo|ecatepec de morelos|el pueblito|ensenada|fresnillo|frontera|"
        "fuentes del valle|garcía|guadalajara|guadalupe|guamúchil|guanajuato|guasave|"
        "gustavo adolfo madero|gómez palacio|hacienda santa fe|hermosillo|heroica caborca|"
        "heroica guaymas|heroica matamoros|heróica zitácuaro|hidalgo del parral|huamantla|"
        "huauchinango|huixquilucan|irapuato|ixtapa-zihuatanejo|ixtapaluca|iztacalco|iztapalapa|"
        "jacona de plancarte|jiutepec|kanasín|lagos de moreno|lerdo|los mochis|"
        "los reyes acaquilpan|magdalena contreras|matamoros|matehuala|mazatlán|mexicali|"
        "mexico city|miguel hidalgo|minatitlán|monclova|montemorelos|monterrey|morelia|"
        "naucalpan de juárez|navojoa|nicolás romero|nogales|nuevo casas grandes|nuevo laredo|"
        "oaxaca|ocotlán|ojo de agua|orizaba|pachuca de soto|papantla de olarte|piedras negras|"
        "pijijiapan|playa del carmen|polanco|puebla|puerto peñasco|puerto vallarta|pátzcuaro|"
        "ramos arizpe|reynosa|rioverde|rosarito|sabinas|sahuayo de morelos|salina cruz|saltillo|"
        "san andrés tuxtla|san bernardino tlaxcalancingo|san francisco tesistán|san luis potosí|"
        "san mateo atenco|san salvador tizatlalli|santa catarina|santa cruz xoxocotlán|"
        "santa maría chimalhuacán|santiago de querétaro|santiago teyahualco|santo domingo tehuantepec|"
        "tampico|tapachula|taxco de alarcón|tecate|tecomán|tehuacán|temixco|teoloyucan|"
        "tepatitlán de morelos|tepexpan|tepic|texcoco de mora|teziutlan|tijuana|tlalnepantla|"
        "tlalpan|tlaquepaque|tlaxcala|tláhuac|toluca|tonalá|torreón|tulancingo|tultepec|"
        "tuxtepec|tuxtla|uriangato|uruapan|valle de santiago|venustiano carranza|veracruz|"
        "victoria de durango|villa vicente guerrero|villahermosa|xalapa de enríquez|xico|xochimilco|"
        "yautepec|zacapu|zacatecas|zamora de hidalgo|zapopan|zinacantepec|zumpango|álvaro obregón"
    ),
    "MY": (
        "alor setar|ampang|ara damansara|bandar bukit raja|bandar kinrara|bandar labuan|"
        "bandar mahkota cheras|bandar saujana utama|bandar seri alam|bandar sunway|"
        "bandar tasik puteri|bandar utama|batu caves|batu pahat|bayan lepas|bercham|bintulu|"
        "bukit bintang|bukit indah|bukit jalil|bukit mertajam|bukit rahman putra|bukit tengah|"
        "cheras|cukai|cyberjaya|damansara damai|donggongon|gelang patah|george town|hulu langat|"
        "ijok|ipoh|iskandar puteri|jelutong|jitra|johor bahru|johor jaya|kajang|kampong dungun|"
        "kampong sidam|kampung baru balakong|kampung baru subang|kampung bukit baharu|"
        "kampung kangkar teberau|kampung larkin lama|kampung manjoi|kampung sungai ara|"
        "kampung sungai glugur|kampung sungai kajang|kangar|kapar|kempas|keningau|kepong|klang|"
        "kluang|kota bharu|kota damansara|kota kinabalu|kota kuala muda|kota tinggi|kuala krai|"
        "kuala kubu baharu|kuala lumpur|kuala nerus|kuala selangor|kuala terengganu|kuantan|"
        "kuchai lama|kuching|kulai|kulim|lahad datu|malacca|maran|marudi|masai|miri|muar|"
        "mukim pulai|padang serai|pagoh|pandamaran|parit|parit sulung|pasir gudang|pasir mas|"
        "pasir puteh|paya terubong|pelentong|pendang|perai|perling|petaling jaya|port dickson|"
        "puchong|putra heights|putrajaya|rawang|sandakan|segamat|selayang baru utara|semenyih|"
        "semporna|sentul|sepang|seremban|serendah|seri kembangan|seri manjung|serian|setapak|"
        "setia alam|setia tropika|shah alam|sibu|simpang empat|simpang renggam|sitiawan|skudai|"
        "sri petaling|subang jaya|sungai buloh|sungai petani|taiping|taman melati|taman melawati|"
        "taman petaling|taman senai|taman senawang indah|tanjong malim|tasek glugor|tawau|"
        "teluk intan|temerluh|titiwangsa|ulu tiram|val dor|wangsa maju|yan besar"
    ),
    "MZ": (
        "angoche|beira|chibuto|chimoio|chokwé|cuamba|gurúè|inhambane|lichinga|mandimba|manhiça|"
        "maputo|matola|maxixe|mocuba|monapo|montepuez|mozambique|nacala|nametil|nampula|pemba|"
        "quelimane|ressano garcia|tete|xai-xai"
    ),
    "NA": (
        "rundu|swakopmund|walvis bay|windhoek"
    ),
    "NC": (
        "nouméa"
    ),
    "NE": (
        "agadez|alaghsas|arlit|birni n konni|diffa|dogondoutchi|dosso|maradi|niamey|tahoua|"
        "tessaoua|zinder"
    ),
    "NG": (
        "abakaliki|abeokuta|abuja|ado-ekiti|afikpo|agbor|agege|agulu|ajegunle|akowonjo|akure|"
        "alasia|aliayabiagba|alimosho|amaigbo|apomu|aramoko-ekiti|asaba|atani|auchi|awka|azare|"
        "bauchi|bende|benin city|bida|birnin kebbi|buguma|calabar|chakwama|daura|ebute ikorodu|"
        "effium|efon-alaaye|eha amufu|ejigbo|ekpoma|emure-ekiti|enugu|enugu-ukwu|esuk oron|ezza-"
        "ohu|fiditi|funtua|gamboru|gashua|gboko|gbongan|gombe|gusau|hadejia|ibadan|idah|"
        "idanre|igbara-odo|igbo-ora|igbo-ukwu|igboho|igede-ekiti|ihiala|ijebu ode|ijebu-igbo|"
        "ijebu-jesa|ijero-ekiti|ikare|ikeja|ikere-ekiti|ikire|ikirun|ikom|ikot ekpene|"
        "ila orangun|ile-ife|ilesa|ilobu|ilorin|inisa|ipoti|irewe|ise-ekiti|iseyin|isieke|"
        "jalingo|jega|jimeta|kaduna|kafanchan|kagoro|kano|katsina|kaura namoda|keffi|kisi|"
        "kontagora|kuje|lafia|lafiagi|lagos|lalupon|lekki|lere|lokoja|maiduguri|makoko|"
        "makurdi|malumfashi|minna|modakeke|mubi|mushin|nguru|nkpor|nkwerre|nnewi|nsukka|numan|"
        "obalende|obonoma|offa|ogaminana|ogbomoso|ohafia-ifigh|oke mesi|okene|okigwe|okrika|"
        "olupona|ondo|onitsha|orita-eruwa|oshodi|osogbo|owerri|oyan|ozubulu|pindiga|"
        "port harcourt|potiskum|saki|sapele|shagamu|shomolu|sokoto|suleja|surulere|ugep|"
        "ughelli|umuahia|uromi|warri|wukari|yenagoa|yola|zaria"
    ),
    "NI": (
        "chinandega|ciudad sandino|el viejo|estelí|jinotega|juigalpa|managua|masaya|matagalpa|"
        "mateare|nueva guinea|tipitapa"
    ),
    "NL": (
        "alkmaar|almelo|almere stad|amersfoort|amstelveen|amsterdam|amsterdam-zuidoost|apeldoorn|"
        "arnhem|assen|bergen op zoom|breda|delft|den haag|den helder|deventer|dordrecht|"
        "eindhoven|enschede|gouda|groningen|haarlem|hardenberg|heerlen|helmond|hengelo|"
        "hilversum|hoofddorp|hoorn|leeuwarden|leiden|lelystad|maastricht|nieuwegein|nijmegen|"
        "oosterhout|purmerend|roosendaal|rotterdam|schiedam|spijkenisse|the hague|tilburg|"
        "utrecht|veenendaal|velsen-zuid|venlo|vlaardingen|zaandam|zaanstad|zeist|zoetermeer|"
        "zwolle"
    ),
    "NO": (
        "asker|bergen|drammen|fredrikstad|kristiansand|lillestrøm|oslo|sandefjord|sandnes|"
        "sarpsborg|skien|stavanger|trondheim|tønsberg|ålesund"
    ),
    "NP": (
        "banepā|bhimdatta|biratnagar|birendranagar|birgañj|butwāl|chautārā|dharān|gulariyā|"
        "hetauda|inaruwa|janakpur|kathmandu|lahān|madhyapur thimi|nepalgunj|pokhara|rājbirāj|"
        "siddharthanagar|triyuga"
    ),
    "NZ": (
        "auckland|christchurch|invercargill|lower hutt|manukau city|napier|new plymouth|"
        "north shore|palmerston north|papatoetoe|porirua|rotorua|tauranga|whangarei"
    ),
    "OM": (
        "al buraymī|al khābūrah|as suwayq|bawshar|muscat|nizwá|qurayyāt|rustaq|seeb|sohar|"
        "şalālah|şaḩam"
    ),
    "PA": (
        "arraiján|david|juan díaz|la chorrera|las cumbres|panama city|pedregal|san miguelito|"
        "tocumen"
    ),
    "PE": (
        "abancay|arequipa|ayacucho|breña|cajamarca|callao|catacaos|cerro de pasco|chiclayo|"
        "chilca|chimbote|chincha alta|chosica|chulucanas|ciudad satelite|cusco|huacho|huancayo|"
        "huaral|huaraz|huánuco|iquitos|jesus maria|juliaca|miraflores|moquegua|moyobamba|paita|"
        "pisco|piura|pucallpa|puerto maldonado|puno|san martin|santiago de surco|selva alegre|"
        "sullana|tacna|talara|tarma|tingo maría|trujillo|tumbes|wanchaq"
    ),
    "PG": (
        "port moresby"
    ),
    "PH": (
        "alabel|alicia|angat|angeles city|angono|antipolo|apalit|aparri|arayat|bacolod city|"
        "bacoor|bago city|bagong barrio|bagong silang|bagong silangan|baguio|bais|balagtas|"
        "balanga|balayan|baliuag|bamban|bambang|banco filipino homes|bantayan|batac city|"
        "batangas|bauang|bayambang|bayawan|bayugan|bañga|binangonan|binonga|bislig|biñan|"
        "bocaue|bongabon|borongan|brookes point|budta|bulacan|bulaon|buluan|bunawan|burauen|"
        "bustos|butuan|cabanatuan city|cabuyao|cagayan de oro|cainta|calabanga|calamba|calapan|"
        "calasiao|calauag|calauan|calbayog city|caloocan|calumpit|capas|cardona|catarman|"
        "catbalogan|cavite city|cebu city|city of isabela|cogan|commonwealth|concepcion|cotabato|"
        "cupang|daanbantayan|daet|dagupan|danao|dapitan|dasmariñas|davao|digos|dinaig|"
        "dinalupihan|dipolog|don carlos|dumaguete|el nido|escalante|estancia|gapan|"
        "general santos|general trias|gingoog|gubat|guiguinto|guyong|hagonoy|himamaylan|ilagan|"
        "iligan|iligan city|iloilo|impasugong|imus|indang|iriga city|isulan|itogon|jolo|"
        "jose rizal|kabankalan|kalamansig|kawit|kidapawan|koronadal|la carlota|la trinidad|"
        "lambayong|laoag|lapu-lapu city|las piñas|legaspi|libertad|libon|lingayen|lipa city|"
        "los baños|lucena|lupon|mabalacat city|maco|magalang|magsaysay|magugpo poblacion|"
        "makati city|malabon|malapatan|malaybalay|malingao|malita|malolos|maluñgun|manaoag|"
        "mandaluyong|mandaluyong city|mandaue city|mangaldan|manila|manolo fortich|mansilingan|"
        "mantampay|maramag|marawi city|mariano|marikina city|marilao|mariveles|masinloc|mati|"
        "mauban|meycauayan|midsayap|minglanilla|monkayo|muntinlupa|muricay|muñoz|naga|naic|"
        "nasugbu|navotas|nia valencia|norzagaray|obando|olongapo|orion|ormoc|oroquieta|"
        "ozamiz city|paco|pagadian|pagbilao|panabo|panalanoy|pandi|paniqui|paombong|"
        "paranaque city|pasay|pasig city|pateros|patuto|plaridel|poblacion|polangui|polomolok|"
        "port area|puerto princesa|pulilan|pulong santa cruz|quezon|quezon city|rodriguez|rosales|"
        "roxas city|sablayan|sagay|san ildefonso|san leonardo|santo tomas|santol|sibonga|silang|"
        "siocon|sipalay|solana|sorsogon|subic|sultan kudarat|surallah|surigao|tabaco|tacloban|"
        "tacurong|tagaytay|tagbilaran city|taguig|talavera|talisay|tanauan|tanay|tanjay|tanza|"
        "tarlac city|tayabas|taytay|tinongan|tubod|tuguegarao|tunasan|tupi|ualog|urdaneta|"
        "valenzuela|victorias|villasis|virac|zamboanga"
    ),
    "PK": (
        "abbottabad|ahmadpur east|alahabad|arif wala|arifwala|attock city|badin|bahawalnagar|"
        "bahawalpur|bannu|basirpur|bat khela|battagram|bhakkar|bhalwal|bhawana|buni|burewala|"
        "chak jhumra|chakwal|chaman|charsadda|chichawatni|chiniot|chishtian|chitral|chuhar kana|"
        "chunian|dadu|daharki|dajal|darya khan|daska kalan|daur|dera ghazi khan|dera ismail khan|"
        "dera murad jamali|dhirkot|digri|dijkot|dinga|dipalpur|dokri|dullewala|eminabad|"
        "faisalabad|faqirwali|faruka|fatehjang|fort abbas|gambat|garhi khairo|ghotki|gilgit|"
        "gojra|gujar khan|gujranwala|gujrat|gwadar|hafizabad|hala|haripur|harunabad|hasilpur|"
        "haveli lakha|hujra shah muqim|islamabad|jacobabad|jahangira|jahanian|jalalpur jattan|"
        "jalalpur pirwala|jampur|jamrud|jaranwala|jauharabad|jhang sadr|jhelum|kabirwala|"
        "kahna nau|kahror pakka|kamalia|kambar|kamoke|kandhkot|karachi|kasur|khanpur|kharian|"
        "khewra|khurarianwala|khushāb|khuzdar|kohat|kot addu|kot malik barkhurdar|kot mumin|"
        "kot radha kishan|kotri|kunjah|kunri|lahore|lala musa|lalian|larkana|layyah|lodhran|"
        "mailsi|malir cantonment|mandi bahauddin|manjhand|mansehra|mardan|matli|mian channun|"
        "mianwali|minchinabad|mingora|mirpur khas|mirpur mathelo|mithi|model town|moro|multan|"
        "muridke|muzaffargarh|muzaffarābād|nankana sahib|narowal|nawabshah|new mirpur city|"
        "nowshera kalan|okara|pabbi|paharpur|pakpattan|pano aqil|pasrur|pattoki|peshawar|phalia|"
        "phool nagar|pindi bhattian|pindi gheb|pir jo goth|pir mahal|qabula|qadirpur ran|"
        "qubo saeed khan|quetta|rabwah|rahim yar khan|raja jang|rajanpur|ratodero|rawalakot|"
        "rawalpindi|renala khurd|rohri|saddiqabad|sahiwal|sakrand|sambrial|sanghar|sangla hill|"
        "sarai alamgir|sargodha|shabqadar|shahdad kot|shahdadpur|shahkot|shakargarh|sharifabad|"
        "shekhupura|shikarpur|shorkot|shujaabad|sialkot|sinjhoro|skardu|sukkur|swabi|talagang|"
        "talhar|tando adam|tando allahyar|tando bago|tando jam|tando muhammad khan|taunsa|thul|"
        "toba tek singh|topi|tordher|turbat|ubauro|usta muhammad|vihari|wah cantt|wazirabad|"
        "yazman|zahir pir|zhob"
    ),
    "PL": (
        "bemowo|bełchatów|biała podlaska|białołeka|białystok|bielany|bielsko-biala|bydgoszcz|"
        "bytom|będzin|chełm|chorzów|częstochowa|dąbrowa górnicza|elbląg|fordon|gdańsk|gdynia|"
        "gliwice|gniezno|gorzów wielkopolski|grudziądz|głogów|inowrocław|jastrzębie zdrój|"
        "jaworzno|jelenia góra|kalisz|katowice|kielce|konin|koszalin|krakow|kraków|kędzierzyn-"
        "koźle|legionowo|legnica|leszno|lubin|lublin|mielec|mokotów|mysłowice|nowy sącz|ochota|"
        "olsztyn|opole|ostrowiec świętokrzyski|ostrołęka|ostrów wielkopolski|pabianice|"
        "piekary śląskie|piotrków trybunalski|piła|poznań|praga południe|praga północ|pruszków|"
        "przemyśl|psie pole|płock|racibórz|radom|ruda śląska|rybnik|rzeszów|siedlce|"
        "siemianowice śląskie|sosnowiec|stalowa wola|starachowice|stargard|suwałki|szczecin|"
        "słupsk|targówek|tarnobrzeg|tarnowskie góry|tarnów|tczew|tomaszów mazowiecki|toruń|tychy|"
        "ursynów|warsaw|warszawa|wawer|wałbrzych|wola|wrocław|wrzeszcz|włocławek|zabrze|zamość|"
        "zawiercie|zgierz|zielona góra|łomża|łódź|śródmieście|świdnica|świętochłowice|żoliborz|"
        "żory"
    ),
    "PR": (
        "arecibo|bayamón|caguas|guaynabo|mayagüez|ponce|trujillo alto"
    ),
    "PS": (
        "battir|bayt lāhyā|dayr al balaḩ|east jerusalem|gaza|hebron|jabālyā|khān yūnis|nablus"
    ),
    "PT": (
        "algueirão|amadora|amora|barreiro|braga|cacém|coimbra|corroios|faro|felgueiras|funchal|"
        "leiria|lisboa|lisbon|loures|monsanto|odivelas|porto|queluz|rio de mouro|setúbal|évora"
    ),
    "PY": (
        "asunción|caacupé|caaguazú|capiatá|ciudad del este|coronel oviedo|encarnación|itauguá|"
        "lambaré|limpio|mariano roque alonso|nemby|pedro juan caballero|presidente franco|"
        "villa elisa|villa hayes"
    ),
    "QA": (
        "al manşūrah|ar rayyān|doha|lusail"
    ),
    "RE": (
        "le tampon|saint-andré|saint-paul|saint-pierre"
    ),
    "RO": (
        "alba iulia|arad|bacău|baia mare|bistriţa|botoşani|braşov|brăila|bucharest|bucuresti|"
        "bucurești|buzău|bârlad|cluj-napoca|constanţa|craiova|deva|drobeta-turnu severin|focșani|"
        "galaţi|giurgiu|hunedoara|iaşi|mediaş|oradea|piatra neamţ|piteşti|ploieşti|reşiţa|"
        "râmnicu vâlcea|satu mare|sfântu gheorghe|sibiu|slatina|suceava|timişoara|tulcea|"
        "târgovişte|târgu jiu|târgu mureş|vaslui|zalău"
    ),
    "RS": (
        "belgrade|beograd|kragujevac|kraljevo|kruševac|leskovac|novi pazar|novi sad|pančevo|"
        "smederevo|subotica|užice|valjevo|vranje|zemun|zrenjanin|čačak|šabac|белград|београд|"
        "бялград|бѣлъ градъ"
    ),
    "RU": (
        "abakan|achinsk|adler|admiralteisky|akademgorodok|akademicheskoe|aleksandrov|alekseyevka|"
        "aleksin|anapa|angarsk|anzhero-sudzhensk|apatity|armavir|artëm|arzamas|asbest|astrakhan|"
        "azov|babushkin|balakovo|balashikha|balashov|barnaul|bataysk|belebey|belgorod|belogorsk|"
        "belorechensk|beloretsk|belovo|berdsk|berezniki|berëzovskiy|bibirevo|birobidzhan|"
        "biryulëvo|biryulëvo zapadnoye|biysk|blagoveshchensk|bogorodskoye|borisoglebsk|borovichi|"
        "brateyevo|bratsk|bryansk|budyonnovsk|bugulma|buguruslan|buynaksk|buzuluk|centralniy|"
        "chapayevsk|chaykovskiy|cheboksary|chekhov|chelyabinsk|cheremkhovo|cherepovets|cherkessk|"
        "chernaya rechka|chernogorsk|chertanovo yuzhnoye|cherëmushki|chusovoy|dachnoye|derbent|"
        "dmitrov|dolgoprudnyy|domodedovo|dorogomilovo|dubna|dzerzhinsk|elista|engels|ezhva|fili|"
        "finlyandskiy|fryazevo|fryazino|gatchina|gelendzhik|georgiyevsk|glazov|gorno-altaysk|"
        "grazhdanka|grozny|gubkin|gukovo|irkutsk|ishim|ishimbay|iskitim|ivanovo|ivanovskoye|"
        "ivanteyevka|izhevsk|izmaylovo|kaliningrad|kalininskiy|kaluga|kamensk-shakhtinsky|"
        "kamyshin|kansk|kaspiysk|kazan|kemerovo|khabarovsk|khanty-mansiysk|khasavyurt|khimki|"
        "khoroshëvo-mnevniki|kimry|kineshma|kingisepp|kirishi|kirov|kirovo-chepetsk|kiselëvsk|"
        "kisilevsk|kislovodsk|kizlyar|klimovsk|klin|klintsy|kogalym|kolomna|kolpino|"
        "komendantsky aerodrom|komsomolsk-on-amur|kopeysk|korolev|kostroma|kotlas|kotlovka|kovrov|"
        "kozeyevo|kozhukhovo|krasnaya glinka|krasnodar|krasnogorsk|krasnogvargeisky|krasnokamensk|"
        "krasnokamsk|krasnoturinsk|krasnoyarsk|kropotkin|krymsk|kstovo|kumertau|kungur|kuntsevo|"
        "kupchino|kurgan|kurortnyy|kursk|kuznetsk|kyzyl|labinsk|lefortovo|leninogorsk|leninsk-"
        "kuznetsky|lesnoy|lesosibirsk|levoberezhnyy|lianozovo|likhobory|lipetsk|liski|lobnya|"
        "lytkarino|lyubertsy|lyublino|magadan|magnitogorsk|makhachkala|maykop|meleuz|"
        "metrogorodok|mezhdurechensk|miass|michurinsk|mikhaylovka|mikhaylovsk|mineralnye vody|"
        "minusinsk|moscow|moskva|murmansk|murom|mytishchi|naberezhnyye chelny|nagornyy|nakhodka|"
        "nalchik|naro-fominsk|nazarovo|nazran|neftekamsk|nefteyugansk|neryungri|nevinnomyssk|"
        "nizhnekamsk|nizhnevartovsk|nizhniy novgorod|nizhny tagil|noginsk|norilsk|novaya balakhna|"
        "novo-peredelkino|novoaltaysk|novocheboksarsk|novocherkassk|novogireyevo|novokhovrino|"
        "novokuybyshevsk|novokuznetsk|novomoskovsk|novorossiysk|novoshakhtinsk|novosibirsk|"
        "novotroitsk|novovladykino|novyy urengoy|novyye cherëmushki|noyabrsk|nyagan|obninsk|"
        "obruchevo|ochakovo-matveyevskoye|odintsovo|oktyabrsky|omsk|orekhovo-borisovo|orekhovo-"
        "borisovo severnoye|orekhovo-zuyevo|orenburg|orsk|orël|ostankinskiy|otradnyy|ozerki|"
        "ozersk|parnas|pavlovo|pavlovskiy posad|penza|perm|pervouralsk|peterhof|petrodvorets|"
        "petrogradka|petropavlovsk-kamchatsky|petrozavodsk|podolsk|pokrovskoye-streshnëvo|polevskoy|"
        "presnenskiy|prokhladnyy|pskov|pushkin|pushkino|pyatigorsk|ramenki|ramenskoye|reutov|"
        "revda|rostov-on-don|rubtsovsk|ryazanskiy|rybatskoye|rybinsk|rzhev|saint petersburg|"
        "salavat|samara|saransk|sarapul|saratov|sarov|semënovskoye|sergiyev posad|serov|"
        "serpukhov|severnyy|severodvinsk|severomorsk|seversk|shadrinsk|shakhty|shchukino|"
        "shchyolkovo|shchëkino|shuya|sibay|slavyansk-na-kubani|smolensk|snezhinsk|sochi|sokol|"
        "solikamsk|solnechnogorsk|solntsevo|sosnovka|sosnovyy bor|staryy oskol|stavropol|"
        "sterlitamak|strogino|stupino|sunzha|surgut|svetlanovskiy|sviblovo|svobodnyy|syktyvkar|"
        "syzran|taganrog|taganskiy|talnakh|tambov|tikhoretsk|tikhvin|timashyovsk|tobolsk|"
        "tolyatti|tomsk|troitsk|troparëvo|tsaritsyno|tuapse|tula|tulun|tuymazy|tver|"
        "tyoply stan|tyumen|ukhta|ulan-ude|ulyanovsk|untolovo|uritsk|ussuriysk|uzlovaya|"
        "vagonoremont|vatutino|velikiy novgorod|velikiye luki|verkhnyaya pyshma|veshnyaki|vidnoye|"
        "vladikavkaz|vladimir|vladivostok|volgodonsk|volgograd|vologda|volzhsk|volzhsky|vorkuta|"
        "voronezh|voskresensk|vostochnoe degunino|votkinsk|vyborg|vykhino-zhulebino|vyksa|"
        "vyshniy volochëk|yakutsk|yaroslavl|yaroslavskiy|yartsevo|yasenevo|yekaterinburg|yelabuga|"
        "yelets|yessentuki|yeysk|yoshkar-ola|yurga|yuzhno-sakhalinsk|zarechnyy|zarinsk|"
        "zelenodolsk|zelenogorsk|zelenograd|zheleznodorozhnyy|zheleznogorsk|zhigulëvsk|zhukovsky|"
        "zhulebino|zlatoust|zyablikovo|zyuzino|аçтăрхан|анжи|архангельск|архангельськ|арэнбург|"
        "астархаан|астрахан|астрахань|ашттархан|ащтэрхъан|аһш балһсн|барнаул|барнауыл|белгарад|"
        "белгород|белгород балһсн|белгород шаары|бетъырбух|брежнев|брянск|брянськ|брјанск|буро-"
        "гӏала|бєлгород|білгород|валгаград|верхнеудинск|виль сибиркар|владивосток|владик|"
        "владикавказ|владикавказ балһсн|владимир|владимир хот|владимир шаары|вльгоградъ|волагда|"
        "волгоград|волжский|вологдæ|вологда|вологдо|володимир|волоґда|воронеж|"
        "воронежская область|вӧлӧгда|гiянжи-къала|горький|дзæуджыхъæу|дон ӱмбалне ростов|дон-тӏера-"
        "ростов|дондагъы ростов|дондағы ростов|дондохи ростов|донын ростов|екатеринбург|иванов|"
        "иваново|иваново шаары|ижау|ижевск|ижкар|иркутск|иркутскай|казан|казань|казань ош|"
        "казањ|калинин|калининград|калининский|калињинград|калугæ|калуга|калуго|калінінград|"
        "каꙁанъ|кемĕр|кемерава|кемерово|кемерово хот|кенигзберг|киров|козань|красногвардейский|"
        "краснодар|краснодор|краснояр|красноярск|кузон|куйбышев|курган|курск|курськ|курғон|"
        "къазан|кіраў|кіров|кӏапӏкӏай|ленинград|липеск|липецк|липецк балһсн|липецк шаары|"
        "липецьк|ліпецк|мæскуы|магнитогорск|магнітагорск|магнітогорськ|магьачкъала|маскав|масква|"
        "махiачхъала|махачкала|махачқала|махіачхъала|молотов|москва|москова|москох|москъва|"
        "мускав|муско|мәскеу|мәскәү|набережные челны|навакузнецк|нижний новгород|нижний тагил|"
        "нижній новгород|новасібірск|новокузнетск|новокузнецк|новокузнецьк|новокузњецк|"
        "новониколаевск|новосибирск|новосибирскай|новосибирьскъ|новосибірськ|новосібір|"
        "одсибирень ош|озаҥ|омбы|омва|омск|омськ|омьскъ|орджоникидзе|орел|оренбург|оренбург ош|"
        "орынбор|орёл|орјол|оулиꙗновьскъ|оуфа|пензæ|пенза|пенза балһсн|пенза ош|пензе|перĕм|"
        "перем|перм|пермь|перым|петербург|петроград|питер|пєрмь|растовъ на донѣ|растоў-на-доне|"
        "ростов|ростов на дон|ростов на дону|ростов-доныл|ростов-на-дону|ростов-на-дону балһсн|"
        "ростов-тан-çинчи|рязань|самар|самар ош|самар хот|самарæ|самара|самаре|самарҕа|"
        "санкт петербург|санкт петерзбург|санкт-петербург|сарăту|саран|саран ош|саранош|саранск|"
        "саранск балһсн|саранськ|саратаў|саратов|саратов балһсн|саратов ош|саратовъ|сарытау|"
        "свердловск|сембер|силәбе|синбирск|смаленск|смоленск|смоленскай|смоленськ|смоленьск|"
        "смольньскъ|смулен|соргыт|сочи|сочі|ставропол|ставрополь|сталинград|сталинск|стаљинград|"
        "сургут|сімбір|тĕмен|тальяці|твер|тверь|толиати|тольятти|тольятти ош|томск|томскай|"
        "томськ|томьскъ|тољати|тулæ|тулă|тула|туло|тындагы ростов|тэрчкъалэ|тюмен|тюмень|"
        "тюмень хот|тјумењ|түмен|түмень|түмэн|төмән|улаан-удэ|улаан-үдэ|уладзівасток|"
        "уладзікаўказ|уладзімір|улан уде|улан-удэ|улатимĕр|ульск|ульянаўск|ульяновск|ульяновськ|"
        "ульянонь ош|уляновск|улјановск|уљановск|хабараўск|хабаровск|хабаровскай|хабаровськ|"
        "хусан|хъазан|царицин|царицын|цвер|цюмень|чĕмпĕр|чабаксар|чалябінск|чарапавец|чебоксар|"
        "чебоксара|чебоксари|чебоксары|чебоксарҳо|челепи|челяба|челяба ош|челябе|челябинск|"
        "челябі|челябінськ|череповетс|череповец|череповець|чељабинск|чилобинск|чиләбе|чита|"
        "чкалов|чэбаксары|чєлѣбиньскъ|шовакшэҥер|шоупашкаръ|шубашкар|шупашкар|шывашар|ырымбур|"
        "ырынбур|эрхүү хот|эрхүү хото|яр чаллы|яраслаўль|ярославль|ярославль ош|ярославъл|"
        "іванава|іваново|іжевськ|іжэўск|іркутськ|іркуцк|јарослав|јарослављ|јарославље|қазан|"
        "қазон|қорған|қызылтас|ҡazan|ҡазан|һамар|һарытау|әстерхан|әәдрхн балһсн|өrket|өркет"
    ),
    "RW": (
        "butare|gisenyi|gitarama|kigali|muhanga|musanze|nyagatare"
    ),
    "SA": (
        "abha|ad dawādimī|al bahah|al hufūf|al jubayl|al khafjī|al kharj|al līth|al mubarraz|"
        "al qaţīf|ar rass|arar|ash shafā|az zulfī|baljurashi|bariq|buraydah|dammam|dhahran|"
        "hafar al-batin|jeddah|jizan|khamis mushait|khobar|madinah|makkah|najrān|qurayyat|"
        "ras tanura|riyadh|rābigh|sabt alalayah|sakakah|sayhāt|sulţānah|tabuk|thuqbah|tārūt|"
        "unaizah|yanbu|şabyā|ţurayf"
    ),
    "SB": (
        "honiara"
    ),
    "SD": (
        "ad douiem|ad-damazin|ad-damir|al manāqil|al qadarif|al-junaynah|an nuhūd|atbara|burām|"
        "dilling|dongola|el daein|el fasher|el geneina fort|el obeid|er roseires|gereida|kadugli|"
        "kassala|khartoum|khartoum north|kosti|mellit|new halfa|nyala|omdurman|port sudan|rabak|"
        "sennar|singa|umm ruwaba|wad medani"
    ),
    "SE": (
        "borås|bromma|eskilstuna|gothenburg|gävle|halmstad|haninge|helsingborg|huddinge|"
        "jönköping|karlskrona|karlstad|kungsholmen|linköping|luleå|lund|malmö|mölndal|"
        "norrköping|sollentuna|solna|stockholm|sundsvall|södermalm|södertälje|täby|umeå|uppsala|"
        "vasastaden|västerås|växjö|örebro"
    ),
    "SG": (
        "bedok new town|bishan new town|bukit merah estate|bukit timah|clementi housing estate|"
        "geylang|hougang new town|jurong east|jurong town|jurong west|kallang|kampong pasir ris|"
        "kembangan|matilda estate|novena|punggol|queenstown estate|sembawang estate|"
        "sengkang new town|serangoon|serangoon new town|singapore|tampines estate|tampines new town|"
        "ulu bedok|woodlands|yishun new town"
    ),
    "SI": (
        "ljubljana|maribor"
    ),
    "SK": (
        "banská bystrica|bratislava|košice|martin|nitra|petržalka|prešov|trenčín|trnava|žilina"
    ),
    "SL": (
        "freetown|kenema|koidu|makeni"
    ),
    "SN": (
        "bargny|bargny guèdj|bargny ngoude|dakar|diourbel|dougnane|guédiawaye|kaffrine|kaolack|"
        "keur médoune|kolda|louga|mbaké|mbour|pikine|richard-toll|rufisque|rufisque est|"
        "tambacounda|thiès|thiès nones|tivaouane|tiébo|touba|ziguinchor"
    ),
    "SO": (
        "afgooye|baidoa|balanbale|beled hawo|beledweyne|berbera|borama|bosaso|burao|cabudwaaq|"
        "el dibir|gaalkacyo|garoowe|gebiley|hargeysa|kaambooni|kismayo|laascaanood|marka|"
        "mogadishu|qoryooley|ruqi"
    ),
    "SR": (
        "paramaribo"
    ),
    "SS": (
        "juba|kuacjok|malakal|winejok"
    ),
    "ST": (
        "são tomé"
    ),
    "SV": (
        "apopa|delgado|mejicanos|san salvador|santa tecla|sonsonate|soyapango|usulután"
    ),
    "SY": (
        "al bāb|al mayādīn|al qāmishlī|al ḩasakah|al-tabqa|aleppo|ar raqqah|ar rastan|as safīrah|"
        "as salamīyah|as-suwayda|at tall|babīlā|damascus|deir ez-zor|dārayyā|dūmā|homs|idlib|"
        "jablah|jaramānā|kabbasin|latakia|manbij|tadmur|ālbū kamāl|ţarţūs|ḩamāh"
    ),
    "SZ": (
        "manzini|mbabane"
    ),
    "TD": (
        "abéché|am timan|bongor|doba|déressia|goz beida|kelo|koumra|mongo|moundou|pala|sarh"
    ),
    "TG": (
        "atakpamé|bassar|dapaong|kara|kpalimé|lomé|sokodé|tsévié"
    ),
    "TH": (
        "anusawari|ban i chang|ban khlong prawet|ban ko sire|ban lak song|ban mai|ban pong|"
        "ban samae dam|ban talat yai|ban tha kham|bang bon|bang kapi|bang khae|bang khae nuea|"
        "bang khun thian|bang kruai|bang na|bang phlat|bang rak|bang sue|bang sue subdistrict|"
        "bangkok|bangkok noi|bangkok yai|bueng kum|chaiyaphum|chanthaburi|chatuchak|chiang mai|"
        "chiang rai|chom thong|chon buri|chumphon|din daeng|dusit|hat yai|hua hin|huai khwang|"
        "huamak|kabin buri|kalasin|kamphaeng phet|kanchanaburi|khan na yao|khlong chan|khlong kum|"
        "khlong luang|khlong sam wa|khlong san|khlong toei|khon kaen|klaeng|ko samui|krathum baen|"
        "lak si|lampang|lat krabang|lat phrao|latkrabang|lop buri|maha sarakham|mueang nonthaburi|"
        "na di|nakhon pathom|nakhon ratchasima|nakhon sawan|nakhon si thammarat|nong chok|"
        "nong khaem|nong khai|pak kret|pathum wan|pattaya|phasi charoen|phaya thai|phetchabun|"
        "phitsanulok|phra khanong|phra nakhon|phra phutthabat|phra pradaeng|phuket|prachantakham|"
        "rat burana|ratchaburi|ratchathewi|rayong|sai mai|sakon nakhon|samut prakan|samut sakhon|"
        "saphan sung|saraburi|sathon|sathorn|sattahip|si maha phot|si racha|songkhla|suan luang|"
        "suphan buri|surat thani|taling chan|tha maka|tha raeng|thawi watthana|thon buri|"
        "thung khru|trang|ubon ratchathani|udon thani|uttaradit|wang thonglang|wat tha phra|"
        "watthana|yala|yan nawa"
    ),
    "TJ": (
        "bokhtar|dushanbe|isfara|istaravshan|khujand|konibodom|kŭlob"
    ),
    "TL": (
        "dili"
    ),
    "TM": (
        "ashgabat|balkanabat|bayramaly|daşoguz|mary|tejen|türkmenabat|türkmenbaşy"
    ),
    "TN": (
        "aryanah|ben arous|ben gardane|bizerte|béja|djemmal|douane|douar hicher|el kef|"
        "el mgarsa|el mourouj|ettadhamen|feriana|gabès|gafsa|houmt souk|jendouba|kairouan|"
        "kasserine|kelaa kebira|ksar hellal|kélibia|la gazelle|la marsa|la mohammedia|le bardo|"
        "le kram|mahdia|medenine|menzel bourguiba|mnihla|moknine|monastir|msaken|nabeul|"
        "oued lill|radès|sakiet ed daier|sakiet ez zit|sejoumi|sfax|skanes|sousse|sukrah|"
        "tataouine|tunis|zarzis"
    ),
    "TR": (
        "adana|adapazarı|adilcevaz|adıyaman|afyonkarahisar|ahlat|akhisar|aksaray|akçapınar|"
        "akşehir|alanya|amasya|anamur|ankara|antakya|antalya|ardeşen|arnavutköy|arsuz|ataşehir|"
        "aydın|ayvalık|ağrı|bafra|bahçelievler|balıkesir|bandırma|bartın|batikent|bağcılar|"
        "başakşehir|belek|bergama|beylikdüzü|biga|bilecik|bingöl|bismil|bitlis|bolu|bolvadin|"
        "bozüyük|burdur|bursa|büyükçekmece|ceyhan|cizre|denizli|derince|diyarbakır|doğubayazıt|"
        "dörtyol|düzce|edirne|elazığ|elbistan|eminönü|erbaa|erciş|ereğli|ergani|erzincan|"
        "erzurum|esenler|esenyurt|eskişehir|fatih|fatsa|fethiye|gaziantep|gebze|gemlik|giresun|"
        "gölbaşı|gölcük|güngören merter|hakkâri|isparta|istanbul|iğdır|i̇negol|i̇skenderun|"
        "i̇zmir|i̇zmit|kadirli|kahramanmaraş|karabağlar|karabük|karaman|kars|karşıyaka|"
        "kastamonu|kavaklı|kayseri|kilis|konak|konya|kozan|kuşadası|kâhta|körfez|kütahya|"
        "küçükçekmece|kırklareli|kırıkhan|kırıkkale|kırşehir|kızıltepe|lüleburgaz|malatya|"
        "maltepe|manavgat|manisa|mardin|menemen|merkezefendi|mersin|merter keresteciler|merzifon|"
        "midyat|muratpaşa|mustafakemalpaşa|muğla|nazilli|nevşehir|nilüfer|nizip|niğde|nusaybin|"
        "ordu|orhangazi|osmaniye|patnos|polatlı|reyhanlı|rize|salihli|samandağ|samsun|"
        "sancaktepe|seydişehir|siirt|silifke|silivri|silopi|silvan|sivas|siverek|soma|sorgun|"
        "sultanbeyli|sultangazi|suruç|söke|tarsus|tatvan|tavşanlı|tekirdağ|tokat|torbalı|"
        "trabzon|turgutlu|turhal|umraniye|urla|uşak|viranşehir|yalova|yozgat|yüksekova|"
        "zeytinburnu|zile|zonguldak|çanakkale|çankaya|çankırı|çarşamba|çerkezköy|çiğli|çorlu|"
        "çorum|çubuk|ödemiş|ünye|üsküdar|şanlıurfa|şişli|şırnak"
    ),
    "TT": (
        "chaguanas|mon repos"
    ),
    "TW": (
        "bade|banqiao|caotun|chang-hua|changhua|chiayi city|daxi|douliu|fengshan|hsinchu|"
        "hualien city|kaohsiung|keelung|magong|miaoli|neihu|neili|new taipei city|puli|sanxia|"
        "shulin|taichung|tainan|taipei|taitung|taoyuan|toufen|wufeng|xinying|xizhi|yingge|"
        "yongkang|yuanlin|zhubei|zhudong"
    ),
    "TZ": (
        "arusha|babati|bagamoyo|bariadi|bukoba|bunda|buseresere|chake chake|dar es salaam|"
        "dodoma|geita|handeni|ifakara|iringa|kahama|kasulu|katoro|katumba|kibaha|kibaigwa|"
        "kigoma|kilosa|kondoa|korogwe|lindi|mafinga|makumbako|masasi|masumbwe|mbeya|mbinga|"
        "merelani|morogoro|moshi|mtwara|musoma|mwanza|njombe|sengerema|shinyanga|singida|"
        "songea|sumbawanga|tabora|tanga|tarime|tukuyu|tunduma|ushirombo|utengule|uyovu|vikindu|"
        "vwawa|zanzibar"
    ),
    "UA": (
        "alchevsk|antratsyt|avtozavodskyi|bakhmut|berdyansk|berdychiv|berestovskyi|bila tserkva|"
        "bohodukhivskyi|bohuniya|borshchahivka|boryspil|bosse|brovary|cheremushky|cherkasy|"
        "chernihiv|chernivtsi|chokolivka|chumakivskyi|chystyakove|darnytskyi masyv|darnytsya|"
        "desna|desnyanskyi|dnipro|dniprovskyi|donetsk|dovzhansk|drohobych|druzhkivka|enerhodar|"
        "feodosiya|fortechnyi|hirnytskyi|holosiyiv|horlivka|hruzkyi|inhulets|irpin|ivano-"
        "frankivsk|izmayil|kadiyivka|kalmiuskyi|kalush|kalynivskyi|kamyanets-podilskyi|kamyanske|"
        "kerch|khanzhonkivskyi|kharkiv|kharkivskyi masyv|khartsyzk|kherson|khmelnytskyi|"
        "khrustalnyi|kindrativskyi|kolomyia|konotop|korolyov|korosten|kostyantynivka|kovel|"
        "kovpakivskyi|kramatorsk|kremenchuk|kropyvnytskyi|kryukiv|kryvyy rih|kyiv|kyivskyi|"
        "lisovyi masyv|livoberezhnyi|lozova|luhansk|lutsk|lviv|lysychansk|makiyivka|mariupol|"
        "melitopol|mukachevo|mykilska borshchahivka|mykolayiv|mykytivskyi|nikopol|nizhyn|"
        "novozavodskyi|nyvky|nyzhnodniprovsk|obolon|odesa|oleksandrivskyi|oleksandriya|"
        "oleksiyivka|pavlohrad|pechersk|pervomaysk|pivdenna borshchahivka|podilskyi|pokrovsk|"
        "poltava|pozniaky|pravyi bereh|pryluky|prymorskyi|rayon ktz|rivne|rubizhne|"
        "rutchenkivskyi|saltivka|samar|sevastopol|shakhtarsk|sheptytskyi|shevchenkivskyi|"
        "shevchenko|shostka|shulyavka|simferopol|siverskodonetsk|skhidni kvartaly|slovyansk|smila|"
        "smolyanskyi|snizhne|sotsmisto|stryi|sumy|svyatoshyn|sykhiv|tekstylnyk|ternopil|"
        "tsentralno-miskyi|tsentralnyi|uman|uzhhorod|verhunskyi|vidradnyi|vilkhivskyi|vinnytsya|"
        "voskresenka|voznesenskyi|vyhurivshchyna-troyeshchyna|vynohradar|yalta|yenakiyeve|"
        "yevpatoriya|yuzivskyi|zaporizhzhya|zarichnyi|zhytomyr|zvyahel|адэса|акмәсҗит|акъяр|"
        "верноленинск|винница|ворошиловград|вінниця|город миллиона роз|данецк|дарницький район|"
        "дарниця|деснянський район|днепр|днепропетровск|днипро|дніпро|дніпровський район|"
        "дніпропетровськ|дніпрослав|днїпро|донбас-сіті|донецк|донецк ош|донецьк|донецьке|доњецк|"
        "дінецьк|дінецьке|дњипро|екатеринослав|жемчужина у моря|запарожжа|запорожье|запорожје|"
        "запоріжжя|запоріжя|калгород|калок|катеринослав|кейӳ|киев|киев ош|киевом|киеву|київ|"
        "кијев|коцюбіїв|криви рог|кривий риҕ|кривий ріг|кривой рог|кривый ріг|крывы рог|кыив|"
        "кыйив|кіеў|кꙑѥвъ|лавов|лвов|луганск|луганскай|луганськ|луганьск|луханск|луһанск|"
        "львив|львов|львов ош|львоў|львів|макеевка|макіївка|миколаїв|місто мільйона троянд|"
        "николаев|новий кодак|одеса|одесс|одессæ|одесса|одесса ош|одессе|олександрівка|"
        "перлина чорного моря|правий берег|південна пальміра|південна столиця|салтівка|севастопаль|"
        "севастопол|севастополь|севастопољ|симфереполь|симферопол|симферополь|симферопољ|сталино|"
        "сталіне|сталіно|столица юмора|сімферопаль|сімферополь|січослав|хаджибей|харков|харків|"
        "харьков|шахтарська столиця|южная столица|юзове|юзовка|юзів|юзівка"
    ),
    "UG": (
        "apac|arua|bunamwaya|bwizibwera|entebbe|fort portal|gulu|hoima|ibanda|iganga|jinja|"
        "kabale|kajansi|kampala|kamuli|kapchorwa|kasangati|kasese|katabi|kira|kitgum|koboko|"
        "kotido|kyengera|lira|lugazi|masaka|masindi|mbarara|mityana|mpondwe|mubende|mukono|"
        "nakivale refugee camp|nansana|njeru|rutoma|soroti|wakiso"
    ),
    "US": (
        "abilene|abington|ahwatukee foothills|akron|alafaya|alameda|albany park|albuquerque|"
        "alhambra|alief|aliso viejo|allapattah|allentown|alpharetta|amarillo|ames|amherst|"
        "anaheim|anchorage|anderson|ankeny|ann arbor|antioch|apple valley|appleton|arcadia|"
        "arden-arcade|arlington heights|arvada|asheville|astoria|atascocita|atlanta|austin|"
        "bakersfield|baldwin park|baltimore|bartlett|baton rouge|battle creek|bayside|baytown|"
        "beaumont|beaverton|bellevue|bellflower|bellingham|belmont cragin|bend|bensalem|"
        "bensonhurst|berkeley|berwyn|bethesda|billings|bismarck|blaine|bloomington|blue springs|"
        "boca raton|boise|bolingbrook|bonita springs|borough park|bossier city|boston|boulder|"
        "bowie|bowling green|boyle heights|boynton beach|bradenton|briarwood|brick|bridgeport|"
        "brockton|broken arrow|brookhaven|brookline|brooklyn|brooklyn park|broomfield|brownsville|"
        "bryan|buckeye|buena park|buffalo|burbank|burien|burnsville|bushwick|caldwell|camarillo|"
        "camden|canarsie|canoga park|canton|canyon country|cape coral|carlsbad|carmel|carmichael|"
        "carol city|carrollton|carson city|cary|casa grande|casas adobes|casper|castle rock|"
        "castro valley|catalina foothills|cathedral city|cedar park|cedar rapids|celina|centennial|"
        "center city|central city|centreville|champaign|chapel hill|charleston|chattanooga|"
        "cheektowaga|cherry hill|chesapeake|cheyenne|chicago|chicago lawn|chicopee|chino hills|"
        "chula vista|cicero|cincinnati|citrus heights|clarksville|clay|clearwater|cleveland|"
        "clifton|clinton township|coconut creek|college station|colorado springs|colton|columbus|"
        "commerce city|compton|coney island|conroe|conway|coon rapids|coral gables|coral springs|"
        "corpus christi|corvallis|costa mesa|council bluffs|cupertino|cypress|cypress hills|"
        "dale city|dallas|daly city|danbury|davenport|davie|davis|dayton|daytona beach|dearborn|"
        "dearborn heights|decatur|deer valley|deerfield beach|delano|delray beach|deltona|denver|"
        "des moines|des plaines|desoto|detroit|diamond bar|doral|dorchester|dothan|downey|"
        "downtown dc|dubuque|duluth|durham|eagan|east chattanooga|east flatbush|east hampton|"
        "east harlem|east hartford|east independence|east los angeles|east new york|east norwalk|"
        "east orange|east pensacola heights|east village|eastvale|eau claire|eden prairie|"
        "edgewater|edina|edinburg|edmond|el cajon|el paso|elizabeth|elk grove|elkhart|"
        "ellicott city|elmhurst|elyria|encanto|enchanted hills|encinitas|enid|erie|escondido|"
        "euless|evansville|everett|fairfield|fall river|fargo|farmington hills|fayetteville|"
        "federal way|financial district|fishers|flagami|flagstaff|flatbush|flatlands|florence-"
        "graham|florissant|flower mound|folsom|fontana|fordham|forest hills|fort collins|"
        "fort lauderdale|fort myers|fort smith|fort wayne|fort worth|fountain valley|"
        "fountainebleau|framingham|framingham center|frederick|fremont|fresno|frisco|fullerton|"
        "gainesville|gaithersburg|galveston|garden grove|gardena|gary|gastonia|germantown|gilroy|"
        "glen burnie|glendora|goodyear|grand forks|grand island|grand junction|grand prairie|"
        "grand rapids|grapevine|great falls|greeley|green bay|greenburgh|greensboro|greenwood|"
        "gresham|gulfport|hacienda heights|hamden|hammond|hampton|hanford|harlem|harrisburg|"
        "harrisonburg|hartford|havertown|hawthorne|hayward|hemet|hempstead|hendersonville|"
        "hesperia|hialeah|high point|highland|highlands ranch|hillsboro|hoffman estates|homestead|"
        "honolulu|hoover|houston|huntersville|huntington beach|huntington park|huntsville|"
        "idaho falls|indianapolis|indio|inglewood|iowa city|irondequoit|irvine|irving park|"
        "irvington|jackson heights|jacksonville|jamaica|janesville|jersey city|johns creek|"
        "johnson city|joliet|jonesboro|joplin|jupiter|kalamazoo|kansas city|kendale lakes|"
        "kendall|kenner|kennewick|kenosha|kentwood|killeen|kings bridge|kingsport|kissimmee|"
        "knoxville|kokomo|koreatown|la crosse|la habra|lafayette|laguna niguel|lake charles|"
        "lake elsinore|lake forest|lake havasu city|lakeland|lakeville|lansing|laredo|largo|"
        "las cruces|las vegas|lauderhill|lawrence|lawton|layton|league city|leander|leesburg|"
        "lehi|lehigh acres|lenexa|lewisville|lexington|lexington-fayette|lincoln park|"
        "little havana|little rock|livermore|livonia|logan square|long beach|longmont|longview|"
        "lorain|los angeles|louisville|loveland|lowell|lubbock|lynchburg|lynn|lynwood|macon|"
        "malden|manhattan|manteca|maple grove|marietta|marysville|maryvale|mcallen|mckinney|"
        "meads|medford|memphis|menifee|merced|meriden|meridian|mesa|mesquite|metairie|"
        "metairie terrace|methuen|miami|miami beach|miami gardens|mid-city|middletown|midland|"
        "midwest city|milford|millcreek|milpitas|milwaukee|minneapolis|minnetonka|"
        "minnetonka mills|mira mesa|mission viejo|missoula|missouri city|modesto|montebello|"
        "monterey park|montgomery|moore|moreno valley|morningside heights|mott haven|"
        "mount prospect|mount vernon|mountain view|muncie|murfreesboro|murrieta|napa|naperville|"
        "nashua|nashville|national city|near north side|new bedford|new braunfels|new britain|"
        "new brunswick|new haven|new orleans|new rochelle|new south memphis|new york city|newark|"
        "newport beach|newport news|noblesville|norfolk|north bergen|north charleston|"
        "north chicopee|north hills|north hollywood|north la crosse|north las vegas|"
        "north little rock|north miami|north peoria|north port|north richland hills|north stamford|"
        "northridge|norwalk|novato|novi|oak lawn|oak park|oakland|ocala|oceanside|odessa|ogden|"
        "oklahoma city|olathe|olympia|omaha|ontario|orem|orland park|orlando|oshkosh|"
        "overland park|owensboro|oxnard|ozone park|palatine|palm bay|palm beach gardens|"
        "palm coast|palm desert|palm harbor|palmdale|palo alto|paramount|park slope|parkchester|"
        "parsippany|pasadena|pasco|passaic|paterson|pawtucket|peabody|pearland|pembroke pines|"
        "pensacola|peoria|perth amboy|petaluma|pflugerville|pharr|philadelphia|phoenix|"
        "pico rivera|pine hills|pinellas park|piscataway|pittsburg|pittsburgh|placentia|"
        "plainfield|plano|plantation|pleasanton|pocatello|poinciana|pomona|pompano beach|pontiac|"
        "port arthur|port charlotte|port orange|port saint lucie|portage park|porterville|portland|"
        "portsmouth heights|poway|provo|pueblo|queens|queens village|quincy|racine|raleigh|"
        "rancho cordova|rancho cucamonga|rancho penasquitos|rapid city|redlands|redmond|"
        "redondo beach|redwood city|reno|renton|reseda|reston|revere|rialto|richardson|richland|"
        "ridgewood|rio rancho|riverside|roanoke|rochester|rochester hills|rock hill|rockford|"
        "rocklin|rockville|rocky mount|rogers|rogers park|rosemead|roseville|roswell|round rock|"
        "rowlett|royal oak|sacramento|saint charles|saint clair shores|saint cloud|saint george|"
        "saint joseph|saint paul|salt lake city|sammamish|san angelo|san antonio|san bernardino|"
        "san diego|san jose|san leandro|san ramon|san tan valley|sandy hills|sandy springs|"
        "sanford|santa barbara|santa clarita|santa monica|santee|sarasota|savannah|schaumburg|"
        "schenectady|scottsdale|scranton|seattle|shawnee|sheepshead bay|shelby|sherman oaks|"
        "shoreline|shreveport|silver spring|simi valley|sioux city|sioux falls|skokie|smyrna|"
        "somerville|south bend|south boston|south fulton|south gate|south hill|south jordan|"
        "south lawndale|south ozone park|south peabody|south san francisco|south shore|"
        "south suffolk|south vineland|south whittier|southaven|southfield|sparks|spokane|"
        "spokane valley|spring hill|spring valley|springdale|springfield|stamford|staten island|"
        "sterling heights|stockton|stonecrest|suffolk|sugar land|sunnyvale|sunrise manor|"
        "sunset park|sylmar|syracuse|tacoma|tallahassee|tamarac|tamiami|tampa|taylor|"
        "taylorsville|temecula|tempe|tempe junction|terre haute|the bronx|the hammocks|"
        "the villages|the woodlands|thornton|thousand oaks|tigard|tinley park|toms river|topeka|"
        "torrance|towson|tracy|trenton|tri-cities|tucson|tulare|tulsa|turlock|tuscaloosa|"
        "tustin|union city|universal city|university of texas|upland|upper west side|uptown|utica|"
        "vacaville|valdosta|vallejo|valley glen|van nuys|ventura|victorville|vineland|"
        "virginia beach|visalia|waco|waldorf|walnut creek|waltham|warner robins|washington|"
        "washington heights|waterbury|watsonville|waukegan|waukesha|wayne|west albany|west allis|"
        "west bloomfield township|west coon rapids|west covina|west des moines|west gulfport|"
        "west hartford|west haven|west hollywood|west jordan|west lynchburg|west new york|"
        "west palm beach|west raleigh|west ridge|west sacramento|west town|west valley city|"
        "westland|wheaton|white plains|whittier|wichita|wichita falls|wilmington|winston-salem|"
        "woodbury|woodland|woodland hills|wyoming|yakima|yonkers|yorba linda|youngstown|"
        "yuba city|yucaipa|yuma"
    ),
    "UY": (
        "las piedras|maldonado|melo|montevideo|paysandú|tacuarembó"
    ),
    "UZ": (
        "andijon|angren|bekobod|beruniy|beshariq|bukhara|chilanzar|chirchiq|chortoq|chust|"
        "denov|fergana|guliston|gurlan|jizzax|kogon shahri|koson|kosonsoy|namangan|navoiy|"
        "nukus|olmaliq|parkent|qarshi|quvasoy|qŭnghirot|samarkand|sergeli|shahrisabz|shahrixon|"
        "tashkent|tirmiz|tŭytepa|urganch|urgut shahri|xiva|yangiyŭl|yunusobod"
    ),
    "VE": (
        "acarigua|altagracia de orituco|alto barinas|anaco|araure|barinas|barinitas|barquisimeto|"
        "baruta|biruaca|boconó|cabimas|cabudare|cagua|caicara del orinoco|calabozo|cantaura|"
        "caracas|carora|carúpano|catia la mar|caucagüito|chacao|charallave|chivacoa|"
        "ciudad bolivia|ciudad bolívar|ciudad guayana|ciudad ojeda|ciudad piar|cocorote|coro|"
        "cumaná|ejido|el cafetal|el hatillo|el limón|el tigre|el tocuyo|el vigía|guacara|"
        "guanare|guarenas|guasdualito|guatire|güigüe|la concepción|la dolorita|la fría|"
        "la victoria|lander|los dos caminos|los rastrojos|los teques|machiques|maiquetía|"
        "maracaibo|maracay|mariara|maturín|mene grande|nirgua|ocumare del tuy|palo negro|"
        "pampatar|pampán|petare|porlamar|puerto ayacucho|puerto cabello|puerto la cruz|"
        "punta cardón|punta de mata|punto fijo|quíbor|rubio|san joaquín|san josecito|"
        "san juan bautista|san timoteo|socopó|tacarigua|tinaquillo|tucupita|turmero|táriba|upata|"
        "ureña|valera|villa bruzual|villa de cura|yaritagua|zaraza"
    ),
    "VI": (
        "saint croix"
    ),
    "VN": (
        "an hải|an khê|an nhơn|ba dinh|ba vì|ba đồn|biên hòa|buôn hồ|buôn ma thuột|bình minh|"
        "bình thạnh|bình thủy|bạc liêu|bạch mai|bảo lộc|bắc giang|bắc ninh|bắc quang|bắc từ liêm|"
        "bến cát|bến tre|bỉm sơn|bồ đề|cai lậy|cam ranh|cao bằng|cao lãnh|châu phong|châu đốc|"
        "chí linh|chơn thành|chợ lớn|cung kiệm|cà mau|cái răng|cần giuộc|cần giờ|cần thơ|"
        "cần đước|cầu giấy|cẩm lệ|cẩm phả|cẩm phả mines|cổ đô|cờ đỏ|củ chi|cửa nam|da nang|"
        "dien bien phu|duyên hải|dĩ an|dại mỗ|gia lâm|gia nghĩa|giá rai|gò công|gò vấp|"
        "hai bà trưng|haiphong|hanoi|hoàn kiếm|hoàng mai|huyện lâm hà|hà giang|hà tiên|hà tĩnh|"
        "hà đông|hòa bình|hòa cường|hòa thành|hưng yên|hương thủy|hương trà|hạ long|hải châu|"
        "hải dương|hồng ngự|kiến an|kon tum|kỳ anh|la gi|lai vung|linh đàm|long bien|long khánh|"
        "long mỹ|long xuyên|lào cai|lạng sơn|mui ne|móng cái|mỹ hào|mỹ tho|nam định|nghi sơn|"
        "nghi xuân|nghĩa lộ|nghĩa đô|ngã bảy|ngã năm|nha trang|ninh hòa|núi thành|phan rang-"
        "tháp chàm|phan thiết|phong thạnh|phong điền|phu quoc|phú mỹ|phú quốc|phú thọ|phúc yên|"
        "phổ yên|phủ lý|pleiku|qui nhon|quảng ngãi|quận ba|quận bốn|quận mười|quận mười một|"
        "quận năm|quận sáu|quận đức thịnh|rạch giá|sa dec|sóc sơn|sóc trăng|sông cầu|sơn la|"
        "sơn trà|sơn tây|sầm sơn|tam kỳ|thanh hóa|thanh khê|thanh liệt|thanh xuân|thuận an|"
        "thuận thanh|thái bình|thái hòa|thái nguyên|thượng cát|thốt nốt|thới lai|thủ dầu một|"
        "thủ đức|trà vinh|trảng bom|trảng bàng|trần văn thời|tuy hòa|tuyên quang|tân an|tân bình|"
        "tân châu|tân uyên|tây hồ|tây ninh|tịnh biên|từ sơn|vinh|vinhomes ocean park|"
        "vinhomes smart city|vinhomes times city|việt trì|việt yên|vĩnh châu|vĩnh long|vĩnh thạnh|"
        "vĩnh tuy|vĩnh yên|vũng tàu|xuân lộc|xóm cái nước|yên bái|yên hòa|yên vinh|ðà lạt|"
        "ðông hà|ô môn|điện bàn|đưc trọng|đố sơn|đống đa|đồng hới|đồng xoài|đức phổ"
    ),
    "XK": (
        "deçan|ferizaj|gjakovë|gjilan|glogovac|mitrovicë|pristina|prizren|suva reka"
    ),
    "YE": (
        "aden|al ḩudaydah|dhamār|mukalla|sanaa|sayyān|taiz|zabīd"
    ),
    "YT": (
        "mamoudzou"
    ),
    "ZA": (
        "alberton|alexandra|athlone|atlantis|bela bela|benoni|bethal|bhisho|bloemfontein|"
        "boksburg|bothaville|botshabelo|brakpan|brits|cape town|carletonville|centurion|"
        "diepsloot|durban|durbanville|east london|ekangala|emalahleni|ermelo|etwatwa|evaton|"
        "fochville|fort beaufort|ga-rankuwa|george|germiston|gqeberha|graaff reinet|grahamstown|"
        "hammanskraal|hermanus|ivory park|johannesburg|kariega|kimberley|klerksdorp|knysna|"
        "kokstad|kraaifontein|kroonstad|krugersdorp|kutloanong|kwadukuza|kwaggafontein|ladysmith|"
        "lichtenburg|louis trichardt|mabopane|mafikeng|mbombela|mdantsane|midrand|mmabatho|"
        "modimolle|mokopane|mondlo|mossel bay|mpumalanga|mthatha|musina|nigel|nkowakowa|ntuzuma|"
        "odendaalsrus|orkney|oudtshoorn|paarl|parys|phalaborwa|phuthaditjhaba|piet retief|"
        "pietermaritzburg|pinetown|polokwane|port shepstone|potchefstroom|pretoria|qonce|"
        "queenstown|randburg|randfontein|richards bay|roodepoort|rustenburg|saldanha|sasolburg|"
        "schweizer-reneke|somaroboro|somerset west|soshanguve|soweto|standerton|stellenbosch|"
        "stilfontein|thaba nchu|thembisa|thohoyandou|tokoza|tongaat|trichardt|upington|"
        "vanderbijlpark|vereeniging|viljoenskroon|virginia|vryburg|vryheid|welkom|westonaria"
    ),
    "ZM": (
        "chilanga township|chililabombwe|chingola|chipata|choma|chongwe|chunga|kabwe|kafue|"
        "kalulushi|kapiri mposhi|kitwe|livingstone|luanshya|lusaka|madido|mansa|mazabuka|mongu|"
        "monze|mpika|mpulungu|mufulira|nakonde|namalombwe|nchelenge|ndola|petauke|samfya|"
        "solwezi"
    ),
    "ZW": (
        "beitbridge|bindura|bulawayo|chegutu|chinhoyi|chitungwiza|epworth|gweru|harare|kwekwe|"
        "marondera|masvingo|mutare|ruwa|zvishavane"
    ),
}
