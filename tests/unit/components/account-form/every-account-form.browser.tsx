import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ForgotPasswordForm,
  LoginForm,
  ResetPasswordForm,
  SignUpForm,
} from '#src/components/account-form/index.ts';
import { TesseraProvider } from '#src/core/provider/tessera-provider.tsx';
import { forgetProblems } from '#src/core/report-problem.ts';
import { de } from '#src/languages/de.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();

const username = 'mia@example.com';
const secret = 'Tr0ub4dor & 3';

type AnyForm = ComponentType<Readonly<Record<string, unknown>>>;
type Request = (values: unknown, options: { signal: AbortSignal }) => Promise<unknown>;

/** Forms, each with its slot and its function. */
const forms = (
  [
    ['LoginForm', LoginForm, 'login-form', 'onSignIn'],
    ['SignUpForm', SignUpForm, 'sign-up-form', 'onSignUp'],
    ['ForgotPasswordForm', ForgotPasswordForm, 'forgot-password-form', 'onSend'],
    ['ResetPasswordForm', ResetPasswordForm, 'reset-password-form', 'onChangePassword'],
  ] as const
).map(([name, form, slot, prop]) => ({ name, Form: form as AnyForm, slot, prop }));

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

/** Waits until React has hydrated the form. */
async function ready() {
  await vi.waitFor(() => expect(document.querySelector('form')?.noValidate).toBe(true));
}

/** Fills in a form as a password manager does, without a key press. */
function fill() {
  for (const [name, value] of Object.entries({ username, password: secret })) {
    const field = input(name);
    if (field && !field.readOnly) field.value = value;
  }
}

test.each(forms)('$name is named by its heading, without the lead below it', ({ Form, slot }) => {
  const { rerender } = mount(<Form heading={<h1>Welcome</h1>} subtitle={<p>It is free.</p>} />);
  const form = page.getByRole('form', { name: 'Welcome', exact: true });
  expect(form.element()).toBe(partOf(`${slot}-form`));
  const [title, lead] = ['h1', 'p'].map((part) => find(part)?.getBoundingClientRect());
  expect(lead?.top).toBeGreaterThanOrEqual(title?.bottom ?? 0);
  rerender(<Form subtitle={<p>It is free.</p>} />);
  expect(partOf(`${slot}-subtitle`).textContent).toBe('It is free.');
  expect(partOf(`${slot}-form`).getAttribute('aria-labelledby')).toBeNull();
});

test.each(forms)('$name sends one request for two clicks and Enter in one task', async (row) => {
  const { Form, slot, prop } = row;
  const request = vi.fn<Request>(() => new Promise(() => {}));
  mount(<Form {...{ [prop]: request }} />);
  await ready();
  fill();
  const submit = partOf(`${slot}-submit`);
  submit.click();
  submit.click();
  document.querySelector('form')?.requestSubmit();
  await settle();
  expect(request).toHaveBeenCalledOnce();
  expect(submit.ariaDisabled).toBe('true');
  expect(submit.hasAttribute('data-loading')).toBe(true);
});

test.each(forms)('$name sends nothing during a lockout', async ({ Form, slot, prop }) => {
  const request = vi.fn<Request>(() => new Promise(() => {}));
  mount(<Form {...{ [prop]: request }} defaultAnswer={{ retryAfter: 5400 }} />);
  await ready();
  fill();
  document.querySelector('form')?.requestSubmit();
  await settle();
  expect(request).not.toHaveBeenCalled();
  expect(partOf(`${slot}-submit`).ariaDisabled).toBe('true');
});

test.each(forms)(
  '$name aborts its request with the form, and ignores its late result',
  async (row) => {
    const { Form, prop, slot } = row;
    const signals: AbortSignal[] = [];
    const { promise, reject } = Promise.withResolvers<unknown>();
    const onError = vi.fn<(error: unknown) => void>();
    const request: Request = (_values, { signal }) => {
      signals.push(signal);
      return promise;
    };
    const { unmount } = mount(<Form {...{ [prop]: request, onError }} />);
    await ready();
    fill();
    partOf(`${slot}-submit`).click();
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    reject(new Error('Too late'));
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    expect(onError).not.toHaveBeenCalled();
  },
);

const responses = [null, 'ok', [], { challenge: 'sms' }, { fieldErrors: { phone: 'No.' } }];

test.each(forms.flatMap((row) => responses.map((response) => ({ ...row, response }))))(
  '$name informs the user and the developer of $response',
  async ({ name, Form, slot, prop, response }) => {
    forgetProblems();
    mount(<Form {...{ [prop]: async () => response }} />);
    await ready();
    fill();
    partOf(`${slot}-submit`).click();
    await vi.waitFor(() => {
      const problem = find(`[data-slot="${slot}-problem"]`);
      expect(problem?.textContent).toBe('Something went wrong. Try again.');
      expect(document.activeElement).toBe(problem);
    });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`Tessera ${name}: \`${prop}\` returned an invalid result`);
    expect(messages[0]).not.toContain('Tr0ub');
    messages.length = 0;
  },
);

