import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

/** Simplified Chinese labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: '电子邮件地址',
  username: '用户名',
  emailOrUsername: '电子邮件地址或用户名',
  password: '密码',
  separator: '或',
  code: '一次性验证码',
  verify: '验证',
  back: '返回',
  wrongCode: '验证码不正确或已过期。',
  lockedOut: (time) => `尝试次数过多。请在${time}重试。`,
  lockoutEnded: '现在可以重试。',
  unreachable: '无法连接到服务器。请检查网络连接，然后重试。',
  failed: '出错了。请重试。',
  takingLonger: '所需时间比平时长…',
  resend: '重新发送',
  resendIn: (time) => `${time}可重新发送`,
  sent: '已重新发送',
  provider: (name) => `使用 ${name} 继续`,
  lastUsed: '上次使用',
  next: '继续',
  passwordHint: (number, plural) => `至少 ${counted(number, plural, characters)}`,
};

/** Simplified Chinese labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: '日历',
  previousMonth: '上个月',
  nextMonth: '下个月',
  previousYear: '上一年',
  nextYear: '下一年',
  previousYears: '更早的年份',
  nextYears: '更晚的年份',
  chooseMonth: (month) => `${month}，选择月份`,
  chooseYear: (year) => `${year}，选择年份`,
  showDays: (years) => `${years}，返回日视图`,
  showPeriods: (years) => `${years}，返回时段视图`,
  weeks: '周',
  weekShort: '周',
  week: (number) => `第 ${number} 周`,
  quarter: (number) => `${number}季度`,
  firstHalf: '上半年',
  secondHalf: '下半年',
  inYear: (period, year) => `${year}${period}`,
  unavailable: '不可选',
  tooEarly: (earliest) => `请选择 ${earliest} 或更晚。`,
  tooLate: (latest) => `请选择 ${latest} 或更早。`,
  rangeStart: '开始日期',
  rangeEnd: '结束日期',
  firstPeriod: '开始',
  lastPeriod: '结束',
  periodRangeStarted: (period) => `从 ${period} 开始。请选择最后一个时段。`,
  periodRange: (from, to) => `${from} 至 ${to}`,
  rangeStarted: (first) => `开始日期：${first}。请选择结束日期。`,
  rangeSelected: (range, number) => `${range}，${number} 天`,
  rangeTooShort: (number) => `请至少选择 ${number} 天。`,
  rangeTooLong: (number) => `请最多选择 ${number} 天。`,
  daysFull: (number) => `最多可选择 ${number} 天。要选择其他日期，请先移除一个。`,
  periodsTooShort: (length) => `请至少选择 ${length}。`,
  periodsTooLong: (length) => `请最多选择 ${length}。`,
  unavailableInRange: '所选范围包含不可选的日期。',
  repeated: (count, label) => `${count} × ${label}`,
  separator: '，',
};

/** Simplified Chinese labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: '打开颜色选择器',
  dialog: '选择颜色',
  close: '关闭',
  done: '完成',
  clear: '清除',
};

/** Simplified Chinese names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: '粉色',
    red: '红色',
    orange: '橙色',
    brown: '棕色',
    beige: '米色',
    yellow: '黄色',
    olive: '橄榄色',
    lime: '青柠色',
    green: '绿色',
    turquoise: '青绿色',
    cyan: '青色',
    sky: '天蓝色',
    blue: '蓝色',
    violet: '蓝紫色',
    purple: '紫色',
    magenta: '品红色',
    black: '黑色',
    gray: '灰色',
    white: '白色',
  },
  tones: {
    vivid: '鲜艳的{}',
    light: '浅{}',
    pale: '淡{}',
    dark: '深{}',
    veryDark: '极深的{}',
    muted: '偏灰的{}',
    darkMuted: '偏灰的深{}',
  },
};

/** Simplified Chinese labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: '颜色',
  areaRole: '二维滑块',
  saturation: '饱和度',
  brightness: '亮度',
  hue: '色相',
  opacity: '不透明度',
  sliderValue: (value, name) => `${value}${name && `，${name}`}`,
  none: '无颜色',
  text: '颜色代码',
  placeholder: 'tomato, #f60, oklch(…)',
  format: '格式',
  channels: {
    r: '红',
    g: '绿',
    b: '蓝',
    h: '色相',
    s: '饱和度',
    l: '明度',
    c: '彩度',
    a: '不透明度',
  },
  swatches: '色板',
  eyeDropper: '从屏幕取色',
  outsideGamut: (shown) => `超出 sRGB，显示为 ${shown}`,
  invalidHex: '请在 # 后输入 3、4、6 或 8 位字符：0–9 和 a–f。',
  invalidArguments: (name, example) => `请按以下格式输入 ${name}()：${example}。`,
  unknownName: (name, suggestion) =>
    `未知颜色“${name}”${suggestion ? `。您要找的是不是 ${suggestion}？` : '。'}`,
  dependsOnPage: (name) => `${name} 取决于页面，无法在此使用。`,
  notOpaque: '颜色必须不透明。',
  notUnderstood: (example) => `请输入颜色，例如 ${example}。`,
  contrast: '对比度',
  sample: '文字',
  ratio: (number) => `${number}:1`,
  uses: {
    text: '文本',
    large: '大号文本',
    part: '图标和边框',
  },
  fails: '不达标',
  applyPassingColor: (color, ratio) => `使用 ${color} 以达到 ${ratio}`,
  passes: (ratio) => `达到 ${ratio}`,
  noPassingColor: (ratio) => `此颜色的任何深浅都达不到 ${ratio}。`,
};

/** Simplified Chinese labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: '选择国家或地区',
  placeholderMultiple: '选择国家或地区',
  openList: '显示国家或地区列表',
  list: '国家或地区',
  selectedCountries: '已选的国家或地区',
  clear: '清除',
  remove: (name) => `移除 ${name}`,
  preferred: '推荐',
  allCountries: '所有国家或地区',
  regions: {
    africa: '非洲',
    americas: '美洲',
    antarctic: '南极洲',
    asia: '亚洲',
    europe: '欧洲',
    oceania: '大洋洲',
  },
  total: (number) => `${number} 个国家或地区`,
  found: (number, total) => `${number} 个，共 ${total} 个国家或地区`,
  results: (number) => `${number} 个结果`,
  none: (query) => `未找到与“${query}”相关的国家或地区`,
  unknown: '未知的国家或地区',
  formerly: (name) => `旧称：${name}`,
  capital: (name) => `首都：${name}`,
  selected: (name) => `已选择：${name}`,
  removed: (name) => `已移除：${name}`,
  cleared: '未选择',
};

/** Simplified Chinese labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: '打开日历',
  clear: '清除',
  today: '今天',
  done: '完成',
  close: '关闭',
  dialog: '选择日期',
  rangeDialog: '选择日期范围',
  datesDialog: '选择多个日期',
  presets: '快捷选项',
  dates: '日期',
  remove: (day) => `移除 ${day}`,
  from: '开始日期',
  to: '结束日期',
  dayPattern: '日',
  monthPattern: '月',
  yearPattern: '年',
  hint: '也可以输入：明天、3天后、下周五',
  notUnderstood: (example) => `请输入日期，例如 ${example}。`,
  incomplete: (example) => `请输入完整日期，例如 ${example}。`,
  noSuchMonth: (month, pattern) => `${month} 不是有效的月份。请使用 ${pattern}。`,
  noSuchDay: (date) => `${date}不存在。`,
  ambiguous: (first, second) => `是${first}还是${second}？请写明月份。`,
  wrongWeekday: (date, weekday) => `${date}是${weekday}。`,
  tooEarly: (earliest) => `请选择 ${earliest} 或更晚。`,
  tooLate: (latest) => `请选择 ${latest} 或更早。`,
  unavailable: '这一天不可选。',
  reversed: '结束日期早于开始日期。',
  swap: '交换开始和结束',
  nights: (number) => `${number} 晚`,
  days: (number) => `${number} 天`,
  tooShort: (length) => `请至少选择 ${length}。`,
  tooLong: (length) => `请最多选择 ${length}。`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `所选范围包含不可选的日期：${date}。`,
};

/** Simplified Chinese texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: '选择日期和时间',
  rangeDialog: '选择开始和结束',
  hint: '也可以输入：明天9点、2小时后',
  notUnderstood: (example) => `请输入日期和时间，例如 ${example}。`,
  noTime: (example) => `请添加时间，例如 ${example}。`,
  occursTwice: (time) => `当天 ${time} 会出现两次。您指的是哪一次？`,
  skippedTime: (time, day) => `${day}不存在 ${time}：时钟会调快。`,
  reversed: '结束时间早于开始时间。',
};

/** Simplified Chinese labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: '关闭',
};

/** Simplified Chinese labels of forms and fields. */
export const field: Language['field'] = {
  optional: '选填',
  checking: '正在检查…',
  fieldsToCorrect: (number) => `有 ${number} 个字段需要更正`,
  submitFailed: '无法提交表单。请重试。',
};

