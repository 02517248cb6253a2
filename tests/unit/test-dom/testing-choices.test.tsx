import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  ColorInput,
  ColorPicker,
  CountrySelect,
  MultipleCountrySelect,
  Pagination,
  Rating,
  TagInput,
  TesseraProvider,
} from '#src/index.ts';
import { ar } from '#src/languages/ar.ts';
import {
  addTags,
  chooseCountries,
  chooseCountry,
  goToPage,
  pickColor,
  rate,
  readTags,
  removeTag,
  setTimeLimit,
} from '#src/testing/index.ts';

const named = (name: string) => screen.getByLabelText(name, { selector: 'input' });

let values: unknown[] = [];
const keep = (value: unknown) => void values.push(value);
beforeEach(() => {
  values = [];
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
    'removeTag: "tea" is not one of the tags: [milk], {rum}.',
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
  render(<ColorPicker showTextField={false} />);
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
      <Pagination itemCount={395} onPageChange={keep} />
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
  render(<Pagination itemCount={395} page={1} onPageChange={keep} />);
  setTimeLimit(100);
  await expect(goToPage(user, screen.getByRole('navigation'), 2)).rejects.toThrow(
    'goToPage: page 1 is still the current one',
  );
});
