import { formatIsoDate, parseIsoDate, type IsoDate } from './iso-date';

/**
 * Returns the day of a `Date` as an ISO date, `YYYY-MM-DD`, in the time zone of the device: the day that `getDate()`
 * and `toLocaleDateString()` show, unlike `toISOString()`, which converts to UTC and may give the day before or after.
 * `null` stays `null`. Throws `RangeError` for an invalid date, or a year other than 1 to 9999.
 */
export function toIsoDate(date: Date): IsoDate;
export function toIsoDate(date: Date | null): IsoDate | null;
export function toIsoDate(date: Date | null): IsoDate | null {
  if (date === null) return null;
  const text = formatIsoDate({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
  });
  if (parseIsoDate(text) === null) {
    throw new RangeError(`${String(date)} has no day in the years 1 to 9999.`);
  }
  return text;
}

/**
 * Returns the start of the day of an ISO date, `YYYY-MM-DD`, in the time zone of the device: midnight, or the first
 * moment after it if the clock skips midnight. `new Date(text)` would be midnight in UTC, in the Americas the day
 * before. `null` stays `null`, and so does the empty string that a picker reports for text that is not a date. Throws
 * `RangeError` if the text is not the ISO date of an existing day.
 */
export function fromIsoDate(text: IsoDate): Date;
export function fromIsoDate(text: IsoDate | null): Date | null;
export function fromIsoDate(text: IsoDate | null): Date | null {
  if (text === null || text === '') return null;
  const parts = parseIsoDate(text);
  if (parts === null) throw new RangeError(`"${text}" is not a date in the format YYYY-MM-DD.`);
  const date = new Date(2000, 0, 1);
  // Not the constructor, which reads the years 0 to 99 as 1900 to 1999.
  date.setFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}