/** Simplified Chinese labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: '重置密码',
  sending: '正在发送…',
  codeHint: (digits, _plural, account) =>
    `如果${account && ` ${account} `}已注册账户，我们已发送 ${digits} 位验证码。`,
  linkSent: (account) =>
    `如果${account ? ` ${account} ` : '该地址'}已注册账户，我们已发送密码重置链接。`,
  sendFailed: '无法发送电子邮件。请重试。',
  codeAccepted: '验证码正确。',
};

/** Simplified Chinese labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: '登录',
  signingIn: '正在登录…',
  staySignedIn: '保持登录',
  forgotPassword: '忘记密码？',
  otherWays: '其他登录方式',
  codeHint: (digits, _plural, account) =>
    `应用或消息中${account && `用于 ${account} `}的 ${digits} 位验证码`,
  emailCodeHint: (digits, _plural, account) =>
    `我们${account && `发送至 ${account} 的`}电子邮件中的 ${digits} 位验证码`,
  signInFailed: '登录信息不正确。',
  signedIn: '您已登录。',
  sendLink: '通过电子邮件发送登录链接',
  linkSent: (account) =>
    `如果${account ? ` ${account} ` : '该地址'}已注册账户，我们已发送登录链接。`,
  passkey: '使用通行密钥登录',
  switchToApp: '使用应用中的验证码',
  switchToEmail: '通过电子邮件获取验证码',
  switchToRecovery: '使用恢复代码',
  recoveryCode: '恢复代码',
  recoveryHint: (account) => `您在${account && `为 ${account} `}设置两步登录时保存的代码之一`,
};

/** Simplified Chinese labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `已输入 ${entered} 位，共 ${total} 位`,
  digitsOnly: '仅限数字',
  digitsAndLettersOnly: '仅限数字和字母 A 至 Z',
};

/** Simplified Chinese labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: '分页',
  first: '第一页',
  previous: '上一页',
  next: '下一页',
  last: '最后一页',
  page: (number) => `第 ${number} 页`,
  gap: (from, to) => `第 ${from} 至 ${to} 页未显示`,
  more: '更多页',
  atLeast: (number) => `至少 ${number}`,
  position: (page, last) => `${page} / ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range}，共 ${total}`,
  empty: '没有结果',
  announcement: (position, from, to) => `第 ${position} 页，结果 ${from} 至 ${to}`,
  pageSize: '每页条数',
  goToPage: '转到页码',
  go: '前往',
  outOfRange: (first, last) => `请输入 ${first} 到 ${last} 之间的页码。`,
  noPage: '请输入页码。',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { other: '# 位数字' },
  characters: { other: '# 个字符' },
  bytes: { other: '# 字节' },
};

/** Simplified Chinese labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: '显示密码',
  capsLock: '大写锁定已开启。',
  strength: '密码强度',
  veryWeak: '非常弱',
  weak: '弱',
  fair: '一般',
  good: '良好',
  strong: '强',
};

/** Simplified Chinese labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: '选择周',
    month: '选择月份',
    quarter: '选择季度',
    half: '选择半年',
    year: '选择年份',
  },
  periodRangeDialog: '选择时段',
  current: {
    week: '本周',
    month: '本月',
    quarter: '本季度',
    half: '本半年',
    year: '今年',
  },
  periodHint: {
    week: '也可以输入：下周、第14周',
    month: '也可以输入：下个月、四月',
    quarter: '也可以输入：下季度、第三季度',
    half: '也可以输入：上半年、下半年',
    year: '也可以输入：明年、今年',
  },
  periodNotUnderstood: (example) => `请输入时段，例如 ${example}。`,
  noSuchPeriod: (period) => `${period}不存在。`,
  periodUnavailable: '此时段不可选。',
  periodReversed: '结束早于开始。',
};

/** Simplified Chinese labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: '二维码',
  codeFor: (text) => `${text} 的二维码`,
  copy: '复制',
  copied: '已复制',
  copyBlocked: '复制被阻止。请复制选中的文本。',
  empty: '暂无内容',
  tooLong: '内容过长，无法生成二维码',
  loading: '正在加载二维码…',
  expired: '此二维码已过期。',
  scanned: '已扫描',
  refresh: '获取新二维码',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used}，上限 ${most}`,
  version: (version, level) => `版本 ${version}，级别 ${level}`,
  tooLongFor: (used, most, level) => `${used}，级别 ${level} 最多 ${most}`,
  lowerLevel: (level) => `级别 ${level} 可以容纳。`,
  shorten: (surplus) => `请缩短 ${surplus}。`,
  downloads: '下载',
  download: (format) => `下载 ${format}`,
  downloadFailed: '无法创建文件，因为徽标所在的服务器不允许。',
  scansWell: '易于扫描',
  mayFail: '可能无法扫描',
  rules: {
    quietZone: (found, asked) => `留白 ${found}，至少 ${asked} 个模块`,
    polarity: () => '浅色背景上的深色模块',
    contrast: (found, asked) => `对比度 ${found}，至少 ${asked}`,
    moduleSize: (found, asked) => `模块 ${found} 像素，至少 ${asked} 像素`,
    printSize: (found, asked) => `印刷模块 ${found} 毫米，至少 ${asked} 毫米`,
    logo: (found, asked) => `徽标遮挡二维码的 ${found}，最多 ${asked}`,
  },
  passed: '通过：',
  failed: '未通过：',
};

/** Simplified Chinese labels of the rating. */
export const rating: Language['rating'] = {
  none: '未评分',
  value: (number, max, word) => `${number} 分（满分 ${max} 分）${word ? `，${word}` : ''}`,
};

