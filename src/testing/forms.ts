import { drive, fill, findWidget, part, type TestUser, waitUntil } from './find-widget';

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

/**
 * Enters a code into a `OneTimeCodeInput`, instead of the one that it contains.
 * @param control Input or root element.
 * @param code Characters of the code; separators are left out.
 */
export async function enterCode(user: TestUser, control: Element, code: string): Promise<void> {
  const root = findWidget('enterCode', control, 'one-time-code-input');
  const input = part<HTMLInputElement>(
    root,
    'input',
    'enterCode: there is no input in the one-time code input.',
  );
  await drive(() => fill(user, input, code));
}

/**
 * Returns the errors that the fields of a form show, by field label, and the error of the form as `form`. It
 * does not wait: call it in `waitFor`.
 * @param form Form, or any element around the fields.
 */
export function readErrors(form: Element): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of form.querySelectorAll('[data-slot="field"]')) {
    const error = field.querySelector(fieldError);
    if (error) errors[labelOf(field)] = textOf(error);
  }
  const formError = form.querySelector('[data-slot="form-error"]');
  if (formError) errors.form = textOf(formError);
  return errors;
}

// Errors that only a component can detect, such as an invalid date, are in its own message line.
const fieldError = '[data-slot="field-error"], [data-slot$="-message"][data-type="error"]';

function labelOf(field: Element): string {
  const label = field.querySelector('[data-slot="field-label"]')?.cloneNode(true) as Element | null;
  label?.querySelector('[data-slot="field-optional"]')?.remove();
  return label ? textOf(label) : '';
}

/** Returns the text of an element, with spaces between its lines. */
function textOf(element: Element): string {
  const lines = [...element.querySelectorAll('div')].filter((line) => !line.querySelector('div'));
  const texts = lines.length > 0 ? lines.map((line) => line.textContent) : [element.textContent];
  return texts.map((text) => text.trim()).join(' ');
}
