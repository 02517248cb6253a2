import {
  counted,
  type AccountFormLabels,
  type CalendarLabels,
  type ColorNames,
  type ColorPickerLabels,
  type CountrySelectLabels,
  type DatePickerLabels,
  type DateTimePickerLabels,
  type DialogLabels,
  type FieldLabels,
  type ForgotPasswordFormLabels,
  type Language,
  type LoginFormLabels,
  type OneTimeCodeInputLabels,
  type PaginationLabels,
  type PasswordInputLabels,
  type PluralForms,
  type PeriodPickerLabels,
  type QrCodeLabels,
  type RatingLabels,
  type RatingSummaryLabels,
  type ResetPasswordFormLabels,
  type SanitizedHtmlLabels,
  type SignUpFormLabels,
  type TagInputLabels,
  type TimeFieldLabels,
  type ToastLabels,
  type TypedDates,
  type TypedPeriods,
  type TypedTimes,
  type ValidationMessages,
} from './language';

const day: PluralForms = { one: '# day', other: '# days' };
const tag: PluralForms = { one: '# tag', other: '# tags' };

/** English labels that the forms of an account share. */
export const accountForm: AccountFormLabels = {
  email: 'Email',
  username: 'Username',
  either: 'Email or username',
  password: 'Password',
  or: 'or',
  code: 'One-time code',
  verify: 'Verify',
  back: 'Back',
  wrongCode: 'The code is incorrect or has expired.',
  blocked: (time) => `Too many attempts. Try again ${time}.`,
  free: 'You can try again now.',
  unreachable: 'No connection. Try again.',
  failed: 'Something went wrong. Try again.',
  slow: 'Still waiting…',
  resend: 'Send again',
  resendIn: (time) => `Send again ${time}`,
  sent: 'Sent again.',
  provider: (name) => `Continue with ${name}`,
  lastUsed: 'Last used',
  next: 'Continue',
  passwordHint: (number, plural) => `At least ${counted(number, plural, characters)}`,
};

