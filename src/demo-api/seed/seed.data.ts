/** Titles by language; `{p}` is the place. Missing ones fall back to English. */
export const titles: Readonly<Record<string, readonly string[]>> = {
  en: [
    'A long weekend in {p}',
    '{p} on foot',
    'Back to {p}',
    'Slow days in {p}',
    '{p} with the children',
    'Two days in {p}',
    'A first look at {p}',
    '{p} in the rain',
    'Markets and museums of {p}',
    'Visiting old friends in {p}',
  ],
  de: [
    'Ein langes Wochenende in {p}',
    'Zu Fuß durch {p}',
    'Dienstreise nach {p}',
    'Zum ersten Mal in {p}',
    'Ferien in {p}',
    'Flohmärkte und Cafés in {p}',
  ],
  fr: [
    'Un week-end prolongé à {p}',
    'Retour à {p}',
    'Les marchés de {p}',
    'Quelques jours à {p}, sous la pluie',
  ],
  ar: ['عطلة نهاية الأسبوع في {p}', 'جولة في أسواق {p}', 'رحلة عائلية إلى {p}', 'العودة إلى {p}'],
  ja: ['{p}を歩く', '家族で{p}へ', '{p}出張', '雨の{p}'],
  es: ['Fin de semana en {p}', 'De vuelta a {p}', 'Los mercados de {p}'],
  pt: ['Fim de semana em {p}', 'De volta a {p}'],
  it: ['Un fine settimana a {p}', 'A piedi per {p}'],
  el: ['Σαββατοκύριακο: {p}', 'Περπατώντας: {p}'],
  he: ['סוף שבוע ב{p}', 'חזרה ל{p}'],
  hi: ['परिवार के साथ {p}'],
  ko: ['다시 {p}'],
  zh: ['漫步{p}', '雨中的{p}'],
  th: ['เดินเที่ยว{p}'],
  uk: ['Вихідні: {p}'],
  ka: ['შაბათ-კვირა: {p}'],
};

/** Titles of weekends. */
export const weekend = /week-?end|Wochenende|semana|settimana|عطلة|Σαββατ|סוף|Вихідні|შაბათ/i;

/** Titles of short stays. */
export const shortStay = new RegExp(`${weekend.source}|Two days`, 'i');

/** Countries near enough for a short stay. */
export const nearCountries: ReadonlySet<string> = new Set(
  'AT CH DE EG ES FR GB GE GR IE IL IS IT JO LB MA PT TN UA'.split(' '),
);

/** Notes of future trips by language. Missing ones fall back to English. */
export const plans: Readonly<Record<string, readonly string[]>> = {
  en: [
    '<h3>Still to do</h3><ul><li>Book the room</li><li>Ask Ines about the boat</li><li>Find the <a href="https://example.org/map">map</a></li></ul>',
    '<p>Tickets are booked. <strong>Change at noon, platform 4.</strong></p>',
  ],
  de: ['<p>Karten sind gebucht. <strong>Umsteigen um zwölf, Gleis 4.</strong></p>'],
  fr: ['<p>Billets réservés. <strong>Changement à midi, voie 4.</strong></p>'],
  ar: ['<p>حجزنا التذاكر. <strong>تغيير القطار ظهرًا، الرصيف 4.</strong></p>'],
  ja: ['<p>切符は予約済み。<strong>正午に4番線で乗り換え。</strong></p>'],
};

