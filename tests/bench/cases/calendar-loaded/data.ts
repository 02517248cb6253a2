const dayOfYear = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset));
const iso = (date: Date) => date.toISOString().slice(0, 10);
const local = (date: Date) =>
  new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());

/** A mark for each day of a year. */
export const markedDays = Array.from({ length: 365 }, (_, offset) => iso(dayOfYear(offset + 180)));

/** 500 unavailable dates, every third day. */
export const closedDays = Array.from({ length: 500 }, (_, index) => iso(dayOfYear(index * 3)));

/** Dates in the format of the bare package: midnight in local time. */
export const asLocalDates = (days: readonly string[]) => days.map((day) => local(new Date(day)));
