import { DayPicker } from 'react-day-picker';
import styles from 'react-day-picker/style.css?inline';
import { RangeCalendar } from '#src/components/calendar/index.ts';
import type { BenchCase } from '../page.tsx';
import { bareParts, ourParts } from './calendar.tsx';

/** Our range calendar with the minimal props that fix the month. */
export const ours: BenchCase = {
  Subject: () => <RangeCalendar defaultMonth="2026-11" today="2026-11-20" />,
  parts: ourParts,
};

/** The bare package, selecting a range. */
export const bare: BenchCase = {
  Subject: () => (
    <DayPicker mode="range" defaultMonth={new Date(2026, 10, 1)} today={new Date(2026, 10, 20)} />
  ),
  parts: bareParts,
  styles,
};
