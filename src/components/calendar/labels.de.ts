import type { CalendarLabels } from './labels';

const days = (number: string, plural: Intl.LDMLPluralRule) =>
  plural === 'one' ? `${number} Tag` : `${number} Tage`;

/** German words of the calendars. */
export const labels: CalendarLabels = {
  calendar: 'Kalender',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  previousYear: 'Voriges Jahr',
  nextYear: 'Nächstes Jahr',
  previousYears: 'Frühere Jahre',
  nextYears: 'Spätere Jahre',
  month: 'Monat',
  year: 'Jahr',
  weeks: 'Kalenderwoche',
  weekShort: 'KW',
  week: (number) => `Kalenderwoche ${number}`,
  quarter: (number) => `Q${number}`,
  unavailable: 'Nicht verfügbar',
  tooEarly: (earliest) => `Frühestens ${earliest}`,
  tooLate: (latest) => `Spätestens ${latest}`,
  rangeStart: 'erster Tag',
  rangeEnd: 'letzter Tag',
  rangeBegun: (day) => `Ab dem ${day}. Letzten Tag wählen.`,
  rangePicked: (range, number, plural) => `${range}, ${days(number, plural)}`,
  rangeTooShort: (number, plural) => `Mindestens ${days(number, plural)} wählen`,
  rangeTooLong: (number, plural) => `Höchstens ${days(number, plural)} wählen`,
  rangeCrossing: 'Ein Tag dazwischen ist nicht verfügbar',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};
