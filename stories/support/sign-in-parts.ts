import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SignInAnswer, SignInRequest } from '#src/components/login-form/index.ts';

/** Backend of the login form; `answers` says what it answers next. */
export const onSignIn = fn<SignInRequest>();

/** Hearer of what the backend throws. */
export const onError = fn<(error: unknown) => void>();

/** Resets what both received and are to answer. */
export const forgetCalls = () => {
  onSignIn.mockReset();
  onError.mockReset();
};

/** Gives the backend its next answer. */
export const answers = (answer: SignInAnswer) => onSignIn.mockResolvedValueOnce(answer);

/** Credentials that the backend received last. */
export const told = () => onSignIn.mock.lastCall?.[0];

/** Password that nothing but the backend may learn. */
export const secret = 'Tr0ub4dor & 3';

export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const button = (name = 'Sign in') => screen.getByRole('button', { name });

/** Part of the form by the end of its `data-slot`. */
export const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot="login-form-${name}"]`);

/** Fills the first step in and sends it by Enter. */
export const signIn = async (text = secret) => {
  await userEvent.clear(email());
  await userEvent.type(email(), ' mia@example.com ');
  await userEvent.clear(password());
  await userEvent.type(password(), `${text}{Enter}`);
};

/** Waits for a fault that has focus and says the sentence, which no live region repeats. */
export const fault = async (sentence: string | RegExp) => {
  await waitFor(() => expect(part('problem')).toHaveFocus());
  await expect(part('problem')).toHaveTextContent(sentence);
  for (const region of screen.getAllByRole('status', { hidden: true })) {
    await expect(region).not.toHaveTextContent(sentence);
  }
};
