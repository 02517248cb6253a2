import type { CalendarLabels } from './labels';

function days(number: string, plural: Intl.LDMLPluralRule): string {
  switch (plural) {
    case 'one':
      return 'يوم واحد';
    case 'two':
      return 'يومان';
    case 'few':
      return `${number} أيام`;
    case 'many':
      return `${number} يومًا`;
    default:
      return `${number} يوم`;
  }
}

/** Arabic words of the calendars. */
export const labels: CalendarLabels = {
  calendar: 'التقويم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  previousYear: 'السنة السابقة',
  nextYear: 'السنة التالية',
  previousYears: 'السنوات السابقة',
  nextYears: 'السنوات التالية',
  month: 'الشهر',
  year: 'السنة',
  weeks: 'الأسبوع',
  weekShort: 'أسبوع',
  week: (number) => `الأسبوع ${number}`,
  quarter: (number) => `الربع ${number}`,
  unavailable: 'غير متاح',
  tooEarly: (earliest) => `اختر ${earliest} أو ما بعده`,
  tooLate: (latest) => `اختر ${latest} أو ما قبله`,
  rangeStart: 'أول يوم',
  rangeEnd: 'آخر يوم',
  rangeBegun: (day) => `من ${day}. اختر آخر يوم.`,
  rangePicked: (range, number, plural) => `${range}، ${days(number, plural)}`,
  rangeTooShort: (number, plural) => `الحد الأدنى: ${days(number, plural)}`,
  rangeTooLong: (number, plural) => `الحد الأقصى: ${days(number, plural)}`,
  rangeCrossing: 'يوجد بينهما يوم غير متاح',
  repeated: (count, label) => `${count} × ${label}`,
  separator: '، ',
};
