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
  email: 'البريد الإلكتروني',
  username: 'اسم المستخدم',
  emailOrUsername: 'البريد الإلكتروني أو اسم المستخدم',
  password: 'كلمة المرور',
  separator: 'أو',
  code: 'رمز لمرة واحدة',
  verify: 'تحقّق',
  back: 'رجوع',
  wrongCode: 'الرمز غير صحيح أو لم يعد صالحًا.',
  lockedOut: (time) => `محاولات كثيرة جدًا. حاول مرة أخرى ${time}.`,
  lockoutEnded: 'يمكنك المحاولة الآن.',
  unreachable: 'لا يوجد اتصال. تحقّق من الشبكة وحاول مرة أخرى.',
  failed: 'حدث خطأ ما. حاول مرة أخرى.',
  takingLonger: 'ما زلنا ننتظر الرد…',
  resend: 'إعادة الإرسال',
  resendIn: (time) => `إعادة الإرسال ${time}`,
  sent: 'تمت إعادة الإرسال.',
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
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'غير متاح',
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعده`,
  tooLate: (latest) => `اختر ${latest} أو ما قبله`,
  rangeStart: 'أول يوم',
  rangeEnd: 'آخر يوم',
  firstPeriod: 'البداية',
  lastPeriod: 'النهاية',
  periodRangeStarted: (period) => `من ${period}. اختر الفترة الأخيرة.`,
  periodRange: (from, to) => `${from} – ${to}`,
  rangeStarted: (day) => `من ${day}. اختر آخر يوم.`,
  rangeSelected: (range, number, plural) => `${range}، ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `الحد الأدنى: ${counted(number, plural, day)}`,
  rangeTooLong: (number, plural) => `الحد الأقصى: ${counted(number, plural, day)}`,
  periodsTooShort: (length) => `الحد الأدنى: ${length}`,
  periodsTooLong: (length) => `الحد الأقصى: ${length}`,
  unavailableInRange: 'يوجد بينهما يوم غير متاح',
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
  none: 'لا لون',
  text: 'رمز اللون',
  placeholder: '\u2066tomato, #f60, oklch(…)\u2069',
  format: 'صيغة الكتابة',
  channels: {
    r: 'أحمر',
    g: 'أخضر',
    b: 'أزرق',
    h: 'درجة اللون',
    s: 'التشبع',
    l: 'الإضاءة',
    c: 'الصفاء',
    a: 'العتامة',
  },
  swatches: 'عينات الألوان',
  eyeDropper: 'التقاط من الشاشة',
  outsideGamut: (shown) => `خارج نطاق sRGB، يظهر بالشكل \u2066${shown}\u2069`,
  invalidHex: 'بعد # تأتي 3 أو 4 أو 6 أو 8 خانات من 0–9 و a–f',
  invalidArguments: (name, example) => `تُكتب \u2066${name}()\u2069 هكذا: \u2066${example}\u2069`,
  unknownName: (name, suggestion) =>
    `لا لون باسم \u2066${name}\u2069${suggestion ? `. هل تقصد \u2066${suggestion}\u2069؟` : ''}`,
  dependsOnPage: (name) => `ليس لـ \u2066${name}\u2069 لون إلا داخل صفحة`,
  notOpaque: 'يجب أن يكون اللون معتمًا',
  notUnderstood: (example) => `ليس لونًا. جرّب \u2066${example}\u2069`,
  contrast: 'التباين',
  sample: 'أب',
  ratio: (number) => `\u2066${number}:1\u2069`,
  uses: { text: 'النص', large: 'النص الكبير', part: 'الأيقونات والحدود' },
  fails: 'غير كافٍ',
  applyPassingColor: (color, ratio) => `استخدام \u2066${color}\u2069 لبلوغ ${ratio}`,
  passes: (ratio) => `يبلغ ${ratio}`,
  noPassingColor: (ratio) => `لا تبلغ أي إضاءة لهذا اللون ${ratio}`,
};

