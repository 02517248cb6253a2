import { ResetPasswordForm } from '#src/components/reset-password-form/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** Form for a new password. */
export const rows: readonly WidgetRow[] = [
  widget('ResetPasswordForm', ResetPasswordForm, {
    slot: 'reset-password-form',
    role: null,
    words: 'resetPasswordForm',
    announces: ['newPassword', 'save', 'saveFailed'],
    announcesIn: { defaultAnswer: { formError: true } },
    props: {},
    fullest: {
      heading: <h2>Choose a new password</h2>,
      username: 'mia@example.com',
      minPasswordLength: 12,
      passwordStrength: () => 3,
      weakWords: ['Tessera'],
      defaultAnswer: { fieldErrors: { password: 'You have used this password before.' } },
      footer: <a href="/sign-in">Sign in</a>,
    },
    unusable: [
      [{ minPasswordLength: 0 }, 'minPasswordLength'],
      [{ locale: 'en_US' }, 'locale'],
      [{ defaultAnswer: { challenge: 'otp' } }, 'defaultAnswer'],
    ],
  }),
];
