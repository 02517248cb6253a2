import type { IsoDate } from '../../../internals/dates/iso-date';
import type { TextReading } from '../../../internals/forms/use-typed-text';
import { fieldText } from '../date-texts';
import { validateDate, type DateRules, type Problem } from '../validate-date';
import { isDistance } from './is-distance';
import { readText } from './read-text';

/**
 * Returns how the text of a date field is parsed and formatted.
 * @param start Date that an offset such as `+10d` counts from. Default: today.
 */
export function dateReading(rules: DateRules, start?: IsoDate | null): TextReading<Problem> {
  const { today, locale } = rules;
  const read = (typed: string, now: IsoDate) => {
    const base = start && isDistance(typed) ? start : now;
    return readText(typed, { ...rules, today: base });
  };
  return {
    format: (value) => fieldText(value, locale),
    read: today === null ? null : (typed) => read(typed, today),
    validate: (value) => validateDate(value, rules),
  };
}
