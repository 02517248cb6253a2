import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# giorno', other: '# giorni' };

/** Italian labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'Email',
  username: 'Nome utente',
  emailOrUsername: 'Email o nome utente',
  password: 'Password',
  separator: 'o',
  code: 'Codice monouso',
  verify: 'Verifica',
  back: 'Indietro',
  wrongCode: 'Il codice è errato o scaduto.',
  lockedOut: (time) => `Troppi tentativi. Riprova ${time}.`,
  lockoutEnded: 'Ora puoi riprovare.',
  unreachable: 'Impossibile raggiungere il server. Controlla la connessione e riprova.',
  failed: 'Si è verificato un errore. Riprova.',
  takingLonger: 'Ci vuole più tempo del solito…',
  resend: 'Invia di nuovo',
  resendIn: (time) => `Invia di nuovo ${time}`,
  sent: 'Inviato di nuovo',
  provider: (name) => `Continua con ${name}`,
  lastUsed: 'Recente',
  next: 'Continua',
  passwordHint: (number, plural) => `Almeno ${counted(number, plural, characters)}`,
};

/** Italian labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Calendario',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  previousYear: 'Anno precedente',
  nextYear: 'Anno successivo',
  previousYears: 'Anni precedenti',
  nextYears: 'Anni successivi',
  chooseMonth: (month) => `${month}, scegli il mese`,
  chooseYear: (year) => `${year}, scegli l’anno`,
  showDays: (years) => `${years}, torna ai giorni`,
  showPeriods: (years) => `${years}, torna ai periodi`,
  weeks: 'Settimana',
  weekShort: 'Sett',
  week: (number) => `Settimana ${number}`,
  quarter: (number) => `T${number}`,
  firstHalf: 'S1',
  secondHalf: 'S2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Non disponibile',
  tooEarly: (earliest) => `Non prima di: ${earliest}.`,
  tooLate: (latest) => `Non dopo: ${latest}.`,
  rangeStart: 'data di inizio',
  rangeEnd: 'data di fine',
  firstPeriod: 'inizio',
  lastPeriod: 'fine',
  periodRangeStarted: (period) => `Da ${period}. Scegli l’ultimo periodo.`,
  periodRange: (from, to) => `Da ${from} a ${to}`,
  rangeStarted: (first) => `Data di inizio: ${first}. Scegli la data di fine.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Scegli almeno ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Scegli al massimo ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `Puoi scegliere al massimo ${counted(number, plural, day)}. Rimuovine uno per sceglierne un altro.`,
  periodsTooShort: (length) => `Scegli almeno ${length}.`,
  periodsTooLong: (length) => `Scegli al massimo ${length}.`,
  unavailableInRange: 'L’intervallo include un giorno non disponibile.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Italian labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Apri il selettore di colore',
  dialog: 'Scegli un colore',
  close: 'Chiudi',
  done: 'Fine',
  clear: 'Cancella',
};

/** Italian names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'rosa',
    red: 'rosso',
    orange: 'arancione',
    brown: 'marrone',
    beige: 'beige',
    yellow: 'giallo',
    olive: 'verde oliva',
    lime: 'verde lime',
    green: 'verde',
    turquoise: 'turchese',
    cyan: 'ciano',
    sky: 'celeste',
    blue: 'blu',
    violet: 'viola',
    purple: 'viola porpora',
    magenta: 'magenta',
    black: 'nero',
    gray: 'grigio',
    white: 'bianco',
  },
  tones: {
    vivid: '{} acceso',
    light: '{} chiaro',
    pale: '{} pallido',
    dark: '{} scuro',
    veryDark: '{} molto scuro',
    muted: '{} grigiastro',
    darkMuted: '{} grigiastro scuro',
  },
};

/** Italian labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Colore',
  areaRole: 'cursore 2D',
  saturation: 'Saturazione',
  brightness: 'Luminosità',
  hue: 'Tonalità',
  opacity: 'Opacità',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Nessun colore',
  text: 'Codice del colore',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Formato',
  channels: {
    r: 'Rosso',
    g: 'Verde',
    b: 'Blu',
    h: 'Tonalità',
    s: 'Saturazione',
    l: 'Luminosità',
    c: 'Croma',
    a: 'Opacità',
  },
  swatches: 'Campioni',
  eyeDropper: 'Preleva un colore dallo schermo',
  outsideGamut: (shown) => `Fuori da sRGB, mostrato come ${shown}`,
  invalidHex: 'Inserisci 3, 4, 6 o 8 cifre dopo #: 0–9 e a–f.',
  invalidArguments: (name, example) => `Inserisci ${name}() in questo formato: ${example}.`,
  unknownName: (name, suggestion) =>
    `Colore sconosciuto: «${name}»${suggestion ? `. Intendevi ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} non si può usare qui, perché dipende dalla pagina.`,
  notOpaque: 'Il colore deve essere opaco.',
  notUnderstood: (example) => `Inserisci un colore, per esempio ${example}.`,
  contrast: 'Contrasto',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: {
    text: 'Testo',
    large: 'Testo grande',
    part: 'Icone e bordi',
  },
  fails: 'Non conforme',
  applyPassingColor: (color, ratio) => `Usa ${color} per raggiungere ${ratio}`,
  passes: (ratio) => `Raggiunge ${ratio}`,
  noPassingColor: (ratio) => `Nessuna sfumatura di questo colore raggiunge ${ratio}.`,
};

/** Italian labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Scegli un paese',
  placeholderMultiple: 'Scegli i paesi',
  openList: 'Mostra i paesi',
  list: 'Paesi',
  selectedCountries: 'Paesi selezionati',
  clear: 'Cancella',
  remove: (name) => `Rimuovi ${name}`,
  preferred: 'Suggeriti',
  allCountries: 'Tutti i paesi',
  regions: {
    africa: 'Africa',
    americas: 'Americhe',
    antarctic: 'Antartide',
    asia: 'Asia',
    europe: 'Europa',
    oceania: 'Oceania',
  },
  total: (number, plural) =>
    counted(number, plural, { one: '# paese o territorio', other: '# paesi e territori' }),
  found: (number, total) => `${number} di ${total} paesi`,
  results: (number, plural) =>
    counted(number, plural, { one: '# risultato', other: '# risultati' }),
  none: (query) => `Nessun paese trovato per «${query}»`,
  unknown: 'Paese sconosciuto',
  formerly: (name) => `in precedenza ${name}`,
  capital: (name) => `capitale: ${name}`,
  selected: (name) => `Paese selezionato: ${name}`,
  removed: (name) => `Paese rimosso: ${name}`,
  cleared: 'Nessuna selezione',
};

/** Italian labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Apri il calendario',
  clear: 'Cancella',
  today: 'Oggi',
  done: 'Fine',
  close: 'Chiudi',
  dialog: 'Scegli una data',
  rangeDialog: 'Scegli le date',
  datesDialog: 'Scegli le date',
  presets: 'Scelte rapide',
  dates: 'Date',
  remove: (day) => `Rimuovi ${day}`,
  from: 'Dal',
  to: 'Al',
  dayPattern: 'gg',
  monthPattern: 'mm',
  yearPattern: 'aaaa',
  hint: 'Puoi anche scrivere: domani, +3g, venerdì prossimo',
  notUnderstood: (example) => `Inserisci una data, per esempio ${example}.`,
  incomplete: (example) => `Inserisci una data completa, per esempio ${example}.`,
  noSuchMonth: (month, pattern) => `${month} non è un mese. Formato: ${pattern}.`,
  noSuchDay: (date) => `${date} non esiste.`,
  ambiguous: (first, second) => `${first} o ${second}? Scrivi il mese in lettere.`,
  wrongWeekday: (date, weekday) => `${date} cade di ${weekday}.`,
  tooEarly: (earliest) => `Non prima di: ${earliest}.`,
  tooLate: (latest) => `Non dopo: ${latest}.`,
  unavailable: 'Questo giorno non è disponibile.',
  reversed: 'La data di fine precede quella di inizio.',
  swap: 'Inverti inizio e fine',
  nights: (number, plural) => counted(number, plural, { one: '# notte', other: '# notti' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Scegli almeno ${length}.`,
  tooLong: (length) => `Scegli al massimo ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `L’intervallo include il giorno ${date}, che non è disponibile.`,
};

/** Italian texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Scegli data e ora',
  rangeDialog: 'Scegli inizio e fine',
  hint: 'Puoi anche scrivere: domani alle 9, venerdì a mezzogiorno, +2h',
  notUnderstood: (example) => `Inserisci data e ora, per esempio ${example}.`,
  noTime: (example) => `Aggiungi un orario, per esempio ${example}.`,
  occursTwice: (time) => `L’ora ${time} si ripete quel giorno. Quale delle due?`,
  skippedTime: (time, day) => `L’ora ${time} non esiste il giorno ${day}: inizia l’ora legale.`,
  reversed: 'La fine precede l’inizio.',
};

/** Italian labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Chiudi',
};

/** Italian labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'facoltativo',
  checking: 'Verifica in corso…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, { one: '# campo da correggere', other: '# campi da correggere' }),
  submitFailed: 'Impossibile inviare il modulo. Riprova.',
};

/** Italian labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Reimposta password',
  sending: 'Invio in corso…',
  codeHint: (digits, _plural, account) =>
    `Se esiste un account${account && ` per ${account}`}, abbiamo inviato un codice di ${digits} cifre.`,
  linkSent: (account) =>
    `Se esiste un account per ${account || 'questo indirizzo'}, abbiamo inviato un link per reimpostare la password.`,
  sendFailed: 'Impossibile inviare l’email. Riprova.',
  codeAccepted: 'Il codice è corretto.',
};

/** Italian labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Accedi',
  signingIn: 'Accesso in corso…',
  staySignedIn: 'Mantieni l’accesso',
  forgotPassword: 'Password dimenticata?',
  otherWays: 'Altri modi per accedere',
  codeHint: (digits, _plural, account) =>
    `Il codice di ${digits} cifre${account && ` per ${account}`} dalla tua app o dal messaggio`,
  emailCodeHint: (digits, _plural, account) =>
    `Il codice di ${digits} cifre dell’email inviata${account && ` a ${account}`}`,
  signInFailed: 'I dati di accesso sono errati.',
  signedIn: 'Accesso eseguito.',
  sendLink: 'Inviami un link di accesso via email',
  linkSent: (account) =>
    `Se esiste un account per ${account || 'questo indirizzo'}, abbiamo inviato un link di accesso.`,
  passkey: 'Accedi con una passkey',
  switchToApp: 'Usa un codice della tua app',
  switchToEmail: 'Ricevi un codice via email',
  switchToRecovery: 'Usa un codice di recupero',
  recoveryCode: 'Codice di recupero',
  recoveryHint: (account) =>
    `Uno dei codici${account && ` per ${account}`} che hai salvato configurando l’accesso in due passaggi`,
};

/** Italian labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} di ${total}`,
  digitsOnly: 'Solo cifre',
  digitsAndLettersOnly: 'Solo cifre e lettere dalla A alla Z',
};

/** Italian labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Paginazione',
  first: 'Prima pagina',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  last: 'Ultima pagina',
  page: (number) => `Pagina ${number}`,
  gap: (from, to) => `Pagine da ${from} a ${to} non mostrate`,
  more: 'Altre pagine',
  atLeast: (number) => `almeno ${number}`,
  position: (page, last) => `${page} di ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} di ${total}`,
  empty: 'Nessun risultato',
  announcement: (position, from, to) => `Pagina ${position}, risultati da ${from} a ${to}`,
  pageSize: 'Elementi per pagina',
  goToPage: 'Vai alla pagina',
  go: 'Vai',
  outOfRange: (first, last) => `Inserisci una pagina da ${first} a ${last}.`,
  noPage: 'Inserisci un numero di pagina.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# cifra', other: '# cifre' },
  characters: { one: '# carattere', other: '# caratteri' },
  bytes: { other: '# byte' },
};

/** Italian labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Mostra password',
  capsLock: 'Il blocco maiuscole è attivo.',
  strength: 'Sicurezza della password',
  veryWeak: 'Molto debole',
  weak: 'Debole',
  fair: 'Discreta',
  good: 'Buona',
  strong: 'Forte',
};

/** Italian labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Scegli una settimana',
    month: 'Scegli un mese',
    quarter: 'Scegli un trimestre',
    half: 'Scegli un semestre',
    year: 'Scegli un anno',
  },
  periodRangeDialog: 'Scegli un intervallo',
  current: {
    week: 'Questa settimana',
    month: 'Questo mese',
    quarter: 'Questo trimestre',
    half: 'Questo semestre',
    year: 'Quest’anno',
  },
  periodHint: {
    week: 'Puoi anche scrivere: prossima settimana, settimana 14',
    month: 'Puoi anche scrivere: prossimo mese, aprile',
    quarter: 'Puoi anche scrivere: prossimo trimestre, T3',
    half: 'Puoi anche scrivere: primo semestre, prossimo semestre',
    year: 'Puoi anche scrivere: prossimo anno, anno scorso',
  },
  periodNotUnderstood: (example) => `Inserisci un periodo, per esempio ${example}.`,
  noSuchPeriod: (period) => `${period} non esiste.`,
  periodUnavailable: 'Questo periodo non è disponibile.',
  periodReversed: 'L’intervallo finisce prima di iniziare.',
};

/** Italian labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'Codice QR',
  codeFor: (text) => `Codice QR di ${text}`,
  copy: 'Copia',
  copied: 'Copiato',
  copyBlocked: 'La copia è bloccata. Copia il testo selezionato.',
  empty: 'Ancora nessun contenuto',
  tooLong: 'Troppo lungo per un codice QR',
  loading: 'Caricamento del codice…',
  expired: 'Questo codice è scaduto.',
  scanned: 'Scansionato',
  refresh: 'Nuovo codice',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} di ${most}`,
  version: (version, level) => `Versione ${version}, livello ${level}`,
  tooLongFor: (used, most, level) => `${used}, massimo ${most} al livello ${level}`,
  lowerLevel: (level) => `Rientra nel livello ${level}.`,
  shorten: (surplus) => `Accorcia di ${surplus}.`,
  downloads: 'Scarica',
  download: (format) => `Scarica ${format}`,
  downloadFailed: 'Impossibile creare il file: il server del logo non lo consente.',
  scansWell: 'Ben leggibile',
  mayFail: 'Potrebbe non essere leggibile',
  rules: {
    quietZone: (found, asked) => `Margine ${found}, minimo ${asked} moduli`,
    polarity: () => 'Moduli scuri su sfondo chiaro',
    contrast: (found, asked) => `Contrasto ${found}, minimo ${asked}`,
    moduleSize: (found, asked) => `Modulo ${found} px, minimo ${asked} px`,
    printSize: (found, asked) => `Modulo stampato ${found} mm, minimo ${asked} mm`,
    logo: (found, asked) => `Il logo copre ${found} del codice, massimo ${asked}`,
  },
  passed: 'Superato:',
  failed: 'Non superato:',
};

/** Italian labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Nessuna valutazione',
  value: (number, max, word) => `${number} su ${max}${word ? `, ${word}` : ''}`,
};

/** Italian labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} su ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Ancora nessuna valutazione',
  count: (number, plural) =>
    counted(number, plural, { one: '# valutazione', other: '# valutazioni' }),
  distribution: (count) => `Distribuzione: ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# stella', other: '# stelle' }),
  values: 'Valore',
  shares: 'Percentuale',
  counts: 'Valutazioni',
};

/** Italian labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Cambia password',
  saving: 'Salvataggio in corso…',
  newPassword: 'Nuova password',
  saveFailed: 'Impossibile cambiare la password. Riprova o scegline un’altra.',
  passwordChanged: 'Ora puoi accedere con la nuova password.',
  signIn: 'Accedi',
  expired: 'Questo link non è più valido. Funziona una sola volta e per un tempo limitato.',
  requestNewLink: 'Richiedi un altro link',
};

/** Italian labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# elemento di un altro sito non è stato caricato.',
      other: '# elementi di altri siti non sono stati caricati.',
    }),
  showRemote: 'Carica elementi da altri siti',
  tooLong: (characters) => `Questo contenuto è molto lungo: ${characters} caratteri.`,
  showLong: 'Mostra comunque',
  shown: 'Il contenuto è mostrato.',
  textOnly: 'Questo contenuto può essere mostrato solo come codice sorgente.',
  table: 'Tabella',
  external: 'link esterno',
  taskDone: 'fatto',
  taskOpen: 'non fatto',
  report: 'Rimosso da questo HTML',
  nothingRemoved: 'Non è stato rimosso nulla.',
  part: 'Parte',
  reason: 'Motivo',
  count: 'Numero',
  reasons: {
    policy: 'Non consentito dai criteri',
    unsafe: 'Non sicuro',
    depth: 'Troppo annidato',
    length: 'Troppo lungo',
    remote: 'Bloccato finché non lo consenti',
  },
};

/** Italian labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Crea account',
  creating: 'Creazione dell’account in corso…',
  name: 'Nome',
  otherWays: 'Altri modi per registrarsi',
  passkey: 'Registrati con una passkey',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `${account ? `Abbiamo inviato a ${account}` : 'Ti abbiamo inviato'} un’email con il passaggio successivo.`,
  signUpFailed: 'Impossibile creare l’account. Controlla i dati e riprova.',
  accountCreated: 'Il tuo account è stato creato.',
};

/** Italian labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Tag',
  hint: 'Canc per rimuovere, Invio per modificare, Alt+freccia per spostare.',
  remove: (name) => `Rimuovi ${name}`,
  added: (name) => `${name} aggiunto`,
  removed: (name) => `${name} rimosso`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# tag rimosso', other: '# tag rimossi' }),
  moved: (name, position, total) => `${name} spostato in posizione ${position} di ${total}`,
  selected: (number, plural) =>
    counted(number, plural, { one: '# tag selezionato', other: '# tag selezionati' }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# tag copiato', other: '# tag copiati' }),
  undone: 'Modifica annullata',
  rejected: (name, reason) => `«${name}»: ${reason}`,
  duplicate: 'già aggiunto',
  tooLong: (max) => `troppo lungo (limite: ${max})`,
  limitReached: (max) => `limite raggiunto (massimo ${max})`,
  tooMany: (max) => `solo ${max} alla volta`,
  pending: 'Premi Invio per aggiungerlo.',
  reportAdded: (number, plural) =>
    counted(number, plural, { one: '# aggiunto', other: '# aggiunti' }),
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# duplicato', other: '# duplicati' }),
  reportRejected: (number, plural, reasons) =>
    `${counted(number, plural, { one: '# rifiutato', other: '# rifiutati' })}: ${reasons}`,
  reportTooLong: 'troppo lungo',
  reportLimitReached: 'limite raggiunto',
  reportNothing: 'Nessuna modifica',
  details: 'Dettagli',
  count: (number, max) => `${number} di ${max}`,
  undo: 'Annulla',
  clear: 'Rimuovi tutti',
  editTag: (name) => `Modifica ${name}`,
  suggestions: 'Suggerimenti',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# suggerimento', other: '# suggerimenti' }),
  loading: 'Caricamento dei suggerimenti…',
  noSuggestions: 'Nessun suggerimento',
  suggestionsFailed: 'Impossibile caricare i suggerimenti.',
};

/** Italian labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Mostra gli orari',
  clear: 'Cancella',
  done: 'Fine',
  dialog: 'Scegli un orario',
  list: 'Orari',
  hourPattern: 'hh',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'Puoi anche scrivere: mezzogiorno, 9 e mezza, +2h',
  notUnderstood: (example) => `Inserisci un orario, per esempio ${example}.`,
  noSuchHour: (hour) => `${hour} non è un’ora valida.`,
  noSuchMinute: (minute) => `${minute} non è un minuto valido.`,
  tooEarly: (earliest) => `Non prima di: ${earliest}.`,
  tooLate: (latest) => `Non dopo: ${latest}.`,
  outside: (from, to) => `Scegli un orario da ${from} a ${to}.`,
  offStep: (times) => `Scegli ${times}.`,
  noon: 'mezzogiorno',
  midnight: 'mezzanotte',
  now: 'adesso',
};

/** Italian labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Notifiche (premi ${key})`,
  close: 'Chiudi',
};

/** Italian words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'adesso|ora',
  dayAfterTomorrow: 'dopo domani',
  dayBeforeYesterday: 'altro ieri|altroieri|avantieri',
  ahead: 'fra|da oggi|dopo',
  ago: 'prima',
  next: 'prossimo|prossima|seguente|venturo',
  last: 'scorso|scorsa|passato|passata|ultimo|ultima',
  this: 'questo|questa|quest',
  days: 'g',
  weeks: 'sett|s',
  years: 'a',
  dayParts: 'mattina|sera|pomeriggio|notte|di sera|di mattina',
  numbers: [
    'un|uno|una|primo',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
  ],
  ignored: 'di|del|della|il|la|lo|l|i|le|º',
  others: {
    stasera: '0D T',
    stamattina: '0D T',
    stanotte: '0D T',
    domattina: '+1D T',
    'oggi a otto': '+1W',
    'ultimo giorno': ']',
    'primo giorno': '[',
    fine: ']',
    'a fine': ']',
    'alla fine': ']',
    inizio: '[',
    'ieri l altro': '-2D',
    quindici: '15',
  },
};

/** Italian words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'settimana|sett|set|s|w',
  quarters: 'trimestre|trim|t|q',
  halves: 'semestre|sem|s|h',
  ordinals: ['primo', 'secondo', 'terzo', 'quarto'],
  others: {},
};

/** Italian words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'adesso|subito',
  noon: 'mezzogiorno',
  midnight: 'mezzanotte',
  am: 'di mattina|del mattino|della mattina|mattina|stamattina|domattina',
  pm: 'di pomeriggio|del pomeriggio|pomeriggio|di sera|della sera|sera|stasera',
  night: 'di notte|della notte|notte|stanotte',
  ahead: 'tra|fra|dopo|più tardi',
  ago: 'fa|prima',
  hours: 'ora|ore|h',
  minutes: 'minuto|minuti|min|m',
  seconds: 'secondo|secondi|sec|s',
  half: 'mezza|mezzo|e mezza|e mezzo',
  halfTo: '',
  quarter: 'quarto|un quarto|e un quarto',
  past: '',
  to: '',
  minus: 'meno',
  numbers: [
    'una|un|uno|l’una|all’una',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
  ],
  between: 'alle|all|a',
  ignored: 'le|e|verso|circa|in punto',
  others: {
    ventuno: '21',
    'tre quarti': '45',
    "un'ora": '1 h',
    "mezz'ora": '30 m',
    "un quarto d'ora": '15 m',
    "quarto d'ora": '15 m',
    quindici: '15',
    venti: '20',
    trenta: '30',
    quarantacinque: '45',
  },
};

const items: PluralForms = { one: '# elemento', other: '# elementi' };
const characters: PluralForms = lengths.characters;

/** Italian messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Questo campo non è valido.',
  required: 'Questo campo è obbligatorio.',
  accepted: 'Conferma per continuare.',
  rangeStart: 'Manca l’inizio.',
  rangeEnd: 'Manca la fine.',
  alphanumeric: 'Inserisci solo lettere e cifre.',
  confirmed: 'I due valori non coincidono.',
  email: ({ multiple }) =>
    multiple
      ? 'Inserisci indirizzi email separati da virgole.'
      : 'Inserisci un indirizzo email come nome@example.com.',
  number: 'Inserisci un numero.',
  integer: 'Inserisci un numero intero.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Inserisci solo cifre.'
      : `Inserisci esattamente ${counted(format(length), plural(length), lengths.digits)}.`,
  min: 'Inserisci {min} o più.',
  max: 'Inserisci {max} o meno.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `Scegli almeno ${counted(format(length), plural(length), items)}.`
      : `Inserisci almeno ${counted(format(length), plural(length), characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `Scegli al massimo ${counted(format(length), plural(length), items)}.`
      : `Inserisci al massimo ${counted(format(length), plural(length), characters)}.`,
  pattern: 'Usa il formato richiesto.',
};

/** Italian. */
export const it: Language = {
  tag: 'it',
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
