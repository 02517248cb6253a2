import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = {
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};

/** Arabic labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'عنوان البريد الإلكتروني',
  username: 'اسم المستخدم',
  emailOrUsername: 'عنوان البريد الإلكتروني أو اسم المستخدم',
  password: 'كلمة المرور',
  separator: 'أو',
  code: 'رمز لمرة واحدة',
  verify: 'التحقق',
  back: 'رجوع',
  wrongCode: 'الرمز غير صحيح أو انتهت صلاحيته.',
  lockedOut: (time) => `عدد المحاولات كبير جدًا. حاول مرة أخرى ${time}.`,
  lockoutEnded: 'يمكنك المحاولة مرة أخرى الآن.',
  unreachable: 'تعذّر الوصول إلى الخادم. تحقق من الاتصال وحاول مرة أخرى.',
  failed: 'حدث خطأ. حاول مرة أخرى.',
  takingLonger: 'يستغرق هذا وقتًا أطول من المعتاد…',
  resend: 'إعادة الإرسال',
  resendIn: (time) => `إعادة الإرسال ${time}`,
  sent: 'تمت إعادة الإرسال',
  provider: (name) => `المتابعة باستخدام ${name}`,
  lastUsed: 'آخر استخدام',
  next: 'متابعة',
  passwordHint: (number, plural) => `${counted(number, plural, characters)} على الأقل`,
};

/** Arabic labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  previousYear: 'السنة السابقة',
  nextYear: 'السنة التالية',
  previousYears: 'السنوات السابقة',
  nextYears: 'السنوات التالية',
  chooseMonth: (month) => `${month}، اختر الشهر`,
  chooseYear: (year) => `${year}، اختر السنة`,
  showDays: (years) => `${years}، العودة إلى الأيام`,
  showPeriods: (years) => `${years}، العودة إلى الفترات`,
  weeks: 'الأسبوع',
  weekShort: 'أسبوع',
  week: (number) => `الأسبوع ${number}`,
  quarter: (number) => `الربع ${number}`,
  firstHalf: 'النصف الأول',
  secondHalf: 'النصف الثاني',
  inYear: (period, year) => `${period} من ${year}`,
  unavailable: 'غير متاح',
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعده.`,
  tooLate: (latest) => `اختر ${latest} أو ما قبله.`,
  rangeStart: 'تاريخ البداية',
  rangeEnd: 'تاريخ النهاية',
  firstPeriod: 'البداية',
  lastPeriod: 'النهاية',
  periodRangeStarted: (period) => `البداية: ${period}. اختر الفترة الأخيرة.`,
  periodRange: (from, to) => `${from} – ${to}`,
  rangeStarted: (day) => `تاريخ البداية: ${day}. اختر تاريخ النهاية.`,
  rangeSelected: (range, number, plural) => `${range}، ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `الحد الأدنى: ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `الحد الأقصى: ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `الحد الأقصى: ${counted(number, plural, day)}. أزل يومًا لاختيار يوم آخر.`,
  periodsTooShort: (length) => `الحد الأدنى: ${length}.`,
  periodsTooLong: (length) => `الحد الأقصى: ${length}.`,
  unavailableInRange: 'تتضمن الفترة يومًا غير متاح.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: '، ',
};

/** Arabic labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'فتح منتقي الألوان',
  dialog: 'اختيار لون',
  close: 'إغلاق',
  done: 'تم',
  clear: 'مسح',
};

/** Arabic names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'وردي',
    red: 'أحمر',
    orange: 'برتقالي',
    brown: 'بني',
    beige: 'بيج',
    yellow: 'أصفر',
    olive: 'زيتوني',
    lime: 'أخضر ليموني',
    green: 'أخضر',
    turquoise: 'فيروزي',
    cyan: 'سماوي مخضر',
    sky: 'أزرق سماوي',
    blue: 'أزرق',
    violet: 'بنفسجي',
    purple: 'أرجواني',
    magenta: 'أرجواني فاقع',
    black: 'أسود',
    gray: 'رمادي',
    white: 'أبيض',
  },
  tones: {
    vivid: '{} زاهٍ',
    light: '{} فاتح',
    pale: '{} باهت',
    dark: '{} داكن',
    veryDark: '{} داكن جدًا',
    muted: '{} مائل إلى الرمادي',
    darkMuted: '{} داكن مائل إلى الرمادي',
  },
};

/** Arabic labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'اللون',
  areaRole: 'شريط تمرير ثنائي الأبعاد',
  saturation: 'التشبع',
  brightness: 'السطوع',
  hue: 'درجة اللون',
  opacity: 'العتامة',
  sliderValue: (value, name) => `${value}${name && `، ${name}`}`,
  none: 'بلا لون',
  text: 'رمز اللون',
  placeholder: '\u2066tomato, #f60, oklch(…)\u2069',
  format: 'الصيغة',
  channels: {
    r: 'أحمر',
    g: 'أخضر',
    b: 'أزرق',
    h: 'درجة اللون',
    s: 'التشبع',
    l: 'الإضاءة',
    c: 'الصفاء اللوني',
    a: 'العتامة',
  },
  swatches: 'عينات الألوان',
  eyeDropper: 'التقاط لون من الشاشة',
  outsideGamut: (shown) => `خارج نطاق sRGB، يظهر بالشكل \u2066${shown}\u2069`,
  invalidHex: 'أدخل 3 أو 4 أو 6 أو 8 خانات بعد #: \u20660–9\u2069 و\u2066a–f\u2069.',
  invalidArguments: (name, example) =>
    `أدخل \u2066${name}()\u2069 بهذه الصيغة: \u2066${example}\u2069.`,
  unknownName: (name, suggestion) =>
    `لون غير معروف: «\u2066${name}\u2069»${suggestion ? `. هل تقصد \u2066${suggestion}\u2069؟` : '.'}`,
  dependsOnPage: (name) => `لا يمكن استخدام \u2066${name}\u2069 هنا لأنه يعتمد على الصفحة.`,
  notOpaque: 'يجب أن يكون اللون معتمًا.',
  notUnderstood: (example) => `أدخل لونًا، مثل \u2066${example}\u2069.`,
  contrast: 'التباين',
  sample: 'أب',
  ratio: (number) => `\u2066${number}:1\u2069`,
  uses: { text: 'النص', large: 'النص الكبير', part: 'الأيقونات والحدود' },
  fails: 'غير مستوفى',
  applyPassingColor: (color, ratio) => `استخدام \u2066${color}\u2069 لبلوغ ${ratio}`,
  passes: (ratio) => `يبلغ ${ratio}`,
  noPassingColor: (ratio) => `لا تبلغ أي درجة من هذا اللون ${ratio}.`,
};

/** Arabic labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'اختر دولة',
  placeholderMultiple: 'اختر دولًا',
  openList: 'عرض الدول',
  list: 'الدول',
  selectedCountries: 'الدول المختارة',
  clear: 'مسح',
  remove: (name) => `إزالة ${name}`,
  preferred: 'مقترحة',
  allCountries: 'كل الدول',
  regions: {
    africa: 'أفريقيا',
    americas: 'الأمريكتان',
    antarctic: 'القارة القطبية الجنوبية',
    asia: 'آسيا',
    europe: 'أوروبا',
    oceania: 'أوقيانوسيا',
  },
  total: (number, plural) =>
    counted(number, plural, {
      one: 'دولة واحدة أو إقليم واحد',
      two: 'دولتان أو إقليمان',
      few: '# دول وأقاليم',
      many: '# دولة وإقليمًا',
      other: '# دولة وإقليم',
    }),
  found: (number, total) => `الدول: ${number} من ${total}`,
  results: (number, plural) =>
    counted(number, plural, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  none: (query) => `لم يُعثر على دولة تطابق «${query}»`,
  unknown: 'دولة غير معروفة',
  formerly: (name) => `سابقًا: ${name}`,
  capital: (name) => `العاصمة: ${name}`,
  selected: (name) => `تم اختيار ${name}`,
  removed: (name) => `تمت إزالة ${name}`,
  cleared: 'لم يتم اختيار شيء',
};

/** Arabic labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'فتح التقويم',
  clear: 'مسح',
  today: 'اليوم',
  done: 'تم',
  close: 'إغلاق',
  dialog: 'اختيار تاريخ',
  rangeDialog: 'اختيار فترة',
  datesDialog: 'اختيار تواريخ',
  presets: 'اختيار سريع',
  dates: 'التواريخ',
  remove: (day) => `إزالة ${day}`,
  from: 'من',
  to: 'إلى',
  dayPattern: 'يوم',
  monthPattern: 'شهر',
  yearPattern: 'سنة',
  hint: 'يمكنك أيضًا كتابة: غدًا، بعد 3 أيام',
  notUnderstood: (example) => `أدخل تاريخًا، مثل ${example}.`,
  incomplete: (example) => `أدخل تاريخًا كاملًا، مثل ${example}.`,
  noSuchMonth: (month, pattern) => `${month} ليس شهرًا. الصيغة: ${pattern}.`,
  noSuchDay: (day) => `لا يوجد يوم ${day}.`,
  ambiguous: (first, second) => `${first} أم ${second}؟ اكتب اسم الشهر.`,
  wrongWeekday: (day, weekday) => `${day} هو يوم ${weekday}.`,
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعده.`,
  tooLate: (latest) => `اختر ${latest} أو ما قبله.`,
  unavailable: 'هذا اليوم غير متاح.',
  reversed: 'تاريخ النهاية يسبق تاريخ البداية.',
  swap: 'تبديل البداية والنهاية',
  nights: (number, plural) =>
    counted(number, plural, {
      one: 'ليلة واحدة',
      two: 'ليلتان',
      few: '# ليالٍ',
      many: '# ليلة',
      other: '# ليلة',
    }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `الحد الأدنى: ${length}.`,
  tooLong: (length) => `الحد الأقصى: ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (day) => `تتضمن الفترة ${day}، وهو غير متاح.`,
};

/** Arabic texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'اختيار التاريخ والوقت',
  rangeDialog: 'اختيار البداية والنهاية',
  hint: 'يمكنك أيضًا كتابة: غدًا الساعة 9، بعد ساعتين',
  notUnderstood: (example) => `أدخل تاريخًا ووقتًا، مثل ${example}.`,
  noTime: (example) => `أضف الوقت، مثل ${example}.`,
  occursTwice: (time) => `تتكرر الساعة ${time} مرتين في ذلك اليوم. أيّهما تقصد؟`,
  skippedTime: (time, day) => `لا وجود للساعة ${time} في ${day}، لأن الساعة تُقدَّم.`,
  reversed: 'النهاية تسبق البداية.',
};

/** Arabic labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'إغلاق',
};

/** Arabic labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'اختياري',
  checking: 'جارٍ التحقق…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, {
      one: 'يجب تصحيح حقل واحد',
      two: 'يجب تصحيح حقلين',
      few: 'يجب تصحيح # حقول',
      many: 'يجب تصحيح # حقلًا',
      other: 'يجب تصحيح # حقل',
    }),
  submitFailed: 'تعذّر إرسال النموذج. حاول مرة أخرى.',
};

/** Digits after a preposition. */
const ofDigits: PluralForms = {
  one: 'رقم واحد',
  two: 'رقمين',
  few: '# أرقام',
  many: '# رقمًا',
  other: '# رقم',
};

