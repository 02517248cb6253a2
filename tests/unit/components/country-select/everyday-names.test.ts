import { describe, expect, test } from 'vitest';
import {
  codeOfText,
  otherNames,
  searchCountries,
  searchIndex,
} from '#src/components/country-select/search-countries.ts';

const others = await otherNames.load();
const entriesIn = (locale: string) => searchIndex(locale, others);
const english = entriesIn('en');

/** What people call a country in each language, with the code: everyday, older, official, without accents. */
const names: Readonly<Record<string, string>> = {
  en: 'US America; US USA; US U.S.A.; US United States of America; US the United States; GB Britain; GB Great Britain; GB England; GB Scotland; GB Wales; GB Northern Ireland; GB UK; NL Holland; NL the Netherlands; CI Ivory Coast; CI Cote d’Ivoire; CI cote d ivoire; CZ Czech Republic; CZ Czechia; TL East Timor; SZ Swaziland; MM Burma; MK Macedonia; MK North Macedonia; KR Korea; KR South Korea; KP North Korea; CV Cape Verde; AE UAE; AE Emirates; SA Saudi; RU Russia; RU Russian Federation; VA Vatican; VA Holy See; FK Falklands; TW Taiwan; HK Hong Kong SAR; HK hongkong; MO Macau; TR Turkey; TR Turkiye; BA Bosnia; IE Republic of Ireland; GM The Gambia; PH the Philippines; VN Viet Nam; NZ new zealand; NZ newzealand; PS Palestine; KR Korea, Republic of; IR Iran, Islamic Republic of; TZ Tanzania, United Republic of; BO Bolivia (Plurinational State of); DE Germany (+49); XK Kosovo; ST Sao Tome; TT Trinidad and Tobago; LC Saint Lucia; LC St Lucia; PG PNG; VG BVI; VI USVI; PF Tahiti; FO Faroes; SX St Maarten; SX Saint Maarten; BL St Barts; BL St Barths; US Hawaii; ID Bali; RU USSR; GB the UK; GB U.K.; US U.S.; US The States; AE U.A.E.; AE Dubai; CD DRC; CD Congo-Kinshasa; CG Congo-Brazzaville; CD Zaire; CI Ivory coast; LK Ceylon; TH Siam; IR Persia; ZW Rhodesia; BJ Dahomey; BF Upper Volta; KH Kampuchea; BD East Pakistan; ET Abyssinia; MM Myanmar (Burma); CZ Czech; DE Deutschland; ES Espana; FR Frankreich; JP Nippon; CH Suisse; AT Oesterreich; GR Hellas; FI Suomi; HU Magyarorszag; HR Hrvatska; IN Bharat; AL Shqiperia; EG Misr; NO Norge; SE Sverige; BR Brasil; IT Italia; PL Polska; NL Nederland; DK Danmark; MA Maroc; MX Mejico; CN PRC; CN Mainland China; TW ROC; TW Taiwan, Province of China; KP DPRK; KR ROK; VA Vatican City State; MD Republic of Moldova; LA Laos; LA Lao PDR; BN Brunei; SY Syria; FM Micronesia; GW Guinea Bissau; GQ Equatorial Guinea; ST Sao Tome & Principe; KN St. Kitts and Nevis; VC St Vincent; BA Bosnia & Herzegovina; AG Antigua; NC New Caledonia; GF French Guiana; MF St. Martin; SX Sint Maarten; PM St Pierre and Miquelon; WF Wallis and Futuna; IM Isle of Man; JE Jersey; GG Guernsey; GI Gibraltar; XK Kosova; GL Greenland; BM Bermuda; KY Caymans; AX Aland; SJ Svalbard; CC Keeling Islands; CW Curacao; BQ Bonaire; EH Western Sahara; PS West Bank; PS Gaza; NU Niue; TK Tokelau; PN Pitcairn; RE Reunion; YT Mayotte; SH St Helena; GS South Georgia; ES Canary Islands; PT Madeira; PT Azores; IT Sicily; GR Crete; FR Corsica; CN Tibet',
  de: 'US Amerika; US USA; US Vereinigte Staaten von Amerika; GB England; GB Schottland; GB Nordirland; GB Großbritannien; GB Grossbritannien; GB Vereinigtes Königreich; NL Holland; NL die Niederlande; CI Elfenbeinküste; CI Elfenbeinkueste; BY Weißrussland; BY Weissrussland; BY Belarus; CZ Tschechei; CZ Tschechische Republik; MK Mazedonien; SZ Swasiland; MM Birma; TL Osttimor; CV Kapverden; CV Kap Verde; KR Korea; KR Südkorea; KR Suedkorea; AE VAE; AE Emirate; VA Vatikan; PS Palästina; BA Bosnien; MD Moldawien; IR Persien; TR Türkei; TR Tuerkei; CH die Schweiz; AT Österreich; AT Oesterreich; AT Osterreich; ZA Südafrika; ZA Suedafrika; RU Russland; CN Volksrepublik China; ES Kanarische Inseln; DK Dänemark; DK Daenemark; HK Hongkong; ZW Rhodesien; AT Republik Österreich; BY Belorussland; KR Republik Korea; CL Osterinsel; ES Balearen; IT Südtirol; CY Nordzypern; RU Sowjetunion; PG Neu Guinea; GF Französisch Guyana; RS Jugoslawien; US Vereinigte Staaten; US die USA; GB Großbritanien; GB UK; CZ Tschechien; NL Niederlande; NL Die Niederlande; CH Schweitz; TR Türkiye; CD Kongo-Kinshasa; CD DR Kongo; CD Demokratische Republik Kongo; CG Republik Kongo; KP Nordkorea; LK Sri Lanka; LK Ceylon; TH Siam; TW Taiwan; MK Nordmazedonien; SZ Eswatini; MM Myanmar; PL Polen; HU Ungarn; GR Griechenland; HR Kroatien; RS Serbien; SI Slowenien; SK Slowakei; SK die Slowakei; MN Mongolei; NZ Neuseeland; ET Abessinien; TZ Tansania; KE Kenia; CI Elfenbein Küste; SA Saudi Arabien; SA Saudi-Arabien; AE Vereinigte Arabische Emirate; JO Jordanien; LB Libanon; IQ Irak; VN Vietnam; PH Philippinen; ID Indonesien; ZA RSA; EG Ägypten; EG Aegypten; EG Agypten; GB Wales; ES Mallorca; PT Madeira; PT Azoren; GR Kreta; IT Sizilien; DE BRD; DE Bundesrepublik; AT Oestreich; KM Komoren; DO Dominikanische Republik; DO DomRep',
  fr: 'US Amérique; US USA; US États-Unis; US Etats-Unis; US les États-Unis; US États-Unis d’Amérique; GB Angleterre; GB Écosse; GB Ecosse; GB Pays de Galles; GB Irlande du Nord; GB Grande-Bretagne; GB Royaume-Uni; NL Hollande; NL Pays-Bas; NL les Pays-Bas; CI Côte d’Ivoire; CI cote d ivoire; BY Biélorussie; CZ République tchèque; CZ Tchéquie; MK Macédoine; SZ Swaziland; MM Birmanie; TL Timor oriental; CV Cap-Vert; KR Corée; KR Corée du Sud; CD RDC; CD RD Congo; AE Émirats; AE Emirats arabes unis; SA Arabie saoudite; VA Vatican; VA Saint-Siège; FK Malouines; BA Bosnie; MD Moldavie; DE Allemagne; DE l’Allemagne; CF Centrafrique; IT l’Italie; FR la France; RE La Réunion; TR Turquie; VN Viêt Nam; DO République dominicaine; MU Île Maurice; CZ Tchécoslovaquie; RU URSS; RS Yougoslavie; US Etats Unis; GB R.-U.; GB Grande Bretagne; NL La Hollande; DE RFA; CZ Rep. tchèque; CD Congo-Kinshasa; CG Congo-Brazzaville; KR Coree du Sud; KP Corée du Nord; GR Grèce; GR Grece; EG Égypte; EG Egypte; IL Israël; IE Irlande; IE Eire; FI Finlande; PF Tahiti; GP Guadeloupe; MQ Martinique; NC Nouvelle-Calédonie; NC Nouvelle Caledonie; ZA Afrique du Sud; CI Cote-d’Ivoire; CV Cap Vert; TH Siam; IR Perse; LK Ceylan; ES Canaries; FR Corse; ES Baléares; CN Chine populaire; VA Cité du Vatican; SA Arabie Saoudite; AE EAU; TR Türkiye; BE Belgique; LU Luxembourg; DZ Algérie; MA Maroc; TN Tunisie; SN Sénégal',
  es: 'US EEUU; US EE.UU.; US EE. UU.; US Estados Unidos; US los Estados Unidos; US América; US USA; GB Inglaterra; GB Escocia; GB Gales; GB Irlanda del Norte; GB Gran Bretaña; GB Reino Unido; NL Holanda; NL Países Bajos; CI Costa de Marfil; BY Bielorrusia; CZ República Checa; CZ Chequia; MK Macedonia; SZ Suazilandia; MM Birmania; TL Timor Oriental; KR Corea; KR Corea del Sur; AE Emiratos; AE Emiratos Árabes; SA Arabia Saudita; SA Arabia Saudí; VA Vaticano; VA Santa Sede; FK Malvinas; FK Islas Malvinas; BA Bosnia; MD Moldavia; IR Persia; MX Méjico; MX Mexico; ES España; ES Espana; ZW Zimbabwe; QA Qatar; IQ Iraq; TW Taiwán; ES Canarias; DO Santo Domingo; DO República Dominicana; DE Alemania; IN la India; CN China Popular; CN República Popular China; NZ Nueva Zelandia; ES Cataluña; ZA Suráfrica; ZA Africa del Sur; KR Sudcorea; RU URSS; CW Antillas Holandesas; CL Rapa Nui; CL Isla de Pascua; US E.U.; US EE UU; US Norteamérica; NL Los Países Bajos; CD Congo (RDC); CD República Democrática del Congo; CG República del Congo; KR Corea Sur; KP Corea del Norte; CI Costa Marfil; JP Japón; JP Japon; EG Egipto; DE Alemania Federal; PH Filipinas; PT Madeira; PT Azores; ES Baleares; ES País Vasco; GB Irlanda Norte; DO Rep. Dominicana; SV El Salvador; SV Salvador; PE el Perú; VE Venezuela; BO Bolivia; NZ Nueva Zelanda; SA Arabia Saudi; MA Marruecos; LB el Líbano; TH Tailandia; TH Siam; LK Ceilán; BJ Benín; KE Kenya; ZW Zimbabue; KZ Kazajistán; KZ Kazajstán; RO Rumania; RO Rumanía; IR Irán; PK Pakistán; HU Hungría; PL Polonia; TR Türkiye',
  it: 'US America; US USA; US Stati Uniti; US gli Stati Uniti; US Stati Uniti d’America; GB Inghilterra; GB Scozia; GB Galles; GB Irlanda del Nord; GB Gran Bretagna; GB Regno Unito; NL Olanda; NL Paesi Bassi; CI Costa d’Avorio; BY Bielorussia; CZ Repubblica Ceca; CZ Cechia; MK Macedonia; SZ Swaziland; MM Birmania; TL Timor Est; CV Capo Verde; KR Corea; KR Corea del Sud; AE Emirati; AE Emirati Arabi; SA Arabia Saudita; VA Vaticano; VA Santa Sede; BA Bosnia; MD Moldavia; IR Persia; CH Svizzera; DE Germania; IT l’Italia; CF Repubblica Centrafricana; TR Turchia; XK Kosovo; RU Federazione Russa; ES Canarie; CN Cina Popolare; CN Repubblica Popolare Cinese; DE Repubblica Federale Tedesca; CZ Cecoslovacchia; BY Russia Bianca; RU URSS; FO Isole Faroe; KG Kirghisia; RS Jugoslavia; SC Seicelle; PG Papuasia; US U.S.A.; GB UK; NL I Paesi Bassi; CZ Rep. Ceca; DE Germania federale; CD Congo-Kinshasa; CG Congo-Brazzaville; KP Corea del Nord; CI Costa d Avorio; JP Giappone; EG Egitto; GR Grecia; HU Ungheria; ZA Sudafrica; ZA Sud Africa; NZ Nuova Zelanda; LK Ceylon; TH Siam; IR Iran; SM San Marino; VA Città del Vaticano; PL Polonia; MA Marocco; FR Corsica; ES Baleari; TR Türkiye; SI Slovenia; AL Albania; HR Croazia; ME Montenegro; RS Serbia; DO Repubblica Dominicana; DO Santo Domingo',
  ja: 'US アメリカ; US 米国; US アメリカ合衆国; GB イギリス; GB 英国; GB イングランド; GB スコットランド; GB ウェールズ; GB 北アイルランド; AU 豪州; AU オーストラリア; NL オランダ; CI コートジボワール; CI 象牙海岸; DE ドイツ; FR フランス; FR ふらんす; RU ロシア; CN 中国; CN 中華人民共和国; KR 韓国; KR 大韓民国; KP 北朝鮮; TW 台湾; IN インド; MM ビルマ; CZ チェコ; TR トルコ; GE グルジア; GE ジョージア; MK マケドニア; TL 東ティモール; AE UAE; AE アラブ首長国連邦; SA サウジ; SA サウジアラビア; VA バチカン; VA ヴァチカン; ZA 南アフリカ; VN ベトナム; VN ヴェトナム; JP 日本; JP にほん; HK 香港; CD コンゴ民主共和国; CN チャイナ; TH タイ王国; PH 比国; TR トルコ共和国; FR フランス共和国; DE ドイツ連邦共和国; IT イタリア共和国; ES スペイン王国; DE 西ドイツ; CN 中共; RS ユーゴスラビア; BR 伯国; CA 加奈陀; US ハワイ; MP サイパン; ID バリ; PF タヒチ; JP ジャパン; VE ヴェネズエラ; BO ボリヴィア; MV モルジブ; VE ｳﾞｪﾈｽﾞｴﾗ; US 合衆国; US アメリカ合州国; US 米; GB 大英帝国; GB ブリテン; GB UK; DE 独; DE 独逸; FR 仏; FR 仏蘭西; IT 伊太利; IT イタリー; ES 西班牙; RU 露西亜; RU ロシア連邦; NL 和蘭; CN 中華; CN 大陸; KR 南朝鮮; KP 朝鮮民主主義人民共和国; TW 中華民国; IN 印度; AE ドバイ; SA サウディアラビア; CH スイス; CH 瑞西; AT オーストリア; VN ヴィエトナム; UA ウクライナ; EG エジプト; GR ギリシャ; GR ギリシア; HK ホンコン; MO マカオ; MM ミャンマー; KH カンボジア; PH フィリッピン; NZ ニュージランド; IR ペルシャ',
  ko: 'AU 호주; AU 오스트레일리아; TR 터키; TR 튀르키예; US 미국; US 아메리카; GB 영국; GB 잉글랜드; GB 스코틀랜드; GB 웨일스; GB 북아일랜드; NL 네덜란드; NL 홀란드; DE 독일; FR 프랑스; FR 불란서; IT 이탈리아; IT 이태리; KR 한국; KR 대한민국; KR 남한; KP 북한; CN 중국; TW 대만; TW 타이완; JP 일본; ES 스페인; ES 에스파냐; TH 태국; VN 베트남; RU 러시아; CI 코트디부아르; CZ 체코; MM 버마; MM 미얀마; GE 그루지야; GE 조지아; AE 아랍에미리트; AE 에미리트; SA 사우디; SA 사우디아라비아; VA 바티칸; ZA 남아공; HK 홍콩; MN 몽골; SZ 스와질란드; PS 팔레스타인; KR 코리아; US 유에스에이; SG 싱가폴; MY 말레이지아; BY 백러시아; CI 상아해안; CD 자이르; IR 페르시아; LK 실론; ZA 남아프리카공화국; DE 서독; ES 서반아; TW 중화민국; RS 유고슬라비아; US 하와이; MP 사이판; ID 발리; KG 키르키즈스탄; UZ 우즈벡; LU 룩셈부르그; US 유에스; US 아메리카합중국; GB 유케이; GB 대영제국; DE 도이칠란트; DE 독일연방공화국; FR 프랑스공화국; IT 이탈리; CN 중화인민공화국; CN 차이나; JP 닛폰; JP 재팬; KR 대한; KP 조선; AE 두바이; AE 아랍에미레이트; SA 사우디아라비아왕국; NL 화란; ES 에스빠냐; PT 포르투칼; PT 포르투갈; AU 오스트랄리아; AT 오지리; AT 오스트리아; VN 월남; MM 버어마; GR 그리스; GR 희랍; IN 인디아; HK 홍콩특별행정구; MO 마카오; NZ 뉴질란드; ZA 남아프리카; TW 타이페이',
  nl: 'GB Engeland; GB Schotland; GB Wales; GB Noord-Ierland; GB Groot-Brittannië; GB Verenigd Koninkrijk; GB VK; US Amerika; US VS; US Verenigde Staten; US de Verenigde Staten; US USA; NL Holland; NL Nederland; CI Ivoorkust; BY Wit-Rusland; BY Belarus; CZ Tsjechië; CZ Tsjechische Republiek; MK Macedonië; SZ Swaziland; MM Birma; TL Oost-Timor; CV Kaapverdië; KR Korea; KR Zuid-Korea; AE Emiraten; VA Vaticaan; VA Vaticaanstad; PS Palestina; BA Bosnië; MD Moldavië; IR Perzië; RU Rusland; CN Volksrepubliek China; DE Duitsland; BE België; BE Belgie; ZA Zuid-Afrika; TR Turkije; ES Canarische Eilanden; FR Frankrijk; DE Bondsrepubliek Duitsland; CV Kaapverdische Eilanden; RU Sovjet-Unie; BQ Statia; GY Brits Guyana; BF Opper-Volta; RS Joegoslavië; US V.S.; GB V.K.; GB Groot Brittannie; NL NL; CZ Tsjechie; DE Duitse Bondsrepubliek; CD Congo-Kinshasa; CG Congo-Brazzaville; CI Ivoor kust; KP Noord-Korea; JP Japan; EG Egypte; GR Griekenland; HU Hongarije; PL Polen; TR Türkiye; SR Suriname; CW Curaçao; AW Aruba; BQ Bonaire; ID Nederlands-Indië; ID Indonesië; MA Marokko; ES Mallorca; GR Kreta; AE VAE; SA Saoedi-Arabië; SA Saudi-Arabië; NZ Nieuw-Zeeland; LK Ceylon; TH Siam; ZA Zuid Afrika',
  pl: 'US Ameryka; US USA; US Stany; US Stany Zjednoczone; GB Anglia; GB Szkocja; GB Walia; GB Irlandia Północna; GB Wielka Brytania; GB Zjednoczone Królestwo; NL Holandia; NL Niderlandy; CI Wybrzeże Kości Słoniowej; CI wybrzeze kosci sloniowej; BY Białoruś; CZ Czechy; CZ Republika Czeska; MK Macedonia; SZ Suazi; MM Birma; TL Timor Wschodni; CV Wyspy Zielonego Przylądka; KR Korea; KR Korea Południowa; AE Emiraty; AE ZEA; SA Arabia Saudyjska; VA Watykan; PS Palestyna; BA Bośnia; MD Mołdawia; IR Persja; RU Rosja; CN Chiny; DE Niemcy; DE RFN; ZA RPA; TW Tajwan; HU Węgry; TR Turcja; ES Wyspy Kanaryjskie; CN Chińska Republika Ludowa; DE Republika Federalna Niemiec; KR Korea Płd; NL Królestwo Niderlandów; CZ Czechosłowacja; CI WKS; CV Zielony Przylądek; AE Dubaj; ES Majorka; RU ZSRR; KG Kirgizja; TW Formoza; TH Syjam; ZW Rodezja; US Stany Zjednoczone Ameryki; US U.S.A.; GB UK; GB Brytania; DE Niemcy Zachodnie; CZ Czeska Republika; SK Słowacja; HU Wegry; LT Litwa; UA Ukraina; RO Rumunia; CD Kongo-Kinszasa; CD DR Konga; KP Korea Północna; JP Japonia; EG Egipt; GR Grecja; GR Kreta; ES Teneryfa; IT Sycylia; HR Chorwacja; TH Tajlandia; LK Cejlon; ZA Afryka Południowa; ZA Republika Południowej Afryki; NZ Nowa Zelandia; TR Türkiye; MK Macedonia Północna; XK Kosowo',
  'pt-BR':
    'US EUA; US Estados Unidos; US os Estados Unidos; US América; US USA; GB Inglaterra; GB Escócia; GB País de Gales; GB Irlanda do Norte; GB Grã-Bretanha; GB Reino Unido; NL Holanda; NL Países Baixos; CI Costa do Marfim; BY Bielorrússia; CZ República Tcheca; CZ República Checa; CZ Tchéquia; MK Macedônia; SZ Suazilândia; MM Birmânia; MM Mianmar; TL Timor Leste; CV Cabo Verde; KR Coreia; KR Coreia do Sul; AE Emirados; AE Emirados Árabes; SA Arábia Saudita; VA Vaticano; VA Santa Sé; FK Malvinas; BA Bósnia; MD Moldávia; IR Irã; IR Irão; VN Vietnã; VN Vietname; PL Polônia; PL Polónia; SG Singapura; SG Cingapura; DE Alemanha; DE a Alemanha; BR Brasil; MC Mônaco; RU Rússia; CZ Tchecoslováquia; CZ Checoslováquia; RU URSS; PS Cisjordânia; BQ Caribe Holandês; RS Iugoslávia; US E.U.A.; US Estados Unidos da América; GB UK; NL Os Países Baixos; DE Alemanha Ocidental; CD RD Congo; CD Congo-Kinshasa; JP Japão; EG Egito; EG Egipto; GR Grécia; HU Hungria; ZA África do Sul; NZ Nova Zelândia; KE Quênia; KE Quénia; TH Tailândia; LK Ceilão; RO Romênia; RO Roménia; MG Madagascar; MA Marrocos; PT Madeira; PT Açores; ES Canárias; TR Türkiye; SI Eslovênia; SI Eslovénia; LV Letônia; LV Letónia; EE Estônia; EE Estónia; KR Coréia do Sul; KR Coréia; KP Coréia do Norte; UA Ucrânia; TT Trinidad e Tobago; TT Trindade e Tobago',
  sv: 'US Amerika; US USA; US Förenta staterna; GB England; GB Skottland; GB Wales; GB Nordirland; GB Storbritannien; NL Holland; NL Nederländerna; CI Elfenbenskusten; BY Vitryssland; BY Belarus; CZ Tjeckien; CZ Tjeckiska republiken; MK Makedonien; SZ Swaziland; MM Burma; TL Östtimor; CV Kap Verde; KR Korea; KR Sydkorea; AE Emiraten; AE Förenade Arabemiraten; VA Vatikanen; PS Palestina; BA Bosnien; MD Moldavien; IR Persien; RU Ryssland; DE Tyskland; ZA Sydafrika; ES Kanarieöarna; TR Turkiet; SE Sverige; FR Frankrike; DE Förbundsrepubliken Tyskland; CZ Tjeckoslovakien; ES Gran Canaria; RU Sovjet; DE Västtyskland; RS Jugoslavien; US Förenta Staterna; US Amerikas förenta stater; GB UK; GB Britannien; DE Förbundsrepubliken; CD Kongo-Kinshasa; CG Kongo-Brazzaville; KP Nordkorea; JP Japan; EG Egypten; GR Grekland; GR Kreta; ES Mallorca; HU Ungern; FI Finland; AX Åland; AX Aland; NO Norge; NZ Nya Zeeland; SA Saudi; TH Siam; LK Ceylon; ZA Syd Afrika; TR Türkiye; MK Nordmakedonien; HR Kroatien; CH Schweiz',
  tr: 'US Amerika; US ABD; US Amerika Birleşik Devletleri; US USA; GB İngiltere; GB Ingiltere; GB İskoçya; GB Galler; GB Kuzey İrlanda; GB Büyük Britanya; GB Birleşik Krallık; NL Hollanda; CI Fildişi Sahili; BY Beyaz Rusya; CZ Çek Cumhuriyeti; CZ Çekya; MK Makedonya; SZ Svaziland; MM Burma; TL Doğu Timor; KR Kore; KR Güney Kore; AE BAE; AE Birleşik Arap Emirlikleri; SA Suudi Arabistan; VA Vatikan; PS Filistin; BA Bosna; BA Bosna Hersek; CN Çin; CY Kıbrıs; RU Rusya; DE Almanya; TR Türkiye; TR Turkiye; ZA Güney Afrika; XK Kosova; JP Japonya; GR Yunanistan; DE Federal Almanya; CZ Çekoslovakya; MD Boğdan; RU SSCB; CY Güney Kıbrıs; RS Yugoslavya; PL Lehistan; ET Habeşistan; US A.B.D.; US Birleşik Devletler; GB UK; GB Britanya; DE Batı Almanya; CZ Çek; CD Kongo DC; CD Demokratik Kongo; CI Fildişi Sahilleri; EG Mısır; EG Misir; CY Kıbrıs Rum Kesimi; CY KKTC; HU Macaristan; AZ Azerbaycan; SA S. Arabistan; AE B.A.E.; ZA G. Afrika; KP Kuzey Kore; MK Kuzey Makedonya; TH Tayland; NZ Yeni Zelanda; GE Gürcistan; BG Bulgaristan; HR Hırvatistan; TW Tayvan',
  ar: 'US أمريكا; US أميركا; US الولايات المتحدة; US الولايات المتحدة الأمريكية; GB بريطانيا; GB إنجلترا; GB انجلترا; GB اسكتلندا; GB ويلز; GB أيرلندا الشمالية; GB المملكة المتحدة; NL هولندا; CI ساحل العاج; CI كوت ديفوار; BY روسيا البيضاء; BY بيلاروسيا; CZ التشيك; CZ جمهورية التشيك; MK مقدونيا; SZ سوازيلاند; MM بورما; TL تيمور الشرقية; CV الرأس الأخضر; KR كوريا; KR كوريا الجنوبية; AE الإمارات; AE الامارات; SA السعودية; SA المملكة العربية السعودية; VA الفاتيكان; DE ألمانيا; DE المانيا; HU المجر; IE إيرلندا; SY سوريا; SY سورية; BA البوسنة; FK فوكلاند; ZA جنوب أفريقيا; ZA جنوب إفريقيا; ET إثيوبيا; ET الحبشة; TR تركيا; PS فلسطين; RU روسيا; CF جمهورية أفريقيا الوسطى; OM سلطنة عمان; QA دولة قطر; KW دولة الكويت; EG جمهورية مصر العربية; JO المملكة الأردنية الهاشمية; MA المملكة المغربية; BH مملكة البحرين; TN الجمهورية التونسية; IQ جمهورية العراق; LB الجمهورية اللبنانية; SY الجمهورية العربية السورية; NL هولاندا; AE ابوظبي; CD زائير; HK هونج كونج; GL جرينلاند; MD مولدافيا; NZ نيوزيلاندا; RU الاتحاد السوفيتي; KG قرغيزستان; PS غزة; RS يوغوسلافيا; US الولايات المتحدة الامريكية; US امريكا; GB المملكة المتحده; GB انكلترا; GB إنكلترا; DE المانيا الغربية; CD الكونغو الديمقراطية; CD جمهورية الكونغو الديمقراطية; JP اليابان; EG مصر; AE دبي; AE امارات; SA سعودية; KR كوريا الجنوبيه; KP كوريا الشمالية; PS الضفة الغربية; IL إسرائيل; IL اسرائيل; IR ايران; ES اسبانيا; ES إسبانيا; GR اليونان; HK هونغ كونغ; ZA جنوب افريقيا; LY ليبيا; SD السودان; DZ الجزائر; YE اليمن; TH تايلند; TH تايلاند; IN الهند; PK باكستان; AT النمسا; CH سويسرا; SE السويد; NO النرويج',
  he: "US ארה\"ב; US ארה״ב; US ארהב; US ארצות הברית; US אמריקה; GB בריטניה; GB אנגליה; GB סקוטלנד; GB ויילס; GB צפון אירלנד; GB הממלכה המאוחדת; NL הולנד; CI חוף השנהב; BY רוסיה הלבנה; BY בלארוס; CZ צ׳כיה; CZ צ'כיה; CZ הרפובליקה הצ׳כית; MK מקדוניה; SZ סווזילנד; MM בורמה; TL מזרח טימור; KR קוריאה; KR דרום קוריאה; AE איחוד האמירויות; AE האמירויות; SA סעודיה; SA ערב הסעודית; VA ותיקן; VA הוותיקן; PS הרשות הפלסטינית; DE גרמניה; RU רוסיה; GE גאורגיה; GE גרוזיה; TR טורקיה; TR תורכיה; TH תאילנד; BA בוסניה; MD מולדובה; IR איראן; IR פרס; ZA דרום אפריקה; CN סין; ET אתיופיה; IL מדינת ישראל; SE שבדיה; CH שוויץ; CH שוייץ; CZ צ'כוסלובקיה; CV קייפ ורדה; SZ סוואזילנד; AE אבו דאבי; IR אירן; PS רצועת עזה; TW טאיוואן; RS יוגוסלביה; TH תיילנד; VN ויאטנם; MK צפון מקדוניה; US ארה׳׳ב; US ארצות-הברית; GB בריטניה הגדולה; GB יו קיי; DE גרמניה המערבית; CD קונגו; CD הרפובליקה הדמוקרטית של קונגו; JP יפן; EG מצרים; AE דובאי; KR קוריאה הדרומית; KP קוריאה הצפונית; PS הגדה המערבית; GR יוון; GR כרתים; ES ספרד; HK הונג קונג; AT אוסטריה; CY קפריסין; HU הונגריה; NZ ניו זילנד; UA אוקראינה; PL פולין",
  hi: 'US अमेरिका; US अमरीका; US यूएसए; US संयुक्त राज्य अमेरिका; GB ब्रिटेन; GB इंग्लैंड; GB इंग्लैण्ड; GB स्कॉटलैंड; GB वेल्स; GB उत्तरी आयरलैंड; GB यूके; NL हॉलैंड; NL नीदरलैंड; IN भारत; IN हिंदुस्तान; IN हिन्दुस्तान; IN इंडिया; CI आइवरी कोस्ट; CZ चेक गणराज्य; MK मैसेडोनिया; MM बर्मा; MM म्यांमार; KR कोरिया; KR दक्षिण कोरिया; AE यूएई; AE संयुक्त अरब अमीरात; SA सऊदी; SA सऊदी अरब; VA वेटिकन; VA वैटिकन; PS फ़िलिस्तीन; PS फिलिस्तीन; RU रूस; CN चीन; TR तुर्की; LK श्रीलंका; LK लंका; JP जापान; DE जर्मनी; TH थाईलैंड; GR यूनान; GR ग्रीस; EG मिस्र; AU ऑस्ट्रेलिया; AU आस्ट्रेलिया; ZA दक्षिण अफ्रीका; ZA दक्षिण अफ़्रीका; SA सउदी अरब; MM ब्रह्मदेश; NL नीदरलैण्ड; GB इंग्लैन्ड; TH थाइलैंड; HK हॉन्ग कॉन्ग; CI कोट डी आइवर; RU सोवियत संघ; KZ कजाकिस्तान; US यू.एस.ए.; GB यूनाइटेड किंगडम; GB यू.के.; GB ग्रेट ब्रिटेन; DE पश्चिम जर्मनी; CN चाइना; AE दुबई; SA सऊदी अरेबिया; KR साउथ कोरिया; KP उत्तर कोरिया; RU रशिया; IT इटली; ES स्पेन; NP नेपाल; BD बांग्लादेश; BD बंगलादेश; PK पाकिस्तान; BT भूटान; LK श्री लंका; MM म्यान्मार; NZ न्यूजीलैंड; NZ न्यूज़ीलैंड; SG सिंगापुर; MY मलेशिया; CH स्विट्जरलैंड; CH स्विट्ज़रलैंड; IR ईरान; IN इण्डिया',
  'zh-Hans':
    'US 美国; US 美利坚; US 美利坚合众国; GB 英国; GB 英格兰; GB 苏格兰; GB 威尔士; GB 北爱尔兰; GB 大不列颠; NL 荷兰; AU 澳洲; AU 澳大利亚; NZ 新西兰; NZ 纽西兰; KR 韩国; KR 南韩; KR 大韩民国; KP 朝鲜; KP 北韩; CN 中国; CN 中华人民共和国; TW 台湾; TW 中华台北; HK 香港; MO 澳门; CI 科特迪瓦; CI 象牙海岸; CZ 捷克; BY 白俄罗斯; RU 俄罗斯; RU 俄国; DE 德国; FR 法国; FR 法兰西; TH 泰国; TH 暹罗; MK 马其顿; AE 阿联酋; SA 沙特; SA 沙特阿拉伯; VA 梵蒂冈; CD 刚果金; CG 刚果布; IR 伊朗; IR 波斯; FK 福克兰群岛; BA 波黑; LA 老挝; LA 寮国; GE 乔治亚; TL 东帝汶; TR 土耳其; JP 日本国; TW 中国台湾; CZ 捷克斯洛伐克; CD 刚果民主共和国; DE 西德; RS 南斯拉夫; US 夏威夷; MP 塞班; ID 巴厘岛; PF 大溪地; MN 外蒙古; SG 狮城; KH 高棉; US 美; US 合众国; GB 不列颠; GB 联合王国; DE 联邦德国; DE 德意志; FR 法兰西共和国; IT 意国; IT 义大利; JP 日; KR 大韩; KR 南朝鲜; KP 朝鲜民主主义人民共和国; AE 迪拜; AE 杜拜; AE 阿拉伯联合酋长国; SA 沙特阿拉伯王国; CD 刚果民主; NZ 紐西蘭; AU 澳大利亞; HK 香港特别行政区; MO 澳门特别行政区; TW 中华民国; TH 泰王国; VN 越南; VN 越南社会主义共和国; MM 缅甸; KH 柬埔寨; SG 新加坡; SG 星加坡; MY 马来西亚; MY 大马; ID 印尼; IN 印度; CI 科特迪瓦共和国; HR 克罗埃西亚; HR 克罗地亚; GR 希腊; SE 瑞典; CH 瑞士; NL 尼德兰; TR 土耳其共和国; LK 锡兰; IR 伊朗伊斯兰共和国',
};

