import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: 'יום אחד', two: 'יומיים', other: '# ימים' };
const tag: PluralForms = { one: 'תגית אחת', two: 'שתי תגיות', other: '# תגיות' };

/** Hebrew labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'כתובת דוא״ל',
  username: 'שם משתמש',
  emailOrUsername: 'כתובת דוא״ל או שם משתמש',
  password: 'סיסמה',
  separator: 'או',
  code: 'קוד חד־פעמי',
  verify: 'אימות',
  back: 'חזרה',
  wrongCode: 'הקוד שגוי או שפג תוקפו.',
  lockedOut: (time) => `יותר מדי ניסיונות. יש לנסות שוב ${time}.`,
  lockoutEnded: 'עכשיו אפשר לנסות שוב.',
  unreachable: 'לא ניתן להתחבר לשרת. יש לבדוק את החיבור ולנסות שוב.',
  failed: 'משהו השתבש. יש לנסות שוב.',
  takingLonger: 'זה נמשך יותר מהרגיל…',
  resend: 'שליחה חוזרת',
  resendIn: (time) => `שליחה חוזרת ${time}`,
  sent: 'נשלח שוב',
  provider: (name) => `המשך עם ${name}`,
  lastUsed: 'שימוש אחרון',
  next: 'המשך',
  passwordHint: (number, plural) => `לפחות ${counted(number, plural, characters)}`,
};

/** Hebrew labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'לוח שנה',
  previousMonth: 'החודש הקודם',
  nextMonth: 'החודש הבא',
  previousYear: 'השנה הקודמת',
  nextYear: 'השנה הבאה',
  previousYears: 'השנים הקודמות',
  nextYears: 'השנים הבאות',
  chooseMonth: (month) => `${month}, בחירת חודש`,
  chooseYear: (year) => `${year}, בחירת שנה`,
  showDays: (years) => `${years}, חזרה לימים`,
  showPeriods: (years) => `${years}, חזרה לתקופות`,
  weeks: 'שבוע',
  weekShort: 'שב׳',
  week: (number) => `שבוע ${number}`,
  quarter: (number) => `רבעון ${number}`,
  firstHalf: 'מחצית 1',
  secondHalf: 'מחצית 2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'לא זמין',
  tooEarly: (earliest) => `יש לבחור ${earliest} או מאוחר יותר.`,
  tooLate: (latest) => `יש לבחור ${latest} או מוקדם יותר.`,
  rangeStart: 'תאריך התחלה',
  rangeEnd: 'תאריך סיום',
  firstPeriod: 'התחלה',
  lastPeriod: 'סיום',
  periodRangeStarted: (period) => `התחלה: ${period}. יש לבחור את התקופה האחרונה.`,
  periodRange: (from, to) => `${from} – ${to}`,
  rangeStarted: (first) => `תאריך התחלה: ${first}. יש לבחור תאריך סיום.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `יש לבחור לפחות ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `יש לבחור לכל היותר ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `אפשר לבחור לכל היותר ${counted(number, plural, day)}. כדי לבחור יום אחר, יש להסיר אחד.`,
  periodsTooShort: (length) => `יש לבחור לפחות ${length}.`,
  periodsTooLong: (length) => `יש לבחור לכל היותר ${length}.`,
  unavailableInRange: 'הטווח כולל יום שאינו זמין.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Hebrew labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'פתיחת בורר הצבעים',
  dialog: 'בחירת צבע',
  close: 'סגירה',
  done: 'סיום',
  clear: 'ניקוי',
};

/** Hebrew names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'ורוד',
    red: 'אדום',
    orange: 'כתום',
    brown: 'חום',
    beige: 'בז׳',
    yellow: 'צהוב',
    olive: 'ירוק זית',
    lime: 'ירוק ליים',
    green: 'ירוק',
    turquoise: 'טורקיז',
    cyan: 'ציאן',
    sky: 'תכלת',
    blue: 'כחול',
    violet: 'סגול כחלחל',
    purple: 'סגול',
    magenta: 'מג׳נטה',
    black: 'שחור',
    gray: 'אפור',
    white: 'לבן',
  },
  tones: {
    vivid: '{} עז',
    light: '{} בהיר',
    pale: '{} חיוור',
    dark: '{} כהה',
    veryDark: '{} כהה מאוד',
    muted: '{} אפרפר',
    darkMuted: '{} אפרפר כהה',
  },
};

/** Hebrew labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'צבע',
  areaRole: 'מחוון דו־ממדי',
  saturation: 'רוויה',
  brightness: 'בהירות',
  hue: 'גוון',
  opacity: 'אטימות',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'ללא צבע',
  text: 'קוד צבע',
  placeholder: '\u2066tomato, #f60, oklch(…)\u2069',
  format: 'פורמט',
  channels: {
    r: 'אדום',
    g: 'ירוק',
    b: 'כחול',
    h: 'גוון',
    s: 'רוויה',
    l: 'בהירות',
    c: 'כרומה',
    a: 'אטימות',
  },
  swatches: 'דוגמיות',
  eyeDropper: 'דגימת צבע מהמסך',
  outsideGamut: (shown) => `מחוץ ל־sRGB, מוצג בתור \u2066${shown}\u2069`,
  invalidHex: 'אחרי # יש להזין 3, 4, 6 או 8 תווים: \u20660–9\u2069 ו־\u2066a–f\u2069.',
  invalidArguments: (name, example) =>
    `יש להזין את \u2066${name}()\u2069 בפורמט הזה: \u2066${example}\u2069.`,
  unknownName: (name, suggestion) =>
    `צבע לא מוכר: ”\u2066${name}\u2069”${suggestion ? `. האם הכוונה ל־\u2066${suggestion}\u2069?` : '.'}`,
  dependsOnPage: (name) => `אי אפשר להשתמש כאן ב־\u2066${name}\u2069, כי הוא תלוי בדף.`,
  notOpaque: 'הצבע חייב להיות אטום.',
  notUnderstood: (example) => `יש להזין צבע, לדוגמה \u2066${example}\u2069.`,
  contrast: 'ניגודיות',
  sample: 'אב',
  ratio: (number) => `\u2066${number}:1\u2069`,
  uses: {
    text: 'טקסט',
    large: 'טקסט גדול',
    part: 'סמלים ומסגרות',
  },
  fails: 'לא עומד בדרישה',
  applyPassingColor: (color, ratio) => `שימוש ב־\u2066${color}\u2069 כדי להגיע ל־${ratio}`,
  passes: (ratio) => `מגיע ל־${ratio}`,
  noPassingColor: (ratio) => `אף גוון של הצבע הזה אינו מגיע ל־${ratio}.`,
};

/** Hebrew labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'בחירת מדינה',
  placeholderMultiple: 'בחירת מדינות',
  openList: 'הצגת מדינות',
  list: 'מדינות',
  selectedCountries: 'המדינות שנבחרו',
  clear: 'ניקוי',
  remove: (name) => `הסרת ${name}`,
  preferred: 'מוצעות',
  allCountries: 'כל המדינות',
  regions: {
    africa: 'אפריקה',
    americas: 'אמריקה',
    antarctic: 'אנטארקטיקה',
    asia: 'אסיה',
    europe: 'אירופה',
    oceania: 'אוקיאניה',
  },
  total: (number, plural) =>
    counted(number, plural, {
      one: 'מדינה או טריטוריה אחת',
      two: 'שתי מדינות או טריטוריות',
      other: '# מדינות וטריטוריות',
    }),
  found: (number, total) => `${number} מתוך ${total} מדינות`,
  results: (number, plural) =>
    counted(number, plural, { one: 'תוצאה אחת', two: 'שתי תוצאות', other: '# תוצאות' }),
  none: (query) => `לא נמצאה מדינה עבור ”${query}”`,
  unknown: 'מדינה לא מוכרת',
  formerly: (name) => `לשעבר: ${name}`,
  capital: (name) => `עיר בירה: ${name}`,
  selected: (name) => `נבחר: ${name}`,
  removed: (name) => `הוסר: ${name}`,
  cleared: 'לא נבחר דבר',
};

/** Hebrew labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'פתיחת לוח השנה',
  clear: 'ניקוי',
  today: 'היום',
  done: 'סיום',
  close: 'סגירה',
  dialog: 'בחירת תאריך',
  rangeDialog: 'בחירת תאריכים',
  datesDialog: 'בחירת תאריכים',
  presets: 'בחירה מהירה',
  dates: 'תאריכים',
  remove: (day) => `הסרת ${day}`,
  from: 'מתאריך',
  to: 'עד תאריך',
  dayPattern: 'יי',
  monthPattern: 'חח',
  yearPattern: 'שששש',
  hint: 'אפשר גם להקליד: מחר, +3י, יום שישי הבא',
  notUnderstood: (example) => `יש להזין תאריך, לדוגמה ${example}.`,
  incomplete: (example) => `יש להזין תאריך מלא, לדוגמה ${example}.`,
  noSuchMonth: (month, pattern) => `${month} אינו חודש. התבנית: ${pattern}.`,
  noSuchDay: (date) => `${date} אינו קיים.`,
  ambiguous: (first, second) => `${first} או ${second}? יש לכתוב את החודש במילים.`,
  wrongWeekday: (date, weekday) => `${date} הוא ${weekday}.`,
  tooEarly: (earliest) => `יש לבחור ${earliest} או מאוחר יותר.`,
  tooLate: (latest) => `יש לבחור ${latest} או מוקדם יותר.`,
  unavailable: 'יום זה אינו זמין.',
  reversed: 'תאריך הסיום קודם לתאריך ההתחלה.',
  swap: 'החלפת ההתחלה והסיום',
  nights: (number, plural) =>
    counted(number, plural, { one: 'לילה אחד', two: 'שני לילות', other: '# לילות' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `יש לבחור לפחות ${length}.`,
  tooLong: (length) => `יש לבחור לכל היותר ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `הטווח כולל את ${date}, שאינו זמין.`,
};

/** Hebrew texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'בחירת תאריך ושעה',
  rangeDialog: 'בחירת התחלה וסיום',
  hint: 'אפשר גם להקליד: מחר ב־9, בעוד שעתיים',
  notUnderstood: (example) => `יש להזין תאריך ושעה, לדוגמה ${example}.`,
  noTime: (example) => `יש להוסיף שעה, לדוגמה ${example}.`,
  occursTwice: (time) => `השעה ${time} חוזרת פעמיים באותו יום. לאיזו מהן הכוונה?`,
  skippedTime: (time, day) => `השעה ${time} אינה קיימת ב־${day}: השעון מוזז קדימה.`,
  reversed: 'הסיום קודם להתחלה.',
};

/** Hebrew labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'סגירה',
};

/** Hebrew labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'לא חובה',
  checking: 'בבדיקה…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, {
      one: 'יש לתקן שדה אחד',
      two: 'יש לתקן שני שדות',
      other: 'יש לתקן # שדות',
    }),
  submitFailed: 'לא ניתן היה לשלוח את הטופס. יש לנסות שוב.',
};

/** Hebrew labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'איפוס סיסמה',
  sending: 'בשליחה…',
  codeHint: (digits, plural, account) =>
    `אם קיים חשבון${account && ` עבור ${account}`}, שלחנו קוד בן ${counted(digits, plural, lengths.digits)}.`,
  linkSent: (account) =>
    `אם קיים חשבון ${account ? `עבור ${account}` : 'לכתובת הזו'}, שלחנו קישור לאיפוס הסיסמה.`,
  sendFailed: 'לא ניתן היה לשלוח את הודעת הדוא״ל. יש לנסות שוב.',
  codeAccepted: 'הקוד נכון.',
};

/** Hebrew labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'כניסה',
  signingIn: 'מתבצעת כניסה…',
  staySignedIn: 'השארת החשבון מחובר',
  forgotPassword: 'שכחת סיסמה?',
  otherWays: 'דרכי כניסה אחרות',
  codeHint: (digits, plural, account) =>
    `הקוד בן ${counted(digits, plural, lengths.digits)}${account && ` של ${account}`} מהאפליקציה או מההודעה`,
  emailCodeHint: (digits, plural, account) =>
    `הקוד בן ${counted(digits, plural, lengths.digits)} מהדוא״ל ששלחנו${account && ` אל ${account}`}`,
  signInFailed: 'פרטי הכניסה שגויים.',
  signedIn: 'הכניסה בוצעה.',
  sendLink: 'שליחת קישור כניסה בדוא״ל',
  linkSent: (account) =>
    `אם קיים חשבון ${account ? `עבור ${account}` : 'לכתובת הזו'}, שלחנו קישור כניסה.`,
  passkey: 'כניסה עם מפתח גישה',
  switchToApp: 'שימוש בקוד מהאפליקציה',
  switchToEmail: 'קבלת קוד בדוא״ל',
  switchToRecovery: 'שימוש בקוד שחזור',
  recoveryCode: 'קוד שחזור',
  recoveryHint: (account) =>
    `אחד הקודים${account && ` של ${account}`} שנשמרו בעת הגדרת הכניסה הדו־שלבית`,
};

/** Hebrew labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} מתוך ${total}`,
  digitsOnly: 'ספרות בלבד',
  digitsAndLettersOnly: 'ספרות ואותיות A עד Z בלבד',
};

/** Hebrew labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'דפדוף',
  first: 'הדף הראשון',
  previous: 'הדף הקודם',
  next: 'הדף הבא',
  last: 'הדף האחרון',
  page: (number) => `דף ${number}`,
  gap: (from, to) => `דפים ${from} עד ${to} אינם מוצגים`,
  more: 'דפים נוספים',
  atLeast: (number) => `לפחות ${number}`,
  position: (page, last) => `${page} מתוך ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} מתוך ${total}`,
  empty: 'אין תוצאות',
  announcement: (position, from, to) => `דף ${position}, תוצאות ${from} עד ${to}`,
  pageSize: 'פריטים בדף',
  goToPage: 'מעבר לדף',
  go: 'מעבר',
  outOfRange: (first, last) => `יש להזין דף מ־${first} עד ${last}.`,
  noPage: 'יש להזין מספר דף.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: 'ספרה אחת', two: 'שתי ספרות', other: '# ספרות' },
  characters: { one: 'תו אחד', two: 'שני תווים', other: '# תווים' },
  bytes: { one: 'בית אחד', two: 'שני בתים', other: '# בתים' },
};

/** Hebrew labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'הצגת הסיסמה',
  capsLock: 'Caps Lock פועל.',
  strength: 'חוזק הסיסמה',
  veryWeak: 'חלשה מאוד',
  weak: 'חלשה',
  fair: 'בינונית',
  good: 'טובה',
  strong: 'חזקה',
};

/** Hebrew labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'בחירת שבוע',
    month: 'בחירת חודש',
    quarter: 'בחירת רבעון',
    half: 'בחירת מחצית',
    year: 'בחירת שנה',
  },
  periodRangeDialog: 'בחירת טווח',
  current: {
    week: 'השבוע הזה',
    month: 'החודש הזה',
    quarter: 'הרבעון הזה',
    half: 'המחצית הזאת',
    year: 'השנה הזאת',
  },
  periodHint: {
    week: 'אפשר גם להקליד: השבוע הבא, שבוע 14',
    month: 'אפשר גם להקליד: החודש הבא, אפריל',
    quarter: 'אפשר גם להקליד: רבעון הבא, רבעון 3',
    half: 'אפשר גם להקליד: מחצית 1, מחצית הבאה',
    year: 'אפשר גם להקליד: השנה הבאה, השנה שעברה',
  },
  periodNotUnderstood: (example) => `יש להזין תקופה, לדוגמה ${example}.`,
  noSuchPeriod: (period) => `${period} אינו קיים.`,
  periodUnavailable: 'תקופה זו אינה זמינה.',
  periodReversed: 'הסיום קודם להתחלה.',
};

/** Hebrew labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'קוד QR',
  codeFor: (text) => `קוד QR עבור ${text}`,
  copy: 'העתקה',
  copied: 'הועתק',
  copyBlocked: 'ההעתקה חסומה. אפשר להעתיק את הטקסט המסומן.',
  empty: 'אין עדיין תוכן',
  tooLong: 'ארוך מדי לקוד QR',
  loading: 'הקוד נטען…',
  expired: 'פג תוקפו של הקוד.',
  scanned: 'נסרק',
  refresh: 'קוד חדש',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} מתוך ${most}`,
  version: (version, level) => `גרסה ${version}, רמה ${level}`,
  tooLongFor: (used, most, level) => `${used}, לכל היותר ${most} ברמה ${level}`,
  lowerLevel: (level) => `נכנס ברמה ${level}.`,
  shorten: (surplus) => `יש לקצר ב־${surplus}.`,
  downloads: 'הורדה',
  download: (format) => `הורדת ${format}`,
  downloadFailed: 'לא ניתן היה ליצור את הקובץ, כי השרת של הלוגו אינו מאפשר זאת.',
  scansWell: 'נסרק היטב',
  mayFail: 'ייתכן שלא ייסרק',
  rules: {
    quietZone: (found, asked) => `שוליים ${found}, לפחות ${asked} מודולים`,
    polarity: () => 'מודולים כהים על רקע בהיר',
    contrast: (found, asked) => `ניגודיות ${found}, לפחות ${asked}`,
    moduleSize: (found, asked) => `מודול ${found} פיקסלים, לפחות ${asked}`,
    printSize: (found, asked) => `מודול מודפס ${found} מ״מ, לפחות ${asked} מ״מ`,
    logo: (found, asked) => `הלוגו מסתיר ${found} מהקוד, לכל היותר ${asked}`,
  },
  passed: 'עומד בדרישה:',
  failed: 'לא עומד בדרישה:',
};

/** Hebrew labels of the rating. */
export const rating: Language['rating'] = {
  none: 'ללא דירוג',
  value: (number, max, word) => `${number} מתוך ${max}${word ? `, ${word}` : ''}`,
};

