import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

/** Turkish labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'E-posta adresi',
  username: 'Kullanıcı adı',
  emailOrUsername: 'E-posta adresi veya kullanıcı adı',
  password: 'Parola',
  separator: 'veya',
  code: 'Tek kullanımlık kod',
  verify: 'Doğrula',
  back: 'Geri',
  wrongCode: 'Kod yanlış veya süresi dolmuş.',
  lockedOut: (time) => `Çok fazla deneme yapıldı. ${time} yeniden deneyin.`,
  lockoutEnded: 'Şimdi yeniden deneyebilirsiniz.',
  unreachable: 'Sunucuya ulaşılamıyor. Bağlantınızı kontrol edip yeniden deneyin.',
  failed: 'Bir sorun oluştu. Yeniden deneyin.',
  takingLonger: 'Her zamankinden uzun sürüyor…',
  resend: 'Yeniden gönder',
  resendIn: (time) => `${time} yeniden gönder`,
  sent: 'Yeniden gönderildi',
  provider: (name) => `${name} ile devam et`,
  lastUsed: 'Son kullanılan',
  next: 'Devam et',
  passwordHint: (number, plural) => `En az ${counted(number, plural, characters)}`,
};

/** Turkish labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Takvim',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  previousYear: 'Önceki yıl',
  nextYear: 'Sonraki yıl',
  previousYears: 'Önceki yıllar',
  nextYears: 'Sonraki yıllar',
  chooseMonth: (month) => `${month}, ay seçin`,
  chooseYear: (year) => `${year}, yıl seçin`,
  showDays: (years) => `${years}, günlere dön`,
  showPeriods: (years) => `${years}, dönemlere dön`,
  weeks: 'Hafta',
  weekShort: 'Hf',
  week: (number) => `${number}. hafta`,
  quarter: (number) => `Ç${number}`,
  firstHalf: '1. yarıyıl',
  secondHalf: '2. yarıyıl',
  inYear: (period, year) => `${year} ${period}`,
  unavailable: 'Seçilemez',
  tooEarly: (earliest) => `En erken ${earliest}.`,
  tooLate: (latest) => `En geç ${latest}.`,
  rangeStart: 'başlangıç tarihi',
  rangeEnd: 'bitiş tarihi',
  firstPeriod: 'başlangıç',
  lastPeriod: 'bitiş',
  periodRangeStarted: (period) => `Başlangıç: ${period}. Son dönemi seçin.`,
  periodRange: (from, to) => `${from} – ${to}`,
  rangeStarted: (first) => `Başlangıç tarihi: ${first}. Bitiş tarihini seçin.`,
  rangeSelected: (range, number) => `${range}, ${number} gün`,
  rangeTooShort: (number) => `En az ${number} gün seçin.`,
  rangeTooLong: (number) => `En fazla ${number} gün seçin.`,
  daysFull: (number) =>
    `En fazla ${number} gün seçebilirsiniz. Başka bir gün için önce birini kaldırın.`,
  periodsTooShort: (length) => `En az ${length} seçin.`,
  periodsTooLong: (length) => `En fazla ${length} seçin.`,
  unavailableInRange: 'Aralıkta seçilemeyen bir gün var.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Turkish labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Renk seçiciyi aç',
  dialog: 'Renk seçin',
  close: 'Kapat',
  done: 'Bitti',
  clear: 'Temizle',
};

/** Turkish names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'pembe',
    red: 'kırmızı',
    orange: 'turuncu',
    brown: 'kahverengi',
    beige: 'bej',
    yellow: 'sarı',
    olive: 'zeytin yeşili',
    lime: 'misket limonu yeşili',
    green: 'yeşil',
    turquoise: 'turkuaz',
    cyan: 'camgöbeği',
    sky: 'gök mavisi',
    blue: 'mavi',
    violet: 'menekşe',
    purple: 'mor',
    magenta: 'macenta',
    black: 'siyah',
    gray: 'gri',
    white: 'beyaz',
  },
  tones: {
    vivid: 'canlı {}',
    light: 'açık {}',
    pale: 'soluk {}',
    dark: 'koyu {}',
    veryDark: 'çok koyu {}',
    muted: 'grimsi {}',
    darkMuted: 'koyu grimsi {}',
  },
};

/** Turkish labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Renk',
  areaRole: '2B kaydırıcı',
  saturation: 'Doygunluk',
  brightness: 'Parlaklık',
  hue: 'Ton',
  opacity: 'Opaklık',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Renk yok',
  text: 'Renk kodu',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Biçim',
  channels: {
    r: 'Kırmızı',
    g: 'Yeşil',
    b: 'Mavi',
    h: 'Ton',
    s: 'Doygunluk',
    l: 'Açıklık',
    c: 'Kroma',
    a: 'Opaklık',
  },
  swatches: 'Renk örnekleri',
  eyeDropper: 'Ekrandan renk seç',
  outsideGamut: (shown) => `sRGB dışında, ${shown} olarak gösteriliyor`,
  invalidHex: '# işaretinden sonra 3, 4, 6 veya 8 karakter girin: 0–9 ve a–f.',
  invalidArguments: (name, example) => `${name}() öğesini şu biçimde girin: ${example}.`,
  unknownName: (name, suggestion) =>
    `Bilinmeyen renk: “${name}”${suggestion ? `. Şunu mu demek istediniz: ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} sayfaya bağlı olduğundan burada kullanılamaz.`,
  notOpaque: 'Renk opak olmalı.',
  notUnderstood: (example) => `Bir renk girin, örneğin ${example}.`,
  contrast: 'Kontrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: {
    text: 'Metin',
    large: 'Büyük metin',
    part: 'Simgeler ve kenarlıklar',
  },
  fails: 'Karşılanmıyor',
  applyPassingColor: (color, ratio) => `${ratio} değerine ulaşmak için ${color} kullan`,
  passes: (ratio) => `${ratio} değerine ulaşıyor`,
  noPassingColor: (ratio) => `Bu rengin hiçbir tonu ${ratio} değerine ulaşmıyor.`,
};

/** Turkish labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Ülke seçin',
  placeholderMultiple: 'Ülkeleri seçin',
  openList: 'Ülkeleri göster',
  list: 'Ülkeler',
  selectedCountries: 'Seçilen ülkeler',
  clear: 'Temizle',
  remove: (name) => `${name} ülkesini kaldır`,
  preferred: 'Önerilen',
  allCountries: 'Tüm ülkeler',
  regions: {
    africa: 'Afrika',
    americas: 'Amerika',
    antarctic: 'Antarktika',
    asia: 'Asya',
    europe: 'Avrupa',
    oceania: 'Okyanusya',
  },
  total: (number) => `${number} ülke ve bölge`,
  found: (number, total) => `${total} ülkeden ${number} tanesi`,
  results: (number) => `${number} sonuç`,
  none: (query) => `“${query}” için ülke bulunamadı`,
  unknown: 'Bilinmeyen ülke',
  formerly: (name) => `eski adı: ${name}`,
  capital: (name) => `başkent: ${name}`,
  selected: (name) => `${name} seçildi`,
  removed: (name) => `${name} kaldırıldı`,
  cleared: 'Hiçbir şey seçilmedi',
};

/** Turkish labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Takvimi aç',
  clear: 'Temizle',
  today: 'Bugün',
  done: 'Bitti',
  close: 'Kapat',
  dialog: 'Tarih seçin',
  rangeDialog: 'Tarihleri seçin',
  datesDialog: 'Tarihleri seçin',
  presets: 'Hızlı seçim',
  dates: 'Tarihler',
  remove: (day) => `${day} tarihini kaldır`,
  from: 'Başlangıç',
  to: 'Bitiş',
  dayPattern: 'gg',
  monthPattern: 'aa',
  yearPattern: 'yyyy',
  hint: 'Şunları da yazabilirsiniz: yarın, +3g, gelecek cuma',
  notUnderstood: (example) => `Bir tarih girin, örneğin ${example}.`,
  incomplete: (example) => `Eksiksiz bir tarih girin, örneğin ${example}.`,
  noSuchMonth: (month, pattern) => `${month} bir ay değil. Biçim: ${pattern}.`,
  noSuchDay: (date) => `${date} diye bir tarih yok.`,
  ambiguous: (first, second) => `${first} veya ${second}? Ayı yazıyla girin.`,
  wrongWeekday: (date, weekday) => `${date} günlerden ${weekday}.`,
  tooEarly: (earliest) => `En erken ${earliest}.`,
  tooLate: (latest) => `En geç ${latest}.`,
  unavailable: 'Bu gün seçilemez.',
  reversed: 'Bitiş tarihi başlangıç tarihinden önce.',
  swap: 'Başlangıç ile bitişi değiştir',
  nights: (number) => `${number} gece`,
  days: (number) => `${number} gün`,
  tooShort: (length) => `En az ${length} seçin.`,
  tooLong: (length) => `En fazla ${length} seçin.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `Aralıkta seçilemeyen bir gün var: ${date}.`,
};

/** Turkish texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Tarih ve saat seçin',
  rangeDialog: 'Başlangıç ve bitiş seçin',
  hint: 'Şunları da yazabilirsiniz: yarın 9, 2 saat sonra',
  notUnderstood: (example) => `Bir tarih ve saat girin, örneğin ${example}.`,
  noTime: (example) => `Bir saat ekleyin, örneğin ${example}.`,
  occursTwice: (time) => `${time} o gün iki kez yaşanır. Hangisi?`,
  skippedTime: (time, day) => `${day} tarihinde ${time} yok: saatler ileri alınıyor.`,
  reversed: 'Bitiş başlangıçtan önce.',
};

/** Turkish labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Kapat',
};

/** Turkish labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'isteğe bağlı',
  checking: 'Denetleniyor…',
  fieldsToCorrect: (number) => `${number} alanın düzeltilmesi gerekiyor`,
  submitFailed: 'Form gönderilemedi. Yeniden deneyin.',
};

/** Turkish labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Parolayı sıfırla',
  sending: 'Gönderiliyor…',
  codeHint: (digits, _plural, account) =>
    `${account ? `${account} adresine ait bir` : 'Bir'} hesap varsa ${digits} haneli bir kod gönderdik.`,
  linkSent: (account) =>
    `${account ? `${account} adresine` : 'Bu adrese'} ait bir hesap varsa parola sıfırlama bağlantısı gönderdik.`,
  sendFailed: 'E-posta gönderilemedi. Yeniden deneyin.',
  codeAccepted: 'Kod doğru.',
};

/** Turkish labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Oturum aç',
  signingIn: 'Oturum açılıyor…',
  staySignedIn: 'Oturumum açık kalsın',
  forgotPassword: 'Parolanızı mı unuttunuz?',
  otherWays: 'Diğer oturum açma yolları',
  codeHint: (digits, _plural, account) =>
    `${account ? `${account} için uygulamanızdaki` : 'Uygulamanızdaki'} veya mesajınızdaki ${digits} haneli kod`,
  emailCodeHint: (digits, _plural, account) =>
    `${account ? `${account} adresine gönderdiğimiz e-postadaki` : 'E-postamızdaki'} ${digits} haneli kod`,
  signInFailed: 'Oturum açma bilgileri yanlış.',
  signedIn: 'Oturum açtınız.',
  sendLink: 'Oturum açma bağlantısını e-postayla al',
  linkSent: (account) =>
    `${account ? `${account} adresine` : 'Bu adrese'} ait bir hesap varsa oturum açma bağlantısı gönderdik.`,
  passkey: 'Geçiş anahtarıyla oturum aç',
  switchToApp: 'Uygulamanızdaki kodu kullan',
  switchToEmail: 'E-postayla kod al',
  switchToRecovery: 'Kurtarma kodu kullan',
  recoveryCode: 'Kurtarma kodu',
  recoveryHint: (account) =>
    `${account ? `${account} için iki` : 'İki'} adımlı oturum açmayı ayarlarken kaydettiğiniz kodlardan biri`,
};

/** Turkish labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${total} haneden ${entered}`,
  digitsOnly: 'Yalnızca rakam',
  digitsAndLettersOnly: 'Yalnızca rakam ve A’dan Z’ye harf',
};

/** Turkish labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Sayfalama',
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
  page: (number) => `Sayfa ${number}`,
  gap: (from, to) => `${from}–${to} arası sayfalar gösterilmiyor`,
  more: 'Daha fazla sayfa',
  atLeast: (number) => `en az ${number}`,
  position: (page, last) => `${page} / ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} / ${total}`,
  empty: 'Sonuç yok',
  announcement: (position, from, to) => `Sayfa ${position}, sonuçlar ${from}–${to}`,
  pageSize: 'Sayfa başına öğe',
  goToPage: 'Sayfaya git',
  go: 'Git',
  outOfRange: (first, last) => `${first} ile ${last} arasında bir sayfa girin.`,
  noPage: 'Bir sayfa numarası girin.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { other: '# rakam' },
  characters: { other: '# karakter' },
  bytes: { other: '# bayt' },
};

/** Turkish labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Parolayı göster',
  capsLock: 'Caps Lock açık.',
  strength: 'Parola gücü',
  veryWeak: 'Çok zayıf',
  weak: 'Zayıf',
  fair: 'Orta',
  good: 'İyi',
  strong: 'Güçlü',
};

/** Turkish labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Hafta seçin',
    month: 'Ay seçin',
    quarter: 'Çeyrek seçin',
    half: 'Yarıyıl seçin',
    year: 'Yıl seçin',
  },
  periodRangeDialog: 'Aralık seçin',
  current: {
    week: 'Bu hafta',
    month: 'Bu ay',
    quarter: 'Bu çeyrek',
    half: 'Bu yarıyıl',
    year: 'Bu yıl',
  },
  periodHint: {
    week: 'Şunları da yazabilirsiniz: gelecek hafta, 14. hafta',
    month: 'Şunları da yazabilirsiniz: gelecek ay, nisan',
    quarter: 'Şunları da yazabilirsiniz: gelecek çeyrek, Ç3',
    half: 'Şunları da yazabilirsiniz: ilk yarı, gelecek yarıyıl',
    year: 'Şunları da yazabilirsiniz: gelecek yıl, bu yıl',
  },
  periodNotUnderstood: (example) => `Bir dönem girin, örneğin ${example}.`,
  noSuchPeriod: (period) => `${period} diye bir dönem yok.`,
  periodUnavailable: 'Bu dönem seçilemez.',
  periodReversed: 'Bitiş başlangıçtan önce.',
};

/** Turkish labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR kodu',
  codeFor: (text) => `${text} için QR kodu`,
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyBlocked: 'Kopyalama engellendi. Seçili metni kopyalayın.',
  empty: 'Henüz içerik yok',
  tooLong: 'QR kodu için çok uzun',
  loading: 'Kod yükleniyor…',
  expired: 'Bu kodun süresi doldu.',
  scanned: 'Tarandı',
  refresh: 'Yeni kod',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} / ${most}`,
  version: (version, level) => `Sürüm ${version}, düzey ${level}`,
  tooLongFor: (used, most, level) => `${used}, ${level} düzeyinde en fazla ${most}`,
  lowerLevel: (level) => `${level} düzeyine sığar.`,
  shorten: (surplus) => `${surplus} kısaltın.`,
  downloads: 'İndir',
  download: (format) => `${format} indir`,
  downloadFailed: 'Dosya oluşturulamadı: logonun sunucusu izin vermiyor.',
  scansWell: 'Kolay taranır',
  mayFail: 'Taranamayabilir',
  rules: {
    quietZone: (found, asked) => `Kenar boşluğu ${found}, en az ${asked} modül`,
    polarity: () => 'Açık zemin üzerinde koyu modüller',
    contrast: (found, asked) => `Kontrast ${found}, en az ${asked}`,
    moduleSize: (found, asked) => `Modül ${found} px, en az ${asked} px`,
    printSize: (found, asked) => `Basılı modül ${found} mm, en az ${asked} mm`,
    logo: (found, asked) => `Logo kodun ${found} kadarını kapatıyor, en fazla ${asked}`,
  },
  passed: 'Karşılanıyor:',
  failed: 'Karşılanmıyor:',
};

/** Turkish labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Puan yok',
  value: (number, max, word) => `${max} üzerinden ${number}${word ? `, ${word}` : ''}`,
};

/** Turkish labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${max} üzerinden ${number}${count ? `, ${count}` : ''}`,
  unrated: 'Henüz değerlendirme yok',
  count: (number) => `${number} değerlendirme`,
  distribution: (count) => `Dağılım: ${count}`,
  stars: (number) => `${number} yıldız`,
  values: 'Değer',
  shares: 'Yüzde',
  counts: 'Değerlendirmeler',
};

/** Turkish labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Parolayı değiştir',
  saving: 'Kaydediliyor…',
  newPassword: 'Yeni parola',
  saveFailed: 'Parola değiştirilemedi. Yeniden deneyin veya başka bir parola seçin.',
  passwordChanged: 'Artık yeni parolanızla oturum açabilirsiniz.',
  signIn: 'Oturum aç',
  expired: 'Bu bağlantı artık geçerli değil. Yalnızca bir kez ve sınırlı bir süre çalışır.',
  requestNewLink: 'Başka bağlantı iste',
};

/** Turkish labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count) => `Başka sitelerden ${count} öğe yüklenmedi.`,
  showRemote: 'Başka sitelerdeki öğeleri yükle',
  tooLong: (characters) => `Bu içerik çok uzun: ${characters} karakter.`,
  showLong: 'Yine de göster',
  shown: 'İçerik gösteriliyor.',
  textOnly: 'Bu içerik yalnızca kaynak kodu olarak gösterilebilir.',
  table: 'Tablo',
  external: 'dış bağlantı',
  taskDone: 'yapıldı',
  taskOpen: 'yapılmadı',
  report: 'Bu HTML’den kaldırılanlar',
  nothingRemoved: 'Hiçbir şey kaldırılmadı.',
  part: 'Öğe',
  reason: 'Neden',
  count: 'Adet',
  reasons: {
    policy: 'İlke izin vermiyor',
    unsafe: 'Güvenli değil',
    depth: 'Çok derin iç içe',
    length: 'Çok uzun',
    remote: 'Siz izin verene kadar engellenir',
  },
};

/** Turkish labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Hesap oluştur',
  creating: 'Hesap oluşturuluyor…',
  name: 'Ad',
  otherWays: 'Diğer kaydolma yolları',
  passkey: 'Geçiş anahtarıyla kaydol',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `${account ? `${account} adresine sonraki` : 'Sonraki'} adımı içeren bir e-posta gönderdik.`,
  signUpFailed: 'Hesap oluşturulamadı. Bilgilerinizi kontrol edip yeniden deneyin.',
  accountCreated: 'Hesabınız oluşturuldu.',
};

/** Turkish labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Etiketler',
  hint: 'Kaldırmak için Delete, düzenlemek için Enter, taşımak için Alt+ok.',
  remove: (name) => `${name} etiketini kaldır`,
  added: (name) => `${name} eklendi`,
  removed: (name) => `${name} kaldırıldı`,
  removedMany: (number) => `${number} etiket kaldırıldı`,
  moved: (name, position, total) => `${name} ${position}. sıraya taşındı (toplam ${total})`,
  selected: (number) => `${number} etiket seçildi`,
  copied: (number) => `${number} etiket kopyalandı`,
  undone: 'Değişiklik geri alındı',
  rejected: (name, reason) => `“${name}”: ${reason}`,
  duplicate: 'zaten eklendi',
  tooLong: (max) => `çok uzun (sınır: ${max})`,
  limitReached: (max) => `sınıra ulaşıldı (en fazla ${max})`,
  tooMany: (max) => `bir seferde en fazla ${max}`,
  pending: 'Eklemek için Enter’a basın.',
  reportAdded: (number) => `${number} eklendi`,
  reportDuplicates: (number) => `${number} yinelenen`,
  reportRejected: (number, _plural, reasons) => `${number} reddedildi: ${reasons}`,
  reportTooLong: 'çok uzun',
  reportLimitReached: 'sınıra ulaşıldı',
  reportNothing: 'Değişiklik yok',
  details: 'Ayrıntılar',
  count: (number, max) => `${number} / ${max}`,
  undo: 'Geri al',
  clear: 'Tümünü kaldır',
  editTag: (name) => `${name} etiketini düzenle`,
  suggestions: 'Öneriler',
  suggested: (number) => `${number} öneri`,
  loading: 'Öneriler yükleniyor…',
  noSuggestions: 'Öneri yok',
  suggestionsFailed: 'Öneriler yüklenemedi.',
};

/** Turkish labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Saatleri göster',
  clear: 'Temizle',
  done: 'Bitti',
  dialog: 'Saat seçin',
  list: 'Saatler',
  hourPattern: 'ss',
  minutePattern: 'dd',
  secondPattern: 'sn',
  hint: 'Şunları da yazabilirsiniz: gece yarısı, dokuz buçuk, 2 saat sonra',
  notUnderstood: (example) => `Bir saat girin, örneğin ${example}.`,
  noSuchHour: (hour) => `${hour} geçerli bir saat değil.`,
  noSuchMinute: (minute) => `${minute} geçerli bir dakika değil.`,
  tooEarly: (earliest) => `En erken ${earliest}.`,
  tooLate: (latest) => `En geç ${latest}.`,
  outside: (from, to) => `${from} ile ${to} arasında bir saat seçin.`,
  offStep: (times) => `${times} seçin.`,
  noon: 'öğle',
  midnight: 'gece yarısı',
  now: 'şimdi',
};

/** Turkish labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Bildirimler (${key} tuşuna basın)`,
  close: 'Kapat',
};

/** Turkish words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'şimdi',
  dayAfterTomorrow: 'yarından sonra|öbürsü gün',
  dayBeforeYesterday: 'önceki gün|dünden önce',
  ahead: 'içinde|bugünden sonra',
  next: 'gelecek|önümüzdeki|sonraki',
  last: 'geçen|son|önceki|geçtiğimiz',
  this: 'bu',
  days: 'g',
  weeks: 'hf|h',
  months: 'a|ayın',
  years: 'sene|yılın',
  dayParts: 'sabah|akşam|gece|öğlen|öğleden sonra',
  tomorrow: 'ertesi gün',
  numbers: ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'],
  ignored: 'günü|de|da',
  others: {
    'son günü': ']',
    'ilk günü': '[',
    'yarım yıl': '6M',
    'ayının sonu': ']',
    'ayının başı': '[',
    sonu: ']',
    sonunda: ']',
    başı: '[',
    başında: '[',
    'on bir': '11',
    'on iki': '12',
    'on beş': '15',
    yirmi: '20',
    haftaya: '>W',
    'haftaya bugün': '>W',
    seneye: '>Y',
  },
};

/** Turkish words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'haftası|hafta|hf|h|w',
  quarters: 'çeyreği|çeyrek|ç|q',
  halves: 'yarıyılı|yarıyıl|yarısı|yarı|h',
  ordinals: ['birinci|ilk', 'ikinci', 'üçüncü', 'dördüncü'],
  others: {},
};

/** Turkish words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'şimdi|şu an',
  noon: 'öğle|öğlen|öğleyin',
  midnight: 'gece yarısı|geceyarısı',
  am: 'sabah|sabahleyin|öğleden önce',
  pm: 'öğleden sonra|akşam|akşamleyin|akşamüstü|ikindi|bu akşam',
  night: 'gece|geceleyin',
  ahead: 'sonra|içinde',
  ago: 'önce',
  hours: 'saat|saatte|sa|h',
  minutes: 'dakika|dakikada|dk|m',
  seconds: 'saniye|sn|s',
  half: 'buçuk|buçukta',
  halfTo: '',
  quarter: 'çeyrek',
  past: 'geçiyor',
  to: 'kala|var',
  minus: '',
  numbers: [
    'bir|biri|bire|birde',
    'iki|ikiyi|ikiye|ikide',
    'üç|üçü|üçe|üçte',
    'dört|dördü|dörde|dörtte',
    'beş|beşi|beşe|beşte',
    'altı|altıyı|altıya|altıda',
    'yedi|yediyi|yediye|yedide',
    'sekiz|sekizi|sekize|sekizde',
    'dokuz|dokuzu|dokuza|dokuzda',
    'on|onu|ona|onda',
    'on bir|on biri|on bire|on birde',
    'on iki|on ikiyi|on ikiye|on ikide',
  ],
  between: '',
  ignored: 'da|de|ta|te|u|ü|ı|a|e|yı|ya|ye|tam|civarı',
  others: {
    'beş geçe': '5 >',
    'on geçe': '10 >',
    'on beş geçe': '15 >',
    'yirmi geçe': '20 >',
    'yirmi beş geçe': '25 >',
    // "gece" without its cedilla is the night.
    'çeyrek geçe': '15 >',
    'yarım saat': '30 m',
    'çeyrek saat': '15 m',
    'bir buçuk saat': '90 m',
    'on beş': '15',
    yirmi: '20',
    otuz: '30',
  },
};

const items: PluralForms = { other: '# öğe' };
const characters: PluralForms = lengths.characters;

/** Turkish messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Bu alan geçerli değil.',
  required: 'Bu alan zorunlu.',
  accepted: 'Devam etmek için onaylayın.',
  rangeStart: 'Başlangıç eksik.',
  rangeEnd: 'Bitiş eksik.',
  alphanumeric: 'Yalnızca harf ve rakam girin.',
  confirmed: 'İki değer eşleşmiyor.',
  email: ({ multiple }) =>
    multiple
      ? 'Virgülle ayrılmış e-posta adresleri girin.'
      : 'ad@example.com gibi bir e-posta adresi girin.',
  number: 'Bir sayı girin.',
  integer: 'Bir tam sayı girin.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Yalnızca rakam girin.'
      : `Tam olarak ${counted(format(length), plural(length), lengths.digits)} girin.`,
  min: '{min} veya daha büyük bir sayı girin.',
  max: '{max} veya daha küçük bir sayı girin.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `En az ${counted(format(length), plural(length), items)} seçin.`
      : `En az ${counted(format(length), plural(length), characters)} girin.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `En fazla ${counted(format(length), plural(length), items)} seçin.`
      : `En fazla ${counted(format(length), plural(length), characters)} girin.`,
  pattern: 'İstenen biçimi kullanın.',
};

/** Turkish. */
export const tr: Language = {
  tag: 'tr',
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
