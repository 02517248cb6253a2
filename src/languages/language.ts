/** Plural category of a number in a language, from `Intl.PluralRules`. */
export type PluralCategory = Intl.LDMLPluralRule;

/**
 * Text of a count by plural category; `#` is replaced by the number. It has a form for every category that
 * numbers from 1 to 1000 need, or only `other` if the text never changes.
 */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>> & { other: string }>;

/**
 * Returns the text for a number: `counted('3', 'other', { one: '# day', other: '# days' })` is "3 days".
 * @param number Number in the digits of the language.
 * @param plural Plural category of that number.
 */
export function counted(number: string, plural: PluralCategory, forms: PluralForms): string {
  return (forms[plural] ?? forms.other).replace('#', number);
}

/** Labels that the forms of an account share: for signing in, signing up and a forgotten password. */
export interface AccountFormLabels {
  /** Label of the first field if it accepts an email address. */
  email: string;
  /** Label of the first field if it accepts a username. */
  username: string;
  /** Label of the first field if it accepts either. */
  either: string;
  /** Label of the password field. */
  password: string;
  /** Word between the form and other ways to sign in. */
  or: string;
  /** Label of the field for the one-time code. */
  code: string;
  /** Button that submits the code. */
  verify: string;
  /** Button back to the first step. */
  back: string;
  /** Error for a wrong code. */
  wrongCode: string;
  /** Lockout after too many attempts; `time` is relative, as in "in 30 seconds". */
  blocked: (time: string) => string;
  /** Message after the lockout. */
  free: string;
  /** Error if the server cannot be reached. */
  unreachable: string;
  /** Any other error. */
  failed: string;
  /** Message if a response is slow. */
  slow: string;
  /** Button that requests another link or code. */
  resend: string;
  /** The same button during the pause; `time` is relative, as in "in 30 seconds". */
  resendIn: (time: string) => string;
  /** Message after another link or code was sent. */
  sent: string;
  /** Button of a provider. */
  provider: (name: string) => string;
  /** Mark of the provider that was used last. */
  lastUsed: string;
  /** Button or link to the next step. */
  next: string;
  /** Hint about the minimum length of a new password. */
  passwordHint: (number: string, plural: PluralCategory) => string;
}

/** Labels of the calendars. Numbers and dates arrive formatted. */
export interface CalendarLabels {
  /** Name of a calendar without a label. */
  calendar: string;
  /** Name of the button to the previous month. */
  previousMonth: string;
  /** Name of the button to the next month. */
  nextMonth: string;
  /** Name of the button to the previous year. */
  previousYear: string;
  /** Name of the button to the next year. */
  nextYear: string;
  /** Name of the button to the previous years. */
  previousYears: string;
  /** Name of the button to the next years. */
  nextYears: string;
  /** Name of the caption, which opens the months of its year. */
  chooseMonth: (month: string) => string;
  /** Name of the caption above the months of a year, or other periods, which opens the years. */
  chooseYear: (year: string) => string;
  /** Name of the caption above the years, which returns to the days. */
  showDays: (years: string) => string;
  /** Name of the caption above the years, which returns to the weeks, months, quarters or halves. */
  showPeriods: (years: string) => string;
  /** Name of the column of week numbers. */
  weeks: string;
  /** Heading of the column of week numbers, at most three letters. */
  weekShort: string;
  /** Name of the week of a row. */
  week: (number: string) => string;
  /** Short name of a quarter. */
  quarter: (number: string) => string;
  /** Short names of the halves of a year. */
  firstHalf: string;
  secondHalf: string;
  /** Week, quarter or half with its year: "Q2 2026". */
  inYear: (period: string, year: string) => string;
  /** Default reason of an unavailable day. */
  unavailable: string;
  /** Reason why a day or a period before `min` is unavailable. */
  tooEarly: (earliest: string) => string;
  /** Reason why a day or a period after `max` is unavailable. */
  tooLate: (latest: string) => string;
  /** Added to the name of the first day of a range. */
  rangeStart: string;
  /** Added to the name of the last day of a range. */
  rangeEnd: string;
  /** Added to the name of the first period of a range. */
  firstPeriod: string;
  /** Added to the name of the last period of a range. */
  lastPeriod: string;
  /** Announcement after the first period of a range is picked. */
  periodRangeBegun: (period: string) => string;
  /** Range of periods. */
  periodRange: (from: string, to: string) => string;
  /** Announcement after the first day of a range is picked. */
  rangeBegun: (day: string) => string;
  /** Announcement after a range is complete. */
  rangePicked: (range: string, days: string, plural: PluralCategory) => string;
  /** Reason why a day would make the range too short. */
  rangeTooShort: (days: string, plural: PluralCategory) => string;
  /** Reason why a day would make the range too long, or be one too many. */
  rangeTooLong: (days: string, plural: PluralCategory) => string;
  /** Reason for a period that is too close to the start of the range, with the minimum length. */
  periodsTooShort: (length: string) => string;
  /** Reason for a period that is too far from the start of the range, with the maximum length. */
  periodsTooLong: (length: string) => string;
  /** Reason why a day after an unavailable one cannot end the range. */
  rangeCrossing: string;
  /** Marks of a day that share one label. */
  repeated: (count: string, label: string) => string;
  /** Separator between the parts of a day's name. */
  separator: string;
  /** Heading of the list of keys. */
  keys: string;
  /** Effects of keys in a grid of days. */
  dayKeys: Readonly<Record<KeyEffect, string>>;
  /** Effects of keys in a grid of periods. */
  periodKeys: Readonly<Record<KeyEffect, string>>;
  /** Effect of Enter and Space. */
  keyPick: string;
  /** Effect of Escape. */
  keyCancel: string;
  /** Effect of typed digits above the days. */
  keyYear: string;
  /** Effect of the key that opens the list of keys. */
  keyHelp: string;
  /** Names of keys as printed on a keyboard. */
  keyNames: Readonly<
    Record<
      'Shift' | 'Control' | 'Home' | 'End' | 'PageUp' | 'PageDown' | 'Enter' | 'Space' | 'Escape',
      string
    >
  >;
}

