import { dateFormat } from '../../../core/locale/intl';
import type { PeriodRules } from './validate-period';

/** Returns the format of the field, such as `mm/yyyy` or `Week nn yyyy`. */
export function periodPatternText({ unit, locale, labels, calendar }: PeriodRules): string {
  const year = labels.yearPattern;
  switch (unit) {
    case 'week':
      return calendar.inYear(calendar.week('nn'), year);
    case 'month': {
      const words: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
        month: labels.monthPattern,
        year,
      };
      const parts = dateFormat(locale, { month: '2-digit', year: 'numeric' }).formatToParts(0);
      return parts.map(({ type, value }) => words[type] ?? value).join('');
    }
    case 'quarter':
      return calendar.inYear(calendar.quarter('n'), year);
    case 'half':
      return calendar.inYear(calendar.firstHalf, year);
    case 'year':
      return year;
  }
}
