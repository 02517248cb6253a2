import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  LoginForm,
  type SignInAnswer,
  type SignInRequest,
} from '#src/components/login-form/index.ts';

const onSignIn = fn<SignInRequest>();
const onError = fn<(error: unknown) => void>();

const meta = preview.meta({
  title: 'Behaviour/Login form, code and secrecy',
  component: LoginForm,
  tags: ['play'],
  args: { onSignIn, onError, remember: 'unchecked', forgot: '#forgot' },
  beforeEach: () => {
    onSignIn.mockReset();
    onError.mockReset();
  },
});

const secret = 'Tr0ub4dor & 3';
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'One-time code' });
const button = (name = 'Sign in') => screen.getByRole('button', { name });
const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="login-form-${name}"]`);
const answers = (answer: SignInAnswer) => onSignIn.mockResolvedValueOnce(answer);
const told = () => onSignIn.mock.lastCall?.[0];

/** Fills the first step in and sends it by Enter. */
const signIn = async (text = secret) => {
  await userEvent.clear(email());
  await userEvent.type(email(), ' mia@example.com ');
  await userEvent.clear(password());
  await userEvent.type(password(), `${text}{Enter}`);
};

/** Waits for a fault that has focus and says the sentence, which no live region repeats. */
const fault = async (sentence: string | RegExp) => {
  await waitFor(() => expect(part('problem')).toHaveFocus());
  await expect(part('problem')).toHaveTextContent(sentence);
  for (const region of screen.getAllByRole('status', { hidden: true })) {
    await expect(region).not.toHaveTextContent(sentence);
  }
};

export const AOneTimeCodeIsAskedForAndPasted = meta.story({
  play: async () => {
    answers({ challenge: 'otp' });
    await signIn();
    const field = await code();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAccessibleDescription('The 6 digits from your app or message');
    await expect(screen.getByText('mia@example.com')).toBeVisible();
    const kept = document.querySelector('input[autocomplete="username webauthn"]');
    await expect(kept).toHaveValue('mia@example.com');
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
    answers({ formError: true });
    await userEvent.click(button('Verify'));
    await fault('The code is not right or has expired.');
    await expect(told()).toEqual({
      username: 'mia@example.com',
      password: secret,
      remember: false,
      code: '123456',
    });
    await expect(field).toHaveValue('123456');
    await userEvent.clear(field);
    await userEvent.type(field, '٦٥٤ ٣٢١٠');
    answers({ ok: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('You are signed in.');
    await expect(told()).toMatchObject({ code: '654321' });
    await waitFor(() => expect(field).toHaveValue(''));
  },
});

export const TheWayBackKeepsWhatWasTypedAndGivesTheRequestUp = meta.story({
  play: async () => {
    answers({ challenge: 'otp' });
    await signIn();
    await userEvent.type(await code(), '123456');
    onSignIn.mockReturnValueOnce(new Promise(() => {}));
    await userEvent.click(button('Verify'));
    await screen.findByRole('button', { name: 'Signing in…' });
    await userEvent.click(button('Back'));
    await expect(onSignIn.mock.lastCall?.[1].signal.aborted).toBe(true);
    await waitFor(() => expect(email()).toHaveFocus());
    await expect(password()).toHaveValue(secret);
    answers({ challenge: 'otp' });
    await userEvent.click(button());
    await expect(await code()).toHaveValue('');
    answers({ fieldErrors: { password: 'Changed meanwhile.' } });
    await userEvent.type(await code(), '123456{Enter}');
    await waitFor(() => expect(password()).toHaveFocus());
    await expect(password()).toHaveAccessibleDescription('Changed meanwhile.');
  },
});

export const ThePasswordIsNowhereInTheMarkup = meta.story({
  args: { id: 'audited' },
  play: async () => {
    answers({ fieldErrors: { password: 'No.' }, formError: 'No.' });
    await signIn();
    await fault('No.');
    await userEvent.click(button('Show password'));
    await expect(document.documentElement.outerHTML).not.toContain(secret.slice(0, 9));
    await expect(location.href).not.toContain('Tr0ub');
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Tr0ub');
  },
});