/**
 * Effect of a pair of keys in a grid, backward and forward: a row is a week, a page a month or the visible periods, a volume
 * a year or ten pages.
 */
export type KeyEffect = 'cell' | 'row' | 'rowEdge' | 'page' | 'volume' | 'pageEdge' | 'today';

/** Labels of the color picker. Numbers arrive formatted. */
export interface ColorPickerLabels {
  /** Name of the picker without a label. */
  color: string;
  /** Role description of the color area. */
  areaRole: string;
  /** Name of the saturation slider. */
  saturation: string;
  /** Name of the brightness slider. */
  brightness: string;
  /** Name of the hue slider. */
  hue: string;
  /** Name of the opacity slider. */
  opacity: string;
  /** Value of a slider: percent or degrees, and the name of the color, or an empty string. */
  sliderValue: (value: string, name: string) => string;
  /** Value of a control without a color. */
  none: string;
  /** Name of the text field in the panel. */
  text: string;
  /** Placeholder of the text field. */
  hint: string;
  /** Name of the list of notations. */
  format: string;
  /** Names of the fields for channels, by the letter of the channel in CSS. */
  channels: Readonly<Record<'r' | 'g' | 'b' | 'h' | 's' | 'l' | 'c' | 'a', string>>;
  /** Name of the list of swatches. */
  swatches: string;
  /** Name of the button that picks a color from the screen. */
  eyeDropper: string;
  /** Name of the button that opens the panel. */
  open: string;
  /** Name of the panel. */
  dialog: string;
  /** Name of the button that closes the panel. */
  close: string;
  /** Button that closes the panel in a sheet. */
  done: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Note about a color outside the sRGB gamut. */
  outside: (shown: string) => string;
  /** Error for a malformed code after `#`. */
  badHex: string;
  /** Error for malformed arguments of a color function, with an example. */
  badNumbers: (name: string, example: string) => string;
  /** Error for an unknown color name. */
  unknownName: (name: string, suggestion: string | undefined) => string;
  /** Error for a color that depends on the page, such as `currentcolor`. */
  ofPage: (name: string) => string;
  /** Error for a translucent color where only opaque ones are allowed. */
  notOpaque: string;
  /** Error for any other text. */
  notUnderstood: (example: string) => string;
  /** Name of the contrast readout. */
  contrast: string;
  /** Letters of the sample of the color on its background. */
  sample: string;
  /** Contrast ratio as text: "4.5:1". */
  ratio: (number: string) => string;
  /** Uses of a color that WCAG requires a minimum contrast for. */
  uses: Readonly<Record<'text' | 'large' | 'part', string>>;
  /** Result if no level is reached. */
  fails: string;
  /** Name of the button that applies the nearest color with enough contrast. */
  takePassing: (color: string, ratio: string) => string;
  /** Note about a color that has enough contrast. */
  passes: (ratio: string) => string;
  /** Note if no lightness of the color has enough contrast. */
  nonePasses: (ratio: string) => string;
  /** Nearest token and its difference (ΔE). */
  nearest: (name: string, difference: string) => string;
  /** Note about a color that is a token. */
  isToken: (name: string) => string;
  /** Name of the button that applies the nearest token. */
  snap: string;
}

