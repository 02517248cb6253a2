import type { IsoDate } from '../../../core/dates/iso-date';
import type { TextReading } from '../../../core/forms/use-typed-text';
import { fieldText } from '../date-texts';
import { validateDate, type DateRules, type Problem } from '../validate-date';
import { readText } from './read-text';

/**
 * Returns how the text of a date field is parsed and formatted.
 * @param start First date of a range that the text ends.
 */
export function dateReading(rules: DateRules, start?: IsoDate | null): TextReading<Problem> {
  const { today, locale } = rules;
  return {
    format: (value) => fieldText(value, locale),
    read:
      today === null
        ? null
        : (typed) => readText(typed, { ...rules, today, start: start ?? undefined }),
    validate: (value) => validateDate(value, rules),
  };
}
