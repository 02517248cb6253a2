/**
 * What people call countries, and parts of them, in everyday language where the names of engines are others: a
 * code and its names, by language. Written for this library. A name is found in every language.
 */
export const everydayNames = `
en|US the States,US of A|GB Britain,Scotland,Wales,Northern Ireland,Ulster|IE Southern Ireland|CG Congo|CI Cote Ivoire|KR ROK|SA KSA|CN PRC,Mainland China|TW ROC,Taiwan Province of China|MO Macau SAR|VA Holy See|PS West Bank,Gaza|FK Falklands|TT Trinidad,Tobago|AG Antigua,Barbuda|CF CAR|LA Lao PDR|BA Herzegovina|ES Canary Islands|PT Azores,Madeira|JE Channel Islands|GG Channel Islands,Alderney,Sark|SH Ascension Island,Tristan da Cunha|BQ Bonaire,Saba,Sint Eustatius|SJ Spitsbergen|CY Northern Cyprus|SO Somaliland|TR Turkey|VG BVI|VI USVI|PF Tahiti|FO Faroes|SX St Maarten,Saint Maarten|BL St Barts,St Barths|US Hawaii|ID Bali|BD East Pakistan|KN St Kitts|VC St Vincent|TC Turks|KY Caymans|SJ Svalbard|IT Sicily,Sardinia|GR Crete,Rhodes|FR Corsica|CN Tibet|CZ Czech|EG Misr
de|US Staaten,Vereinigte Staaten von Amerika|GB Schottland,Großbritannien|CI Elfenbeinküste|BY Weißrussland|CZ Tschechei,Tschechische Republik|SK Slowakische Republik|MK Mazedonien|SZ Swasiland|CV Kapverden,Kapverdische Inseln|CD Demokratische Republik Kongo,DR Kongo|CG Kongo,Republik Kongo|AE Emirate|VA Vatikan,Heiliger Stuhl|MD Moldawien,Moldau|RU Russische Föderation|CN Volksrepublik China|IE Republik Irland|DE Bundesrepublik|CH Schweizerische Eidgenossenschaft|ES Kanaren,Kanarische Inseln|KG Kirgisien|TM Turkmenien|CF Zentralafrika|ZW Rhodesien|AT Republik Österreich|BY Belorussland|KR Republik Korea|CL Osterinsel|ES Balearen|IT Südtirol|CY Nordzypern|RU Sowjetunion,UdSSR|PG Neuguinea,Neu Guinea|GF Französisch Guyana|RS Jugoslawien|CZ Tschechoslowakei|DE Westdeutschland|CH Schweitz|GB Großbritanien|ET Abessinien|GR Kreta,Rhodos|IT Sizilien,Sardinien|FR Korsika|AT Oestreich|DO Dom Rep
fr|US Amérique,États-Unis d’Amérique,E.U.|GB Angleterre,Écosse,Pays de Galles,Irlande du Nord,Grande-Bretagne|NL Hollande|CZ République tchèque|MK Macédoine|MM Birmanie|KR Corée|CD République démocratique du Congo|CG Congo|AE Émirats,Dubaï|SA Arabie|VA Saint-Siège|FK Malouines|IR Perse|LK Ceylan|RU Fédération de Russie|DE RFA,RDA|IE République d’Irlande|CH Confédération suisse|ES Canaries|PT Madère|FR France métropolitaine,Hexagone,Corse|KG Kirghizie|CF Centrafrique,RCA|DO Saint-Domingue|PG Papouasie|TW Formose|KN Saint-Kitts|CI Ivoire|MU Île Maurice|CZ Tchécoslovaquie|RU URSS|RS Yougoslavie|CN Chine populaire|VA Cité du Vatican|CZ Rép tchèque|GR Crète|IT Sicile,Sardaigne|DE Allemagne de l’Ouest
es|US Estados Unidos de América,Norteamérica|GB Gales,Irlanda del Norte,Gran Bretaña|CI Costa de Marfil|SZ Swazilandia|CD Congo|CG Congo|AE Emiratos,Emiratos Árabes|LK Ceilán|RU Federación Rusa|MX Méjico|TW Formosa|ES Islas Canarias,Baleares|KZ Kazajstán|SA Arabia Saudí|KG Kirguizistán|CN China Popular,República Popular China|NZ Nueva Zelandia|ES Cataluña|ZA Suráfrica,África del Sur|KR Sudcorea|RU URSS,Unión Soviética|CW Antillas Holandesas|CL Rapa Nui,Isla de Pascua|RS Yugoslavia|CZ Checoslovaquia|CD Congo RDC|CG República del Congo|KR Corea Sur|CI Costa Marfil|DE Alemania Federal|ES País Vasco|GB Irlanda Norte|DO Rep. Dominicana|SV Salvador|GR Creta|IT Sicilia|FR Córcega
it|US Stati Uniti d’America|GB Inghilterra,Scozia,Galles,Irlanda del Nord,Gran Bretagna|NL Olanda|CZ Repubblica Ceca|KR Corea|CD RDC|CG Congo|AE Emirati,EAU,Emirati Arabi|VA Santa Sede|FK Malvine|RU Federazione Russa|CH Confederazione Svizzera|ES Canarie,Baleari|PT Azzorre|CF Centrafrica|XK Kossovo|MU Maurizio|IT Sardegna,Sicilia|DE RFT|CN Cina Popolare,Repubblica Popolare Cinese|DE Repubblica Federale Tedesca|CZ Cecoslovacchia|BY Russia Bianca|RU URSS,Unione Sovietica|FO Isole Faroe|KG Kirghisia|RS Jugoslavia|ME Serbia e Montenegro|SC Seicelle|PG Papuasia|CZ Rep. Ceca|DE Germania federale|FR Corsica|GR Creta|PT Madera
ja|US 米国,合衆国|GB イングランド,スコットランド,ウェールズ,北アイルランド,連合王国,グレートブリテン|AU 豪州,オーストラリア連邦|NZ ニュージランド|NL 和蘭,ホランド|CI コートジボアール|DE 独逸|FR 仏国,仏蘭西|IT 伊太利|RU 露西亜,ロシア連邦,ソ連|CN 中華人民共和国|KR 大韓民国,南朝鮮|KP 朝鮮,朝鮮民主主義人民共和国|TW 中華民国|VN ヴェトナム|MM ビルマ|CZ チェコ共和国|TR テュルキエ|GE グルジア|BY 白ロシア|SZ スワジランド|MK マケドニア|TL 東チモール|AE 首長国,ドバイ|SA サウジ|VA ヴァチカン,ローマ法王庁,バチカン|CD コンゴ,コンゴ民主共和国,ザイール|CG コンゴ,コンゴ共和国|ZA 南ア,南アフリカ共和国|GR ギリシア|IR ペルシャ|LK セイロン|FK フォークランド,マルビナス|MN モンゴル国|XK コソヴォ|IE アイルランド共和国|BA ボスニア|ES カナリア諸島|KG キルギスタン|CV カボベルデ|CF 中央アフリカ|CN チャイナ|TH タイ王国|PH 比国|TR トルコ共和国|FR フランス共和国|DE ドイツ連邦共和国|IT イタリア共和国|ES スペイン王国|DE 西ドイツ,東ドイツ|CN 中共|RS ユーゴスラビア|BR 伯国|CA 加奈陀|US ハワイ|MP サイパン|ID バリ,バリ島|PF タヒチ|JP ジャパン|MV モルジブ|CZ チェコスロバキア|US アメリカ合州国,米|GB 大英帝国,ブリテン|DE 独|FR 仏|IT イタリー,伊|CN 中華,大陸|SA サウディアラビア|CH 瑞西|VN ヴィエトナム|PH フィリッピン|GB 英|ES 西|RU 露|GR クレタ島|IT シチリア
ko|US 아메리카,미합중국|GB 잉글랜드,스코틀랜드,웨일스,웨일즈,북아일랜드,그레이트브리튼|AU 호주|TR 터키|NL 홀란드,화란|DE 도이칠란트|FR 불란서|IT 이태리|CN 중화인민공화국|TW 타이완|ES 에스파냐|TH 타이|VN 월남|RU 러시아 연방,소련|CI 아이보리코스트|CZ 체코공화국|MK 마케도니아|SZ 스와질란드|MM 버마|GE 그루지야|AE 에미리트,아랍에미레이트,두바이|SA 사우디|VA 바티칸,교황청|CD 콩고,콩고민주공화국|CG 콩고,콩고공화국|ZA 남아공|BY 벨로루시|MN 몽고|GR 희랍|FK 포클랜드|PT 포르투칼|KG 키르기즈스탄|BA 보스니아|IE 에이레|ID 인니|CF 중앙아프리카|AT 오지리|PS 팔레스티나|LA 라오스인민민주공화국|KR 코리아|US 유에스에이|SG 싱가폴|MY 말레이지아|BY 백러시아|CI 상아해안|CD 자이르|IR 페르시아|LK 실론|ZA 남아프리카 공화국|DE 서독,동독|ES 서반아|TW 중화민국|RS 유고슬라비아|US 하와이|MP 사이판|ID 발리|KG 키르키즈스탄|UZ 우즈벡|LU 룩셈부르그|CZ 체코슬로바키아|US 유에스,아메리카합중국|GB 유케이,대영제국|CN 차이나|JP 닛폰,재팬|KR 대한|ES 에스빠냐|AU 오스트랄리아|MM 버어마|IN 인디아|NZ 뉴질란드|TW 타이페이|IT 이탈리
nl|GB Engeland,Schotland,Noord-Ierland,Groot-Brittannië|US Verenigde Staten van Amerika|BY Wit-Rusland|CZ Tsjechische Republiek|MK Macedonië|CD Democratische Republiek Congo|CG Congo|AE VAE|VA Vaticaan,Heilige Stoel|BA Bosnië|IR Perzië|RU Russische Federatie|CN Volksrepubliek China|ES Canarische Eilanden|PT Azoren|SK Slowaakse Republiek|BE Vlaanderen,Wallonië|CW Nederlandse Antillen|CF Centraal-Afrika|IE Ierse Republiek|SA Saoedi,Saudi-Arabië|DE Bondsrepubliek Duitsland|CV Kaapverdische Eilanden|RU Sovjet-Unie|BQ Statia|GY Brits Guyana|BF Opper-Volta|RS Joegoslavië|CZ Tsjechoslowakije|DE Duitse Bondsrepubliek|ID Nederlands-Indië|GR Kreta|IT Sicilië|FR Corsica
pl|US Ameryka,Stany,Stany Zjednoczone Ameryki|GB Anglia,Szkocja,Walia,Irlandia Północna,Zjednoczone Królestwo|NL Niderlandy|CI Wybrzeże Kości Słoniowej|CZ Republika Czeska|SZ Suazi|MM Birma|CV Wyspy Zielonego Przylądka|CD Kongo,DR Konga,Zair|CG Kongo|AE Emiraty,ZEA|VA Stolica Apostolska|MD Mołdowa|IR Persja|LK Cejlon|RU Federacja Rosyjska|CN ChRL|DE RFN,NRD|ES Kanary,Wyspy Kanaryjskie|PT Azory|ZA RPA,Afryka Południowa|CF Afryka Środkowa|IE Republika Irlandii|CN Chińska Republika Ludowa|DE Republika Federalna Niemiec|KR Korea Płd|NL Królestwo Niderlandów|CZ Czechosłowacja|CI WKS|CV Zielony Przylądek|AE Dubaj|ES Majorka|RU ZSRR|KG Kirgizja|TW Formoza|TH Syjam|RS Jugosławia|ZW Rodezja|GB Brytania|DE Niemcy Zachodnie|CZ Czeska Republika|CD Kongo-Kinszasa|CG Kongo-Brazzaville|GR Kreta|ES Teneryfa|IT Sycylia|FR Korsyka
pt|US América,Estados Unidos da América|GB Inglaterra,Escócia,País de Gales,Irlanda do Norte,Grã-Bretanha|NL Holanda|CZ República Tcheca,República Checa,Tcheca|SZ Suazilândia|MM Birmânia|KR Coreia|CG Congo|AE Emirados,Emirados Árabes|SA Arábia|VA Santa Sé|FK Malvinas|IR Irão,Irã|LK Ceilão|RU Federação Russa|VN Vietname|SG Cingapura|MU Maurícias|BH Barém|GL Gronelândia|ES Canárias|PT Açores|CF África Central|KW Coveite|CZ Tchecoslováquia,Checoslováquia|RU URSS,União Soviética|PS Cisjordânia|BQ Caribe Holandês|RS Iugoslávia,Jugoslávia|DE Alemanha Ocidental|TT Trindade e Tobago|GR Creta|IT Sicília|FR Córsega
sv|US Förenta staterna,Amerikas förenta stater|GB England,Skottland,Nordirland|BY Vitryssland|CZ Tjeckiska republiken|MK Makedonien|KR Korea|CD Demokratiska republiken Kongo|CG Kongo,Republiken Kongo|AE Emiraten,Arabemiraten|VA Vatikanen,Heliga stolen|BA Bosnien|IR Persien|RU Ryska federationen|CN Folkrepubliken Kina|ES Kanarieöarna,Mallorca|CF Centralafrika|DE BRD|DE Förbundsrepubliken Tyskland|CZ Tjeckoslovakien|ES Gran Canaria|RU Sovjet,Sovjetunionen|DE Västtyskland,Östtyskland|RS Jugoslavien|GB Britannien|DE Förbundsrepubliken|GR Kreta|IT Sicilien|FR Korsika
tr|US Amerika|GB İngiltere,İskoçya,Galler,Kuzey İrlanda,Büyük Britanya,Britanya|NL Felemenk|CI Fildişi Sahili|BY Beyaz Rusya|CZ Çek Cumhuriyeti|MK Makedonya|SZ Svaziland|MM Birmanya|TL Doğu Timor|CV Yeşil Burun Adaları|KR Kore|CD Demokratik Kongo|CG Kongo|AE BAE,Emirlikler|SA Suudi,Arabistan|FK Falkland|BA Bosna|IR Acemistan|CN Çin Halk Cumhuriyeti|CY KKTC,Kuzey Kıbrıs|RU Rusya Federasyonu|ES Kanarya Adaları|ZA Güney Afrika Cumhuriyeti|CF Orta Afrika|LK Seylan|DE Federal Almanya|CZ Çekoslovakya|MD Boğdan|TR T.C.|RU SSCB,Sovyetler Birliği|CY Güney Kıbrıs|RS Yugoslavya|PL Lehistan|ET Habeşistan|US Birleşik Devletler|DE Batı Almanya|CZ Çek|CD Kongo DC|CI Fildişi Sahilleri|CY Kıbrıs Rum Kesimi|SA S. Arabistan|ZA G. Afrika|GR Girit|IT Sicilya
ar|US أميركا,الولايات المتحدة الأمريكية,الولايات المتحدة الأميركية|GB بريطانيا,إنجلترا,انكلترا,اسكتلندا,ويلز,إيرلندا الشمالية,بريطانيا العظمى|NL الأراضي المنخفضة|CI كوت ديفوار|BY روسيا البيضاء,بيلاروسيا|CZ جمهورية التشيك|MK مقدونيا|SZ سوازيلاند|MM بورما|TL تيمور الشرقية|KR كوريا|CD الكونغو,الكونغو الديمقراطية|CG الكونغو|AE دبي|HU المجر|BA البوسنة|FK فوكلاند,مالفيناس|LK سيلان|CF أفريقيا الوسطى|ET الحبشة|ES جزر الكناري|IR بلاد فارس|RU روسيا الاتحادية|KH كامبوديا|GR الإغريق|CH الاتحاد السويسري|TH سيام|VN فييتنام|AT نمسا|OM سلطنة عمان|QA دولة قطر|KW دولة الكويت|EG جمهورية مصر العربية|JO المملكة الأردنية الهاشمية|MA المملكة المغربية|BH مملكة البحرين|TN الجمهورية التونسية|IQ جمهورية العراق|LB الجمهورية اللبنانية|SY الجمهورية العربية السورية|NL هولاندا|AE أبوظبي|CD زائير|HK هونج كونج|GL جرينلاند|MD مولدافيا|NZ نيوزيلاندا|RU الاتحاد السوفيتي|KG قرغيزستان|PS غزة|RS يوغوسلافيا|CZ تشيكوسلوفاكيا|DE ألمانيا الغربية|CD جمهورية الكونغو الديمقراطية|AE إمارات|SA سعودية|PS الضفة الغربية|GR كريت|IT صقلية
he|US אמריקה,ארצות הברית של אמריקה|GB אנגליה,סקוטלנד,ויילס,וויילס,צפון אירלנד,בריטניה הגדולה,הממלכה המאוחדת|BY רוסיה הלבנה,בלרוס,ביילורוסיה|CZ הרפובליקה הצ׳כית|MK מקדוניה|SZ סווזילנד|MM בורמה|TL מזרח טימור|KR קוריאה,דרום קוריאה|CD קונגו,זאיר|CG קונגו|AE האמירויות,אמירויות,דובאי,איחוד האמירויות|SA סעודיה|VA ותיקן,וותיקן|PS הרשות הפלסטינית|RU הפדרציה הרוסית,ברית המועצות|GE גיאורגיה,גרוזיה|TR תורכיה|TH סיאם|BA בוסניה|MD מולדביה|IR פרס|LK ציילון|FK פוקלנד,מלווינס|CN הרפובליקה העממית של סין|ET חבש|ES האיים הקנריים|NL ארצות השפלה|CF מרכז אפריקה|IE אירלנד הדרומית|KP צפון קוריאה|IL מדינת ישראל|SE שבדיה|CH שוויץ,שוייץ|CZ צ׳כוסלובקיה|CV קייפ ורדה|SZ סוואזילנד|AE אבו דאבי|IR אירן|PS רצועת עזה|TW טאיוואן|RS יוגוסלביה|TH תיילנד|VN ויאטנם|MK צפון מקדוניה|RU ברית המועצות|GB יו קיי|DE גרמניה המערבית,מערב גרמניה|CD הרפובליקה הדמוקרטית של קונגו|PS הגדה המערבית|GR כרתים|IT סיציליה
hi|US यूएसए,यूनाइटेड स्टेट्स,संयुक्त राज्य अमेरिका|GB ब्रिटेन,इंग्लैंड,इंग्लैण्ड,स्कॉटलैंड,वेल्स,उत्तरी आयरलैंड,ग्रेट ब्रिटेन,यूके|NL हॉलैंड,नीदरलैंड्स|IN हिंदुस्तान,हिन्दुस्तान,इंडिया|CI आइवरी कोस्ट|CZ चेक गणराज्य|MK मैसेडोनिया,मकदूनिया|SZ स्वाज़ीलैंड|MM बर्मा|TL पूर्वी तिमोर|KR कोरिया|CD कांगो|CG कांगो|AE यूएई,अमीरात,दुबई|SA सऊदी|VA वेटिकन|RU रूसी संघ|TR तुर्की|LK लंका,सीलोन|TH सियाम|GR ग्रीस|EG इजिप्ट|IR फारस|AU आस्ट्रेलिया|BA बोस्निया|FK फ़ॉकलैंड|ZA साउथ अफ्रीका|CN चाइना|CH स्विस|SA सउदी अरब|MM ब्रह्मदेश|CI कोट डी आइवर|IR फारस|HK हॉन्ग कॉन्ग|MD मोल्दोवा|RU सोवियत संघ|KZ कजाकिस्तान|DE पश्चिम जर्मनी|SA सऊदी अरेबिया|KR साउथ कोरिया|KP नॉर्थ कोरिया|RU रशिया
zh|US 美利坚合众国,美利坚|GB 英格兰,苏格兰,威尔士,北爱尔兰,大不列颠,联合王国,不列颠|NL 尼德兰|NZ 纽西兰|KR 南韩,大韩民国,南朝鲜|KP 北韩,北朝鲜|CN 中国大陆|TW 中华台北,中华民国|HK 香港特区|CZ 捷克共和国|RU 俄国,俄联邦,苏联|DE 德意志|FR 法兰西|IT 义大利|TH 暹罗|MK 马其顿|CV 维德角|AE 阿联酋,迪拜|SA 沙特,沙乌地阿拉伯|VA 教廷|CD 刚果,刚果金,扎伊尔|CG 刚果,刚果布|IR 波斯|LK 锡兰|FK 福克兰,马岛,马尔维纳斯|BA 波黑,波斯尼亚|LA 寮国|GE 乔治亚|MY 大马|CF 中非|DO 多明尼加共和国|ES 加那利群岛|JP 日本国|TW 中国台湾|CZ 捷克斯洛伐克|CD 刚果民主共和国|DE 西德,东德|RS 南斯拉夫|US 夏威夷|MP 塞班,塞班岛|ID 巴厘岛|PF 大溪地|MN 外蒙古|SG 狮城|KH 高棉|US 合众国,美|DE 联邦德国|IT 意国|JP 日|KR 大韩|AE 杜拜|CD 刚果民主|AU 澳大利亞|SG 星加坡|HR 克罗埃西亚|GB 英|FR 法|DE 德|RU 俄
`;