/** English labels of the calendars. */
export const calendar: CalendarLabels = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Previous years',
  nextYears: 'Next years',
  chooseMonth: (month) => `${month}, choose month`,
  chooseYear: (year) => `${year}, choose year`,
  showDays: (years) => `${years}, back to the days`,
  showPeriods: (years) => `${years}, back to the periods`,
  weeks: 'Week',
  weekShort: 'Wk',
  week: (number) => `Week ${number}`,
  quarter: (number) => `Q${number}`,
  firstHalf: 'H1',
  secondHalf: 'H2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Unavailable',
  tooEarly: (earliest) => `Choose ${earliest} or later`,
  tooLate: (latest) => `Choose ${latest} or earlier`,
  rangeStart: 'first day',
  rangeEnd: 'last day',
  firstPeriod: 'start',
  lastPeriod: 'end',
  periodRangeBegun: (period) => `From ${period}. Choose the last period.`,
  periodRange: (from, to) => `${from} to ${to}`,
  rangeBegun: (first) => `From ${first}. Choose the last day.`,
  rangePicked: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Choose at least ${counted(number, plural, day)}`,
  rangeTooLong: (number, plural) => `Choose at most ${counted(number, plural, day)}`,
  periodsTooShort: (length) => `Choose at least ${length}`,
  periodsTooLong: (length) => `Choose at most ${length}`,
  rangeCrossing: 'A day in between is unavailable',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
  keys: 'Keyboard shortcuts',
  dayKeys: {
    cell: 'Previous or next day',
    row: 'Previous or next week',
    rowEdge: 'First or last day of the week',
    page: 'Previous or next month',
    volume: 'Previous or next year',
    pageEdge: 'First or last day of the month',
    today: 'Today',
  },
  periodKeys: {
    cell: 'Previous or next period',
    row: 'Row above or below',
    rowEdge: 'Start or end of the row',
    page: 'Previous or next page',
    volume: 'Back or forward ten pages',
    pageEdge: 'First or last period of the page',
    today: 'Current period',
  },
  keyPick: 'Choose',
  keyCancel: 'Go back or cancel',
  keyYear: 'Jump to a year: type four digits',
  keyHelp: 'Show this list',
  keyNames: {
    Shift: 'Shift',
    Control: 'Ctrl',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Enter: 'Enter',
    Space: 'Space',
    Escape: 'Esc',
  },
};

/** English names of colors. */
export const colorNames: ColorNames = {
  families: {
    pink: 'pink',
    red: 'red',
    orange: 'orange',
    brown: 'brown',
    beige: 'beige',
    yellow: 'yellow',
    olive: 'olive',
    lime: 'lime green',
    green: 'green',
    turquoise: 'turquoise',
    cyan: 'cyan',
    sky: 'sky blue',
    blue: 'blue',
    violet: 'violet',
    purple: 'purple',
    magenta: 'magenta',
    black: 'black',
    gray: 'gray',
    white: 'white',
  },
  tones: {
    vivid: 'vivid {}',
    light: 'light {}',
    pale: 'pale {}',
    dark: 'dark {}',
    veryDark: 'very dark {}',
    muted: 'grayish {}',
    darkMuted: 'dark grayish {}',
  },
};

/** English labels of the color picker. */
export const colorPicker: ColorPickerLabels = {
  color: 'Color',
  areaRole: '2D slider',
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  opacity: 'Opacity',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'No color',
  text: 'Color code',
  hint: 'tomato, #f60, oklch(…)',
  format: 'Format',
  channels: {
    r: 'Red',
    g: 'Green',
    b: 'Blue',
    h: 'Hue',
    s: 'Saturation',
    l: 'Lightness',
    c: 'Chroma',
    a: 'Opacity',
  },
  swatches: 'Swatches',
  eyeDropper: 'Pick from the screen',
  open: 'Open color picker',
  dialog: 'Choose a color',
  close: 'Close',
  done: 'Done',
  clear: 'Clear',
  outside: (shown) => `Outside sRGB, shown as ${shown}`,
  badHex: 'Enter 3, 4, 6 or 8 digits after #: 0–9 and a–f',
  badNumbers: (name, example) => `Enter ${name}() in this format: ${example}`,
  unknownName: (name, suggestion) =>
    `Unknown color “${name}”${suggestion ? `. Did you mean ${suggestion}?` : ''}`,
  ofPage: (name) => `${name} depends on the page`,
  notOpaque: 'The color must be opaque',
  notUnderstood: (example) => `Not a color. Try ${example}`,
  contrast: 'Contrast',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: { text: 'Text', large: 'Large text', part: 'Icons and borders' },
  fails: 'Fails',
  takePassing: (color, ratio) => `Use ${color} for ${ratio}`,
  passes: (ratio) => `Reaches ${ratio}`,
  nonePasses: (ratio) => `No lightness of this hue reaches ${ratio}`,
  nearest: (name, difference) => `Near ${name}, ΔE\u00a0${difference}`,
  isToken: (name) => `Matches ${name}`,
  snap: 'Use',
};

/** English labels of the country selects. */
export const countrySelect: CountrySelectLabels = {
  placeholder: 'Choose a country',
  placeholderMany: 'Choose countries',
  openList: 'Show countries',
  list: 'Countries',
  chosen: 'Selected countries',
  clear: 'Clear',
  remove: (name) => `Remove ${name}`,
  preferred: 'Suggested',
  others: 'All countries',
  regions: {
    africa: 'Africa',
    americas: 'Americas',
    antarctic: 'Antarctic',
    asia: 'Asia',
    europe: 'Europe',
    oceania: 'Oceania',
  },
  total: (number, plural) =>
    counted(number, plural, {
      one: '# country or territory',
      other: '# countries and territories',
    }),
  found: (number, total) => `${number} of ${total}`,
  results: (number, plural) => counted(number, plural, { one: '# result', other: '# results' }),
  none: (query) => `No country found for “${query}”`,
  unknown: 'Unknown country',
  formerly: (name) => `formerly ${name}`,
  capital: (name) => `capital: ${name}`,
  selected: (name) => `${name} selected`,
  removed: (name) => `${name} removed`,
  cleared: 'Nothing selected',
};

/** English labels of the date pickers. */
export const datePicker: DatePickerLabels = {
  openCalendar: 'Open calendar',
  clear: 'Clear',
  today: 'Today',
  done: 'Done',
  close: 'Close',
  dialog: 'Choose a date',
  rangeDialog: 'Choose dates',
  datesDialog: 'Choose dates',
  presets: 'Shortcuts',
  dates: 'Dates',
  remove: (day) => `Remove ${day}`,
  from: 'From',
  to: 'To',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'yyyy',
  hint: 'You can also type: tomorrow, +3d, next Friday',
  notUnderstood: (example) => `Not a date. Try ${example}`,
  incomplete: (example) => `Incomplete date. Try ${example}`,
  noSuchMonth: (month, pattern) => `${month} is not a month. Use ${pattern}`,
  noSuchDay: (date) => `${date} does not exist`,
  ambiguous: (first, second) => `${first} or ${second}? Spell out the month`,
  wrongWeekday: (date, weekday) => `${date} is a ${weekday}`,
  tooEarly: (earliest) => `Choose ${earliest} or later`,
  tooLate: (latest) => `Choose ${latest} or earlier`,
  unavailable: 'This day is unavailable',
  reversed: 'The last day is before the first',
  swap: 'Swap them',
  nights: (number, plural) => counted(number, plural, { one: '# night', other: '# nights' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Choose at least ${length}`,
  tooLong: (length) => `Choose at most ${length}`,
  crossing: (date) => `The range includes ${date}, which is unavailable`,
};