/** Simplified Chinese labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} 分（满分 ${max} 分）${count ? `，${count}` : ''}`,
  unrated: '暂无评分',
  count: (number) => `${number} 个评分`,
  distribution: (count) => `分布：${count}`,
  stars: (number) => `${number} 星`,
  values: '分值',
  shares: '百分比',
  counts: '评分',
};

/** Simplified Chinese labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: '更改密码',
  saving: '正在保存…',
  newPassword: '新密码',
  saveFailed: '无法更改密码。请重试或选择其他密码。',
  passwordChanged: '您现在可以使用新密码登录。',
  signIn: '登录',
  expired: '此链接已失效。链接只能在有限时间内使用一次。',
  requestNewLink: '重新获取链接',
};

/** Simplified Chinese labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count) => `未加载来自其他网站的 ${count} 项内容。`,
  showRemote: '加载其他网站的内容',
  tooLong: (characters) => `此内容很长：${characters} 个字符。`,
  showLong: '仍然显示',
  shown: '内容已显示。',
  textOnly: '此内容只能以源代码显示。',
  table: '表格',
  external: '外部链接',
  taskDone: '已完成',
  taskOpen: '未完成',
  report: '已从此 HTML 中移除',
  nothingRemoved: '没有移除任何内容。',
  part: '元素',
  reason: '原因',
  count: '数量',
  reasons: {
    policy: '策略不允许',
    unsafe: '不安全',
    depth: '嵌套过深',
    length: '过长',
    remote: '已阻止，需经您允许',
  },
};

/** Simplified Chinese labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: '创建账户',
  creating: '正在创建账户…',
  name: '姓名',
  otherWays: '其他注册方式',
  passkey: '使用通行密钥注册',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) => `我们已${account && `向 ${account} `}发送电子邮件，告知下一步操作。`,
  signUpFailed: '无法创建账户。请检查您的信息，然后重试。',
  accountCreated: '您的账户已创建。',
};

/** Simplified Chinese labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: '标签',
  hint: '按 Delete 移除，按 Enter 编辑，按 Alt+方向键移动。',
  remove: (name) => `移除 ${name}`,
  added: (name) => `已添加 ${name}`,
  removed: (name) => `已移除 ${name}`,
  removedMany: (number) => `已移除 ${number} 个标签`,
  moved: (name, position, total) => `${name} 已移至第 ${position} 个，共 ${total} 个`,
  selected: (number) => `已选中 ${number} 个标签`,
  copied: (number) => `已复制 ${number} 个标签`,
  undone: '已撤销更改',
  rejected: (name, reason) => `“${name}”：${reason}`,
  duplicate: '已添加过',
  tooLong: (max) => `过长（上限：${max}）`,
  limitReached: (max) => `已达上限（最多 ${max} 个）`,
  tooMany: (max) => `一次最多 ${max} 个`,
  pending: '按 Enter 添加。',
  reportAdded: (number) => `添加 ${number} 个`,
  reportDuplicates: (number) => `重复 ${number} 个`,
  reportRejected: (number, _plural, reasons) => `拒绝 ${number} 个：${reasons}`,
  reportTooLong: '过长',
  reportLimitReached: '已达上限',
  reportNothing: '没有更改',
  details: '详情',
  count: (number, max) => `${number} / ${max}`,
  undo: '撤销',
  clear: '全部移除',
  editTag: (name) => `编辑 ${name}`,
  suggestions: '建议',
  suggested: (number) => `${number} 条建议`,
  loading: '正在加载建议…',
  noSuggestions: '没有建议',
  suggestionsFailed: '无法加载建议。',
};

/** Simplified Chinese labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: '显示时间列表',
  clear: '清除',
  done: '完成',
  dialog: '选择时间',
  list: '时间',
  hourPattern: '时',
  minutePattern: '分',
  secondPattern: '秒',
  hint: '也可以输入：中午、晚上9点半、2小时后',
  notUnderstood: (example) => `请输入时间，例如 ${example}。`,
  noSuchHour: (hour) => `${hour} 不是有效的小时。`,
  noSuchMinute: (minute) => `${minute} 不是有效的分钟。`,
  tooEarly: (earliest) => `请选择 ${earliest} 或更晚。`,
  tooLate: (latest) => `请选择 ${latest} 或更早。`,
  outside: (from, to) => `请选择 ${from} 至 ${to} 之间的时间。`,
  offStep: (times) => `请选择 ${times}。`,
  noon: '中午',
  midnight: '午夜',
  now: '现在',
};

/** Simplified Chinese labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `通知（按 ${key}）`,
  close: '关闭',
};

/** Simplified Chinese words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: '今日|现在',
  tomorrow: '明日',
  yesterday: '昨日',
  ahead: '后|之后|以后',
  ago: '前|之前|以前',
  next: '下|下个|下一个',
  last: '上|上个|上一个',
  this: '这|本|这个|今',
  days: '天',
  weeks: '周|星期|礼拜|个星期|个礼拜',
  months: '个月',
  years: '年',
  dayParts: '早上|上午|下午|晚上|中午|早|晚',
  numbers: ['一', '二|两', '三', '四', '五', '六', '七', '八', '九', '十'],
  ignored: '的|在|号',
  others: {
    下周: '>W@',
    上周: '<W@',
    这周: '=W@',
    下下周: '>>W@',
    下周日: '>W@7',
    下周天: '>W@7',
    上周日: '<W@7',
    上周天: '<W@7',
    下星期日: '>W@7',
    下星期天: '>W@7',
    上星期日: '<W@7',
    上星期天: '<W@7',
    下礼拜天: '>W@7',
    明: '+1D',
    昨: '-1D',
    下下: '>>',
    下星期: '>W@',
    下礼拜: '>W@',
    上星期: '<W@',
    上礼拜: '<W@',
    本周: '=W@',
    礼拜一: '@1',
    礼拜二: '@2',
    礼拜三: '@3',
    礼拜四: '@4',
    礼拜五: '@5',
    礼拜六: '@6',
    礼拜日: '@7',
    底: ']',
    末: ']',
    下月: '>M',
    上月: '<M',
    半个月: '15D',
    月底: ']M',
    月末: ']M',
    年底: ']Y',
    年末: ']Y',
    初: '[',
    月初: '[M',
    年初: '[Y',
    半年: '6M',
    星期天: '@7',
    礼拜天: '@7',
    这个月: '=M',
    大后天: '+3D',
    大前天: '-3D',
    周天: '@7',
    天后: 'D+',
    天前: 'D-',
    周后: 'W+',
    周前: 'W-',
    个月后: 'M+',
    个月前: 'M-',
    年后: 'Y+',
    年前: 'Y-',
  },
};

/** Simplified Chinese words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: '周|星期|w',
  quarters: '季度|季|q',
  halves: '半年|h',
  ordinals: ['第一', '第二', '第三', '第四'],
  others: {
    第: '',
    上半年: 'H 1',
    下半年: 'H 2',
    个: '',
  },
};

/** Simplified Chinese words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: '现在|此刻',
  noon: '中午|正午',
  midnight: '午夜|半夜',
  am: '上午|早上|早晨|凌晨|清晨|早',
  pm: '下午|傍晚',
  night: '晚上|夜里|今晚|深夜|晚',
  ahead: '后|之后|以后',
  ago: '前|之前|以前',
  hours: '点|点钟|时|小时|个小时',
  minutes: '分|分钟',
  seconds: '秒|秒钟',
  half: '半',
  halfTo: '',
  quarter: '一刻|刻',
  past: '',
  to: '差',
  minus: '',
  numbers: ['一', '二|两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  between: '',
  ignored: '的|在|大约|左右|整|过',
  others: {
    一个半小时: '90 m',
    零: '0',
    三刻: '45',
    半小时: '30 m',
    半个小时: '30 m',
    一刻钟: '15 m',
  },
};

const items: PluralForms = { other: '# 项' };
const characters: PluralForms = lengths.characters;

/** Simplified Chinese messages of the validation rules. */
export const validation: Language['validation'] = {
  default: '此字段无效。',
  required: '此字段为必填项。',
  accepted: '请确认此项以继续。',
  rangeStart: '请填写开始。',
  rangeEnd: '请填写结束。',
  alphanumeric: '只能输入字母和数字。',
  confirmed: '两次输入不一致。',
  email: ({ multiple }) =>
    multiple ? '请输入电子邮件地址，用逗号分隔。' : '请输入电子邮件地址，例如 name@example.com。',
  number: '请输入数字。',
  integer: '请输入整数。',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? '只能输入数字。'
      : `请输入 ${counted(format(length), plural(length), lengths.digits)}。`,
  min: '请输入 {min} 或更大的数。',
  max: '请输入 {max} 或更小的数。',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `请至少选择 ${counted(format(length), plural(length), items)}。`
      : `请至少输入 ${counted(format(length), plural(length), characters)}。`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `请最多选择 ${counted(format(length), plural(length), items)}。`
      : `请最多输入 ${counted(format(length), plural(length), characters)}。`,
  pattern: '请使用要求的格式。',
};

/** Simplified Chinese. */
export const zhHans: Language = {
  tag: 'zh-Hans',
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