const rows = Object.entries(names).map(
  ([locale, list]) =>
    [
      locale,
      list.split('; ').map((entry) => [entry.slice(0, 2), entry.slice(3)] as const),
    ] as const,
);

describe('a country is found first by what people call it', () => {
  test.each(rows)('%s', (locale, list) => {
    const own = entriesIn(locale);
    const missed = list.filter(([code, name]) => searchCountries(name, own)[0]?.code !== code);
    expect(missed).toEqual([]);
  });

  test.each(rows)('%s, while the names of the list are English', (_, list) => {
    const missed = list.filter(([code, name]) => searchCountries(name, english)[0]?.code !== code);
    expect(missed).toEqual([]);
  });

  test.each(rows)('%s, and autofill reads it in the same way', (locale, list) => {
    const own = entriesIn(locale);
    const missed = list.filter(([code, name]) => codeOfText(name, own) !== code);
    expect(missed).toEqual([]);
  });

  test('at least 400 names in 16 languages', () => {
    expect(rows).toHaveLength(16);
    expect(rows.flatMap(([, list]) => list).length).toBeGreaterThan(400);
  });
});

test.each([
  ['+1 809', 'DO'],
  ['+1-809-555-0100', 'DO'],
  ['1 (829)', 'DO'],
  ['+44-20', 'GB'],
  ['+44 (0)20', 'GB'],
  ['+44 (0) 20 7946 0958', 'GB'],
  ['+44 1534', 'JE'],
  ['(+49)', 'DE'],
  ['( +49 )', 'DE'],
  ['+ 49', 'DE'],
  ['＋49', 'DE'],
  ['+49-30', 'DE'],
  ['+49–30', 'DE'],
  ['+49/30', 'DE'],
  ['+49.30', 'DE'],
  ['\u200e+49\u200e', 'DE'],
  ['0049', 'DE'],
  ['00 49', 'DE'],
  ['00-49', 'DE'],
  ['011 49', 'DE'],
  ['+7 701', 'KZ'],
  ['+7 495', 'RU'],
  ['+1 787', 'PR'],
  ['+1 876', 'JM'],
  ['+41', 'CH'],
  ['41', 'CH'],
  ['+47', 'NO'],
  ['+61', 'AU'],
  ['+39 06', 'IT'],
  ['+39 06698', 'VA'],
  ['Germany +49', 'DE'],
  ['Germany (+49)', 'DE'],
  ['(+49) Germany', 'DE'],
  ['+44 United Kingdom', 'GB'],
  ['XKX', 'XK'],
  ['xkx', 'XK'],
  ['RKS', 'XK'],
  ['ROM', 'RO'],
  ['hong kong sar', 'HK'],
  ['Hong Kong SAR China', 'HK'],
  ['cote d ivoire', 'CI'],
  ['cote divoire', 'CI'],
  ['CÔTE D’IVOIRE', 'CI'],
  ['guinea bissau', 'GW'],
  ['guineabissau', 'GW'],
  ['timor leste', 'TL'],
  ['srilanka', 'LK'],
] as const)('"%s" finds %s first', (query, code) => {
  expect(searchCountries(query, english)[0]?.code).toBe(code);
});

test('a text that only contains a part of a name is no value for autofill', () => {
  for (const text of ['Germ', '+49', '49', 'united', '', ' ']) {
    expect(codeOfText(text, english), text).toBeNull();
  }
});