/** English texts of the date-time pickers. */
export const dateTimePicker: DateTimePickerLabels = {
  dialog: 'Choose a date and time',
  rangeDialog: 'Choose start and end',
  hint: 'You can also type: tomorrow 9, Friday noon, +2h',
  notUnderstood: (example) => `Not a date and time. Try ${example}`,
  noTime: (example) => `Add a time, such as ${example}`,
  twice: (time) => `${time} occurs twice that day`,
  never: (time, day) => `The clocks skip ${time} on ${day}`,
  reversed: 'The end is before the start',
};

/** English labels of dialogs and drawers. */
export const dialog: DialogLabels = {
  close: 'Close',
};

/** English labels of forms and fields. */
export const field: FieldLabels = {
  optional: 'optional',
  checking: 'Checking…',
  wrong: (number, plural) =>
    counted(number, plural, { one: '# field needs correction', other: '# fields need correction' }),
  failed: 'The form could not be sent. Please try again.',
};

/** Returns a number with the indefinite article of its word: "a 6", "an 8". */
const withArticle = (digits: string) => `${/^(8|11$|18$)/.test(digits) ? 'an' : 'a'} ${digits}`;

/** English labels of the form for a forgotten password. */
export const forgotPasswordForm: ForgotPasswordFormLabels = {
  send: 'Reset password',
  sending: 'Sending…',
  codeHint: (digits, _plural, account) =>
    `If an account exists${account && ` for ${account}`}, we have sent ${withArticle(digits)}\u2011digit code`,
  linkSent: (account) =>
    `If an account exists for ${account || 'this address'}, we have sent a link to reset the password.`,
  wrong: 'The email could not be sent. Try again.',
  done: 'The code is correct.',
};

/** English labels of the login form. */
export const loginForm: LoginFormLabels = {
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  remember: 'Stay signed in',
  forgot: 'Forgot password?',
  otherWays: 'Other ways to sign in',
  codeHint: (digits, _plural, account) =>
    `The ${digits}\u2011digit code${account && ` for ${account}`} from your app or message`,
  emailCodeHint: (digits, _plural, account) =>
    `The ${digits}\u2011digit code from our email${account && ` to ${account}`}`,
  wrong: 'Incorrect sign-in details.',
  done: 'You are signed in.',
  sendLink: 'Email me a sign-in link',
  linkSent: (account) =>
    `If an account exists for ${account || 'this address'}, we have sent a sign-in link.`,
  passkey: 'Sign in with a passkey',
  byApp: 'Use a code from your app',
  byEmail: 'Get a code by email',
  byRecovery: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint: (account) =>
    `One of the codes${account && ` for ${account}`} that you saved when you set up two-step sign-in`,
};

/** English labels of the one-time code input. */
export const oneTimeCodeInput: OneTimeCodeInputLabels = {
  progress: (entered, total) => `${entered} of ${total}`,
  digitsOnly: 'Digits only.',
  digitsAndLettersOnly: 'Digits and letters from A to Z only.',
};