/** Names of colors. */
export interface ColorNames {
  /** Names of the color families. */
  families: Readonly<
    Record<
      | 'pink'
      | 'red'
      | 'orange'
      | 'brown'
      | 'beige'
      | 'yellow'
      | 'olive'
      | 'lime'
      | 'green'
      | 'turquoise'
      | 'cyan'
      | 'sky'
      | 'blue'
      | 'violet'
      | 'purple'
      | 'magenta'
      | 'black'
      | 'gray'
      | 'white',
      string
    >
  >;
  /** Names with a tone; `{}` is replaced by the family. */
  tones: Readonly<
    Record<'vivid' | 'light' | 'pale' | 'dark' | 'veryDark' | 'muted' | 'darkMuted', string>
  >;
}

/** Labels of the country selects; names of countries come from `Intl`. Numbers arrive formatted. */
export interface CountrySelectLabels {
  /** Placeholder of a single select. */
  placeholder: string;
  /** Placeholder of a multiple select. */
  placeholderMany: string;
  /** Name of the button that opens the list. */
  openList: string;
  /** Name of the list of options. */
  list: string;
  /** Name of the list of selected countries. */
  chosen: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Name of the button that removes one country. */
  remove: (name: string) => string;
  /** Heading of the preferred countries. */
  preferred: string;
  /** Heading of the countries after the preferred ones. */
  others: string;
  /** Headings of the regions. */
  regions: Readonly<
    Record<'africa' | 'americas' | 'antarctic' | 'asia' | 'europe' | 'oceania', string>
  >;
  /** Line below the list: the number of countries. */
  total: (number: string, plural: PluralCategory) => string;
  /** Line below the list while searching. */
  found: (number: string, total: string) => string;
  /** Announcement of the number of results. */
  results: (number: string, plural: PluralCategory) => string;
  /** Message if no country matches. */
  none: (query: string) => string;
  /** Text beside an unknown country code. */
  unknown: string;
  /** Why a country matches: a former name. */
  formerly: (name: string) => string;
  /** Why a country matches: its capital. */
  capital: (name: string) => string;
  /** Announcement of a selected country. */
  selected: (name: string) => string;
  /** Announcement of a removed country. */
  removed: (name: string) => string;
  /** Announcement of a cleared field. */
  cleared: string;
}

/** Labels of the date pickers. Numbers and dates arrive formatted. */
export interface DatePickerLabels {
  /** Name of the button that opens the calendar. */
  openCalendar: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Button that picks today. */
  today: string;
  /** Button that closes the panel. */
  done: string;
  /** Name of the button that closes a sheet. */
  close: string;
  /** Name of the panel for a date. */
  dialog: string;
  /** Name of the panel for a range. */
  rangeDialog: string;
  /** Name of the panel in which several days are picked. */
  datesDialog: string;
  /** Name of the list of presets. */
  presets: string;
  /** Name of the list of several dates. */
  dates: string;
  /** Name of the button that removes one of several dates. */
  remove: (day: string) => string;
  /** Name of the field for the first day. */
  from: string;
  /** Name of the field for the last day. */
  to: string;
  /** Placeholder letters of the day. */
  dayPattern: string;
  /** Placeholder letters of the month. */
  monthPattern: string;
  /** Placeholder letters of the year. */
  yearPattern: string;
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: string;
  /** Error for text that is not a date, with a valid example. */
  notUnderstood: (example: string) => string;
  /** Error for an incomplete date. */
  incomplete: (example: string) => string;
  /** Error for a month that does not exist, with the pattern of the locale. */
  noSuchMonth: (month: string, pattern: string) => string;
  /** Error for a day that does not exist, such as April 31. */
  noSuchDay: (day: string) => string;
  /** Error for an ambiguous date. */
  ambiguous: (first: string, second: string) => string;
  /** Error for a weekday that does not match the date. */
  wrongWeekday: (day: string, weekday: string) => string;
  /** Error for a day before `min`. */
  tooEarly: (earliest: string) => string;
  /** Error for a day after `max`. */
  tooLate: (latest: string) => string;
  /** Default error of an unavailable day. */
  unavailable: string;
  /** Error for a last day before the first. */
  reversed: string;
  /** Name of the button that swaps both days. */
  swap: string;
  /** Length of a range in nights. */
  nights: (number: string, plural: PluralCategory) => string;
  /** Length of a range in days. */
  days: (number: string, plural: PluralCategory) => string;
  /** Error for a range that is too short, with the minimum length. */
  tooShort: (length: string) => string;
  /** Error for a range that is too long, with the maximum length. */
  tooLong: (length: string) => string;
  /** Error for a range that contains an unavailable day. */
  crossing: (day: string) => string;
}

/**
 * Words for relative dates: every spelling, separated by `|`. Case, accents and punctuation are ignored;
 * names of months and weekdays come from `Intl`. A word must be in one list only, because the first list
 * wins. Include the cases after a preposition: "w piątek", "w przyszłym tygodniu".
 */
