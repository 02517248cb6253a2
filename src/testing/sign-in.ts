import { findWidget, part } from './find-widget';
import { fill, type TestUser } from './test-user';
import { drive, waitUntil } from './wait-until';

/** Credentials for a sign-in form. */
export interface TestCredentials {
  /** Email address or username. */
  username: string;
  password: string;
  /** Whether to stay signed in. Default: the initial state of the form. */
  remember?: boolean;
  /** One-time code, if the server requires one. */
  code?: string;
}

/**
 * Fills in a `LoginForm`, in one step or in two, and submits it; with a `code`, waits for the code step and submits it,
 * too.
 * @param control Control, form or root element.
 */
export async function fillSignIn(
  user: TestUser,
  control: Element,
  { username, password, remember, code }: TestCredentials,
): Promise<void> {
  const root = findWidget('fillSignIn', control, 'login-form');
  const field = (name: string) =>
    part<HTMLInputElement>(root, `input[name="${name}"]`, `fillSignIn: there is no ${name} field.`);
  const submit = () =>
    user.click(part(root, 'button[type="submit"]', 'fillSignIn: there is no button.'));
  await drive(async () => {
    await fill(user, field('username'), username);
    if (root.dataset.step === 'username') {
      await submit();
      await waitUntil(
        () => root.dataset.step === 'password',
        () => `fillSignIn: the form asks for no password. ${problemOf(root)}`.trim(),
      );
    }
    await fill(user, field('password'), password);
    if (remember !== undefined && field('remember').checked !== remember) {
      await user.click(field('remember'));
    }
    await submit();
    if (code === undefined) return;
    await waitUntil(
      () => root.querySelector('input[name="code"]'),
      () => `fillSignIn: the form asks for no code. ${problemOf(root)}`.trim(),
    );
    await fill(user, field('code'), code);
    await submit();
  });
}

const problemOf = (root: Element) =>
  root.querySelector('[data-slot="login-form-problem"]')?.textContent ?? '';
