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
