import {
  DatePicker,
  DateRangePicker,
  MultipleDatePicker,
} from '#src/components/date-picker/index.ts';
import { widget, type Person, type WidgetRow } from '../widget-row.ts';
import {
  dayContent,
  marks,
  oneDay,
  pageProps,
  range,
  severalDays,
  today,
  unavailable,
  unusableDays,
  unusableRanges,
} from './days.ts';

const unusablePickerDays = unusableDays.filter(
  ([, prop]) =>
    !['month', 'months', 'firstDay', 'marks', 'unavailable', 'dayContent'].includes(prop),
);

async function pickIn(person: Person, slot: string): Promise<void> {
  await person.press(`[data-slot="${slot}-trigger"]`);
  await person.press('[data-day="2026-04-15"]');
}

/** Date picker and date range picker. */
export const rows: readonly WidgetRow[] = [
  widget('DatePicker', DatePicker, {
    slot: 'date-picker',
    role: null,
    words: 'datePicker',
    announces: ['openCalendar'],
    props: { today, 'aria-label': 'Arrival' },
    pageProps,
    fullest: {
      defaultOpen: true,
      defaultValue: '2026-04-10',
      presets: [{ label: 'Tomorrow', inDays: 1 }],
      marks,
      dayContent,
      unavailable,
    },
    unusable: [[{ defaultValue: '2026-02-31' }, 'defaultValue'], ...unusablePickerDays],
    input: {
      name: 'day',
      control: 'date-picker-input',
      value: oneDay,
      empty: null,
      change: (person) => pickIn(person, 'date-picker'),
    },
  }),
  widget('DateRangePicker', DateRangePicker, {
    slot: 'date-range-picker',
    role: 'group',
    words: 'datePicker',
    announces: ['openCalendar', 'from', 'to'],
    props: { today, 'aria-label': 'Stay' },
    pageProps,
    fullest: {
      defaultOpen: true,
      defaultValue: { from: '2026-04-10', to: '2026-04-17' },
      presets: [{ label: 'Next 7 days', days: 7 }],
      months: 1,
      marks,
      dayContent,
      unavailable,
    },
    unusable: [...unusableRanges, ...unusablePickerDays],
    input: {
      name: 'day',
      control: 'date-range-picker',
      value: range,
      empty: null,
      pageValue: 'changed',
      change: (person) => pickIn(person, 'date-range-picker'),
    },
  }),
  widget('MultipleDatePicker', MultipleDatePicker, {
    slot: 'multiple-date-picker',
    role: null,
    words: 'datePicker',
    announces: ['openCalendar'],
    props: { today, 'aria-label': 'Shifts' },
    pageProps,
    fullest: {
      defaultOpen: true,
      defaultValue: ['2026-04-10', '2026-04-16'],
      defaultText: 'soon',
      maxDays: 3,
      marks,
      dayContent,
      unavailable,
    },
    unusable: [
      [{ defaultValue: ['2026-02-31'] }, 'defaultValue'],
      [{ maxDays: 0 }, 'maxDays'],
      ...unusablePickerDays,
    ],
    input: {
      name: 'day',
      control: 'multiple-date-picker-input',
      value: severalDays,
      empty: [],
      change: (person) => pickIn(person, 'multiple-date-picker'),
    },
  }),
];
