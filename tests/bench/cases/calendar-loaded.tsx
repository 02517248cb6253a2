import { DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { Calendar } from '#src/components/calendar/index.ts';
import type { BenchCase } from '../page.tsx';
import { bareParts, ourParts } from './calendar.tsx';

const dayOfYear = (offset: number) => new Date(Date.UTC(2026, 0, 1 + offset));
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** A mark for each day of a year. */
const markedDays = Array.from({ length: 365 }, (_, offset) => iso(dayOfYear(offset + 180)));

/** 500 unavailable dates, every third day. */
const closedDays = Array.from({ length: 500 }, (_, index) => iso(dayOfYear(index * 3)));

const marks = markedDays.map((date) => ({ date, shape: 'square' as const, label: 'Delivery' }));

/** Our calendar with a year of marks and 500 unavailable dates. */
export const ours: BenchCase = {
  Subject: () => (
    <Calendar defaultMonth="2026-11" today="2026-11-20" marks={marks} unavailable={closedDays} />
  ),
  parts: ourParts,
};

/** Dates in the format of the bare package: midnight in local time. */
const asLocalDates = (days: readonly string[]) => days.map((day) => new Date(`${day}T00:00`));
const closed = asLocalDates(closedDays);
const modifiers = { marked: asLocalDates(markedDays) };

/** The bare package with as many modifiers and disabled dates. */
export const bare: BenchCase = {
  Subject: () => (
    <DayPicker
      mode="single"
      defaultMonth={new Date(2026, 10, 1)}
      today={new Date(2026, 10, 20)}
      disabled={closed}
      modifiers={modifiers}
      modifiersClassNames={{ marked: 'marked' }}
    />
  ),
  parts: bareParts,
  styles,
};
