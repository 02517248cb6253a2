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
  en: 'US America; US USA; US U.S.A.; US United States of America; US the United States; GB Britain; GB Great Britain; GB England; GB Scotland; GB Wales; GB Northern Ireland; GB UK; NL Holland; NL the Netherlands; CI Ivory Coast; CI Cote d’Ivoire; CI cote d ivoire; CZ Czech Republic; CZ Czechia; TL East Timor; SZ Swaziland; MM Burma; MK Macedonia; MK North Macedonia; KR Korea; KR South Korea; KP North Korea; CV Cape Verde; AE UAE; AE Emirates; SA Saudi; RU Russia; RU Russian Federation; VA Vatican; VA Holy See; FK Falklands; TW Taiwan; HK Hong Kong SAR; HK hongkong; MO Macau; TR Turkey; TR Turkiye; BA Bosnia; IE Republic of Ireland; GM The Gambia; PH the Philippines; VN Viet Nam; NZ new zealand; NZ newzealand; PS Palestine; KR Korea, Republic of; IR Iran, Islamic Republic of; TZ Tanzania, United Republic of; BO Bolivia (Plurinational State of); DE Germany (+49); XK Kosovo; ST Sao Tome; TT Trinidad and Tobago; LC Saint Lucia; LC St Lucia; PG PNG; VG BVI; VI USVI; PF Tahiti; FO Faroes; SX St Maarten; SX Saint Maarten; BL St Barts; BL St Barths; US Hawaii; ID Bali; RU USSR',
  de: 'US Amerika; US USA; US Vereinigte Staaten von Amerika; GB England; GB Schottland; GB Nordirland; GB Großbritannien; GB Grossbritannien; GB Vereinigtes Königreich; NL Holland; NL die Niederlande; CI Elfenbeinküste; CI Elfenbeinkueste; BY Weißrussland; BY Weissrussland; BY Belarus; CZ Tschechei; CZ Tschechische Republik; MK Mazedonien; SZ Swasiland; MM Birma; TL Osttimor; CV Kapverden; CV Kap Verde; KR Korea; KR Südkorea; KR Suedkorea; AE VAE; AE Emirate; VA Vatikan; PS Palästina; BA Bosnien; MD Moldawien; IR Persien; TR Türkei; TR Tuerkei; CH die Schweiz; AT Österreich; AT Oesterreich; AT Osterreich; ZA Südafrika; ZA Suedafrika; RU Russland; CN Volksrepublik China; ES Kanarische Inseln; DK Dänemark; DK Daenemark; HK Hongkong; ZW Rhodesien; AT Republik Österreich; BY Belorussland; KR Republik Korea; CL Osterinsel; ES Balearen; IT Südtirol; CY Nordzypern; RU Sowjetunion; PG Neu Guinea; GF Französisch Guyana; RS Jugoslawien',
  fr: 'US Amérique; US USA; US États-Unis; US Etats-Unis; US les États-Unis; US États-Unis d’Amérique; GB Angleterre; GB Écosse; GB Ecosse; GB Pays de Galles; GB Irlande du Nord; GB Grande-Bretagne; GB Royaume-Uni; NL Hollande; NL Pays-Bas; NL les Pays-Bas; CI Côte d’Ivoire; CI cote d ivoire; BY Biélorussie; CZ République tchèque; CZ Tchéquie; MK Macédoine; SZ Swaziland; MM Birmanie; TL Timor oriental; CV Cap-Vert; KR Corée; KR Corée du Sud; CD RDC; CD RD Congo; AE Émirats; AE Emirats arabes unis; SA Arabie saoudite; VA Vatican; VA Saint-Siège; FK Malouines; BA Bosnie; MD Moldavie; DE Allemagne; DE l’Allemagne; CF Centrafrique; IT l’Italie; FR la France; RE La Réunion; TR Turquie; VN Viêt Nam; DO République dominicaine; MU Île Maurice; CZ Tchécoslovaquie; RU URSS; RS Yougoslavie',
  es: 'US EEUU; US EE.UU.; US EE. UU.; US Estados Unidos; US los Estados Unidos; US América; US USA; GB Inglaterra; GB Escocia; GB Gales; GB Irlanda del Norte; GB Gran Bretaña; GB Reino Unido; NL Holanda; NL Países Bajos; CI Costa de Marfil; BY Bielorrusia; CZ República Checa; CZ Chequia; MK Macedonia; SZ Suazilandia; MM Birmania; TL Timor Oriental; KR Corea; KR Corea del Sur; AE Emiratos; AE Emiratos Árabes; SA Arabia Saudita; SA Arabia Saudí; VA Vaticano; VA Santa Sede; FK Malvinas; FK Islas Malvinas; BA Bosnia; MD Moldavia; IR Persia; MX Méjico; MX Mexico; ES España; ES Espana; ZW Zimbabwe; QA Qatar; IQ Iraq; TW Taiwán; ES Canarias; DO Santo Domingo; DO República Dominicana; DE Alemania; IN la India; CN China Popular; CN República Popular China; NZ Nueva Zelandia; ES Cataluña; ZA Suráfrica; ZA Africa del Sur; KR Sudcorea; RU URSS; CW Antillas Holandesas; CL Rapa Nui; CL Isla de Pascua',
  it: 'US America; US USA; US Stati Uniti; US gli Stati Uniti; US Stati Uniti d’America; GB Inghilterra; GB Scozia; GB Galles; GB Irlanda del Nord; GB Gran Bretagna; GB Regno Unito; NL Olanda; NL Paesi Bassi; CI Costa d’Avorio; BY Bielorussia; CZ Repubblica Ceca; CZ Cechia; MK Macedonia; SZ Swaziland; MM Birmania; TL Timor Est; CV Capo Verde; KR Corea; KR Corea del Sud; AE Emirati; AE Emirati Arabi; SA Arabia Saudita; VA Vaticano; VA Santa Sede; BA Bosnia; MD Moldavia; IR Persia; CH Svizzera; DE Germania; IT l’Italia; CF Repubblica Centrafricana; TR Turchia; XK Kosovo; RU Federazione Russa; ES Canarie; CN Cina Popolare; CN Repubblica Popolare Cinese; DE Repubblica Federale Tedesca; CZ Cecoslovacchia; BY Russia Bianca; RU URSS; FO Isole Faroe; KG Kirghisia; RS Jugoslavia; SC Seicelle; PG Papuasia',
  ja: 'US アメリカ; US 米国; US アメリカ合衆国; GB イギリス; GB 英国; GB イングランド; GB スコットランド; GB ウェールズ; GB 北アイルランド; AU 豪州; AU オーストラリア; NL オランダ; CI コートジボワール; CI 象牙海岸; DE ドイツ; FR フランス; FR ふらんす; RU ロシア; CN 中国; CN 中華人民共和国; KR 韓国; KR 大韓民国; KP 北朝鮮; TW 台湾; IN インド; MM ビルマ; CZ チェコ; TR トルコ; GE グルジア; GE ジョージア; MK マケドニア; TL 東ティモール; AE UAE; AE アラブ首長国連邦; SA サウジ; SA サウジアラビア; VA バチカン; VA ヴァチカン; ZA 南アフリカ; VN ベトナム; VN ヴェトナム; JP 日本; JP にほん; HK 香港; CD コンゴ民主共和国; CN チャイナ; TH タイ王国; PH 比国; TR トルコ共和国; FR フランス共和国; DE ドイツ連邦共和国; IT イタリア共和国; ES スペイン王国; DE 西ドイツ; CN 中共; RS ユーゴスラビア; BR 伯国; CA 加奈陀; US ハワイ; MP サイパン; ID バリ; PF タヒチ; JP ジャパン; VE ヴェネズエラ; BO ボリヴィア; MV モルジブ; VE ｳﾞｪﾈｽﾞｴﾗ',
  ko: 'AU 호주; AU 오스트레일리아; TR 터키; TR 튀르키예; US 미국; US 아메리카; GB 영국; GB 잉글랜드; GB 스코틀랜드; GB 웨일스; GB 북아일랜드; NL 네덜란드; NL 홀란드; DE 독일; FR 프랑스; FR 불란서; IT 이탈리아; IT 이태리; KR 한국; KR 대한민국; KR 남한; KP 북한; CN 중국; TW 대만; TW 타이완; JP 일본; ES 스페인; ES 에스파냐; TH 태국; VN 베트남; RU 러시아; CI 코트디부아르; CZ 체코; MM 버마; MM 미얀마; GE 그루지야; GE 조지아; AE 아랍에미리트; AE 에미리트; SA 사우디; SA 사우디아라비아; VA 바티칸; ZA 남아공; HK 홍콩; MN 몽골; SZ 스와질란드; PS 팔레스타인; KR 코리아; US 유에스에이; SG 싱가폴; MY 말레이지아; BY 백러시아; CI 상아해안; CD 자이르; IR 페르시아; LK 실론; ZA 남아프리카공화국; DE 서독; ES 서반아; TW 중화민국; RS 유고슬라비아; US 하와이; MP 사이판; ID 발리; KG 키르키즈스탄; UZ 우즈벡; LU 룩셈부르그',
  nl: 'GB Engeland; GB Schotland; GB Wales; GB Noord-Ierland; GB Groot-Brittannië; GB Verenigd Koninkrijk; GB VK; US Amerika; US VS; US Verenigde Staten; US de Verenigde Staten; US USA; NL Holland; NL Nederland; CI Ivoorkust; BY Wit-Rusland; BY Belarus; CZ Tsjechië; CZ Tsjechische Republiek; MK Macedonië; SZ Swaziland; MM Birma; TL Oost-Timor; CV Kaapverdië; KR Korea; KR Zuid-Korea; AE Emiraten; VA Vaticaan; VA Vaticaanstad; PS Palestina; BA Bosnië; MD Moldavië; IR Perzië; RU Rusland; CN Volksrepubliek China; DE Duitsland; BE België; BE Belgie; ZA Zuid-Afrika; TR Turkije; ES Canarische Eilanden; FR Frankrijk; DE Bondsrepubliek Duitsland; CV Kaapverdische Eilanden; RU Sovjet-Unie; BQ Statia; GY Brits Guyana; BF Opper-Volta; RS Joegoslavië',
  pl: 'US Ameryka; US USA; US Stany; US Stany Zjednoczone; GB Anglia; GB Szkocja; GB Walia; GB Irlandia Północna; GB Wielka Brytania; GB Zjednoczone Królestwo; NL Holandia; NL Niderlandy; CI Wybrzeże Kości Słoniowej; CI wybrzeze kosci sloniowej; BY Białoruś; CZ Czechy; CZ Republika Czeska; MK Macedonia; SZ Suazi; MM Birma; TL Timor Wschodni; CV Wyspy Zielonego Przylądka; KR Korea; KR Korea Południowa; AE Emiraty; AE ZEA; SA Arabia Saudyjska; VA Watykan; PS Palestyna; BA Bośnia; MD Mołdawia; IR Persja; RU Rosja; CN Chiny; DE Niemcy; DE RFN; ZA RPA; TW Tajwan; HU Węgry; TR Turcja; ES Wyspy Kanaryjskie; CN Chińska Republika Ludowa; DE Republika Federalna Niemiec; KR Korea Płd; NL Królestwo Niderlandów; CZ Czechosłowacja; CI WKS; CV Zielony Przylądek; AE Dubaj; ES Majorka; RU ZSRR; KG Kirgizja; TW Formoza; TH Syjam; ZW Rodezja',
  'pt-BR':
    'US EUA; US Estados Unidos; US os Estados Unidos; US América; US USA; GB Inglaterra; GB Escócia; GB País de Gales; GB Irlanda do Norte; GB Grã-Bretanha; GB Reino Unido; NL Holanda; NL Países Baixos; CI Costa do Marfim; BY Bielorrússia; CZ República Tcheca; CZ República Checa; CZ Tchéquia; MK Macedônia; SZ Suazilândia; MM Birmânia; MM Mianmar; TL Timor Leste; CV Cabo Verde; KR Coreia; KR Coreia do Sul; AE Emirados; AE Emirados Árabes; SA Arábia Saudita; VA Vaticano; VA Santa Sé; FK Malvinas; BA Bósnia; MD Moldávia; IR Irã; IR Irão; VN Vietnã; VN Vietname; PL Polônia; PL Polónia; SG Singapura; SG Cingapura; DE Alemanha; DE a Alemanha; BR Brasil; MC Mônaco; RU Rússia; CZ Tchecoslováquia; CZ Checoslováquia; RU URSS; PS Cisjordânia; BQ Caribe Holandês; RS Iugoslávia',
  sv: 'US Amerika; US USA; US Förenta staterna; GB England; GB Skottland; GB Wales; GB Nordirland; GB Storbritannien; NL Holland; NL Nederländerna; CI Elfenbenskusten; BY Vitryssland; BY Belarus; CZ Tjeckien; CZ Tjeckiska republiken; MK Makedonien; SZ Swaziland; MM Burma; TL Östtimor; CV Kap Verde; KR Korea; KR Sydkorea; AE Emiraten; AE Förenade Arabemiraten; VA Vatikanen; PS Palestina; BA Bosnien; MD Moldavien; IR Persien; RU Ryssland; DE Tyskland; ZA Sydafrika; ES Kanarieöarna; TR Turkiet; SE Sverige; FR Frankrike; DE Förbundsrepubliken Tyskland; CZ Tjeckoslovakien; ES Gran Canaria; RU Sovjet; DE Västtyskland; RS Jugoslavien',
  tr: 'US Amerika; US ABD; US Amerika Birleşik Devletleri; US USA; GB İngiltere; GB Ingiltere; GB İskoçya; GB Galler; GB Kuzey İrlanda; GB Büyük Britanya; GB Birleşik Krallık; NL Hollanda; CI Fildişi Sahili; BY Beyaz Rusya; CZ Çek Cumhuriyeti; CZ Çekya; MK Makedonya; SZ Svaziland; MM Burma; TL Doğu Timor; KR Kore; KR Güney Kore; AE BAE; AE Birleşik Arap Emirlikleri; SA Suudi Arabistan; VA Vatikan; PS Filistin; BA Bosna; BA Bosna Hersek; CN Çin; CY Kıbrıs; RU Rusya; DE Almanya; TR Türkiye; TR Turkiye; ZA Güney Afrika; XK Kosova; JP Japonya; GR Yunanistan; DE Federal Almanya; CZ Çekoslovakya; MD Boğdan; RU SSCB; CY Güney Kıbrıs; RS Yugoslavya; PL Lehistan; ET Habeşistan',
  ar: 'US أمريكا; US أميركا; US الولايات المتحدة; US الولايات المتحدة الأمريكية; GB بريطانيا; GB إنجلترا; GB انجلترا; GB اسكتلندا; GB ويلز; GB أيرلندا الشمالية; GB المملكة المتحدة; NL هولندا; CI ساحل العاج; CI كوت ديفوار; BY روسيا البيضاء; BY بيلاروسيا; CZ التشيك; CZ جمهورية التشيك; MK مقدونيا; SZ سوازيلاند; MM بورما; TL تيمور الشرقية; CV الرأس الأخضر; KR كوريا; KR كوريا الجنوبية; AE الإمارات; AE الامارات; SA السعودية; SA المملكة العربية السعودية; VA الفاتيكان; DE ألمانيا; DE المانيا; HU المجر; IE إيرلندا; SY سوريا; SY سورية; BA البوسنة; FK فوكلاند; ZA جنوب أفريقيا; ZA جنوب إفريقيا; ET إثيوبيا; ET الحبشة; TR تركيا; PS فلسطين; RU روسيا; CF جمهورية أفريقيا الوسطى; OM سلطنة عمان; QA دولة قطر; KW دولة الكويت; EG جمهورية مصر العربية; JO المملكة الأردنية الهاشمية; MA المملكة المغربية; BH مملكة البحرين; TN الجمهورية التونسية; IQ جمهورية العراق; LB الجمهورية اللبنانية; SY الجمهورية العربية السورية; NL هولاندا; AE ابوظبي; CD زائير; HK هونج كونج; GL جرينلاند; MD مولدافيا; NZ نيوزيلاندا; RU الاتحاد السوفيتي; KG قرغيزستان; PS غزة; RS يوغوسلافيا',
  he: "US ארה\"ב; US ארה״ב; US ארהב; US ארצות הברית; US אמריקה; GB בריטניה; GB אנגליה; GB סקוטלנד; GB ויילס; GB צפון אירלנד; GB הממלכה המאוחדת; NL הולנד; CI חוף השנהב; BY רוסיה הלבנה; BY בלארוס; CZ צ׳כיה; CZ צ'כיה; CZ הרפובליקה הצ׳כית; MK מקדוניה; SZ סווזילנד; MM בורמה; TL מזרח טימור; KR קוריאה; KR דרום קוריאה; AE איחוד האמירויות; AE האמירויות; SA סעודיה; SA ערב הסעודית; VA ותיקן; VA הוותיקן; PS הרשות הפלסטינית; DE גרמניה; RU רוסיה; GE גאורגיה; GE גרוזיה; TR טורקיה; TR תורכיה; TH תאילנד; BA בוסניה; MD מולדובה; IR איראן; IR פרס; ZA דרום אפריקה; CN סין; ET אתיופיה; IL מדינת ישראל; SE שבדיה; CH שוויץ; CH שוייץ; CZ צ'כוסלובקיה; CV קייפ ורדה; SZ סוואזילנד; AE אבו דאבי; IR אירן; PS רצועת עזה; TW טאיוואן; RS יוגוסלביה; TH תיילנד; VN ויאטנם; MK צפון מקדוניה",
  hi: 'US अमेरिका; US अमरीका; US यूएसए; US संयुक्त राज्य अमेरिका; GB ब्रिटेन; GB इंग्लैंड; GB इंग्लैण्ड; GB स्कॉटलैंड; GB वेल्स; GB उत्तरी आयरलैंड; GB यूके; NL हॉलैंड; NL नीदरलैंड; IN भारत; IN हिंदुस्तान; IN हिन्दुस्तान; IN इंडिया; CI आइवरी कोस्ट; CZ चेक गणराज्य; MK मैसेडोनिया; MM बर्मा; MM म्यांमार; KR कोरिया; KR दक्षिण कोरिया; AE यूएई; AE संयुक्त अरब अमीरात; SA सऊदी; SA सऊदी अरब; VA वेटिकन; VA वैटिकन; PS फ़िलिस्तीन; PS फिलिस्तीन; RU रूस; CN चीन; TR तुर्की; LK श्रीलंका; LK लंका; JP जापान; DE जर्मनी; TH थाईलैंड; GR यूनान; GR ग्रीस; EG मिस्र; AU ऑस्ट्रेलिया; AU आस्ट्रेलिया; ZA दक्षिण अफ्रीका; ZA दक्षिण अफ़्रीका; SA सउदी अरब; MM ब्रह्मदेश; NL नीदरलैण्ड; GB इंग्लैन्ड; TH थाइलैंड; HK हॉन्ग कॉन्ग; CI कोट डी आइवर; RU सोवियत संघ; KZ कजाकिस्तान',
  'zh-Hans':
    'US 美国; US 美利坚; US 美利坚合众国; GB 英国; GB 英格兰; GB 苏格兰; GB 威尔士; GB 北爱尔兰; GB 大不列颠; NL 荷兰; AU 澳洲; AU 澳大利亚; NZ 新西兰; NZ 纽西兰; KR 韩国; KR 南韩; KR 大韩民国; KP 朝鲜; KP 北韩; CN 中国; CN 中华人民共和国; TW 台湾; TW 中华台北; HK 香港; MO 澳门; CI 科特迪瓦; CI 象牙海岸; CZ 捷克; BY 白俄罗斯; RU 俄罗斯; RU 俄国; DE 德国; FR 法国; FR 法兰西; TH 泰国; TH 暹罗; MK 马其顿; AE 阿联酋; SA 沙特; SA 沙特阿拉伯; VA 梵蒂冈; CD 刚果金; CG 刚果布; IR 伊朗; IR 波斯; FK 福克兰群岛; BA 波黑; LA 老挝; LA 寮国; GE 乔治亚; TL 东帝汶; TR 土耳其; JP 日本国; TW 中国台湾; CZ 捷克斯洛伐克; CD 刚果民主共和国; DE 西德; RS 南斯拉夫; US 夏威夷; MP 塞班; ID 巴厘岛; PF 大溪地; MN 外蒙古; SG 狮城; KH 高棉',
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
