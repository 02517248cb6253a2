import type { Language } from './language';

/** Japanese labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'メールアドレス',
  username: 'ユーザー名',
  emailOrUsername: 'メールアドレスまたはユーザー名',
  password: 'パスワード',
  separator: 'または',
  code: 'ワンタイムコード',
  verify: '確認',
  back: '戻る',
  wrongCode: 'コードが正しくないか、有効期限が切れています。',
  lockedOut: (time) => `試行回数が多すぎます。${time}にもう一度お試しください。`,
  lockoutEnded: 'もう一度お試しください。',
  unreachable: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
  failed: '問題が発生しました。もう一度お試しください。',
  takingLonger: '通常より時間がかかっています…',
  resend: '再送信',
  resendIn: (time) => `${time}に再送信`,
  sent: '再送信済み',
  provider: (name) => `${name}で続行`,
  lastUsed: '前回使用',
  next: '次へ',
  passwordHint: (number) => `${number}文字以上`,
};

/** Japanese labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'カレンダー',
  previousMonth: '前の月',
  nextMonth: '次の月',
  previousYear: '前の年',
  nextYear: '次の年',
  previousYears: '前の年の一覧',
  nextYears: '次の年の一覧',
  chooseMonth: (month) => `${month}、月を選択`,
  chooseYear: (year) => `${year}、年を選択`,
  showDays: (years) => `${years}、日の表示に戻る`,
  showPeriods: (years) => `${years}、期間の表示に戻る`,
  weeks: '週番号',
  weekShort: '週',
  week: (number) => `第${number}週`,
  quarter: (number) => `Q${number}`,
  firstHalf: '上半期',
  secondHalf: '下半期',
  inYear: (period, year) => `${year}${period}`,
  unavailable: '選択できません',
  tooEarly: (earliest) => `${earliest}以降を選択してください。`,
  tooLate: (latest) => `${latest}以前を選択してください。`,
  rangeStart: '開始日',
  rangeEnd: '終了日',
  firstPeriod: '開始',
  lastPeriod: '終了',
  periodRangeStarted: (period) => `${period}から。最後の期間を選択してください。`,
  periodRange: (from, to) => `${from}から${to}まで`,
  rangeStarted: (day) => `開始日：${day}。終了日を選択してください。`,
  rangeSelected: (range, number) => `${range}、${number}日間`,
  rangeTooShort: (number) => `${number}日間以上を選択してください。`,
  rangeTooLong: (number) => `${number}日間以内で選択してください。`,
  daysFull: (number) =>
    `選択できるのは${number}日までです。別の日を選ぶには、1つ削除してください。`,
  periodsTooShort: (length) => `${length}以上を選択してください。`,
  periodsTooLong: (length) => `${length}以内で選択してください。`,
  unavailableInRange: '期間に選択できない日が含まれています。',
  repeated: (count, label) => `${label} × ${count}`,
  separator: '、',
};

/** Japanese labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'カラーピッカーを開く',
  dialog: '色を選択',
  close: '閉じる',
  done: '完了',
  clear: 'クリア',
};

/** Japanese names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'ピンク',
    red: '赤',
    orange: 'オレンジ',
    brown: '茶色',
    beige: 'ベージュ',
    yellow: '黄色',
    olive: 'オリーブ',
    lime: '黄緑',
    green: '緑',
    turquoise: '青緑',
    cyan: 'シアン',
    sky: '空色',
    blue: '青',
    violet: '青紫',
    purple: '紫',
    magenta: 'マゼンタ',
    black: '黒',
    gray: 'グレー',
    white: '白',
  },
  tones: {
    vivid: '鮮やかな{}',
    light: '明るい{}',
    pale: '淡い{}',
    dark: '暗い{}',
    veryDark: 'とても暗い{}',
    muted: 'くすんだ{}',
    darkMuted: '暗くくすんだ{}',
  },
};

/** Japanese labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: '色',
  areaRole: '2Dスライダー',
  saturation: '彩度',
  brightness: '明度',
  hue: '色相',
  opacity: '不透明度',
  sliderValue: (value, name) => `${value}${name && `、${name}`}`,
  none: '色なし',
  text: 'カラーコード',
  placeholder: 'tomato、#f60、oklch(…)',
  format: '表記',
  channels: {
    r: '赤',
    g: '緑',
    b: '青',
    h: '色相',
    s: '彩度',
    l: '明度',
    c: 'クロマ',
    a: '不透明度',
  },
  swatches: 'スウォッチ',
  eyeDropper: '画面から取得',
  outsideGamut: (shown) => `sRGBの範囲外のため ${shown} と表示`,
  invalidHex: '# の後に 0–9 と a–f を3、4、6、8桁のいずれかで入力してください。',
  invalidArguments: (name, example) => `${name}() は次の形式で入力してください：${example}。`,
  unknownName: (name, suggestion) =>
    `「${name}」という色はありません${suggestion ? `。「${suggestion}」ですか？` : '。'}`,
  dependsOnPage: (name) => `${name} はページによって色が変わるため、使用できません。`,
  notOpaque: '不透明な色にしてください。',
  notUnderstood: (example) => `色を入力してください。例：${example}。`,
  contrast: 'コントラスト',
  sample: 'あア',
  ratio: (number) => `${number}:1`,
  uses: { text: '文字', large: '大きな文字', part: 'アイコンと枠線' },
  fails: '基準未達',
  applyPassingColor: (color, ratio) => `${color} を使用（${ratio}）`,
  passes: (ratio) => `${ratio} を満たしています`,
  noPassingColor: (ratio) => `この色の濃淡では ${ratio} を満たせません。`,
};

/** Japanese labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: '国を選択',
  placeholderMultiple: '国を選択（複数可）',
  openList: '国の一覧を表示',
  list: '国',
  selectedCountries: '選択した国',
  clear: 'クリア',
  remove: (name) => `${name}を削除`,
  preferred: '候補',
  allCountries: 'すべての国',
  regions: {
    africa: 'アフリカ',
    americas: '南北アメリカ',
    antarctic: '南極',
    asia: 'アジア',
    europe: 'ヨーロッパ',
    oceania: 'オセアニア',
  },
  total: (number) => `${number}の国と地域`,
  found: (number, total) => `${total}の国と地域のうち${number}件`,
  results: (number) => `${number}件`,
  none: (query) => `「${query}」に一致する国はありません`,
  unknown: '不明な国',
  formerly: (name) => `旧称：${name}`,
  capital: (name) => `首都：${name}`,
  selected: (name) => `${name}を選択しました`,
  removed: (name) => `${name}を削除しました`,
  cleared: '選択なし',
};

/** Japanese labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'カレンダーを開く',
  clear: 'クリア',
  today: '今日',
  done: '完了',
  close: '閉じる',
  dialog: '日付を選択',
  rangeDialog: '期間を選択',
  datesDialog: '日付を複数選択',
  presets: 'クイック選択',
  dates: '選択した日',
  remove: (day) => `${day}を削除`,
  from: '開始日',
  to: '終了日',
  dayPattern: '日',
  monthPattern: '月',
  yearPattern: '年',
  hint: '次のようにも入力できます：明日、3日後、来週の金曜日',
  notUnderstood: (example) => `日付を入力してください。例：${example}。`,
  incomplete: (example) => `日付をすべて入力してください。例：${example}。`,
  noSuchMonth: (month, pattern) => `${month}月は存在しません。形式：${pattern}。`,
  noSuchDay: (day) => `${day}は存在しません。`,
  ambiguous: (first, second) => `${first}と${second}のどちらですか。年を先に書いてください。`,
  wrongWeekday: (day, weekday) => `${day}は${weekday}です。`,
  tooEarly: (earliest) => `${earliest}以降を選択してください。`,
  tooLate: (latest) => `${latest}以前を選択してください。`,
  unavailable: 'この日は選択できません。',
  reversed: '終了日が開始日より前です。',
  swap: '開始と終了を入れ替える',
  nights: (number) => `${number}泊`,
  days: (number) => `${number}日間`,
  tooShort: (length) => `${length}以上を選択してください。`,
  tooLong: (length) => `${length}以内で選択してください。`,
  daysFull: calendar.daysFull,
  unavailableInRange: (day) => `期間に選択できない日（${day}）が含まれています。`,
};

/** Japanese texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: '日時を選択',
  rangeDialog: '開始と終了を選択',
  hint: '次のようにも入力できます：明日9時、2時間後',
  notUnderstood: (example) => `日時を入力してください。例：${example}。`,
  noTime: (example) => `時刻を追加してください。例：${example}。`,
  occursTwice: (time) => `この日は${time}が2回あります。どちらですか？`,
  skippedTime: (time, day) => `${day}に${time}は存在しません（時計が進められます）。`,
  reversed: '終了が開始より前です。',
};

/** Japanese labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: '閉じる',
};

/** Japanese labels of forms and fields. */
export const field: Language['field'] = {
  optional: '任意',
  checking: '確認中…',
  fieldsToCorrect: (number) => `${number}件の項目に修正が必要です`,
  submitFailed: 'フォームを送信できませんでした。もう一度お試しください。',
};

