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
    'Herbstferien in {p}',
    'Flohmärkte und Cafés in {p}',
  ],
  fr: [
    'Un week-end prolongé à {p}',
    'Retour à {p}',
    'Les marchés de {p}',
    'Quelques jours à {p}, sous la pluie',
  ],
  ar: ['عطلة نهاية الأسبوع في {p}', 'جولة في أسواق {p}', 'رحلة عائلية إلى {p}', 'العودة إلى {p}'],
  ja: ['{p}の週末', '{p}を歩く', '家族で{p}へ', '{p}出張', '雨の{p}'],
  es: ['Fin de semana en {p}', 'De vuelta a {p}', 'Los mercados de {p}'],
  pt: ['Fim de semana em {p}', 'De volta a {p}'],
  it: ['Un fine settimana a {p}', 'A piedi per {p}'],
  el: ['Σαββατοκύριακο: {p}', 'Περπατώντας: {p}'],
  he: ['סוף שבוע ב{p}', 'חזרה ל{p}'],
  hi: ['{p} में सप्ताहांत', 'परिवार के साथ {p}'],
  ko: ['{p}에서 보낸 주말', '다시 {p}'],
  zh: ['{p}的周末', '漫步{p}'],
  th: ['สุดสัปดาห์ที่{p}'],
  uk: ['Вихідні: {p}'],
  ka: ['შაბათ-კვირა: {p}'],
};

/** Titles of stays of up to three days. */
export const shortStay =
  /week-?end|Wochenende|semana|settimana|週末|周末|주말|عطلة|Σαββατ|סוף|सप्ताहांत|Вихідні|შაბათ|สุดสัปดาห์|Two days/i;

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
    '<h3>To remember</h3><ul><li>Museum closed on Mondays</li><li>The 7:40 ferry is <em>much</em> quieter</li><li>Take a warmer coat</li></ul>',
    '<p>Mostly meetings, but the evening by the water was worth the journey.</p><blockquote>“You have not seen it until you have seen it at six in the morning.”</blockquote>',
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

/** Tags, the most frequent first. */
export const tagWords: readonly string[] = [
  'family',
  'train',
  'food',
  'museum',
  'hiking',
  'work',
  'friends',
  'sea',
  'city',
  'weekend',
  'slow travel',
  'music',
  'lakes',
  'night train',
  'summer',
  'bookshops',
  'islands',
  'markets',
  'hot springs',
  'gardens',
  'bikes',
  'winter',
  'architecture',
  'camping',
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

/** Place: country, language, name in that language, name in English. */
export type Place = readonly [country: string, language: string, own: string, english: string];

/** Places of the demonstration. */
export const places: readonly Place[] = [
  ['JP', 'ja', '京都', 'Kyoto'],
  ['JP', 'ja', '札幌', 'Sapporo'],
  ['JP', 'ja', '長崎', 'Nagasaki'],
  ['JP', 'ja', '直島', 'Naoshima'],
  ['JP', 'ja', '金沢', 'Kanazawa'],
  ['DE', 'de', 'Hamburg', 'Hamburg'],
  ['DE', 'de', 'Leipzig', 'Leipzig'],
  ['DE', 'de', 'Görlitz', 'Görlitz'],
  ['DE', 'de', 'Tübingen', 'Tübingen'],
  ['AT', 'de', 'Graz', 'Graz'],
  ['CH', 'de', 'Zürich', 'Zurich'],
  ['FR', 'fr', 'Lyon', 'Lyon'],
  ['FR', 'fr', 'Marseille', 'Marseille'],
  ['FR', 'fr', 'Bécherel', 'Bécherel'],
  ['CA', 'fr', 'Québec', 'Quebec City'],
  ['SN', 'fr', 'Saint-Louis', 'Saint-Louis'],
  ['MA', 'ar', 'فاس', 'Fez'],
  ['EG', 'ar', 'الإسكندرية', 'Alexandria'],
  ['JO', 'ar', 'عمّان', 'Amman'],
  ['OM', 'ar', 'مسقط', 'Muscat'],
  ['TN', 'ar', 'سيدي بوسعيد', 'Sidi Bou Said'],
  ['LB', 'ar', 'طرابلس', 'Tripoli'],
  ['ES', 'es', 'Sevilla', 'Seville'],
  ['MX', 'es', 'Oaxaca', 'Oaxaca'],
  ['AR', 'es', 'Ushuaia', 'Ushuaia'],
  ['PE', 'es', 'Cusco', 'Cusco'],
  ['CO', 'es', 'Cartagena', 'Cartagena'],
  ['PT', 'pt', 'Évora', 'Évora'],
  ['BR', 'pt', 'Ouro Preto', 'Ouro Preto'],
  ['CV', 'pt', 'Mindelo', 'Mindelo'],
  ['IT', 'it', 'Torino', 'Turin'],
  ['IT', 'it', 'Matera', 'Matera'],
  ['GR', 'el', 'Θεσσαλονίκη', 'Thessaloniki'],
  ['IL', 'he', 'חיפה', 'Haifa'],
  ['IN', 'hi', 'जयपुर', 'Jaipur'],
  ['IN', 'en', 'Kochi', 'Kochi'],
  ['KR', 'ko', '경주', 'Gyeongju'],
  ['CN', 'zh', '苏州', 'Suzhou'],
  ['TW', 'zh', '臺南', 'Tainan'],
  ['TH', 'th', 'เชียงใหม่', 'Chiang Mai'],
  ['UA', 'uk', 'Львів', 'Lviv'],
  ['GE', 'ka', 'თბილისი', 'Tbilisi'],
  ['IS', 'en', 'Akureyri', 'Akureyri'],
  ['GB', 'en', 'Edinburgh', 'Edinburgh'],
  ['GB', 'en', 'St Ives', 'St Ives'],
  ['IE', 'en', 'Galway', 'Galway'],
  ['US', 'en', 'Santa Fe', 'Santa Fe'],
  ['US', 'en', 'Portland, Maine', 'Portland, Maine'],
  ['CA', 'en', 'Halifax', 'Halifax'],
  ['AU', 'en', 'Hobart', 'Hobart'],
  ['NZ', 'en', 'Dunedin', 'Dunedin'],
  ['ZA', 'en', 'Cape Town', 'Cape Town'],
  ['KE', 'en', 'Lamu', 'Lamu'],
  ['GH', 'en', 'Cape Coast', 'Cape Coast'],
  ['RW', 'en', 'Kigali', 'Kigali'],
  ['FJ', 'en', 'Levuka', 'Levuka'],
  ['WS', 'en', 'Apia', 'Apia'],
];
