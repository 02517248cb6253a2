/** Date of the Gregorian calendar as `YYYY-MM-DD`, years 0001 to 9999, without time or time zone. */
export type IsoDate = string;

/** Year, month (1-12) and day of the month (1-31). */
interface DateParts {
  year: number;
  month: number;
  day: number;
}

/** Length of a day in UTC, in milliseconds. */
export const dayMilliseconds = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns the number of days in a month; `month` is 1-12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Parses an ISO date; `null` if it is malformed or does not exist. */
export function parseIsoDate(text: string | null | undefined): DateParts | null {
  // Callers without type checks may pass an array of one string, which would be converted.
  const match = typeof text === 'string' ? pattern.exec(text) : null;
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isDate(parts) ? parts : null;
}

/** Whether the parts are an existing date in the years 1 to 9999. */
function isDate({ year, month, day }: DateParts): boolean {
  if (year < 1 || year > 9999 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Whether the text is the ISO date of an existing day. */
export function isIsoDate(text: string | null | undefined): text is IsoDate {
  return parseIsoDate(text) !== null;
}

/** Formats an existing date as an ISO date. */
export function formatIsoDate({ year, month, day }: DateParts): IsoDate {
  return `${zeroPadded(year, 4)}-${zeroPadded(month, 2)}-${zeroPadded(day, 2)}`;
}

/** Pads a number with zeros to `width` digits. */
export function zeroPadded(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

/** Returns the start of the day in UTC. Throws `RangeError` if the text is not an ISO date. */
export function toUtcDate(iso: IsoDate): Date {
  const parts = parseIsoDate(iso) ?? fail(iso);
  const date = new Date(0);
  // Not `Date.UTC`, which interprets the years 0-99 as 1900-1999.
  date.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

/** Returns the ISO date of an instant in UTC; `null` outside the years 1 to 9999. */
export function fromUtcDate(date: Date): IsoDate | null {
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  return isDate(parts) ? formatIsoDate(parts) : null;
}

/** Returns the current date in the device's time zone. Not for rendering: use `useToday`. */
export function todayIso(now = new Date()): IsoDate {
  return formatIsoDate({
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
  });
}

/** Adds `count` days, clamped to 0001-01-01 and 9999-12-31. */
export function addDays(iso: IsoDate, count: number): IsoDate {
  const moved = fromUtcDate(new Date(toUtcDate(iso).getTime() + count * dayMilliseconds));
  return moved ?? (count < 0 ? '0001-01-01' : '9999-12-31');
}

/** Adds `count` months; the day is clamped to the end of a shorter month. */
export function addMonths(iso: IsoDate, count: number): IsoDate {
  const { year, month, day } = parseIsoDate(iso) ?? fail(iso);
  const index = year * 12 + (month - 1) + count;
  const nextYear = Math.floor(index / 12);
  if (nextYear < 1) return '0001-01-01';
  if (nextYear > 9999) return '9999-12-31';
  const nextMonth = (index % 12) + 1;
  return formatIsoDate({
    year: nextYear,
    month: nextMonth,
    day: Math.min(day, daysInMonth(nextYear, nextMonth)),
  });
}

/** Adds `count` years; February 29 becomes February 28 in common years. */
export function addYears(iso: IsoDate, count: number): IsoDate {
  return addMonths(iso, count * 12);
}

/** Returns the number of days from the first date to the second; negative if the second is earlier. */
export function differenceInDays(from: IsoDate, to: IsoDate): number {
  return Math.round((toUtcDate(to).getTime() - toUtcDate(from).getTime()) / dayMilliseconds);
}

/** Returns the day of the week, 1 (Monday) to 7 (Sunday), according to ISO 8601. */
export function weekdayOf(iso: IsoDate): number {
  return toUtcDate(iso).getUTCDay() || 7;
}

/** Returns the first day of the date's week; `firstDay` is 1 (Monday) to 7 (Sunday). */
export function startOfWeek(iso: IsoDate, firstDay: number): IsoDate {
  return addDays(iso, -((weekdayOf(iso) - firstDay + 7) % 7));
}

/**
 * Returns the week number of a date. The first week of a year is the first with at least `minimalDays` days
 * in it: 4 and Monday is ISO 8601; CLDR has the values of other regions.
 */
export function weekNumber(iso: IsoDate, firstDay = 1, minimalDays = 4): number {
  // A week belongs to the year of its day number `8 - minimalDays`, counted from 1.
  const anchor = addDays(startOfWeek(iso, firstDay), 7 - minimalDays);
  return Math.floor(differenceInDays(`${anchor.slice(0, 4)}-01-01`, anchor) / 7) + 1;
}

function fail(iso: string): never {
  throw new RangeError(`"${iso}" is not a date in the format YYYY-MM-DD.`);
}