export interface TypedDates {
  today: string;
  tomorrow: string;
  yesterday: string;
  /** Two days ahead. */
  overmorrow: string;
  /** Two days ago. */
  ereyesterday: string;
  /** Words that mark a period as future, as in "in 3 days", "3 days from now". */
  ahead: string;
  /** Words that mark a period as past, as in "3 days ago". */
  ago: string;
  next: string;
  last: string;
  this: string;
  days: string;
  weeks: string;
  months: string;
  years: string;
  /** Words for the numbers from 1, in order. */
  numbers: readonly string[];
  /** Words without a meaning in a date: "of", "the", ordinal endings. */
  ignored: string;
  /**
   * Further words or phrases, of which the longest wins, and their meaning in the notation of the parser:
   * - `#3` March, `@5` Friday, `^2018` an era whose year 1 is 2019
   * - `2D`, `2W`, `2M`, `2Y` two days, weeks, months, years beside a word of `ahead` or `ago`: the dual
   * - `1W` the same for a singular that means one without a number ("za tydzień"); it must not be in another
   *   list
   * - `+1W` in a week, `-1M` a month ago, if the phrase includes the direction
   * - `>W` next week, `<M` last month, `=Y` this year, `>W@5` Friday of next week
   * - `D+` and `D-` days ahead and ago, if unit and direction are one word after the number
   */
  others: Readonly<Record<string, string>>;
}

/**
 * Words for typed periods, in addition to those for typed dates: every spelling, separated by `|`. Case and accents are
 * ignored; Roman numerals and the words for "next", "last" and "this" are known. A word may be in several lists, because a
 * field has one unit.
 */
export interface TypedPeriods {
  /** Words for a week beside its number: "KW 14", "14. Woche". */
  weeks: string;
  quarters: string;
  halves: string;
  /** Ordinals of quarters and halves, first to fourth. */
  ordinals: readonly string[];
  /**
   * Further words and their meaning in the notation of the parser: `H 1` the first half, `>Q` next quarter, an empty text
   * for a word without a meaning beside a number.
   */
  others: Readonly<Record<string, string>>;
}

/**
 * Words for typed times: every spelling, separated by `|`; an empty text where a language has none. Case,
 * accents and punctuation are ignored; the names of the day periods (AM and PM) in `Intl` are
 * added. A word must be in one list only, because the first list wins.
 */
export interface TypedTimes {
  now: string;
  /** Noon; beside an hour, a time around noon: "1 दोपहर" is 13:00. */
  noon: string;
  midnight: string;
  /** Words for hours before noon: "am", "in the morning". */
  am: string;
  /** Words for hours after noon: "pm", "in the evening". */
  pm: string;
  /** Words for hours before and after midnight: "11 at night", "2 at night". */
  night: string;
  /** Words that mark a length of time as future, as in "in 2 hours", "2 hours from now". */
  ahead: string;
  /** Words that mark a length of time as past, as in "2 hours ago". */
  ago: string;
  /** Words for hours, both of a clock and of a length: "Uhr", "Stunden". */
  hours: string;
  minutes: string;
  seconds: string;
  /** Half an hour after the named hour: "half past nine", "9 y media". */
  half: string;
  /** Half an hour before the named hour: "halb zehn" is 9:30. */
  halfTo: string;
  quarter: string;
  /** Words between minutes and the hour before; at the start, they mark a length as future: "over 2 uur". */
  past: string;
  /** Words between minutes and the hour after; at the start, they mark a length as past: "vor 2 Stunden". */
  to: string;
  /** Words between an hour and the minutes before it: "10 moins 5" is 9:55. */
  minus: string;
  /** Words for the numbers from 1 to 12, in order, also as hours ("dziewiąta"). */
  numbers: readonly string[];
  /** Words without a meaning in a time: "at", "o’clock". */
  ignored: string;
  /**
   * Further words or phrases, of which the longest wins, and their meaning in the notation of the parser:
   * - `30` a number, `9:30` a time
   * - `2 h`, `30 m` a length of time
   * - `15 <`, `15 >` minutes before and after the hour that follows
   */
  others: Readonly<Record<string, string>>;
}

/** Texts of the date-time pickers, in addition to those of the date pickers or instead of them. Dates and times arrive formatted. */
export interface DateTimePickerLabels {
  /** Name of the panel for a date and time. */
  dialog: string;
  /** Name of the panel for a start and an end. */
  rangeDialog: string;
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: string;
  /** Error for text that is not a date and time, with a valid example. */
  notUnderstood: (example: string) => string;
  /** Error for a date without a time, with a valid example of a time. */
  noTime: (example: string) => string;
  /** Sentence before the two readings of a time that occurs twice, because the clocks are set back. */
  twice: (time: string) => string;
  /** Error for a time that does not exist on a day, because the clocks are set forward; the nearest ones follow. */
  never: (time: string, day: string) => string;
  /** Error for an end before the start. */
  reversed: string;
}

