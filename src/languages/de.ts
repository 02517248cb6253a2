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
  wrongCode: 'Der Code ist falsch oder abgelaufen.',
  lockedOut: (time) => `Zu viele Versuche. Versuchen Sie es ${time} noch einmal.`,
  lockoutEnded: 'Sie können es jetzt noch einmal versuchen.',
  unreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  failed: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
  takingLonger: 'Das dauert länger als üblich …',
  resend: 'Erneut senden',
  resendIn: (time) => `Erneut senden ${time}`,
  sent: 'Erneut gesendet',
  provider: (name) => `Weiter mit ${name}`,
  lastUsed: 'Zuletzt',
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
  chooseMonth: (month) => `${month}, Monat auswählen`,
  chooseYear: (year) => `${year}, Jahr auswählen`,
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
  tooEarly: (earliest) => `Frühestens ${earliest}.`,
  tooLate: (latest) => `Spätestens ${latest}.`,
  rangeStart: 'Startdatum',
  rangeEnd: 'Enddatum',
  firstPeriod: 'Beginn',
  lastPeriod: 'Ende',
  periodRangeStarted: (period) => `Ab ${period}. Letzten Zeitraum auswählen.`,
  periodRange: (from, to) => `${from} bis ${to}`,
  rangeStarted: (day) => `Startdatum: ${day}. Enddatum auswählen.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Mindestens ${counted(number, plural, day)} auswählen.`,
  rangeTooLong: (number, plural) => `Höchstens ${counted(number, plural, day)} auswählen.`,
  daysFull: (number, plural) =>
    `Höchstens ${counted(number, plural, day)}. Zuerst einen entfernen, um einen anderen auszuwählen.`,
  periodsTooShort: (length) => `Mindestens ${length} auswählen.`,
  periodsTooLong: (length) => `Höchstens ${length} auswählen.`,
  unavailableInRange: 'Der Zeitraum enthält einen nicht verfügbaren Tag.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** German labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Farbauswahl öffnen',
  dialog: 'Farbe auswählen',
  close: 'Schließen',
  done: 'Fertig',
  clear: 'Löschen',
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
    purple: 'Lila',
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
  format: 'Format',
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
  eyeDropper: 'Farbe vom Bildschirm aufnehmen',
  outsideGamut: (shown) => `Außerhalb von sRGB, wird als ${shown} angezeigt`,
  invalidHex: 'Bitte nach # 3, 4, 6 oder 8 Zeichen eingeben: 0–9 und a–f.',
  invalidArguments: (name, example) => `Bitte ${name}() in diesem Format eingeben: ${example}.`,
  unknownName: (name, suggestion) =>
    `Unbekannte Farbe „${name}“${suggestion ? `. Meinten Sie ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} ist hier nicht möglich, weil es von der Seite abhängt.`,
  notOpaque: 'Die Farbe muss deckend sein.',
  notUnderstood: (example) => `Bitte eine Farbe eingeben, zum Beispiel ${example}.`,
  contrast: 'Kontrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: { text: 'Text', large: 'Großer Text', part: 'Symbole und Rahmen' },
  fails: 'Nicht erfüllt',
  applyPassingColor: (color, ratio) => `${color} verwenden, um ${ratio} zu erreichen`,
  passes: (ratio) => `Erreicht ${ratio}`,
  noPassingColor: (ratio) => `Keine Abstufung dieser Farbe erreicht ${ratio}.`,
};

/** German labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Land auswählen',
  placeholderMultiple: 'Länder auswählen',
  openList: 'Länder anzeigen',
  list: 'Länder',
  selectedCountries: 'Ausgewählte Länder',
  clear: 'Löschen',
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
  found: (number, total) => `${number} von ${total} Ländern`,
  results: (number) => `${number} Treffer`,
  none: (query) => `Kein Land zu „${query}“ gefunden`,
  unknown: 'Unbekanntes Land',
  formerly: (name) => `früher: ${name}`,
  capital: (name) => `Hauptstadt: ${name}`,
  selected: (name) => `${name} ausgewählt`,
  removed: (name) => `${name} entfernt`,
  cleared: 'Nichts ausgewählt',
};

/** German labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Kalender öffnen',
  clear: 'Löschen',
  today: 'Heute',
  done: 'Fertig',
  close: 'Schließen',
  dialog: 'Datum auswählen',
  rangeDialog: 'Zeitraum auswählen',
  datesDialog: 'Tage auswählen',
  presets: 'Schnellauswahl',
  dates: 'Tage',
  remove: (day) => `${day} entfernen`,
  from: 'Von',
  to: 'Bis',
  dayPattern: 'TT',
  monthPattern: 'MM',
  yearPattern: 'JJJJ',
  hint: 'Auch möglich: morgen, +3t, nächsten Freitag',
  notUnderstood: (example) => `Bitte ein Datum eingeben, zum Beispiel ${example}.`,
  incomplete: (example) => `Bitte ein vollständiges Datum eingeben, zum Beispiel ${example}.`,
  noSuchMonth: (month, pattern) => `${month} ist kein Monat. Format: ${pattern}.`,
  noSuchDay: (day) => `Den ${day} gibt es nicht.`,
  ambiguous: (first, second) => `${first} oder ${second}? Bitte den Monat ausschreiben.`,
  wrongWeekday: (day, weekday) => `Der ${day} ist ein ${weekday}.`,
  tooEarly: (earliest) => `Frühestens ${earliest}.`,
  tooLate: (latest) => `Spätestens ${latest}.`,
  unavailable: 'Dieser Tag ist nicht verfügbar.',
  reversed: 'Das Enddatum liegt vor dem Startdatum.',
  swap: 'Beginn und Ende tauschen',
  nights: (number, plural) => counted(number, plural, { one: '# Nacht', other: '# Nächte' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Mindestens ${length} auswählen.`,
  tooLong: (length) => `Höchstens ${length} auswählen.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (day) => `Der Zeitraum enthält den ${day}, der nicht verfügbar ist.`,
};

/** German texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Zeitpunkt auswählen',
  rangeDialog: 'Beginn und Ende auswählen',
  hint: 'Auch möglich: morgen 9 Uhr, Freitag 12 Uhr, +2h',
  notUnderstood: (example) => `Bitte Datum und Uhrzeit eingeben, zum Beispiel ${example}.`,
  noTime: (example) => `Bitte eine Uhrzeit ergänzen, zum Beispiel ${example}.`,
  occursTwice: (time) => `${time} gibt es an diesem Tag zweimal. Welche Uhrzeit ist gemeint?`,
  skippedTime: (time, day) => `${time} gibt es am ${day} nicht: Die Uhren werden vorgestellt.`,
  reversed: 'Das Ende liegt vor dem Beginn.',
};

/** German labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Schließen',
};

/** German labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'optional',
  checking: 'Wird geprüft …',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, {
      one: '# Feld muss korrigiert werden',
      other: '# Felder müssen korrigiert werden',
    }),
  submitFailed: 'Das Formular konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
};

/** German labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Passwort zurücksetzen',
  sending: 'Wird gesendet …',
  codeHint: (digits, _plural, account) =>
    `Wenn es${account && ` zu ${account}`} ein Konto gibt, haben wir einen ${digits}\u2011stelligen Code gesendet.`,
  linkSent: (account) =>
    `Wenn es zu ${account || 'dieser Adresse'} ein Konto gibt, haben wir einen Link zum Zurücksetzen des Passworts gesendet.`,
  sendFailed: 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es noch einmal.',
  codeAccepted: 'Der Code ist richtig.',
};

/** German labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  staySignedIn: 'Angemeldet bleiben',
  forgotPassword: 'Passwort vergessen?',
  otherWays: 'Weitere Anmeldemöglichkeiten',
  codeHint: (digits, _plural, account) =>
    `Der ${digits}\u2011stellige Code${account && ` für ${account}`} aus Ihrer App oder Nachricht`,
  emailCodeHint: (digits, _plural, account) =>
    `Der ${digits}\u2011stellige Code aus unserer E\u2011Mail${account && ` an ${account}`}`,
  signInFailed: 'Die Anmeldedaten sind falsch.',
  signedIn: 'Sie sind angemeldet.',
  sendLink: 'Anmeldelink per E-Mail senden',
  linkSent: (account) =>
    `Wenn es zu ${account || 'dieser Adresse'} ein Konto gibt, haben wir einen Anmeldelink gesendet.`,
  passkey: 'Mit Passkey anmelden',
  switchToApp: 'Code aus der App verwenden',
  switchToEmail: 'Code per E-Mail erhalten',
  switchToRecovery: 'Wiederherstellungs\u00adcode verwenden',
  recoveryCode: 'Wiederherstellungs\u00adcode',
  recoveryHint: (account) =>
    `Einer der Codes${account && ` für ${account}`}, die Sie beim Einrichten der zweistufigen Anmeldung gespeichert haben`,
};

/** German labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} von ${total}`,
  digitsOnly: 'Nur Ziffern',
  digitsAndLettersOnly: 'Nur Ziffern und Buchstaben von A bis Z',
};

