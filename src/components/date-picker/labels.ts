import type { LabelCatalogue } from '../../internals/use-labels';

/** Words that the date pickers say, without those that `Intl` knows. Numbers and dates arrive formatted. */
export interface DatePickerLabels {
  /** Name of the button that opens the calendar. */
  openCalendar: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Name of the panel with the calendar. */
  dialog: string;
  /** Name of the panel of a range. */
  rangeDialog: string;
  /** Name of the list of presets. */
  presets: string;
  /** Name of the field for the first day. */
  from: string;
  /** Name of the field for the last day. */
  to: string;
  /** Letters that stand for the day in the pattern that an empty field shows. */
  dayPattern: string;
  /** Letters that stand for the month. */
  monthPattern: string;
  /** Letters that stand for the year. */
  yearPattern: string;
  /** Words that show what can be typed, while the field is empty and focused. */
  hint: string;
  /** Message about a text that is no date, with one that would be. */
  notUnderstood: (example: string) => string;
  /** Message about a text that lacks a part of a date. */
  incomplete: (example: string) => string;
  /** Message about a number that is no month, with the pattern in use. */
  noSuchMonth: (month: string, pattern: string) => string;
  /** Message about a day such as 31 April. */
  noSuchDay: (day: string) => string;
  /** Message about a text that reads as two days. */
  ambiguous: (first: string, second: string) => string;
  /** Message about a weekday that is not that of the date. */
  wrongWeekday: (day: string, weekday: string) => string;
  /** Message about a day before `min`. */
  tooEarly: (earliest: string) => string;
  /** Message about a day after `max`. */
  tooLate: (latest: string) => string;
  /** Message about a day that cannot be picked, where no reason is given. */
  unavailable: string;
  /** Message about a last day before the first. */
  reversed: string;
  /** Button beside that message. */
  swap: string;
  /** Length of a range, in nights. */
  nights: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Length of a range, in days. */
  days: (number: string, plural: Intl.LDMLPluralRule) => string;
  /** Message about a range that is too short, with its least length. */
  tooShort: (length: string) => string;
  /** Message about a range that is too long, with its greatest length. */
  tooLong: (length: string) => string;
  /** Message about a range with an unavailable day inside. */
  crossing: (day: string) => string;
}

const en: DatePickerLabels = {
  openCalendar: 'Open calendar',
  clear: 'Clear',
  dialog: 'Choose a date',
  rangeDialog: 'Choose dates',
  presets: 'Shortcuts',
  from: 'From',
  to: 'To',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'yyyy',
  hint: 'Or in words: tomorrow, +3d, next Friday',
  notUnderstood: (example) => `Not a date. Try ${example}`,
  incomplete: (example) => `Incomplete date. Try ${example}`,
  noSuchMonth: (month, pattern) => `There is no month ${month}. The order is ${pattern}`,
  noSuchDay: (day) => `${day} does not exist`,
  ambiguous: (first, second) => `${first} or ${second}? Write the month in letters`,
  wrongWeekday: (day, weekday) => `${day} is a ${weekday}`,
  tooEarly: (earliest) => `Choose ${earliest} or later`,
  tooLate: (latest) => `Choose ${latest} or earlier`,
  unavailable: 'This day is unavailable',
  reversed: 'The last day is before the first',
  swap: 'Swap them',
  nights: (number, plural) => (plural === 'one' ? `${number} night` : `${number} nights`),
  days: (number, plural) => (plural === 'one' ? `${number} day` : `${number} days`),
  tooShort: (length) => `Choose at least ${length}`,
  tooLong: (length) => `Choose at most ${length}`,
  crossing: (day) => `${day} in between is unavailable`,
};

/** Catalogue of the date pickers' words. */
export const datePickerLabels: LabelCatalogue<DatePickerLabels> = {
  name: 'datePicker',
  en,
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