/** English labels of the pagination. */
export const pagination: PaginationLabels = {
  pagination: 'Pagination',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (number) => `Page ${number}`,
  gap: (from, to) => `Pages ${from} to ${to} not shown`,
  more: 'More pages',
  atLeast: (number) => `at least ${number}`,
  position: (page, last) => `${page} of ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} of ${total}`,
  empty: 'No results',
  announcement: (position, from, to) => `Page ${position}, results ${from} to ${to}`,
  pageSize: 'Per page',
  jump: 'Go to page',
  go: 'Go',
  outOfRange: (first, last) => `Enter a page from ${first} to ${last}`,
  noPage: 'Enter a page number',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# digit', other: '# digits' },
  characters: { one: '# character', other: '# characters' },
  bytes: { one: '# byte', other: '# bytes' },
};

/** English labels of the password input. */
export const passwordInput: PasswordInputLabels = {
  reveal: 'Show password',
  capsLock: 'Caps Lock is on',
  strength: 'Password strength',
  veryWeak: 'Very weak',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};

/** English labels of period pickers. */
export const periodPicker: PeriodPickerLabels = {
  periodDialog: {
    week: 'Choose a week',
    month: 'Choose a month',
    quarter: 'Choose a quarter',
    half: 'Choose a half-year',
    year: 'Choose a year',
  },
  periodRangeDialog: 'Choose a range',
  current: {
    week: 'This week',
    month: 'This month',
    quarter: 'This quarter',
    half: 'This half',
    year: 'This year',
  },
  periodHint: {
    week: 'You can also type: next week, W14',
    month: 'You can also type: next month, April',
    quarter: 'You can also type: next quarter, Q3',
    half: 'You can also type: first half, next half',
    year: 'You can also type: next year, this year',
  },
  periodNotUnderstood: (example) => `Not understood. Try ${example}`,
  noSuchPeriod: (period) => `${period} does not exist`,
  periodUnavailable: 'This period is unavailable',
  periodReversed: 'The range ends before it starts',
};

/** English labels of the QR code. */
export const qrCode: QrCodeLabels = {
  code: 'QR code',
  codeFor: (text) => `QR code for ${text}`,
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'Copying is blocked. Copy the selected text instead.',
  empty: 'Nothing to show yet',
  tooLong: 'Too long for a QR code',
  loading: 'Loading code…',
  expired: 'This code has expired',
  scanned: 'Scanned',
  refresh: 'New code',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} of ${most}`,
  version: (version, level) => `Version ${version}, level ${level}`,
  tooLongFor: (used, most, level) => `${used}, at most ${most} at level ${level}`,
  lowerLevel: (level) => `It fits at level ${level}`,
  shorten: (surplus) => `Shorten it by ${surplus}`,
  downloads: 'Download',
  download: (format) => `Download ${format}`,
  downloadFailed: 'The file could not be created because the logo’s server does not allow it',
  scansWell: 'Scans well',
  mayFail: 'May not scan',
  rules: {
    quietZone: (found, asked) => `Quiet zone ${found}, minimum ${asked} modules`,
    polarity: () => 'Dark modules on a light background',
    contrast: (found, asked) => `Contrast ${found}, minimum ${asked}`,
    moduleSize: (found, asked) => `Module ${found} px, minimum ${asked} px`,
    printSize: (found, asked) => `Printed module ${found} mm, minimum ${asked} mm`,
    logo: (found, asked) => `Logo covers ${found} of the code, maximum ${asked}`,
  },
  kept: 'Passed:',
  broken: 'Failed:',
};

/** English labels of the rating. */
export const rating: RatingLabels = {
  none: 'No rating',
  value: (number, max, word) => `${number} out of ${max}${word ? `, ${word}` : ''}`,
};

/** English labels of the rating display and the rating distribution. */
export const ratingSummary: RatingSummaryLabels = {
  value: (number, max, count) => `${number} out of ${max}${count ? `, ${count}` : ''}`,
  unrated: 'No ratings yet',
  count: (number, plural) => counted(number, plural, { one: '# rating', other: '# ratings' }),
  distribution: (count) => `Distribution of ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# star', other: '# stars' }),
  values: 'Value',
  shares: 'Share',
  counts: 'Ratings',
};