/** Japanese labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'パスワードを再設定',
  sending: '送信しています…',
  codeHint: (digits, _plural, account) =>
    `${account && `${account} の`}アカウントがある場合は、${digits}桁のコードを送信しました。`,
  linkSent: (account) =>
    `${account ? `${account} ` : 'このアドレス'}のアカウントがある場合は、パスワード再設定用リンクを送信しました。`,
  sendFailed: 'メールを送信できませんでした。もう一度お試しください。',
  codeAccepted: 'コードは正しいです。',
};

/** Japanese labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'ログイン',
  signingIn: 'ログインしています…',
  staySignedIn: 'ログインしたままにする',
  forgotPassword: 'パスワードをお忘れですか？',
  otherWays: 'ほかのログイン方法',
  codeHint: (digits, _plural, account) =>
    `アプリまたはメッセージに表示された${account && ` ${account} の`}${digits}桁のコード`,
  emailCodeHint: (digits, _plural, account) =>
    `${account && `${account} 宛ての`}メールに記載された${digits}桁のコード`,
  signInFailed: 'ログイン情報が正しくありません。',
  signedIn: 'ログインしました。',
  sendLink: 'ログイン用リンクをメールで受け取る',
  linkSent: (account) =>
    `${account ? `${account} ` : 'このアドレス'}のアカウントがある場合は、ログイン用リンクを送信しました。`,
  passkey: 'パスキーでログイン',
  switchToApp: 'アプリのコードを使用',
  switchToEmail: 'メールでコードを受け取る',
  switchToRecovery: 'リカバリーコードを使用',
  recoveryCode: 'リカバリーコード',
  recoveryHint: (account) =>
    `${account && `${account} の`}2段階認証の設定時に保存したコードのうちの1つ`,
};

/** Japanese labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${total}桁中${entered}桁`,
  digitsOnly: '数字のみ',
  digitsAndLettersOnly: '数字とAからZまでの英字のみ',
};

/** Japanese labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'ページ送り',
  first: '最初のページ',
  previous: '前のページ',
  next: '次のページ',
  last: '最後のページ',
  page: (number) => `${number}ページ`,
  gap: (from, to) => `${from}〜${to}ページは省略されています`,
  more: 'ほかのページ',
  atLeast: (number) => `${number}以上`,
  position: (page, last) => `${page} / ${last}`,
  range: (from, to) => `${from}〜${to}件`,
  summary: (range, total) => `${range} / ${total}`,
  empty: '結果がありません',
  announcement: (position, from, to) => `${position}ページ、${from}〜${to}件目`,
  pageSize: '表示件数',
  goToPage: 'ページを指定',
  go: '移動',
  outOfRange: (first, last) => `${first}から${last}までのページを入力してください。`,
  noPage: 'ページ番号を入力してください。',
};

const units = { digits: '桁', characters: '文字', bytes: 'バイト' };

/** Japanese labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'パスワードを表示',
  capsLock: 'Caps Lockがオンです。',
  strength: 'パスワードの強度',
  veryWeak: 'とても弱い',
  weak: '弱い',
  fair: '普通',
  good: '良い',
  strong: '強い',
};

/** Japanese labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: '週を選択',
    month: '月を選択',
    quarter: '四半期を選択',
    half: '半期を選択',
    year: '年を選択',
  },
  periodRangeDialog: '期間を選択',
  current: {
    week: '今週',
    month: '今月',
    quarter: '今四半期',
    half: '今半期',
    year: '今年',
  },
  periodHint: {
    week: '次のようにも入力できます：来週、第14週',
    month: '次のようにも入力できます：来月、4月',
    quarter: '次のようにも入力できます：来四半期、第3四半期',
    half: '次のようにも入力できます：上半期、下半期',
    year: '次のようにも入力できます：来年、今年',
  },
  periodNotUnderstood: (example) => `期間を入力してください。例：${example}。`,
  noSuchPeriod: (period) => `${period}は存在しません。`,
  periodUnavailable: 'この期間は選択できません。',
  periodReversed: '終了が開始より前です。',
};

/** Japanese labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QRコード',
  codeFor: (text) => `${text} のQRコード`,
  copy: 'コピー',
  copied: 'コピーしました',
  copyBlocked: 'コピーがブロックされています。選択されたテキストをコピーしてください。',
  empty: 'まだ内容がありません',
  tooLong: 'QRコードには長すぎます',
  loading: 'コードを読み込んでいます…',
  expired: 'このコードは期限切れです。',
  scanned: 'スキャン済み',
  refresh: '新しいコード',
  amount: (number, unit) => `${number}${units[unit]}`,
  used: (used, most) => `${used} / ${most}`,
  version: (version, level) => `バージョン ${version}、レベル ${level}`,
  tooLongFor: (used, most, level) => `${used}（レベル ${level} では最大 ${most}）`,
  lowerLevel: (level) => `レベル ${level} なら収まります。`,
  shorten: (surplus) => `${surplus}短くしてください。`,
  downloads: 'ダウンロード',
  download: (format) => `${format} をダウンロード`,
  downloadFailed: 'ロゴのサーバーが許可していないため、ファイルを作成できませんでした。',
  scansWell: '読み取りやすい',
  mayFail: '読み取れないことがあります',
  rules: {
    quietZone: (found, asked) => `余白 ${found} モジュール（${asked} 以上）`,
    polarity: () => '明るい背景に暗いモジュール',
    contrast: (found, asked) => `コントラスト ${found}（${asked} 以上）`,
    moduleSize: (found, asked) => `モジュール ${found} px（${asked} px 以上）`,
    printSize: (found, asked) => `印刷時のモジュール ${found} mm（${asked} mm 以上）`,
    logo: (found, asked) => `ロゴがコードの ${found} を隠す（${asked} 以下）`,
  },
  passed: '適合：',
  failed: '不適合：',
};

/** Japanese labels of the rating. */
export const rating: Language['rating'] = {
  none: '評価なし',
  value: (number, max, word) => `${max}段階中${number}${word ? `、${word}` : ''}`,
};

