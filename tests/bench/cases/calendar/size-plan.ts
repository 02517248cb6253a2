import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the calendars. Dragging the ends of a range, with the rules of its length, takes about 2 kB. */
export const sizePlan: SizePlan = {
  limits: {
    Calendar: 32_000,
    MultipleCalendar: 32_000,
    PeriodCalendar: 28_000,
    PeriodRangeCalendar: 28_000,
    RangeCalendar: 33_000,
  },
  bare: {
    package: 'react-day-picker',
    code: `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`,
  },
  counted: ['react-day-picker/'],
};
