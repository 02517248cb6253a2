import {
  DatePicker,
  DateRangePicker,
  MultipleDatePicker,
} from '#src/components/date-picker/index.ts';
import { PeriodPicker, PeriodRangePicker } from '#src/components/period-picker/index.ts';
import { widget, type Person, type WidgetRow } from '../widget-row.ts';
import { dateTimeRows } from './date-times.ts';
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
    !['month', 'numberOfMonths', 'firstDayOfWeek', 'marks', 'unavailable', 'dayContent'].includes(
      prop,
    ),
);

async function pickIn(person: Person, slot: string): Promise<void> {
  await person.press(`[data-slot="${slot}-trigger"]`);
  await person.press('[data-day="2026-04-15"]');
}

async function pickPeriod(person: Person, slot: string): Promise<void> {
  await person.press(`[data-slot="${slot}-trigger"]`);
  await person.press('[data-period="2026-Q3"]');
}

/** Pickers of dates and of periods. */
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
      presets: [{ label: 'Tomorrow', offsetDays: 1 }],
      marks,
      dayContent,
      unavailable,
    },
    unusable: [
      [{ defaultValue: '2026-02-31' }, 'defaultValue'],
      [{ unavailable: ['2026-02-31'] }, 'unavailable'],
      ...unusablePickerDays,
    ],
    input: {
      parsed: { texts: ['4/9/2026'], value: '2026-04-09', limits: { max: '2026-04-08' } },
      name: 'day',
      control: 'date-picker-input',
      value: oneDay,
      empty: null,
      change: (person) => pickIn(person, 'date-picker'),
      early: { control: '[data-slot="date-picker-input"]', text: '2026-04-15' },
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
      numberOfMonths: 1,
      marks,
      dayContent,
      unavailable,
    },
    unusable: [...unusableRanges, ...unusablePickerDays],
    input: {
      parsed: {
        texts: ['4/9/2026', '4/11/2026'],
        value: { from: '2026-04-09', to: '2026-04-11' },
        limits: { max: '2026-04-10' },
      },
      name: 'day',
      control: 'date-range-picker',
      value: range,
      empty: null,
      pageValue: 'changed',
      change: (person) => pickIn(person, 'date-range-picker'),
      early: { control: '[data-slot="date-range-picker-to"]', text: '2026-04-15' },
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
      parsed: {
        texts: ['4/9/2026; 4/11/2026'],
        value: ['2026-04-09', '2026-04-11'],
        limits: { max: '2026-04-10' },
      },
      name: 'day',
      control: 'multiple-date-picker-input',
      value: severalDays,
      empty: [],
      change: (person) => pickIn(person, 'multiple-date-picker'),
      early: { control: '[data-slot="multiple-date-picker-input"]', text: '2026-04-15' },
    },
  }),
  widget('PeriodPicker', PeriodPicker, {
    slot: 'period-picker',
    role: null,
    words: 'datePicker',
    announces: ['openCalendar'],
    props: { unit: 'quarter', today, 'aria-label': 'Report' },
    pageProps: { today: undefined },
    fullest: {
      unit: 'week',
      defaultOpen: true,
      defaultValue: '2026-W15',
      presets: [{ label: 'Next week', offset: 1 }],
      unavailable: [{ period: '2026-W16', reason: 'Booked' }],
    },
    unusable: [
      [{ defaultValue: '2026-Q5' }, 'defaultValue'],
      [{ unit: 'week', value: '2026-W60' }, 'value'],
      [{ min: '2026-Q3', max: '2026-Q1' }, 'min'],
      [{ today: '2026-02-30' }, 'today'],
      [{ defaultOpen: true, presets: [{ label: 'Never', period: '2026-Q9' }] }, 'presets'],
    ],
    input: {
      parsed: { texts: ['Q2 2027'], value: '2027-Q2', limits: { max: '2027-Q1' } },
      name: 'report',
      control: 'period-picker-input',
      value: {
        initial: '2026-Q1',
        entries: [['report', '2026-Q1']],
        changed: '2026-Q3',
        changedEntries: [['report', '2026-Q3']],
      },
      empty: null,
      change: (person) => pickPeriod(person, 'period-picker'),
      early: { control: '[data-slot="period-picker-input"]', text: 'Q3 2026' },
    },
  }),
  widget('PeriodRangePicker', PeriodRangePicker, {
    slot: 'period-range-picker',
    role: 'group',
    words: 'datePicker',
    announces: ['openCalendar', 'from', 'to'],
    props: { unit: 'quarter', today, 'aria-label': 'Report' },
    pageProps: { today: undefined },
    fullest: {
      unit: 'week',
      defaultOpen: true,
      defaultValue: { from: '2026-W15', to: '2026-W16' },
      presets: [{ label: 'Last 4 weeks', periods: 4 }],
      unavailable: [{ period: '2026-W17', reason: 'Booked' }],
    },
    unusable: [
      [{ defaultValue: { from: '2026-Q5', to: null } }, 'defaultValue.from'],
      [{ value: { from: '2026-Q3', to: '2026-Q1' } }, 'value'],
      [{ min: '2026-Q3', max: '2026-Q1' }, 'min'],
    ],
    input: {
      parsed: {
        texts: ['Q2 2027', 'Q3 2027'],
        value: { from: '2027-Q2', to: '2027-Q3' },
        limits: { max: '2027-Q2' },
      },
      name: 'report',
      control: 'period-range-picker',
      value: {
        // An incomplete range, and its end to select
        initial: { from: '2026-Q1', to: null },
        entries: [
          ['report-from', '2026-Q1'],
          ['report-to', ''],
        ],
        changed: { from: '2026-Q1', to: '2026-Q3' },
        changedEntries: [
          ['report-from', '2026-Q1'],
          ['report-to', '2026-Q3'],
        ],
      },
      empty: null,
      pageValue: 'changed',
      change: (person) => pickPeriod(person, 'period-range-picker'),
      early: { control: '[data-slot="period-range-picker-to"]', text: 'Q3 2026' },
    },
  }),
  ...dateTimeRows,
];
