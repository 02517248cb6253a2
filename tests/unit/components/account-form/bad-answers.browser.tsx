import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LoginForm, type LoginFormProps } from '#src/components/account-form/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();

const username = 'mia@example.com';
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
const problem = () => document.querySelector('[data-slot="login-form-problem"]')?.textContent ?? '';
const press = (slot: string) => userEvent.click(partOf(`login-form-${slot}`));

/** Functions of the form: the step that has them, and the part that calls them. */
const functions: ReadonlyArray<[name: keyof LoginFormProps, part: string, props: LoginFormProps]> =
  [
    ['onSignIn', 'submit', {}],
    ['onIdentify', 'submit', {}],
    ['onSendLink', 'send-link', {}],
    ['onSendLink', 'submit', { defaultAnswer: { challenge: 'link', resendAfter: 0 } }],
    [
      'onSendCode',
      'send-code',
      { defaultAnswer: { challenge: 'otp', factors: ['email'], resendAfter: 0 } },
    ],
    ['onPasskey', 'passkey', {}],
    ['onProvider', 'provider', { providers: [{ id: 'one', name: 'One' }] }],
  ];

const outcomes: ReadonlyArray<[what: string, call: () => unknown, text: string]> = [
  [
    'throws',
    () => {
      throw new Error('Broken');
    },
    'Something went wrong. Try again.',
  ],
  ['rejects', () => Promise.reject(new Error('Broken')), 'Something went wrong. Try again.'],
  [
    'is unreachable',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server cannot be reached. Check your connection and try again.',
  ],
  [
    'rejects while the browser is offline',
    () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
      return Promise.reject(new Error('No answer'));
    },
    'The server cannot be reached. Check your connection and try again.',
  ],
  ['answers in an unknown way', async () => ({ next: 'sms' }), 'Something went wrong. Try again.'],
];

const cases = functions.flatMap(([name, part, props]) =>
  outcomes.map(([what, call, text]) => ({ name, part, props, what, call, text })),
);

test.each(cases)(
  '$name ($part) that $what shows a message and keeps the input',
  async ({ name, part, props, what, call, text }) => {
    const onError = vi.fn<(error: unknown) => void>();
    const onSignIn = async () => ({ formError: true }) as const;
    const form = { onSignIn, onError, defaultUsername: username, ...props, [name]: call };
    mount(<LoginForm {...form} />);
    await settle();
    const password = input('password');
    if (password?.checkVisibility()) await userEvent.fill(password, 'correct horse');
    const typed = password?.value;
    await press(part);
    await expect.poll(problem).toBe(text);
    expect(document.activeElement).toBe(partOf('login-form-problem'));
    expect(input('username')?.value).toBe(username);
    expect(input('password')?.value).toBe(typed);
    expect(partOf('login-form-submit').hasAttribute('data-loading')).toBe(false);
    expect(onError).toHaveBeenCalledTimes(what.startsWith('answers') ? 0 : 1);
    messages.length = 0;
  },
);
