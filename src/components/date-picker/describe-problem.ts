import { numberFormat, pluralOf } from '../../internals/intl';
import { impossibleText, fieldText, longText, patternText, weekdayText } from './date-texts';
import type { ValueProblem } from './judge-date';
import type { DatePickerLabels } from './labels';

/** Sentence for the reader about a problem. `example` is a date that would do. */
export function describeProblem(
  problem: ValueProblem,
  { labels, locale, example }: { labels: DatePickerLabels; locale: string; example: string },
): string {
  const day = (date: string) => longText(date, locale);
  switch (problem.code) {
    case 'not-understood':
      return labels.notUnderstood(fieldText(example, locale));
    case 'incomplete':
      return labels.incomplete(fieldText(example, locale));
    case 'no-such-month':
      return labels.noSuchMonth(
        numberFormat(locale, { useGrouping: false }).format(problem.params.month),
        patternText(locale, labels),
      );
    case 'no-such-day':
      return labels.noSuchDay(impossibleText(problem.params, locale));
    case 'ambiguous':
      return labels.ambiguous(day(problem.params.dates[0]), day(problem.params.dates[1]));
    case 'wrong-weekday':
      return labels.wrongWeekday(
        day(problem.params.date),
        weekdayText(problem.params.date, locale),
      );
    case 'before-min':
      return labels.tooEarly(day(problem.params.min));
    case 'after-max':
      return labels.tooLate(day(problem.params.max));
    case 'unavailable':
      return problem.params.reason ?? labels.unavailable;
    case 'reversed':
      return labels.reversed;
    case 'too-short':
      return labels.tooShort(lengthText(problem.params.days, labels.days, locale));
    case 'too-long':
      return labels.tooLong(lengthText(problem.params.days, labels.days, locale));
    case 'crossing':
      return labels.crossing(day(problem.params.date));
  }
}

/** Number with its unit, in the locale's digits and plural. */
export function lengthText(
  count: number,
  unit: (number: string, plural: Intl.LDMLPluralRule) => string,
  locale: string,
): string {
  return unit(numberFormat(locale).format(count), pluralOf(locale, count));
}