/** Notes by language, as harmless rich text. Missing ones fall back to English. */
export const notes: Readonly<Record<string, readonly string[]>> = {
  en: [
    '<p>We walked more than we had planned and ate better than we deserved. <strong>Book the small hotel by the station again.</strong></p>',
    '<h3>To remember</h3><ul><li>Museum closed on Mondays</li><li>The 7:40 bus is <em>much</em> quieter</li><li>Take a smaller bag</li></ul>',
    '<p>Clouds all day, but the last evening was worth the journey.</p><blockquote>“You have not seen it until you have seen it at six in the morning.”</blockquote>',
    '<p>Route and opening hours: <a href="https://example.org/guide">the guide we used</a>. The second day is the better one.</p>',
    '<table><thead><tr><th>Day</th><th>Plan</th></tr></thead><tbody><tr><td>1</td><td>Old town</td></tr><tr><td>2</td><td>Coast</td></tr></tbody></table>',
  ],
  de: [
    '<p>Viel gelaufen, gut gegessen. <strong>Das kleine Hotel am Bahnhof wieder buchen.</strong></p>',
    '<h3>Nächstes Mal</h3><ol><li>Früher losfahren</li><li>Fahrräder mieten</li><li>Montags ist alles zu</li></ol>',
  ],
  fr: [
    '<p>Beaucoup marché, très bien mangé. <em>À refaire au printemps.</em></p>',
    '<ul><li>Le marché du samedi matin</li><li>La librairie près du pont</li></ul>',
  ],
  ar: [
    '<p>مشينا كثيرًا وأكلنا جيدًا. <strong>يجب أن نعود في الربيع.</strong></p>',
    '<ul><li>السوق القديم صباحًا</li><li>المقهى قرب الميناء</li></ul>',
  ],
  ja: [
    '<p>よく歩き、よく食べた。<strong>駅前の小さな宿をまた予約すること。</strong></p>',
    '<ul><li>美術館は月曜休館</li><li>朝の市場がおすすめ</li></ul>',
  ],
};

/** Tags of trips whose titles say so. */
export const titleTags: ReadonlyArray<readonly [title: RegExp, tag: string]> = [
  [/children|家族|परिवार|عائلية/, 'Family'],
  [/friends/, 'Friends'],
  [/Dienstreise|出張/, 'Work'],
  [/Markets|Flohmärkte|marchés|mercados|أسواق/, 'Markets'],
  [/museums/, 'Museums'],
  [weekend, 'Weekend'],
];

/** Colors, in the notations of the color picker. */
export const labelColors: readonly string[] = [
  '#2f6f73',
  '#c8553d',
  '#588157',
  '#3d5a80',
  '#e09f3e',
  '#7b2d5b',
  'rgb(94 84 142)',
  'hsl(12 76.9% 61%)',
  'oklch(0.72 0.11 221.19)',
  '#ff6347',
];

/** Place: country, language, name in that language, name in English, and tags that fit in every season. */
export type Place = readonly [
  country: string,
  language: string,
  own: string,
  english: string,
  tags: readonly string[],
];

