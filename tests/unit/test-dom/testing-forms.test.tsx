import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { DatePicker, Field, Form, LoginForm, OneTimeCodeInput, SanitizedHtml } from '#src/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import {
  addTags,
  chooseCountries,
  chooseCountry,
  cleanHtmlOf,
  enterCode,
  fillSignIn,
  goToPage,
  pickColor,
  pickDate,
  pickPeriod,
  pickRange,
  rate,
  readErrors,
  readTags,
  removeTag,
  setTimeLimit,
} from '#src/testing/index.ts';

const today = '2026-04-03';
const named = (name: string) => screen.getByLabelText(name, { selector: 'input' });

let values: unknown[] = [];
const keep = (value: unknown) => void values.push(value);
beforeEach(() => {
  values = [];
});

test('fillSignIn signs in, with a code where one is asked for', async () => {
  const user = userEvent.setup();
  render(
    <LoginForm
      remember
      onSignIn={async (credentials) => {
        keep(credentials);
        return credentials.code === undefined ? { challenge: 'otp' } : { ok: true };
      }}
    />,
  );
  await fillSignIn(user, screen.getByRole('button', { name: 'Sign in' }), {
    username: 'mia@example.com',
    password: 'open [sesame]',
    remember: true,
    code: '123456',
  });
  await waitFor(() =>
    expect(values.at(-1)).toEqual({
      username: 'mia@example.com',
      password: 'open [sesame]',
      remember: true,
      code: '123456',
    }),
  );
});

test('fillSignIn asks for the account first where the form does', async () => {
  const user = userEvent.setup();
  render(
    <LoginForm
      onIdentify={async (identity) => {
        keep(identity);
        return { challenge: 'password' };
      }}
      onSignIn={async (credentials) => {
        keep(credentials);
        return { ok: true };
      }}
    />,
  );
  const identity = { username: 'mia@example.com', remember: false };
  const form = screen.getByRole('form', { name: 'Sign in' });
  await fillSignIn(user, form, { username: identity.username, password: 'sesame' });
  await waitFor(() => expect(values).toEqual([identity, { ...identity, password: 'sesame' }]));
});

test('fillSignIn says that the form asks for no code', async () => {
  const user = userEvent.setup();
  render(<LoginForm onSignIn={async () => ({ formError: true })} />);
  setTimeLimit(500);
  await expect(
    fillSignIn(user, screen.getByRole('button', { name: 'Sign in' }), {
      username: 'mia@example.com',
      password: 'wrong',
      code: '123456',
    }),
  ).rejects.toThrow('fillSignIn: the form asks for no code. The sign-in details are incorrect.');
});

test('enterCode replaces the code', async () => {
  const user = userEvent.setup();
  render(
    <OneTimeCodeInput
      aria-label="Code"
      defaultValue="111"
      onValueChange={keep}
      onComplete={(code) => keep(`complete ${code}`)}
    />,
  );
  await enterCode(user, screen.getByLabelText('Code'), '482-913');
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '482913');
  expect(values.slice(-2)).toEqual(['482913', 'complete 482913']);
});

test('readErrors returns what a form shows, by label', async () => {
  const user = userEvent.setup();
  render(
    <Form aria-label="Booking" onSubmit={() => ({ formError: 'Sold out.' })}>
      <Field name="email" label="Email" rules="required|email" optional>
        <TextInput />
      </Field>
      <Field name="day" label="Arrival">
        <DatePicker today={today} />
      </Field>
      <button type="submit">Book</button>
    </Form>,
  );
  const form = screen.getByRole('form', { name: 'Booking' });
  expect(readErrors(form)).toEqual({});
  await user.type(named('Arrival'), '31 April');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() =>
    expect(readErrors(form)).toEqual({
      Email: 'This field is required.',
      Arrival: expect.stringContaining('does not exist'),
    }),
  );
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await user.clear(named('Arrival'));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(readErrors(form)).toEqual({ form: 'Sold out.' }));
});

test('cleanHtmlOf waits for the HTML', async () => {
  const { container } = render(
    <SanitizedHtml html="<p>Hello <script>steal()</script><b>Ada</b>" />,
  );
  expect(await cleanHtmlOf(container)).toMatch(/Hello <b>Ada<\/b>/);
});

const strangers: ReadonlyArray<readonly [name: string, run: (input: Element) => unknown]> = [
  ['pickDate', (input) => pickDate(userEvent, input, today)],
  ['pickRange', (input) => pickRange(userEvent, input, { from: today, to: today })],
  ['pickPeriod', (input) => pickPeriod(userEvent, input, '2026')],
  ['rate', (input) => rate(userEvent, input, 1)],
  ['addTags', (input) => addTags(userEvent, input, [])],
  ['removeTag', (input) => removeTag(userEvent, input, 'a')],
  ['readTags', async (input) => readTags(input)],
  ['pickColor', (input) => pickColor(userEvent, input, 'red')],
  ['chooseCountry', (input) => chooseCountry(userEvent, input, 'SE')],
  ['chooseCountries', (input) => chooseCountries(userEvent, input, [])],
  ['goToPage', (input) => goToPage(userEvent, input, 1)],
  ['enterCode', (input) => enterCode(userEvent, input, '')],
  ['fillSignIn', (input) => fillSignIn(userEvent, input, { username: '', password: '' })],
  ['cleanHtmlOf', (input) => cleanHtmlOf(input)],
];

test.each(strangers)('%s says what it expected instead of another control', async (name, run) => {
  render(<input name="email" />);
  await expect(run(screen.getByRole('textbox'))).rejects.toThrow(
    new RegExp(
      `^${name}: <input name="email"> is not part of a [A-Z]\\w+.* Pass its control or its root element\\.$`,
    ),
  );
});