/** German labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Seitennavigation',
  first: 'Erste Seite',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  page: (number) => `Seite ${number}`,
  gap: (from, to) => `Seiten ${from} bis ${to} nicht angezeigt`,
  more: 'Weitere Seiten',
  atLeast: (number) => `mindestens ${number}`,
  position: (page, last) => `${page} von ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} von ${total}`,
  empty: 'Keine Ergebnisse',
  announcement: (position, from, to) => `Seite ${position}, Ergebnisse ${from} bis ${to}`,
  pageSize: 'Einträge pro Seite',
  goToPage: 'Zu Seite',
  go: 'Los',
  outOfRange: (first, last) => `Bitte eine Seite von ${first} bis ${last} eingeben.`,
  noPage: 'Bitte eine Seitenzahl eingeben.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# Ziffer', other: '# Ziffern' },
  characters: { other: '# Zeichen' },
  bytes: { one: '# Byte', other: '# Bytes' },
};

/** German labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist aktiviert.',
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
    week: 'Woche auswählen',
    month: 'Monat auswählen',
    quarter: 'Quartal auswählen',
    half: 'Halbjahr auswählen',
    year: 'Jahr auswählen',
  },
  periodRangeDialog: 'Zeitraum auswählen',
  current: {
    week: 'Diese Woche',
    month: 'Dieser Monat',
    quarter: 'Dieses Quartal',
    half: 'Dieses Halbjahr',
    year: 'Dieses Jahr',
  },
  periodHint: {
    week: 'Auch möglich: nächste Woche, KW 14',
    month: 'Auch möglich: nächster Monat, April',
    quarter: 'Auch möglich: nächstes Quartal, Q3',
    half: 'Auch möglich: 1. Halbjahr, nächstes Halbjahr',
    year: 'Auch möglich: nächstes Jahr, dieses Jahr',
  },
  periodNotUnderstood: (example) => `Bitte einen Zeitraum eingeben, zum Beispiel ${example}.`,
  noSuchPeriod: (period) => `${period} gibt es nicht.`,
  periodUnavailable: 'Dieser Zeitraum ist nicht verfügbar.',
  periodReversed: 'Das Ende liegt vor dem Beginn.',
};

/** German labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR-Code',
  codeFor: (text) => `QR-Code für ${text}`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyBlocked: 'Kopieren ist blockiert. Bitte den markierten Text kopieren.',
  empty: 'Noch kein Inhalt',
  tooLong: 'Zu lang für einen QR-Code',
  loading: 'Code wird geladen …',
  expired: 'Dieser Code ist abgelaufen.',
  scanned: 'Gescannt',
  refresh: 'Neuer Code',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} von ${most}`,
  version: (version, level) => `Version ${version}, Stufe ${level}`,
  tooLongFor: (used, most, level) => `${used}, höchstens ${most} bei Stufe ${level}`,
  lowerLevel: (level) => `Mit Stufe ${level} passt der Inhalt.`,
  shorten: (surplus) => `Um ${surplus} kürzen.`,
  downloads: 'Herunterladen',
  download: (format) => `${format} herunterladen`,
  downloadFailed: 'Die Datei konnte nicht erstellt werden: Der Server des Logos erlaubt es nicht.',
  scansWell: 'Gut scannbar',
  mayFail: 'Möglicherweise nicht scannbar',
  rules: {
    quietZone: (found, asked) => `Ruhezone ${found}, mindestens ${asked} Module`,
    polarity: () => 'Dunkle Module auf hellem Grund',
    contrast: (found, asked) => `Kontrast ${found}, mindestens ${asked}`,
    moduleSize: (found, asked) => `Modul ${found} px, mindestens ${asked} px`,
    printSize: (found, asked) => `Modul im Druck ${found} mm, mindestens ${asked} mm`,
    logo: (found, asked) => `Logo verdeckt ${found} des Codes, höchstens ${asked}`,
  },
  passed: 'Erfüllt:',
  failed: 'Nicht erfüllt:',
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
  distribution: (count) => `Verteilung: ${count}`,
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
  saveFailed:
    'Das Passwort konnte nicht geändert werden. Versuchen Sie es noch einmal oder wählen Sie ein anderes.',
  passwordChanged: 'Sie können sich jetzt mit dem neuen Passwort anmelden.',
  signIn: 'Anmelden',
  expired:
    'Dieser Link ist nicht mehr gültig. Er funktioniert nur einmal und nur für begrenzte Zeit.',
  requestNewLink: 'Neuen Link anfordern',
};

/** German labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# Inhalt einer anderen Website wurde nicht geladen.',
      other: '# Inhalte anderer Websites wurden nicht geladen.',
    }),
  showRemote: 'Inhalte anderer Websites laden',
  tooLong: (characters) => `Dieser Inhalt ist sehr lang: ${characters} Zeichen.`,
  showLong: 'Trotzdem anzeigen',
  shown: 'Der Inhalt wird angezeigt.',
  textOnly: 'Dieser Inhalt lässt sich nur als Quelltext anzeigen.',
  table: 'Tabelle',
  external: 'externer Link',
  taskDone: 'erledigt',
  taskOpen: 'nicht erledigt',
  report: 'Aus diesem HTML entfernt',
  nothingRemoved: 'Es wurde nichts entfernt.',
  part: 'Element',
  reason: 'Grund',
  count: 'Anzahl',
  reasons: {
    policy: 'Von der Richtlinie nicht erlaubt',
    unsafe: 'Unsicher',
    depth: 'Zu tief verschachtelt',
    length: 'Zu lang',
    remote: 'Blockiert, bis Sie es erlauben',
  },
};

/** German labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Konto erstellen',
  creating: 'Konto wird erstellt …',
  name: 'Name',
  otherWays: 'Weitere Möglichkeiten zur Registrierung',
  passkey: 'Mit Passkey registrieren',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `Wir haben ${account ? `an ${account}` : 'Ihnen'} eine E-Mail mit dem nächsten Schritt gesendet.`,
  signUpFailed:
    'Das Konto konnte nicht erstellt werden. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal.',
  accountCreated: 'Ihr Konto wurde erstellt.',
};

const tag: PluralForms = { one: '# Schlagwort', other: '# Schlagwörter' };

/** German labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Schlagwörter',
  hint: 'Entf zum Entfernen, Eingabe zum Bearbeiten, Alt+Pfeil zum Verschieben.',
  remove: (name) => `${name} entfernen`,
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  removedMany: (number, plural) => `${counted(number, plural, tag)} entfernt`,
  moved: (name, position, total) => `${name} an Position ${position} von ${total} verschoben`,
  selected: (number, plural) => `${counted(number, plural, tag)} ausgewählt`,
  copied: (number, plural) => `${counted(number, plural, tag)} kopiert`,
  undone: 'Änderung rückgängig gemacht',
  rejected: (name, reason) => `„${name}“: ${reason}`,
  duplicate: 'bereits hinzugefügt',
  tooLong: (max) => `zu lang (höchstens ${max} Zeichen)`,
  limitReached: (max) => `Limit erreicht (höchstens ${max})`,
  tooMany: (max) => `nur ${max} auf einmal`,
  pending: 'Zum Hinzufügen die Eingabetaste drücken.',
  reportAdded: (number) => `${number} hinzugefügt`,
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# Duplikat', other: '# Duplikate' }),
  reportRejected: (number, _plural, reasons) => `${number} abgelehnt: ${reasons}`,
  reportTooLong: 'zu lang',
  reportLimitReached: 'Limit erreicht',
  reportNothing: 'Nichts geändert',
  details: 'Details',
  count: (number, max) => `${number} von ${max}`,
  undo: 'Rückgängig',
  clear: 'Alle entfernen',
  editTag: (name) => `${name} bearbeiten`,
  suggestions: 'Vorschläge',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# Vorschlag', other: '# Vorschläge' }),
  loading: 'Vorschläge werden geladen …',
  noSuggestions: 'Keine Vorschläge',
  suggestionsFailed: 'Die Vorschläge konnten nicht geladen werden.',
};

/** German labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Uhrzeiten anzeigen',
  clear: 'Löschen',
  done: 'Fertig',
  dialog: 'Uhrzeit auswählen',
  list: 'Uhrzeiten',
  hourPattern: 'HH',
  minutePattern: 'MM',
  secondPattern: 'SS',
  hint: 'Auch möglich: mittags, halb zehn, 21 Uhr 30, +2h',
  notUnderstood: (example) => `Bitte eine Uhrzeit eingeben, zum Beispiel ${example}.`,
  noSuchHour: (hour) => `${hour} ist keine gültige Stunde.`,
  noSuchMinute: (minute) => `${minute} ist keine gültige Minute.`,
  tooEarly: (earliest) => `Frühestens ${earliest}.`,
  tooLate: (latest) => `Spätestens ${latest}.`,
  outside: (from, to) => `Eine Uhrzeit von ${from} bis ${to} auswählen.`,
  offStep: (times) => `${times} auswählen.`,
  noon: 'Mittag',
  midnight: 'Mitternacht',
  now: 'jetzt',
};

/** German labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Benachrichtigungen (${key} drücken)`,
  close: 'Schließen',
};

/** German words for typed dates. */
export const typedDates: Language['typedDates'] = {
  dayAfterTomorrow: 'uebermorgen',
  ahead: 'später|spaeter',
  next: 'nächste|nächsten|nächster|nächstes|naechste|naechsten|kommende|kommenden|kommender|kommendes',
  last: 'letzte|letzten|letzter|letztes|vorige|vorigen|voriger|voriges|vergangene|vergangenen|vergangener',
  this: 'dieser|diesen|diese|dieses|diesem',
  days: 'tage|t',
  weeks: 'wo',
  months: 'monate|monats',
  years: 'jahre|jahres|j',
  dayParts: 'früh|frueh|abend|abends|nacht|mittag|mittags|nachmittag|vormittag',
  numbers: [
    'ein|eine|einem|einer|einen|erster|ersten|erste',
    'zwei|zweiter|zweiten|zweite',
    'drei|dritter|dritten|dritte',
    'vier|vierter|vierten|vierte',
    'fünf|fuenf|fünfter|fünften|fünfte',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf|zwoelf',
    'dreizehn',
    'vierzehn',
  ],
  ignored: 'am|im|zum|den|der|dem|des|ten|ter|te|ster|sten',
  others: {
    'heute morgen': '0D T',
    übernächste: '>>',
    übernächsten: '>>',
    übernächster: '>>',
    übernächstes: '>>',
    vorletzte: '<<',
    vorletzten: '<<',
    vorvorgestern: '-3D',
    'erster tag': '[',
    'letzter tag': ']',
    'ersten tag': '[',
    'letzten tag': ']',
    'einem halben jahr': '6M',
    'einem vierteljahr': '3M',
    ende: ']',
    monatsende: ']M',
    jahresende: ']Y',
    anfang: '[',
    monatsanfang: '[M',
    jahresanfang: '[Y', // Eight days are a week, and the numeral 8 is a number.
    'acht tagen': '1W',
    überübermorgen: '+3D',
    maerz: '#3',
    mrz: '#3',
    jänner: '#1',
    jaenner: '#1',
    feber: '#2',
    sonnabend: '@6',
  },
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
  between: '',
  ignored: 'um|gegen|punkt|circa|ca|und|der|den|dem|heute',
  others: {
    'drei viertel': '15 <',
    dreizehn: '13',
    einundzwanzig: '21',
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
  default: 'Diese Eingabe ist ungültig.',
  required: 'Dieses Feld ist erforderlich.',
  accepted: 'Bitte bestätigen, um fortzufahren.',
  rangeStart: 'Der Beginn fehlt.',
  rangeEnd: 'Das Ende fehlt.',
  alphanumeric: 'Bitte nur Buchstaben und Ziffern eingeben.',
  confirmed: 'Die beiden Eingaben stimmen nicht überein.',
  email: ({ multiple }) =>
    multiple
      ? 'Bitte E-Mail-Adressen eingeben, durch Kommas getrennt.'
      : 'Bitte eine E-Mail-Adresse eingeben, zum Beispiel name@example.com.',
  number: 'Bitte eine Zahl eingeben.',
  integer: 'Bitte eine ganze Zahl eingeben.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Bitte nur Ziffern eingeben.'
      : `Bitte genau ${counted(format(length), plural(length), lengths.digits)} eingeben.`,
  min: 'Bitte mindestens {min} eingeben.',
  max: 'Bitte höchstens {max} eingeben.',
  minLength: ({ members }) =>
    members
      ? 'Bitte mindestens {length} auswählen.'
      : 'Bitte mindestens {length} Zeichen eingeben.',
  maxLength: ({ members }) =>
    members ? 'Bitte höchstens {length} auswählen.' : 'Bitte höchstens {length} Zeichen eingeben.',
  pattern: 'Bitte das verlangte Format verwenden.',
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
