import { PasswordInput } from '#src/components/password-input/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** Password input. */
export const rows: readonly WidgetRow[] = [
  widget('PasswordInput', PasswordInput, {
    slot: 'password-input',
    role: null,
    words: 'passwordInput',
    announces: ['showPassword'],
    props: { 'aria-label': 'Password' },
    unusable: [
      [{ weakWords: 'mia' }, 'weakWords'],
      [{ locale: 'en_US' }, 'locale'],
    ],
    fullest: {
      defaultValue: 'correct horse',
      autoComplete: 'new-password',
      strength: true,
      weakWords: ['mia'],
      invalid: true,
    },
    input: {
      name: 'password',
      control: 'password-input-input',
      value: {
        initial: 'a',
        entries: [['password', 'a']],
        changed: 'b',
        changedEntries: [['password', 'b']],
      },
      empty: '',
      change: (person) =>
        person.type('[data-slot="password-input-input"]', '{Control>}a{/Control}b'),
      early: { control: '[data-slot="password-input-input"]', text: 'b', isValue: true },
    },
  }),
];