/** Labels of dialogs and drawers. */
export interface DialogLabels {
  /** Name of the button that closes it. */
  close: string;
}

/** Labels of a form and its fields. Numbers arrive formatted. */
export interface FieldLabels {
  /** Mark of an optional field. */
  optional: string;
  /** Message while an asynchronous rule runs. */
  checking: string;
  /** Number of fields to correct: heading of the summary, announced after a failed submit. */
  wrong: (number: string, plural: PluralCategory) => string;
  /** Error for a form whose submission failed for an unknown reason. */
  failed: string;
}

/** Labels of the form for a forgotten password, besides those of every account form. */
export interface ForgotPasswordFormLabels {
  /** Button of the first step, and name of the form. */
  send: string;
  /** Text of the button during the request. */
  sending: string;
  /**
   * Hint about the code and its number of digits; it does not reveal whether the account, which may be empty, exists.
   */
  codeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Text after a link was requested; it does not reveal whether the account, which may be empty, exists. */
  linkSent: (account: string) => string;
  /** Default error of the first step. */
  wrong: string;
  /** Message after a correct code. */
  done: string;
}

/** Labels of the login form. Numbers and times arrive formatted. */
export interface LoginFormLabels {
  /** Button of the first step, and name of the form. */
  signIn: string;
  /** Text of a button during the request. */
  signingIn: string;
  /** Label of the checkbox that keeps the user signed in. */
  remember: string;
  /** Link to the password reset. */
  forgot: string;
  /** Name of the group of other ways to sign in. */
  otherWays: string;
  /**
   * Hint about a code from an app, or of unknown kind, and its number of digits; `account` is the email address or
   * username, or empty if it is unknown.
   */
  codeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Hint about a code by email, its number of digits and the account, which may be empty. */
  emailCodeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Error of wrong credentials; it reveals neither which part is wrong nor whether the account exists. */
  wrong: string;
  /** Message after success. */
  done: string;
  /** Button that requests a link by email. */
  sendLink: string;
  /** Text after a link was requested; it does not reveal whether the account, which may be empty, exists. */
  linkSent: (account: string) => string;
  /** Button that signs in with a passkey. */
  passkey: string;
  /** Button that switches to a code from an app. */
  byApp: string;
  /** Button that switches to a code by email, and sends one. */
  byEmail: string;
  /** Button that switches to a recovery code. */
  byRecovery: string;
  /** Label of the field for a recovery code. */
  recoveryCode: string;
  /** Hint about the recovery codes of the account, which may be empty. */
  recoveryHint: (account: string) => string;
}

/** Texts of the one-time code input. */
export interface OneTimeCodeInputLabels {
  /** Progress for screen readers, such as "3 of 6". */
  progress: (entered: string, total: string) => string;
  /** Announced when a character was refused because codes consist of digits. */
  digitsOnly: string;
  /** Announced when a character was refused because codes consist of digits and the letters A to Z. */
  digitsAndLettersOnly: string;
}

/** Labels of the pagination. Numbers arrive formatted. */
export interface PaginationLabels {
  /** Name of a pagination without a label. */
  pagination: string;
  /** Name of the control to the first page. */
  first: string;
  /** Name of the control to the previous page. */
  previous: string;
  /** Name of the control to the next page. */
  next: string;
  /** Name of the control to the last page. */
  last: string;
  /** Name of a page. */
  page: (number: string) => string;
  /** Name of the gap between two pages. */
  gap: (from: string, to: string) => string;
  /** Name of the pages that may follow the last known one. */
  more: string;
  /** Minimum number of pages or results. */
  atLeast: (number: string) => string;
  /** Page among all pages. */
  position: (page: string, last: string) => string;
  /** Results of a page. */
  range: (from: string, to: string) => string;
  /** Results of a page among all results. */
  summary: (range: string, total: string) => string;
  /** Text in place of the pages if there are no results. */
  empty: string;
  /** Announcement of the current page; `position` is a page, or a page among all. */
  announcement: (position: string, from: string, to: string) => string;
  /** Name of the list of page sizes. */
  pageSize: string;
  /** Name of the page input. */
  jump: string;
  /** Button beside the page input. */
  go: string;
  /** Error for a page out of range. */
  outOfRange: (first: string, last: string) => string;
  /** Error for an invalid page if the last page is unknown. */
  noPage: string;
}

/** Texts of the password input. */
export interface PasswordInputLabels {
  /** Name of the button that shows the password. */
  reveal: string;
  /** Hint while Caps Lock is on. */
  capsLock: string;
  /** Name of the strength. */
  strength: string;
  /** Strength 0 of 4. */
  veryWeak: string;
  /** Strength 1 of 4. */
  weak: string;
  /** Strength 2 of 4. */
  fair: string;
  /** Strength 3 of 4. */
  good: string;
  /** Strength 4 of 4. */
  strong: string;
}

