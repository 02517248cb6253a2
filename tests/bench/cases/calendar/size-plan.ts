import type { SizePlan } from '../../size-plan.ts';

/**
 * Size limits of the calendars. `DayPicker`, which lays out the months, takes 20.6 kB of those of days, about half of it
 * date-fns, which its `DateLib` imports also for functions that ours replace. Dragging the ends of a range, with the rules
 * of its length, takes about 2 kB.
 */
export const sizePlan: SizePlan = {
  limits: {
    Calendar: 38_800,
    MultipleCalendar: 39_000,
    PeriodCalendar: 19_000,
    PeriodRangeCalendar: 20_600,
    RangeCalendar: 40_700,
  },
  bare: {
    package: 'react-day-picker',
    code: `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`,
  },
  counted: ['react-day-picker/'],
};
