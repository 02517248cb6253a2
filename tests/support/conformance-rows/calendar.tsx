import {
  Calendar,
  MultipleCalendar,
  PeriodCalendar,
  RangeCalendar,
} from '#src/components/calendar/index.ts';
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

const monthText = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  return [format.format(new Date(2026, 3, 8))];
};

const calendar = {
  slot: 'calendar',
  role: 'group',
  words: 'calendar',
  announces: ['calendar', 'previousMonth', 'nextMonth', ['chooseMonth', monthText]],
  pageProps,
  fullest: {
    weekNumbers: 'iso',
    outsideDays: true,
    months: 2,
    min: '2026-04-06',
    marks,
    dayContent,
    unavailable,
  },
} as const;

const input = {
  name: 'day',
  control: 'calendar',
  change: (person: Person) => person.press('[data-day="2026-04-15"]'),
} as const;

/** Calendars of days and of periods. */
export const rows: readonly WidgetRow[] = [
  widget('Calendar', Calendar, {
    ...calendar,
    props: { today },
    unusable: [[{ defaultValue: '2026-02-31' }, 'defaultValue'], ...unusableDays],
    input: { ...input, value: oneDay, empty: null },
  }),
  widget('MultipleCalendar', MultipleCalendar, {
    ...calendar,
    props: { today },
    unusable: [
      [{ defaultValue: ['2026-02-31'] }, 'defaultValue'],
      [{ maxDays: 1.5 }, 'maxDays'],
      ...unusableDays,
    ],
    input: {
      ...input,
      value: severalDays,
      empty: [],
    },
  }),
  widget('RangeCalendar', RangeCalendar, {
    ...calendar,
    props: { today },
    unusable: [...unusableRanges, ...unusableDays],
    input: { ...input, value: range, empty: null },
  }),
  widget('PeriodCalendar', PeriodCalendar, {
    ...calendar,
    slot: 'period-calendar',
    announces: ['calendar', 'previousYear', 'nextYear'],
    props: { granularity: 'month', today },
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
    input: {
      name: 'day',
      control: 'period-calendar',
      value: {
        initial: '2026-03',
        entries: [['day', '2026-03']],
        changed: '2026-06',
        changedEntries: [['day', '2026-06']],
      },
      empty: null,
      change: (person) => person.press('[data-period="2026-06"]'),
    },
  }),
];