/** English labels of the form for a new password. */
export const resetPasswordForm: ResetPasswordFormLabels = {
  save: 'Change password',
  saving: 'Saving…',
  newPassword: 'New password',
  wrong: 'The password could not be changed. Try another one.',
  done: 'You can sign in with your new password now.',
  signIn: 'Sign in',
  expired: 'This link is no longer valid. It works once and for a limited time.',
  again: 'Request another link',
};

/** English labels around sanitized HTML. */
export const sanitizedHtml: SanitizedHtmlLabels = {
  remoteHeld: (count, plural) =>
    counted(count, plural, {
      one: '# item from another site was not loaded.',
      other: '# items from other sites were not loaded.',
    }),
  showRemote: 'Load items from other sites',
  tooLong: (characters) => `This content is very long: ${characters} characters.`,
  showLong: 'Show it anyway',
  shown: 'The content is shown.',
  textOnly: 'This content can only be shown as source code.',
  table: 'Table',
  external: 'other site',
  taskDone: 'done',
  taskOpen: 'not done',
  report: 'Removed from this HTML',
  nothingRemoved: 'Nothing was removed.',
  part: 'Part',
  reason: 'Reason',
  count: 'Count',
  reasons: {
    policy: 'Not allowed by the policy',
    unsafe: 'Unsafe',
    depth: 'Nested too deeply',
    length: 'Too long',
    remote: 'Blocked until you allow it',
  },
};

/** English labels of the sign-up form. */
export const signUpForm: SignUpFormLabels = {
  create: 'Create account',
  creating: 'Creating account…',
  name: 'Name',
  otherWays: 'Other ways to sign up',
  passkey: 'Sign up with a passkey',
  codeHint: (digits, _plural, account) =>
    `The ${digits}\u2011digit code from our email${account && ` to ${account}`}`,
  linkSent: (account) => `We have sent a message with the next step${account && ` to ${account}`}.`,
  wrong: 'The account could not be created. Check what you entered.',
  done: 'Your account has been created.',
};

/** English labels of the tag input. */
export const tagInput: TagInputLabels = {
  tags: 'Tags',
  hint: 'Press Delete to remove, Enter to edit, Alt+arrow to move',
  remove: (name) => `Remove ${name}`,
  added: (name) => `${name} added`,
  removed: (name) => `${name} removed`,
  removedMany: (number, plural) => `${counted(number, plural, tag)} removed`,
  moved: (name, position, total) => `${name} moved to ${position} of ${total}`,
  selected: (number, plural) => `${counted(number, plural, tag)} selected`,
  copied: (number, plural) => `${counted(number, plural, tag)} copied`,
  undone: 'Change undone',
  refused: (name, reason) => `“${name}”: ${reason}`,
  duplicate: 'already added',
  tooLong: (max) => `too long (limit: ${max})`,
  full: (max) => `limit of ${max} reached`,
  tooMany: (max) => `only ${max} at a time`,
  pending: 'Press Enter to add this',
  reportAdded: (number) => `${number} added`,
  reportRemoved: (number) => `${number} removed`,
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# duplicate', other: '# duplicates' }),
  reportRejected: (number, _plural, reasons) => `${number} rejected: ${reasons}`,
  reportTooLong: 'too long',
  reportFull: 'limit reached',
  reportNothing: 'Nothing changed',
  details: 'Details',
  count: (number, max) => `${number} of ${max}`,
  undo: 'Undo',
  clear: 'Clear all',
  editTag: (name) => `Edit ${name}`,
  bulkEdit: 'Edit as text',
  bulkHint: 'One tag per line',
  bulkDone: 'Done',
  bulkCancel: 'Cancel',
  suggestions: 'Suggestions',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# suggestion', other: '# suggestions' }),
  loading: 'Loading suggestions…',
  noSuggestions: 'No suggestions',
  suggestionsFailed: 'Suggestions could not be loaded',
  failed: 'Could not load. Try again',
};