/** Places of the demonstration. */
export const places: readonly Place[] = [
  ['JP', 'ja', '京都', 'Kyoto', ['Gardens', 'Temples', 'Food']],
  ['JP', 'ja', '札幌', 'Sapporo', ['Hot springs', 'Food', 'Museums']],
  ['JP', 'ja', '長崎', 'Nagasaki', ['Sea', 'Food', 'Architecture']],
  ['JP', 'ja', '直島', 'Naoshima', ['Islands', 'Museums', 'Architecture']],
  ['JP', 'ja', '金沢', 'Kanazawa', ['Gardens', 'By train', 'Food']],
  ['DE', 'de', 'Hamburg', 'Hamburg', ['Music', 'Architecture', 'By train']],
  ['DE', 'de', 'Leipzig', 'Leipzig', ['Music', 'By train', 'Bookshops']],
  ['DE', 'de', 'Görlitz', 'Görlitz', ['Architecture', 'By train', 'Slow travel']],
  ['DE', 'de', 'Tübingen', 'Tübingen', ['Bookshops', 'By train', 'Hiking']],
  ['AT', 'de', 'Graz', 'Graz', ['Night train', 'Wine', 'Architecture']],
  ['CH', 'de', 'Zürich', 'Zurich', ['Night train', 'Lakes', 'Museums']],
  ['FR', 'fr', 'Lyon', 'Lyon', ['Food', 'By train', 'Museums']],
  ['FR', 'fr', 'Marseille', 'Marseille', ['Sea', 'Food', 'By train']],
  ['FR', 'fr', 'Bécherel', 'Bécherel', ['Bookshops', 'Slow travel']],
  ['CA', 'fr', 'Québec', 'Quebec City', ['Architecture', 'Food', 'Museums']],
  ['SN', 'fr', 'Saint-Louis', 'Saint-Louis', ['Music', 'Sea', 'Islands']],
  ['MA', 'ar', 'فاس', 'Fez', ['Markets', 'Architecture', 'Food']],
  ['EG', 'ar', 'الإسكندرية', 'Alexandria', ['Sea', 'Museums', 'Food']],
  ['JO', 'ar', 'عمّان', 'Amman', ['Desert', 'Architecture', 'Food']],
  ['OM', 'ar', 'مسقط', 'Muscat', ['Desert', 'Sea', 'Markets']],
  ['TN', 'ar', 'سيدي بوسعيد', 'Sidi Bou Said', ['Sea', 'Architecture', 'Slow travel']],
  ['LB', 'ar', 'طرابلس', 'Tripoli', ['Markets', 'Food', 'Architecture']],
  ['ES', 'es', 'Sevilla', 'Seville', ['Music', 'Architecture', 'Food']],
  ['MX', 'es', 'Oaxaca', 'Oaxaca', ['Food', 'Markets', 'Museums']],
  ['AR', 'es', 'Ushuaia', 'Ushuaia', ['Sea', 'Slow travel', 'Museums']],
  ['PE', 'es', 'Cusco', 'Cusco', ['Hiking', 'By train', 'Markets']],
  ['CO', 'es', 'Cartagena', 'Cartagena', ['Beach', 'Music', 'Islands']],
  ['PT', 'pt', 'Évora', 'Évora', ['Wine', 'Food', 'Architecture']],
  ['BR', 'pt', 'Ouro Preto', 'Ouro Preto', ['Architecture', 'Music', 'Food']],
  ['CV', 'pt', 'Mindelo', 'Mindelo', ['Music', 'Islands', 'Beach']],
  ['IT', 'it', 'Torino', 'Turin', ['Museums', 'By train', 'Food']],
  ['IT', 'it', 'Matera', 'Matera', ['Architecture', 'Slow travel', 'Wine']],
  ['GR', 'el', 'Θεσσαλονίκη', 'Thessaloniki', ['Food', 'Sea', 'Museums']],
  ['IL', 'he', 'חיפה', 'Haifa', ['Gardens', 'Sea', 'Hiking']],
  ['IN', 'hi', 'जयपुर', 'Jaipur', ['Markets', 'Architecture', 'By train']],
  ['IN', 'en', 'Kochi', 'Kochi', ['Food', 'Sea', 'Islands']],
  ['KR', 'ko', '경주', 'Gyeongju', ['Temples', 'Museums', 'Slow travel']],
  ['CN', 'zh', '苏州', 'Suzhou', ['Gardens', 'By train', 'Food']],
  ['TW', 'zh', '臺南', 'Tainan', ['Food', 'Temples', 'Markets']],
  ['TH', 'th', 'เชียงใหม่', 'Chiang Mai', ['Temples', 'Markets', 'Food']],
  ['UA', 'uk', 'Львів', 'Lviv', ['By train', 'Music', 'Architecture']],
  ['GE', 'ka', 'თბილისი', 'Tbilisi', ['Hot springs', 'Wine', 'Food']],
  ['IS', 'en', 'Akureyri', 'Akureyri', ['Hot springs', 'Sea', 'Museums']],
  ['GB', 'en', 'Edinburgh', 'Edinburgh', ['Bookshops', 'Museums', 'Music']],
  ['GB', 'en', 'St Ives', 'St Ives', ['Sea', 'Museums', 'Slow travel']],
  ['IE', 'en', 'Galway', 'Galway', ['Music', 'Sea', 'Islands']],
  ['US', 'en', 'Santa Fe', 'Santa Fe', ['Museums', 'Desert', 'Food']],
  ['US', 'en', 'Portland, Maine', 'Portland, Maine', ['Sea', 'Food', 'Islands']],
  ['CA', 'en', 'Halifax', 'Halifax', ['Sea', 'Music', 'Food']],
  ['AU', 'en', 'Hobart', 'Hobart', ['Museums', 'Markets', 'Hiking']],
  ['NZ', 'en', 'Dunedin', 'Dunedin', ['Sea', 'Gardens', 'Architecture']],
  ['ZA', 'en', 'Cape Town', 'Cape Town', ['Wine', 'Sea', 'Hiking']],
  ['KE', 'en', 'Lamu', 'Lamu', ['Islands', 'Beach', 'Slow travel']],
  ['GH', 'en', 'Cape Coast', 'Cape Coast', ['Beach', 'Food', 'Markets']],
  ['RW', 'en', 'Kigali', 'Kigali', ['Markets', 'Lakes', 'Food']],
  ['FJ', 'en', 'Levuka', 'Levuka', ['Islands', 'Sea', 'Slow travel']],
  ['WS', 'en', 'Apia', 'Apia', ['Islands', 'Beach', 'Gardens']],
];
