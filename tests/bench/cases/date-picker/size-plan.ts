import type { SizePlan } from '../../size-plan.ts';

/**
 * Size limits of the date pickers. A date picker is over 42 kB because of the lines through unavailable days and the table
 * of typed words, which dates share with periods and times. A period picker is the field and panel of a date picker, with
 * the calendar of periods in place of react-day-picker; the words and formats of typed periods and dates are about 9 kB of
 * it. Dragging the ends of a range, with the rules of its length, takes about 1 kB. A picker of dates with times is a date
 * picker with the list and the typed formats of the time field; its times are grouped by AM and PM. About 3 kB of each are
 * the owner of Escape, presses and focus of all layers, the announcer, and the rules that keep typed text.
 */
export const sizePlan: SizePlan = {
  limits: {
    DatePicker: 55_700,
    DateRangePicker: 59_700,
    DateTimePicker: 67_800,
    DateTimeRangePicker: 71_700,
    MultipleDatePicker: 58_000,
    PeriodPicker: 37_600,
    PeriodRangePicker: 41_100,
  },
  bare: {
    package: 'react-day-picker',
    code: `export { DayPicker } from 'react-day-picker';\nimport 'react-day-picker/style.css';`,
  },
  counted: ['react-day-picker/'],
};
