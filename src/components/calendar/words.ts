import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

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
  /** Announcement after the first period of a range is selected. */
  periodRangeStarted: (period: string) => string;
  /** Range of periods. */
  periodRange: (from: string, to: string) => string;
  /** Announcement after the first day of a range is selected. */
  rangeStarted: (day: string) => string;
  /** Announcement after a range is complete. */
  rangeSelected: (range: string, days: string, plural: PluralCategory) => string;
  /** Reason why a day would make the range too short. */
  rangeTooShort: (days: string, plural: PluralCategory) => string;
  /** Reason why a day would make the range too long, or be one too many. */
  rangeTooLong: (days: string, plural: PluralCategory) => string;
  /** Reason for a period that is too close to the start of the range, with the minimum length. */
  periodsTooShort: (length: string) => string;
  /** Reason for a period that is too far from the start of the range, with the maximum length. */
  periodsTooLong: (length: string) => string;
  /** Reason why a day after an unavailable one cannot end the range. */
  unavailableInRange: string;
  /** Marks of a day that share one label. */
  repeated: (count: string, label: string) => string;
  /** Separator between the parts of a day's name. */
  separator: string;
}

const day: PluralForms = { one: '# day', other: '# days' };

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
  tooEarly: (earliest) => `Choose ${earliest} or later.`,
  tooLate: (latest) => `Choose ${latest} or earlier.`,
  rangeStart: 'start date',
  rangeEnd: 'end date',
  firstPeriod: 'start',
  lastPeriod: 'end',
  periodRangeStarted: (period) => `From ${period}. Choose the last period.`,
  periodRange: (from, to) => `${from} to ${to}`,
  rangeStarted: (first) => `Start date: ${first}. Choose an end date.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Choose at least ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Choose up to ${counted(number, plural, day)}.`,
  periodsTooShort: (length) => `Choose at least ${length}.`,
  periodsTooLong: (length) => `Choose up to ${length}.`,
  unavailableInRange: 'The range includes an unavailable day.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};
