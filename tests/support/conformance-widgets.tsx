import type { ComponentType } from 'react';
import {
  Calendar,
  calendarLabels,
  MultipleCalendar,
  PeriodCalendar,
  RangeCalendar,
} from '#src/components/calendar/index.ts';
import {
  DatePicker,
  datePickerLabels,
  DateRangePicker,
} from '#src/components/date-picker/index.ts';
import type { LabelCatalogue } from '#src/internals/use-labels.ts';
import { row, type Row } from './conformance-row.ts';

/** Names and values that a form submits. */
export type Entries = ReadonlyArray<readonly [name: string, value: string]>;

/** Way of pressing an element: as a mouse does, or by script where the element may be out of use. */
export type Press = (element: Element) => Promise<void>;

/** How the tests mount and use one widget. */
export interface WidgetRow extends Row {
  /** Part that a label points to and that focus goes to after a failed submit, or an element around it. */
  control: string;
  /** Catalogue of the widget's words. */
  words: LabelCatalogue<object>;
  /** Keys of words that can be seen or heard at once. */
  says: readonly string[];
  /** A value, what a person does to change it, and what comes of it; the form's name is `day`. */
  value: { initial: unknown; entries: Entries; changed: unknown; changedEntries: Entries };
  /** Value of a widget that nothing was picked in. */
  empty: null | readonly never[];
  /** What a person does. */
  change: (press: Press) => Promise<void>;
  /** Props that no widget can use, each with the prop that the development error names. */
  unusable: ReadonlyArray<readonly [props: Readonly<Record<string, unknown>>, prop: string]>;
  /** Props of a state with more parts, which is looked at beside the plain one. */
  fullest: Readonly<Record<string, unknown>>;
}

function widget<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  {
    slot,
    role,
    props,
    ...rest
  }: Omit<WidgetRow, 'name' | 'render'> & { role: string | null; props: Props },
): WidgetRow {
  return { ...row(name, component, { slot, role, props }), ...rest };
}

const today = '2026-04-08';

async function pressFirst(press: Press, selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  await press(element);
}

async function pressInPanel(press: Press, slot: string): Promise<void> {
  await pressFirst(press, `[data-slot="${slot}-trigger"]`);
  await pressFirst(press, '[data-day="2026-04-15"]');
}

const marks = [
  { date: '2026-04-09', kind: 1, label: 'Delivery' },
  { date: '2026-04-09', kind: 2, label: 'Booking' },
];
const unavailable = [{ weekday: 7, reason: 'Closed on Sundays' }, '2026-04-14'];

const unusableDays: WidgetRow['unusable'] = [
  [{ min: '2026-05-01', max: '2026-04-01' }, 'min'],
  [{ min: '2026-13-01' }, 'min'],
  [{ month: 'April' }, 'month'],
  [{ months: 0 }, 'months'],
  [{ firstDay: 8 }, 'firstDay'],
  [{ today: '2026-02-30' }, 'today'],
  [{ locale: 'en_US' }, 'locale'],
  [{ marks: [{ kind: 1, label: 'Lost' }] }, 'marks'],
  [{ unavailable: ['2026-02-31'] }, 'unavailable'],
];

const unusablePickerDays = unusableDays.filter(
  ([, prop]) => !['month', 'months', 'firstDay', 'marks', 'unavailable'].includes(prop),
);

const calendar = {
  slot: 'calendar',
  role: 'group',
  control: 'calendar',
  words: calendarLabels,
  says: ['calendar', 'previousMonth', 'nextMonth'],
  change: (press: Press) => pressFirst(press, '[data-day="2026-04-15"]'),
  fullest: {
    caption: 'dropdowns',
    weekNumbers: 'iso',
    outsideDays: true,
    months: 2,
    min: '2026-04-06',
    marks,
    unavailable,
  },
} as const;

