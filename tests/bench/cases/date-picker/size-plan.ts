import type { SizePlan } from '../../size-plan.ts';

/** Size limits of the date pickers. */
export const sizePlan: SizePlan = {
  limits: {
    DatePicker: 42_000,
    DateRangePicker: 46_000,
    MultipleDatePicker: 46_000,
  },
  bare: {
    package: 'react-day-picker',
    code: `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`,
  },
  counted: ['react-day-picker/'],
};