/**
 * Former names of countries, and other common names that the data lacks, by alpha-2 code: the entities of ISO
 * 3166-3 that were merged or renamed, older names in English, and kana readings of kanji names.
 */
export const formerNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['Trucial States'],
  BF: ['Upper Volta', 'Haute-Volta'],
  BJ: ['Dahomey'],
  BW: ['Bechuanaland'],
  BY: ['Byelorussian SSR', 'Belorussia'],
  BZ: ['British Honduras'],
  CD: ['Zaire', 'Belgian Congo'],
  CF: ['Ubangi-Shari'],
  CW: ['Netherlands Antilles'],
  CV: ['Cape Verde'],
  CZ: ['Czechoslovakia', 'Czech Republic'],
  DE: ['East Germany', 'German Democratic Republic', 'West Germany'],
  DJ: ['French Afars and Issas'],
  ET: ['Abyssinia'],
  GH: ['Gold Coast'],
  GQ: ['Spanish Guinea'],
  GW: ['Portuguese Guinea'],
  GY: ['British Guiana'],
  ID: ['Dutch East Indies'],
  IQ: ['Mesopotamia'],
  IR: ['Persia'],
  JO: ['Transjordan'],
  KH: ['Kampuchea'],
  KI: ['Gilbert Islands'],
  LK: ['Ceylon'],
  LS: ['Basutoland'],
  ME: ['Serbia and Montenegro'],
  MG: ['Malagasy Republic'],
  MK: ['Macedonia', 'FYROM'],
  ML: ['French Sudan'],
  MM: ['Burma'],
  MW: ['Nyasaland'],
  NA: ['South West Africa'],
  NR: ['Pleasant Island'],
  RS: ['Yugoslavia', 'Serbia and Montenegro'],
  RU: ['Soviet Union', 'USSR'],
  SK: ['Czechoslovakia'],
  SR: ['Dutch Guiana'],
  SX: ['Netherlands Antilles'],
  SZ: ['Swaziland'],
  TH: ['Siam'],
  TL: ['East Timor', 'Portuguese Timor'],
  TR: ['Ottoman Empire'],
  TV: ['Ellice Islands'],
  TZ: ['Tanganyika', 'Zanzibar'],
  VN: ['North Vietnam', 'South Vietnam'],
  VU: ['New Hebrides'],
  WS: ['Western Samoa'],
  YE: ['South Yemen', 'North Yemen'],
  ZM: ['Northern Rhodesia'],
  ZW: ['Rhodesia', 'Southern Rhodesia'],
};

/** Kana readings of kanji names, by alpha-2 code. */
export const kanaReadings: Readonly<Record<string, string>> = {
  CN: 'チュウゴク',
  HK: 'ホンコン',
  JP: 'ニホン;ニッポン',
  KP: 'キタチョウセン',
  KR: 'カンコク',
  TW: 'タイワン',
};

/** Alpha-3 codes that are used beside that of the data, by alpha-2 code: those of Kosovo, and former ones. */
export const otherCodes: Readonly<Record<string, readonly string[]>> = {
  CD: ['ZAR'],
  CW: ['ANT'],
  CZ: ['CSK'],
  DE: ['DDR'],
  MM: ['BUR'],
  RO: ['ROM'],
  RS: ['YUG', 'SCG'],
  RU: ['SUN'],
  TL: ['TMP'],
  XK: ['XKX', 'XKK', 'RKS'],
};

/** Area codes, with the calling code, of those that share one with a larger country, by alpha-2 code. */
export const areaCodes: Readonly<Record<string, readonly string[]>> = {
  GG: ['441481'],
  IM: ['441624'],
  JE: ['441534'],
};