const oneDay: WidgetRow['value'] = {
  initial: '2026-04-03',
  entries: [['day', '2026-04-03']],
  changed: '2026-04-15',
  changedEntries: [['day', '2026-04-15']],
};
const range: WidgetRow['value'] = {
  initial: { from: '2026-04-10', to: null },
  entries: [
    ['day-from', '2026-04-10'],
    ['day-to', ''],
  ],
  changed: { from: '2026-04-10', to: '2026-04-15' },
  changedEntries: [
    ['day-from', '2026-04-10'],
    ['day-to', '2026-04-15'],
  ],
};
const unusableRanges: WidgetRow['unusable'] = [
  [{ defaultValue: { from: '2026-02-31', to: null } }, 'defaultValue'],
  [{ defaultValue: { from: '2026-04-10', to: '2026-04-01' } }, 'defaultValue'],
];

/** How each widget is mounted and used; a test fails where an exported one has no row. */
export const widgetRows: readonly WidgetRow[] = [
  widget('Calendar', Calendar, {
    ...calendar,
    props: { today },
    value: oneDay,
    empty: null,
    unusable: [[{ defaultValue: '2026-02-31' }, 'defaultValue'], ...unusableDays],
  }),
  widget('MultipleCalendar', MultipleCalendar, {
    ...calendar,
    props: { today },
    value: {
      initial: ['2026-04-03', '2026-04-20'],
      entries: [
        ['day', '2026-04-03'],
        ['day', '2026-04-20'],
      ],
      changed: ['2026-04-03', '2026-04-15', '2026-04-20'],
      changedEntries: [
        ['day', '2026-04-03'],
        ['day', '2026-04-15'],
        ['day', '2026-04-20'],
      ],
    },
    empty: [],
    unusable: [[{ defaultValue: ['2026-02-31'] }, 'defaultValue'], ...unusableDays],
  }),
  widget('RangeCalendar', RangeCalendar, {
    ...calendar,
    props: { today },
    value: range,
    empty: null,
    unusable: [...unusableRanges, ...unusableDays],
  }),
  widget('PeriodCalendar', PeriodCalendar, {
    ...calendar,
    slot: 'period-calendar',
    control: 'period-calendar',
    says: ['calendar', 'previousYear', 'nextYear'],
    props: { granularity: 'month', today },
    value: {
      initial: '2026-03',
      entries: [['day', '2026-03']],
      changed: '2026-06',
      changedEntries: [['day', '2026-06']],
    },
    empty: null,
    change: (press) => pressFirst(press, '[data-period="2026-06"]'),
    fullest: {
      granularity: 'quarter',
      defaultValue: '2026-Q2',
      min: '2025-Q2',
      unavailable: ['2026-Q1'],
    },
    unusable: [
      [{ defaultValue: '2026-13' }, 'defaultValue'],
      [{ min: '2026-05', max: '2026-04' }, 'min'],
      [{ today: '2026-02-30' }, 'today'],
      [{ locale: 'en_US' }, 'locale'],
    ],
  }),
  widget('DatePicker', DatePicker, {
    slot: 'date-picker',
    role: null,
    control: 'date-picker-input',
    words: datePickerLabels,
    says: ['openCalendar'],
    props: { today, 'aria-label': 'Arrival' },
    value: oneDay,
    empty: null,
    change: (press) => pressInPanel(press, 'date-picker'),
    fullest: {
      defaultOpen: true,
      defaultValue: '2026-04-10',
      presets: [{ label: 'Tomorrow', inDays: 1 }],
      marks,
      unavailable,
    },
    unusable: [[{ defaultValue: '2026-02-31' }, 'defaultValue'], ...unusablePickerDays],
  }),
  widget('DateRangePicker', DateRangePicker, {
    slot: 'date-range-picker',
    role: 'group',
    control: 'date-range-picker',
    words: datePickerLabels,
    says: ['openCalendar', 'from', 'to'],
    props: { today, 'aria-label': 'Stay' },
    value: range,
    empty: null,
    change: (press) => pressInPanel(press, 'date-range-picker'),
    fullest: {
      defaultOpen: true,
      defaultValue: { from: '2026-04-10', to: '2026-04-17' },
      presets: [{ label: 'Next 7 days', days: 7 }],
      months: 1,
      marks,
      unavailable,
    },
    unusable: [...unusableRanges, ...unusablePickerDays],
  }),
];
