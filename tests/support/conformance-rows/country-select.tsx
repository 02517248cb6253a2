import {
  CountryDisplay,
  CountrySelect,
  MultipleCountrySelect,
} from '#src/components/country-select/index.ts';
import { widget, type Person, type WidgetRow } from '../widget-row.ts';

/** Searches for Sweden and selects it. */
async function takeSweden(person: Person): Promise<void> {
  await person.type('[role="combobox"]', 'SE');
  await person.press('[data-code="SE"]');
}

const typed = { control: '[data-slot="country-select-input"]', text: 'Sweden' };

/** Single and multiple country selects. */
export const rows: readonly WidgetRow[] = [
  widget('CountrySelect', CountrySelect, {
    slot: 'country-select',
    role: null,
    words: 'countrySelect',
    announces: ['placeholder'],
    props: { 'aria-label': 'Country' },
    fullest: {
      defaultOpen: true,
      defaultValue: 'FR',
      preferred: ['CH', 'FR'],
      groupBy: 'region',
      countries: 'un',
      invalid: true,
    },
    unusable: [
      [{ defaultValue: 'France' }, 'defaultValue'],
      [{ preferred: ['ZZ'] }, 'preferred'],
    ],
    input: {
      name: 'country',
      control: 'country-select-input',
      empty: null,
      value: {
        initial: 'JP',
        entries: [['country', 'JP']],
        changed: 'SE',
        changedEntries: [['country', 'SE']],
      },
      change: takeSweden,
      early: { control: '[data-slot="form-value"]', text: 'Sweden' },
      typed,
      commitsOnSubmit: true,
    },
  }),
  widget('MultipleCountrySelect', MultipleCountrySelect, {
    slot: 'multiple-country-select',
    role: null,
    words: 'countrySelect',
    announces: ['placeholderMultiple'],
    props: { 'aria-label': 'Delivery' },
    fullest: { defaultOpen: true, defaultValue: ['FR', 'ZZ'], preferred: ['CH'] },
    unusable: [
      [{ defaultValue: ['france'] }, 'defaultValue'],
      [{ preferred: ['ZZ'] }, 'preferred'],
    ],
    input: {
      name: 'country',
      control: 'country-select-input',
      empty: [],
      value: {
        initial: ['JP', 'FR'],
        entries: [
          ['country', 'JP'],
          ['country', 'FR'],
        ],
        changed: ['JP', 'FR', 'SE'],
        changedEntries: [
          ['country', 'JP'],
          ['country', 'FR'],
          ['country', 'SE'],
        ],
      },
      change: takeSweden,
      typed,
      commitsOnSubmit: true,
    },
  }),
  widget('CountryDisplay', CountryDisplay, {
    slot: 'country-display',
    role: null,
    words: 'countrySelect',
    announces: ['unknown'],
    announcesIn: { code: 'ZZ' },
    props: { code: 'JP' },
    fullest: { code: 'CH', showFlag: true, locale: 'en-GB', labels: {} },
    unusable: [[{ code: 'France' }, 'code']],
  }),
];