test.each(forms)(
  '$name shows the error of a field at the field, until that changes',
  async (row) => {
    const { Form, slot, prop } = row;
    const name = slot === 'reset-password-form' ? 'password' : 'username';
    mount(<Form {...{ [prop]: async () => ({ fieldErrors: { [name]: 'Not this one.' } }) }} />);
    await ready();
    fill();
    partOf(`${slot}-submit`).click();
    const field = () => page.elementLocator(input(name) ?? document.body);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveAccessibleDescription(/Not this one\./);
    await expect.element(field()).toBeInvalid();
    expect(input('password')?.value ?? secret, 'the password stays').toBe(secret);
    await userEvent.keyboard('x');
    await expect.element(field()).not.toBeInvalid();
  },
);

test.each(forms)('$name clears the password if the result asks for it', async (row) => {
  const { Form, slot, prop } = row;
  mount(<Form {...{ [prop]: async () => ({ formError: 'No.', clearPassword: true }) }} />);
  await ready();
  fill();
  partOf(`${slot}-submit`).click();
  await vi.waitFor(() => expect(find(`[data-slot="${slot}-problem"]`)?.textContent).toBe('No.'));
  expect(input('password')?.value ?? '').toBe('');
});

test.each(forms)('$name is a form that is posted, with or without a server function', (row) => {
  const { Form } = row;
  expect(serverMarkup(<Form action="/target" />)).toMatch(
    /<form[^>]* method="post"[^>]* action="\/target"|<form[^>]* action="\/target"[^>]* method="post"/,
  );
  const fields = {
    name: '$ACTION_ID_1',
    method: 'POST',
    encType: 'multipart/form-data',
    data: null,
  };
  const action = Object.assign(vi.fn<(data: FormData) => void>(), { $$FORM_ACTION: () => fields });
  const markup = serverMarkup(<Form action={action} />);
  expect(markup.match(/<form[^>]*>/)?.[0].match(/method="post"/gi)).toHaveLength(1);
});

test.each(forms)('$name takes the shared texts from the language and from `labels`', (row) => {
  const { Form, slot } = row;
  const props = { defaultAnswer: { retryAfter: 5400 } };
  const { rerender } = mount(
    <TesseraProvider language={de}>
      <Form {...props} />
    </TesseraProvider>,
  );
  const problem = () => partOf(`${slot}-problem`).textContent;
  expect(problem()).toBe('Zu viele Versuche. Versuchen Sie es in 90 Minuten noch einmal.');
  rerender(<Form {...props} labels={{ lockedOut: () => 'Later.' }} />);
  expect(problem()).toBe('Later.');
});

test.each(forms.filter(({ name }) => name !== 'ResetPasswordForm'))(
  '$name ends the request of the code step when the user goes back',
  async (row) => {
    const { Form, slot, prop } = row;
    const signals: AbortSignal[] = [];
    const wait: Request = (_values, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    mount(
      <Form
        {...{ [prop]: wait }}
        {...(slot === 'forgot-password-form' && { onCode: wait })}
        defaultUsername={username}
        defaultAnswer={{ challenge: 'otp' }}
      />,
    );
    await ready();
    fill();
    await userEvent.fill(input('code') as HTMLInputElement, '482913');
    partOf(`${slot}-submit`).click();
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    partOf(`${slot}-back`).click();
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    expect(input('code')).toBeNull();
    expect(input('username')?.value).toBe(username);
    // The first step can be submitted at once.
    partOf(`${slot}-submit`).click();
    await vi.waitFor(() => expect(signals).toHaveLength(2));
  },
);

test.each([
  ['LoginForm', LoginForm as AnyForm, 'login-form-send-link', 'onSendLink'],
  ['SignUpForm', SignUpForm as AnyForm, 'sign-up-form-passkey', 'onPasskey'],
])('%s sends one request for two clicks on a button that validates first', async (...row) => {
  const [, Form, part, prop] = row;
  const request = vi.fn<Request>(() => new Promise(() => {}));
  mount(<Form {...{ [prop]: request }} defaultUsername={username} />);
  await ready();
  partOf(part).click();
  partOf(part).click();
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  await settle();
  expect(request).toHaveBeenCalledOnce();
});

test.each(forms)(
  'two of $name on a page share no id, and the first has the usual ones',
  async ({ Form, slot }) => {
    const { rerender } = mount(
      <>
        <Form key="one" />
        <Form key="two" />
      </>,
    );
    await settle();
    const ids = () => Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids()).size).toBe(ids().length);
    const [first = ''] = ids();
    expect(first).not.toMatch(/_r_/);
    expect(document.querySelectorAll(`[data-slot="${slot}"]`)).toHaveLength(2);
    rerender(<Form key="two" />);
    expect(new Set(ids()).size).toBe(ids().length);
  },
);
