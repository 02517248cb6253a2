import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# Tag', other: '# Tage' };

/** German labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'E-Mail-Adresse',
  username: 'Benutzername',
  emailOrUsername: 'E-Mail-Adresse oder Benutzername',
  password: 'Passwort',
  separator: 'oder',
  code: 'Einmalcode',
  verify: 'Bestätigen',
  back: 'Zurück',
  wrongCode: 'Der Code stimmt nicht oder gilt nicht mehr.',
  lockedOut: (time) => `Zu viele Versuche. Erneut möglich ${time}.`,
  lockoutEnded: 'Sie können es jetzt noch einmal versuchen.',
  unreachable: 'Keine Verbindung. Versuchen Sie es noch einmal.',
  failed: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
  takingLonger: 'Die Antwort lässt auf sich warten …',
  resend: 'Erneut senden',
  resendIn: (time) => `Erneut senden ${time}`,
  sent: 'Erneut gesendet.',
  provider: (name) => `Weiter mit ${name}`,
  lastUsed: 'Zuletzt verwendet',
  next: 'Weiter',
  passwordHint: (number) => `Mindestens ${number} Zeichen`,
};

/** German labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Kalender',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  previousYear: 'Voriges Jahr',
  nextYear: 'Nächstes Jahr',
  previousYears: 'Frühere Jahre',
  nextYears: 'Spätere Jahre',
  chooseMonth: (month) => `${month}, Monat wählen`,
  chooseYear: (year) => `${year}, Jahr wählen`,
  showDays: (years) => `${years}, zurück zu den Tagen`,
  showPeriods: (years) => `${years}, zurück zu den Zeiträumen`,
  weeks: 'Kalenderwoche',
  weekShort: 'KW',
  week: (number) => `Kalenderwoche ${number}`,
  quarter: (number) => `Q${number}`,
  firstHalf: 'H1',
  secondHalf: 'H2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Nicht verfügbar',
  tooEarly: (earliest) => `Frühestens ${earliest}`,
  tooLate: (latest) => `Spätestens ${latest}`,
  rangeStart: 'erster Tag',
  rangeEnd: 'letzter Tag',
  firstPeriod: 'Beginn',
  lastPeriod: 'Ende',
  periodRangeStarted: (period) => `Ab ${period}. Letzten Zeitraum wählen.`,
  periodRange: (from, to) => `${from} bis ${to}`,
  rangeStarted: (day) => `Ab dem ${day}. Letzten Tag wählen.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Mindestens ${counted(number, plural, day)} wählen`,
  rangeTooLong: (number, plural) => `Höchstens ${counted(number, plural, day)} wählen`,
  periodsTooShort: (length) => `Mindestens ${length} wählen`,
  periodsTooLong: (length) => `Höchstens ${length} wählen`,
  unavailableInRange: 'Ein Tag dazwischen ist nicht verfügbar',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** German labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Farbwähler öffnen',
  dialog: 'Farbe wählen',
  close: 'Schließen',
  done: 'Fertig',
  clear: 'Leeren',
};

/** German names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'Rosa',
    red: 'Rot',
    orange: 'Orange',
    brown: 'Braun',
    beige: 'Beige',
    yellow: 'Gelb',
    olive: 'Oliv',
    lime: 'Limettengrün',
    green: 'Grün',
    turquoise: 'Türkis',
    cyan: 'Cyan',
    sky: 'Himmelblau',
    blue: 'Blau',
    violet: 'Violett',
    purple: 'Purpur',
    magenta: 'Magenta',
    black: 'Schwarz',
    gray: 'Grau',
    white: 'Weiß',
  },
  tones: {
    vivid: 'leuchtendes {}',
    light: 'helles {}',
    pale: 'blasses {}',
    dark: 'dunkles {}',
    veryDark: 'sehr dunkles {}',
    muted: 'gräuliches {}',
    darkMuted: 'dunkles gräuliches {}',
  },
};

/** German labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Farbe',
  areaRole: '2D-Schieberegler',
  saturation: 'Sättigung',
  brightness: 'Helligkeit',
  hue: 'Farbton',
  opacity: 'Deckkraft',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Keine Farbe',
  text: 'Farbcode',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Schreibweise',
  channels: {
    r: 'Rot',
    g: 'Grün',
    b: 'Blau',
    h: 'Farbton',
    s: 'Sättigung',
    l: 'Helligkeit',
    c: 'Buntheit',
    a: 'Deckkraft',
  },
  swatches: 'Farbfelder',
  eyeDropper: 'Vom Bildschirm aufnehmen',
  outsideGamut: (shown) => `Außerhalb von sRGB, gezeigt als ${shown}`,
  invalidHex: 'Nach # stehen 3, 4, 6 oder 8 Zeichen aus 0–9 und a–f',
  invalidArguments: (name, example) => `${name}() schreibt man so: ${example}`,
  unknownName: (name, suggestion) =>
    `Keine Farbe heißt ${name}${suggestion ? `. Meinten Sie ${suggestion}?` : ''}`,
  dependsOnPage: (name) => `${name} hat nur in einer Seite eine Farbe`,
  notOpaque: 'Die Farbe muss deckend sein',
  notUnderstood: (example) => `Keine Farbe. Zum Beispiel: ${example}`,
  contrast: 'Kontrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: { text: 'Text', large: 'Großer Text', part: 'Symbole und Rahmen' },
  fails: 'Zu wenig',
  applyPassingColor: (color, ratio) => `${color} nehmen für ${ratio}`,
  passes: (ratio) => `Erreicht ${ratio}`,
  noPassingColor: (ratio) => `Keine Helligkeit dieses Farbtons erreicht ${ratio}`,
};

/** German labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Land wählen',
  placeholderMultiple: 'Länder wählen',
  openList: 'Länder anzeigen',
  list: 'Länder',
  selectedCountries: 'Gewählte Länder',
  clear: 'Leeren',
  remove: (name) => `${name} entfernen`,
  preferred: 'Vorschläge',
  allCountries: 'Alle Länder',
  regions: {
    africa: 'Afrika',
    americas: 'Amerika',
    antarctic: 'Antarktis',
    asia: 'Asien',
    europe: 'Europa',
    oceania: 'Ozeanien',
  },
  total: (number, plural) =>
    counted(number, plural, { one: '# Land oder Gebiet', other: '# Länder und Gebiete' }),
  found: (number, total) => `${number} von ${total}`,
  results: (number) => `${number} Treffer`,
  none: (query) => `Kein Land zu „${query}“ gefunden`,
  unknown: 'Unbekanntes Land',
  formerly: (name) => `früher ${name}`,
  capital: (name) => `Hauptstadt: ${name}`,
  selected: (name) => `${name} gewählt`,
  removed: (name) => `${name} entfernt`,
  cleared: 'Nichts gewählt',
};

/** German labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Kalender öffnen',
  clear: 'Leeren',
  today: 'Heute',
  done: 'Fertig',
  close: 'Schließen',
  dialog: 'Datum wählen',
  rangeDialog: 'Zeitraum wählen',
  datesDialog: 'Tage wählen',
  presets: 'Schnellauswahl',
  dates: 'Tage',
  remove: (day) => `${day} entfernen`,
  from: 'Von',
  to: 'Bis',
  dayPattern: 'TT',
  monthPattern: 'MM',
  yearPattern: 'JJJJ',
  hint: 'Oder in Worten: morgen, +3t',
  notUnderstood: (example) => `Kein Datum. Zum Beispiel: ${example}`,
  incomplete: (example) => `Unvollständiges Datum. Zum Beispiel: ${example}`,
  noSuchMonth: (month, pattern) => `Es gibt keinen Monat ${month}. Reihenfolge: ${pattern}`,
  noSuchDay: (day) => `Den ${day} gibt es nicht`,
  ambiguous: (first, second) => `${first} oder ${second}? Den Monat in Buchstaben schreiben`,
  wrongWeekday: (day, weekday) => `Der ${day} ist ein ${weekday}`,
  tooEarly: (earliest) => `Frühestens ${earliest}`,
  tooLate: (latest) => `Spätestens ${latest}`,
  unavailable: 'Dieser Tag ist nicht verfügbar',
  reversed: 'Der letzte Tag liegt vor dem ersten',
  swap: 'Tauschen',
  nights: (number, plural) => counted(number, plural, { one: '# Nacht', other: '# Nächte' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Mindestens ${length} wählen`,
  tooLong: (length) => `Höchstens ${length} wählen`,
  unavailableInRange: (day) => `Der ${day} dazwischen ist nicht verfügbar`,
};

/** German texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Datum und Uhrzeit wählen',
  rangeDialog: 'Beginn und Ende wählen',
  hint: 'Oder in Worten: morgen 9 Uhr, +2h',
  notUnderstood: (example) => `Kein Datum mit Uhrzeit. Zum Beispiel: ${example}`,
  noTime: (example) => `Uhrzeit ergänzen, zum Beispiel ${example}`,
  occursTwice: (time) => `${time} gibt es an diesem Tag zweimal`,
  skippedTime: (time, day) => `${time} gibt es am ${day} nicht: Die Uhren werden vorgestellt`,
  reversed: 'Das Ende liegt vor dem Beginn',
};

/** German labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Schließen',
};

/** German labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'freiwillig',
  checking: 'Wird geprüft …',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, { one: '# Feld berichtigen', other: '# Felder berichtigen' }),
  submitFailed: 'Das konnte nicht gesendet werden. Bitte noch einmal versuchen.',
};

/** German labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Passwort zurücksetzen',
  sending: 'Wird gesendet …',
  codeHint: (digits, _plural, account) =>
    `Wenn es${account && ` zu ${account}`} ein Konto gibt, haben wir ${digits} Ziffern gesendet`,
  linkSent: (account) =>
    `Wenn es zu ${account || 'dieser Adresse'} ein Konto gibt, haben wir einen Link zum Zurücksetzen des Passworts gesendet.`,
  sendFailed: 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
  codeAccepted: 'Der Code stimmt.',
};

/** German labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  staySignedIn: 'Angemeldet bleiben',
  forgotPassword: 'Passwort vergessen?',
  otherWays: 'Weitere Anmeldemöglichkeiten',
  codeHint: (digits, _plural, account) =>
    `Die ${digits} Ziffern aus Ihrer App oder Nachricht${account && ` für ${account}`}`,
  emailCodeHint: (digits, _plural, account) =>
    `Die ${digits} Ziffern aus unserer E-Mail${account && ` an ${account}`}`,
  signInFailed: 'Die Anmeldedaten stimmen nicht.',
  signedIn: 'Sie sind angemeldet.',
  sendLink: 'Anmeldelink per E-Mail senden',
  linkSent: (account) =>
    `Wenn es zu ${account || 'dieser Adresse'} ein Konto gibt, haben wir einen Anmeldelink gesendet.`,
  passkey: 'Mit Passkey anmelden',
  switchToApp: 'Code aus der App verwenden',
  switchToEmail: 'Code per E-Mail erhalten',
  switchToRecovery: 'Wiederherstellungscode verwenden',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint: (account) =>
    `Einer der Codes${account && ` für ${account}`}, die Sie beim Einrichten der zweistufigen Anmeldung gespeichert haben`,
};

/** German labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} von ${total}`,
  digitsOnly: 'Nur Ziffern.',
  digitsAndLettersOnly: 'Nur Ziffern und Buchstaben von A bis Z.',
};

/** German labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Seiten',
  first: 'Erste Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  page: (number) => `Seite ${number}`,
  gap: (from, to) => `Seiten ${from} bis ${to} nicht gezeigt`,
  more: 'Weitere Seiten',
  atLeast: (number) => `mindestens ${number}`,
  position: (page, last) => `${page} von ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} von ${total}`,
  empty: 'Keine Ergebnisse',
  announcement: (position, from, to) => `Seite ${position}, Ergebnisse ${from} bis ${to}`,
  pageSize: 'Pro Seite',
  goToPage: 'Zu Seite',
  go: 'Los',
  outOfRange: (first, last) => `Bitte eine Seite von ${first} bis ${last} eingeben`,
  noPage: 'Bitte eine Seitenzahl eingeben',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# Ziffer', other: '# Ziffern' },
  characters: { one: '# Zeichen', other: '# Zeichen' },
  bytes: { one: '# Byte', other: '# Bytes' },
};

/** German labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist an',
  strength: 'Passwortstärke',
  veryWeak: 'Sehr schwach',
  weak: 'Schwach',
  fair: 'Mittel',
  good: 'Gut',
  strong: 'Stark',
};

/** German labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Woche wählen',
    month: 'Monat wählen',
    quarter: 'Quartal wählen',
    half: 'Halbjahr wählen',
    year: 'Jahr wählen',
  },
  periodRangeDialog: 'Zeitraum wählen',
  current: {
    week: 'Diese Woche',
    month: 'Dieser Monat',
    quarter: 'Dieses Quartal',
    half: 'Dieses Halbjahr',
    year: 'Dieses Jahr',
  },
  periodHint: {
    week: 'Oder in Worten: nächste Woche, KW 14',
    month: 'Oder in Worten: nächster Monat, April',
    quarter: 'Oder in Worten: nächstes Quartal, Q3',
    half: 'Oder in Worten: 1. Halbjahr, nächstes Halbjahr',
    year: 'Oder in Worten: nächstes Jahr, dieses Jahr',
  },
  periodNotUnderstood: (example) => `Nicht verstanden. Zum Beispiel ${example}`,
  noSuchPeriod: (period) => `${period} gibt es nicht`,
  periodUnavailable: 'Dieser Zeitraum ist nicht verfügbar',
  periodReversed: 'Das Ende liegt vor dem Beginn',
};

/** German labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR-Code',
  codeFor: (text) => `QR-Code für ${text}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyBlocked: 'Kopieren ist gesperrt. Der Text ist markiert: bitte von hier kopieren.',
  empty: 'Noch nichts zu zeigen',
  tooLong: 'Zu lang für einen QR-Code',
  loading: 'Code wird geladen',
  expired: 'Dieser Code ist abgelaufen',
  scanned: 'Gescannt',
  refresh: 'Neuer Code',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} von ${most}`,
  version: (version, level) => `Version ${version}, Stufe ${level}`,
  tooLongFor: (used, most, level) => `${used}, höchstens ${most} bei Stufe ${level}`,
  lowerLevel: (level) => `Stufe ${level} würde reichen`,
  shorten: (surplus) => `Um ${surplus} kürzen`,
  downloads: 'Herunterladen',
  download: (format) => `${format} herunterladen`,
  downloadFailed: 'Keine Datei möglich: Das Logo lässt es nicht zu',
  scansWell: 'Gut lesbar',
  mayFail: 'Vielleicht nicht lesbar',
  rules: {
    quietZone: (found, asked) => `Ruhezone ${found}, mindestens ${asked} Module`,
    polarity: () => 'Dunkle Module auf hellem Grund',
    contrast: (found, asked) => `Kontrast ${found}, mindestens ${asked}`,
    moduleSize: (found, asked) => `Modul ${found} px, mindestens ${asked} px`,
    printSize: (found, asked) => `Modul im Druck ${found} mm, mindestens ${asked} mm`,
    logo: (found, asked) => `Logo verdeckt ${found} des Codes, höchstens ${asked}`,
  },
  passed: 'Erfüllt:',
  failed: 'Verletzt:',
};

/** German labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Keine Bewertung',
  value: (number, max, word) => `${number} von ${max}${word ? `, ${word}` : ''}`,
};

/** German labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} von ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Noch keine Bewertungen',
  count: (number, plural) =>
    counted(number, plural, { one: '# Bewertung', other: '# Bewertungen' }),
  distribution: (count) => `Verteilung von ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# Stern', other: '# Sterne' }),
  values: 'Wert',
  shares: 'Anteil',
  counts: 'Bewertungen',
};

/** German labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Passwort ändern',
  saving: 'Wird gespeichert …',
  newPassword: 'Neues Passwort',
  saveFailed: 'Das Passwort konnte nicht geändert werden. Wählen Sie ein anderes.',
  passwordChanged: 'Sie können sich jetzt mit dem neuen Passwort anmelden.',
  signIn: 'Anmelden',
  expired: 'Dieser Link gilt nicht mehr. Er funktioniert einmal und nur für begrenzte Zeit.',
  requestNewLink: 'Neuen Link anfordern',
};

/** German labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# Inhalt einer anderen Website ist nicht geladen.',
      other: '# Inhalte anderer Websites sind nicht geladen.',
    }),
  showRemote: 'Von anderen Websites laden',
  tooLong: (characters) => `Dieser Inhalt ist sehr lang: ${characters} Zeichen.`,
  showLong: 'Trotzdem anzeigen',
  shown: 'Der Inhalt wird angezeigt.',
  textOnly: 'Dieser Inhalt lässt sich nur als Quelltext anzeigen.',
  table: 'Tabelle',
  external: 'andere Website',
  taskDone: 'erledigt',
  taskOpen: 'offen',
  report: 'Aus diesem HTML entfernt',
  nothingRemoved: 'Nichts wurde entfernt.',
  part: 'Teil',
  reason: 'Grund',
  count: 'Anzahl',
  reasons: {
    policy: 'Nicht in der Richtlinie',
    unsafe: 'Unsicher',
    depth: 'Zu tief verschachtelt',
    length: 'Zu lang',
    remote: 'Zurückgehalten, bis der Leser es erlaubt',
  },
};

/** German labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Konto erstellen',
  creating: 'Konto wird erstellt …',
  name: 'Name',
  otherWays: 'Weitere Möglichkeiten zur Registrierung',
  passkey: 'Mit Passkey registrieren',
  codeHint: (digits, _plural, account) =>
    `Die ${digits} Ziffern aus unserer E-Mail${account && ` an ${account}`}`,
  linkSent: (account) =>
    `Wir haben ${account ? `an ${account}` : 'Ihnen'} eine Nachricht mit dem nächsten Schritt gesendet.`,
  signUpFailed: 'Das Konto konnte nicht erstellt werden. Prüfen Sie Ihre Eingaben.',
  accountCreated: 'Ihr Konto wurde erstellt.',
};

/** German labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Schlagwörter',
  hint: 'Entf entfernt, Eingabe bearbeitet, Alt+Pfeil verschiebt',
  remove: (tag) => `${tag} entfernen`,
  added: (tag) => `${tag} hinzugefügt`,
  removed: (tag) => `${tag} entfernt`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# Eintrag entfernt', other: '# Einträge entfernt' }),
  moved: (tag, position, total) => `${tag} jetzt an Stelle ${position} von ${total}`,
  selected: (number, plural) =>
    counted(number, plural, { one: '# Eintrag ausgewählt', other: '# Einträge ausgewählt' }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# Eintrag kopiert', other: '# Einträge kopiert' }),
  undone: 'Änderung rückgängig gemacht',
  rejected: (tag, reason) => `„${tag}“: ${reason}`,
  duplicate: 'schon vorhanden',
  tooLong: (max) => `zu lang, höchstens ${max} Zeichen`,
  limitReached: (max, plural) =>
    counted(max, plural, {
      one: 'kein Platz, höchstens # Eintrag',
      other: 'kein Platz, höchstens # Einträge',
    }),
  tooMany: (max) => `nur ${max} auf einmal`,
  pending: 'Eingabetaste drücken, um das hinzuzufügen',
  reportAdded: (number) => `${number} hinzugefügt`,
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# Duplikat', other: '# Duplikate' }),
  reportRejected: (number, _plural, reasons) => `${number} abgelehnt: ${reasons}`,
  reportTooLong: 'zu lang',
  reportLimitReached: 'kein Platz',
  reportNothing: 'Nichts geändert',
  details: 'Einzelheiten',
  count: (number, max) => `${number} von ${max}`,
  undo: 'Rückgängig',
  clear: 'Alle entfernen',
  editTag: (tag) => `${tag} bearbeiten`,
  suggestions: 'Vorschläge',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# Vorschlag', other: '# Vorschläge' }),
  loading: 'Vorschläge werden geladen …',
  noSuggestions: 'Keine Vorschläge',
  suggestionsFailed: 'Die Vorschläge konnten nicht geladen werden',
};

/** German labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Uhrzeiten anzeigen',
  clear: 'Leeren',
  done: 'Fertig',
  dialog: 'Uhrzeit wählen',
  list: 'Uhrzeiten',
  hourPattern: 'HH',
  minutePattern: 'MM',
  secondPattern: 'SS',
  hint: 'Oder in Worten: mittags, halb zehn, 21 Uhr 30, +2h',
  notUnderstood: (example) => `Keine Uhrzeit. Zum Beispiel: ${example}`,
  noSuchHour: (hour) => `Es gibt keine Stunde ${hour}`,
  noSuchMinute: (minute) => `Es gibt keine Minute ${minute}`,
  tooEarly: (earliest) => `Frühestens ${earliest}`,
  tooLate: (latest) => `Spätestens ${latest}`,
  outside: (from, to) => `Eine Uhrzeit von ${from} bis ${to} wählen`,
  offStep: (times) => `${times} wählen`,
  noon: 'Mittag',
  midnight: 'Mitternacht',
  now: 'jetzt',
};

/** German labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Benachrichtigungen (${key})`,
  close: 'Schließen',
};

/** German words for typed dates. */
export const typedDates: Language['typedDates'] = {
  dayAfterTomorrow: 'uebermorgen',
  next: 'nächste|nächsten|nächster|nächstes|naechste|naechsten|kommende|kommenden|kommender|kommendes',
  last: 'letzte|letzten|letzter|letztes|vorige|vorigen|voriger|voriges|vergangene|vergangenen|vergangener',
  this: 'dieser|diesen|diese|dieses|diesem',
  days: 'tage|t',
  weeks: 'wo',
  months: 'monate|monats',
  years: 'jahre|jahres|j',
  numbers: [
    'ein|eine|einem|einer|einen',
    'zwei',
    'drei',
    'vier',
    'fünf|fuenf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
  ],
  ignored: 'am|im|den|der|dem|des|ten|ter|te',
  others: { maerz: '#3', jänner: '#1', jaenner: '#1', feber: '#2', sonnabend: '@6' },
};

