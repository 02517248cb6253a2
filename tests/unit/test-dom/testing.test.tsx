import type { ReactElement } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  Calendar,
  ColorInput,
  ColorPicker,
  CountrySelect,
  DatePicker,
  DateRangePicker,
  Field,
  Form,
  LoginForm,
  MultipleCalendar,
  MultipleCountrySelect,
  Pagination,
  PeriodCalendar,
  RangeCalendar,
  Rating,
  SanitizedHtml,
  TagInput,
  TesseraProvider,
} from '#src/index.ts';
import { ar } from '#src/languages/ar.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import {
  addTags,
  chooseCountries,
  chooseCountry,
  cleanHtmlOf,
  fillLogin,
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
  setTimeLimit(10_000);
});

test.each(['2026-04-15', '2026-05-01', '2025-12-31', '1987-02-28', '2031-07-04'])(
  'pickDate picks %s from the panel of a date picker',
  async (date) => {
    const user = userEvent.setup();
    render(<DatePicker aria-label="Arrival" today={today} onValueChange={keep} />);
    await pickDate(user, named('Arrival'), date);
    expect(values).toEqual([date]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('pickDate and pickRange pick in every calendar of days', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Calendar months={2} today={today} onValueChange={keep} />);
  const calendar = () => screen.getByRole('group');
  await pickDate(user, calendar(), '2026-04-30');
  await pickDate(user, calendar(), '2026-08-30');
  rerender(<MultipleCalendar key="2" today={today} onValueChange={keep} />);
  await pickDate(user, calendar(), '2026-04-08');
  await pickDate(user, calendar(), '2026-06-08');
  rerender(<RangeCalendar key="3" today={today} onValueChange={keep} />);
  await pickRange(user, calendar(), { from: '2026-04-28', to: '2026-05-03' });
  expect(values).toEqual([
    '2026-04-30',
    '2026-08-30',
    ['2026-04-08'],
    ['2026-04-08', '2026-06-08'],
    { from: '2026-04-28', to: null },
    { from: '2026-04-28', to: '2026-05-03' },
  ]);
});

test('pickRange picks from the panel of a date range picker', async () => {
  const user = userEvent.setup();
  render(<DateRangePicker aria-label="Stay" today={today} onValueChange={keep} />);
  await pickRange(user, named('From'), { from: '2026-04-08', to: '2026-06-02' });
  await pickRange(user, named('From'), { from: '2026-05-08', to: '2026-05-09' });
  expect(values.filter((range) => (range as { to: unknown }).to)).toEqual([
    { from: '2026-04-08', to: '2026-06-02' },
    { from: '2026-05-08', to: '2026-05-09' },
  ]);
});

test('pickDate says which date cannot be picked, and which is not reached', async () => {
  const user = userEvent.setup();
  render(
    <DatePicker
      aria-label="Arrival"
      today={today}
      max="2026-12-31"
      unavailable={(day) => (day === '2026-04-15' ? 'Sold out' : false)}
    />,
  );
  await expect(pickDate(user, named('Arrival'), '2026-04-15')).rejects.toThrow(
    /^pickDate: 2026-04-15 cannot be picked: .*Sold out/,
  );
  setTimeLimit(100);
  await expect(pickDate(user, named('Arrival'), '2027-01-01')).rejects.toThrow(
    'pickDate: the calendar does not reach 2027-01-01.',
  );
});

test('pickDate says that a read-only field has no calendar', async () => {
  const user = userEvent.setup();
  render(<DatePicker aria-label="Arrival" readOnly />);
  await expect(pickDate(user, named('Arrival'), '2026-04-15')).rejects.toThrow(
    'pickDate: the field is read-only and has no calendar.',
  );
});

test.each([
  ['month', '2027-02'],
  ['month', '1999-12'],
  ['quarter', '2026-Q2'],
  ['quarter', '2031-Q4'],
  ['year', '1950'],
] as const)('pickPeriod picks a %s: %s', async (granularity, period) => {
  const user = userEvent.setup();
  render(<PeriodCalendar granularity={granularity} today={today} onValueChange={keep} />);
  await pickPeriod(user, screen.getByRole('group'), period);
  expect(values).toEqual([period]);
});

test('rate gives a rating, leaves it and clears it', async () => {
  const user = userEvent.setup();
  render(<Rating aria-label="Service" onValueChange={keep} />);
  const stars = screen.getByRole('radiogroup', { name: 'Service' });
  await rate(user, stars, 4);
  await rate(user, screen.getByRole('radio', { name: '2 out of 5' }), 4);
  await rate(user, stars, null);
  expect(values).toEqual([4, null]);
  await expect(rate(user, stars, 6)).rejects.toThrow('rate: the rating has no value 6.');
});

test('rate says that a required rating cannot be cleared', async () => {
  const user = userEvent.setup();
  render(<Rating aria-label="Service" defaultValue={2} required />);
  await expect(rate(user, screen.getByRole('radiogroup'), null)).rejects.toThrow(
    'rate: the rating cannot be cleared.',
  );
});

test('addTags, removeTag and readTags change and read tags', async () => {
  const user = userEvent.setup();
  render(<TagInput aria-label="Topics" maxLength={8} suggestions={['teapot']} />);
  const field = named('Topics');
  await addTags(user, field, ['tea', '[milk]', '{rum}']);
  await removeTag(user, field, 'tea');
  expect(readTags(field)).toEqual(['[milk]', '{rum}']);
  await expect(removeTag(user, field, 'tea')).rejects.toThrow(
    'removeTag: "tea" is none of the tags: [milk], {rum}.',
  );
  setTimeLimit(100);
  await expect(addTags(user, field, ['lemonade and ice'])).rejects.toThrow(
    /^addTags: "lemonade and ice" was not added\. .*too long/,
  );
});

test.each([
  ['tomato', '#ff6347'],
  ['#b3261e', '#b3261e'],
  ['rgb(0 0 255)', '#0000ff'],
])('pickColor types the color %s', async (color, hex) => {
  const user = userEvent.setup();
  render(<ColorInput aria-label="Accent" defaultValue="#112233" onValueChange={keep} />);
  await pickColor(user, named('Accent'), color);
  expect(values).toEqual([hex]);
  await pickColor(user, named('Accent'), null);
  expect(values).toEqual([hex, null]);
});

test('pickColor says why a color is refused, and types into a color picker', async () => {
  const user = userEvent.setup();
  render(<ColorPicker onValueChange={keep} />);
  const picker = screen.getByRole('group', { name: /color/i });
  await pickColor(user, picker, 'teal');
  expect(values).toEqual(['#008080']);
  await expect(pickColor(user, picker, 'teeel')).rejects.toThrow(
    /^pickColor: "teeel" was refused: \S/,
  );
});

test('pickColor says that a color picker has no text field', async () => {
  const user = userEvent.setup();
  render(<ColorPicker textField={false} />);
  await expect(pickColor(user, screen.getByRole('group'), 'teal')).rejects.toThrow(
    'pickColor: the ColorPicker has no text field',
  );
});

test('chooseCountry chooses and clears a country', async () => {
  const user = userEvent.setup();
  render(<CountrySelect aria-label="Country" onValueChange={keep} />);
  const field = screen.getByRole('combobox', { name: 'Country' });
  for (const code of ['SE', 'IN', 'NO', null]) await chooseCountry(user, field, code);
  expect(values).toEqual(['SE', 'IN', 'NO', null]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  setTimeLimit(100);
  await expect(chooseCountry(user, field, 'XX')).rejects.toThrow(
    'chooseCountry: the list has no country "XX".',
  );
});

test('chooseCountries chooses some countries and removes the others', async () => {
  const user = userEvent.setup();
  render(
    <MultipleCountrySelect
      aria-label="Delivery"
      defaultValue={['DE', 'FR']}
      onValueChange={keep}
    />,
  );
  await chooseCountries(user, screen.getByRole('combobox'), ['FR', 'JP', 'AT']);
  expect(values.at(-1)).toEqual(['FR', 'JP', 'AT']);
  await chooseCountries(user, screen.getByRole('combobox'), []);
  expect(values.at(-1)).toEqual([]);
});

test('goToPage goes to a page that is in sight, and to one that is not', async () => {
  const user = userEvent.setup();
  render(
    <TesseraProvider language={ar}>
      <Pagination total={395} onPageChange={keep} />
    </TesseraProvider>,
  );
  const pages = screen.getByRole('navigation');
  await goToPage(user, pages, 4);
  await goToPage(user, pages, 4);
  await goToPage(user, pages, 20);
  expect(values[0]).toBe(4);
  expect(values.at(-1)).toBe(20);
  await expect(goToPage(user, pages, 41)).rejects.toThrow('goToPage: there is no page 41.');
});

test('goToPage says that an application does not follow', async () => {
  const user = userEvent.setup();
  render(<Pagination total={395} page={1} onPageChange={keep} />);
  setTimeLimit(100);
  await expect(goToPage(user, screen.getByRole('navigation'), 2)).rejects.toThrow(
    'goToPage: page 1 is still the current one',
  );
});

test('fillLogin signs in, with a code where one is asked for', async () => {
  const user = userEvent.setup();
  render(
    <LoginForm
      remember="unchecked"
      onSignIn={async (credentials) => {
        keep(credentials);
        return credentials.code === undefined ? { challenge: 'otp' } : { ok: true };
      }}
    />,
  );
  await fillLogin(user, screen.getByRole('button', { name: 'Sign in' }), {
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

test('fillLogin says that the form asks for no code', async () => {
  const user = userEvent.setup();
  render(<LoginForm onSignIn={async () => ({ formError: true })} />);
  setTimeLimit(500);
  await expect(
    fillLogin(user, screen.getByRole('button', { name: 'Sign in' }), {
      username: 'mia@example.com',
      password: 'wrong',
      code: '123456',
    }),
  ).rejects.toThrow('fillLogin: the form asks for no code. Incorrect email or password.');
});

test('readErrors returns what a form shows, by label', async () => {
  const user = userEvent.setup();
  render(
    <Form aria-label="Booking" onSubmit={() => ({ formError: 'Sold out.' })}>
      <Field name="email" label="E-mail" rules="required|email" optional>
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
      'E-mail': 'This field is required.',
      Arrival: expect.stringContaining('does not exist'),
    }),
  );
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ada@example.com');
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
  ['fillLogin', (input) => fillLogin(userEvent, input, { username: '', password: '' })],
  ['cleanHtmlOf', (input) => cleanHtmlOf(input)],
];

test.each(strangers)(
  '%s says what it expected in the place of another control',
  async (name, run) => {
    const page: ReactElement = <input name="email" />;
    render(page);
    await expect(run(screen.getByRole('textbox'))).rejects.toThrow(
      new RegExp(
        `^${name}: <input name="email"> is not part of a [A-Z]\\w+.* Pass its control or its root element\\.$`,
      ),
    );
  },
);