/** Arabic labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'إعادة تعيين كلمة المرور',
  sending: 'جارٍ الإرسال…',
  codeHint: (digits, plural, account) =>
    `إذا كان هناك حساب${account && ` للعنوان ${account}`}، فقد أرسلنا إليه رمزًا مكوّنًا من ${counted(digits, plural, ofDigits)}.`,
  linkSent: (account) =>
    `إذا كان هناك حساب ${account ? `للعنوان ${account}` : 'لهذا العنوان'}، فقد أرسلنا إليه رابطًا لإعادة تعيين كلمة المرور.`,
  sendFailed: 'تعذّر إرسال الرسالة الإلكترونية. حاول مرة أخرى.',
  codeAccepted: 'الرمز صحيح.',
};

/** Arabic labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  staySignedIn: 'إبقاء تسجيل الدخول',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  otherWays: 'طرق أخرى لتسجيل الدخول',
  codeHint: (digits, plural, account) =>
    `الرمز المكوّن من ${counted(digits, plural, ofDigits)} من التطبيق أو الرسالة${account && ` للحساب ${account}`}`,
  emailCodeHint: (digits, plural, account) =>
    `الرمز المكوّن من ${counted(digits, plural, ofDigits)} من رسالتنا الإلكترونية${account && ` إلى ${account}`}`,
  signInFailed: 'بيانات تسجيل الدخول غير صحيحة.',
  signedIn: 'تم تسجيل دخولك.',
  sendLink: 'الحصول على رابط تسجيل الدخول عبر البريد الإلكتروني',
  linkSent: (account) =>
    `إذا كان هناك حساب ${account ? `للعنوان ${account}` : 'لهذا العنوان'}، فقد أرسلنا إليه رابطًا لتسجيل الدخول.`,
  passkey: 'تسجيل الدخول بمفتاح مرور',
  switchToApp: 'استخدام رمز من تطبيقك',
  switchToEmail: 'الحصول على رمز عبر البريد الإلكتروني',
  switchToRecovery: 'استخدام رمز استرداد',
  recoveryCode: 'رمز الاسترداد',
  recoveryHint: (account) =>
    `أحد الرموز${account && ` الخاصة بالحساب ${account}`} التي حفظتها عند إعداد تسجيل الدخول بخطوتين`,
};

/** Arabic labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} من ${total}`,
  digitsOnly: 'أرقام فقط',
  digitsAndLettersOnly: 'أحرف من A إلى Z وأرقام فقط',
};

/** Arabic labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'التنقل بين الصفحات',
  first: 'الصفحة الأولى',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  last: 'الصفحة الأخيرة',
  page: (number) => `الصفحة ${number}`,
  gap: (from, to) => `الصفحات من ${from} إلى ${to} غير معروضة`,
  more: 'صفحات أخرى',
  atLeast: (number) => `${number} على الأقل`,
  position: (page, last) => `${page} من ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} من ${total}`,
  empty: 'لا توجد نتائج',
  announcement: (position, from, to) => `الصفحة ${position}، النتائج من ${from} إلى ${to}`,
  pageSize: 'العناصر في الصفحة',
  goToPage: 'الانتقال إلى الصفحة',
  go: 'انتقال',
  outOfRange: (first, last) => `أدخل رقم صفحة من ${first} إلى ${last}.`,
  noPage: 'أدخل رقم صفحة.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: 'رقم واحد', two: 'رقمان', few: '# أرقام', many: '# رقمًا', other: '# رقم' },
  characters: { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' },
  bytes: { one: 'بايت واحد', two: 'بايتان', few: '# بايتات', many: '# بايتًا', other: '# بايت' },
};

/** Arabic labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'إظهار كلمة المرور',
  capsLock: 'مفتاح Caps Lock مفعّل.',
  strength: 'قوة كلمة المرور',
  veryWeak: 'ضعيفة جدًا',
  weak: 'ضعيفة',
  fair: 'متوسطة',
  good: 'جيدة',
  strong: 'قوية',
};

/** Arabic labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'اختيار أسبوع',
    month: 'اختيار شهر',
    quarter: 'اختيار ربع سنة',
    half: 'اختيار نصف سنة',
    year: 'اختيار سنة',
  },
  periodRangeDialog: 'اختيار فترة',
  current: {
    week: 'هذا الأسبوع',
    month: 'هذا الشهر',
    quarter: 'هذا الربع',
    half: 'هذا النصف',
    year: 'هذه السنة',
  },
  periodHint: {
    week: 'يمكنك أيضًا كتابة: الأسبوع القادم، الأسبوع 14',
    month: 'يمكنك أيضًا كتابة: الشهر القادم، أبريل',
    quarter: 'يمكنك أيضًا كتابة: الربع القادم، الربع 3',
    half: 'يمكنك أيضًا كتابة: النصف الأول، النصف القادم',
    year: 'يمكنك أيضًا كتابة: السنة القادمة، هذه السنة',
  },
  periodNotUnderstood: (example) => `أدخل فترة، مثل ${example}.`,
  noSuchPeriod: (period) => `${period} غير موجود.`,
  periodUnavailable: 'هذه الفترة غير متاحة.',
  periodReversed: 'النهاية تسبق البداية.',
};

/** Arabic labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'رمز QR',
  codeFor: (text) => `رمز QR للنص ${text}`,
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyBlocked: 'النسخ محظور. انسخ النص المحدد.',
  empty: 'لا يوجد محتوى بعد',
  tooLong: 'أطول من أن يتسع له رمز QR',
  loading: 'جارٍ تحميل الرمز…',
  expired: 'انتهت صلاحية هذا الرمز.',
  scanned: 'تم المسح',
  refresh: 'رمز جديد',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} من ${most}`,
  version: (version, level) => `الإصدار ${version}، المستوى ${level}`,
  tooLongFor: (used, most, level) => `${used}، والحد الأقصى ${most} في المستوى ${level}`,
  lowerLevel: (level) => `المستوى ${level} يتسع له.`,
  shorten: (surplus) => `اختصره بمقدار ${surplus}.`,
  downloads: 'تنزيل',
  download: (format) => `تنزيل ${format}`,
  downloadFailed: 'تعذّر إنشاء الملف لأن خادم الشعار لا يسمح بذلك.',
  scansWell: 'سهل المسح',
  mayFail: 'قد يتعذّر مسحه',
  rules: {
    quietZone: (found, asked) => `الهامش الفارغ ${found}، الأدنى ${asked} وحدات`,
    polarity: () => 'وحدات داكنة على خلفية فاتحة',
    contrast: (found, asked) => `التباين ${found}، الأدنى ${asked}`,
    moduleSize: (found, asked) => `الوحدة ${found} بكسل، الأدنى ${asked} بكسل`,
    printSize: (found, asked) => `الوحدة المطبوعة ${found} مم، الأدنى ${asked} مم`,
    logo: (found, asked) => `الشعار يحجب ${found} من الرمز، الأقصى ${asked}`,
  },
  passed: 'مستوفى:',
  failed: 'غير مستوفى:',
};

/** Arabic labels of the rating. */
export const rating: Language['rating'] = {
  none: 'بلا تقييم',
  value: (number, max, word) => `${number} من ${max}${word ? `، ${word}` : ''}`,
};

