import { TimeField } from '#src/components/time-field/index.ts';
import { widget, type Person, type WidgetRow } from '../widget-row.ts';

async function selectInList(person: Person): Promise<void> {
  await person.press('[data-slot="time-field-trigger"]');
  await person.press('[data-time="15:30"]');
}

/** Time field. */
export const rows: readonly WidgetRow[] = [
  widget('TimeField', TimeField, {
    slot: 'time-field',
    role: null,
    words: 'timeField',
    announces: ['openList'],
    props: { now: '14:20', 'aria-label': 'Departure' },
    pageProps: { now: undefined },
    fullest: {
      defaultOpen: true,
      defaultValue: '15:00',
      min: '08:00',
      max: '20:00',
      step: 15,
      hourCycle: 'h12',
    },
    unusable: [
      [{ defaultValue: '25:00' }, 'defaultValue'],
      [{ value: '9:30' }, 'value'],
      [{ value: '24:00' }, 'value'],
      [{ value: '09:60' }, 'value'],
      [{ value: '09:30:60' }, 'value'],
      [{ value: '09:30Z' }, 'value'],
      [{ min: '24:00' }, 'min'],
      [{ max: 'noon' }, 'max'],
      [{ now: '14.20' }, 'now'],
      [{ step: 0 }, 'step'],
      [{ step: -5 }, 'step'],
      [{ step: Number.NaN }, 'step'],
      [{ step: 0.5 }, 'step'],
      [{ step: 721 }, 'step'],
      [{ step: 20, granularity: 'hour' }, 'step'],
      [{ presets: [{ label: 'Late', time: '25:00' }] }, 'presets'],
    ],
    input: {
      parsed: { texts: ['9:30'], value: '09:30', limits: { max: '09:00' } },
      name: 'departure',
      control: 'time-field-input',
      value: {
        initial: '09:00',
        entries: [['departure', '09:00']],
        changed: '15:30',
        changedEntries: [['departure', '15:30']],
      },
      empty: null,
      change: selectInList,
      early: { control: '[data-slot="time-field-input"]', text: '15:30' },
    },
  }),
];
