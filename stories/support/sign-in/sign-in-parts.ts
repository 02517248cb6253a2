import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { SignInAnswer, SignInRequest } from '#src/components/account-form/index.ts';

/** Mock of `onSignIn`. */
export const onSignIn = fn<SignInRequest>();

/** Mock of `onError`. */
export const onError = fn<(error: unknown) => void>();

/** Resets both mocks. */
export const resetMocks = () => {
  onSignIn.mockReset();
  onError.mockReset();
};

/** Sets the next result of `onSignIn`. */
export const respondWith = (answer: SignInAnswer) => onSignIn.mockResolvedValueOnce(answer);

/** Returns the credentials of the last call. */
export const lastCredentials = () => onSignIn.mock.lastCall?.[0];

/** Options of every request. */
export const signal = { signal: expect.any(AbortSignal) };

/** Account that the tests enter. */
export const account = { username: 'mia@example.com' };

/** Password that must appear nowhere except in the request. */
export const secret = 'Tr0ub4dor & 3';

export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'One-time code' });
export const button = (name = 'Sign in') => screen.getByRole('button', { name });

/** Returns the part of an account form whose `data-slot` ends with this name. */
export const part = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot$="-form-${name}"]`);

/** Fills in the first step and submits it with Enter. */
export const signIn = async (text = secret) => {
  await userEvent.clear(email());
  await userEvent.type(email(), ' mia@example.com ');
  await userEvent.clear(password());
  await userEvent.type(password(), `${text}{Enter}`);
};

/** Waits for an error message that has focus, and checks that no live region repeats it. */
export const expectProblem = async (sentence: string | RegExp) => {
  await waitFor(() => expect(part('problem')).toHaveFocus());
  await expect(part('problem')).toHaveTextContent(sentence);
  for (const region of screen.getAllByRole('status', { hidden: true })) {
    await expect(region).not.toHaveTextContent(sentence);
  }
};
