import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# dzień', few: '# dni', many: '# dni', other: '# dnia' };
const tag: PluralForms = { one: '# tag', few: '# tagi', many: '# tagów', other: '# tagu' };

/** Polish labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'Adres e-mail',
  username: 'Nazwa użytkownika',
  emailOrUsername: 'Adres e-mail lub nazwa użytkownika',
  password: 'Hasło',
  separator: 'lub',
  code: 'Kod jednorazowy',
  verify: 'Zweryfikuj',
  back: 'Wstecz',
  wrongCode: 'Kod jest nieprawidłowy lub wygasł.',
  lockedOut: (time) => `Zbyt wiele prób. Spróbuj ponownie ${time}.`,
  lockoutEnded: 'Możesz teraz spróbować ponownie.',
  unreachable: 'Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.',
  failed: 'Wystąpił błąd. Spróbuj ponownie.',
  takingLonger: 'To trwa dłużej niż zwykle…',
  resend: 'Wyślij ponownie',
  resendIn: (time) => `Wyślij ponownie ${time}`,
  sent: 'Wysłano ponownie',
  provider: (name) => `Kontynuuj z ${name}`,
  lastUsed: 'Ostatnio',
  next: 'Dalej',
  passwordHint: (number, plural) => `Co najmniej ${counted(number, plural, characters)}`,
};

/** Polish labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Kalendarz',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  previousYear: 'Poprzedni rok',
  nextYear: 'Następny rok',
  previousYears: 'Poprzednie lata',
  nextYears: 'Następne lata',
  chooseMonth: (month) => `${month}, wybierz miesiąc`,
  chooseYear: (year) => `${year}, wybierz rok`,
  showDays: (years) => `${years}, wróć do dni`,
  showPeriods: (years) => `${years}, wróć do okresów`,
  weeks: 'Tydzień',
  weekShort: 'Tyg',
  week: (number) => `Tydzień ${number}`,
  quarter: (number) => `Q${number}`,
  firstHalf: 'I półrocze',
  secondHalf: 'II półrocze',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Niedostępne',
  tooEarly: (earliest) => `Najwcześniej ${earliest}.`,
  tooLate: (latest) => `Najpóźniej ${latest}.`,
  rangeStart: 'data początkowa',
  rangeEnd: 'data końcowa',
  firstPeriod: 'początek',
  lastPeriod: 'koniec',
  periodRangeStarted: (period) => `Od: ${period}. Wybierz ostatni okres.`,
  periodRange: (from, to) => `${from} – ${to}`,
  rangeStarted: (first) => `Data początkowa: ${first}. Wybierz datę końcową.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Minimalna długość: ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Maksymalna długość: ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `Możesz wybrać najwyżej ${counted(number, plural, day)}. Usuń jeden, aby wybrać inny.`,
  periodsTooShort: (length) => `Minimalna długość: ${length}.`,
  periodsTooLong: (length) => `Maksymalna długość: ${length}.`,
  unavailableInRange: 'Zakres obejmuje niedostępny dzień.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Polish labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Otwórz wybór koloru',
  dialog: 'Wybierz kolor',
  close: 'Zamknij',
  done: 'Gotowe',
  clear: 'Wyczyść',
};

/** Polish names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'różowy',
    red: 'czerwony',
    orange: 'pomarańczowy',
    brown: 'brązowy',
    beige: 'beżowy',
    yellow: 'żółty',
    olive: 'oliwkowy',
    lime: 'limonkowy',
    green: 'zielony',
    turquoise: 'turkusowy',
    cyan: 'cyjanowy',
    sky: 'błękitny',
    blue: 'niebieski',
    violet: 'fioletowy',
    purple: 'purpurowy',
    magenta: 'magenta',
    black: 'czarny',
    gray: 'szary',
    white: 'biały',
  },
  tones: {
    vivid: 'żywy {}',
    light: 'jasny {}',
    pale: 'blady {}',
    dark: 'ciemny {}',
    veryDark: 'bardzo ciemny {}',
    muted: 'szarawy {}',
    darkMuted: 'ciemny szarawy {}',
  },
};

/** Polish labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Kolor',
  areaRole: 'suwak 2D',
  saturation: 'Nasycenie',
  brightness: 'Jasność',
  hue: 'Odcień',
  opacity: 'Krycie',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Brak koloru',
  text: 'Kod koloru',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Format',
  channels: {
    r: 'Czerwony',
    g: 'Zielony',
    b: 'Niebieski',
    h: 'Odcień',
    s: 'Nasycenie',
    l: 'Jasność',
    c: 'Chroma',
    a: 'Krycie',
  },
  swatches: 'Próbki',
  eyeDropper: 'Pobierz kolor z ekranu',
  outsideGamut: (shown) => `Poza sRGB, wyświetlany jako ${shown}`,
  invalidHex: 'Po # wpisz 3, 4, 6 lub 8 znaków: 0–9 i a–f.',
  invalidArguments: (name, example) => `Wpisz ${name}() w tym formacie: ${example}.`,
  unknownName: (name, suggestion) =>
    `Nieznany kolor: „${name}”${suggestion ? `. Czy chodziło o ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `Nie można tu użyć ${name}, bo ten kolor zależy od strony.`,
  notOpaque: 'Kolor musi być nieprzezroczysty.',
  notUnderstood: (example) => `Wpisz kolor, na przykład ${example}.`,
  contrast: 'Kontrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: {
    text: 'Tekst',
    large: 'Duży tekst',
    part: 'Ikony i obramowania',
  },
  fails: 'Niespełnione',
  applyPassingColor: (color, ratio) => `Użyj ${color}, aby osiągnąć ${ratio}`,
  passes: (ratio) => `Osiąga ${ratio}`,
  noPassingColor: (ratio) => `Żaden odcień tego koloru nie osiąga ${ratio}.`,
};

/** Polish labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Wybierz kraj',
  placeholderMultiple: 'Wybierz kraje',
  openList: 'Pokaż kraje',
  list: 'Kraje',
  selectedCountries: 'Wybrane kraje',
  clear: 'Wyczyść',
  remove: (name) => `Usuń: ${name}`,
  preferred: 'Sugerowane',
  allCountries: 'Wszystkie kraje',
  regions: {
    africa: 'Afryka',
    americas: 'Ameryka',
    antarctic: 'Antarktyka',
    asia: 'Azja',
    europe: 'Europa',
    oceania: 'Oceania',
  },
  total: (number, plural) =>
    counted(number, plural, {
      one: '# kraj lub terytorium',
      few: '# kraje i terytoria',
      many: '# krajów i terytoriów',
      other: '# kraju i terytorium',
    }),
  found: (number, total) => `${number} z ${total} krajów`,
  results: (number, plural) =>
    counted(number, plural, {
      one: '# wynik',
      few: '# wyniki',
      many: '# wyników',
      other: '# wyniku',
    }),
  none: (query) => `Nie znaleziono kraju: „${query}”`,
  unknown: 'Nieznany kraj',
  formerly: (name) => `dawniej: ${name}`,
  capital: (name) => `stolica: ${name}`,
  selected: (name) => `Wybrano: ${name}`,
  removed: (name) => `Usunięto: ${name}`,
  cleared: 'Nic nie wybrano',
};

/** Polish labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Otwórz kalendarz',
  clear: 'Wyczyść',
  today: 'Dzisiaj',
  done: 'Gotowe',
  close: 'Zamknij',
  dialog: 'Wybierz datę',
  rangeDialog: 'Wybierz daty',
  datesDialog: 'Wybierz daty',
  presets: 'Szybki wybór',
  dates: 'Daty',
  remove: (day) => `Usuń: ${day}`,
  from: 'Od',
  to: 'Do',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'rrrr',
  hint: 'Możesz też wpisać: jutro, +3d, następny piątek',
  notUnderstood: (example) => `Wpisz datę, na przykład ${example}.`,
  incomplete: (example) => `Wpisz pełną datę, na przykład ${example}.`,
  noSuchMonth: (month, pattern) => `${month} nie jest miesiącem. Format: ${pattern}.`,
  noSuchDay: (date) => `Nie ma dnia ${date}.`,
  ambiguous: (first, second) => `${first} czy ${second}? Wpisz miesiąc słownie.`,
  wrongWeekday: (date, weekday) => `${date} to ${weekday}.`,
  tooEarly: (earliest) => `Najwcześniej ${earliest}.`,
  tooLate: (latest) => `Najpóźniej ${latest}.`,
  unavailable: 'Ten dzień jest niedostępny.',
  reversed: 'Data końcowa jest przed początkową.',
  swap: 'Zamień początek z końcem',
  nights: (number, plural) =>
    counted(number, plural, { one: '# noc', few: '# noce', many: '# nocy', other: '# nocy' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Minimalna długość: ${length}.`,
  tooLong: (length) => `Maksymalna długość: ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `Zakres obejmuje niedostępny dzień: ${date}.`,
};

/** Polish texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Wybierz datę i godzinę',
  rangeDialog: 'Wybierz początek i koniec',
  hint: 'Możesz też wpisać: jutro o 9, piątek w południe, +2h',
  notUnderstood: (example) => `Wpisz datę i godzinę, na przykład ${example}.`,
  noTime: (example) => `Dodaj godzinę, na przykład ${example}.`,
  occursTwice: (time) => `Godzina ${time} wypada tego dnia dwa razy. Którą wybierasz?`,
  skippedTime: (time, day) => `Godzina ${time} nie istnieje ${day}: zmiana czasu na letni.`,
  reversed: 'Koniec jest przed początkiem.',
};

/** Polish labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Zamknij',
};

/** Polish labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'opcjonalne',
  checking: 'Sprawdzanie…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, {
      one: '# pole wymaga poprawy',
      few: '# pola wymagają poprawy',
      many: '# pól wymaga poprawy',
      other: '# pola wymaga poprawy',
    }),
  submitFailed: 'Nie udało się wysłać formularza. Spróbuj ponownie.',
};

/** Polish labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Zresetuj hasło',
  sending: 'Wysyłanie…',
  codeHint: (digits, _plural, account) =>
    `Jeśli konto${account && ` ${account}`} istnieje, wysłaliśmy ${digits}\u2011cyfrowy kod.`,
  linkSent: (account) =>
    `Jeśli istnieje konto z ${account ? `adresem ${account}` : 'tym adresem'}, wysłaliśmy link do zresetowania hasła.`,
  sendFailed: 'Nie udało się wysłać e-maila. Spróbuj ponownie.',
  codeAccepted: 'Kod jest prawidłowy.',
};

/** Polish labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Zaloguj się',
  signingIn: 'Logowanie…',
  staySignedIn: 'Nie wylogowuj mnie',
  forgotPassword: 'Nie pamiętasz hasła?',
  otherWays: 'Inne sposoby logowania',
  codeHint: (digits, _plural, account) =>
    `${digits}\u2011cyfrowy kod${account && ` dla ${account}`} z aplikacji lub wiadomości`,
  emailCodeHint: (digits, _plural, account) =>
    `${digits}\u2011cyfrowy kod z naszego e\u2011maila${account && ` na adres ${account}`}`,
  signInFailed: 'Nieprawidłowe dane logowania.',
  signedIn: 'Zalogowano.',
  sendLink: 'Wyślij mi e-mailem link do logowania',
  linkSent: (account) =>
    `Jeśli istnieje konto z ${account ? `adresem ${account}` : 'tym adresem'}, wysłaliśmy link do logowania.`,
  passkey: 'Zaloguj się kluczem dostępu',
  switchToApp: 'Użyj kodu z aplikacji',
  switchToEmail: 'Otrzymaj kod e-mailem',
  switchToRecovery: 'Użyj kodu odzyskiwania',
  recoveryCode: 'Kod odzyskiwania',
  recoveryHint: (account) =>
    `Jeden z kodów${account && ` dla ${account}`} zapisanych przy konfigurowaniu logowania dwuetapowego`,
};

/** Polish labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} z ${total}`,
  digitsOnly: 'Tylko cyfry',
  digitsAndLettersOnly: 'Tylko cyfry i litery od A do Z',
};

/** Polish labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Stronicowanie',
  first: 'Pierwsza strona',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  last: 'Ostatnia strona',
  page: (number) => `Strona ${number}`,
  gap: (from, to) => `Strony ${from}–${to} nie są pokazane`,
  more: 'Więcej stron',
  atLeast: (number) => `co najmniej ${number}`,
  position: (page, last) => `${page} z ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} z ${total}`,
  empty: 'Brak wyników',
  announcement: (position, from, to) => `Strona ${position}, wyniki od ${from} do ${to}`,
  pageSize: 'Elementy na stronę',
  goToPage: 'Przejdź do strony',
  go: 'Przejdź',
  outOfRange: (first, last) => `Wpisz stronę od ${first} do ${last}.`,
  noPage: 'Wpisz numer strony.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# cyfra', few: '# cyfry', many: '# cyfr', other: '# cyfry' },
  characters: { one: '# znak', few: '# znaki', many: '# znaków', other: '# znaku' },
  bytes: { one: '# bajt', few: '# bajty', many: '# bajtów', other: '# bajtu' },
};

/** Polish labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Pokaż hasło',
  capsLock: 'Caps Lock jest włączony.',
  strength: 'Siła hasła',
  veryWeak: 'Bardzo słabe',
  weak: 'Słabe',
  fair: 'Średnie',
  good: 'Dobre',
  strong: 'Silne',
};

/** Polish labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Wybierz tydzień',
    month: 'Wybierz miesiąc',
    quarter: 'Wybierz kwartał',
    half: 'Wybierz półrocze',
    year: 'Wybierz rok',
  },
  periodRangeDialog: 'Wybierz zakres',
  current: {
    week: 'Ten tydzień',
    month: 'Ten miesiąc',
    quarter: 'Ten kwartał',
    half: 'To półrocze',
    year: 'Ten rok',
  },
  periodHint: {
    week: 'Możesz też wpisać: następny tydzień, tydzień 14',
    month: 'Możesz też wpisać: następny miesiąc, kwiecień',
    quarter: 'Możesz też wpisać: następny kwartał, III kwartał',
    half: 'Możesz też wpisać: I półrocze, następne półrocze',
    year: 'Możesz też wpisać: następny rok, ten rok',
  },
  periodNotUnderstood: (example) => `Wpisz okres, na przykład ${example}.`,
  noSuchPeriod: (period) => `${period} nie istnieje.`,
  periodUnavailable: 'Ten okres jest niedostępny.',
  periodReversed: 'Koniec jest przed początkiem.',
};

/** Polish labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'Kod QR',
  codeFor: (text) => `Kod QR: ${text}`,
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  copyBlocked: 'Kopiowanie jest zablokowane. Skopiuj zaznaczony tekst.',
  empty: 'Brak treści',
  tooLong: 'Za długie na kod QR',
  loading: 'Ładowanie kodu…',
  expired: 'Ten kod wygasł.',
  scanned: 'Zeskanowano',
  refresh: 'Nowy kod',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} z ${most}`,
  version: (version, level) => `Wersja ${version}, poziom ${level}`,
  tooLongFor: (used, most, level) => `${used}, maksymalnie ${most} na poziomie ${level}`,
  lowerLevel: (level) => `Mieści się na poziomie ${level}.`,
  shorten: (surplus) => `Skróć o: ${surplus}.`,
  downloads: 'Pobierz',
  download: (format) => `Pobierz ${format}`,
  downloadFailed: 'Nie udało się utworzyć pliku: serwer logo na to nie pozwala.',
  scansWell: 'Dobrze się skanuje',
  mayFail: 'Może się nie zeskanować',
  rules: {
    quietZone: (found, asked) => `Margines ${found}, minimum ${asked} modułów`,
    polarity: () => 'Ciemne moduły na jasnym tle',
    contrast: (found, asked) => `Kontrast ${found}, minimum ${asked}`,
    moduleSize: (found, asked) => `Moduł ${found} px, minimum ${asked} px`,
    printSize: (found, asked) => `Moduł w druku ${found} mm, minimum ${asked} mm`,
    logo: (found, asked) => `Logo zakrywa ${found} kodu, maksimum ${asked}`,
  },
  passed: 'Spełnione:',
  failed: 'Niespełnione:',
};

/** Polish labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Brak oceny',
  value: (number, max, word) => `${number} z ${max}${word ? `, ${word}` : ''}`,
};

/** Polish labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} z ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Nie ma jeszcze ocen',
  count: (number, plural) =>
    counted(number, plural, { one: '# ocena', few: '# oceny', many: '# ocen', other: '# oceny' }),
  distribution: (count) => `Rozkład: ${count}`,
  stars: (number, plural) =>
    counted(number, plural, {
      one: '# gwiazdka',
      few: '# gwiazdki',
      many: '# gwiazdek',
      other: '# gwiazdki',
    }),
  values: 'Wartość',
  shares: 'Procent',
  counts: 'Oceny',
};

/** Polish labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Zmień hasło',
  saving: 'Zapisywanie…',
  newPassword: 'Nowe hasło',
  saveFailed: 'Nie udało się zmienić hasła. Spróbuj ponownie lub wybierz inne.',
  passwordChanged: 'Możesz teraz zalogować się nowym hasłem.',
  signIn: 'Zaloguj się',
  expired: 'Ten link jest już nieważny. Działa tylko raz i przez ograniczony czas.',
  requestNewLink: 'Poproś o nowy link',
};

/** Polish labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: 'Nie załadowano # elementu z innej witryny.',
      few: 'Nie załadowano # elementów z innych witryn.',
      many: 'Nie załadowano # elementów z innych witryn.',
      other: 'Nie załadowano # elementu z innych witryn.',
    }),
  showRemote: 'Załaduj elementy z innych witryn',
  tooLong: (characters, plural) =>
    `Ta treść jest bardzo długa: ${counted(characters, plural, lengths.characters)}.`,
  showLong: 'Pokaż mimo to',
  shown: 'Treść jest wyświetlona.',
  textOnly: 'Tę treść można pokazać tylko jako kod źródłowy.',
  table: 'Tabela',
  external: 'link zewnętrzny',
  taskDone: 'zrobione',
  taskOpen: 'niezrobione',
  report: 'Usunięto z tego HTML',
  nothingRemoved: 'Nic nie usunięto.',
  part: 'Element',
  reason: 'Powód',
  count: 'Liczba',
  reasons: {
    policy: 'Niedozwolone przez zasady',
    unsafe: 'Niebezpieczne',
    depth: 'Zbyt głęboko zagnieżdżone',
    length: 'Za długie',
    remote: 'Zablokowane, dopóki nie zezwolisz',
  },
};

/** Polish labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Utwórz konto',
  creating: 'Tworzenie konta…',
  name: 'Imię i nazwisko',
  otherWays: 'Inne sposoby rejestracji',
  passkey: 'Zarejestruj się kluczem dostępu',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `Wysłaliśmy e-mail z następnym krokiem${account && ` na adres ${account}`}.`,
  signUpFailed: 'Nie udało się utworzyć konta. Sprawdź dane i spróbuj ponownie.',
  accountCreated: 'Twoje konto zostało utworzone.',
};

/** Polish labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Tagi',
  hint: 'Delete, aby usunąć; Enter, aby edytować; Alt+strzałka, aby przenieść.',
  remove: (name) => `Usuń: ${name}`,
  added: (name) => `Dodano: ${name}`,
  removed: (name) => `Usunięto: ${name}`,
  removedMany: (number, plural) => `Usunięto ${counted(number, plural, tag)}`,
  moved: (name, position, total) => `${name}: przeniesiono na miejsce ${position} z ${total}`,
  selected: (number, plural) => `Zaznaczono ${counted(number, plural, tag)}`,
  copied: (number, plural) => `Skopiowano ${counted(number, plural, tag)}`,
  undone: 'Cofnięto zmianę',
  rejected: (name, reason) => `„${name}”: ${reason}`,
  duplicate: 'już dodano',
  tooLong: (max) => `za długi (limit: ${max})`,
  limitReached: (max) => `osiągnięto limit (maksymalnie ${max})`,
  tooMany: (max) => `tylko ${max} naraz`,
  pending: 'Naciśnij Enter, aby dodać.',
  reportAdded: (number) => `Dodano: ${number}`,
  reportDuplicates: (number) => `Duplikaty: ${number}`,
  reportRejected: (number, _plural, reasons) => `Odrzucono: ${number} (${reasons})`,
  reportTooLong: 'za długi',
  reportLimitReached: 'osiągnięto limit',
  reportNothing: 'Nic się nie zmieniło',
  details: 'Szczegóły',
  count: (number, max) => `${number} z ${max}`,
  undo: 'Cofnij',
  clear: 'Usuń wszystkie',
  editTag: (name) => `Edytuj: ${name}`,
  suggestions: 'Sugestie',
  suggested: (number, plural) =>
    counted(number, plural, {
      one: '# sugestia',
      few: '# sugestie',
      many: '# sugestii',
      other: '# sugestii',
    }),
  loading: 'Ładowanie sugestii…',
  noSuggestions: 'Brak sugestii',
  suggestionsFailed: 'Nie udało się załadować sugestii.',
};

/** Polish labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Pokaż godziny',
  clear: 'Wyczyść',
  done: 'Gotowe',
  dialog: 'Wybierz godzinę',
  list: 'Godziny',
  hourPattern: 'gg',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'Możesz też wpisać: południe, wpół do dziesiątej, +2h',
  notUnderstood: (example) => `Wpisz godzinę, na przykład ${example}.`,
  noSuchHour: (hour) => `${hour} nie jest prawidłową godziną.`,
  noSuchMinute: (minute) => `${minute} nie jest prawidłową minutą.`,
  tooEarly: (earliest) => `Najwcześniej ${earliest}.`,
  tooLate: (latest) => `Najpóźniej ${latest}.`,
  outside: (from, to) => `Wybierz godzinę od ${from} do ${to}.`,
  offStep: (times) => `Wybierz ${times}.`,
  noon: 'południe',
  midnight: 'północ',
  now: 'teraz',
};

/** Polish labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Powiadomienia (naciśnij ${key})`,
  close: 'Zamknij',
};

/** Polish words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'dziś|teraz',
  ahead: 'od dziś|później',
  ago: 'wcześniej',
  next: 'następny|następna|następną|następne|następnego|następnym|przyszły|przyszłego|przyszła|przyszłą|przyszłe|przyszłym|kolejny|kolejna|kolejną|najbliższy|najbliższa|najbliższą',
  last: 'ostatni|ostatnia|ostatnią|ostatnie|ostatnim|zeszły|zeszła|zeszłą|zeszłym|poprzedni|poprzednia|poprzednią|poprzednim|ubiegły|ubiegła|ubiegłą|ubiegłym',
  this: 'ten|ta|to|tę|tego|tej|tym',
  weeks: 'tygodniu|tygodnia|tyg|t',
  months: 'miesiącu|miesiąca|mies',
  years: 'r',
  dayParts: 'rano|wieczorem|w nocy|po południu|w południe',
  numbers: [
    'jeden|jedna|jedno|pierwszego|pierwszy|pierwsza|pierwszą',
    'dwa|dwie|drugi|drugiego',
    'trzy|trzeci|trzeciego',
    'cztery|czwarty|czwartego',
    'pięć|piąty|piątego',
    'sześć',
    'siedem',
    'osiem',
    'dziewięć',
    'dziesięć',
  ],
  ignored: 'w|we|na|dnia|roku|o|dn',
  others: {
    'ostatni dzień': ']',
    'pierwszy dzień': '[',
    'pół roku': '6M',
    'przed tygodniem': '-1W',
    popojutrze: '+3D',
    koniec: ']',
    'pod koniec': ']',
    'koniec roku': ']Y',
    'pod koniec roku': ']Y',
    początek: '[',
    'na początku': '[',
    'początek roku': '[Y',
    'od dziś za': '+',
    środę: '@3',
    sobotę: '@6',
    niedzielę: '@7',
    // The singular without a number is one.
    dzień: '1D',
    tydzień: '1W',
    miesiąc: '1M',
    rok: '1Y',
    // Beside a date, "roku" has no meaning.
    'przyszłym roku': '>Y',
    'następnym roku': '>Y',
    'zeszłym roku': '<Y',
    'ubiegłym roku': '<Y',
    'tym roku': '=Y',
  },
};

/** Polish words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'tydzień|tygodnia|tydz|tyg|t|w',
  quarters: 'kwartał|kwartału|kwart|kw|k|q',
  halves: 'półrocze|półrocza|półr|p|h',
  ordinals: [
    'pierwszy|pierwsze|pierwszego',
    'drugi|drugie|drugiego',
    'trzeci|trzecie|trzeciego',
    'czwarty|czwarte|czwartego',
  ],
  others: {},
};

/** Polish words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'teraz|zaraz',
  noon: 'południe|w południe',
  midnight: 'północ|o północy|północy',
  am: 'rano|z rana|przed południem',
  pm: 'po południu|popołudniu|wieczorem|dziś wieczorem',
  night: 'w nocy|nocą',
  ahead: 'za|później',
  ago: 'temu|wcześniej',
  hours: 'godzina|godziny|godzin|godzinę|godzinie|godz|g|h',
  minutes: 'minuta|minuty|minut|minutę|min|m',
  seconds: 'sekunda|sekundy|sekund|sekundę|sek|s',
  half: 'pół',
  halfTo: 'wpół do|w pół do|pół do',
  quarter: 'kwadrans',
  past: 'po',
  to: 'przed',
  minus: '',
  numbers: [
    'jeden|jedna|jedną|pierwsza|pierwszej|pierwszą',
    'dwa|dwie|druga|drugiej|drugą',
    'trzy|trzecia|trzeciej|trzecią',
    'cztery|czwarta|czwartej|czwartą',
    'pięć|piąta|piątej|piątą',
    'sześć|szósta|szóstej|szóstą',
    'siedem|siódma|siódmej|siódmą',
    'osiem|ósma|ósmej|ósmą',
    'dziewięć|dziewiąta|dziewiątej|dziewiątą',
    'dziesięć|dziesiąta|dziesiątej|dziesiątą',
    'jedenaście|jedenasta|jedenastej|jedenastą',
    'dwanaście|dwunasta|dwunastej|dwunastą',
  ],
  between: 'o',
  ignored: 'około|ok|i|na',
  others: {
    'półtorej godziny': '90 m',
    trzynasta: '13',
    trzynastej: '13',
    czternasta: '14',
    czternastej: '14',
    piętnasta: '15',
    piętnastej: '15',
    szesnasta: '16',
    szesnastej: '16',
    siedemnasta: '17',
    siedemnastej: '17',
    osiemnasta: '18',
    osiemnastej: '18',
    dziewiętnasta: '19',
    dziewiętnastej: '19',
    dwudziesta: '20',
    dwudziestej: '20',
    piętnaście: '15',
    dwadzieścia: '20',
    trzydzieści: '30',
  },
};

const items: PluralForms = {
  one: '# element',
  few: '# elementy',
  many: '# elementów',
  other: '# elementu',
};
const characters: PluralForms = lengths.characters;

/** Polish messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'To pole jest nieprawidłowe.',
  required: 'To pole jest wymagane.',
  accepted: 'Potwierdź, aby kontynuować.',
  rangeStart: 'Brakuje początku.',
  rangeEnd: 'Brakuje końca.',
  alphanumeric: 'Wpisz tylko litery i cyfry.',
  confirmed: 'Te dwie wartości nie są zgodne.',
  email: ({ multiple }) =>
    multiple
      ? 'Wpisz adresy e-mail oddzielone przecinkami.'
      : 'Wpisz adres e-mail, na przykład imie@example.com.',
  number: 'Wpisz liczbę.',
  integer: 'Wpisz liczbę całkowitą.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Wpisz tylko cyfry.'
      : `Wpisz dokładnie ${counted(format(length), plural(length), { ...lengths.digits, one: '# cyfrę' })}.`,
  min: 'Wpisz {min} lub więcej.',
  max: 'Wpisz {max} lub mniej.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `Wybierz co najmniej ${counted(format(length), plural(length), items)}.`
      : `Wpisz co najmniej ${counted(format(length), plural(length), characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `Wybierz najwyżej ${counted(format(length), plural(length), items)}.`
      : `Wpisz najwyżej ${counted(format(length), plural(length), characters)}.`,
  pattern: 'Użyj wymaganego formatu.',
};

/** Polish. */
export const pl: Language = {
  tag: 'pl',
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
