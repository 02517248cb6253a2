import { LoginForm } from '#src/components/login-form/index.ts';
import { widget, type WidgetRow } from '../widget-row.ts';

/** Login form. */
export const rows: readonly WidgetRow[] = [
  widget('LoginForm', LoginForm, {
    slot: 'login-form',
    role: null,
    words: 'loginForm',
    announces: ['signIn', 'staySignedIn', 'signInFailed'],
    announcesIn: { remember: true, defaultAnswer: { formError: true } },
    props: {},
    fullest: {
      heading: <h2>Welcome back</h2>,
      identifier: 'either',
      defaultUsername: 'mia@example.com',
      remember: true,
      defaultRemember: true,
      forgotPasswordLink: '/forgot',
      defaultAnswer: { fieldErrors: { code: 'This code was used already.' }, challenge: 'otp' },
      resendAction: <button type="button">Send another code</button>,
      otherWays: <button type="button">Continue with Example</button>,
      footer: <a href="/join">Create an account</a>,
      onSendLink: async () => ({ challenge: 'link' }),
      onPasskey: async () => ({ canceled: true }),
      providers: [{ id: 'example', name: 'Example' }],
      lastProvider: 'example',
    },
    unusable: [
      [{ codeLength: 0 }, 'codeLength'],
      [{ codeLength: Number.NaN }, 'codeLength'],
      [{ providers: 'example' }, 'providers'],
      [{ locale: 'en_US' }, 'locale'],
      [{ defaultAnswer: { retryAfter: Number.NaN } }, 'defaultAnswer'],
    ],
  }),
];
