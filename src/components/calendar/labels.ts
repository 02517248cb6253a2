import type { LabelCatalogue } from '../../internals/use-labels';

/** Words that the calendars say, without those that `Intl` knows. Numbers and dates arrive formatted. */
export interface CalendarLabels {
  /** Name of a calendar that has no label of its own. */
  calendar: string;
  /** Name of the button to the month before. */
  previousMonth: string;
  /** Name of the button to the month after. */
  nextMonth: string;
  /** Name of the button to the year before. */
  previousYear: string;
  /** Name of the button to the year after. */
  nextYear: string;
  /** Name of the button to the years before. */
  previousYears: string;
  /** Name of the button to the years after. */
  nextYears: string;
  /** Name of the list of months. */
  month: string;
  /** Name of the list of years. */
  year: string;
  /** Name of the column of week numbers. */
  weeks: string;
  /** Heading of the column of week numbers, at most three letters. */
  weekShort: string;
  /** Name of a row's week. */
  week: (number: string) => string;
  /** Short name of a quarter. */
  quarter: (number: string) => string;
  /** Name of a day that cannot be picked where no reason is given. */
  unavailable: string;
  /** Reason of a day, month, quarter or year before `min`. */
  tooEarly: (earliest: string) => string;
  /** Reason of a day, month, quarter or year after `max`. */
  tooLate: (latest: string) => string;
  /** Word beside the first day of a range. */
  rangeStart: string;
  /** Word beside the last day of a range. */
  rangeEnd: string;
  /** Message after the first day of a range is picked. */
  rangeBegun: (day: string) => string;
  /** Message after a range is complete. */
  rangePicked: (range: string, days: string, plural: Intl.LDMLPluralRule) => string;
  /** Reason of a day that would make the range too short. */
  rangeTooShort: (days: string, plural: Intl.LDMLPluralRule) => string;
  /** Reason of a day that would make the range too long. */
  rangeTooLong: (days: string, plural: Intl.LDMLPluralRule) => string;
  /** Reason of a day behind an unavailable one. */
  rangeCrossing: string;
  /** Marks of a day that share one text. */
  repeated: (count: string, label: string) => string;
  /** Sign between the parts of a day's name. */
  separator: string;
}

const days = (number: string, plural: Intl.LDMLPluralRule) =>
  plural === 'one' ? `${number} day` : `${number} days`;

const en: CalendarLabels = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousYears: 'Previous years',
  nextYears: 'Next years',
  month: 'Month',
  year: 'Year',
  weeks: 'Week',
  weekShort: 'Wk',
  week: (number) => `Week ${number}`,
  quarter: (number) => `Q${number}`,
  unavailable: 'Unavailable',
  tooEarly: (earliest) => `Choose ${earliest} or later`,
  tooLate: (latest) => `Choose ${latest} or earlier`,
  rangeStart: 'first day',
  rangeEnd: 'last day',
  rangeBegun: (day) => `From ${day}. Choose the last day.`,
  rangePicked: (range, number, plural) => `${range}, ${days(number, plural)}`,
  rangeTooShort: (number, plural) => `Choose at least ${days(number, plural)}`,
  rangeTooLong: (number, plural) => `Choose at most ${days(number, plural)}`,
  rangeCrossing: 'A day in between is unavailable',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Catalogue of the calendars' words. */
export const calendarLabels: LabelCatalogue<CalendarLabels> = {
  name: 'calendar',
  en,
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};