/** Arabic labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} من ${max}${count ? `، ${count}` : ''}`,
  unrated: 'لا توجد تقييمات بعد',
  count: (number, plural) =>
    counted(number, plural, {
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: '# تقييمات',
      many: '# تقييمًا',
      other: '# تقييم',
    }),
  distribution: (count) => `التوزيع: ${count}`,
  stars: (number, plural) =>
    counted(number, plural, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '# نجوم',
      many: '# نجمة',
      other: '# نجمة',
    }),
  values: 'القيمة',
  shares: 'النسبة المئوية',
  counts: 'التقييمات',
};

/** Arabic labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'تغيير كلمة المرور',
  saving: 'جارٍ الحفظ…',
  newPassword: 'كلمة المرور الجديدة',
  saveFailed: 'تعذّر تغيير كلمة المرور. حاول مرة أخرى أو اختر كلمة مرور أخرى.',
  passwordChanged: 'يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.',
  signIn: 'تسجيل الدخول',
  expired: 'لم يعد هذا الرابط صالحًا. يعمل مرة واحدة ولمدة محدودة.',
  requestNewLink: 'طلب رابط آخر',
};

/** Arabic labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: 'لم يُحمَّل عنصر واحد من موقع آخر.',
      two: 'لم يُحمَّل عنصران من مواقع أخرى.',
      few: 'لم تُحمَّل # عناصر من مواقع أخرى.',
      many: 'لم يُحمَّل # عنصرًا من مواقع أخرى.',
      other: 'لم يُحمَّل # عنصر من مواقع أخرى.',
    }),
  showRemote: 'تحميل العناصر من المواقع الأخرى',
  tooLong: (characters, plural) =>
    `هذا المحتوى طويل جدًا: ${counted(characters, plural, lengths.characters)}.`,
  showLong: 'عرضه على أي حال',
  shown: 'المحتوى معروض الآن.',
  textOnly: 'لا يمكن عرض هذا المحتوى إلا كشفرة مصدرية.',
  table: 'جدول',
  external: 'رابط خارجي',
  taskDone: 'منجز',
  taskOpen: 'غير منجز',
  report: 'ما أُزيل من شفرة HTML هذه',
  nothingRemoved: 'لم يُزَل شيء.',
  part: 'العنصر',
  reason: 'السبب',
  count: 'العدد',
  reasons: {
    policy: 'لا تسمح به السياسة',
    unsafe: 'غير آمن',
    depth: 'متداخل بعمق زائد',
    length: 'طويل جدًا',
    remote: 'محجوب حتى تسمح به',
  },
};

const tags: PluralForms = {
  one: 'وسم واحد',
  two: 'وسمان',
  few: '# وسوم',
  many: '# وسمًا',
  other: '# وسم',
};

/** Arabic labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'إنشاء حساب',
  creating: 'جارٍ إنشاء الحساب…',
  name: 'الاسم',
  otherWays: 'طرق أخرى لإنشاء حساب',
  passkey: 'إنشاء حساب بمفتاح مرور',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `لقد أرسلنا ${account ? `إلى ${account}` : 'إليك'} رسالة إلكترونية بالخطوة التالية.`,
  signUpFailed: 'تعذّر إنشاء الحساب. تحقق من بياناتك وحاول مرة أخرى.',
  accountCreated: 'تم إنشاء حسابك.',
};

/** Arabic labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'الوسوم',
  hint: 'مفتاح الحذف للإزالة، ومفتاح الإدخال للتعديل، وAlt مع السهم للنقل.',
  remove: (tag) => `إزالة ${tag}`,
  added: (tag) => `تمت إضافة ${tag}`,
  removed: (tag) => `تمت إزالة ${tag}`,
  removedMany: (number, plural) => `تمت الإزالة: ${counted(number, plural, tags)}`,
  moved: (tag, position, total) => `تم نقل ${tag} إلى الموضع ${position} من ${total}`,
  selected: (number, plural) => `تم التحديد: ${counted(number, plural, tags)}`,
  copied: (number, plural) => `تم النسخ: ${counted(number, plural, tags)}`,
  undone: 'تم التراجع عن التغيير',
  rejected: (tag, reason) => `«${tag}»: ${reason}`,
  duplicate: 'تمت إضافته من قبل',
  tooLong: (max) => `طويل جدًا (الحد الأقصى للأحرف: ${max})`,
  limitReached: (max) => `تم بلوغ الحد الأقصى (${max})`,
  tooMany: (max) => `${max} فقط في المرة الواحدة`,
  pending: 'اضغط مفتاح الإدخال لإضافة هذا الوسم.',
  reportAdded: (number) => `تمت الإضافة: ${number}`,
  reportDuplicates: (number) => `مكرّر: ${number}`,
  reportRejected: (number, _plural, reasons) => `مرفوض: ${number} (${reasons})`,
  reportTooLong: 'طويل جدًا',
  reportLimitReached: 'تم بلوغ الحد الأقصى',
  reportNothing: 'لم يتغير شيء',
  details: 'التفاصيل',
  count: (number, max) => `${number} من ${max}`,
  undo: 'تراجع',
  clear: 'إزالة الكل',
  editTag: (tag) => `تعديل ${tag}`,
  suggestions: 'الاقتراحات',
  suggested: (number, plural) =>
    counted(number, plural, {
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '# اقتراحات',
      many: '# اقتراحًا',
      other: '# اقتراح',
    }),
  loading: 'جارٍ تحميل الاقتراحات…',
  noSuggestions: 'لا توجد اقتراحات',
  suggestionsFailed: 'تعذّر تحميل الاقتراحات.',
};

/** Arabic labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'عرض الأوقات',
  clear: 'مسح',
  done: 'تم',
  dialog: 'اختيار وقت',
  list: 'الأوقات',
  hourPattern: 'ساعة',
  minutePattern: 'دقيقة',
  secondPattern: 'ثانية',
  hint: 'يمكنك أيضًا كتابة: الظهر، التاسعة والنصف، بعد ساعتين',
  notUnderstood: (example) => `أدخل وقتًا، مثل ${example}.`,
  noSuchHour: (hour) => `${hour} ليست ساعة صالحة.`,
  noSuchMinute: (minute) => `${minute} ليست دقيقة صالحة.`,
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعدها.`,
  tooLate: (latest) => `اختر ${latest} أو ما قبلها.`,
  outside: (from, to) => `اختر وقتًا من ${from} إلى ${to}.`,
  offStep: (times) => `اختر ${times}.`,
  noon: 'الظهر',
  midnight: 'منتصف الليل',
  now: 'الآن',
};

/** Arabic labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `الإشعارات (اضغط ${key})`,
  close: 'إغلاق',
};

/** Arabic words for typed dates. */
export const typedDates: Language['typedDates'] = {
  tomorrow: 'الغد|بكرة',
  yesterday: 'البارحة',
  dayAfterTomorrow: 'بعد غد|بعد غدا',
  dayBeforeYesterday: 'أول من أمس|قبل أمس',
  ahead: 'بعد',
  ago: 'منذ',
  next: 'القادم|القادمة|المقبل|المقبلة|التالي|التالية',
  last: 'الماضي|الماضية|السابق|السابقة|الفائت|الفائتة',
  this: 'هذا|هذه',
  days: 'يوما|ي',
  weeks: 'أسبوعا|الأسبوع',
  months: 'شهرا|شهور|الشهر',
  years: 'سنين|عاما|أعوام|السنة|العام',
  dayParts: 'صباحا|مساء|ليلا|المساء|الصباح|صباح',
  numbers: [
    'واحد|واحدة',
    'اثنان|اثنين',
    'ثلاث|ثلاثة',
    'أربع|أربعة',
    'خمس|خمسة',
    'ست|ستة',
    'سبع|سبعة',
    'ثماني|ثمانية',
    'تسع|تسعة',
    'عشر|عشرة',
  ],
  ignored: 'من|في|م',
  others: {
    'يوم الاثنين': '@1',
    'يوم الثلاثاء': '@2',
    'يوم الأربعاء': '@3',
    'يوم الخميس': '@4',
    'يوم الجمعة': '@5',
    'يوم السبت': '@6',
    'يوم الأحد': '@7',
    الليلة: '0D T',
    'آخر يوم': ']',
    'أول يوم': '[',
    'نصف سنة': '6M',
    'نصف عام': '6M',
    نهاية: ']',
    آخر: ']',
    بداية: '[',
    أول: '[',
    // The dual: two of a unit in one word.
    يومين: '2D',
    أسبوعين: '2W',
    شهرين: '2M',
    سنتين: '2Y',
    عامين: '2Y',
    // The singular without a number is one.
    يوم: '1D',
    أسبوع: '1W',
    شهر: '1M',
    سنة: '1Y',
    عام: '1Y',
    // Month names of the Levant and the Maghreb beside those that `Intl` gives for `ar`.
    'كانون الثاني': '#1',
    شباط: '#2',
    آذار: '#3',
    نيسان: '#4',
    أيار: '#5',
    حزيران: '#6',
    تموز: '#7',
    آب: '#8',
    أيلول: '#9',
    'تشرين الأول': '#10',
    'تشرين الثاني': '#11',
    'كانون الأول': '#12',
    جانفي: '#1',
    فيفري: '#2',
    أفريل: '#4',
    جوان: '#6',
    جويلية: '#7',
    أوت: '#8',
  },
};