/** Arabic labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'اختر دولة',
  placeholderMultiple: 'اختر دولاً',
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
  found: (number, total) => `${number} من ${total}`,
  results: (number, plural) =>
    counted(number, plural, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  none: (query) => `لا توجد دولة توافق «${query}»`,
  unknown: 'دولة غير معروفة',
  formerly: (name) => `سابقًا ${name}`,
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
  presets: 'اختصارات',
  dates: 'التواريخ',
  remove: (day) => `إزالة ${day}`,
  from: 'من',
  to: 'إلى',
  dayPattern: 'يوم',
  monthPattern: 'شهر',
  yearPattern: 'سنة',
  hint: 'أو بالكلمات: غدًا، بعد 3 أيام',
  notUnderstood: (example) => `هذا ليس تاريخًا. مثال: ${example}`,
  incomplete: (example) => `التاريخ غير مكتمل. مثال: ${example}`,
  noSuchMonth: (month, pattern) => `لا يوجد شهر ${month}. الترتيب: ${pattern}`,
  noSuchDay: (day) => `لا يوجد يوم ${day}`,
  ambiguous: (first, second) => `${first} أم ${second}؟ اكتب اسم الشهر`,
  wrongWeekday: (day, weekday) => `${day} هو يوم ${weekday}`,
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعده`,
  tooLate: (latest) => `اختر ${latest} أو ما قبله`,
  unavailable: 'هذا اليوم غير متاح',
  reversed: 'اليوم الأخير يسبق الأول',
  swap: 'تبديل',
  nights: (number, plural) =>
    counted(number, plural, {
      one: 'ليلة واحدة',
      two: 'ليلتان',
      few: '# ليالٍ',
      many: '# ليلة',
      other: '# ليلة',
    }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `الحد الأدنى: ${length}`,
  tooLong: (length) => `الحد الأقصى: ${length}`,
  unavailableInRange: (day) => `${day} ضمن الفترة غير متاح`,
};

/** Arabic texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'اختيار التاريخ والوقت',
  rangeDialog: 'اختيار البداية والنهاية',
  hint: 'أو بالكلمات: غدًا الساعة 9، بعد ساعتين',
  notUnderstood: (example) => `هذا ليس تاريخًا ووقتًا. مثال: ${example}`,
  noTime: (example) => `أضف الوقت، مثل ${example}`,
  occursTwice: (time) => `تتكرر الساعة ${time} مرتين في ذلك اليوم`,
  skippedTime: (time, day) => `لا وجود للساعة ${time} في ${day}، إذ تُقدَّم الساعة`,
  reversed: 'النهاية تسبق البداية',
};

/** Arabic labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'إغلاق',
};

/** Arabic labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'اختياري',
  checking: 'جارٍ التحقق…',
  fieldsToCorrect: (number, plural) => {
    if (plural === 'one') return 'صحّح حقلاً واحدًا';
    if (plural === 'two') return 'صحّح حقلين';
    return plural === 'few' ? `صحّح ${number} حقول` : `صحّح ${number} حقلاً`;
  },
  submitFailed: 'تعذّر الإرسال. يُرجى المحاولة مرة أخرى.',
};

/** Arabic labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'إعادة تعيين كلمة المرور',
  sending: 'جارٍ الإرسال…',
  codeHint: (digits, plural, account) =>
    `إذا كان هناك حساب${account && ` للعنوان ${account}`}، فقد أرسلنا إليه ${counted(digits, plural, lengths.digits)}`,
  linkSent: (account) =>
    `إذا كان هناك حساب ${account ? `للعنوان ${account}` : 'لهذا العنوان'}، فقد أرسلنا إليه رابطًا لإعادة تعيين كلمة المرور.`,
  sendFailed: 'تعذّر إرسال الرسالة. حاول مرة أخرى.',
  codeAccepted: 'الرمز صحيح.',
};

/** Arabic labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  staySignedIn: 'البقاء مسجّلًا',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  otherWays: 'طرق أخرى لتسجيل الدخول',
  codeHint: (digits, plural, account) =>
    `${counted(digits, plural, lengths.digits)} من التطبيق أو الرسالة${account && ` للحساب ${account}`}`,
  emailCodeHint: (digits, plural, account) =>
    `${counted(digits, plural, lengths.digits)} من رسالتنا الإلكترونية${account && ` إلى ${account}`}`,
  signInFailed: 'بيانات تسجيل الدخول غير صحيحة.',
  signedIn: 'تم تسجيل دخولك.',
  sendLink: 'أرسل إليّ رابط تسجيل الدخول',
  linkSent: (account) =>
    `إذا كان هناك حساب ${account ? `للعنوان ${account}` : 'لهذا العنوان'}، فقد أرسلنا إليه رابطًا لتسجيل الدخول.`,
  passkey: 'تسجيل الدخول بمفتاح مرور',
  switchToApp: 'استخدام رمز من التطبيق',
  switchToEmail: 'الحصول على رمز عبر البريد الإلكتروني',
  switchToRecovery: 'استخدام رمز استرداد',
  recoveryCode: 'رمز الاسترداد',
  recoveryHint: (account) =>
    `أحد الرموز${account && ` الخاصة بالحساب ${account}`} التي حفظتها عند إعداد تسجيل الدخول بخطوتين`,
};

/** Arabic labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} من ${total}`,
  digitsOnly: 'أرقام فقط.',
  digitsAndLettersOnly: 'أحرف من A إلى Z وأرقام فقط.',
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
  pageSize: 'لكل صفحة',
  goToPage: 'الانتقال إلى الصفحة',
  go: 'انتقال',
  outOfRange: (first, last) => `أدخل رقم صفحة من ${first} إلى ${last}`,
  noPage: 'أدخل رقم صفحة',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: 'رقم واحد', two: 'رقمان', few: '# أرقام', many: '# رقمًا', other: '# رقم' },
  characters: { one: 'حرف واحد', two: 'حرفان', few: '# أحرف', many: '# حرفًا', other: '# حرف' },
  bytes: { one: 'بايت واحد', two: 'بايتان', few: '# بايتات', many: '# بايتًا', other: '# بايت' },
};

/** Arabic labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'إظهار كلمة المرور',
  capsLock: 'مفتاح Caps Lock مفعّل',
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
    week: 'أو بالكلمات: الأسبوع القادم، الأسبوع 14',
    month: 'أو بالكلمات: الشهر القادم، أبريل',
    quarter: 'أو بالكلمات: الربع القادم، الربع 3',
    half: 'أو بالكلمات: النصف الأول، النصف القادم',
    year: 'أو بالكلمات: السنة القادمة، هذه السنة',
  },
  periodNotUnderstood: (example) => `النص غير مفهوم. جرّب ${example}`,
  noSuchPeriod: (period) => `${period} غير موجود`,
  periodUnavailable: 'هذه الفترة غير متاحة',
  periodReversed: 'تنتهي الفترة قبل أن تبدأ',
};

/** Arabic labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'رمز QR',
  codeFor: (text) => `رمز QR إلى ${text}`,
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyBlocked: 'النسخ محظور. النص محدد: انسخه من هنا.',
  empty: 'لا شيء لعرضه بعد',
  tooLong: 'أطول من أن يسعه رمز QR',
  loading: 'جارٍ تحميل الرمز',
  expired: 'انتهت صلاحية هذا الرمز',
  scanned: 'تم المسح',
  refresh: 'رمز جديد',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} من ${most}`,
  version: (version, level) => `الإصدار ${version}، المستوى ${level}`,
  tooLongFor: (used, most, level) => `${used}، والحد الأقصى ${most} في المستوى ${level}`,
  lowerLevel: (level) => `المستوى ${level} يتسع له`,
  shorten: (surplus) => `اختصره بمقدار ${surplus}`,
  downloads: 'تنزيل',
  download: (format) => `تنزيل ${format}`,
  downloadFailed: 'تعذّر إنشاء الملف: الشعار لا يسمح بذلك',
  scansWell: 'سهل المسح',
  mayFail: 'قد يتعذّر مسحه',
  rules: {
    quietZone: (found, asked) => `الهامش الفارغ ${found}، الأدنى ${asked} وحدات`,
    polarity: () => 'وحدات داكنة على أرضية فاتحة',
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
  distribution: (count) => `توزيع ${count}`,
  stars: (number, plural) =>
    counted(number, plural, {
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '# نجوم',
      many: '# نجمة',
      other: '# نجمة',
    }),
  values: 'القيمة',
  shares: 'النسبة',
  counts: 'التقييمات',
};

/** Arabic labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'تغيير كلمة المرور',
  saving: 'جارٍ الحفظ…',
  newPassword: 'كلمة المرور الجديدة',
  saveFailed: 'تعذّر تغيير كلمة المرور. جرّب كلمة أخرى.',
  passwordChanged: 'يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.',
  signIn: 'تسجيل الدخول',
  expired: 'لم يعد هذا الرابط صالحًا. فهو يعمل مرة واحدة ولفترة محدودة.',
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
  showRemote: 'التحميل من مواقع أخرى',
  tooLong: (characters, plural) =>
    `هذا المحتوى طويل جدًا: ${counted(characters, plural, lengths.characters)}.`,
  showLong: 'عرضه على أي حال',
  shown: 'المحتوى معروض الآن.',
  textOnly: 'لا يمكن عرض هذا المحتوى إلا بصيغته المصدرية.',
  table: 'جدول',
  external: 'موقع آخر',
  taskDone: 'منجز',
  taskOpen: 'غير منجز',
  report: 'ما أُزيل من هذا الـ HTML',
  nothingRemoved: 'لم يُزَل شيء.',
  part: 'الجزء',
  reason: 'السبب',
  count: 'العدد',
  reasons: {
    policy: 'خارج السياسة',
    unsafe: 'غير آمن',
    depth: 'متداخل بعمق زائد',
    length: 'طويل جدًا',
    remote: 'محجوب حتى يسمح القارئ',
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
  codeHint: (digits, plural, account) =>
    `${counted(digits, plural, lengths.digits)} من رسالتنا الإلكترونية${account && ` إلى ${account}`}`,
  linkSent: (account) => `لقد أرسلنا ${account ? `إلى ${account}` : 'إليك'} رسالة بالخطوة التالية.`,
  signUpFailed: 'تعذّر إنشاء الحساب. تحقق مما أدخلته.',
  accountCreated: 'تم إنشاء حسابك.',
};

/** Arabic labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'الوسوم',
  hint: 'مفتاح الحذف يزيل، والإدخال يحرّر، وAlt مع السهم ينقل',
  remove: (tag) => `إزالة ${tag}`,
  added: (tag) => `أُضيف ${tag}`,
  removed: (tag) => `أُزيل ${tag}`,
  removedMany: (number, plural) => `أُزيل: ${counted(number, plural, tags)}`,
  moved: (tag, position, total) => `نُقل ${tag} إلى الموضع ${position} من ${total}`,
  selected: (number, plural) => `حُدّد: ${counted(number, plural, tags)}`,
  copied: (number, plural) => `نُسخ: ${counted(number, plural, tags)}`,
  undone: 'تم التراجع عن التغيير',
  rejected: (tag, reason) => `«${tag}»: ${reason}`,
  duplicate: 'موجود من قبل',
  tooLong: (max) => `طويل جدًا، الحد الأقصى للأحرف: ${max}`,
  limitReached: (max) => `لا مكان، الحد الأقصى للوسوم: ${max}`,
  tooMany: (max) => `${max} فقط في المرة الواحدة`,
  pending: 'اضغط مفتاح الإدخال لإضافة هذا الوسم',
  reportAdded: (number) => `أُضيف: ${number}`,
  reportDuplicates: (number) => `مكرّر: ${number}`,
  reportRejected: (number, _plural, reasons) => `مرفوض: ${number} (${reasons})`,
  reportTooLong: 'طويل جدًا',
  reportLimitReached: 'لا مكان',
  reportNothing: 'لم يتغير شيء',
  details: 'التفاصيل',
  count: (number, max) => `${number} من ${max}`,
  undo: 'تراجع',
  clear: 'إزالة الكل',
  editTag: (tag) => `تحرير ${tag}`,
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
  suggestionsFailed: 'تعذّر تحميل الاقتراحات',
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
  hint: 'أو بالكلمات: الظهر، التاسعة والنصف، بعد ساعتين',
  notUnderstood: (example) => `هذا ليس وقتًا. مثال: ${example}`,
  noSuchHour: (hour) => `لا توجد ساعة ${hour}`,
  noSuchMinute: (minute) => `لا توجد دقيقة ${minute}`,
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعدها`,
  tooLate: (latest) => `اختر ${latest} أو ما قبلها`,
  outside: (from, to) => `اختر وقتًا من ${from} إلى ${to}`,
  offStep: (times) => `اختر ${times}`,
  noon: 'الظهر',
  midnight: 'منتصف الليل',
  now: 'الآن',
};

/** Arabic labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `الإشعارات (${key})`,
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
  ignored: 'في|عند|على|و|تماما',
  others: {
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
  accepted: 'أكّد هذا للمتابعة.',
  rangeStart: 'بداية الفترة غير محددة.',
  rangeEnd: 'نهاية الفترة غير محددة.',
  alphanumeric: 'أدخل حروفًا وأرقامًا فقط.',
  confirmed: 'الإدخالان غير متطابقين.',
  email: ({ multiple }) =>
    multiple
      ? 'أدخل عناوين بريد إلكتروني كاملة تفصل بينها الفاصلة «,».'
      : 'أدخل عنوان بريد إلكتروني كاملًا، مثل name@example.com.',
  number: 'أدخل رقمًا.',
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
  pattern: 'لا يطابق الإدخال الصيغة المطلوبة.',
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
