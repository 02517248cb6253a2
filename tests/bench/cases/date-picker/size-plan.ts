import type { SizePlan } from '../../size-plan.ts';

/** What the date pickers may weigh. */
export const sizePlan: SizePlan = {
  limits: {
    DatePicker: 42_000,
    DateRangePicker: 46_000,
  },
  bare: {
    package: 'react-day-picker',
    code: `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`,
  },
  counted: ['react-day-picker/'],
};
