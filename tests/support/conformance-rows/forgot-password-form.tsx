import { ForgotPasswordForm } from '#src/components/forgot-password-form/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** Form for a forgotten password. */
export const rows: readonly WidgetRow[] = [
  widget('ForgotPasswordForm', ForgotPasswordForm, {
    slot: 'forgot-password-form',
    role: null,
    words: 'forgotPasswordForm',
    announces: ['send', 'sendFailed'],
    announcesIn: { defaultAnswer: { formError: true } },
    props: {},
    fullest: {
      heading: <h2>Reset your password</h2>,
      identifier: 'either',
      defaultUsername: 'mia@example.com',
      codeLength: 8,
      defaultAnswer: { challenge: 'otp', fieldErrors: { code: 'This code was used already.' } },
      footer: <a href="/sign-in">Sign in</a>,
      onSend: async () => ({ challenge: 'otp' }),
      onCode: async () => ({ ok: true }),
    },
    unusable: [
      [{ codeLength: 0 }, 'codeLength'],
      [{ identifier: 'phone' }, 'identifier'],
      [{ locale: 'en_US' }, 'locale'],
      [{ defaultAnswer: { challenge: 'password' } }, 'defaultAnswer'],
    ],
  }),
];
