import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# dag', other: '# dagar' };

/** Swedish labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'E-postadress',
  username: 'Användarnamn',
  emailOrUsername: 'E-postadress eller användarnamn',
  password: 'Lösenord',
  separator: 'eller',
  code: 'Engångskod',
  verify: 'Verifiera',
  back: 'Tillbaka',
  wrongCode: 'Koden är fel eller har gått ut.',
  lockedOut: (time) => `För många försök. Försök igen ${time}.`,
  lockoutEnded: 'Du kan försöka igen nu.',
  unreachable: 'Det går inte att nå servern. Kontrollera anslutningen och försök igen.',
  failed: 'Något gick fel. Försök igen.',
  takingLonger: 'Det tar längre tid än vanligt…',
  resend: 'Skicka igen',
  resendIn: (time) => `Skicka igen ${time}`,
  sent: 'Skickat igen',
  provider: (name) => `Fortsätt med ${name}`,
  lastUsed: 'Senast',
  next: 'Fortsätt',
  passwordHint: (number, plural) => `Minst ${counted(number, plural, characters)}`,
};

/** Swedish labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Kalender',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  previousYear: 'Föregående år',
  nextYear: 'Nästa år',
  previousYears: 'Tidigare år',
  nextYears: 'Senare år',
  chooseMonth: (month) => `${month}, välj månad`,
  chooseYear: (year) => `${year}, välj år`,
  showDays: (years) => `${years}, tillbaka till dagarna`,
  showPeriods: (years) => `${years}, tillbaka till perioderna`,
  weeks: 'Vecka',
  weekShort: 'V',
  week: (number) => `Vecka ${number}`,
  quarter: (number) => `Kv${number}`,
  firstHalf: 'H1',
  secondHalf: 'H2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Inte tillgänglig',
  tooEarly: (earliest) => `Välj ${earliest} eller senare.`,
  tooLate: (latest) => `Välj ${latest} eller tidigare.`,
  rangeStart: 'startdatum',
  rangeEnd: 'slutdatum',
  firstPeriod: 'start',
  lastPeriod: 'slut',
  periodRangeStarted: (period) => `Från ${period}. Välj den sista perioden.`,
  periodRange: (from, to) => `${from} till ${to}`,
  rangeStarted: (first) => `Startdatum: ${first}. Välj slutdatum.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Välj minst ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Välj högst ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `Du kan välja högst ${counted(number, plural, day)}. Ta bort en för att välja en annan.`,
  periodsTooShort: (length) => `Välj minst ${length}.`,
  periodsTooLong: (length) => `Välj högst ${length}.`,
  unavailableInRange: 'Perioden innehåller en dag som inte är tillgänglig.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Swedish labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Öppna färgväljaren',
  dialog: 'Välj en färg',
  close: 'Stäng',
  done: 'Klar',
  clear: 'Rensa',
};

/** Swedish names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'rosa',
    red: 'röd',
    orange: 'orange',
    brown: 'brun',
    beige: 'beige',
    yellow: 'gul',
    olive: 'olivgrön',
    lime: 'limegrön',
    green: 'grön',
    turquoise: 'turkos',
    cyan: 'cyan',
    sky: 'himmelsblå',
    blue: 'blå',
    violet: 'violett',
    purple: 'lila',
    magenta: 'magenta',
    black: 'svart',
    gray: 'grå',
    white: 'vit',
  },
  tones: {
    vivid: 'klar {}',
    light: 'ljus {}',
    pale: 'blek {}',
    dark: 'mörk {}',
    veryDark: 'mycket mörk {}',
    muted: 'gråaktig {}',
    darkMuted: 'mörk gråaktig {}',
  },
};

/** Swedish labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Färg',
  areaRole: '2D-reglage',
  saturation: 'Mättnad',
  brightness: 'Ljusstyrka',
  hue: 'Kulör',
  opacity: 'Opacitet',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Ingen färg',
  text: 'Färgkod',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Format',
  channels: {
    r: 'Röd',
    g: 'Grön',
    b: 'Blå',
    h: 'Kulör',
    s: 'Mättnad',
    l: 'Ljushet',
    c: 'Kroma',
    a: 'Opacitet',
  },
  swatches: 'Färgprover',
  eyeDropper: 'Hämta en färg från skärmen',
  outsideGamut: (shown) => `Utanför sRGB, visas som ${shown}`,
  invalidHex: 'Ange 3, 4, 6 eller 8 tecken efter #: 0–9 och a–f.',
  invalidArguments: (name, example) => `Ange ${name}() i det här formatet: ${example}.`,
  unknownName: (name, suggestion) =>
    `Okänd färg: ”${name}”${suggestion ? `. Menade du ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} kan inte användas här, eftersom färgen beror på sidan.`,
  notOpaque: 'Färgen får inte vara genomskinlig.',
  notUnderstood: (example) => `Ange en färg, till exempel ${example}.`,
  contrast: 'Kontrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: {
    text: 'Text',
    large: 'Stor text',
    part: 'Ikoner och kanter',
  },
  fails: 'Underkänt',
  applyPassingColor: (color, ratio) => `Använd ${color} för att nå ${ratio}`,
  passes: (ratio) => `Når ${ratio}`,
  noPassingColor: (ratio) => `Ingen nyans av den här färgen når ${ratio}.`,
};

/** Swedish labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Välj ett land',
  placeholderMultiple: 'Välj länder',
  openList: 'Visa länder',
  list: 'Länder',
  selectedCountries: 'Valda länder',
  clear: 'Rensa',
  remove: (name) => `Ta bort ${name}`,
  preferred: 'Förslag',
  allCountries: 'Alla länder',
  regions: {
    africa: 'Afrika',
    americas: 'Amerika',
    antarctic: 'Antarktis',
    asia: 'Asien',
    europe: 'Europa',
    oceania: 'Oceanien',
  },
  total: (number, plural) =>
    counted(number, plural, { one: '# land eller territorium', other: '# länder och territorier' }),
  found: (number, total) => `${number} av ${total} länder`,
  results: (number) => `${number} resultat`,
  none: (query) => `Inget land hittades för ”${query}”`,
  unknown: 'Okänt land',
  formerly: (name) => `tidigare ${name}`,
  capital: (name) => `huvudstad: ${name}`,
  selected: (name) => `${name} valt`,
  removed: (name) => `${name} borttaget`,
  cleared: 'Inget valt',
};

/** Swedish labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Öppna kalendern',
  clear: 'Rensa',
  today: 'I dag',
  done: 'Klar',
  close: 'Stäng',
  dialog: 'Välj ett datum',
  rangeDialog: 'Välj period',
  datesDialog: 'Välj datum',
  presets: 'Snabbval',
  dates: 'Datum',
  remove: (day) => `Ta bort ${day}`,
  from: 'Från',
  to: 'Till',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'åååå',
  hint: 'Du kan också skriva: i morgon, +3d, nästa fredag',
  notUnderstood: (example) => `Ange ett datum, till exempel ${example}.`,
  incomplete: (example) => `Ange ett fullständigt datum, till exempel ${example}.`,
  noSuchMonth: (month, pattern) => `${month} är inte en månad. Format: ${pattern}.`,
  noSuchDay: (date) => `${date} finns inte.`,
  ambiguous: (first, second) => `${first} eller ${second}? Skriv månaden med bokstäver.`,
  wrongWeekday: (date, weekday) => `${date} är en ${weekday}.`,
  tooEarly: (earliest) => `Välj ${earliest} eller senare.`,
  tooLate: (latest) => `Välj ${latest} eller tidigare.`,
  unavailable: 'Den här dagen är inte tillgänglig.',
  reversed: 'Slutdatumet är före startdatumet.',
  swap: 'Byt plats på start och slut',
  nights: (number, plural) => counted(number, plural, { one: '# natt', other: '# nätter' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Välj minst ${length}.`,
  tooLong: (length) => `Välj högst ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `Perioden innehåller ${date}, som inte är tillgänglig.`,
};

/** Swedish texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Välj datum och tid',
  rangeDialog: 'Välj start och slut',
  hint: 'Du kan också skriva: i morgon kl 9, fredag kl 12, om 2 timmar',
  notUnderstood: (example) => `Ange datum och tid, till exempel ${example}.`,
  noTime: (example) => `Lägg till en tid, till exempel ${example}.`,
  occursTwice: (time) => `${time} inträffar två gånger den dagen. Vilken menar du?`,
  skippedTime: (time, day) => `${time} finns inte den ${day}: klockan ställs fram.`,
  reversed: 'Slutet ligger före starten.',
};

/** Swedish labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Stäng',
};

/** Swedish labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'valfritt',
  checking: 'Kontrollerar…',
  fieldsToCorrect: (number) => `${number} fält behöver rättas`,
  submitFailed: 'Formuläret kunde inte skickas. Försök igen.',
};

/** Swedish labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Återställ lösenord',
  sending: 'Skickar…',
  codeHint: (digits, _plural, account) =>
    `Om det finns ett konto${account && ` med ${account}`} har vi skickat en ${digits}\u2011siffrig kod.`,
  linkSent: (account) =>
    `Om det finns ett konto med ${account || 'den här adressen'} har vi skickat en länk för att återställa lösenordet.`,
  sendFailed: 'E-postmeddelandet kunde inte skickas. Försök igen.',
  codeAccepted: 'Koden är rätt.',
};

/** Swedish labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Logga in',
  signingIn: 'Loggar in…',
  staySignedIn: 'Förbli inloggad',
  forgotPassword: 'Glömt lösenordet?',
  otherWays: 'Andra sätt att logga in',
  codeHint: (digits, _plural, account) =>
    `Den ${digits}\u2011siffriga koden${account && ` för ${account}`} från din app eller ditt meddelande`,
  emailCodeHint: (digits, _plural, account) =>
    `Den ${digits}\u2011siffriga koden från vårt e\u2011postmeddelande${account && ` till ${account}`}`,
  signInFailed: 'Fel inloggningsuppgifter.',
  signedIn: 'Du är inloggad.',
  sendLink: 'Få en inloggningslänk via e-post',
  linkSent: (account) =>
    `Om det finns ett konto med ${account || 'den här adressen'} har vi skickat en inloggningslänk.`,
  passkey: 'Logga in med en nyckel (passkey)',
  switchToApp: 'Använd en kod från din app',
  switchToEmail: 'Få en kod via e-post',
  switchToRecovery: 'Använd en återställningskod',
  recoveryCode: 'Återställningskod',
  recoveryHint: (account) =>
    `En av koderna${account && ` för ${account}`} som du sparade när du ställde in tvåstegsinloggning`,
};

/** Swedish labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} av ${total}`,
  digitsOnly: 'Endast siffror',
  digitsAndLettersOnly: 'Endast siffror och bokstäver från A till Z',
};

/** Swedish labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Sidnavigering',
  first: 'Första sidan',
  previous: 'Föregående sida',
  next: 'Nästa sida',
  last: 'Sista sidan',
  page: (number) => `Sida ${number}`,
  gap: (from, to) => `Sidorna ${from} till ${to} visas inte`,
  more: 'Fler sidor',
  atLeast: (number) => `minst ${number}`,
  position: (page, last) => `${page} av ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} av ${total}`,
  empty: 'Inga resultat',
  announcement: (position, from, to) => `Sida ${position}, resultat ${from} till ${to}`,
  pageSize: 'Objekt per sida',
  goToPage: 'Gå till sida',
  go: 'Gå',
  outOfRange: (first, last) => `Ange en sida från ${first} till ${last}.`,
  noPage: 'Ange ett sidnummer.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# siffra', other: '# siffror' },
  characters: { other: '# tecken' },
  bytes: { other: '# byte' },
};

/** Swedish labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Visa lösenord',
  capsLock: 'Caps Lock är på.',
  strength: 'Lösenordets styrka',
  veryWeak: 'Mycket svagt',
  weak: 'Svagt',
  fair: 'Godtagbart',
  good: 'Bra',
  strong: 'Starkt',
};

/** Swedish labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Välj vecka',
    month: 'Välj månad',
    quarter: 'Välj kvartal',
    half: 'Välj halvår',
    year: 'Välj år',
  },
  periodRangeDialog: 'Välj period',
  current: {
    week: 'Den här veckan',
    month: 'Den här månaden',
    quarter: 'Det här kvartalet',
    half: 'Det här halvåret',
    year: 'Det här året',
  },
  periodHint: {
    week: 'Du kan också skriva: nästa vecka, v14',
    month: 'Du kan också skriva: nästa månad, april',
    quarter: 'Du kan också skriva: nästa kvartal, kv 3',
    half: 'Du kan också skriva: första halvåret, nästa halvår',
    year: 'Du kan också skriva: nästa år, förra året',
  },
  periodNotUnderstood: (example) => `Ange en period, till exempel ${example}.`,
  noSuchPeriod: (period) => `${period} finns inte.`,
  periodUnavailable: 'Den här perioden är inte tillgänglig.',
  periodReversed: 'Slutet ligger före starten.',
};

/** Swedish labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR-kod',
  codeFor: (text) => `QR-kod för ${text}`,
  copy: 'Kopiera',
  copied: 'Kopierat',
  copyBlocked: 'Kopiering är blockerad. Kopiera den markerade texten.',
  empty: 'Inget innehåll ännu',
  tooLong: 'För lång för en QR-kod',
  loading: 'Läser in koden…',
  expired: 'Koden har gått ut.',
  scanned: 'Skannad',
  refresh: 'Ny kod',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} av ${most}`,
  version: (version, level) => `Version ${version}, nivå ${level}`,
  tooLongFor: (used, most, level) => `${used}, högst ${most} på nivå ${level}`,
  lowerLevel: (level) => `Får plats på nivå ${level}.`,
  shorten: (surplus) => `Korta ner med ${surplus}.`,
  downloads: 'Ladda ner',
  download: (format) => `Ladda ner ${format}`,
  downloadFailed: 'Filen kunde inte skapas: logotypens server tillåter det inte.',
  scansWell: 'Lätt att skanna',
  mayFail: 'Kan vara svår att skanna',
  rules: {
    quietZone: (found, asked) => `Marginal ${found}, minst ${asked} moduler`,
    polarity: () => 'Mörka moduler på ljus bakgrund',
    contrast: (found, asked) => `Kontrast ${found}, minst ${asked}`,
    moduleSize: (found, asked) => `Modul ${found} px, minst ${asked} px`,
    printSize: (found, asked) => `Tryckt modul ${found} mm, minst ${asked} mm`,
    logo: (found, asked) => `Logotypen täcker ${found} av koden, högst ${asked}`,
  },
  passed: 'Godkänt:',
  failed: 'Underkänt:',
};

/** Swedish labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Inget betyg',
  value: (number, max, word) => `${number} av ${max}${word ? `, ${word}` : ''}`,
};

/** Swedish labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} av ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Inga betyg ännu',
  count: (number) => `${number} betyg`,
  distribution: (count) => `Fördelning: ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# stjärna', other: '# stjärnor' }),
  values: 'Värde',
  shares: 'Procent',
  counts: 'Betyg',
};

/** Swedish labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Byt lösenord',
  saving: 'Sparar…',
  newPassword: 'Nytt lösenord',
  saveFailed: 'Lösenordet kunde inte bytas. Försök igen eller välj ett annat.',
  passwordChanged: 'Nu kan du logga in med ditt nya lösenord.',
  signIn: 'Logga in',
  expired: 'Länken gäller inte längre. Den fungerar en gång och under begränsad tid.',
  requestNewLink: 'Begär en ny länk',
};

/** Swedish labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# objekt från en annan webbplats har inte lästs in.',
      other: '# objekt från andra webbplatser har inte lästs in.',
    }),
  showRemote: 'Läs in objekt från andra webbplatser',
  tooLong: (characters) => `Innehållet är mycket långt: ${characters} tecken.`,
  showLong: 'Visa ändå',
  shown: 'Innehållet visas.',
  textOnly: 'Innehållet kan bara visas som källkod.',
  table: 'Tabell',
  external: 'extern länk',
  taskDone: 'klart',
  taskOpen: 'inte klart',
  report: 'Borttaget ur den här HTML-koden',
  nothingRemoved: 'Inget har tagits bort.',
  part: 'Del',
  reason: 'Orsak',
  count: 'Antal',
  reasons: {
    policy: 'Inte tillåtet enligt policyn',
    unsafe: 'Osäkert',
    depth: 'För djupt nästlat',
    length: 'För långt',
    remote: 'Blockerat tills du tillåter det',
  },
};

/** Swedish labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Skapa konto',
  creating: 'Skapar konto…',
  name: 'Namn',
  otherWays: 'Andra sätt att registrera sig',
  passkey: 'Registrera dig med en nyckel (passkey)',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `Vi har skickat ett e-postmeddelande med nästa steg${account && ` till ${account}`}.`,
  signUpFailed: 'Kontot kunde inte skapas. Kontrollera uppgifterna och försök igen.',
  accountCreated: 'Ditt konto har skapats.',
};

/** Swedish labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Taggar',
  hint: 'Delete för att ta bort, Enter för att redigera, Alt+pil för att flytta.',
  remove: (name) => `Ta bort ${name}`,
  added: (name) => `${name} har lagts till`,
  removed: (name) => `${name} har tagits bort`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# tagg har tagits bort', other: '# taggar har tagits bort' }),
  moved: (name, position, total) => `${name} flyttad till plats ${position} av ${total}`,
  selected: (number, plural) =>
    counted(number, plural, { one: '# tagg markerad', other: '# taggar markerade' }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# tagg kopierad', other: '# taggar kopierade' }),
  undone: 'Ändringen har ångrats',
  rejected: (name, reason) => `”${name}”: ${reason}`,
  duplicate: 'redan tillagd',
  tooLong: (max) => `för lång (gräns: ${max})`,
  limitReached: (max) => `gränsen är nådd (högst ${max})`,
  tooMany: (max) => `bara ${max} åt gången`,
  pending: 'Tryck på Enter för att lägga till.',
  reportAdded: (number, plural) =>
    counted(number, plural, { one: '# tillagd', other: '# tillagda' }),
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# dubblett', other: '# dubbletter' }),
  reportRejected: (number, plural, reasons) =>
    `${counted(number, plural, { one: '# avvisad', other: '# avvisade' })}: ${reasons}`,
  reportTooLong: 'för lång',
  reportLimitReached: 'gränsen är nådd',
  reportNothing: 'Inget ändrades',
  details: 'Detaljer',
  count: (number, max) => `${number} av ${max}`,
  undo: 'Ångra',
  clear: 'Ta bort alla',
  editTag: (name) => `Redigera ${name}`,
  suggestions: 'Förslag',
  suggested: (number) => `${number} förslag`,
  loading: 'Läser in förslag…',
  noSuggestions: 'Inga förslag',
  suggestionsFailed: 'Förslagen kunde inte läsas in.',
};

/** Swedish labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Visa tider',
  clear: 'Rensa',
  done: 'Klar',
  dialog: 'Välj en tid',
  list: 'Tider',
  hourPattern: 'tt',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'Du kan också skriva: midnatt, halv tio, om 2 timmar',
  notUnderstood: (example) => `Ange en tid, till exempel ${example}.`,
  noSuchHour: (hour) => `${hour} är inte en giltig timme.`,
  noSuchMinute: (minute) => `${minute} är inte en giltig minut.`,
  tooEarly: (earliest) => `Välj ${earliest} eller senare.`,
  tooLate: (latest) => `Välj ${latest} eller tidigare.`,
  outside: (from, to) => `Välj en tid från ${from} till ${to}.`,
  offStep: (times) => `Välj ${times}.`,
  noon: 'mitt på dagen',
  midnight: 'midnatt',
  now: 'nu',
};

/** Swedish labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Aviseringar (tryck på ${key})`,
  close: 'Stäng',
};

/** Swedish words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'idag|nu',
  tomorrow: 'imorgon|imorron',
  yesterday: 'igår',
  dayAfterTomorrow: 'övermorgon',
  dayBeforeYesterday: 'förrgår',
  ahead: 'från idag|från nu|senare',
  ago: 'tidigare|sen',
  next: 'nästa|kommande',
  last: 'förra|senaste|föregående|sista',
  this: 'denna|detta|den här|det här|i',
  weeks: 'veckan|v',
  months: 'månaden|månadens|mån',
  years: 'året|årets',
  dayParts: 'kväll|natt|eftermiddag|förmiddag|bitti|morse',
  numbers: ['en|ett|första', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'],
  ignored: 'den|för|e|a|på|nu på',
  others: {
    ikväll: '0D T',
    inatt: '0D T',
    'sista dagen i': ']',
    'första dagen i': '[',
    'ett halvår': '6M',
    'ett halvt år': '6M',
    nästnästa: '>>',
    måndagen: '@1',
    tisdagen: '@2',
    onsdagen: '@3',
    torsdagen: '@4',
    fredagen: '@5',
    lördagen: '@6',
    söndagen: '@7',
    'i måndags': '<@1',
    'i tisdags': '<@2',
    'i onsdags': '<@3',
    'i torsdags': '<@4',
    'i fredags': '<@5',
    'i lördags': '<@6',
    'i söndags': '<@7',
    'slutet av': ']',
    'i slutet av': ']',
    slut: ']',
    'början av': '[',
    'i början av': '[',
    fjorton: '14',
  },
};

/** Swedish words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'vecka|vecka nr|v|w',
  quarters: 'kvartalet|kvartal|kv|k|q',
  halves: 'halvåret|halvår|h',
  ordinals: ['första', 'andra', 'tredje', 'fjärde'],
  others: {},
};

/** Swedish words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'nu|just nu',
  noon: 'mitt på dagen|middagstid|tolv på dagen',
  midnight: 'midnatt|vid midnatt',
  am: 'på morgonen|på förmiddagen|morgon|förmiddag|fm|i morse|f m|bitti',
  pm: 'på eftermiddagen|på kvällen|eftermiddag|kväll|em|ikväll|i kväll|i eftermiddag|e m',
  night: 'på natten|natt|inatt|i natt',
  ahead: 'om|senare|från nu',
  ago: 'sedan|tidigare',
  hours: 'klockan|kl|timme|timmar|timmen|tim|h',
  minutes: 'minut|minuter|min|m',
  seconds: 'sekund|sekunder|sek|s',
  half: 'halva',
  halfTo: 'halv',
  quarter: 'kvart|en kvart',
  past: 'över',
  to: 'i',
  minus: '',
  numbers: [
    'ett|en',
    'två',
    'tre',
    'fyra',
    'fem',
    'sex',
    'sju',
    'åtta',
    'nio',
    'tio',
    'elva',
    'tolv',
  ],
  between: 'till',
  ignored: 'på|vid|och|den|omkring|ungefär|för',
  others: {
    'en halvtimme': '30 m',
    halvtimme: '30 m',
    'en halv timme': '30 m',
    femton: '15',
    tjugo: '20',
    trettio: '30',
  },
};

const items: PluralForms = { other: '# objekt' };
const characters: PluralForms = lengths.characters;

/** Swedish messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Fältet är inte giltigt.',
  required: 'Fältet är obligatoriskt.',
  accepted: 'Bekräfta för att fortsätta.',
  rangeStart: 'Starten saknas.',
  rangeEnd: 'Slutet saknas.',
  alphanumeric: 'Ange bara bokstäver och siffror.',
  confirmed: 'De två värdena stämmer inte överens.',
  email: ({ multiple }) =>
    multiple
      ? 'Ange e-postadresser, åtskilda med komma.'
      : 'Ange en e-postadress, till exempel namn@example.com.',
  number: 'Ange ett tal.',
  integer: 'Ange ett heltal.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Ange bara siffror.'
      : `Ange exakt ${counted(format(length), plural(length), lengths.digits)}.`,
  min: 'Ange {min} eller mer.',
  max: 'Ange {max} eller mindre.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `Välj minst ${counted(format(length), plural(length), items)}.`
      : `Ange minst ${counted(format(length), plural(length), characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `Välj högst ${counted(format(length), plural(length), items)}.`
      : `Ange högst ${counted(format(length), plural(length), characters)}.`,
  pattern: 'Använd det begärda formatet.',
};

/** Swedish. */
export const sv: Language = {
  tag: 'sv',
  accountForm,
  calendar,
  colorInput,
  colorNames,
  colorPicker,
  countrySelect,
  datePicker,
  dateTimePicker,
  dialog,
  field,
  forgotPasswordForm,
  loginForm,
  oneTimeCodeInput,
  pagination,
  passwordInput,
  periodPicker,
  qrCode,
  rating,
  ratingSummary,
  resetPasswordForm,
  sanitizedHtml,
  signUpForm,
  tagInput,
  timeField,
  toast,
  typedDates,
  typedPeriods,
  typedTimes,
  validation,
};