/** Texts by the length of a period. */
export type ByPeriodUnit = Readonly<Record<'week' | 'month' | 'quarter' | 'half' | 'year', string>>;

/** Labels of the period pickers, in addition to those of the date pickers and the calendar. */
export interface PeriodPickerLabels {
  /** Name of the panel for one period. */
  periodDialog: ByPeriodUnit;
  /** Name of the panel for a range of periods. */
  periodRangeDialog: string;
  /** Button that picks the current period. */
  current: ByPeriodUnit;
  /** Hint below the focused, empty field: examples in words. */
  periodHint: ByPeriodUnit;
  /** Message for text that is not a period. */
  periodNotUnderstood: (example: string) => string;
  /** Message for a period that does not exist, such as week 60. */
  noSuchPeriod: (period: string) => string;
  /** Message for an unavailable period without a reason. */
  periodUnavailable: string;
  /** Message for a range whose last period is before the first. */
  periodReversed: string;
}

/** Labels of the QR code. Numbers arrive formatted. */
export interface QrCodeLabels {
  /** Name of a code without content. */
  code: string;
  /** Name of a code with a caption. */
  codeFor: (text: string) => string;
  /** Name of the button that copies the value. */
  copy: string;
  /** Message after copying. */
  copied: string;
  /** Message if the browser blocks copying; the value is then shown and selected. */
  copyRefused: string;
  /** Text in place of the code of an empty value. */
  empty: string;
  /** Text in place of the code of a value that is too long. */
  tooLong: string;
  /** Text in place of a code that loads. */
  loading: string;
  /** Text in place of an expired code. */
  expired: string;
  /** Text in place of a scanned code. */
  scanned: string;
  /** Button that requests a new code. */
  refresh: string;
  /** Length in a unit. */
  amount: (
    number: string,
    unit: 'digits' | 'characters' | 'bytes',
    plural: PluralCategory,
  ) => string;
  /** Length and capacity: "213 of 251 bytes". */
  used: (used: string, most: string) => string;
  /** Version and error correction level. */
  version: (version: string, level: string) => string;
  /** Why a value is too long. */
  tooLongFor: (used: string, most: string, level: string) => string;
  /** Advice if the value fits at a lower level. */
  lowerLevel: (level: string) => string;
  /** Advice if the value does not fit at any level. */
  shorten: (surplus: string) => string;
  /** Name of the group of downloads. */
  downloads: string;
  /** Name of a download by its format. */
  download: (format: string) => string;
  /** Error for a file that could not be created, for example because of a logo from another origin. */
  downloadFailed: string;
  /** Heading of a scannability check without issues. */
  scansWell: string;
  /** Heading of a scannability check with issues. */
  mayFail: string;
  /** Rules of the scannability check: what was found and what is required. */
  rules: Readonly<
    Record<
      'quietZone' | 'polarity' | 'contrast' | 'moduleSize' | 'printSize' | 'logo',
      (found: string, asked: string) => string
    >
  >;
  /** Prefix of a rule that passes. */
  kept: string;
  /** Prefix of a rule that fails. */
  broken: string;
}

/** Labels of the rating. Numbers arrive formatted. */
export interface RatingLabels {
  /** Name of the radio button for no rating. */
  none: string;
  /** Name of a radio button: its value on the scale, and its own label, if any. */
  value: (number: string, max: string, word?: string) => string;
}

/** Labels of the rating display and the rating distribution. Numbers arrive formatted. */
export interface RatingSummaryLabels {
  /** Value on the scale, and the number of ratings, if known. */
  value: (number: string, max: string, count?: string) => string;
  /** Text if there are no ratings. */
  unrated: string;
  /** Number of ratings. */
  count: (number: string, plural: PluralCategory) => string;
  /** Name of the table of the distribution. */
  distribution: (count: string) => string;
  /** Heading of a row: the number of stars. */
  stars: (number: string, plural: PluralCategory) => string;
  /** Heading of the column of values. */
  values: string;
  /** Heading of the column of percentages. */
  shares: string;
  /** Heading of the column of numbers of ratings. */
  counts: string;
}

/** Labels of the form for a new password, besides those of every account form. */
export interface ResetPasswordFormLabels {
  /** Button, and name of the form. */
  save: string;
  /** Text of the button during the request. */
  saving: string;
  /** Label of the field. */
  newPassword: string;
  /** Default error. */
  wrong: string;
  /** Message after success: what the user can do now. */
  done: string;
  /** Link to the sign-in after success. */
  signIn: string;
  /** Message if the link in the email is no longer valid. */
  expired: string;
  /** Link that requests another email. */
  again: string;
}

