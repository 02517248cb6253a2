import { addMonths, isIsoDate, type IsoDate } from '../../../internals/iso-date';

/** Month of the Gregorian calendar as `YYYY-MM`. */
export type IsoMonth = string;

/** Month that holds the day. */
export function monthOf(iso: IsoDate): IsoMonth {
  return iso.slice(0, 7);
}

/** First day of the month. */
export function firstDayOf(month: IsoMonth): IsoDate {
  return `${month}-01`;
}

/** Month `count` months later, stopped at 0001-01 and 9999-12. */
export function addToMonth(month: IsoMonth, count: number): IsoMonth {
  return monthOf(addMonths(firstDayOf(month), count));
}

/** Number of months from the first to the second; negative where the second is earlier. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return (
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    (Number(to.slice(5)) - Number(from.slice(5)))
  );
}

/** Whether the text is a month of the form `YYYY-MM`. */
export function isIsoMonth(text: string | null | undefined): text is IsoMonth {
  return typeof text === 'string' && text.length === 7 && isIsoDate(firstDayOf(text));
}

/**
 * First of the months to show so that as many as possible hold days between `min` and `max`.
 * @param wanted Month asked for.
 * @param count Number of months shown side by side.
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
