import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# dag', other: '# dagen' };

/** Dutch labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'E-mailadres',
  username: 'Gebruikersnaam',
  emailOrUsername: 'E-mailadres of gebruikersnaam',
  password: 'Wachtwoord',
  separator: 'of',
  code: 'Eenmalige code',
  verify: 'Verifiëren',
  back: 'Terug',
  wrongCode: 'De code is onjuist of verlopen.',
  lockedOut: (time) => `Te veel pogingen. Probeer het ${time} opnieuw.`,
  lockoutEnded: 'Je kunt het nu opnieuw proberen.',
  unreachable: 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
  failed: 'Er is iets misgegaan. Probeer het opnieuw.',
  takingLonger: 'Dit duurt langer dan normaal…',
  resend: 'Opnieuw versturen',
  resendIn: (time) => `Opnieuw versturen ${time}`,
  sent: 'Opnieuw verstuurd',
  provider: (name) => `Doorgaan met ${name}`,
  lastUsed: 'Recent',
  next: 'Doorgaan',
  passwordHint: (number, plural) => `Minstens ${counted(number, plural, characters)}`,
};

/** Dutch labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Kalender',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  previousYear: 'Vorig jaar',
  nextYear: 'Volgend jaar',
  previousYears: 'Eerdere jaren',
  nextYears: 'Latere jaren',
  chooseMonth: (month) => `${month}, maand kiezen`,
  chooseYear: (year) => `${year}, jaar kiezen`,
  showDays: (years) => `${years}, terug naar de dagen`,
  showPeriods: (years) => `${years}, terug naar de periodes`,
  weeks: 'Week',
  weekShort: 'Wk',
  week: (number) => `Week ${number}`,
  quarter: (number) => `Q${number}`,
  firstHalf: 'H1',
  secondHalf: 'H2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Niet beschikbaar',
  tooEarly: (earliest) => `Kies ${earliest} of later.`,
  tooLate: (latest) => `Kies ${latest} of eerder.`,
  rangeStart: 'startdatum',
  rangeEnd: 'einddatum',
  firstPeriod: 'begin',
  lastPeriod: 'einde',
  periodRangeStarted: (period) => `Vanaf ${period}. Kies de laatste periode.`,
  periodRange: (from, to) => `${from} t/m ${to}`,
  rangeStarted: (first) => `Startdatum: ${first}. Kies de einddatum.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Kies minstens ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Kies hoogstens ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `Je kunt hoogstens ${counted(number, plural, day)} kiezen. Verwijder er een om een andere te kiezen.`,
  periodsTooShort: (length) => `Kies minstens ${length}.`,
  periodsTooLong: (length) => `Kies hoogstens ${length}.`,
  unavailableInRange: 'De periode bevat een dag die niet beschikbaar is.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Dutch labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Kleurkiezer openen',
  dialog: 'Kies een kleur',
  close: 'Sluiten',
  done: 'Gereed',
  clear: 'Wissen',
};

/** Dutch names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'roze',
    red: 'rood',
    orange: 'oranje',
    brown: 'bruin',
    beige: 'beige',
    yellow: 'geel',
    olive: 'olijfgroen',
    lime: 'limoengroen',
    green: 'groen',
    turquoise: 'turquoise',
    cyan: 'cyaan',
    sky: 'hemelsblauw',
    blue: 'blauw',
    violet: 'violet',
    purple: 'paars',
    magenta: 'magenta',
    black: 'zwart',
    gray: 'grijs',
    white: 'wit',
  },
  tones: {
    vivid: 'fel{}',
    light: 'licht{}',
    pale: 'bleek{}',
    dark: 'donker{}',
    veryDark: 'heel donker{}',
    muted: 'grijzig {}',
    darkMuted: 'donker grijzig {}',
  },
};

/** Dutch labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Kleur',
  areaRole: '2D-schuifregelaar',
  saturation: 'Verzadiging',
  brightness: 'Helderheid',
  hue: 'Tint',
  opacity: 'Dekking',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Geen kleur',
  text: 'Kleurcode',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Notatie',
  channels: {
    r: 'Rood',
    g: 'Groen',
    b: 'Blauw',
    h: 'Tint',
    s: 'Verzadiging',
    l: 'Lichtheid',
    c: 'Chroma',
    a: 'Dekking',
  },
  swatches: 'Kleurstalen',
  eyeDropper: 'Kleur van het scherm kiezen',
  outsideGamut: (shown) => `Buiten sRGB, weergegeven als ${shown}`,
  invalidHex: 'Voer na # 3, 4, 6 of 8 tekens in: 0–9 en a–f.',
  invalidArguments: (name, example) => `Voer ${name}() in deze vorm in: ${example}.`,
  unknownName: (name, suggestion) =>
    `Onbekende kleur: ‘${name}’${suggestion ? `. Bedoelde je ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} kan hier niet, omdat deze kleur van de pagina afhangt.`,
  notOpaque: 'De kleur moet dekkend zijn.',
  notUnderstood: (example) => `Voer een kleur in, zoals ${example}.`,
  contrast: 'Contrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: {
    text: 'Tekst',
    large: 'Grote tekst',
    part: 'Pictogrammen en randen',
  },
  fails: 'Voldoet niet',
  applyPassingColor: (color, ratio) => `${color} gebruiken om ${ratio} te halen`,
  passes: (ratio) => `Haalt ${ratio}`,
  noPassingColor: (ratio) => `Geen tint van deze kleur haalt ${ratio}.`,
};

/** Dutch labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Kies een land',
  placeholderMultiple: 'Kies landen',
  openList: 'Landen weergeven',
  list: 'Landen',
  selectedCountries: 'Geselecteerde landen',
  clear: 'Wissen',
  remove: (name) => `${name} verwijderen`,
  preferred: 'Voorgesteld',
  allCountries: 'Alle landen',
  regions: {
    africa: 'Afrika',
    americas: 'Amerika',
    antarctic: 'Antarctica',
    asia: 'Azië',
    europe: 'Europa',
    oceania: 'Oceanië',
  },
  total: (number, plural) =>
    counted(number, plural, { one: '# land of gebied', other: '# landen en gebieden' }),
  found: (number, total) => `${number} van ${total} landen`,
  results: (number, plural) =>
    counted(number, plural, { one: '# resultaat', other: '# resultaten' }),
  none: (query) => `Geen land gevonden voor ‘${query}’`,
  unknown: 'Onbekend land',
  formerly: (name) => `voorheen ${name}`,
  capital: (name) => `hoofdstad: ${name}`,
  selected: (name) => `${name} geselecteerd`,
  removed: (name) => `${name} verwijderd`,
  cleared: 'Niets geselecteerd',
};

/** Dutch labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Kalender openen',
  clear: 'Wissen',
  today: 'Vandaag',
  done: 'Gereed',
  close: 'Sluiten',
  dialog: 'Kies een datum',
  rangeDialog: 'Kies datums',
  datesDialog: 'Kies datums',
  presets: 'Snelkeuzes',
  dates: 'Datums',
  remove: (day) => `${day} verwijderen`,
  from: 'Van',
  to: 'Tot en met',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'jjjj',
  hint: 'Je kunt ook typen: morgen, +3d, volgende vrijdag',
  notUnderstood: (example) => `Voer een datum in, zoals ${example}.`,
  incomplete: (example) => `Voer een volledige datum in, zoals ${example}.`,
  noSuchMonth: (month, pattern) => `${month} is geen maand. Gebruik ${pattern}.`,
  noSuchDay: (date) => `${date} bestaat niet.`,
  ambiguous: (first, second) => `${first} of ${second}? Schrijf de maand voluit.`,
  wrongWeekday: (date, weekday) => `${date} is een ${weekday}.`,
  tooEarly: (earliest) => `Kies ${earliest} of later.`,
  tooLate: (latest) => `Kies ${latest} of eerder.`,
  unavailable: 'Deze dag is niet beschikbaar.',
  reversed: 'De einddatum ligt vóór de startdatum.',
  swap: 'Begin en einde omwisselen',
  nights: (number, plural) => counted(number, plural, { one: '# nacht', other: '# nachten' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Kies minstens ${length}.`,
  tooLong: (length) => `Kies hoogstens ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `De periode bevat ${date}, een dag die niet beschikbaar is.`,
};

/** Dutch texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Kies een datum en tijd',
  rangeDialog: 'Kies begin en einde',
  hint: 'Je kunt ook typen: morgen 9 uur, vrijdag 12 uur, over 2 uur',
  notUnderstood: (example) => `Voer een datum en tijd in, zoals ${example}.`,
  noTime: (example) => `Voeg een tijd toe, zoals ${example}.`,
  occursTwice: (time) => `${time} komt die dag twee keer voor. Welke bedoel je?`,
  skippedTime: (time, day) => `${time} bestaat niet op ${day}: de klok gaat vooruit.`,
  reversed: 'Het einde ligt vóór het begin.',
};

/** Dutch labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Sluiten',
};

/** Dutch labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'optioneel',
  checking: 'Controleren…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, {
      one: '# veld moet worden gecorrigeerd',
      other: '# velden moeten worden gecorrigeerd',
    }),
  submitFailed: 'Het formulier kon niet worden verstuurd. Probeer het opnieuw.',
};

/** Dutch labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Wachtwoord opnieuw instellen',
  sending: 'Bezig met versturen…',
  codeHint: (digits, _plural, account) =>
    `Als er een account is${account && ` voor ${account}`}, hebben we een code van ${digits} cijfers gestuurd.`,
  linkSent: (account) =>
    `Als er een account is voor ${account || 'dit adres'}, hebben we een link gestuurd om het wachtwoord opnieuw in te stellen.`,
  sendFailed: 'De e-mail kon niet worden verstuurd. Probeer het opnieuw.',
  codeAccepted: 'De code is juist.',
};

/** Dutch labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Inloggen',
  signingIn: 'Bezig met inloggen…',
  staySignedIn: 'Ingelogd blijven',
  forgotPassword: 'Wachtwoord vergeten?',
  otherWays: 'Andere manieren om in te loggen',
  codeHint: (digits, _plural, account) =>
    `De code van ${digits} cijfers${account && ` voor ${account}`} uit je app of bericht`,
  emailCodeHint: (digits, _plural, account) =>
    `De code van ${digits} cijfers uit onze e\u2011mail${account && ` aan ${account}`}`,
  signInFailed: 'De inloggegevens zijn onjuist.',
  signedIn: 'Je bent ingelogd.',
  sendLink: 'Inloglink per e-mail ontvangen',
  linkSent: (account) =>
    `Als er een account is voor ${account || 'dit adres'}, hebben we een inloglink gestuurd.`,
  passkey: 'Inloggen met een passkey',
  switchToApp: 'Code uit je app gebruiken',
  switchToEmail: 'Code per e-mail ontvangen',
  switchToRecovery: 'Herstelcode gebruiken',
  recoveryCode: 'Herstelcode',
  recoveryHint: (account) =>
    `Een van de codes${account && ` voor ${account}`} die je hebt bewaard bij het instellen van inloggen in twee stappen`,
};

/** Dutch labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} van ${total}`,
  digitsOnly: 'Alleen cijfers',
  digitsAndLettersOnly: 'Alleen cijfers en letters van A tot Z',
};

/** Dutch labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Paginering',
  first: 'Eerste pagina',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  last: 'Laatste pagina',
  page: (number) => `Pagina ${number}`,
  gap: (from, to) => `Pagina ${from} t/m ${to} niet weergegeven`,
  more: 'Meer pagina’s',
  atLeast: (number) => `minstens ${number}`,
  position: (page, last) => `${page} van ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} van ${total}`,
  empty: 'Geen resultaten',
  announcement: (position, from, to) => `Pagina ${position}, resultaten ${from} t/m ${to}`,
  pageSize: 'Items per pagina',
  goToPage: 'Naar pagina',
  go: 'Ga',
  outOfRange: (first, last) => `Voer een pagina in van ${first} t/m ${last}.`,
  noPage: 'Voer een paginanummer in.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# cijfer', other: '# cijfers' },
  characters: { one: '# teken', other: '# tekens' },
  bytes: { one: '# byte', other: '# bytes' },
};

/** Dutch labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Wachtwoord weergeven',
  capsLock: 'Caps Lock staat aan.',
  strength: 'Wachtwoordsterkte',
  veryWeak: 'Zeer zwak',
  weak: 'Zwak',
  fair: 'Redelijk',
  good: 'Goed',
  strong: 'Sterk',
};

/** Dutch labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Kies een week',
    month: 'Kies een maand',
    quarter: 'Kies een kwartaal',
    half: 'Kies een halfjaar',
    year: 'Kies een jaar',
  },
  periodRangeDialog: 'Kies een periode',
  current: {
    week: 'Deze week',
    month: 'Deze maand',
    quarter: 'Dit kwartaal',
    half: 'Dit halfjaar',
    year: 'Dit jaar',
  },
  periodHint: {
    week: 'Je kunt ook typen: volgende week, week 14',
    month: 'Je kunt ook typen: volgende maand, april',
    quarter: 'Je kunt ook typen: volgend kwartaal, Q3',
    half: 'Je kunt ook typen: eerste halfjaar, volgend halfjaar',
    year: 'Je kunt ook typen: volgend jaar, dit jaar',
  },
  periodNotUnderstood: (example) => `Voer een periode in, zoals ${example}.`,
  noSuchPeriod: (period) => `${period} bestaat niet.`,
  periodUnavailable: 'Deze periode is niet beschikbaar.',
  periodReversed: 'Het einde ligt vóór het begin.',
};

/** Dutch labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR-code',
  codeFor: (text) => `QR-code voor ${text}`,
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyBlocked: 'Kopiëren is geblokkeerd. Kopieer de geselecteerde tekst.',
  empty: 'Nog geen inhoud',
  tooLong: 'Te lang voor een QR-code',
  loading: 'Code laden…',
  expired: 'Deze code is verlopen.',
  scanned: 'Gescand',
  refresh: 'Nieuwe code',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} van ${most}`,
  version: (version, level) => `Versie ${version}, niveau ${level}`,
  tooLongFor: (used, most, level) => `${used}, hoogstens ${most} op niveau ${level}`,
  lowerLevel: (level) => `Past op niveau ${level}.`,
  shorten: (surplus) => `Kort in met ${surplus}.`,
  downloads: 'Downloaden',
  download: (format) => `${format} downloaden`,
  downloadFailed: 'Het bestand kon niet worden gemaakt: de server van het logo staat dat niet toe.',
  scansWell: 'Goed te scannen',
  mayFail: 'Mogelijk niet te scannen',
  rules: {
    quietZone: (found, asked) => `Marge ${found}, minimaal ${asked} modules`,
    polarity: () => 'Donkere modules op een lichte achtergrond',
    contrast: (found, asked) => `Contrast ${found}, minimaal ${asked}`,
    moduleSize: (found, asked) => `Module ${found} px, minimaal ${asked} px`,
    printSize: (found, asked) => `Afgedrukte module ${found} mm, minimaal ${asked} mm`,
    logo: (found, asked) => `Logo bedekt ${found} van de code, maximaal ${asked}`,
  },
  passed: 'Voldoet:',
  failed: 'Voldoet niet:',
};

/** Dutch labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Geen beoordeling',
  value: (number, max, word) => `${number} van ${max}${word ? `, ${word}` : ''}`,
};

/** Dutch labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} van ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Nog geen beoordelingen',
  count: (number, plural) =>
    counted(number, plural, { one: '# beoordeling', other: '# beoordelingen' }),
  distribution: (count) => `Verdeling: ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# ster', other: '# sterren' }),
  values: 'Waarde',
  shares: 'Percentage',
  counts: 'Beoordelingen',
};

/** Dutch labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Wachtwoord wijzigen',
  saving: 'Bezig met opslaan…',
  newPassword: 'Nieuw wachtwoord',
  saveFailed: 'Het wachtwoord kon niet worden gewijzigd. Probeer het opnieuw of kies een ander.',
  passwordChanged: 'Je kunt nu inloggen met je nieuwe wachtwoord.',
  signIn: 'Inloggen',
  expired: 'Deze link is niet meer geldig. Hij werkt maar één keer en voor beperkte tijd.',
  requestNewLink: 'Nieuwe link aanvragen',
};

/** Dutch labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# onderdeel van een andere site is niet geladen.',
      other: '# onderdelen van andere sites zijn niet geladen.',
    }),
  showRemote: 'Onderdelen van andere sites laden',
  tooLong: (characters) => `Deze inhoud is erg lang: ${characters} tekens.`,
  showLong: 'Toch weergeven',
  shown: 'De inhoud wordt weergegeven.',
  textOnly: 'Deze inhoud kan alleen als broncode worden weergegeven.',
  table: 'Tabel',
  external: 'externe link',
  taskDone: 'gedaan',
  taskOpen: 'niet gedaan',
  report: 'Verwijderd uit deze HTML',
  nothingRemoved: 'Er is niets verwijderd.',
  part: 'Onderdeel',
  reason: 'Reden',
  count: 'Aantal',
  reasons: {
    policy: 'Niet toegestaan door het beleid',
    unsafe: 'Onveilig',
    depth: 'Te diep genest',
    length: 'Te lang',
    remote: 'Geblokkeerd tot je het toestaat',
  },
};

/** Dutch labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Account aanmaken',
  creating: 'Account wordt aangemaakt…',
  name: 'Naam',
  otherWays: 'Andere manieren om je te registreren',
  passkey: 'Registreren met een passkey',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `We hebben een e-mail met de volgende stap gestuurd${account && ` naar ${account}`}.`,
  signUpFailed:
    'Het account kon niet worden aangemaakt. Controleer je gegevens en probeer het opnieuw.',
  accountCreated: 'Je account is aangemaakt.',
};

/** Dutch labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Tags',
  hint: 'Delete om te verwijderen, Enter om te bewerken, Alt+pijl om te verplaatsen.',
  remove: (name) => `${name} verwijderen`,
  added: (name) => `${name} toegevoegd`,
  removed: (name) => `${name} verwijderd`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# tag verwijderd', other: '# tags verwijderd' }),
  moved: (name, position, total) => `${name} verplaatst naar positie ${position} van ${total}`,
  selected: (number, plural) =>
    counted(number, plural, { one: '# tag geselecteerd', other: '# tags geselecteerd' }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# tag gekopieerd', other: '# tags gekopieerd' }),
  undone: 'Wijziging ongedaan gemaakt',
  rejected: (name, reason) => `‘${name}’: ${reason}`,
  duplicate: 'al toegevoegd',
  tooLong: (max) => `te lang (limiet: ${max})`,
  limitReached: (max) => `limiet bereikt (maximaal ${max})`,
  tooMany: (max) => `slechts ${max} tegelijk`,
  pending: 'Druk op Enter om dit toe te voegen.',
  reportAdded: (number) => `${number} toegevoegd`,
  reportDuplicates: (number) => `${number} dubbel`,
  reportRejected: (number, _plural, reasons) => `${number} geweigerd: ${reasons}`,
  reportTooLong: 'te lang',
  reportLimitReached: 'limiet bereikt',
  reportNothing: 'Niets gewijzigd',
  details: 'Details',
  count: (number, max) => `${number} van ${max}`,
  undo: 'Ongedaan maken',
  clear: 'Alle verwijderen',
  editTag: (name) => `${name} bewerken`,
  suggestions: 'Suggesties',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# suggestie', other: '# suggesties' }),
  loading: 'Suggesties laden…',
  noSuggestions: 'Geen suggesties',
  suggestionsFailed: 'Suggesties konden niet worden geladen.',
};

/** Dutch labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Tijden weergeven',
  clear: 'Wissen',
  done: 'Gereed',
  dialog: 'Kies een tijd',
  list: 'Tijden',
  hourPattern: 'uu',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'Je kunt ook typen: middernacht, half tien, over 2 uur',
  notUnderstood: (example) => `Voer een tijd in, zoals ${example}.`,
  noSuchHour: (hour) => `${hour} is geen geldig uur.`,
  noSuchMinute: (minute) => `${minute} is geen geldige minuut.`,
  tooEarly: (earliest) => `Kies ${earliest} of later.`,
  tooLate: (latest) => `Kies ${latest} of eerder.`,
  outside: (from, to) => `Kies een tijd van ${from} tot en met ${to}.`,
  offStep: (times) => `Kies ${times}.`,
  noon: 'middaguur',
  midnight: 'middernacht',
  now: 'nu',
};

/** Dutch labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Meldingen (druk op ${key})`,
  close: 'Sluiten',
};

/** Dutch words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'nu',
  ahead: 'vanaf nu|vanaf vandaag|later',
  ago: 'eerder',
  next: 'volgende|volgend|komende|komend|aanstaande|a s',
  last: 'vorige|vorig|afgelopen|laatste|jl|j l',
  this: 'deze|dit',
  weeks: 'wk',
  months: 'mnd',
  years: 'jaren|jr|j',
  dayParts: 'ochtend|avond|middag|nacht|vroeg',
  numbers: [
    'een|één|eerste',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
  ],
  ignored: 'de|het|op|van|e|ste',
  others: {
    vanavond: '0D T',
    vanmiddag: '0D T',
    vanochtend: '0D T',
    vannacht: '0D T',
    morgenochtend: '+1D T',
    morgenmiddag: '+1D T',
    morgenavond: '+1D T',
    gisteravond: '-1D T',
    'laatste dag': ']',
    'eerste dag': '[',
    'een half jaar': '6M',
    eind: ']',
    einde: ']',
    begin: '[',
    veertien: '14',
  },
};

/** Dutch words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'weeknummer|week|wk|w',
  quarters: 'kwartaal|kwart|kw|k|q',
  halves: 'halfjaar|half jaar|hj|h',
  ordinals: ['eerste', 'tweede', 'derde', 'vierde'],
  others: {},
};

/** Dutch words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'nu|nu meteen',
  noon: 'middag|middaguur|het middaguur|noen',
  midnight: 'middernacht',
  am: '’s ochtends|’s morgens|ochtends|morgens|ochtend|in de ochtend|vanochtend|morgenochtend',
  pm: '’s middags|’s avonds|middags|avonds|avond|in de middag|in de avond|vanmiddag|vanavond|morgenavond|morgenmiddag',
  night: '’s nachts|nachts|nacht|in de nacht|vannacht',
  ahead: 'later|vanaf nu|binnen',
  ago: 'geleden|eerder',
  hours: 'uur|uren|u|h',
  minutes: 'minuut|minuten|min|m',
  seconds: 'seconde|seconden|sec|s',
  half: 'halve',
  halfTo: 'half',
  quarter: 'kwart',
  past: 'over|na',
  to: 'voor',
  minus: '',
  numbers: [
    'een',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    'elf',
    'twaalf',
  ],
  between: '',
  ignored: 'om|rond|en|de|het|ongeveer',
  others: {
    'een half uur': '30 m',
    'half uur': '30 m',
    'een halfuur': '30 m',
    halfuur: '30 m',
    'een kwartier': '15 m',
    kwartier: '15 m',
    'anderhalf uur': '90 m',
    vijftien: '15',
    twintig: '20',
    dertig: '30',
  },
};

const items: PluralForms = { one: '# item', other: '# items' };
const characters: PluralForms = lengths.characters;

/** Dutch messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Dit veld is niet geldig.',
  required: 'Dit veld is verplicht.',
  accepted: 'Bevestig dit om verder te gaan.',
  rangeStart: 'Het begin ontbreekt.',
  rangeEnd: 'Het einde ontbreekt.',
  alphanumeric: 'Voer alleen letters en cijfers in.',
  confirmed: 'De twee waarden komen niet overeen.',
  email: ({ multiple }) =>
    multiple
      ? 'Voer e-mailadressen in, gescheiden door komma’s.'
      : 'Voer een e-mailadres in, zoals naam@example.com.',
  number: 'Voer een getal in.',
  integer: 'Voer een geheel getal in.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Voer alleen cijfers in.'
      : `Voer precies ${counted(format(length), plural(length), lengths.digits)} in.`,
  min: 'Voer {min} of meer in.',
  max: 'Voer {max} of minder in.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `Kies minstens ${counted(format(length), plural(length), items)}.`
      : `Voer minstens ${counted(format(length), plural(length), characters)} in.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `Kies hoogstens ${counted(format(length), plural(length), items)}.`
      : `Voer hoogstens ${counted(format(length), plural(length), characters)} in.`,
  pattern: 'Gebruik de gevraagde notatie.',
};

/** Dutch. */
export const nl: Language = {
  tag: 'nl',
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