/** Arabic words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'الأسبوع|أسبوع|w',
  quarters: 'الربع|ربع|q',
  halves: 'النصف|نصف|h',
  ordinals: ['الأول|أول', 'الثاني|ثان|ثاني', 'الثالث|ثالث', 'الرابع|رابع'],
  others: {},
};

/** Arabic words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'الآن|حالا',
  noon: 'الظهر|ظهرا|الظهيرة|منتصف النهار',
  midnight: 'منتصف الليل',
  am: 'صباحا|الصباح|فجرا|قبل الظهر',
  pm: 'مساء|المساء|عصرا|بعد الظهر',
  night: 'ليلا|الليل|الليلة',
  ahead: 'بعد|خلال',
  ago: 'قبل|منذ',
  hours: 'الساعة|ساعة|ساعات|س',
  minutes: 'دقيقة|دقائق|والدقيقة|د',
  seconds: 'ثانية|ثوان|ثواني|ث',
  half: 'والنصف|ونصف|نصف|النصف',
  halfTo: '',
  quarter: 'والربع|وربع|ربع|الربع|ربعا',
  past: '',
  to: '',
  minus: 'إلا',
  numbers: [
    'الواحدة|واحدة|واحد',
    'الثانية|اثنتين|اثنان|اثنين',
    'الثالثة|ثلاث|ثلاثة',
    'الرابعة|أربع|أربعة',
    'الخامسة|خمس|خمسة',
    'السادسة|ست|ستة',
    'السابعة|سبع|سبعة',
    'الثامنة|ثماني|ثمانية',
    'التاسعة|تسع|تسعة',
    'العاشرة|عشر|عشرة',
    'الحادية عشرة',
    'الثانية عشرة',
  ],
  between: '',
  ignored: 'في|عند|على|و|تماما',
  others: {
    وعشر: '10',
    وخمس: '5',
    ساعتين: '2 h',
    دقيقتين: '2 m',
    'نصف ساعة': '30 m',
    'ربع ساعة': '15 m',
    ثلثا: '20',
    والثلث: '20',
    وثلث: '20',
    عشرين: '20',
    ثلاثين: '30',
  },
};

const digits: PluralForms = {
  one: 'رقمًا واحدًا',
  two: 'رقمين',
  few: '# أرقام',
  many: '# رقمًا',
  other: '# رقم',
};

const characters: PluralForms = {
  one: 'حرفًا واحدًا',
  two: 'حرفين',
  few: '# أحرف',
  many: '# حرفًا',
  other: '# حرف',
};

const choices: PluralForms = {
  one: 'خيارًا واحدًا',
  two: 'خيارين',
  few: '# خيارات',
  many: '# خيارًا',
  other: '# خيار',
};

/** Arabic messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'هذا الحقل غير صالح.',
  required: 'هذا الحقل مطلوب.',
  accepted: 'أكّد للمتابعة.',
  rangeStart: 'البداية ناقصة.',
  rangeEnd: 'النهاية ناقصة.',
  alphanumeric: 'أدخل حروفًا وأرقامًا فقط.',
  confirmed: 'الإدخالان غير متطابقين.',
  email: ({ multiple }) =>
    multiple
      ? 'أدخل عناوين بريد إلكتروني تفصل بينها الفاصلة «,».'
      : 'أدخل عنوان بريد إلكتروني، مثل name@example.com.',
  number: 'أدخل عددًا.',
  integer: 'أدخل عددًا صحيحًا.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'أدخل أرقامًا فقط.'
      : `أدخل ${counted(format(length), plural(length), digits)} بالضبط.`,
  min: 'أدخل عددًا لا يقل عن {min}.',
  max: 'أدخل عددًا لا يزيد على {max}.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `اختر ${counted(format(length), plural(length), choices)} على الأقل.`
      : `أدخل ${counted(format(length), plural(length), characters)} على الأقل.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `اختر ${counted(format(length), plural(length), choices)} على الأكثر.`
      : `أدخل ${counted(format(length), plural(length), characters)} على الأكثر.`,
  pattern: 'استخدم الصيغة المطلوبة.',
};

/** Arabic. */
export const ar: Language = {
  tag: 'ar',
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