/** German words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'kalenderwoche|kw|woche|w',
  quarters: 'quartal|quartals|q',
  halves: 'halbjahr|halbjahres|hj|h',
  ordinals: [
    'erstes|ersten|erste',
    'zweites|zweiten|zweite',
    'drittes|dritten|dritte',
    'viertes|vierten|vierte',
  ],
  others: {},
};

/** German words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'jetzt|gerade|sofort',
  noon: 'mittag|mittags|zu mittag',
  midnight: 'mitternacht',
  am: 'morgens|früh|frueh|vormittags|vormittag|am morgen|am vormittag|in der früh|in der frueh',
  pm: 'nachmittags|nachmittag|am nachmittag|abends|abend|am abend|heute abend',
  night: 'nachts|nacht|in der nacht',
  ahead: 'in|später|spaeter',
  ago: 'früher|frueher|zuvor',
  hours: 'uhr|stunde|stunden|std|h',
  minutes: 'minute|minuten|min|m',
  seconds: 'sekunde|sekunden|sek|s',
  half: 'halbe|halben|einhalb',
  halfTo: 'halb',
  quarter: 'viertel',
  past: 'nach',
  to: 'vor',
  minus: '',
  numbers: [
    'ein|eins|eine|einer|einem|einen',
    'zwei|zwo',
    'drei',
    'vier',
    'fünf|fuenf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf|zwoelf',
  ],
  ignored: 'um|gegen|circa|ca|und|der|den|dem|heute',
  others: {
    dreiviertel: '15 <',
    viertelstunde: '15 m',
    'einer viertelstunde': '15 m',
    dreiviertelstunde: '45 m',
    'einer dreiviertelstunde': '45 m',
    anderthalb: '1:5',
    eineinhalb: '1:5',
    fünfzehn: '15',
    zwanzig: '20',
    dreißig: '30',
  },
};

/** German messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Dieses Feld ist nicht gültig.',
  required: 'Dieses Feld ist erforderlich.',
  accepted: 'Bitte dies bestätigen.',
  rangeStart: 'Der Beginn fehlt.',
  rangeEnd: 'Das Ende fehlt.',
  alphanumeric: 'Bitte nur Buchstaben und Ziffern eingeben.',
  confirmed: 'Die beiden Eingaben stimmen nicht überein.',
  email: ({ multiple }) =>
    multiple
      ? 'Bitte vollständige E-Mail-Adressen eingeben, durch Kommas getrennt.'
      : 'Bitte eine vollständige E-Mail-Adresse eingeben, zum Beispiel name@example.com.',
  number: 'Bitte eine Zahl eingeben.',
  integer: 'Bitte eine ganze Zahl eingeben.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Bitte nur Ziffern eingeben.'
      : `Bitte genau ${counted(format(length), plural(length), lengths.digits)} eingeben.`,
  min: 'Bitte eine Zahl eingeben, die mindestens {min} beträgt.',
  max: 'Bitte eine Zahl eingeben, die höchstens {max} beträgt.',
  minLength: ({ members }) =>
    members
      ? 'Bitte mindestens {length} auswählen.'
      : 'Bitte mindestens {length} Zeichen eingeben.',
  maxLength: ({ members }) =>
    members ? 'Bitte höchstens {length} auswählen.' : 'Bitte höchstens {length} Zeichen eingeben.',
  pattern: 'Die Eingabe hat nicht die erwartete Form.',
};

/** German. */
export const de: Language = {
  tag: 'de',
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
