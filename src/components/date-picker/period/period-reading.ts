import type { IsoDate } from '../../../internals/dates/iso-date';
import { firstDayOfPeriod, parseIsoPeriod } from '../../../internals/dates/iso-period';
import type { TextReading } from '../../../internals/forms/use-typed-text';
import { isDistance } from '../typed/is-distance';
import type { Problem } from '../validate-date';
import { readPeriodText } from './read-period-text';
import { nameOf, validatePeriod, type PeriodRules } from './validate-period';

/**
 * Returns how the text of a period field is parsed and formatted.
 * @param start Period that an offset such as `+2w` counts from. Default: the current one.
 */
export function periodReading(rules: PeriodRules, start?: string | null): TextReading<Problem> {
  const { today, unit, weeks } = rules;
  const read = (text: string, now: IsoDate) => {
    const first = start && isDistance(text) ? parseIsoPeriod(start, unit, weeks) : null;
    const base = first === null ? now : firstDayOfPeriod(first, unit, weeks);
    return readPeriodText(text, { ...rules, today: base });
  };
  return {
    format: (period) => nameOf(period, rules),
    read: today === null ? null : (text) => read(text, today),
    validate: (period) => validatePeriod(period, rules),
  };
}
