import { DateTimePicker, DateTimeRangePicker } from '#src/components/date-time-picker/index.ts';
import { widget, type Person, type WidgetRow } from '../widget-row.ts';
import { dayContent, marks, unavailable } from './days.ts';

const unusableMoments: WidgetRow['unusable'] = [
  [{ defaultValue: '2026-04-31T09:30' }, 'defaultValue'],
  [{ value: '2026-04-03' }, 'value'],
  [{ timeZone: 'Mars/Base' }, 'timeZone'],
  [{ min: '2026-04-03' }, 'min'],
  [{ min: '2026-05-01T09:00', max: '2026-04-01T09:00' }, 'min'],
  [{ max: 'noon' }, 'max'],
  [{ now: '2026-04-08T25:00' }, 'now'],
  [{ defaultTime: '25:00' }, 'defaultTime'],
  [{ step: 0 }, 'step'],
];

async function selectDay(person: Person, slot: string): Promise<void> {
  await person.press(`[data-slot="${slot}-trigger"]`);
  await person.press('[data-day="2026-04-15"]');
}

/** Pickers of dates with a time. */
export const dateTimeRows: readonly WidgetRow[] = [
  widget('DateTimePicker', DateTimePicker, {
    slot: 'date-time-picker',
    role: null,
    words: 'datePicker',
    announces: ['openCalendar'],
    props: { now: '2026-04-08T14:20', 'aria-label': 'Departure' },
    pageProps: { now: undefined },
    fullest: {
      defaultOpen: true,
      timeZone: 'Europe/Berlin',
      defaultValue: '2026-10-25T02:30+02:00[Europe/Berlin]',
      presets: [{ label: 'Tomorrow', offsetDays: 1, time: '09:00' }],
      step: 15,
      hourCycle: 'h12',
      marks,
      dayContent,
      unavailable,
    },
    unusable: [
      ...unusableMoments,
      [{ value: '2026-03-29T03:30+02:00[Europe/Berlin]' }, 'value'],
      ...[
        '2026-04-03T09:30',
        '2026-03-29T02:30+01:00[Europe/Berlin]',
        '2026-04-03T09:30+05:00[Europe/Berlin]',
      ].map((value) => [{ timeZone: 'Europe/Berlin', value }, 'value'] as const),
      [
        { defaultOpen: true, presets: [{ label: 'Late', offsetDays: 1, time: '25:00' }] },
        'presets',
      ],
    ],
    input: {
      parsed: {
        texts: ['4/9/2026 10:00'],
        value: '2026-04-09T10:00',
        limits: { max: '2026-04-09T09:00' },
      },
      name: 'departure',
      control: 'date-time-picker-input',
      value: {
        initial: '2026-04-03T09:00',
        entries: [['departure', '2026-04-03T09:00']],
        changed: '2026-04-15T09:00',
        changedEntries: [['departure', '2026-04-15T09:00']],
      },
      empty: null,
      change: async (person) => {
        await selectDay(person, 'date-time-picker');
        await person.press('[data-time="09:00"]');
      },
      early: { control: '[data-slot="date-time-picker-input"]', text: '2026-04-15 09:00' },
    },
  }),
  widget('DateTimeRangePicker', DateTimeRangePicker, {
    slot: 'date-time-range-picker',
    role: 'group',
    words: 'datePicker',
    announces: ['openCalendar', 'from', 'to'],
    props: { now: '2026-04-08T14:20', 'aria-label': 'Rental' },
    pageProps: { now: undefined },
    fullest: {
      defaultOpen: true,
      timeZone: 'Europe/Berlin',
      defaultValue: {
        from: '2026-10-24T09:00+02:00[Europe/Berlin]',
        to: '2026-10-25T02:30+02:00[Europe/Berlin]',
      },
      step: 15,
      hourCycle: 'h12',
      marks,
      dayContent,
      unavailable,
    },
    unusable: [
      ...unusableMoments.filter(([, prop]) => prop !== 'defaultValue' && prop !== 'value'),
      [{ defaultValue: { from: '2026-04-31T09:00', to: null } }, 'defaultValue'],
      [{ defaultValue: { from: '2026-04-10T09:00', to: '2026-04-10T08:00' } }, 'defaultValue'],
    ],
    input: {
      parsed: {
        texts: ['4/9/2026 10:00', '4/9/2026 18:00'],
        value: { from: '2026-04-09T10:00', to: '2026-04-09T18:00' },
        limits: { max: '2026-04-09T17:00' },
      },
      name: 'rental',
      control: 'date-time-range-picker',
      value: {
        initial: { from: '2026-04-10T09:00', to: null },
        entries: [
          ['rental-from', '2026-04-10T09:00'],
          ['rental-to', ''],
        ],
        changed: { from: '2026-04-10T09:00', to: '2026-04-15T17:00' },
        changedEntries: [
          ['rental-from', '2026-04-10T09:00'],
          ['rental-to', '2026-04-15T17:00'],
        ],
      },
      empty: null,
      pageValue: 'changed',
      change: async (person) => {
        await selectDay(person, 'date-time-range-picker');
        await person.press('[data-slot="date-time-range-picker-to-times"] [data-time="17:00"]');
      },
      early: { control: '[data-slot="date-time-range-picker-to"]', text: '2026-04-15 17:00' },
    },
  }),
];
