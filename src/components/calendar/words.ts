import { counted, type PluralCategory, type PluralForms } from '../../core/locale/plural';

const day: PluralForms = { one: '# day', other: '# days' };

/** English labels of the calendars. */
export const calendar = {
  /** Name of a calendar without a label. */
  calendar: 'Calendar',
  /** Name of the button to the previous month. */
  previousMonth: 'Previous month',
  /** Name of the button to the next month. */
  nextMonth: 'Next month',
  /** Name of the button to the previous year. */
  previousYear: 'Previous year',
  /** Name of the button to the next year. */
  nextYear: 'Next year',
  /** Name of the button to the previous years. */
  previousYears: 'Previous years',
  /** Name of the button to the next years. */
  nextYears: 'Next years',
  /** Name of the caption, which opens the months of its year. */
  chooseMonth: (month: string) => `${month}, choose month`,
  /** Name of the caption above the months of a year, or other periods, which opens the years. */
  chooseYear: (year: string) => `${year}, choose year`,
  /** Name of the caption above the years, which returns to the days. */
  showDays: (years: string) => `${years}, back to the days`,
  /** Name of the caption above the years, which returns to the weeks, months, quarters or halves. */
  showPeriods: (years: string) => `${years}, back to the periods`,
  /** Name of the column of week numbers. */
  weeks: 'Week',
  /** Heading of the column of week numbers, at most three letters. */
  weekShort: 'Wk',
  /** Name of the week of a row. */
  week: (number: string) => `Week ${number}`,
  /** Short name of a quarter. */
  quarter: (number: string) => `Q${number}`,
  /** Short names of the halves of a year. */
  firstHalf: 'H1',
  secondHalf: 'H2',
  /** Week, quarter or half with its year: "Q2 2026". */
  inYear: (period: string, year: string) => `${period} ${year}`,
  /** Default reason of an unavailable day. */
  unavailable: 'Unavailable',
  /** Reason why a day or a period before `min` is unavailable. */
  tooEarly: (earliest: string) => `Choose ${earliest} or later.`,
  /** Reason why a day or a period after `max` is unavailable. */
  tooLate: (latest: string) => `Choose ${latest} or earlier.`,
  /** Added to the name of the first day of a range. */
  rangeStart: 'start date',
  /** Added to the name of the last day of a range. */
  rangeEnd: 'end date',
  /** Added to the name of the first period of a range. */
  firstPeriod: 'start',
  /** Added to the name of the last period of a range. */
  lastPeriod: 'end',
  /** Announcement after the first period of a range is selected. */
  periodRangeStarted: (period: string) => `From ${period}. Choose the last period.`,
  /** Range of periods. */
  periodRange: (from: string, to: string) => `${from} to ${to}`,
  /** Announcement after the first day of a range is selected. */
  rangeStarted: (day: string) => `Start date: ${day}. Choose an end date.`,
  /** Announcement after a range is complete. */
  rangeSelected: (range: string, number: string, plural: PluralCategory) =>
    `${range}, ${counted(number, plural, day)}`,
  /** Reason why a day would make the range too short. */
  rangeTooShort: (number: string, plural: PluralCategory) =>
    `Choose at least ${counted(number, plural, day)}.`,
  /** Reason why a day would make the range too long. */
  rangeTooLong: (number: string, plural: PluralCategory) =>
    `Choose up to ${counted(number, plural, day)}.`,
  /** Reason why a day would be one too many of several. */
  daysFull: (number: string, plural: PluralCategory) =>
    `You can choose up to ${counted(number, plural, day)}. Remove one to choose another.`,
  /** Reason for a period that is too close to the start of the range, with the minimum length. */
  periodsTooShort: (length: string) => `Choose at least ${length}.`,
  /** Reason for a period that is too far from the start of the range, with the maximum length. */
  periodsTooLong: (length: string) => `Choose up to ${length}.`,
  /** Reason why a day after an unavailable one cannot end the range. */
  unavailableInRange: 'The range includes an unavailable day.',
  /** Marks of a day that share one label. */
  repeated: (count: string, label: string) => `${count} × ${label}`,
  /** Separator between the parts of a day's name. */
  separator: ', ',
};

/** Labels of the calendars. Numbers and dates arrive formatted. */
export type CalendarLabels = typeof calendar;
