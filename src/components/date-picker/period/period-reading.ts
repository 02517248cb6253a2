import type { TextReading } from '../../../core/forms/use-typed-text';
import type { Problem } from '../validate-date';
import { readPeriodText } from './read-period-text';
import { nameOf, validatePeriod, type PeriodRules } from './validate-period';

/**
 * Returns how the text of a period field is parsed and formatted.
 * @param start First period of a range that the text ends.
 */
export function periodReading(rules: PeriodRules, start?: string | null): TextReading<Problem> {
  const { today } = rules;
  return {
    format: (period) => nameOf(period, rules),
    read:
      today === null
        ? null
        : (text) => readPeriodText(text, { ...rules, today, start: start ?? undefined }),
    validate: (period) => validatePeriod(period, rules),
  };
}
