import { Calendar, MultipleCalendar, RangeCalendar } from '#src/components/calendar/index.ts';
import { PeriodCalendar, PeriodRangeCalendar } from '#src/components/period-calendar/index.ts';
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

const yearText = (language: string) => {
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' });
  return [format.format(Date.UTC(2026, 3, 8))];
};

const failToCheck = () => {
  throw new Error('no data yet');
};

const calendar = {
  slot: 'calendar',
  role: 'group',
  words: 'calendar',
  announces: ['calendar', 'previousMonth', 'nextMonth', ['chooseMonth', monthText]],
  pageProps,
  fullest: {
    weekNumbers: 'iso',
    showOutsideDays: true,
    numberOfMonths: 2,
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
    unusable: [
      [{ defaultValue: '2026-02-31' }, 'defaultValue'],
      [{ value: ['2026-04-03'] }, 'value'],
      [{ marks: [null] }, 'marks'],
      [{ marks: {} }, 'marks'],
      [{ marks: [{ date: '2026-04-03', shape: 'square', label: null }] }, 'marks'],
      [{ unavailable: [null] }, 'unavailable'],
      [{ unavailable: {} }, 'unavailable'],
      [{ unavailable: failToCheck }, 'unavailable'],
      [{ unavailable: async () => true }, 'unavailable'],
      [{ dayContent: { '2026-04-03': null } }, 'dayContent'],
      [{ dayContent: { '2026-04-03': { text: '' } } }, 'dayContent'],
      [{ numberOfMonths: 13 }, 'numberOfMonths'],
      [{ numberOfMonths: Number.NaN }, 'numberOfMonths'],
      ...unusableDays,
    ],
    input: { ...input, value: oneDay, empty: null },
  }),
  widget('MultipleCalendar', MultipleCalendar, {
    ...calendar,
    props: { today },
    unusable: [
      [{ defaultValue: ['2026-02-31'] }, 'defaultValue'],
      [{ value: '2026-04-03' }, 'value'],
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
    unusable: [
      [{ minDays: 5, maxDays: 3 }, 'minDays'],
      [{ unavailable: failToCheck, allowUnavailableInside: false }, 'unavailable'],
      ...unusableRanges,
      ...unusableDays,
    ],
    input: { ...input, value: range, empty: null },
  }),
  widget('PeriodCalendar', PeriodCalendar, {
    ...calendar,
    slot: 'period-calendar',
    announces: ['calendar', 'previousYear', 'nextYear', ['chooseYear', yearText]],
    props: { unit: 'month', today },
    fullest: {
      unit: 'week',
      defaultValue: '2026-W14',
      min: '2026-W10',
      unavailable: ['2026-W15'],
    },
    unusable: [
      [{ defaultValue: '2026-13' }, 'defaultValue'],
      [{ unavailable: [null] }, 'unavailable'],
      [{ unavailable: failToCheck }, 'unavailable'],
      [{ unit: 'week', value: '2026-W60' }, 'value'],
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
  widget('PeriodRangeCalendar', PeriodRangeCalendar, {
    ...calendar,
    slot: 'period-calendar',
    announces: ['calendar', 'previousYears', 'nextYears'],
    props: { unit: 'quarter', today },
    fullest: {
      unit: 'half',
      defaultValue: { from: '2025-H2', to: '2026-H2' },
      min: '2025-H1',
      unavailable: ['2027-H1'],
    },
    unusable: [
      [{ defaultValue: { from: '2026-Q5', to: null } }, 'defaultValue.from'],
      [{ value: { from: '2026-Q3', to: '2026-Q1' } }, 'value'],
      [{ min: '2026-Q3', max: '2026-Q1' }, 'min'],
      [{ minPeriods: 5, maxPeriods: 3 }, 'minPeriods'],
    ],
    input: {
      name: 'quarters',
      control: 'period-calendar',
      value: {
        // An incomplete range, and its end to select
        initial: { from: '2026-Q1', to: null },
        entries: [
          ['quarters-from', '2026-Q1'],
          ['quarters-to', ''],
        ],
        changed: { from: '2026-Q1', to: '2026-Q3' },
        changedEntries: [
          ['quarters-from', '2026-Q1'],
          ['quarters-to', '2026-Q3'],
        ],
      },
      empty: null,
      change: (person) => person.press('[data-period="2026-Q3"]'),
    },
  }),
];
