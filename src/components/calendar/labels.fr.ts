import type { CalendarLabels } from './labels';

const days = (number: string, plural: Intl.LDMLPluralRule) =>
  plural === 'one' ? `${number} jour` : `${number} jours`;

/** French words of the calendars. */
export const labels: CalendarLabels = {
  calendar: 'Calendrier',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  previousYears: 'Années précédentes',
  nextYears: 'Années suivantes',
  month: 'Mois',
  year: 'Année',
  weeks: 'Semaine',
  weekShort: 'Sem',
  week: (number) => `Semaine ${number}`,
  quarter: (number) => `T${number}`,
  unavailable: 'Indisponible',
  tooEarly: (earliest) => `Au plus tôt : ${earliest}`,
  tooLate: (latest) => `Au plus tard : ${latest}`,
  rangeStart: 'premier jour',
  rangeEnd: 'dernier jour',
  rangeBegun: (day) => `À partir du ${day}. Choisissez le dernier jour.`,
  rangePicked: (range, number, plural) => `${range}, ${days(number, plural)}`,
  rangeTooShort: (number, plural) => `Choisissez au moins ${days(number, plural)}`,
  rangeTooLong: (number, plural) => `Choisissez au plus ${days(number, plural)}`,
  rangeCrossing: 'Un jour entre les deux est indisponible',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};
