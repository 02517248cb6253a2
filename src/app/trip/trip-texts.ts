import type { TripDates } from '../../demo-api';

const digits = { day: '2-digit', month: '2-digit' } as const;
const words = { day: 'numeric', month: 'short' } as const;

/**
 * Formats a range of days, without repeating a shared month or year.
 * @param year Year to omit. Default: none.
 */
export function datesText({ from, to }: TripDates, language: string, year?: string): string {
  const isThatYear = [from, to].every((day) => day.slice(0, 4) === year);
  // Japanese writes ranges with digits, so format a single day in the same way.
  const days = language === 'ja' ? digits : words;
  const format = new Intl.DateTimeFormat(language, {
    ...days,
    ...(!isThatYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(from), new Date(to));
}

/** Formats a duration in minutes and seconds, such as "1 minute, 30 seconds". */
export function durationText(seconds: number, language: string): string {
  const unit = (value: number, name: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
      value,
    );
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [unit(rest, 'second')] : []),
  ];
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

/** Formats a count with its plural form. */
export function countText(count: number, language: string): [string, Intl.LDMLPluralRule] {
  return [
    new Intl.NumberFormat(language).format(count),
    new Intl.PluralRules(language).select(count),
  ];
}
