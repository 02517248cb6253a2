import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

/** Hindi labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'ईमेल पता',
  username: 'यूज़रनेम',
  emailOrUsername: 'ईमेल पता या यूज़रनेम',
  password: 'पासवर्ड',
  separator: 'या',
  code: 'वन-टाइम कोड',
  verify: 'सत्यापित करें',
  back: 'वापस',
  wrongCode: 'कोड गलत है या उसकी अवधि समाप्त हो गई है।',
  lockedOut: (time) => `बहुत ज़्यादा बार कोशिश की गई। ${time} फिर से कोशिश करें।`,
  lockoutEnded: 'अब आप फिर से कोशिश कर सकते हैं।',
  unreachable: 'सर्वर से संपर्क नहीं हो पा रहा है। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  failed: 'कुछ गलत हो गया। फिर से कोशिश करें।',
  takingLonger: 'इसमें सामान्य से ज़्यादा समय लग रहा है…',
  resend: 'फिर से भेजें',
  resendIn: (time) => `${time} फिर से भेजें`,
  sent: 'फिर से भेजा गया',
  provider: (name) => `${name} से जारी रखें`,
  lastUsed: 'पिछली बार',
  next: 'जारी रखें',
  passwordHint: (number, plural) => `कम से कम ${counted(number, plural, characters)}`,
};

/** Hindi labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'कैलेंडर',
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  previousYear: 'पिछला साल',
  nextYear: 'अगला साल',
  previousYears: 'पिछले साल',
  nextYears: 'अगले साल',
  chooseMonth: (month) => `${month}, महीना चुनें`,
  chooseYear: (year) => `${year}, साल चुनें`,
  showDays: (years) => `${years}, दिनों पर वापस जाएँ`,
  showPeriods: (years) => `${years}, अवधियों पर वापस जाएँ`,
  weeks: 'सप्ताह',
  weekShort: 'सप्त',
  week: (number) => `सप्ताह ${number}`,
  quarter: (number) => `ति${number}`,
  firstHalf: 'छमाही 1',
  secondHalf: 'छमाही 2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'उपलब्ध नहीं',
  tooEarly: (earliest) => `${earliest} या उसके बाद चुनें।`,
  tooLate: (latest) => `${latest} या उससे पहले चुनें।`,
  rangeStart: 'शुरू की तारीख',
  rangeEnd: 'आखिरी तारीख',
  firstPeriod: 'शुरुआत',
  lastPeriod: 'अंत',
  periodRangeStarted: (period) => `${period} से। आखिरी अवधि चुनें।`,
  periodRange: (from, to) => `${from} से ${to} तक`,
  rangeStarted: (first) => `शुरू की तारीख: ${first}। आखिरी तारीख चुनें।`,
  rangeSelected: (range, number) => `${range}, ${number} दिन`,
  rangeTooShort: (number) => `कम से कम ${number} दिन चुनें।`,
  rangeTooLong: (number) => `ज़्यादा से ज़्यादा ${number} दिन चुनें।`,
  daysFull: (number) => `आप ज़्यादा से ज़्यादा ${number} दिन चुन सकते हैं। दूसरा चुनने के लिए एक हटाएँ।`,
  periodsTooShort: (length) => `कम से कम ${length} चुनें।`,
  periodsTooLong: (length) => `ज़्यादा से ज़्यादा ${length} चुनें।`,
  unavailableInRange: 'अवधि में एक ऐसा दिन है जो उपलब्ध नहीं है।',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Hindi labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'रंग चयनकर्ता खोलें',
  dialog: 'रंग चुनें',
  close: 'बंद करें',
  done: 'हो गया',
  clear: 'मिटाएँ',
};

/** Hindi names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'गुलाबी',
    red: 'लाल',
    orange: 'नारंगी',
    brown: 'भूरा',
    beige: 'बेज',
    yellow: 'पीला',
    olive: 'जैतूनी',
    lime: 'नींबू हरा',
    green: 'हरा',
    turquoise: 'फ़िरोज़ी',
    cyan: 'सियान',
    sky: 'आसमानी',
    blue: 'नीला',
    violet: 'बैंगनी नीला',
    purple: 'बैंगनी',
    magenta: 'मैजेंटा',
    black: 'काला',
    gray: 'धूसर',
    white: 'सफ़ेद',
  },
  tones: {
    vivid: 'चटक {}',
    light: 'हल्का {}',
    pale: 'फीका {}',
    dark: 'गहरा {}',
    veryDark: 'बहुत गहरा {}',
    muted: 'मटमैला {}',
    darkMuted: 'गहरा मटमैला {}',
  },
};

/** Hindi labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'रंग',
  areaRole: '2D स्लाइडर',
  saturation: 'संतृप्ति',
  brightness: 'चमक',
  hue: 'रंगत',
  opacity: 'अपारदर्शिता',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'कोई रंग नहीं',
  text: 'रंग कोड',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'प्रारूप',
  channels: {
    r: 'लाल',
    g: 'हरा',
    b: 'नीला',
    h: 'रंगत',
    s: 'संतृप्ति',
    l: 'हल्कापन',
    c: 'क्रोमा',
    a: 'अपारदर्शिता',
  },
  swatches: 'रंग नमूने',
  eyeDropper: 'स्क्रीन से रंग चुनें',
  outsideGamut: (shown) => `sRGB से बाहर, ${shown} के रूप में दिखाया गया`,
  invalidHex: '# के बाद 3, 4, 6 या 8 अंक लिखें: 0–9 और a–f।',
  invalidArguments: (name, example) => `${name}() को इस प्रारूप में लिखें: ${example}।`,
  unknownName: (name, suggestion) =>
    `अज्ञात रंग: “${name}”${suggestion ? `। क्या आपका मतलब ${suggestion} है?` : '।'}`,
  dependsOnPage: (name) => `${name} यहाँ इस्तेमाल नहीं हो सकता, क्योंकि यह पेज पर निर्भर करता है।`,
  notOpaque: 'रंग अपारदर्शी होना चाहिए।',
  notUnderstood: (example) => `कोई रंग लिखें, जैसे ${example}।`,
  contrast: 'कंट्रास्ट',
  sample: 'अआ',
  ratio: (number) => `${number}:1`,
  uses: {
    text: 'टेक्स्ट',
    large: 'बड़ा टेक्स्ट',
    part: 'आइकन और बॉर्डर',
  },
  fails: 'पूरा नहीं',
  applyPassingColor: (color, ratio) => `${ratio} तक पहुँचने के लिए ${color} इस्तेमाल करें`,
  passes: (ratio) => `${ratio} तक पहुँचता है`,
  noPassingColor: (ratio) => `इस रंग का कोई शेड ${ratio} तक नहीं पहुँचता।`,
};

/** Hindi labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'देश चुनें',
  placeholderMultiple: 'देश चुनें',
  openList: 'देश दिखाएँ',
  list: 'देश',
  selectedCountries: 'चुने गए देश',
  clear: 'मिटाएँ',
  remove: (name) => `${name} हटाएँ`,
  preferred: 'सुझाए गए',
  allCountries: 'सभी देश',
  regions: {
    africa: 'अफ़्रीका',
    americas: 'अमेरिका',
    antarctic: 'अंटार्कटिका',
    asia: 'एशिया',
    europe: 'यूरोप',
    oceania: 'ओशिनिया',
  },
  total: (number) => `${number} देश और क्षेत्र`,
  found: (number, total) => `${total} देशों में से ${number}`,
  results: (number) => `${number} परिणाम`,
  none: (query) => `“${query}” के लिए कोई देश नहीं मिला`,
  unknown: 'अज्ञात देश',
  formerly: (name) => `पुराना नाम: ${name}`,
  capital: (name) => `राजधानी: ${name}`,
  selected: (name) => `${name} चुना गया`,
  removed: (name) => `${name} हटाया गया`,
  cleared: 'कुछ नहीं चुना गया',
};

/** Hindi labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'कैलेंडर खोलें',
  clear: 'मिटाएँ',
  today: 'आज',
  done: 'हो गया',
  close: 'बंद करें',
  dialog: 'तारीख चुनें',
  rangeDialog: 'तारीखें चुनें',
  datesDialog: 'तारीखें चुनें',
  presets: 'झटपट विकल्प',
  dates: 'तारीखें',
  remove: (day) => `${day} हटाएँ`,
  from: 'कब से',
  to: 'कब तक',
  dayPattern: 'दिन',
  monthPattern: 'माह',
  yearPattern: 'वर्ष',
  hint: 'आप यह भी लिख सकते हैं: कल, 3 दिन बाद, अगला शुक्रवार',
  notUnderstood: (example) => `कोई तारीख लिखें, जैसे ${example}।`,
  incomplete: (example) => `पूरी तारीख लिखें, जैसे ${example}।`,
  noSuchMonth: (month, pattern) => `${month} कोई महीना नहीं है। प्रारूप: ${pattern}।`,
  noSuchDay: (date) => `${date} कोई तारीख नहीं है।`,
  ambiguous: (first, second) => `${first} या ${second}? महीना अक्षरों में लिखें।`,
  wrongWeekday: (date, weekday) => `${date} को ${weekday} है।`,
  tooEarly: (earliest) => `${earliest} या उसके बाद चुनें।`,
  tooLate: (latest) => `${latest} या उससे पहले चुनें।`,
  unavailable: 'यह दिन उपलब्ध नहीं है।',
  reversed: 'आखिरी तारीख शुरू की तारीख से पहले है।',
  swap: 'शुरुआत और अंत आपस में बदलें',
  nights: (number, plural) => counted(number, plural, { one: '# रात', other: '# रातें' }),
  days: (number) => `${number} दिन`,
  tooShort: (length) => `कम से कम ${length} चुनें।`,
  tooLong: (length) => `ज़्यादा से ज़्यादा ${length} चुनें।`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `अवधि में ${date} है, जो उपलब्ध नहीं है।`,
};

/** Hindi texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'तारीख और समय चुनें',
  rangeDialog: 'शुरुआत और अंत चुनें',
  hint: 'आप यह भी लिख सकते हैं: कल 9 बजे, 2 घंटे बाद',
  notUnderstood: (example) => `कोई तारीख और समय लिखें, जैसे ${example}।`,
  noTime: (example) => `समय भी जोड़ें, जैसे ${example}।`,
  occursTwice: (time) => `उस दिन ${time} दो बार आता है। कौन सा?`,
  skippedTime: (time, day) => `${day} को ${time} नहीं होता: घड़ियाँ आगे की जाती हैं।`,
  reversed: 'अंत शुरुआत से पहले है।',
};

/** Hindi labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'बंद करें',
};

/** Hindi labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'वैकल्पिक',
  checking: 'जाँच हो रही है…',
  fieldsToCorrect: (number) => `${number} फ़ील्ड में सुधार ज़रूरी है`,
  submitFailed: 'फ़ॉर्म नहीं भेजा जा सका। फिर से कोशिश करें।',
};

/** Hindi labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'पासवर्ड रीसेट करें',
  sending: 'भेजा जा रहा है…',
  codeHint: (digits, _plural, account) =>
    `अगर ${account ? `${account} का ` : ''}कोई खाता है, तो हमने ${digits} अंकों का कोड भेज दिया है।`,
  linkSent: (account) =>
    `अगर ${account || 'इस पते'} का कोई खाता है, तो हमने पासवर्ड रीसेट करने का लिंक भेज दिया है।`,
  sendFailed: 'ईमेल नहीं भेजा जा सका। फिर से कोशिश करें।',
  codeAccepted: 'कोड सही है।',
};

/** Hindi labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'साइन इन करें',
  signingIn: 'साइन इन हो रहा है…',
  staySignedIn: 'साइन इन रहें',
  forgotPassword: 'पासवर्ड भूल गए?',
  otherWays: 'साइन इन के अन्य तरीके',
  codeHint: (digits, _plural, account) =>
    `${account && `${account} के लिए `}आपके ऐप या संदेश में दिया गया ${digits} अंकों का कोड`,
  emailCodeHint: (digits, _plural, account) =>
    `${account && `${account} पर भेजे गए `}हमारे ईमेल में दिया गया ${digits} अंकों का कोड`,
  signInFailed: 'साइन इन की जानकारी गलत है।',
  signedIn: 'आपने साइन इन कर लिया है।',
  sendLink: 'ईमेल पर साइन-इन लिंक पाएँ',
  linkSent: (account) =>
    `अगर ${account || 'इस पते'} का कोई खाता है, तो हमने साइन इन करने का लिंक भेज दिया है।`,
  passkey: 'पासकी से साइन इन करें',
  switchToApp: 'अपने ऐप का कोड इस्तेमाल करें',
  switchToEmail: 'ईमेल से कोड पाएँ',
  switchToRecovery: 'रिकवरी कोड इस्तेमाल करें',
  recoveryCode: 'रिकवरी कोड',
  recoveryHint: (account) =>
    `${account && `${account} के लिए `}दो चरणों वाला साइन-इन सेट करते समय सहेजे गए कोड में से एक`,
};

/** Hindi labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${total} में से ${entered}`,
  digitsOnly: 'केवल अंक',
  digitsAndLettersOnly: 'केवल अंक और A से Z तक के अक्षर',
};

/** Hindi labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'पेज नेविगेशन',
  first: 'पहला पेज',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
  last: 'आखिरी पेज',
  page: (number) => `पेज ${number}`,
  gap: (from, to) => `पेज ${from} से ${to} नहीं दिखाए गए`,
  more: 'और पेज',
  atLeast: (number) => `कम से कम ${number}`,
  position: (page, last) => `${last} में से ${page}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${total} में से ${range}`,
  empty: 'कोई परिणाम नहीं',
  announcement: (position, from, to) => `पेज ${position}, परिणाम ${from} से ${to}`,
  pageSize: 'प्रति पेज आइटम',
  goToPage: 'पेज पर जाएँ',
  go: 'जाएँ',
  outOfRange: (first, last) => `${first} से ${last} तक का पेज लिखें।`,
  noPage: 'पेज नंबर लिखें।',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { other: '# अंक' },
  characters: { other: '# वर्ण' },
  bytes: { other: '# बाइट' },
};

/** Hindi labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'पासवर्ड दिखाएँ',
  capsLock: 'Caps Lock चालू है।',
  strength: 'पासवर्ड की मज़बूती',
  veryWeak: 'बहुत कमज़ोर',
  weak: 'कमज़ोर',
  fair: 'ठीक',
  good: 'अच्छा',
  strong: 'मज़बूत',
};

/** Hindi labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'सप्ताह चुनें',
    month: 'महीना चुनें',
    quarter: 'तिमाही चुनें',
    half: 'छमाही चुनें',
    year: 'साल चुनें',
  },
  periodRangeDialog: 'अवधि चुनें',
  current: {
    week: 'यह सप्ताह',
    month: 'यह महीना',
    quarter: 'यह तिमाही',
    half: 'यह छमाही',
    year: 'यह साल',
  },
  periodHint: {
    week: 'आप यह भी लिख सकते हैं: अगला सप्ताह, सप्ताह 14',
    month: 'आप यह भी लिख सकते हैं: अगला महीना, अप्रैल',
    quarter: 'आप यह भी लिख सकते हैं: अगली तिमाही, तिमाही 3',
    half: 'आप यह भी लिख सकते हैं: पहली छमाही, अगली छमाही',
    year: 'आप यह भी लिख सकते हैं: अगला साल, यह साल',
  },
  periodNotUnderstood: (example) => `कोई अवधि लिखें, जैसे ${example}।`,
  noSuchPeriod: (period) => `${period} मौजूद नहीं है।`,
  periodUnavailable: 'यह अवधि उपलब्ध नहीं है।',
  periodReversed: 'अवधि शुरू होने से पहले समाप्त होती है।',
};

/** Hindi labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR कोड',
  codeFor: (text) => `${text} का QR कोड`,
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  copyBlocked: 'कॉपी करना ब्लॉक है। चुना गया टेक्स्ट कॉपी करें।',
  empty: 'अभी कोई सामग्री नहीं',
  tooLong: 'QR कोड के लिए बहुत लंबा',
  loading: 'कोड लोड हो रहा है…',
  expired: 'इस कोड की अवधि समाप्त हो गई है।',
  scanned: 'स्कैन हो गया',
  refresh: 'नया कोड',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${most} में से ${used}`,
  version: (version, level) => `संस्करण ${version}, स्तर ${level}`,
  tooLongFor: (used, most, level) => `${used}, स्तर ${level} पर अधिकतम ${most}`,
  lowerLevel: (level) => `स्तर ${level} पर आ जाएगा।`,
  shorten: (surplus) => `${surplus} छोटा करें।`,
  downloads: 'डाउनलोड',
  download: (format) => `${format} डाउनलोड करें`,
  downloadFailed: 'फ़ाइल नहीं बन सकी, क्योंकि लोगो का सर्वर इसकी अनुमति नहीं देता।',
  scansWell: 'अच्छी तरह स्कैन होता है',
  mayFail: 'शायद स्कैन न हो',
  rules: {
    quietZone: (found, asked) => `खाली किनारा ${found}, न्यूनतम ${asked} मॉड्यूल`,
    polarity: () => 'हल्की पृष्ठभूमि पर गहरे मॉड्यूल',
    contrast: (found, asked) => `कंट्रास्ट ${found}, न्यूनतम ${asked}`,
    moduleSize: (found, asked) => `मॉड्यूल ${found} px, न्यूनतम ${asked} px`,
    printSize: (found, asked) => `मुद्रित मॉड्यूल ${found} मिमी, न्यूनतम ${asked} मिमी`,
    logo: (found, asked) => `लोगो कोड का ${found} ढकता है, अधिकतम ${asked}`,
  },
  passed: 'पूरा:',
  failed: 'पूरा नहीं:',
};

/** Hindi labels of the rating. */
export const rating: Language['rating'] = {
  none: 'कोई रेटिंग नहीं',
  value: (number, max, word) => `${max} में से ${number}${word ? `, ${word}` : ''}`,
};