/** Japanese labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${max}段階中${number}${count ? `、${count}` : ''}`,
  unrated: 'まだ評価はありません',
  count: (number) => `${number}件の評価`,
  distribution: (count) => `分布：${count}`,
  stars: (number) => `星${number}つ`,
  values: '値',
  shares: '割合',
  counts: '評価',
};

/** Japanese labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'パスワードを変更',
  saving: '保存しています…',
  newPassword: '新しいパスワード',
  saveFailed:
    'パスワードを変更できませんでした。もう一度お試しいただくか、別のパスワードをご指定ください。',
  passwordChanged: '新しいパスワードでログインできるようになりました。',
  signIn: 'ログイン',
  expired: 'このリンクは無効になりました。リンクは一度だけ、一定時間内に使用できます。',
  requestNewLink: '新しいリンクをリクエスト',
};

/** Japanese labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count) => `ほかのサイトのコンテンツ${count}件が読み込まれていません。`,
  showRemote: 'ほかのサイトのコンテンツを読み込む',
  tooLong: (characters) => `この内容はとても長いです（${characters}文字）。`,
  showLong: 'それでも表示する',
  shown: '内容を表示しました。',
  textOnly: 'この内容はソースコードとしてのみ表示できます。',
  table: '表',
  external: '外部リンク',
  taskDone: '完了',
  taskOpen: '未完了',
  report: 'このHTMLから削除されたもの',
  nothingRemoved: '削除されたものはありません。',
  part: '要素',
  reason: '理由',
  count: '件数',
  reasons: {
    policy: 'ポリシーで許可されていません',
    unsafe: '安全ではありません',
    depth: '入れ子が深すぎます',
    length: '長すぎます',
    remote: '許可するまでブロックされます',
  },
};

/** Japanese labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'アカウントを作成',
  creating: 'アカウントを作成しています…',
  name: '名前',
  otherWays: 'ほかの登録方法',
  passkey: 'パスキーで登録',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) => `${account && `${account} 宛てに`}次の手順をメールでお送りしました。`,
  signUpFailed: 'アカウントを作成できませんでした。入力内容を確認して、もう一度お試しください。',
  accountCreated: 'アカウントを作成しました。',
};

/** Japanese labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'タグ',
  hint: 'Deleteキーで削除、Enterキーで編集、Alt＋矢印キーで移動。',
  remove: (tag) => `${tag}を削除`,
  added: (tag) => `${tag}を追加しました`,
  removed: (tag) => `${tag}を削除しました`,
  removedMany: (number) => `${number}個のタグを削除しました`,
  moved: (tag, position, total) => `${tag}を${total}個中${position}番目に移動しました`,
  selected: (number) => `${number}個のタグを選択しました`,
  copied: (number) => `${number}個のタグをコピーしました`,
  undone: '変更を元に戻しました',
  rejected: (tag, reason) => `「${tag}」：${reason}`,
  duplicate: 'すでに追加されています',
  tooLong: (max) => `長すぎます（${max}文字まで）`,
  limitReached: (max) => `上限に達しました（${max}個まで）`,
  tooMany: (max) => `一度に追加できるのは${max}個まで`,
  pending: 'Enterキーを押すと追加されます。',
  reportAdded: (number) => `${number}個を追加`,
  reportDuplicates: (number) => `${number}個が重複`,
  reportRejected: (number, _plural, reasons) => `${number}個を除外：${reasons}`,
  reportTooLong: '長すぎます',
  reportLimitReached: '上限に達しました',
  reportNothing: '変更はありません',
  details: '詳細',
  count: (number, max) => `${number} / ${max}`,
  undo: '元に戻す',
  clear: 'すべて削除',
  editTag: (tag) => `${tag}を編集`,
  suggestions: '候補',
  suggested: (number) => `候補${number}件`,
  loading: '候補を読み込んでいます…',
  noSuggestions: '候補はありません',
  suggestionsFailed: '候補を読み込めませんでした。',
};

/** Japanese labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: '時刻を表示',
  clear: 'クリア',
  done: '完了',
  dialog: '時刻を選択',
  list: '時刻',
  hourPattern: '時',
  minutePattern: '分',
  secondPattern: '秒',
  hint: '次のようにも入力できます：正午、午後9時半、2時間後',
  notUnderstood: (example) => `時刻を入力してください。例：${example}。`,
  noSuchHour: (hour) => `${hour}時は存在しません。`,
  noSuchMinute: (minute) => `${minute}分は存在しません。`,
  tooEarly: (earliest) => `${earliest}以降を選択してください。`,
  tooLate: (latest) => `${latest}以前を選択してください。`,
  outside: (from, to) => `${from}から${to}までの時刻を選択してください。`,
  offStep: (times) => `${times}を選択してください。`,
  noon: '正午',
  midnight: '真夜中',
  now: '現在',
};

/** Japanese labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `通知（${key}キーを押す）`,
  close: '閉じる',
};

/** Japanese words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: '本日|きょう',
  tomorrow: 'あした|あす',
  yesterday: 'きのう',
  dayAfterTomorrow: 'あさって',
  dayBeforeYesterday: 'おととい',
  ahead: '後|あと',
  ago: '前|まえ',
  next: '次|今度',
  last: '前の|前回',
  this: '今|この',
  // `4日` is read before words are, and 日 alone is Sunday.
  days: '日間',
  weeks: '週|週間',
  months: 'か月|ヶ月|カ月|ヵ月|ケ月|箇月|か月間',
  years: '年|年間',
  dayParts: '朝|夜|晩|午前|午後|夕方',
  numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九'],
  ignored: 'の|に|は|曜日|曜',
  others: {
    明: '+1D',
    昨: '-1D',
    t: '^1911 ',
    再来: '>>',
    再来月: '>>M',
    末日: ']',
    末: ']',
    明々後日: '+3D',
    月末: ']M',
    年末: ']Y',
    初め: '[',
    月初: '[M',
    年初: '[Y',
    半年: '6M',
    翌日: '+1D',
    去年: '<Y',
    しあさって: '+3D',
    月曜: '@1',
    火曜: '@2',
    水曜: '@3',
    木曜: '@4',
    金曜: '@5',
    土曜: '@6',
    日曜: '@7',
    // Eras, also by their initials: R8.11.27.
    令和: '^2018 ',
    平成: '^1988 ',
    昭和: '^1925 ',
    大正: '^1911 ',
    明治: '^1867 ',
    令: '^2018 ',
    r: '^2018 ',
    h: '^1988 ',
    s: '^1925 ',
    r元: '2019',
    元年: '1Y',
    ひと月: '1M',
    日後: 'D+',
    日前: 'D-',
  },
};

/** Japanese words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: '週目|週|w',
  quarters: '四半期|q',
  halves: '半期|h',
  ordinals: ['第一', '第二', '第三', '第四'],
  others: {
    第: '',
    上半期: 'H 1',
    下半期: 'H 2',
    上期: 'H 1',
    下期: 'H 2',
    前四半期: '<Q',
    翌四半期: '>Q',
    来四半期: '>Q',
    今四半期: '=Q',
  },
};

/** Japanese words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: '今|いま|現在',
  noon: '正午|昼|お昼',
  midnight: '真夜中',
  am: '午前|朝|早朝',
  pm: '午後|夕方',
  night: '夜|夜中|深夜|今夜|今晩|晩',
  ahead: '後|あと|のち',
  ago: '前|まえ',
  hours: '時|時間|じ',
  minutes: '分|分間|ふん|ぷん',
  seconds: '秒|秒間',
  half: '半|はん',
  halfTo: '',
  quarter: '',
  past: '',
  to: '',
  minus: '',
  numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  between: '',
  ignored: 'の|に|は|ごろ|頃|ちょうど',
  others: {
    零: '0',
  },
};

/** Japanese messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'この項目は正しくありません。',
  required: 'この項目は必須です。',
  accepted: '続けるには確認してください。',
  rangeStart: '開始を入力してください。',
  rangeEnd: '終了を入力してください。',
  alphanumeric: '文字と数字だけを入力してください。',
  confirmed: '2つの入力が一致しません。',
  email: ({ multiple }) =>
    multiple
      ? 'メールアドレスを半角カンマ（,）で区切って入力してください。'
      : 'name@example.com のような形式のメールアドレスを入力してください。',
  number: '数値を入力してください。',
  integer: '整数を入力してください。',
  digits: ({ length }) =>
    length === undefined ? '数字だけを入力してください。' : '{length}桁の数字を入力してください。',
  min: '{min}以上の数値を入力してください。',
  max: '{max}以下の数値を入力してください。',
  minLength: ({ members }) =>
    members ? '{length}個以上選択してください。' : '{length}文字以上で入力してください。',
  maxLength: ({ members }) =>
    members ? '選択できるのは{length}個までです。' : '{length}文字以内で入力してください。',
  pattern: '指定された形式で入力してください。',
};

/** Japanese. */
export const ja: Language = {
  tag: 'ja',
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
