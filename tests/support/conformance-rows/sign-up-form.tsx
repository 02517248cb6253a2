import { SignUpForm } from '#src/components/sign-up-form/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** Sign-up form. */
export const rows: readonly WidgetRow[] = [
  widget('SignUpForm', SignUpForm, {
    slot: 'sign-up-form',
    role: null,
    words: 'signUpForm',
    announces: ['name', 'create', 'signUpFailed'],
    announcesIn: { withName: true, defaultAnswer: { formError: true } },
    props: {},
    fullest: {
      heading: <h2>Create an account</h2>,
      identifier: 'either',
      defaultUsername: 'mia@example.com',
      withName: true,
      defaultName: 'Mia',
      terms: <a href="/terms">I accept the terms</a>,
      minPasswordLength: 12,
      passwordStrength: () => 3,
      weakWords: ['Tessera'],
      defaultAnswer: { fieldErrors: { username: 'This name is taken.' } },
      otherWays: <button type="button">Continue with Example</button>,
      footer: <a href="/sign-in">Sign in</a>,
      onPasskey: async () => ({ canceled: true }),
      providers: [{ id: 'example', name: 'Example' }],
    },
    unusable: [
      [{ codeLength: 0 }, 'codeLength'],
      [{ minPasswordLength: 7.5 }, 'minPasswordLength'],
      [{ identifier: 'phone' }, 'identifier'],
      [{ providers: 'example' }, 'providers'],
      [{ locale: 'en_US' }, 'locale'],
      [{ defaultAnswer: { challenge: 'password' } }, 'defaultAnswer'],
    ],
  }),
];
