import { addMonths, isIsoDate, type IsoDate } from '../../../core/dates/iso-date';

/** Month of the Gregorian calendar as `YYYY-MM`. */
export type IsoMonth = string;

/** Returns the month of a day. */
export function monthOf(iso: IsoDate): IsoMonth {
  return iso.slice(0, 7);
}

/** Returns the first day of a month. */
export function firstDayOf(month: IsoMonth): IsoDate {
  return `${month}-01`;
}

/** Adds `count` months, clamped to 0001-01 and 9999-12. */
export function addToMonth(month: IsoMonth, count: number): IsoMonth {
  return monthOf(addMonths(firstDayOf(month), count));
}

/** Returns the number of months from the first to the second; negative if the second is earlier. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    (Number(to.slice(5)) - Number(from.slice(5)))
  );
}

/** Whether the string has the form `YYYY-MM`. */
export function isIsoMonth(text: string | null | undefined): text is IsoMonth {
  return typeof text === 'string' && text.length === 7 && isIsoDate(firstDayOf(text));
}

/**
 * Returns the first visible month for which as many months as possible contain days between `min` and `max`.
 * @param wanted Requested month.
 * @param count Number of visible months.
 */
export function firstShownMonth(
  wanted: IsoMonth,
  count: number,
  min: IsoDate | null,
  max: IsoDate | null,
): IsoMonth {
  const last = max === null ? null : addToMonth(monthOf(max), 1 - count);
  const first = last !== null && wanted > last ? last : wanted;
  return min !== null && first < monthOf(min) ? monthOf(min) : first;
}

/** Returns the weekday of a column, 1 (Monday) to 7 (Sunday). */
export function weekdayAt(column: number, firstDay: number): number {
  return ((firstDay - 1 + column) % 7) + 1;
}