/** English labels of the time field. */
export const timeField: TimeFieldLabels = {
  openList: 'Show times',
  clear: 'Clear',
  done: 'Done',
  dialog: 'Choose a time',
  list: 'Times',
  hourPattern: 'hh',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'You can also type: noon, 9pm, half past nine, +2h',
  notUnderstood: (example) => `Not a time. Try ${example}`,
  noSuchHour: (hour) => `${hour} is not a valid hour`,
  noSuchMinute: (minute) => `${minute} is not a valid minute`,
  tooEarly: (earliest) => `Choose ${earliest} or later`,
  tooLate: (latest) => `Choose ${latest} or earlier`,
  outside: (from, to) => `Choose a time from ${from} to ${to}`,
  offStep: (times) => `Choose ${times}`,
  noon: 'noon',
  midnight: 'midnight',
  now: 'now',
};

/** English labels of toasts. */
export const toast: ToastLabels = {
  region: (key) => `Notifications (${key})`,
  close: 'Close',
};

/** English words for typed dates. */
export const typedDates: TypedDates = {
  today: 'today|now',
  tomorrow: 'tomorrow|tmrw|tmr',
  yesterday: 'yesterday',
  overmorrow: 'day after tomorrow',
  ereyesterday: 'day before yesterday',
  ahead: 'in|from now|from today|later|hence',
  ago: 'ago|earlier|before today',
  next: 'next|coming',
  last: 'last|past|previous',
  this: 'this',
  days: 'day|days|d',
  weeks: 'week|weeks|wk|wks|w',
  months: 'month|months|mo|m',
  years: 'year|years|yr|yrs|y',
  numbers: ['a|an|one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ignored: 'st|nd|rd|th|of|the|on',
  others: { weds: '@3', thurs: '@4' },
};

/** English words for typed periods. */
export const typedPeriods: TypedPeriods = {
  weeks: 'calendar week|week|weeks|wk|cw|w',
  quarters: 'quarter|qtr|q',
  halves: 'half year|half|hy|h',
  ordinals: ['1st|first', '2nd|second', '3rd|third', '4th|fourth'],
  others: {},
};

/** English words for typed times. */
export const typedTimes: TypedTimes = {
  now: 'now|right now',
  noon: 'noon|midday',
  midnight: 'midnight',
  am: 'am|in the morning|morning|this morning',
  pm: 'pm|in the afternoon|afternoon|this afternoon|in the evening|evening|this evening|tonight',
  night: 'at night|night',
  ahead: 'in|from now|later|hence',
  ago: 'ago|earlier',
  hours: "hour|hours|hr|hrs|h|o'clock",
  minutes: 'minute|minutes|min|mins|m',
  seconds: 'second|seconds|sec|secs|s',
  half: 'half',
  halfTo: '',
  quarter: 'quarter|a quarter',
  past: 'past|after',
  to: 'to|till|before',
  minus: '',
  numbers: [
    'one|a|an',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ],
  ignored: 'at|the|of|and|on|around|about|by',
  others: {
    'half an hour': '30 m',
    'half hour': '30 m',
    'quarter of an hour': '15 m',
    fifteen: '15',
    twenty: '20',
    'twenty-five': '25',
    thirty: '30',
    forty: '40',
    'forty-five': '45',
    fifty: '50',
  },
};

const items: PluralForms = { one: '# item', other: '# items' };
const characters: PluralForms = lengths.characters;

/** English messages of the validation rules. */
export const validation: ValidationMessages = {
  default: 'This field is not valid.',
  required: 'This field is required.',
  accepted: 'Confirm this to continue.',
  rangeStart: 'The start is missing.',
  rangeEnd: 'The end is missing.',
  alphanumeric: 'Enter letters and digits only.',
  confirmed: 'The entries do not match.',
  email: ({ multiple }) =>
    multiple
      ? 'Enter email addresses separated by commas.'
      : 'Enter an email address such as name@example.com.',
  number: 'Enter a number.',
  integer: 'Enter a whole number.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Enter digits only.'
      : `Enter exactly ${counted(format(length), plural(length), lengths.digits)}.`,
  min: 'Enter {min} or more.',
  max: 'Enter {max} or less.',
  minLength: ({ length, members }, { format, plural }) =>
    `Enter at least ${counted(format(length), plural(length), members ? items : characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    `Enter at most ${counted(format(length), plural(length), members ? items : characters)}.`,
  pattern: 'This does not match the expected format.',
};

/** English, the language of every widget without a provider. */
export const en: Language = {
  tag: 'en',
  accountForm,
  calendar,
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
