/** Day of the Gregorian calendar as `YYYY-MM-DD`, years 0001 to 9999, without time or zone. */
export type IsoDate = string;

/** Year, month (1-12) and day of the month (1-31). */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

const DAY_MS = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Number of days in a month; `month` is 1-12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Parts of an ISO date, or `null` where the text is not one or names a day that does not exist. */
export function parseIsoDate(text: string | null | undefined): DateParts | null {
  // A list of one text, as a careless caller may pass, would be taken for that text.
  const match = typeof text === 'string' ? pattern.exec(text) : null;
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isDate(parts) ? parts : null;
}

/** Whether the parts name a day that exists, in the years 1 to 9999. */
function isDate({ year, month, day }: DateParts): boolean {
  if (year < 1 || year > 9999 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** Whether the text is an ISO date of a day that exists. */
export function isIsoDate(text: string | null | undefined): text is IsoDate {
  return parseIsoDate(text) !== null;
}

/** ISO date of the parts, which must name a day that exists. */
export function formatIsoDate({ year, month, day }: DateParts): IsoDate {
  return `${zeroPadded(year, 4)}-${zeroPadded(month, 2)}-${zeroPadded(day, 2)}`;
}

/** Number with zeros before it up to `width` digits. */
export function zeroPadded(number: number, width: number): string {
  return String(number).padStart(width, '0');
}

/** Instant at which the day begins in UTC. Throws `RangeError` where the text is not an ISO date. */
export function toUtcDate(iso: IsoDate): Date {
  const parts = parseIsoDate(iso) ?? fail(iso);
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0-99 for 1900-1999.
  date.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  return date;
}

/** ISO date of the day that holds the instant in UTC; `null` outside the years 1 to 9999. */
export function fromUtcDate(date: Date): IsoDate | null {
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
  return isDate(parts) ? formatIsoDate(parts) : null;
}

/** User's calendar day by the device's clock and time zone. Not for rendering: `useToday` reads it there. */
export function todayIso(now = new Date()): IsoDate {
  return formatIsoDate({
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
  });
}

/** Day `count` days later, stopped at 0001-01-01 and 9999-12-31. */
export function addDays(iso: IsoDate, count: number): IsoDate {
  const moved = fromUtcDate(new Date(toUtcDate(iso).getTime() + count * DAY_MS));
  return moved ?? (count < 0 ? '0001-01-01' : '9999-12-31');
}

/** Same day `count` months later, or the last day of a month that is too short. */
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

/** Same day `count` years later; 29 February becomes 28 in common years. */
export function addYears(iso: IsoDate, count: number): IsoDate {
  return addMonths(iso, count * 12);
}

/** Number of days from the first date to the second; negative where the second is earlier. */
export function differenceInDays(from: IsoDate, to: IsoDate): number {
  return Math.round((toUtcDate(to).getTime() - toUtcDate(from).getTime()) / DAY_MS);
}

/** Order of two ISO dates, as a sorting function wants it. */
export function compareIsoDates(a: IsoDate, b: IsoDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Day of the week, 1 (Monday) to 7 (Sunday), as ISO 8601 counts. */
export function weekdayOf(iso: IsoDate): number {
  return toUtcDate(iso).getUTCDay() || 7;
}

/** First day of the week that holds the date; `firstDay` is 1 (Monday) to 7 (Sunday). */
export function startOfWeek(iso: IsoDate, firstDay: number): IsoDate {
  return addDays(iso, -((weekdayOf(iso) - firstDay + 7) % 7));
}

/**
 * Number of the week that holds the date. The first week of a year is the first that has
 * `minimalDays` days of it: 4 with Monday first is ISO 8601; CLDR gives the figures of other regions.
 */
export function weekNumber(iso: IsoDate, firstDay = 1, minimalDays = 4): number {
  // A week belongs to the year of its day number `8 - minimalDays`, counted from 1.
  const anchor = addDays(startOfWeek(iso, firstDay), 7 - minimalDays);
  return Math.floor(differenceInDays(`${anchor.slice(0, 4)}-01-01`, anchor) / 7) + 1;
}

function fail(iso: string): never {
  throw new RangeError(`"${iso}" is not a date of the form YYYY-MM-DD.`);
}