/** Hindi labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${max} में से ${number}${count ? `, ${count}` : ''}`,
  unrated: 'अभी कोई रेटिंग नहीं',
  count: (number) => `${number} रेटिंग`,
  distribution: (count) => `वितरण: ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# सितारा', other: '# सितारे' }),
  values: 'मान',
  shares: 'प्रतिशत',
  counts: 'रेटिंग',
};

/** Hindi labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'पासवर्ड बदलें',
  saving: 'सहेजा जा रहा है…',
  newPassword: 'नया पासवर्ड',
  saveFailed: 'पासवर्ड नहीं बदला जा सका। फिर से कोशिश करें या दूसरा पासवर्ड चुनें।',
  passwordChanged: 'अब आप नए पासवर्ड से साइन इन कर सकते हैं।',
  signIn: 'साइन इन करें',
  expired: 'यह लिंक अब मान्य नहीं है। यह एक बार और सीमित समय तक काम करता है।',
  requestNewLink: 'दूसरा लिंक माँगें',
};

/** Hindi labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: 'दूसरी साइट का # आइटम लोड नहीं किया गया।',
      other: 'दूसरी साइटों के # आइटम लोड नहीं किए गए।',
    }),
  showRemote: 'दूसरी साइटों के आइटम लोड करें',
  tooLong: (characters) => `यह सामग्री बहुत लंबी है: ${characters} वर्ण।`,
  showLong: 'फिर भी दिखाएँ',
  shown: 'सामग्री दिखाई गई है।',
  textOnly: 'यह सामग्री केवल सोर्स कोड के रूप में दिखाई जा सकती है।',
  table: 'तालिका',
  external: 'बाहरी लिंक',
  taskDone: 'पूरा',
  taskOpen: 'अधूरा',
  report: 'इस HTML से हटाया गया',
  nothingRemoved: 'कुछ नहीं हटाया गया।',
  part: 'भाग',
  reason: 'कारण',
  count: 'संख्या',
  reasons: {
    policy: 'नीति में इसकी अनुमति नहीं है',
    unsafe: 'असुरक्षित',
    depth: 'बहुत गहरा नेस्टेड',
    length: 'बहुत लंबा',
    remote: 'आपकी अनुमति मिलने तक ब्लॉक',
  },
};

/** Hindi labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'खाता बनाएँ',
  creating: 'खाता बनाया जा रहा है…',
  name: 'नाम',
  otherWays: 'साइन अप के अन्य तरीके',
  passkey: 'पासकी से साइन अप करें',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) => `हमने ${account ? `${account} पर` : 'आपको'} अगले चरण का ईमेल भेजा है।`,
  signUpFailed: 'खाता नहीं बन सका। अपनी जानकारी जाँचें और फिर से कोशिश करें।',
  accountCreated: 'आपका खाता बन गया है।',
};

/** Hindi labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'टैग',
  hint: 'हटाने के लिए Delete, संपादित करने के लिए Enter, खिसकाने के लिए Alt+तीर दबाएँ।',
  remove: (name) => `${name} हटाएँ`,
  added: (name) => `${name} जोड़ा गया`,
  removed: (name) => `${name} हटाया गया`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# टैग हटाया गया', other: '# टैग हटाए गए' }),
  moved: (name, position, total) => `${name} को ${total} में से ${position} स्थान पर ले जाया गया`,
  selected: (number, plural) =>
    counted(number, plural, { one: '# टैग चुना गया', other: '# टैग चुने गए' }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# टैग कॉपी किया गया', other: '# टैग कॉपी किए गए' }),
  undone: 'बदलाव पहले जैसा किया गया',
  rejected: (name, reason) => `“${name}”: ${reason}`,
  duplicate: 'पहले से जोड़ा गया',
  tooLong: (max) => `बहुत लंबा (सीमा: ${max})`,
  limitReached: (max) => `सीमा पूरी हो गई (अधिकतम ${max})`,
  tooMany: (max) => `एक बार में सिर्फ़ ${max}`,
  pending: 'इसे जोड़ने के लिए Enter दबाएँ।',
  reportAdded: (number, plural) =>
    counted(number, plural, { one: '# जोड़ा गया', other: '# जोड़े गए' }),
  reportDuplicates: (number) => `${number} डुप्लीकेट`,
  reportRejected: (number, _plural, reasons) => `${number} अस्वीकृत: ${reasons}`,
  reportTooLong: 'बहुत लंबा',
  reportLimitReached: 'सीमा पूरी हो गई',
  reportNothing: 'कुछ नहीं बदला',
  details: 'विवरण',
  count: (number, max) => `${max} में से ${number}`,
  undo: 'पहले जैसा करें',
  clear: 'सभी हटाएँ',
  editTag: (name) => `${name} संपादित करें`,
  suggestions: 'सुझाव',
  suggested: (number) => `${number} सुझाव`,
  loading: 'सुझाव लोड हो रहे हैं…',
  noSuggestions: 'कोई सुझाव नहीं',
  suggestionsFailed: 'सुझाव लोड नहीं हो सके।',
};

/** Hindi labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'समय दिखाएँ',
  clear: 'मिटाएँ',
  done: 'हो गया',
  dialog: 'समय चुनें',
  list: 'समय',
  hourPattern: 'घंटा',
  minutePattern: 'मिनट',
  secondPattern: 'सेकंड',
  hint: 'आप यह भी लिख सकते हैं: दोपहर, साढ़े 9 बजे, 2 घंटे बाद',
  notUnderstood: (example) => `कोई समय लिखें, जैसे ${example}।`,
  noSuchHour: (hour) => `${hour} मान्य घंटा नहीं है।`,
  noSuchMinute: (minute) => `${minute} मान्य मिनट नहीं है।`,
  tooEarly: (earliest) => `${earliest} या उसके बाद का समय चुनें।`,
  tooLate: (latest) => `${latest} या उससे पहले का समय चुनें।`,
  outside: (from, to) => `${from} से ${to} तक का समय चुनें।`,
  offStep: (times) => `${times} चुनें।`,
  noon: 'दोपहर',
  midnight: 'आधी रात',
  now: 'अभी',
};

/** Hindi labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `सूचनाएँ (${key} दबाएँ)`,
  close: 'बंद करें',
};

/** Hindi words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'अभी',
  tomorrow: 'आने वाला कल',
  yesterday: 'बीता कल|बीता हुआ कल|गया कल',
  dayBeforeYesterday: 'बीते परसों',
  ahead: 'बाद|आगे',
  ago: 'पूर्व',
  next: 'अगला|अगली|अगले|आने वाला|आने वाली',
  last: 'पिछला|पिछली|पिछले|बीता|बीते',
  this: 'इस|यह',
  weeks: 'सप्ताहों|हफ़्ता|हफ़्तों|हफ्ता|हफ्तों',
  months: 'महीना|महीनों',
  years: 'सालों|वर्षों',
  dayParts: 'सुबह|शाम|रात|दोपहर',
  numbers: ['एक', 'दो', 'तीन', 'चार', 'पाँच|पांच', 'छह|छः', 'सात', 'आठ', 'नौ', 'दस'],
  ignored: 'को|की|का|के|भर|तारीख',
  others: {
    अक्तूबर: '#10',
    बृहस्पतिवार: '@4',
    इतवार: '@7',
    'आधे साल': '6M',
    'का आखिरी दिन': ']',
    'का पहला दिन': '[',
    'के अंत में': ']',
    'का अंत': ']',
    'के अंत': ']',
    'की शुरुआत': '[',
    'की शुरुआत में': '[',
    पंद्रह: '15',
    // The singular without a number is one.
    सप्ताह: '1W',
    हफ़्ते: '1W',
    हफ्ते: '1W',
    महीने: '1M',
    माह: '1M',
    साल: '1Y',
    वर्ष: '1Y',
  },
};

/** Hindi words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'सप्ताह|हफ़्ता|हफ्ता|w',
  quarters: 'तिमाही|ति|q',
  halves: 'छमाही|छ|h',
  ordinals: ['पहली|पहला|प्रथम', 'दूसरी|दूसरा|द्वितीय', 'तीसरी|तीसरा|तृतीय', 'चौथी|चौथा|चतुर्थ'],
  others: {},
};

/** Hindi words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'अभी|अब',
  noon: 'दोपहर|मध्याह्न',
  midnight: 'आधी रात|मध्यरात्रि',
  am: 'सुबह|सवेरे|प्रातः|पूर्वाह्न',
  pm: 'शाम|सायं|अपराह्न',
  night: 'रात|रात्रि',
  ahead: 'बाद|में',
  ago: 'पहले',
  hours: 'बजे|बजकर|घंटा|घंटे|घंटों',
  minutes: 'मिनट|मिनटों',
  seconds: 'सेकंड|सेकेंड',
  half: 'साढ़े',
  halfTo: '',
  quarter: 'चौथाई',
  past: '',
  to: '',
  minus: '',
  numbers: ['एक', 'दो', 'तीन', 'चार', 'पाँच|पांच', 'छह|छः', 'सात', 'आठ', 'नौ', 'दस', 'ग्यारह', 'बारह'],
  between: '',
  ignored: 'को|के|का|की|लगभग|करीब|आज',
  others: {
    'डेढ़ घंटे': '90 m',
    सवा: '15 >',
    पौने: '15 <',
    'डेढ़ बजे': '1:30',
    'ढाई बजे': '2:30',
    'आधे घंटे': '30 m',
    'आधा घंटा': '30 m',
    पंद्रह: '15',
    बीस: '20',
    तीस: '30',
  },
};

const items: PluralForms = { other: '# आइटम' };
const characters: PluralForms = lengths.characters;

/** Hindi messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'यह फ़ील्ड मान्य नहीं है।',
  required: 'यह फ़ील्ड ज़रूरी है।',
  accepted: 'आगे बढ़ने के लिए इसकी पुष्टि करें।',
  rangeStart: 'शुरुआत नहीं भरी गई है।',
  rangeEnd: 'अंत नहीं भरा गया है।',
  alphanumeric: 'केवल अक्षर और अंक लिखें।',
  confirmed: 'दोनों मान मेल नहीं खाते।',
  email: ({ multiple }) =>
    multiple ? 'अल्पविराम से अलग किए गए ईमेल पते लिखें।' : 'name@example.com जैसा ईमेल पता लिखें।',
  number: 'संख्या लिखें।',
  integer: 'पूर्ण संख्या लिखें।',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'केवल अंक लिखें।'
      : `ठीक ${counted(format(length), plural(length), lengths.digits)} लिखें।`,
  min: '{min} या उससे बड़ी संख्या लिखें।',
  max: '{max} या उससे छोटी संख्या लिखें।',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `कम से कम ${counted(format(length), plural(length), items)} चुनें।`
      : `कम से कम ${counted(format(length), plural(length), characters)} लिखें।`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `ज़्यादा से ज़्यादा ${counted(format(length), plural(length), items)} चुनें।`
      : `ज़्यादा से ज़्यादा ${counted(format(length), plural(length), characters)} लिखें।`,
  pattern: 'माँगा गया प्रारूप इस्तेमाल करें।',
};

/** Hindi. */
export const hi: Language = {
  tag: 'hi',
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