/** Hebrew labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} מתוך ${max}${count ? `, ${count}` : ''}`,
  unrated: 'אין עדיין דירוגים',
  count: (number, plural) =>
    counted(number, plural, { one: 'דירוג אחד', two: 'שני דירוגים', other: '# דירוגים' }),
  distribution: (count) => `התפלגות: ${count}`,
  stars: (number, plural) =>
    counted(number, plural, { one: 'כוכב אחד', two: 'שני כוכבים', other: '# כוכבים' }),
  values: 'ערך',
  shares: 'אחוזים',
  counts: 'דירוגים',
};

/** Hebrew labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'שינוי סיסמה',
  saving: 'בשמירה…',
  newPassword: 'סיסמה חדשה',
  saveFailed: 'לא ניתן היה לשנות את הסיסמה. יש לנסות שוב או לבחור סיסמה אחרת.',
  passwordChanged: 'אפשר להיכנס עכשיו עם הסיסמה החדשה.',
  signIn: 'כניסה',
  expired: 'הקישור הזה כבר אינו בתוקף. הוא פועל פעם אחת ולזמן מוגבל.',
  requestNewLink: 'בקשת קישור נוסף',
};

/** Hebrew labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: 'פריט אחד מאתר אחר לא נטען.',
      two: 'שני פריטים מאתרים אחרים לא נטענו.',
      other: '# פריטים מאתרים אחרים לא נטענו.',
    }),
  showRemote: 'טעינת פריטים מאתרים אחרים',
  tooLong: (characters) => `התוכן ארוך מאוד: ${characters} תווים.`,
  showLong: 'הצגה בכל זאת',
  shown: 'התוכן מוצג.',
  textOnly: 'אפשר להציג תוכן זה רק כקוד מקור.',
  table: 'טבלה',
  external: 'קישור חיצוני',
  taskDone: 'בוצע',
  taskOpen: 'לא בוצע',
  report: 'הוסר מ־HTML זה',
  nothingRemoved: 'לא הוסר דבר.',
  part: 'רכיב',
  reason: 'סיבה',
  count: 'כמות',
  reasons: {
    policy: 'אסור לפי המדיניות',
    unsafe: 'לא בטוח',
    depth: 'מקונן עמוק מדי',
    length: 'ארוך מדי',
    remote: 'חסום עד שיאושר',
  },
};

/** Hebrew labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'יצירת חשבון',
  creating: 'החשבון נוצר…',
  name: 'שם',
  otherWays: 'דרכי הרשמה אחרות',
  passkey: 'הרשמה עם מפתח גישה',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) => `שלחנו הודעת דוא״ל עם השלב הבא${account && ` אל ${account}`}.`,
  signUpFailed: 'לא ניתן היה ליצור את החשבון. יש לבדוק את הפרטים ולנסות שוב.',
  accountCreated: 'החשבון נוצר.',
};

/** Hebrew labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'תגיות',
  hint: 'Delete להסרה, Enter לעריכה, Alt+חץ להזזה.',
  remove: (name) => `הסרת ${name}`,
  added: (name) => `התגית נוספה: ${name}`,
  removed: (name) => `התגית הוסרה: ${name}`,
  removedMany: (number, plural) => `הוסרו: ${counted(number, plural, tag)}`,
  moved: (name, position, total) => `${name} הועברה למקום ${position} מתוך ${total}`,
  selected: (number, plural) => `נבחרו: ${counted(number, plural, tag)}`,
  copied: (number, plural) => `הועתקו: ${counted(number, plural, tag)}`,
  undone: 'השינוי בוטל',
  rejected: (name, reason) => `”${name}”: ${reason}`,
  duplicate: 'כבר נוספה',
  tooLong: (max) => `ארוכה מדי (מגבלה: ${max})`,
  limitReached: (max) => `הושג המספר המרבי (${max})`,
  tooMany: (max) => `רק ${max} בבת אחת`,
  pending: 'יש להקיש Enter כדי להוסיף.',
  reportAdded: (number) => `נוספו: ${number}`,
  reportDuplicates: (number) => `כפולות: ${number}`,
  reportRejected: (number, _plural, reasons) => `נדחו: ${number} (${reasons})`,
  reportTooLong: 'ארוכה מדי',
  reportLimitReached: 'הושג המספר המרבי',
  reportNothing: 'דבר לא השתנה',
  details: 'פרטים',
  count: (number, max) => `${number} מתוך ${max}`,
  undo: 'ביטול הפעולה',
  clear: 'הסרת הכול',
  editTag: (name) => `עריכת ${name}`,
  suggestions: 'הצעות',
  suggested: (number, plural) =>
    counted(number, plural, { one: 'הצעה אחת', two: 'שתי הצעות', other: '# הצעות' }),
  loading: 'ההצעות נטענות…',
  noSuggestions: 'אין הצעות',
  suggestionsFailed: 'לא ניתן היה לטעון את ההצעות.',
};

/** Hebrew labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'הצגת שעות',
  clear: 'ניקוי',
  done: 'סיום',
  dialog: 'בחירת שעה',
  list: 'שעות',
  hourPattern: 'שש',
  minutePattern: 'דד',
  secondPattern: 'שנ',
  hint: 'אפשר גם להקליד: צהריים, תשע וחצי, בעוד שעתיים',
  notUnderstood: (example) => `יש להזין שעה, לדוגמה ${example}.`,
  noSuchHour: (hour) => `${hour} אינה שעה תקינה.`,
  noSuchMinute: (minute) => `${minute} אינה דקה תקינה.`,
  tooEarly: (earliest) => `יש לבחור ${earliest} או מאוחר יותר.`,
  tooLate: (latest) => `יש לבחור ${latest} או מוקדם יותר.`,
  outside: (from, to) => `יש לבחור שעה בין ${from} ל־${to}.`,
  offStep: (times) => `יש לבחור ${times}.`,
  noon: 'צהריים',
  midnight: 'חצות',
  now: 'עכשיו',
};

/** Hebrew labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `התראות (יש להקיש ${key})`,
  close: 'סגירה',
};

/** Hebrew words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'עכשיו',
  ahead: 'עוד|מהיום',
  next: 'הבא|הבאה|הקרוב|הקרובה',
  last: 'שעבר|שעברה|האחרון|האחרונה|הקודם|הקודמת',
  this: 'הזה|הזאת|זה|זו',
  days: 'י',
  weeks: 'השבוע|בשבוע|ש',
  months: 'החודש|בחודש|ח',
  years: 'השנה|בשנה',
  dayParts: 'בבוקר|בערב|בלילה|אחר הצהריים',
  numbers: [
    'אחד|אחת',
    'שניים|שתיים',
    'שלושה|שלוש',
    'ארבעה|ארבע',
    'חמישה|חמש',
    'שישה|שש',
    'שבעה|שבע',
    'שמונה',
    'תשעה|תשע',
    'עשרה|עשר',
  ],
  ignored: 'ב|ה|של|את',
  others: {
    הערב: '0D T',
    הלילה: '0D T',
    הבוקר: '0D T',
    'היום האחרון': ']',
    'היום הראשון': '[',
    'חצי שנה': '6M',
    'ביום שני': '@1',
    'ביום ראשון': '@7',
    'ביום שלישי': '@2',
    'ביום רביעי': '@3',
    'ביום חמישי': '@4',
    'ביום שישי': '@5',
    'ביום שבת': '@6',
    סוף: ']',
    בסוף: ']',
    תחילת: '[',
    בתחילת: '[',
    'יום ראשון': '@7',
    'יום שני': '@1',
    'יום שלישי': '@2',
    'יום רביעי': '@3',
    'יום חמישי': '@4',
    'יום שישי': '@5',
    'יום שבת': '@6',
    יומיים: '2D',
    שבועיים: '2W',
    חודשיים: '2M',
    שנתיים: '2Y',
    // The singular without a number is one.
    יום: '1D',
    שבוע: '1W',
    חודש: '1M',
    שנה: '1Y',
  },
};

/** Hebrew words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'שבוע|w',
  quarters: 'רבעון|הרבעון|רבע|q',
  halves: 'מחצית|המחצית|חציון|h',
  ordinals: [
    'ראשון|ראשונה|הראשון|הראשונה|א',
    'שני|שנייה|השני|השנייה|ב',
    'שלישי|השלישי|ג',
    'רביעי|הרביעי|ד',
  ],
  others: {},
};

/** Hebrew words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'עכשיו|כעת',
  noon: 'צהריים|בצהריים|צוהריים|בצוהריים',
  midnight: 'חצות|בחצות',
  am: 'בבוקר|בוקר|הבוקר|לפנות בוקר|לפני הצהריים|לפנה״צ',
  pm: 'אחר הצהריים|אחרי הצהריים|אחה״צ|בערב|ערב|הערב',
  night: 'בלילה|לילה|הלילה',
  ahead: 'בעוד|עוד|מעכשיו',
  ago: 'לפני',
  hours: 'שעה|שעות|בשעה|השעה|ש',
  minutes: 'דקה|דקות|דק',
  seconds: 'שנייה|שניות|שניה',
  half: 'וחצי|חצי',
  halfTo: '',
  quarter: 'ורבע|רבע',
  past: '',
  to: 'ל',
  minus: 'פחות',
  numbers: [
    'אחת|אחד|באחת',
    'שתיים|שניים|שתי|שני|בשתיים',
    'שלוש|שלושה|בשלוש',
    'ארבע|ארבעה|בארבע',
    'חמש|חמישה|בחמש',
    'שש|שישה|בשש',
    'שבע|שבעה|בשבע',
    'שמונה|בשמונה',
    'תשע|תשעה|בתשע',
    'עשר|עשרה|בעשר',
    'אחת עשרה|באחת עשרה',
    'שתים עשרה|שתיים עשרה|בשתים עשרה',
  ],
  between: '',
  ignored: 'ב|ה|ו|בערך|בדיוק',
  others: {
    ועשרה: '10',
    ועשר: '10',
    וחמישה: '5',
    וחמש: '5',
    שעתיים: '2 h',
    'חצי שעה': '30 m',
    'רבע שעה': '15 m',
    לאחת: '< 1',
    לשתיים: '< 2',
    לשלוש: '< 3',
    לארבע: '< 4',
    לחמש: '< 5',
    לשש: '< 6',
    לשבע: '< 7',
    לשמונה: '< 8',
    לתשע: '< 9',
    לעשר: '< 10',
    עשרים: '20',
    שלושים: '30',
  },
};

const items: PluralForms = { one: 'פריט אחד', two: 'שני פריטים', other: '# פריטים' };
const characters: PluralForms = lengths.characters;

/** Hebrew messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'שדה זה אינו תקין.',
  required: 'שדה זה הוא חובה.',
  accepted: 'יש לאשר זאת כדי להמשיך.',
  rangeStart: 'ההתחלה חסרה.',
  rangeEnd: 'הסיום חסר.',
  alphanumeric: 'יש להזין אותיות וספרות בלבד.',
  confirmed: 'שני הערכים אינם תואמים.',
  email: ({ multiple }) =>
    multiple
      ? 'יש להזין כתובות דוא״ל מופרדות בפסיקים.'
      : 'יש להזין כתובת דוא״ל כמו name@example.com.',
  number: 'יש להזין מספר.',
  integer: 'יש להזין מספר שלם.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'יש להזין ספרות בלבד.'
      : `יש להזין בדיוק ${counted(format(length), plural(length), lengths.digits)}.`,
  min: 'יש להזין {min} או יותר.',
  max: 'יש להזין {max} או פחות.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `יש לבחור לפחות ${counted(format(length), plural(length), items)}.`
      : `יש להזין לפחות ${counted(format(length), plural(length), characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `יש לבחור לכל היותר ${counted(format(length), plural(length), items)}.`
      : `יש להזין לכל היותר ${counted(format(length), plural(length), characters)}.`,
  pattern: 'יש להשתמש בפורמט המבוקש.',
};

/** Hebrew. */
export const he: Language = {
  tag: 'he',
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