/** Labels around sanitized HTML. Numbers arrive formatted. */
export interface SanitizedHtmlLabels {
  /** Message above content with blocked remote resources. */
  remoteHeld: (count: string, plural: PluralCategory) => string;
  /** Name of the button that loads the remote resources. */
  showRemote: string;
  /** Message in place of content that is longer than `maxLength`. */
  tooLong: (characters: string, plural: PluralCategory) => string;
  /** Name of the button that shows it anyway. */
  showLong: string;
  /** Announced when the user has asked for blocked or long content, and it is shown. */
  shown: string;
  /** Message above content that can only be shown as source. */
  textOnly: string;
  /** Name of a scrolling table without a caption. */
  table: string;
  /** Added to the name of a link to another site. */
  external: string;
  /** Name of the sign of a task that is done. */
  taskDone: string;
  /** Name of the sign of a task that is not done. */
  taskOpen: string;
  /** Heading of the removal report. */
  report: string;
  /** Text of the report if nothing was removed. */
  nothingRemoved: string;
  /** Heading of the column of names. */
  part: string;
  /** Heading of the column of reasons. */
  reason: string;
  /** Heading of the column of counts. */
  count: string;
  /** Why a part was removed. */
  reasons: Readonly<Record<'policy' | 'unsafe' | 'depth' | 'length' | 'remote', string>>;
}

/** Labels of the sign-up form, besides those of every account form. */
export interface SignUpFormLabels {
  /** Button of the first step, and name of the form. */
  create: string;
  /** Text of the button during the request. */
  creating: string;
  /** Label of the field for the name. */
  name: string;
  /** Name of the group of other ways to sign up. */
  otherWays: string;
  /** Button that signs up with a passkey. */
  passkey: string;
  /** Hint about the code, its number of digits and the account, which may be empty. */
  codeHint: (digits: string, plural: PluralCategory, account: string) => string;
  /** Text after a link was sent to the account, which may be empty; it is the same if the account exists. */
  linkSent: (account: string) => string;
  /** Default error; it does not reveal whether the account exists. */
  wrong: string;
  /** Message after success. */
  done: string;
}

/** Labels of the tag input. Numbers arrive formatted. */
export interface TagInputLabels {
  /** Name of the list of tags if the input has no label. */
  tags: string;
  /** Description of the keys of a tag. */
  hint: string;
  /** Name of the button that removes a tag. */
  remove: (tag: string) => string;
  /** Announcement of an added tag. */
  added: (tag: string) => string;
  /** Message about a removed tag. */
  removed: (tag: string) => string;
  /** Message about several removed tags. */
  removedMany: (number: string, plural: PluralCategory) => string;
  /** Message about a moved tag. */
  moved: (tag: string, position: string, total: string) => string;
  /** Announcement that all tags are selected. */
  selected: (number: string, plural: PluralCategory) => string;
  /** Message about copied tags. */
  copied: (number: string, plural: PluralCategory) => string;
  /** Message after an undo. */
  undone: string;
  /** Message about a rejected tag, with the reason. */
  refused: (tag: string, reason: string) => string;
  /** Reason for a duplicate. */
  duplicate: string;
  /** Reason for a tag that is too long. */
  tooLong: (max: string, plural: PluralCategory) => string;
  /** Reason for a tag above the maximum number. */
  full: (max: string, plural: PluralCategory) => string;
  /** Reason for a tag above the number that one paste adds. */
  tooMany: (max: string, plural: PluralCategory) => string;
  /** Message about text that was not added before focus left the field. */
  pending: string;
  /** Part of the report: added tags. */
  reportAdded: (number: string, plural: PluralCategory) => string;
  /** Part of the report: tags removed by the text editor. */
  reportRemoved: (number: string, plural: PluralCategory) => string;
  /** Part of the report: duplicates. */
  reportDuplicates: (number: string, plural: PluralCategory) => string;
  /** Part of the report: rejected tags, with the reasons. */
  reportRejected: (number: string, plural: PluralCategory, reasons: string) => string;
  /** Reason in the report: too long. */
  reportTooLong: string;
  /** Reason in the report: above the maximum number. */
  reportFull: string;
  /** Report of a paste or an edit without changes. */
  reportNothing: string;
  /** Name of the button that lists the rejected tags. */
  details: string;
  /** Number of tags and the maximum. */
  count: (number: string, max: string) => string;
  /** Name of the button that undoes the last change. */
  undo: string;
  /** Name of the button that removes all tags. */
  clear: string;
  /** Name of the field that edits a tag. */
  editTag: (tag: string) => string;
  /** Name of the button that opens all tags as text, and of the text. */
  bulkEdit: string;
  /** Hint of the text editor. */
  bulkHint: string;
  /** Name of the button that commits the text. */
  bulkDone: string;
  /** Name of the button that discards the text. */
  bulkCancel: string;
  /** Name of the list of suggestions. */
  suggestions: string;
  /** Announcement of the number of suggestions. */
  suggested: (number: string, plural: PluralCategory) => string;
  /** Text while suggestions load. */
  loading: string;
  /** Text if there are no suggestions. */
  noSuggestions: string;
  /** Text if the suggestions failed to load. */
  suggestionsFailed: string;
  /** Message if a part of the input failed to load. */
  failed: string;
}

