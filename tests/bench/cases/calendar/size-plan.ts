import type { SizePlan } from '../../size-plan.ts';

/** What the calendars may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    Calendar: 25000,
    MultipleCalendar: 25000,
    PeriodCalendar: 25000,
    RangeCalendar: 25000,
  },
  bare: {
    package: 'react-day-picker',
    code: `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`,
  },
  counted: ['react-day-picker/'],
};
