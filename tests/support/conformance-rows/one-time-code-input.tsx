import { OneTimeCodeInput } from '#src/components/one-time-code-input/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** One-time code input. */
export const rows: readonly WidgetRow[] = [
  widget('OneTimeCodeInput', OneTimeCodeInput, {
    slot: 'one-time-code-input',
    role: null,
    words: 'oneTimeCodeInput',
    announces: [],
    props: { 'aria-label': 'Code' },
    unusable: [
      [{ length: 0 }, 'length'],
      [{ length: Number.NaN }, 'length'],
      [{ length: 10_000_000 }, 'length'],
      [{ grouping: '3-4', length: 6 }, 'grouping'],
      [{ characters: 'hex' }, 'characters'],
      [{ value: '123-456' }, 'value'],
      [{ defaultValue: '1234567' }, 'defaultValue'],
      [{ locale: 'en_US' }, 'locale'],
    ],
    fullest: {
      defaultValue: 'K7M2',
      characters: 'alphanumeric',
      grouping: '4-4',
      invalid: true,
    },
    input: {
      name: 'code',
      control: 'one-time-code-input-input',
      value: {
        initial: '4',
        entries: [['code', '4']],
        changed: '7',
        changedEntries: [['code', '7']],
      },
      empty: '',
      change: (person) =>
        person.type('[data-slot="one-time-code-input-input"]', '{Control>}a{/Control}7'),
      early: { control: '[data-slot="one-time-code-input-input"]', text: '7' },
    },
  }),
];