/** Labels of the time field. Numbers and times arrive formatted. */
export interface TimeFieldLabels {
  /** Name of the button that opens the list of times. */
  openList: string;
  /** Name of the button that clears the field. */
  clear: string;
  /** Text of the button that closes the list on a narrow screen. */
  done: string;
  /** Title of the list on a narrow screen. */
  dialog: string;
  /** Name of the list of times. */
  list: string;
  /** Placeholder letters of the hour. */
  hourPattern: string;
  /** Placeholder letters of the minute. */
  minutePattern: string;
  /** Placeholder letters of the second. */
  secondPattern: string;
  /** Examples of valid input, shown while the field is empty and focused. */
  hint: string;
  /** Error for text that is not a time, with a valid example. */
  notUnderstood: (example: string) => string;
  /** Error for an hour that does not exist, such as 25. */
  noSuchHour: (hour: string) => string;
  /** Error for a minute that does not exist, such as 60. */
  noSuchMinute: (minute: string) => string;
  /** Error for a time before `min`. */
  tooEarly: (earliest: string) => string;
  /** Error for a time after `max`. */
  tooLate: (latest: string) => string;
  /** Error for a time outside a period that contains midnight. */
  outside: (from: string, to: string) => string;
  /** Error for a time between two steps, with the nearest times: "9:00 or 9:15". */
  offStep: (times: string) => string;
  /** Word for 12:00. */
  noon: string;
  /** Word for 0:00. */
  midnight: string;
  /** Word for the latest time of the list that has started. */
  now: string;
}

/** Labels of toasts. */
export interface ToastLabels {
  /** Name of the region, with the key that moves focus to it. */
  region: (key: string) => string;
  /** Name of the button that closes a toast. */
  close: string;
}

/** Formatters of a validation message. */
export interface MessageFormatters {
  /** Returns a number in the digits and separators of the locale; anything else as text. */
  format: (value: unknown) => string;
  /** Returns the plural category of a number. */
  plural: (value: unknown) => PluralCategory;
}

/** Validation message: a string with parameters in braces (`{min}`), or a function of the parameters. */
export type ValidationMessage =
  | string
  | ((params: Readonly<Record<string, unknown>>, formatters: MessageFormatters) => string);

/**
 * Messages of the validation rules. `members` is set if a list is validated, so that `length` counts its
 * items.
 */
export type ValidationMessages = Readonly<
  Record<
    /** Message of other rules. */
    | 'default'
    | 'required'
    | 'accepted'
    /** Message of text in a number field that is not a number. */
    | 'number'
    | 'rangeStart'
    | 'rangeEnd'
    | 'alphanumeric'
    | 'confirmed'
    | 'email'
    | 'integer'
    | 'digits'
    | 'min'
    | 'max'
    | 'minLength'
    | 'maxLength'
    | 'pattern',
    ValidationMessage
  >
>;

/** Texts of every component in one language. The compiler reports missing ones. */
export interface Language {
  /** BCP 47 tag: `de`, `pt-BR`. */
  tag: string;
  accountForm: AccountFormLabels;
  calendar: CalendarLabels;
  colorNames: ColorNames;
  colorPicker: ColorPickerLabels;
  countrySelect: CountrySelectLabels;
  datePicker: DatePickerLabels;
  dateTimePicker: DateTimePickerLabels;
  dialog: DialogLabels;
  field: FieldLabels;
  forgotPasswordForm: ForgotPasswordFormLabels;
  loginForm: LoginFormLabels;
  oneTimeCodeInput: OneTimeCodeInputLabels;
  pagination: PaginationLabels;
  passwordInput: PasswordInputLabels;
  periodPicker: PeriodPickerLabels;
  qrCode: QrCodeLabels;
  rating: RatingLabels;
  ratingSummary: RatingSummaryLabels;
  resetPasswordForm: ResetPasswordFormLabels;
  sanitizedHtml: SanitizedHtmlLabels;
  signUpForm: SignUpFormLabels;
  tagInput: TagInputLabels;
  timeField: TimeFieldLabels;
  toast: ToastLabels;
  typedDates: TypedDates;
  typedPeriods: TypedPeriods;
  typedTimes: TypedTimes;
  validation: ValidationMessages;
}
