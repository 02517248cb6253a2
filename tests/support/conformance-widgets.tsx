import type { ComponentType } from 'react';
import {
  Calendar,
  calendarLabels,
  MultipleCalendar,
  RangeCalendar,
} from '#src/components/calendar/index.ts';
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

async function pressDay(press: Press, day: string): Promise<void> {
  const cell = document.querySelector(`[data-day="${day}"]`);
  if (!cell) throw new Error(`No day on the page is ${day}.`);
  await press(cell);
}

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

const calendar = {
  slot: 'calendar',
  role: 'group',
  control: 'calendar',
  words: calendarLabels,
  says: ['calendar', 'previousMonth', 'nextMonth'],
  change: (press: Press) => pressDay(press, '2026-04-15'),
} as const;

/** How each widget is mounted and used; a test fails where an exported one has no row. */
export const widgetRows: readonly WidgetRow[] = [
  widget('Calendar', Calendar, {
    ...calendar,
    props: { today },
    value: {
      initial: '2026-04-03',
      entries: [['day', '2026-04-03']],
      changed: '2026-04-15',
      changedEntries: [['day', '2026-04-15']],
    },
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
    value: {
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
    },
    empty: null,
    unusable: [
      [{ defaultValue: { from: '2026-02-31', to: null } }, 'defaultValue'],
      [{ defaultValue: { from: '2026-04-10', to: '2026-04-01' } }, 'defaultValue'],
      ...unusableDays,
    ],
  }),
];
